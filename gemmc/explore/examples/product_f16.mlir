// C = A * B^T in f16, summed in f32. Small: it runs on the CPU in seconds, without ml_dtypes.
#transposed = affine_map<(d0, d1) -> (d1, d0)>
#identity = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%a: tensor<256x128xf16>, %b: tensor<256x128xf16>) -> tensor<256x256xf16> {
    %zero = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<128x256xf16>
    %bt = linalg.generic {indexing_maps = [#transposed, #identity], iterator_types = ["parallel", "parallel"]} ins(%b : tensor<256x128xf16>) outs(%0 : tensor<128x256xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<128x256xf16>
    %1 = tensor.empty() : tensor<256x256xf32>
    %init = linalg.fill ins(%zero : f32) outs(%1 : tensor<256x256xf32>) -> tensor<256x256xf32>
    %sum = linalg.matmul ins(%a, %bt : tensor<256x128xf16>, tensor<128x256xf16>) outs(%init : tensor<256x256xf32>) -> tensor<256x256xf32>
    %2 = tensor.empty() : tensor<256x256xf16>
    %c = linalg.generic {indexing_maps = [#identity, #identity], iterator_types = ["parallel", "parallel"]} ins(%sum : tensor<256x256xf32>) outs(%2 : tensor<256x256xf16>) {
    ^bb0(%in: f32, %out: f16):
      %e = arith.truncf %in : f32 to f16
      linalg.yield %e : f16
    } -> tensor<256x256xf16>
    return %c : tensor<256x256xf16>
  }
}
