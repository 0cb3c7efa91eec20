#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
module @jit_mla_latent_decompress_scores {
  func.func public @main(%arg0: tensor<2x32x64xbf16>, %arg1: tensor<64x16xbf16>, %arg2: tensor<16x128xbf16>, %arg3: tensor<2x32x4x24xbf16>) -> tensor<2x32x4x8xbf16> {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 2.000000e-01 : f32
    %cst_1 = arith.constant 9.99999997E-7 : f32
    %cst_2 = arith.constant 1.600000e+01 : f32
    %cst_3 = arith.constant 0.000000e+00 : f32
    %cst_4 = arith.constant 0.000000e+00 : bf16
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x32x64xbf16> into tensor<64x64xbf16>
    %0 = tensor.empty() : tensor<64x16xbf16>
    %1 = linalg.fill ins(%cst_4 : bf16) outs(%0 : tensor<64x16xbf16>) -> tensor<64x16xbf16>
    %2 = linalg.matmul ins(%collapsed, %arg1 : tensor<64x64xbf16>, tensor<64x16xbf16>) outs(%1 : tensor<64x16xbf16>) -> tensor<64x16xbf16>
    %3 = tensor.empty() : tensor<64x16xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<64x16xbf16>) outs(%3 : tensor<64x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %61 = arith.extf %in : bf16 to f32
      linalg.yield %61 : f32
    } -> tensor<64x16xf32>
    %expanded = tensor.expand_shape %4 [[0, 1], [2]] output_shape [2, 32, 16] : tensor<64x16xf32> into tensor<2x32x16xf32>
    %5 = tensor.empty() : tensor<2x32x16xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x32x16xf32>) outs(%5 : tensor<2x32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %61 = arith.mulf %in, %in : f32
      linalg.yield %61 : f32
    } -> tensor<2x32x16xf32>
    %7 = tensor.empty() : tensor<2x32xf32>
    %8 = linalg.fill ins(%cst_3 : f32) outs(%7 : tensor<2x32xf32>) -> tensor<2x32xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%6 : tensor<2x32x16xf32>) outs(%8 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %61 = arith.addf %out, %in : f32
      linalg.yield %61 : f32
    } -> tensor<2x32xf32>
    %expanded_5 = tensor.expand_shape %9 [[0], [1, 2]] output_shape [2, 32, 1] : tensor<2x32xf32> into tensor<2x32x1xf32>
    %10 = tensor.empty() : tensor<2x32x1xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<2x32x1xf32>) outs(%10 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %61 = arith.divf %in, %cst_2 : f32
      linalg.yield %61 : f32
    } -> tensor<2x32x1xf32>
    %12 = tensor.empty() : tensor<2x32x1xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x32x1xf32>) outs(%12 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %61 = arith.addf %in, %cst_1 : f32
      linalg.yield %61 : f32
    } -> tensor<2x32x1xf32>
    %14 = tensor.empty() : tensor<2x32x1xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x32x1xf32>) outs(%14 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %61 = math.rsqrt %in : f32
      linalg.yield %61 : f32
    } -> tensor<2x32x1xf32>
    %16 = tensor.empty() : tensor<2x32x16xf32>
    %17 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<2x32x1xf32>) outs(%16 : tensor<2x32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x16xf32>
    %18 = tensor.empty() : tensor<2x32x16xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %17 : tensor<2x32x16xf32>, tensor<2x32x16xf32>) outs(%18 : tensor<2x32x16xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %61 = arith.mulf %in, %in_15 : f32
      linalg.yield %61 : f32
    } -> tensor<2x32x16xf32>
    %20 = tensor.empty() : tensor<2x32x16xbf16>
    %21 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<2x32x16xf32>) outs(%20 : tensor<2x32x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %61 = arith.truncf %in : f32 to bf16
      linalg.yield %61 : bf16
    } -> tensor<2x32x16xbf16>
    %collapsed_6 = tensor.collapse_shape %21 [[0, 1], [2]] : tensor<2x32x16xbf16> into tensor<64x16xbf16>
    %22 = tensor.empty() : tensor<64x128xbf16>
    %23 = linalg.fill ins(%cst_4 : bf16) outs(%22 : tensor<64x128xbf16>) -> tensor<64x128xbf16>
    %24 = linalg.matmul ins(%collapsed_6, %arg2 : tensor<64x16xbf16>, tensor<16x128xbf16>) outs(%23 : tensor<64x128xbf16>) -> tensor<64x128xbf16>
    %expanded_7 = tensor.expand_shape %24 [[0, 1], [2, 3]] output_shape [2, 32, 4, 32] : tensor<64x128xbf16> into tensor<2x32x4x32xbf16>
    %extracted_slice = tensor.extract_slice %expanded_7[0, 0, 0, 0] [2, 32, 4, 24] [1, 1, 1, 1] : tensor<2x32x4x32xbf16> to tensor<2x32x4x24xbf16>
    %extracted_slice_8 = tensor.extract_slice %expanded_7[0, 0, 0, 24] [2, 32, 4, 8] [1, 1, 1, 1] : tensor<2x32x4x32xbf16> to tensor<2x32x4x8xbf16>
    %25 = tensor.empty() : tensor<2x4x32x24xbf16>
    %26 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3 : tensor<2x32x4x24xbf16>) outs(%25 : tensor<2x4x32x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x4x32x24xbf16>
    %27 = tensor.empty() : tensor<2x4x24x32xbf16>
    %28 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<2x32x4x24xbf16>) outs(%27 : tensor<2x4x24x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x4x24x32xbf16>
    %collapsed_9 = tensor.collapse_shape %26 [[0, 1], [2], [3]] : tensor<2x4x32x24xbf16> into tensor<8x32x24xbf16>
    %collapsed_10 = tensor.collapse_shape %28 [[0, 1], [2], [3]] : tensor<2x4x24x32xbf16> into tensor<8x24x32xbf16>
    %29 = tensor.empty() : tensor<8x32x32xf32>
    %30 = linalg.fill ins(%cst_3 : f32) outs(%29 : tensor<8x32x32xf32>) -> tensor<8x32x32xf32>
    %31 = linalg.batch_matmul ins(%collapsed_9, %collapsed_10 : tensor<8x32x24xbf16>, tensor<8x24x32xbf16>) outs(%30 : tensor<8x32x32xf32>) -> tensor<8x32x32xf32>
    %expanded_11 = tensor.expand_shape %31 [[0, 1], [2], [3]] output_shape [2, 4, 32, 32] : tensor<8x32x32xf32> into tensor<2x4x32x32xf32>
    %32 = tensor.empty() : tensor<2x4x32x32xf32>
    %33 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_11 : tensor<2x4x32x32xf32>) outs(%32 : tensor<2x4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %61 = arith.mulf %in, %cst_0 : f32
      linalg.yield %61 : f32
    } -> tensor<2x4x32x32xf32>
    %34 = tensor.empty() : tensor<2x4x32xf32>
    %35 = linalg.fill ins(%cst : f32) outs(%34 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %36 = linalg.generic {indexing_maps = [#map5, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%33 : tensor<2x4x32x32xf32>) outs(%35 : tensor<2x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %61 = arith.maximumf %out, %in : f32
      linalg.yield %61 : f32
    } -> tensor<2x4x32xf32>
    %37 = tensor.empty() : tensor<2x4x32x32xf32>
    %38 = linalg.generic {indexing_maps = [#map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36 : tensor<2x4x32xf32>) outs(%37 : tensor<2x4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x32x32xf32>
    %39 = tensor.empty() : tensor<2x4x32x32xf32>
    %40 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33, %38 : tensor<2x4x32x32xf32>, tensor<2x4x32x32xf32>) outs(%39 : tensor<2x4x32x32xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %61 = arith.subf %in, %in_15 : f32
      linalg.yield %61 : f32
    } -> tensor<2x4x32x32xf32>
    %41 = tensor.empty() : tensor<2x4x32x32xf32>
    %42 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40 : tensor<2x4x32x32xf32>) outs(%41 : tensor<2x4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %61 = math.exp %in : f32
      linalg.yield %61 : f32
    } -> tensor<2x4x32x32xf32>
    %43 = tensor.empty() : tensor<2x4x32xf32>
    %44 = linalg.fill ins(%cst_3 : f32) outs(%43 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %45 = linalg.generic {indexing_maps = [#map5, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%42 : tensor<2x4x32x32xf32>) outs(%44 : tensor<2x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %61 = arith.addf %out, %in : f32
      linalg.yield %61 : f32
    } -> tensor<2x4x32xf32>
    %46 = tensor.empty() : tensor<2x4x32x32xf32>
    %47 = linalg.generic {indexing_maps = [#map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45 : tensor<2x4x32xf32>) outs(%46 : tensor<2x4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x32x32xf32>
    %48 = tensor.empty() : tensor<2x4x32x32xf32>
    %49 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42, %47 : tensor<2x4x32x32xf32>, tensor<2x4x32x32xf32>) outs(%48 : tensor<2x4x32x32xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %61 = arith.divf %in, %in_15 : f32
      linalg.yield %61 : f32
    } -> tensor<2x4x32x32xf32>
    %50 = tensor.empty() : tensor<2x4x32x32xbf16>
    %51 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49 : tensor<2x4x32x32xf32>) outs(%50 : tensor<2x4x32x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %61 = arith.truncf %in : f32 to bf16
      linalg.yield %61 : bf16
    } -> tensor<2x4x32x32xbf16>
    %52 = tensor.empty() : tensor<2x4x8x32xbf16>
    %53 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_8 : tensor<2x32x4x8xbf16>) outs(%52 : tensor<2x4x8x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x4x8x32xbf16>
    %54 = tensor.empty() : tensor<2x4x32x32xbf16>
    %55 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51 : tensor<2x4x32x32xbf16>) outs(%54 : tensor<2x4x32x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x4x32x32xbf16>
    %collapsed_12 = tensor.collapse_shape %53 [[0, 1], [2], [3]] : tensor<2x4x8x32xbf16> into tensor<8x8x32xbf16>
    %collapsed_13 = tensor.collapse_shape %55 [[0, 1], [2], [3]] : tensor<2x4x32x32xbf16> into tensor<8x32x32xbf16>
    %56 = tensor.empty() : tensor<8x8x32xbf16>
    %57 = linalg.fill ins(%cst_4 : bf16) outs(%56 : tensor<8x8x32xbf16>) -> tensor<8x8x32xbf16>
    %58 = linalg.batch_matmul ins(%collapsed_12, %collapsed_13 : tensor<8x8x32xbf16>, tensor<8x32x32xbf16>) outs(%57 : tensor<8x8x32xbf16>) -> tensor<8x8x32xbf16>
    %expanded_14 = tensor.expand_shape %58 [[0, 1], [2], [3]] output_shape [2, 4, 8, 32] : tensor<8x8x32xbf16> into tensor<2x4x8x32xbf16>
    %59 = tensor.empty() : tensor<2x32x4x8xbf16>
    %60 = linalg.generic {indexing_maps = [#map9, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_14 : tensor<2x4x8x32xbf16>) outs(%59 : tensor<2x32x4x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x4x8xbf16>
    return %60 : tensor<2x32x4x8xbf16>
  }
}

