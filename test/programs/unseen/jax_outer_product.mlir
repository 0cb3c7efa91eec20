module @jit_outer_product {
  func.func public @main(%arg0: tensor<12xf32>, %arg1: tensor<9xf32>) -> tensor<12x9xf32> {
    %0 = tensor.empty() : tensor<12x9xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<12xf32>) outs(%0 : tensor<12x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x9xf32>
    %2 = tensor.empty() : tensor<12x9xf32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<9xf32>) outs(%2 : tensor<12x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x9xf32>
    %4 = tensor.empty() : tensor<12x9xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1, %3 : tensor<12x9xf32>, tensor<12x9xf32>) outs(%4 : tensor<12x9xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %6 = arith.mulf %in, %in_0 : f32
      linalg.yield %6 : f32
    } -> tensor<12x9xf32>
    return %5 : tensor<12x9xf32>
  }
}