#x = affine_map<(i, j, k) -> (i, k)>
#y = affine_map<(i, j, k) -> (j, k)>
#o = affine_map<(i, j, k) -> (i, j)>
#p = affine_map<(i, j) -> (i, j)>
#s = affine_map<(i, j) -> ()>
func.func @gram(%x: tensor<12x20xf32>, %w: tensor<12x12xf32>) -> (tensor<12x12xf32>, f32) {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<12x12xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<12x12xf32>) -> tensor<12x12xf32>
  %g = linalg.contract indexing_maps = [#x, #y, #o] ins(%x, %x : tensor<12x20xf32>, tensor<12x20xf32>) outs(%f : tensor<12x12xf32>) -> tensor<12x12xf32>
  %e0 = tensor.empty() : tensor<f32>
  %f0 = linalg.fill ins(%z : f32) outs(%e0 : tensor<f32>) -> tensor<f32>
  %d = linalg.contract indexing_maps = [#p, #p, #s] ins(%g, %w : tensor<12x12xf32>, tensor<12x12xf32>) outs(%f0 : tensor<f32>) -> tensor<f32>
  %r = tensor.extract %d[] : tensor<f32>
  return %g, %r : tensor<12x12xf32>, f32
}
