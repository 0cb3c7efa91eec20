// Zero made by a generic op, beta times C before the product goes onto it, alpha inside.
#mm = affine_map<(d0, d1) -> (d0, d1)>
#s = affine_map<(d0, d1) -> ()>
func.func @main(%a: tensor<32x24xf32>, %b: tensor<24x40xf32>, %c: tensor<32x40xf32>, %alpha: tensor<f32>, %beta: tensor<f32>) -> tensor<32x40xf32> {
  %e = tensor.empty() : tensor<32x40xf32>
  %sc = linalg.generic {indexing_maps = [#s, #mm], iterator_types = ["parallel", "parallel"]} ins(%beta : tensor<f32>) outs(%c : tensor<32x40xf32>) {
  ^bb0(%x: f32, %o: f32):
    %1 = arith.mulf %o, %x : f32
    linalg.yield %1 : f32
  } -> tensor<32x40xf32>
  %ea = tensor.empty() : tensor<32x24xf32>
  %aa = linalg.generic {indexing_maps = [#mm, #s, #mm], iterator_types = ["parallel", "parallel"]} ins(%a, %alpha : tensor<32x24xf32>, tensor<f32>) outs(%ea : tensor<32x24xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %1 = arith.mulf %x, %y : f32
    linalg.yield %1 : f32
  } -> tensor<32x24xf32>
  %p = linalg.matmul ins(%aa, %b : tensor<32x24xf32>, tensor<24x40xf32>) outs(%sc : tensor<32x40xf32>) -> tensor<32x40xf32>
  return %p : tensor<32x40xf32>
}
