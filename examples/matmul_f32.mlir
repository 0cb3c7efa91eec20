// C = A * B in f32 throughout, for the CUDA cores.
module {
  func.func @main(%a: tensor<1024x512xf32>, %b: tensor<512x768xf32>) -> tensor<1024x768xf32> {
    %zero = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<1024x768xf32>
    %init = linalg.fill ins(%zero : f32) outs(%0 : tensor<1024x768xf32>) -> tensor<1024x768xf32>
    %c = linalg.matmul ins(%a, %b : tensor<1024x512xf32>, tensor<512x768xf32>) outs(%init : tensor<1024x768xf32>) -> tensor<1024x768xf32>
    return %c : tensor<1024x768xf32>
  }
}
