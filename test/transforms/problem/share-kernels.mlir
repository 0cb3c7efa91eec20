// RUN: gemmc %s -p normalize-contractions,form-program,fuse-rows,share-kernels,allocate-workspaces | filecheck %s
// RUN: gemmc %s -p auto --explain | filecheck %s --check-prefix EXPLAIN
// RUN: gemmc run %s --on cpu --check --pipeline auto 2>&1 | filecheck %s --check-prefix CPU
// RUN: gemmc %s -p auto --emit ptx | filecheck %s --check-prefix PTX

// Two layers of a product and a softmax, with weights of their own: the kernels of the second are the first's.
// CHECK:         func.func @main_0(
// CHECK:         func.func @main_3(
// CHECK-NOT:     func.func
// CHECK:         launch.program @main
// CHECK:         launch.run @main_0 reads %arg0, %arg1 : {{.*}} writes %y0
// CHECK:         launch.run @main_3 reads %y0 : {{.*}} writes %s0
// CHECK:         launch.run @main_0 reads %s0, %arg2 : {{.*}} writes %y1
// CHECK:         launch.run @main_3 reads %y1 : {{.*}} writes %result0

// EXPLAIN:      main_0: product
// EXPLAIN:      main_4: product ({{.*}}share-kernels.mlir:{{.*}}) of 32x32 elements
// EXPLAIN-NEXT:   equal to main_0, whose kernel it is
// EXPLAIN:        equal to main_3, whose kernel it is

// PTX-COUNT-2: .visible .entry
// PTX-NOT:     .visible .entry
// CPU: PASS
func.func @main(%x: tensor<32x32xf32>, %w0: tensor<32x32xf32>, %w1: tensor<32x32xf32>) -> tensor<32x32xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<32x32xf32>
  %f0 = linalg.fill ins(%z : f32) outs(%e : tensor<32x32xf32>) -> tensor<32x32xf32>
  %y0 = linalg.matmul ins(%x, %w0 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%f0 : tensor<32x32xf32>) -> tensor<32x32xf32>
  %s0 = linalg.softmax dimension(1) ins(%y0 : tensor<32x32xf32>) outs(%e : tensor<32x32xf32>) -> tensor<32x32xf32>
  %f1 = linalg.fill ins(%z : f32) outs(%e : tensor<32x32xf32>) -> tensor<32x32xf32>
  %y1 = linalg.matmul ins(%s0, %w1 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%f1 : tensor<32x32xf32>) -> tensor<32x32xf32>
  %s1 = linalg.softmax dimension(1) ins(%y1 : tensor<32x32xf32>) outs(%e : tensor<32x32xf32>) -> tensor<32x32xf32>
  return %s1 : tensor<32x32xf32>
}
