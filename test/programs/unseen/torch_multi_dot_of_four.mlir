module {
  func.func @main(%arg0: tensor<24x32xf32>, %arg1: tensor<32x8xf32>, %arg2: tensor<8x32xf32>, %arg3: tensor<32x48xf32>) -> tensor<24x48xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<8x48xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<8x48xf32>) -> tensor<8x48xf32>
    %2 = linalg.matmul ins(%arg2, %arg3 : tensor<8x32xf32>, tensor<32x48xf32>) outs(%1 : tensor<8x48xf32>) -> tensor<8x48xf32>
    %3 = tensor.empty() : tensor<24x8xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %5 = linalg.matmul ins(%arg0, %arg1 : tensor<24x32xf32>, tensor<32x8xf32>) outs(%4 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %6 = tensor.empty() : tensor<24x48xf32>
    %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<24x48xf32>) -> tensor<24x48xf32>
    %8 = linalg.matmul ins(%5, %2 : tensor<24x8xf32>, tensor<8x48xf32>) outs(%7 : tensor<24x48xf32>) -> tensor<24x48xf32>
    return %8 : tensor<24x48xf32>
  }
}
