func.func @main(%x: tensor<2x?x12xf32>, %w: tensor<3x3x6x4xf32>) -> tensor<2x?x17xf32> {
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %n = tensor.dim %x, %c1 : tensor<2x?x12xf32>
  %t = affine.apply affine_map<()[s0] -> (s0 ceildiv 8)>()[%n]
  %pe = tensor.empty(%t) : tensor<2x?x3x8x4xf32>
  %p = linalg.pack %x padding_value(%z : f32) inner_dims_pos = [1, 2] inner_tiles = [8, 4] into %pe : tensor<2x?x12xf32> -> tensor<2x?x3x8x4xf32>
  %we = tensor.empty() : tensor<2x3x3x6x4xf32>
  %wb = linalg.broadcast ins(%w : tensor<3x3x6x4xf32>) outs(%we : tensor<2x3x3x6x4xf32>) dimensions = [0]
  %e = tensor.empty(%t) : tensor<2x?x3x8x6xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<2x?x3x8x6xf32>) -> tensor<2x?x3x8x6xf32>
  %m = linalg.batch_mmt4d ins(%p, %wb : tensor<2x?x3x8x4xf32>, tensor<2x3x3x6x4xf32>) outs(%f : tensor<2x?x3x8x6xf32>) -> tensor<2x?x3x8x6xf32>
  %o = tensor.empty(%n) : tensor<2x?x17xf32>
  %u = linalg.unpack %m inner_dims_pos = [1, 2] inner_tiles = [8, 6] into %o : tensor<2x?x3x8x6xf32> -> tensor<2x?x17xf32>
  return %u : tensor<2x?x17xf32>
}
