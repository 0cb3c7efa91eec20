// RUN: gemmc %s --pipeline normalize-contractions --emit mlir | filecheck %s

// A call tells how many sequences there are and how long they are: the weights multiply the rows of all of them at once.
// CHECK-LABEL: func.func @linear
// CHECK:         [[X:%.*]] = tensor.collapse_shape %x [[0 : i64, 1 : i64], [2 : i64]] : tensor<?x?x64xf32> into tensor<?x64xf32>
// CHECK:         [[Y:%.*]] = tile.contract [[X]], %w maps [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] {{.*}} -> tensor<?x96xf32>
// CHECK:         tensor.expand_shape [[Y]] {{.*}} : tensor<?x96xf32> into tensor<?x?x96xf32>
func.func @linear(%x: tensor<?x?x64xf32>, %w: tensor<64x96xf32>) -> tensor<?x?x96xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %b = tensor.dim %x, %c0 : tensor<?x?x64xf32>
  %s = tensor.dim %x, %c1 : tensor<?x?x64xf32>
  %e = tensor.empty(%b, %s) : tensor<?x?x96xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<?x?x96xf32>) -> tensor<?x?x96xf32>
  %y = linalg.contract indexing_maps = [affine_map<(b, s, n, k) -> (b, s, k)>, affine_map<(b, s, n, k) -> (k, n)>, affine_map<(b, s, n, k) -> (b, s, n)>]
    ins(%x, %w : tensor<?x?x64xf32>, tensor<64x96xf32>) outs(%f : tensor<?x?x96xf32>) -> tensor<?x?x96xf32>
  return %y : tensor<?x?x96xf32>
}

// So are those that are summed over: the gradient of the weights is one product over all rows.
// CHECK-LABEL: func.func @gradient
// CHECK-COUNT-2: tensor.collapse_shape
// CHECK:         tile.contract {{.*}} maps [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] {{.*}} -> tensor<64x96xf32>
func.func @gradient(%x: tensor<?x5x64xf32>, %d: tensor<?x5x96xf32>) -> tensor<64x96xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64x96xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<64x96xf32>) -> tensor<64x96xf32>
  %y = linalg.contract indexing_maps = [affine_map<(b, s, m, n) -> (b, s, m)>, affine_map<(b, s, m, n) -> (b, s, n)>, affine_map<(b, s, m, n) -> (m, n)>]
    ins(%x, %d : tensor<?x5x64xf32>, tensor<?x5x96xf32>) outs(%f : tensor<64x96xf32>) -> tensor<64x96xf32>
  return %y : tensor<64x96xf32>
}

// Where another tensor has one of them alone, such as what is added to each place of a sequence, they stay two.
// CHECK-LABEL: func.func @placed
// CHECK-NOT:     tensor.collapse_shape
// CHECK:         tile.contract %x, %w with %p {{.*}} -> tensor<?x?x96xf32>
func.func @placed(%x: tensor<?x?x64xf32>, %w: tensor<64x96xf32>, %p: tensor<?x96xf32>) -> tensor<?x?x96xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %b = tensor.dim %x, %c0 : tensor<?x?x64xf32>
  %s = tensor.dim %x, %c1 : tensor<?x?x64xf32>
  %e = tensor.empty(%b, %s) : tensor<?x?x96xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<?x?x96xf32>) -> tensor<?x?x96xf32>
  %y = linalg.contract indexing_maps = [affine_map<(b, s, n, k) -> (b, s, k)>, affine_map<(b, s, n, k) -> (k, n)>, affine_map<(b, s, n, k) -> (b, s, n)>]
    ins(%x, %w : tensor<?x?x64xf32>, tensor<64x96xf32>) outs(%f : tensor<?x?x96xf32>) -> tensor<?x?x96xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(b, s, n) -> (b, s, n)>, affine_map<(b, s, n) -> (s, n)>, affine_map<(b, s, n) -> (b, s, n)>], iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%y, %p : tensor<?x?x96xf32>, tensor<?x96xf32>) outs(%e : tensor<?x?x96xf32>) {
  ^bb0(%a: f32, %c: f32, %o: f32):
    %0 = arith.addf %a, %c : f32
    linalg.yield %0 : f32
  } -> tensor<?x?x96xf32>
  return %r : tensor<?x?x96xf32>
}
