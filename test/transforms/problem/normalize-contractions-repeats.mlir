// RUN: gemmc %s --pipeline normalize-contractions --emit mlir | filecheck %s

// Keys of 2 heads, repeated for 8 and then scaled: they are scaled once, and the product reads the 2.
// CHECK-LABEL: func.func @scaled
// CHECK:         [[S:%.*]] = linalg.generic {{.*}} ins(%k : tensor<2x16x32xf32>)
// CHECK:           arith.mulf
// CHECK-NOT:     arith.mulf
// CHECK:         tile.contract {{%.*}}, [[S]] maps {{.*}} tensor<2x64x32xf32>, tensor<2x16x32xf32>
func.func @scaled(%q: tensor<8x16x32xf32>, %k: tensor<2x16x32xf32>) -> tensor<8x16x16xf32> {
  %z = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %e = tensor.empty() : tensor<2x4x16x32xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(h, g, t, d) -> (h, t, d)>, affine_map<(h, g, t, d) -> (h, g, t, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%k : tensor<2x16x32xf32>) outs(%e : tensor<2x4x16x32xf32>) {
  ^bb0(%i: f32, %o: f32):
    linalg.yield %i : f32
  } -> tensor<2x4x16x32xf32>
  %c = tensor.collapse_shape %r [[0, 1], [2], [3]] : tensor<2x4x16x32xf32> into tensor<8x16x32xf32>
  %f = tensor.empty() : tensor<8x32x16xf32>
  %t = linalg.transpose ins(%c : tensor<8x16x32xf32>) outs(%f : tensor<8x32x16xf32>) permutation = [0, 2, 1]
  %s = linalg.generic {indexing_maps = [affine_map<(b, d, t) -> (b, d, t)>, affine_map<(b, d, t) -> (b, d, t)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%t : tensor<8x32x16xf32>) outs(%f : tensor<8x32x16xf32>) {
  ^bb0(%i: f32, %o: f32):
    %0 = arith.mulf %i, %half : f32
    linalg.yield %0 : f32
  } -> tensor<8x32x16xf32>
  %m = tensor.empty() : tensor<8x16x16xf32>
  %n = linalg.fill ins(%z : f32) outs(%m : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
  %y = linalg.batch_matmul ins(%q, %s : tensor<8x16x32xf32>, tensor<8x32x16xf32>) outs(%n : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
  return %y : tensor<8x16x16xf32>
}

// What is extended first and then squared is both ahead of the repetition.
// CHECK-LABEL: func.func @extended
// CHECK:         [[X:%.*]] = linalg.generic {{.*}} ins(%k : tensor<16x32xf16>)
// CHECK:           arith.extf
// CHECK:         [[S:%.*]] = linalg.generic {{.*}} ins([[X]] : tensor<16x32xf32>)
// CHECK:           arith.mulf
// CHECK:         tile.contract {{%.*}}, [[S]] maps
func.func @extended(%q: tensor<8x16x32xf32>, %k: tensor<16x32xf16>) -> tensor<8x16x16xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x16x32xf16>
  %r = linalg.broadcast ins(%k : tensor<16x32xf16>) outs(%e : tensor<8x16x32xf16>) dimensions = [0]
  %f = tensor.empty() : tensor<8x16x32xf32>
  %w = linalg.generic {indexing_maps = [affine_map<(b, t, d) -> (b, t, d)>, affine_map<(b, t, d) -> (b, t, d)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%r : tensor<8x16x32xf16>) outs(%f : tensor<8x16x32xf32>) {
  ^bb0(%i: f16, %o: f32):
    %0 = arith.extf %i : f16 to f32
    linalg.yield %0 : f32
  } -> tensor<8x16x32xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(b, t, d) -> (b, t, d)>, affine_map<(b, t, d) -> (b, t, d)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%w : tensor<8x16x32xf32>) outs(%f : tensor<8x16x32xf32>) {
  ^bb0(%i: f32, %o: f32):
    %0 = arith.mulf %i, %i : f32
    linalg.yield %0 : f32
  } -> tensor<8x16x32xf32>
  %m = tensor.empty() : tensor<8x16x16xf32>
  %n = linalg.fill ins(%z : f32) outs(%m : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
  %y = linalg.contract indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, n, k)>, affine_map<(b, m, n, k) -> (b, m, n)>]
    ins(%q, %s : tensor<8x16x32xf32>, tensor<8x16x32xf32>) outs(%n : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
  return %y : tensor<8x16x16xf32>
}

// A cache that may be of one place, which only a call tells, is read at computed places, once for all heads: its body asks for no head.
// CHECK-LABEL: func.func @cached
// CHECK:         [[K:%.*]] = linalg.generic {{.*}} outs({{%.*}} : tensor<?x32xf32>)
// CHECK:           tensor.extract
// CHECK:         tile.contract {{%.*}}, [[K]] maps {{.*}} tensor<4x32xf32>, tensor<?x32xf32>
func.func @cached(%q: tensor<4x1x32xf32>, %k: tensor<?x32xf32>, %like: tensor<?xf32>) -> tensor<4x1x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %t = tensor.dim %like, %c0 : tensor<?xf32>
  %n = tensor.dim %k, %c0 : tensor<?x32xf32>
  %e = tensor.empty(%t) : tensor<4x?x32xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(h, t, d) -> (h, t, d)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%e : tensor<4x?x32xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 1 : index
    %d = linalg.index 2 : index
    %is_one = arith.cmpi eq, %n, %c1 : index
    %at = arith.select %is_one, %c0, %i : index
    %v = tensor.extract %k[%at, %d] : tensor<?x32xf32>
    linalg.yield %v : f32
  } -> tensor<4x?x32xf32>
  %m = tensor.empty(%t) : tensor<4x1x?xf32>
  %f = linalg.fill ins(%z : f32) outs(%m : tensor<4x1x?xf32>) -> tensor<4x1x?xf32>
  %y = linalg.contract indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, n, k)>, affine_map<(b, m, n, k) -> (b, m, n)>]
    ins(%q, %r : tensor<4x1x32xf32>, tensor<4x?x32xf32>) outs(%f : tensor<4x1x?xf32>) -> tensor<4x1x?xf32>
  return %y : tensor<4x1x?xf32>
}

