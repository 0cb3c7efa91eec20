func.func @main(%x: tensor<4xcomplex<f32>>, %n: tensor<i32>) -> tensor<4xcomplex<f32>> {
  %i = tensor.extract %n[] : tensor<i32>
  %z = arith.constant 0 : i32
  %c = arith.cmpi sgt, %i, %z : i32
  %e = tensor.empty() : tensor<4xcomplex<f32>>
  %r = scf.if %c -> (tensor<4xcomplex<f32>>) {
   %s = linalg.mul ins(%x, %x : tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) outs(%e : tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
   scf.yield %s : tensor<4xcomplex<f32>>
  } else {
   scf.yield %x : tensor<4xcomplex<f32>>
  }
  return %r : tensor<4xcomplex<f32>> }
