// Another matrix of the result's shape, extended, is added to the sum.
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @main(%x: tensor<512x256xbf16>, %w: tensor<256x768xbf16>, %r: tensor<512x768xbf16>) -> tensor<512x768xbf16> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<512x768xf32>
  %start = linalg.fill ins(%zero : f32) outs(%empty : tensor<512x768xf32>) -> tensor<512x768xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<512x256xbf16>, tensor<256x768xbf16>) outs(%start : tensor<512x768xf32>) -> tensor<512x768xf32>
  %e1 = tensor.empty() : tensor<512x768xf32>
  %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%r : tensor<512x768xbf16>) outs(%e1 : tensor<512x768xf32>) {
  ^bb0(%i0: bf16, %o: f32):
    %s = arith.extf %i0 : bf16 to f32
    linalg.yield %s : f32
  } -> tensor<512x768xf32>
  %e2 = tensor.empty() : tensor<512x768xf32>
  %2 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%1, %0 : tensor<512x768xf32>, tensor<512x768xf32>) outs(%e2 : tensor<512x768xf32>) {
  ^bb0(%i0: f32, %i1: f32, %o: f32):
    %s = arith.addf %i0, %i1 : f32
    linalg.yield %s : f32
  } -> tensor<512x768xf32>
  %e3 = tensor.empty() : tensor<512x768xbf16>
  %3 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<512x768xf32>) outs(%e3 : tensor<512x768xbf16>) {
  ^bb0(%i0: f32, %o: bf16):
    %y = arith.truncf %i0 : f32 to bf16
    linalg.yield %y : bf16
  } -> tensor<512x768xbf16>
  return %3 : tensor<512x768xbf16>
}
