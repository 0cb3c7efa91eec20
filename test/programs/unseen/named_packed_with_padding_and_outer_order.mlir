// Operands packed in blocks with padding, the outer blocks permuted, mmt4d, unpacked and cut.
func.func @main(%a: tensor<30x20xf32>, %b: tensor<20x26xf32>) -> tensor<30x26xf32> {
  %z = arith.constant 0.0 : f32
  %ea = tensor.empty() : tensor<4x5x8x4xf32>
  %pa = linalg.pack %a padding_value(%z : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %ea : tensor<30x20xf32> -> tensor<4x5x8x4xf32>
  %eb = tensor.empty() : tensor<4x5x8x4xf32>
  %pb = linalg.pack %b padding_value(%z : f32) outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [8, 4] into %eb : tensor<20x26xf32> -> tensor<4x5x8x4xf32>
  %ec = tensor.empty() : tensor<4x4x8x8xf32>
  %fc = linalg.fill ins(%z : f32) outs(%ec : tensor<4x4x8x8xf32>) -> tensor<4x4x8x8xf32>
  %p = linalg.mmt4d ins(%pa, %pb : tensor<4x5x8x4xf32>, tensor<4x5x8x4xf32>) outs(%fc : tensor<4x4x8x8xf32>) -> tensor<4x4x8x8xf32>
  %eo = tensor.empty() : tensor<30x26xf32>
  %r = linalg.unpack %p inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %eo : tensor<4x4x8x8xf32> -> tensor<30x26xf32>
  return %r : tensor<30x26xf32>
}
