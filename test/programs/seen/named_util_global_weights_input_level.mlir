// Weights in util globals, as IREE has them, loaded.
module @model {
  util.global private @_params.w = dense<0.5> : tensor<16x8xf32>
  util.global private @_params.b = dense<[1.0, -1.0, 2.0, 0.0, 0.5, 0.25, -0.5, 3.0]> : tensor<8xf32>
  util.func public @forward(%x: tensor<4x16xf32>) -> tensor<4x8xf32> {
    %w = util.global.load @_params.w : tensor<16x8xf32>
    %b = util.global.load immutable @_params.b : tensor<8xf32>
    %e = tensor.empty() : tensor<4x8xf32>
    %bb = linalg.broadcast ins(%b : tensor<8xf32>) outs(%e : tensor<4x8xf32>) dimensions = [0]
    %y = linalg.matmul ins(%x, %w : tensor<4x16xf32>, tensor<16x8xf32>) outs(%bb : tensor<4x8xf32>) -> tensor<4x8xf32>
    util.return %y : tensor<4x8xf32>
  }
}
