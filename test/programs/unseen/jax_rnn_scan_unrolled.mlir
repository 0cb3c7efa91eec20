module @jit_rnn_scan_unrolled {
  func.func public @main(%arg0: tensor<4x8x16xf32>, %arg1: tensor<16x16xf32>) -> (tensor<8x16xf32>, tensor<4x8x16xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<1x8x16xf32>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<8x16xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [1, 8, 16] [1, 1, 1] : tensor<4x8x16xf32> to tensor<1x8x16xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x8x16xf32> into tensor<8x16xf32>
    %0 = tensor.empty() : tensor<8x16xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %2 = linalg.matmul ins(%cst_1, %arg1 : tensor<8x16xf32>, tensor<16x16xf32>) outs(%1 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %3 = tensor.empty() : tensor<8x16xf32>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%collapsed, %2 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%3 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %35 = arith.addf %in, %in_11 : f32
      linalg.yield %35 : f32
    } -> tensor<8x16xf32>
    %5 = tensor.empty() : tensor<8x16xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<8x16xf32>) outs(%5 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = math.tanh %in : f32
      linalg.yield %35 : f32
    } -> tensor<8x16xf32>
    %extracted_slice_2 = tensor.extract_slice %arg0[1, 0, 0] [1, 8, 16] [1, 1, 1] : tensor<4x8x16xf32> to tensor<1x8x16xf32>
    %collapsed_3 = tensor.collapse_shape %extracted_slice_2 [[0, 1], [2]] : tensor<1x8x16xf32> into tensor<8x16xf32>
    %7 = tensor.empty() : tensor<8x16xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %9 = linalg.matmul ins(%6, %arg1 : tensor<8x16xf32>, tensor<16x16xf32>) outs(%8 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %10 = tensor.empty() : tensor<8x16xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%collapsed_3, %9 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%10 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %35 = arith.addf %in, %in_11 : f32
      linalg.yield %35 : f32
    } -> tensor<8x16xf32>
    %12 = tensor.empty() : tensor<8x16xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<8x16xf32>) outs(%12 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = math.tanh %in : f32
      linalg.yield %35 : f32
    } -> tensor<8x16xf32>
    %extracted_slice_4 = tensor.extract_slice %arg0[2, 0, 0] [1, 8, 16] [1, 1, 1] : tensor<4x8x16xf32> to tensor<1x8x16xf32>
    %collapsed_5 = tensor.collapse_shape %extracted_slice_4 [[0, 1], [2]] : tensor<1x8x16xf32> into tensor<8x16xf32>
    %14 = tensor.empty() : tensor<8x16xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %16 = linalg.matmul ins(%13, %arg1 : tensor<8x16xf32>, tensor<16x16xf32>) outs(%15 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %17 = tensor.empty() : tensor<8x16xf32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%collapsed_5, %16 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%17 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %35 = arith.addf %in, %in_11 : f32
      linalg.yield %35 : f32
    } -> tensor<8x16xf32>
    %19 = tensor.empty() : tensor<8x16xf32>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<8x16xf32>) outs(%19 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = math.tanh %in : f32
      linalg.yield %35 : f32
    } -> tensor<8x16xf32>
    %extracted_slice_6 = tensor.extract_slice %arg0[3, 0, 0] [1, 8, 16] [1, 1, 1] : tensor<4x8x16xf32> to tensor<1x8x16xf32>
    %collapsed_7 = tensor.collapse_shape %extracted_slice_6 [[0, 1], [2]] : tensor<1x8x16xf32> into tensor<8x16xf32>
    %21 = tensor.empty() : tensor<8x16xf32>
    %22 = linalg.fill ins(%cst : f32) outs(%21 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %23 = linalg.matmul ins(%20, %arg1 : tensor<8x16xf32>, tensor<16x16xf32>) outs(%22 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %24 = tensor.empty() : tensor<8x16xf32>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%collapsed_7, %23 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%24 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %35 = arith.addf %in, %in_11 : f32
      linalg.yield %35 : f32
    } -> tensor<8x16xf32>
    %26 = tensor.empty() : tensor<8x16xf32>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<8x16xf32>) outs(%26 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = math.tanh %in : f32
      linalg.yield %35 : f32
    } -> tensor<8x16xf32>
    %28 = tensor.empty() : tensor<1x8x16xf32>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<8x16xf32>) outs(%28 : tensor<1x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x16xf32>
    %30 = tensor.empty() : tensor<1x8x16xf32>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<8x16xf32>) outs(%30 : tensor<1x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x16xf32>
    %32 = tensor.empty() : tensor<1x8x16xf32>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<8x16xf32>) outs(%32 : tensor<1x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x16xf32>
    %34 = tensor.empty() : tensor<4x8x16xf32>
    %inserted_slice = tensor.insert_slice %cst_0 into %34[0, 0, 0] [1, 8, 16] [1, 1, 1] : tensor<1x8x16xf32> into tensor<4x8x16xf32>
    %inserted_slice_8 = tensor.insert_slice %29 into %inserted_slice[1, 0, 0] [1, 8, 16] [1, 1, 1] : tensor<1x8x16xf32> into tensor<4x8x16xf32>
    %inserted_slice_9 = tensor.insert_slice %31 into %inserted_slice_8[2, 0, 0] [1, 8, 16] [1, 1, 1] : tensor<1x8x16xf32> into tensor<4x8x16xf32>
    %inserted_slice_10 = tensor.insert_slice %33 into %inserted_slice_9[3, 0, 0] [1, 8, 16] [1, 1, 1] : tensor<1x8x16xf32> into tensor<4x8x16xf32>
    return %27, %inserted_slice_10 : tensor<8x16xf32>, tensor<4x8x16xf32>
  }
}