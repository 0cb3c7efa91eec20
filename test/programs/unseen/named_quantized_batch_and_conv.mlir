func.func @main(%a: tensor<2x6x8xi8>, %b: tensor<2x8x4xi8>, %za: i32, %zb: i32, %im: tensor<1x3x6x6xi8>, %k: tensor<4x3x3x3xi8>) -> (tensor<2x6x4xi32>, tensor<1x4x4x4xi32>) {
  %z = arith.constant 0 : i32
  %e = tensor.empty() : tensor<2x6x4xi32>
  %f = linalg.fill ins(%z : i32) outs(%e : tensor<2x6x4xi32>) -> tensor<2x6x4xi32>
  %0 = linalg.quantized_batch_matmul ins(%a, %b, %za, %zb : tensor<2x6x8xi8>, tensor<2x8x4xi8>, i32, i32) outs(%f : tensor<2x6x4xi32>) -> tensor<2x6x4xi32>
  %e1 = tensor.empty() : tensor<1x4x4x4xi32>
  %f1 = linalg.fill ins(%z : i32) outs(%e1 : tensor<1x4x4x4xi32>) -> tensor<1x4x4x4xi32>
  %1 = linalg.conv_2d_nchw_fchw_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%im, %k, %za, %zb : tensor<1x3x6x6xi8>, tensor<4x3x3x3xi8>, i32, i32) outs(%f1 : tensor<1x4x4x4xi32>) -> tensor<1x4x4x4xi32>
  return %0, %1 : tensor<2x6x4xi32>, tensor<1x4x4x4xi32>
}
