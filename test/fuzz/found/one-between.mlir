// pipeline: auto, sizes: none, exact: True
// right: a k of one element between dimensions that are one in memory was cut in two
func.func @main(%1: tensor<4x3x1x15xbf16>, %arg2: tensor<4x63x1xbf16>, %arg3: tensor<4x3x15x63xf32>) -> tensor<4x3x15x63xf32> {
  %2 = linalg.contract indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d2)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>] ins(%1, %arg2 : tensor<4x3x1x15xbf16>, tensor<4x63x1xbf16>) outs(%arg3 : tensor<4x3x15x63xf32>) -> tensor<4x3x15x63xf32>
  return %2 : tensor<4x3x15x63xf32>
}
