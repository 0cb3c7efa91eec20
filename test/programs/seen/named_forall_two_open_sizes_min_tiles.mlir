#up = affine_map<()[s0] -> (s0 ceildiv 16)>
#lo = affine_map<(d0) -> (d0 * 16)>
#sz = affine_map<(d0)[s0] -> (d0 * -16 + s0, 16)>
func.func @tiled(%arg0: tensor<?x32xbf16>, %arg1: tensor<32x?xbf16>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %m = tensor.dim %arg0, %c0 : tensor<?x32xbf16>
  %n = tensor.dim %arg1, %c1 : tensor<32x?xbf16>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %um = affine.apply #up()[%m]
  %un = affine.apply #up()[%n]
  %r = scf.forall (%i, %j) in (%um, %un) shared_outs(%o = %e) -> (tensor<?x?xf32>) {
    %i0 = affine.apply #lo(%i)
    %j0 = affine.apply #lo(%j)
    %mi = affine.min #sz(%i)[%m]
    %nj = affine.min #sz(%j)[%n]
    %as = tensor.extract_slice %arg0[%i0, 0] [%mi, 32] [1, 1] : tensor<?x32xbf16> to tensor<?x32xbf16>
    %bs = tensor.extract_slice %arg1[0, %j0] [32, %nj] [1, 1] : tensor<32x?xbf16> to tensor<32x?xbf16>
    %os = tensor.extract_slice %o[%i0, %j0] [%mi, %nj] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
    %f = linalg.fill ins(%z : f32) outs(%os : tensor<?x?xf32>) -> tensor<?x?xf32>
    %p = linalg.matmul ins(%as, %bs : tensor<?x32xbf16>, tensor<32x?xbf16>) outs(%f : tensor<?x?xf32>) -> tensor<?x?xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %p into %o[%i0, %j0] [%mi, %nj] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
    }
  }
  return %r : tensor<?x?xf32>
}
