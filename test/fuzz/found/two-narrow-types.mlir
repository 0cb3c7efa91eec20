// pipeline: auto, sizes: none, exact: True
// right: operands of f16 and bf16, of which one was extended to the other
func.func @main(%a: tensor<9x17xf16>, %b: tensor<17x12xbf16>) -> tensor<9x12xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<9x12xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<9x12xf32>) -> tensor<9x12xf32>
  %c = linalg.matmul ins(%a, %b : tensor<9x17xf16>, tensor<17x12xbf16>) outs(%f : tensor<9x12xf32>) -> tensor<9x12xf32>
  return %c : tensor<9x12xf32>
}
