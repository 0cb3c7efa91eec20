// RUN: gemmc %s --pipeline split-reductions --emit mlir | filecheck %s

// FOREIGN: a program that was written by hand: of two launches one is split.
// CHECK-LABEL: func.func @whole_parts1
// CHECK-LABEL: func.func @twice
// CHECK:       launch.program @written
// CHECK:         launch.run @whole_parts1
// CHECK-NEXT:    launch.run @whole reads
// CHECK-NEXT:    launch.run @twice
func.func @whole(%x: tensor<1048576xf32>) -> tensor<1xf32> {
  %r = tile.loops %x maps [affine_map<(d0, d1) -> (d1)>] over [1048576] by "max" : tensor<1048576xf32> -> tensor<1xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  func.return %r : tensor<1xf32>
}
func.func @twice(%x: tensor<1xf32>) -> tensor<1xf32> {
  %r = tile.loops %x maps [affine_map<(d0) -> (d0)>] : tensor<1xf32> -> tensor<1xf32> {
  ^bb0(%e: f32):
    %d = arith.addf %e, %e : f32
    tile.yield %d : f32
  }
  func.return %r : tensor<1xf32>
}
launch.program @written ["x", "r"] outputs 1 {
^bb0(%x: memref<1048576xf32, #tile.space<global>>, %r: memref<1xf32, #tile.space<global>>):
  %h = launch.workspace : memref<1xf32, #tile.space<global>>
  launch.run @whole reads %x : memref<1048576xf32, #tile.space<global>> writes %h : memref<1xf32, #tile.space<global>>
  launch.run @twice reads %h : memref<1xf32, #tile.space<global>> writes %r : memref<1xf32, #tile.space<global>>
}
