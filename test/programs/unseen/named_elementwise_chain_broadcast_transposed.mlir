#id = affine_map<(i, j) -> (i, j)>
#t = affine_map<(i, j) -> (j, i)>
#r = affine_map<(i, j) -> (j)>
#s = affine_map<(i, j) -> ()>
func.func @main(%x: tensor<16x32xf32>, %w: tensor<32x24xf32>, %rt: tensor<24x16xf32>, %b: tensor<24xf32>, %n: f32) -> tensor<16x24xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<16x24xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<16x24xf32>) -> tensor<16x24xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<16x32xf32>, tensor<32x24xf32>) outs(%f : tensor<16x24xf32>) -> tensor<16x24xf32>
  %1 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [#id, #r, #id] ins(%0, %b : tensor<16x24xf32>, tensor<24xf32>) outs(%e : tensor<16x24xf32>) -> tensor<16x24xf32>
  %2 = linalg.elementwise kind=#linalg.elementwise_kind<mul> indexing_maps = [#id, #t, #id] ins(%1, %rt : tensor<16x24xf32>, tensor<24x16xf32>) outs(%e : tensor<16x24xf32>) -> tensor<16x24xf32>
  %3 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> indexing_maps = [#id, #s, #id] ins(%2, %n : tensor<16x24xf32>, f32) outs(%e : tensor<16x24xf32>) -> tensor<16x24xf32>
  %4 = linalg.elementwise kind=#linalg.elementwise_kind<tanh> ins(%3 : tensor<16x24xf32>) outs(%e : tensor<16x24xf32>) -> tensor<16x24xf32>
  return %4 : tensor<16x24xf32>
}
