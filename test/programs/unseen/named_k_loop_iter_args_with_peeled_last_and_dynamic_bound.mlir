func.func @main(%a: tensor<16x50xf16>, %b: tensor<50x24xf16>) -> tensor<16x24xf32> {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c50 = arith.constant 50 : index
  %c48 = arith.constant 48 : index
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<16x24xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<16x24xf32>) -> tensor<16x24xf32>
  %r = scf.for %k = %c0 to %c48 step %c16 iter_args(%acc = %f) -> (tensor<16x24xf32>) {
    %as = tensor.extract_slice %a[0, %k] [16, 16] [1, 1] : tensor<16x50xf16> to tensor<16x16xf16>
    %bs = tensor.extract_slice %b[%k, 0] [16, 24] [1, 1] : tensor<50x24xf16> to tensor<16x24xf16>
    %p = linalg.matmul ins(%as, %bs : tensor<16x16xf16>, tensor<16x24xf16>) outs(%acc : tensor<16x24xf32>) -> tensor<16x24xf32>
    scf.yield %p : tensor<16x24xf32>
  }
  %n = arith.subi %c50, %c48 : index
  %al = tensor.extract_slice %a[0, %c48] [16, %n] [1, 1] : tensor<16x50xf16> to tensor<16x?xf16>
  %bl = tensor.extract_slice %b[%c48, 0] [%n, 24] [1, 1] : tensor<50x24xf16> to tensor<?x24xf16>
  %q = linalg.matmul ins(%al, %bl : tensor<16x?xf16>, tensor<?x24xf16>) outs(%r : tensor<16x24xf32>) -> tensor<16x24xf32>
  return %q : tensor<16x24xf32>
}
