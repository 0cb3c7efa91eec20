#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
#map4 = affine_map<(d0, d1) -> ()>
module {
  func.func @main(%arg0: tensor<?x12xf32>, %arg1: tensor<?x12xf32>, %arg2: tensor<12x12xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<9.99999993E-9> : tensor<f32>
    %cst_1 = arith.constant 2.000000e+00 : f32
    %cst_2 = arith.constant 5.000000e-01 : f32
    %dim = tensor.dim %arg0, %c0 : tensor<?x12xf32>
    %dim_3 = tensor.dim %arg1, %c0 : tensor<?x12xf32>
    %0 = arith.cmpi eq, %dim, %dim_3 : index
    cf.assert %0, "mismatched size for broadcast"
    %1 = tensor.empty(%dim) : tensor<?x12xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<?x12xf32>, tensor<?x12xf32>) outs(%1 : tensor<?x12xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %27 = arith.subf %in, %in_4 : f32
      linalg.yield %27 : f32
    } -> tensor<?x12xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%1 : tensor<?x12xf32>) -> tensor<?x12xf32>
    %4 = linalg.matmul ins(%2, %arg2 : tensor<?x12xf32>, tensor<12x12xf32>) outs(%3 : tensor<?x12xf32>) -> tensor<?x12xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%4, %2 : tensor<?x12xf32>, tensor<?x12xf32>) outs(%1 : tensor<?x12xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %27 = arith.mulf %in, %in_4 : f32
      linalg.yield %27 : f32
    } -> tensor<?x12xf32>
    %6 = tensor.empty(%dim) : tensor<?xf32>
    %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<?xf32>) -> tensor<?xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%5 : tensor<?x12xf32>) outs(%7 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.addf %in, %out : f32
      linalg.yield %27 : f32
    } -> tensor<?xf32>
    %9 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%8 : tensor<?xf32>) outs(%6 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.cmpf ult, %in, %cst : f32
      %28 = arith.select %27, %cst, %in : f32
      linalg.yield %28 : f32
    } -> tensor<?xf32>
    %10 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%9 : tensor<?xf32>) outs(%6 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = math.sqrt %in : f32
      linalg.yield %27 : f32
    } -> tensor<?xf32>
    %11 = linalg.matmul ins(%arg0, %arg2 : tensor<?x12xf32>, tensor<12x12xf32>) outs(%3 : tensor<?x12xf32>) -> tensor<?x12xf32>
    %12 = tensor.empty(%dim) : tensor<?x1xf32>
    %13 = linalg.fill ins(%cst : f32) outs(%12 : tensor<?x1xf32>) -> tensor<?x1xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "reduction"]} ins(%11 : tensor<?x12xf32>) outs(%13 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = math.absf %in : f32
      %28 = math.powf %27, %cst_1 : f32
      %29 = arith.addf %28, %out : f32
      linalg.yield %29 : f32
    } -> tensor<?x1xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<?x1xf32>) outs(%12 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = math.powf %in, %cst_2 : f32
      linalg.yield %27 : f32
    } -> tensor<?x1xf32>
    %16 = tensor.empty(%dim_3) : tensor<?x1xf32>
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<?x1xf32>) -> tensor<?x1xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "reduction"]} ins(%arg1 : tensor<?x12xf32>) outs(%17 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = math.absf %in : f32
      %28 = math.powf %27, %cst_1 : f32
      %29 = arith.addf %28, %out : f32
      linalg.yield %29 : f32
    } -> tensor<?x1xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<?x1xf32>) outs(%16 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = math.powf %in, %cst_2 : f32
      linalg.yield %27 : f32
    } -> tensor<?x1xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel"]} ins(%15, %cst_0 : tensor<?x1xf32>, tensor<f32>) outs(%12 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %27 = arith.cmpf ult, %in, %in_4 : f32
      %28 = arith.select %27, %in_4, %in : f32
      linalg.yield %28 : f32
    } -> tensor<?x1xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel"]} ins(%19, %cst_0 : tensor<?x1xf32>, tensor<f32>) outs(%16 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %27 = arith.cmpf ult, %in, %in_4 : f32
      %28 = arith.select %27, %in_4, %in : f32
      linalg.yield %28 : f32
    } -> tensor<?x1xf32>
    %22 = tensor.empty(%dim_3) : tensor<?x12xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %21 : tensor<?x12xf32>, tensor<?x1xf32>) outs(%22 : tensor<?x12xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %27 = arith.divf %in, %in_4 : f32
      linalg.yield %27 : f32
    } -> tensor<?x12xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%11, %20 : tensor<?x12xf32>, tensor<?x1xf32>) outs(%1 : tensor<?x12xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %27 = arith.divf %in, %in_4 : f32
      linalg.yield %27 : f32
    } -> tensor<?x12xf32>
    cf.assert %0, "mismatched size for broadcast"
    %25 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%24, %23 : tensor<?x12xf32>, tensor<?x12xf32>) outs(%1 : tensor<?x12xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %27 = arith.mulf %in, %in_4 : f32
      linalg.yield %27 : f32
    } -> tensor<?x12xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%25 : tensor<?x12xf32>) outs(%7 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.addf %in, %out : f32
      linalg.yield %27 : f32
    } -> tensor<?xf32>
    return %10, %26 : tensor<?xf32>, tensor<?xf32>
  }
}
