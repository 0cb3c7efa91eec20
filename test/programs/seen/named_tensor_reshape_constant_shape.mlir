module {
  func.func @main(%a: tensor<4x8x16xf32>, %w: tensor<16x8xf32>) -> tensor<4x64xf32> {
    %z = arith.constant 0.0 : f32

    %s = arith.constant dense<[32, 16]> : tensor<2xi64>
    %s2 = arith.constant dense<[4, 64]> : tensor<2xindex>
    %x = tensor.reshape %a(%s) : (tensor<4x8x16xf32>, tensor<2xi64>) -> tensor<32x16xf32>
    %e = tensor.empty() : tensor<32x8xf32>
    %f = linalg.fill ins(%z : f32) outs(%e : tensor<32x8xf32>) -> tensor<32x8xf32>
    %m = linalg.matmul ins(%x, %w : tensor<32x16xf32>, tensor<16x8xf32>) outs(%f : tensor<32x8xf32>) -> tensor<32x8xf32>
    %r = tensor.reshape %m(%s2) : (tensor<32x8xf32>, tensor<2xindex>) -> tensor<4x64xf32>
    return %r : tensor<4x64xf32>
  }
}
