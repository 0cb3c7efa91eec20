// C = A * B^T in bf16, summed in f32: the projection of 512 tokens of width 1024 onto 768
// features, with the weights stored one row per feature, as a framework keeps them.
#transposed = affine_map<(d0, d1) -> (d1, d0)>
#identity = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%x: tensor<512x1024xbf16>, %w: tensor<768x1024xbf16>) -> tensor<512x768xbf16> {
    %zero = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<1024x768xbf16>
    %wt = linalg.generic {indexing_maps = [#transposed, #identity], iterator_types = ["parallel", "parallel"]} ins(%w : tensor<768x1024xbf16>) outs(%0 : tensor<1024x768xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1024x768xbf16>
    %1 = tensor.empty() : tensor<512x768xf32>
    %init = linalg.fill ins(%zero : f32) outs(%1 : tensor<512x768xf32>) -> tensor<512x768xf32>
    %sum = linalg.matmul ins(%x, %wt : tensor<512x1024xbf16>, tensor<1024x768xbf16>) outs(%init : tensor<512x768xf32>) -> tensor<512x768xf32>
    %2 = tensor.empty() : tensor<512x768xbf16>
    %y = linalg.generic {indexing_maps = [#identity, #identity], iterator_types = ["parallel", "parallel"]} ins(%sum : tensor<512x768xf32>) outs(%2 : tensor<512x768xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %e = arith.truncf %in : f32 to bf16
      linalg.yield %e : bf16
    } -> tensor<512x768xbf16>
    return %y : tensor<512x768xbf16>
  }
}
