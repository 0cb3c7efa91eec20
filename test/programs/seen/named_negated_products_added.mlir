func.func @main(%x: tensor<13x21xf32>, %y: tensor<21x19xf32>, %c: tensor<13x19xf32>) -> tensor<13x19xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %y : tensor<13x21xf32>, tensor<21x19xf32>) outs(%c : tensor<13x19xf32>) {
  ^bb0(%xx: f32, %yy: f32, %oo: f32):
    %2 = arith.mulf %xx, %yy : f32
    %n = arith.negf %2 : f32
    %3 = arith.addf %oo, %n : f32
    linalg.yield %3 : f32
  } -> tensor<13x19xf32>
  return %r : tensor<13x19xf32>
}
