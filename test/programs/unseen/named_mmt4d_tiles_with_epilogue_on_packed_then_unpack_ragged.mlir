func.func @p(%a: tensor<13x20xf32>, %b: tensor<10x20xf32>, %bias: tensor<10xf32>) -> tensor<13x10xf32> {
  %z = arith.constant 0.0 : f32
  %ea = tensor.empty() : tensor<4x5x4x4xf32>
  %pa = linalg.pack %a padding_value(%z : f32) outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %ea : tensor<13x20xf32> -> tensor<4x5x4x4xf32>
  %eb = tensor.empty() : tensor<2x5x8x4xf32>
  %pb = linalg.pack %b padding_value(%z : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %eb : tensor<10x20xf32> -> tensor<2x5x8x4xf32>
  %ec = tensor.empty() : tensor<4x2x4x8xf32>
  %fc = linalg.fill ins(%z : f32) outs(%ec : tensor<4x2x4x8xf32>) -> tensor<4x2x4x8xf32>
  %m = linalg.mmt4d ins(%pa, %pb : tensor<4x5x4x4xf32>, tensor<2x5x8x4xf32>) outs(%fc : tensor<4x2x4x8xf32>) -> tensor<4x2x4x8xf32>
  %ebb = tensor.empty() : tensor<2x8xf32>
  %pbb = linalg.pack %bias padding_value(%z : f32) inner_dims_pos = [0] inner_tiles = [8] into %ebb : tensor<10xf32> -> tensor<2x8xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (b, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%m, %pbb : tensor<4x2x4x8xf32>, tensor<2x8xf32>) outs(%ec : tensor<4x2x4x8xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %s = arith.addf %x, %y : f32
    %t = arith.maximumf %s, %z : f32
    linalg.yield %t : f32
  } -> tensor<4x2x4x8xf32>
  %eo = tensor.empty() : tensor<13x10xf32>
  %u = linalg.unpack %r inner_dims_pos = [0, 1] inner_tiles = [4, 8] into %eo : tensor<4x2x4x8xf32> -> tensor<13x10xf32>
  return %u : tensor<13x10xf32>
}
