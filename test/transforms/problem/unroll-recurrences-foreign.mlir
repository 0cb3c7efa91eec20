// RUN: gemmc %s --pipeline unroll-recurrences --emit mlir | filecheck %s

// FOREIGN: programs by hand. A recurrence whose step has a recurrence of its own, and one that is launched by two.
// CHECK-LABEL: func.func @twice(
// CHECK-NOT:   launch.program @inner
// CHECK-NOT:   launch.program @outer
// CHECK-LABEL: launch.program @main
// CHECK-COUNT-4: launch.run @twice
// CHECK-NOT:   launch.run
// CHECK-LABEL: launch.program @other
// CHECK-COUNT-2: launch.run @twice
// CHECK-NOT:   launch.run
func.func @twice(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = tile.loops %x maps [affine_map<(d0) -> (d0)>] : tensor<4xf32> -> tensor<4xf32> {
  ^bb0(%e: f32):
    %t = arith.addf %e, %e : f32
    tile.yield %t : f32
  }
  func.return %r : tensor<4xf32>
}
launch.program @inner ["arg0", "result0"] outputs 1 {
^bb0(%a: memref<4xf32, #tile.space<global>>, %r: memref<4xf32, #tile.space<global>>):
  launch.run @twice reads %a : memref<4xf32, #tile.space<global>> writes %r : memref<4xf32, #tile.space<global>>
}
launch.program @outer ["arg0", "result0"] outputs 1 {
^bb0(%a: memref<4xf32, #tile.space<global>>, %r: memref<4xf32, #tile.space<global>>):
  launch.recurrence @inner steps 2 carried %a by [0] windows invariants last %r stacked by [] firsts [] strides [] : (memref<4xf32, #tile.space<global>>) () () (memref<4xf32, #tile.space<global>>) ()
}
launch.program @main ["arg0", "result0"] outputs 1 {
^bb0(%a: memref<4xf32, #tile.space<global>>, %r: memref<4xf32, #tile.space<global>>):
  launch.recurrence @outer steps 2 carried %a by [0] windows invariants last %r stacked by [] firsts [] strides [] : (memref<4xf32, #tile.space<global>>) () () (memref<4xf32, #tile.space<global>>) ()
}
launch.program @other ["arg0", "result0"] outputs 1 {
^bb0(%a: memref<4xf32, #tile.space<global>>, %r: memref<4xf32, #tile.space<global>>):
  launch.recurrence @inner steps 2 carried %a by [0] windows invariants last %r stacked by [] firsts [] strides [] : (memref<4xf32, #tile.space<global>>) () () (memref<4xf32, #tile.space<global>>) ()
}
