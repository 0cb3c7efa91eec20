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

// Heads of an open batch, collapsed, with a mask that all heads of a batch share: four of them in each.
// CHECK-LABEL: func.func @heads
// CHECK-NOT:     tensor.collapse_shape
// CHECK:         tile.contract %q, %k with %mask maps [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d3)>]
// CHECK-SAME:    tensor<?x4x?x8xf32>, tensor<?x4x?x8xf32> with tensor<?x?xf32> -> tensor<?x4x?x?xf32>
func.func @heads(%q: tensor<?x4x?x8xf32>, %k: tensor<?x4x?x8xf32>, %mask: tensor<?x?xf32>) -> tensor<?x4x?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  %b = tensor.dim %q, %c0 : tensor<?x4x?x8xf32>
  %s = tensor.dim %q, %c2 : tensor<?x4x?x8xf32>
  %t = tensor.dim %k, %c2 : tensor<?x4x?x8xf32>
  %bh = arith.muli %b, %c4 : index
  %q1 = tensor.collapse_shape %q [[0, 1], [2], [3]] : tensor<?x4x?x8xf32> into tensor<?x?x8xf32>
  %k1 = tensor.collapse_shape %k [[0, 1], [2], [3]] : tensor<?x4x?x8xf32> into tensor<?x?x8xf32>
  %me = tensor.empty(%b, %s, %t) : tensor<?x4x?x?xf32>
  %m4 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%mask : tensor<?x?xf32>) outs(%me : tensor<?x4x?x?xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  } -> tensor<?x4x?x?xf32>
  %m1 = tensor.collapse_shape %m4 [[0, 1], [2], [3]] : tensor<?x4x?x?xf32> into tensor<?x?x?xf32>
  %e = tensor.empty(%bh, %s, %t) : tensor<?x?x?xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, n, k)>, affine_map<(b, m, n, k) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%q1, %k1 : tensor<?x?x8xf32>, tensor<?x?x8xf32>) outs(%f : tensor<?x?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %a: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %a, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<?x?x?xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(b, m, n) -> (b, m, n)>, affine_map<(b, m, n) -> (b, m, n)>, affine_map<(b, m, n) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%p, %m1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%e : tensor<?x?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %a: f32):
    %2 = arith.addf %x, %y : f32
    linalg.yield %2 : f32
  } -> tensor<?x?x?xf32>
  %x4 = tensor.expand_shape %r [[0, 1], [2], [3]] output_shape [%b, 4, %s, %t] : tensor<?x?x?xf32> into tensor<?x4x?x?xf32>
  return %x4 : tensor<?x4x?x?xf32>
}
