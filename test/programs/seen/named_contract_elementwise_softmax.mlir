#m = affine_map<(b, h, i, j, k) -> (b, i, h, k)>
#n = affine_map<(b, h, i, j, k) -> (b, j, h, k)>
#o = affine_map<(b, h, i, j, k) -> (b, h, i, j)>
#id = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#col = affine_map<(d0, d1, d2, d3) -> (d3)>
func.func @main(%q: tensor<2x8x3x16xbf16>, %k: tensor<2x12x3x16xbf16>, %bias: tensor<12xf32>) -> tensor<2x3x8x12xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x3x8x12xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<2x3x8x12xf32>) -> tensor<2x3x8x12xf32>
  %s = linalg.contract indexing_maps = [#m, #n, #o] ins(%q, %k : tensor<2x8x3x16xbf16>, tensor<2x12x3x16xbf16>) outs(%f : tensor<2x3x8x12xf32>) -> tensor<2x3x8x12xf32>
  %b = linalg.elementwise <add> indexing_maps = [#id, #col, #id] ins(%s, %bias : tensor<2x3x8x12xf32>, tensor<12xf32>) outs(%e : tensor<2x3x8x12xf32>) -> tensor<2x3x8x12xf32>
  %p = linalg.softmax dimension(3) ins(%b : tensor<2x3x8x12xf32>) outs(%e : tensor<2x3x8x12xf32>) -> tensor<2x3x8x12xf32>
  return %p : tensor<2x3x8x12xf32>
}
