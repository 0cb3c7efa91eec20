// RUN: gemmc %s --pipeline share-kernels --emit mlir | filecheck %s

// FOREIGN: programs by hand. Kernels that differ in a constant, in a type or in a guard stay apart, and so does a function that nothing launches; names of values do not count.
// Each of several kernels for some sizes is shared on its own.
// CHECK-LABEL: func.func @first(
// CHECK-LABEL: func.func @other_number(
// CHECK-LABEL: func.func @unused(
// CHECK-LABEL: func.func @few(
// CHECK-LABEL: func.func @any(
// CHECK-NOT:   func.func
// CHECK:       launch.program @main
// CHECK:         launch.run @first reads %arg0 : {{.*}} writes %one
// CHECK-NEXT:    launch.run @first reads %one : {{.*}} writes %two
// CHECK-NEXT:    launch.run @other_number reads %two : {{.*}} writes %result0
// CHECK:       launch.program @open
// CHECK:         launch.run @few else [@any] reads %arg0 : {{.*}} writes %result0
// CHECK-NEXT:    launch.run @few else [@any] reads %arg0 : {{.*}} writes %result1
func.func @first(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = tile.loops %x maps [affine_map<(d0, d1) -> (d0, d1)>] : tensor<4x8xf32> -> tensor<4x8xf32> {
  ^bb0(%e: f32):
    %c = arith.constant 2.0 : f32
    %t = arith.mulf %e, %c : f32
    tile.yield %t : f32
  }
  func.return %r : tensor<4x8xf32>
}
func.func @again(%y: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = tile.loops %y maps [affine_map<(d0, d1) -> (d0, d1)>] : tensor<4x8xf32> -> tensor<4x8xf32> {
  ^bb0(%e: f32):
    %c = arith.constant 2.0 : f32
    %t = arith.mulf %e, %c : f32
    tile.yield %t : f32
  }
  func.return %r : tensor<4x8xf32>
}
func.func @other_number(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = tile.loops %x maps [affine_map<(d0, d1) -> (d0, d1)>] : tensor<4x8xf32> -> tensor<4x8xf32> {
  ^bb0(%e: f32):
    %c = arith.constant 3.0 : f32
    %t = arith.mulf %e, %c : f32
    tile.yield %t : f32
  }
  func.return %r : tensor<4x8xf32>
}
func.func @unused(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = tile.loops %x maps [affine_map<(d0, d1) -> (d0, d1)>] : tensor<4x8xf32> -> tensor<4x8xf32> {
  ^bb0(%e: f32):
    %c = arith.constant 2.0 : f32
    %t = arith.mulf %e, %c : f32
    tile.yield %t : f32
  }
  func.return %r : tensor<4x8xf32>
}
func.func @few(%x: tensor<?x8xf32>) -> tensor<?x8xf32> attributes {tile.guard = [array<i64: 0, 0, 0, 16, 1>]} {
  %r = tile.loops %x maps [affine_map<(d0, d1)[s0] -> (d0, d1)>] dynamic {s0 = array<i64: 0, 0, 1, 0>} : tensor<?x8xf32> -> tensor<?x8xf32> {
  ^bb0(%e: f32):
    %c = arith.constant 2.0 : f32
    %t = arith.mulf %e, %c : f32
    tile.yield %t : f32
  }
  func.return %r : tensor<?x8xf32>
}
func.func @any(%x: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %r = tile.loops %x maps [affine_map<(d0, d1)[s0] -> (d0, d1)>] dynamic {s0 = array<i64: 0, 0, 1, 0>} : tensor<?x8xf32> -> tensor<?x8xf32> {
  ^bb0(%e: f32):
    %c = arith.constant 2.0 : f32
    %t = arith.mulf %e, %c : f32
    tile.yield %t : f32
  }
  func.return %r : tensor<?x8xf32>
}
func.func @few_again(%x: tensor<?x8xf32>) -> tensor<?x8xf32> attributes {tile.guard = [array<i64: 0, 0, 0, 16, 1>]} {
  %r = tile.loops %x maps [affine_map<(d0, d1)[s0] -> (d0, d1)>] dynamic {s0 = array<i64: 0, 0, 1, 0>} : tensor<?x8xf32> -> tensor<?x8xf32> {
  ^bb0(%e: f32):
    %c = arith.constant 2.0 : f32
    %t = arith.mulf %e, %c : f32
    tile.yield %t : f32
  }
  func.return %r : tensor<?x8xf32>
}
func.func @any_again(%x: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %r = tile.loops %x maps [affine_map<(d0, d1)[s0] -> (d0, d1)>] dynamic {s0 = array<i64: 0, 0, 1, 0>} : tensor<?x8xf32> -> tensor<?x8xf32> {
  ^bb0(%e: f32):
    %c = arith.constant 2.0 : f32
    %t = arith.mulf %e, %c : f32
    tile.yield %t : f32
  }
  func.return %r : tensor<?x8xf32>
}
launch.program @main ["arg0", "result0"] outputs 1 {
^bb0(%arg0: memref<4x8xf32, #tile.space<global>>, %result0: memref<4x8xf32, #tile.space<global>>):
  %one = launch.workspace : memref<4x8xf32, #tile.space<global>>
  %two = launch.workspace : memref<4x8xf32, #tile.space<global>>
  launch.run @first reads %arg0 : memref<4x8xf32, #tile.space<global>> writes %one : memref<4x8xf32, #tile.space<global>>
  launch.run @again reads %one : memref<4x8xf32, #tile.space<global>> writes %two : memref<4x8xf32, #tile.space<global>>
  launch.run @other_number reads %two : memref<4x8xf32, #tile.space<global>> writes %result0 : memref<4x8xf32, #tile.space<global>>
}
launch.program @open ["arg0", "result0", "result1"] outputs 2 dynamic {m = array<i64: 0, 0, 1, 0, 2, 0>} {
^bb0(%arg0: memref<?x8xf32, #tile.space<global>>, %result0: memref<?x8xf32, #tile.space<global>>, %result1: memref<?x8xf32, #tile.space<global>>):
  launch.run @few else [@any] reads %arg0 : memref<?x8xf32, #tile.space<global>> writes %result0 : memref<?x8xf32, #tile.space<global>>
  launch.run @few_again else [@any_again] reads %arg0 : memref<?x8xf32, #tile.space<global>> writes %result1 : memref<?x8xf32, #tile.space<global>>
}
