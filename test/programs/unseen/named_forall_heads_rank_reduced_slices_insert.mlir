func.func @main(%q: tensor<16x4x8xf16>, %k: tensor<12x4x8xf16>) -> tensor<4x16x12xf32> {
  %z = arith.constant 0.0 : f32
  %o = tensor.empty() : tensor<4x16x12xf32>
  %r = scf.forall (%h) in (4) shared_outs(%out = %o) -> (tensor<4x16x12xf32>) {
    %qh = tensor.extract_slice %q[0, %h, 0] [16, 1, 8] [1, 1, 1] : tensor<16x4x8xf16> to tensor<16x8xf16>
    %kh = tensor.extract_slice %k[0, %h, 0] [12, 1, 8] [1, 1, 1] : tensor<12x4x8xf16> to tensor<12x8xf16>
    %e = tensor.empty() : tensor<16x12xf32>
    %f = linalg.fill ins(%z : f32) outs(%e : tensor<16x12xf32>) -> tensor<16x12xf32>
    %p = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%qh, %kh : tensor<16x8xf16>, tensor<12x8xf16>) outs(%f : tensor<16x12xf32>) -> tensor<16x12xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %p into %out[%h, 0, 0] [1, 16, 12] [1, 1, 1] : tensor<16x12xf32> into tensor<4x16x12xf32>
    }
  }
  return %r : tensor<4x16x12xf32>
}
