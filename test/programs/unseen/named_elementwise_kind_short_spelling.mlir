#a = affine_map<(b, m, n, k) -> (b, k, m)>
#b = affine_map<(b, m, n, k) -> (k, n)>
#c = affine_map<(b, m, n, k) -> (m, n)>
func.func @main(%x: tensor<4x32x24xbf16>, %w: tensor<32x16xbf16>, %o: tensor<24x16xf32>, %s: tensor<16xf32>) -> tensor<24x16xf32> {
  %r = linalg.batch_reduce_matmul indexing_maps = [#a, #b, #c] ins(%x, %w : tensor<4x32x24xbf16>, tensor<32x16xbf16>) outs(%o : tensor<24x16xf32>) -> tensor<24x16xf32>
  %e = tensor.empty() : tensor<24x16xf32>
  %t = linalg.elementwise <mul> indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>] ins(%r, %s : tensor<24x16xf32>, tensor<16xf32>) outs(%e : tensor<24x16xf32>) -> tensor<24x16xf32>
  return %t : tensor<24x16xf32>
}
