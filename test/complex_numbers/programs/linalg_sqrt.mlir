func.func @main(%x: tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>> {
  %e = tensor.empty() : tensor<5xcomplex<f32>>
  %r = linalg.sqrt ins(%x : tensor<5xcomplex<f32>>) outs(%e : tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
  return %r : tensor<5xcomplex<f32>> }
