func.func @v(%q: memref<2x8x32xf32>, %k: memref<2x8x32xf32>, %s: memref<2x4x8x8xf32>) {
  %q4 = memref.expand_shape %q [[0], [1], [2, 3]] output_shape [2, 8, 4, 8] : memref<2x8x32xf32> into memref<2x8x4x8xf32>
  %k4 = memref.expand_shape %k [[0], [1], [2, 3]] output_shape [2, 8, 4, 8] : memref<2x8x32xf32> into memref<2x8x4x8xf32>
  %z = arith.constant 0.0 : f32
  linalg.fill ins(%z : f32) outs(%s : memref<2x4x8x8xf32>)
  linalg.contract indexing_maps = [affine_map<(b, h, t, s, d) -> (b, t, h, d)>, affine_map<(b, h, t, s, d) -> (b, s, h, d)>, affine_map<(b, h, t, s, d) -> (b, h, t, s)>] ins(%q4, %k4 : memref<2x8x4x8xf32>, memref<2x8x4x8xf32>) outs(%s : memref<2x4x8x8xf32>)
  %s2 = memref.collapse_shape %s [[0, 1, 2], [3]] : memref<2x4x8x8xf32> into memref<64x8xf32>
  %c = arith.constant 0.35 : f32
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%s2 : memref<64x8xf32>) {
  ^bb0(%o: f32):
    %0 = arith.mulf %o, %c : f32
    linalg.yield %0 : f32
  }
  return
}
