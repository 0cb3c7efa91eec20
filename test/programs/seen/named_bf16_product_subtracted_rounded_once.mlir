func.func @main(%x: tensor<13x21xbf16>, %y: tensor<21x19xbf16>, %c: tensor<13x19xbf16>) -> tensor<13x19xbf16> {
  %r = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %y : tensor<13x21xbf16>, tensor<21x19xbf16>) outs(%c : tensor<13x19xbf16>) {
  ^bb0(%xx: bf16, %yy: bf16, %oo: bf16):
    %2 = arith.mulf %xx, %yy : bf16
    %3 = arith.subf %oo, %2 : bf16
    linalg.yield %3 : bf16
  } -> tensor<13x19xbf16>
  return %r : tensor<13x19xbf16>
}
