module {
  func.func @pad_slice(%arg0: tensor<30x30xf32>, %arg1: tensor<32x16xf32>) -> tensor<8x16xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %padded = tensor.pad %arg0 low[1, 1] high[1, 1] {
    ^bb0(%arg2: index, %arg3: index):
      tensor.yield %cst : f32
    } : tensor<30x30xf32> to tensor<32x32xf32>
    %0 = tensor.empty() : tensor<32x16xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %2 = linalg.matmul ins(%padded, %arg1 : tensor<32x32xf32>, tensor<32x16xf32>) outs(%1 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %extracted_slice = tensor.extract_slice %2[4, 0] [8, 16] [1, 1] : tensor<32x16xf32> to tensor<8x16xf32>
    return %extracted_slice : tensor<8x16xf32>
  }
}

