// A function without arguments: constants multiplied.
func.func @main() -> tensor<3x2xf32> {
  %a = arith.constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, -6.0]]> : tensor<3x2xf32>
  %b = arith.constant dense<[[0.5, 0.25], [-1.0, 2.0]]> : tensor<2x2xf32>
  %z = arith.constant dense<1.0> : tensor<3x2xf32>
  %p = linalg.matmul ins(%a, %b : tensor<3x2xf32>, tensor<2x2xf32>) outs(%z : tensor<3x2xf32>) -> tensor<3x2xf32>
  return %p : tensor<3x2xf32>
}
