func.func @main(%x: tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>> {
  %e = tensor.empty() : tensor<4x3xcomplex<f32>>
  %r = scf.forall (%i) in (4) shared_outs(%o = %e) -> (tensor<4x3xcomplex<f32>>) {
   %s = tensor.extract_slice %x[%i, 0] [1, 3] [1, 1] : tensor<4x3xcomplex<f32>> to tensor<1x3xcomplex<f32>>
   %t = tensor.extract_slice %o[%i, 0] [1, 3] [1, 1] : tensor<4x3xcomplex<f32>> to tensor<1x3xcomplex<f32>>
   %m = linalg.mul ins(%s, %s : tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) outs(%t : tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
   scf.forall.in_parallel {
     tensor.parallel_insert_slice %m into %o[%i, 0] [1, 3] [1, 1] : tensor<1x3xcomplex<f32>> into tensor<4x3xcomplex<f32>>
   }
  }
  return %r : tensor<4x3xcomplex<f32>> }
