// RUN: gemmc %s --pipeline fuse-rows --emit mlir | filecheck %s

// FOREIGN: a program by hand, in which rows are reduced that are none of the result's.
// Where the result may be in the memory of what is read, a row that another warp has written is no longer what it was.
// CHECK-LABEL: launch.program @main
// CHECK-NEXT: ^bb0
// CHECK:        launch.run @sums reads %x
// CHECK-NEXT:   launch.run @scaled reads %x, %s
func.func @sums(%x: tensor<9x70xf32>) -> tensor<9xf32> {
  %s = tile.loops %x maps [affine_map<(d0, d1) -> (d0 * -1 + 8, d1)>] over [70] by "add" : tensor<9x70xf32> -> tensor<9xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  func.return %s : tensor<9xf32>
}
func.func @scaled(%x: tensor<9x70xf32>, %s: tensor<9xf32>) -> tensor<9x70xf32> {
  %r = tile.loops %x, %s maps [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>] : tensor<9x70xf32>, tensor<9xf32> -> tensor<9x70xf32> {
  ^bb0(%e: f32, %t: f32):
    %n = arith.mulf %e, %t : f32
    tile.yield %n : f32
  }
  func.return %r : tensor<9x70xf32>
}
launch.program @main ["x", "r"] outputs 1 in_place {r = "x"} {
^bb0(%x: memref<9x70xf32, #tile.space<global>>, %r: memref<9x70xf32, #tile.space<global>>):
  %s = launch.workspace : memref<9xf32, #tile.space<global>>
  launch.run @sums reads %x : memref<9x70xf32, #tile.space<global>> writes %s : memref<9xf32, #tile.space<global>>
  launch.run @scaled reads %x, %s : memref<9x70xf32, #tile.space<global>>, memref<9xf32, #tile.space<global>> writes %r : memref<9x70xf32, #tile.space<global>>
}

// Apart from that memory, they are one.
// RUN: sed 's/in_place {r = "x"}//' %s | gemmc - --pipeline fuse-rows --emit mlir | filecheck %s --check-prefix TOGETHER
// TOGETHER-LABEL: launch.program @main
// TOGETHER-NEXT: ^bb0
// TOGETHER-NEXT:   launch.run @scaled reads %x :
// TOGETHER-NEXT: }

// An element-wise kernel between reads other elements of the row that the last one overwrites: another lane would have written them.
// CHECK-LABEL: launch.program @mirrored
// CHECK:        launch.run @mirror reads %x : {{.*}} writes %s, %o
// CHECK-NEXT:   launch.run @shifted reads %x, %s
func.func @totals(%x: tensor<9x70xf32>) -> tensor<9xf32> {
  %s = tile.loops %x maps [affine_map<(d0, d1) -> (d0, d1)>] over [70] by "add" : tensor<9x70xf32> -> tensor<9xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  func.return %s : tensor<9xf32>
}
func.func @mirror(%x: tensor<9x70xf32>, %s: tensor<9xf32>) -> tensor<9x70xf32> {
  %r = tile.loops %x, %s maps [affine_map<(d0, d1) -> (d0, d1 * -1 + 69)>, affine_map<(d0, d1) -> (d0)>] : tensor<9x70xf32>, tensor<9xf32> -> tensor<9x70xf32> {
  ^bb0(%e: f32, %t: f32):
    %n = arith.mulf %e, %t : f32
    tile.yield %n : f32
  }
  func.return %r : tensor<9x70xf32>
}
func.func @shifted(%x: tensor<9x70xf32>, %s: tensor<9xf32>) -> tensor<9x70xf32> {
  %r = tile.loops %x, %s maps [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>] : tensor<9x70xf32>, tensor<9xf32> -> tensor<9x70xf32> {
  ^bb0(%e: f32, %t: f32):
    %n = arith.addf %e, %t : f32
    tile.yield %n : f32
  }
  func.return %r : tensor<9x70xf32>
}
launch.program @mirrored ["x", "s", "o", "r"] outputs 3 in_place {r = "x"} {
^bb0(%x: memref<9x70xf32, #tile.space<global>>, %s: memref<9xf32, #tile.space<global>>, %o: memref<9x70xf32, #tile.space<global>>, %r: memref<9x70xf32, #tile.space<global>>):
  launch.run @totals reads %x : memref<9x70xf32, #tile.space<global>> writes %s : memref<9xf32, #tile.space<global>>
  launch.run @mirror reads %x, %s : memref<9x70xf32, #tile.space<global>>, memref<9xf32, #tile.space<global>> writes %o : memref<9x70xf32, #tile.space<global>>
  launch.run @shifted reads %x, %s : memref<9x70xf32, #tile.space<global>>, memref<9xf32, #tile.space<global>> writes %r : memref<9x70xf32, #tile.space<global>>
}
