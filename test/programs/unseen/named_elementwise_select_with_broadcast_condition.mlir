module {
  func.func @main(%c: tensor<24xi1>, %a: tensor<16x24xf32>, %b: tensor<16x24xf32>, %w: tensor<24x8xf32>) -> tensor<16x8xf32> {
    %z = arith.constant 0.0 : f32

    %e = tensor.empty() : tensor<16x24xf32>
    %s = linalg.elementwise kind=#linalg.elementwise_kind<select> indexing_maps = [affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>] ins(%c, %a, %b : tensor<24xi1>, tensor<16x24xf32>, tensor<16x24xf32>) outs(%e : tensor<16x24xf32>) -> tensor<16x24xf32>
    %e2 = tensor.empty() : tensor<16x8xf32>
    %f = linalg.fill ins(%z : f32) outs(%e2 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %r = linalg.matmul ins(%s, %w : tensor<16x24xf32>, tensor<24x8xf32>) outs(%f : tensor<16x8xf32>) -> tensor<16x8xf32>
    return %r : tensor<16x8xf32>
  }
}
