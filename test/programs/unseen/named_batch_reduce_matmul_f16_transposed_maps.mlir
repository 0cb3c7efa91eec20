#a = affine_map<(b, m, n, k) -> (b, k, m)>
#b = affine_map<(b, m, n, k) -> (b, k, n)>
#c = affine_map<(b, m, n, k) -> (m, n)>
func.func @main(%x: tensor<5x16x12xf16>, %y: tensor<5x16x10xf16>, %acc: tensor<12x10xf32>) -> tensor<12x10xf32> {
  %r = linalg.batch_reduce_matmul indexing_maps = [#a, #b, #c] ins(%x, %y : tensor<5x16x12xf16>, tensor<5x16x10xf16>) outs(%acc : tensor<12x10xf32>) -> tensor<12x10xf32>
  return %r : tensor<12x10xf32>
}
