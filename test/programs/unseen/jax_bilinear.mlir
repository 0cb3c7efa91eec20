module @jit_bilinear {
  func.func public @main(%arg0: tensor<6x8xf32>, %arg1: tensor<7x9xf32>, %arg2: tensor<5x8x9xf32>) -> tensor<6x7x5xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<5x9x8xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<5x8x9xf32>) outs(%0 : tensor<5x9x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x9x8xf32>
    %collapsed = tensor.collapse_shape %1 [[0, 1], [2]] : tensor<5x9x8xf32> into tensor<45x8xf32>
    %2 = tensor.empty() : tensor<8x6xf32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<6x8xf32>) outs(%2 : tensor<8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x6xf32>
    %4 = tensor.empty() : tensor<45x6xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<45x6xf32>) -> tensor<45x6xf32>
    %6 = linalg.matmul ins(%collapsed, %3 : tensor<45x8xf32>, tensor<8x6xf32>) outs(%5 : tensor<45x6xf32>) -> tensor<45x6xf32>
    %expanded = tensor.expand_shape %6 [[0, 1], [2]] output_shape [5, 9, 6] : tensor<45x6xf32> into tensor<5x9x6xf32>
    %7 = tensor.empty() : tensor<5x6x9xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<5x9x6xf32>) outs(%7 : tensor<5x6x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x6x9xf32>
    %collapsed_0 = tensor.collapse_shape %8 [[0, 1], [2]] : tensor<5x6x9xf32> into tensor<30x9xf32>
    %9 = tensor.empty() : tensor<9x7xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<7x9xf32>) outs(%9 : tensor<9x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x7xf32>
    %11 = tensor.empty() : tensor<30x7xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<30x7xf32>) -> tensor<30x7xf32>
    %13 = linalg.matmul ins(%collapsed_0, %10 : tensor<30x9xf32>, tensor<9x7xf32>) outs(%12 : tensor<30x7xf32>) -> tensor<30x7xf32>
    %expanded_1 = tensor.expand_shape %13 [[0, 1], [2]] output_shape [5, 6, 7] : tensor<30x7xf32> into tensor<5x6x7xf32>
    %14 = tensor.empty() : tensor<6x7x5xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_1 : tensor<5x6x7xf32>) outs(%14 : tensor<6x7x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x7x5xf32>
    return %15 : tensor<6x7x5xf32>
  }
}