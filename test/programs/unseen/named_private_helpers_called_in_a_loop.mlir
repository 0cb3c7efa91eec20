// A private function called in a loop, another from it.
module {
  func.func private @scale(%x: tensor<16x16xf32>, %s: f32) -> tensor<16x16xf32> {
    %e = tensor.empty() : tensor<16x16xf32>
    %r = linalg.map ins(%x : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) (%v: f32, %old: f32) {
      %m = arith.mulf %v, %s : f32
      linalg.yield %m : f32
    }
    return %r : tensor<16x16xf32>
  }
  func.func private @layer(%x: tensor<16x16xf32>, %w: tensor<16x16xf32>) -> (tensor<16x16xf32>, f32) {
    %z = arith.constant 0.0 : f32
    %s = arith.constant 0.25 : f32
    %e = tensor.empty() : tensor<16x16xf32>
    %f = linalg.fill ins(%z : f32) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    %p = linalg.matmul ins(%x, %w : tensor<16x16xf32>, tensor<16x16xf32>) outs(%f : tensor<16x16xf32>) -> tensor<16x16xf32>
    %q = func.call @scale(%p, %s) : (tensor<16x16xf32>, f32) -> tensor<16x16xf32>
    return %q, %s : tensor<16x16xf32>, f32
  }
  func.func @main(%x: tensor<16x16xf32>, %w: tensor<3x16x16xf32>) -> tensor<16x16xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%y = %x) -> (tensor<16x16xf32>) {
      %wi = tensor.extract_slice %w[%i, 0, 0] [1, 16, 16] [1, 1, 1] : tensor<3x16x16xf32> to tensor<16x16xf32>
      %n:2 = func.call @layer(%y, %wi) : (tensor<16x16xf32>, tensor<16x16xf32>) -> (tensor<16x16xf32>, f32)
      scf.yield %n#0 : tensor<16x16xf32>
    }
    return %r : tensor<16x16xf32>
  }
}
