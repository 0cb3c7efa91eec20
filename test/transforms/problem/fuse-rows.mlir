// RUN: gemmc %s --pipeline 'normalize-contractions{others=linalg},form-program,fuse-rows' --emit mlir | filecheck %s
// RUN: gemmc %s --pipeline 'normalize-contractions{others=linalg},form-program' --emit mlir | filecheck %s --check-prefix APART
// RUN: gemmc %s --pipeline "normalize-contractions{others=linalg},form-program,fuse-rows{held=3}" --emit mlir | filecheck %s --check-prefix APART

// A softmax is three kernels; as one, the loops of all three are in one function, and what was reduced is no memory.
// APART-COUNT-3: func.func
// APART:         launch.workspace
// APART-COUNT-3: launch.run

// CHECK:      func.func @main_2(%x: tensor<64x128xf32>) -> tensor<64x128xf32> {
// CHECK-NEXT:   %m = tile.loops %x maps [{{.*}}] over [128] by "max" : tensor<64x128xf32> -> tensor<64xf32> {
// CHECK:        %s = tile.loops %x, %m maps [{{.*}}] over [128] by "add" : tensor<64x128xf32>, tensor<64xf32> -> tensor<64xf32> {
// CHECK:        %r = tile.loops %x, %m, %s maps [{{.*}}] : tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32> -> tensor<64x128xf32> {
// CHECK:        func.return %r : tensor<64x128xf32>
// CHECK:      launch.program @main
// CHECK-NEXT: ^bb0
// CHECK-NEXT:   launch.run @main_2 reads %arg0 : memref<64x128xf32, #tile.space<global>> writes %result0 : memref<64x128xf32, #tile.space<global>>
// CHECK-NEXT: }
func.func @main(%x: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %e = tensor.empty() : tensor<64x128xf32>
  %r = linalg.softmax dimension(1) ins(%x : tensor<64x128xf32>) outs(%e : tensor<64x128xf32>) -> tensor<64x128xf32>
  return %r : tensor<64x128xf32>
}
