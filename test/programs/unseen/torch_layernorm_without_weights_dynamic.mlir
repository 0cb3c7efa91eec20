#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
module {
  func.func @main(%arg0: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant 0.000000e+00 : f64
    %cst_1 = arith.constant 1.000000e-05 : f64
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %0 = tensor.empty(%dim) : tensor<?x1xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x1xf32>) -> tensor<?x1xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<?x?xf32>) outs(%1 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.addf %in, %out : f32
      linalg.yield %27 : f32
    } -> tensor<?x1xf32>
    %dim_2 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
    %3 = arith.index_cast %dim_2 : index to i64
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<?x1xf32>) outs(%0 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.sitofp %3 : i64 to f32
      %28 = arith.divf %in, %27 : f32
      linalg.yield %28 : f32
    } -> tensor<?x1xf32>
    %5 = tensor.empty(%dim, %dim_2) : tensor<?x?xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %4 : tensor<?x?xf32>, tensor<?x1xf32>) outs(%5 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %27 = arith.subf %in, %in_3 : f32
      linalg.yield %27 : f32
    } -> tensor<?x?xf32>
    %7 = tensor.empty(%dim, %dim_2) : tensor<?x?xf64>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x?xf32>) outs(%7 : tensor<?x?xf64>) {
    ^bb0(%in: f32, %out: f64):
      %27 = arith.extf %in : f32 to f64
      linalg.yield %27 : f64
    } -> tensor<?x?xf64>
    %9 = tensor.empty(%dim) : tensor<?x1xf64>
    %10 = linalg.fill ins(%cst_0 : f64) outs(%9 : tensor<?x1xf64>) -> tensor<?x1xf64>
    %11 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%8 : tensor<?x?xf64>) outs(%10 : tensor<?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %27 = arith.addf %in, %out : f64
      linalg.yield %27 : f64
    } -> tensor<?x1xf64>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<?x1xf64>) outs(%9 : tensor<?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %27 = arith.sitofp %3 : i64 to f64
      %28 = arith.divf %in, %27 : f64
      linalg.yield %28 : f64
    } -> tensor<?x1xf64>
    %13 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%8, %12 : tensor<?x?xf64>, tensor<?x1xf64>) outs(%7 : tensor<?x?xf64>) {
    ^bb0(%in: f64, %in_3: f64, %out: f64):
      %27 = arith.subf %in, %in_3 : f64
      linalg.yield %27 : f64
    } -> tensor<?x?xf64>
    %14 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%13, %13 : tensor<?x?xf64>, tensor<?x?xf64>) outs(%7 : tensor<?x?xf64>) {
    ^bb0(%in: f64, %in_3: f64, %out: f64):
      %27 = arith.mulf %in, %in_3 : f64
      linalg.yield %27 : f64
    } -> tensor<?x?xf64>
    %15 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%14 : tensor<?x?xf64>) outs(%10 : tensor<?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %27 = arith.addf %in, %out : f64
      linalg.yield %27 : f64
    } -> tensor<?x1xf64>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<?x1xf64>) outs(%9 : tensor<?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %27 = arith.sitofp %3 : i64 to f64
      %28 = arith.divf %in, %27 : f64
      linalg.yield %28 : f64
    } -> tensor<?x1xf64>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<?x1xf64>) outs(%0 : tensor<?x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %27 = arith.truncf %in : f64 to f32
      linalg.yield %27 : f32
    } -> tensor<?x1xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<?x1xf32>) outs(%0 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.truncf %cst_1 : f64 to f32
      %28 = arith.addf %in, %27 : f32
      linalg.yield %28 : f32
    } -> tensor<?x1xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<?x1xf32>) outs(%0 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = math.sqrt %in : f32
      linalg.yield %27 : f32
    } -> tensor<?x1xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%6, %19 : tensor<?x?xf32>, tensor<?x1xf32>) outs(%5 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %27 = arith.divf %in, %in_3 : f32
      linalg.yield %27 : f32
    } -> tensor<?x?xf32>
    %21 = linalg.fill ins(%cst : f32) outs(%5 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %22 = tensor.empty(%dim) : tensor<?xf32>
    %23 = linalg.fill ins(%cst : f32) outs(%22 : tensor<?xf32>) -> tensor<?xf32>
    %24:2 = tm_tensor.scan dimension(1) inclusive(true) ins(%arg0 : tensor<?x?xf32>) outs(%21, %23 : tensor<?x?xf32>, tensor<?xf32>) {
    ^bb0(%arg1: f32, %arg2: f32):
      %27 = arith.addf %arg1, %arg2 : f32
      tm_tensor.yield %27 : f32
    } -> tensor<?x?xf32>, tensor<?xf32>
    %25 = arith.subi %dim_2, %c1 : index
    %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x?xf32>) outs(%21 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = linalg.index 0 : index
      %28 = linalg.index 1 : index
      %29 = arith.subi %25, %28 : index
      %extracted = tensor.extract %arg0[%27, %29] : tensor<?x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?xf32>
    return %20, %24#0, %26 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
  }
}
