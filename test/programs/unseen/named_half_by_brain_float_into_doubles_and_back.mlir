// f16 by bf16, each widened to f32 in the body, summed in f64, then a column scale and bf16 out.
func.func @main(%a: tensor<9x15xf16>, %b: tensor<15x12xbf16>, %s: tensor<12xf64>) -> (tensor<9x12xbf16>, tensor<f64>) {
  %z = arith.constant 0.0 : f64
  %e = tensor.empty() : tensor<9x12xf64>
  %f = linalg.fill ins(%z : f64) outs(%e : tensor<9x12xf64>) -> tensor<9x12xf64>
  %p = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<9x15xf16>, tensor<15x12xbf16>) outs(%f : tensor<9x12xf64>) {
  ^bb0(%u: f16, %v: bf16, %w: f64):
    %x = arith.extf %u : f16 to f32
    %y = arith.extf %v : bf16 to f32
    %m = arith.mulf %x, %y : f32
    %d = arith.extf %m : f32 to f64
    %t = arith.addf %w, %d : f64
    linalg.yield %t : f64
  } -> tensor<9x12xf64>
  %h = tensor.empty() : tensor<9x12xbf16>
  %q = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]}
      ins(%p, %s : tensor<9x12xf64>, tensor<12xf64>) outs(%h : tensor<9x12xbf16>) {
  ^bb0(%u: f64, %v: f64, %w: bf16):
    %m = arith.mulf %u, %v : f64
    %t = arith.truncf %m : f64 to bf16
    linalg.yield %t : bf16
  } -> tensor<9x12xbf16>
  %g = tensor.empty() : tensor<f64>
  %i = linalg.fill ins(%z : f64) outs(%g : tensor<f64>) -> tensor<f64>
  %r = linalg.reduce {arith.addf} ins(%p : tensor<9x12xf64>) outs(%i : tensor<f64>) dimensions = [0, 1]
  return %q, %r : tensor<9x12xbf16>, tensor<f64>
}
