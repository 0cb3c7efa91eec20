module {
  func.func private @project(%x: tensor<16x32xf16>, %w: tensor<32x48xf16>) -> (tensor<16x24xf16>, tensor<16x24xf16>) {
    %z = arith.constant 0.0 : f16
    %e = tensor.empty() : tensor<16x48xf16>
    %f = linalg.fill ins(%z : f16) outs(%e : tensor<16x48xf16>) -> tensor<16x48xf16>
    %m = linalg.matmul ins(%x, %w : tensor<16x32xf16>, tensor<32x48xf16>) outs(%f : tensor<16x48xf16>) -> tensor<16x48xf16>
    %a = tensor.extract_slice %m[0, 0] [16, 24] [1, 2] : tensor<16x48xf16> to tensor<16x24xf16>
    %b = tensor.extract_slice %m[0, 1] [16, 24] [1, 2] : tensor<16x48xf16> to tensor<16x24xf16>
    return %a, %b : tensor<16x24xf16>, tensor<16x24xf16>
  }
  func.func @main(%x: tensor<16x32xf16>, %w: tensor<32x48xf16>, %v: tensor<32x48xf16>) -> (tensor<16x16xf32>, tensor<16x24xf16>) {
    %z = arith.constant 0.0 : f32
    %0:2 = call @project(%x, %w) : (tensor<16x32xf16>, tensor<32x48xf16>) -> (tensor<16x24xf16>, tensor<16x24xf16>)
    %1:2 = call @project(%x, %v) : (tensor<16x32xf16>, tensor<32x48xf16>) -> (tensor<16x24xf16>, tensor<16x24xf16>)
    %e = tensor.empty() : tensor<16x16xf32>
    %f = linalg.fill ins(%z : f32) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    %s = linalg.matmul_transpose_b ins(%0#0, %1#1 : tensor<16x24xf16>, tensor<16x24xf16>) outs(%f : tensor<16x16xf32>) -> tensor<16x16xf32>
    return %s, %0#1 : tensor<16x16xf32>, tensor<16x24xf16>
  }
}
