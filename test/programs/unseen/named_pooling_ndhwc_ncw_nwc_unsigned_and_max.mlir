func.func @main(%a: tensor<1x4x6x6x3xf32>, %b: tensor<2x3x9xf32>, %c: tensor<2x9x3xi8>) -> (tensor<1x2x3x3x3xf32>, tensor<2x3x4xf32>, tensor<2x7x3xi8>) {
  %z = arith.constant 0.0 : f32
  %n = arith.constant 0xFF800000 : f32
  %i = arith.constant 0 : i8
  %k3 = tensor.empty() : tensor<2x2x2xf32>
  %k1 = tensor.empty() : tensor<3xf32>
  %e0 = tensor.empty() : tensor<1x2x3x3x3xf32>
  %f0 = linalg.fill ins(%n : f32) outs(%e0 : tensor<1x2x3x3x3xf32>) -> tensor<1x2x3x3x3xf32>
  %0 = linalg.pooling_ndhwc_max {strides = dense<2> : tensor<3xi64>, dilations = dense<1> : tensor<3xi64>} ins(%a, %k3 : tensor<1x4x6x6x3xf32>, tensor<2x2x2xf32>) outs(%f0 : tensor<1x2x3x3x3xf32>) -> tensor<1x2x3x3x3xf32>
  %e1 = tensor.empty() : tensor<2x3x4xf32>
  %f1 = linalg.fill ins(%z : f32) outs(%e1 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %1 = linalg.pooling_ncw_sum {strides = dense<2> : tensor<1xi64>, dilations = dense<1> : tensor<1xi64>} ins(%b, %k1 : tensor<2x3x9xf32>, tensor<3xf32>) outs(%f1 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %e2 = tensor.empty() : tensor<2x7x3xi8>
  %f2 = linalg.fill ins(%i : i8) outs(%e2 : tensor<2x7x3xi8>) -> tensor<2x7x3xi8>
  %2 = linalg.pooling_nwc_max_unsigned ins(%c, %k1 : tensor<2x9x3xi8>, tensor<3xf32>) outs(%f2 : tensor<2x7x3xi8>) -> tensor<2x7x3xi8>
  return %0, %1, %2 : tensor<1x2x3x3x3xf32>, tensor<2x3x4xf32>, tensor<2x7x3xi8>
}