// RUN: gemmc %s --pipeline 'normalize-contractions{others=linalg},form-program,fuse-rows' --emit mlir | filecheck %s --check-prefix ONE
// RUN: gemmc %s --pipeline 'normalize-contractions{others=linalg},form-program,fuse-rows,row-variants{most=64 whole=64}' --emit mlir | filecheck %s
// RUN: gemmc %s --pipeline 'normalize-contractions{others=linalg},form-program,fuse-rows,row-variants{most=64 whole=64},row-variants' --emit mlir | filecheck %s
// RUN: gemmc %s --pipeline 'normalize-contractions{others=linalg},form-program,fuse-rows,row-variants' --emit mlir | filecheck %s --check-prefix ALL
// RUN: gemmc %s --pipeline 'normalize-contractions{others=linalg},form-program,fuse-rows,row-variants{most=64 whole=64 multiple=1}' --emit mlir | filecheck %s --check-prefix NONE
// RUN: gemmc %s --pipeline 'normalize-contractions{others=linalg},form-program,row-variants' --emit mlir | filecheck %s --check-prefix APART

// A softmax over rows of open length is one function, and each of its launches has a range of lengths, ahead of it perhaps the
// lengths in it that are multiples of 8.
// ONE:      func.func @main_2(%x: tensor<4x?xf32>) -> tensor<4x?xf32> {
// ONE:        launch.run @main_2 reads %arg0 : memref<4x?xf32, #tile.space<global>> writes %result0
// ONE-NEXT: }

// CHECK:      func.func @main_2_0(%x: tensor<4x?xf32>) -> tensor<4x?xf32> attributes {tile.guard = [array<i64: 0, 1, 0, 64, 8>]} {
// CHECK:      func.func @main_2_1(%x: tensor<4x?xf32>) -> tensor<4x?xf32> attributes {tile.guard = [array<i64: 0, 1, 0, 64, 1>]} {
// CHECK-NEXT:   %m = tile.loops %x maps [{{.*}}] over {{.*}} by "max" dynamic {s0 = array<i64: 0, 1>} lengths ["s0"]
// CHECK:        %s = tile.loops %x, %m maps [{{.*}}] over {{.*}} by "add"
// CHECK:        %r = tile.loops %x, %m, %s maps
// CHECK:      func.func @main_2_2(%x: tensor<4x?xf32>) -> tensor<4x?xf32> {
// CHECK:      launch.run @main_2_0 else [@main_2_1, @main_2_2] reads %arg0 : memref<4x?xf32, #tile.space<global>> writes %result0

// ALL:        @main_2_0({{.*}}[array<i64: 0, 1, 0, 64, 1>]
// ALL:        @main_2_1({{.*}}[array<i64: 0, 1, 0, 256, 8>]
// ALL:        @main_2_2({{.*}}[array<i64: 0, 1, 0, 256, 1>]
// ALL:        @main_2_3({{.*}}[array<i64: 0, 1, 0, 1024, 8>]
// ALL:        @main_2_4({{.*}}[array<i64: 0, 1, 0, 1024, 1>]
// ALL:        @main_2_5({{.*}}[array<i64: 0, 1, 0, 8192, 8>]
// ALL:        @main_2_6({{.*}}[array<i64: 0, 1, 0, 8192, 1>]
// ALL:        @main_2_7(%x: tensor<4x?xf32>) -> tensor<4x?xf32> {
// NONE:       launch.run @main_2_0 else [@main_2_1] reads

// A reduction alone reads its rows once, and has none for multiples. What is no reduction of rows of open length has one kernel.
// APART:      launch.run @main_0_0 else [@main_0_1, @main_0_2, @main_0_3, @main_0_4] reads %arg0
// APART:      launch.run @main_1_0 else [@main_1_1, @main_1_2, @main_1_3, @main_1_4] reads %arg0
// APART:      launch.run @main_2 reads %arg0
func.func @main(%x: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %one = arith.constant 1 : index
  %n = tensor.dim %x, %one : tensor<4x?xf32>
  %e = tensor.empty(%n) : tensor<4x?xf32>
  %r = linalg.softmax dimension(1) ins(%x : tensor<4x?xf32>) outs(%e : tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
