// RUN: gemmc %s --pipeline normalize-contractions --emit mlir | filecheck %s

// torch-mlir prints `expand` of open sizes as elements at computed places: 2 heads repeated for 4 each, of an open batch. The product reads the 2.
// CHECK-LABEL: func.func @repeated
// CHECK-NOT:     tensor.extract
// CHECK:         [[Q:%.*]] = tensor.collapse_shape {{.*}} : tensor<?x2x4x16x32xf16> into tensor<?x64x32xf16>
// CHECK:         [[K:%.*]] = tensor.collapse_shape %k {{.*}} : tensor<?x2x16x32xf16> into tensor<?x16x32xf16>
// CHECK:         tile.contract [[Q]], [[K]] maps {{.*}} -> tensor<?x64x16xf32>
func.func @repeated(%q: tensor<?x8x16x32xf16>, %k: tensor<?x2x16x32xf16>) -> tensor<?x16x16xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %b = tensor.dim %q, %c0 : tensor<?x8x16x32xf16>
  %n = tensor.dim %k, %c0 : tensor<?x2x16x32xf16>
  %one = tensor.expand_shape %k [[0], [1, 2], [3], [4]] output_shape [%n, 2, 1, 16, 32] : tensor<?x2x16x32xf16> into tensor<?x2x1x16x32xf16>
  %e = tensor.empty(%n) : tensor<?x2x4x16x32xf16>
  %r = linalg.generic {indexing_maps = [affine_map<(a, h, g, t, d) -> (a, h, g, t, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%e : tensor<?x2x4x16x32xf16>) {
  ^bb0(%o: f16):
    %i = linalg.index 0 : index
    %h = linalg.index 1 : index
    %t = linalg.index 3 : index
    %d = linalg.index 4 : index
    %is_one = arith.cmpi eq, %n, %c1 : index
    %at = arith.select %is_one, %c0, %i : index
    %v = tensor.extract %one[%at, %h, %c0, %t, %d] : tensor<?x2x1x16x32xf16>
    linalg.yield %v : f16
  } -> tensor<?x2x4x16x32xf16>
  %heads = tensor.collapse_shape %r [[0], [1, 2], [3], [4]] : tensor<?x2x4x16x32xf16> into tensor<?x8x16x32xf16>
  %lhs = tensor.collapse_shape %q [[0, 1], [2], [3]] : tensor<?x8x16x32xf16> into tensor<?x16x32xf16>
  %rhs = tensor.collapse_shape %heads [[0, 1], [2], [3]] : tensor<?x8x16x32xf16> into tensor<?x16x32xf16>
  %m = affine.apply affine_map<()[s0] -> (s0 * 8)>()[%b]
  %s = tensor.empty(%m) : tensor<?x16x16xf32>
  %f = linalg.fill ins(%z : f32) outs(%s : tensor<?x16x16xf32>) -> tensor<?x16x16xf32>
  %y = linalg.contract indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, n, k)>, affine_map<(b, m, n, k) -> (b, m, n)>]
    ins(%lhs, %rhs : tensor<?x16x32xf16>, tensor<?x16x32xf16>) outs(%f : tensor<?x16x16xf32>) -> tensor<?x16x16xf32>
  return %y : tensor<?x16x16xf32>
}

// Where the batch of what is read may be one that all others share, which only a call tells, elements stay at computed places.
// CHECK-LABEL: func.func @may_be_one
// CHECK:         [[AT:%.*]] = arith.select
// CHECK:         tensor.extract {{%.*}}[[[AT]],
func.func @may_be_one(%q: tensor<?x8x16x32xf16>, %k: tensor<?x2x16x32xf16>) -> tensor<?x16x16xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %b = tensor.dim %q, %c0 : tensor<?x8x16x32xf16>
  %n = tensor.dim %k, %c0 : tensor<?x2x16x32xf16>
  %one = tensor.expand_shape %k [[0], [1, 2], [3], [4]] output_shape [%n, 2, 1, 16, 32] : tensor<?x2x16x32xf16> into tensor<?x2x1x16x32xf16>
  %e = tensor.empty(%b) : tensor<?x2x4x16x32xf16>
  %r = linalg.generic {indexing_maps = [affine_map<(a, h, g, t, d) -> (a, h, g, t, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%e : tensor<?x2x4x16x32xf16>) {
  ^bb0(%o: f16):
    %i = linalg.index 0 : index
    %h = linalg.index 1 : index
    %t = linalg.index 3 : index
    %d = linalg.index 4 : index
    %is_one = arith.cmpi eq, %n, %c1 : index
    %at = arith.select %is_one, %c0, %i : index
    %v = tensor.extract %one[%at, %h, %c0, %t, %d] : tensor<?x2x1x16x32xf16>
    linalg.yield %v : f16
  } -> tensor<?x2x4x16x32xf16>
  %heads = tensor.collapse_shape %r [[0], [1, 2], [3], [4]] : tensor<?x2x4x16x32xf16> into tensor<?x8x16x32xf16>
  %lhs = tensor.collapse_shape %q [[0, 1], [2], [3]] : tensor<?x8x16x32xf16> into tensor<?x16x32xf16>
  %rhs = tensor.collapse_shape %heads [[0, 1], [2], [3]] : tensor<?x8x16x32xf16> into tensor<?x16x32xf16>
  %m = affine.apply affine_map<()[s0] -> (s0 * 8)>()[%b]
  %s = tensor.empty(%m) : tensor<?x16x16xf32>
  %f = linalg.fill ins(%z : f32) outs(%s : tensor<?x16x16xf32>) -> tensor<?x16x16xf32>
  %y = linalg.contract indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, n, k)>, affine_map<(b, m, n, k) -> (b, m, n)>]
    ins(%lhs, %rhs : tensor<?x16x32xf16>, tensor<?x16x32xf16>) outs(%f : tensor<?x16x16xf32>) -> tensor<?x16x16xf32>
  return %y : tensor<?x16x16xf32>
}
