// pipeline: auto, sizes: arg0.shape[0]=37, exact: True
// right: rows turned by one, at a place that no kernel's tensor has as an extent
module {
  func.func @main(%arg0: tensor<?x8xf32>) -> tensor<?x8xf32> {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %d = tensor.dim %arg0, %c0 : tensor<?x8xf32>
    %h = arith.subi %d, %c1 : index
    %l = tensor.extract_slice %arg0[%h, 0] [1, 8] [1, 1] : tensor<?x8xf32> to tensor<1x8xf32>
    %t = tensor.extract_slice %arg0[0, 0] [%h, 8] [1, 1] : tensor<?x8xf32> to tensor<?x8xf32>
    %p = tensor.concat dim(0) %l, %t : (tensor<1x8xf32>, tensor<?x8xf32>) -> tensor<?x8xf32>
    return %p : tensor<?x8xf32>
  }
}
