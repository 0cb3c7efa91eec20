func.func @main(%a: tensor<16x64xbf16>, %b: tensor<64x24xbf16>, %c: tensor<16x24xf32>) -> tensor<16x24xf32> {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %r = scf.for %k = %c0 to %c64 step %c16 iter_args(%o = %c) -> (tensor<16x24xf32>) {
    %x = tensor.extract_slice %a[0, %k] [16, 16] [1, 1] : tensor<16x64xbf16> to tensor<16x16xbf16>
    %y = tensor.extract_slice %b[%k, 0] [16, 24] [1, 1] : tensor<64x24xbf16> to tensor<16x24xbf16>
    %m = linalg.matmul ins(%x, %y : tensor<16x16xbf16>, tensor<16x24xbf16>) outs(%o : tensor<16x24xf32>) -> tensor<16x24xf32>
    scf.yield %m : tensor<16x24xf32>
  }
  return %r : tensor<16x24xf32>
}
