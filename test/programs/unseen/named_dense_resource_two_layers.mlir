module {
  func.func @main(%x: tensor<4x4xf32>) -> tensor<4x2xf32> {
    %w = arith.constant dense_resource<w0> : tensor<4x2xf32>
    %b = arith.constant dense_resource<torch_tensor_2_torch.float32> : tensor<2xf32>
    %e = tensor.empty() : tensor<4x2xf32>
    %i = linalg.broadcast ins(%b : tensor<2xf32>) outs(%e : tensor<4x2xf32>) dimensions = [0]
    %r = linalg.matmul ins(%x, %w : tensor<4x4xf32>, tensor<4x2xf32>) outs(%i : tensor<4x2xf32>) -> tensor<4x2xf32>
    return %r : tensor<4x2xf32>
  }
}
{-#
  dialect_resources: {
    builtin: {
      w0: "0x040000000000803F000000400000404000008040000080BF000000C0000040C0000080C0",
      torch_tensor_2_torch.float32: "0x040000000000003F0000003F"
    }
  }
#-}
