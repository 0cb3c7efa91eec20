func.func @main(%x: tensor<24x16xf32>, %w: tensor<16x8xf32>) -> tensor<24x8xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<24x16xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<24x16xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %d:3 = affine.delinearize_index %i into (2, 3, 4) : index, index, index
    %l = affine.linearize_index [%d#2, %d#0, %d#1] by (4, 2, 3) : index
    %v = tensor.extract %x[%l, %j] : tensor<24x16xf32>
    linalg.yield %v : f32
  } -> tensor<24x16xf32>
  %oe = tensor.empty() : tensor<24x8xf32>
  %f = linalg.fill ins(%z : f32) outs(%oe : tensor<24x8xf32>) -> tensor<24x8xf32>
  %r = linalg.matmul ins(%p, %w : tensor<24x16xf32>, tensor<16x8xf32>) outs(%f : tensor<24x8xf32>) -> tensor<24x8xf32>
  return %r : tensor<24x8xf32>
}
