#a = affine_map<(b, m, n, k, l, p) -> (k, b, m, l, p)>
#b = affine_map<(b, m, n, k, l, p) -> (p, k, n, l)>
#c = affine_map<(b, m, n, k, l, p) -> (m, b, n)>
func.func @main(%x: tensor<3x?x9x5x2xbf16>, %y: tensor<2x3x13x5xbf16>) -> tensor<9x?x13xf32> {
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %b = tensor.dim %x, %c1 : tensor<3x?x9x5x2xbf16>
  %e = tensor.empty(%b) : tensor<9x?x13xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<9x?x13xf32>) -> tensor<9x?x13xf32>
  %r = linalg.contract indexing_maps = [#a, #b, #c] ins(%x, %y : tensor<3x?x9x5x2xbf16>, tensor<2x3x13x5xbf16>) outs(%f : tensor<9x?x13xf32>) -> tensor<9x?x13xf32>
  return %r : tensor<9x?x13xf32>
}
