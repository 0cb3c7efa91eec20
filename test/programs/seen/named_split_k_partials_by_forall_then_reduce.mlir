func.func @splitk(%a: tensor<32x128xf16>, %b: tensor<128x24xf16>) -> tensor<32x24xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x32x24xf32>
  %p = scf.forall (%i) in (4) shared_outs(%o = %e) -> (tensor<4x32x24xf32>) {
    %k = affine.apply affine_map<(d0) -> (d0 * 32)>(%i)
    %as = tensor.extract_slice %a[0, %k] [32, 32] [1, 1] : tensor<32x128xf16> to tensor<32x32xf16>
    %bs = tensor.extract_slice %b[%k, 0] [32, 24] [1, 1] : tensor<128x24xf16> to tensor<32x24xf16>
    %os = tensor.extract_slice %o[%i, 0, 0] [1, 32, 24] [1, 1, 1] : tensor<4x32x24xf32> to tensor<32x24xf32>
    %f = linalg.fill ins(%z : f32) outs(%os : tensor<32x24xf32>) -> tensor<32x24xf32>
    %m = linalg.matmul ins(%as, %bs : tensor<32x32xf16>, tensor<32x24xf16>) outs(%f : tensor<32x24xf32>) -> tensor<32x24xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %m into %o[%i, 0, 0] [1, 32, 24] [1, 1, 1] : tensor<32x24xf32> into tensor<4x32x24xf32>
    }
  } {mapping = [#gpu.block<linear_dim_0>]}
  %e2 = tensor.empty() : tensor<32x24xf32>
  %f2 = linalg.fill ins(%z : f32) outs(%e2 : tensor<32x24xf32>) -> tensor<32x24xf32>
  %r = linalg.reduce { arith.addf } ins(%p : tensor<4x32x24xf32>) outs(%f2 : tensor<32x24xf32>) dimensions = [0]
  return %r : tensor<32x24xf32>
}
