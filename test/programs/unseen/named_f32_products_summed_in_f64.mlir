module {
  func.func @main(%x: tensor<16x32xf32>, %w: tensor<32x24xf32>) -> tensor<16x24xf32> {
    %zd = arith.constant 0.0 : f64
    %e = tensor.empty() : tensor<16x24xf64>
    %f = linalg.fill ins(%zd : f64) outs(%e : tensor<16x24xf64>) -> tensor<16x24xf64>
    %m = linalg.matmul ins(%x, %w : tensor<16x32xf32>, tensor<32x24xf32>) outs(%f : tensor<16x24xf64>) -> tensor<16x24xf64>
    %e2 = tensor.empty() : tensor<16x24xf32>
    %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%m : tensor<16x24xf64>) outs(%e2 : tensor<16x24xf32>) {
    ^bb0(%p: f64, %o: f32):
      %0 = arith.truncf %p : f64 to f32
      linalg.yield %0 : f32
    } -> tensor<16x24xf32>
    return %r : tensor<16x24xf32>
  }
}
