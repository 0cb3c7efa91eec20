#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0, d1) -> ()>
#map5 = affine_map<(d0) -> (d0)>
#map6 = affine_map<(d0) -> ()>
#map7 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<?x7xf32>, %arg1: tensor<?x7xf32>) -> (tensor<?x7xf32>, tensor<?xi64>, tensor<f32>) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0x7F800000 : f32
    %cst_1 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant 2.000000e+00 : f32
    %cst_4 = arith.constant 1.000000e+00 : f32
    %dim = tensor.dim %arg0, %c0 : tensor<?x7xf32>
    %0 = arith.index_cast %dim : index to i64
    %dim_5 = tensor.dim %arg1, %c0 : tensor<?x7xf32>
    %1 = arith.index_cast %dim_5 : index to i64
    %2 = tensor.empty(%dim) : tensor<?x7xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg0 : tensor<?x7xf32>, tensor<?x7xf32>) outs(%2 : tensor<?x7xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %59 = arith.mulf %in, %in_12 : f32
      linalg.yield %59 : f32
    } -> tensor<?x7xf32>
    %4 = tensor.empty(%dim) : tensor<?x1xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<?x1xf32>) -> tensor<?x1xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%3 : tensor<?x7xf32>) outs(%5 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %59 = arith.addf %in, %out : f32
      linalg.yield %59 : f32
    } -> tensor<?x1xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x7xf32>) outs(%2 : tensor<?x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %59 = arith.mulf %in, %cst_3 : f32
      linalg.yield %59 : f32
    } -> tensor<?x7xf32>
    %8 = tensor.empty(%dim_5) : tensor<7x?xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<?x7xf32>) outs(%8 : tensor<7x?xf32>) permutation = [1, 0] 
    %9 = tensor.empty(%dim, %dim_5) : tensor<?x?xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %11 = linalg.matmul ins(%7, %transposed : tensor<?x7xf32>, tensor<7x?xf32>) outs(%10 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%6, %11 : tensor<?x1xf32>, tensor<?x?xf32>) outs(%9 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %59 = arith.subf %in, %in_12 : f32
      linalg.yield %59 : f32
    } -> tensor<?x?xf32>
    %13 = tensor.empty(%dim_5) : tensor<?x7xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %arg1 : tensor<?x7xf32>, tensor<?x7xf32>) outs(%13 : tensor<?x7xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %59 = arith.mulf %in, %in_12 : f32
      linalg.yield %59 : f32
    } -> tensor<?x7xf32>
    %15 = tensor.empty(%dim_5) : tensor<?xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<?xf32>) -> tensor<?xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%14 : tensor<?x7xf32>) outs(%16 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %59 = arith.addf %in, %out : f32
      linalg.yield %59 : f32
    } -> tensor<?xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%12, %17 : tensor<?x?xf32>, tensor<?xf32>) outs(%9 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %59 = arith.addf %in, %in_12 : f32
      linalg.yield %59 : f32
    } -> tensor<?x?xf32>
    %19 = tensor.empty(%dim) : tensor<?xi64>
    %20 = linalg.fill ins(%c0_i64 : i64) outs(%19 : tensor<?xi64>) -> tensor<?xi64>
    %21 = tensor.empty(%dim) : tensor<?xf32>
    %22 = linalg.fill ins(%cst_0 : f32) outs(%21 : tensor<?xf32>) -> tensor<?xf32>
    %23:2 = linalg.generic {indexing_maps = [#map, #map2, #map2], iterator_types = ["parallel", "reduction"]} ins(%18 : tensor<?x?xf32>) outs(%22, %20 : tensor<?xf32>, tensor<?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_12: i64):
      %59 = linalg.index 1 : index
      %60 = arith.index_cast %59 : index to i64
      %61 = arith.minimumf %in, %out : f32
      %62 = arith.cmpf olt, %in, %out : f32
      %63 = arith.select %62, %60, %out_12 : i64
      linalg.yield %61, %63 : f32, i64
    } -> (tensor<?xf32>, tensor<?xi64>)
    %24 = arith.cmpi sge, %1, %c0_i64 : i64
    cf.assert %24, "negative values not allowed in new dimensions"
    %25 = tensor.empty(%dim_5) : tensor<?x7xf32>
    %26 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%25 : tensor<?x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x7xf32>
    %27 = arith.maxsi %0, %c1_i64 : i64
    %28 = arith.index_cast %27 : i64 to index
    %29 = arith.cmpi sge, %27, %c0_i64 : i64
    cf.assert %29, "unimplemented: dynamic negative broadcast sizes"
    %30 = tensor.empty(%28) : tensor<?x7xf32>
    %31 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%30 : tensor<?x7xf32>) {
    ^bb0(%out: f32):
      %59 = linalg.index 0 : index
      %60 = linalg.index 1 : index
      %61 = arith.cmpi eq, %dim, %c1 : index
      %62 = arith.select %61, %c0, %59 : index
      %extracted = tensor.extract %arg0[%62, %60] : tensor<?x7xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x7xf32>
    cf.assert %29, "unimplemented: dynamic negative broadcast sizes"
    %32 = tensor.empty(%28) : tensor<?xi64>
    %33 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel"]} outs(%32 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %59 = linalg.index 0 : index
      %60 = arith.cmpi eq, %dim, %c1 : index
      %61 = arith.select %60, %c0, %59 : index
      %extracted = tensor.extract %23#1[%61] : tensor<?xi64>
      linalg.yield %extracted : i64
    } -> tensor<?xi64>
    %expanded = tensor.expand_shape %33 [[0, 1]] output_shape [%28, 1] : tensor<?xi64> into tensor<?x1xi64>
    %expanded_6 = tensor.expand_shape %31 [[0], [1, 2]] output_shape [%28, 1, 7] : tensor<?x7xf32> into tensor<?x1x7xf32>
    %34 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(false) ins(%expanded_6, %expanded : tensor<?x1x7xf32>, tensor<?x1xi64>) outs(%26 : tensor<?x7xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):
      %59 = arith.addf %arg3, %arg2 : f32
      tm_tensor.yield %59 : f32
    } -> tensor<?x7xf32>
    %35 = arith.cmpi sge, %1, %c0_i64 : i64
    cf.assert %35, "negative values not allowed in new dimensions"
    %36 = tensor.empty(%dim_5) : tensor<?xf32>
    %37 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel"]} ins(%cst_2 : tensor<f32>) outs(%36 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?xf32>
    %38 = arith.cmpi sge, %0, %c0_i64 : i64
    cf.assert %38, "negative values not allowed in new dimensions"
    %39 = tensor.empty(%dim) : tensor<?xf32>
    %40 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel"]} ins(%cst_1 : tensor<f32>) outs(%39 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?xf32>
    cf.assert %29, "unimplemented: dynamic negative broadcast sizes"
    %41 = tensor.empty(%28) : tensor<?xf32>
    %42 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel"]} outs(%41 : tensor<?xf32>) {
    ^bb0(%out: f32):
      %59 = linalg.index 0 : index
      %60 = arith.cmpi eq, %dim, %c1 : index
      %61 = arith.select %60, %c0, %59 : index
      %extracted = tensor.extract %40[%61] : tensor<?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?xf32>
    cf.assert %29, "unimplemented: dynamic negative broadcast sizes"
    %expanded_7 = tensor.expand_shape %42 [[0, 1]] output_shape [%28, 1] : tensor<?xf32> into tensor<?x1xf32>
    %43 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(false) ins(%expanded_7, %expanded : tensor<?x1xf32>, tensor<?x1xi64>) outs(%37 : tensor<?xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):
      %59 = arith.addf %arg3, %arg2 : f32
      tm_tensor.yield %59 : f32
    } -> tensor<?xf32>
    %dim_8 = tensor.dim %43, %c0 : tensor<?xf32>
    %44 = tensor.empty(%dim_8) : tensor<?xi1>
    %45 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%43 : tensor<?xf32>) outs(%44 : tensor<?xi1>) {
    ^bb0(%in: f32, %out: i1):
      %59 = arith.cmpf ogt, %in, %cst : f32
      linalg.yield %59 : i1
    } -> tensor<?xi1>
    %expanded_9 = tensor.expand_shape %45 [[0, 1]] output_shape [%dim_8, 1] : tensor<?xi1> into tensor<?x1xi1>
    %46 = tensor.empty(%dim_8) : tensor<?xf32>
    %47 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%43 : tensor<?xf32>) outs(%46 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %59 = arith.cmpf ult, %in, %cst_4 : f32
      %60 = arith.select %59, %cst_4, %in : f32
      linalg.yield %60 : f32
    } -> tensor<?xf32>
    %expanded_10 = tensor.expand_shape %47 [[0, 1]] output_shape [%dim_8, 1] : tensor<?xf32> into tensor<?x1xf32>
    %dim_11 = tensor.dim %34, %c0 : tensor<?x7xf32>
    %48 = arith.cmpi eq, %dim_11, %dim_8 : index
    cf.assert %48, "mismatched size for broadcast"
    %49 = tensor.empty(%dim_11) : tensor<?x7xf32>
    %50 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%34, %expanded_10 : tensor<?x7xf32>, tensor<?x1xf32>) outs(%49 : tensor<?x7xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %59 = arith.divf %in, %in_12 : f32
      linalg.yield %59 : f32
    } -> tensor<?x7xf32>
    %51 = arith.cmpi eq, %dim_8, %dim_11 : index
    cf.assert %51, "mismatched size for broadcast"
    %52 = arith.cmpi eq, %dim_8, %dim_5 : index
    cf.assert %52, "mismatched size for broadcast"
    %53 = tensor.empty(%dim_8) : tensor<?x7xf32>
    %54 = linalg.generic {indexing_maps = [#map1, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_9, %50, %arg1 : tensor<?x1xi1>, tensor<?x7xf32>, tensor<?x7xf32>) outs(%53 : tensor<?x7xf32>) {
    ^bb0(%in: i1, %in_12: f32, %in_13: f32, %out: f32):
      %59 = arith.select %in, %in_12, %in_13 : f32
      linalg.yield %59 : f32
    } -> tensor<?x7xf32>
    %55 = tensor.empty() : tensor<f32>
    %56 = linalg.fill ins(%cst : f32) outs(%55 : tensor<f32>) -> tensor<f32>
    %57 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction"]} ins(%23#0 : tensor<?xf32>) outs(%56 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %59 = arith.addf %in, %out : f32
      linalg.yield %59 : f32
    } -> tensor<f32>
    %58 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%57 : tensor<f32>) outs(%55 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %59 = arith.sitofp %0 : i64 to f32
      %60 = arith.divf %in, %59 : f32
      linalg.yield %60 : f32
    } -> tensor<f32>
    return %54, %23#1, %58 : tensor<?x7xf32>, tensor<?xi64>, tensor<f32>
  }
}
