// A 16-bit bias behind the cast and the tanh form of gelu in 16 bits, as torch-mlir prints it.
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d1)>
func.func @main(%x: tensor<512x256xf16>, %w: tensor<256x768xf16>, %b: tensor<768xf16>) -> tensor<512x768xf16> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<512x768xf32>
  %start = linalg.fill ins(%zero : f32) outs(%empty : tensor<512x768xf32>) -> tensor<512x768xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<512x256xf16>, tensor<256x768xf16>) outs(%start : tensor<512x768xf32>) -> tensor<512x768xf32>
  %e1 = tensor.empty() : tensor<512x768xf16>
  %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<512x768xf32>) outs(%e1 : tensor<512x768xf16>) {
  ^bb0(%i0: f32, %o: f16):
    %y = arith.truncf %i0 : f32 to f16
    linalg.yield %y : f16
  } -> tensor<512x768xf16>
  %e2 = tensor.empty() : tensor<512x768xf16>
  %2 = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%1, %b : tensor<512x768xf16>, tensor<768xf16>) outs(%e2 : tensor<512x768xf16>) {
  ^bb0(%i0: f16, %i1: f16, %o: f16):
    %s = arith.addf %i0, %i1 : f16
    linalg.yield %s : f16
  } -> tensor<512x768xf16>
  %three = arith.constant 3 : i64
  %inner = arith.constant 4.470830e-02 : f16
  %outer = arith.constant 7.978520e-01 : f16
  %unit = arith.constant 1.0 : f16
  %half = arith.constant 0.5 : f16
  %e3 = tensor.empty() : tensor<512x768xf16>
  %3 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<512x768xf16>) outs(%e3 : tensor<512x768xf16>) {
  ^bb0(%i0: f16, %o: f16):
    %p = math.fpowi %i0, %three : f16, i64
    %q = arith.mulf %p, %inner : f16
    %r = arith.addf %i0, %q : f16
    %s = arith.mulf %r, %outer : f16
    %t = math.tanh %s : f16
    %u = arith.addf %t, %unit : f16
    %v = arith.mulf %u, %half : f16
    %g = arith.mulf %i0, %v : f16
    linalg.yield %g : f16
  } -> tensor<512x768xf16>
  return %3 : tensor<512x768xf16>
}
