// pipeline: auto, sizes: none, exact: True
// right: a constant mask, which was refused where it is read
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<3x8xf16>, %arg1: tensor<8x4xf16>) -> tensor<3x4xf32> {
    %mask = arith.constant dense<[[true, false, true, false], [false, true, true, true], [true, true, false, false]]> : tensor<3x4xi1>
    %cst = arith.constant 0.0 : f32
    %neg = arith.constant -1.0e+9 : f32
    %0 = tensor.empty() : tensor<3x4xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<3x8xf16>, tensor<8x4xf16>) outs(%1 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%mask, %2 : tensor<3x4xi1>, tensor<3x4xf32>) outs(%0 : tensor<3x4xf32>) {
    ^bb0(%m: i1, %in: f32, %out: f32):
      %4 = arith.select %m, %in, %neg : f32
      linalg.yield %4 : f32
    } -> tensor<3x4xf32>
    return %3 : tensor<3x4xf32>
  }
}
