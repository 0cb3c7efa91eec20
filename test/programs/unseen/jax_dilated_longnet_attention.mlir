// LongNet: segments of 32, every second position, merged by scatter of slices.
#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4, d3)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d3, d0, d4)>
#map5 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d0, d1, d2, d4)>
module @jit_dilated_longnet_attention {
  func.func public @main(%arg0: tensor<1x2x64x16xbf16>, %arg1: tensor<1x2x64x16xbf16>, %arg2: tensor<1x2x64x16xbf16>) -> tensor<1x2x64x16xbf16> {
    %c2_i32 = arith.constant 2 : i32
    %cst = arith.constant 0.000000e+00 : bf16
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 4.000000e+00 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<1x2x2x32x16xbf16>
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2, 3], [4]] output_shape [1, 2, 2, 32, 16] : tensor<1x2x64x16xbf16> into tensor<1x2x2x32x16xbf16>
    %extracted_slice = tensor.extract_slice %expanded[0, 0, 0, 0, 0] [1, 2, 2, 16, 16] [1, 1, 1, 2, 1] : tensor<1x2x2x32x16xbf16> to tensor<1x2x2x16x16xbf16>
    %expanded_4 = tensor.expand_shape %arg1 [[0], [1], [2, 3], [4]] output_shape [1, 2, 2, 32, 16] : tensor<1x2x64x16xbf16> into tensor<1x2x2x32x16xbf16>
    %extracted_slice_5 = tensor.extract_slice %expanded_4[0, 0, 0, 0, 0] [1, 2, 2, 16, 16] [1, 1, 1, 2, 1] : tensor<1x2x2x32x16xbf16> to tensor<1x2x2x16x16xbf16>
    %0 = tensor.empty() : tensor<1x2x2x16x16xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_5 : tensor<1x2x2x16x16xbf16>) outs(%0 : tensor<1x2x2x16x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x2x2x16x16xbf16>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1, 2], [3], [4]] : tensor<1x2x2x16x16xbf16> into tensor<4x16x16xbf16>
    %collapsed_6 = tensor.collapse_shape %1 [[0, 1, 2], [3], [4]] : tensor<1x2x2x16x16xbf16> into tensor<4x16x16xbf16>
    %2 = tensor.empty() : tensor<4x16x16xf32>
    %3 = linalg.fill ins(%cst_2 : f32) outs(%2 : tensor<4x16x16xf32>) -> tensor<4x16x16xf32>
    %4 = linalg.batch_matmul ins(%collapsed, %collapsed_6 : tensor<4x16x16xbf16>, tensor<4x16x16xbf16>) outs(%3 : tensor<4x16x16xf32>) -> tensor<4x16x16xf32>
    %expanded_7 = tensor.expand_shape %4 [[0, 1, 2], [3], [4]] output_shape [1, 2, 2, 16, 16] : tensor<4x16x16xf32> into tensor<1x2x2x16x16xf32>
    %5 = tensor.empty() : tensor<1x2x2x16x16xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_7 : tensor<1x2x2x16x16xf32>) outs(%5 : tensor<1x2x2x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.divf %in, %cst_1 : f32
      linalg.yield %39 : f32
    } -> tensor<1x2x2x16x16xf32>
    %7 = tensor.empty() : tensor<1x2x2x16xf32>
    %8 = linalg.fill ins(%cst_0 : f32) outs(%7 : tensor<1x2x2x16xf32>) -> tensor<1x2x2x16xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%6 : tensor<1x2x2x16x16xf32>) outs(%8 : tensor<1x2x2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.maximumf %out, %in : f32
      linalg.yield %39 : f32
    } -> tensor<1x2x2x16xf32>
    %10 = tensor.empty() : tensor<1x2x2x16x16xf32>
    %11 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%9 : tensor<1x2x2x16xf32>) outs(%10 : tensor<1x2x2x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x2x16x16xf32>
    %12 = tensor.empty() : tensor<1x2x2x16x16xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%6, %11 : tensor<1x2x2x16x16xf32>, tensor<1x2x2x16x16xf32>) outs(%12 : tensor<1x2x2x16x16xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %39 = arith.subf %in, %in_16 : f32
      linalg.yield %39 : f32
    } -> tensor<1x2x2x16x16xf32>
    %14 = tensor.empty() : tensor<1x2x2x16x16xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<1x2x2x16x16xf32>) outs(%14 : tensor<1x2x2x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = math.exp %in : f32
      linalg.yield %39 : f32
    } -> tensor<1x2x2x16x16xf32>
    %16 = tensor.empty() : tensor<1x2x2x16xf32>
    %17 = linalg.fill ins(%cst_2 : f32) outs(%16 : tensor<1x2x2x16xf32>) -> tensor<1x2x2x16xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%15 : tensor<1x2x2x16x16xf32>) outs(%17 : tensor<1x2x2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.addf %out, %in : f32
      linalg.yield %39 : f32
    } -> tensor<1x2x2x16xf32>
    %19 = tensor.empty() : tensor<1x2x2x16x16xf32>
    %20 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%18 : tensor<1x2x2x16xf32>) outs(%19 : tensor<1x2x2x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x2x16x16xf32>
    %21 = tensor.empty() : tensor<1x2x2x16x16xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%15, %20 : tensor<1x2x2x16x16xf32>, tensor<1x2x2x16x16xf32>) outs(%21 : tensor<1x2x2x16x16xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %39 = arith.divf %in, %in_16 : f32
      linalg.yield %39 : f32
    } -> tensor<1x2x2x16x16xf32>
    %23 = tensor.empty() : tensor<1x2x2x16x16xbf16>
    %24 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%22 : tensor<1x2x2x16x16xf32>) outs(%23 : tensor<1x2x2x16x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %39 = arith.truncf %in : f32 to bf16
      linalg.yield %39 : bf16
    } -> tensor<1x2x2x16x16xbf16>
    %expanded_8 = tensor.expand_shape %arg2 [[0], [1], [2, 3], [4]] output_shape [1, 2, 2, 32, 16] : tensor<1x2x64x16xbf16> into tensor<1x2x2x32x16xbf16>
    %extracted_slice_9 = tensor.extract_slice %expanded_8[0, 0, 0, 0, 0] [1, 2, 2, 16, 16] [1, 1, 1, 2, 1] : tensor<1x2x2x32x16xbf16> to tensor<1x2x2x16x16xbf16>
    %collapsed_10 = tensor.collapse_shape %24 [[0, 1, 2], [3], [4]] : tensor<1x2x2x16x16xbf16> into tensor<4x16x16xbf16>
    %collapsed_11 = tensor.collapse_shape %extracted_slice_9 [[0, 1, 2], [3], [4]] : tensor<1x2x2x16x16xbf16> into tensor<4x16x16xbf16>
    %25 = tensor.empty() : tensor<4x16x16xbf16>
    %26 = linalg.fill ins(%cst : bf16) outs(%25 : tensor<4x16x16xbf16>) -> tensor<4x16x16xbf16>
    %27 = linalg.batch_matmul ins(%collapsed_10, %collapsed_11 : tensor<4x16x16xbf16>, tensor<4x16x16xbf16>) outs(%26 : tensor<4x16x16xbf16>) -> tensor<4x16x16xbf16>
    %expanded_12 = tensor.expand_shape %27 [[0, 1, 2], [3], [4]] output_shape [1, 2, 2, 16, 16] : tensor<4x16x16xbf16> into tensor<1x2x2x16x16xbf16>
    %28 = tensor.empty() : tensor<16xi32>
    %29 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%28 : tensor<16xi32>) {
    ^bb0(%out: i32):
      %39 = linalg.index 0 : index
      %40 = arith.index_cast %39 : index to i32
      linalg.yield %40 : i32
    } -> tensor<16xi32>
    %30 = tensor.empty() : tensor<16xi32>
    %31 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%29 : tensor<16xi32>) outs(%30 : tensor<16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %39 = arith.muli %in, %c2_i32 : i32
      linalg.yield %39 : i32
    } -> tensor<16xi32>
    %expanded_13 = tensor.expand_shape %31 [[0, 1]] output_shape [16, 1] : tensor<16xi32> into tensor<16x1xi32>
    %32 = tensor.empty() : tensor<16x1x2x2x16xbf16>
    %33 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_12 : tensor<1x2x2x16x16xbf16>) outs(%32 : tensor<16x1x2x2x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x1x2x2x16xbf16>
    %34 = tensor.empty() : tensor<32x1x2x2x16xbf16>
    %35 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%cst_3 : tensor<1x2x2x32x16xbf16>) outs(%34 : tensor<32x1x2x2x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<32x1x2x2x16xbf16>
    %expanded_14 = tensor.expand_shape %33 [[0], [1], [2, 3], [4], [5]] output_shape [16, 1, 1, 2, 2, 16] : tensor<16x1x2x2x16xbf16> into tensor<16x1x1x2x2x16xbf16>
    %36 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%expanded_14, %expanded_13 : tensor<16x1x1x2x2x16xbf16>, tensor<16x1xi32>) outs(%35 : tensor<32x1x2x2x16xbf16>) {
    ^bb0(%arg3: bf16, %arg4: bf16):
      iree_linalg_ext.yield %arg3 : bf16
    } -> tensor<32x1x2x2x16xbf16>
    %37 = tensor.empty() : tensor<1x2x2x32x16xbf16>
    %38 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%36 : tensor<32x1x2x2x16xbf16>) outs(%37 : tensor<1x2x2x32x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x2x2x32x16xbf16>
    %collapsed_15 = tensor.collapse_shape %38 [[0], [1], [2, 3], [4]] : tensor<1x2x2x32x16xbf16> into tensor<1x2x64x16xbf16>
    return %collapsed_15 : tensor<1x2x64x16xbf16>
  }
}

