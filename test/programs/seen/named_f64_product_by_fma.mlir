func.func @main(%x: tensor<13x21xf64>, %y: tensor<21x19xf64>, %c: tensor<13x19xf64>) -> tensor<13x19xf64> {
  %r = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %y : tensor<13x21xf64>, tensor<21x19xf64>) outs(%c : tensor<13x19xf64>) {
  ^bb0(%xx: f64, %yy: f64, %oo: f64):
    %3 = math.fma %xx, %yy, %oo : f64
    linalg.yield %3 : f64
  } -> tensor<13x19xf64>
  return %r : tensor<13x19xf64>
}
