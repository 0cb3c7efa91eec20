func.func @main(%x: tensor<5xcomplex<f32>>) -> tensor<5xf32> {
  %e = tensor.empty() : tensor<5xf32>
  %r = linalg.abs ins(%x : tensor<5xcomplex<f32>>) outs(%e : tensor<5xf32>) -> tensor<5xf32>
  return %r : tensor<5xf32> }
