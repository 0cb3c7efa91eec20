module {
  func.func @main(%A: tensor<16x32xf32>, %B: tensor<32x24xf32>) -> tensor<16x24xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %c24 = arith.constant 24 : index
    %c32 = arith.constant 32 : index
    %z = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<16x24xf32>
    %r = scf.for %i = %c0 to %c16 step %c1 iter_args(%t0 = %e) -> (tensor<16x24xf32>) {
      %r1 = scf.for %j = %c0 to %c24 step %c1 iter_args(%t1 = %t0) -> (tensor<16x24xf32>) {
        %sum = scf.for %k = %c0 to %c32 step %c1 iter_args(%acc = %z) -> (f32) {
          %a = tensor.extract %A[%i, %k] : tensor<16x32xf32>
          %b = tensor.extract %B[%k, %j] : tensor<32x24xf32>
          %p = arith.mulf %a, %b : f32
          %s = arith.addf %acc, %p : f32
          scf.yield %s : f32
        }
        %u = tensor.insert %sum into %t1[%i, %j] : tensor<16x24xf32>
        scf.yield %u : tensor<16x24xf32>
      }
      scf.yield %r1 : tensor<16x24xf32>
    }
    return %r : tensor<16x24xf32>
  }
}
