// Batches summed onto a matrix that comes in, in f32 from f16.
func.func @main(%a: tensor<4x32x48xf16>, %b: tensor<4x48x64xf16>, %c: tensor<32x64xf32>) -> tensor<32x64xf32> {
  %0 = linalg.batch_reduce_matmul ins(%a, %b : tensor<4x32x48xf16>, tensor<4x48x64xf16>) outs(%c : tensor<32x64xf32>) -> tensor<32x64xf32>
  return %0 : tensor<32x64xf32>
}
