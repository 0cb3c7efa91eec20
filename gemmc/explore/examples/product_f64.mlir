// C = A * B in f64 throughout, for the tensor cores' f64 (ampere-mma-f64).
module {
  func.func @main(%a: tensor<128x64xf64>, %b: tensor<64x128xf64>) -> tensor<128x128xf64> {
    %zero = arith.constant 0.000000e+00 : f64
    %0 = tensor.empty() : tensor<128x128xf64>
    %init = linalg.fill ins(%zero : f64) outs(%0 : tensor<128x128xf64>) -> tensor<128x128xf64>
    %c = linalg.matmul ins(%a, %b : tensor<128x64xf64>, tensor<64x128xf64>) outs(%init : tensor<128x128xf64>) -> tensor<128x128xf64>
    return %c : tensor<128x128xf64>
  }
}
