// RUN: gemmc %s --pipeline '' --emit mlir | filecheck %s
// RUN: gemmc %s --pipeline '' --emit mlir -o %t && gemmc %t --pipeline '' --emit mlir | filecheck %s

// CHECK-LABEL: func.func @forms
// CHECK:         tensor.generate %n {
// CHECK-NEXT:    ^bb0(%i: index):
// CHECK:           tensor.yield {{.*}} : i64
// CHECK-NEXT:    } : tensor<?xi64>
// CHECK:         tensor.gather %x[%at] gather_dims([0]) : (tensor<8x16xf32>, tensor<4x1xi32>) -> tensor<4x1x16xf32>
// CHECK-NEXT:    tensor.gather %x[%at] gather_dims([1]) unique : (tensor<8x16xf32>, tensor<4x1xi32>) -> tensor<4x8xf32>
// CHECK-NEXT:    tensor.reshape %y(%s) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
func.func @forms(%x: tensor<8x16xf32>, %at: tensor<4x1xi32>, %y: tensor<?xf32>, %s: tensor<2xindex>, %n: index) {
  %0 = tensor.generate %n {
  ^bb0(%i: index):
    tensor.yield %i : index
  } : tensor<?xindex>
  %1 = tensor.gather %x[%at] gather_dims([0]) : (tensor<8x16xf32>, tensor<4x1xi32>) -> tensor<4x1x16xf32>
  %2 = tensor.gather %x[%at] gather_dims([1]) unique : (tensor<8x16xf32>, tensor<4x1xi32>) -> tensor<4x8xf32>
  %3 = tensor.reshape %y(%s) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  func.return
}
