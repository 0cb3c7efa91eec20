module @jit_einsum_chain {
  func.func public @main(%arg0: tensor<6x10xf32>, %arg1: tensor<10x7xf32>, %arg2: tensor<7x5xf32>) -> tensor<5x6xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<7x10xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<10x7xf32>) outs(%0 : tensor<7x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x10xf32>
    %2 = tensor.empty() : tensor<10x6xf32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<6x10xf32>) outs(%2 : tensor<10x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x6xf32>
    %4 = tensor.empty() : tensor<7x6xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<7x6xf32>) -> tensor<7x6xf32>
    %6 = linalg.matmul ins(%1, %3 : tensor<7x10xf32>, tensor<10x6xf32>) outs(%5 : tensor<7x6xf32>) -> tensor<7x6xf32>
    %7 = tensor.empty() : tensor<5x7xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<7x5xf32>) outs(%7 : tensor<5x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x7xf32>
    %9 = tensor.empty() : tensor<5x6xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<5x6xf32>) -> tensor<5x6xf32>
    %11 = linalg.matmul ins(%8, %6 : tensor<5x7xf32>, tensor<7x6xf32>) outs(%10 : tensor<5x6xf32>) -> tensor<5x6xf32>
    return %11 : tensor<5x6xf32>
  }
}