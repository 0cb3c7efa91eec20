#id = affine_map<(i, j) -> (i, j)>
module {
  func.func @main(%x: tensor<5x4xf32>) -> tensor<5x3xf32> {
    %w = arith.constant dense_resource<w> : tensor<4x3xf32>
    %b = arith.constant dense_resource<torch_tensor_3_torch.float32> : tensor<3xf32>
    %z = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<5x3xf32>
    %bb = linalg.broadcast ins(%b : tensor<3xf32>) outs(%e : tensor<5x3xf32>) dimensions = [0]
    %0 = linalg.matmul ins(%x, %w : tensor<5x4xf32>, tensor<4x3xf32>) outs(%bb : tensor<5x3xf32>) -> tensor<5x3xf32>
    return %0 : tensor<5x3xf32>
  }
}
{-#
  dialect_resources: {
    builtin: {
      w: "0x040000000000803F00000040000040400000804000008040000080BF000000C00000003F0000003E0000803F0000803F0000803F",
      torch_tensor_3_torch.float32: "0x040000000000803F0000003F000080BF"
    }
  }
#-}
