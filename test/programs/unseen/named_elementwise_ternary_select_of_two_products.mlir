#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (j)>
func.func @main(%a: tensor<24x16xf16>, %b: tensor<16x32xf16>, %c: tensor<16x32xf16>, %m: tensor<32xi1>) -> tensor<24x32xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<24x32xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<24x32xf32>) -> tensor<24x32xf32>
  %p = linalg.matmul ins(%a, %b : tensor<24x16xf16>, tensor<16x32xf16>) outs(%f : tensor<24x32xf32>) -> tensor<24x32xf32>
  %q = linalg.matmul ins(%a, %c : tensor<24x16xf16>, tensor<16x32xf16>) outs(%f : tensor<24x32xf32>) -> tensor<24x32xf32>
  %t = linalg.elementwise kind=#linalg.elementwise_kind<tanh> indexing_maps = [#id, #id] ins(%q : tensor<24x32xf32>) outs(%e : tensor<24x32xf32>) -> tensor<24x32xf32>
  %r = linalg.elementwise kind=#linalg.elementwise_kind<select> indexing_maps = [#row, #id, #id, #id] ins(%m, %p, %t : tensor<32xi1>, tensor<24x32xf32>, tensor<24x32xf32>) outs(%e : tensor<24x32xf32>) -> tensor<24x32xf32>
  return %r : tensor<24x32xf32>
}
