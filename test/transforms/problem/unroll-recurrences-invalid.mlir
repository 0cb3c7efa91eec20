// RUN: not gemmc %s --pipeline unroll-recurrences --emit mlir 2>&1 | filecheck %s
// RUN: sed 's/steps 2 /steps 60000 /; s/^.. launches //' %s | not gemmc - --pipeline unroll-recurrences --emit mlir 2>&1 | filecheck %s --check-prefix MANY

// RUN: sed 's/@twice steps/@pair steps/; s/^.. launches //' %s | not gemmc - --pipeline unroll-recurrences --emit mlir 2>&1 | filecheck %s --check-prefix UNUSED

// UNUSED: error: launch.recurrence: needed each result of a step to be carried or stacked; found 2 results, and [0]
// CHECK: error: builtin.module: needed a launch.recurrence; found none; leave the pass out, or run form-program first, on a tile.recurrence
// MANY: error: launch.recurrence: needed at most 50000 launches; found 60000 of a loop; write the recurrence as fewer, larger steps
func.func @twice(%x: tensor<4xf32>) -> tensor<4xf32> {
  func.return %x : tensor<4xf32>
}
func.func @pair(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  func.return %x, %x : tensor<4xf32>, tensor<4xf32>
}
// launches launch.program @main ["arg0", "result0"] outputs 1 {
// launches ^bb0(%a: memref<4xf32, #tile.space<global>>, %r: memref<4xf32, #tile.space<global>>):
// launches   launch.recurrence @twice steps 2 carried %a by [0] windows invariants last %r stacked by [] firsts [] strides [] : (memref<4xf32, #tile.space<global>>) () () (memref<4xf32, #tile.space<global>>) ()
// launches }
