func.func @main(%x: tensor<2x8x16xf16>, %b: tensor<16xf16>) -> tensor<2x8x16xf16> {
  %e = tensor.empty() : tensor<2x8x16xf16>
  %s = linalg.softmax dimension(2) ins(%x : tensor<2x8x16xf16>) outs(%e : tensor<2x8x16xf16>) -> tensor<2x8x16xf16>
  %m = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> indexing_maps = [affine_map<(a, b, c) -> (a, b, c)>, affine_map<(a, b, c) -> (c)>, affine_map<(a, b, c) -> (a, b, c)>] ins(%s, %b : tensor<2x8x16xf16>, tensor<16xf16>) outs(%e : tensor<2x8x16xf16>) -> tensor<2x8x16xf16>
  return %m : tensor<2x8x16xf16>
}