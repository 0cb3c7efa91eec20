// Slices of operands at places and of sizes that index arguments tell.
func.func @main(%a: tensor<64x32xf32>, %w: tensor<32x48xf32>, %at: index, %j: index) -> tensor<16x8xf32> {
  %z = arith.constant 0.0 : f32
  %x = tensor.extract_slice %a[%at, 0] [16, 32] [2, 1] : tensor<64x32xf32> to tensor<16x32xf32>
  %y = tensor.extract_slice %w[0, %j] [32, 8] [1, 3] : tensor<32x48xf32> to tensor<32x8xf32>
  %e = tensor.empty() : tensor<16x8xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<16x8xf32>) -> tensor<16x8xf32>
  %p = linalg.matmul ins(%x, %y : tensor<16x32xf32>, tensor<32x8xf32>) outs(%f : tensor<16x8xf32>) -> tensor<16x8xf32>
  return %p : tensor<16x8xf32>
}
