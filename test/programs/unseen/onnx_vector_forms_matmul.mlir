module {
  func.func @main(%arg0: tensor<12xf32>, %arg1: tensor<12x9xf32>, %arg2: tensor<9xf32>, %arg3: tensor<12x1xf32>, %arg4: tensor<1x9xf32>) -> (tensor<9xf32>, tensor<12xf32>, tensor<f32>, tensor<12x9xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<9xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<9xf32>) -> tensor<9xf32>
    %2 = linalg.vecmat ins(%arg0, %arg1 : tensor<12xf32>, tensor<12x9xf32>) outs(%1 : tensor<9xf32>) -> tensor<9xf32>
    %3 = tensor.empty() : tensor<12xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<12xf32>) -> tensor<12xf32>
    %5 = linalg.matvec ins(%arg1, %arg2 : tensor<12x9xf32>, tensor<9xf32>) outs(%4 : tensor<12xf32>) -> tensor<12xf32>
    %6 = tensor.empty() : tensor<f32>
    %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<f32>) -> tensor<f32>
    %8 = linalg.dot ins(%arg0, %arg0 : tensor<12xf32>, tensor<12xf32>) outs(%7 : tensor<f32>) -> tensor<f32>
    %9 = tensor.empty() : tensor<12x9xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<12x9xf32>) -> tensor<12x9xf32>
    %11 = linalg.matmul ins(%arg3, %arg4 : tensor<12x1xf32>, tensor<1x9xf32>) outs(%10 : tensor<12x9xf32>) -> tensor<12x9xf32>
    return %2, %5, %8, %11 : tensor<9xf32>, tensor<12xf32>, tensor<f32>, tensor<12x9xf32>
  }
}

