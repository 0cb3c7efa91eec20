func.func @main(%x: tensor<4x6x16xf32>, %w: tensor<16x6xf32>) -> (tensor<4x16x6xf32>, tensor<6xf32>) {
  %z = arith.constant 0.0 : f32
  %s0 = tensor.empty() : tensor<6xf32>
  %s1 = linalg.fill ins(%z : f32) outs(%s0 : tensor<6xf32>) -> tensor<6xf32>
  %s = linalg.reduce ins(%x : tensor<4x6x16xf32>) outs(%s1 : tensor<6xf32>) dimensions = [0, 2]
    (%in: f32, %acc: f32) {
      %a = math.absf %in : f32
      %b = arith.maximumf %acc, %a : f32
      linalg.yield %b : f32
    }
  %t0 = tensor.empty() : tensor<4x16x6xf32>
  %t = linalg.transpose ins(%x : tensor<4x6x16xf32>) outs(%t0 : tensor<4x16x6xf32>) permutation = [0, 2, 1]
  %b = linalg.broadcast ins(%s : tensor<6xf32>) outs(%t0 : tensor<4x16x6xf32>) dimensions = [0, 1]
  %wb = linalg.broadcast ins(%w : tensor<16x6xf32>) outs(%t0 : tensor<4x16x6xf32>) dimensions = [0]
  %m = linalg.map ins(%t, %b, %wb : tensor<4x16x6xf32>, tensor<4x16x6xf32>, tensor<4x16x6xf32>) outs(%t0 : tensor<4x16x6xf32>)
    (%p: f32, %q: f32, %r: f32, %o: f32) {
      %d = arith.divf %p, %q : f32
      %f = math.fma %d, %r, %p : f32
      linalg.yield %f : f32
    }
  return %m, %s : tensor<4x16x6xf32>, tensor<6xf32>
}
