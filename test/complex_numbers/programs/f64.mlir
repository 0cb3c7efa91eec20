func.func @main(%a: tensor<6x7xcomplex<f64>>, %b: tensor<7x5xcomplex<f64>>, %c: tensor<6x5xcomplex<f64>>) -> tensor<6x5xcomplex<f64>> {
  %r = linalg.matmul ins(%a, %b : tensor<6x7xcomplex<f64>>, tensor<7x5xcomplex<f64>>) outs(%c : tensor<6x5xcomplex<f64>>) -> tensor<6x5xcomplex<f64>>
  return %r : tensor<6x5xcomplex<f64>> }
