module {
  func.func @main(%x: tensor<8x16xf32>, %w: tensor<16x12xf32>) -> tensor<8x12xf32> {
    %z = arith.constant 0.0 : f32

    %e = tensor.empty() : tensor<8x16xf32>
    %a0 = tensor.empty() : tensor<8xf32>
    %a = linalg.fill ins(%z : f32) outs(%a0 : tensor<8xf32>) -> tensor<8xf32>
    %r:2 = iree_linalg_ext.scan dimension(1) inclusive(false) ins(%x : tensor<8x16xf32>) outs(%e, %a : tensor<8x16xf32>, tensor<8xf32>) {
    ^bb0(%p: f32, %q: f32):
      %s = arith.addf %p, %q : f32
      iree_linalg_ext.yield %s : f32
    } -> tensor<8x16xf32>, tensor<8xf32>
    %e2 = tensor.empty() : tensor<8x12xf32>
    %f = linalg.fill ins(%z : f32) outs(%e2 : tensor<8x12xf32>) -> tensor<8x12xf32>
    %m = linalg.matmul ins(%r#0, %w : tensor<8x16xf32>, tensor<16x12xf32>) outs(%f : tensor<8x12xf32>) -> tensor<8x12xf32>
    return %m : tensor<8x12xf32>
  }
}
