// linalg.reduce of two tensors at once, named ops, broadcasts over middle dimensions.
func.func @main(%a: tensor<4x8x16xf32>, %b: tensor<4x16x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8x8xf32>) {
  %z = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %e3 = tensor.empty() : tensor<4x8x8xf32>
  %f3 = linalg.fill ins(%z : f32) outs(%e3 : tensor<4x8x8xf32>) -> tensor<4x8x8xf32>
  %p = linalg.batch_matmul ins(%a, %b : tensor<4x8x16xf32>, tensor<4x16x8xf32>) outs(%f3 : tensor<4x8x8xf32>) -> tensor<4x8x8xf32>
  %sq = linalg.square ins(%p : tensor<4x8x8xf32>) outs(%e3 : tensor<4x8x8xf32>) -> tensor<4x8x8xf32>
  %e2 = tensor.empty() : tensor<4x8xf32>
  %s0 = linalg.fill ins(%z : f32) outs(%e2 : tensor<4x8xf32>) -> tensor<4x8xf32>
  %m0 = linalg.fill ins(%low : f32) outs(%e2 : tensor<4x8xf32>) -> tensor<4x8xf32>
  %r:2 = linalg.reduce ins(%sq, %p : tensor<4x8x8xf32>, tensor<4x8x8xf32>) outs(%s0, %m0 : tensor<4x8xf32>, tensor<4x8xf32>) dimensions = [1]
    (%x: f32, %y: f32, %s: f32, %m: f32) {
      %1 = arith.addf %x, %s : f32
      %2 = arith.maximumf %y, %m : f32
      linalg.yield %1, %2 : f32, f32
    }
  %rt = linalg.sqrt ins(%r#0 : tensor<4x8xf32>) outs(%e2 : tensor<4x8xf32>) -> tensor<4x8xf32>
  %bc = linalg.broadcast ins(%r#1 : tensor<4x8xf32>) outs(%e3 : tensor<4x8x8xf32>) dimensions = [1]
  %d = linalg.sub ins(%p, %bc : tensor<4x8x8xf32>, tensor<4x8x8xf32>) outs(%e3 : tensor<4x8x8xf32>) -> tensor<4x8x8xf32>
  %x = linalg.exp ins(%d : tensor<4x8x8xf32>) outs(%e3 : tensor<4x8x8xf32>) -> tensor<4x8x8xf32>
  return %rt, %r#1, %x : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8x8xf32>
}
