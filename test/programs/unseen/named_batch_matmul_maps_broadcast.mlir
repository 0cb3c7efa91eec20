#bx = affine_map<(b, m, n, k) -> (m, k)>
#bw = affine_map<(b, m, n, k) -> (b, n, k)>
#bo = affine_map<(b, m, n, k) -> (b, m, n)>
#xt = affine_map<(m, n, k) -> (k, m)>
#wv = affine_map<(m, n, k) -> (k)>
#o = affine_map<(m, n, k) -> (m, n)>
#rx = affine_map<(b, m, n, k) -> (b, m, k)>
#rw = affine_map<(b, m, n, k) -> (b, n, k)>
#ro = affine_map<(b, m, n, k) -> (m, n)>
func.func @main(%x: tensor<10x24xf16>, %w: tensor<3x14x24xf16>, %y: tensor<3x10x24xf16>, %t: tensor<24x10xf16>, %v: tensor<24xf16>) -> (tensor<3x10x14xf32>, tensor<10x14xf32>, tensor<10x14xf32>) {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<3x10x14xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<3x10x14xf32>) -> tensor<3x10x14xf32>
  %e2 = tensor.empty() : tensor<10x14xf32>
  %f2 = linalg.fill ins(%z : f32) outs(%e2 : tensor<10x14xf32>) -> tensor<10x14xf32>
  %0 = linalg.batch_matmul indexing_maps = [#bx, #bw, #bo] ins(%x, %w : tensor<10x24xf16>, tensor<3x14x24xf16>) outs(%f : tensor<3x10x14xf32>) -> tensor<3x10x14xf32>
  %1 = linalg.matmul indexing_maps = [#xt, #wv, #o] ins(%t, %v : tensor<24x10xf16>, tensor<24xf16>) outs(%f2 : tensor<10x14xf32>) -> tensor<10x14xf32>
  %2 = linalg.batch_reduce_matmul indexing_maps = [#rx, #rw, #ro] ins(%y, %w : tensor<3x10x24xf16>, tensor<3x14x24xf16>) outs(%1 : tensor<10x14xf32>) -> tensor<10x14xf32>
  return %0, %1, %2 : tensor<3x10x14xf32>, tensor<10x14xf32>, tensor<10x14xf32>
}
