// pipeline: auto, sizes: none, exact: True
// right: padding behind a product with batches of one
func.func @main(%arg0: tensor<1x1x1xbf16>, %arg1: tensor<1x1x1xbf16>) -> tensor<1x1x2xf32> {
  %1 = arith.constant 0.000000e+00 : f32
  %2 = tensor.empty() : tensor<1x1x1xf32>
  %3 = linalg.fill ins(%1 : f32) outs(%2 : tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
  %4 = linalg.batch_matmul ins(%arg0, %arg1 : tensor<1x1x1xbf16>, tensor<1x1x1xbf16>) outs(%3 : tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
  %5 = tensor.empty() : tensor<1x1x1xf32>
  %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<1x1x1xf32>) outs(%5 : tensor<1x1x1xf32>) {
  ^bb0(%6: f32, %7: f32):
    %8 = arith.constant 5.000000e-01 : f32
    %9 = arith.mulf %6, %8 : f32
    linalg.yield %9 : f32
  } -> tensor<1x1x1xf32>
  %11 = tensor.empty() : tensor<1x1x1xf32>
  %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<1x1x1xf32>) outs(%11 : tensor<1x1x1xf32>) {
  ^bb0(%12: f32, %13: f32):
    %14 = arith.constant 5.000000e-01 : f32
    %15 = arith.mulf %12, %14 : f32
    linalg.yield %15 : f32
  } -> tensor<1x1x1xf32>
  %17 = arith.constant 0.000000e+00 : f32
  %18 = tensor.pad %16 low[0, 0, 0] high[0, 0, 1] {
  ^bb0(%p17_0: index, %p17_1: index, %p17_2: index):
    tensor.yield %17 : f32
  } : tensor<1x1x1xf32> to tensor<1x1x2xf32>
  return %18 : tensor<1x1x2xf32>
}
