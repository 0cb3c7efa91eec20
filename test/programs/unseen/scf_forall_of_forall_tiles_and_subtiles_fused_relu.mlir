func.func @main(%a: tensor<64x32xf32>, %b: tensor<32x48xf32>) -> tensor<64x48xf32> {
  %z = arith.constant 0.0 : f32
  %o = tensor.empty() : tensor<64x48xf32>
  %r = scf.forall (%i, %j) = (0, 0) to (64, 48) step (32, 24) shared_outs(%out = %o) -> (tensor<64x48xf32>) {
    %as = tensor.extract_slice %a[%i, 0] [32, 32] [1, 1] : tensor<64x32xf32> to tensor<32x32xf32>
    %bs = tensor.extract_slice %b[0, %j] [32, 24] [1, 1] : tensor<32x48xf32> to tensor<32x24xf32>
    %os = tensor.extract_slice %out[%i, %j] [32, 24] [1, 1] : tensor<64x48xf32> to tensor<32x24xf32>
    %in = scf.forall (%ii, %jj) = (0, 0) to (32, 24) step (8, 12) shared_outs(%t = %os) -> (tensor<32x24xf32>) {
      %aa = tensor.extract_slice %as[%ii, 0] [8, 32] [1, 1] : tensor<32x32xf32> to tensor<8x32xf32>
      %bb = tensor.extract_slice %bs[0, %jj] [32, 12] [1, 1] : tensor<32x24xf32> to tensor<32x12xf32>
      %tt = tensor.extract_slice %t[%ii, %jj] [8, 12] [1, 1] : tensor<32x24xf32> to tensor<8x12xf32>
      %f = linalg.fill ins(%z : f32) outs(%tt : tensor<8x12xf32>) -> tensor<8x12xf32>
      %p = linalg.matmul ins(%aa, %bb : tensor<8x32xf32>, tensor<32x12xf32>) outs(%f : tensor<8x12xf32>) -> tensor<8x12xf32>
      %m = linalg.generic {indexing_maps = [affine_map<(x, y) -> (x, y)>], iterator_types = ["parallel", "parallel"]} outs(%p : tensor<8x12xf32>) {
      ^bb0(%v: f32):
        %w = arith.maximumf %v, %z : f32
        linalg.yield %w : f32
      } -> tensor<8x12xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %m into %t[%ii, %jj] [8, 12] [1, 1] : tensor<8x12xf32> into tensor<32x24xf32>
      }
    }
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %in into %out[%i, %j] [32, 24] [1, 1] : tensor<32x24xf32> into tensor<64x48xf32>
    }
  }
  return %r : tensor<64x48xf32>
}
