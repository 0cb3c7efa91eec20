#a = affine_map<(b, m, n, k) -> (k, b, m)>
#b = affine_map<(b, m, n, k) -> (n, k)>
#c = affine_map<(b, m, n, k) -> (m, b, n)>
func.func @main(%x: tensor<32x3x10xbf16>, %w: tensor<24x32xf32>, %acc: tensor<10x3x24xf32>) -> tensor<10x3x24xf32> {
  %0 = linalg.contract indexing_maps = [#a, #b, #c] ins(%x, %w : tensor<32x3x10xbf16>, tensor<24x32xf32>) outs(%acc : tensor<10x3x24xf32>) -> tensor<10x3x24xf32>
  return %0 : tensor<10x3x24xf32>
}
