#map = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#one = affine_map<(d0) -> (d0)>
func.func @main(%x: tensor<7x20xf16>) -> (tensor<7x20xf16>, tensor<7xf16>) {
  %z = arith.constant 0.0 : f16
  %zf = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<7xf16>
  %f = linalg.fill ins(%z : f16) outs(%e : tensor<7xf16>) -> tensor<7xf16>
  %s = linalg.generic {indexing_maps = [#map, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<7x20xf16>) outs(%f : tensor<7xf16>) {
  ^bb0(%in: f16, %out: f16):
    %t = arith.addf %in, %out : f16
    linalg.yield %t : f16
  } -> tensor<7xf16>
  %g = tensor.empty() : tensor<7x20xf16>
  %y = linalg.generic {indexing_maps = [#map, #row, #map], iterator_types = ["parallel", "parallel"]} ins(%x, %s : tensor<7x20xf16>, tensor<7xf16>) outs(%g : tensor<7x20xf16>) {
  ^bb0(%in: f16, %total: f16, %out: f16):
    %t = arith.mulf %in, %total : f16
    linalg.yield %t : f16
  } -> tensor<7x20xf16>
  %h = tensor.empty() : tensor<7xf32>
  %i = linalg.fill ins(%zf : f32) outs(%h : tensor<7xf32>) -> tensor<7xf32>
  %q = linalg.generic {indexing_maps = [#map, #row], iterator_types = ["parallel", "reduction"]} ins(%y : tensor<7x20xf16>) outs(%i : tensor<7xf32>) {
  ^bb0(%in: f16, %out: f32):
    %w = arith.extf %in : f16 to f32
    %p = arith.mulf %w, %w : f32
    %t = arith.addf %p, %out : f32
    linalg.yield %t : f32
  } -> tensor<7xf32>
  %r = linalg.generic {indexing_maps = [#one, #one, #one], iterator_types = ["parallel"]} ins(%q, %s : tensor<7xf32>, tensor<7xf16>) outs(%e : tensor<7xf16>) {
  ^bb0(%in: f32, %total: f16, %out: f16):
    %w = arith.extf %total : f16 to f32
    %d = arith.addf %in, %w : f32
    %t = arith.truncf %d : f32 to f16
    linalg.yield %t : f16
  } -> tensor<7xf16>
  func.return %y, %r : tensor<7x20xf16>, tensor<7xf16>
}
