// pipeline: auto, sizes: none, exact: True
// right: indices of a reshape that are negative in front of what is read
func.func @main(%a: tensor<21xf32>, %b: tensor<4x4xf32>) -> tensor<21xf32> {
  %c = tensor.collapse_shape %b [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
  %r = tensor.insert_slice %c into %a[5][16][1] : tensor<16xf32> into tensor<21xf32>
  return %r : tensor<21xf32>
}
