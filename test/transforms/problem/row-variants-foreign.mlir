// RUN: gemmc %s --pipeline row-variants --emit mlir | filecheck %s

// FOREIGN: a program by hand, that launches a function twice, and has one that nobody launches.
// CHECK-LABEL: func.func @sums_0({{.*}} attributes {tile.guard = [array<i64: 0, 1, 0, 64, 1>]}
// CHECK-LABEL: func.func @sums_1({{.*}} attributes {tile.guard = [array<i64: 0, 1, 0, 256, 1>]}
// CHECK-LABEL: func.func @sums_2({{.*}} attributes {tile.guard = [array<i64: 0, 1, 0, 1024, 1>]}
// CHECK-LABEL: func.func @sums_3({{.*}} attributes {tile.guard = [array<i64: 0, 1, 0, 8192, 1>]}
// CHECK-LABEL: func.func @sums_4(%x: tensor<4x?xf32>) -> tensor<4xf32> {
// CHECK-LABEL: func.func @idle(%x: tensor<4x?xf32>) -> tensor<4xf32> {
// CHECK-LABEL: func.func @columns(%x: tensor<?x4xf32>) -> tensor<4xf32> {
// CHECK:       launch.run @sums_0 else [@sums_1, @sums_2, @sums_3, @sums_4] reads %x : memref<4x?xf32, #tile.space<global>> writes %r
// CHECK-NEXT:  launch.run @sums_0 else [@sums_1, @sums_2, @sums_3, @sums_4] reads %y : memref<4x?xf32, #tile.space<global>> writes %q
// CHECK-NEXT:  launch.run @columns reads %z
func.func @sums(%x: tensor<4x?xf32>) -> tensor<4xf32> {
  %s = tile.loops %x maps [affine_map<(d0, d1)[s0] -> (d0, d1)>] over [-9223372036854775808] by "add" dynamic {s0 = array<i64: 0, 1>} lengths ["s0"] : tensor<4x?xf32> -> tensor<4xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  func.return %s : tensor<4xf32>
}
func.func @idle(%x: tensor<4x?xf32>) -> tensor<4xf32> {
  %s = tile.loops %x maps [affine_map<(d0, d1)[s0] -> (d0, d1)>] over [-9223372036854775808] by "add" dynamic {s0 = array<i64: 0, 1>} lengths ["s0"] : tensor<4x?xf32> -> tensor<4xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  func.return %s : tensor<4xf32>
}
func.func @columns(%x: tensor<?x4xf32>) -> tensor<4xf32> {
  %s = tile.loops %x maps [affine_map<(d0, d1)[s0] -> (d1, d0)>] over [-9223372036854775808] by "add" dynamic {s0 = array<i64: 0, 0>} lengths ["s0"] : tensor<?x4xf32> -> tensor<4xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  func.return %s : tensor<4xf32>
}
launch.program @main ["x", "y", "z", "r", "q", "p"] outputs 3 dynamic {d0 = array<i64: 0, 1>, d1 = array<i64: 1, 1>, d2 = array<i64: 2, 0>} {
^bb0(%x: memref<4x?xf32, #tile.space<global>>, %y: memref<4x?xf32, #tile.space<global>>, %z: memref<?x4xf32, #tile.space<global>>, %r: memref<4xf32, #tile.space<global>>, %q: memref<4xf32, #tile.space<global>>, %p: memref<4xf32, #tile.space<global>>):
  launch.run @sums reads %x : memref<4x?xf32, #tile.space<global>> writes %r : memref<4xf32, #tile.space<global>>
  launch.run @sums reads %y : memref<4x?xf32, #tile.space<global>> writes %q : memref<4xf32, #tile.space<global>>
  launch.run @columns reads %z : memref<?x4xf32, #tile.space<global>> writes %p : memref<4xf32, #tile.space<global>>
}
