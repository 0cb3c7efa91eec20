module @jit_rnn_unrolled {
  func.func public @main(%arg0: tensor<4x8x16xf32>, %arg1: tensor<16x16xf32>, %arg2: tensor<16x16xf32>) -> tensor<8x16xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<8x16xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [1, 8, 16] [1, 1, 1] : tensor<4x8x16xf32> to tensor<1x8x16xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x8x16xf32> into tensor<8x16xf32>
    %0 = tensor.empty() : tensor<8x16xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %2 = linalg.matmul ins(%collapsed, %arg1 : tensor<8x16xf32>, tensor<16x16xf32>) outs(%1 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %3 = tensor.empty() : tensor<8x16xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %5 = linalg.matmul ins(%cst_0, %arg2 : tensor<8x16xf32>, tensor<16x16xf32>) outs(%4 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %6 = tensor.empty() : tensor<8x16xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2, %5 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%6 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %40 = arith.addf %in, %in_7 : f32
      linalg.yield %40 : f32
    } -> tensor<8x16xf32>
    %8 = tensor.empty() : tensor<8x16xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<8x16xf32>) outs(%8 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = math.tanh %in : f32
      linalg.yield %40 : f32
    } -> tensor<8x16xf32>
    %extracted_slice_1 = tensor.extract_slice %arg0[1, 0, 0] [1, 8, 16] [1, 1, 1] : tensor<4x8x16xf32> to tensor<1x8x16xf32>
    %collapsed_2 = tensor.collapse_shape %extracted_slice_1 [[0, 1], [2]] : tensor<1x8x16xf32> into tensor<8x16xf32>
    %10 = tensor.empty() : tensor<8x16xf32>
    %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %12 = linalg.matmul ins(%collapsed_2, %arg1 : tensor<8x16xf32>, tensor<16x16xf32>) outs(%11 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %13 = tensor.empty() : tensor<8x16xf32>
    %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %15 = linalg.matmul ins(%9, %arg2 : tensor<8x16xf32>, tensor<16x16xf32>) outs(%14 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %16 = tensor.empty() : tensor<8x16xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%12, %15 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%16 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %40 = arith.addf %in, %in_7 : f32
      linalg.yield %40 : f32
    } -> tensor<8x16xf32>
    %18 = tensor.empty() : tensor<8x16xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<8x16xf32>) outs(%18 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = math.tanh %in : f32
      linalg.yield %40 : f32
    } -> tensor<8x16xf32>
    %extracted_slice_3 = tensor.extract_slice %arg0[2, 0, 0] [1, 8, 16] [1, 1, 1] : tensor<4x8x16xf32> to tensor<1x8x16xf32>
    %collapsed_4 = tensor.collapse_shape %extracted_slice_3 [[0, 1], [2]] : tensor<1x8x16xf32> into tensor<8x16xf32>
    %20 = tensor.empty() : tensor<8x16xf32>
    %21 = linalg.fill ins(%cst : f32) outs(%20 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %22 = linalg.matmul ins(%collapsed_4, %arg1 : tensor<8x16xf32>, tensor<16x16xf32>) outs(%21 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %23 = tensor.empty() : tensor<8x16xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %25 = linalg.matmul ins(%19, %arg2 : tensor<8x16xf32>, tensor<16x16xf32>) outs(%24 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %26 = tensor.empty() : tensor<8x16xf32>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%22, %25 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%26 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %40 = arith.addf %in, %in_7 : f32
      linalg.yield %40 : f32
    } -> tensor<8x16xf32>
    %28 = tensor.empty() : tensor<8x16xf32>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<8x16xf32>) outs(%28 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = math.tanh %in : f32
      linalg.yield %40 : f32
    } -> tensor<8x16xf32>
    %extracted_slice_5 = tensor.extract_slice %arg0[3, 0, 0] [1, 8, 16] [1, 1, 1] : tensor<4x8x16xf32> to tensor<1x8x16xf32>
    %collapsed_6 = tensor.collapse_shape %extracted_slice_5 [[0, 1], [2]] : tensor<1x8x16xf32> into tensor<8x16xf32>
    %30 = tensor.empty() : tensor<8x16xf32>
    %31 = linalg.fill ins(%cst : f32) outs(%30 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %32 = linalg.matmul ins(%collapsed_6, %arg1 : tensor<8x16xf32>, tensor<16x16xf32>) outs(%31 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %33 = tensor.empty() : tensor<8x16xf32>
    %34 = linalg.fill ins(%cst : f32) outs(%33 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %35 = linalg.matmul ins(%29, %arg2 : tensor<8x16xf32>, tensor<16x16xf32>) outs(%34 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %36 = tensor.empty() : tensor<8x16xf32>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%32, %35 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%36 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %40 = arith.addf %in, %in_7 : f32
      linalg.yield %40 : f32
    } -> tensor<8x16xf32>
    %38 = tensor.empty() : tensor<8x16xf32>
    %39 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%37 : tensor<8x16xf32>) outs(%38 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = math.tanh %in : f32
      linalg.yield %40 : f32
    } -> tensor<8x16xf32>
    return %39 : tensor<8x16xf32>
  }
}