// RUN: gemmc %s --emit mlir | filecheck %s
// RUN: gemmc %s --emit mlir | gemmc - --emit mlir | filecheck %s

// Kernels at three levels beside the program that launches them.
// CHECK-LABEL: launch.program @main ["arg0", "result0", "result1"] outputs 2 workspace 512 {
// CHECK-NEXT:  ^bb0(%arg0: memref<4x8xf32, #tile.space<global>>, %result0: memref<8x4xf32, #tile.space<global>>, %result1: memref<4x8xf32, #tile.space<global>>):
// CHECK-NEXT:    %h = launch.workspace at 256 : memref<4x8xf32, #tile.space<global>>
// CHECK-NEXT:    %w = launch.workspace : memref<4x8xf32, #tile.space<global>>
// CHECK-NEXT:    launch.run @fill writes %w : memref<4x8xf32, #tile.space<global>>
// CHECK-NEXT:    launch.run @tiles reads %arg0 : memref<4x8xf32, #tile.space<global>> writes %h : memref<4x8xf32, #tile.space<global>>
// CHECK-NEXT:    %v = launch.view %h from 4 : memref<4x8xf32, #tile.space<global>> to memref<16xf32, #tile.space<global>>
// CHECK-NEXT:    launch.run @tensors reads %v, %w : memref<16xf32, #tile.space<global>>, memref<4x8xf32, #tile.space<global>> writes %result0, %result1 : memref<8x4xf32, #tile.space<global>>, memref<4x8xf32, #tile.space<global>>
// CHECK-NEXT:  }

