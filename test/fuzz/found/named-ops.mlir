// pipeline: auto, sizes: none, exact: False
// right: named element-wise ops, which were unknown
func.func @main(%a: tensor<9x17xf32>, %b: tensor<9x17xf16>, %c: tensor<9x17xf32>) -> (tensor<9x17xf32>, tensor<9x17xf32>) {
  %e = tensor.empty() : tensor<9x17xf32>
  %0 = linalg.abs ins(%a : tensor<9x17xf32>) outs(%e : tensor<9x17xf32>) -> tensor<9x17xf32>
  %1 = linalg.rsqrt ins(%0 : tensor<9x17xf32>) outs(%e : tensor<9x17xf32>) -> tensor<9x17xf32>
  %2 = linalg.tanh ins(%1 : tensor<9x17xf32>) outs(%e : tensor<9x17xf32>) -> tensor<9x17xf32>
  %3 = linalg.div ins(%2, %0 : tensor<9x17xf32>, tensor<9x17xf32>) outs(%e : tensor<9x17xf32>) -> tensor<9x17xf32>
  %4 = linalg.negf ins(%b : tensor<9x17xf16>) outs(%e : tensor<9x17xf32>) -> tensor<9x17xf32>
  %5 = linalg.square ins(%4 : tensor<9x17xf32>) outs(%e : tensor<9x17xf32>) -> tensor<9x17xf32>
  %6 = linalg.erf ins(%5 : tensor<9x17xf32>) outs(%e : tensor<9x17xf32>) -> tensor<9x17xf32>
  %7 = linalg.floor ins(%c : tensor<9x17xf32>) outs(%e : tensor<9x17xf32>) -> tensor<9x17xf32>
  %8 = linalg.ceil ins(%7 : tensor<9x17xf32>) outs(%e : tensor<9x17xf32>) -> tensor<9x17xf32>
  %9 = linalg.add ins(%6, %8 : tensor<9x17xf32>, tensor<9x17xf32>) outs(%e : tensor<9x17xf32>) -> tensor<9x17xf32>
  %f = linalg.reciprocal ins(%0 : tensor<9x17xf32>) outs(%e : tensor<9x17xf32>) -> tensor<9x17xf32>
  return %3, %9 : tensor<9x17xf32>, tensor<9x17xf32>
}
