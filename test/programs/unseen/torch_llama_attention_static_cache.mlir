#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d0, 0)>
#map5 = affine_map<(d0, d1) -> (d1)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map8 = affine_map<(d0) -> (d0)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d1)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d2)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map13 = affine_map<(d0, d1) -> (0, d1)>
#map14 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map15 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map16 = affine_map<(d0, d1, d2, d3) -> ()>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<1x3x32xf32>, %arg1: tensor<3xi64>, %arg2: tensor<1x2x16x8xf32>, %arg3: tensor<1x2x16x8xf32>) -> (tensor<1x3x32xf32>, tensor<1x2x16x8xf32>, tensor<1x2x16x8xf32>) {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %true = arith.constant true
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_2 = arith.constant dense_resource<torch_tensor_32_32_torch.float32_1> : tensor<32x32xf32>
    %cst_3 = arith.constant 2.8284271247461903 : f64
    %cst_4 = arith.constant dense_resource<torch_tensor_4_torch.float32> : tensor<4xf32>
    %cst_5 = arith.constant dense_resource<torch_tensor_16_32_torch.float32_1> : tensor<16x32xf32>
    %cst_6 = arith.constant dense_resource<torch_tensor_16_32_torch.float32> : tensor<16x32xf32>
    %cst_7 = arith.constant dense_resource<torch_tensor_32_32_torch.float32> : tensor<32x32xf32>
    %cst_8 = arith.constant dense_resource<torch_tensor_32_torch.float32> : tensor<32xf32>
    %cst_9 = arith.constant 3.200000e+01 : f32
    %0 = tensor.empty() : tensor<1x3x32xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %arg0 : tensor<1x3x32xf32>, tensor<1x3x32xf32>) outs(%0 : tensor<1x3x32xf32>) {
    ^bb0(%in: f32, %in_50: f32, %out: f32):
      %82 = arith.mulf %in, %in_50 : f32
      linalg.yield %82 : f32
    } -> tensor<1x3x32xf32>
    %2 = tensor.empty() : tensor<1x3x1xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1 : tensor<1x3x32xf32>) outs(%3 : tensor<1x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.addf %in, %out : f32
      linalg.yield %82 : f32
    } -> tensor<1x3x1xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<1x3x1xf32>) outs(%2 : tensor<1x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.divf %in, %cst_9 : f32
      linalg.yield %82 : f32
    } -> tensor<1x3x1xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<1x3x1xf32>) outs(%2 : tensor<1x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = math.rsqrt %in : f32
      linalg.yield %82 : f32
    } -> tensor<1x3x1xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %6 : tensor<1x3x32xf32>, tensor<1x3x1xf32>) outs(%0 : tensor<1x3x32xf32>) {
    ^bb0(%in: f32, %in_50: f32, %out: f32):
      %82 = arith.mulf %in, %in_50 : f32
      linalg.yield %82 : f32
    } -> tensor<1x3x32xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %cst_8 : tensor<1x3x32xf32>, tensor<32xf32>) outs(%0 : tensor<1x3x32xf32>) {
    ^bb0(%in: f32, %in_50: f32, %out: f32):
      %82 = arith.mulf %in, %in_50 : f32
      linalg.yield %82 : f32
    } -> tensor<1x3x32xf32>
    %9 = tensor.empty() : tensor<32x32xf32>
    %transposed = linalg.transpose ins(%cst_7 : tensor<32x32xf32>) outs(%9 : tensor<32x32xf32>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %8 [[0, 1], [2]] : tensor<1x3x32xf32> into tensor<3x32xf32>
    %10 = tensor.empty() : tensor<3x32xf32>
    %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<3x32xf32>) -> tensor<3x32xf32>
    %12 = linalg.matmul ins(%collapsed, %transposed : tensor<3x32xf32>, tensor<32x32xf32>) outs(%11 : tensor<3x32xf32>) -> tensor<3x32xf32>
    %expanded = tensor.expand_shape %12 [[0, 1], [2, 3]] output_shape [1, 3, 4, 8] : tensor<3x32xf32> into tensor<1x3x4x8xf32>
    %13 = tensor.empty() : tensor<1x4x3x8xf32>
    %transposed_10 = linalg.transpose ins(%expanded : tensor<1x3x4x8xf32>) outs(%13 : tensor<1x4x3x8xf32>) permutation = [0, 2, 1, 3] 
    %14 = tensor.empty() : tensor<32x16xf32>
    %transposed_11 = linalg.transpose ins(%cst_6 : tensor<16x32xf32>) outs(%14 : tensor<32x16xf32>) permutation = [1, 0] 
    %15 = tensor.empty() : tensor<3x16xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<3x16xf32>) -> tensor<3x16xf32>
    %17 = linalg.matmul ins(%collapsed, %transposed_11 : tensor<3x32xf32>, tensor<32x16xf32>) outs(%16 : tensor<3x16xf32>) -> tensor<3x16xf32>
    %expanded_12 = tensor.expand_shape %17 [[0, 1], [2, 3]] output_shape [1, 3, 2, 8] : tensor<3x16xf32> into tensor<1x3x2x8xf32>
    %18 = tensor.empty() : tensor<1x2x3x8xf32>
    %transposed_13 = linalg.transpose ins(%expanded_12 : tensor<1x3x2x8xf32>) outs(%18 : tensor<1x2x3x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_14 = linalg.transpose ins(%cst_5 : tensor<16x32xf32>) outs(%14 : tensor<32x16xf32>) permutation = [1, 0] 
    %19 = linalg.matmul ins(%collapsed, %transposed_14 : tensor<3x32xf32>, tensor<32x16xf32>) outs(%16 : tensor<3x16xf32>) -> tensor<3x16xf32>
    %expanded_15 = tensor.expand_shape %19 [[0, 1], [2, 3]] output_shape [1, 3, 2, 8] : tensor<3x16xf32> into tensor<1x3x2x8xf32>
    %transposed_16 = linalg.transpose ins(%expanded_15 : tensor<1x3x2x8xf32>) outs(%18 : tensor<1x2x3x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_17 = tensor.expand_shape %arg1 [[0, 1]] output_shape [3, 1] : tensor<3xi64> into tensor<3x1xi64>
    %20 = tensor.empty() : tensor<3x1xf32>
    %21 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_17 : tensor<3x1xi64>) outs(%20 : tensor<3x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %82 = arith.sitofp %in : i64 to f32
      linalg.yield %82 : f32
    } -> tensor<3x1xf32>
    %22 = tensor.empty() : tensor<3x4xf32>
    %23 = linalg.generic {indexing_maps = [#map4, #map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%21, %cst_4 : tensor<3x1xf32>, tensor<4xf32>) outs(%22 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_50: f32, %out: f32):
      %82 = arith.mulf %in, %in_50 : f32
      linalg.yield %82 : f32
    } -> tensor<3x4xf32>
    %concat = tensor.concat dim(1) %23, %23 : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x8xf32>
    %24 = tensor.empty() : tensor<3x8xf32>
    %25 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%concat : tensor<3x8xf32>) outs(%24 : tensor<3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = math.cos %in : f32
      linalg.yield %82 : f32
    } -> tensor<3x8xf32>
    %26 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_10, %25 : tensor<1x4x3x8xf32>, tensor<3x8xf32>) outs(%13 : tensor<1x4x3x8xf32>) {
    ^bb0(%in: f32, %in_50: f32, %out: f32):
      %82 = arith.mulf %in, %in_50 : f32
      linalg.yield %82 : f32
    } -> tensor<1x4x3x8xf32>
    %extracted_slice = tensor.extract_slice %transposed_10[0, 0, 0, 4] [1, 4, 3, 4] [1, 1, 1, 1] : tensor<1x4x3x8xf32> to tensor<1x4x3x4xf32>
    %27 = tensor.empty() : tensor<1x4x3x4xf32>
    %28 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<1x4x3x4xf32>) outs(%27 : tensor<1x4x3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.negf %in : f32
      linalg.yield %82 : f32
    } -> tensor<1x4x3x4xf32>
    %extracted_slice_18 = tensor.extract_slice %transposed_10[0, 0, 0, 0] [1, 4, 3, 4] [1, 1, 1, 1] : tensor<1x4x3x8xf32> to tensor<1x4x3x4xf32>
    %concat_19 = tensor.concat dim(3) %28, %extracted_slice_18 : (tensor<1x4x3x4xf32>, tensor<1x4x3x4xf32>) -> tensor<1x4x3x8xf32>
    %29 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%concat : tensor<3x8xf32>) outs(%24 : tensor<3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = math.sin %in : f32
      linalg.yield %82 : f32
    } -> tensor<3x8xf32>
    %30 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_19, %29 : tensor<1x4x3x8xf32>, tensor<3x8xf32>) outs(%13 : tensor<1x4x3x8xf32>) {
    ^bb0(%in: f32, %in_50: f32, %out: f32):
      %82 = arith.mulf %in, %in_50 : f32
      linalg.yield %82 : f32
    } -> tensor<1x4x3x8xf32>
    %31 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26, %30 : tensor<1x4x3x8xf32>, tensor<1x4x3x8xf32>) outs(%13 : tensor<1x4x3x8xf32>) {
    ^bb0(%in: f32, %in_50: f32, %out: f32):
      %82 = arith.addf %in, %in_50 : f32
      linalg.yield %82 : f32
    } -> tensor<1x4x3x8xf32>
    %32 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_13, %25 : tensor<1x2x3x8xf32>, tensor<3x8xf32>) outs(%18 : tensor<1x2x3x8xf32>) {
    ^bb0(%in: f32, %in_50: f32, %out: f32):
      %82 = arith.mulf %in, %in_50 : f32
      linalg.yield %82 : f32
    } -> tensor<1x2x3x8xf32>
    %extracted_slice_20 = tensor.extract_slice %transposed_13[0, 0, 0, 4] [1, 2, 3, 4] [1, 1, 1, 1] : tensor<1x2x3x8xf32> to tensor<1x2x3x4xf32>
    %33 = tensor.empty() : tensor<1x2x3x4xf32>
    %34 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_20 : tensor<1x2x3x4xf32>) outs(%33 : tensor<1x2x3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.negf %in : f32
      linalg.yield %82 : f32
    } -> tensor<1x2x3x4xf32>
    %extracted_slice_21 = tensor.extract_slice %transposed_13[0, 0, 0, 0] [1, 2, 3, 4] [1, 1, 1, 1] : tensor<1x2x3x8xf32> to tensor<1x2x3x4xf32>
    %concat_22 = tensor.concat dim(3) %34, %extracted_slice_21 : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x8xf32>
    %35 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_22, %29 : tensor<1x2x3x8xf32>, tensor<3x8xf32>) outs(%18 : tensor<1x2x3x8xf32>) {
    ^bb0(%in: f32, %in_50: f32, %out: f32):
      %82 = arith.mulf %in, %in_50 : f32
      linalg.yield %82 : f32
    } -> tensor<1x2x3x8xf32>
    %36 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %35 : tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) outs(%18 : tensor<1x2x3x8xf32>) {
    ^bb0(%in: f32, %in_50: f32, %out: f32):
      %82 = arith.addf %in, %in_50 : f32
      linalg.yield %82 : f32
    } -> tensor<1x2x3x8xf32>
    %37 = tensor.empty() : tensor<8xi64>
    %38 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel"]} outs(%37 : tensor<8xi64>) {
    ^bb0(%out: i64):
      %82 = linalg.index 0 : index
      %83 = arith.index_cast %82 : index to i64
      linalg.yield %83 : i64
    } -> tensor<8xi64>
    %39 = tensor.empty() : tensor<2xi64>
    %40 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel"]} outs(%39 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %82 = linalg.index 0 : index
      %83 = arith.index_cast %82 : index to i64
      linalg.yield %83 : i64
    } -> tensor<2xi64>
    %41 = tensor.empty() : tensor<1xi64>
    %42 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel"]} outs(%41 : tensor<1xi64>) {
    ^bb0(%out: i64):
      linalg.yield %c0_i64 : i64
    } -> tensor<1xi64>
    %43 = tensor.empty() : tensor<1x2x3x8xi64>
    %44 = linalg.generic {indexing_maps = [#map9, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42 : tensor<1xi64>) outs(%43 : tensor<1x2x3x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<1x2x3x8xi64>
    %collapsed_23 = tensor.collapse_shape %44 [[0, 1, 2, 3]] : tensor<1x2x3x8xi64> into tensor<48xi64>
    %45 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40 : tensor<2xi64>) outs(%43 : tensor<1x2x3x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<1x2x3x8xi64>
    %collapsed_24 = tensor.collapse_shape %45 [[0, 1, 2, 3]] : tensor<1x2x3x8xi64> into tensor<48xi64>
    %46 = linalg.generic {indexing_maps = [#map11, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<3xi64>) outs(%43 : tensor<1x2x3x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<1x2x3x8xi64>
    %collapsed_25 = tensor.collapse_shape %46 [[0, 1, 2, 3]] : tensor<1x2x3x8xi64> into tensor<48xi64>
    %47 = linalg.generic {indexing_maps = [#map12, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38 : tensor<8xi64>) outs(%43 : tensor<1x2x3x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<1x2x3x8xi64>
    %collapsed_26 = tensor.collapse_shape %47 [[0, 1, 2, 3]] : tensor<1x2x3x8xi64> into tensor<48xi64>
    %expanded_27 = tensor.expand_shape %collapsed_23 [[0, 1]] output_shape [48, 1] : tensor<48xi64> into tensor<48x1xi64>
    %expanded_28 = tensor.expand_shape %collapsed_24 [[0, 1]] output_shape [48, 1] : tensor<48xi64> into tensor<48x1xi64>
    %expanded_29 = tensor.expand_shape %collapsed_25 [[0, 1]] output_shape [48, 1] : tensor<48xi64> into tensor<48x1xi64>
    %expanded_30 = tensor.expand_shape %collapsed_26 [[0, 1]] output_shape [48, 1] : tensor<48xi64> into tensor<48x1xi64>
    %concat_31 = tensor.concat dim(1) %expanded_27, %expanded_28, %expanded_29, %expanded_30 : (tensor<48x1xi64>, tensor<48x1xi64>, tensor<48x1xi64>, tensor<48x1xi64>) -> tensor<48x4xi64>
    %collapsed_32 = tensor.collapse_shape %36 [[0, 1, 2, 3]] : tensor<1x2x3x8xf32> into tensor<48xf32>
    %expanded_33 = tensor.expand_shape %collapsed_32 [[0, 1, 2, 3, 4]] output_shape [48, 1, 1, 1, 1] : tensor<48xf32> into tensor<48x1x1x1x1xf32>
    %48 = tm_tensor.scatter {dimension_map = array<i64: 0, 1, 2, 3>} unique_indices(true) ins(%expanded_33, %concat_31 : tensor<48x1x1x1x1xf32>, tensor<48x4xi64>) outs(%arg2 : tensor<1x2x16x8xf32>) {
    ^bb0(%arg4: f32, %arg5: f32):
      tm_tensor.yield %arg4 : f32
    } -> tensor<1x2x16x8xf32>
    %collapsed_34 = tensor.collapse_shape %transposed_16 [[0, 1, 2, 3]] : tensor<1x2x3x8xf32> into tensor<48xf32>
    %expanded_35 = tensor.expand_shape %collapsed_34 [[0, 1, 2, 3, 4]] output_shape [48, 1, 1, 1, 1] : tensor<48xf32> into tensor<48x1x1x1x1xf32>
    %49 = tm_tensor.scatter {dimension_map = array<i64: 0, 1, 2, 3>} unique_indices(true) ins(%expanded_35, %concat_31 : tensor<48x1x1x1x1xf32>, tensor<48x4xi64>) outs(%arg3 : tensor<1x2x16x8xf32>) {
    ^bb0(%arg4: f32, %arg5: f32):
      tm_tensor.yield %arg4 : f32
    } -> tensor<1x2x16x8xf32>
    %50 = tensor.empty() : tensor<16xi64>
    %51 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel"]} outs(%50 : tensor<16xi64>) {
    ^bb0(%out: i64):
      %82 = linalg.index 0 : index
      %83 = arith.index_cast %82 : index to i64
      linalg.yield %83 : i64
    } -> tensor<16xi64>
    %expanded_36 = tensor.expand_shape %51 [[0, 1]] output_shape [1, 16] : tensor<16xi64> into tensor<1x16xi64>
    %52 = tensor.empty() : tensor<3x16xi1>
    %53 = linalg.generic {indexing_maps = [#map13, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_36, %expanded_17 : tensor<1x16xi64>, tensor<3x1xi64>) outs(%52 : tensor<3x16xi1>) {
    ^bb0(%in: i64, %in_50: i64, %out: i1):
      %82 = arith.cmpi sle, %in, %in_50 : i64
      linalg.yield %82 : i1
    } -> tensor<3x16xi1>
    %54 = tensor.empty() : tensor<1x2x2x16x8xf32>
    %55 = linalg.generic {indexing_maps = [#map14, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%48 : tensor<1x2x16x8xf32>) outs(%54 : tensor<1x2x2x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x2x16x8xf32>
    %collapsed_37 = tensor.collapse_shape %55 [[0], [1, 2], [3], [4]] : tensor<1x2x2x16x8xf32> into tensor<1x4x16x8xf32>
    %56 = tensor.empty() : tensor<1x4x8x16xf32>
    %transposed_38 = linalg.transpose ins(%collapsed_37 : tensor<1x4x16x8xf32>) outs(%56 : tensor<1x4x8x16xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_39 = tensor.collapse_shape %31 [[0, 1], [2], [3]] : tensor<1x4x3x8xf32> into tensor<4x3x8xf32>
    %collapsed_40 = tensor.collapse_shape %transposed_38 [[0, 1], [2], [3]] : tensor<1x4x8x16xf32> into tensor<4x8x16xf32>
    %57 = tensor.empty() : tensor<4x3x16xf32>
    %58 = linalg.fill ins(%cst : f32) outs(%57 : tensor<4x3x16xf32>) -> tensor<4x3x16xf32>
    %59 = linalg.batch_matmul ins(%collapsed_39, %collapsed_40 : tensor<4x3x8xf32>, tensor<4x8x16xf32>) outs(%58 : tensor<4x3x16xf32>) -> tensor<4x3x16xf32>
    %expanded_41 = tensor.expand_shape %59 [[0, 1], [2], [3]] output_shape [1, 4, 3, 16] : tensor<4x3x16xf32> into tensor<1x4x3x16xf32>
    %60 = tensor.empty() : tensor<1x4x3x16xf32>
    %61 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_41 : tensor<1x4x3x16xf32>) outs(%60 : tensor<1x4x3x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.truncf %cst_3 : f64 to f32
      %83 = arith.divf %in, %82 : f32
      linalg.yield %83 : f32
    } -> tensor<1x4x3x16xf32>
    %62 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%53 : tensor<3x16xi1>) outs(%52 : tensor<3x16xi1>) {
    ^bb0(%in: i1, %out: i1):
      %82 = arith.xori %in, %true : i1
      linalg.yield %82 : i1
    } -> tensor<3x16xi1>
    %63 = linalg.generic {indexing_maps = [#map7, #map16, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62, %cst_1, %61 : tensor<3x16xi1>, tensor<f32>, tensor<1x4x3x16xf32>) outs(%60 : tensor<1x4x3x16xf32>) {
    ^bb0(%in: i1, %in_50: f32, %in_51: f32, %out: f32):
      %82 = arith.select %in, %in_50, %in_51 : f32
      linalg.yield %82 : f32
    } -> tensor<1x4x3x16xf32>
    %64 = tensor.empty() : tensor<1x4x3xi64>
    %65 = linalg.fill ins(%c0_i64 : i64) outs(%64 : tensor<1x4x3xi64>) -> tensor<1x4x3xi64>
    %66 = tensor.empty() : tensor<1x4x3xf32>
    %67 = linalg.fill ins(%cst_0 : f32) outs(%66 : tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
    %68:2 = linalg.generic {indexing_maps = [#map6, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%63 : tensor<1x4x3x16xf32>) outs(%67, %65 : tensor<1x4x3xf32>, tensor<1x4x3xi64>) {
    ^bb0(%in: f32, %out: f32, %out_50: i64):
      %82 = linalg.index 3 : index
      %83 = arith.index_cast %82 : index to i64
      %84 = arith.maximumf %in, %out : f32
      %85 = arith.cmpf ogt, %in, %out : f32
      %86 = arith.select %85, %83, %out_50 : i64
      linalg.yield %84, %86 : f32, i64
    } -> (tensor<1x4x3xf32>, tensor<1x4x3xi64>)
    %expanded_42 = tensor.expand_shape %68#0 [[0], [1], [2, 3]] output_shape [1, 4, 3, 1] : tensor<1x4x3xf32> into tensor<1x4x3x1xf32>
    %69 = linalg.generic {indexing_maps = [#map6, #map18, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63, %expanded_42 : tensor<1x4x3x16xf32>, tensor<1x4x3x1xf32>) outs(%60 : tensor<1x4x3x16xf32>) {
    ^bb0(%in: f32, %in_50: f32, %out: f32):
      %82 = arith.subf %in, %in_50 : f32
      linalg.yield %82 : f32
    } -> tensor<1x4x3x16xf32>
    %70 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%69 : tensor<1x4x3x16xf32>) outs(%60 : tensor<1x4x3x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = math.exp %in : f32
      linalg.yield %82 : f32
    } -> tensor<1x4x3x16xf32>
    %71 = tensor.empty() : tensor<1x4x3x1xf32>
    %72 = linalg.fill ins(%cst : f32) outs(%71 : tensor<1x4x3x1xf32>) -> tensor<1x4x3x1xf32>
    %73 = linalg.generic {indexing_maps = [#map6, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%70 : tensor<1x4x3x16xf32>) outs(%72 : tensor<1x4x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.addf %in, %out : f32
      linalg.yield %82 : f32
    } -> tensor<1x4x3x1xf32>
    %74 = linalg.generic {indexing_maps = [#map6, #map18, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%70, %73 : tensor<1x4x3x16xf32>, tensor<1x4x3x1xf32>) outs(%60 : tensor<1x4x3x16xf32>) {
    ^bb0(%in: f32, %in_50: f32, %out: f32):
      %82 = arith.divf %in, %in_50 : f32
      linalg.yield %82 : f32
    } -> tensor<1x4x3x16xf32>
    %75 = linalg.generic {indexing_maps = [#map14, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%49 : tensor<1x2x16x8xf32>) outs(%54 : tensor<1x2x2x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x2x16x8xf32>
    %collapsed_43 = tensor.collapse_shape %74 [[0, 1], [2], [3]] : tensor<1x4x3x16xf32> into tensor<4x3x16xf32>
    %collapsed_44 = tensor.collapse_shape %75 [[0, 1, 2], [3], [4]] : tensor<1x2x2x16x8xf32> into tensor<4x16x8xf32>
    %76 = tensor.empty() : tensor<4x3x8xf32>
    %77 = linalg.fill ins(%cst : f32) outs(%76 : tensor<4x3x8xf32>) -> tensor<4x3x8xf32>
    %78 = linalg.batch_matmul ins(%collapsed_43, %collapsed_44 : tensor<4x3x16xf32>, tensor<4x16x8xf32>) outs(%77 : tensor<4x3x8xf32>) -> tensor<4x3x8xf32>
    %expanded_45 = tensor.expand_shape %78 [[0, 1], [2], [3]] output_shape [1, 4, 3, 8] : tensor<4x3x8xf32> into tensor<1x4x3x8xf32>
    %79 = tensor.empty() : tensor<1x3x4x8xf32>
    %transposed_46 = linalg.transpose ins(%expanded_45 : tensor<1x4x3x8xf32>) outs(%79 : tensor<1x3x4x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_47 = linalg.transpose ins(%cst_2 : tensor<32x32xf32>) outs(%9 : tensor<32x32xf32>) permutation = [1, 0] 
    %collapsed_48 = tensor.collapse_shape %transposed_46 [[0, 1], [2, 3]] : tensor<1x3x4x8xf32> into tensor<3x32xf32>
    %80 = linalg.matmul ins(%collapsed_48, %transposed_47 : tensor<3x32xf32>, tensor<32x32xf32>) outs(%11 : tensor<3x32xf32>) -> tensor<3x32xf32>
    %expanded_49 = tensor.expand_shape %80 [[0, 1], [2]] output_shape [1, 3, 32] : tensor<3x32xf32> into tensor<1x3x32xf32>
    %81 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %expanded_49 : tensor<1x3x32xf32>, tensor<1x3x32xf32>) outs(%0 : tensor<1x3x32xf32>) {
    ^bb0(%in: f32, %in_50: f32, %out: f32):
      %82 = arith.addf %in, %in_50 : f32
      linalg.yield %82 : f32
    } -> tensor<1x3x32xf32>
    return %81, %48, %49 : tensor<1x3x32xf32>, tensor<1x2x16x8xf32>, tensor<1x2x16x8xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_32_32_torch.float32_1: "0x040000008A6F1C3E745B06BE54CB23BEA497DF3DF3257F3D53C79E3C4959103E6D9D0E3CD081303EFA40F0BDC0921BBE76751DBDE9FA2F3E61C51ABEB95C953D3C68393D634D99BD217414BE8A98973D9AC5873D0B8297BB6A0D8F3D6AFBC53DB9FDFEBD557A1CBE56CFF0BC3D69D0BCE90F8BBD4C933E3D5BE90ABEFCE52F3E9BB511BD383BCABDE664E7BCA5560FBE10A31CBEE68C513DF2B546BD280DC4BD55F7A63DDF670D3E0660A23C4669B4BDF402C53DAD5B79BD0797A7BDF12B0DBDFDF22FBD22C12E3E4CF301BD9AFC22BE84F465BDE4CF843DB98C9C3D18DDF2BD5E07FFBDAE054EBDD634393C58F814BE90ABA63D69E507BD519AD23D48CD573D5617E7BC33B182BC18955E3D8022BCBD79B53BBDF8B0A53DF59021BE942610BD07B9163D59B5BABD4E64AB3D7357B33D1DF4D1BCDEA768BD1C39AF3D6A29233C44F80BBE18A8D03D9433323E44ED1A3E95B6C7BD630F283E06E196BD2D2C09BEFEA0013E234FFFBDFC62263E8768313E4654F3BD06C3EF3D2F130ABD6B443CBD99B4DB3CC0BD883D7D68F6BD6783313EF3ACFD3D2F29D1BDCFF5AA3D758D003DABF6C63DEAE386BBD6F4743D245D4A3D992B293E3F25CC3CCA8C133E6398EF3CA539693D5D48A1BCF1479DBC470D08BE27002E3ECCE0C3BD507DBD3DAC0F273D6CC7EA3DE5522BBEBE1987BCA07C2DBECF7C0EBECFB07F3D260E2BBDF0CFF13D030B073E010FE339680257BDAB20FB3D4F982C3E0D0CAF3C691117BE6F5C973D0CB7F1BC346005BEDEDF1B3D8371873B39AE2B3BBB17343EE4C3B73D768DE43D0597C03ABB2B0FBDAEC1873DE27007BEF30F2B3E0DFCB33C5A4228BEFD0ED1BD6894AE3D5E1A273D0ED1B23D918232BEAC8F64BA33B6D73DA8FFC73DA34A1D3C89F932BECA321E3E3C0F8B3D036C8D3D6334DA3DABF8D53D8B94A3BC08CDEF3DA106F63DCA59333D7C7C0BBEF1F1FC3D9B5EB1BDF65F1A3E317FE1BD639647BC90FB8BBDAF3BC6BD67D16EBD3055E93D87386F3D0F9085BCC56211BE7890C8BD9C9CCD3D7B1EA9BD40950BBEC391C6BDB61D72BDEEE3A0BD2498BF3DE2AA0ABB1CDD2A3E14A426BEB4C7B5BD2C8A703DE1F8DD3D1EAB94BD9CD1903D986FC7BD2F45DBBDEBFAC53D085D30BC1F7804BECA0CE0BB9B501F3EB250253D76E710BD1C2B03BD38C4D7BDD9EFCD3D92713F3B0908BBBD74D3273CCECE5F3DAC48F53BBDDE6CBC212A2ABE1D9FAEBB69A367BD3B5814BBE464DEBD4299883D0C28E0BDB0F969BDA871A6BD3842B6BD490F253BE018A1BD03B69CBD38A1983C7629983DBE43ACBD2000C13D8BD6563D0EC00B3E9B198C3C3788143ECC1E23BE1AF5523D5A8E1BBE7A10993D8EE48ABD0E7314BD4F52193EEF77293E549235BD2868D0BD5BD6C53DAF5EA0BD5440AABD662108BE27E3333E80C72B3C6D920D3DF384D2BD35C5A83D03A62BBEFB3252BD404FDDBCAD11D53D5FED86BC47F8CF3C876A0A3E33F27E3D1410133E8FC176BD8ECADF3D4177E0BCF5D451BCA4BA1A3D10862E3EFAB63B3A40A99ABC79B38DBD11B0E4BD34F6CF3DF53B16BD8AE773BD042F1D3D7436F73C1714EBBC8848173E6886DD3DAC69303DAC81ABBD8BFB95BDF6671D3E5A7C153DEA5524BE14F1C2BC38E6223D4A78433D2E95193E7BCDB93BD184AEBCEDFDFF3DF6E3D5BCCC49693DB79607BE89AD7FBDA78908BEE100903C50EB0DBE6CE5093E0F85A0BD0B20F8BD784C2E3CFB9CAABD48BED8BDCE8D043EE2FB683D2C4AED3CCF06B23D52F471BD777F963CE8AC2E3E569E9CBDACE0913D6236183E6463CABC02F3143E4D383EBD138F10BD6795383D67E7DFBC7C233EBDDD290DBD2E2E143D33FAC7BDC33D0ABE8EDD0DBE8412323EF1649B3B0F11A23D2E612DBE68E9D3BC148C0DBE231D7ABCDF40213EC15F033EE3B882BD2FABC4BD0C1E14BE2489B2BD4FA2773DC460D6BD2300C73D840B82BDC4B5273E6B2D2FBDBEDC00BDA970D53DB6CBFD3DDFB1023EBC21033E6B282BBE1CA2C73DD159BDBDDD6D003E90D80C3E258271BC5CAB793DC830193DF0119F3D4FD0F23D6192513DC68F72BDFFD4E33BC93EA73C109315BE37FF6D3DB2E4EBBD5599E53D8537223EAA18C53C4392173E00DF793BD8AAE33D489DB43DBAD916BE3F2F11BE2ED72DBD801A903DB1BC06BD3BD712BDCFECDA3DD536223E734A993D7D9D563DCC01B83D5C1BC53CBD0623BE539433BEAD9E28BED42F1FBE241A093E28934CBC49F4FABD21C01D3DE07C733AFB39D9BD1C372DBEB19D273D6033313B207B80BD2DDBC9BD76983FBD3E5D1D3EEDDF10BE01778FBD436466BD95EB253EE37E303C99D0F63DEDB58FBC6D8DE2BC8FC2CD3DEA4B8BBD924FD73D7C5A1E3E7965933D9072DF3DCC480CBEF801273EDC4EDABDCAADCB3D4C07623DF2EC533CCC8B3B3D3A9A31BE2BE22C3EC0AC3ABC1AAD213E83D18D3B859393BD559AE23DA1A25CBBE3EBE5BD56F6B53C2D2E34BEAB8EDFBD3A1A13BEE3C3143CDD4FC7BD16B97CBBD1A509BE6DF51BBEE943A7BC0F9DAA3C7642023E589477BDEE332C3E1E7201BE66AB7A3D83DA22BE0C72233EB2A488BDB616C93DC2840B3C709691BD929E2CBD314087BDDE61DD3D6235043EA8472C3E4A372CBDD6485ABDFFBAB5BDC92946BCFD1E2F3DE9636EBC67EFE9BD43A3553C691AACBB09CB10BED8F044BD9C0CEDBB71CF2FBE6B63C93C0BD4463D34BF87BC6C19C8BC3FD48A3B6A8F383D2C76ADBDE5C786BC56E4CF3DE25154BDFC4582B9DA6D27BE25CA09BEAB598BBCB32F7ABDAB00303EF2EE1ABD900E17BE595B1A3E6B04EABD1AD4153E3A0B93BCCA2D0E3D218231BEB342243E975002BBD78BB5BDAF2E01BEF3B8033DACE82ABEAB34063EDB69C63D52E61C3EDF2E213E154DD5BD1B1244BDB9C5DD3D23ACE73DDC2E313E819A95BD542ED03C2EAAC4BBB880D03D535FB1BDF1E0233E045C56BD45D5B33DE295083E9BCB34BE11E8063D4A3FF8BDCF4BAE3D5B041B3EBE2266BD4D53F5BD6202B8BDF9FD0C3E729EEABC90BD06BED129143E035BED3D3DC19CBCBFB0A63C3FCFB13CBFF52E3EB6FAD13D5C79023DBD2F813B232D693DD5BA05BE8C49C43D961B983DD1A6A73C6423D23D24A30BBD7E7425BEA0A816BE6EAA2A3E81D66EBD012604BEB822313E9CEDFFBD681B133E083C213E3FE1B7BC3FD0D23D348C0A3EFB512ABE78C8C1BD775BBC3CC501633D3523F7BDCC0E15BE6A7B2D3E69A1AABD199230BE230A9F3D1A2ABABDE5B37CBD0AF47DBD9F18273E2DC6893DE85F313E3DE67FBD9C35033E2DE412BE313EDB3D2713ED3B9951D83BE02C1A3EDED55D3C4DF999BD3BAEC7BD62A5EA3CA73B72BD160CB73D392F17BE274AF3BDE7DF1D3E6C268CBD1D6832BE7B82013E547844BD93EA883A1650E03D8FB6713DADAC2DBEB3E6013D3A642F3EF35827BC1DA3033EF3951E3EE06B853DA45027BEAB4A1B3EC6F80E3E1A0F593DDC786EBC4E5EF9BD52A01F3D1D8A7BBD4C37223E6B7534BE4B1E1C3DD97C74BB0628F339DF03B4BC8B39993D626E1BBE42D61B3D1C13F1BDA85D663D45E675BC68C5B73C8527CC3D18F48FBD20AF11BEA0E3A8BDCA8D133E885913BE3596E53D81AB7FBD7752183CD748943D60487FBDCE62F9BD410D753D69A3DA3DFDE5863DBCC4C9BB6F699A3C3601983DF7BF663D5772B3BD557C023EB8D6C1BCB5D38EBDE0745ABD4152C03C8D53BBBD5B1104BECCE2C93D97B8133E44EA33BE5D0D103E3BC1D4BD80072B3D1987273E6566E2BD12DA94BD05B3503D9375E2BD1AE88CBD31BF17BEF601A93C150AE23D20ED413D45DD00BD3D982B3E2A4A0D3E70F4C4BD8D19CF3DAF1E26BD7283693D06559D3C50759E3DAE29B8BD3A7FAEBD5C79CEBDB669EABD351C9CBD57CE2D3DE21C4E3D6134093DBEB5063EA2AA093E8914123E7254E13D89ACB5BAC332383D8F4EB6BDAB2E423B22955B3CA60014BEE927143E727920BDDD870A3E45F6AB3D79A5C4BD9939543D6C869FBD1B31B2BD45D9653D0D0CB13D03CACEBDA509B7BD0CB5083EEE1785BDF7FEF2BDE84819BEF644D13D5367023E6772333E26E907BE82A8AD3CB8D50C3D7F458F3C412E123D583627BED3042EBE961B96BD412B853C23655B3CD600CFBCA4C934BE4812E23D99B4F2BD53EA2B3D4E4504BE207E023E8DB3113E7D31BDBD07501B3E75295ABD67E72FBEDE4FEABC80A208BE0A05173D32EC0B3DA3B69FBDB8C850BD0D6E553D0237C6BDC8D8943DC40C06BEFB95D33D3A42ACBD231817BE24EB0A3D13A3983C9CAF05BEA0221F3EAD9982BD5092EE3D4EFF3ABDE61BF23D0187AEBD25A4FBBD24C313BE62D0B8BDEE80C5BD662AA53D55F9EEBD936DF5BC418983BD4EB088BD7563B1BCD4C3C73DF34D95BD77AE17BE3479F63D5E60D2BD62D6F93DAE6793BC8A33ABBC49C8293ED558023DD5C223BEC5842DBE0E5429BEC49505BE56DD823DCE5E963D189ABB3D389126BEC68DD93D6879203E101B8E3D7ABB8EBD50F91CBED3F7323E24138E3CE4221C3D7530DB3BCB11F33D1EEA31BE6806B73D640DF6BDE8E6273E2E460DBED1AE1FBD69456F3D65C1703DEC32723D9FC2E93BC2C7463D41ACF3BDDB1E2BBC4CE3493DEC34113EE15D13BEEEE88EBD17B0F2BDE915BBBD3194D3BD5E03DDBCC4D0823D50D20CBDFB18113D38312BBD0F312EBE372DB83CF7A2FD3BDBDCF5BDE14D2EBEBCC6323D0F3F47BDD003113D3D451EBD434A32BD443391BDFEF12D3EB23821BE94C533BDBD5945BD83DA7EBD5B8FB73DCCF2203E054B153E032CB0BDCCF89DBDC8B98F3D6755C23D01C617BE0C25A4BD85A7AABDA1F48CBC38887EBDFBED0BBE3821F3BC696527BD25555E3C12FE89BD5CFEA8BD7F9F213E1BA850BD7CA3D73D7DCDECBDDAF19CBD0F52933D4BF70E3D998008BEF4F00B3E8B1E45BDB49850B8422DC5BC6E400A3E17482F3D9EAFA83D7A7E1DBD9F7B343EB1E38C3D25B5B23D687B0CBD10DA15BEC9CF023E073421BE10F532BE5C8E893C18F60BBD366B02BE25570B3E3408923C52C9A7BD13D0E83DC42B803D76560DBEA05EEFBCCEF71BBEC2C0C9BD5D88023DB899483D3C068CBDAEEB7EBDFD941ABEC4D1DFBDCD1038BC9E22D03BD8B1CB3D0083F03D5CF91D3EDFCD0C3D97F005BE4EBB4CBD724B1FBEE8B95EBCC795BD3D0BB4A53CE452A53DB4D5183EED5ABC3D718F16BDCCEB243E9CB2C83DEF5706BE801BD03C8D9EAE3DD43C683D8B432E3E2A96EDBDADECCB3C3D7F2F3EEB0CE3BD30FDC2BD2F50F53D7163B63D74740E3E407EFBBC929AD63D22941BBE40BDD0BDB62AE83C977500BE3B9247BB251587BDBCF2323EBF5258BD5BFC7B3D3C050B3D846A2E3E4494F13AF9AECD3DD1AEF5BD959502BEA969BB3D43EDE03DD957B7BD9C03113E36C46E3DB72DCDBD4198AE3D83FD333E049A39BD4F990C3E34815FBD30E729BE9B080FBE847973BD76362B3E4B24983DE3141C3E6F7BB73DAAB824BBB238EFBD9E8424BE317572BDF1E09FBD51EB223EB8E42EBDC006AFBC2256033D6899143ED20295BC04DBBD3DFCC5F9BD78762CBE852EDEBC1CDFA53DCFC9E23D4901843D9332093E70DFD4BDBFD3223D199C163E3B15E0BDC78DFA3DCAA112BE487BEB3D39BFBC3DE0211E3E67989CBC91411FBC4F83D9BD13F8253E2188C8BBD32F3CBD0C333D3C4742BC3D4CA3B7BDA72510BE724730BDF5A45A3D78B2913C069E40BD5355BC3C8E766BBCC0430C3EABBCD4BDE3902E3EF40ADC3AD04AFE3DEEC2913D622608BE51D8013E907B7DBD4683F3BD",
      torch_tensor_4_torch.float32: "0x040000000000803FCDCCCC3D0AD7233C6F12833A",
      torch_tensor_16_32_torch.float32_1: "0x04000000FC20843CD9762CBEC6D9383D9D1D9BBDF1AC2BBDC9FFBFBDF2A2273ED887F63DDAE89BBD6F9631BD958B5C3DE73C883DA971AABDDE07933D0A41E63C1B0BD03D3BA4C3BD38C3E9BD9154A83D0406E2BB28C39DBD24130E3E9E17A1BCBCC8F1BD98B1CEBCF7BBA7BD00127ABDF50415BE677F103E20471F3E10B518BE487AE23DFBA3533D85CF92BD485E54BD31DBF63CDC9C193D39AF193EFBF82C3EB727273CD4452A3ECA1DD6BDC625C43A158115BEE06DAD3DAE6A103D3F4EDBBDBF1F0ABE14C60FBDDABD88BD0F8993BD51A81DBE10ABE6BDFB3D163EB10FB2BDDA5C933D7942453CE3A9C5BC52E16C3DA94E083E229F613DD0FC9C3C0CF0123E27AA6F3C95271F3D437F303EF50B03BE1782033EA5EAADBD62C214BCBD85D1BDD3E2EE3D139811BEC364A0BDAE36FA3CCF8E8ABD3B9C9B3C1F38263E471C20BE943DEBBDC6C30CBE78192D3E59BB2F3DE3C902BE496E1DBE7C29063E863D263E8013DBBDF051393D44C233BD0EB9D63D7396CABDBF41F73D04BE343E4742DB3DFFC5F7BCF565BD3C6F369C3D8DB9D0BDDDA9A8BD021431BE63B8FF3D9C37A8BD21881B3E16050EBD78C385BD3B54B83DC8DD8CBC0E71F5BD008E9B3C1394A8BDF7FF02BECC6DE4BDB24E7B3D3CC3733CB9BB92BD463B813D0DA962BD72B60BBE18AC783DE09176BD538F56BDAC1D023EF24D073E1B2E31BE57401B3E5EE2213E2A8902BE367A34BE4D4F0DBE183B40BD323802BCF08E473D55B12C3DCF470C3DAA510DBE723A2E3E39EF1B3E2463B03D37261E3D7129CABDBCA7533C772E01BE8861263E9CC320BE11111A3E3F6D2A3E6F44AFBDBD8621BE85717F3DFDEE0ABEC90327BE4B1DDABD70EEFF3D3EEBE2BDCAE490BD8ED392BD18A8003ECA478C3D3285CF3D084507BD7412D6BD757B823DCB11923D98D4153EE39E29BECED304BE4E87ED3D5D4B3B3D295BF03D611937BDB37F343EF87C8D3D8C218CBDE8E6AEBD803C3E3D87A68EBB0F77AFBDF60DC2BD1BF9733D32B6B23DF7662C3ED9C698BDACBCD5BD393CE4BDD23FF5BD35D0323EB80DB1BD2E4EAABDBECD043E2CF30F3EE3AA25BE3FA19FBC9194593DF477DD3CBBD3CDBDF4DF11BED29E02BE972F713D838DA8BDAA9824BE8E77323E79E5A53D610658BD7B15E73CA3A880BD13A9EEBD403F27BE7DFFEB3D172A27BEBC8908BECF0C173E0202E4BDB11B73BD3801563A93C232BE955B24BE9CD512BE854DDABCFE0683BD4D70063E4CE3E83D651D303EB6A21CBEB280ACBD04A0F63D1A037B3DD2D4EBBD39B8073E6FE8B8BD75E22B3E267A10BEBBA7BB3D57A724BCA4AF1CBE0154BB3D37DF84BD5F9B493B6F0F5DBD3CDC21BD1E5139BD6288A23D23ED69BC3B5CF73D0E3E923D17E288BA0325913D549373BD1A7E0BBE0979EEBD68EBF7BDE32012BE55B5E73C44DA80BC4DC522BE92DBBB3D4459E03DA9C5193E8888ED3B250C54BC7CF0D43D83FB1CBE040B333C81E8EC3D0F8DFA3D65A4AA3C6A3070BC195E813DC3EC193DFB7CC2BB2F620F3E31861A3E07ABCDBDBBE8223E35073DBD35C71B3DFC38213E9313ABBD35FCA83DF472C5BC71DECCBD325430BC37BD1A3EE208CA3D7F39BBBDCBDA233E0C4E133DD8811A3E2D2E2C3E5FCD52BDC184103EC2A8D6BCE199E43C7A71BC3B0B771F3B10BC60BCC3EB25BE88007C3C2E1A263E8B7E6D3DF94227BE6F2C073DDE92EABC6B70553D783D26BE9F15F23CD35E01BE790ECE3C95E6D93D2E75FD3D6252EFBCDDCC203EF65B2ABC755ED0BDF237A93D55E2FA3B53D20EBEF02FE63DBE732E3E0C3EC63D4099E6BCB4DE17BE0D151B3E3CD1C0BD2B22DA3C1CCA23BEEA55DF3D805E113DA4532C3E70B1AF3DA3E12CBE4B0B0F3E784812BE8408ADBD95EDBA3DFE09C5BD47DE3D3D6927953CDD2C4D3C79A3C4BDEC5FFD3DD229D03CF069863DA99EA83C961AB4BDED1388BD50FEF03D2D231EBEE9407ABDE7B325BE7270D8BD059DC23C54F424BD3D4A713D9FEE093EF04C183D91EB2B3E9ADBF4B947A32E3E77A3E93C25AE94BB545F4A3D4DBA0EBE859D133E7FA1253E41331FBE8C78D7BD2B110F3E2000363DA1E282BD3162B4BD7CE725BDCD4808BDFEFC263E6F20DCBDC4A9CB3C063C4D3DB494B3BD339634BCC9E602BDC31D0A3E3784013E35BB0BBC9787B9BD39D9CFBDFA229ABD34091D3ED826133E35FA0F3D10A928BE3D3C673DE29206BD756BCA3D8B2CBC3D9FDC173E3AE7523C05A75D3CD9EBA73AC61EFA3DE3AF083E2595AA3DFDC810BD4B3652BD87BF273E8547BBBDBA17F93CA1A7633DD879BB3DF695DBBDBFC90BBD2034A9BB921784BC2C5C1BBE7D389C3D2C680ABEE1D836BD48F25D3D65560E3EEEDDFBBC9A73C8BD1971A1BDB926D5BA74ECC5BD27E3323D90AEA33DB3D62A3E7C3A183E61FB13BDC2E1993DDFFEBD3C07A5AB3DA990A4BD27042A3ED4139A3A524DE53DC141063E566019BD76B50A3E02633BBDDD1AB43D8BC1E0BC96270FBE6C9638BD067B893D4899103E0CB613BEF016D2BD9EB0BC3D9DF3B8BD1CED163C098DFCBD32F7363C222DAFBD97B5213DB4C08E3D10DD0A3D765C0EBEDDB8073ECD5E183E614F22BE9242143E21051CBE052EAA3DA60C2BBC777A67BCC447B0BDFD8E0E3E4E0AEA3C4E6449BCA6E4CCBB0934033EDD5E333E193FCEBD4D8E20BE39EDF4BDD191C4BD94E313BED4A782BD130F8CBD05A8A5BA4C804E3D6C8EE83DF9DFEEBD42B301BE40B29DBD1E6805BE54001C3CB74509BEA79105BC3B2DC6BC962D0CBEB273A3BD28409E3D7D944FBD9CC41FBE3445133EE7BF61BD6A89AE3C1E92113E4245B43DB35012BE76E41F3ECAD649BD79B4383DDD2CA13DF4BC7C3D7B74F73D9961A3BD7E87063EAC23E63DB1C21EBE07FB86BD",
      torch_tensor_16_32_torch.float32: "0x040000001EAE69BDA0A6ED3C5144D23DD729E13D0B27B13D8B45AC3DD9D22DBDA3D5243E045EFE3DEA5D2B3E6B5C12BE900EA4BD4F4F16BEBC48803CCD500A3E3671F7BD19803D3DFFD067BBD28928BE3078E3BBC507AABCD797AFBD4AEFE1BD9F08D63D4A9C94BCFF810FBD7D4F49BD6329B9BCD7B747BDE1E3D8BDA7779A3D82442BBBB9E021BEFFCCB5BD76B913BD85168ABDC5CF2A3D2759293E89A502BEF2FF29BB40491D3E0C09D3BDB4480DBE1B21413D9AFB06BB898D17BB0674E33DE0E31ABE8798D8BD7045FB3D5B2BFEBD2F6CC2BC6715A83D7BB6C5BDAB5F0CBE7D33D8BD43B506BE371F1BBE9A54EDBCEA0728BEFD33DCBD04BF553C1A90283EF77D323E114F173E2852A03C066CE13DBE6162BD51C4E8BD86B0B53DDBD28E3DF5DD7E3D1978A83D22F335BDFB29053EAE4EC53D00869DBDFE08053EC078823DE070C53B43072E3B93961B3EB832BC3B16A47E3DEE19043E4F8D1C3C1CFD233E4F4DD6BD477D8DBCE2356A3CB60E1D3C0C9403BE33BE2C3EB826CBBD9AA7023E0D6E90BDE6F38F3D3C7CC7BD9EAA9DBD01E63E3D50F5F83DA1C668BC0AC5873DDDB3C7BDEBE1643DB7B5A2BC09F924BD7340B23D4F5A70BDED1ADDBD4A634DBD178CB43D474B2D3E20A3233E78E5FC3DE86CDFBD53A7213EBB62933DCDB2003D1CE1D1BD1A59C0BD7BCC3A3D096680BC1E8E4CBD492D0ABE7B4A1A3EBC29603D3B48BE3C3D0F883CD1D0C23D9F53DABD0351E7BBECC61F3EDECAE0BCFBFD1ABED7F9D7BDB873E03D1AA8BE3D9DE2F93D3CE77FBDB054A8BD020920BE60D3473CF2821CBD15C02B3EBA19A3BDCD0CE6BDEBD1923DC21784BDBB7286BC3D95343E92CFE13D856B34BE02AF0B3C844CB63B9F09313E0A801CBE4FDFDE3D10BF31BE1FF331BE9F95B9BD11222DBE562D32BCD62D123EACE048BD3D4709BEF42A79BC285513BE779EF53D8160D13C608B203E6495993D0A74813DC8FB733D8D24283E907BE2BD9364DDBD45370B3EC163833D7EFE253EA6C3283D2B13833DC621DF3DECE5EB3D09A8C63DB5F40DBEF599513DCFC1F7BD8AEDBA3CA931C63D0C0572BD240E1D3EE92B213ED774503D0FF402BEC6CB713BEFD80C3E370D023DCBB21D3E5195513C86ABA7BD6140EC3DAB9D6F3D7EE3C73DD652D8BDDC4009BED27BF23D6B4E7D3D1A6F043E23EC16BEB597A6BD4191B7BBE509BCBD0030E23DD0C40F3EEBE51C3E965BCB3C696124BEC3DB81BD73FB273DE96843BD609D9A3D258041BDDC94153EBFCD1C3E1C5C333E49CD6F3D9416F5BD91663BBD9234C1BDBDD6A23D7F1C7EBC40F5903DAD2D523D933C5EBDB0A2C83C306DDEBC4BBAFA3C28ABEFBDC879563BC2FA093EC64FBB3D2AE1E0BDBF07173EC0698ABDCDCB213ED4A313BD7F9E2E3E59E7D43DD76B6FBCFEEDF33DB9C0193E3D960DBEFF27023D88D5F73D2EF595BC6828E53DAF330D3EEC910FBE3867C53D015326BE04ADE23DC02FC8BDBB5C61BD9C15313D77DF1BBE66AFC7BBAB517DBD9018653DFCAC2BBCBB8124BE14C532BD4BE1E13CC83BC63D7CB1CEBD031CDCBD1C1BA33DBC51D9BD26198FBD6DEE34BE0F6E2EBD475710BE71E1E23CDA96123E3AC7A03D68E916BE3F44223E15C521BE49E98ABD9C1ECB3D94C9AB3D4784C73D0F502CBD2F861EBED53C31BEFF516D3CA31F2FBE43A7EEBD4397EC3D10F1DEBCCEB77C3D00690EBED18CE53C171D233E6DA3033D556FFF3CBB6ADFBDD7E202BE540ED33D1D1022BE356C31BC4F0C11BE4B8F4B3CF66031BED3B46F3DF8B49D398D10EEBD04CE86BD6DAD90BDEE83A2BD868F34BD1668053D534ED0BD36BD363DD62915BE2F792A3EECFDD8BD74F2993D24D0F7BD9F1CF7BD9191D4BCF33DCEBDD1954ABD747A9DBDA6804ABDA9EF0BBEFF8B303E0931CC3D485581BD9873033EB74CA1BD06E013BE4FEC673DFB2979BD1524083E54D842BDCB6213BEE3A3183E9F87223D0AC15B3D730D8CBCD2EF0FBEA519693DD850FA39B8B3EFBDED4FCE3D638229BE09B1E0BD1DD428BD23AC29BE91F622BEF08959BD7A7E08BD8DC9043EFAF1A83D8D4E283EE0E8603DD7ADC13C328A0BBDFCBA98BDB82A22BE515725BED50B9A3D9F29E5BD6F8494BD2F31A93D29CDDFBDFEDA853D844520BCAE69153D84EAA4BD02FE033E8D0F14BEE0FE28BE083C0D3EBB97F4BDDBC42D3E63CEA03D7ABA8B3D5955B3BCEF31083D6EAF393D8C3EAABDCE3D053EFE83DE3DB94A2A3CEA9B4F3D08C4AFBC5AC582BDC2880BBE8D148BBD8D5A2DBECDB463BD616ABD3D23A22F3E14A525BEE77A16BE3F68153EA6957FBDA3C77A39662BE33D0557203E741B893D295B333D17AC8BBB3DFA913B0B15923D22472ABE793C2FBE081EF43D113231BE1541BE3D2207033E3C15F03D21DB5C3D0FE5A03CA232A73D66BCD73D2666B63B324002BE723EE13D9653A13CCC16DA3DFE9DF2BDE9FF34BDBC92E8BD11E3253C47D4193E26A0093D88DF193E6F00053E8F04F9BDE8C32D3E9BDE203C8C90173EEF350C3D5F41F7BC10AC193E34F105BEA8EE813BE5DACABC47DE023C26BD4FBDA9B80F3EEE6217BC4698953DA3E79B3D02EF243E2A2E823DA47334BEC71116BE70052BBE7A7731BE0D9C16BE9EDC28BB59532B3E3E50EABDA84F983D3630A5BDA53B0C3E4176EB3DC337A83DE7781F3EE88708BECAB519BEAAF6B8BD23C1123DC307203E4208EF3D7654623D678B00BD628FCDBD8306343E58721EBED4BCF9BD3A10D53DF5360D3E274E3E3D40654ABB7A0EACBC069EBC3C1029B6BD17F7323EEFC9343E441C8CBD6C5DFB3DB21A2CBD275003BEF69FF83CE4620ABDC188163EE3B6483C9FD11EBD56CB0FBEC1D7EC3D20A3F13DE5AECB3C6BBC7DBCBF9472BD33D5273D40B72D3EED97EEBC",
      torch_tensor_32_32_torch.float32: "0x0400000056639ABCDB5817BEDF7431BDF4AF343EB09D15BEFE7C0CBE9596E33D921D343E47222EBE8AB823BE9D6862BD8B7B343E377ACDBD11A2773C5DC5133E382A80BDAB0C5EBD2D03F3BD1F69DE3BA5F5283ED30A943D2F79FE3D5BE23FBCD205E6BCFF5B01BDD47CCE3DB5E4BDBC3DA01ABE2C427EBD87AF8D3D2F7D303E21A903BD649B1DBEAB4905BE5D6D0EBE65F0913D3F6F053E7F22563D7CA8793D72DCEB3D8088F73D5C2FD83DB373CA3D8FED433DFADEBA3D186BF8BDCE54EABD38BC423D6A5DE13C59231FBE4EDF03BEE31A10BE18C50F3E48B3EC3D278FBEBDBA7FDA3C068B26BD675D1D3E9CF423BE960F04BEDCB516BEDEB2D23D88FAB4BD42A2D73DFCC2743D38F6B0BD320F43BDC18292BDDEB89F3D6D3091BDBDBA753D5EE94E3C2E9010BEF294E3BD3307FBBDD5B4BD3DDCE41C3D45A691BB9F92D7BDF55A33BEDC1E80BDB28A0ABEA90D34BE28A62CBE4D7BECBDECF92FBEAAB6613D0677873D17ED913D2D3434BEBADEDF3D302B0D3DCF1FB93D1EF631BD33DBAD3D74AE2BBE42A0763DB18A0F3E4530983D93A12ABEF7434BBD71D6B3BC08B1BD3D07FF88BD8948D03C1F307EBD330DE6BC779E66BB79E3CFBDE649FBBD2C70153EA117183EBD5EAFBB4AAF1C3EAC7D0B3E9D0AE4BDFDDB8FBD48AAF8BDE8196A3D007F923B7E98C6BC9F66063E9E828DBDF623C6BDACAE00BEFB2DB8BDBC782E3E1005B0BD753B47BD102DA33D60070BBE14BEDBBD533B053E7FDB8ABD51DDBBBD1D5CBBBCC859CEBCE553043D27BB843D03930BBEE280243ECE1A2CBEE63B753D924D4CBD28E398BD4654293E9B702EBE64CE453C23FDE73D89D4213E580919BEB27AAE3CCE18333E4E5031BE79DB303DC9D7E2BDB216EB3C4DBF23BED01FB23DF4A020BDAE5ED83DA3362EBB5F6BCEBC37CB2FBDAFBF25BEA6C799BD0B60C03B830B0CBEDDDC1E3E2475EBBD220C8DBDFBA8C1BC12A312BEEA10B7BA5656AEBD2E8517BE92158E3B1A41203EB54D323D884D153ECC96E2BA35BB7CBDDCE4113EC5CAC0BD407627BE3C791E3D506EB43DF869D8BD73D97E3DFA7180BDA0B5AFBCE35220BDF6DF1ABDED4913BE9F75313DCA763EBDF0690A3EA6B6F13C9C0A14BE13B609BE6EAEBCBD3F5FAD3DA9BFE9BD759FA5BDB774033D2A00FBBDEA46B2BD4925243E5568BFBDFA3D71BD1277013E1641223DFE140E3EE9791FBEA1F6B43DB881DDBC52F0E7BD540F9BBD67182FBE0A73FA3DD3EF0ABD5C7F31BE8DCF1A3E8F7EEA3D5CB2953D4B2B313E6378233E542C293E811B223E3E1C133E388E3D3D9C8D72BC104ADC3B877496BD4E1BAA3DCDD0A73B25D42A3DD334E9BD605188BDEFB5073E7FD98C3C88DF793DFE071EBECF089BBDF16C93BB7FF697BC041BE73DF8835ABD0914173ECD0A0CBD86D08C3DA7E2FEBDDBCCF53C817B30BE02501BBEE6B4E7BDE1B54A3DFB7B603CAD288C3C53699EBCF719183E9953313EEFC0993DDEF40F3E38240FBCD01885BD70C40C3DAA0DEE3D8DD0DFBC0EFE0ABECB1D6F3D259438BD7046AEBDF7ABE43D469DC4BB44F3CEBD43A2D8BD117A2A3EB87CEB3D2FCD01BEF837B138A3A47ABB2492AC3D4A091BBE902E2C3B6741713D193EB83D636C973CB673B3BDFDC72DBECFAFC33D9643253E019D5ABDC6C421BED3DA533D25D3FDBD1C8BECBD8D5F453D418589BC370245BC705D223E7702FEBC6760DC3D8C5961BD7EB2063E62E55C3D554E213E158B7C3D8E3D80BDC3CB9D3D7D391A3E9A3C093D04E9A63DDFB3FEBD6D2AC43D971D2BBE6506203ED287953DFE993E3CF66C29BEA89C243ECCD9E63D42E0263E43528E3D5EDA733D6C8F3BBD345D94BD61838F3D271D7B3D03CCBBBB6757E63CFDBA783DE2ED2EBE511520BE90C040BDEE91F63DDBA1B03DACC62CBE3A6759BDDB1399BC13D16D3D8318143E26637D3B25E70CBEFCB6313C22CE8BBDCB41DDBD9687C83DFB8FC2BCE011AB3DC3F30C3EB6538E3CF4EACB3D4EFCAABD7F18CA3DA46AE73BDA95F03DB4102D3ED0EE08BE6FD82B3EEB2E0A3ED4D211BED241543D885E13BE71E16A3D4DF1DF3C99CD2CBE476D833DC6E346BD9B6F343E24AD303E73F5793DEDAF0E3EE9C2823D11432B3E09B485BCBEF4323DE035EFBC589B4ABB076E5ABD4F478FBD6D6ED13D505C9B3D4CD19FBD59881FBE7D05B13DBA8326BE492A00BCBCC11BBEB492173E5E66133EEEC414BEB84C28BEEA0DD6BD85CD473DFD0BB5BDA96F2CBDE08937BDD3D1043D133FABBD1CA9A43DF98801BEE1E780BC34BC173EF7E8C7BDA0E10A3E396DBC3DE1E369BD93157B3DA795F4BD3E1A693C421A4D3D20931C3ED696CABD3CE6CDBDFCB1B4BD145830BEA76D123DA4D715BECA5F42BDF488A1BD8CEF213CE2A55B3D4D8B03BE1CC255BD52398BBCC449D1BD2C45273D8006863D520201BEA7560E3EE0A1003ED78759BD1779D73C0B53B03C12CEC7BC59FAF2BDE329153E0A29B23DAF4517BEF74A0CBE27242C3EF121E73C865A26BD055EF53D2103503D1AF6813D189C0F3E000D62BC257D2C3EFA4EFEBDF24CDCBD855FF53C19D0AFBC1199CE3D71E544BD45B8E33C5F7416BD4EE6073EEBF93DBC89D3313B139D043EA9FB2F3E91352D3EA7FC30BEE792CCBD6F3B1DBD1E7B15BDB76AD13D7F83A33D043A6EBCC539893B9A231B3D870C1C3EFD9CBB3DA39DB6BD0B76B9BDC9FC643D907992BC3743E8BD48342FBE476FCF3C877253BDA7A5D2BDC834083D1746303EF159163E9A6BCE3D768608BE51A0CE3DC240BB3D5995713DB15E34BDE5BB49BB885EC4BD8B1A23BD2963EEBC1D24CDBC002634BE08727F3DC01B14BE555F07BE2B1F933DBE2D14BE88B02C3E96552D3E491966BD6D93F9BC617D0ABE760E333C2463043D0A9AC6BD070F633DE1EDDEBB587155BD4E5320BA6F772FBE1E08FFBD53B0BF3C7DD02E3EA996D6BDB918E83DC088843CA8C29BBD26184B390C92AD3DA749AC3CE23D203E7D0909BD33C3F1BD7693233E06CC4EBDB6B6E53DAFCCEE3DC23C003D369214BEE7B631BE7FDFAB3DD207313D3AA8D23D328D1FBEEA83C7BCA4661C3E4635BE3DE86E163E491F0E3E3CAA31BDDC8AF6BD22E1D7BD7DEA753DC4B48FBD78C9373A1F1AE73CC5BEE03D05E9C93D55A1CE3DE46DEB3B8763CC3D1C7DA9BDBAE790BD7B4AE5BCB93ED2BD0878213E9BE8DDBCC781523DF418B4BB89731EBB9DF6C0BD8EA354BCC1EB21BE6021ADBD2E4E0B3E8BC929BE464FEE3C5CB5E63C98412DBE496C0D3D9419A83DEB1B033E9C87073DA37F0D3E1009DA3BDDF1893D12C1553DB37805BE04F21EBD3FF3FEBDD2A60C3EB6B6AC3D018B99BDAF8004BDCC4B413DC1D51DBEEB90A33BF5B2AC3D7374B53CC93E85BC6CC1E83D6D7B9D3DDDEC20BE8710D53D63C60EBEEB5DCB3D436D183E3576853C95B774BD7702BBBD6EC2A0BD7B7805BD3A1896BD3CB3333EE8299CBD7C50963D31DD27BEFA7FB73D1E081A3E51C401BE4EBE38BD8B932C3DD2462DBE9A11E5BDAED27B3DBC742A3E515058BD2104D3BA82BE2EBE3EC02DBEAF6D1D3E469D193E25AD5CBD24288FBD7F7E3BBC92FBA73D5DEF2EBE848AC8BD0DB56EBDB5949DBD990699BB7409043E08181E3DB1D123BEEE6B273E3DC1113EBDFA633DF635B13DEB56873D0160143E8E1A2EBECB5FE1BDF7E7B7BCE7BB09BDAF70F0BDE2982DBEBA3F0ABE21EBE0BCA2A9193E3E06F03DE5B5503DB55BDEBD90A591BDEE818B3CB1C927BE863704BCF63D133D3BA8233EAD113EBD36AF313E3F825A3C732DFBBDEF152B3E8FF01C3EA1080FBE4A04D2BDD41BAD3DCCC3DEBD3F2BF63D79BDACBD2FBA60BDDDDB4FBDBFB22C3E85DA74BD33CB0CBDAA0FDB3D6EB4F7BD20385FBADCD20BBEB61327BEB75025BD5116A03C125E1A3E98982DBE925950BDE58B3E3DADB5883DB285D33D408E11BE820431BDE06D273D391B11BE936FB63D08B92CBE21E8E13D7A686B3D4CAC4DBDEBE76A3DCE51193E442A053E7E98DB3DE9C0D2BDF511503D2AD8073EAD69FF3CCFB1EF3DB187E0BDBF75FE3D8725C0BB776822BE0BB33BBD4EFE1F3EA5F37CBDBED0FABC56D490BDB8D9C4BD64E3FA3CEA9FDB3DBB3CAB3C28A332BCE38A273C9EBE07BEE3C1BEBD12EE103C0FB010BE8F51B33D3ABADC3CBEFAF33AA8DD39BC69E3183EE233253E23C6B03D5DD0B33D7F8BAFBDFEFE933DD1DEF4BDD6769C3DE58900BEC6797DBA3B33033EA567F03DF00E203EC9FF763D10898C3D592C423DD12E043E12FBBD3D38A7553D7EA47CBDAD36AFBD850433BD65C7AC3D9612C5BDCFD2453DD05F1E3E0D47193E654605BEFF624E3D25BAEC3D7B6C24BE8E62E73D3695E1BDC5E202BE357799BDDA2C88BD8FAE95BD0E76503D0F418C3D81B48C3D45F6F93DAC10E5BD18E22BBE043811BE4EFCC6BD8999A5BDA9159F3D25FF02BEC05904BE1AE2C13DA15CE6BD45CF073D7C060ABE3A238A3D173AE23DA64318BE234C763D83CEBDBD81C3E53D59CF223E55B618BE836B873D2480F43DD493243E58B7083EAA670E3D5A52293C2430153D25D7D7BD27DE0DBDD9AA32BBE917E5BD6D6B00BC9260C0BC117D7DBDA8645EBD2B4834BEB6822C3E2A73B23DF5DE023E29171ABE123831BE269E063ECD4CFEBC9CBCE13C598AB53DA914393C1AD8BFBB771FD73DF89C103E56C849BD088C1ABEEC84C6BD695C013E4AD97B3C15FF1A3EFF4A7DBD16852BBED1DB603D46479ABDAA72D8BDC3B5E13D3A6A493CC05077BC0C4A303E43B11D3EE9E013BE436726BE4207B3BD118C0CBE914FBEBD4D40F43D40E6F0BDC605263E5AEA613D9698FB3BD9B4F73C09D5183DC8F9683DD73813BEAC7D49BB7F2BF03DF4D7333E2F3819BC6A5001BEBE62A63D8F9F25BEEE58213ECB83DE3D3811A33DD9CFC53CA296033EB63F92BD43FC16BE5E21C8BD41B4063E07F1B4BDCE5610BE96991E3D34E4E0BD7430F5BBC6CAE5BDE0FC183D7D69ECBC6C12BF3C1A59A73D6D1DE9BD2CDF76BD486AF1BDA4BD163E8BA081BDD457883DCE1B273D1D9732BE3E8200BE7D163ABD69C50ABE98F8BF3DBE93E33DAA06AAB96652B13CF9CF3E3D67D3703D130D0CBDA2748EBD9ADBDFBDB8A8E63B05240F3EF901B4BC14C21B3ED3457D3D0B48BABDB99F8C3D1404913DCF20A1BD91D5FDBC2B6596BC459A7F3DBD3F0D3E173F1FBD346CEB3D9A35C33D86D91CBE7155043ED39DEABB77B80B3E92000D3EFC492FBE2DC116BE00D8A4BCB5AC683D5879E6BC25452EBE92EEC43DF605CFBD655BA43D3EB8FF3D193974BD4309DA3DA592C03CA25063BDBAE23B3C0C31823D1752B93D17BFCFBD8C4D073EF93AABBD4FEF1BBECF819CBDB04220BEF8BD4A3D1CFB423C490A0DBC4506F5BD37DABE3DC729ED3CD0B935BD6049003DEF5F7F3DCD82D9BD8D8C50BD9E68A4BD3A37203E540A333DF19C08BECCAEFF3D8DF2E5BC6D58473C1E5FBB3CD421A9BC975E2B3E06D39C3DFFE41B3D659F83BD2DA7263D54CD03BEA1577ABDE391B73DE42832BE21BB91BB396F85BDA2F6B83D1E25E2BDC6A7FA3C21BF50BD4DDD173E0616D8BC9E3004BEBFF360BDF138FF3D769C8A3DB7071B3D46C1E13DA7CE8B3D56ACB9BCDFBFBFBD553A2DBE7E1BAE3D592B0D3E305F8ABDC9B8A2BD23AFF93C01CD85BC64FD0A3EF68D48BBB27AAEBB9B4A28BEB2005D3D5308213A06D22A3DEC57DD3DFE049A3D9C88B039FB265FBC83DCB6BD8677233EA4AB163E1EC53BBAB9CE343E23F51E3E8923D03D671ABA3DB6548F3D6F08FEBC53E98F3CA044133EC501F4BCD2F9613D",
      torch_tensor_32_torch.float32: "0x040000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"
    }
  }
#-}
