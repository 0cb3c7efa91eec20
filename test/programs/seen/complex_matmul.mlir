// A product of complex matrices as a front end prints it: four real ones.
func.func @main(%a: tensor<32x64xcomplex<f32>>, %b: tensor<64x48xcomplex<f32>>) -> tensor<32x48xcomplex<f32>> {
  %z = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %e = tensor.empty() : tensor<32x48xcomplex<f32>>
  %f = linalg.fill ins(%z : complex<f32>) outs(%e : tensor<32x48xcomplex<f32>>) -> tensor<32x48xcomplex<f32>>
  %r = linalg.matmul ins(%a, %b : tensor<32x64xcomplex<f32>>, tensor<64x48xcomplex<f32>>) outs(%f : tensor<32x48xcomplex<f32>>) -> tensor<32x48xcomplex<f32>>
  return %r : tensor<32x48xcomplex<f32>>
}
