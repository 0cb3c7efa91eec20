// RUN: gemmc %s --pipeline 'allocate-workspaces' --emit mlir | filecheck %s

// %b is as large as %a and is needed while %a is; %c is not, and takes %a's place; %d fits behind %b.
// A view of %d is needed by the last launch.
// FOREIGN: workspaces of five sizes that form-program would not make of one function.
// CHECK:       launch.program @main ["arg0", "result0"] outputs 1 workspace 2564 {
// CHECK:         %a = launch.workspace at 0 : memref<8x32xf32, #tile.space<global>>
// CHECK:         %b = launch.workspace at 1024 : memref<8x32xf32, #tile.space<global>>
// CHECK:         %d = launch.workspace at 2048 : memref<129xf32, #tile.space<global>>
// CHECK:         %c = launch.workspace at 0 : memref<8x32xf32, #tile.space<global>>
// CHECK:         %e = launch.workspace at 1024 : memref<1xf32, #tile.space<global>>
// CHECK-LABEL: launch.program @none ["arg0", "result0"] outputs 1 workspace 0 {
tile.kernel @copy ["a", "r"] outputs 1 sizes {} {
^bb0(%a: memref<8x32xf32, #tile.space<global>>, %r: memref<8x32xf32, #tile.space<global>>):
}
tile.kernel @sum ["a", "b", "r", "s"] outputs 2 sizes {} {
^bb0(%a: memref<8x32xf32, #tile.space<global>>, %b: memref<8x32xf32, #tile.space<global>>, %r: memref<8x32xf32, #tile.space<global>>, %s: memref<129xf32, #tile.space<global>>):
}
tile.kernel @one ["a", "b", "r"] outputs 1 sizes {} {
^bb0(%a: memref<8x32xf32, #tile.space<global>>, %b: memref<1xf32, #tile.space<global>>, %r: memref<1xf32, #tile.space<global>>):
}
launch.program @main ["arg0", "result0"] outputs 1 {
^bb0(%arg0: memref<8x32xf32, #tile.space<global>>, %result0: memref<1xf32, #tile.space<global>>):
  %a = launch.workspace : memref<8x32xf32, #tile.space<global>>
  launch.run @copy reads %arg0 : memref<8x32xf32, #tile.space<global>> writes %a : memref<8x32xf32, #tile.space<global>>
  %b = launch.workspace : memref<8x32xf32, #tile.space<global>>
  %d = launch.workspace : memref<129xf32, #tile.space<global>>
  launch.run @sum reads %arg0, %a : memref<8x32xf32, #tile.space<global>>, memref<8x32xf32, #tile.space<global>> writes %b, %d : memref<8x32xf32, #tile.space<global>>, memref<129xf32, #tile.space<global>>
  %c = launch.workspace : memref<8x32xf32, #tile.space<global>>
  launch.run @copy reads %b : memref<8x32xf32, #tile.space<global>> writes %c : memref<8x32xf32, #tile.space<global>>
  %first = launch.view %d from 8 : memref<129xf32, #tile.space<global>> to memref<1xf32, #tile.space<global>>
  %e = launch.workspace : memref<1xf32, #tile.space<global>>
  launch.run @one reads %c, %first : memref<8x32xf32, #tile.space<global>>, memref<1xf32, #tile.space<global>> writes %e : memref<1xf32, #tile.space<global>>
  launch.run @one reads %c, %e : memref<8x32xf32, #tile.space<global>>, memref<1xf32, #tile.space<global>> writes %result0 : memref<1xf32, #tile.space<global>>
}
launch.program @none ["arg0", "result0"] outputs 1 {
^bb0(%arg0: memref<8x32xf32, #tile.space<global>>, %result0: memref<8x32xf32, #tile.space<global>>):
  launch.run @copy reads %arg0 : memref<8x32xf32, #tile.space<global>> writes %result0 : memref<8x32xf32, #tile.space<global>>
}
