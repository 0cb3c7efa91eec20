// C = A * B in f32 throughout, for the CUDA cores (the simt pipelines).
module {
  func.func @main(%a: tensor<128x64xf32>, %b: tensor<64x128xf32>) -> tensor<128x128xf32> {
    %zero = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<128x128xf32>
    %init = linalg.fill ins(%zero : f32) outs(%0 : tensor<128x128xf32>) -> tensor<128x128xf32>
    %c = linalg.matmul ins(%a, %b : tensor<128x64xf32>, tensor<64x128xf32>) outs(%init : tensor<128x128xf32>) -> tensor<128x128xf32>
    return %c : tensor<128x128xf32>
  }
}
