func.func @kloop(%arg0: tensor<16x?xf16>, %arg1: tensor<?x24xf16>) -> tensor<16x24xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %z = arith.constant 0.0 : f32
  %k = tensor.dim %arg0, %c1 : tensor<16x?xf16>
  %e = tensor.empty() : tensor<16x24xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<16x24xf32>) -> tensor<16x24xf32>
  %r = scf.for %i = %c0 to %k step %c32 iter_args(%o = %f) -> tensor<16x24xf32> {
    %n = affine.min affine_map<(d0)[s0] -> (32, s0 - d0)>(%i)[%k]
    %as = tensor.extract_slice %arg0[0, %i] [16, %n] [1, 1] : tensor<16x?xf16> to tensor<16x?xf16>
    %bs = tensor.extract_slice %arg1[%i, 0] [%n, 24] [1, 1] : tensor<?x24xf16> to tensor<?x24xf16>
    %p = linalg.matmul ins(%as, %bs : tensor<16x?xf16>, tensor<?x24xf16>) outs(%o : tensor<16x24xf32>) -> tensor<16x24xf32>
    scf.yield %p : tensor<16x24xf32>
  }
  return %r : tensor<16x24xf32>
}
