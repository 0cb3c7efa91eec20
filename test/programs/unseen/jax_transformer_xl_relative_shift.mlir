// Content and position scores, the latter shifted by padding and a reshape.
#map = affine_map<(d0, d1, d2, d3) -> (d1, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d2, d0, d3, d1)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d1, d3, d0, d2)>
#map5 = affine_map<() -> ()>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module @jit_transformer_xl_relative_shift {
  func.func public @main(%arg0: tensor<2x4x12x16xf32>, %arg1: tensor<2x4x12x16xf32>, %arg2: tensor<2x4x12x16xf32>, %arg3: tensor<4x23x16xf32>, %arg4: tensor<4x16xf32>, %arg5: tensor<4x16xf32>) -> tensor<2x4x12x16xf32> {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 2.500000e-01 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x4x12x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg4 : tensor<4x16xf32>) outs(%0 : tensor<2x4x12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x12x16xf32>
    %2 = tensor.empty() : tensor<2x4x12x16xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %1 : tensor<2x4x12x16xf32>, tensor<2x4x12x16xf32>) outs(%2 : tensor<2x4x12x16xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %45 = arith.addf %in, %in_13 : f32
      linalg.yield %45 : f32
    } -> tensor<2x4x12x16xf32>
    %4 = tensor.empty() : tensor<2x4x16x12xf32>
    %5 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x4x12x16xf32>) outs(%4 : tensor<2x4x16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x16x12xf32>
    %collapsed = tensor.collapse_shape %3 [[0, 1], [2], [3]] : tensor<2x4x12x16xf32> into tensor<8x12x16xf32>
    %collapsed_2 = tensor.collapse_shape %5 [[0, 1], [2], [3]] : tensor<2x4x16x12xf32> into tensor<8x16x12xf32>
    %6 = tensor.empty() : tensor<8x12x12xf32>
    %7 = linalg.fill ins(%cst_1 : f32) outs(%6 : tensor<8x12x12xf32>) -> tensor<8x12x12xf32>
    %8 = linalg.batch_matmul ins(%collapsed, %collapsed_2 : tensor<8x12x16xf32>, tensor<8x16x12xf32>) outs(%7 : tensor<8x12x12xf32>) -> tensor<8x12x12xf32>
    %expanded = tensor.expand_shape %8 [[0, 1], [2], [3]] output_shape [2, 4, 12, 12] : tensor<8x12x12xf32> into tensor<2x4x12x12xf32>
    %9 = tensor.empty() : tensor<2x4x12x16xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg5 : tensor<4x16xf32>) outs(%9 : tensor<2x4x12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x12x16xf32>
    %11 = tensor.empty() : tensor<2x4x12x16xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %10 : tensor<2x4x12x16xf32>, tensor<2x4x12x16xf32>) outs(%11 : tensor<2x4x12x16xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %45 = arith.addf %in, %in_13 : f32
      linalg.yield %45 : f32
    } -> tensor<2x4x12x16xf32>
    %13 = tensor.empty() : tensor<4x16x2x12xf32>
    %14 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12 : tensor<2x4x12x16xf32>) outs(%13 : tensor<4x16x2x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x16x2x12xf32>
    %collapsed_3 = tensor.collapse_shape %14 [[0], [1], [2, 3]] : tensor<4x16x2x12xf32> into tensor<4x16x24xf32>
    %15 = tensor.empty() : tensor<4x23x24xf32>
    %16 = linalg.fill ins(%cst_1 : f32) outs(%15 : tensor<4x23x24xf32>) -> tensor<4x23x24xf32>
    %17 = linalg.batch_matmul ins(%arg3, %collapsed_3 : tensor<4x23x16xf32>, tensor<4x16x24xf32>) outs(%16 : tensor<4x23x24xf32>) -> tensor<4x23x24xf32>
    %expanded_4 = tensor.expand_shape %17 [[0], [1], [2, 3]] output_shape [4, 23, 2, 12] : tensor<4x23x24xf32> into tensor<4x23x2x12xf32>
    %18 = tensor.empty() : tensor<2x4x12x23xf32>
    %19 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_4 : tensor<4x23x2x12xf32>) outs(%18 : tensor<2x4x12x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x12x23xf32>
    %20 = tensor.empty() : tensor<f32>
    %21 = linalg.generic {indexing_maps = [#map5], iterator_types = []} outs(%20 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_1 : f32
    } -> tensor<f32>
    %extracted = tensor.extract %21[] : tensor<f32>
    %padded = tensor.pad %19 low[0, 0, 0, 1] high[0, 0, 0, 0] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index, %arg9: index):
      tensor.yield %extracted : f32
    } : tensor<2x4x12x23xf32> to tensor<2x4x12x24xf32>
    %collapsed_5 = tensor.collapse_shape %padded [[0, 1, 2, 3]] : tensor<2x4x12x24xf32> into tensor<2304xf32>
    %expanded_6 = tensor.expand_shape %collapsed_5 [[0, 1, 2, 3]] output_shape [2, 4, 24, 12] : tensor<2304xf32> into tensor<2x4x24x12xf32>
    %extracted_slice = tensor.extract_slice %expanded_6[0, 0, 1, 0] [2, 4, 23, 12] [1, 1, 1, 1] : tensor<2x4x24x12xf32> to tensor<2x4x23x12xf32>
    %collapsed_7 = tensor.collapse_shape %extracted_slice [[0, 1, 2, 3]] : tensor<2x4x23x12xf32> into tensor<2208xf32>
    %expanded_8 = tensor.expand_shape %collapsed_7 [[0, 1, 2, 3]] output_shape [2, 4, 12, 23] : tensor<2208xf32> into tensor<2x4x12x23xf32>
    %extracted_slice_9 = tensor.extract_slice %expanded_8[0, 0, 0, 0] [2, 4, 12, 12] [1, 1, 1, 1] : tensor<2x4x12x23xf32> to tensor<2x4x12x12xf32>
    %22 = tensor.empty() : tensor<2x4x12x12xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %extracted_slice_9 : tensor<2x4x12x12xf32>, tensor<2x4x12x12xf32>) outs(%22 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %45 = arith.addf %in, %in_13 : f32
      linalg.yield %45 : f32
    } -> tensor<2x4x12x12xf32>
    %24 = tensor.empty() : tensor<2x4x12x12xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23 : tensor<2x4x12x12xf32>) outs(%24 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = arith.mulf %in, %cst_0 : f32
      linalg.yield %45 : f32
    } -> tensor<2x4x12x12xf32>
    %26 = tensor.empty() : tensor<2x4x12xf32>
    %27 = linalg.fill ins(%cst : f32) outs(%26 : tensor<2x4x12xf32>) -> tensor<2x4x12xf32>
    %28 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%25 : tensor<2x4x12x12xf32>) outs(%27 : tensor<2x4x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = arith.maximumf %out, %in : f32
      linalg.yield %45 : f32
    } -> tensor<2x4x12xf32>
    %29 = tensor.empty() : tensor<2x4x12x12xf32>
    %30 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28 : tensor<2x4x12xf32>) outs(%29 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x12x12xf32>
    %31 = tensor.empty() : tensor<2x4x12x12xf32>
    %32 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25, %30 : tensor<2x4x12x12xf32>, tensor<2x4x12x12xf32>) outs(%31 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %45 = arith.subf %in, %in_13 : f32
      linalg.yield %45 : f32
    } -> tensor<2x4x12x12xf32>
    %33 = tensor.empty() : tensor<2x4x12x12xf32>
    %34 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32 : tensor<2x4x12x12xf32>) outs(%33 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = math.exp %in : f32
      linalg.yield %45 : f32
    } -> tensor<2x4x12x12xf32>
    %35 = tensor.empty() : tensor<2x4x12xf32>
    %36 = linalg.fill ins(%cst_1 : f32) outs(%35 : tensor<2x4x12xf32>) -> tensor<2x4x12xf32>
    %37 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%34 : tensor<2x4x12x12xf32>) outs(%36 : tensor<2x4x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = arith.addf %out, %in : f32
      linalg.yield %45 : f32
    } -> tensor<2x4x12xf32>
    %38 = tensor.empty() : tensor<2x4x12x12xf32>
    %39 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37 : tensor<2x4x12xf32>) outs(%38 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x12x12xf32>
    %40 = tensor.empty() : tensor<2x4x12x12xf32>
    %41 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34, %39 : tensor<2x4x12x12xf32>, tensor<2x4x12x12xf32>) outs(%40 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %45 = arith.divf %in, %in_13 : f32
      linalg.yield %45 : f32
    } -> tensor<2x4x12x12xf32>
    %collapsed_10 = tensor.collapse_shape %41 [[0, 1], [2], [3]] : tensor<2x4x12x12xf32> into tensor<8x12x12xf32>
    %collapsed_11 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<2x4x12x16xf32> into tensor<8x12x16xf32>
    %42 = tensor.empty() : tensor<8x12x16xf32>
    %43 = linalg.fill ins(%cst_1 : f32) outs(%42 : tensor<8x12x16xf32>) -> tensor<8x12x16xf32>
    %44 = linalg.batch_matmul ins(%collapsed_10, %collapsed_11 : tensor<8x12x12xf32>, tensor<8x12x16xf32>) outs(%43 : tensor<8x12x16xf32>) -> tensor<8x12x16xf32>
    %expanded_12 = tensor.expand_shape %44 [[0, 1], [2], [3]] output_shape [2, 4, 12, 16] : tensor<8x12x16xf32> into tensor<2x4x12x16xf32>
    return %expanded_12 : tensor<2x4x12x16xf32>
  }
}

