// linalg.elementwise of several kinds with maps, select of three.
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d1)>
#col = affine_map<(d0, d1) -> (d0)>
func.func @main(%a: tensor<16x32xf32>, %b: tensor<32x24xf32>, %v: tensor<24xf32>, %u: tensor<16xf32>, %k: tensor<16x24xi1>) -> tensor<16x24xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<16x24xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<16x24xf32>) -> tensor<16x24xf32>
  %p = linalg.matmul ins(%a, %b : tensor<16x32xf32>, tensor<32x24xf32>) outs(%f : tensor<16x24xf32>) -> tensor<16x24xf32>
  %1 = linalg.elementwise kind=#linalg.elementwise_kind<mul> indexing_maps = [#id, #row, #id] ins(%p, %v : tensor<16x24xf32>, tensor<24xf32>) outs(%e : tensor<16x24xf32>) -> tensor<16x24xf32>
  %2 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [#id, #col, #id] ins(%1, %u : tensor<16x24xf32>, tensor<16xf32>) outs(%e : tensor<16x24xf32>) -> tensor<16x24xf32>
  %3 = linalg.elementwise kind=#linalg.elementwise_kind<tanh> ins(%2 : tensor<16x24xf32>) outs(%e : tensor<16x24xf32>) -> tensor<16x24xf32>
  %4 = linalg.elementwise kind=#linalg.elementwise_kind<select> ins(%k, %3, %p : tensor<16x24xi1>, tensor<16x24xf32>, tensor<16x24xf32>) outs(%e : tensor<16x24xf32>) -> tensor<16x24xf32>
  %5 = linalg.elementwise kind=#linalg.elementwise_kind<abs> ins(%4 : tensor<16x24xf32>) outs(%e : tensor<16x24xf32>) -> tensor<16x24xf32>
  return %5 : tensor<16x24xf32>
}