// A product of a tensor by itself, which is taken apart once for both operands.
// CHECK-LABEL: func.func @squares
// CHECK:       [[ONCE:%.*]] = linalg.generic {{.*}} ins(%x, %y : tensor<32xf32>, tensor<32xf32>) outs({{%.*}} : tensor<32xf32>)
// CHECK:         arith.addf
// CHECK:       [[R:%.*]] = linalg.generic {{.*}} ins([[ONCE]] : tensor<32xf32>)
// CHECK:       tile.contract [[R]], [[R]]
func.func @squares(%x: tensor<32xf32>, %y: tensor<32xf32>, %zero: tensor<16x16xf32>) -> tensor<16x16xf32> {
  %e = tensor.empty() : tensor<16x32xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(m, k) -> (k)>, affine_map<(m, k) -> (k)>, affine_map<(m, k) -> (m, k)>], iterator_types = ["parallel", "parallel"]} ins(%x, %y : tensor<32xf32>, tensor<32xf32>) outs(%e : tensor<16x32xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %t = arith.addf %a, %b : f32
    linalg.yield %t : f32
  } -> tensor<16x32xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%r, %r : tensor<16x32xf32>, tensor<16x32xf32>) outs(%zero : tensor<16x16xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %m = arith.mulf %a, %b : f32
    %s = arith.addf %m, %o : f32
    linalg.yield %s : f32
  } -> tensor<16x16xf32>
  func.return %p : tensor<16x16xf32>
}
