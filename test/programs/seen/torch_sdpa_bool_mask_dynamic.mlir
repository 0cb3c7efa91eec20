#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> ()>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<?x?x16xbf16>, %arg1: tensor<?x1x1x?xi1>) -> tensor<?x2x?x8xbf16> {
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %c8_i64 = arith.constant 8 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %true = arith.constant true
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<bf16>
    %cst_3 = arith.constant dense<0xFF80> : tensor<bf16>
    %cst_4 = arith.constant 0.59460355750136051 : f64
    %cst_5 = arith.constant 0xFFF0000000000000 : f64
    %c16_i64 = arith.constant 16 : i64
    %dim = tensor.dim %arg0, %c1 : tensor<?x?x16xbf16>
    %0 = arith.index_cast %dim : index to i64
    %dim_6 = tensor.dim %arg1, %c0 : tensor<?x1x1x?xi1>
    %1 = arith.index_cast %dim_6 : index to i64
    %2 = arith.cmpi slt, %1, %c0_i64 : i64
    %3 = arith.select %2, %c1_i64, %1 : i64
    %4 = arith.extui %2 : i1 to i64
    %5 = arith.muli %3, %0 : i64
    %6 = arith.addi %4, %c1_i64 : i64
    %7 = arith.cmpi slt, %0, %c0_i64 : i64
    %8 = arith.select %7, %3, %5 : i64
    %9 = arith.select %7, %6, %4 : i64
    %10 = arith.muli %8, %c16_i64 : i64
    %11 = arith.cmpi sle, %9, %c1_i64 : i64
    cf.assert %11, "must have at most one inferred (negative) dimension"
    %dim_7 = tensor.dim %arg0, %c0 : tensor<?x?x16xbf16>
    %12 = arith.index_cast %dim_7 : index to i64
    %13 = arith.muli %12, %0 : i64
    %14 = arith.muli %13, %c16_i64 : i64
    %15 = arith.divsi %14, %10 : i64
    %16 = arith.select %2, %15, %1 : i64
    %17 = arith.select %7, %15, %0 : i64
    %from_elements = tensor.from_elements %16, %17, %c2_i64, %c8_i64 : tensor<4xi64>
    %reshape = tensor.reshape %arg0(%from_elements) : (tensor<?x?x16xbf16>, tensor<4xi64>) -> tensor<?x?x2x8xbf16>
    %18 = arith.index_cast %16 : i64 to index
    %19 = arith.index_cast %17 : i64 to index
    %20 = tensor.empty(%18, %19) : tensor<?x2x?x8xbf16>
    %transposed = linalg.transpose ins(%reshape : tensor<?x?x2x8xbf16>) outs(%20 : tensor<?x2x?x8xbf16>) permutation = [0, 2, 1, 3] 
    %dim_8 = tensor.dim %arg1, %c3 : tensor<?x1x1x?xi1>
    %21 = tensor.empty(%dim_6, %dim_8) : tensor<?x1x1x?xbf16>
    %22 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1, %cst_2, %cst_3 : tensor<?x1x1x?xi1>, tensor<bf16>, tensor<bf16>) outs(%21 : tensor<?x1x1x?xbf16>) {
    ^bb0(%in: i1, %in_21: bf16, %in_22: bf16, %out: bf16):
      %139 = arith.select %in, %in_21, %in_22 : bf16
      linalg.yield %139 : bf16
    } -> tensor<?x1x1x?xbf16>
    %23 = tensor.empty(%18, %19) : tensor<?x2x?x8xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed : tensor<?x2x?x8xbf16>) outs(%23 : tensor<?x2x?x8xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %139 = arith.extf %in : bf16 to f32
      linalg.yield %139 : f32
    } -> tensor<?x2x?x8xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24 : tensor<?x2x?x8xf32>) outs(%23 : tensor<?x2x?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %139 = arith.truncf %cst_4 : f64 to f32
      %140 = arith.mulf %in, %139 : f32
      linalg.yield %140 : f32
    } -> tensor<?x2x?x8xf32>
    %26 = tensor.empty(%18, %19) : tensor<?x2x8x?xf32>
    %transposed_9 = linalg.transpose ins(%24 : tensor<?x2x?x8xf32>) outs(%26 : tensor<?x2x8x?xf32>) permutation = [0, 1, 3, 2] 
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_9 : tensor<?x2x8x?xf32>) outs(%26 : tensor<?x2x8x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %139 = arith.truncf %cst_4 : f64 to f32
      %140 = arith.mulf %in, %139 : f32
      linalg.yield %140 : f32
    } -> tensor<?x2x8x?xf32>
    %28 = arith.muli %1, %c2_i64 : i64
    %29 = arith.cmpi sge, %1, %c0_i64 : i64
    cf.assert %29, "unimplemented: dynamic negative broadcast sizes"
    %30 = arith.cmpi sge, %0, %c0_i64 : i64
    cf.assert %30, "unimplemented: dynamic negative broadcast sizes"
    %31 = tensor.empty(%dim_6, %dim) : tensor<?x2x?x8xf32>
    %32 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%31 : tensor<?x2x?x8xf32>) {
    ^bb0(%out: f32):
      %139 = linalg.index 0 : index
      %140 = linalg.index 1 : index
      %141 = linalg.index 2 : index
      %142 = linalg.index 3 : index
      %143 = arith.cmpi eq, %18, %c1 : index
      %144 = arith.select %143, %c0, %139 : index
      %145 = arith.cmpi eq, %19, %c1 : index
      %146 = arith.select %145, %c0, %141 : index
      %extracted = tensor.extract %25[%144, %140, %146, %142] : tensor<?x2x?x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x?x8xf32>
    %33 = arith.cmpi slt, %28, %c0_i64 : i64
    %34 = arith.select %33, %c1_i64, %28 : i64
    %35 = arith.extui %33 : i1 to i64
    %36 = arith.muli %34, %0 : i64
    %37 = arith.addi %35, %c1_i64 : i64
    %38 = arith.select %7, %34, %36 : i64
    %39 = arith.select %7, %37, %35 : i64
    %40 = arith.muli %38, %c8_i64 : i64
    %41 = arith.cmpi sle, %39, %c1_i64 : i64
    cf.assert %41, "must have at most one inferred (negative) dimension"
    %42 = arith.muli %28, %0 : i64
    %43 = arith.muli %42, %c8_i64 : i64
    %44 = arith.divsi %43, %40 : i64
    %45 = arith.select %33, %44, %28 : i64
    %46 = arith.select %7, %44, %0 : i64
    %from_elements_10 = tensor.from_elements %45, %46, %c8_i64 : tensor<3xi64>
    %reshape_11 = tensor.reshape %32(%from_elements_10) : (tensor<?x2x?x8xf32>, tensor<3xi64>) -> tensor<?x?x8xf32>
    cf.assert %29, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %30, "unimplemented: dynamic negative broadcast sizes"
    %47 = tensor.empty(%dim_6, %dim) : tensor<?x2x8x?xf32>
    %48 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%47 : tensor<?x2x8x?xf32>) {
    ^bb0(%out: f32):
      %139 = linalg.index 0 : index
      %140 = linalg.index 1 : index
      %141 = linalg.index 2 : index
      %142 = linalg.index 3 : index
      %143 = arith.cmpi eq, %18, %c1 : index
      %144 = arith.select %143, %c0, %139 : index
      %145 = arith.cmpi eq, %19, %c1 : index
      %146 = arith.select %145, %c0, %142 : index
      %extracted = tensor.extract %27[%144, %140, %141, %146] : tensor<?x2x8x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x8x?xf32>
    %49 = arith.muli %34, %c8_i64 : i64
    %50 = arith.muli %49, %0 : i64
    %51 = arith.select %7, %49, %50 : i64
    cf.assert %41, "must have at most one inferred (negative) dimension"
    %52 = arith.muli %1, %c16_i64 : i64
    %53 = arith.muli %52, %0 : i64
    %54 = arith.divsi %53, %51 : i64
    %55 = arith.select %33, %54, %28 : i64
    %56 = arith.select %7, %54, %0 : i64
    %from_elements_12 = tensor.from_elements %55, %c8_i64, %56 : tensor<3xi64>
    %reshape_13 = tensor.reshape %48(%from_elements_12) : (tensor<?x2x8x?xf32>, tensor<3xi64>) -> tensor<?x8x?xf32>
    %57 = arith.index_cast %45 : i64 to index
    %58 = arith.index_cast %46 : i64 to index
    %59 = arith.index_cast %56 : i64 to index
    %60 = arith.cmpi eq, %45, %55 : i64
    cf.assert %60, "mismatching contracting dimension"
    %61 = tensor.empty(%57, %58, %59) : tensor<?x?x?xf32>
    %62 = linalg.fill ins(%cst : f32) outs(%61 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %63 = linalg.batch_matmul ins(%reshape_11, %reshape_13 : tensor<?x?x8xf32>, tensor<?x8x?xf32>) outs(%62 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %64 = arith.muli %3, %c2_i64 : i64
    %65 = arith.muli %64, %0 : i64
    %66 = arith.select %7, %64, %65 : i64
    %67 = arith.muli %66, %0 : i64
    %68 = arith.addi %9, %c1_i64 : i64
    %69 = arith.select %7, %64, %67 : i64
    %70 = arith.select %7, %68, %4 : i64
    %71 = arith.cmpi sle, %70, %c1_i64 : i64
    cf.assert %71, "must have at most one inferred (negative) dimension"
    %72 = arith.muli %45, %46 : i64
    %73 = arith.muli %72, %56 : i64
    %74 = arith.divsi %73, %69 : i64
    %75 = arith.select %2, %74, %1 : i64
    %76 = arith.select %7, %74, %0 : i64
    %from_elements_14 = tensor.from_elements %75, %c2_i64, %76, %76 : tensor<4xi64>
    %reshape_15 = tensor.reshape %63(%from_elements_14) : (tensor<?x?x?xf32>, tensor<4xi64>) -> tensor<?x2x?x?xf32>
    %77 = arith.index_cast %75 : i64 to index
    %78 = arith.index_cast %76 : i64 to index
    %79 = arith.cmpi eq, %77, %dim_6 : index
    cf.assert %79, "mismatched size for broadcast"
    %80 = arith.cmpi eq, %78, %dim_8 : index
    cf.assert %80, "mismatched size for broadcast"
    %81 = tensor.empty(%77, %78, %78) : tensor<?x2x?x?xf32>
    %82 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape_15, %22 : tensor<?x2x?x?xf32>, tensor<?x1x1x?xbf16>) outs(%81 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: f32, %in_21: bf16, %out: f32):
      %139 = arith.extf %in_21 : bf16 to f32
      %140 = arith.addf %in, %139 : f32
      linalg.yield %140 : f32
    } -> tensor<?x2x?x?xf32>
    %83 = tensor.empty(%77, %78) : tensor<?x2x?xi64>
    %84 = linalg.fill ins(%c0_i64 : i64) outs(%83 : tensor<?x2x?xi64>) -> tensor<?x2x?xi64>
    %85 = tensor.empty(%77, %78) : tensor<?x2x?xf32>
    %86 = linalg.fill ins(%cst_0 : f32) outs(%85 : tensor<?x2x?xf32>) -> tensor<?x2x?xf32>
    %87:2 = linalg.generic {indexing_maps = [#map, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%82 : tensor<?x2x?x?xf32>) outs(%86, %84 : tensor<?x2x?xf32>, tensor<?x2x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_21: i64):
      %139 = linalg.index 3 : index
      %140 = arith.index_cast %139 : index to i64
      %141 = arith.maximumf %in, %out : f32
      %142 = arith.cmpf ogt, %in, %out : f32
      %143 = arith.select %142, %140, %out_21 : i64
      linalg.yield %141, %143 : f32, i64
    } -> (tensor<?x2x?xf32>, tensor<?x2x?xi64>)
    %expanded = tensor.expand_shape %87#0 [[0], [1], [2, 3]] output_shape [%77, 2, %78, 1] : tensor<?x2x?xf32> into tensor<?x2x?x1xf32>
    %88 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%82, %expanded : tensor<?x2x?x?xf32>, tensor<?x2x?x1xf32>) outs(%81 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %139 = arith.subf %in, %in_21 : f32
      linalg.yield %139 : f32
    } -> tensor<?x2x?x?xf32>
    %89 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%88 : tensor<?x2x?x?xf32>) outs(%81 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %139 = math.exp %in : f32
      linalg.yield %139 : f32
    } -> tensor<?x2x?x?xf32>
    %90 = tensor.empty(%77, %78) : tensor<?x2x?x1xf32>
    %91 = linalg.fill ins(%cst : f32) outs(%90 : tensor<?x2x?x1xf32>) -> tensor<?x2x?x1xf32>
    %92 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%89 : tensor<?x2x?x?xf32>) outs(%91 : tensor<?x2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %139 = arith.addf %in, %out : f32
      linalg.yield %139 : f32
    } -> tensor<?x2x?x1xf32>
    %93 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%89, %92 : tensor<?x2x?x?xf32>, tensor<?x2x?x1xf32>) outs(%81 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %139 = arith.divf %in, %in_21 : f32
      linalg.yield %139 : f32
    } -> tensor<?x2x?x?xf32>
    %94 = tensor.empty(%77, %78, %78) : tensor<?x2x?x?xi1>
    %95 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%82 : tensor<?x2x?x?xf32>) outs(%94 : tensor<?x2x?x?xi1>) {
    ^bb0(%in: f32, %out: i1):
      %139 = arith.extf %in : f32 to f64
      %140 = arith.cmpf oeq, %139, %cst_5 : f64
      linalg.yield %140 : i1
    } -> tensor<?x2x?x?xi1>
    %96 = tensor.empty(%77, %78) : tensor<?x2x?x1xi1>
    %97 = linalg.fill ins(%true : i1) outs(%96 : tensor<?x2x?x1xi1>) -> tensor<?x2x?x1xi1>
    %98 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%95 : tensor<?x2x?x?xi1>) outs(%97 : tensor<?x2x?x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %139 = arith.andi %in, %out : i1
      linalg.yield %139 : i1
    } -> tensor<?x2x?x1xi1>
    %99 = arith.cmpi sge, %75, %c0_i64 : i64
    cf.assert %99, "negative values not allowed in new dimensions"
    %100 = arith.index_cast %75 : i64 to index
    %101 = arith.cmpi sge, %76, %c0_i64 : i64
    cf.assert %101, "negative values not allowed in new dimensions"
    %102 = arith.index_cast %76 : i64 to index
    cf.assert %101, "negative values not allowed in new dimensions"
    %103 = tensor.empty(%100, %102, %102) : tensor<?x2x?x?xf32>
    %104 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%103 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x2x?x?xf32>
    %105 = arith.cmpi eq, %77, %100 : index
    cf.assert %105, "mismatched size for broadcast"
    %106 = arith.cmpi eq, %78, %102 : index
    cf.assert %106, "mismatched size for broadcast"
    %107 = arith.cmpi eq, %102, %78 : index
    cf.assert %107, "mismatched size for broadcast"
    %108 = tensor.empty(%77, %78, %102) : tensor<?x2x?x?xf32>
    %109 = linalg.generic {indexing_maps = [#map4, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%98, %104, %93 : tensor<?x2x?x1xi1>, tensor<?x2x?x?xf32>, tensor<?x2x?x?xf32>) outs(%108 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: i1, %in_21: f32, %in_22: f32, %out: f32):
      %139 = arith.select %in, %in_21, %in_22 : f32
      linalg.yield %139 : f32
    } -> tensor<?x2x?x?xf32>
    cf.assert %29, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %30, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %30, "unimplemented: dynamic negative broadcast sizes"
    %110 = tensor.empty(%dim_6, %dim, %dim) : tensor<?x2x?x?xf32>
    %111 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%110 : tensor<?x2x?x?xf32>) {
    ^bb0(%out: f32):
      %139 = linalg.index 0 : index
      %140 = linalg.index 1 : index
      %141 = linalg.index 2 : index
      %142 = linalg.index 3 : index
      %143 = arith.cmpi eq, %77, %c1 : index
      %144 = arith.select %143, %c0, %139 : index
      %145 = arith.cmpi eq, %78, %c1 : index
      %146 = arith.select %145, %c0, %141 : index
      %147 = arith.cmpi eq, %102, %c1 : index
      %148 = arith.select %147, %c0, %142 : index
      %extracted = tensor.extract %109[%144, %140, %146, %148] : tensor<?x2x?x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x?x?xf32>
    %112 = arith.muli %38, %0 : i64
    %113 = arith.addi %39, %c1_i64 : i64
    %114 = arith.select %7, %34, %112 : i64
    %115 = arith.select %7, %113, %35 : i64
    %116 = arith.cmpi sle, %115, %c1_i64 : i64
    cf.assert %116, "must have at most one inferred (negative) dimension"
    %117 = arith.muli %42, %0 : i64
    %118 = arith.divsi %117, %114 : i64
    %119 = arith.select %33, %118, %28 : i64
    %120 = arith.select %7, %118, %0 : i64
    %from_elements_16 = tensor.from_elements %119, %120, %120 : tensor<3xi64>
    %reshape_17 = tensor.reshape %111(%from_elements_16) : (tensor<?x2x?x?xf32>, tensor<3xi64>) -> tensor<?x?x?xf32>
    cf.assert %29, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %30, "unimplemented: dynamic negative broadcast sizes"
    %121 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%31 : tensor<?x2x?x8xf32>) {
    ^bb0(%out: f32):
      %139 = linalg.index 0 : index
      %140 = linalg.index 1 : index
      %141 = linalg.index 2 : index
      %142 = linalg.index 3 : index
      %143 = arith.cmpi eq, %18, %c1 : index
      %144 = arith.select %143, %c0, %139 : index
      %145 = arith.cmpi eq, %19, %c1 : index
      %146 = arith.select %145, %c0, %141 : index
      %extracted = tensor.extract %24[%144, %140, %146, %142] : tensor<?x2x?x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x?x8xf32>
    cf.assert %41, "must have at most one inferred (negative) dimension"
    %reshape_18 = tensor.reshape %121(%from_elements_10) : (tensor<?x2x?x8xf32>, tensor<3xi64>) -> tensor<?x?x8xf32>
    %122 = arith.index_cast %119 : i64 to index
    %123 = arith.index_cast %120 : i64 to index
    %124 = arith.cmpi eq, %119, %45 : i64
    cf.assert %124, "mismatching contracting dimension"
    %125 = arith.cmpi eq, %120, %46 : i64
    cf.assert %125, "mismatching contracting dimension"
    %126 = tensor.empty(%122, %123) : tensor<?x?x8xf32>
    %127 = linalg.fill ins(%cst : f32) outs(%126 : tensor<?x?x8xf32>) -> tensor<?x?x8xf32>
    %128 = linalg.batch_matmul ins(%reshape_17, %reshape_18 : tensor<?x?x?xf32>, tensor<?x?x8xf32>) outs(%127 : tensor<?x?x8xf32>) -> tensor<?x?x8xf32>
    %129 = arith.muli %66, %c8_i64 : i64
    cf.assert %11, "must have at most one inferred (negative) dimension"
    %130 = arith.muli %119, %120 : i64
    %131 = arith.muli %130, %c8_i64 : i64
    %132 = arith.divsi %131, %129 : i64
    %133 = arith.select %2, %132, %1 : i64
    %134 = arith.select %7, %132, %0 : i64
    %from_elements_19 = tensor.from_elements %133, %c2_i64, %134, %c8_i64 : tensor<4xi64>
    %reshape_20 = tensor.reshape %128(%from_elements_19) : (tensor<?x?x8xf32>, tensor<4xi64>) -> tensor<?x2x?x8xf32>
    %135 = arith.index_cast %133 : i64 to index
    %136 = arith.index_cast %134 : i64 to index
    %137 = tensor.empty(%135, %136) : tensor<?x2x?x8xbf16>
    %138 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape_20 : tensor<?x2x?x8xf32>) outs(%137 : tensor<?x2x?x8xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %139 = arith.truncf %in : f32 to bf16
      linalg.yield %139 : bf16
    } -> tensor<?x2x?x8xbf16>
    return %138 : tensor<?x2x?x8xbf16>
  }
}
