#map = affine_map<(d0, d1, d2) -> (d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<2x4x5xf32>) -> tensor<2x4x12xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<2x6xf32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<1x2x6xf32>
    %cst_3 = arith.constant dense_resource<torch_tensor_24_torch.float32_3> : tensor<24xf32>
    %cst_4 = arith.constant dense_resource<torch_tensor_24_6_torch.float32_1> : tensor<24x6xf32>
    %cst_5 = arith.constant dense_resource<torch_tensor_24_torch.float32_2> : tensor<24xf32>
    %cst_6 = arith.constant dense_resource<torch_tensor_24_5_torch.float32_1> : tensor<24x5xf32>
    %cst_7 = arith.constant dense_resource<torch_tensor_24_torch.float32_1> : tensor<24xf32>
    %cst_8 = arith.constant dense_resource<torch_tensor_24_6_torch.float32> : tensor<24x6xf32>
    %cst_9 = arith.constant dense_resource<torch_tensor_24_torch.float32> : tensor<24xf32>
    %cst_10 = arith.constant dense_resource<torch_tensor_24_5_torch.float32> : tensor<24x5xf32>
    %c3 = arith.constant 3 : index
    %0 = tensor.empty() : tensor<4x2x5xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<2x4x5xf32>) outs(%0 : tensor<4x2x5xf32>) permutation = [1, 0, 2] 
    %1 = tensor.empty() : tensor<5x24xf32>
    %transposed_11 = linalg.transpose ins(%cst_10 : tensor<24x5xf32>) outs(%1 : tensor<5x24xf32>) permutation = [1, 0] 
    %2 = tensor.empty() : tensor<4x5x24xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_11 : tensor<5x24xf32>) outs(%2 : tensor<4x5x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x24xf32>
    %4 = tensor.empty() : tensor<4x2x24xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<4x2x24xf32>) -> tensor<4x2x24xf32>
    %6 = linalg.batch_matmul ins(%transposed, %3 : tensor<4x2x5xf32>, tensor<4x5x24xf32>) outs(%5 : tensor<4x2x24xf32>) -> tensor<4x2x24xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %cst_9 : tensor<4x2x24xf32>, tensor<24xf32>) outs(%4 : tensor<4x2x24xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %116 = arith.addf %in, %in_77 : f32
      linalg.yield %116 : f32
    } -> tensor<4x2x24xf32>
    %extracted_slice = tensor.extract_slice %7[0, 0, 0] [1, 2, 24] [1, 1, 1] : tensor<4x2x24xf32> to tensor<1x2x24xf32>
    %extracted_slice_12 = tensor.extract_slice %7[1, 0, 0] [1, 2, 24] [1, 1, 1] : tensor<4x2x24xf32> to tensor<1x2x24xf32>
    %extracted_slice_13 = tensor.extract_slice %7[2, 0, 0] [1, 2, 24] [1, 1, 1] : tensor<4x2x24xf32> to tensor<1x2x24xf32>
    %extracted_slice_14 = tensor.extract_slice %7[3, 0, 0] [1, 2, 24] [1, 1, 1] : tensor<4x2x24xf32> to tensor<1x2x24xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x2x24xf32> into tensor<2x24xf32>
    %collapsed_15 = tensor.collapse_shape %extracted_slice_12 [[0, 1], [2]] : tensor<1x2x24xf32> into tensor<2x24xf32>
    %collapsed_16 = tensor.collapse_shape %extracted_slice_13 [[0, 1], [2]] : tensor<1x2x24xf32> into tensor<2x24xf32>
    %collapsed_17 = tensor.collapse_shape %extracted_slice_14 [[0, 1], [2]] : tensor<1x2x24xf32> into tensor<2x24xf32>
    %8 = tensor.empty() : tensor<6x24xf32>
    %transposed_18 = linalg.transpose ins(%cst_8 : tensor<24x6xf32>) outs(%8 : tensor<6x24xf32>) permutation = [1, 0] 
    %9 = tensor.empty() : tensor<2x24xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<2x24xf32>) -> tensor<2x24xf32>
    %11 = linalg.matmul ins(%cst_1, %transposed_18 : tensor<2x6xf32>, tensor<6x24xf32>) outs(%10 : tensor<2x24xf32>) -> tensor<2x24xf32>
    %12 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<24xf32>) outs(%9 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x24xf32>
    %13 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%11, %12 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%9 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %116 = arith.addf %in, %in_77 : f32
      linalg.yield %116 : f32
    } -> tensor<2x24xf32>
    %expanded = tensor.expand_shape %13 [[0, 1], [2]] output_shape [1, 2, 24] : tensor<2x24xf32> into tensor<1x2x24xf32>
    %14 = tensor.empty() : tensor<1x2x24xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %collapsed : tensor<1x2x24xf32>, tensor<2x24xf32>) outs(%14 : tensor<1x2x24xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %116 = arith.addf %in, %in_77 : f32
      linalg.yield %116 : f32
    } -> tensor<1x2x24xf32>
    %extracted_slice_19 = tensor.extract_slice %15[0, 0, 0] [1, 2, 6] [1, 1, 1] : tensor<1x2x24xf32> to tensor<1x2x6xf32>
    %extracted_slice_20 = tensor.extract_slice %15[0, 0, 6] [1, 2, 6] [1, 1, 1] : tensor<1x2x24xf32> to tensor<1x2x6xf32>
    %extracted_slice_21 = tensor.extract_slice %15[0, 0, 12] [1, 2, 6] [1, 1, 1] : tensor<1x2x24xf32> to tensor<1x2x6xf32>
    %extracted_slice_22 = tensor.extract_slice %15[0, 0, 18] [1, 2, 6] [1, 1, 1] : tensor<1x2x24xf32> to tensor<1x2x6xf32>
    %16 = tensor.empty() : tensor<1x2x6xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_19 : tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.negf %in : f32
      %117 = math.exp %116 : f32
      %118 = arith.addf %117, %cst_0 : f32
      %119 = arith.divf %cst_0, %118 : f32
      linalg.yield %119 : f32
    } -> tensor<1x2x6xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_20 : tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.negf %in : f32
      %117 = math.exp %116 : f32
      %118 = arith.addf %117, %cst_0 : f32
      %119 = arith.divf %cst_0, %118 : f32
      linalg.yield %119 : f32
    } -> tensor<1x2x6xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_21 : tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = math.tanh %in : f32
      linalg.yield %116 : f32
    } -> tensor<1x2x6xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_22 : tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.negf %in : f32
      %117 = math.exp %116 : f32
      %118 = arith.addf %117, %cst_0 : f32
      %119 = arith.divf %cst_0, %118 : f32
      linalg.yield %119 : f32
    } -> tensor<1x2x6xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %cst_2 : tensor<1x2x6xf32>, tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %116 = arith.mulf %in, %in_77 : f32
      linalg.yield %116 : f32
    } -> tensor<1x2x6xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17, %19 : tensor<1x2x6xf32>, tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %116 = arith.mulf %in, %in_77 : f32
      linalg.yield %116 : f32
    } -> tensor<1x2x6xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %22 : tensor<1x2x6xf32>, tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %116 = arith.addf %in, %in_77 : f32
      linalg.yield %116 : f32
    } -> tensor<1x2x6xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = math.tanh %in : f32
      linalg.yield %116 : f32
    } -> tensor<1x2x6xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %24 : tensor<1x2x6xf32>, tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %116 = arith.mulf %in, %in_77 : f32
      linalg.yield %116 : f32
    } -> tensor<1x2x6xf32>
    %collapsed_23 = tensor.collapse_shape %25 [[0, 1], [2]] : tensor<1x2x6xf32> into tensor<2x6xf32>
    %26 = linalg.matmul ins(%collapsed_23, %transposed_18 : tensor<2x6xf32>, tensor<6x24xf32>) outs(%10 : tensor<2x24xf32>) -> tensor<2x24xf32>
    %27 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%26, %12 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%9 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %116 = arith.addf %in, %in_77 : f32
      linalg.yield %116 : f32
    } -> tensor<2x24xf32>
    %expanded_24 = tensor.expand_shape %27 [[0, 1], [2]] output_shape [1, 2, 24] : tensor<2x24xf32> into tensor<1x2x24xf32>
    %28 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_24, %collapsed_15 : tensor<1x2x24xf32>, tensor<2x24xf32>) outs(%14 : tensor<1x2x24xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %116 = arith.addf %in, %in_77 : f32
      linalg.yield %116 : f32
    } -> tensor<1x2x24xf32>
    %extracted_slice_25 = tensor.extract_slice %28[0, 0, 0] [1, 2, 6] [1, 1, 1] : tensor<1x2x24xf32> to tensor<1x2x6xf32>
    %extracted_slice_26 = tensor.extract_slice %28[0, 0, 6] [1, 2, 6] [1, 1, 1] : tensor<1x2x24xf32> to tensor<1x2x6xf32>
    %extracted_slice_27 = tensor.extract_slice %28[0, 0, 12] [1, 2, 6] [1, 1, 1] : tensor<1x2x24xf32> to tensor<1x2x6xf32>
    %extracted_slice_28 = tensor.extract_slice %28[0, 0, 18] [1, 2, 6] [1, 1, 1] : tensor<1x2x24xf32> to tensor<1x2x6xf32>
    %29 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_25 : tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.negf %in : f32
      %117 = math.exp %116 : f32
      %118 = arith.addf %117, %cst_0 : f32
      %119 = arith.divf %cst_0, %118 : f32
      linalg.yield %119 : f32
    } -> tensor<1x2x6xf32>
    %30 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_26 : tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.negf %in : f32
      %117 = math.exp %116 : f32
      %118 = arith.addf %117, %cst_0 : f32
      %119 = arith.divf %cst_0, %118 : f32
      linalg.yield %119 : f32
    } -> tensor<1x2x6xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_27 : tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = math.tanh %in : f32
      linalg.yield %116 : f32
    } -> tensor<1x2x6xf32>
    %32 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_28 : tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.negf %in : f32
      %117 = math.exp %116 : f32
      %118 = arith.addf %117, %cst_0 : f32
      %119 = arith.divf %cst_0, %118 : f32
      linalg.yield %119 : f32
    } -> tensor<1x2x6xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30, %23 : tensor<1x2x6xf32>, tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %116 = arith.mulf %in, %in_77 : f32
      linalg.yield %116 : f32
    } -> tensor<1x2x6xf32>
    %34 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29, %31 : tensor<1x2x6xf32>, tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %116 = arith.mulf %in, %in_77 : f32
      linalg.yield %116 : f32
    } -> tensor<1x2x6xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33, %34 : tensor<1x2x6xf32>, tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %116 = arith.addf %in, %in_77 : f32
      linalg.yield %116 : f32
    } -> tensor<1x2x6xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35 : tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = math.tanh %in : f32
      linalg.yield %116 : f32
    } -> tensor<1x2x6xf32>
    %37 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32, %36 : tensor<1x2x6xf32>, tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %116 = arith.mulf %in, %in_77 : f32
      linalg.yield %116 : f32
    } -> tensor<1x2x6xf32>
    %collapsed_29 = tensor.collapse_shape %37 [[0, 1], [2]] : tensor<1x2x6xf32> into tensor<2x6xf32>
    %38 = linalg.matmul ins(%collapsed_29, %transposed_18 : tensor<2x6xf32>, tensor<6x24xf32>) outs(%10 : tensor<2x24xf32>) -> tensor<2x24xf32>
    %39 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%38, %12 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%9 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %116 = arith.addf %in, %in_77 : f32
      linalg.yield %116 : f32
    } -> tensor<2x24xf32>
    %expanded_30 = tensor.expand_shape %39 [[0, 1], [2]] output_shape [1, 2, 24] : tensor<2x24xf32> into tensor<1x2x24xf32>
    %40 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_30, %collapsed_16 : tensor<1x2x24xf32>, tensor<2x24xf32>) outs(%14 : tensor<1x2x24xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %116 = arith.addf %in, %in_77 : f32
      linalg.yield %116 : f32
    } -> tensor<1x2x24xf32>
    %extracted_slice_31 = tensor.extract_slice %40[0, 0, 0] [1, 2, 6] [1, 1, 1] : tensor<1x2x24xf32> to tensor<1x2x6xf32>
    %extracted_slice_32 = tensor.extract_slice %40[0, 0, 6] [1, 2, 6] [1, 1, 1] : tensor<1x2x24xf32> to tensor<1x2x6xf32>
    %extracted_slice_33 = tensor.extract_slice %40[0, 0, 12] [1, 2, 6] [1, 1, 1] : tensor<1x2x24xf32> to tensor<1x2x6xf32>
    %extracted_slice_34 = tensor.extract_slice %40[0, 0, 18] [1, 2, 6] [1, 1, 1] : tensor<1x2x24xf32> to tensor<1x2x6xf32>
    %41 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_31 : tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.negf %in : f32
      %117 = math.exp %116 : f32
      %118 = arith.addf %117, %cst_0 : f32
      %119 = arith.divf %cst_0, %118 : f32
      linalg.yield %119 : f32
    } -> tensor<1x2x6xf32>
    %42 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_32 : tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.negf %in : f32
      %117 = math.exp %116 : f32
      %118 = arith.addf %117, %cst_0 : f32
      %119 = arith.divf %cst_0, %118 : f32
      linalg.yield %119 : f32
    } -> tensor<1x2x6xf32>
    %43 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_33 : tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = math.tanh %in : f32
      linalg.yield %116 : f32
    } -> tensor<1x2x6xf32>
    %44 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_34 : tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.negf %in : f32
      %117 = math.exp %116 : f32
      %118 = arith.addf %117, %cst_0 : f32
      %119 = arith.divf %cst_0, %118 : f32
      linalg.yield %119 : f32
    } -> tensor<1x2x6xf32>
    %45 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42, %35 : tensor<1x2x6xf32>, tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %116 = arith.mulf %in, %in_77 : f32
      linalg.yield %116 : f32
    } -> tensor<1x2x6xf32>
    %46 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41, %43 : tensor<1x2x6xf32>, tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %116 = arith.mulf %in, %in_77 : f32
      linalg.yield %116 : f32
    } -> tensor<1x2x6xf32>
    %47 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45, %46 : tensor<1x2x6xf32>, tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %116 = arith.addf %in, %in_77 : f32
      linalg.yield %116 : f32
    } -> tensor<1x2x6xf32>
    %48 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47 : tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = math.tanh %in : f32
      linalg.yield %116 : f32
    } -> tensor<1x2x6xf32>
    %49 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44, %48 : tensor<1x2x6xf32>, tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %116 = arith.mulf %in, %in_77 : f32
      linalg.yield %116 : f32
    } -> tensor<1x2x6xf32>
    %collapsed_35 = tensor.collapse_shape %49 [[0, 1], [2]] : tensor<1x2x6xf32> into tensor<2x6xf32>
    %50 = linalg.matmul ins(%collapsed_35, %transposed_18 : tensor<2x6xf32>, tensor<6x24xf32>) outs(%10 : tensor<2x24xf32>) -> tensor<2x24xf32>
    %51 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%50, %12 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%9 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %116 = arith.addf %in, %in_77 : f32
      linalg.yield %116 : f32
    } -> tensor<2x24xf32>
    %expanded_36 = tensor.expand_shape %51 [[0, 1], [2]] output_shape [1, 2, 24] : tensor<2x24xf32> into tensor<1x2x24xf32>
    %52 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_36, %collapsed_17 : tensor<1x2x24xf32>, tensor<2x24xf32>) outs(%14 : tensor<1x2x24xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %116 = arith.addf %in, %in_77 : f32
      linalg.yield %116 : f32
    } -> tensor<1x2x24xf32>
    %extracted_slice_37 = tensor.extract_slice %52[0, 0, 0] [1, 2, 6] [1, 1, 1] : tensor<1x2x24xf32> to tensor<1x2x6xf32>
    %extracted_slice_38 = tensor.extract_slice %52[0, 0, 6] [1, 2, 6] [1, 1, 1] : tensor<1x2x24xf32> to tensor<1x2x6xf32>
    %extracted_slice_39 = tensor.extract_slice %52[0, 0, 12] [1, 2, 6] [1, 1, 1] : tensor<1x2x24xf32> to tensor<1x2x6xf32>
    %extracted_slice_40 = tensor.extract_slice %52[0, 0, 18] [1, 2, 6] [1, 1, 1] : tensor<1x2x24xf32> to tensor<1x2x6xf32>
    %53 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_37 : tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.negf %in : f32
      %117 = math.exp %116 : f32
      %118 = arith.addf %117, %cst_0 : f32
      %119 = arith.divf %cst_0, %118 : f32
      linalg.yield %119 : f32
    } -> tensor<1x2x6xf32>
    %54 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_38 : tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.negf %in : f32
      %117 = math.exp %116 : f32
      %118 = arith.addf %117, %cst_0 : f32
      %119 = arith.divf %cst_0, %118 : f32
      linalg.yield %119 : f32
    } -> tensor<1x2x6xf32>
    %55 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_39 : tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = math.tanh %in : f32
      linalg.yield %116 : f32
    } -> tensor<1x2x6xf32>
    %56 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_40 : tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.negf %in : f32
      %117 = math.exp %116 : f32
      %118 = arith.addf %117, %cst_0 : f32
      %119 = arith.divf %cst_0, %118 : f32
      linalg.yield %119 : f32
    } -> tensor<1x2x6xf32>
    %57 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54, %47 : tensor<1x2x6xf32>, tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %116 = arith.mulf %in, %in_77 : f32
      linalg.yield %116 : f32
    } -> tensor<1x2x6xf32>
    %58 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53, %55 : tensor<1x2x6xf32>, tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %116 = arith.mulf %in, %in_77 : f32
      linalg.yield %116 : f32
    } -> tensor<1x2x6xf32>
    %59 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57, %58 : tensor<1x2x6xf32>, tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %116 = arith.addf %in, %in_77 : f32
      linalg.yield %116 : f32
    } -> tensor<1x2x6xf32>
    %60 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%59 : tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = math.tanh %in : f32
      linalg.yield %116 : f32
    } -> tensor<1x2x6xf32>
    %61 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56, %60 : tensor<1x2x6xf32>, tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %116 = arith.mulf %in, %in_77 : f32
      linalg.yield %116 : f32
    } -> tensor<1x2x6xf32>
    %concat = tensor.concat dim(0) %25, %37, %49, %61 : (tensor<1x2x6xf32>, tensor<1x2x6xf32>, tensor<1x2x6xf32>, tensor<1x2x6xf32>) -> tensor<4x2x6xf32>
    %transposed_41 = linalg.transpose ins(%cst_6 : tensor<24x5xf32>) outs(%1 : tensor<5x24xf32>) permutation = [1, 0] 
    %62 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_41 : tensor<5x24xf32>) outs(%2 : tensor<4x5x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x24xf32>
    %63 = linalg.batch_matmul ins(%transposed, %62 : tensor<4x2x5xf32>, tensor<4x5x24xf32>) outs(%5 : tensor<4x2x24xf32>) -> tensor<4x2x24xf32>
    %64 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63, %cst_5 : tensor<4x2x24xf32>, tensor<24xf32>) outs(%4 : tensor<4x2x24xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %116 = arith.addf %in, %in_77 : f32
      linalg.yield %116 : f32
    } -> tensor<4x2x24xf32>
    %65 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64 : tensor<4x2x24xf32>) outs(%5 : tensor<4x2x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = linalg.index 0 : index
      %117 = linalg.index 1 : index
      %118 = linalg.index 2 : index
      %119 = arith.subi %c3, %116 : index
      %extracted = tensor.extract %64[%119, %117, %118] : tensor<4x2x24xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x2x24xf32>
    %extracted_slice_42 = tensor.extract_slice %65[0, 0, 0] [1, 2, 24] [1, 1, 1] : tensor<4x2x24xf32> to tensor<1x2x24xf32>
    %extracted_slice_43 = tensor.extract_slice %65[1, 0, 0] [1, 2, 24] [1, 1, 1] : tensor<4x2x24xf32> to tensor<1x2x24xf32>
    %extracted_slice_44 = tensor.extract_slice %65[2, 0, 0] [1, 2, 24] [1, 1, 1] : tensor<4x2x24xf32> to tensor<1x2x24xf32>
    %extracted_slice_45 = tensor.extract_slice %65[3, 0, 0] [1, 2, 24] [1, 1, 1] : tensor<4x2x24xf32> to tensor<1x2x24xf32>
    %collapsed_46 = tensor.collapse_shape %extracted_slice_42 [[0, 1], [2]] : tensor<1x2x24xf32> into tensor<2x24xf32>
    %collapsed_47 = tensor.collapse_shape %extracted_slice_43 [[0, 1], [2]] : tensor<1x2x24xf32> into tensor<2x24xf32>
    %collapsed_48 = tensor.collapse_shape %extracted_slice_44 [[0, 1], [2]] : tensor<1x2x24xf32> into tensor<2x24xf32>
    %collapsed_49 = tensor.collapse_shape %extracted_slice_45 [[0, 1], [2]] : tensor<1x2x24xf32> into tensor<2x24xf32>
    %transposed_50 = linalg.transpose ins(%cst_4 : tensor<24x6xf32>) outs(%8 : tensor<6x24xf32>) permutation = [1, 0] 
    %66 = linalg.matmul ins(%cst_1, %transposed_50 : tensor<2x6xf32>, tensor<6x24xf32>) outs(%10 : tensor<2x24xf32>) -> tensor<2x24xf32>
    %67 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<24xf32>) outs(%9 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x24xf32>
    %68 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%66, %67 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%9 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %116 = arith.addf %in, %in_77 : f32
      linalg.yield %116 : f32
    } -> tensor<2x24xf32>
    %expanded_51 = tensor.expand_shape %68 [[0, 1], [2]] output_shape [1, 2, 24] : tensor<2x24xf32> into tensor<1x2x24xf32>
    %69 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_51, %collapsed_46 : tensor<1x2x24xf32>, tensor<2x24xf32>) outs(%14 : tensor<1x2x24xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %116 = arith.addf %in, %in_77 : f32
      linalg.yield %116 : f32
    } -> tensor<1x2x24xf32>
    %extracted_slice_52 = tensor.extract_slice %69[0, 0, 0] [1, 2, 6] [1, 1, 1] : tensor<1x2x24xf32> to tensor<1x2x6xf32>
    %extracted_slice_53 = tensor.extract_slice %69[0, 0, 6] [1, 2, 6] [1, 1, 1] : tensor<1x2x24xf32> to tensor<1x2x6xf32>
    %extracted_slice_54 = tensor.extract_slice %69[0, 0, 12] [1, 2, 6] [1, 1, 1] : tensor<1x2x24xf32> to tensor<1x2x6xf32>
    %extracted_slice_55 = tensor.extract_slice %69[0, 0, 18] [1, 2, 6] [1, 1, 1] : tensor<1x2x24xf32> to tensor<1x2x6xf32>
    %70 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_52 : tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.negf %in : f32
      %117 = math.exp %116 : f32
      %118 = arith.addf %117, %cst_0 : f32
      %119 = arith.divf %cst_0, %118 : f32
      linalg.yield %119 : f32
    } -> tensor<1x2x6xf32>
    %71 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_53 : tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.negf %in : f32
      %117 = math.exp %116 : f32
      %118 = arith.addf %117, %cst_0 : f32
      %119 = arith.divf %cst_0, %118 : f32
      linalg.yield %119 : f32
    } -> tensor<1x2x6xf32>
    %72 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_54 : tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = math.tanh %in : f32
      linalg.yield %116 : f32
    } -> tensor<1x2x6xf32>
    %73 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_55 : tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.negf %in : f32
      %117 = math.exp %116 : f32
      %118 = arith.addf %117, %cst_0 : f32
      %119 = arith.divf %cst_0, %118 : f32
      linalg.yield %119 : f32
    } -> tensor<1x2x6xf32>
    %74 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71, %cst_2 : tensor<1x2x6xf32>, tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %116 = arith.mulf %in, %in_77 : f32
      linalg.yield %116 : f32
    } -> tensor<1x2x6xf32>
    %75 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70, %72 : tensor<1x2x6xf32>, tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %116 = arith.mulf %in, %in_77 : f32
      linalg.yield %116 : f32
    } -> tensor<1x2x6xf32>
    %76 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74, %75 : tensor<1x2x6xf32>, tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %116 = arith.addf %in, %in_77 : f32
      linalg.yield %116 : f32
    } -> tensor<1x2x6xf32>
    %77 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76 : tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = math.tanh %in : f32
      linalg.yield %116 : f32
    } -> tensor<1x2x6xf32>
    %78 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73, %77 : tensor<1x2x6xf32>, tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %116 = arith.mulf %in, %in_77 : f32
      linalg.yield %116 : f32
    } -> tensor<1x2x6xf32>
    %collapsed_56 = tensor.collapse_shape %78 [[0, 1], [2]] : tensor<1x2x6xf32> into tensor<2x6xf32>
    %79 = linalg.matmul ins(%collapsed_56, %transposed_50 : tensor<2x6xf32>, tensor<6x24xf32>) outs(%10 : tensor<2x24xf32>) -> tensor<2x24xf32>
    %80 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%79, %67 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%9 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %116 = arith.addf %in, %in_77 : f32
      linalg.yield %116 : f32
    } -> tensor<2x24xf32>
    %expanded_57 = tensor.expand_shape %80 [[0, 1], [2]] output_shape [1, 2, 24] : tensor<2x24xf32> into tensor<1x2x24xf32>
    %81 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_57, %collapsed_47 : tensor<1x2x24xf32>, tensor<2x24xf32>) outs(%14 : tensor<1x2x24xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %116 = arith.addf %in, %in_77 : f32
      linalg.yield %116 : f32
    } -> tensor<1x2x24xf32>
    %extracted_slice_58 = tensor.extract_slice %81[0, 0, 0] [1, 2, 6] [1, 1, 1] : tensor<1x2x24xf32> to tensor<1x2x6xf32>
    %extracted_slice_59 = tensor.extract_slice %81[0, 0, 6] [1, 2, 6] [1, 1, 1] : tensor<1x2x24xf32> to tensor<1x2x6xf32>
    %extracted_slice_60 = tensor.extract_slice %81[0, 0, 12] [1, 2, 6] [1, 1, 1] : tensor<1x2x24xf32> to tensor<1x2x6xf32>
    %extracted_slice_61 = tensor.extract_slice %81[0, 0, 18] [1, 2, 6] [1, 1, 1] : tensor<1x2x24xf32> to tensor<1x2x6xf32>
    %82 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_58 : tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.negf %in : f32
      %117 = math.exp %116 : f32
      %118 = arith.addf %117, %cst_0 : f32
      %119 = arith.divf %cst_0, %118 : f32
      linalg.yield %119 : f32
    } -> tensor<1x2x6xf32>
    %83 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_59 : tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.negf %in : f32
      %117 = math.exp %116 : f32
      %118 = arith.addf %117, %cst_0 : f32
      %119 = arith.divf %cst_0, %118 : f32
      linalg.yield %119 : f32
    } -> tensor<1x2x6xf32>
    %84 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_60 : tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = math.tanh %in : f32
      linalg.yield %116 : f32
    } -> tensor<1x2x6xf32>
    %85 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_61 : tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.negf %in : f32
      %117 = math.exp %116 : f32
      %118 = arith.addf %117, %cst_0 : f32
      %119 = arith.divf %cst_0, %118 : f32
      linalg.yield %119 : f32
    } -> tensor<1x2x6xf32>
    %86 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83, %76 : tensor<1x2x6xf32>, tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %116 = arith.mulf %in, %in_77 : f32
      linalg.yield %116 : f32
    } -> tensor<1x2x6xf32>
    %87 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82, %84 : tensor<1x2x6xf32>, tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %116 = arith.mulf %in, %in_77 : f32
      linalg.yield %116 : f32
    } -> tensor<1x2x6xf32>
    %88 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86, %87 : tensor<1x2x6xf32>, tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %116 = arith.addf %in, %in_77 : f32
      linalg.yield %116 : f32
    } -> tensor<1x2x6xf32>
    %89 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88 : tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = math.tanh %in : f32
      linalg.yield %116 : f32
    } -> tensor<1x2x6xf32>
    %90 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85, %89 : tensor<1x2x6xf32>, tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %116 = arith.mulf %in, %in_77 : f32
      linalg.yield %116 : f32
    } -> tensor<1x2x6xf32>
    %collapsed_62 = tensor.collapse_shape %90 [[0, 1], [2]] : tensor<1x2x6xf32> into tensor<2x6xf32>
    %91 = linalg.matmul ins(%collapsed_62, %transposed_50 : tensor<2x6xf32>, tensor<6x24xf32>) outs(%10 : tensor<2x24xf32>) -> tensor<2x24xf32>
    %92 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%91, %67 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%9 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %116 = arith.addf %in, %in_77 : f32
      linalg.yield %116 : f32
    } -> tensor<2x24xf32>
    %expanded_63 = tensor.expand_shape %92 [[0, 1], [2]] output_shape [1, 2, 24] : tensor<2x24xf32> into tensor<1x2x24xf32>
    %93 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_63, %collapsed_48 : tensor<1x2x24xf32>, tensor<2x24xf32>) outs(%14 : tensor<1x2x24xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %116 = arith.addf %in, %in_77 : f32
      linalg.yield %116 : f32
    } -> tensor<1x2x24xf32>
    %extracted_slice_64 = tensor.extract_slice %93[0, 0, 0] [1, 2, 6] [1, 1, 1] : tensor<1x2x24xf32> to tensor<1x2x6xf32>
    %extracted_slice_65 = tensor.extract_slice %93[0, 0, 6] [1, 2, 6] [1, 1, 1] : tensor<1x2x24xf32> to tensor<1x2x6xf32>
    %extracted_slice_66 = tensor.extract_slice %93[0, 0, 12] [1, 2, 6] [1, 1, 1] : tensor<1x2x24xf32> to tensor<1x2x6xf32>
    %extracted_slice_67 = tensor.extract_slice %93[0, 0, 18] [1, 2, 6] [1, 1, 1] : tensor<1x2x24xf32> to tensor<1x2x6xf32>
    %94 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_64 : tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.negf %in : f32
      %117 = math.exp %116 : f32
      %118 = arith.addf %117, %cst_0 : f32
      %119 = arith.divf %cst_0, %118 : f32
      linalg.yield %119 : f32
    } -> tensor<1x2x6xf32>
    %95 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_65 : tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.negf %in : f32
      %117 = math.exp %116 : f32
      %118 = arith.addf %117, %cst_0 : f32
      %119 = arith.divf %cst_0, %118 : f32
      linalg.yield %119 : f32
    } -> tensor<1x2x6xf32>
    %96 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_66 : tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = math.tanh %in : f32
      linalg.yield %116 : f32
    } -> tensor<1x2x6xf32>
    %97 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_67 : tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.negf %in : f32
      %117 = math.exp %116 : f32
      %118 = arith.addf %117, %cst_0 : f32
      %119 = arith.divf %cst_0, %118 : f32
      linalg.yield %119 : f32
    } -> tensor<1x2x6xf32>
    %98 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %88 : tensor<1x2x6xf32>, tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %116 = arith.mulf %in, %in_77 : f32
      linalg.yield %116 : f32
    } -> tensor<1x2x6xf32>
    %99 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94, %96 : tensor<1x2x6xf32>, tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %116 = arith.mulf %in, %in_77 : f32
      linalg.yield %116 : f32
    } -> tensor<1x2x6xf32>
    %100 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %99 : tensor<1x2x6xf32>, tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %116 = arith.addf %in, %in_77 : f32
      linalg.yield %116 : f32
    } -> tensor<1x2x6xf32>
    %101 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100 : tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = math.tanh %in : f32
      linalg.yield %116 : f32
    } -> tensor<1x2x6xf32>
    %102 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97, %101 : tensor<1x2x6xf32>, tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %116 = arith.mulf %in, %in_77 : f32
      linalg.yield %116 : f32
    } -> tensor<1x2x6xf32>
    %collapsed_68 = tensor.collapse_shape %102 [[0, 1], [2]] : tensor<1x2x6xf32> into tensor<2x6xf32>
    %103 = linalg.matmul ins(%collapsed_68, %transposed_50 : tensor<2x6xf32>, tensor<6x24xf32>) outs(%10 : tensor<2x24xf32>) -> tensor<2x24xf32>
    %104 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%103, %67 : tensor<2x24xf32>, tensor<2x24xf32>) outs(%9 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %116 = arith.addf %in, %in_77 : f32
      linalg.yield %116 : f32
    } -> tensor<2x24xf32>
    %expanded_69 = tensor.expand_shape %104 [[0, 1], [2]] output_shape [1, 2, 24] : tensor<2x24xf32> into tensor<1x2x24xf32>
    %105 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_69, %collapsed_49 : tensor<1x2x24xf32>, tensor<2x24xf32>) outs(%14 : tensor<1x2x24xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %116 = arith.addf %in, %in_77 : f32
      linalg.yield %116 : f32
    } -> tensor<1x2x24xf32>
    %extracted_slice_70 = tensor.extract_slice %105[0, 0, 0] [1, 2, 6] [1, 1, 1] : tensor<1x2x24xf32> to tensor<1x2x6xf32>
    %extracted_slice_71 = tensor.extract_slice %105[0, 0, 6] [1, 2, 6] [1, 1, 1] : tensor<1x2x24xf32> to tensor<1x2x6xf32>
    %extracted_slice_72 = tensor.extract_slice %105[0, 0, 12] [1, 2, 6] [1, 1, 1] : tensor<1x2x24xf32> to tensor<1x2x6xf32>
    %extracted_slice_73 = tensor.extract_slice %105[0, 0, 18] [1, 2, 6] [1, 1, 1] : tensor<1x2x24xf32> to tensor<1x2x6xf32>
    %106 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_70 : tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.negf %in : f32
      %117 = math.exp %116 : f32
      %118 = arith.addf %117, %cst_0 : f32
      %119 = arith.divf %cst_0, %118 : f32
      linalg.yield %119 : f32
    } -> tensor<1x2x6xf32>
    %107 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_71 : tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.negf %in : f32
      %117 = math.exp %116 : f32
      %118 = arith.addf %117, %cst_0 : f32
      %119 = arith.divf %cst_0, %118 : f32
      linalg.yield %119 : f32
    } -> tensor<1x2x6xf32>
    %108 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_72 : tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = math.tanh %in : f32
      linalg.yield %116 : f32
    } -> tensor<1x2x6xf32>
    %109 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_73 : tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.negf %in : f32
      %117 = math.exp %116 : f32
      %118 = arith.addf %117, %cst_0 : f32
      %119 = arith.divf %cst_0, %118 : f32
      linalg.yield %119 : f32
    } -> tensor<1x2x6xf32>
    %110 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107, %100 : tensor<1x2x6xf32>, tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %116 = arith.mulf %in, %in_77 : f32
      linalg.yield %116 : f32
    } -> tensor<1x2x6xf32>
    %111 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106, %108 : tensor<1x2x6xf32>, tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %116 = arith.mulf %in, %in_77 : f32
      linalg.yield %116 : f32
    } -> tensor<1x2x6xf32>
    %112 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110, %111 : tensor<1x2x6xf32>, tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %116 = arith.addf %in, %in_77 : f32
      linalg.yield %116 : f32
    } -> tensor<1x2x6xf32>
    %113 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%112 : tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = math.tanh %in : f32
      linalg.yield %116 : f32
    } -> tensor<1x2x6xf32>
    %114 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109, %113 : tensor<1x2x6xf32>, tensor<1x2x6xf32>) outs(%16 : tensor<1x2x6xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %116 = arith.mulf %in, %in_77 : f32
      linalg.yield %116 : f32
    } -> tensor<1x2x6xf32>
    %concat_74 = tensor.concat dim(0) %114, %102, %90, %78 : (tensor<1x2x6xf32>, tensor<1x2x6xf32>, tensor<1x2x6xf32>, tensor<1x2x6xf32>) -> tensor<4x2x6xf32>
    %concat_75 = tensor.concat dim(2) %concat, %concat_74 : (tensor<4x2x6xf32>, tensor<4x2x6xf32>) -> tensor<4x2x12xf32>
    %115 = tensor.empty() : tensor<2x4x12xf32>
    %transposed_76 = linalg.transpose ins(%concat_75 : tensor<4x2x12xf32>) outs(%115 : tensor<2x4x12xf32>) permutation = [1, 0, 2] 
    return %transposed_76 : tensor<2x4x12xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_24_torch.float32_3: "0x0400000075512EBE075C42BDA7D3513EF70B8A3DA11DC9BED9EEA5BE867CA43E1F2FEFBDC43EA5BE8DBD1CBD0B15503EB7DBB6BE24EE1ABA8D0BCBBEE77C873DFBB6C43E17A7DFBC877BA9BE8456DE3DC6CABABE9ED24D3D52B3C9BDD36B6F3E061A6E3E",
      torch_tensor_24_6_torch.float32_1: "0x04000000CC05A33E957783BE38C4C53E65D52A3E8BDBBA3E4712FC3C47167ABE7996A1BE5888AA3E8CF170BEE80C84BEC8660CBE69E6D0BE87E700B9281D273A73E08C3D74B85BBC05AC70BE5EF6B13E83F63EBE9233B5BE1B329C3E2C73A8BEDA3998BEAEC9C2BE64CC693E3EDDC13D855F9D3E386F813E96B972BE053FC13DD793FE3C784D713EE4603DBE924DAE3EC822B5BD654271BEFAD133BD75AC493ECC17713DFCDCA63ECFCE033E5A45B73E6D4B033E0898D0BE594DE0BC8FB7EDBDFE0EAF3EEB12B53E4F38E63DDE8E47BE4E7312BE323186BEA465B6BE86ED56BECD98A23E2E9C293E8769943D7C8CB43EE62116BE6DD0BD3E492C7FBE3284893D1B21E9BD3A6D383E33CFFB3D41BE4A3EF639A83D61D8A8BE82B06C3EF800C93D62FB3A3E91D3AABEE25DC7BE444F7A3E38E68B3ED9134FBE48D809BE6F7F183E5AF98DBD271B98BE3606AEBEA85B023E9FDEB93E9AFCC13E6E205BBE6672A93EA2830ABB550DE03D6A90ACBEDF0870BDBBA3B7BC0A304B3DF74DB13D3DA0093C3AF540BC5A7B6A3DB6AA64BE3271963E49A37BBE0056B23D1F569DBE7C69D03D8A24B63E192D9BBE4E5B6E3E0E8B823E4F3E853EB958BB3EDC7195BE9324CC3E9FB236BE37D491BDCD06163E547A80BE253D7CBD5672CD3ED6D6DC3C04EA6DBEEAEE32BE21ED123EA194D2BD0F725ABECCB9143E3DDFBE3D8DB27E3E9EAD6ABCC3D4563E6908F1BD713A7C3EE4871DBD0772BB3E5689B3BD91BCB6BE6B12C13C81DA163EA487B03E6F9FBBBE9C64A33D875F853E3C5F05BEE44EB8BDB201C43D1FEE8A3E",
      torch_tensor_24_torch.float32_2: "0x04000000AC83A23EFDE9AE3E8E4CEA3CC88F6D3E81C23BBE16116CBEC95CA03EC3C4A3BE99BCCE3E7DD7973D924BA63D844FD7BD8E382EBE77977EBD29EC7F3E3EA694BE328A5FBE8498AEBE8CD9D13D7DC23D3EE20AE8BC7D0FB63E8E8CF13D2E0769BD",
      torch_tensor_24_5_torch.float32_1: "0x040000004ABAC23EDD48B3BEA72570BE450773BEB5CBE73D7501AD3E8C658A3DA373483D65418C3EC72F9DBE99EACA3ED933CD3E60FB8FBED5F998BC66BC353E51E686BEE80446BE7A62943E86379F3EB8D09DBE7258343E6E8951BE168D57BD203CD0BE7E83B0BE282522BDC31F91BE2E805EBE551F4E3E4DCC723EBBA799BEECF7923EBEACCC3E6AE7BABDBF63223E427F57BD05FCBEBC85D8CBBD98D9D33D8158C13EEB1907BE29600BBEF199C73ED6F69C3EB56D8CBE77C6BC3EFD799CBDA4A4E83D5877623D2D4646BDE0547CBE223A613C048993BEF9A0A6BDC1E1743EE2099B3EA30389BE0094383EF4B96EBC6E349A3E99CD923E3691FEBDE935613ED013F23D2A09303EB34784BE4578833D6564AEBEC9DA5F3E7CE8D7BDD100293EB15F9A3E8FC3583D2C32A4BE34C797BE3FEA713D0593CBBE69BA663E4490DABD0E24A4BE2F89853ED9845F3D026BBD3E1A42273C502F223EFDF6653EA3EF463ED2713DBEAB10ABBE48E6D0BC75F3C03EBCC4833EE4790CBEB79B14BEEB5D913E6104853EE3AA3C3E9E65B4BE2781C0BE1B40903EB4A2B13E503DBB3E36E4573E469B1CBE559421BD3EA0BC3EEDB162BC367E73BEA0E1353EACEE8DBEBEC3E83D1B2F3EBE0C9195BD6282403E017847BE94EC09BB1996B1BE512A853D69270DBE5F4A1E3E",
      torch_tensor_24_torch.float32_1: "0x04000000427EC13EC09BA73EF6F4C5BD46B72ABE0897A53E86A0503EB89AB53E6049C03ED9A4923ED2754C3D2B1D59BC871A5EBEBF9FCB3E3E7060BEB53B723EEB532EBDC25368BE5E0299BE20D9D63DF4F309BEC187723E76F142BEDBE597BD3530FC3D",
      torch_tensor_24_6_torch.float32: "0x04000000A93CAA3E2ABC56BE83A9A9BE82C3CD3E0E991F3EF4EA8D3E7907C3BEF20A403E9895C3BEABA19ABD0744C7BDD1D470BEDF9A89BE73DE8EBEE706E8BCF1ABA0BEC93C3DBED2F339BED2F0ACBDE2FD873D62529DBE8659C53E2FEDCEBED1453D3E9A61C2BE136BA0BD6C1D23BDD506B93EB00DB5BE0B487BBEFE82AFBC42B5C8BE750C873DD4DFB43C5E04083EA7899DBDC9C7F73DE1172A3EA890843EDA2B3F3E6148A53E79AD893E3AA44FBD2310913EDE3FBF3DF3C3363E5A2F9BBE8EB4593E4C3B5C3C309398BEB63720BE46EFCCBD6E012DBE831CE9BBE6B38FBEBE19853E190FD4BD267BB2B99B852B3E713E233E43C1CBBE5A4921BE72EBAFBE30D7C1BE2E30863E689FA13E7D9194BEBD5125BE21F4533E7508C33E243DB23E7B5F813E0ADEB3BE65396ABECA15A43E6EF4BABE4A302DBE807DA6BEE83FA6BE9C39D33DF9CF01BE0BA6C0BE75EDA1BECAA1AF3E651CAD3E7A54463E9ADE3A3E4E0479BE316719BE810E85BCE9461F3EE8586ABBA841D03D35175ABE48761ABE138D1C3EAAE5C0BEC3C3A23C92AFBA3EDDFE84BEA488B4BD7F9797BD18041BBEE668793E8010BA3D2C91C83E9574DBBD31D0173E0693EC3DA3B067BEE56ECEBE7FD3693EFC818ABE31670BBE9E6DACBDC88DC5BE8820853EE61CD5BD9D3D5DBEC5A0BCBED10C4F3DA11AD5BB62C385BDE6381BBE186E213EB0D3B2BD38691D3DC215853E7B5BEB3D652098BE4A0E89BDCDFC15BE1A950D3DBED1803EFF621DBD1D721DBEFEAA5FBEC4766C3EA901EDBD80B9C83C78FFAABDE8A99CBEB6E61B3E728BA63E",
      torch_tensor_24_torch.float32: "0x04000000350D76BEF1D3583D35CBFF3D5F27E4BDA1BC94BD215D00BCBE89733EC57997BC6CB3D0BEE22302BE26DD35BE1653D8BCBA5361BEBF40843D551E82BD2C7B4ABEF82D3ABD5638A0BED52A50BE7C4D543E7716173C736F613EF092DD3DA384873E",
      torch_tensor_24_5_torch.float32: "0x04000000EE5C96BE5B67153ECED065BE50D65D3E2254823E68961E3EC08D723DD659343E529BA23ECE351EBD5CD179BE0E655FBC192886BE78530B3ED2FFECBCF34DC0BED06DC7BE6E458DBEDAF15F3E6C7166BE9DDE5F3EE3D4813E15DC453D3218663E9545A43DC1EED0BD3908583EA7E9593EC36C033D9AA8A4BE517E8ABEF1A8A53E16F0E9BC3764F1BD3A3DA6BE10E52A3EE3B1833E24F180BEAA010C3E56002CBD9114BFBE337FB93E10BEACBEF864273E45B8EFBDC3B458BEEC1E58BEED72903DA02EB4BD3439773D84C78EBD674F5CBE9AE781BC3F6FA2BED2EFAB3EA34A083D5F6180BE9A18C53EC95B973E5534A2BE15319EBEAC7B7C3E48DFDDBCC40778BE89ADBA3EFD0BD33DDA3DB83EE4861F3EFFDB4DBE52E52D3EEF3AA2BE7780B83E71B2533E26A6C2BE1F437E3E7EDEDCBD0D8E7DBCB66489BD59CC9D3D8684383D2B4722BEBDD690BE3905633E06D1C6BECBD6C33E4FE7B53E5F1973BC4500A63E3D15D83BBFEBAF3EAE7F76BE3B6919BD6512AEBE08718A3E80A2A73DE965A63EA3BDB03EBFB95D3E9675EA3CDE9FD6BDA171BD3D0B64C53E4BBFCF3E4115993E20739BBDACEEA63E1ED9BDBE8045933DEFFB893E2F9148BCF2A19C3E343587BDE3248E3ED0C2CBBECA30513E36E3D33D99017E3E7D65DFBDE814D8BDBF2BBD3E"
    }
  }
#-}
