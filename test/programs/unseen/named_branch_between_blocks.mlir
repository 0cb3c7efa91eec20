module {
  func.func @main(%x: tensor<8x16xf32>, %w: tensor<16x12xf32>) -> tensor<8x12xf32> {
    %z = arith.constant 0.0 : f32

    %e = tensor.empty() : tensor<8x12xf32>
    %f = linalg.fill ins(%z : f32) outs(%e : tensor<8x12xf32>) -> tensor<8x12xf32>
    %m = linalg.matmul ins(%x, %w : tensor<8x16xf32>, tensor<16x12xf32>) outs(%f : tensor<8x12xf32>) -> tensor<8x12xf32>
    cf.br ^bb1(%m : tensor<8x12xf32>)
    ^bb1(%v: tensor<8x12xf32>):
    %r = linalg.exp ins(%v : tensor<8x12xf32>) outs(%e : tensor<8x12xf32>) -> tensor<8x12xf32>
    return %r : tensor<8x12xf32>
  }
}
