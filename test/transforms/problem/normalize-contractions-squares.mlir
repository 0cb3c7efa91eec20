// RUN: gemmc %s -p normalize-contractions | filecheck %s

// The sum of squares of each row stays what it is: no factor lacks a dimension of the result.
// CHECK-NOT:  tile.contract
// CHECK:      arith.mulf
// CHECK-NOT:  tile.contract
// CHECK:      arith.addf
// CHECK-NOT:  tile.contract
func.func @squares(%a: tensor<16x32xf32>) -> tensor<16xf32> {
  %zero = arith.constant 0.0 : f32
  %w = tensor.empty() : tensor<16x32xf32>
  %m = linalg.generic {indexing_maps = [affine_map<(m, k) -> (m, k)>, affine_map<(m, k) -> (m, k)>, affine_map<(m, k) -> (m, k)>], iterator_types = ["parallel", "parallel"]} ins(%a, %a : tensor<16x32xf32>, tensor<16x32xf32>) outs(%w : tensor<16x32xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %t = arith.mulf %p, %q : f32
    linalg.yield %t : f32
  } -> tensor<16x32xf32>
  %e = tensor.empty() : tensor<16xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(m, k) -> (m, k)>, affine_map<(m, k) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%m : tensor<16x32xf32>) outs(%z : tensor<16xf32>) {
  ^bb0(%p: f32, %o: f32):
    %t = arith.addf %p, %o : f32
    linalg.yield %t : f32
  } -> tensor<16xf32>
  return %r : tensor<16xf32>
}
