func.func @main(%a: tensor<11x23xbf16>, %b: tensor<23x13xbf16>) -> tensor<11x13xf32> {
  %z = arith.constant 0.0 : f32
  %zb = arith.constant 0.0 : bf16
  %ea = tensor.empty() : tensor<4x5x3x5xbf16>
  %eb = tensor.empty() : tensor<4x5x4x5xbf16>
  %ec = tensor.empty() : tensor<4x4x3x4xf32>
  %pa = linalg.pack %a padding_value(%zb : bf16) inner_dims_pos = [0, 1] inner_tiles = [3, 5] into %ea : tensor<11x23xbf16> -> tensor<4x5x3x5xbf16>
  %pb = linalg.pack %b padding_value(%zb : bf16) outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [4, 5] into %eb : tensor<23x13xbf16> -> tensor<4x5x4x5xbf16>
  %fc = linalg.fill ins(%z : f32) outs(%ec : tensor<4x4x3x4xf32>) -> tensor<4x4x3x4xf32>
  %m = linalg.mmt4d ins(%pa, %pb : tensor<4x5x3x5xbf16>, tensor<4x5x4x5xbf16>) outs(%fc : tensor<4x4x3x4xf32>) -> tensor<4x4x3x4xf32>
  %eo = tensor.empty() : tensor<11x13xf32>
  %o = linalg.unpack %m inner_dims_pos = [0, 1] inner_tiles = [3, 4] into %eo : tensor<4x4x3x4xf32> -> tensor<11x13xf32>
  return %o : tensor<11x13xf32>
}
