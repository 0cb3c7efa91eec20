#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, 0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = none, profiles = [pro_int, pro_fp], extensions = [dynamic, doubleround]>} {
  func.func @main(%arg0: tensor<2x12x16xf32>, %arg1: tensor<16x48xf32>, %arg2: tensor<16x16xf32>) -> tensor<2x12x16xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant -3.40282347E+38 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %cst_2 = arith.constant dense<5.000000e-01> : tensor<1x1x1x1xf32>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32>
    %expanded = tensor.expand_shape %collapsed [[0, 1], [2]] output_shape [1, 24, 16] : tensor<24x16xf32> into tensor<1x24x16xf32>
    %expanded_3 = tensor.expand_shape %arg1 [[0, 1], [2]] output_shape [1, 16, 48] : tensor<16x48xf32> into tensor<1x16x48xf32>
    %0 = tensor.empty() : tensor<1x24x48xf32>
    %1 = linalg.fill ins(%cst_1 : f32) outs(%0 : tensor<1x24x48xf32>) -> tensor<1x24x48xf32>
    %2 = linalg.batch_matmul ins(%expanded, %expanded_3 : tensor<1x24x16xf32>, tensor<1x16x48xf32>) outs(%1 : tensor<1x24x48xf32>) -> tensor<1x24x48xf32>
    %collapsed_4 = tensor.collapse_shape %2 [[0, 1], [2]] : tensor<1x24x48xf32> into tensor<24x48xf32>
    %expanded_5 = tensor.expand_shape %collapsed_4 [[0, 1], [2, 3, 4]] output_shape [2, 12, 3, 4, 4] : tensor<24x48xf32> into tensor<2x12x3x4x4xf32>
    %3 = tensor.empty() : tensor<3x2x4x12x4xf32>
    %transposed = linalg.transpose ins(%expanded_5 : tensor<2x12x3x4x4xf32>) outs(%3 : tensor<3x2x4x12x4xf32>) permutation = [2, 0, 3, 1, 4] 
    %extracted_slice = tensor.extract_slice %transposed[0, 0, 0, 0, 0] [1, 2, 4, 12, 4] [1, 1, 1, 1, 1] : tensor<3x2x4x12x4xf32> to tensor<1x2x4x12x4xf32>
    %extracted_slice_6 = tensor.extract_slice %transposed[1, 0, 0, 0, 0] [1, 2, 4, 12, 4] [1, 1, 1, 1, 1] : tensor<3x2x4x12x4xf32> to tensor<1x2x4x12x4xf32>
    %extracted_slice_7 = tensor.extract_slice %transposed[2, 0, 0, 0, 0] [1, 2, 4, 12, 4] [1, 1, 1, 1, 1] : tensor<3x2x4x12x4xf32> to tensor<1x2x4x12x4xf32>
    %collapsed_8 = tensor.collapse_shape %extracted_slice_6 [[0, 1], [2], [3], [4]] : tensor<1x2x4x12x4xf32> into tensor<2x4x12x4xf32>
    %4 = tensor.empty() : tensor<2x4x4x12xf32>
    %transposed_9 = linalg.transpose ins(%collapsed_8 : tensor<2x4x12x4xf32>) outs(%4 : tensor<2x4x4x12xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_10 = tensor.collapse_shape %extracted_slice [[0, 1, 2], [3], [4]] : tensor<1x2x4x12x4xf32> into tensor<8x12x4xf32>
    %collapsed_11 = tensor.collapse_shape %transposed_9 [[0, 1], [2], [3]] : tensor<2x4x4x12xf32> into tensor<8x4x12xf32>
    %5 = tensor.empty() : tensor<8x12x12xf32>
    %6 = linalg.fill ins(%cst_1 : f32) outs(%5 : tensor<8x12x12xf32>) -> tensor<8x12x12xf32>
    %7 = linalg.batch_matmul ins(%collapsed_10, %collapsed_11 : tensor<8x12x4xf32>, tensor<8x4x12xf32>) outs(%6 : tensor<8x12x12xf32>) -> tensor<8x12x12xf32>
    %expanded_12 = tensor.expand_shape %7 [[0, 1], [2], [3]] output_shape [2, 4, 12, 12] : tensor<8x12x12xf32> into tensor<2x4x12x12xf32>
    %8 = tensor.empty() : tensor<2x4x12x12xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_12, %cst_2 : tensor<2x4x12x12xf32>, tensor<1x1x1x1xf32>) outs(%8 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %29 = arith.mulf %in, %in_25 : f32
      linalg.yield %29 : f32
    } -> tensor<2x4x12x12xf32>
    %10 = tensor.empty() : tensor<2x4x12xf32>
    %11 = linalg.fill ins(%cst_0 : f32) outs(%10 : tensor<2x4x12xf32>) -> tensor<2x4x12xf32>
    %reduced = linalg.reduce ins(%9 : tensor<2x4x12x12xf32>) outs(%11 : tensor<2x4x12xf32>) dimensions = [3] 
      (%in: f32, %init: f32) {
        %29 = arith.maximumf %in, %init : f32
        linalg.yield %29 : f32
      }
    %expanded_13 = tensor.expand_shape %reduced [[0], [1], [2, 3]] output_shape [2, 4, 12, 1] : tensor<2x4x12xf32> into tensor<2x4x12x1xf32>
    %12 = tensor.empty() : tensor<2x4x12x12xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9, %expanded_13 : tensor<2x4x12x12xf32>, tensor<2x4x12x1xf32>) outs(%12 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %29 = arith.subf %in, %in_25 : f32
      linalg.yield %29 : f32
    } -> tensor<2x4x12x12xf32>
    %14 = tensor.empty() : tensor<2x4x12x12xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<2x4x12x12xf32>) outs(%14 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = math.exp %in : f32
      linalg.yield %29 : f32
    } -> tensor<2x4x12x12xf32>
    %16 = tensor.empty() : tensor<2x4x12xf32>
    %17 = linalg.fill ins(%cst_1 : f32) outs(%16 : tensor<2x4x12xf32>) -> tensor<2x4x12xf32>
    %reduced_14 = linalg.reduce ins(%15 : tensor<2x4x12x12xf32>) outs(%17 : tensor<2x4x12xf32>) dimensions = [3] 
      (%in: f32, %init: f32) {
        %29 = arith.addf %in, %init : f32
        linalg.yield %29 : f32
      }
    %expanded_15 = tensor.expand_shape %reduced_14 [[0], [1], [2, 3]] output_shape [2, 4, 12, 1] : tensor<2x4x12xf32> into tensor<2x4x12x1xf32>
    %18 = tensor.empty() : tensor<2x4x12x1xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_15 : tensor<2x4x12x1xf32>) outs(%18 : tensor<2x4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.divf %cst, %in : f32
      linalg.yield %29 : f32
    } -> tensor<2x4x12x1xf32>
    %20 = tensor.empty() : tensor<2x4x12x12xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15, %19 : tensor<2x4x12x12xf32>, tensor<2x4x12x1xf32>) outs(%20 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %29 = arith.mulf %in, %in_25 : f32
      linalg.yield %29 : f32
    } -> tensor<2x4x12x12xf32>
    %collapsed_16 = tensor.collapse_shape %21 [[0, 1], [2], [3]] : tensor<2x4x12x12xf32> into tensor<8x12x12xf32>
    %collapsed_17 = tensor.collapse_shape %extracted_slice_7 [[0, 1, 2], [3], [4]] : tensor<1x2x4x12x4xf32> into tensor<8x12x4xf32>
    %22 = tensor.empty() : tensor<8x12x4xf32>
    %23 = linalg.fill ins(%cst_1 : f32) outs(%22 : tensor<8x12x4xf32>) -> tensor<8x12x4xf32>
    %24 = linalg.batch_matmul ins(%collapsed_16, %collapsed_17 : tensor<8x12x12xf32>, tensor<8x12x4xf32>) outs(%23 : tensor<8x12x4xf32>) -> tensor<8x12x4xf32>
    %expanded_18 = tensor.expand_shape %24 [[0, 1], [2], [3]] output_shape [2, 4, 12, 4] : tensor<8x12x4xf32> into tensor<2x4x12x4xf32>
    %25 = tensor.empty() : tensor<2x12x4x4xf32>
    %transposed_19 = linalg.transpose ins(%expanded_18 : tensor<2x4x12x4xf32>) outs(%25 : tensor<2x12x4x4xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_20 = tensor.collapse_shape %transposed_19 [[0, 1], [2, 3]] : tensor<2x12x4x4xf32> into tensor<24x16xf32>
    %expanded_21 = tensor.expand_shape %collapsed_20 [[0, 1], [2]] output_shape [1, 24, 16] : tensor<24x16xf32> into tensor<1x24x16xf32>
    %expanded_22 = tensor.expand_shape %arg2 [[0, 1], [2]] output_shape [1, 16, 16] : tensor<16x16xf32> into tensor<1x16x16xf32>
    %26 = tensor.empty() : tensor<1x24x16xf32>
    %27 = linalg.fill ins(%cst_1 : f32) outs(%26 : tensor<1x24x16xf32>) -> tensor<1x24x16xf32>
    %28 = linalg.batch_matmul ins(%expanded_21, %expanded_22 : tensor<1x24x16xf32>, tensor<1x16x16xf32>) outs(%27 : tensor<1x24x16xf32>) -> tensor<1x24x16xf32>
    %collapsed_23 = tensor.collapse_shape %28 [[0, 1], [2]] : tensor<1x24x16xf32> into tensor<24x16xf32>
    %expanded_24 = tensor.expand_shape %collapsed_23 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32>
    return %expanded_24 : tensor<2x12x16xf32>
  }
}

