func.func @n(%a: tensor<6x7xf32>, %b: tensor<6x7xf32>) -> (tensor<6x7xf32>, tensor<6x7xf32>) {
  %e = tensor.empty() : tensor<6x7xf32>
  %0 = linalg.exp ins(%a : tensor<6x7xf32>) outs(%e : tensor<6x7xf32>) -> tensor<6x7xf32>
  %1 = linalg.abs ins(%b : tensor<6x7xf32>) outs(%e : tensor<6x7xf32>) -> tensor<6x7xf32>
  %2 = linalg.add ins(%0, %1 : tensor<6x7xf32>, tensor<6x7xf32>) outs(%e : tensor<6x7xf32>) -> tensor<6x7xf32>
  %3 = linalg.log ins(%2 : tensor<6x7xf32>) outs(%e : tensor<6x7xf32>) -> tensor<6x7xf32>
  %4 = linalg.floor ins(%3 : tensor<6x7xf32>) outs(%e : tensor<6x7xf32>) -> tensor<6x7xf32>
  %5 = linalg.ceil ins(%3 : tensor<6x7xf32>) outs(%e : tensor<6x7xf32>) -> tensor<6x7xf32>
  %6 = linalg.round ins(%3 : tensor<6x7xf32>) outs(%e : tensor<6x7xf32>) -> tensor<6x7xf32>
  %7 = linalg.sqrt ins(%2 : tensor<6x7xf32>) outs(%e : tensor<6x7xf32>) -> tensor<6x7xf32>
  %8 = linalg.div ins(%4, %7 : tensor<6x7xf32>, tensor<6x7xf32>) outs(%e : tensor<6x7xf32>) -> tensor<6x7xf32>
  %9 = linalg.powf ins(%2, %1 : tensor<6x7xf32>, tensor<6x7xf32>) outs(%e : tensor<6x7xf32>) -> tensor<6x7xf32>
  %10 = linalg.negf ins(%9 : tensor<6x7xf32>) outs(%e : tensor<6x7xf32>) -> tensor<6x7xf32>
  %11 = linalg.min ins(%5, %6 : tensor<6x7xf32>, tensor<6x7xf32>) outs(%e : tensor<6x7xf32>) -> tensor<6x7xf32>
  %12 = linalg.mul ins(%11, %8 : tensor<6x7xf32>, tensor<6x7xf32>) outs(%e : tensor<6x7xf32>) -> tensor<6x7xf32>
  return %10, %12 : tensor<6x7xf32>, tensor<6x7xf32>
}
