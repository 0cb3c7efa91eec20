// RUN: gemmc %s --pipeline '' --emit mlir | filecheck %s
// RUN: gemmc %s --pipeline '' --emit mlir -o %t && gemmc %t --pipeline '' --emit mlir | filecheck %s

// A number that a size needs is an argument whose extent it is.
// CHECK-LABEL: func.func @fill(%n: tensor<?xi8> {launch.number}, %x: f32) -> tensor<?xf32> {
// CHECK-NEXT:    %0 = arith.constant 0 : index
// CHECK-NEXT:    %1 = tensor.dim %n, %0 : tensor<?xi8>
// CHECK-NEXT:    %e = tensor.empty(%1) : tensor<?xf32>
func.func @fill(%n: index, %x: f32) -> tensor<?xf32> {
  %e = tensor.empty(%n) : tensor<?xf32>
  %r = linalg.fill ins(%x : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// FOREIGN: an integer that is cast, and that a size is computed of.
// CHECK-LABEL: func.func @of_an_integer(%n: tensor<?xi8> {launch.number}) -> tensor<?xf32> {
// CHECK:         %1 = tensor.dim %n, %0 : tensor<?xi8>
// CHECK-NEXT:    %2 = arith.index_cast %1 : index to i32
// CHECK:         %k = arith.index_cast %2 : i32 to index
func.func @of_an_integer(%n: i32) -> tensor<?xf32> {
  %one = arith.constant 1 : index
  %x = arith.constant 1.0 : f32
  %k = arith.index_cast %n : i32 to index
  %s = arith.addi %k, %one : index
  %e = tensor.empty(%s) : tensor<?xf32>
  %r = linalg.fill ins(%x : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// FOREIGN: a number that an extent tells is that extent; one that no size needs stays a number.
// CHECK-LABEL: func.func @told(%n: index, %x: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-LABEL: func.func @only_a_place(%x: tensor<8xf32>, %n: index) -> tensor<2xf32> {
func.func @told(%n: index, %x: tensor<?xf32>) -> tensor<?xf32> {
  %e = tensor.empty(%n) : tensor<?xf32>
  %r = linalg.exp ins(%x : tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @only_a_place(%x: tensor<8xf32>, %n: index) -> tensor<2xf32> {
  %r = tensor.extract_slice %x[%n] [2] [1] : tensor<8xf32> to tensor<2xf32>
  return %r : tensor<2xf32>
}
