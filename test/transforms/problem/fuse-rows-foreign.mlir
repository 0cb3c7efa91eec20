// RUN: gemmc %s --pipeline fuse-rows --emit mlir | filecheck %s

// FOREIGN: a program by hand, whose launches form-program would have written otherwise.
// What is reduced is seen with an extent of 1 more: the same element of each row.
// CHECK-LABEL: func.func @scaled
// CHECK-NEXT:   %s = tile.loops %x maps [affine_map<(d0, d1) -> (d0, d1)>] over [70] by "add" : tensor<9x70xf32> -> tensor<9xf32> {
// CHECK:        %r = tile.loops %x, %s maps [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>] : tensor<9x70xf32>, tensor<9xf32> -> tensor<9x70xf32> {
// CHECK-LABEL: func.func @sums_again
// CHECK-LABEL: func.func @turned
func.func @sums(%x: tensor<9x70xf32>) -> tensor<9xf32> {
  %s = tile.loops %x maps [affine_map<(d0, d1) -> (d0, d1)>] over [70] by "add" : tensor<9x70xf32> -> tensor<9xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  func.return %s : tensor<9xf32>
}
func.func @scaled(%x: tensor<9x70xf32>, %s: tensor<9x1xf32>) -> tensor<9x70xf32> {
  %r = tile.loops %x, %s maps [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, 0)>] : tensor<9x70xf32>, tensor<9x1xf32> -> tensor<9x70xf32> {
  ^bb0(%e: f32, %t: f32):
    %n = arith.mulf %e, %t : f32
    tile.yield %n : f32
  }
  func.return %r : tensor<9x70xf32>
}
func.func @sums_again(%x: tensor<9x9xf32>) -> tensor<9xf32> {
  %s = tile.loops %x maps [affine_map<(d0, d1) -> (d0, d1)>] over [9] by "add" : tensor<9x9xf32> -> tensor<9xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  func.return %s : tensor<9xf32>
}
func.func @turned(%x: tensor<9x9xf32>, %s: tensor<9xf32>) -> tensor<9x9xf32> {
  %r = tile.loops %x, %s maps [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>] : tensor<9x9xf32>, tensor<9xf32> -> tensor<9x9xf32> {
  ^bb0(%e: f32, %t: f32):
    %n = arith.mulf %e, %t : f32
    tile.yield %n : f32
  }
  func.return %r : tensor<9x9xf32>
}

// CHECK-LABEL: launch.program @main
// CHECK-NEXT: ^bb0
// CHECK-NEXT:   launch.run @scaled reads %x : memref<9x70xf32, #tile.space<global>> writes %r :
// CHECK-NEXT: }
launch.program @main ["x", "r"] outputs 1 {
^bb0(%x: memref<9x70xf32, #tile.space<global>>, %r: memref<9x70xf32, #tile.space<global>>):
  %s = launch.workspace : memref<9xf32, #tile.space<global>>
  launch.run @sums reads %x : memref<9x70xf32, #tile.space<global>> writes %s : memref<9xf32, #tile.space<global>>
  %t = launch.view %s from 0 : memref<9xf32, #tile.space<global>> to memref<9x1xf32, #tile.space<global>>
  launch.run @scaled reads %x, %t : memref<9x70xf32, #tile.space<global>>, memref<9x1xf32, #tile.space<global>> writes %r : memref<9x70xf32, #tile.space<global>>
}

// A column is multiplied by a row's sum: no row's own.
// CHECK-LABEL: launch.program @other
// CHECK:        launch.workspace
// CHECK-NEXT:   launch.run @sums_again
// CHECK-NEXT:   launch.run @turned
launch.program @other ["x", "r"] outputs 1 {
^bb0(%x: memref<9x9xf32, #tile.space<global>>, %r: memref<9x9xf32, #tile.space<global>>):
  %s = launch.workspace : memref<9xf32, #tile.space<global>>
  launch.run @sums_again reads %x : memref<9x9xf32, #tile.space<global>> writes %s : memref<9xf32, #tile.space<global>>
  launch.run @turned reads %x, %s : memref<9x9xf32, #tile.space<global>>, memref<9xf32, #tile.space<global>> writes %r : memref<9x9xf32, #tile.space<global>>
}
