module {
  func.func @main(%x: tensor<8x16x64xf16>, %w: tensor<8x64x48xf16>, %g: tensor<8x16xf32>) -> tensor<8x16x48xf32> {
    %zero = arith.constant 0.0 : f32
    %out = tensor.empty() : tensor<8x16x48xf32>
    %r = scf.forall (%e) in (8) shared_outs(%o = %out) -> (tensor<8x16x48xf32>) {
      %a = tensor.extract_slice %x[%e, 0, 0] [1, 16, 64] [1, 1, 1] : tensor<8x16x64xf16> to tensor<16x64xf16>
      %b = tensor.extract_slice %w[%e, 0, 0] [1, 64, 48] [1, 1, 1] : tensor<8x64x48xf16> to tensor<64x48xf16>
      %s = tensor.extract_slice %g[%e, 0] [1, 16] [1, 1] : tensor<8x16xf32> to tensor<16xf32>
      %init = tensor.empty() : tensor<16x48xf32>
      %f = linalg.fill ins(%zero : f32) outs(%init : tensor<16x48xf32>) -> tensor<16x48xf32>
      %p = linalg.matmul ins(%a, %b : tensor<16x64xf16>, tensor<64x48xf16>) outs(%f : tensor<16x48xf32>) -> tensor<16x48xf32>
      %q = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%p, %s : tensor<16x48xf32>, tensor<16xf32>) outs(%init : tensor<16x48xf32>) {
      ^bb0(%u: f32, %v: f32, %old: f32):
        %m = arith.mulf %u, %v : f32
        linalg.yield %m : f32
      } -> tensor<16x48xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %q into %o[%e, 0, 0] [1, 16, 48] [1, 1, 1] : tensor<16x48xf32> into tensor<8x16x48xf32>
      }
    }
    return %r : tensor<8x16x48xf32>
  }
}
