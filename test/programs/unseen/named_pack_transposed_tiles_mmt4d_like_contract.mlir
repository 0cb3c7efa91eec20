func.func @main(%a: tensor<32x24xbf16>, %b: tensor<24x48xbf16>) -> tensor<32x48xf32> {
  %z = arith.constant 0.0 : bf16
  %zf = arith.constant 0.0 : f32
  %ae = tensor.empty() : tensor<4x3x8x8xbf16>
  %ap = linalg.pack %a inner_dims_pos = [1, 0] inner_tiles = [8, 8] into %ae : tensor<32x24xbf16> -> tensor<4x3x8x8xbf16>
  %be = tensor.empty() : tensor<3x3x16x8xbf16>
  %bp = linalg.pack %b outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [16, 8] into %be : tensor<24x48xbf16> -> tensor<3x3x16x8xbf16>
  %ce = tensor.empty() : tensor<4x3x8x16xf32>
  %cf = linalg.fill ins(%zf : f32) outs(%ce : tensor<4x3x8x16xf32>) -> tensor<4x3x8x16xf32>
  %c = linalg.contract indexing_maps = [affine_map<(m, n, k, x, y, w) -> (m, k, w, x)>, affine_map<(m, n, k, x, y, w) -> (n, k, y, w)>, affine_map<(m, n, k, x, y, w) -> (m, n, x, y)>] ins(%ap, %bp : tensor<4x3x8x8xbf16>, tensor<3x3x16x8xbf16>) outs(%cf : tensor<4x3x8x16xf32>) -> tensor<4x3x8x16xf32>
  %o = tensor.empty() : tensor<32x48xf32>
  %r = linalg.unpack %c inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %o : tensor<4x3x8x16xf32> -> tensor<32x48xf32>
  return %r : tensor<32x48xf32>
}
