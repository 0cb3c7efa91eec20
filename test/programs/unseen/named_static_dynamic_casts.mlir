module {
  func.func @main(%a: tensor<16x32xf16>, %b: tensor<32x24xf16>) -> tensor<16x24xf32> {
    %z = arith.constant 0.0 : f32

    %c0 = arith.constant 0 : index
    %ad = tensor.cast %a : tensor<16x32xf16> to tensor<?x32xf16>
    %d = tensor.dim %ad, %c0 : tensor<?x32xf16>
    %e = tensor.empty(%d) : tensor<?x24xf32>
    %f = linalg.fill ins(%z : f32) outs(%e : tensor<?x24xf32>) -> tensor<?x24xf32>
    %m = linalg.matmul ins(%ad, %b : tensor<?x32xf16>, tensor<32x24xf16>) outs(%f : tensor<?x24xf32>) -> tensor<?x24xf32>
    %r = tensor.cast %m : tensor<?x24xf32> to tensor<16x24xf32>
    return %r : tensor<16x24xf32>
  }
}
