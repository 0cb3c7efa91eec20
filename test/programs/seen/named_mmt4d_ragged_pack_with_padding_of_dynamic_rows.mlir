func.func @main(%x: tensor<?x20xf32>, %w: tensor<20x24xf32>) -> tensor<?x24xf32> {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %m = tensor.dim %x, %c0 : tensor<?x20xf32>
  %mo = affine.apply affine_map<(d) -> (d ceildiv 8)>(%m)
  %ea = tensor.empty(%mo) : tensor<?x5x8x4xf32>
  %a = linalg.pack %x padding_value(%z : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %ea : tensor<?x20xf32> -> tensor<?x5x8x4xf32>
  %eb = tensor.empty() : tensor<3x5x8x4xf32>
  %b = linalg.pack %w outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [8, 4] into %eb : tensor<20x24xf32> -> tensor<3x5x8x4xf32>
  %ec = tensor.empty(%mo) : tensor<?x3x8x8xf32>
  %fc = linalg.fill ins(%z : f32) outs(%ec : tensor<?x3x8x8xf32>) -> tensor<?x3x8x8xf32>
  %c = linalg.mmt4d ins(%a, %b : tensor<?x5x8x4xf32>, tensor<3x5x8x4xf32>) outs(%fc : tensor<?x3x8x8xf32>) -> tensor<?x3x8x8xf32>
  %eo = tensor.empty(%m) : tensor<?x24xf32>
  %r = linalg.unpack %c inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %eo : tensor<?x3x8x8xf32> -> tensor<?x24xf32>
  return %r : tensor<?x24xf32>
}