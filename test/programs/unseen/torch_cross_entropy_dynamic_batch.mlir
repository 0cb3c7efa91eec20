#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0) -> ()>
#map5 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<?x10xf32>, %arg1: tensor<?xi64>) -> (tensor<f32>, tensor<f32>) {
    %c-100_i64 = arith.constant -100 : i64
    %c0 = arith.constant 0 : index
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0xFF800000 : f32
    %c10 = arith.constant 10 : index
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_2 = arith.constant dense<0> : tensor<i64>
    %dim = tensor.dim %arg0, %c0 : tensor<?x10xf32>
    %0 = tensor.empty(%dim) : tensor<?xi64>
    %1 = linalg.fill ins(%c0_i64 : i64) outs(%0 : tensor<?xi64>) -> tensor<?xi64>
    %2 = tensor.empty(%dim) : tensor<?xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<?xf32>) -> tensor<?xf32>
    %4:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<?x10xf32>) outs(%3, %1 : tensor<?xf32>, tensor<?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_5: i64):
      %38 = linalg.index 1 : index
      %39 = arith.index_cast %38 : index to i64
      %40 = arith.maximumf %in, %out : f32
      %41 = arith.cmpf ogt, %in, %out : f32
      %42 = arith.select %41, %39, %out_5 : i64
      linalg.yield %40, %42 : f32, i64
    } -> (tensor<?xf32>, tensor<?xi64>)
    %expanded = tensor.expand_shape %4#0 [[0, 1]] output_shape [%dim, 1] : tensor<?xf32> into tensor<?x1xf32>
    %5 = tensor.empty(%dim) : tensor<?x10xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %expanded : tensor<?x10xf32>, tensor<?x1xf32>) outs(%5 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %38 = arith.subf %in, %in_5 : f32
      linalg.yield %38 : f32
    } -> tensor<?x10xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<?x10xf32>) outs(%5 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = math.exp %in : f32
      linalg.yield %38 : f32
    } -> tensor<?x10xf32>
    %8 = tensor.empty(%dim) : tensor<?x1xf32>
    %9 = linalg.fill ins(%cst_0 : f32) outs(%8 : tensor<?x1xf32>) -> tensor<?x1xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%7 : tensor<?x10xf32>) outs(%9 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.addf %in, %out : f32
      linalg.yield %38 : f32
    } -> tensor<?x1xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<?x1xf32>) outs(%8 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = math.log %in : f32
      linalg.yield %38 : f32
    } -> tensor<?x1xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%6, %11 : tensor<?x10xf32>, tensor<?x1xf32>) outs(%5 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %38 = arith.subf %in, %in_5 : f32
      linalg.yield %38 : f32
    } -> tensor<?x10xf32>
    %dim_3 = tensor.dim %arg1, %c0 : tensor<?xi64>
    %13 = tensor.empty(%dim_3) : tensor<?xi1>
    %14 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg1 : tensor<?xi64>) outs(%13 : tensor<?xi1>) {
    ^bb0(%in: i64, %out: i1):
      %38 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %38 : i1
    } -> tensor<?xi1>
    %15 = tensor.empty(%dim_3) : tensor<?xi64>
    %16 = linalg.generic {indexing_maps = [#map3, #map3, #map4, #map3], iterator_types = ["parallel"]} ins(%14, %arg1, %cst_2 : tensor<?xi1>, tensor<?xi64>, tensor<i64>) outs(%15 : tensor<?xi64>) {
    ^bb0(%in: i1, %in_5: i64, %in_6: i64, %out: i64):
      %38 = arith.select %in, %in_5, %in_6 : i64
      linalg.yield %38 : i64
    } -> tensor<?xi64>
    %expanded_4 = tensor.expand_shape %16 [[0, 1]] output_shape [%dim_3, 1] : tensor<?xi64> into tensor<?x1xi64>
    %17 = tensor.empty(%dim_3) : tensor<?x1xf32>
    %18 = linalg.fill ins(%cst_0 : f32) outs(%17 : tensor<?x1xf32>) -> tensor<?x1xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_4 : tensor<?x1xi64>) outs(%18 : tensor<?x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %38 = linalg.index 0 : index
      %39 = arith.index_cast %in : i64 to index
      %40 = arith.cmpi slt, %39, %c10 : index
      cf.assert %40, "index must be smaller than dim size"
      %41 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %41, "index must be larger or equal to 0"
      %extracted = tensor.extract %12[%38, %39] : tensor<?x10xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x1xf32>
    %collapsed = tensor.collapse_shape %19 [[0, 1]] : tensor<?x1xf32> into tensor<?xf32>
    %20 = tensor.empty(%dim_3) : tensor<?xf32>
    %21 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed : tensor<?xf32>) outs(%20 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.negf %in : f32
      linalg.yield %38 : f32
    } -> tensor<?xf32>
    %22 = linalg.generic {indexing_maps = [#map3, #map3, #map4, #map3], iterator_types = ["parallel"]} ins(%14, %21, %cst_1 : tensor<?xi1>, tensor<?xf32>, tensor<f32>) outs(%20 : tensor<?xf32>) {
    ^bb0(%in: i1, %in_5: f32, %in_6: f32, %out: f32):
      %38 = arith.select %in, %in_5, %in_6 : f32
      linalg.yield %38 : f32
    } -> tensor<?xf32>
    %23 = tensor.empty() : tensor<i64>
    %24 = linalg.fill ins(%c0_i64 : i64) outs(%23 : tensor<i64>) -> tensor<i64>
    %25 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction"]} ins(%14 : tensor<?xi1>) outs(%24 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %38 = arith.extui %in : i1 to i64
      %39 = arith.addi %38, %out : i64
      linalg.yield %39 : i64
    } -> tensor<i64>
    %26 = tensor.empty() : tensor<f32>
    %27 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%25 : tensor<i64>) outs(%26 : tensor<f32>) {
    ^bb0(%in: i64, %out: f32):
      %38 = arith.sitofp %in : i64 to f32
      linalg.yield %38 : f32
    } -> tensor<f32>
    %28 = linalg.fill ins(%cst_0 : f32) outs(%26 : tensor<f32>) -> tensor<f32>
    %29 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction"]} ins(%22 : tensor<?xf32>) outs(%28 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.addf %in, %out : f32
      linalg.yield %38 : f32
    } -> tensor<f32>
    %30 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = []} ins(%29, %27 : tensor<f32>, tensor<f32>) outs(%26 : tensor<f32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %38 = arith.divf %in, %in_5 : f32
      linalg.yield %38 : f32
    } -> tensor<f32>
    %31 = arith.cmpi eq, %dim, %dim_3 : index
    cf.assert %31, "mismatched size for broadcast"
    %32 = tensor.empty(%dim) : tensor<?xi1>
    %33 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%4#1, %arg1 : tensor<?xi64>, tensor<?xi64>) outs(%32 : tensor<?xi1>) {
    ^bb0(%in: i64, %in_5: i64, %out: i1):
      %38 = arith.cmpi eq, %in, %in_5 : i64
      linalg.yield %38 : i1
    } -> tensor<?xi1>
    %34 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%33 : tensor<?xi1>) outs(%2 : tensor<?xf32>) {
    ^bb0(%in: i1, %out: f32):
      %38 = arith.uitofp %in : i1 to f32
      linalg.yield %38 : f32
    } -> tensor<?xf32>
    %35 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction"]} ins(%34 : tensor<?xf32>) outs(%28 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.addf %in, %out : f32
      linalg.yield %38 : f32
    } -> tensor<f32>
    %36 = arith.index_cast %dim : index to i64
    %37 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%35 : tensor<f32>) outs(%26 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.sitofp %36 : i64 to f32
      %39 = arith.divf %in, %38 : f32
      linalg.yield %39 : f32
    } -> tensor<f32>
    return %30, %37 : tensor<f32>, tensor<f32>
  }
}
