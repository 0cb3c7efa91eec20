module {
  func.func @main(%a: tensor<4x16x32xf16>, %b: tensor<32x24xf16>) -> tensor<16x4x24xf32> {
    %z = arith.constant 0.0 : f32

    %e = tensor.empty() : tensor<16x4x24xf32>
    %f = linalg.fill ins(%z : f32) outs(%e : tensor<16x4x24xf32>) -> tensor<16x4x24xf32>
    %r = linalg.contract indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (k, n)>, affine_map<(b, m, n, k) -> (m, b, n)>] ins(%a, %b : tensor<4x16x32xf16>, tensor<32x24xf16>) outs(%f : tensor<16x4x24xf32>) -> tensor<16x4x24xf32>
    %s = linalg.elementwise kind=#linalg.elementwise_kind<abs> ins(%r : tensor<16x4x24xf32>) outs(%e : tensor<16x4x24xf32>) -> tensor<16x4x24xf32>
    %t = linalg.elementwise kind=#linalg.elementwise_kind<sqrt> ins(%s : tensor<16x4x24xf32>) outs(%e : tensor<16x4x24xf32>) -> tensor<16x4x24xf32>
    return %t : tensor<16x4x24xf32>
  }
}
