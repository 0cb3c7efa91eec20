// RUN: gemmc %s --pipeline unroll-recurrences --emit mlir | filecheck %s

// Three steps of a program of two kernels: what steps carry is in two workspaces by turns, the step's own memory is there once, and the last step's result is the program's.
// CHECK-LABEL: func.func @scale(
// CHECK-NOT:   launch.program @step
// CHECK-LABEL: launch.program @main
// CHECK-NEXT:  ^bb0(%arg0: {{.*}}, %arg1: {{.*}}, %result0: {{.*}}):
// CHECK-NEXT:    [[X0:%.*]] = launch.view %arg1 from 0 :
// CHECK-NEXT:    [[A:%.*]] = launch.workspace : memref<4xf32
// CHECK-NEXT:    [[T:%.*]] = launch.workspace : memref<4xf32
// CHECK-NEXT:    launch.run @add reads %arg0, [[X0]] : {{.*}} writes [[T]]
// CHECK-NEXT:    launch.run @scale reads [[T]] : {{.*}} writes [[A]]
// CHECK-NEXT:    [[X1:%.*]] = launch.view %arg1 from 4 :
// CHECK-NEXT:    [[B:%.*]] = launch.workspace : memref<4xf32
// CHECK-NEXT:    launch.run @add reads [[A]], [[X1]] : {{.*}} writes [[T]]
// CHECK-NEXT:    launch.run @scale reads [[T]] : {{.*}} writes [[B]]
// CHECK-NEXT:    [[X2:%.*]] = launch.view %arg1 from 8 :
// CHECK-NEXT:    launch.run @add reads [[B]], [[X2]] : {{.*}} writes [[T]]
// CHECK-NEXT:    launch.run @scale reads [[T]] : {{.*}} writes %result0
// CHECK-NEXT:  }
func.func @add(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %r = tile.loops %x, %y maps [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>] : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32> {
  ^bb0(%e: f32, %f: f32):
    %t = arith.addf %e, %f : f32
    tile.yield %t : f32
  }
  func.return %r : tensor<4xf32>
}
func.func @scale(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = tile.loops %x maps [affine_map<(d0) -> (d0)>] : tensor<4xf32> -> tensor<4xf32> {
  ^bb0(%e: f32):
    %t = arith.addf %e, %e : f32
    tile.yield %t : f32
  }
  func.return %r : tensor<4xf32>
}
launch.program @step ["arg0", "arg1", "result0"] outputs 1 {
^bb0(%h: memref<4xf32, #tile.space<global>>, %x: memref<4xf32, #tile.space<global>>, %r: memref<4xf32, #tile.space<global>>):
  %t = launch.workspace : memref<4xf32, #tile.space<global>>
  launch.run @add reads %h, %x : memref<4xf32, #tile.space<global>>, memref<4xf32, #tile.space<global>> writes %t : memref<4xf32, #tile.space<global>>
  launch.run @scale reads %t : memref<4xf32, #tile.space<global>> writes %r : memref<4xf32, #tile.space<global>>
}
launch.program @main ["arg0", "arg1", "result0"] outputs 1 {
^bb0(%arg0: memref<4xf32, #tile.space<global>>, %arg1: memref<3x4xf32, #tile.space<global>>, %result0: memref<4xf32, #tile.space<global>>):
  launch.recurrence @step steps 3 carried %arg0 by [0] windows %arg1 invariants last %result0 stacked by [] firsts [0] strides [4] : (memref<4xf32, #tile.space<global>>) (memref<3x4xf32, #tile.space<global>>) () (memref<4xf32, #tile.space<global>>) ()
}

// What steps stack is carried in the stack, here from its end to its beginning.
// CHECK-LABEL: launch.program @stacked
// CHECK-NEXT:  ^bb0(%arg0: {{.*}}, %result0: {{.*}}):
// CHECK-NEXT:    [[LAST:%.*]] = launch.view %result0 from 4 :
// CHECK-NEXT:    launch.run @scale reads %arg0 : {{.*}} writes [[LAST]]
// CHECK-NEXT:    [[FIRST:%.*]] = launch.view %result0 from 0 :
// CHECK-NEXT:    launch.run @scale reads [[LAST]] : {{.*}} writes [[FIRST]]
// CHECK-NEXT:  }
launch.program @stacked ["arg0", "result0"] outputs 1 {
^bb0(%arg0: memref<4xf32, #tile.space<global>>, %result0: memref<2x4xf32, #tile.space<global>>):
  launch.recurrence @scale steps 2 carried %arg0 by [0] windows invariants last stacked %result0 by [0] firsts [4] strides [-4] : (memref<4xf32, #tile.space<global>>) () () () (memref<2x4xf32, #tile.space<global>>)
}
