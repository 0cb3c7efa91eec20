func.func @main(%x: tensor<13x21xi32>, %y: tensor<21x19xi32>, %c: tensor<13x19xi32>) -> tensor<13x19xi32> {
  %r = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %y : tensor<13x21xi32>, tensor<21x19xi32>) outs(%c : tensor<13x19xi32>) {
  ^bb0(%xx: i32, %yy: i32, %oo: i32):
    %2 = arith.muli %xx, %yy : i32
    %3 = arith.subi %oo, %2 : i32
    linalg.yield %3 : i32
  } -> tensor<13x19xi32>
  return %r : tensor<13x19xi32>
}
