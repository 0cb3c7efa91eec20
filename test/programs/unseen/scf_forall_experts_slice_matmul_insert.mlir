func.func @main(%x: tensor<4x24x32xbf16>, %w: tensor<4x32x48xbf16>, %y: tensor<4x24x48xf32>) -> tensor<4x24x48xf32> {
  %r = scf.forall (%e) in (4) shared_outs(%o = %y) -> (tensor<4x24x48xf32>) {
    %a = tensor.extract_slice %x[%e, 0, 0] [1, 24, 32] [1, 1, 1] : tensor<4x24x32xbf16> to tensor<24x32xbf16>
    %b = tensor.extract_slice %w[%e, 0, 0] [1, 32, 48] [1, 1, 1] : tensor<4x32x48xbf16> to tensor<32x48xbf16>
    %c = tensor.extract_slice %o[%e, 0, 0] [1, 24, 48] [1, 1, 1] : tensor<4x24x48xf32> to tensor<24x48xf32>
    %m = linalg.matmul ins(%a, %b : tensor<24x32xbf16>, tensor<32x48xbf16>) outs(%c : tensor<24x48xf32>) -> tensor<24x48xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %m into %o[%e, 0, 0] [1, 24, 48] [1, 1, 1] : tensor<24x48xf32> into tensor<4x24x48xf32>
    }
  }
  return %r : tensor<4x24x48xf32>
}
