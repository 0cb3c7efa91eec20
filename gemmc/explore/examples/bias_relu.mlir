// A bias of each column, a ReLU and a cast, as jax prints them: the bias is broadcast first.
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d1)>
func.func @main(%x: tensor<512x256xbf16>, %w: tensor<256x768xbf16>, %b: tensor<768xf32>) -> tensor<512x768xbf16> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<512x768xf32>
  %start = linalg.fill ins(%zero : f32) outs(%empty : tensor<512x768xf32>) -> tensor<512x768xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<512x256xbf16>, tensor<256x768xbf16>) outs(%start : tensor<512x768xf32>) -> tensor<512x768xf32>
  %e1 = tensor.empty() : tensor<512x768xf32>
  %1 = linalg.generic {indexing_maps = [#row, #id], iterator_types = ["parallel", "parallel"]} ins(%b : tensor<768xf32>) outs(%e1 : tensor<512x768xf32>) {
  ^bb0(%i0: f32, %o: f32):
    linalg.yield %i0 : f32
  } -> tensor<512x768xf32>
  %e2 = tensor.empty() : tensor<512x768xf32>
  %2 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%0, %1 : tensor<512x768xf32>, tensor<512x768xf32>) outs(%e2 : tensor<512x768xf32>) {
  ^bb0(%i0: f32, %i1: f32, %o: f32):
    %s = arith.addf %i0, %i1 : f32
    linalg.yield %s : f32
  } -> tensor<512x768xf32>
  %e3 = tensor.empty() : tensor<512x768xf32>
  %3 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<512x768xf32>) outs(%e3 : tensor<512x768xf32>) {
  ^bb0(%i0: f32, %o: f32):
    %s = arith.maximumf %i0, %zero : f32
    linalg.yield %s : f32
  } -> tensor<512x768xf32>
  %e4 = tensor.empty() : tensor<512x768xbf16>
  %4 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<512x768xf32>) outs(%e4 : tensor<512x768xbf16>) {
  ^bb0(%i0: f32, %o: bf16):
    %y = arith.truncf %i0 : f32 to bf16
    linalg.yield %y : bf16
  } -> tensor<512x768xbf16>
  return %4 : tensor<512x768xbf16>
}
