// Pages of a cache by a table of their numbers, each element scaled by what stood in the output, as a gather with a body.
util.func public @main(%cache: tensor<24x16x40xf32>, %table: tensor<3x5xi32>, %old: tensor<3x5x16x40xf32>) -> tensor<3x5x16x40xf32> {
  %0 = iree_linalg_ext.gather dimension_map = [0]
      ins(%cache, %table : tensor<24x16x40xf32>, tensor<3x5xi32>) outs(%old : tensor<3x5x16x40xf32>) {
  ^bb0(%page: f32, %scale: f32):
    %1 = arith.mulf %page, %scale : f32
    iree_linalg_ext.yield %1 : f32
  } -> tensor<3x5x16x40xf32>
  util.return %0 : tensor<3x5x16x40xf32>
}
