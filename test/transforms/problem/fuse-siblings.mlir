// RUN: gemmc %s --pipeline 'normalize-contractions{others=linalg},form-program,fuse-siblings' --emit mlir | filecheck %s
// RUN: gemmc %s --pipeline 'normalize-contractions{others=linalg},form-program,fuse-siblings{most=1}' --emit mlir | filecheck %s --check-prefix APART

// A step of momentum has two results of the same elements: one kernel, which reads the gradient once. What is made first is
// what the second reads.
// CHECK:      func.func @main_1(%m: tensor<8x64xf32>, %g: tensor<8x64xf32>, %p: tensor<8x64xf32>) -> (tensor<8x64xf32>, tensor<8x64xf32>) {
// CHECK-NEXT:   %n = tile.loops %m, %g maps [{{.*}}] : tensor<8x64xf32>, tensor<8x64xf32> -> tensor<8x64xf32> {
// CHECK:        %q = tile.loops %p, %n maps [{{.*}}] : tensor<8x64xf32>, tensor<8x64xf32> -> tensor<8x64xf32> {
// CHECK:        func.return %n, %q : tensor<8x64xf32>, tensor<8x64xf32>
// CHECK:      launch.program @main
// CHECK-NEXT: ^bb0
// CHECK-NEXT:   launch.run @main_1 reads %arg2, %arg1, %arg0 : {{.*}} writes %result1, %result0 : memref<8x64xf32, #tile.space<global>>, memref<8x64xf32, #tile.space<global>>
// CHECK-NEXT: }

// APART-COUNT-2: launch.run
func.func @main(%p: tensor<8x64xf32>, %g: tensor<8x64xf32>, %m: tensor<8x64xf32>) -> (tensor<8x64xf32>, tensor<8x64xf32>) {
  %e = tensor.empty() : tensor<8x64xf32>
  %n = linalg.add ins(%m, %g : tensor<8x64xf32>, tensor<8x64xf32>) outs(%e : tensor<8x64xf32>) -> tensor<8x64xf32>
  %q = linalg.sub ins(%p, %n : tensor<8x64xf32>, tensor<8x64xf32>) outs(%e : tensor<8x64xf32>) -> tensor<8x64xf32>
  return %q, %n : tensor<8x64xf32>, tensor<8x64xf32>
}
