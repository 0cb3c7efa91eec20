module {
  func.func @main(%x: tensor<16x32xf32>, %w: tensor<32x24xf32>) -> tensor<16x24xf32> {
    %z = arith.constant 0.0 : f32

    %e = tensor.empty() : tensor<16x32xf32>
    %0 = linalg.square ins(%x : tensor<16x32xf32>) outs(%e : tensor<16x32xf32>) -> tensor<16x32xf32>
    %one = arith.constant dense<1.0> : tensor<16x32xf32>
    %1 = linalg.add ins(%0, %one : tensor<16x32xf32>, tensor<16x32xf32>) outs(%e : tensor<16x32xf32>) -> tensor<16x32xf32>
    %2 = linalg.rsqrt ins(%1 : tensor<16x32xf32>) outs(%e : tensor<16x32xf32>) -> tensor<16x32xf32>
    %3 = linalg.erf ins(%2 : tensor<16x32xf32>) outs(%e : tensor<16x32xf32>) -> tensor<16x32xf32>
    %4 = linalg.reciprocal ins(%1 : tensor<16x32xf32>) outs(%e : tensor<16x32xf32>) -> tensor<16x32xf32>
    %5 = linalg.max ins(%3, %4 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%e : tensor<16x32xf32>) -> tensor<16x32xf32>
    %e2 = tensor.empty() : tensor<16x24xf32>
    %f = linalg.fill ins(%z : f32) outs(%e2 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %6 = linalg.matmul ins(%5, %w : tensor<16x32xf32>, tensor<32x24xf32>) outs(%f : tensor<16x24xf32>) -> tensor<16x24xf32>
    %7 = linalg.tanh ins(%6 : tensor<16x24xf32>) outs(%e2 : tensor<16x24xf32>) -> tensor<16x24xf32>
    return %7 : tensor<16x24xf32>
  }
}
