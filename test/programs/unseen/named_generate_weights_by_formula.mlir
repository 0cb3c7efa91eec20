module {
  func.func @main(%x: tensor<8x16xf32>) -> tensor<8x16xf32> {
    %z = arith.constant 0.0 : f32

    %w = tensor.generate {
    ^bb0(%i: index, %j: index):
      %k = arith.muli %i, %j : index
      %c = arith.index_cast %k : index to i32
      %f = arith.sitofp %c : i32 to f32
      %s = arith.constant 0.39269908 : f32
      %a = arith.mulf %f, %s : f32
      %v = math.cos %a : f32
      tensor.yield %v : f32
    } : tensor<16x16xf32>
    %e = tensor.empty() : tensor<8x16xf32>
    %f0 = linalg.fill ins(%z : f32) outs(%e : tensor<8x16xf32>) -> tensor<8x16xf32>
    %m = linalg.matmul ins(%x, %w : tensor<8x16xf32>, tensor<16x16xf32>) outs(%f0 : tensor<8x16xf32>) -> tensor<8x16xf32>
    return %m : tensor<8x16xf32>
  }
}
