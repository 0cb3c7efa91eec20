// A comparison and a choice, and a column of thresholds.
#id = affine_map<(d0, d1) -> (d0, d1)>
#column = affine_map<(d0, d1) -> (d0)>
func.func @main(%x: tensor<512x256xbf16>, %w: tensor<256x768xbf16>, %t: tensor<512xbf16>) -> tensor<512x768xbf16> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<512x768xf32>
  %start = linalg.fill ins(%zero : f32) outs(%empty : tensor<512x768xf32>) -> tensor<512x768xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<512x256xbf16>, tensor<256x768xbf16>) outs(%start : tensor<512x768xf32>) -> tensor<512x768xf32>
  %slope = arith.constant 0.125 : f32
  %e1 = tensor.empty() : tensor<512x768xf32>
  %1 = linalg.generic {indexing_maps = [#id, #column, #id], iterator_types = ["parallel", "parallel"]} ins(%0, %t : tensor<512x768xf32>, tensor<512xbf16>) outs(%e1 : tensor<512x768xf32>) {
  ^bb0(%i0: f32, %i1: bf16, %o: f32):
    %u = arith.extf %i1 : bf16 to f32
    %above = arith.cmpf ogt, %i0, %u : f32
    %v = arith.mulf %i0, %slope : f32
    %v0 = arith.select %above, %i0, %v : f32
    linalg.yield %v0 : f32
  } -> tensor<512x768xf32>
  %e2 = tensor.empty() : tensor<512x768xbf16>
  %2 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<512x768xf32>) outs(%e2 : tensor<512x768xbf16>) {
  ^bb0(%i0: f32, %o: bf16):
    %y = arith.truncf %i0 : f32 to bf16
    linalg.yield %y : bf16
  } -> tensor<512x768xbf16>
  return %2 : tensor<512x768xbf16>
}
