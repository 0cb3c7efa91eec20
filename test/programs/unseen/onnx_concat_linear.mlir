module {
  func.func @concat_linear(%arg0: tensor<16x32xf32>, %arg1: tensor<16x32xf32>, %arg2: tensor<64x48xf32>) -> tensor<16x48xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %concat = tensor.concat dim(1) %arg0, %arg1 : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x64xf32>
    %0 = tensor.empty() : tensor<16x48xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<16x48xf32>) -> tensor<16x48xf32>
    %2 = linalg.matmul ins(%concat, %arg2 : tensor<16x64xf32>, tensor<64x48xf32>) outs(%1 : tensor<16x48xf32>) -> tensor<16x48xf32>
    return %2 : tensor<16x48xf32>
  }
}

