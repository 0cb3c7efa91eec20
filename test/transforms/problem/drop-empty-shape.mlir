// RUN: gemmc %s -p drop-empty | filecheck %s

// A shape without extents is that of one element, of a tensor of open sizes too.
// CHECK:      func.func @one(%a: tensor<1x1xf32>, %b: tensor<?xf32>, %s: tensor<f32>, %none: tensor<0xindex>)
// CHECK-NEXT:   [[A:%.*]] = tensor.collapse_shape %a [] : tensor<1x1xf32> into tensor<f32>
// CHECK-NEXT:   [[CAST:%.*]] = tensor.cast %b : tensor<?xf32> to tensor<1xf32>
// CHECK-NEXT:   [[B:%.*]] = tensor.collapse_shape [[CAST]] [] : tensor<1xf32> into tensor<f32>
// CHECK-NEXT:   func.return [[A]], [[B]], %s
func.func @one(%a: tensor<1x1xf32>, %b: tensor<?xf32>, %s: tensor<f32>, %none: tensor<0xindex>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
  %0 = tensor.from_elements : tensor<0xindex>
  %1 = tensor.reshape %a(%0) : (tensor<1x1xf32>, tensor<0xindex>) -> tensor<f32>
  %2 = tensor.reshape %b(%none) : (tensor<?xf32>, tensor<0xindex>) -> tensor<f32>
  %3 = tensor.reshape %s(%none) : (tensor<f32>, tensor<0xindex>) -> tensor<f32>
  return %1, %2, %3 : tensor<f32>, tensor<f32>, tensor<f32>
}
