func.func @c(%x: tensor<8x16xf16>, %wq: tensor<16x8xf16>, %wk: tensor<16x8xf16>, %buf: tensor<2x8x16xf32>) -> (tensor<8x16xf32>, tensor<2x8x16xf32>) {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x8xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %q = linalg.matmul ins(%x, %wq : tensor<8x16xf16>, tensor<16x8xf16>) outs(%f : tensor<8x8xf32>) -> tensor<8x8xf32>
  %k = linalg.matmul ins(%x, %wk : tensor<8x16xf16>, tensor<16x8xf16>) outs(%f : tensor<8x8xf32>) -> tensor<8x8xf32>
  %qk = tensor.concat dim(1) %q, %k : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x16xf32>
  %b = tensor.insert_slice %qk into %buf[1, 0, 0] [1, 8, 16] [1, 1, 1] : tensor<8x16xf32> into tensor<2x8x16xf32>
  return %qk, %b : tensor<8x16xf32>, tensor<2x8x16xf32>
}
