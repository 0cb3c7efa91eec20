// A linear layer in f32.
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d1)>
func.func @main(%x: tensor<512x256xf32>, %w: tensor<256x768xf32>, %b: tensor<768xf32>) -> tensor<512x768xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<512x768xf32>
  %start = linalg.fill ins(%zero : f32) outs(%empty : tensor<512x768xf32>) -> tensor<512x768xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<512x256xf32>, tensor<256x768xf32>) outs(%start : tensor<512x768xf32>) -> tensor<512x768xf32>
  %e1 = tensor.empty() : tensor<512x768xf32>
  %1 = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%0, %b : tensor<512x768xf32>, tensor<768xf32>) outs(%e1 : tensor<512x768xf32>) {
  ^bb0(%i0: f32, %i1: f32, %o: f32):
    %s = arith.addf %i0, %i1 : f32
    linalg.yield %s : f32
  } -> tensor<512x768xf32>
  return %1 : tensor<512x768xf32>
}
