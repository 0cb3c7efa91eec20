module {
  func.func @main(%a: tensor<16x32xf32>, %b: tensor<32x24xf32>) -> tensor<16x24xf32> {
    %z = arith.constant 0.0 : f32

    %e = bufferization.alloc_tensor() : tensor<16x24xf32>
    %f = linalg.fill ins(%z : f32) outs(%e : tensor<16x24xf32>) -> tensor<16x24xf32>
    %r = linalg.matmul ins(%a, %b : tensor<16x32xf32>, tensor<32x24xf32>) outs(%f : tensor<16x24xf32>) -> tensor<16x24xf32>
    return %r : tensor<16x24xf32>
  }
}