ptx.kernel @fill arguments [] parameters [] sizes {} grid ["1"] threads 32 shared 0 {
  ptx.ret
}
tile.kernel @tiles ["a", "r"] outputs 1 sizes {} {
^bb0(%a: memref<4x8xf32, #tile.space<global>>, %r: memref<4x8xf32, #tile.space<global>>):
}
func.func @tensors(%a: tensor<16xf32>, %b: tensor<4x8xf32>) -> (tensor<8x4xf32>, tensor<4x8xf32>) {
  %0 = tensor.empty() : tensor<8x4xf32>
  func.return %0, %b : tensor<8x4xf32>, tensor<4x8xf32>
}
launch.program @main ["arg0", "result0", "result1"] outputs 2 workspace 512 {
^bb0(%arg0: memref<4x8xf32, #tile.space<global>>, %result0: memref<8x4xf32, #tile.space<global>>, %result1: memref<4x8xf32, #tile.space<global>>):
  %h = launch.workspace at 256 : memref<4x8xf32, #tile.space<global>>
  %w = launch.workspace : memref<4x8xf32, #tile.space<global>>
  launch.run @fill writes %w : memref<4x8xf32, #tile.space<global>>
  launch.run @tiles reads %arg0 : memref<4x8xf32, #tile.space<global>> writes %h : memref<4x8xf32, #tile.space<global>>
  %v = launch.view %h from 4 : memref<4x8xf32, #tile.space<global>> to memref<16xf32, #tile.space<global>>
  launch.run @tensors reads %v, %w : memref<16xf32, #tile.space<global>>, memref<4x8xf32, #tile.space<global>> writes %result0, %result1 : memref<8x4xf32, #tile.space<global>>, memref<4x8xf32, #tile.space<global>>
}

// CHECK-LABEL: launch.program @unplaced ["result0"] outputs 1 {
// CHECK:         %c = launch.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32> : memref<2xf32, #tile.space<global>>
launch.program @unplaced ["result0"] outputs 1 {
^bb0(%result0: memref<4x8xf32, #tile.space<global>>):
  %c = launch.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32> : memref<2xf32, #tile.space<global>>
  launch.run @fill writes %result0 : memref<4x8xf32, #tile.space<global>>
}

// Kernels for ranges of a size: the first is launched whose guard holds.
// CHECK-LABEL: launch.program @varied ["arg0", "result0"] outputs 1 dynamic {m = array<i64: 0, 0, 1, 0>} {
// CHECK:         launch.run @few else [@any, @any] reads %arg0 : memref<?x8xf32, #tile.space<global>> writes %result0 : memref<?x8xf32, #tile.space<global>>
tile.kernel @few ["a", "r"] outputs 1 sizes {} dynamic {m = array<i64: 0, 0, 1, 0>} guard {m = array<i64: 0, 16, 1>} {
^bb0(%a: memref<?x8xf32, #tile.space<global>>, %r: memref<?x8xf32, #tile.space<global>>):
}
func.func @any(%a: tensor<?x8xf32>) -> tensor<?x8xf32> {
  func.return %a : tensor<?x8xf32>
}
launch.program @varied ["arg0", "result0"] outputs 1 dynamic {m = array<i64: 0, 0, 1, 0>} {
^bb0(%arg0: memref<?x8xf32, #tile.space<global>>, %result0: memref<?x8xf32, #tile.space<global>>):
  launch.run @few else [@any, @any] reads %arg0 : memref<?x8xf32, #tile.space<global>> writes %result0 : memref<?x8xf32, #tile.space<global>>
}

// CHECK-LABEL: launch.program @sized ["arg0", "result0"] outputs 1 dynamic {m = array<i64: 0, 0, 1, 0>} workspace 0 needs "m * 32" {
// CHECK:         %h = launch.workspace placed "0" sized ["m"] : memref<?x8xf32, #tile.space<global>>
launch.program @sized ["arg0", "result0"] outputs 1 dynamic {m = array<i64: 0, 0, 1, 0>} workspace 0 needs "m * 32" {
^bb0(%arg0: memref<?x8xf32, #tile.space<global>>, %result0: memref<?x8xf32, #tile.space<global>>):
  %h = launch.workspace placed "0" sized ["m"] : memref<?x8xf32, #tile.space<global>>
  launch.run @any reads %arg0 : memref<?x8xf32, #tile.space<global>> writes %h : memref<?x8xf32, #tile.space<global>>
  launch.run @any reads %h : memref<?x8xf32, #tile.space<global>> writes %result0 : memref<?x8xf32, #tile.space<global>>
}

// An output of another size than an input has, and a view of an extent that a call tells.
// CHECK-LABEL: launch.program @twice ["arg0", "result0"] outputs 1 dynamic {m = array<i64: 0, 0>} sized ["m * 2"] {
// CHECK:         %v = launch.view %result0 from 0 sized ["m"] : memref<?x8xf32, #tile.space<global>> to memref<?x16xf32, #tile.space<global>>
launch.program @twice ["arg0", "result0"] outputs 1 dynamic {m = array<i64: 0, 0>} sized ["m * 2"] {
^bb0(%arg0: memref<?x8xf32, #tile.space<global>>, %result0: memref<?x8xf32, #tile.space<global>>):
  %v = launch.view %result0 from 0 sized ["m"] : memref<?x8xf32, #tile.space<global>> to memref<?x16xf32, #tile.space<global>>
}

// An output in the memory of an input.
// CHECK-LABEL: launch.program @again ["arg0", "result0"] outputs 1 in_place {result0 = "arg0"} workspace 0 {
launch.program @again ["arg0", "result0"] outputs 1 in_place {result0 = "arg0"} workspace 0 {
^bb0(%arg0: memref<4x8xf32, #tile.space<global>>, %result0: memref<4x8xf32, #tile.space<global>>):
}

// An array of complex numbers at a call, with their parts along its last dimension here.
// CHECK-LABEL: launch.program @numbers ["arg0", "result0"] outputs 1 complex ["arg0", "result0"] workspace 0 {
launch.program @numbers ["arg0", "result0"] outputs 1 complex ["arg0", "result0"] workspace 0 {
^bb0(%arg0: memref<4x2xf32, #tile.space<global>>, %result0: memref<4x2xf64, #tile.space<global>>):
}

// A number of a call, which is the extent of its argument, and what has to be 0 or more.
// CHECK-LABEL: launch.program @told ["arg0", "arg1", "result0"] outputs 1 dynamic {d0 = array<i64: 1, 0, 2, 0>} numbers ["arg1"] rooms ["(4 - d0)"] workspace 0 {
launch.program @told ["arg0", "arg1", "result0"] outputs 1 dynamic {d0 = array<i64: 1, 0, 2, 0>} numbers ["arg1"] rooms ["(4 - d0)"] workspace 0 {
^bb0(%arg0: memref<4x8xf32, #tile.space<global>>, %arg1: memref<?xi8, #tile.space<global>>, %result0: memref<?x8xf32, #tile.space<global>>):
}
