// scf.forall over blocks of the result with a mapping, slices in parallel.
#r = affine_map<(d0) -> (d0 * 16)>
func.func @main(%a: tensor<64x32xf32>, %b: tensor<32x48xf32>, %c: tensor<64x48xf32>) -> tensor<64x48xf32> {
  %0 = scf.forall (%i, %j) in (4, 3) shared_outs(%o = %c) -> (tensor<64x48xf32>) {
    %m = affine.apply #r(%i)
    %n = affine.apply #r(%j)
    %as = tensor.extract_slice %a[%m, 0] [16, 32] [1, 1] : tensor<64x32xf32> to tensor<16x32xf32>
    %bs = tensor.extract_slice %b[0, %n] [32, 16] [1, 1] : tensor<32x48xf32> to tensor<32x16xf32>
    %cs = tensor.extract_slice %o[%m, %n] [16, 16] [1, 1] : tensor<64x48xf32> to tensor<16x16xf32>
    %p = linalg.matmul ins(%as, %bs : tensor<16x32xf32>, tensor<32x16xf32>) outs(%cs : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %p into %o[%m, %n] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<64x48xf32>
    }
  } {mapping = [#gpu.block<y>, #gpu.block<x>]}
  return %0 : tensor<64x48xf32>
}
