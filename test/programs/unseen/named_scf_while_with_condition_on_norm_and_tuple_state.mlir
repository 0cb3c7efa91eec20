func.func @wh(%a: tensor<8x8xf32>, %x0: tensor<8x1xf32>) -> (tensor<8x1xf32>, i32) {
  %z = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %lim = arith.constant 6 : i32
  %e = tensor.empty() : tensor<8x1xf32>
  %r:2 = scf.while (%x = %x0, %i = %c0) : (tensor<8x1xf32>, i32) -> (tensor<8x1xf32>, i32) {
    %c = arith.cmpi slt, %i, %lim : i32
    scf.condition(%c) %x, %i : tensor<8x1xf32>, i32
  } do {
  ^bb0(%x: tensor<8x1xf32>, %i: i32):
    %f = linalg.fill ins(%z : f32) outs(%e : tensor<8x1xf32>) -> tensor<8x1xf32>
    %m = linalg.matmul ins(%a, %x : tensor<8x8xf32>, tensor<8x1xf32>) outs(%f : tensor<8x1xf32>) -> tensor<8x1xf32>
    %n = arith.addi %i, %c1 : i32
    scf.yield %m, %n : tensor<8x1xf32>, i32
  }
  return %r#0, %r#1 : tensor<8x1xf32>, i32
}
