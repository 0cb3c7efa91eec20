module @jit_kron_vec_trick_batched {
  util.func public @main(%arg0: tensor<4x6xf32>, %arg1: tensor<5x7xf32>, %arg2: tensor<3x7x6xf32>) -> (tensor<3x5x4xf32>, tensor<20x3xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %collapsed = tensor.collapse_shape %arg2 [[0, 1], [2]] : tensor<3x7x6xf32> into tensor<21x6xf32>
    %0 = tensor.empty() : tensor<6x4xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x6xf32>) outs(%0 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4xf32>
    %2 = tensor.empty() : tensor<21x4xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<21x4xf32>) -> tensor<21x4xf32>
    %4 = linalg.matmul ins(%collapsed, %1 : tensor<21x6xf32>, tensor<6x4xf32>) outs(%3 : tensor<21x4xf32>) -> tensor<21x4xf32>
    %expanded = tensor.expand_shape %4 [[0, 1], [2]] output_shape [3, 7, 4] : tensor<21x4xf32> into tensor<3x7x4xf32>
    %5 = tensor.empty() : tensor<3x4x7xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<3x7x4xf32>) outs(%5 : tensor<3x4x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4x7xf32>
    %collapsed_0 = tensor.collapse_shape %6 [[0, 1], [2]] : tensor<3x4x7xf32> into tensor<12x7xf32>
    %7 = tensor.empty() : tensor<7x5xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<5x7xf32>) outs(%7 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x5xf32>
    %9 = tensor.empty() : tensor<12x5xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<12x5xf32>) -> tensor<12x5xf32>
    %11 = linalg.matmul ins(%collapsed_0, %8 : tensor<12x7xf32>, tensor<7x5xf32>) outs(%10 : tensor<12x5xf32>) -> tensor<12x5xf32>
    %expanded_1 = tensor.expand_shape %11 [[0, 1], [2]] output_shape [3, 4, 5] : tensor<12x5xf32> into tensor<3x4x5xf32>
    %12 = tensor.empty() : tensor<3x5x4xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_1 : tensor<3x4x5xf32>) outs(%12 : tensor<3x5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x5x4xf32>
    %14 = tensor.empty() : tensor<4x5x6x7xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<4x6xf32>) outs(%14 : tensor<4x5x6x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x6x7xf32>
    %16 = tensor.empty() : tensor<4x5x6x7xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<5x7xf32>) outs(%16 : tensor<4x5x6x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x6x7xf32>
    %18 = tensor.empty() : tensor<4x5x6x7xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15, %17 : tensor<4x5x6x7xf32>, tensor<4x5x6x7xf32>) outs(%18 : tensor<4x5x6x7xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %27 = arith.mulf %in, %in_4 : f32
      linalg.yield %27 : f32
    } -> tensor<4x5x6x7xf32>
    %collapsed_2 = tensor.collapse_shape %19 [[0, 1], [2, 3]] : tensor<4x5x6x7xf32> into tensor<20x42xf32>
    %20 = tensor.empty() : tensor<3x6x7xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<3x7x6xf32>) outs(%20 : tensor<3x6x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x6x7xf32>
    %collapsed_3 = tensor.collapse_shape %21 [[0], [1, 2]] : tensor<3x6x7xf32> into tensor<3x42xf32>
    %22 = tensor.empty() : tensor<42x3xf32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%collapsed_3 : tensor<3x42xf32>) outs(%22 : tensor<42x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<42x3xf32>
    %24 = tensor.empty() : tensor<20x3xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<20x3xf32>) -> tensor<20x3xf32>
    %26 = linalg.matmul ins(%collapsed_2, %23 : tensor<20x42xf32>, tensor<42x3xf32>) outs(%25 : tensor<20x3xf32>) -> tensor<20x3xf32>
    util.return %13, %26 : tensor<3x5x4xf32>, tensor<20x3xf32>
  }
}