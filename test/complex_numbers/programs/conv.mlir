func.func @main(%a: tensor<1x6x6x3xcomplex<f32>>, %w: tensor<3x3x3x4xcomplex<f32>>) -> tensor<1x4x4x4xcomplex<f32>> {
  %zero = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %e = tensor.empty() : tensor<1x4x4x4xcomplex<f32>>
  %f = linalg.fill ins(%zero : complex<f32>) outs(%e : tensor<1x4x4x4xcomplex<f32>>) -> tensor<1x4x4x4xcomplex<f32>>
  %r = linalg.conv_2d_nhwc_hwcf ins(%a, %w : tensor<1x6x6x3xcomplex<f32>>, tensor<3x3x3x4xcomplex<f32>>) outs(%f : tensor<1x4x4x4xcomplex<f32>>) -> tensor<1x4x4x4xcomplex<f32>>
  return %r : tensor<1x4x4x4xcomplex<f32>> }
