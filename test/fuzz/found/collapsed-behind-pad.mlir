// pipeline: auto, sizes: none, exact: True
// right: indices of a reshape that are negative in front of what is read
func.func @main(%b: tensor<4x4xf32>) -> tensor<17xf32> {
  %z = arith.constant 0.0 : f32
  %c = tensor.collapse_shape %b [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
  %r = tensor.pad %c low[1] high[0] { ^bb0(%i: index): tensor.yield %z : f32 } : tensor<16xf32> to tensor<17xf32>
  return %r : tensor<17xf32>
}
