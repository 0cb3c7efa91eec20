func.func @main(%a: tensor<3x24x32xf8E4M3FN>, %b: tensor<16x32xf8E5M2>, %s: f32) -> tensor<3x24x16xbf16> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<3x24x16xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<3x24x16xf32>) -> tensor<3x24x16xf32>
  %r = linalg.contract indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (n, k)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%a, %b : tensor<3x24x32xf8E4M3FN>, tensor<16x32xf8E5M2>) outs(%f : tensor<3x24x16xf32>) -> tensor<3x24x16xf32>
  %sp = tensor.splat %s : tensor<3x24x16xf32>
  %t = arith.mulf %r, %sp : tensor<3x24x16xf32>
  %u = arith.truncf %t : tensor<3x24x16xf32> to tensor<3x24x16xbf16>
  return %u : tensor<3x24x16xbf16>
}
