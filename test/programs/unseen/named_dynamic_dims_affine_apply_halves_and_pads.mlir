#half = affine_map<()[s0] -> (s0 floordiv 2)>
#up = affine_map<(d0)[s0] -> ((d0 ceildiv 8) * 8 - d0 + s0 * 0)>
func.func @d(%x: tensor<?x24xf32>, %w: tensor<24x16xf32>) -> (tensor<?x16xf32>, tensor<?x24xf32>) {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %n = tensor.dim %x, %c0 : tensor<?x24xf32>
  %h = affine.apply #half()[%n]
  %pad = affine.apply #up(%n)[%h]
  %s = tensor.extract_slice %x[%h, 0] [%h, 24] [1, 1] : tensor<?x24xf32> to tensor<?x24xf32>
  %e = tensor.empty(%h) : tensor<?x16xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<?x16xf32>) -> tensor<?x16xf32>
  %m = linalg.matmul ins(%s, %w : tensor<?x24xf32>, tensor<24x16xf32>) outs(%f : tensor<?x16xf32>) -> tensor<?x16xf32>
  %p = tensor.pad %x low[0, 0] high[%pad, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<?x24xf32> to tensor<?x24xf32>
  return %m, %p : tensor<?x16xf32>, tensor<?x24xf32>
}
