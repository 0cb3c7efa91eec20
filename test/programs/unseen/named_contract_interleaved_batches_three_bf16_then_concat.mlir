
#a = affine_map<(b, m, h, n, g, k) -> (b, m, h, g, k)>
#b = affine_map<(b, m, h, n, g, k) -> (h, b, k, g, n)>
#c = affine_map<(b, m, h, n, g, k) -> (b, h, g, n, m)>
func.func @main(%a: tensor<2x20x3x2x32xbf16>, %b: tensor<3x2x32x2x24xbf16>, %d: tensor<2x3x2x4x20xbf16>) -> tensor<2x3x2x28x20xbf16> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x3x2x24x20xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<2x3x2x24x20xf32>) -> tensor<2x3x2x24x20xf32>
  %r = linalg.contract indexing_maps = [#a, #b, #c] ins(%a, %b : tensor<2x20x3x2x32xbf16>, tensor<3x2x32x2x24xbf16>) outs(%f : tensor<2x3x2x24x20xf32>) -> tensor<2x3x2x24x20xf32>
  %t = arith.truncf %r : tensor<2x3x2x24x20xf32> to tensor<2x3x2x24x20xbf16>
  %q = tensor.concat dim(3) %t, %d : (tensor<2x3x2x24x20xbf16>, tensor<2x3x2x4x20xbf16>) -> tensor<2x3x2x28x20xbf16>
  return %q : tensor<2x3x2x28x20xbf16>
}