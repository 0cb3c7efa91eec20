func.func @main(%x: tensor<5x4xcomplex<f32>>) -> tensor<2x2x3x2xcomplex<f32>> {
  %zero = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %e = tensor.empty() : tensor<2x2x3x2xcomplex<f32>>
  %r = linalg.pack %x padding_value(%zero : complex<f32>) inner_dims_pos = [0, 1] inner_tiles = [3, 2] into %e : tensor<5x4xcomplex<f32>> -> tensor<2x2x3x2xcomplex<f32>>
  return %r : tensor<2x2x3x2xcomplex<f32>> }
