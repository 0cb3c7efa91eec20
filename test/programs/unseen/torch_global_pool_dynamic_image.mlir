#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
module {
  func.func @main(%arg0: tensor<?x3x?x?xf32>) -> (tensor<?x3xf32>, tensor<?x3x?xf32>, tensor<?x?x?xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %dim = tensor.dim %arg0, %c0 : tensor<?x3x?x?xf32>
    %0 = tensor.empty(%dim) : tensor<?x3xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x3xf32>) -> tensor<?x3xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%arg0 : tensor<?x3x?x?xf32>) outs(%1 : tensor<?x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %17 = arith.addf %in, %out : f32
      linalg.yield %17 : f32
    } -> tensor<?x3xf32>
    %dim_1 = tensor.dim %arg0, %c2 : tensor<?x3x?x?xf32>
    %3 = arith.index_cast %dim_1 : index to i64
    %dim_2 = tensor.dim %arg0, %c3 : tensor<?x3x?x?xf32>
    %4 = arith.index_cast %dim_2 : index to i64
    %5 = arith.muli %3, %4 : i64
    %6 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<?x3xf32>) outs(%0 : tensor<?x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %17 = arith.sitofp %5 : i64 to f32
      %18 = arith.divf %in, %17 : f32
      linalg.yield %18 : f32
    } -> tensor<?x3xf32>
    %7 = tensor.empty(%dim, %dim_1) : tensor<?x3x?xi64>
    %8 = linalg.fill ins(%c0_i64 : i64) outs(%7 : tensor<?x3x?xi64>) -> tensor<?x3x?xi64>
    %9 = tensor.empty(%dim, %dim_1) : tensor<?x3x?xf32>
    %10 = linalg.fill ins(%cst_0 : f32) outs(%9 : tensor<?x3x?xf32>) -> tensor<?x3x?xf32>
    %11:2 = linalg.generic {indexing_maps = [#map, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg0 : tensor<?x3x?x?xf32>) outs(%10, %8 : tensor<?x3x?xf32>, tensor<?x3x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_3: i64):
      %17 = linalg.index 3 : index
      %18 = arith.index_cast %17 : index to i64
      %19 = arith.maximumf %in, %out : f32
      %20 = arith.cmpf ogt, %in, %out : f32
      %21 = arith.select %20, %18, %out_3 : i64
      linalg.yield %19, %21 : f32, i64
    } -> (tensor<?x3x?xf32>, tensor<?x3x?xi64>)
    %12 = tensor.empty(%dim, %dim_1, %dim_2) : tensor<?x3x?x?xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<?x3x?x?xf32>) outs(%12 : tensor<?x3x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %17 = arith.cmpf ugt, %in, %cst : f32
      %18 = arith.select %17, %in, %cst : f32
      linalg.yield %18 : f32
    } -> tensor<?x3x?x?xf32>
    %14 = tensor.empty(%dim, %dim_1, %dim_2) : tensor<?x?x?xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "reduction", "parallel", "parallel"]} ins(%13 : tensor<?x3x?x?xf32>) outs(%15 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %17 = arith.addf %in, %out : f32
      linalg.yield %17 : f32
    } -> tensor<?x?x?xf32>
    return %6, %11#0, %16 : tensor<?x3xf32>, tensor<?x3x?xf32>, tensor<?x?x?xf32>
  }
}
