module {
  func.func @main(%a: tensor<32x16xbf16>, %b: tensor<24x32xbf16>) -> tensor<16x24xf32> {
    %z = arith.constant 0.0 : f32

    %e = tensor.empty() : tensor<16x24xf32>
    %f = linalg.fill ins(%z : f32) outs(%e : tensor<16x24xf32>) -> tensor<16x24xf32>
    %r = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : tensor<32x16xbf16>, tensor<24x32xbf16>) outs(%f : tensor<16x24xf32>) -> tensor<16x24xf32>
    return %r : tensor<16x24xf32>
  }
}
