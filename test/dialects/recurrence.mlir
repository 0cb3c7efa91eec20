// RUN: gemmc %s --emit mlir --pipeline '' | filecheck %s
// RUN: gemmc %s --emit mlir --pipeline '' -o %t && gemmc %t --emit mlir --pipeline '' | filecheck %s

// Ten steps: what is carried is stacked as well, from the end on.
// CHECK-LABEL: func.func @main
// CHECK:         %h, %n, %all = tile.recurrence @step steps 10 carried %h0, %n0 by [0, 1] windows %x invariants %w stacked %e by [0] firsts [0, 36] strides [4, -4] {note} : (tensor<4xf32>, tensor<i64>) (tensor<10x4xf32>) (tensor<4xf32>) (tensor<10x4xf32>) -> tensor<4xf32>, tensor<i64>, tensor<10x4xf32>
func.func private @step(%h: tensor<4xf32>, %n: tensor<i64>, %x: tensor<4xf32>, %w: tensor<4xf32>) -> (tensor<4xf32>, tensor<i64>) {
  func.return %x, %n : tensor<4xf32>, tensor<i64>
}
func.func @main(%h0: tensor<4xf32>, %n0: tensor<i64>, %x: tensor<10x4xf32>, %w: tensor<4xf32>) -> (tensor<4xf32>, tensor<i64>, tensor<10x4xf32>) {
  %e = tensor.empty() : tensor<10x4xf32>
  %h, %n, %all = tile.recurrence @step steps 10 carried %h0, %n0 by [0, 1] windows %x invariants %w stacked %e by [0] firsts [0, 36] strides [4, -4] {note} : (tensor<4xf32>, tensor<i64>) (tensor<10x4xf32>) (tensor<4xf32>) (tensor<10x4xf32>) -> tensor<4xf32>, tensor<i64>, tensor<10x4xf32>
  func.return %h, %n, %all : tensor<4xf32>, tensor<i64>, tensor<10x4xf32>
}

// What reads nothing, or makes nothing.
// CHECK-LABEL: func.func @bare
// CHECK:         %all = tile.recurrence @alone steps 3 carried by [] windows invariants stacked %e by [0] firsts [0] strides [4] : () () () (tensor<12xf32>) -> tensor<12xf32>
// CHECK:         tile.recurrence @nothing steps 3 carried by [] windows invariants stacked by [] firsts [] strides [] : () () () () ->
func.func private @alone() -> tensor<4xf32> {
  %c = arith.constant dense<1.000000e+00> : tensor<4xf32>
  func.return %c : tensor<4xf32>
}
func.func private @nothing() {
  func.return
}
func.func @bare() -> tensor<12xf32> {
  %e = tensor.empty() : tensor<12xf32>
  %all = tile.recurrence @alone steps 3 carried by [] windows invariants stacked %e by [0] firsts [0] strides [4] : () () () (tensor<12xf32>) -> tensor<12xf32>
  tile.recurrence @nothing steps 3 carried by [] windows invariants stacked by [] firsts [] strides [] : () () () () ->
  func.return %all : tensor<12xf32>
}

// CHECK-LABEL: launch.program @launched
// CHECK:         launch.recurrence @step steps 10 carried %a, %b by [0, 1] windows %x invariants %w last %n stacked %all by [0] firsts [0, 36] strides [4, -4] : (memref<4xf32, #tile.space<global>>, memref<i64, #tile.space<global>>) (memref<10x4xf32, #tile.space<global>>) (memref<4xf32, #tile.space<global>>) (memref<i64, #tile.space<global>>) (memref<10x4xf32, #tile.space<global>>)
launch.program @launched ["a", "b", "x", "w", "n", "all"] outputs 2 {
^bb0(%a: memref<4xf32, #tile.space<global>>, %b: memref<i64, #tile.space<global>>, %x: memref<10x4xf32, #tile.space<global>>, %w: memref<4xf32, #tile.space<global>>, %n: memref<i64, #tile.space<global>>, %all: memref<10x4xf32, #tile.space<global>>):
  launch.recurrence @step steps 10 carried %a, %b by [0, 1] windows %x invariants %w last %n stacked %all by [0] firsts [0, 36] strides [4, -4] : (memref<4xf32, #tile.space<global>>, memref<i64, #tile.space<global>>) (memref<10x4xf32, #tile.space<global>>) (memref<4xf32, #tile.space<global>>) (memref<i64, #tile.space<global>>) (memref<10x4xf32, #tile.space<global>>)
}
// CHECK-LABEL: launch.program @bare_launch
// CHECK:         launch.recurrence @nothing steps 3 carried by [] windows invariants last stacked by [] firsts [] strides [] : () () () () ()
launch.program @bare_launch ["all"] outputs 1 {
^bb0(%all: memref<12xf32, #tile.space<global>>):
  launch.recurrence @nothing steps 3 carried by [] windows invariants last stacked by [] firsts [] strides [] : () () () () ()
}
