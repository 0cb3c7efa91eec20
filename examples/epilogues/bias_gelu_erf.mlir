// A bias and the exact gelu in f32, and a cast.
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d1)>
func.func @main(%x: tensor<512x256xbf16>, %w: tensor<256x768xbf16>, %b: tensor<768xbf16>) -> tensor<512x768xbf16> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<512x768xf32>
  %start = linalg.fill ins(%zero : f32) outs(%empty : tensor<512x768xf32>) -> tensor<512x768xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<512x256xbf16>, tensor<256x768xbf16>) outs(%start : tensor<512x768xf32>) -> tensor<512x768xf32>
  %e1 = tensor.empty() : tensor<512x768xf32>
  %1 = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%0, %b : tensor<512x768xf32>, tensor<768xbf16>) outs(%e1 : tensor<512x768xf32>) {
  ^bb0(%i0: f32, %i1: bf16, %o: f32):
    %w32 = arith.extf %i1 : bf16 to f32
    %s = arith.addf %i0, %w32 : f32
    linalg.yield %s : f32
  } -> tensor<512x768xf32>
  %root = arith.constant 0.707106769 : f32
  %unit = arith.constant 1.0 : f32
  %half = arith.constant 0.5 : f32
  %e2 = tensor.empty() : tensor<512x768xf32>
  %2 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<512x768xf32>) outs(%e2 : tensor<512x768xf32>) {
  ^bb0(%i0: f32, %o: f32):
    %s = arith.mulf %i0, %root : f32
    %t = math.erf %s : f32
    %u = arith.addf %t, %unit : f32
    %v = arith.mulf %u, %half : f32
    %g = arith.mulf %i0, %v : f32
    linalg.yield %g : f32
  } -> tensor<512x768xf32>
  %e3 = tensor.empty() : tensor<512x768xbf16>
  %3 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<512x768xf32>) outs(%e3 : tensor<512x768xbf16>) {
  ^bb0(%i0: f32, %o: bf16):
    %y = arith.truncf %i0 : f32 to bf16
    linalg.yield %y : bf16
  } -> tensor<512x768xbf16>
  return %3 : tensor<512x768xbf16>
}
