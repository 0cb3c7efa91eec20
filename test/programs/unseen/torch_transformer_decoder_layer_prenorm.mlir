#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> ()>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map7 = affine_map<(d0, d1, d2) -> (d2)>
#map8 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map13 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<2x5x16xf32>, %arg1: tensor<2x8x16xf32>) -> tensor<2x5x16xf32> {
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %true = arith.constant true
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant 5.000000e-01 : f32
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<2x4x5x8xf32>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<2x4x5x5xf32>
    %cst_6 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_7 = arith.constant dense<0xFF800000> : tensor<5x5xf32>
    %cst_8 = arith.constant dense_resource<torch_tensor_16_torch.float32_8> : tensor<16xf32>
    %cst_9 = arith.constant dense_resource<torch_tensor_16_32_torch.float32> : tensor<16x32xf32>
    %cst_10 = arith.constant dense_resource<torch_tensor_32_torch.float32> : tensor<32xf32>
    %cst_11 = arith.constant dense_resource<torch_tensor_32_16_torch.float32> : tensor<32x16xf32>
    %cst_12 = arith.constant dense_resource<torch_tensor_16_torch.float32_7> : tensor<16xf32>
    %cst_13 = arith.constant dense_resource<torch_tensor_16_torch.float32_6> : tensor<16xf32>
    %cst_14 = arith.constant dense_resource<torch_tensor_16_torch.float32_5> : tensor<16xf32>
    %cst_15 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_1> : tensor<16x16xf32>
    %cst_16 = arith.constant dense_resource<torch_tensor_48_torch.float32_1> : tensor<48xf32>
    %cst_17 = arith.constant dense_resource<torch_tensor_48_16_torch.float32_1> : tensor<48x16xf32>
    %cst_18 = arith.constant dense_resource<torch_tensor_16_torch.float32_4> : tensor<16xf32>
    %cst_19 = arith.constant dense_resource<torch_tensor_16_torch.float32_3> : tensor<16xf32>
    %cst_20 = arith.constant dense_resource<torch_tensor_16_torch.float32_2> : tensor<16xf32>
    %cst_21 = arith.constant dense_resource<torch_tensor_16_16_torch.float32> : tensor<16x16xf32>
    %cst_22 = arith.constant 0.70710678118654757 : f64
    %cst_23 = arith.constant dense_resource<torch_tensor_48_torch.float32> : tensor<48xf32>
    %cst_24 = arith.constant dense_resource<torch_tensor_48_16_torch.float32> : tensor<48x16xf32>
    %cst_25 = arith.constant dense_resource<torch_tensor_16_torch.float32_1> : tensor<16xf32>
    %cst_26 = arith.constant dense_resource<torch_tensor_16_torch.float32> : tensor<16xf32>
    %cst_27 = arith.constant 1.000000e-05 : f64
    %cst_28 = arith.constant 0xFFF0000000000000 : f64
    %cst_29 = arith.constant 1.600000e+01 : f64
    %cst_30 = arith.constant 1.600000e+01 : f32
    %cst_31 = arith.constant 1.41421354 : f32
    %0 = tensor.empty() : tensor<5xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<5xi64>) {
    ^bb0(%out: i64):
      %156 = linalg.index 0 : index
      %157 = arith.index_cast %156 : index to i64
      linalg.yield %157 : i64
    } -> tensor<5xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 5] : tensor<5xi64> into tensor<1x5xi64>
    %expanded_32 = tensor.expand_shape %1 [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
    %2 = tensor.empty() : tensor<5x5xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_32 : tensor<1x5xi64>, tensor<5x1xi64>) outs(%2 : tensor<5x5xi64>) {
    ^bb0(%in: i64, %in_104: i64, %out: i64):
      %156 = arith.subi %in, %in_104 : i64
      linalg.yield %156 : i64
    } -> tensor<5x5xi64>
    %4 = tensor.empty() : tensor<5x5xi1>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<5x5xi64>) outs(%4 : tensor<5x5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %156 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %156 : i1
    } -> tensor<5x5xi1>
    %6 = tensor.empty() : tensor<5x5xf32>
    %7 = linalg.generic {indexing_maps = [#map3, #map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%5, %cst_7, %cst_6 : tensor<5x5xi1>, tensor<5x5xf32>, tensor<f32>) outs(%6 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_104: f32, %in_105: f32, %out: f32):
      %156 = arith.select %in, %in_104, %in_105 : f32
      linalg.yield %156 : f32
    } -> tensor<5x5xf32>
    %8 = tensor.empty() : tensor<2x5x16xf64>
    %9 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x5x16xf32>) outs(%8 : tensor<2x5x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %156 = arith.extf %in : f32 to f64
      linalg.yield %156 : f64
    } -> tensor<2x5x16xf64>
    %10 = tensor.empty() : tensor<2x5x1xf64>
    %11 = linalg.fill ins(%cst : f64) outs(%10 : tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
    %12 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%9 : tensor<2x5x16xf64>) outs(%11 : tensor<2x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %156 = arith.addf %in, %out : f64
      linalg.yield %156 : f64
    } -> tensor<2x5x1xf64>
    %13 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<2x5x1xf64>) outs(%10 : tensor<2x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %156 = arith.divf %in, %cst_29 : f64
      linalg.yield %156 : f64
    } -> tensor<2x5x1xf64>
    %14 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %13 : tensor<2x5x16xf64>, tensor<2x5x1xf64>) outs(%8 : tensor<2x5x16xf64>) {
    ^bb0(%in: f64, %in_104: f64, %out: f64):
      %156 = arith.subf %in, %in_104 : f64
      linalg.yield %156 : f64
    } -> tensor<2x5x16xf64>
    %15 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %14 : tensor<2x5x16xf64>, tensor<2x5x16xf64>) outs(%8 : tensor<2x5x16xf64>) {
    ^bb0(%in: f64, %in_104: f64, %out: f64):
      %156 = arith.mulf %in, %in_104 : f64
      linalg.yield %156 : f64
    } -> tensor<2x5x16xf64>
    %16 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%15 : tensor<2x5x16xf64>) outs(%11 : tensor<2x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %156 = arith.addf %in, %out : f64
      linalg.yield %156 : f64
    } -> tensor<2x5x1xf64>
    %17 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<2x5x1xf64>) outs(%10 : tensor<2x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %156 = arith.divf %in, %cst_29 : f64
      linalg.yield %156 : f64
    } -> tensor<2x5x1xf64>
    %18 = tensor.empty() : tensor<2x5x1xf32>
    %19 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<2x5x1xf64>) outs(%18 : tensor<2x5x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %156 = arith.truncf %in : f64 to f32
      linalg.yield %156 : f32
    } -> tensor<2x5x1xf32>
    %20 = linalg.fill ins(%cst_0 : f32) outs(%18 : tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %21 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0 : tensor<2x5x16xf32>) outs(%20 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.addf %in, %out : f32
      linalg.yield %156 : f32
    } -> tensor<2x5x1xf32>
    %22 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<2x5x1xf32>) outs(%18 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.divf %in, %cst_30 : f32
      linalg.yield %156 : f32
    } -> tensor<2x5x1xf32>
    %23 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<2x5x1xf32>) outs(%18 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.truncf %cst_27 : f64 to f32
      %157 = arith.addf %in, %156 : f32
      linalg.yield %157 : f32
    } -> tensor<2x5x1xf32>
    %24 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<2x5x1xf32>) outs(%18 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = math.rsqrt %in : f32
      linalg.yield %156 : f32
    } -> tensor<2x5x1xf32>
    %25 = tensor.empty() : tensor<2x5x16xf32>
    %26 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %22 : tensor<2x5x16xf32>, tensor<2x5x1xf32>) outs(%25 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %156 = arith.subf %in, %in_104 : f32
      linalg.yield %156 : f32
    } -> tensor<2x5x16xf32>
    %27 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %24 : tensor<2x5x16xf32>, tensor<2x5x1xf32>) outs(%25 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %156 = arith.mulf %in, %in_104 : f32
      linalg.yield %156 : f32
    } -> tensor<2x5x16xf32>
    %28 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %cst_26 : tensor<2x5x16xf32>, tensor<16xf32>) outs(%25 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %156 = arith.mulf %in, %in_104 : f32
      linalg.yield %156 : f32
    } -> tensor<2x5x16xf32>
    %29 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28, %cst_25 : tensor<2x5x16xf32>, tensor<16xf32>) outs(%25 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %156 = arith.addf %in, %in_104 : f32
      linalg.yield %156 : f32
    } -> tensor<2x5x16xf32>
    %30 = tensor.empty() : tensor<5x2x16xf32>
    %transposed = linalg.transpose ins(%29 : tensor<2x5x16xf32>) outs(%30 : tensor<5x2x16xf32>) permutation = [1, 0, 2] 
    %31 = tensor.empty() : tensor<16x48xf32>
    %transposed_33 = linalg.transpose ins(%cst_24 : tensor<48x16xf32>) outs(%31 : tensor<16x48xf32>) permutation = [1, 0] 
    %32 = tensor.empty() : tensor<5x16x48xf32>
    %33 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_33 : tensor<16x48xf32>) outs(%32 : tensor<5x16x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x16x48xf32>
    %34 = tensor.empty() : tensor<5x2x48xf32>
    %35 = linalg.fill ins(%cst_0 : f32) outs(%34 : tensor<5x2x48xf32>) -> tensor<5x2x48xf32>
    %36 = linalg.batch_matmul ins(%transposed, %33 : tensor<5x2x16xf32>, tensor<5x16x48xf32>) outs(%35 : tensor<5x2x48xf32>) -> tensor<5x2x48xf32>
    %37 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36, %cst_23 : tensor<5x2x48xf32>, tensor<48xf32>) outs(%34 : tensor<5x2x48xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %156 = arith.addf %in, %in_104 : f32
      linalg.yield %156 : f32
    } -> tensor<5x2x48xf32>
    %expanded_34 = tensor.expand_shape %37 [[0, 1], [2], [3, 4]] output_shape [1, 5, 2, 3, 16] : tensor<5x2x48xf32> into tensor<1x5x2x3x16xf32>
    %38 = tensor.empty() : tensor<3x5x2x1x16xf32>
    %transposed_35 = linalg.transpose ins(%expanded_34 : tensor<1x5x2x3x16xf32>) outs(%38 : tensor<3x5x2x1x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed = tensor.collapse_shape %transposed_35 [[0], [1], [2, 3], [4]] : tensor<3x5x2x1x16xf32> into tensor<3x5x2x16xf32>
    %extracted_slice = tensor.extract_slice %collapsed[0, 0, 0, 0] [1, 5, 2, 16] [1, 1, 1, 1] : tensor<3x5x2x16xf32> to tensor<1x5x2x16xf32>
    %extracted_slice_36 = tensor.extract_slice %collapsed[1, 0, 0, 0] [1, 5, 2, 16] [1, 1, 1, 1] : tensor<3x5x2x16xf32> to tensor<1x5x2x16xf32>
    %extracted_slice_37 = tensor.extract_slice %collapsed[2, 0, 0, 0] [1, 5, 2, 16] [1, 1, 1, 1] : tensor<3x5x2x16xf32> to tensor<1x5x2x16xf32>
    %collapsed_38 = tensor.collapse_shape %extracted_slice [[0, 1], [2, 3]] : tensor<1x5x2x16xf32> into tensor<5x32xf32>
    %expanded_39 = tensor.expand_shape %collapsed_38 [[0], [1, 2]] output_shape [5, 8, 4] : tensor<5x32xf32> into tensor<5x8x4xf32>
    %39 = tensor.empty() : tensor<8x5x4xf32>
    %transposed_40 = linalg.transpose ins(%expanded_39 : tensor<5x8x4xf32>) outs(%39 : tensor<8x5x4xf32>) permutation = [1, 0, 2] 
    %collapsed_41 = tensor.collapse_shape %extracted_slice_36 [[0, 1], [2, 3]] : tensor<1x5x2x16xf32> into tensor<5x32xf32>
    %expanded_42 = tensor.expand_shape %collapsed_41 [[0], [1, 2]] output_shape [5, 8, 4] : tensor<5x32xf32> into tensor<5x8x4xf32>
    %transposed_43 = linalg.transpose ins(%expanded_42 : tensor<5x8x4xf32>) outs(%39 : tensor<8x5x4xf32>) permutation = [1, 0, 2] 
    %collapsed_44 = tensor.collapse_shape %extracted_slice_37 [[0, 1], [2, 3]] : tensor<1x5x2x16xf32> into tensor<5x32xf32>
    %expanded_45 = tensor.expand_shape %collapsed_44 [[0], [1, 2]] output_shape [5, 8, 4] : tensor<5x32xf32> into tensor<5x8x4xf32>
    %transposed_46 = linalg.transpose ins(%expanded_45 : tensor<5x8x4xf32>) outs(%39 : tensor<8x5x4xf32>) permutation = [1, 0, 2] 
    %expanded_47 = tensor.expand_shape %7 [[0, 1, 2], [3]] output_shape [1, 1, 5, 5] : tensor<5x5xf32> into tensor<1x1x5x5xf32>
    %expanded_48 = tensor.expand_shape %transposed_40 [[0, 1], [2], [3]] output_shape [2, 4, 5, 4] : tensor<8x5x4xf32> into tensor<2x4x5x4xf32>
    %expanded_49 = tensor.expand_shape %transposed_43 [[0, 1], [2], [3]] output_shape [2, 4, 5, 4] : tensor<8x5x4xf32> into tensor<2x4x5x4xf32>
    %40 = tensor.empty() : tensor<2x4x5x4xf32>
    %41 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_48 : tensor<2x4x5x4xf32>) outs(%40 : tensor<2x4x5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.truncf %cst_22 : f64 to f32
      %157 = arith.mulf %in, %156 : f32
      linalg.yield %157 : f32
    } -> tensor<2x4x5x4xf32>
    %42 = tensor.empty() : tensor<2x4x4x5xf32>
    %transposed_50 = linalg.transpose ins(%expanded_49 : tensor<2x4x5x4xf32>) outs(%42 : tensor<2x4x4x5xf32>) permutation = [0, 1, 3, 2] 
    %43 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_50 : tensor<2x4x4x5xf32>) outs(%42 : tensor<2x4x4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.truncf %cst_22 : f64 to f32
      %157 = arith.mulf %in, %156 : f32
      linalg.yield %157 : f32
    } -> tensor<2x4x4x5xf32>
    %collapsed_51 = tensor.collapse_shape %41 [[0, 1], [2], [3]] : tensor<2x4x5x4xf32> into tensor<8x5x4xf32>
    %collapsed_52 = tensor.collapse_shape %43 [[0, 1], [2], [3]] : tensor<2x4x4x5xf32> into tensor<8x4x5xf32>
    %44 = tensor.empty() : tensor<8x5x5xf32>
    %45 = linalg.fill ins(%cst_0 : f32) outs(%44 : tensor<8x5x5xf32>) -> tensor<8x5x5xf32>
    %46 = linalg.batch_matmul ins(%collapsed_51, %collapsed_52 : tensor<8x5x4xf32>, tensor<8x4x5xf32>) outs(%45 : tensor<8x5x5xf32>) -> tensor<8x5x5xf32>
    %expanded_53 = tensor.expand_shape %46 [[0, 1], [2], [3]] output_shape [2, 4, 5, 5] : tensor<8x5x5xf32> into tensor<2x4x5x5xf32>
    %47 = tensor.empty() : tensor<2x4x5x5xf32>
    %48 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_53, %expanded_47 : tensor<2x4x5x5xf32>, tensor<1x1x5x5xf32>) outs(%47 : tensor<2x4x5x5xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %156 = arith.addf %in, %in_104 : f32
      linalg.yield %156 : f32
    } -> tensor<2x4x5x5xf32>
    %49 = tensor.empty() : tensor<2x4x5xi64>
    %50 = linalg.fill ins(%c0_i64 : i64) outs(%49 : tensor<2x4x5xi64>) -> tensor<2x4x5xi64>
    %51 = tensor.empty() : tensor<2x4x5xf32>
    %52 = linalg.fill ins(%cst_1 : f32) outs(%51 : tensor<2x4x5xf32>) -> tensor<2x4x5xf32>
    %53:2 = linalg.generic {indexing_maps = [#map9, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%48 : tensor<2x4x5x5xf32>) outs(%52, %50 : tensor<2x4x5xf32>, tensor<2x4x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_104: i64):
      %156 = linalg.index 3 : index
      %157 = arith.index_cast %156 : index to i64
      %158 = arith.maximumf %in, %out : f32
      %159 = arith.cmpf ogt, %in, %out : f32
      %160 = arith.select %159, %157, %out_104 : i64
      linalg.yield %158, %160 : f32, i64
    } -> (tensor<2x4x5xf32>, tensor<2x4x5xi64>)
    %expanded_54 = tensor.expand_shape %53#0 [[0], [1], [2, 3]] output_shape [2, 4, 5, 1] : tensor<2x4x5xf32> into tensor<2x4x5x1xf32>
    %54 = linalg.generic {indexing_maps = [#map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48, %expanded_54 : tensor<2x4x5x5xf32>, tensor<2x4x5x1xf32>) outs(%47 : tensor<2x4x5x5xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %156 = arith.subf %in, %in_104 : f32
      linalg.yield %156 : f32
    } -> tensor<2x4x5x5xf32>
    %55 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54 : tensor<2x4x5x5xf32>) outs(%47 : tensor<2x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = math.exp %in : f32
      linalg.yield %156 : f32
    } -> tensor<2x4x5x5xf32>
    %56 = tensor.empty() : tensor<2x4x5x1xf32>
    %57 = linalg.fill ins(%cst_0 : f32) outs(%56 : tensor<2x4x5x1xf32>) -> tensor<2x4x5x1xf32>
    %58 = linalg.generic {indexing_maps = [#map9, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%55 : tensor<2x4x5x5xf32>) outs(%57 : tensor<2x4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.addf %in, %out : f32
      linalg.yield %156 : f32
    } -> tensor<2x4x5x1xf32>
    %59 = linalg.generic {indexing_maps = [#map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55, %58 : tensor<2x4x5x5xf32>, tensor<2x4x5x1xf32>) outs(%47 : tensor<2x4x5x5xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %156 = arith.divf %in, %in_104 : f32
      linalg.yield %156 : f32
    } -> tensor<2x4x5x5xf32>
    %60 = tensor.empty() : tensor<2x4x5x5xi1>
    %61 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48 : tensor<2x4x5x5xf32>) outs(%60 : tensor<2x4x5x5xi1>) {
    ^bb0(%in: f32, %out: i1):
      %156 = arith.extf %in : f32 to f64
      %157 = arith.cmpf oeq, %156, %cst_28 : f64
      linalg.yield %157 : i1
    } -> tensor<2x4x5x5xi1>
    %62 = tensor.empty() : tensor<2x4x5x1xi1>
    %63 = linalg.fill ins(%true : i1) outs(%62 : tensor<2x4x5x1xi1>) -> tensor<2x4x5x1xi1>
    %64 = linalg.generic {indexing_maps = [#map9, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%61 : tensor<2x4x5x5xi1>) outs(%63 : tensor<2x4x5x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %156 = arith.andi %in, %out : i1
      linalg.yield %156 : i1
    } -> tensor<2x4x5x1xi1>
    %65 = linalg.generic {indexing_maps = [#map12, #map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64, %cst_5, %59 : tensor<2x4x5x1xi1>, tensor<2x4x5x5xf32>, tensor<2x4x5x5xf32>) outs(%47 : tensor<2x4x5x5xf32>) {
    ^bb0(%in: i1, %in_104: f32, %in_105: f32, %out: f32):
      %156 = arith.select %in, %in_104, %in_105 : f32
      linalg.yield %156 : f32
    } -> tensor<2x4x5x5xf32>
    %collapsed_55 = tensor.collapse_shape %65 [[0, 1], [2], [3]] : tensor<2x4x5x5xf32> into tensor<8x5x5xf32>
    %66 = linalg.fill ins(%cst_0 : f32) outs(%39 : tensor<8x5x4xf32>) -> tensor<8x5x4xf32>
    %67 = linalg.batch_matmul ins(%collapsed_55, %transposed_46 : tensor<8x5x5xf32>, tensor<8x5x4xf32>) outs(%66 : tensor<8x5x4xf32>) -> tensor<8x5x4xf32>
    %expanded_56 = tensor.expand_shape %67 [[0, 1], [2], [3]] output_shape [2, 4, 5, 4] : tensor<8x5x4xf32> into tensor<2x4x5x4xf32>
    %68 = tensor.empty() : tensor<5x2x4x4xf32>
    %transposed_57 = linalg.transpose ins(%expanded_56 : tensor<2x4x5x4xf32>) outs(%68 : tensor<5x2x4x4xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_58 = tensor.collapse_shape %transposed_57 [[0, 1], [2, 3]] : tensor<5x2x4x4xf32> into tensor<10x16xf32>
    %69 = tensor.empty() : tensor<16x16xf32>
    %transposed_59 = linalg.transpose ins(%cst_21 : tensor<16x16xf32>) outs(%69 : tensor<16x16xf32>) permutation = [1, 0] 
    %70 = tensor.empty() : tensor<10x16xf32>
    %71 = linalg.fill ins(%cst_0 : f32) outs(%70 : tensor<10x16xf32>) -> tensor<10x16xf32>
    %72 = linalg.matmul ins(%collapsed_58, %transposed_59 : tensor<10x16xf32>, tensor<16x16xf32>) outs(%71 : tensor<10x16xf32>) -> tensor<10x16xf32>
    %73 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_20 : tensor<16xf32>) outs(%70 : tensor<10x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x16xf32>
    %74 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%72, %73 : tensor<10x16xf32>, tensor<10x16xf32>) outs(%70 : tensor<10x16xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %156 = arith.addf %in, %in_104 : f32
      linalg.yield %156 : f32
    } -> tensor<10x16xf32>
    %expanded_60 = tensor.expand_shape %74 [[0, 1], [2]] output_shape [5, 2, 16] : tensor<10x16xf32> into tensor<5x2x16xf32>
    %transposed_61 = linalg.transpose ins(%expanded_60 : tensor<5x2x16xf32>) outs(%25 : tensor<2x5x16xf32>) permutation = [1, 0, 2] 
    %75 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %transposed_61 : tensor<2x5x16xf32>, tensor<2x5x16xf32>) outs(%25 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %156 = arith.addf %in, %in_104 : f32
      linalg.yield %156 : f32
    } -> tensor<2x5x16xf32>
    %76 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75 : tensor<2x5x16xf32>) outs(%8 : tensor<2x5x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %156 = arith.extf %in : f32 to f64
      linalg.yield %156 : f64
    } -> tensor<2x5x16xf64>
    %77 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%76 : tensor<2x5x16xf64>) outs(%11 : tensor<2x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %156 = arith.addf %in, %out : f64
      linalg.yield %156 : f64
    } -> tensor<2x5x1xf64>
    %78 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77 : tensor<2x5x1xf64>) outs(%10 : tensor<2x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %156 = arith.divf %in, %cst_29 : f64
      linalg.yield %156 : f64
    } -> tensor<2x5x1xf64>
    %79 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76, %78 : tensor<2x5x16xf64>, tensor<2x5x1xf64>) outs(%8 : tensor<2x5x16xf64>) {
    ^bb0(%in: f64, %in_104: f64, %out: f64):
      %156 = arith.subf %in, %in_104 : f64
      linalg.yield %156 : f64
    } -> tensor<2x5x16xf64>
    %80 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79, %79 : tensor<2x5x16xf64>, tensor<2x5x16xf64>) outs(%8 : tensor<2x5x16xf64>) {
    ^bb0(%in: f64, %in_104: f64, %out: f64):
      %156 = arith.mulf %in, %in_104 : f64
      linalg.yield %156 : f64
    } -> tensor<2x5x16xf64>
    %81 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%80 : tensor<2x5x16xf64>) outs(%11 : tensor<2x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %156 = arith.addf %in, %out : f64
      linalg.yield %156 : f64
    } -> tensor<2x5x1xf64>
    %82 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<2x5x1xf64>) outs(%10 : tensor<2x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %156 = arith.divf %in, %cst_29 : f64
      linalg.yield %156 : f64
    } -> tensor<2x5x1xf64>
    %83 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82 : tensor<2x5x1xf64>) outs(%18 : tensor<2x5x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %156 = arith.truncf %in : f64 to f32
      linalg.yield %156 : f32
    } -> tensor<2x5x1xf32>
    %84 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%75 : tensor<2x5x16xf32>) outs(%20 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.addf %in, %out : f32
      linalg.yield %156 : f32
    } -> tensor<2x5x1xf32>
    %85 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84 : tensor<2x5x1xf32>) outs(%18 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.divf %in, %cst_30 : f32
      linalg.yield %156 : f32
    } -> tensor<2x5x1xf32>
    %86 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83 : tensor<2x5x1xf32>) outs(%18 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.truncf %cst_27 : f64 to f32
      %157 = arith.addf %in, %156 : f32
      linalg.yield %157 : f32
    } -> tensor<2x5x1xf32>
    %87 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86 : tensor<2x5x1xf32>) outs(%18 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = math.rsqrt %in : f32
      linalg.yield %156 : f32
    } -> tensor<2x5x1xf32>
    %88 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %85 : tensor<2x5x16xf32>, tensor<2x5x1xf32>) outs(%25 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %156 = arith.subf %in, %in_104 : f32
      linalg.yield %156 : f32
    } -> tensor<2x5x16xf32>
    %89 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88, %87 : tensor<2x5x16xf32>, tensor<2x5x1xf32>) outs(%25 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %156 = arith.mulf %in, %in_104 : f32
      linalg.yield %156 : f32
    } -> tensor<2x5x16xf32>
    %90 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89, %cst_19 : tensor<2x5x16xf32>, tensor<16xf32>) outs(%25 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %156 = arith.mulf %in, %in_104 : f32
      linalg.yield %156 : f32
    } -> tensor<2x5x16xf32>
    %91 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90, %cst_18 : tensor<2x5x16xf32>, tensor<16xf32>) outs(%25 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %156 = arith.addf %in, %in_104 : f32
      linalg.yield %156 : f32
    } -> tensor<2x5x16xf32>
    %transposed_62 = linalg.transpose ins(%91 : tensor<2x5x16xf32>) outs(%30 : tensor<5x2x16xf32>) permutation = [1, 0, 2] 
    %92 = tensor.empty() : tensor<8x2x16xf32>
    %transposed_63 = linalg.transpose ins(%arg1 : tensor<2x8x16xf32>) outs(%92 : tensor<8x2x16xf32>) permutation = [1, 0, 2] 
    %extracted_slice_64 = tensor.extract_slice %cst_17[0, 0] [16, 16] [1, 1] : tensor<48x16xf32> to tensor<16x16xf32>
    %extracted_slice_65 = tensor.extract_slice %cst_17[16, 0] [32, 16] [1, 1] : tensor<48x16xf32> to tensor<32x16xf32>
    %extracted_slice_66 = tensor.extract_slice %cst_16[0] [16] [1] : tensor<48xf32> to tensor<16xf32>
    %extracted_slice_67 = tensor.extract_slice %cst_16[16] [32] [1] : tensor<48xf32> to tensor<32xf32>
    %transposed_68 = linalg.transpose ins(%extracted_slice_64 : tensor<16x16xf32>) outs(%69 : tensor<16x16xf32>) permutation = [1, 0] 
    %93 = tensor.empty() : tensor<5x16x16xf32>
    %94 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_68 : tensor<16x16xf32>) outs(%93 : tensor<5x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x16x16xf32>
    %95 = linalg.fill ins(%cst_0 : f32) outs(%30 : tensor<5x2x16xf32>) -> tensor<5x2x16xf32>
    %96 = linalg.batch_matmul ins(%transposed_62, %94 : tensor<5x2x16xf32>, tensor<5x16x16xf32>) outs(%95 : tensor<5x2x16xf32>) -> tensor<5x2x16xf32>
    %97 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96, %extracted_slice_66 : tensor<5x2x16xf32>, tensor<16xf32>) outs(%30 : tensor<5x2x16xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %156 = arith.addf %in, %in_104 : f32
      linalg.yield %156 : f32
    } -> tensor<5x2x16xf32>
    %98 = tensor.empty() : tensor<16x32xf32>
    %transposed_69 = linalg.transpose ins(%extracted_slice_65 : tensor<32x16xf32>) outs(%98 : tensor<16x32xf32>) permutation = [1, 0] 
    %99 = tensor.empty() : tensor<8x16x32xf32>
    %100 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_69 : tensor<16x32xf32>) outs(%99 : tensor<8x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x16x32xf32>
    %101 = tensor.empty() : tensor<8x2x32xf32>
    %102 = linalg.fill ins(%cst_0 : f32) outs(%101 : tensor<8x2x32xf32>) -> tensor<8x2x32xf32>
    %103 = linalg.batch_matmul ins(%transposed_63, %100 : tensor<8x2x16xf32>, tensor<8x16x32xf32>) outs(%102 : tensor<8x2x32xf32>) -> tensor<8x2x32xf32>
    %104 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103, %extracted_slice_67 : tensor<8x2x32xf32>, tensor<32xf32>) outs(%101 : tensor<8x2x32xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %156 = arith.addf %in, %in_104 : f32
      linalg.yield %156 : f32
    } -> tensor<8x2x32xf32>
    %expanded_70 = tensor.expand_shape %104 [[0, 1], [2], [3, 4]] output_shape [1, 8, 2, 2, 16] : tensor<8x2x32xf32> into tensor<1x8x2x2x16xf32>
    %105 = tensor.empty() : tensor<2x8x2x1x16xf32>
    %transposed_71 = linalg.transpose ins(%expanded_70 : tensor<1x8x2x2x16xf32>) outs(%105 : tensor<2x8x2x1x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_72 = tensor.collapse_shape %transposed_71 [[0], [1], [2, 3], [4]] : tensor<2x8x2x1x16xf32> into tensor<2x8x2x16xf32>
    %extracted_slice_73 = tensor.extract_slice %collapsed_72[0, 0, 0, 0] [1, 8, 2, 16] [1, 1, 1, 1] : tensor<2x8x2x16xf32> to tensor<1x8x2x16xf32>
    %extracted_slice_74 = tensor.extract_slice %collapsed_72[1, 0, 0, 0] [1, 8, 2, 16] [1, 1, 1, 1] : tensor<2x8x2x16xf32> to tensor<1x8x2x16xf32>
    %collapsed_75 = tensor.collapse_shape %97 [[0], [1, 2]] : tensor<5x2x16xf32> into tensor<5x32xf32>
    %expanded_76 = tensor.expand_shape %collapsed_75 [[0], [1, 2]] output_shape [5, 8, 4] : tensor<5x32xf32> into tensor<5x8x4xf32>
    %transposed_77 = linalg.transpose ins(%expanded_76 : tensor<5x8x4xf32>) outs(%39 : tensor<8x5x4xf32>) permutation = [1, 0, 2] 
    %collapsed_78 = tensor.collapse_shape %extracted_slice_73 [[0, 1], [2, 3]] : tensor<1x8x2x16xf32> into tensor<8x32xf32>
    %expanded_79 = tensor.expand_shape %collapsed_78 [[0], [1, 2]] output_shape [8, 8, 4] : tensor<8x32xf32> into tensor<8x8x4xf32>
    %106 = tensor.empty() : tensor<8x8x4xf32>
    %transposed_80 = linalg.transpose ins(%expanded_79 : tensor<8x8x4xf32>) outs(%106 : tensor<8x8x4xf32>) permutation = [1, 0, 2] 
    %collapsed_81 = tensor.collapse_shape %extracted_slice_74 [[0, 1], [2, 3]] : tensor<1x8x2x16xf32> into tensor<8x32xf32>
    %expanded_82 = tensor.expand_shape %collapsed_81 [[0], [1, 2]] output_shape [8, 8, 4] : tensor<8x32xf32> into tensor<8x8x4xf32>
    %transposed_83 = linalg.transpose ins(%expanded_82 : tensor<8x8x4xf32>) outs(%106 : tensor<8x8x4xf32>) permutation = [1, 0, 2] 
    %expanded_84 = tensor.expand_shape %transposed_77 [[0, 1], [2], [3]] output_shape [2, 4, 5, 4] : tensor<8x5x4xf32> into tensor<2x4x5x4xf32>
    %expanded_85 = tensor.expand_shape %transposed_80 [[0, 1], [2], [3]] output_shape [2, 4, 8, 4] : tensor<8x8x4xf32> into tensor<2x4x8x4xf32>
    %107 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_84 : tensor<2x4x5x4xf32>) outs(%40 : tensor<2x4x5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.truncf %cst_22 : f64 to f32
      %157 = arith.mulf %in, %156 : f32
      linalg.yield %157 : f32
    } -> tensor<2x4x5x4xf32>
    %108 = tensor.empty() : tensor<2x4x4x8xf32>
    %transposed_86 = linalg.transpose ins(%expanded_85 : tensor<2x4x8x4xf32>) outs(%108 : tensor<2x4x4x8xf32>) permutation = [0, 1, 3, 2] 
    %109 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_86 : tensor<2x4x4x8xf32>) outs(%108 : tensor<2x4x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.truncf %cst_22 : f64 to f32
      %157 = arith.mulf %in, %156 : f32
      linalg.yield %157 : f32
    } -> tensor<2x4x4x8xf32>
    %collapsed_87 = tensor.collapse_shape %107 [[0, 1], [2], [3]] : tensor<2x4x5x4xf32> into tensor<8x5x4xf32>
    %collapsed_88 = tensor.collapse_shape %109 [[0, 1], [2], [3]] : tensor<2x4x4x8xf32> into tensor<8x4x8xf32>
    %110 = tensor.empty() : tensor<8x5x8xf32>
    %111 = linalg.fill ins(%cst_0 : f32) outs(%110 : tensor<8x5x8xf32>) -> tensor<8x5x8xf32>
    %112 = linalg.batch_matmul ins(%collapsed_87, %collapsed_88 : tensor<8x5x4xf32>, tensor<8x4x8xf32>) outs(%111 : tensor<8x5x8xf32>) -> tensor<8x5x8xf32>
    %expanded_89 = tensor.expand_shape %112 [[0, 1], [2], [3]] output_shape [2, 4, 5, 8] : tensor<8x5x8xf32> into tensor<2x4x5x8xf32>
    %113:2 = linalg.generic {indexing_maps = [#map9, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_89 : tensor<2x4x5x8xf32>) outs(%52, %50 : tensor<2x4x5xf32>, tensor<2x4x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_104: i64):
      %156 = linalg.index 3 : index
      %157 = arith.index_cast %156 : index to i64
      %158 = arith.maximumf %in, %out : f32
      %159 = arith.cmpf ogt, %in, %out : f32
      %160 = arith.select %159, %157, %out_104 : i64
      linalg.yield %158, %160 : f32, i64
    } -> (tensor<2x4x5xf32>, tensor<2x4x5xi64>)
    %expanded_90 = tensor.expand_shape %113#0 [[0], [1], [2, 3]] output_shape [2, 4, 5, 1] : tensor<2x4x5xf32> into tensor<2x4x5x1xf32>
    %114 = tensor.empty() : tensor<2x4x5x8xf32>
    %115 = linalg.generic {indexing_maps = [#map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_89, %expanded_90 : tensor<2x4x5x8xf32>, tensor<2x4x5x1xf32>) outs(%114 : tensor<2x4x5x8xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %156 = arith.subf %in, %in_104 : f32
      linalg.yield %156 : f32
    } -> tensor<2x4x5x8xf32>
    %116 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%115 : tensor<2x4x5x8xf32>) outs(%114 : tensor<2x4x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = math.exp %in : f32
      linalg.yield %156 : f32
    } -> tensor<2x4x5x8xf32>
    %117 = linalg.generic {indexing_maps = [#map9, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%116 : tensor<2x4x5x8xf32>) outs(%57 : tensor<2x4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.addf %in, %out : f32
      linalg.yield %156 : f32
    } -> tensor<2x4x5x1xf32>
    %118 = linalg.generic {indexing_maps = [#map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%116, %117 : tensor<2x4x5x8xf32>, tensor<2x4x5x1xf32>) outs(%114 : tensor<2x4x5x8xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %156 = arith.divf %in, %in_104 : f32
      linalg.yield %156 : f32
    } -> tensor<2x4x5x8xf32>
    %119 = tensor.empty() : tensor<2x4x5x8xi1>
    %120 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_89 : tensor<2x4x5x8xf32>) outs(%119 : tensor<2x4x5x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %156 = arith.extf %in : f32 to f64
      %157 = arith.cmpf oeq, %156, %cst_28 : f64
      linalg.yield %157 : i1
    } -> tensor<2x4x5x8xi1>
    %121 = linalg.generic {indexing_maps = [#map9, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%120 : tensor<2x4x5x8xi1>) outs(%63 : tensor<2x4x5x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %156 = arith.andi %in, %out : i1
      linalg.yield %156 : i1
    } -> tensor<2x4x5x1xi1>
    %122 = linalg.generic {indexing_maps = [#map12, #map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%121, %cst_4, %118 : tensor<2x4x5x1xi1>, tensor<2x4x5x8xf32>, tensor<2x4x5x8xf32>) outs(%114 : tensor<2x4x5x8xf32>) {
    ^bb0(%in: i1, %in_104: f32, %in_105: f32, %out: f32):
      %156 = arith.select %in, %in_104, %in_105 : f32
      linalg.yield %156 : f32
    } -> tensor<2x4x5x8xf32>
    %collapsed_91 = tensor.collapse_shape %122 [[0, 1], [2], [3]] : tensor<2x4x5x8xf32> into tensor<8x5x8xf32>
    %123 = linalg.batch_matmul ins(%collapsed_91, %transposed_83 : tensor<8x5x8xf32>, tensor<8x8x4xf32>) outs(%66 : tensor<8x5x4xf32>) -> tensor<8x5x4xf32>
    %expanded_92 = tensor.expand_shape %123 [[0, 1], [2], [3]] output_shape [2, 4, 5, 4] : tensor<8x5x4xf32> into tensor<2x4x5x4xf32>
    %transposed_93 = linalg.transpose ins(%expanded_92 : tensor<2x4x5x4xf32>) outs(%68 : tensor<5x2x4x4xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_94 = tensor.collapse_shape %transposed_93 [[0, 1], [2, 3]] : tensor<5x2x4x4xf32> into tensor<10x16xf32>
    %transposed_95 = linalg.transpose ins(%cst_15 : tensor<16x16xf32>) outs(%69 : tensor<16x16xf32>) permutation = [1, 0] 
    %124 = linalg.matmul ins(%collapsed_94, %transposed_95 : tensor<10x16xf32>, tensor<16x16xf32>) outs(%71 : tensor<10x16xf32>) -> tensor<10x16xf32>
    %125 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<16xf32>) outs(%70 : tensor<10x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x16xf32>
    %126 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%124, %125 : tensor<10x16xf32>, tensor<10x16xf32>) outs(%70 : tensor<10x16xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %156 = arith.addf %in, %in_104 : f32
      linalg.yield %156 : f32
    } -> tensor<10x16xf32>
    %expanded_96 = tensor.expand_shape %126 [[0, 1], [2]] output_shape [5, 2, 16] : tensor<10x16xf32> into tensor<5x2x16xf32>
    %transposed_97 = linalg.transpose ins(%expanded_96 : tensor<5x2x16xf32>) outs(%25 : tensor<2x5x16xf32>) permutation = [1, 0, 2] 
    %127 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %transposed_97 : tensor<2x5x16xf32>, tensor<2x5x16xf32>) outs(%25 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %156 = arith.addf %in, %in_104 : f32
      linalg.yield %156 : f32
    } -> tensor<2x5x16xf32>
    %128 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127 : tensor<2x5x16xf32>) outs(%8 : tensor<2x5x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %156 = arith.extf %in : f32 to f64
      linalg.yield %156 : f64
    } -> tensor<2x5x16xf64>
    %129 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%128 : tensor<2x5x16xf64>) outs(%11 : tensor<2x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %156 = arith.addf %in, %out : f64
      linalg.yield %156 : f64
    } -> tensor<2x5x1xf64>
    %130 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129 : tensor<2x5x1xf64>) outs(%10 : tensor<2x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %156 = arith.divf %in, %cst_29 : f64
      linalg.yield %156 : f64
    } -> tensor<2x5x1xf64>
    %131 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128, %130 : tensor<2x5x16xf64>, tensor<2x5x1xf64>) outs(%8 : tensor<2x5x16xf64>) {
    ^bb0(%in: f64, %in_104: f64, %out: f64):
      %156 = arith.subf %in, %in_104 : f64
      linalg.yield %156 : f64
    } -> tensor<2x5x16xf64>
    %132 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131, %131 : tensor<2x5x16xf64>, tensor<2x5x16xf64>) outs(%8 : tensor<2x5x16xf64>) {
    ^bb0(%in: f64, %in_104: f64, %out: f64):
      %156 = arith.mulf %in, %in_104 : f64
      linalg.yield %156 : f64
    } -> tensor<2x5x16xf64>
    %133 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%132 : tensor<2x5x16xf64>) outs(%11 : tensor<2x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %156 = arith.addf %in, %out : f64
      linalg.yield %156 : f64
    } -> tensor<2x5x1xf64>
    %134 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133 : tensor<2x5x1xf64>) outs(%10 : tensor<2x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %156 = arith.divf %in, %cst_29 : f64
      linalg.yield %156 : f64
    } -> tensor<2x5x1xf64>
    %135 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134 : tensor<2x5x1xf64>) outs(%18 : tensor<2x5x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %156 = arith.truncf %in : f64 to f32
      linalg.yield %156 : f32
    } -> tensor<2x5x1xf32>
    %136 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%127 : tensor<2x5x16xf32>) outs(%20 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.addf %in, %out : f32
      linalg.yield %156 : f32
    } -> tensor<2x5x1xf32>
    %137 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136 : tensor<2x5x1xf32>) outs(%18 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.divf %in, %cst_30 : f32
      linalg.yield %156 : f32
    } -> tensor<2x5x1xf32>
    %138 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135 : tensor<2x5x1xf32>) outs(%18 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.truncf %cst_27 : f64 to f32
      %157 = arith.addf %in, %156 : f32
      linalg.yield %157 : f32
    } -> tensor<2x5x1xf32>
    %139 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138 : tensor<2x5x1xf32>) outs(%18 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = math.rsqrt %in : f32
      linalg.yield %156 : f32
    } -> tensor<2x5x1xf32>
    %140 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127, %137 : tensor<2x5x16xf32>, tensor<2x5x1xf32>) outs(%25 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %156 = arith.subf %in, %in_104 : f32
      linalg.yield %156 : f32
    } -> tensor<2x5x16xf32>
    %141 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140, %139 : tensor<2x5x16xf32>, tensor<2x5x1xf32>) outs(%25 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %156 = arith.mulf %in, %in_104 : f32
      linalg.yield %156 : f32
    } -> tensor<2x5x16xf32>
    %142 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141, %cst_13 : tensor<2x5x16xf32>, tensor<16xf32>) outs(%25 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %156 = arith.mulf %in, %in_104 : f32
      linalg.yield %156 : f32
    } -> tensor<2x5x16xf32>
    %143 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142, %cst_12 : tensor<2x5x16xf32>, tensor<16xf32>) outs(%25 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %156 = arith.addf %in, %in_104 : f32
      linalg.yield %156 : f32
    } -> tensor<2x5x16xf32>
    %collapsed_98 = tensor.collapse_shape %143 [[0, 1], [2]] : tensor<2x5x16xf32> into tensor<10x16xf32>
    %transposed_99 = linalg.transpose ins(%cst_11 : tensor<32x16xf32>) outs(%98 : tensor<16x32xf32>) permutation = [1, 0] 
    %144 = tensor.empty() : tensor<10x32xf32>
    %145 = linalg.fill ins(%cst_0 : f32) outs(%144 : tensor<10x32xf32>) -> tensor<10x32xf32>
    %146 = linalg.matmul ins(%collapsed_98, %transposed_99 : tensor<10x16xf32>, tensor<16x32xf32>) outs(%145 : tensor<10x32xf32>) -> tensor<10x32xf32>
    %147 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<32xf32>) outs(%144 : tensor<10x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x32xf32>
    %148 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%146, %147 : tensor<10x32xf32>, tensor<10x32xf32>) outs(%144 : tensor<10x32xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %156 = arith.addf %in, %in_104 : f32
      linalg.yield %156 : f32
    } -> tensor<10x32xf32>
    %expanded_100 = tensor.expand_shape %148 [[0, 1], [2]] output_shape [2, 5, 32] : tensor<10x32xf32> into tensor<2x5x32xf32>
    %149 = tensor.empty() : tensor<2x5x32xf32>
    %150 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_100 : tensor<2x5x32xf32>) outs(%149 : tensor<2x5x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.divf %in, %cst_31 : f32
      %157 = math.erf %156 : f32
      %158 = arith.addf %157, %cst_2 : f32
      %159 = arith.mulf %158, %cst_3 : f32
      %160 = arith.mulf %in, %159 : f32
      linalg.yield %160 : f32
    } -> tensor<2x5x32xf32>
    %collapsed_101 = tensor.collapse_shape %150 [[0, 1], [2]] : tensor<2x5x32xf32> into tensor<10x32xf32>
    %151 = tensor.empty() : tensor<32x16xf32>
    %transposed_102 = linalg.transpose ins(%cst_9 : tensor<16x32xf32>) outs(%151 : tensor<32x16xf32>) permutation = [1, 0] 
    %152 = linalg.matmul ins(%collapsed_101, %transposed_102 : tensor<10x32xf32>, tensor<32x16xf32>) outs(%71 : tensor<10x16xf32>) -> tensor<10x16xf32>
    %153 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<16xf32>) outs(%70 : tensor<10x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x16xf32>
    %154 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%152, %153 : tensor<10x16xf32>, tensor<10x16xf32>) outs(%70 : tensor<10x16xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %156 = arith.addf %in, %in_104 : f32
      linalg.yield %156 : f32
    } -> tensor<10x16xf32>
    %expanded_103 = tensor.expand_shape %154 [[0, 1], [2]] output_shape [2, 5, 16] : tensor<10x16xf32> into tensor<2x5x16xf32>
    %155 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127, %expanded_103 : tensor<2x5x16xf32>, tensor<2x5x16xf32>) outs(%25 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %in_104: f32, %out: f32):
      %156 = arith.addf %in, %in_104 : f32
      linalg.yield %156 : f32
    } -> tensor<2x5x16xf32>
    return %155 : tensor<2x5x16xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_16_torch.float32_8: "0x04000000ACD205BEEB558EBD0E71C73D6F94623D3628233E77B9333E625F82BD00C88DBD372CC63C792410BE71EBC43D635102BD9E9217BE91AA08BE2978F9BDA403473D",
      torch_tensor_16_32_torch.float32: "0x040000006DF71A3E008C0B3E42971FBD83B0DF3BC917FF3CADE30DBDE66232BD946CA3BDF1E2CDBD94CEB43DFD0157BD10AFADBD80751F3E5C89E73C059C023E33F6243E7A00CCBC3203D83C82D4273E6718F9BD221959BD0312CE3C9A7E44BCEDC6403DBA5EBE3D0EF394BD5385613C52C5233E57DCCCBD1A82F5BDF4D20ABE6B69D83D660926BE4B0FB0BDD384F43D0409D9BD2235133E763DA9BD2919E53CDF90BD3C65158EBB657EE13D61BE193E160BE2BD190BCB3DC676413DC2E257BBEA23FDBDFEC9563DFF63033E41601BBE5F2E27BE0BF531BE634E273D730D50BD1CEB60BDC48E283EE6AF38BD67E9E5BD6C43823C84B5C6BD8D2654BD473DBF3DD21C273D3B70F8BD5C562C3E1DF1F43DD9CBF6BDA0B29D3DC5C4943DFEE301BE3C70FEBD6DE315BE2345A13DF64DFC3C1E01993D45049FBDDE1C083ED6E9B83CB57010BE354036BD00C3B83D4C361F3DD38ADDBCD7F0FCBD7B36E1BD93221C3E8263CFBD2947003E2D5C72BD329AE73A5A4630BE225F6BBD7898183EE38422BE002AB63DD25718BE9D37D33C641E24BE164D0FBEF02212BEF2127BBD4E2DC53CE4B704BEE681373D5A0DDA3D1691133E6948203EC05CEE3DE03655BDE57585BC4C29203E6D19B43D1D0540BD5FAB083E82321EBEBCED1A3E1390CA3D4BC504BE48A413BED28F0D3EEF93323EAFBD7C3C19768DBD4326CE3DDC54A33D96BBB4BC5BED103E0CAAEA3D5A83343D11FBBB3D678F29BE0295A9BD93BE9E3C5CE8443D68FAC5BC85B3883D40935C3D7E4C27BE2063643D367C6BBC9F22F9BD4E7DC33B3C1432BDCA41C0BD96F324BE1D6F173E64DDDBBDDE80C23CBB03113E3371B6BC0349EDBDE8202FBEB59DF03C45A8B5BD4E37533C1F49673DEF274DBDD87AF53DEF72BCBC237C90BD1161EFBDB1AF5B3D0DD5DFBD0D35183D7AC5B6BC1AD0F83DAE7CB1BD2A59B2BDDC26BBBC6820DDBD6A068A3D4D9D84BD1989943D0B1ED23D3268D33D50ED04BDDE93C53DAAB5BFBDC65B34BE1CD289BC474003BEA23D0CBEC40E383D74AF1A3E6B798EBD7BD623BCC32503BEC21AFD3CAA6E4E3D9E4CDEBC8FB9093E78B011BE034CC2BCFAF4C8BD23F21E3E7453193E750F323EB98B263E48638F3DF09B0ABE9A93F5BD07942D3D599D21BE6133E53DC7649D3DCAC22C3D67FF1DBEA1AE033E294499BCD4EC97BD2206BD3D2CC1743CA50CA1BDF578293DA96DF1BDEE3D283EB7A91E3E36F7A63D4B87BF3D8CF133BEB540C9BD60302EBE5AB2BCBD141416BE403E053E0653C33D9535D53DBBB8A0BD7AF8093E0E42D1BCA7993BBDF2EEC23DDEC0EF3DA81A02BEF3552C3E5A2992BCD2D9403D613F34BE7037A13CC62DB3BDE9AFE2BD1D2997BD65DC57BAAB464EBD7BEBE7BD689B013E9469573DF37628BE51E3173D73DE313D5BDAD43B15D32F3DE07D72BCBF559E3D2BDEFEBDDE5D9ABD4A9A073E324CE0BDA8A0B13D007E273EA98625BE5E9C9EBD2C7A1A3E93212FBC54F10E3DCA19CE3C2132953DE02B95BDB100BC3C259DF63D1B5774BCCA1326BEFC477A3DC7D838BDECC118BDE1D0BC3D50CBFD3C1C04DBBDF311A7BD2822DCBCF1E432BD774919BDE974F7BD9A22033EDAC2BB3DCCE40E3D53F2233D6788A93CB55A073E50D8233DB399DC3C4204C7BDC88B713D1F5A29BE995D643DD7E71CBE6CD695BD5A22BF3D75A2D7BD0F24103EA408C8BDB9752B3E5B2B5F3D16E49CBDBCCCDC3D354F20BE2159E5BD21D2E2BD91A2BE3C64458E3C2FB21BBE32AD2E3E002731B9D453C1BD195D8A3B04689BBD64C4473DB50F833D81644DBD70D9283C796AD73D357BEBBDE77521BD70A3D5BC8987EFBD7BE56B3CC9E4D43BEA3612BEF488143DE2C62C3EEC90C03D3062C4BDF6B2253EFCDCF8BDB713B8BD58B19F3D2502103E86BE2C3E0FD81B3EE45AC7BD2DB0253D4554E3BD0FD77F3BB4F9153ECC43B23D052627BEC0CF9BBDC3BB18BECA8BAA3D05D6B7BC4C5404BEE25F67BDCA9D6D3DD011863C0DDA293E98CF19BB73C3633DB4575BBD31CEAC3CFD82CF3B027E1B3EB1B2973DAD52CEBD98D820BE953A2CBE327A83BD2C32BB3CFE4B2A3EAD498EBCC38D8D3D4AFFB73D2FA90ABEF4BD15BEA82E893DE4BFA83DF493A8BD06F0E23CEE3C31BE5207123BE47C313D6652DB3A8FDDE5BCF3B0963D500647BDE9BF063ED3EA1BBE6AE7CEBDF31E17BEDFB623BE0533063E833033BD10320EBE3C2E163DF41309BE48B8153C511BAC3D691C19BD8A1DBA3DEE9C143DD84111BEEE820E3D9762E93DFDDA27BD2FDD883C3CBFB83C490F793C1B393C3D92512DBE9657093EBEE69D3D5DD5B23CD1C0033D7DFC11BE3DBD4EBDC0F5FBBBB21E2C3D7C99C6BDD2A7993C39B760BDA1C2033E46611BBE3561973C7D47F53D30980CBE3E06A6BB9F4BA73D7C17923DA44DAA3C5859923D4260FCBDB2C4163EAF31813B4606EA3D292E203D7D1AA1BC21139B3D7DD72B3E7E8F323E525F18BECFA82F3C3D0A02BEF6F0D23DE9F3013E0139FEBDE16427BCE385FA3D2A6BEF3D591A08BE6E15F33DB73000BDB1F319BE4C3C103DFDA8A83D471FD93D8C28F6BDF21B03BE2740F3BDF82BCD3D1D351EBE9D62C3BA27C754BD58119E3D7A320E3D18D2B6BDBFF1FC3C1496263EF16DEE3CF767B3BDBCEFC13B1E0A26BE5848E8BDF37E06BDE19AE1BD364A193E048D0C3D0A350C3EFEE024BD0067C9BC26A5363DFD4B57BD7ED176BD569331BECE5E083EE8D3233E353B33BE2F916FBDBCEB08BEF2F592BDDCCF093E7DA9C13D01BB60BC99A09A3D2E3D583D36B7C53D9A7711BE48D15F3D32712BBEB019EEBD4AEA86BDC4178DBC2CD42ABE7E29903B1435E73C4DAE8FBD58DB6A3DCD2D1E3EB35DF7BC65D0C0BD215A20BE4A2E04BE323DC8BD",
      torch_tensor_32_torch.float32: "0x0400000094B2CC3D74F999BD50FC2E3E68BA8F3DBC32413EA0E11FBD8E0451BE68494A3D403DD03D74DA4E3E5C72C63DF82BBD3DE4B94B3E58F4AFBD9007623EEE3F033EECF72A3EA093363E162651BEFA56053E246C6E3E6CD833BE1087AFBC343C1CBE184477BDC09A183DC8EF083E44A494BD806972BE063B0A3EB49F0F3E60A339BD",
      torch_tensor_32_16_torch.float32: "0x040000000C4C65BEE0698A3C6092253DF64E0A3E96DA5FBE086D333D30ED13BD242B163EE8CDE8BDE089983D0852CE3D3499003E489CAFBD64C4A43D98AF48BDFCDE893D4A6A1DBE846B4BBE8E6751BEB6ED20BE4CB1D8BDA86C183DA8FC5FBD10BC11BE80A2093B1CB0A1BD62CE1D3ECED752BED0FBBCBD988324BE60B4FC3CE0755F3C60A06BBC92007E3ED851C3BDC02D13BD6847843D20A9553EBE0A423EE0F5E93C08B4C1BD9433A83D4C12213E00D4AEBB788D0C3E0C84513E202809BED06162BD127B66BE08106B3DDE72363E08DA46BD0866233DF499A33DC0BAAEBB5C06473E0038153D54A27BBEB86653BECCA27DBE80D2283CA8620A3EC81807BD442C663E783838BD705B513D7AD8663E3C8F013EA0AC02BCC895763E6EF318BE20B5BE3D68AC213E58831EBED27870BEF8C4A33D403FC2BD323001BED8AD4B3DAAB539BE543F663E30D7B7BC20F8A3BDDE02563EE48F8E3D4818433D94CDF4BDB4FC733E6CF09BBD44EC543EA08B96BC526B003EDAFF333EB6973EBEF49F2ABE8C257DBEAAA4383E06285C3ED41EBBBD58C4FABD58682B3D3AD3093E70C27C3D686955BDCCD522BED6F25A3E02CA25BE605F77BE746DCCBDA0314C3D444EBE3D40F9C53DEC4C14BE1C80C4BD10ADE3BDDCF0F7BD3A9F57BEC89C513D04E694BDCC6676BE9A7B15BE62BD19BE94DBDCBDF82E1EBED09431BD547BB73D322F4FBEF070AFBC2C5993BDD2E102BEA06063BD6800D9BD60AD033C2ACB38BEB030423DB80A6B3EDC1F543E548FE5BD18D09D3DE6F871BE9A89573EDE1E7FBEB0C464BE06CB65BE44BC6DBE20AE0A3DB86387BD8017753DC06F7DBC40F9AFBBE0F9B8BD2AE217BE625656BE662C013E52FE03BE884250BDFCACF83D109B7DBDCC1781BD48A92ABEA4085BBE38BEF53D700867BD5CF9203ED0CA863C007CA6B9F81D67BE00DDB43BB06B67BD181512BE08FE6CBD4022563C38E440BE40462A3DEE20323ED0494A3D925D743EB8EBEE3DE6E449BED087C9BD186B76BD3829993D00A6E9BB9A004E3E90E8ED3CA42022BE10B5BBBD68FB54BE6C2C8DBD74BAFB3D80361E3B6A1F74BE28845DBEA49FB93D1EB160BED0304CBE8AA118BE90FF733EC49591BD2819D3BDC0DA2CBED8C3233E105825BD8076453D909F743DCC65903DD8DC233E408E543C10D7D33C50FF84BCE2ED46BE38576ABD2AA6733ED46E35BE5E9021BE48087EBE405F783C4A716FBE281F03BE90E36B3E6C0DD43DB863083E38572F3D2A8B59BE643EEEBD3A3F4FBEC44C1EBED05BAE3D5C018EBDEC2D7A3EEE9C3ABE14795ABE68C67C3EAA255DBEA2D6593EC8DE893DE05469BE80F85E3E98638BBDE41DD3BD94B447BE5C8958BED0FD633D6A757BBEE464D23D300A7DBD30AFB33D98B77ABD200FB13D00C6DFBB487C963DBC4DD0BDAC1630BE6069023D3C6623BE6AB21EBE522976BEE832A3BD640E2BBE5C5C473E6C7C383E90F5723D5600503E0489F63D642871BEB0E9CCBCD03726BD0E6F1BBEBCD2913D50CD9FBDDCD3F4BD80FE3EBBEE342ABEF6E0533EE8FD213EF653723EF05E35BD7837A73DE0BF24BCB4D553BE38A3E73D60D032BE88D2B8BD3849E5BDE6BE79BEC0EA123C70C1273DD04198BCAE463C3EA064443C18853ABD26A20BBE2C0A18BE309511BD5C3F16BE54E028BED06F07BDB0CD34BDAA441CBE0294153E921B593E4C8C2EBEC042E03DC492EDBDF0A6D4BC26FA6E3EF007033DDA1674BE82566B3EA04C2DBC1A3000BE383207BE46875B3E40428A3BD2650D3E1A40283E2CB9C6BD60D4AD3C509825BE14C6553E0E5F07BE560A2A3E94B9813D0AEB1D3EB05E34BE00C3FEBB1EA6043E407E23BC80156BBB0080F93DBA553FBEF84C4DBD3836E93D181CFB3DB0C46D3E50904ABD18A0723DF0EAFBBDD8DC2BBD308400BEBEB63D3E009BC73AC849D03DD2CF0C3E18D23E3D20F2D93C70E595BCE6D958BEF8FB243D78DC62BDDE2C57BED4826E3E8055DABC4C88FFBD6C3879BEB4C96BBEA8F8C23DF4BAE9BD942BDDBD882014BE1EA54E3E702876BD44EF253EC83B4B3E2C7A46BECEFC3E3E708A43BD5830753EA8C2023E98FB77BEC83C3E3D2CFBB33D50BDB9BDA220423E020054BEEC75A2BDA6EC733E8E057A3EFCC3FF3D78D118BE42435CBE462550BEB0FC7FBDE405113E6C19A23D00B6F8BCD63B663E5207493EB84CEFBD8CB9DDBD803940BB907F543D0094EABA24AAC53D6CA0303EC0A338BD6470FB3D08450B3D4488C43DC4C7D23D44D988BDC047E4BDC4D8DA3D84E723BE8E66063E444124BEFC9F2F3E406FCD3D50DD7ABDF653123E6C9DA8BD48285A3DB8BE963DC028D13CC0A24D3DC0A0A2BB2CEA93BD2CD30E3EE0F2C93D38F9BE3D5AD42C3EBEF105BE10EA6DBD007FE9BB8A964E3E06DB4BBE68D712BEB8EA73BDE8AC5ABE00424ABE8A5D2F3EC0123F3C2EF24DBEF81429BDE0A906BC3406B6BD7E2156BE14530B3EA0F3FCBCF4F0793EE00F44BE728A0CBEA0CC54BCB44532BED6903A3EA8F8453E52EB673E5C9A21BEE624363ED4BF313EE8B8CBBD60BAE03C88FAF33DE230373E6C1A6FBEFEDD7E3E64BA80BDA09CD03DB0FF1EBECA0045BE445F2DBEF6DF163E708DFCBDC4D0143EECC89A3D64A9CB3D28C363BD20F5A1BD048EEFBD8C180FBE3E0A6C3E009A5EBC5490DBBD042F6EBE6030323C801D7EBE80ED40BBEEA3213EB27213BE18A80C3EB052A3BD6AE444BE688D7DBEE059FE3D1CDD43BE6CFFF93D789D123D72220B3ED66E40BED8DE5F3EE8FB7EBE225042BE2285193EE0340B3CC2C00FBE88CC56BDC6D263BE92CC5EBEF8B15BBD4A4A433E00E8983DB818413DCCB187BD1001693E00EA1C3BD4E0AC3D8034823B80CA1F3D34BCAA3D1073443E0C5B133ED80C033D",
      torch_tensor_16_torch.float32_7: "0x0400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
      torch_tensor_16_torch.float32_6: "0x040000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F",
      torch_tensor_16_torch.float32_5: "0x0400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
      torch_tensor_16_16_torch.float32_1: "0x040000007C8F72BE726165BEDA3A143E702D17BE0A1A3B3E9C889F3D3C85803D9E5E4B3EAE216DBEB2773B3E580AA63D4E8C2BBEC826793DB4B18EBD0883CDBD30CEDDBCDC63F1BD16DB5F3EFA565C3ED079DABCCC0363BE20937ABCF04F873CA41D2B3E00C9033CFC03953D04DA873D3A4111BE1CCB1EBE1ECE64BE00A900BBDC949E3D609F91BC947D783E405743BD020C27BEF8AA2A3D542F90BD28610CBD1A0D783E800CEBBB6EA05F3E28C0083DA479BEBD54B03B3E32D311BE2086073C282B663D98CDE53D6A336CBEA0EE483C209184BD56FB253E6042AC3D4435CD3D2AEC193E104165BDE03683BC7E604D3E4E554EBEC6F330BE50D2953C3CD1CABD00956A3CE223623E6069EDBC42465ABE64BEE8BD161A6B3E40F660BD2C80E0BDFC76E63DE088FD3CC0B561BE8231553EF228103EEA825E3E040DE03D709FACBD1824A7BD6420F83DA08146BD40C2483D9C0F78BED017FDBD602EBE3DA0ED49BCF424F6BDEC4C5FBE0EB4223E60E24DBD48877BBE1CFC763E2027F93DA41F19BE3AD63ABE4660773E00D1883AD2F619BE7A50133E584C55BD504B8C3CE85B05BEA6D458BEF2032ABE60E0E0BCA25439BEDC507C3E8053313B8802C4BD4C5ACA3D2CF662BE26F102BEC84EC03D7E8359BEAC2EFF3D2025AC3C647455BE0A107EBE64D1A13D9401F23D40B44CBD905E62BE708B13BE20ABD93C4004153C680F833D5810353D80B256BC1619073ED052783E4833553EFC9E683E3CCDACBDD0C0AEBDF082E2BC7C53973D283FCF3D008DB6BC6C5B25BEEA2641BEBA74763E78A789BDB0690ABD68E41CBE3CD4FDBD38E9603DC0A5D73DD867CABDF873BCBDF2CA4A3E22D803BE6AFF3EBE90C21FBD6698733EA0CF5E3D487D0D3D6000FFBCB6F81F3EF4C5FDBD20922D3EF8E9713D00B4E33C68F80C3DB4E11DBE08223E3E0674063EDA3848BE5E5B6EBEC0CD83BDFC122A3EE412FCBD30456D3EEAB500BED43E67BEF038E13D4AB61ABEF06B21BDE0B19FBD80BBA2BC4E125FBEB4CD6ABED018DC3DF011E8BC506D1ABE40B0D0BBD6A869BE10E8873D7C26F33DE645783E6A8E50BEB055F8BC0EEE0A3E2C9D6A3E082336BEA894D93DEC62D33DBE551A3E947D30BE92AF363E3402DFBD9A941DBE90524B3D2EDE583E5A8729BE32AE083E708CEABC1473A33DB2B2473EB4048B3D228554BEA0269ABD983D4B3D8AF557BE603D2A3DCC7609BE408C4BBDD429B73DAA084EBE0E5B24BE8086E93DC4317DBE1C2D303E726545BE00E883BBE835523D0408CA3D14E41EBE78CD093DF075DC3DDA925B3E14A740BE548DFEBD6827953D207E03BC78C12CBE6C7657BE564F63BEB22233BE58FED9BD2AC431BE449360BE60DD9F3C0022163EBC66F1BDA0CBCC3C00FA49BB6C53EF3DAA8931BEC076423CFAF26E3E5EC3363ED4B97DBE08271ABD00BA183B780FA9BD",
      torch_tensor_48_torch.float32_1: "0x04000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
      torch_tensor_48_16_torch.float32_1: "0x040000003CF386BE9CABF93DC5263F3E7BC4E3BD36A99BBED7137E3ED93093BD1DEB7A3D4346B0BD42F3473E57E4983E2289443E988FC7BDD2B85B3ECBFB183E8BB6F43CD18B7CBE31A106BE811A9BBEDAB3513E8DF69A3E6AA3363E605CC83DD333943D36E9963E9CF41EBEED85D2BD0DC28CBEEE60F8BC7F0EAC3C6DA7AB3D031F5ABECA2011BD2C2D81BEA50A7FBE1478233D600799BE92F9A63DF36990BE612A5ABE4B1D82BDA49995BE84387D3EC572803EACC423BEC85B833D8265203E0B44C73DCCFF27BD5EDD93BEB7FB633E098089BE244468BD9D979B3C3285CEBD855AE5BD487D87BE47348A3CB9660EBD90AB883ECA71CEBDEF55723EE17B6D3C95DD0CBEF72095BD36520EBDA8D94F3B659F4EBDEA18BA3DB619813E4521453DEF21E33D329D413E7D2A873DC487103E0077243E7FBC923E06138FBEE593D63DB14E63BC313B61BDF9C2F1BD4B7F3C3EA7688F3E5CDF7FBE8265293EA032583ED6305B3D32606C3BE845713ECABB143C08689CBDFF38B9BC912FC93DE3FA9C3D5C5487BCE1F1C53DFEE1A83D49FB7DBE49409C3D9AD53F3EB3D30F3D8DF2E4BC6B2D703EF6F688BED31B0FBEFCB60DBE8674873EF8A097BEE7C3F83CDCDB97BE95F624BC73BBE93D9DA492BDFA2D983E2D837F3A74D91FBE22B3A13DE00E233E33771FBA411C863EF07046BE4BC7053E4409323EDDBA1B3EA488EBB87F01B33DB6F875BE530C76BEE9E79BBC602F1DBDBDCE683E7BAA633E6A97543EF69B0FBEE82276BE2F0C93BE76F1E23DA2428DBE8D7E9CBE47741EBEFA5B84BED21EF7BD7A6245BEACDA20BEE40A953EA1566CBD690B823EFE9BDE3B3A4621BD4298B7BD851F60BEA8E87BBE2719593EC93CC1BD50D898BEBBDE8F3E1C1CBA3B49CD51BE7F7476BEA0A683BE567689BEB3DC8D3E1E2E583EFA26CD3CD99B85BED702A4BD344493BEC919D83DCD7FA6BD7D3086BD75A7C3BD4E00133E89B6293E965D893DAA0C1DBDCAE0F7BCC750AFBB607A69BE07F8983ED73807BEA76A363E53C42FBE25B5063BBBA9D63DD3F08FBE7DD10F3E55FE6FBEA9022F3DE0B178BDB2B9333EC35C983EEA518D3D3E3E0FBCD1561BBE4BCBE93D4CE916BEC682013E03E507BECDAC543E0D7E703E3741403E0C01493B5566113EFDD98EBEA8447E3E99EBA2BD2D9AE43DC45F54BDCC8FD2BDD33C13BEAF3C4A3E0D942ABE65295DBDA0291E3E21CDFC3C6AE783BEB0E29BBE9F6E18BECF96903E68EE5EBECFCC2C3EDC6E603E95F501BE84750ABE789161BE669F433D09532FBD7ABA733CBFFF073E66A2033EAAD6C5BD7545AC3C46F5943D3A91D53B49F77A3DF604FEBD817F803E2CA300BD0F7620BD60B38CBE764563BE6C0C1C3CF5F441BD91A31DBEB41E243E298EE0BC6A88DC3D340A843E892510BE26501ABE01047CBD4E67D4BC7ED11CBEA88C96BDD89810BCB4A30C3E0C09913EDA2C683E53BB043D45109EBC24A0A03DBFC84CBCD39624BD6FA1D73D86177FBE1A5285BE9C8FA23A4410BEBDBA141BBE02F191BE3A06523E14E147BC557428BEDA6EFFBDC6DBA43DE46263BEC218A13C187477BB829ED53D79C1F83D6ADB4CBEA461073E75C16C3E467BA13C4CBB1F3E8F66EDBDD11B793D8B3AB73DECD010BEF194413E1D3994BEC68CEBBDDF7A38BE37203ABE9FFC3DBE6EB893BE353B573DF21678BDF2FF83BEF60A04B98BEA50BD6657013E5E9675BE1769B0BD8C12813D39E7043E37C0BD3C49EFA93DC1B59C3E7239D9BD1FB0553E9E09873ECFAD8ABE3AAF973DFF99313E29A143BD0F0A2D3EE8A12A3C4EB06E3E0D07D83B61BB48BE3E1C6E3E3E7EBA3D745F853E72AA9B3D3A7D263E127E433E272E533DB1C591BDF082813DB19C5ABEBB612B3C978CC9BD8A959E3C6A3E78BEAB933F3EB2A290BEBE44063E467B4E3E38AD8FBE11A48D3EA11369BE504576BD1879223E70D8C6BD6EB58B3E12510ABED6E827BDF8F34CBE3B7511BE14FB983E4ACC6B3E98AFB83C9C3CCE3C330885BEC9B36C3EF5073CBDFEC502BE9A8479BE24E4803E9BAC143EDCD93C3E3FDC013D5FC154BE436F003E86A3103DBC6DD23D43259CBD39F613BEFFB1803E4034D23D7D80FEBD91FCDF3C394F88BDE67FD6BC48D12F3E4B8C79BE30E18D3EC006533ED8EF8939113F00BE51B57F3D00884FBE1EA84B3EF1D025BE5DA26F3D893B9ABED224163E303F543E3E556B3E09BDCC3C641F393E68CED53DEB42523E1AEE303E002989BE6636043D5DC7D5BD2CB615BE5C765B3E6F7F33BD68D2423D2169453E150C533E2153273E7AF55ABDD9BD8BBE887E96BE3E1BC53D11216EBB501846BE4EEE083ED04B8E3E3157353E69EB30BD2F77293D1EFE47BE73FC133E2BF972BE4376583EEC340FBE36B4F8BD664F83BE6BA397BDA39FF2BC918410BE75305F3E52F0333E715B8ABEACE7FABC36D4D23DAB3F973EB6F095BD057D403E5C858CBC1282F0BDFBDE3F3EA0B18BBEFA56833E70959C3E8834ABBDC7B4F73D3E549C3E4A0DBD3DD239F53D8541E63D684600BE0B11993D111B27BEA8DD853EA55A06BEEA598F3D0DA6B5BD47CC1C3EFB60A53BE7652C3EC8CCA9BD5FFC37BEFF69F03D917330BEF7B580BE5446F23DD4913CBE11B3EBBD87939CBD431BB23CC12DD9BDF8AEE1BD4F9B9DBDF9B85B3E02C3BB3D8FF216BE82B958BE3178E83B26E4C83DEEF3D1BB498A373ECFDB833ED2C9B73D6ECECE3DC3E6353E39D2D6BD07765E3DE97C7D3EF82316BE9037C33C9428F5BD931571BEFD11263EFF877A3EEE6129BE7704EB3D7249C03D33D9F43DEE962C3E4C5B923E14F96D3E4D2C89BE0BD4F5BDE784263EECFC32BE3742763DE16906BEC515793D7EFC183E6918C53D48C3633EBBEA16BD7D352A3E7AB9CA3D449FC5BD61705DBE576C8F3E35F6BABD88296C3EE3A1453E17024ABCBB7D81BE7FEDC93CAE9117BE432CA33DB240F9BD5FA8713EF0708DBE56CFA8BD9CC6453D3B48EF3C42CA803EAE21C6BDD0477ABE09964F3ED638AF3DEE894E3E379139BE372738BE844DFDBDFB54B23CFD7CD43D982C34BE2A28ECBCDDC158BD4F0A8F3E8525E2BD2AEB973EDF4C40BE0E3201BEACD26BBE2AFB663E719C57BE4CC8013EB16CE6BD5A389C3E96E7303DB02388BE84D7573D317A183D6EA097BEA3B17B3D3292953EA774B43D186DD5BA2DFE81BD34A3A63D40AF0BBE0A619A3ED184873E1679123EE791E9BD8D3293BE517E34BE8F6C983EB5E48FBEF8AE95BEE5C7B4BC9780C73D81079CBED38B91BEF130DA3A2757D2BDEF6E5A3ED909B43DDD1388BEBE4B8DBE0C52573E9F625EBD742809BECE83C53D787B76BD79F2153EC3049F3D94C007BE754B7BBEC3BA293E01603CBE7CB60ABDEB792B3D817736BE41CA2A3E53895CBE24039A3D9921063D2014E63DABDA99BE51E4903C9DD9183EF3BA48BE482B9B3D24409D3A5BFE843EABC784BD1117093B325E08BE088B9ABDFD83B33D873197BE88D96D3E9076613ED4C7043E15B66A3EC332C3BDB4D48E3D3E377F3CBBCE58BEF912F1BDB79DDEBD890B9BBD25338BBE7B815CBE5F31EEBC92C83EBD134E8EBEFAFB853DCAB72A3ED98E823E9DEF833E61165BBEECF6C8BD6ABD14BEB305663DDE08A83DB0838B3D6B38373EF569253EEC4928BE653C573E2D80533E6FF7253D316488BE7F4C40BED1BFAE3DEBCDD83D7F2D923E0B931F3EF646E33D79192BBC34CA553E973EE4BD7E52FF3D245515BE504A3BBB1F4C393E95DD0F3EA2B78CBDFA147EBBB40D2EBE943A113EC1F8523EEDD9D73DA7B297BEE27160BECCE5513EB99233BDFA8C403ECF1B673E9FAFB7BD2AF537BE5B7C93BEA1DDEF3D96CE203ECA6C59BD963198BE73F349BEBE2587BC27190F3EB81ED2BD99674ABE6A465ABEAE438C3E7C13E33D66907EBE66A141BE3A1485BE8373353D93A1FEBD15DB87BA0D6746BD9B3989BE62178CBEBF2F73BEC64F03BEE90F433DB77213BE5FD032BC873916BDB85E8F3E58EE0EBEC849933E47B270BEE5CB82BE42EBCB3DC57936BECDD1203E55762DBEC4E5763EECCB973E2E94A03C6604863D4A28923E56DE393E24DB88BECA9520BCA7828DBE47816F3E29B765BD41DF0BBBE8A140BE5E7C2ABE47C3223D2158813E60991DBE2904ED3C27E88D3E3B7F8C3E053175BD97EE923EED5BE43D24C78E3EE3D6143C09DC84BED5B0AABDC413BC3D2E33273E422C9CBE01E2733ED7A18CBED9B4373E52AD9A3E02889A3DFDB16CBD47A22C3E9F1DBABDD23E68BE00835EBE196B133E39746F3E5D224B3C030098BE750A9ABED0988DBD8740293E22F050BE5205A93D625E2BBEAE187F3ECA4FA4BD45AE82BD617F89BE",
      torch_tensor_16_torch.float32_4: "0x0400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
      torch_tensor_16_torch.float32_3: "0x040000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F",
      torch_tensor_16_torch.float32_2: "0x0400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
      torch_tensor_16_16_torch.float32: "0x0400000040FFA73DC03DE23DAC30863DDC887E3E8A9B513EECA25B3ED046FFBCDEB5563ED4916EBE26250ABEA8035BBDD41798BD42776C3E1C7EF13DEED0243E34222E3EA03B3FBE9033EDBC7887153DD82A853DC0A4033E70BACBBDB8629ABDAE34563EAC6989BD04D431BE04942D3E105A2D3ED88BA0BDD8B74CBDB4E53CBEB4C855BE9089C03DFCB8DABDEACC4B3E8AFB4CBEE08A0DBD40E1B03B0A92033E4C304F3E465D2D3E6061E13D3C01EBBD62D236BE580565BE402E4B3C124A783E488042BD806F2CBC9E083ABE60309D3DBC4C223EFC647CBE5A4134BE069F3D3E6872723DA05E7FBC680C373DE0B01BBD5EEF32BECC366FBE8C5F283E1095F3BC7826BEBDAC2784BDD8A00BBE58A597BD0CC15BBE72933F3E4412D13D361B01BE9CC0AEBDD0B3E53DAC98BDBDDC02873D90F98C3D782621BEBC41803D409C7A3C16965F3E7840B9BD7C9E83BDDC915C3EDA0C51BE00F7933C16A8763E7C90E5BD326C753EC228633EBE2A6E3E306DC3BC0C96673E9C16DFBDA042AFBDB4A7C13D3051583D66200D3E2048733ED24020BEB4DD073E0C4CAB3DB40E073EB8C6F23D1886BFBDC6544ABE04E64C3EF6FA11BEF2AA233E72E073BE882731BD00A72D3B182D313D408BA53C9C55A13DA008E4BC38C87A3D66557D3E34A525BEE0A05FBC3471C3BD3A9F603E6E255B3EC063DFBBD479B1BD7A2C1EBE9A2D373E60088DBC6E1A713EB0FC113EF613603EF8794A3E105C26BE10DD953D2C4ED4BDE672003EA022B8BC904BB13C460D31BE34CB64BE2CCEC03D70F66D3D20E5B13CB2DF2D3E50CCD5BD0CC0B53DB6FE0CBE382C543D18C769BD9C48333E16DE5F3E92575E3E6041383C20F6163E88C77FBE0A2B16BE3803373D00BFB63A8AFA48BEFC9DE2BDB821EFBD96A27DBEC051C33C80832E3E54CDCF3DA044F3BD6E136BBEF0884EBE80F4973B161B303E9058CFBD164D0BBE9A9008BEF04AB1BC921C73BEE2E761BE06017C3E582EF4BD40B138BDACFC88BDC8E560BE308634BD54BB9C3DC8E6CFBD20922EBC00BF9CBA68D97EBE160A3A3E32CA4E3ECE8A2E3ED423A8BDB4C6053E26DA6FBEF0527DBDF84350BD08D0B4BD400AD73DFC4BE9BD005FEDBC7CD793BDBE6770BEA01A29BD34F458BE5046153E90D2083E9AD16F3E58EEABBD604A503C9097483D408B7F3E2EA76A3E787D04BEC2D459BED4BA66BE008FF6BDCA3D573E7CF4AB3D9E00773EA6C03D3E80876D3B9AA91EBEF2FB793E185B4D3EB4AADD3DECD70BBEE8AB493E9066BA3CA046293E18B1D53D2AF0073E44A260BE7AF20DBEA08A193E005655BDFEB65EBE64CE683E0028B1BBD6824E3E0A1848BE4847B03DB8DAC0BD1C75D7BD509355BDC483BDBD1E470C3E208F42BD8E1A423ED8A8693D40391EBD8EDD13BE8C696ABEA05C95BD68106DBE98B73DBD80E4853B20FB83BCC880FBBD",
      torch_tensor_48_torch.float32: "0x04000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
      torch_tensor_48_16_torch.float32: "0x040000002D81D0BD720FCA3D2BB00A3E657D32BCE95F953EF60159BE456DF03D50328D3E97125ABD05EB783EBD63A53BF2C96ABEA2022CBEAB67E93D8AAE07BE2FD1963D924C9A3ED200D53DC9BFEABC35BD9C3D1CA434BE69B983BE14AF6BBE3B8B83BED7AF803D0249743D023E05BE925799BEDFD7293E0AE731BE286051BD537283BE18E230BE4BCB023E7A1092BE38CA32BE02116B3EBECB20BEB57A02BE8C10B0BDF505063E53AB4DBE507EFB3C650C003E7C15B6BC8FC5623DDE2D6FBEB5BF0D3EB45AEA3D2F4F1DBD53A081BEFBCFFA3D2B984C3EDB5B5BBDDDC7133ED26DE83DB2CEFABD1F20AEBC600D9C3E9377BD3AF59B79BEA8ECB6BC31FB1B3EB6B0CCBD663124BE3C24813E10DD253EBD1155BD2D25803C21A404BD7C95913D3149323C16BB3DBE105C683DEF34033C412BA23CF3F7EEBD5BABA03DE2897DBE1072BB3D02E7293E9F050ABDC68D73BE5FE391BA0DE1E339A67A87BEF7C25DBE0C00913E95776A3E0BC32D3E3234593E0266F13D2C74303E2CA94F3EFB7C92BDBE6D1FBD97905F3E453FE7B847034CBE4C1D73BE2C5A2F3E7BDA813EB27E733E6AB6503D4A6D583EEEEE8FBEDFE361BEA8D896BE509C7C3E229235BB255F10BEFD2ED43D93BBEABD6B1549BE10DCF13D9DA1653D2A8760BE6D834EBEC501133E8E676E3E0831CC3CD97B1DBEDB65173E89BA5A3D203F89BE402F4BBE3F40893DDB01423E6774C9BDC39A173E112D42BE1504963E44685F3EC6E86A3D3F7D0B3E8851DA3D150439BED2F92EBBF136A73DD9898DBDD254963E21D2F1BD10018CBE324415BE507E91BE112F813EA7BF0CBE39985CBE229207BD284353BE3EC823BED9D71F3E85666BBE4DDC133E3EA4643E9A0934BA8C380B3E11A12FBEE67F743E524A983EC303953DBADB8E3E2CB29BBE99B409BD4B30793D974288BE7193183E38FCEEBDD0CCE2BD4FC378BEB62D003EE62264BE531185BD2E480B3E3F336C3ED5CB8D3D75ECE9BD726008BE4BFB2F3EA5B0683DA7F7833E4225EC3DF5937C3E23A67CBE300F7C3E090E10BE58DBA7BD3835F03AE2306BBD6D13783DE4B18B3E14553BBEA2C1C13D3AFD7BBE4EEB443D9025813E4469533EEC3F863E54B9293EAF85CFBCC7B9A33D0E0303BE5511853E02FD1C3E797B65BEC68C873E10E294BB33FF5EBCA09EABBD3972A5BD9A147B3C7B1019BE79D391BEEB8021BEF79179BD95C36C3E49A7663EE4DA3BBE4B9F40BC87FBB4BD2FBB27BE7D895CBDED93D9BD1A402F3E697E1BBEEAF3403DA0EE30BE27B6C3BD6DD2763EEFEC19BE01D396BC71B8953E16A0D63DBC961FBE483F3CBEA4E5DBBDC55DC4BD4782083EC1698BBD5D37843EDE072CBE4216C4BDBA4DE43DED677A3E6AF6953E1DBC483D0B74533C84790CBE2A27313E77BD35BE91D2A4BD900683BE0CB596BE35402F3EBB67AA3C22F1793E3E7D793E4187243E18F3FA3D41BCA2BD9F85263ECBC4163EE213D93DF5CF10BC92543B3DC80FB23A468A63BE2991913D5B7E66BEA120183E96CE3ABE21D5CCBDE0B114BEF879773E07CC5CBE5918203E453F1D3E3FB15D3E631D9D3D4DEC2A3E65D9773E1509773DF536D53DD82975BEE032A8BD276EE33C0CF3173D5B8BDDBDCE689BBE6C13A3BD6011F03DDDFC863EC4908DBE3AB1153EA0C094BEBAEA95BE725944BE9AA625BDFC22AF3D57726EBE468F713EEEC38D3E36539A3C53367F3E26F10DBEBA10F8BD21D721BDAD08093DAFB75ABE1A0F7BBE9DB6F73D06CDB43D515C993E10AAFFBD8A71DD3DEF0BFDBDB8C61A3E44F28ABCFF6C683EA8302E3E247C823EC31F213EAC783C3C0819873E222A38BE5DDC933EE730993E3AC1953E677512BE022126BEC9B19E3C9D44C33D0A471D3EEB07FF3D597C853E261B9DBD90B9CDBD9C31D23D62BEAE3DBAE436BEBA9CF23C190D6EBE7CF6B7BD9D1BF6BD6E6B893E2B1E8DBE651E39BECF6A99BE78269E3DFF5271BEE9E1CA3DE0C859BE26D848BE5E2D20BE15353C3DEE0C903E8DD8923EEB7FBDBC998D99BE092BCFBDAAFBEEBDFE5F85BD9698EF3D19C81D3E6C030B3E4222B33DF0DAFDBDCDDD54BB709C1F3D872620BE9C61E0BC858D1CBDA51D94BE618D543ED397FDBCE18487BE740F783E73B428BE9802DE3DD9779B3EA63A683CFF68B43D1727F93D7BF76C3E3066C0BD936E30BE364AC4BC3D33753E95AAD73CF3D8593E723015BBC465C03DE26F2E3CE82D083CD02E95BE270D89BE6F83D03CCC2D1B3E249E523E11AA593C6329043EC021033E6C5487BEBFC989BE0F1973BE197FAC3BCF4046BE9FABC8BD08A33BBD93A8F43D4464913DE56D913E17678D3E860548BEABDC7CBA051A4F3D8FDB883E8D57C2BD8B70F6BD4A9C46BE1208673E50A7B1BD71DAEABDB910543E6A40903E7D6753BC35035DBEA2767F3EF275D6BD0D7C10BE226C5CBE33CA16BEA88C75BE09FA34BEF8CE8EBE6EC67CBD0821FC3D1E036EBE8C2FE0B93E3DE7BDFCA7173E91C7873E9D4026BD4BCD1DBEA9E870BE5E3538BEA70CB53D7BE08F3D02D9283E135A3ABDCA1A213EE9AA8BBE7791A83D5130983E03279BBEB5C322BE1CB7483E3E1544BDAA2027BEC4463F3E8223A83CD07B443C6176BEBDBD3A6C3EB4EA2D3E22AB603D60653F3D6C20223ED155433EC59C00BEBF6709BD18A6093EA5EE17BED695923E62C556BEFDAD103E453761BEBB54C93D92FD5A3E962F173D4766FBBC8861473E7B2161BEF68753BEBD9C85BEFAFE40BE6F33023CC62B0EBEA0B38B3D8748293C8478823E82F307BE958BABBDB65E4F3EAB8E9EBD9616963E3A0FF9BDE2C35BBB039294BD5247123ECA45F03D52F726BEDF994E3EB0619FBC61929EBD6262CABB01345A3E90C7993E2490183ED1735B3D9D9F4C3E311C03BEACDA23BEB816B5BD5BED4ABE66CF063EBF42EE3CC08AD6BD6CA5FEBC58EFC6BBC86A863EE1F08B3EC25F71BEA5D1E53D3024F23D62C5EF3D8CFA2ABD95D29C3D26CB9D3DDB94983E0C4096BE26F5EDBD5FF252BE1B1618BE3E3C763D3E383F3E6E196DBE3BED4B3EB7F2823E208B1ABE49E55A3D30F620BE564F863DA15C11BE2647F4BDA4E251BE72BA82BE86347A3E91601EBD862B0BBC64091CBEDD885A3E7C7533BE35A0FDBDF1BF74BE97D283BE512D8B3E321C72BEF9242DBDFA82B5BD14B0E53DBEB8A73D555A70BEEBC98C3E39299CBE6115F83C218DD1BC435191BDDBA9553E7E5C843E525E233DF47ADDBDE418693EFEFB443EE540613DB982ABBD5F7F533CCEB98B3E2A01083DA22577BD58BA84BE8E0428BE1872623EA2A630BCAB08A7BCFA27F43D70484EBEDE70A9BCB45DB0BD440C243E7C297F3EEFDE443EF0C1693E711A8CBEC09EDEBD9282143DAE2685BE561BAA3D29844DBE805A063E91C27D3E431B86BEAC5C833EB44B123E89E84EBEE00D963E3EC687BEE61353BE6CF71BBED0077EBCB934613DC506B8BD6D9794BE66C410BD40E26D3EED66713EF5F31C3E4A16363D92CF9B3DF7B471BED9ECFD3D3E059CBEFA7A01BEC2CAA4BD173D663E523C12BC67D10EBEE71B5B3DB61482BE7105A6BD10ABAD3D831EA6BC92B503BDE79F3F3E752B6EBECB4F1EBE0FBF973E4A8F793D130F4BBD1A68223E1B9E3C3E6A9151BDA49902BEA1FF4CBDB5B1E33D641B20BD367A363ED4AE7FBE7FD419BE1C056F3E7A87243D4B8C7C3D7E3DCE3D172C94BD17C5FABD74E5B33D5C31A6BD408501BEA0B1253D29AD973DF879E2BCC30A54BEE8A03DBD51B031BEC104253E7CBF4FBE19FE793E1FC1F93D183E86BEA5AC683E6C089BBE98D591BCF3C143BEF2DC86BE2385F83C210518BE54A2623E037976BED81E823E90273D3E654E893E46A0B7BDC22E40BE2F4D50BEF45C823ECEF11BBE3F6B1ABD014F41BD5AC2573DDAA380BEBAD07C3E14FF67BEA4309A3EC45CF5BD07F80BBE6E622CBDC595B93D6E5F68BD1F769CBE02895C3EB7469B3EF12F1E3EA666993E71E8AA3D468CC4BC9ABA79BEF40389BE20DE57BE191A9FBDCD92363E015C01BECFD642BC15998DBB76F34CBE8ACC07BC065E973E12987A3E47CB6E3EE061F7BCF0EFB13BBD672B3E7894D0BD1622FEBDDE20863E73338F3C62B353BECE17843E9328503D55C2273E6F2788BE8EBB683D0EC63F3EACED34BDED3632BEBED87A3EE3D4113EC997B23DCC4C943D6172DD3B3ECD333E0E1589BD808F38BEFC71EF3DA44CA73D7DC1EE3D704C0BBD016E26BDF85AC7BCED58A53DF49770BED21D92BE96A5EA3D52A92BBED700D3BC71D7AD3D9DE72F3DB91F4A3E9A65243D343F9B3DAB84E0BC8B1F393D5FEEE53DDEE5553EF98994BE659B02BE61AC8CBE4C02FABDD51F3F3E",
      torch_tensor_16_torch.float32_1: "0x0400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
      torch_tensor_16_torch.float32: "0x040000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"
    }
  }
#-}
