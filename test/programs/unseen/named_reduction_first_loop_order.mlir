// A product whose loops are k, n, m, and its result transposed.
func.func @main(%a: tensor<64x32xbf16>, %b: tensor<40x64xbf16>) -> tensor<40x32xbf16> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<40x32xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<40x32xf32>) -> tensor<40x32xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(k, n, m) -> (k, m)>, affine_map<(k, n, m) -> (n, k)>, affine_map<(k, n, m) -> (n, m)>], iterator_types = ["reduction", "parallel", "parallel"]} ins(%a, %b : tensor<64x32xbf16>, tensor<40x64xbf16>) outs(%f : tensor<40x32xf32>) attrs = {note = "kept by a front end"} {
  ^bb0(%x: bf16, %y: bf16, %o: f32):
    %1 = arith.extf %x : bf16 to f32
    %2 = arith.extf %y : bf16 to f32
    %3 = arith.mulf %2, %1 : f32
    %4 = arith.addf %3, %o : f32
    linalg.yield %4 : f32
  } -> tensor<40x32xf32>
  %t = tensor.empty() : tensor<40x32xbf16>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%p : tensor<40x32xf32>) outs(%t : tensor<40x32xbf16>) {
  ^bb0(%x: f32, %o: bf16):
    %1 = arith.truncf %x : f32 to bf16
    linalg.yield %1 : bf16
  } -> tensor<40x32xbf16>
  return %r : tensor<40x32xbf16>
}
