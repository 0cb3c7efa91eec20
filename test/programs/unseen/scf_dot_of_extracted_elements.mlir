module {
  func.func @main(%x: tensor<32xf32>, %y: tensor<32xf32>) -> tensor<1xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    %z = arith.constant 0.0 : f32
    %s = scf.for %i = %c0 to %c32 step %c1 iter_args(%acc = %z) -> (f32) {
      %a = tensor.extract %x[%i] : tensor<32xf32>
      %b = tensor.extract %y[%i] : tensor<32xf32>
      %p = arith.mulf %a, %b : f32
      %q = arith.addf %acc, %p : f32
      scf.yield %q : f32
    }
    %r = tensor.from_elements %s : tensor<1xf32>
    return %r : tensor<1xf32>
  }
}
