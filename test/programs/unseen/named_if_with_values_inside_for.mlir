// An scf.if of a value read from a tensor, inside a loop with two carried tensors.
func.func @main(%x: tensor<8x12xf32>, %w: tensor<12x12xf32>, %use: tensor<4xi1>) -> (tensor<8x12xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  %l0 = tensor.empty() : tensor<4xf32>
  %l = linalg.fill ins(%z : f32) outs(%l0 : tensor<4xf32>) -> tensor<4xf32>
  %r:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%y = %x, %log = %l) -> (tensor<8x12xf32>, tensor<4xf32>) {
    %u = tensor.extract %use[%i] : tensor<4xi1>
    %n = scf.if %u -> (tensor<8x12xf32>) {
      %e = tensor.empty() : tensor<8x12xf32>
      %f = linalg.fill ins(%z : f32) outs(%e : tensor<8x12xf32>) -> tensor<8x12xf32>
      %p = linalg.matmul ins(%y, %w : tensor<8x12xf32>, tensor<12x12xf32>) outs(%f : tensor<8x12xf32>) -> tensor<8x12xf32>
      %q = math.tanh %p : tensor<8x12xf32>
      scf.yield %q : tensor<8x12xf32>
    } else {
      scf.yield %y : tensor<8x12xf32>
    }
    %v = tensor.extract %n[%c0, %i] : tensor<8x12xf32>
    %m = tensor.insert %v into %log[%i] : tensor<4xf32>
    scf.yield %n, %m : tensor<8x12xf32>, tensor<4xf32>
  }
  return %r#0, %r#1 : tensor<8x12xf32>, tensor<4xf32>
}
