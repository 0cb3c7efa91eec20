// torch_gqa_repeat_interleave_two_lengths_dynamic, behind a pass.
#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<?x4x?x32xbf16>, %arg1: tensor<?x2x?x32xbf16>, %arg2: tensor<?x2x?x32xbf16>) -> tensor<?x4x?x32xbf16> {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %c4_i64 = arith.constant 4 : i64
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c32_i64 = arith.constant 32 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst_1 = arith.constant 5.6568542494923806 : f64
    %c128_i64 = arith.constant 128 : i64
    %dim = tensor.dim %arg0, %c2 : tensor<?x4x?x32xbf16>
    %0 = arith.index_cast %dim : index to i64
    %dim_2 = tensor.dim %arg2, %c0 : tensor<?x2x?x32xbf16>
    %1 = arith.index_cast %dim_2 : index to i64
    %dim_3 = tensor.dim %arg2, %c2 : tensor<?x2x?x32xbf16>
    %2 = arith.index_cast %dim_3 : index to i64
    %dim_4 = tensor.dim %arg1, %c0 : tensor<?x2x?x32xbf16>
    %dim_5 = tensor.dim %arg1, %c2 : tensor<?x2x?x32xbf16>
    %expanded = tensor.expand_shape %arg1 [[0], [1], [2, 3], [4]] output_shape [%dim_4, 2, 1, %dim_5, 32] : tensor<?x2x?x32xbf16> into tensor<?x2x1x?x32xbf16>
    %3 = arith.cmpi sge, %1, %c0_i64 : i64
    cf.assert %3, "unimplemented: dynamic negative broadcast sizes"
    %4 = arith.cmpi sge, %2, %c0_i64 : i64
    cf.assert %4, "unimplemented: dynamic negative broadcast sizes"
    %5 = tensor.empty(%dim_2, %dim_3) : tensor<?x2x2x?x32xbf16>
    %6 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%5 : tensor<?x2x2x?x32xbf16>) {
    ^bb0(%out: bf16):
      %133 = linalg.index 0 : index
      %134 = linalg.index 1 : index
      %135 = linalg.index 3 : index
      %136 = linalg.index 4 : index
      %137 = arith.cmpi eq, %dim_4, %c1 : index
      %138 = arith.select %137, %c0, %133 : index
      %139 = arith.cmpi eq, %dim_5, %c1 : index
      %140 = arith.select %139, %c0, %135 : index
      %extracted = tensor.extract %expanded[%138, %134, %c0, %140, %136] : tensor<?x2x1x?x32xbf16>
      linalg.yield %extracted : bf16
    } -> tensor<?x2x2x?x32xbf16>
    %7 = arith.cmpi slt, %1, %c0_i64 : i64
    %8 = arith.select %7, %c1_i64, %1 : i64
    %9 = arith.extui %7 : i1 to i64
    %10 = arith.muli %8, %c4_i64 : i64
    %11 = arith.muli %10, %2 : i64
    %12 = arith.addi %9, %c1_i64 : i64
    %13 = arith.cmpi slt, %2, %c0_i64 : i64
    %14 = arith.select %13, %10, %11 : i64
    %15 = arith.select %13, %12, %9 : i64
    %16 = arith.muli %14, %c32_i64 : i64
    %17 = arith.cmpi sle, %15, %c1_i64 : i64
    cf.assert %17, "must have at most one inferred (negative) dimension"
    %18 = arith.muli %1, %c4_i64 : i64
    %19 = arith.muli %18, %2 : i64
    %20 = arith.muli %19, %c32_i64 : i64
    %21 = arith.divsi %20, %16 : i64
    %22 = arith.select %7, %21, %1 : i64
    %23 = arith.select %13, %21, %2 : i64
    %from_elements = tensor.from_elements %22, %c4_i64, %23, %c32_i64 : tensor<4xi64>
    %reshape = tensor.reshape %6(%from_elements) : (tensor<?x2x2x?x32xbf16>, tensor<4xi64>) -> tensor<?x4x?x32xbf16>
    %expanded_6 = tensor.expand_shape %arg2 [[0], [1], [2, 3], [4]] output_shape [%dim_2, 2, 1, %dim_3, 32] : tensor<?x2x?x32xbf16> into tensor<?x2x1x?x32xbf16>
    cf.assert %3, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %4, "unimplemented: dynamic negative broadcast sizes"
    %24 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%5 : tensor<?x2x2x?x32xbf16>) {
    ^bb0(%out: bf16):
      %133 = linalg.index 0 : index
      %134 = linalg.index 1 : index
      %135 = linalg.index 3 : index
      %136 = linalg.index 4 : index
      %137 = arith.cmpi eq, %dim_2, %c1 : index
      %138 = arith.select %137, %c0, %133 : index
      %139 = arith.cmpi eq, %dim_3, %c1 : index
      %140 = arith.select %139, %c0, %135 : index
      %extracted = tensor.extract %expanded_6[%138, %134, %c0, %140, %136] : tensor<?x2x1x?x32xbf16>
      linalg.yield %extracted : bf16
    } -> tensor<?x2x2x?x32xbf16>
    cf.assert %17, "must have at most one inferred (negative) dimension"
    %reshape_7 = tensor.reshape %24(%from_elements) : (tensor<?x2x2x?x32xbf16>, tensor<4xi64>) -> tensor<?x4x?x32xbf16>
    %25 = arith.index_cast %22 : i64 to index
    %26 = arith.index_cast %23 : i64 to index
    %27 = tensor.empty(%25, %26) : tensor<?x4x32x?xbf16>
    %28 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape : tensor<?x4x?x32xbf16>) outs(%27 : tensor<?x4x32x?xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<?x4x32x?xbf16>
    cf.assert %3, "unimplemented: dynamic negative broadcast sizes"
    %29 = arith.cmpi sge, %0, %c0_i64 : i64
    cf.assert %29, "unimplemented: dynamic negative broadcast sizes"
    %30 = tensor.empty(%dim_2, %dim) : tensor<?x4x?x32xbf16>
    %31 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%30 : tensor<?x4x?x32xbf16>) {
    ^bb0(%out: bf16):
      %133 = linalg.index 0 : index
      %134 = linalg.index 1 : index
      %135 = linalg.index 2 : index
      %136 = linalg.index 3 : index
      %dim_24 = tensor.dim %arg0, %c0 : tensor<?x4x?x32xbf16>
      %137 = arith.cmpi eq, %dim_24, %c1 : index
      %138 = arith.select %137, %c0, %133 : index
      %139 = arith.cmpi eq, %dim, %c1 : index
      %140 = arith.select %139, %c0, %135 : index
      %extracted = tensor.extract %arg0[%138, %134, %140, %136] : tensor<?x4x?x32xbf16>
      linalg.yield %extracted : bf16
    } -> tensor<?x4x?x32xbf16>
    %32 = arith.cmpi slt, %18, %c0_i64 : i64
    %33 = arith.select %32, %c1_i64, %18 : i64
    %34 = arith.extui %32 : i1 to i64
    %35 = arith.muli %33, %0 : i64
    %36 = arith.addi %34, %c1_i64 : i64
    %37 = arith.cmpi slt, %0, %c0_i64 : i64
    %38 = arith.select %37, %33, %35 : i64
    %39 = arith.select %37, %36, %34 : i64
    %40 = arith.muli %38, %c32_i64 : i64
    %41 = arith.cmpi sle, %39, %c1_i64 : i64
    cf.assert %41, "must have at most one inferred (negative) dimension"
    %42 = arith.muli %18, %0 : i64
    %43 = arith.muli %42, %c32_i64 : i64
    %44 = arith.divsi %43, %40 : i64
    %45 = arith.select %32, %44, %18 : i64
    %46 = arith.select %37, %44, %0 : i64
    %from_elements_8 = tensor.from_elements %45, %46, %c32_i64 : tensor<3xi64>
    %reshape_9 = tensor.reshape %31(%from_elements_8) : (tensor<?x4x?x32xbf16>, tensor<3xi64>) -> tensor<?x?x32xbf16>
    cf.assert %3, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %4, "unimplemented: dynamic negative broadcast sizes"
    %47 = tensor.empty(%dim_2, %dim_3) : tensor<?x4x32x?xbf16>
    %48 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%47 : tensor<?x4x32x?xbf16>) {
    ^bb0(%out: bf16):
      %133 = linalg.index 0 : index
      %134 = linalg.index 1 : index
      %135 = linalg.index 2 : index
      %136 = linalg.index 3 : index
      %137 = arith.cmpi eq, %25, %c1 : index
      %138 = arith.select %137, %c0, %133 : index
      %139 = arith.cmpi eq, %26, %c1 : index
      %140 = arith.select %139, %c0, %136 : index
      %extracted = tensor.extract %28[%138, %134, %135, %140] : tensor<?x4x32x?xbf16>
      linalg.yield %extracted : bf16
    } -> tensor<?x4x32x?xbf16>
    %49 = arith.muli %33, %c32_i64 : i64
    %50 = arith.muli %49, %2 : i64
    %51 = arith.select %13, %49, %50 : i64
    %52 = arith.select %13, %36, %34 : i64
    %53 = arith.cmpi sle, %52, %c1_i64 : i64
    cf.assert %53, "must have at most one inferred (negative) dimension"
    %54 = arith.muli %1, %c128_i64 : i64
    %55 = arith.muli %54, %2 : i64
    %56 = arith.divsi %55, %51 : i64
    %57 = arith.select %32, %56, %18 : i64
    %58 = arith.select %13, %56, %2 : i64
    %from_elements_10 = tensor.from_elements %57, %c32_i64, %58 : tensor<3xi64>
    %reshape_11 = tensor.reshape %48(%from_elements_10) : (tensor<?x4x32x?xbf16>, tensor<3xi64>) -> tensor<?x32x?xbf16>
    %59 = arith.index_cast %45 : i64 to index
    %60 = arith.index_cast %46 : i64 to index
    %61 = arith.index_cast %58 : i64 to index
    %62 = arith.cmpi eq, %45, %57 : i64
    cf.assert %62, "mismatching contracting dimension"
    %63 = tensor.empty(%59, %60, %61) : tensor<?x?x?xf32>
    %64 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%63 : tensor<?x?x?xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_0 : f32
    } -> tensor<?x?x?xf32>
    %65 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%reshape_9, %reshape_11 : tensor<?x?x32xbf16>, tensor<?x32x?xbf16>) outs(%64 : tensor<?x?x?xf32>) {
    ^bb0(%in: bf16, %in_24: bf16, %out: f32):
      %133 = arith.extf %in : bf16 to f32
      %134 = arith.extf %in_24 : bf16 to f32
      %135 = arith.mulf %133, %134 : f32
      %136 = arith.addf %out, %135 : f32
      linalg.yield %136 : f32
    } -> tensor<?x?x?xf32>
    %66 = tensor.empty(%59, %60, %61) : tensor<?x?x?xbf16>
    %67 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65 : tensor<?x?x?xf32>) outs(%66 : tensor<?x?x?xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %133 = arith.truncf %in : f32 to bf16
      linalg.yield %133 : bf16
    } -> tensor<?x?x?xbf16>
    %68 = arith.muli %10, %0 : i64
    %69 = arith.select %37, %10, %68 : i64
    %70 = arith.select %37, %12, %9 : i64
    %71 = arith.muli %69, %2 : i64
    %72 = arith.addi %70, %c1_i64 : i64
    %73 = arith.select %13, %69, %71 : i64
    %74 = arith.select %13, %72, %70 : i64
    %75 = arith.cmpi sle, %74, %c1_i64 : i64
    cf.assert %75, "must have at most one inferred (negative) dimension"
    %76 = arith.muli %45, %46 : i64
    %77 = arith.muli %76, %58 : i64
    %78 = arith.divsi %77, %73 : i64
    %79 = arith.select %7, %78, %1 : i64
    %80 = arith.select %37, %78, %0 : i64
    %81 = arith.select %13, %78, %2 : i64
    %from_elements_12 = tensor.from_elements %79, %c4_i64, %80, %81 : tensor<4xi64>
    %reshape_13 = tensor.reshape %67(%from_elements_12) : (tensor<?x?x?xbf16>, tensor<4xi64>) -> tensor<?x4x?x?xbf16>
    %82 = arith.index_cast %79 : i64 to index
    %83 = arith.index_cast %80 : i64 to index
    %84 = arith.index_cast %81 : i64 to index
    %85 = tensor.empty(%82, %83, %84) : tensor<?x4x?x?xbf16>
    %86 = tensor.empty(%82, %83, %84) : tensor<?x4x?x?xf32>
    %87 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape_13 : tensor<?x4x?x?xbf16>) outs(%86 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %133 = arith.truncf %cst_1 : f64 to bf16
      %134 = arith.divf %in, %133 : bf16
      %135 = arith.extf %134 : bf16 to f32
      linalg.yield %135 : f32
    } -> tensor<?x4x?x?xf32>
    %88 = tensor.empty(%82, %83) : tensor<?x4x?xf32>
    %expanded_14 = tensor.expand_shape %88 [[0], [1], [2, 3]] output_shape [%82, 4, %83, 1] : tensor<?x4x?xf32> into tensor<?x4x?x1xf32>
    %dim_15 = tensor.dim %expanded_14, %c0 : tensor<?x4x?x1xf32>
    %dim_16 = tensor.dim %expanded_14, %c2 : tensor<?x4x?x1xf32>
    %89 = tensor.empty(%dim_15, %dim_16) : tensor<?x4x?x1xf32>
    %90 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%89 : tensor<?x4x?x1xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<?x4x?x1xf32>
    %expanded_17 = tensor.expand_shape %87 [[0], [1], [2, 3], [4]] output_shape [%82, 4, %83, 1, %84] : tensor<?x4x?x?xf32> into tensor<?x4x?x1x?xf32>
    %91 = linalg.generic {indexing_maps = [#map, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_17 : tensor<?x4x?x1x?xf32>) outs(%90 : tensor<?x4x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.maximumf %in, %out : f32
      linalg.yield %133 : f32
    } -> tensor<?x4x?x1xf32>
    %92 = linalg.generic {indexing_maps = [#map2, #map8, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%87, %91 : tensor<?x4x?x?xf32>, tensor<?x4x?x1xf32>) outs(%86 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %133 = arith.subf %in, %in_24 : f32
      %134 = math.exp %133 : f32
      linalg.yield %134 : f32
    } -> tensor<?x4x?x?xf32>
    %93 = tensor.empty(%82, %83) : tensor<?x4x?x1xf32>
    %94 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%93 : tensor<?x4x?x1xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_0 : f32
    } -> tensor<?x4x?x1xf32>
    %95 = linalg.generic {indexing_maps = [#map2, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%92 : tensor<?x4x?x?xf32>) outs(%94 : tensor<?x4x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.addf %in, %out : f32
      linalg.yield %133 : f32
    } -> tensor<?x4x?x1xf32>
    %96 = linalg.generic {indexing_maps = [#map2, #map8, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%92, %95 : tensor<?x4x?x?xf32>, tensor<?x4x?x1xf32>) outs(%85 : tensor<?x4x?x?xbf16>) {
    ^bb0(%in: f32, %in_24: f32, %out: bf16):
      %133 = arith.divf %in, %in_24 : f32
      %134 = arith.truncf %133 : f32 to bf16
      linalg.yield %134 : bf16
    } -> tensor<?x4x?x?xbf16>
    cf.assert %3, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %29, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %4, "unimplemented: dynamic negative broadcast sizes"
    %97 = tensor.empty(%dim_2, %dim, %dim_3) : tensor<?x4x?x?xbf16>
    %98 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%97 : tensor<?x4x?x?xbf16>) {
    ^bb0(%out: bf16):
      %133 = linalg.index 0 : index
      %134 = linalg.index 1 : index
      %135 = linalg.index 2 : index
      %136 = linalg.index 3 : index
      %137 = arith.cmpi eq, %82, %c1 : index
      %138 = arith.select %137, %c0, %133 : index
      %139 = arith.cmpi eq, %83, %c1 : index
      %140 = arith.select %139, %c0, %135 : index
      %141 = arith.cmpi eq, %84, %c1 : index
      %142 = arith.select %141, %c0, %136 : index
      %extracted = tensor.extract %96[%138, %134, %140, %142] : tensor<?x4x?x?xbf16>
      linalg.yield %extracted : bf16
    } -> tensor<?x4x?x?xbf16>
    %99 = arith.muli %38, %2 : i64
    %100 = arith.addi %39, %c1_i64 : i64
    %101 = arith.select %13, %38, %99 : i64
    %102 = arith.select %13, %100, %39 : i64
    %103 = arith.cmpi sle, %102, %c1_i64 : i64
    cf.assert %103, "must have at most one inferred (negative) dimension"
    %104 = arith.muli %42, %2 : i64
    %105 = arith.divsi %104, %101 : i64
    %106 = arith.select %32, %105, %18 : i64
    %107 = arith.select %37, %105, %0 : i64
    %108 = arith.select %13, %105, %2 : i64
    %from_elements_18 = tensor.from_elements %106, %107, %108 : tensor<3xi64>
    %reshape_19 = tensor.reshape %98(%from_elements_18) : (tensor<?x4x?x?xbf16>, tensor<3xi64>) -> tensor<?x?x?xbf16>
    cf.assert %3, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %4, "unimplemented: dynamic negative broadcast sizes"
    %109 = tensor.empty(%dim_2, %dim_3) : tensor<?x4x?x32xbf16>
    %110 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%109 : tensor<?x4x?x32xbf16>) {
    ^bb0(%out: bf16):
      %133 = linalg.index 0 : index
      %134 = linalg.index 1 : index
      %135 = linalg.index 2 : index
      %136 = linalg.index 3 : index
      %137 = arith.cmpi eq, %25, %c1 : index
      %138 = arith.select %137, %c0, %133 : index
      %139 = arith.cmpi eq, %26, %c1 : index
      %140 = arith.select %139, %c0, %135 : index
      %extracted = tensor.extract %reshape_7[%138, %134, %140, %136] : tensor<?x4x?x32xbf16>
      linalg.yield %extracted : bf16
    } -> tensor<?x4x?x32xbf16>
    %111 = arith.muli %33, %2 : i64
    %112 = arith.select %13, %33, %111 : i64
    %113 = arith.muli %112, %c32_i64 : i64
    cf.assert %53, "must have at most one inferred (negative) dimension"
    %114 = arith.divsi %20, %113 : i64
    %115 = arith.select %32, %114, %18 : i64
    %116 = arith.select %13, %114, %2 : i64
    %from_elements_20 = tensor.from_elements %115, %116, %c32_i64 : tensor<3xi64>
    %reshape_21 = tensor.reshape %110(%from_elements_20) : (tensor<?x4x?x32xbf16>, tensor<3xi64>) -> tensor<?x?x32xbf16>
    %117 = arith.index_cast %106 : i64 to index
    %118 = arith.index_cast %107 : i64 to index
    %119 = arith.cmpi eq, %106, %115 : i64
    cf.assert %119, "mismatching contracting dimension"
    %120 = arith.cmpi eq, %108, %116 : i64
    cf.assert %120, "mismatching contracting dimension"
    %121 = tensor.empty(%117, %118) : tensor<?x?x32xf32>
    %122 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%121 : tensor<?x?x32xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_0 : f32
    } -> tensor<?x?x32xf32>
    %123 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%reshape_19, %reshape_21 : tensor<?x?x?xbf16>, tensor<?x?x32xbf16>) outs(%122 : tensor<?x?x32xf32>) {
    ^bb0(%in: bf16, %in_24: bf16, %out: f32):
      %133 = arith.extf %in : bf16 to f32
      %134 = arith.extf %in_24 : bf16 to f32
      %135 = arith.mulf %133, %134 : f32
      %136 = arith.addf %out, %135 : f32
      linalg.yield %136 : f32
    } -> tensor<?x?x32xf32>
    %124 = tensor.empty(%117, %118) : tensor<?x?x32xbf16>
    %125 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123 : tensor<?x?x32xf32>) outs(%124 : tensor<?x?x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %133 = arith.truncf %in : f32 to bf16
      linalg.yield %133 : bf16
    } -> tensor<?x?x32xbf16>
    %126 = arith.muli %69, %c32_i64 : i64
    %127 = arith.cmpi sle, %70, %c1_i64 : i64
    cf.assert %127, "must have at most one inferred (negative) dimension"
    %128 = arith.muli %106, %107 : i64
    %129 = arith.muli %128, %c32_i64 : i64
    %130 = arith.divsi %129, %126 : i64
    %131 = arith.select %7, %130, %1 : i64
    %132 = arith.select %37, %130, %0 : i64
    %from_elements_22 = tensor.from_elements %131, %c4_i64, %132, %c32_i64 : tensor<4xi64>
    %reshape_23 = tensor.reshape %125(%from_elements_22) : (tensor<?x?x32xbf16>, tensor<4xi64>) -> tensor<?x4x?x32xbf16>
    return %reshape_23 : tensor<?x4x?x32xbf16>
  }
}

