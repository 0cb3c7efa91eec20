// pipeline: auto, sizes: arg0.shape[0]=37, exact: True
// refused: integers of a dynamic number of rows, which no kernel converts yet
func.func @main(%arg0: tensor<?x1xi8>, %arg1: tensor<1x1xi8>) -> tensor<?x1xf32> {
  %1 = arith.constant 0.000000e+00 : f32
  %2 = arith.constant 0 : index
  %3 = tensor.dim %arg0, %2 : tensor<?x1xi8>
  %4 = tensor.empty(%3) : tensor<?x1xf32>
  %5 = linalg.fill ins(%1 : f32) outs(%4 : tensor<?x1xf32>) -> tensor<?x1xf32>
  %6 = linalg.matmul ins(%arg0, %arg1 : tensor<?x1xi8>, tensor<1x1xi8>) outs(%5 : tensor<?x1xf32>) -> tensor<?x1xf32>
  return %6 : tensor<?x1xf32>
}
