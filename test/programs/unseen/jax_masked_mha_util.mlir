module @jit_masked_mha_util {
  util.func public @main(%arg0: tensor<2x5x12xf32>, %arg1: tensor<12x36xf32>, %arg2: tensor<2x5xi1>) -> tensor<2x5x12xf32> {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant -1.000000e+09 : f32
    %cst_1 = arith.constant 2.000000e+00 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x5x12xf32> into tensor<10x12xf32>
    %0 = tensor.empty() : tensor<10x36xf32>
    %1 = linalg.fill ins(%cst_2 : f32) outs(%0 : tensor<10x36xf32>) -> tensor<10x36xf32>
    %2 = linalg.matmul ins(%collapsed, %arg1 : tensor<10x12xf32>, tensor<12x36xf32>) outs(%1 : tensor<10x36xf32>) -> tensor<10x36xf32>
    %expanded = tensor.expand_shape %2 [[0, 1], [2]] output_shape [2, 5, 36] : tensor<10x36xf32> into tensor<2x5x36xf32>
    %extracted_slice = tensor.extract_slice %expanded[0, 0, 0] [2, 5, 12] [1, 1, 1] : tensor<2x5x36xf32> to tensor<2x5x12xf32>
    %extracted_slice_3 = tensor.extract_slice %expanded[0, 0, 12] [2, 5, 12] [1, 1, 1] : tensor<2x5x36xf32> to tensor<2x5x12xf32>
    %extracted_slice_4 = tensor.extract_slice %expanded[0, 0, 24] [2, 5, 12] [1, 1, 1] : tensor<2x5x36xf32> to tensor<2x5x12xf32>
    %expanded_5 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3]] output_shape [2, 5, 3, 4] : tensor<2x5x12xf32> into tensor<2x5x3x4xf32>
    %expanded_6 = tensor.expand_shape %extracted_slice_3 [[0], [1], [2, 3]] output_shape [2, 5, 3, 4] : tensor<2x5x12xf32> into tensor<2x5x3x4xf32>
    %expanded_7 = tensor.expand_shape %extracted_slice_4 [[0], [1], [2, 3]] output_shape [2, 5, 3, 4] : tensor<2x5x12xf32> into tensor<2x5x3x4xf32>
    %3 = tensor.empty() : tensor<2x3x5x4xf32>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<2x5x3x4xf32>) outs(%3 : tensor<2x3x5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x5x4xf32>
    %5 = tensor.empty() : tensor<2x3x4x5xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_6 : tensor<2x5x3x4xf32>) outs(%5 : tensor<2x3x4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x4x5xf32>
    %collapsed_8 = tensor.collapse_shape %4 [[0, 1], [2], [3]] : tensor<2x3x5x4xf32> into tensor<6x5x4xf32>
    %collapsed_9 = tensor.collapse_shape %6 [[0, 1], [2], [3]] : tensor<2x3x4x5xf32> into tensor<6x4x5xf32>
    %7 = tensor.empty() : tensor<6x5x5xf32>
    %8 = linalg.fill ins(%cst_2 : f32) outs(%7 : tensor<6x5x5xf32>) -> tensor<6x5x5xf32>
    %9 = linalg.batch_matmul ins(%collapsed_8, %collapsed_9 : tensor<6x5x4xf32>, tensor<6x4x5xf32>) outs(%8 : tensor<6x5x5xf32>) -> tensor<6x5x5xf32>
    %expanded_10 = tensor.expand_shape %9 [[0, 1], [2], [3]] output_shape [2, 3, 5, 5] : tensor<6x5x5xf32> into tensor<2x3x5x5xf32>
    %10 = tensor.empty() : tensor<2x3x5x5xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_10 : tensor<2x3x5x5xf32>) outs(%10 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.divf %in, %cst_1 : f32
      linalg.yield %41 : f32
    } -> tensor<2x3x5x5xf32>
    %12 = tensor.empty() : tensor<2x3x5x5xi1>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x5xi1>) outs(%12 : tensor<2x3x5x5xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x3x5x5xi1>
    %14 = tensor.empty() : tensor<2x3x5x5xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13, %11 : tensor<2x3x5x5xi1>, tensor<2x3x5x5xf32>) outs(%14 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: i1, %in_15: f32, %out: f32):
      %41 = arith.select %in, %in_15, %cst_0 : f32
      linalg.yield %41 : f32
    } -> tensor<2x3x5x5xf32>
    %16 = tensor.empty() : tensor<2x3x5xf32>
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%15 : tensor<2x3x5x5xf32>) outs(%17 : tensor<2x3x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.maximumf %out, %in : f32
      linalg.yield %41 : f32
    } -> tensor<2x3x5xf32>
    %19 = tensor.empty() : tensor<2x3x5x5xf32>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18 : tensor<2x3x5xf32>) outs(%19 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x5x5xf32>
    %21 = tensor.empty() : tensor<2x3x5x5xf32>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15, %20 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%21 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %41 = arith.subf %in, %in_15 : f32
      linalg.yield %41 : f32
    } -> tensor<2x3x5x5xf32>
    %23 = tensor.empty() : tensor<2x3x5x5xf32>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22 : tensor<2x3x5x5xf32>) outs(%23 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = math.exp %in : f32
      linalg.yield %41 : f32
    } -> tensor<2x3x5x5xf32>
    %25 = tensor.empty() : tensor<2x3x5xf32>
    %26 = linalg.fill ins(%cst_2 : f32) outs(%25 : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%24 : tensor<2x3x5x5xf32>) outs(%26 : tensor<2x3x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.addf %out, %in : f32
      linalg.yield %41 : f32
    } -> tensor<2x3x5xf32>
    %28 = tensor.empty() : tensor<2x3x5x5xf32>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27 : tensor<2x3x5xf32>) outs(%28 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x5x5xf32>
    %30 = tensor.empty() : tensor<2x3x5x5xf32>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24, %29 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%30 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %41 = arith.divf %in, %in_15 : f32
      linalg.yield %41 : f32
    } -> tensor<2x3x5x5xf32>
    %32 = tensor.empty() : tensor<2x3x4x5xf32>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_7 : tensor<2x5x3x4xf32>) outs(%32 : tensor<2x3x4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x4x5xf32>
    %34 = tensor.empty() : tensor<2x3x5x5xf32>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31 : tensor<2x3x5x5xf32>) outs(%34 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x5x5xf32>
    %collapsed_11 = tensor.collapse_shape %33 [[0, 1], [2], [3]] : tensor<2x3x4x5xf32> into tensor<6x4x5xf32>
    %collapsed_12 = tensor.collapse_shape %35 [[0, 1], [2], [3]] : tensor<2x3x5x5xf32> into tensor<6x5x5xf32>
    %36 = tensor.empty() : tensor<6x4x5xf32>
    %37 = linalg.fill ins(%cst_2 : f32) outs(%36 : tensor<6x4x5xf32>) -> tensor<6x4x5xf32>
    %38 = linalg.batch_matmul ins(%collapsed_11, %collapsed_12 : tensor<6x4x5xf32>, tensor<6x5x5xf32>) outs(%37 : tensor<6x4x5xf32>) -> tensor<6x4x5xf32>
    %expanded_13 = tensor.expand_shape %38 [[0, 1], [2], [3]] output_shape [2, 3, 4, 5] : tensor<6x4x5xf32> into tensor<2x3x4x5xf32>
    %39 = tensor.empty() : tensor<2x5x3x4xf32>
    %40 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_13 : tensor<2x3x4x5xf32>) outs(%39 : tensor<2x5x3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x3x4xf32>
    %collapsed_14 = tensor.collapse_shape %40 [[0], [1], [2, 3]] : tensor<2x5x3x4xf32> into tensor<2x5x12xf32>
    util.return %collapsed_14 : tensor<2x5x12xf32>
  }
}