#A = affine_map<(b, h, m, n, k) -> (b, m, h, k)>
#B = affine_map<(b, h, m, n, k) -> (n, b, k, h)>
#C = affine_map<(b, h, m, n, k) -> (h, b, n, m)>
func.func @main(%q: tensor<2x24x4x16xbf16>, %k: tensor<40x2x16x4xbf16>, %init: tensor<4x2x40x24xf32>) -> tensor<4x2x40x24xf32> {
  %r = linalg.contract indexing_maps = [#A, #B, #C] ins(%q, %k : tensor<2x24x4x16xbf16>, tensor<40x2x16x4xbf16>) outs(%init : tensor<4x2x40x24xf32>) -> tensor<4x2x40x24xf32>
  return %r : tensor<4x2x40x24xf32>
}
