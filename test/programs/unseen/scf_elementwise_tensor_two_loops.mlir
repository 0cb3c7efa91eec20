module {
  func.func @main(%x: tensor<8x16xf32>, %g: tensor<16xf32>, %w: tensor<16x12xf32>) -> tensor<8x12xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c16 = arith.constant 16 : index
    %z = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<8x16xf32>
    %r = scf.for %i = %c0 to %c8 step %c1 iter_args(%t0 = %e) -> (tensor<8x16xf32>) {
      %r1 = scf.for %j = %c0 to %c16 step %c1 iter_args(%t1 = %t0) -> (tensor<8x16xf32>) {
        %a = tensor.extract %x[%i, %j] : tensor<8x16xf32>
        %b = tensor.extract %g[%j] : tensor<16xf32>
        %m = arith.mulf %a, %b : f32
        %u = tensor.insert %m into %t1[%i, %j] : tensor<8x16xf32>
        scf.yield %u : tensor<8x16xf32>
      }
      scf.yield %r1 : tensor<8x16xf32>
    }
    %e2 = tensor.empty() : tensor<8x12xf32>
    %f = linalg.fill ins(%z : f32) outs(%e2 : tensor<8x12xf32>) -> tensor<8x12xf32>
    %y = linalg.matmul ins(%r, %w : tensor<8x16xf32>, tensor<16x12xf32>) outs(%f : tensor<8x12xf32>) -> tensor<8x12xf32>
    return %y : tensor<8x12xf32>
  }
}
