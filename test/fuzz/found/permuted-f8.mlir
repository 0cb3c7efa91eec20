// pipeline: auto, sizes: none, exact: False
// right: bytes of f8 that a generic permutes, which the reference took for integers
func.func @main(%arg0: tensor<33x1xf8E4M3FN>, %arg1: tensor<33x32xf8E4M3FN>) -> tensor<1x32xf32> {
  %1 = tensor.empty() : tensor<1x33xf8E4M3FN>
  %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<33x1xf8E4M3FN>) outs(%1 : tensor<1x33xf8E4M3FN>) {
    ^bb0(%a: f8E4M3FN, %b: f8E4M3FN):
    linalg.yield %a : f8E4M3FN
  } -> tensor<1x33xf8E4M3FN>
  %15 = arith.constant 0.000000e+00 : f32
  %16 = tensor.empty() : tensor<1x32xf32>
  %17 = linalg.fill ins(%15 : f32) outs(%16 : tensor<1x32xf32>) -> tensor<1x32xf32>
  %18 = linalg.matmul ins(%4, %arg1 : tensor<1x33xf8E4M3FN>, tensor<33x32xf8E4M3FN>) outs(%17 : tensor<1x32xf32>) -> tensor<1x32xf32>
  return %18: tensor<1x32xf32>
}
