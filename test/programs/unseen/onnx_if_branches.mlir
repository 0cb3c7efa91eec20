#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
#map2 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<f32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%arg0 : tensor<4x8xf32>) outs(%1 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %6 = arith.addf %in, %out : f32
      linalg.yield %6 : f32
    } -> tensor<f32>
    %3 = tensor.empty() : tensor<i1>
    %4 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%2, %cst_0 : tensor<f32>, tensor<f32>) outs(%3 : tensor<i1>) {
    ^bb0(%in: f32, %in_1: f32, %out: i1):
      %6 = arith.cmpf ogt, %in, %in_1 : f32
      linalg.yield %6 : i1
    } -> tensor<i1>
    %extracted = tensor.extract %4[] : tensor<i1>
    %5 = scf.if %extracted -> (tensor<4x8xf32>) {
      %6 = tensor.empty() : tensor<4x8xf32>
      %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xf32>) outs(%6 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %8 = arith.cmpf ugt, %in, %cst : f32
        %9 = arith.select %8, %in, %cst : f32
        linalg.yield %9 : f32
      } -> tensor<4x8xf32>
      scf.yield %7 : tensor<4x8xf32>
    } else {
      %6 = tensor.empty() : tensor<4x8xf32>
      %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xf32>) outs(%6 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %8 = arith.negf %in : f32
        linalg.yield %8 : f32
      } -> tensor<4x8xf32>
      scf.yield %7 : tensor<4x8xf32>
    }
    return %5 : tensor<4x8xf32>
  }
}

