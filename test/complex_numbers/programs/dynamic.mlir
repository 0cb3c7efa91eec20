func.func @main(%x: tensor<?x8xcomplex<f32>>, %w: tensor<8x6xcomplex<f32>>) -> tensor<?x6xcomplex<f32>> {
  %zero = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x8xcomplex<f32>>
  %e = tensor.empty(%m) : tensor<?x6xcomplex<f32>>
  %f = linalg.fill ins(%zero : complex<f32>) outs(%e : tensor<?x6xcomplex<f32>>) -> tensor<?x6xcomplex<f32>>
  %r = linalg.matmul ins(%x, %w : tensor<?x8xcomplex<f32>>, tensor<8x6xcomplex<f32>>) outs(%f : tensor<?x6xcomplex<f32>>) -> tensor<?x6xcomplex<f32>>
  return %r : tensor<?x6xcomplex<f32>> }
