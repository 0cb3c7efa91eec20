func.func @main(%a: tensor<6x16xf8E5M2>, %b: tensor<6x16xf8E5M2>) -> (tensor<6x16xf8E5M2>, tensor<6x16xf32>) {
  %e = tensor.empty() : tensor<6x16xf32>
  %x = arith.extf %b : tensor<6x16xf8E5M2> to tensor<6x16xf32>
  return %a, %x : tensor<6x16xf8E5M2>, tensor<6x16xf32>
}
