// tensor.reshape to a shape that is computed, a cast to and from open sizes.
func.func @main(%x: tensor<?x6x8xf32>, %w: tensor<8x12xf32>) -> tensor<?x6x12xf32> {
  %c0 = arith.constant 0 : index
  %c6 = arith.constant 6 : index
  %c8 = arith.constant 8 : index
  %c12 = arith.constant 12 : index
  %z = arith.constant 0.0 : f32
  %d = tensor.dim %x, %c0 : tensor<?x6x8xf32>
  %n = arith.muli %d, %c6 : index
  %s2 = tensor.from_elements %n, %c8 : tensor<2xindex>
  %m = tensor.reshape %x(%s2) : (tensor<?x6x8xf32>, tensor<2xindex>) -> tensor<?x8xf32>
  %e = tensor.empty(%n) : tensor<?x12xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<?x12xf32>) -> tensor<?x12xf32>
  %p = linalg.matmul ins(%m, %w : tensor<?x8xf32>, tensor<8x12xf32>) outs(%f : tensor<?x12xf32>) -> tensor<?x12xf32>
  %s3 = tensor.from_elements %d, %c6, %c12 : tensor<3xindex>
  %r = tensor.reshape %p(%s3) : (tensor<?x12xf32>, tensor<3xindex>) -> tensor<?x6x12xf32>
  return %r : tensor<?x6x12xf32>
}
