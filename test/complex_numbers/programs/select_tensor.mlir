func.func @main(%x: tensor<4xcomplex<f32>>, %y: tensor<4xcomplex<f32>>, %c: tensor<4xi1>) -> tensor<4xcomplex<f32>> {
  %r = arith.select %c, %x, %y : tensor<4xi1>, tensor<4xcomplex<f32>>
  return %r : tensor<4xcomplex<f32>> }
