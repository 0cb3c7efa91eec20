#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0) -> (d0)>
module @jit_dcn_v2_low_rank_and_fm {
  func.func public @main(%arg0: tensor<6x10xf32>, %arg1: tensor<10x3xf32>, %arg2: tensor<3x10x10xf32>, %arg3: tensor<3x10xf32>) -> (tensor<6x10xf32>, tensor<6xf32>) {
    %cst = arith.constant 5.000000e-01 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg2[0, 0, 0] [1, 10, 10] [1, 1, 1] : tensor<3x10x10xf32> to tensor<1x10x10xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x10x10xf32> into tensor<10x10xf32>
    %0 = tensor.empty() : tensor<6x10xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<6x10xf32>) -> tensor<6x10xf32>
    %2 = linalg.matmul ins(%arg0, %collapsed : tensor<6x10xf32>, tensor<10x10xf32>) outs(%1 : tensor<6x10xf32>) -> tensor<6x10xf32>
    %extracted_slice_1 = tensor.extract_slice %arg3[0, 0] [1, 10] [1, 1] : tensor<3x10xf32> to tensor<1x10xf32>
    %collapsed_2 = tensor.collapse_shape %extracted_slice_1 [[0, 1]] : tensor<1x10xf32> into tensor<10xf32>
    %3 = tensor.empty() : tensor<6x10xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_2 : tensor<10xf32>) outs(%3 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x10xf32>
    %5 = tensor.empty() : tensor<6x10xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%2, %4 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%5 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %52 = arith.addf %in, %in_11 : f32
      linalg.yield %52 : f32
    } -> tensor<6x10xf32>
    %7 = tensor.empty() : tensor<6x10xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %6 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%7 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %52 = arith.mulf %in, %in_11 : f32
      linalg.yield %52 : f32
    } -> tensor<6x10xf32>
    %9 = tensor.empty() : tensor<6x10xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%8, %arg0 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%9 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %52 = arith.addf %in, %in_11 : f32
      linalg.yield %52 : f32
    } -> tensor<6x10xf32>
    %extracted_slice_3 = tensor.extract_slice %arg2[1, 0, 0] [1, 10, 10] [1, 1, 1] : tensor<3x10x10xf32> to tensor<1x10x10xf32>
    %collapsed_4 = tensor.collapse_shape %extracted_slice_3 [[0, 1], [2]] : tensor<1x10x10xf32> into tensor<10x10xf32>
    %11 = tensor.empty() : tensor<6x10xf32>
    %12 = linalg.fill ins(%cst_0 : f32) outs(%11 : tensor<6x10xf32>) -> tensor<6x10xf32>
    %13 = linalg.matmul ins(%10, %collapsed_4 : tensor<6x10xf32>, tensor<10x10xf32>) outs(%12 : tensor<6x10xf32>) -> tensor<6x10xf32>
    %extracted_slice_5 = tensor.extract_slice %arg3[1, 0] [1, 10] [1, 1] : tensor<3x10xf32> to tensor<1x10xf32>
    %collapsed_6 = tensor.collapse_shape %extracted_slice_5 [[0, 1]] : tensor<1x10xf32> into tensor<10xf32>
    %14 = tensor.empty() : tensor<6x10xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_6 : tensor<10xf32>) outs(%14 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x10xf32>
    %16 = tensor.empty() : tensor<6x10xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%13, %15 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%16 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %52 = arith.addf %in, %in_11 : f32
      linalg.yield %52 : f32
    } -> tensor<6x10xf32>
    %18 = tensor.empty() : tensor<6x10xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %17 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%18 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %52 = arith.mulf %in, %in_11 : f32
      linalg.yield %52 : f32
    } -> tensor<6x10xf32>
    %20 = tensor.empty() : tensor<6x10xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%19, %10 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%20 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %52 = arith.addf %in, %in_11 : f32
      linalg.yield %52 : f32
    } -> tensor<6x10xf32>
    %extracted_slice_7 = tensor.extract_slice %arg2[2, 0, 0] [1, 10, 10] [1, 1, 1] : tensor<3x10x10xf32> to tensor<1x10x10xf32>
    %collapsed_8 = tensor.collapse_shape %extracted_slice_7 [[0, 1], [2]] : tensor<1x10x10xf32> into tensor<10x10xf32>
    %22 = tensor.empty() : tensor<6x10xf32>
    %23 = linalg.fill ins(%cst_0 : f32) outs(%22 : tensor<6x10xf32>) -> tensor<6x10xf32>
    %24 = linalg.matmul ins(%21, %collapsed_8 : tensor<6x10xf32>, tensor<10x10xf32>) outs(%23 : tensor<6x10xf32>) -> tensor<6x10xf32>
    %extracted_slice_9 = tensor.extract_slice %arg3[2, 0] [1, 10] [1, 1] : tensor<3x10xf32> to tensor<1x10xf32>
    %collapsed_10 = tensor.collapse_shape %extracted_slice_9 [[0, 1]] : tensor<1x10xf32> into tensor<10xf32>
    %25 = tensor.empty() : tensor<6x10xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_10 : tensor<10xf32>) outs(%25 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x10xf32>
    %27 = tensor.empty() : tensor<6x10xf32>
    %28 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%24, %26 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%27 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %52 = arith.addf %in, %in_11 : f32
      linalg.yield %52 : f32
    } -> tensor<6x10xf32>
    %29 = tensor.empty() : tensor<6x10xf32>
    %30 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %28 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%29 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %52 = arith.mulf %in, %in_11 : f32
      linalg.yield %52 : f32
    } -> tensor<6x10xf32>
    %31 = tensor.empty() : tensor<6x10xf32>
    %32 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%30, %21 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%31 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %52 = arith.addf %in, %in_11 : f32
      linalg.yield %52 : f32
    } -> tensor<6x10xf32>
    %33 = tensor.empty() : tensor<6x3xf32>
    %34 = linalg.fill ins(%cst_0 : f32) outs(%33 : tensor<6x3xf32>) -> tensor<6x3xf32>
    %35 = linalg.matmul ins(%arg0, %arg1 : tensor<6x10xf32>, tensor<10x3xf32>) outs(%34 : tensor<6x3xf32>) -> tensor<6x3xf32>
    %36 = tensor.empty() : tensor<6x3xf32>
    %37 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<6x3xf32>) outs(%36 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %52 = arith.mulf %in, %in : f32
      linalg.yield %52 : f32
    } -> tensor<6x3xf32>
    %38 = tensor.empty() : tensor<6x10xf32>
    %39 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<6x10xf32>) outs(%38 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %52 = arith.mulf %in, %in : f32
      linalg.yield %52 : f32
    } -> tensor<6x10xf32>
    %40 = tensor.empty() : tensor<10x3xf32>
    %41 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<10x3xf32>) outs(%40 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %52 = arith.mulf %in, %in : f32
      linalg.yield %52 : f32
    } -> tensor<10x3xf32>
    %42 = tensor.empty() : tensor<6x3xf32>
    %43 = linalg.fill ins(%cst_0 : f32) outs(%42 : tensor<6x3xf32>) -> tensor<6x3xf32>
    %44 = linalg.matmul ins(%39, %41 : tensor<6x10xf32>, tensor<10x3xf32>) outs(%43 : tensor<6x3xf32>) -> tensor<6x3xf32>
    %45 = tensor.empty() : tensor<6x3xf32>
    %46 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%37, %44 : tensor<6x3xf32>, tensor<6x3xf32>) outs(%45 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %52 = arith.subf %in, %in_11 : f32
      linalg.yield %52 : f32
    } -> tensor<6x3xf32>
    %47 = tensor.empty() : tensor<6xf32>
    %48 = linalg.fill ins(%cst_0 : f32) outs(%47 : tensor<6xf32>) -> tensor<6xf32>
    %49 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%46 : tensor<6x3xf32>) outs(%48 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %52 = arith.addf %out, %in : f32
      linalg.yield %52 : f32
    } -> tensor<6xf32>
    %50 = tensor.empty() : tensor<6xf32>
    %51 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%49 : tensor<6xf32>) outs(%50 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %52 = arith.mulf %in, %cst : f32
      linalg.yield %52 : f32
    } -> tensor<6xf32>
    return %32, %51 : tensor<6x10xf32>, tensor<6xf32>
  }
}

