module @jit_pad_interior {
  func.func public @main(%arg0: tensor<8x8xf32>, %arg1: tensor<12x12xf32>) -> tensor<12x12xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %padded = tensor.pad %arg0 low[1, 2] high[3, 2] {
    ^bb0(%arg2: index, %arg3: index):
      tensor.yield %cst : f32
    } : tensor<8x8xf32> to tensor<12x12xf32>
    %0 = tensor.empty() : tensor<12x12xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<12x12xf32>) -> tensor<12x12xf32>
    %2 = linalg.matmul ins(%padded, %arg1 : tensor<12x12xf32>, tensor<12x12xf32>) outs(%1 : tensor<12x12xf32>) -> tensor<12x12xf32>
    return %2 : tensor<12x12xf32>
  }
}