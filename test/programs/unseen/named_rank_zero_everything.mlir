func.func @z(%a: tensor<f32>, %b: tensor<f32>, %v: tensor<16xf32>) -> (tensor<f32>, tensor<f32>, f32) {
  %e = tensor.empty() : tensor<f32>
  %z = arith.constant dense<0.0> : tensor<f32>
  %0 = linalg.add ins(%a, %b : tensor<f32>, tensor<f32>) outs(%e : tensor<f32>) -> tensor<f32>
  %1 = linalg.dot ins(%v, %v : tensor<16xf32>, tensor<16xf32>) outs(%z : tensor<f32>) -> tensor<f32>
  %x = tensor.extract %0[] : tensor<f32>
  %y = tensor.extract %1[] : tensor<f32>
  %d = arith.divf %x, %y : f32
  %s = math.sqrt %d : f32
  %2 = tensor.from_elements %s : tensor<f32>
  return %0, %2, %d : tensor<f32>, tensor<f32>, f32
}
