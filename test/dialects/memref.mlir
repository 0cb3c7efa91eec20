// RUN: gemmc %s --pipeline '' --emit mlir | filecheck %s
// RUN: gemmc %s --pipeline '' --emit mlir -o %t && gemmc %t --pipeline '' --emit mlir | filecheck %s

// What xDSL has no text for, and the spellings of several years.
// CHECK: memref.global "private" constant @w : memref<2x2xf32> = dense<[
// CHECK: memref.global @v : memref<4xf32> = uninitialized {alignment = 64 : i64}
memref.global "private" constant @w : memref<2x2xf32> = dense<[[1.0, 2.0], [3.0, 4.0]]>
memref.global @v : memref<4xf32> = uninitialized {alignment = 64 : i64}

// CHECK-LABEL: func.func @forms
// CHECK-NEXT:    %0 = arith.constant 0 : index
// CHECK-NEXT:    %1 = tensor.dim %n, %0 : tensor<?xi8>
// CHECK-NEXT:    %2 = memref.cast %m : memref<4x8xf32> to memref<?x8xf32>
// CHECK-NEXT:    %3 = memref.memory_space_cast %m : memref<4x8xf32> to memref<4x8xf32, 1 : i64>
// CHECK-NEXT:    %4 = memref.transpose %m (d0, d1) -> (d1, d0) : memref<4x8xf32> to memref<8x4xf32, strided<[1, 8]>>
// CHECK-NEXT:    memref.copy %m, %m {tag = "x"} : memref<4x8xf32> to memref<4x8xf32>
// CHECK-NEXT:    %5 = bufferization.to_tensor %m : memref<4x8xf32> to tensor<4x8xf32>
// CHECK-NEXT:    %6 = bufferization.to_tensor %m : memref<4x8xf32> to tensor<4x8xf32>
// CHECK-NEXT:    %7 = bufferization.to_memref %5 : tensor<4x8xf32> to memref<4x8xf32>
// CHECK-NEXT:    %8 = bufferization.to_buffer %5 : tensor<4x8xf32> to memref<4x8xf32>
// CHECK-NEXT:    %9 = bufferization.clone %m : memref<4x8xf32> to memref<4x8xf32>
// CHECK-NEXT:    %10 = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT:    bufferization.materialize_in_destination %5 in restrict writable %m : (tensor<4x8xf32>, memref<4x8xf32>) -> ()
// CHECK-NEXT:    linalg.broadcast ins(%b:memref<8xf32>) outs(%m:memref<4x8xf32>) dimensions = [0]
// CHECK-NEXT:    %11 = memref.alloc(%1) : memref<?xf32>
// CHECK-NEXT:    %12 = memref.alloca() : memref<4xf32>
// CHECK-NEXT:    %13 = memref.reshape %m(%s) {tag} : (memref<4x8xf32>, memref<3xi32>) -> memref<2x2x8xf32>
// CHECK-NEXT:    %14 = memref.reinterpret_cast %m to offset: [4], sizes: [3, 2], strides: [8, 2] : memref<4x8xf32> to memref<3x2xf32, strided<[8, 2], offset: 4>>
// CHECK-NEXT:    scf.while () : () -> () {
func.func @forms(%m: memref<4x8xf32>, %b: memref<8xf32>, %n: index, %s: memref<3xi32>) {
  %0 = memref.cast %m : memref<4x8xf32> to memref<?x8xf32>
  %1 = memref.memory_space_cast %m : memref<4x8xf32> to memref<4x8xf32, 1>
  %2 = memref.transpose %m (d0, d1) -> (d1, d0) : memref<4x8xf32> to memref<8x4xf32, strided<[1, 8]>>
  memref.copy %m, %m {tag = "x"} : memref<4x8xf32> to memref<4x8xf32>
  %3 = bufferization.to_tensor %m restrict writable : memref<4x8xf32> to tensor<4x8xf32>
  %4 = bufferization.to_tensor %m : memref<4x8xf32>
  %5 = bufferization.to_memref %3 : memref<4x8xf32>
  %6 = bufferization.to_buffer %3 read_only : tensor<4x8xf32> to memref<4x8xf32>
  %7 = bufferization.clone %m : memref<4x8xf32> to memref<4x8xf32>
  %8 = bufferization.alloc_tensor() : tensor<4x8xf32>
  bufferization.materialize_in_destination %3 in restrict writable %m : (tensor<4x8xf32>, memref<4x8xf32>) -> ()
  %9 = bufferization.materialize_in_destination %3 in %8 : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  linalg.broadcast ins(%b : memref<8xf32>) outs(%m : memref<4x8xf32>) dimensions = [0]
  %10 = memref.alloc(%n) alignment = 64 : memref<?xf32>
  %11 = memref.alloca() {alignment = 64 : i64} : memref<4xf32>
  %12 = memref.reshape %m(%s) {tag} : (memref<4x8xf32>, memref<3xi32>) -> memref<2x2x8xf32>
  %13 = memref.reinterpret_cast %m to offset: [4], sizes: [3, 2], strides: [8, 2] : memref<4x8xf32> to memref<3x2xf32, strided<[8, 2], offset: 4>>
  scf.while : () -> () {
    %t = arith.constant false
    scf.condition(%t)
  } do {
    scf.yield
  } attributes {tag}
  return
}
