func.func @main$async(%v: !hal.buffer_view, %w: !hal.fence, %s: !hal.fence) -> !hal.buffer_view {
  %x = hal.tensor.import wait(%w) => %v : !hal.buffer_view -> tensor<4xcomplex<f32>>
  %e = tensor.empty() : tensor<4xcomplex<f32>>
  %y = linalg.mul ins(%x, %x : tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) outs(%e : tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %b = hal.tensor.barrier join(%y : tensor<4xcomplex<f32>>) => %s : !hal.fence
  %r = hal.tensor.export %b : tensor<4xcomplex<f32>> -> !hal.buffer_view
  return %r : !hal.buffer_view
}
