// pipeline: auto, sizes: none, exact: True
// right: copies that convert, which were refused
module {
  func.func @main(%arg0: tensor<6x4xf16>, %arg1: tensor<6x4xi32>) -> (tensor<6x4xf32>, tensor<6x4xf32>) {
    %0 = tensor.empty() : tensor<6x4xf32>
    %1 = linalg.copy ins(%arg0 : tensor<6x4xf16>) outs(%0 : tensor<6x4xf32>) -> tensor<6x4xf32>
    %2 = linalg.copy ins(%arg1 : tensor<6x4xi32>) outs(%0 : tensor<6x4xf32>) -> tensor<6x4xf32>
    return %1, %2 : tensor<6x4xf32>, tensor<6x4xf32>
  }
}
