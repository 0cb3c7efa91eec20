module {
  func.func @main(%a: tensor<8x16xi64>, %b: tensor<16x8xi64>) -> tensor<8x8xi64> {
    %zi = arith.constant 0 : i64
    %m = arith.constant 97 : i64
    %e = tensor.empty() : tensor<8x8xi64>
    %f = linalg.fill ins(%zi : i64) outs(%e : tensor<8x8xi64>) -> tensor<8x8xi64>
    %p = linalg.matmul ins(%a, %b : tensor<8x16xi64>, tensor<16x8xi64>) outs(%f : tensor<8x8xi64>) -> tensor<8x8xi64>
    %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%p : tensor<8x8xi64>) outs(%e : tensor<8x8xi64>) {
    ^bb0(%in: i64, %o: i64):
      %0 = arith.remsi %in, %m : i64
      linalg.yield %0 : i64
    } -> tensor<8x8xi64>
    return %r : tensor<8x8xi64>
  }
}
