module {
  func.func @main(%x: tensor<8x16xf32>, %w: tensor<16x12xf32>, %p: f32, %i: index) -> tensor<8x12xf32> {
    %z = arith.constant 0.0 : f32

    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %y = tensor.insert %p into %x[%c0, %c3] : tensor<8x16xf32>
    %y2 = tensor.insert %z into %y[%i, %c0] : tensor<8x16xf32>
    %e = tensor.empty() : tensor<8x12xf32>
    %f = linalg.fill ins(%z : f32) outs(%e : tensor<8x12xf32>) -> tensor<8x12xf32>
    %m = linalg.matmul ins(%y2, %w : tensor<8x16xf32>, tensor<16x12xf32>) outs(%f : tensor<8x12xf32>) -> tensor<8x12xf32>
    return %m : tensor<8x12xf32>
  }
}
