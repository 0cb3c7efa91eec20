// RUN: gemmc %s --pipeline fuse-siblings --emit mlir | filecheck %s

// FOREIGN: programs by hand, whose results may be in the memory of what is read.
// Each element reads itself of that memory: one kernel, whose threads read ahead of what they write.
// CHECK-LABEL: launch.program @own
// CHECK-NEXT: ^bb0
// CHECK-NEXT:   launch.run @square reads %x : {{.*}} writes %a, %r
// CHECK-NEXT: }
func.func @double(%x: tensor<9x70xf32>) -> tensor<9x70xf32> {
  %r = tile.loops %x maps [affine_map<(d0, d1) -> (d0, d1)>] : tensor<9x70xf32> -> tensor<9x70xf32> {
  ^bb0(%e: f32):
    %n = arith.addf %e, %e : f32
    tile.yield %n : f32
  }
  func.return %r : tensor<9x70xf32>
}
func.func @square(%x: tensor<9x70xf32>) -> tensor<9x70xf32> {
  %r = tile.loops %x maps [affine_map<(d0, d1) -> (d0, d1)>] : tensor<9x70xf32> -> tensor<9x70xf32> {
  ^bb0(%e: f32):
    %n = arith.mulf %e, %e : f32
    tile.yield %n : f32
  }
  func.return %r : tensor<9x70xf32>
}
launch.program @own ["x", "a", "r"] outputs 2 in_place {r = "x"} {
^bb0(%x: memref<9x70xf32, #tile.space<global>>, %a: memref<9x70xf32, #tile.space<global>>, %r: memref<9x70xf32, #tile.space<global>>):
  launch.run @double reads %x : memref<9x70xf32, #tile.space<global>> writes %a : memref<9x70xf32, #tile.space<global>>
  launch.run @square reads %x : memref<9x70xf32, #tile.space<global>> writes %r : memref<9x70xf32, #tile.space<global>>
}

// Rows are read that another thread may have written: two launches.
// CHECK-LABEL: launch.program @others
// CHECK:        launch.run @turned reads %x
// CHECK-NEXT:   launch.run @cube reads %x
func.func @turned(%x: tensor<9x70xf32>) -> tensor<9x70xf32> {
  %r = tile.loops %x maps [affine_map<(d0, d1) -> (d0 * -1 + 8, d1)>] : tensor<9x70xf32> -> tensor<9x70xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  func.return %r : tensor<9x70xf32>
}
func.func @cube(%x: tensor<9x70xf32>) -> tensor<9x70xf32> {
  %r = tile.loops %x maps [affine_map<(d0, d1) -> (d0, d1)>] : tensor<9x70xf32> -> tensor<9x70xf32> {
  ^bb0(%e: f32):
    %n = arith.mulf %e, %e : f32
    %m = arith.mulf %n, %e : f32
    tile.yield %m : f32
  }
  func.return %r : tensor<9x70xf32>
}
launch.program @others ["x", "a", "r"] outputs 2 in_place {r = "x"} {
^bb0(%x: memref<9x70xf32, #tile.space<global>>, %a: memref<9x70xf32, #tile.space<global>>, %r: memref<9x70xf32, #tile.space<global>>):
  launch.run @turned reads %x : memref<9x70xf32, #tile.space<global>> writes %a : memref<9x70xf32, #tile.space<global>>
  launch.run @cube reads %x : memref<9x70xf32, #tile.space<global>> writes %r : memref<9x70xf32, #tile.space<global>>
}

// Apart from that memory, they are one.
// RUN: sed 's/in_place {r = "x"}//' %s | gemmc - --pipeline fuse-siblings --emit mlir | filecheck %s --check-prefix TOGETHER
// TOGETHER-LABEL: launch.program @others
// TOGETHER-NEXT: ^bb0
// TOGETHER-NEXT:   launch.run @cube reads %x : {{.*}} writes %a, %r
