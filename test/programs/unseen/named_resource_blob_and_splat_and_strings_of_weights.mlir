func.func @r(%x: tensor<4x4xf32>) -> tensor<4x2xf32> {
  %w = arith.constant dense_resource<blob> : tensor<4x2xf32>
  %b = arith.constant dense<"0x0000803F00000040"> : tensor<2xf32>
  %z = arith.constant dense<0.0> : tensor<4x2xf32>
  %m = linalg.matmul ins(%x, %w : tensor<4x4xf32>, tensor<4x2xf32>) outs(%z : tensor<4x2xf32>) -> tensor<4x2xf32>
  %e = tensor.empty() : tensor<4x2xf32>
  %bb = linalg.broadcast ins(%b : tensor<2xf32>) outs(%e : tensor<4x2xf32>) dimensions = [0]
  %r = linalg.add ins(%m, %bb : tensor<4x2xf32>, tensor<4x2xf32>) outs(%e : tensor<4x2xf32>) -> tensor<4x2xf32>
  return %r : tensor<4x2xf32>
}
{-#
  dialect_resources: {
    builtin: {
      blob: "0x040000000000803F000000400000404000008040000080BF000000C0000000BF0000003F"
    }
  }
#-}
