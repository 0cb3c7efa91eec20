#map = affine_map<(d0, d1, d2, d3) -> (d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d3)>
module @jit_mb_conv_1x1_only_gap_gate {
  func.func public @main(%arg0: tensor<2x8x8x6xf16>, %arg1: tensor<6x24xf16>, %arg2: tensor<24xf32>, %arg3: tensor<3x3x1x24xf16>, %arg4: tensor<24x6xf16>) -> tensor<2x8x8x6xf16> {
    %cst = arith.constant 0.000000e+00 : f16
    %cst_0 = arith.constant 6.400000e+01 : f32
    %cst_1 = arith.constant 6.000000e+00 : f32
    %cst_2 = arith.constant 3.000000e+00 : f32
    %cst_3 = arith.constant 0.000000e+00 : f32
    %collapsed = tensor.collapse_shape %arg0 [[0, 1, 2], [3]] : tensor<2x8x8x6xf16> into tensor<128x6xf16>
    %0 = tensor.empty() : tensor<128x24xf32>
    %1 = linalg.fill ins(%cst_3 : f32) outs(%0 : tensor<128x24xf32>) -> tensor<128x24xf32>
    %2 = linalg.matmul ins(%collapsed, %arg1 : tensor<128x6xf16>, tensor<6x24xf16>) outs(%1 : tensor<128x24xf32>) -> tensor<128x24xf32>
    %expanded = tensor.expand_shape %2 [[0, 1, 2], [3]] output_shape [2, 8, 8, 24] : tensor<128x24xf32> into tensor<2x8x8x24xf32>
    %3 = tensor.empty() : tensor<2x8x8x24xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<24xf32>) outs(%3 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x8x24xf32>
    %5 = tensor.empty() : tensor<2x8x8x24xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %4 : tensor<2x8x8x24xf32>, tensor<2x8x8x24xf32>) outs(%5 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %49 = arith.addf %in, %in_7 : f32
      linalg.yield %49 : f32
    } -> tensor<2x8x8x24xf32>
    %7 = tensor.empty() : tensor<2x8x8x24xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6 : tensor<2x8x8x24xf32>) outs(%7 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.addf %in, %cst_2 : f32
      linalg.yield %49 : f32
    } -> tensor<2x8x8x24xf32>
    %9 = tensor.empty() : tensor<2x8x8x24xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8 : tensor<2x8x8x24xf32>) outs(%9 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.maximumf %in, %cst_3 : f32
      linalg.yield %49 : f32
    } -> tensor<2x8x8x24xf32>
    %11 = tensor.empty() : tensor<2x8x8x24xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10 : tensor<2x8x8x24xf32>) outs(%11 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.minimumf %in, %cst_1 : f32
      linalg.yield %49 : f32
    } -> tensor<2x8x8x24xf32>
    %13 = tensor.empty() : tensor<2x8x8x24xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12 : tensor<2x8x8x24xf32>) outs(%13 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.divf %in, %cst_1 : f32
      linalg.yield %49 : f32
    } -> tensor<2x8x8x24xf32>
    %15 = tensor.empty() : tensor<2x8x8x24xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6, %14 : tensor<2x8x8x24xf32>, tensor<2x8x8x24xf32>) outs(%15 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %49 = arith.mulf %in, %in_7 : f32
      linalg.yield %49 : f32
    } -> tensor<2x8x8x24xf32>
    %17 = tensor.empty() : tensor<2x8x8x24xf16>
    %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16 : tensor<2x8x8x24xf32>) outs(%17 : tensor<2x8x8x24xf16>) {
    ^bb0(%in: f32, %out: f16):
      %49 = arith.truncf %in : f32 to f16
      linalg.yield %49 : f16
    } -> tensor<2x8x8x24xf16>
    %19 = tensor.empty() : tensor<2x8x8x24xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18 : tensor<2x8x8x24xf16>) outs(%19 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f16, %out: f32):
      %49 = arith.extf %in : f16 to f32
      linalg.yield %49 : f32
    } -> tensor<2x8x8x24xf32>
    %21 = tensor.empty() : tensor<2x24xf32>
    %22 = linalg.fill ins(%cst_3 : f32) outs(%21 : tensor<2x24xf32>) -> tensor<2x24xf32>
    %23 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%20 : tensor<2x8x8x24xf32>) outs(%22 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.addf %out, %in : f32
      linalg.yield %49 : f32
    } -> tensor<2x24xf32>
    %24 = tensor.empty() : tensor<2x24xf32>
    %25 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<2x24xf32>) outs(%24 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.divf %in, %cst_0 : f32
      linalg.yield %49 : f32
    } -> tensor<2x24xf32>
    %26 = tensor.empty() : tensor<2x24xf32>
    %27 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<2x24xf32>) outs(%26 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.addf %in, %cst_2 : f32
      linalg.yield %49 : f32
    } -> tensor<2x24xf32>
    %28 = tensor.empty() : tensor<2x24xf32>
    %29 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<2x24xf32>) outs(%28 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.maximumf %in, %cst_3 : f32
      linalg.yield %49 : f32
    } -> tensor<2x24xf32>
    %30 = tensor.empty() : tensor<2x24xf32>
    %31 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<2x24xf32>) outs(%30 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.minimumf %in, %cst_1 : f32
      linalg.yield %49 : f32
    } -> tensor<2x24xf32>
    %32 = tensor.empty() : tensor<2x24xf32>
    %33 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<2x24xf32>) outs(%32 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.divf %in, %cst_1 : f32
      linalg.yield %49 : f32
    } -> tensor<2x24xf32>
    %34 = tensor.empty() : tensor<2x24xf16>
    %35 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<2x24xf32>) outs(%34 : tensor<2x24xf16>) {
    ^bb0(%in: f32, %out: f16):
      %49 = arith.truncf %in : f32 to f16
      linalg.yield %49 : f16
    } -> tensor<2x24xf16>
    %36 = tensor.empty() : tensor<2x8x8x24xf16>
    %37 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35 : tensor<2x24xf16>) outs(%36 : tensor<2x8x8x24xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x8x8x24xf16>
    %38 = tensor.empty() : tensor<2x8x8x24xf16>
    %39 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %37 : tensor<2x8x8x24xf16>, tensor<2x8x8x24xf16>) outs(%38 : tensor<2x8x8x24xf16>) {
    ^bb0(%in: f16, %in_7: f16, %out: f16):
      %49 = arith.mulf %in, %in_7 : f16
      linalg.yield %49 : f16
    } -> tensor<2x8x8x24xf16>
    %extracted_slice = tensor.extract_slice %arg3[1, 1, 0, 0] [1, 1, 1, 24] [1, 1, 1, 1] : tensor<3x3x1x24xf16> to tensor<1x1x1x24xf16>
    %collapsed_4 = tensor.collapse_shape %extracted_slice [[0, 1, 2, 3]] : tensor<1x1x1x24xf16> into tensor<24xf16>
    %40 = tensor.empty() : tensor<2x8x8x24xf16>
    %41 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_4 : tensor<24xf16>) outs(%40 : tensor<2x8x8x24xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x8x8x24xf16>
    %42 = tensor.empty() : tensor<2x8x8x24xf16>
    %43 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %41 : tensor<2x8x8x24xf16>, tensor<2x8x8x24xf16>) outs(%42 : tensor<2x8x8x24xf16>) {
    ^bb0(%in: f16, %in_7: f16, %out: f16):
      %49 = arith.mulf %in, %in_7 : f16
      linalg.yield %49 : f16
    } -> tensor<2x8x8x24xf16>
    %collapsed_5 = tensor.collapse_shape %43 [[0, 1, 2], [3]] : tensor<2x8x8x24xf16> into tensor<128x24xf16>
    %44 = tensor.empty() : tensor<128x6xf16>
    %45 = linalg.fill ins(%cst : f16) outs(%44 : tensor<128x6xf16>) -> tensor<128x6xf16>
    %46 = linalg.matmul ins(%collapsed_5, %arg4 : tensor<128x24xf16>, tensor<24x6xf16>) outs(%45 : tensor<128x6xf16>) -> tensor<128x6xf16>
    %expanded_6 = tensor.expand_shape %46 [[0, 1, 2], [3]] output_shape [2, 8, 8, 6] : tensor<128x6xf16> into tensor<2x8x8x6xf16>
    %47 = tensor.empty() : tensor<2x8x8x6xf16>
    %48 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_6, %arg0 : tensor<2x8x8x6xf16>, tensor<2x8x8x6xf16>) outs(%47 : tensor<2x8x8x6xf16>) {
    ^bb0(%in: f16, %in_7: f16, %out: f16):
      %49 = arith.addf %in, %in_7 : f16
      linalg.yield %49 : f16
    } -> tensor<2x8x8x6xf16>
    return %48 : tensor<2x8x8x6xf16>
  }
}

