module {
  func.func @main(%a: tensor<16x32xf32>, %b: tensor<32x32xf32>) -> tensor<16x32xf32> {
    %z = arith.constant 0.0 : f32

    %e = tensor.empty() : tensor<16x32xf32>
    %f = linalg.fill ins(%z : f32) outs(%e : tensor<16x32xf32>) -> tensor<16x32xf32>
    %m = linalg.matmul ins(%a, %b : tensor<16x32xf32>, tensor<32x32xf32>) outs(%f : tensor<16x32xf32>) -> tensor<16x32xf32>
    %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%m : tensor<16x32xf32>) outs(%e : tensor<16x32xf32>) {
    ^bb0(%p: f32, %o: f32):
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      %c1 = index.constant 1
      %i1 = index.add %i, %c1
      %c = index.cmp ult(%j, %i1)
      %q = arith.select %c, %p, %z : f32
      linalg.yield %q : f32
    } -> tensor<16x32xf32>
    return %r : tensor<16x32xf32>
  }
}
