func.func @main(%x: tensor<4x32xi8>, %w: tensor<3x24x32xi8>) -> tensor<24x4x3xi32> {
  %z = arith.constant 0 : i32
  %e = tensor.empty() : tensor<24x4x3xi32>
  %f = linalg.fill ins(%z : i32) outs(%e : tensor<24x4x3xi32>) -> tensor<24x4x3xi32>
  %r = linalg.contract indexing_maps = [affine_map<(h, m, n, k) -> (m, k)>, affine_map<(h, m, n, k) -> (h, n, k)>, affine_map<(h, m, n, k) -> (n, m, h)>] ins(%x, %w : tensor<4x32xi8>, tensor<3x24x32xi8>) outs(%f : tensor<24x4x3xi32>) -> tensor<24x4x3xi32>
  return %r : tensor<24x4x3xi32>
}