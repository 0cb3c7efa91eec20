// tensor.generate whose body reads two tensors, before a product.
func.func @main(%t: tensor<64xf32>, %u: tensor<16x4xf32>, %w: tensor<24x8xf32>) -> tensor<16x8xf32> {
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %g = tensor.generate {
  ^bb0(%i: index, %j: index):
    %p = arith.muli %j, %c3 : index
    %q = arith.addi %p, %i : index
    %r = arith.remui %j, %c4 : index
    %x = tensor.extract %t[%q] : tensor<64xf32>
    %y = tensor.extract %u[%i, %r] : tensor<16x4xf32>
    %s = arith.mulf %x, %y : f32
    tensor.yield %s : f32
  } : tensor<16x16xf32>
  %cut = tensor.extract_slice %w[4, 0] [16, 8] [1, 1] : tensor<24x8xf32> to tensor<16x8xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<16x8xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<16x8xf32>) -> tensor<16x8xf32>
  %o = linalg.matmul ins(%g, %cut : tensor<16x16xf32>, tensor<16x8xf32>) outs(%f : tensor<16x8xf32>) -> tensor<16x8xf32>
  return %o : tensor<16x8xf32>
}
