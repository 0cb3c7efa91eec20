// pipeline: auto, sizes: none, exact: True
// right: padding with zeros of what is read through a reshape, and of a slice
func.func @main(%a: tensor<6xf32>, %b: tensor<5x9xf32>) -> (tensor<3x5xf32>, tensor<4x5xf32>) {
  %z = arith.constant 0.0 : f32
  %e = tensor.expand_shape %a [[0, 1]] output_shape [2, 3] : tensor<6xf32> into tensor<2x3xf32>
  %p = tensor.pad %e low[0, 1] high[1, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<2x3xf32> to tensor<3x5xf32>
  %s = tensor.extract_slice %b[1, 2] [3, 3] [1, 1] : tensor<5x9xf32> to tensor<3x3xf32>
  %q = tensor.pad %s low[1, 1] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<3x3xf32> to tensor<4x5xf32>
  return %p, %q : tensor<3x5xf32>, tensor<4x5xf32>
}
