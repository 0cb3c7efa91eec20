// RUN: gemmc %s -p 'normalize-contractions,gemv-variants{size=m function=linear},gemv-variants{size=n function=foreign}' | filecheck %s

// For one row a sum in loops, and one of what the epilogue makes of it, on casts to the extent that
// the guard says of every place; and the product as it was.
// CHECK-LABEL: func.func @linear_0({{.*}}) -> tensor<1x?x8xbf16> attributes {tile.guard = [array<i64: 0, 1, 1, 1, 1>, array<i64: 3, 1, 1, 1, 1>]} {
// CHECK-NEXT:    %x_1 = tensor.cast %x : tensor<1x?x16xbf16> to tensor<1x1x16xbf16>
// CHECK-NEXT:    %0 = tile.loops %x_1, %w maps [affine_map<(d0, d1, d2, d3) -> (0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d2, d3)>] over [16] by "add" : tensor<1x1x16xbf16>, tensor<8x16xbf16> -> tensor<1x1x8xf32> {
// CHECK:           arith.extf
// CHECK-NEXT:      arith.extf
// CHECK-NEXT:      arith.mulf
// CHECK:         %r = tile.loops %0, %b maps [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d2)>] : tensor<1x1x8xf32>, tensor<8xf32> -> tensor<1x1x8xbf16> {
// CHECK-NEXT:    ^bb0(%{{.*}}: f32, %{{.*}}: f32):
// CHECK-NEXT:      arith.addf
// CHECK-NEXT:      arith.truncf
// CHECK:         %{{.*}} = tensor.cast %r : tensor<1x1x8xbf16> to tensor<1x?x8xbf16>
// CHECK-NEXT:    func.return
// CHECK:       func.func @linear_1({{.*}}) -> tensor<1x?x8xbf16> {
// CHECK:         tile.contract
// CHECK:       launch.program @linear ["arg0", "arg1", "arg2", "result0"] outputs 1 dynamic {m = array<i64: 0, 1, 3, 1>} {
// CHECK:         launch.run @linear_0 else [@linear_1] reads
func.func @linear(%x: tensor<1x?x16xbf16>, %w: tensor<8x16xbf16>, %b: tensor<8xf32>) -> tensor<1x?x8xbf16> {
  %rows = tensor.collapse_shape %x [[0, 1], [2]] : tensor<1x?x16xbf16> into tensor<?x16xbf16>
  %r = tile.contract %rows, %w with %b maps [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d1)>] accumulate f32 : tensor<?x16xbf16>, tensor<8x16xbf16> with tensor<8xf32> -> tensor<?x8xbf16> {
  ^bb0(%e: f32, %f: f32):
    %s = arith.addf %e, %f : f32
    %t = arith.truncf %s : f32 to bf16
    tile.yield %t : bf16
  }
  %all = tensor.expand_shape %r [[0, 1], [2]] output_shape [1, ?, 8] : tensor<?x8xbf16> into tensor<1x?x8xbf16>
  func.return %all : tensor<1x?x8xbf16>
}

// FOREIGN: a pair of products with many columns, one of which may come, launched beside another
// kernel: two sums, which the epilogue gets.
// CHECK-LABEL: func.func @foreign_0({{.*}}) -> tensor<3x4x?xf32> attributes {tile.guard = [array<i64: 1, 1, 1, 1, 1>, array<i64: 2, 1, 1, 1, 1>, array<i64: 3, 2, 1, 1, 1>]} {
// CHECK-NEXT:    %x_1 = tensor.cast %x : tensor<3x?x7xf32> to tensor<3x1x7xf32>
// CHECK-NEXT:    %y_1 = tensor.cast %y : tensor<3x?x7xf32> to tensor<3x1x7xf32>
// CHECK-NEXT:    %0 = tile.loops %w, %x_1 maps [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>] over [7] by "add" : tensor<3x4x7xf32>, tensor<3x1x7xf32> -> tensor<3x4x1xf32> {
// CHECK:         %{{.*}} = tile.loops %w, %y_1 maps
// CHECK:         %r = tile.loops %0, %{{.*}} maps [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>]
// CHECK:       func.func @foreign_1(
// CHECK:       launch.program @chooses
// CHECK:         launch.run @foreign_0 else [@foreign_1, @rest] reads
func.func @foreign(%w: tensor<3x4x7xf32>, %x: tensor<3x?x7xf32>, %y: tensor<3x?x7xf32>) -> tensor<3x4x?xf32> {
  %r = tile.contract %w, %x beside %y maps [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>] accumulate f32 : tensor<3x4x7xf32>, tensor<3x?x7xf32> beside tensor<3x?x7xf32> -> tensor<3x4x?xf32> {
  ^bb0(%e: f32, %f: f32):
    %s = arith.mulf %e, %f : f32
    tile.yield %s : f32
  }
  func.return %r : tensor<3x4x?xf32>
}
tile.kernel @rest ["a", "b", "c", "d"] outputs 1 sizes {} {
^bb0(%a: memref<3x4x7xf32, #tile.space<global>>, %b: memref<3x?x7xf32, #tile.space<global>>, %c: memref<3x?x7xf32, #tile.space<global>>, %d: memref<3x4x?xf32, #tile.space<global>>):
}
launch.program @chooses ["a", "b", "c", "d"] outputs 1 dynamic {n = array<i64: 1, 1, 2, 1, 3, 2>} {
^bb0(%a: memref<3x4x7xf32, #tile.space<global>>, %b: memref<3x?x7xf32, #tile.space<global>>, %c: memref<3x?x7xf32, #tile.space<global>>, %d: memref<3x4x?xf32, #tile.space<global>>):
  launch.run @foreign else [@rest] reads %a, %b, %c : memref<3x4x7xf32, #tile.space<global>>, memref<3x?x7xf32, #tile.space<global>>, memref<3x?x7xf32, #tile.space<global>> writes %d : memref<3x4x?xf32, #tile.space<global>>
}
