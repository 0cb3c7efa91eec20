func.func @main(%a: tensor<2x24x32xi8>, %b: tensor<2x16x32xi8>, %s: tensor<2xf32>) -> tensor<2x24x16xf32> {
  %c0 = arith.constant 0 : i32
  %ea = tensor.empty() : tensor<2x3x4x8x8xi8>
  %pa = linalg.pack %a inner_dims_pos = [1, 2] inner_tiles = [8, 8] into %ea : tensor<2x24x32xi8> -> tensor<2x3x4x8x8xi8>
  %eb = tensor.empty() : tensor<2x4x4x4x8xi8>
  %pb = linalg.pack %b inner_dims_pos = [1, 2] inner_tiles = [4, 8] into %eb : tensor<2x16x32xi8> -> tensor<2x4x4x4x8xi8>
  %e = tensor.empty() : tensor<2x3x4x8x4xi32>
  %f = linalg.fill ins(%c0 : i32) outs(%e : tensor<2x3x4x8x4xi32>) -> tensor<2x3x4x8x4xi32>
  %m = linalg.batch_mmt4d ins(%pa, %pb : tensor<2x3x4x8x8xi8>, tensor<2x4x4x4x8xi8>) outs(%f : tensor<2x3x4x8x4xi32>) -> tensor<2x3x4x8x4xi32>
  %e2 = tensor.empty() : tensor<2x3x4x8x4xf32>
  %d = linalg.generic {indexing_maps = [affine_map<(b, i, j, k, l) -> (b, i, j, k, l)>, affine_map<(b, i, j, k, l) -> (b)>, affine_map<(b, i, j, k, l) -> (b, i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%m, %s : tensor<2x3x4x8x4xi32>, tensor<2xf32>) outs(%e2 : tensor<2x3x4x8x4xf32>) {
  ^bb0(%p: i32, %q: f32, %o: f32):
    %t = arith.sitofp %p : i32 to f32
    %u = arith.mulf %t, %q : f32
    linalg.yield %u : f32
  } -> tensor<2x3x4x8x4xf32>
  %e3 = tensor.empty() : tensor<2x24x16xf32>
  %r = linalg.unpack %d inner_dims_pos = [1, 2] inner_tiles = [8, 4] into %e3 : tensor<2x3x4x8x4xf32> -> tensor<2x24x16xf32>
  return %r : tensor<2x24x16xf32>
}
