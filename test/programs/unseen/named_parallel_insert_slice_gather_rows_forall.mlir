func.func @main(%x: tensor<12x16xf32>, %w: tensor<16x8xf32>, %rows: tensor<12xindex>) -> tensor<12x8xf32> {
  %e = tensor.empty() : tensor<12x8xf32>
  %z = arith.constant 0.0 : f32
  %r = scf.forall (%i) in (12) shared_outs(%o = %e) -> tensor<12x8xf32> {
    %j = tensor.extract %rows[%i] : tensor<12xindex>
    %s = tensor.extract_slice %x[%j, 0] [1, 16] [1, 1] : tensor<12x16xf32> to tensor<1x16xf32>
    %d = tensor.extract_slice %o[%i, 0] [1, 8] [1, 1] : tensor<12x8xf32> to tensor<1x8xf32>
    %f = linalg.fill ins(%z : f32) outs(%d : tensor<1x8xf32>) -> tensor<1x8xf32>
    %m = linalg.matmul ins(%s, %w : tensor<1x16xf32>, tensor<16x8xf32>) outs(%f : tensor<1x8xf32>) -> tensor<1x8xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %m into %o[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<12x8xf32>
    }
  }
  return %r : tensor<12x8xf32>
}