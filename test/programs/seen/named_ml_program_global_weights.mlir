// Weights in ml_program globals, loaded as constants.
module {
  ml_program.global private mutable @global_seed(dense<0> : tensor<i64>) : tensor<i64>
  ml_program.global private @weight(dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [-1.0, 0.5, 0.25], [0.0, 1.5, -2.0]]> : tensor<4x3xf32>) : tensor<4x3xf32>
  func.func @main(%x: tensor<6x4xf32>) -> tensor<6x3xf32> {
    %w = ml_program.global_load_const @weight : tensor<4x3xf32>
    %z = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<6x3xf32>
    %f = linalg.fill ins(%z : f32) outs(%e : tensor<6x3xf32>) -> tensor<6x3xf32>
    %y = linalg.matmul ins(%x, %w : tensor<6x4xf32>, tensor<4x3xf32>) outs(%f : tensor<6x3xf32>) -> tensor<6x3xf32>
    return %y : tensor<6x3xf32>
  }
}
