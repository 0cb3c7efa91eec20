// Bytes without a sign by cast = cast_unsigned, and a mixture of both signs.
func.func @main(%a: tensor<16x32xi8>, %b: tensor<32x16xi8>) -> (tensor<16x16xi32>, tensor<16x16xf32>) {
  %z = arith.constant 0 : i32
  %zf = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<16x16xi32>
  %f = linalg.fill ins(%z : i32) outs(%e : tensor<16x16xi32>) -> tensor<16x16xi32>
  %p = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %b : tensor<16x32xi8>, tensor<32x16xi8>) outs(%f : tensor<16x16xi32>) -> tensor<16x16xi32>
  %ef = tensor.empty() : tensor<16x16xf32>
  %ff = linalg.fill ins(%zf : f32) outs(%ef : tensor<16x16xf32>) -> tensor<16x16xf32>
  %q = linalg.matmul ins(%a, %b : tensor<16x32xi8>, tensor<32x16xi8>) outs(%ff : tensor<16x16xf32>) -> tensor<16x16xf32>
  return %p, %q : tensor<16x16xi32>, tensor<16x16xf32>
}
