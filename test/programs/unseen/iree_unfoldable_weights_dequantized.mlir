// Weights of a constant that is not to be folded, made numbers again column by column, the op's properties as a dictionary.
#w = affine_map<(i, j) -> (i, j)>
#s = affine_map<(i, j) -> (j)>
util.func public @main(%x: tensor<40x4xf32>) -> tensor<40x3xf32> {
  %zero = arith.constant 0.0 : f32
  %w = util.unfoldable_constant dense<[[-7, 3, 90], [11, -128, 5], [127, 0, -64], [2, 8, 33]]> : tensor<4x3xi8>
  %s = util.unfoldable_constant dense<[0.5, 0.25, 0.125]> : tensor<3xf32>
  %e = tensor.empty() : tensor<4x3xf32>
  %d = iree_linalg_ext.dequantize_affine {indexing_maps = [#w, #s, #w]}
      ins(%w, %s : tensor<4x3xi8>, tensor<3xf32>) outs(%e : tensor<4x3xf32>) -> tensor<4x3xf32>
  %n = util.numeric.optional_narrow %d : tensor<4x3xf32> as si8
  %o = tensor.empty() : tensor<40x3xf32>
  %f = linalg.fill ins(%zero : f32) outs(%o : tensor<40x3xf32>) -> tensor<40x3xf32>
  %y = linalg.matmul ins(%x, %n : tensor<40x4xf32>, tensor<4x3xf32>) outs(%f : tensor<40x3xf32>) -> tensor<40x3xf32>
  util.return %y : tensor<40x3xf32>
}
