module {
  func.func @main(%a: tensor<4x6x8xf32>, %w: tensor<8x16xf32>) -> tensor<24x16xf32> {
    %z = arith.constant 0.0 : f32

    %e0 = tensor.empty() : tensor<24x8xf32>
    %x = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%e0 : tensor<24x8xf32>) {
    ^bb0(%o: f32):
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      %d:2 = affine.delinearize_index %i into (4, 6) : index, index
      %v = tensor.extract %a[%d#0, %d#1, %j] : tensor<4x6x8xf32>
      linalg.yield %v : f32
    } -> tensor<24x8xf32>
    %e = tensor.empty() : tensor<24x16xf32>
    %f = linalg.fill ins(%z : f32) outs(%e : tensor<24x16xf32>) -> tensor<24x16xf32>
    %m = linalg.matmul ins(%x, %w : tensor<24x8xf32>, tensor<8x16xf32>) outs(%f : tensor<24x16xf32>) -> tensor<24x16xf32>
    return %m : tensor<24x16xf32>
  }
}
