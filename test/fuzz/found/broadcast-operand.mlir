// pipeline: auto, sizes: none, exact: True
// right: a product with an operand that all rows share, which was refused
module {
  func.func @main(%arg0: tensor<8x5xbf16>, %arg1: tensor<8x7xbf16>, %arg2: tensor<8xbf16>) -> (tensor<5x7xf32>, tensor<5x7xf32>) {
    %cst = arith.constant 0.0 : f32
    %0 = tensor.empty() : tensor<5x7xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<5x7xf32>) -> tensor<5x7xf32>
    %2 = linalg.matmul indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] ins(%arg0, %arg1 : tensor<8x5xbf16>, tensor<8x7xbf16>) outs(%1 : tensor<5x7xf32>) -> tensor<5x7xf32>
    %3 = linalg.matmul indexing_maps = [affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] ins(%arg2, %arg1 : tensor<8xbf16>, tensor<8x7xbf16>) outs(%1 : tensor<5x7xf32>) -> tensor<5x7xf32>
    return %2, %3 : tensor<5x7xf32>, tensor<5x7xf32>
  }
}
