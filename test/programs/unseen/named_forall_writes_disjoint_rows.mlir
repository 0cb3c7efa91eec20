module {
  func.func @main(%x: tensor<16x32xf32>, %w: tensor<4x32x12xf32>) -> tensor<16x12xf32> {
    %z = arith.constant 0.0 : f32

    %e = tensor.empty() : tensor<16x12xf32>
    %r = scf.forall (%g) in (4) shared_outs(%o = %e) -> (tensor<16x12xf32>) {
      %b = affine.apply affine_map<(d0) -> (d0 * 4)>(%g)
      %xs = tensor.extract_slice %x[%b, 0] [4, 32] [1, 1] : tensor<16x32xf32> to tensor<4x32xf32>
      %ws = tensor.extract_slice %w[%g, 0, 0] [1, 32, 12] [1, 1, 1] : tensor<4x32x12xf32> to tensor<32x12xf32>
      %os = tensor.extract_slice %o[%b, 0] [4, 12] [1, 1] : tensor<16x12xf32> to tensor<4x12xf32>
      %f = linalg.fill ins(%z : f32) outs(%os : tensor<4x12xf32>) -> tensor<4x12xf32>
      %m = linalg.matmul ins(%xs, %ws : tensor<4x32xf32>, tensor<32x12xf32>) outs(%f : tensor<4x12xf32>) -> tensor<4x12xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %m into %o[%b, 0] [4, 12] [1, 1] : tensor<4x12xf32> into tensor<16x12xf32>
      }
    }
    return %r : tensor<16x12xf32>
  }
}
