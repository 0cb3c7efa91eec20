// RUN: gemmc %s --pipeline fuse-siblings --emit mlir | filecheck %s

// FOREIGN: programs by hand, whose launches form-program would have ordered otherwise.
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
func.func @cube(%x: tensor<9x70xf32>) -> tensor<9x70xf32> {
  %r = tile.loops %x maps [affine_map<(d0, d1) -> (d0, d1)>] : tensor<9x70xf32> -> tensor<9x70xf32> {
  ^bb0(%e: f32):
    %n = arith.mulf %e, %e : f32
    %m = arith.mulf %n, %e : f32
    tile.yield %m : f32
  }
  func.return %r : tensor<9x70xf32>
}
func.func @backwards(%x: tensor<9x70xf32>) -> tensor<9x70xf32> {
  %r = tile.loops %x maps [affine_map<(d0, d1) -> (d0 * -1 + 8, d1)>] : tensor<9x70xf32> -> tensor<9x70xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  func.return %r : tensor<9x70xf32>
}

// A launch between reads what the first of them makes: all are where the first is.
// CHECK-LABEL: launch.program @first
// CHECK-NEXT: ^bb0
// CHECK-NEXT:   launch.run @cube reads %x : {{.*}} writes %a, %c, %d
// CHECK-NEXT:   launch.run @backwards reads %a : {{.*}} writes %b
// CHECK-NEXT: }
launch.program @first ["x", "a", "b", "c", "d"] outputs 4 {
^bb0(%x: memref<9x70xf32, #tile.space<global>>, %a: memref<9x70xf32, #tile.space<global>>, %b: memref<9x70xf32, #tile.space<global>>, %c: memref<9x70xf32, #tile.space<global>>, %d: memref<9x70xf32, #tile.space<global>>):
  launch.run @double reads %x : memref<9x70xf32, #tile.space<global>> writes %a : memref<9x70xf32, #tile.space<global>>
  launch.run @square reads %x : memref<9x70xf32, #tile.space<global>> writes %c : memref<9x70xf32, #tile.space<global>>
  launch.run @backwards reads %a : memref<9x70xf32, #tile.space<global>> writes %b : memref<9x70xf32, #tile.space<global>>
  launch.run @cube reads %x : memref<9x70xf32, #tile.space<global>> writes %d : memref<9x70xf32, #tile.space<global>>
}

// Two that write parts of one memory stay two.
// CHECK-LABEL: launch.program @parts
// CHECK:        launch.run @first_half
// CHECK-NEXT:   launch.run @second_half
func.func @first_half(%x: tensor<9x70xf32>) -> tensor<9x70xf32> {
  %r = tile.loops %x maps [affine_map<(d0, d1) -> (d0, d1)>] : tensor<9x70xf32> -> tensor<9x70xf32> {
  ^bb0(%e: f32):
    %n = arith.addf %e, %e : f32
    tile.yield %n : f32
  }
  func.return %r : tensor<9x70xf32>
}
func.func @second_half(%x: tensor<9x70xf32>) -> tensor<9x70xf32> {
  %r = tile.loops %x maps [affine_map<(d0, d1) -> (d0, d1)>] : tensor<9x70xf32> -> tensor<9x70xf32> {
  ^bb0(%e: f32):
    %n = arith.mulf %e, %e : f32
    tile.yield %n : f32
  }
  func.return %r : tensor<9x70xf32>
}
launch.program @parts ["x", "r"] outputs 1 {
^bb0(%x: memref<9x70xf32, #tile.space<global>>, %r: memref<18x70xf32, #tile.space<global>>):
  %p = launch.view %r from 0 : memref<18x70xf32, #tile.space<global>> to memref<9x70xf32, #tile.space<global>>
  %q = launch.view %r from 630 : memref<18x70xf32, #tile.space<global>> to memref<9x70xf32, #tile.space<global>>
  launch.run @first_half reads %x : memref<9x70xf32, #tile.space<global>> writes %p : memref<9x70xf32, #tile.space<global>>
  launch.run @second_half reads %x : memref<9x70xf32, #tile.space<global>> writes %q : memref<9x70xf32, #tile.space<global>>
}

// A launch between reads what the first makes, and makes what the last reads: the first stays apart.
func.func @again(%x: tensor<9x70xf32>, %y: tensor<9x70xf32>) -> tensor<9x70xf32> {
  %r = tile.loops %x, %y maps [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>] : tensor<9x70xf32>, tensor<9x70xf32> -> tensor<9x70xf32> {
  ^bb0(%e: f32, %f: f32):
    %n = arith.addf %e, %f : f32
    tile.yield %n : f32
  }
  func.return %r : tensor<9x70xf32>
}
func.func @half(%x: tensor<9x70xf32>) -> tensor<9x70xf32> {
  %r = tile.loops %x maps [affine_map<(d0, d1) -> (d0, d1)>] : tensor<9x70xf32> -> tensor<9x70xf32> {
  ^bb0(%e: f32):
    %n = arith.divf %e, %e : f32
    tile.yield %n : f32
  }
  func.return %r : tensor<9x70xf32>
}
func.func @turned(%x: tensor<9x70xf32>) -> tensor<9x70xf32> {
  %r = tile.loops %x maps [affine_map<(d0, d1) -> (d0 * -1 + 8, d1)>] : tensor<9x70xf32> -> tensor<9x70xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  func.return %r : tensor<9x70xf32>
}
// CHECK-LABEL: launch.program @between
// CHECK:        launch.run @half reads %x
// CHECK-NEXT:   launch.run @again reads %a, %x : {{.*}} writes %b, %c
launch.program @between ["x", "a", "b", "c"] outputs 3 {
^bb0(%x: memref<9x70xf32, #tile.space<global>>, %a: memref<9x70xf32, #tile.space<global>>, %b: memref<9x70xf32, #tile.space<global>>, %c: memref<9x70xf32, #tile.space<global>>):
  launch.run @half reads %x : memref<9x70xf32, #tile.space<global>> writes %a : memref<9x70xf32, #tile.space<global>>
  launch.run @turned reads %a : memref<9x70xf32, #tile.space<global>> writes %b : memref<9x70xf32, #tile.space<global>>
  launch.run @again reads %x, %b : memref<9x70xf32, #tile.space<global>>, memref<9x70xf32, #tile.space<global>> writes %c : memref<9x70xf32, #tile.space<global>>
}
