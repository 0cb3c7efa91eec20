#m = affine_map<(d0) -> (d0)>
func.func @main(%x: tensor<40xf16>, %y: tensor<40xbf16>, %i: tensor<40xi16>, %d: tensor<40xf64>) -> (tensor<40xi16>, tensor<40xi16>, tensor<40xf16>, tensor<40xbf16>, tensor<40xi64>) {
  %e = tensor.empty() : tensor<40xi16>
  %h = tensor.empty() : tensor<40xf16>
  %b = tensor.empty() : tensor<40xbf16>
  %l = tensor.empty() : tensor<40xi64>
  %c = arith.constant 15360 : i16
  %r:5 = linalg.generic {indexing_maps = [#m, #m, #m, #m, #m, #m, #m, #m, #m], iterator_types = ["parallel"]} ins(%x, %y, %i, %d : tensor<40xf16>, tensor<40xbf16>, tensor<40xi16>, tensor<40xf64>) outs(%e, %e, %h, %b, %l : tensor<40xi16>, tensor<40xi16>, tensor<40xf16>, tensor<40xbf16>, tensor<40xi64>) {
  ^bb0(%p: f16, %q: bf16, %n: i16, %w: f64, %o0: i16, %o1: i16, %o2: f16, %o3: bf16, %o4: i64):
    %0 = arith.bitcast %p : f16 to i16
    %1 = arith.bitcast %q : bf16 to i16
    %k = arith.addi %n, %c : i16
    %2 = arith.bitcast %k : i16 to f16
    %3 = arith.bitcast %k : i16 to bf16
    %4 = arith.bitcast %w : f64 to i64
    linalg.yield %0, %1, %2, %3, %4 : i16, i16, f16, bf16, i64
  } -> (tensor<40xi16>, tensor<40xi16>, tensor<40xf16>, tensor<40xbf16>, tensor<40xi64>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<40xi16>, tensor<40xi16>, tensor<40xf16>, tensor<40xbf16>, tensor<40xi64>
}
