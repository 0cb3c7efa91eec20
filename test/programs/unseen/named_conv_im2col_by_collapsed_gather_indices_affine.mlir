#p = affine_map<(n, oh, ow, kh, kw, c) -> (n, oh * 2 + kh, ow * 2 + kw, c)>
#w = affine_map<(n, oh, ow, kh, kw, c) -> (n, oh, ow, kh, kw, c)>
func.func @im(%x: tensor<2x9x9x4xf16>, %f: tensor<36x8xf16>) -> tensor<2x4x4x8xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x4x4x3x3x4xf16>
  %i = linalg.generic {indexing_maps = [#p, #w], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%x : tensor<2x9x9x4xf16>) outs(%e : tensor<2x4x4x3x3x4xf16>) {
  ^bb0(%a: f16, %o: f16):
    linalg.yield %a : f16
  } -> tensor<2x4x4x3x3x4xf16>
  %c = tensor.collapse_shape %i [[0, 1, 2], [3, 4, 5]] : tensor<2x4x4x3x3x4xf16> into tensor<32x36xf16>
  %eo = tensor.empty() : tensor<32x8xf32>
  %fo = linalg.fill ins(%z : f32) outs(%eo : tensor<32x8xf32>) -> tensor<32x8xf32>
  %m = linalg.matmul ins(%c, %f : tensor<32x36xf16>, tensor<36x8xf16>) outs(%fo : tensor<32x8xf32>) -> tensor<32x8xf32>
  %r = tensor.expand_shape %m [[0, 1, 2], [3]] output_shape [2, 4, 4, 8] : tensor<32x8xf32> into tensor<2x4x4x8xf32>
  return %r : tensor<2x4x4x8xf32>
}
