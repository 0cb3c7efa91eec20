func.func @main(%a: tensor<24x32xi4>, %b: tensor<32x16xi4>, %m: tensor<24x16xi1>) -> tensor<24x16xi32> {
  %c0 = arith.constant 0 : i32
  %e = tensor.empty() : tensor<24x16xi32>
  %f = linalg.fill ins(%c0 : i32) outs(%e : tensor<24x16xi32>) -> tensor<24x16xi32>
  %r = linalg.matmul ins(%a, %b : tensor<24x32xi4>, tensor<32x16xi4>) outs(%f : tensor<24x16xi32>) -> tensor<24x16xi32>
  %s = linalg.select ins(%m, %r, %f : tensor<24x16xi1>, tensor<24x16xi32>, tensor<24x16xi32>) outs(%e : tensor<24x16xi32>) -> tensor<24x16xi32>
  return %s : tensor<24x16xi32>
}
