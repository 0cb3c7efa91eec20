func.func @main(%a: tensor<6x7xcomplex<f32>>, %b: tensor<7x5xcomplex<f32>>, %c: tensor<6x5xcomplex<f32>>) -> tensor<6x5xcomplex<f32>> {
  %r = linalg.matmul ins(%a, %b : tensor<6x7xcomplex<f32>>, tensor<7x5xcomplex<f32>>) outs(%c : tensor<6x5xcomplex<f32>>) -> tensor<6x5xcomplex<f32>>
  return %r : tensor<6x5xcomplex<f32>> }
