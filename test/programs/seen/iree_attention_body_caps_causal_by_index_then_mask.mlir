#q = affine_map<(b, m, n, k1, k2) -> (b, m, k1)>
#k = affine_map<(b, m, n, k1, k2) -> (b, k2, k1)>
#v = affine_map<(b, m, n, k1, k2) -> (b, k2, n)>
#s = affine_map<(b, m, n, k1, k2) -> ()>
#o = affine_map<(b, m, n, k1, k2) -> (b, m, n)>
#mm = affine_map<(b, m, n, k1, k2) -> (b, m, k2)>
func.func @main(%q: tensor<3x33x24xf16>, %k: tensor<3x33x24xf16>, %v: tensor<3x33x40xf16>, %cap: f32, %mk: tensor<3x33x33xf16>) -> tensor<3x33x40xf16> {
  %scale = arith.constant 0.2 : f16
  %e = tensor.empty() : tensor<3x33x40xf16>
  %neg = arith.constant -1.0e9 : f32
  %r = iree_linalg_ext.attention <indexing_maps = [#q, #k, #v, #s, #mm, #o]> ins(%q, %k, %v, %scale, %mk : tensor<3x33x24xf16>, tensor<3x33x24xf16>, tensor<3x33x40xf16>, f16, tensor<3x33x33xf16>) outs(%e : tensor<3x33x40xf16>) {
  ^bb0(%score: f32):
    %0 = arith.divf %score, %cap : f32
    %1 = math.tanh %0 : f32
    %2 = arith.mulf %1, %cap : f32
    %i = iree_linalg_ext.index 1 : index
    %j = iree_linalg_ext.index 2 : index
    %c = arith.cmpi uge, %i, %j : index
    %3 = arith.select %c, %2, %neg : f32
    iree_linalg_ext.yield %3 : f32
  } -> tensor<3x33x40xf16>
  return %r : tensor<3x33x40xf16>
}
