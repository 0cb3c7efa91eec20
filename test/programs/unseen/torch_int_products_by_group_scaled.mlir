#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
module {
  func.func @main(%arg0: tensor<64x96xi8>, %arg1: tensor<64x1xf32>, %arg2: tensor<80x96xi8>, %arg3: tensor<80x3xf32>) -> tensor<64x80xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant dense<0.000000e+00> : tensor<64x80xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [64, 32] [1, 1] : tensor<64x96xi8> to tensor<64x32xi8>
    %0 = tensor.empty() : tensor<64x32xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<64x32xi8>) outs(%0 : tensor<64x32xi32>) {
    ^bb0(%in: i8, %out: i32):
      %29 = arith.extsi %in : i8 to i32
      linalg.yield %29 : i32
    } -> tensor<64x32xi32>
    %extracted_slice_0 = tensor.extract_slice %arg2[0, 0] [80, 32] [1, 1] : tensor<80x96xi8> to tensor<80x32xi8>
    %2 = tensor.empty() : tensor<80x32xi32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_0 : tensor<80x32xi8>) outs(%2 : tensor<80x32xi32>) {
    ^bb0(%in: i8, %out: i32):
      %29 = arith.extsi %in : i8 to i32
      linalg.yield %29 : i32
    } -> tensor<80x32xi32>
    %4 = tensor.empty() : tensor<32x80xi32>
    %transposed = linalg.transpose ins(%3 : tensor<80x32xi32>) outs(%4 : tensor<32x80xi32>) permutation = [1, 0] 
    %5 = tensor.empty() : tensor<64x80xi64>
    %6 = linalg.fill ins(%c0_i64 : i64) outs(%5 : tensor<64x80xi64>) -> tensor<64x80xi64>
    %7 = linalg.matmul ins(%1, %transposed : tensor<64x32xi32>, tensor<32x80xi32>) outs(%6 : tensor<64x80xi64>) -> tensor<64x80xi64>
    %8 = tensor.empty() : tensor<64x80xi32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<64x80xi64>) outs(%8 : tensor<64x80xi32>) {
    ^bb0(%in: i64, %out: i32):
      %29 = arith.trunci %in : i64 to i32
      linalg.yield %29 : i32
    } -> tensor<64x80xi32>
    %10 = tensor.empty() : tensor<64x80xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<64x80xi32>) outs(%10 : tensor<64x80xf32>) {
    ^bb0(%in: i32, %out: f32):
      %29 = arith.sitofp %in : i32 to f32
      linalg.yield %29 : f32
    } -> tensor<64x80xf32>
    %extracted_slice_1 = tensor.extract_slice %arg3[0, 0] [80, 1] [1, 1] : tensor<80x3xf32> to tensor<80x1xf32>
    %collapsed = tensor.collapse_shape %extracted_slice_1 [[0, 1]] : tensor<80x1xf32> into tensor<80xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%11, %collapsed : tensor<64x80xf32>, tensor<80xf32>) outs(%10 : tensor<64x80xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %29 = arith.mulf %in, %in_12 : f32
      linalg.yield %29 : f32
    } -> tensor<64x80xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%cst, %12 : tensor<64x80xf32>, tensor<64x80xf32>) outs(%10 : tensor<64x80xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %29 = arith.addf %in, %in_12 : f32
      linalg.yield %29 : f32
    } -> tensor<64x80xf32>
    %extracted_slice_2 = tensor.extract_slice %arg0[0, 32] [64, 32] [1, 1] : tensor<64x96xi8> to tensor<64x32xi8>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_2 : tensor<64x32xi8>) outs(%0 : tensor<64x32xi32>) {
    ^bb0(%in: i8, %out: i32):
      %29 = arith.extsi %in : i8 to i32
      linalg.yield %29 : i32
    } -> tensor<64x32xi32>
    %extracted_slice_3 = tensor.extract_slice %arg2[0, 32] [80, 32] [1, 1] : tensor<80x96xi8> to tensor<80x32xi8>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_3 : tensor<80x32xi8>) outs(%2 : tensor<80x32xi32>) {
    ^bb0(%in: i8, %out: i32):
      %29 = arith.extsi %in : i8 to i32
      linalg.yield %29 : i32
    } -> tensor<80x32xi32>
    %transposed_4 = linalg.transpose ins(%15 : tensor<80x32xi32>) outs(%4 : tensor<32x80xi32>) permutation = [1, 0] 
    %16 = linalg.matmul ins(%14, %transposed_4 : tensor<64x32xi32>, tensor<32x80xi32>) outs(%6 : tensor<64x80xi64>) -> tensor<64x80xi64>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<64x80xi64>) outs(%8 : tensor<64x80xi32>) {
    ^bb0(%in: i64, %out: i32):
      %29 = arith.trunci %in : i64 to i32
      linalg.yield %29 : i32
    } -> tensor<64x80xi32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<64x80xi32>) outs(%10 : tensor<64x80xf32>) {
    ^bb0(%in: i32, %out: f32):
      %29 = arith.sitofp %in : i32 to f32
      linalg.yield %29 : f32
    } -> tensor<64x80xf32>
    %extracted_slice_5 = tensor.extract_slice %arg3[0, 1] [80, 1] [1, 1] : tensor<80x3xf32> to tensor<80x1xf32>
    %collapsed_6 = tensor.collapse_shape %extracted_slice_5 [[0, 1]] : tensor<80x1xf32> into tensor<80xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%18, %collapsed_6 : tensor<64x80xf32>, tensor<80xf32>) outs(%10 : tensor<64x80xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %29 = arith.mulf %in, %in_12 : f32
      linalg.yield %29 : f32
    } -> tensor<64x80xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%13, %19 : tensor<64x80xf32>, tensor<64x80xf32>) outs(%10 : tensor<64x80xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %29 = arith.addf %in, %in_12 : f32
      linalg.yield %29 : f32
    } -> tensor<64x80xf32>
    %extracted_slice_7 = tensor.extract_slice %arg0[0, 64] [64, 32] [1, 1] : tensor<64x96xi8> to tensor<64x32xi8>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_7 : tensor<64x32xi8>) outs(%0 : tensor<64x32xi32>) {
    ^bb0(%in: i8, %out: i32):
      %29 = arith.extsi %in : i8 to i32
      linalg.yield %29 : i32
    } -> tensor<64x32xi32>
    %extracted_slice_8 = tensor.extract_slice %arg2[0, 64] [80, 32] [1, 1] : tensor<80x96xi8> to tensor<80x32xi8>
    %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_8 : tensor<80x32xi8>) outs(%2 : tensor<80x32xi32>) {
    ^bb0(%in: i8, %out: i32):
      %29 = arith.extsi %in : i8 to i32
      linalg.yield %29 : i32
    } -> tensor<80x32xi32>
    %transposed_9 = linalg.transpose ins(%22 : tensor<80x32xi32>) outs(%4 : tensor<32x80xi32>) permutation = [1, 0] 
    %23 = linalg.matmul ins(%21, %transposed_9 : tensor<64x32xi32>, tensor<32x80xi32>) outs(%6 : tensor<64x80xi64>) -> tensor<64x80xi64>
    %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<64x80xi64>) outs(%8 : tensor<64x80xi32>) {
    ^bb0(%in: i64, %out: i32):
      %29 = arith.trunci %in : i64 to i32
      linalg.yield %29 : i32
    } -> tensor<64x80xi32>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<64x80xi32>) outs(%10 : tensor<64x80xf32>) {
    ^bb0(%in: i32, %out: f32):
      %29 = arith.sitofp %in : i32 to f32
      linalg.yield %29 : f32
    } -> tensor<64x80xf32>
    %extracted_slice_10 = tensor.extract_slice %arg3[0, 2] [80, 1] [1, 1] : tensor<80x3xf32> to tensor<80x1xf32>
    %collapsed_11 = tensor.collapse_shape %extracted_slice_10 [[0, 1]] : tensor<80x1xf32> into tensor<80xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%25, %collapsed_11 : tensor<64x80xf32>, tensor<80xf32>) outs(%10 : tensor<64x80xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %29 = arith.mulf %in, %in_12 : f32
      linalg.yield %29 : f32
    } -> tensor<64x80xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%20, %26 : tensor<64x80xf32>, tensor<64x80xf32>) outs(%10 : tensor<64x80xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %29 = arith.addf %in, %in_12 : f32
      linalg.yield %29 : f32
    } -> tensor<64x80xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%27, %arg1 : tensor<64x80xf32>, tensor<64x1xf32>) outs(%10 : tensor<64x80xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %29 = arith.mulf %in, %in_12 : f32
      linalg.yield %29 : f32
    } -> tensor<64x80xf32>
    return %28 : tensor<64x80xf32>
  }
}
