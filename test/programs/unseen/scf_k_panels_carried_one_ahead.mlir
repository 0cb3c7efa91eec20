func.func @main(%a: tensor<14x32xbf16>, %b: tensor<32x10xbf16>) -> tensor<14x10xf32> {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c24 = arith.constant 24 : index
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<14x10xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<14x10xf32>) -> tensor<14x10xf32>
  %a0 = tensor.extract_slice %a[0, 0] [14, 8] [1, 1] : tensor<14x32xbf16> to tensor<14x8xbf16>
  %b0 = tensor.extract_slice %b[0, 0] [8, 10] [1, 1] : tensor<32x10xbf16> to tensor<8x10xbf16>
  %r:3 = scf.for %k = %c0 to %c24 step %c8 iter_args(%acc = %f, %ap = %a0, %bp = %b0) -> (tensor<14x10xf32>, tensor<14x8xbf16>, tensor<8x10xbf16>) {
    %n = arith.addi %k, %c8 : index
    %an = tensor.extract_slice %a[0, %n] [14, 8] [1, 1] : tensor<14x32xbf16> to tensor<14x8xbf16>
    %bn = tensor.extract_slice %b[%n, 0] [8, 10] [1, 1] : tensor<32x10xbf16> to tensor<8x10xbf16>
    %m = linalg.matmul ins(%ap, %bp : tensor<14x8xbf16>, tensor<8x10xbf16>) outs(%acc : tensor<14x10xf32>) -> tensor<14x10xf32>
    scf.yield %m, %an, %bn : tensor<14x10xf32>, tensor<14x8xbf16>, tensor<8x10xbf16>
  }
  %l = linalg.matmul ins(%r#1, %r#2 : tensor<14x8xbf16>, tensor<8x10xbf16>) outs(%r#0 : tensor<14x10xf32>) -> tensor<14x10xf32>
  return %l : tensor<14x10xf32>
}
