// iree_linalg_ext.attention with a mask, as IREE has torch attention.
func.func @main(%q: tensor<2x16x32xf16>, %k: tensor<2x24x32xf16>, %v: tensor<2x24x32xf16>, %m: tensor<2x16x24xf16>) -> tensor<2x16x32xf16> {
  %s = arith.constant 1.767580e-01 : f16
  %e = tensor.empty() : tensor<2x16x32xf16>
  %r = iree_linalg_ext.attention <{indexing_maps = [affine_map<(b, m, n, k1, k2) -> (b, m, k1)>, affine_map<(b, m, n, k1, k2) -> (b, k2, k1)>, affine_map<(b, m, n, k1, k2) -> (b, k2, n)>, affine_map<(b, m, n, k1, k2) -> ()>, affine_map<(b, m, n, k1, k2) -> (b, m, k2)>, affine_map<(b, m, n, k1, k2) -> (b, m, n)>]}> ins(%q, %k, %v, %s, %m : tensor<2x16x32xf16>, tensor<2x24x32xf16>, tensor<2x24x32xf16>, f16, tensor<2x16x24xf16>) outs(%e : tensor<2x16x32xf16>) {
  ^bb0(%score: f32):
    iree_linalg_ext.yield %score : f32
  } -> tensor<2x16x32xf16>
  return %r : tensor<2x16x32xf16>
}
