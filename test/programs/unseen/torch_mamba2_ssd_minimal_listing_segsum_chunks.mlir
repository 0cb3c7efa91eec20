#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> (0, d1)>
#map4 = affine_map<(d0, d1) -> (d0, 0)>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
#map6 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4)>
#map7 = affine_map<(d0, d1, d2, d3, d4) -> ()>
#map8 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3, d4, d5, d6)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4, d5)>
#map12 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, 0, d5)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map15 = affine_map<(d0, d1, d2, d3) -> ()>
module {
  func.func @main(%arg0: tensor<2x16x4x8xf32>, %arg1: tensor<2x16x4xf32>, %arg2: tensor<2x16x4x6xf32>, %arg3: tensor<2x16x4x6xf32>) -> (tensor<2x16x4x8xf32>, tensor<2x4x8x6xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %c-1_i64 = arith.constant -1 : i64
    %c0_i64 = arith.constant 0 : i64
    %true = arith.constant true
    %cst_0 = arith.constant dense<true> : tensor<5x5xi1>
    %cst_1 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<true> : tensor<4x4xi1>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<2x1x4x8x6xf32>
    %expanded = tensor.expand_shape %arg1 [[0], [1, 2], [3]] output_shape [2, 4, 4, 4] : tensor<2x16x4xf32> into tensor<2x4x4x4xf32>
    %0 = tensor.empty() : tensor<2x4x4x4xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<2x4x4x4xf32>) outs(%0 : tensor<2x4x4x4xf32>) permutation = [0, 3, 1, 2] 
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x4x4x4xf32>) -> tensor<2x4x4x4xf32>
    %2 = tensor.empty() : tensor<2x4x4xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %4:2 = tm_tensor.scan dimension(3) inclusive(true) ins(%transposed : tensor<2x4x4x4xf32>) outs(%1, %3 : tensor<2x4x4x4xf32>, tensor<2x4x4xf32>) {
    ^bb0(%arg4: f32, %arg5: f32):
      %79 = arith.addf %arg4, %arg5 : f32
      tm_tensor.yield %79 : f32
    } -> tensor<2x4x4x4xf32>, tensor<2x4x4xf32>
    %5 = tensor.empty() : tensor<2x4x4x4x4xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed : tensor<2x4x4x4xf32>) outs(%5 : tensor<2x4x4x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x4x4x4xf32>
    %7 = tensor.empty() : tensor<4xi64>
    %8 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%7 : tensor<4xi64>) {
    ^bb0(%out: i64):
      %79 = linalg.index 0 : index
      %80 = arith.index_cast %79 : index to i64
      linalg.yield %80 : i64
    } -> tensor<4xi64>
    %expanded_5 = tensor.expand_shape %8 [[0, 1]] output_shape [1, 4] : tensor<4xi64> into tensor<1x4xi64>
    %expanded_6 = tensor.expand_shape %8 [[0, 1]] output_shape [4, 1] : tensor<4xi64> into tensor<4x1xi64>
    %9 = tensor.empty() : tensor<4x4xi64>
    %10 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_5, %expanded_6 : tensor<1x4xi64>, tensor<4x1xi64>) outs(%9 : tensor<4x4xi64>) {
    ^bb0(%in: i64, %in_61: i64, %out: i64):
      %79 = arith.subi %in, %in_61 : i64
      linalg.yield %79 : i64
    } -> tensor<4x4xi64>
    %11 = tensor.empty() : tensor<4x4xi1>
    %12 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<4x4xi64>) outs(%11 : tensor<4x4xi1>) {
    ^bb0(%in: i64, %out: i1):
      %79 = arith.cmpi sle, %in, %c-1_i64 : i64
      linalg.yield %79 : i1
    } -> tensor<4x4xi1>
    %13 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%12, %cst_3 : tensor<4x4xi1>, tensor<4x4xi1>) outs(%11 : tensor<4x4xi1>) {
    ^bb0(%in: i1, %in_61: i1, %out: i1):
      %79 = arith.andi %in, %in_61 : i1
      linalg.yield %79 : i1
    } -> tensor<4x4xi1>
    %14 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<4x4xi1>) outs(%11 : tensor<4x4xi1>) {
    ^bb0(%in: i1, %out: i1):
      %79 = arith.xori %in, %true : i1
      linalg.yield %79 : i1
    } -> tensor<4x4xi1>
    %15 = linalg.generic {indexing_maps = [#map6, #map7, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%14, %cst_2, %6 : tensor<4x4xi1>, tensor<f32>, tensor<2x4x4x4x4xf32>) outs(%5 : tensor<2x4x4x4x4xf32>) {
    ^bb0(%in: i1, %in_61: f32, %in_62: f32, %out: f32):
      %79 = arith.select %in, %in_61, %in_62 : f32
      linalg.yield %79 : f32
    } -> tensor<2x4x4x4x4xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%5 : tensor<2x4x4x4x4xf32>) -> tensor<2x4x4x4x4xf32>
    %17:2 = tm_tensor.scan dimension(3) inclusive(true) ins(%15 : tensor<2x4x4x4x4xf32>) outs(%16, %1 : tensor<2x4x4x4x4xf32>, tensor<2x4x4x4xf32>) {
    ^bb0(%arg4: f32, %arg5: f32):
      %79 = arith.addf %arg4, %arg5 : f32
      tm_tensor.yield %79 : f32
    } -> tensor<2x4x4x4x4xf32>, tensor<2x4x4x4xf32>
    %18 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<4x4xi64>) outs(%11 : tensor<4x4xi1>) {
    ^bb0(%in: i64, %out: i1):
      %79 = arith.cmpi sle, %in, %c0_i64 : i64
      linalg.yield %79 : i1
    } -> tensor<4x4xi1>
    %19 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%18, %cst_3 : tensor<4x4xi1>, tensor<4x4xi1>) outs(%11 : tensor<4x4xi1>) {
    ^bb0(%in: i1, %in_61: i1, %out: i1):
      %79 = arith.andi %in, %in_61 : i1
      linalg.yield %79 : i1
    } -> tensor<4x4xi1>
    %20 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<4x4xi1>) outs(%11 : tensor<4x4xi1>) {
    ^bb0(%in: i1, %out: i1):
      %79 = arith.xori %in, %true : i1
      linalg.yield %79 : i1
    } -> tensor<4x4xi1>
    %21 = linalg.generic {indexing_maps = [#map6, #map7, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%20, %cst_1, %17#0 : tensor<4x4xi1>, tensor<f32>, tensor<2x4x4x4x4xf32>) outs(%5 : tensor<2x4x4x4x4xf32>) {
    ^bb0(%in: i1, %in_61: f32, %in_62: f32, %out: f32):
      %79 = arith.select %in, %in_61, %in_62 : f32
      linalg.yield %79 : f32
    } -> tensor<2x4x4x4x4xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%21 : tensor<2x4x4x4x4xf32>) outs(%5 : tensor<2x4x4x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %79 = math.exp %in : f32
      linalg.yield %79 : f32
    } -> tensor<2x4x4x4x4xf32>
    %expanded_7 = tensor.expand_shape %arg3 [[0], [1, 2], [3], [4, 5, 6]] output_shape [2, 4, 4, 4, 6, 1, 1] : tensor<2x16x4x6xf32> into tensor<2x4x4x4x6x1x1xf32>
    %expanded_8 = tensor.expand_shape %arg2 [[0], [1, 2], [3], [4, 5, 6]] output_shape [2, 4, 4, 4, 6, 1, 1] : tensor<2x16x4x6xf32> into tensor<2x4x4x4x6x1x1xf32>
    %expanded_9 = tensor.expand_shape %22 [[0], [1], [2], [3], [4, 5, 6]] output_shape [2, 4, 4, 4, 4, 1, 1] : tensor<2x4x4x4x4xf32> into tensor<2x4x4x4x4x1x1xf32>
    %23 = tensor.empty() : tensor<2x4x4x4x1x1x4xf32>
    %transposed_10 = linalg.transpose ins(%expanded_9 : tensor<2x4x4x4x4x1x1xf32>) outs(%23 : tensor<2x4x4x4x1x1x4xf32>) permutation = [0, 2, 3, 1, 5, 6, 4] 
    %expanded_11 = tensor.expand_shape %arg0 [[0], [1, 2], [3], [4, 5, 6]] output_shape [2, 4, 4, 4, 8, 1, 1] : tensor<2x16x4x8xf32> into tensor<2x4x4x4x8x1x1xf32>
    %24 = tensor.empty() : tensor<2x4x4x4x6x1x1xf32>
    %transposed_12 = linalg.transpose ins(%expanded_7 : tensor<2x4x4x4x6x1x1xf32>) outs(%24 : tensor<2x4x4x4x6x1x1xf32>) permutation = [0, 1, 3, 2, 4, 5, 6] 
    %collapsed = tensor.collapse_shape %transposed_12 [[0, 1, 2], [3], [4, 5, 6]] : tensor<2x4x4x4x6x1x1xf32> into tensor<32x4x6xf32>
    %25 = tensor.empty() : tensor<2x4x4x6x1x4x1xf32>
    %transposed_13 = linalg.transpose ins(%expanded_8 : tensor<2x4x4x4x6x1x1xf32>) outs(%25 : tensor<2x4x4x6x1x4x1xf32>) permutation = [0, 1, 3, 4, 6, 2, 5] 
    %collapsed_14 = tensor.collapse_shape %transposed_13 [[0, 1, 2], [3], [4, 5, 6]] : tensor<2x4x4x6x1x4x1xf32> into tensor<32x6x4xf32>
    %26 = tensor.empty() : tensor<32x4x4xf32>
    %27 = linalg.fill ins(%cst : f32) outs(%26 : tensor<32x4x4xf32>) -> tensor<32x4x4xf32>
    %28 = linalg.batch_matmul ins(%collapsed, %collapsed_14 : tensor<32x4x6xf32>, tensor<32x6x4xf32>) outs(%27 : tensor<32x4x4xf32>) -> tensor<32x4x4xf32>
    %expanded_15 = tensor.expand_shape %28 [[0, 1, 2], [3], [4, 5, 6]] output_shape [2, 4, 4, 4, 1, 1, 4] : tensor<32x4x4xf32> into tensor<2x4x4x4x1x1x4xf32>
    %transposed_16 = linalg.transpose ins(%expanded_15 : tensor<2x4x4x4x1x1x4xf32>) outs(%23 : tensor<2x4x4x4x1x1x4xf32>) permutation = [0, 1, 3, 2, 5, 4, 6] 
    %29 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_16, %transposed_10 : tensor<2x4x4x4x1x1x4xf32>, tensor<2x4x4x4x1x1x4xf32>) outs(%23 : tensor<2x4x4x4x1x1x4xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %79 = arith.mulf %in, %in_61 : f32
      linalg.yield %79 : f32
    } -> tensor<2x4x4x4x1x1x4xf32>
    %30 = tensor.empty() : tensor<2x4x4x4x4x1x1xf32>
    %transposed_17 = linalg.transpose ins(%29 : tensor<2x4x4x4x1x1x4xf32>) outs(%30 : tensor<2x4x4x4x4x1x1xf32>) permutation = [0, 1, 3, 2, 6, 4, 5] 
    %collapsed_18 = tensor.collapse_shape %transposed_17 [[0, 1, 2], [3], [4, 5, 6]] : tensor<2x4x4x4x4x1x1xf32> into tensor<32x4x4xf32>
    %31 = tensor.empty() : tensor<2x4x4x4x8x1x1xf32>
    %transposed_19 = linalg.transpose ins(%expanded_11 : tensor<2x4x4x4x8x1x1xf32>) outs(%31 : tensor<2x4x4x4x8x1x1xf32>) permutation = [0, 1, 3, 2, 4, 6, 5] 
    %collapsed_20 = tensor.collapse_shape %transposed_19 [[0, 1, 2], [3], [4, 5, 6]] : tensor<2x4x4x4x8x1x1xf32> into tensor<32x4x8xf32>
    %32 = tensor.empty() : tensor<32x4x8xf32>
    %33 = linalg.fill ins(%cst : f32) outs(%32 : tensor<32x4x8xf32>) -> tensor<32x4x8xf32>
    %34 = linalg.batch_matmul ins(%collapsed_18, %collapsed_20 : tensor<32x4x4xf32>, tensor<32x4x8xf32>) outs(%33 : tensor<32x4x8xf32>) -> tensor<32x4x8xf32>
    %expanded_21 = tensor.expand_shape %34 [[0, 1, 2], [3], [4, 5, 6]] output_shape [2, 4, 4, 4, 1, 8, 1] : tensor<32x4x8xf32> into tensor<2x4x4x4x1x8x1xf32>
    %transposed_22 = linalg.transpose ins(%expanded_21 : tensor<2x4x4x4x1x8x1xf32>) outs(%31 : tensor<2x4x4x4x8x1x1xf32>) permutation = [0, 1, 3, 2, 5, 6, 4] 
    %collapsed_23 = tensor.collapse_shape %transposed_22 [[0], [1], [2], [3], [4, 5, 6]] : tensor<2x4x4x4x8x1x1xf32> into tensor<2x4x4x4x8xf32>
    %extracted_slice = tensor.extract_slice %4#0[0, 0, 0, 3] [2, 4, 4, 1] [1, 1, 1, 1] : tensor<2x4x4x4xf32> to tensor<2x4x4x1xf32>
    %35 = linalg.generic {indexing_maps = [#map9, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %4#0 : tensor<2x4x4x1xf32>, tensor<2x4x4x4xf32>) outs(%0 : tensor<2x4x4x4xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %79 = arith.subf %in, %in_61 : f32
      linalg.yield %79 : f32
    } -> tensor<2x4x4x4xf32>
    %36 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35 : tensor<2x4x4x4xf32>) outs(%0 : tensor<2x4x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %79 = math.exp %in : f32
      linalg.yield %79 : f32
    } -> tensor<2x4x4x4xf32>
    %expanded_24 = tensor.expand_shape %arg2 [[0], [1, 2], [3], [4, 5]] output_shape [2, 4, 4, 4, 6, 1] : tensor<2x16x4x6xf32> into tensor<2x4x4x4x6x1xf32>
    %37 = tensor.empty() : tensor<2x4x4x1x6x4xf32>
    %transposed_25 = linalg.transpose ins(%expanded_24 : tensor<2x4x4x4x6x1xf32>) outs(%37 : tensor<2x4x4x1x6x4xf32>) permutation = [0, 1, 3, 5, 4, 2] 
    %expanded_26 = tensor.expand_shape %36 [[0], [1], [2], [3, 4, 5]] output_shape [2, 4, 4, 4, 1, 1] : tensor<2x4x4x4xf32> into tensor<2x4x4x4x1x1xf32>
    %38 = tensor.empty() : tensor<2x4x4x1x1x4xf32>
    %transposed_27 = linalg.transpose ins(%expanded_26 : tensor<2x4x4x4x1x1xf32>) outs(%38 : tensor<2x4x4x1x1x4xf32>) permutation = [0, 2, 1, 4, 5, 3] 
    %expanded_28 = tensor.expand_shape %arg0 [[0], [1, 2], [3], [4, 5]] output_shape [2, 4, 4, 4, 8, 1] : tensor<2x16x4x8xf32> into tensor<2x4x4x4x8x1xf32>
    %39 = linalg.generic {indexing_maps = [#map11, #map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_25, %transposed_27 : tensor<2x4x4x1x6x4xf32>, tensor<2x4x4x1x1x4xf32>) outs(%37 : tensor<2x4x4x1x6x4xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %79 = arith.mulf %in, %in_61 : f32
      linalg.yield %79 : f32
    } -> tensor<2x4x4x1x6x4xf32>
    %40 = tensor.empty() : tensor<2x4x4x8x4x1xf32>
    %transposed_29 = linalg.transpose ins(%expanded_28 : tensor<2x4x4x4x8x1xf32>) outs(%40 : tensor<2x4x4x8x4x1xf32>) permutation = [0, 1, 3, 4, 2, 5] 
    %collapsed_30 = tensor.collapse_shape %transposed_29 [[0, 1, 2], [3], [4, 5]] : tensor<2x4x4x8x4x1xf32> into tensor<32x8x4xf32>
    %41 = tensor.empty() : tensor<2x4x4x4x6x1xf32>
    %transposed_31 = linalg.transpose ins(%39 : tensor<2x4x4x1x6x4xf32>) outs(%41 : tensor<2x4x4x4x6x1xf32>) permutation = [0, 1, 2, 5, 4, 3] 
    %collapsed_32 = tensor.collapse_shape %transposed_31 [[0, 1, 2], [3], [4, 5]] : tensor<2x4x4x4x6x1xf32> into tensor<32x4x6xf32>
    %42 = tensor.empty() : tensor<32x8x6xf32>
    %43 = linalg.fill ins(%cst : f32) outs(%42 : tensor<32x8x6xf32>) -> tensor<32x8x6xf32>
    %44 = linalg.batch_matmul ins(%collapsed_30, %collapsed_32 : tensor<32x8x4xf32>, tensor<32x4x6xf32>) outs(%43 : tensor<32x8x6xf32>) -> tensor<32x8x6xf32>
    %expanded_33 = tensor.expand_shape %44 [[0, 1, 2], [3], [4, 5]] output_shape [2, 4, 4, 8, 1, 6] : tensor<32x8x6xf32> into tensor<2x4x4x8x1x6xf32>
    %45 = tensor.empty() : tensor<2x4x4x8x6x1xf32>
    %transposed_34 = linalg.transpose ins(%expanded_33 : tensor<2x4x4x8x1x6xf32>) outs(%45 : tensor<2x4x4x8x6x1xf32>) permutation = [0, 1, 2, 3, 5, 4] 
    %collapsed_35 = tensor.collapse_shape %transposed_34 [[0], [1], [2], [3], [4, 5]] : tensor<2x4x4x8x6x1xf32> into tensor<2x4x4x8x6xf32>
    %concat = tensor.concat dim(1) %cst_4, %collapsed_35 : (tensor<2x1x4x8x6xf32>, tensor<2x4x4x8x6xf32>) -> tensor<2x5x4x8x6xf32>
    %collapsed_36 = tensor.collapse_shape %extracted_slice [[0], [1], [2, 3]] : tensor<2x4x4x1xf32> into tensor<2x4x4xf32>
    %padded = tensor.pad %collapsed_36 low[0, 0, 1] high[0, 0, 0] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index):
      tensor.yield %cst : f32
    } : tensor<2x4x4xf32> to tensor<2x4x5xf32>
    %46 = tensor.empty() : tensor<2x4x5x5xf32>
    %47 = linalg.generic {indexing_maps = [#map13, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded : tensor<2x4x5xf32>) outs(%46 : tensor<2x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x5x5xf32>
    %48 = tensor.empty() : tensor<5xi64>
    %49 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%48 : tensor<5xi64>) {
    ^bb0(%out: i64):
      %79 = linalg.index 0 : index
      %80 = arith.index_cast %79 : index to i64
      linalg.yield %80 : i64
    } -> tensor<5xi64>
    %expanded_37 = tensor.expand_shape %49 [[0, 1]] output_shape [1, 5] : tensor<5xi64> into tensor<1x5xi64>
    %expanded_38 = tensor.expand_shape %49 [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
    %50 = tensor.empty() : tensor<5x5xi64>
    %51 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_37, %expanded_38 : tensor<1x5xi64>, tensor<5x1xi64>) outs(%50 : tensor<5x5xi64>) {
    ^bb0(%in: i64, %in_61: i64, %out: i64):
      %79 = arith.subi %in, %in_61 : i64
      linalg.yield %79 : i64
    } -> tensor<5x5xi64>
    %52 = tensor.empty() : tensor<5x5xi1>
    %53 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%51 : tensor<5x5xi64>) outs(%52 : tensor<5x5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %79 = arith.cmpi sle, %in, %c-1_i64 : i64
      linalg.yield %79 : i1
    } -> tensor<5x5xi1>
    %54 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%53, %cst_0 : tensor<5x5xi1>, tensor<5x5xi1>) outs(%52 : tensor<5x5xi1>) {
    ^bb0(%in: i1, %in_61: i1, %out: i1):
      %79 = arith.andi %in, %in_61 : i1
      linalg.yield %79 : i1
    } -> tensor<5x5xi1>
    %55 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%54 : tensor<5x5xi1>) outs(%52 : tensor<5x5xi1>) {
    ^bb0(%in: i1, %out: i1):
      %79 = arith.xori %in, %true : i1
      linalg.yield %79 : i1
    } -> tensor<5x5xi1>
    %56 = linalg.generic {indexing_maps = [#map14, #map15, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55, %cst_2, %47 : tensor<5x5xi1>, tensor<f32>, tensor<2x4x5x5xf32>) outs(%46 : tensor<2x4x5x5xf32>) {
    ^bb0(%in: i1, %in_61: f32, %in_62: f32, %out: f32):
      %79 = arith.select %in, %in_61, %in_62 : f32
      linalg.yield %79 : f32
    } -> tensor<2x4x5x5xf32>
    %57 = linalg.fill ins(%cst : f32) outs(%46 : tensor<2x4x5x5xf32>) -> tensor<2x4x5x5xf32>
    %58 = tensor.empty() : tensor<2x4x5xf32>
    %59 = linalg.fill ins(%cst : f32) outs(%58 : tensor<2x4x5xf32>) -> tensor<2x4x5xf32>
    %60:2 = tm_tensor.scan dimension(2) inclusive(true) ins(%56 : tensor<2x4x5x5xf32>) outs(%57, %59 : tensor<2x4x5x5xf32>, tensor<2x4x5xf32>) {
    ^bb0(%arg4: f32, %arg5: f32):
      %79 = arith.addf %arg4, %arg5 : f32
      tm_tensor.yield %79 : f32
    } -> tensor<2x4x5x5xf32>, tensor<2x4x5xf32>
    %61 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%51 : tensor<5x5xi64>) outs(%52 : tensor<5x5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %79 = arith.cmpi sle, %in, %c0_i64 : i64
      linalg.yield %79 : i1
    } -> tensor<5x5xi1>
    %62 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%61, %cst_0 : tensor<5x5xi1>, tensor<5x5xi1>) outs(%52 : tensor<5x5xi1>) {
    ^bb0(%in: i1, %in_61: i1, %out: i1):
      %79 = arith.andi %in, %in_61 : i1
      linalg.yield %79 : i1
    } -> tensor<5x5xi1>
    %63 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%62 : tensor<5x5xi1>) outs(%52 : tensor<5x5xi1>) {
    ^bb0(%in: i1, %out: i1):
      %79 = arith.xori %in, %true : i1
      linalg.yield %79 : i1
    } -> tensor<5x5xi1>
    %64 = linalg.generic {indexing_maps = [#map14, #map15, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63, %cst_1, %60#0 : tensor<5x5xi1>, tensor<f32>, tensor<2x4x5x5xf32>) outs(%46 : tensor<2x4x5x5xf32>) {
    ^bb0(%in: i1, %in_61: f32, %in_62: f32, %out: f32):
      %79 = arith.select %in, %in_61, %in_62 : f32
      linalg.yield %79 : f32
    } -> tensor<2x4x5x5xf32>
    %65 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64 : tensor<2x4x5x5xf32>) outs(%46 : tensor<2x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %79 = math.exp %in : f32
      linalg.yield %79 : f32
    } -> tensor<2x4x5x5xf32>
    %expanded_39 = tensor.expand_shape %concat [[0], [1], [2], [3], [4, 5]] output_shape [2, 5, 4, 8, 6, 1] : tensor<2x5x4x8x6xf32> into tensor<2x5x4x8x6x1xf32>
    %collapsed_40 = tensor.collapse_shape %65 [[0, 1], [2], [3]] : tensor<2x4x5x5xf32> into tensor<8x5x5xf32>
    %66 = tensor.empty() : tensor<2x4x5x8x6x1xf32>
    %transposed_41 = linalg.transpose ins(%expanded_39 : tensor<2x5x4x8x6x1xf32>) outs(%66 : tensor<2x4x5x8x6x1xf32>) permutation = [0, 2, 1, 3, 4, 5] 
    %collapsed_42 = tensor.collapse_shape %transposed_41 [[0, 1], [2], [3, 4, 5]] : tensor<2x4x5x8x6x1xf32> into tensor<8x5x48xf32>
    %67 = tensor.empty() : tensor<8x5x48xf32>
    %68 = linalg.fill ins(%cst : f32) outs(%67 : tensor<8x5x48xf32>) -> tensor<8x5x48xf32>
    %69 = linalg.batch_matmul ins(%collapsed_40, %collapsed_42 : tensor<8x5x5xf32>, tensor<8x5x48xf32>) outs(%68 : tensor<8x5x48xf32>) -> tensor<8x5x48xf32>
    %expanded_43 = tensor.expand_shape %69 [[0, 1], [2], [3, 4, 5]] output_shape [2, 4, 5, 1, 8, 6] : tensor<8x5x48xf32> into tensor<2x4x5x1x8x6xf32>
    %70 = tensor.empty() : tensor<2x5x4x8x6x1xf32>
    %transposed_44 = linalg.transpose ins(%expanded_43 : tensor<2x4x5x1x8x6xf32>) outs(%70 : tensor<2x5x4x8x6x1xf32>) permutation = [0, 2, 1, 4, 5, 3] 
    %collapsed_45 = tensor.collapse_shape %transposed_44 [[0], [1], [2], [3], [4, 5]] : tensor<2x5x4x8x6x1xf32> into tensor<2x5x4x8x6xf32>
    %extracted_slice_46 = tensor.extract_slice %collapsed_45[0, 0, 0, 0, 0] [2, 4, 4, 8, 6] [1, 1, 1, 1, 1] : tensor<2x5x4x8x6xf32> to tensor<2x4x4x8x6xf32>
    %71 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%4#0 : tensor<2x4x4x4xf32>) outs(%0 : tensor<2x4x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %79 = math.exp %in : f32
      linalg.yield %79 : f32
    } -> tensor<2x4x4x4xf32>
    %expanded_47 = tensor.expand_shape %arg3 [[0], [1, 2], [3], [4, 5]] output_shape [2, 4, 4, 4, 6, 1] : tensor<2x16x4x6xf32> into tensor<2x4x4x4x6x1xf32>
    %expanded_48 = tensor.expand_shape %extracted_slice_46 [[0], [1], [2], [3], [4, 5]] output_shape [2, 4, 4, 8, 6, 1] : tensor<2x4x4x8x6xf32> into tensor<2x4x4x8x6x1xf32>
    %expanded_49 = tensor.expand_shape %71 [[0], [1], [2], [3, 4, 5]] output_shape [2, 4, 4, 4, 1, 1] : tensor<2x4x4x4xf32> into tensor<2x4x4x4x1x1xf32>
    %72 = tensor.empty() : tensor<2x4x4x4x1x1xf32>
    %transposed_50 = linalg.transpose ins(%expanded_49 : tensor<2x4x4x4x1x1xf32>) outs(%72 : tensor<2x4x4x4x1x1xf32>) permutation = [0, 2, 3, 1, 4, 5] 
    %transposed_51 = linalg.transpose ins(%expanded_47 : tensor<2x4x4x4x6x1xf32>) outs(%41 : tensor<2x4x4x4x6x1xf32>) permutation = [0, 1, 3, 2, 4, 5] 
    %collapsed_52 = tensor.collapse_shape %transposed_51 [[0, 1, 2], [3], [4, 5]] : tensor<2x4x4x4x6x1xf32> into tensor<32x4x6xf32>
    %73 = tensor.empty() : tensor<2x4x4x6x8x1xf32>
    %transposed_53 = linalg.transpose ins(%expanded_48 : tensor<2x4x4x8x6x1xf32>) outs(%73 : tensor<2x4x4x6x8x1xf32>) permutation = [0, 1, 2, 4, 3, 5] 
    %collapsed_54 = tensor.collapse_shape %transposed_53 [[0, 1, 2], [3], [4, 5]] : tensor<2x4x4x6x8x1xf32> into tensor<32x6x8xf32>
    %74 = linalg.batch_matmul ins(%collapsed_52, %collapsed_54 : tensor<32x4x6xf32>, tensor<32x6x8xf32>) outs(%33 : tensor<32x4x8xf32>) -> tensor<32x4x8xf32>
    %expanded_55 = tensor.expand_shape %74 [[0, 1, 2], [3], [4, 5]] output_shape [2, 4, 4, 4, 1, 8] : tensor<32x4x8xf32> into tensor<2x4x4x4x1x8xf32>
    %75 = tensor.empty() : tensor<2x4x4x4x8x1xf32>
    %transposed_56 = linalg.transpose ins(%expanded_55 : tensor<2x4x4x4x1x8xf32>) outs(%75 : tensor<2x4x4x4x8x1xf32>) permutation = [0, 1, 3, 2, 5, 4] 
    %76 = linalg.generic {indexing_maps = [#map11, #map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_56, %transposed_50 : tensor<2x4x4x4x8x1xf32>, tensor<2x4x4x4x1x1xf32>) outs(%75 : tensor<2x4x4x4x8x1xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %79 = arith.mulf %in, %in_61 : f32
      linalg.yield %79 : f32
    } -> tensor<2x4x4x4x8x1xf32>
    %collapsed_57 = tensor.collapse_shape %76 [[0], [1], [2], [3], [4, 5]] : tensor<2x4x4x4x8x1xf32> into tensor<2x4x4x4x8xf32>
    %77 = tensor.empty() : tensor<2x4x4x4x8xf32>
    %78 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_23, %collapsed_57 : tensor<2x4x4x4x8xf32>, tensor<2x4x4x4x8xf32>) outs(%77 : tensor<2x4x4x4x8xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %79 = arith.addf %in, %in_61 : f32
      linalg.yield %79 : f32
    } -> tensor<2x4x4x4x8xf32>
    %collapsed_58 = tensor.collapse_shape %78 [[0], [1, 2], [3], [4]] : tensor<2x4x4x4x8xf32> into tensor<2x16x4x8xf32>
    %extracted_slice_59 = tensor.extract_slice %collapsed_45[0, 4, 0, 0, 0] [2, 1, 4, 8, 6] [1, 1, 1, 1, 1] : tensor<2x5x4x8x6xf32> to tensor<2x1x4x8x6xf32>
    %collapsed_60 = tensor.collapse_shape %extracted_slice_59 [[0, 1], [2], [3], [4]] : tensor<2x1x4x8x6xf32> into tensor<2x4x8x6xf32>
    return %collapsed_58, %collapsed_60 : tensor<2x16x4x8xf32>, tensor<2x4x8x6xf32>
  }
}
