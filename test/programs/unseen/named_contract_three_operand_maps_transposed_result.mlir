#a = affine_map<(m, n, k) -> (k, m)>
#b = affine_map<(m, n, k) -> (n, k)>
#c = affine_map<(m, n, k) -> (n, m)>
func.func @main(%a: tensor<35x13xbf16>, %b: tensor<21x35xbf16>, %c: tensor<21x13xf32>) -> tensor<21x13xf32> {
  %0 = linalg.contract indexing_maps = [#a, #b, #c] ins(%a, %b : tensor<35x13xbf16>, tensor<21x35xbf16>) outs(%c : tensor<21x13xf32>) -> tensor<21x13xf32>
  return %0 : tensor<21x13xf32>
}
