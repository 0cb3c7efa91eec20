// A factor of each row, a bias of each column, a residual in f32 and a number: alpha * s[m] * A*B + b[n] + r.
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d1)>
#column = affine_map<(d0, d1) -> (d0)>
#one = affine_map<(d0, d1) -> ()>
func.func @main(%x: tensor<512x256xf16>, %w: tensor<256x768xf16>, %s: tensor<512xf32>, %b: tensor<768xf16>, %r: tensor<512x768xf32>, %alpha: tensor<f32>) -> tensor<512x768xf16> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<512x768xf32>
  %start = linalg.fill ins(%zero : f32) outs(%empty : tensor<512x768xf32>) -> tensor<512x768xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<512x256xf16>, tensor<256x768xf16>) outs(%start : tensor<512x768xf32>) -> tensor<512x768xf32>
  %e1 = tensor.empty() : tensor<512x768xf32>
  %1 = linalg.generic {indexing_maps = [#id, #column, #one, #id], iterator_types = ["parallel", "parallel"]} ins(%0, %s, %alpha : tensor<512x768xf32>, tensor<512xf32>, tensor<f32>) outs(%e1 : tensor<512x768xf32>) {
  ^bb0(%i0: f32, %i1: f32, %i2: f32, %o: f32):
    %t = arith.mulf %i0, %i1 : f32
    %u = arith.mulf %t, %i2 : f32
    linalg.yield %u : f32
  } -> tensor<512x768xf32>
  %e2 = tensor.empty() : tensor<512x768xf32>
  %2 = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%1, %b : tensor<512x768xf32>, tensor<768xf16>) outs(%e2 : tensor<512x768xf32>) {
  ^bb0(%i0: f32, %i1: f16, %o: f32):
    %t = arith.extf %i1 : f16 to f32
    %u = arith.addf %i0, %t : f32
    linalg.yield %u : f32
  } -> tensor<512x768xf32>
  %e3 = tensor.empty() : tensor<512x768xf32>
  %3 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%2, %r : tensor<512x768xf32>, tensor<512x768xf32>) outs(%e3 : tensor<512x768xf32>) {
  ^bb0(%i0: f32, %i1: f32, %o: f32):
    %u = arith.addf %i0, %i1 : f32
    linalg.yield %u : f32
  } -> tensor<512x768xf32>
  %e4 = tensor.empty() : tensor<512x768xf16>
  %4 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<512x768xf32>) outs(%e4 : tensor<512x768xf16>) {
  ^bb0(%i0: f32, %o: f16):
    %y = arith.truncf %i0 : f32 to f16
    linalg.yield %y : f16
  } -> tensor<512x768xf16>
  return %4 : tensor<512x768xf16>
}
