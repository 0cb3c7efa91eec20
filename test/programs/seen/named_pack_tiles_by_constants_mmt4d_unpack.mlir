// A product of tiles whose sizes are values of constants: both sides packed, with padding, and the result unpacked.
func.func @main(%a: tensor<30x22xf32>, %b: tensor<22x18xf32>) -> tensor<30x18xf32> {
  %m = arith.constant 8 : index
  %n = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %ea = tensor.empty() : tensor<4x6x8x4xf32>
  %oa = tensor.cast %ea : tensor<4x6x8x4xf32> to tensor<4x6x?x4xf32>
  %pa = linalg.pack %a padding_value(%zero : f32) inner_dims_pos = [0, 1] inner_tiles = [%m, 4] into %oa : tensor<30x22xf32> -> tensor<4x6x?x4xf32>
  %sa = tensor.cast %pa : tensor<4x6x?x4xf32> to tensor<4x6x8x4xf32>
  %ob = tensor.empty() : tensor<5x6x4x4xf32>
  %pb = linalg.pack %b padding_value(%zero : f32) outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [%n, %n] into %ob : tensor<22x18xf32> -> tensor<5x6x4x4xf32>
  %ec = tensor.empty() : tensor<4x5x8x4xf32>
  %fc = linalg.fill ins(%zero : f32) outs(%ec : tensor<4x5x8x4xf32>) -> tensor<4x5x8x4xf32>
  %c = linalg.mmt4d ins(%sa, %pb : tensor<4x6x8x4xf32>, tensor<5x6x4x4xf32>) outs(%fc : tensor<4x5x8x4xf32>) -> tensor<4x5x8x4xf32>
  %o = tensor.empty() : tensor<30x18xf32>
  %u = linalg.unpack %c inner_dims_pos = [0, 1] inner_tiles = [%m, %n] into %o : tensor<4x5x8x4xf32> -> tensor<30x18xf32>
  return %u : tensor<30x18xf32>
}
