func.func @main(%x: tensor<13x21xbf16>, %y: tensor<21x19xbf16>, %c: tensor<13x19xf32>) -> tensor<13x19xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %y : tensor<13x21xbf16>, tensor<21x19xbf16>) outs(%c : tensor<13x19xf32>) {
  ^bb0(%xx: bf16, %yy: bf16, %oo: f32):
    %a = arith.extf %xx : bf16 to f32
    %b = arith.extf %yy : bf16 to f32
    %3 = math.fma %a, %b, %oo : f32
    linalg.yield %3 : f32
  } -> tensor<13x19xf32>
  return %r : tensor<13x19xf32>
}
