// A fused projection, attention with a mask of a dynamic batch and length, a projection out.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map5 = affine_map<(d0, d1, d2, d3) -> ()>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d1, d2)>
module {
  func.func @main(%arg0: tensor<?x?x64xbf16>, %arg1: tensor<192x64xbf16>, %arg2: tensor<64x64xbf16>, %arg3: tensor<?x1x?x?xbf16>) -> tensor<?x?x64xbf16> {
    %c3_i64 = arith.constant 3 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %c4_i64 = arith.constant 4 : i64
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c64_i64 = arith.constant 64 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c192_i64 = arith.constant 192 : i64
    %c16_i64 = arith.constant 16 : i64
    %c3 = arith.constant 3 : index
    %cst_0 = arith.constant 0xFF800000 : f32
    %true = arith.constant true
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_2 = arith.constant 0xFFF0000000000000 : f64
    %cst_3 = arith.constant 5.000000e-01 : f32
    %dim = tensor.dim %arg0, %c1 : tensor<?x?x64xbf16>
    %0 = arith.index_cast %dim : index to i64
    %dim_4 = tensor.dim %arg3, %c0 : tensor<?x1x?x?xbf16>
    %1 = arith.index_cast %dim_4 : index to i64
    %2 = tensor.empty() : tensor<64x192xbf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<192x64xbf16>) outs(%2 : tensor<64x192xbf16>) permutation = [1, 0] 
    %cast = tensor.cast %arg0 : tensor<?x?x64xbf16> to tensor<?x1x64xbf16>
    %collapsed = tensor.collapse_shape %cast [[0], [1, 2]] : tensor<?x1x64xbf16> into tensor<?x64xbf16>
    %dim_5 = tensor.dim %arg0, %c0 : tensor<?x?x64xbf16>
    %3 = tensor.empty(%dim_5) : tensor<?x192xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<?x192xf32>) -> tensor<?x192xf32>
    %5 = linalg.matmul ins(%collapsed, %transposed : tensor<?x64xbf16>, tensor<64x192xbf16>) outs(%4 : tensor<?x192xf32>) -> tensor<?x192xf32>
    %6 = tensor.empty(%dim_5) : tensor<?x192xbf16>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<?x192xf32>) outs(%6 : tensor<?x192xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %180 = arith.truncf %in : f32 to bf16
      linalg.yield %180 : bf16
    } -> tensor<?x192xbf16>
    %8 = arith.cmpi slt, %1, %c0_i64 : i64
    %9 = arith.select %8, %c1_i64, %1 : i64
    %10 = arith.extui %8 : i1 to i64
    %11 = arith.muli %9, %0 : i64
    %12 = arith.addi %10, %c1_i64 : i64
    %13 = arith.cmpi slt, %0, %c0_i64 : i64
    %14 = arith.select %13, %9, %11 : i64
    %15 = arith.select %13, %12, %10 : i64
    %16 = arith.muli %14, %c192_i64 : i64
    %17 = arith.cmpi sle, %15, %c1_i64 : i64
    cf.assert %17, "must have at most one inferred (negative) dimension"
    %18 = arith.index_cast %dim_5 : index to i64
    %19 = arith.muli %18, %c192_i64 : i64
    %20 = arith.divsi %19, %16 : i64
    %21 = arith.select %8, %20, %1 : i64
    %22 = arith.select %13, %20, %0 : i64
    cf.assert %17, "must have at most one inferred (negative) dimension"
    %23 = arith.muli %21, %22 : i64
    %24 = arith.muli %23, %c192_i64 : i64
    %25 = arith.divsi %24, %16 : i64
    %26 = arith.select %8, %25, %1 : i64
    %27 = arith.select %13, %25, %0 : i64
    %from_elements = tensor.from_elements %26, %27, %c3_i64, %c4_i64, %c16_i64 : tensor<5xi64>
    %reshape = tensor.reshape %7(%from_elements) : (tensor<?x192xbf16>, tensor<5xi64>) -> tensor<?x?x3x4x16xbf16>
    %28 = arith.index_cast %26 : i64 to index
    %29 = arith.index_cast %27 : i64 to index
    %30 = tensor.empty(%28, %29) : tensor<3x?x4x?x16xbf16>
    %transposed_6 = linalg.transpose ins(%reshape : tensor<?x?x3x4x16xbf16>) outs(%30 : tensor<3x?x4x?x16xbf16>) permutation = [2, 0, 3, 1, 4] 
    %extracted_slice = tensor.extract_slice %transposed_6[0, 0, 0, 0, 0] [1, %28, 4, %29, 16] [1, 1, 1, 1, 1] : tensor<3x?x4x?x16xbf16> to tensor<1x?x4x?x16xbf16>
    %extracted_slice_7 = tensor.extract_slice %transposed_6[1, 0, 0, 0, 0] [1, %28, 4, %29, 16] [1, 1, 1, 1, 1] : tensor<3x?x4x?x16xbf16> to tensor<1x?x4x?x16xbf16>
    %extracted_slice_8 = tensor.extract_slice %transposed_6[2, 0, 0, 0, 0] [1, %28, 4, %29, 16] [1, 1, 1, 1, 1] : tensor<3x?x4x?x16xbf16> to tensor<1x?x4x?x16xbf16>
    %collapsed_9 = tensor.collapse_shape %extracted_slice [[0, 1], [2], [3], [4]] : tensor<1x?x4x?x16xbf16> into tensor<?x4x?x16xbf16>
    %collapsed_10 = tensor.collapse_shape %extracted_slice_7 [[0, 1], [2], [3], [4]] : tensor<1x?x4x?x16xbf16> into tensor<?x4x?x16xbf16>
    %collapsed_11 = tensor.collapse_shape %extracted_slice_8 [[0, 1], [2], [3], [4]] : tensor<1x?x4x?x16xbf16> into tensor<?x4x?x16xbf16>
    %31 = tensor.empty(%28, %29) : tensor<?x4x?x16xf32>
    %32 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_9 : tensor<?x4x?x16xbf16>) outs(%31 : tensor<?x4x?x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %180 = arith.extf %in : bf16 to f32
      linalg.yield %180 : f32
    } -> tensor<?x4x?x16xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_10 : tensor<?x4x?x16xbf16>) outs(%31 : tensor<?x4x?x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %180 = arith.extf %in : bf16 to f32
      linalg.yield %180 : f32
    } -> tensor<?x4x?x16xf32>
    %34 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_11 : tensor<?x4x?x16xbf16>) outs(%31 : tensor<?x4x?x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %180 = arith.extf %in : bf16 to f32
      linalg.yield %180 : f32
    } -> tensor<?x4x?x16xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32 : tensor<?x4x?x16xf32>) outs(%31 : tensor<?x4x?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = arith.mulf %in, %cst_3 : f32
      linalg.yield %180 : f32
    } -> tensor<?x4x?x16xf32>
    %36 = tensor.empty(%28, %29) : tensor<?x4x16x?xf32>
    %transposed_12 = linalg.transpose ins(%33 : tensor<?x4x?x16xf32>) outs(%36 : tensor<?x4x16x?xf32>) permutation = [0, 1, 3, 2] 
    %37 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_12 : tensor<?x4x16x?xf32>) outs(%36 : tensor<?x4x16x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = arith.mulf %in, %cst_3 : f32
      linalg.yield %180 : f32
    } -> tensor<?x4x16x?xf32>
    %38 = arith.muli %1, %c4_i64 : i64
    %39 = arith.cmpi sge, %1, %c0_i64 : i64
    cf.assert %39, "unimplemented: dynamic negative broadcast sizes"
    %40 = arith.cmpi sge, %0, %c0_i64 : i64
    cf.assert %40, "unimplemented: dynamic negative broadcast sizes"
    %41 = tensor.empty(%dim_4, %dim) : tensor<?x4x?x16xf32>
    %42 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%41 : tensor<?x4x?x16xf32>) {
    ^bb0(%out: f32):
      %180 = linalg.index 0 : index
      %181 = linalg.index 1 : index
      %182 = linalg.index 2 : index
      %183 = linalg.index 3 : index
      %184 = arith.cmpi eq, %28, %c1 : index
      %185 = arith.select %184, %c0, %180 : index
      %186 = arith.cmpi eq, %29, %c1 : index
      %187 = arith.select %186, %c0, %182 : index
      %extracted = tensor.extract %35[%185, %181, %187, %183] : tensor<?x4x?x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x4x?x16xf32>
    %43 = arith.cmpi slt, %38, %c0_i64 : i64
    %44 = arith.select %43, %c1_i64, %38 : i64
    %45 = arith.extui %43 : i1 to i64
    %46 = arith.muli %44, %0 : i64
    %47 = arith.addi %45, %c1_i64 : i64
    %48 = arith.select %13, %44, %46 : i64
    %49 = arith.select %13, %47, %45 : i64
    %50 = arith.muli %48, %c16_i64 : i64
    %51 = arith.cmpi sle, %49, %c1_i64 : i64
    cf.assert %51, "must have at most one inferred (negative) dimension"
    %52 = arith.muli %38, %0 : i64
    %53 = arith.muli %52, %c16_i64 : i64
    %54 = arith.divsi %53, %50 : i64
    %55 = arith.select %43, %54, %38 : i64
    %56 = arith.select %13, %54, %0 : i64
    %from_elements_13 = tensor.from_elements %55, %56, %c16_i64 : tensor<3xi64>
    %reshape_14 = tensor.reshape %42(%from_elements_13) : (tensor<?x4x?x16xf32>, tensor<3xi64>) -> tensor<?x?x16xf32>
    cf.assert %39, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %40, "unimplemented: dynamic negative broadcast sizes"
    %57 = tensor.empty(%dim_4, %dim) : tensor<?x4x16x?xf32>
    %58 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%57 : tensor<?x4x16x?xf32>) {
    ^bb0(%out: f32):
      %180 = linalg.index 0 : index
      %181 = linalg.index 1 : index
      %182 = linalg.index 2 : index
      %183 = linalg.index 3 : index
      %184 = arith.cmpi eq, %28, %c1 : index
      %185 = arith.select %184, %c0, %180 : index
      %186 = arith.cmpi eq, %29, %c1 : index
      %187 = arith.select %186, %c0, %183 : index
      %extracted = tensor.extract %37[%185, %181, %182, %187] : tensor<?x4x16x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x4x16x?xf32>
    %59 = arith.muli %44, %c16_i64 : i64
    %60 = arith.muli %59, %0 : i64
    %61 = arith.select %13, %59, %60 : i64
    cf.assert %51, "must have at most one inferred (negative) dimension"
    %62 = arith.muli %1, %c64_i64 : i64
    %63 = arith.muli %62, %0 : i64
    %64 = arith.divsi %63, %61 : i64
    %65 = arith.select %43, %64, %38 : i64
    %66 = arith.select %13, %64, %0 : i64
    %from_elements_15 = tensor.from_elements %65, %c16_i64, %66 : tensor<3xi64>
    %reshape_16 = tensor.reshape %58(%from_elements_15) : (tensor<?x4x16x?xf32>, tensor<3xi64>) -> tensor<?x16x?xf32>
    %67 = arith.index_cast %55 : i64 to index
    %68 = arith.index_cast %56 : i64 to index
    %69 = arith.index_cast %66 : i64 to index
    %70 = arith.cmpi eq, %55, %65 : i64
    cf.assert %70, "mismatching contracting dimension"
    %71 = tensor.empty(%67, %68, %69) : tensor<?x?x?xf32>
    %72 = linalg.fill ins(%cst : f32) outs(%71 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %73 = linalg.batch_matmul ins(%reshape_14, %reshape_16 : tensor<?x?x16xf32>, tensor<?x16x?xf32>) outs(%72 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %74 = arith.muli %9, %c4_i64 : i64
    %75 = arith.muli %74, %0 : i64
    %76 = arith.select %13, %74, %75 : i64
    %77 = arith.muli %76, %0 : i64
    %78 = arith.addi %15, %c1_i64 : i64
    %79 = arith.select %13, %74, %77 : i64
    %80 = arith.select %13, %78, %10 : i64
    %81 = arith.cmpi sle, %80, %c1_i64 : i64
    cf.assert %81, "must have at most one inferred (negative) dimension"
    %82 = arith.muli %55, %56 : i64
    %83 = arith.muli %82, %66 : i64
    %84 = arith.divsi %83, %79 : i64
    %85 = arith.select %8, %84, %1 : i64
    %86 = arith.select %13, %84, %0 : i64
    %from_elements_17 = tensor.from_elements %85, %c4_i64, %86, %86 : tensor<4xi64>
    %reshape_18 = tensor.reshape %73(%from_elements_17) : (tensor<?x?x?xf32>, tensor<4xi64>) -> tensor<?x4x?x?xf32>
    %87 = arith.index_cast %85 : i64 to index
    %88 = arith.index_cast %86 : i64 to index
    %89 = arith.cmpi eq, %87, %dim_4 : index
    cf.assert %89, "mismatched size for broadcast"
    %dim_19 = tensor.dim %arg3, %c2 : tensor<?x1x?x?xbf16>
    %90 = arith.cmpi eq, %88, %dim_19 : index
    cf.assert %90, "mismatched size for broadcast"
    %dim_20 = tensor.dim %arg3, %c3 : tensor<?x1x?x?xbf16>
    %91 = arith.cmpi eq, %88, %dim_20 : index
    cf.assert %91, "mismatched size for broadcast"
    %92 = tensor.empty(%87, %88, %88) : tensor<?x4x?x?xf32>
    %93 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape_18, %arg3 : tensor<?x4x?x?xf32>, tensor<?x1x?x?xbf16>) outs(%92 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_34: bf16, %out: f32):
      %180 = arith.extf %in_34 : bf16 to f32
      %181 = arith.addf %in, %180 : f32
      linalg.yield %181 : f32
    } -> tensor<?x4x?x?xf32>
    %94 = tensor.empty(%87, %88) : tensor<?x4x?xi64>
    %95 = linalg.fill ins(%c0_i64 : i64) outs(%94 : tensor<?x4x?xi64>) -> tensor<?x4x?xi64>
    %96 = tensor.empty(%87, %88) : tensor<?x4x?xf32>
    %97 = linalg.fill ins(%cst_0 : f32) outs(%96 : tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
    %98:2 = linalg.generic {indexing_maps = [#map1, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%93 : tensor<?x4x?x?xf32>) outs(%97, %95 : tensor<?x4x?xf32>, tensor<?x4x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_34: i64):
      %180 = linalg.index 3 : index
      %181 = arith.index_cast %180 : index to i64
      %182 = arith.maximumf %in, %out : f32
      %183 = arith.cmpf ogt, %in, %out : f32
      %184 = arith.select %183, %181, %out_34 : i64
      linalg.yield %182, %184 : f32, i64
    } -> (tensor<?x4x?xf32>, tensor<?x4x?xi64>)
    %expanded = tensor.expand_shape %98#0 [[0], [1], [2, 3]] output_shape [%87, 4, %88, 1] : tensor<?x4x?xf32> into tensor<?x4x?x1xf32>
    %99 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%93, %expanded : tensor<?x4x?x?xf32>, tensor<?x4x?x1xf32>) outs(%92 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %180 = arith.subf %in, %in_34 : f32
      linalg.yield %180 : f32
    } -> tensor<?x4x?x?xf32>
    %100 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%99 : tensor<?x4x?x?xf32>) outs(%92 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = math.exp %in : f32
      linalg.yield %180 : f32
    } -> tensor<?x4x?x?xf32>
    %101 = tensor.empty(%87, %88) : tensor<?x4x?x1xf32>
    %102 = linalg.fill ins(%cst : f32) outs(%101 : tensor<?x4x?x1xf32>) -> tensor<?x4x?x1xf32>
    %103 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%100 : tensor<?x4x?x?xf32>) outs(%102 : tensor<?x4x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %180 = arith.addf %in, %out : f32
      linalg.yield %180 : f32
    } -> tensor<?x4x?x1xf32>
    %104 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%100, %103 : tensor<?x4x?x?xf32>, tensor<?x4x?x1xf32>) outs(%92 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %180 = arith.divf %in, %in_34 : f32
      linalg.yield %180 : f32
    } -> tensor<?x4x?x?xf32>
    %105 = tensor.empty(%87, %88, %88) : tensor<?x4x?x?xi1>
    %106 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%93 : tensor<?x4x?x?xf32>) outs(%105 : tensor<?x4x?x?xi1>) {
    ^bb0(%in: f32, %out: i1):
      %180 = arith.extf %in : f32 to f64
      %181 = arith.cmpf oeq, %180, %cst_2 : f64
      linalg.yield %181 : i1
    } -> tensor<?x4x?x?xi1>
    %107 = tensor.empty(%87, %88) : tensor<?x4x?x1xi1>
    %108 = linalg.fill ins(%true : i1) outs(%107 : tensor<?x4x?x1xi1>) -> tensor<?x4x?x1xi1>
    %109 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%106 : tensor<?x4x?x?xi1>) outs(%108 : tensor<?x4x?x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %180 = arith.andi %in, %out : i1
      linalg.yield %180 : i1
    } -> tensor<?x4x?x1xi1>
    %110 = arith.cmpi sge, %85, %c0_i64 : i64
    cf.assert %110, "negative values not allowed in new dimensions"
    %111 = arith.index_cast %85 : i64 to index
    %112 = arith.cmpi sge, %86, %c0_i64 : i64
    cf.assert %112, "negative values not allowed in new dimensions"
    %113 = arith.index_cast %86 : i64 to index
    cf.assert %112, "negative values not allowed in new dimensions"
    %114 = tensor.empty(%111, %113, %113) : tensor<?x4x?x?xf32>
    %115 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%114 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x4x?x?xf32>
    %116 = arith.cmpi eq, %87, %111 : index
    cf.assert %116, "mismatched size for broadcast"
    %117 = arith.cmpi eq, %88, %113 : index
    cf.assert %117, "mismatched size for broadcast"
    %118 = arith.cmpi eq, %113, %88 : index
    cf.assert %118, "mismatched size for broadcast"
    %119 = tensor.empty(%87, %88, %113) : tensor<?x4x?x?xf32>
    %120 = linalg.generic {indexing_maps = [#map4, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%109, %115, %104 : tensor<?x4x?x1xi1>, tensor<?x4x?x?xf32>, tensor<?x4x?x?xf32>) outs(%119 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: i1, %in_34: f32, %in_35: f32, %out: f32):
      %180 = arith.select %in, %in_34, %in_35 : f32
      linalg.yield %180 : f32
    } -> tensor<?x4x?x?xf32>
    cf.assert %39, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %40, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %40, "unimplemented: dynamic negative broadcast sizes"
    %121 = tensor.empty(%dim_4, %dim, %dim) : tensor<?x4x?x?xf32>
    %122 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%121 : tensor<?x4x?x?xf32>) {
    ^bb0(%out: f32):
      %180 = linalg.index 0 : index
      %181 = linalg.index 1 : index
      %182 = linalg.index 2 : index
      %183 = linalg.index 3 : index
      %184 = arith.cmpi eq, %87, %c1 : index
      %185 = arith.select %184, %c0, %180 : index
      %186 = arith.cmpi eq, %88, %c1 : index
      %187 = arith.select %186, %c0, %182 : index
      %188 = arith.cmpi eq, %113, %c1 : index
      %189 = arith.select %188, %c0, %183 : index
      %extracted = tensor.extract %120[%185, %181, %187, %189] : tensor<?x4x?x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x4x?x?xf32>
    %123 = arith.muli %48, %0 : i64
    %124 = arith.addi %49, %c1_i64 : i64
    %125 = arith.select %13, %44, %123 : i64
    %126 = arith.select %13, %124, %45 : i64
    %127 = arith.cmpi sle, %126, %c1_i64 : i64
    cf.assert %127, "must have at most one inferred (negative) dimension"
    %128 = arith.muli %52, %0 : i64
    %129 = arith.divsi %128, %125 : i64
    %130 = arith.select %43, %129, %38 : i64
    %131 = arith.select %13, %129, %0 : i64
    %from_elements_21 = tensor.from_elements %130, %131, %131 : tensor<3xi64>
    %reshape_22 = tensor.reshape %122(%from_elements_21) : (tensor<?x4x?x?xf32>, tensor<3xi64>) -> tensor<?x?x?xf32>
    cf.assert %39, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %40, "unimplemented: dynamic negative broadcast sizes"
    %132 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%41 : tensor<?x4x?x16xf32>) {
    ^bb0(%out: f32):
      %180 = linalg.index 0 : index
      %181 = linalg.index 1 : index
      %182 = linalg.index 2 : index
      %183 = linalg.index 3 : index
      %184 = arith.cmpi eq, %28, %c1 : index
      %185 = arith.select %184, %c0, %180 : index
      %186 = arith.cmpi eq, %29, %c1 : index
      %187 = arith.select %186, %c0, %182 : index
      %extracted = tensor.extract %34[%185, %181, %187, %183] : tensor<?x4x?x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x4x?x16xf32>
    cf.assert %51, "must have at most one inferred (negative) dimension"
    %reshape_23 = tensor.reshape %132(%from_elements_13) : (tensor<?x4x?x16xf32>, tensor<3xi64>) -> tensor<?x?x16xf32>
    %133 = arith.index_cast %130 : i64 to index
    %134 = arith.index_cast %131 : i64 to index
    %135 = arith.cmpi eq, %130, %55 : i64
    cf.assert %135, "mismatching contracting dimension"
    %136 = arith.cmpi eq, %131, %56 : i64
    cf.assert %136, "mismatching contracting dimension"
    %137 = tensor.empty(%133, %134) : tensor<?x?x16xf32>
    %138 = linalg.fill ins(%cst : f32) outs(%137 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %139 = linalg.batch_matmul ins(%reshape_22, %reshape_23 : tensor<?x?x?xf32>, tensor<?x?x16xf32>) outs(%138 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %140 = arith.muli %76, %c16_i64 : i64
    cf.assert %17, "must have at most one inferred (negative) dimension"
    %141 = arith.muli %130, %131 : i64
    %142 = arith.muli %141, %c16_i64 : i64
    %143 = arith.divsi %142, %140 : i64
    %144 = arith.select %8, %143, %1 : i64
    %145 = arith.select %13, %143, %0 : i64
    %from_elements_24 = tensor.from_elements %144, %c4_i64, %145, %c16_i64 : tensor<4xi64>
    %reshape_25 = tensor.reshape %139(%from_elements_24) : (tensor<?x?x16xf32>, tensor<4xi64>) -> tensor<?x4x?x16xf32>
    %146 = arith.index_cast %144 : i64 to index
    %147 = arith.index_cast %145 : i64 to index
    %148 = tensor.empty(%146, %147) : tensor<?x4x?x16xbf16>
    %149 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape_25 : tensor<?x4x?x16xf32>) outs(%148 : tensor<?x4x?x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %180 = arith.truncf %in : f32 to bf16
      linalg.yield %180 : bf16
    } -> tensor<?x4x?x16xbf16>
    %150 = tensor.empty(%146, %147) : tensor<?x?x4x16xbf16>
    %transposed_26 = linalg.transpose ins(%149 : tensor<?x4x?x16xbf16>) outs(%150 : tensor<?x?x4x16xbf16>) permutation = [0, 2, 1, 3] 
    %151 = arith.muli %14, %c64_i64 : i64
    cf.assert %17, "must have at most one inferred (negative) dimension"
    %152 = arith.muli %144, %145 : i64
    %153 = arith.muli %152, %c64_i64 : i64
    %154 = arith.divsi %153, %151 : i64
    %155 = arith.select %8, %154, %1 : i64
    %156 = arith.select %13, %154, %0 : i64
    %from_elements_27 = tensor.from_elements %155, %156, %c64_i64 : tensor<3xi64>
    %reshape_28 = tensor.reshape %transposed_26(%from_elements_27) : (tensor<?x?x4x16xbf16>, tensor<3xi64>) -> tensor<?x?x64xbf16>
    %157 = tensor.empty() : tensor<64x64xbf16>
    %transposed_29 = linalg.transpose ins(%arg2 : tensor<64x64xbf16>) outs(%157 : tensor<64x64xbf16>) permutation = [1, 0] 
    cf.assert %39, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %40, "unimplemented: dynamic negative broadcast sizes"
    %158 = tensor.empty(%dim_4, %dim) : tensor<?x?x64xbf16>
    %159 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel", "parallel", "parallel"]} outs(%158 : tensor<?x?x64xbf16>) {
    ^bb0(%out: bf16):
      %180 = linalg.index 0 : index
      %181 = linalg.index 1 : index
      %182 = linalg.index 2 : index
      %183 = arith.index_cast %155 : i64 to index
      %184 = arith.cmpi eq, %183, %c1 : index
      %185 = arith.select %184, %c0, %180 : index
      %186 = arith.index_cast %156 : i64 to index
      %187 = arith.cmpi eq, %186, %c1 : index
      %188 = arith.select %187, %c0, %181 : index
      %extracted = tensor.extract %reshape_28[%185, %188, %182] : tensor<?x?x64xbf16>
      linalg.yield %extracted : bf16
    } -> tensor<?x?x64xbf16>
    cf.assert %17, "must have at most one inferred (negative) dimension"
    %160 = arith.muli %1, %0 : i64
    %161 = arith.muli %160, %c64_i64 : i64
    %162 = arith.divsi %161, %151 : i64
    %163 = arith.select %8, %162, %1 : i64
    %164 = arith.select %13, %162, %0 : i64
    %from_elements_30 = tensor.from_elements %163, %164, %c64_i64 : tensor<3xi64>
    %reshape_31 = tensor.reshape %159(%from_elements_30) : (tensor<?x?x64xbf16>, tensor<3xi64>) -> tensor<?x?x64xbf16>
    cf.assert %39, "negative values not allowed in new dimensions"
    %165 = tensor.empty(%dim_4) : tensor<?x64x64xbf16>
    %166 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_29 : tensor<64x64xbf16>) outs(%165 : tensor<?x64x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<?x64x64xbf16>
    %167 = arith.index_cast %163 : i64 to index
    %168 = arith.index_cast %164 : i64 to index
    %169 = arith.cmpi eq, %163, %1 : i64
    cf.assert %169, "mismatching contracting dimension"
    %170 = tensor.empty(%167, %168) : tensor<?x?x64xf32>
    %171 = linalg.fill ins(%cst : f32) outs(%170 : tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %172 = linalg.batch_matmul ins(%reshape_31, %166 : tensor<?x?x64xbf16>, tensor<?x64x64xbf16>) outs(%171 : tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %173 = tensor.empty(%167, %168) : tensor<?x?x64xbf16>
    %174 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172 : tensor<?x?x64xf32>) outs(%173 : tensor<?x?x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %180 = arith.truncf %in : f32 to bf16
      linalg.yield %180 : bf16
    } -> tensor<?x?x64xbf16>
    cf.assert %17, "must have at most one inferred (negative) dimension"
    %175 = arith.muli %163, %164 : i64
    %176 = arith.muli %175, %c64_i64 : i64
    %177 = arith.divsi %176, %151 : i64
    %178 = arith.select %8, %177, %1 : i64
    %179 = arith.select %13, %177, %0 : i64
    %from_elements_32 = tensor.from_elements %178, %179, %c64_i64 : tensor<3xi64>
    %reshape_33 = tensor.reshape %174(%from_elements_32) : (tensor<?x?x64xbf16>, tensor<3xi64>) -> tensor<?x?x64xbf16>
    return %reshape_33 : tensor<?x?x64xbf16>
  }
}
