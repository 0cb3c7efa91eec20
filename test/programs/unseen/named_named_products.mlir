func.func @main(%a: tensor<24x8xf16>, %at: tensor<8x24xf16>, %b: tensor<24x16xf16>, %bt: tensor<16x24xf16>, %ba: tensor<3x8x24xf16>, %bv: tensor<3x24xf16>, %v: tensor<24xf16>)
    -> (tensor<8x16xf32>, tensor<8x16xf32>, tensor<3x8xf32>, tensor<8xf32>, tensor<f32>, tensor<3x8x8xf32>) {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x16xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<8x16xf32>) -> tensor<8x16xf32>
  %0 = linalg.matmul_transpose_a ins(%a, %b : tensor<24x8xf16>, tensor<24x16xf16>) outs(%f : tensor<8x16xf32>) -> tensor<8x16xf32>
  %1 = linalg.matmul_transpose_b ins(%at, %bt : tensor<8x24xf16>, tensor<16x24xf16>) outs(%0 : tensor<8x16xf32>) -> tensor<8x16xf32>
  %e3 = tensor.empty() : tensor<3x8xf32>
  %f3 = linalg.fill ins(%z : f32) outs(%e3 : tensor<3x8xf32>) -> tensor<3x8xf32>
  %2 = linalg.batch_matvec ins(%ba, %bv : tensor<3x8x24xf16>, tensor<3x24xf16>) outs(%f3 : tensor<3x8xf32>) -> tensor<3x8xf32>
  %e4 = tensor.empty() : tensor<8xf32>
  %f4 = linalg.fill ins(%z : f32) outs(%e4 : tensor<8xf32>) -> tensor<8xf32>
  %3 = linalg.vecmat ins(%v, %a : tensor<24xf16>, tensor<24x8xf16>) outs(%f4 : tensor<8xf32>) -> tensor<8xf32>
  %e5 = tensor.empty() : tensor<f32>
  %f5 = linalg.fill ins(%z : f32) outs(%e5 : tensor<f32>) -> tensor<f32>
  %4 = linalg.dot ins(%v, %v : tensor<24xf16>, tensor<24xf16>) outs(%f5 : tensor<f32>) -> tensor<f32>
  %e6 = tensor.empty() : tensor<3x8x8xf32>
  %f6 = linalg.fill ins(%z : f32) outs(%e6 : tensor<3x8x8xf32>) -> tensor<3x8x8xf32>
  %5 = linalg.batch_matmul_transpose_b ins(%ba, %ba : tensor<3x8x24xf16>, tensor<3x8x24xf16>) outs(%f6 : tensor<3x8x8xf32>) -> tensor<3x8x8xf32>
  return %1, %0, %2, %3, %4, %5 : tensor<8x16xf32>, tensor<8x16xf32>, tensor<3x8xf32>, tensor<8xf32>, tensor<f32>, tensor<3x8x8xf32>
}
