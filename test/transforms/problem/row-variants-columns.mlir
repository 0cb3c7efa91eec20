// RUN: gemmc %s --pipeline 'normalize-contractions{others=linalg},form-program,row-variants' --emit mlir | filecheck %s
// RUN: gemmc %s --pipeline 'normalize-contractions{others=linalg},form-program,row-variants{columns=64,512}' --emit mlir | filecheck %s --check-prefix TWO
// RUN: gemmc %s --pipeline 'normalize-contractions{others=linalg},form-program,row-variants,form-loops' --emit mlir | filecheck %s --check-prefix FORMED

// Columns of open length, of as many as a launch tells, are up to 1024 long in a kernel of 8 warps, and longer in one of 32.
// CHECK:      func.func @main_0_0(%x: tensor<?x?x24xf32>) -> tensor<?x24xf32> attributes {tile.guard = [array<i64: 0, 1, 0, 1024, 1>]} {
// CHECK-NEXT:   tile.loops %x maps [{{.*}}] over {{.*}} by "add"
// CHECK:      func.func @main_0_1(%x: tensor<?x?x24xf32>) -> tensor<?x24xf32> {
// CHECK:      launch.run @main_0_0 else [@main_0_1] reads
// TWO:        [array<i64: 0, 1, 0, 64, 1>]
// TWO:        [array<i64: 0, 1, 0, 512, 1>]
// TWO:        launch.run @main_0_0 else [@main_0_1, @main_0_2] reads
// FORMED:     tile.kernel @main_0_0
// FORMED-SAME: threads 256
// FORMED:     tile.kernel @main_0_1
// FORMED-SAME: threads 1024

// Of a known number of columns there is one kernel.
// CHECK-NOT:  @main_2_0
// CHECK:      launch.run @main_2 reads
func.func @main(%x: tensor<?x?x24xf32>, %y: tensor<2x?x24xf32>, %i: tensor<?x24xf32>, %j: tensor<2x24xf32>) -> (tensor<?x24xf32>, tensor<2x24xf32>) {
  %r = linalg.reduce { arith.addf } ins(%x : tensor<?x?x24xf32>) outs(%i : tensor<?x24xf32>) dimensions = [1]
  %s = linalg.reduce { arith.addf } ins(%y : tensor<2x?x24xf32>) outs(%j : tensor<2x24xf32>) dimensions = [1]
  return %r, %s : tensor<?x24xf32>, tensor<2x24xf32>
}
