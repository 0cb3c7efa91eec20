// C + A*B: a sum that starts from a matrix.
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @main(%x: tensor<512x256xbf16>, %w: tensor<256x768xbf16>, %c: tensor<512x768xf32>) -> tensor<512x768xbf16> {
  %0 = linalg.matmul ins(%x, %w : tensor<512x256xbf16>, tensor<256x768xbf16>) outs(%c : tensor<512x768xf32>) -> tensor<512x768xf32>
  %e1 = tensor.empty() : tensor<512x768xbf16>
  %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<512x768xf32>) outs(%e1 : tensor<512x768xbf16>) {
  ^bb0(%i0: f32, %o: bf16):
    %y = arith.truncf %i0 : f32 to bf16
    linalg.yield %y : bf16
  } -> tensor<512x768xbf16>
  return %1 : tensor<512x768xbf16>
}
