// pipeline: auto, sizes: none, exact: False
// right: a scf.while that counts from a constant to a constant, which was refused
module {
  func.func @main(%x: tensor<4x3x5xf32>, %w: tensor<5x5xf32>) -> tensor<4x3x5xf32> {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c4 = arith.constant 4 : i32
    %z = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<3x5xf32>
    %h0 = linalg.fill ins(%z : f32) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
    %e3 = tensor.empty() : tensor<4x3x5xf32>
    %y0 = linalg.fill ins(%z : f32) outs(%e3 : tensor<4x3x5xf32>) -> tensor<4x3x5xf32>
    %r:3 = scf.while (%i = %c0, %h = %h0, %y = %y0) : (i32, tensor<3x5xf32>, tensor<4x3x5xf32>) -> (i32, tensor<3x5xf32>, tensor<4x3x5xf32>) {
      %c = arith.cmpi slt, %i, %c4 : i32
      scf.condition(%c) %i, %h, %y : i32, tensor<3x5xf32>, tensor<4x3x5xf32>
    } do {
    ^bb0(%i: i32, %h: tensor<3x5xf32>, %y: tensor<4x3x5xf32>):
      %k = arith.index_cast %i : i32 to index
      %xi = tensor.extract_slice %x[%k, 0, 0] [1, 3, 5] [1, 1, 1] : tensor<4x3x5xf32> to tensor<3x5xf32>
      %p = linalg.matmul ins(%h, %w : tensor<3x5xf32>, tensor<5x5xf32>) outs(%xi : tensor<3x5xf32>) -> tensor<3x5xf32>
      %t = linalg.tanh ins(%p : tensor<3x5xf32>) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
      %yy = tensor.insert_slice %t into %y[%k, 0, 0] [1, 3, 5] [1, 1, 1] : tensor<3x5xf32> into tensor<4x3x5xf32>
      %n = arith.addi %i, %c1 : i32
      scf.yield %n, %t, %yy : i32, tensor<3x5xf32>, tensor<4x3x5xf32>
    }
    return %r#2 : tensor<4x3x5xf32>
  }
}
