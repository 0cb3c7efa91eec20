func.func @fa(%a: tensor<32x16xf32>, %b: tensor<16x32xf32>, %c: tensor<32x32xf32>) -> tensor<32x32xf32> {
  %r = scf.forall (%i, %j) = (0, 0) to (32, 32) step (8, 16) shared_outs(%o = %c) -> (tensor<32x32xf32>) {
    %x = tensor.extract_slice %a[%i, 0] [8, 16] [1, 1] : tensor<32x16xf32> to tensor<8x16xf32>
    %y = tensor.extract_slice %b[0, %j] [16, 16] [1, 1] : tensor<16x32xf32> to tensor<16x16xf32>
    %z = tensor.extract_slice %o[%i, %j] [8, 16] [1, 1] : tensor<32x32xf32> to tensor<8x16xf32>
    %m = linalg.matmul ins(%x, %y : tensor<8x16xf32>, tensor<16x16xf32>) outs(%z : tensor<8x16xf32>) -> tensor<8x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %m into %o[%i, %j] [8, 16] [1, 1] : tensor<8x16xf32> into tensor<32x32xf32>
    }
  }
  return %r : tensor<32x32xf32>
}
