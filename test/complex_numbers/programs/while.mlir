func.func @main(%x: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %e = tensor.empty() : tensor<4xcomplex<f32>>
  %r:2 = scf.while (%i = %c0, %t = %x) : (index, tensor<4xcomplex<f32>>) -> (index, tensor<4xcomplex<f32>>) {
   %c = arith.cmpi slt, %i, %c3 : index
   scf.condition(%c) %i, %t : index, tensor<4xcomplex<f32>>
  } do {
  ^bb0(%j: index, %u: tensor<4xcomplex<f32>>):
   %k = arith.addi %j, %c1 : index
   %m = linalg.mul ins(%u, %x : tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) outs(%e : tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
   scf.yield %k, %m : index, tensor<4xcomplex<f32>>
  }
  return %r#1 : tensor<4xcomplex<f32>> }
