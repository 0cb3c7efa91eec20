#a = affine_map<(m, n, k) -> (k, m)>
#b = affine_map<(m, n, k) -> (k)>
#c = affine_map<(m, n, k) -> (m, n)>
func.func @f(%a: tensor<32x16xf16>, %b: tensor<32xf16>, %c: tensor<16x24xf32>) -> tensor<16x24xf32> {
  %0 = linalg.matmul indexing_maps = [#a, #b, #c] ins(%a, %b : tensor<32x16xf16>, tensor<32xf16>) outs(%c : tensor<16x24xf32>) -> tensor<16x24xf32>
  return %0 : tensor<16x24xf32>
}
