// pipeline: auto, sizes: arg0.shape[0]=37, exact: True
// right: a reshape whose sizes are a tensor of i64 that are computed, as torch-mlir prints it
func.func @main(%x: tensor<?x1x16xf32>) -> tensor<?x?x16xf32> {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i64
  %width = arith.constant 16 : i64
  %d = tensor.dim %x, %c0 : tensor<?x1x16xf32>
  %rows = arith.index_cast %d : index to i64
  %flat = tensor.collapse_shape %x [[0, 1], [2]] : tensor<?x1x16xf32> into tensor<?x16xf32>
  %sizes = tensor.from_elements %rows, %one, %width : tensor<3xi64>
  %r = tensor.reshape %flat(%sizes) : (tensor<?x16xf32>, tensor<3xi64>) -> tensor<?x?x16xf32>
  return %r : tensor<?x?x16xf32>
}
