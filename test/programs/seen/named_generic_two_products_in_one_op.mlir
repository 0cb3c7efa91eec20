#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#c = affine_map<(m, n, k) -> (m, n)>
func.func @main(%x: tensor<24x32xbf16>, %v: tensor<32x48xbf16>, %w: tensor<32x48xbf16>) -> (tensor<24x48xf32>, tensor<24x48xf32>) {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<24x48xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<24x48xf32>) -> tensor<24x48xf32>
  %r:2 = linalg.generic {indexing_maps = [#a, #b, #b, #c, #c], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %v, %w : tensor<24x32xbf16>, tensor<32x48xbf16>, tensor<32x48xbf16>) outs(%f, %f : tensor<24x48xf32>, tensor<24x48xf32>) {
  ^bb0(%p: bf16, %q: bf16, %s: bf16, %o: f32, %u: f32):
    %p1 = arith.extf %p : bf16 to f32
    %q1 = arith.extf %q : bf16 to f32
    %s1 = arith.extf %s : bf16 to f32
    %m = arith.mulf %p1, %q1 : f32
    %n = arith.mulf %p1, %s1 : f32
    %1 = arith.addf %o, %m : f32
    %2 = arith.addf %u, %n : f32
    linalg.yield %1, %2 : f32, f32
  } -> (tensor<24x48xf32>, tensor<24x48xf32>)
  return %r#0, %r#1 : tensor<24x48xf32>, tensor<24x48xf32>
}
