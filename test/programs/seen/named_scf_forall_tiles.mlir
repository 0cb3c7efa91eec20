func.func @main(%a: tensor<64x32xf16>, %b: tensor<32x48xf16>) -> tensor<64x48xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64x48xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<64x48xf32>) -> tensor<64x48xf32>
  %r = scf.forall (%i, %j) = (0, 0) to (64, 48) step (32, 16) shared_outs(%o = %f) -> (tensor<64x48xf32>) {
    %x = tensor.extract_slice %a[%i, 0] [32, 32] [1, 1] : tensor<64x32xf16> to tensor<32x32xf16>
    %y = tensor.extract_slice %b[0, %j] [32, 16] [1, 1] : tensor<32x48xf16> to tensor<32x16xf16>
    %c = tensor.extract_slice %o[%i, %j] [32, 16] [1, 1] : tensor<64x48xf32> to tensor<32x16xf32>
    %m = linalg.matmul ins(%x, %y : tensor<32x32xf16>, tensor<32x16xf16>) outs(%c : tensor<32x16xf32>) -> tensor<32x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %m into %o[%i, %j] [32, 16] [1, 1] : tensor<32x16xf32> into tensor<64x48xf32>
    }
  }
  return %r : tensor<64x48xf32>
}
