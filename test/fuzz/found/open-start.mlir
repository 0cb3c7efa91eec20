// pipeline: auto, sizes: arg0.shape[0]=37|0 arg1.shape[0]=37|0, exact: True
// right: a largest and a product of integers over a length that a call tells, 0 perhaps, from a tensor and a number, which was refused
func.func @main(%x: tensor<?x6xf32>, %i: tensor<?x5xi32>, %s: tensor<5x5xi32>) -> (tensor<6xf32>, tensor<5x5xi32>, tensor<f32>) {
  %n = arith.constant -2.0 : f32
  %e = tensor.empty() : tensor<6xf32>
  %f = linalg.fill ins(%n : f32) outs(%e : tensor<6xf32>) -> tensor<6xf32>
  %r = linalg.reduce { arith.maximumf } ins(%x : tensor<?x6xf32>) outs(%f : tensor<6xf32>) dimensions = [0]
  %p = linalg.matmul_transpose_a ins(%i, %i : tensor<?x5xi32>, tensor<?x5xi32>) outs(%s : tensor<5x5xi32>) -> tensor<5x5xi32>
  %one = arith.constant dense<1.0> : tensor<f32>
  %t = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>], iterator_types = ["reduction", "reduction"]} ins(%x : tensor<?x6xf32>) outs(%one : tensor<f32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %b : f32
    linalg.yield %c : f32
  } -> tensor<f32>
  return %r, %p, %t : tensor<6xf32>, tensor<5x5xi32>, tensor<f32>
}
