// Slopes computed beside, relative places, triu of minus infinity.
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> ()>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
module {
  func.func @main(%arg0: tensor<?x?x16xf32>, %arg1: tensor<?x?x16xf32>, %arg2: tensor<?x?x16xf32>) -> tensor<?x?x16xf32> {
    %true = arith.constant true
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c16_i64 = arith.constant 16 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_2 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_3 = arith.constant 2.500000e-01 : f32
    %dim = tensor.dim %arg1, %c1 : tensor<?x?x16xf32>
    %0 = arith.index_cast %dim : index to i64
    %dim_4 = tensor.dim %arg2, %c0 : tensor<?x?x16xf32>
    %1 = arith.index_cast %dim_4 : index to i64
    %2 = tensor.empty(%dim) : tensor<?xi64>
    %3 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%2 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %102 = linalg.index 0 : index
      %103 = arith.index_cast %102 : index to i64
      linalg.yield %103 : i64
    } -> tensor<?xi64>
    %expanded = tensor.expand_shape %3 [[0, 1]] output_shape [%dim, 1] : tensor<?xi64> into tensor<?x1xi64>
    %expanded_5 = tensor.expand_shape %3 [[0, 1]] output_shape [1, %dim] : tensor<?xi64> into tensor<1x?xi64>
    %4 = tensor.empty(%dim, %dim) : tensor<?x?xi64>
    %5 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_5 : tensor<?x1xi64>, tensor<1x?xi64>) outs(%4 : tensor<?x?xi64>) {
    ^bb0(%in: i64, %in_17: i64, %out: i64):
      %102 = arith.subi %in, %in_17 : i64
      linalg.yield %102 : i64
    } -> tensor<?x?xi64>
    %6 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<?x?xi64>) outs(%4 : tensor<?x?xi64>) {
    ^bb0(%in: i64, %out: i64):
      %102 = math.absi %in : i64
      linalg.yield %102 : i64
    } -> tensor<?x?xi64>
    %7 = tensor.empty(%dim, %dim) : tensor<?x?xf32>
    %8 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<?x?xi64>) outs(%7 : tensor<?x?xf32>) {
    ^bb0(%in: i64, %out: f32):
      %102 = arith.sitofp %in : i64 to f32
      linalg.yield %102 : f32
    } -> tensor<?x?xf32>
    %9 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<?x?xf32>) outs(%7 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = arith.negf %in : f32
      linalg.yield %102 : f32
    } -> tensor<?x?xf32>
    %10 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<?x?xf32>) outs(%7 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = arith.mulf %in, %cst_3 : f32
      linalg.yield %102 : f32
    } -> tensor<?x?xf32>
    %11 = arith.cmpi sge, %0, %c0_i64 : i64
    cf.assert %11, "negative values not allowed in new dimensions"
    cf.assert %11, "negative values not allowed in new dimensions"
    %12 = tensor.empty(%dim, %dim) : tensor<?x?xf32>
    %13 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%12 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x?xf32>
    %14 = linalg.generic {indexing_maps = [#map2, #map1, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_5, %expanded : tensor<1x?xi64>, tensor<?x1xi64>) outs(%4 : tensor<?x?xi64>) {
    ^bb0(%in: i64, %in_17: i64, %out: i64):
      %102 = arith.subi %in, %in_17 : i64
      linalg.yield %102 : i64
    } -> tensor<?x?xi64>
    %15 = tensor.empty(%dim, %dim) : tensor<?x?xi1>
    %16 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<?x?xi64>) outs(%15 : tensor<?x?xi1>) {
    ^bb0(%in: i64, %out: i1):
      %102 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %102 : i1
    } -> tensor<?x?xi1>
    cf.assert %true, "mismatched size for broadcast"
    cf.assert %true, "mismatched size for broadcast"
    %17 = linalg.generic {indexing_maps = [#map3, #map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%16, %13, %cst_1 : tensor<?x?xi1>, tensor<?x?xf32>, tensor<f32>) outs(%7 : tensor<?x?xf32>) {
    ^bb0(%in: i1, %in_17: f32, %in_18: f32, %out: f32):
      %102 = arith.select %in, %in_17, %in_18 : f32
      linalg.yield %102 : f32
    } -> tensor<?x?xf32>
    %dim_6 = tensor.dim %arg1, %c0 : tensor<?x?x16xf32>
    %18 = tensor.empty(%dim_6, %dim) : tensor<?x16x?xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<?x?x16xf32>) outs(%18 : tensor<?x16x?xf32>) permutation = [0, 2, 1] 
    %19 = arith.cmpi sge, %1, %c0_i64 : i64
    cf.assert %19, "unimplemented: dynamic negative broadcast sizes"
    %20 = arith.cmpi sge, %0, %c0_i64 : i64
    cf.assert %20, "unimplemented: dynamic negative broadcast sizes"
    %21 = tensor.empty(%dim_4, %dim) : tensor<?x?x16xf32>
    %22 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel", "parallel", "parallel"]} outs(%21 : tensor<?x?x16xf32>) {
    ^bb0(%out: f32):
      %102 = linalg.index 0 : index
      %103 = linalg.index 1 : index
      %104 = linalg.index 2 : index
      %dim_17 = tensor.dim %arg0, %c0 : tensor<?x?x16xf32>
      %105 = arith.cmpi eq, %dim_17, %c1 : index
      %106 = arith.select %105, %c0, %102 : index
      %dim_18 = tensor.dim %arg0, %c1 : tensor<?x?x16xf32>
      %107 = arith.cmpi eq, %dim_18, %c1 : index
      %108 = arith.select %107, %c0, %103 : index
      %extracted = tensor.extract %arg0[%106, %108, %104] : tensor<?x?x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x16xf32>
    %23 = arith.cmpi slt, %1, %c0_i64 : i64
    %24 = arith.select %23, %c1_i64, %1 : i64
    %25 = arith.extui %23 : i1 to i64
    %26 = arith.muli %24, %0 : i64
    %27 = arith.addi %25, %c1_i64 : i64
    %28 = arith.cmpi slt, %0, %c0_i64 : i64
    %29 = arith.select %28, %24, %26 : i64
    %30 = arith.select %28, %27, %25 : i64
    %31 = arith.muli %29, %c16_i64 : i64
    %32 = arith.cmpi sle, %30, %c1_i64 : i64
    cf.assert %32, "must have at most one inferred (negative) dimension"
    %33 = arith.muli %1, %0 : i64
    %34 = arith.muli %33, %c16_i64 : i64
    %35 = arith.divsi %34, %31 : i64
    %36 = arith.select %23, %35, %1 : i64
    %37 = arith.select %28, %35, %0 : i64
    %from_elements = tensor.from_elements %36, %37, %c16_i64 : tensor<3xi64>
    %reshape = tensor.reshape %22(%from_elements) : (tensor<?x?x16xf32>, tensor<3xi64>) -> tensor<?x?x16xf32>
    cf.assert %19, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %20, "unimplemented: dynamic negative broadcast sizes"
    %38 = tensor.empty(%dim_4, %dim) : tensor<?x16x?xf32>
    %39 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel", "parallel", "parallel"]} outs(%38 : tensor<?x16x?xf32>) {
    ^bb0(%out: f32):
      %102 = linalg.index 0 : index
      %103 = linalg.index 1 : index
      %104 = linalg.index 2 : index
      %105 = arith.cmpi eq, %dim_6, %c1 : index
      %106 = arith.select %105, %c0, %102 : index
      %107 = arith.cmpi eq, %dim, %c1 : index
      %108 = arith.select %107, %c0, %104 : index
      %extracted = tensor.extract %transposed[%106, %103, %108] : tensor<?x16x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x16x?xf32>
    %40 = arith.muli %24, %c16_i64 : i64
    %41 = arith.muli %40, %0 : i64
    %42 = arith.select %28, %40, %41 : i64
    cf.assert %32, "must have at most one inferred (negative) dimension"
    %43 = arith.muli %1, %c16_i64 : i64
    %44 = arith.muli %43, %0 : i64
    %45 = arith.divsi %44, %42 : i64
    %46 = arith.select %23, %45, %1 : i64
    %47 = arith.select %28, %45, %0 : i64
    %from_elements_7 = tensor.from_elements %46, %c16_i64, %47 : tensor<3xi64>
    %reshape_8 = tensor.reshape %39(%from_elements_7) : (tensor<?x16x?xf32>, tensor<3xi64>) -> tensor<?x16x?xf32>
    %48 = arith.index_cast %36 : i64 to index
    %49 = arith.index_cast %37 : i64 to index
    %50 = arith.index_cast %47 : i64 to index
    %51 = arith.cmpi eq, %36, %46 : i64
    cf.assert %51, "mismatching contracting dimension"
    %52 = tensor.empty(%48, %49, %50) : tensor<?x?x?xf32>
    %53 = linalg.fill ins(%cst : f32) outs(%52 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %54 = linalg.batch_matmul ins(%reshape, %reshape_8 : tensor<?x?x16xf32>, tensor<?x16x?xf32>) outs(%53 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %55 = arith.muli %29, %0 : i64
    %56 = arith.addi %30, %c1_i64 : i64
    %57 = arith.select %28, %24, %55 : i64
    %58 = arith.select %28, %56, %25 : i64
    %59 = arith.cmpi sle, %58, %c1_i64 : i64
    cf.assert %59, "must have at most one inferred (negative) dimension"
    %60 = arith.muli %36, %37 : i64
    %61 = arith.muli %60, %47 : i64
    %62 = arith.divsi %61, %57 : i64
    %63 = arith.select %23, %62, %1 : i64
    %64 = arith.select %28, %62, %0 : i64
    %from_elements_9 = tensor.from_elements %63, %64, %64 : tensor<3xi64>
    %reshape_10 = tensor.reshape %54(%from_elements_9) : (tensor<?x?x?xf32>, tensor<3xi64>) -> tensor<?x?x?xf32>
    %65 = arith.index_cast %63 : i64 to index
    %66 = arith.index_cast %64 : i64 to index
    %67 = tensor.empty(%65, %66, %66) : tensor<?x?x?xf32>
    %68 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%reshape_10 : tensor<?x?x?xf32>) outs(%67 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = arith.mulf %in, %cst_3 : f32
      linalg.yield %102 : f32
    } -> tensor<?x?x?xf32>
    %69 = arith.cmpi eq, %66, %dim : index
    cf.assert %69, "mismatched size for broadcast"
    cf.assert %69, "mismatched size for broadcast"
    %70 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68, %10 : tensor<?x?x?xf32>, tensor<?x?xf32>) outs(%67 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %102 = arith.addf %in, %in_17 : f32
      linalg.yield %102 : f32
    } -> tensor<?x?x?xf32>
    cf.assert %69, "mismatched size for broadcast"
    cf.assert %69, "mismatched size for broadcast"
    %71 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70, %17 : tensor<?x?x?xf32>, tensor<?x?xf32>) outs(%67 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %102 = arith.addf %in, %in_17 : f32
      linalg.yield %102 : f32
    } -> tensor<?x?x?xf32>
    %72 = tensor.empty(%65, %66) : tensor<?x?xi64>
    %73 = linalg.fill ins(%c0_i64 : i64) outs(%72 : tensor<?x?xi64>) -> tensor<?x?xi64>
    %74 = tensor.empty(%65, %66) : tensor<?x?xf32>
    %75 = linalg.fill ins(%cst_0 : f32) outs(%74 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %76:2 = linalg.generic {indexing_maps = [#map5, #map7, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%71 : tensor<?x?x?xf32>) outs(%75, %73 : tensor<?x?xf32>, tensor<?x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_17: i64):
      %102 = linalg.index 2 : index
      %103 = arith.index_cast %102 : index to i64
      %104 = arith.maximumf %in, %out : f32
      %105 = arith.cmpf ogt, %in, %out : f32
      %106 = arith.select %105, %103, %out_17 : i64
      linalg.yield %104, %106 : f32, i64
    } -> (tensor<?x?xf32>, tensor<?x?xi64>)
    %expanded_11 = tensor.expand_shape %76#0 [[0], [1, 2]] output_shape [%65, %66, 1] : tensor<?x?xf32> into tensor<?x?x1xf32>
    %77 = linalg.generic {indexing_maps = [#map5, #map8, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71, %expanded_11 : tensor<?x?x?xf32>, tensor<?x?x1xf32>) outs(%67 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %102 = arith.subf %in, %in_17 : f32
      linalg.yield %102 : f32
    } -> tensor<?x?x?xf32>
    %78 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77 : tensor<?x?x?xf32>) outs(%67 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = math.exp %in : f32
      linalg.yield %102 : f32
    } -> tensor<?x?x?xf32>
    %79 = tensor.empty(%65, %66) : tensor<?x?x1xf32>
    %80 = linalg.fill ins(%cst : f32) outs(%79 : tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %81 = linalg.generic {indexing_maps = [#map5, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%78 : tensor<?x?x?xf32>) outs(%80 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = arith.addf %in, %out : f32
      linalg.yield %102 : f32
    } -> tensor<?x?x1xf32>
    %82 = linalg.generic {indexing_maps = [#map5, #map8, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %81 : tensor<?x?x?xf32>, tensor<?x?x1xf32>) outs(%67 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %102 = arith.divf %in, %in_17 : f32
      linalg.yield %102 : f32
    } -> tensor<?x?x?xf32>
    cf.assert %19, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %20, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %20, "unimplemented: dynamic negative broadcast sizes"
    %83 = tensor.empty(%dim_4, %dim, %dim) : tensor<?x?x?xf32>
    %84 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel", "parallel", "parallel"]} outs(%83 : tensor<?x?x?xf32>) {
    ^bb0(%out: f32):
      %102 = linalg.index 0 : index
      %103 = linalg.index 1 : index
      %104 = linalg.index 2 : index
      %105 = arith.cmpi eq, %65, %c1 : index
      %106 = arith.select %105, %c0, %102 : index
      %107 = arith.cmpi eq, %66, %c1 : index
      %108 = arith.select %107, %c0, %103 : index
      %109 = arith.select %107, %c0, %104 : index
      %extracted = tensor.extract %82[%106, %108, %109] : tensor<?x?x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x?xf32>
    cf.assert %59, "must have at most one inferred (negative) dimension"
    %85 = arith.muli %33, %0 : i64
    %86 = arith.divsi %85, %57 : i64
    %87 = arith.select %23, %86, %1 : i64
    %88 = arith.select %28, %86, %0 : i64
    %from_elements_12 = tensor.from_elements %87, %88, %88 : tensor<3xi64>
    %reshape_13 = tensor.reshape %84(%from_elements_12) : (tensor<?x?x?xf32>, tensor<3xi64>) -> tensor<?x?x?xf32>
    cf.assert %19, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %20, "unimplemented: dynamic negative broadcast sizes"
    %89 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel", "parallel", "parallel"]} outs(%21 : tensor<?x?x16xf32>) {
    ^bb0(%out: f32):
      %102 = linalg.index 0 : index
      %103 = linalg.index 1 : index
      %104 = linalg.index 2 : index
      %105 = arith.cmpi eq, %dim_4, %c1 : index
      %106 = arith.select %105, %c0, %102 : index
      %dim_17 = tensor.dim %arg2, %c1 : tensor<?x?x16xf32>
      %107 = arith.cmpi eq, %dim_17, %c1 : index
      %108 = arith.select %107, %c0, %103 : index
      %extracted = tensor.extract %arg2[%106, %108, %104] : tensor<?x?x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x16xf32>
    cf.assert %32, "must have at most one inferred (negative) dimension"
    %reshape_14 = tensor.reshape %89(%from_elements) : (tensor<?x?x16xf32>, tensor<3xi64>) -> tensor<?x?x16xf32>
    %90 = arith.index_cast %87 : i64 to index
    %91 = arith.index_cast %88 : i64 to index
    %92 = arith.cmpi eq, %87, %36 : i64
    cf.assert %92, "mismatching contracting dimension"
    %93 = arith.cmpi eq, %88, %37 : i64
    cf.assert %93, "mismatching contracting dimension"
    %94 = tensor.empty(%90, %91) : tensor<?x?x16xf32>
    %95 = linalg.fill ins(%cst : f32) outs(%94 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %96 = linalg.batch_matmul ins(%reshape_13, %reshape_14 : tensor<?x?x?xf32>, tensor<?x?x16xf32>) outs(%95 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    cf.assert %32, "must have at most one inferred (negative) dimension"
    %97 = arith.muli %87, %88 : i64
    %98 = arith.muli %97, %c16_i64 : i64
    %99 = arith.divsi %98, %31 : i64
    %100 = arith.select %23, %99, %1 : i64
    %101 = arith.select %28, %99, %0 : i64
    %from_elements_15 = tensor.from_elements %100, %101, %c16_i64 : tensor<3xi64>
    %reshape_16 = tensor.reshape %96(%from_elements_15) : (tensor<?x?x16xf32>, tensor<3xi64>) -> tensor<?x?x16xf32>
    return %reshape_16 : tensor<?x?x16xf32>
  }
}
