// Attention that says no scale, so that it is the root of the queries' width, with a mask, written by hand at IREE's input level.
#q = affine_map<(b, m, n, k1, k2) -> (b, m, k1)>
#k = affine_map<(b, m, n, k1, k2) -> (b, k2, k1)>
#v = affine_map<(b, m, n, k1, k2) -> (b, k2, n)>
#mask = affine_map<(b, m, n, k1, k2) -> (m, k2)>
#o = affine_map<(b, m, n, k1, k2) -> (b, m, n)>
util.func public @main(%q: tensor<6x48x32xf16>, %k: tensor<6x80x32xf16>, %v: tensor<6x80x40xf16>, %mask: tensor<48x80xi1>) -> tensor<6x48x40xf16> {
  %e = tensor.empty() : tensor<6x48x40xf16>
  %0 = iree_linalg_ext.attention {indexing_maps = [#q, #k, #v, #mask, #o]}
      ins(%q, %k, %v, %mask : tensor<6x48x32xf16>, tensor<6x80x32xf16>, tensor<6x80x40xf16>, tensor<48x80xi1>)
      outs(%e : tensor<6x48x40xf16>) {
  ^bb0(%score: f16):
    iree_linalg_ext.yield %score : f16
  } -> tensor<6x48x40xf16>
  util.return %0 : tensor<6x48x40xf16>
}
