func.func @main(%x: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
  %c = arith.constant dense<(1.0, 2.0)> : tensor<4xcomplex<f32>>
  %e = tensor.empty() : tensor<4xcomplex<f32>>
  %r = linalg.map { complex.mul } ins(%x, %c : tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) outs(%e : tensor<4xcomplex<f32>>)
  return %r : tensor<4xcomplex<f32>> }
