// C = A * B in f64 throughout: tensor cores, by mma.sync of f64.
module {
  func.func @main(%a: tensor<1024x512xf64>, %b: tensor<512x768xf64>) -> tensor<1024x768xf64> {
    %zero = arith.constant 0.000000e+00 : f64
    %0 = tensor.empty() : tensor<1024x768xf64>
    %init = linalg.fill ins(%zero : f64) outs(%0 : tensor<1024x768xf64>) -> tensor<1024x768xf64>
    %c = linalg.matmul ins(%a, %b : tensor<1024x512xf64>, tensor<512x768xf64>) outs(%init : tensor<1024x768xf64>) -> tensor<1024x768xf64>
    return %c : tensor<1024x768xf64>
  }
}
