#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d2)>
module @jit_awq_interleaved_nibbles_single_row {
  func.func public @main(%arg0: tensor<1x128xbf16>, %arg1: tensor<128x12xi32>, %arg2: tensor<2x12xi32>, %arg3: tensor<2x96xbf16>) -> tensor<1x96xbf16> {
    %cst = arith.constant 0.000000e+00 : bf16
    %c15_i32 = arith.constant 15 : i32
    %c32_i32 = arith.constant 32 : i32
    %c31_i32 = arith.constant 31 : i32
    %cst_0 = arith.constant dense<[0, 16, 4, 20, 8, 24, 12, 28]> : tensor<8xi32>
    %0 = tensor.empty() : tensor<128x12x8xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<128x12xi32>) outs(%0 : tensor<128x12x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<128x12x8xi32>
    %2 = tensor.empty() : tensor<128x12x8xi32>
    %3 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_0 : tensor<8xi32>) outs(%2 : tensor<128x12x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<128x12x8xi32>
    %4 = tensor.empty() : tensor<128x12x8xi32>
    %5 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %3 : tensor<128x12x8xi32>, tensor<128x12x8xi32>) outs(%4 : tensor<128x12x8xi32>) {
    ^bb0(%in: i32, %in_5: i32, %out: i32):
      %29 = arith.shrsi %in, %c31_i32 : i32
      %30 = arith.shrsi %in, %in_5 : i32
      %31 = arith.cmpi ult, %in_5, %c32_i32 : i32
      %32 = arith.select %31, %30, %29 : i32
      linalg.yield %32 : i32
    } -> tensor<128x12x8xi32>
    %6 = tensor.empty() : tensor<128x12x8xi32>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<128x12x8xi32>) outs(%6 : tensor<128x12x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %29 = arith.andi %in, %c15_i32 : i32
      linalg.yield %29 : i32
    } -> tensor<128x12x8xi32>
    %8 = tensor.empty() : tensor<2x12x8xi32>
    %9 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x12xi32>) outs(%8 : tensor<2x12x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x12x8xi32>
    %10 = tensor.empty() : tensor<2x12x8xi32>
    %11 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_0 : tensor<8xi32>) outs(%10 : tensor<2x12x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x12x8xi32>
    %12 = tensor.empty() : tensor<2x12x8xi32>
    %13 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %11 : tensor<2x12x8xi32>, tensor<2x12x8xi32>) outs(%12 : tensor<2x12x8xi32>) {
    ^bb0(%in: i32, %in_5: i32, %out: i32):
      %29 = arith.shrsi %in, %c31_i32 : i32
      %30 = arith.shrsi %in, %in_5 : i32
      %31 = arith.cmpi ult, %in_5, %c32_i32 : i32
      %32 = arith.select %31, %30, %29 : i32
      linalg.yield %32 : i32
    } -> tensor<2x12x8xi32>
    %14 = tensor.empty() : tensor<2x12x8xi32>
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x12x8xi32>) outs(%14 : tensor<2x12x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %29 = arith.andi %in, %c15_i32 : i32
      linalg.yield %29 : i32
    } -> tensor<2x12x8xi32>
    %collapsed = tensor.collapse_shape %15 [[0], [1, 2]] : tensor<2x12x8xi32> into tensor<2x96xi32>
    %collapsed_1 = tensor.collapse_shape %7 [[0, 1, 2]] : tensor<128x12x8xi32> into tensor<12288xi32>
    %expanded = tensor.expand_shape %collapsed_1 [[0, 1, 2]] output_shape [2, 64, 96] : tensor<12288xi32> into tensor<2x64x96xi32>
    %16 = tensor.empty() : tensor<2x64x96xi32>
    %17 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed : tensor<2x96xi32>) outs(%16 : tensor<2x64x96xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x64x96xi32>
    %18 = tensor.empty() : tensor<2x64x96xi32>
    %19 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %17 : tensor<2x64x96xi32>, tensor<2x64x96xi32>) outs(%18 : tensor<2x64x96xi32>) {
    ^bb0(%in: i32, %in_5: i32, %out: i32):
      %29 = arith.subi %in, %in_5 : i32
      linalg.yield %29 : i32
    } -> tensor<2x64x96xi32>
    %20 = tensor.empty() : tensor<2x64x96xbf16>
    %21 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<2x64x96xi32>) outs(%20 : tensor<2x64x96xbf16>) {
    ^bb0(%in: i32, %out: bf16):
      %29 = arith.sitofp %in : i32 to bf16
      linalg.yield %29 : bf16
    } -> tensor<2x64x96xbf16>
    %22 = tensor.empty() : tensor<2x64x96xbf16>
    %23 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<2x96xbf16>) outs(%22 : tensor<2x64x96xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x64x96xbf16>
    %24 = tensor.empty() : tensor<2x64x96xbf16>
    %25 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %23 : tensor<2x64x96xbf16>, tensor<2x64x96xbf16>) outs(%24 : tensor<2x64x96xbf16>) {
    ^bb0(%in: bf16, %in_5: bf16, %out: bf16):
      %29 = arith.mulf %in, %in_5 : bf16
      linalg.yield %29 : bf16
    } -> tensor<2x64x96xbf16>
    %collapsed_2 = tensor.collapse_shape %25 [[0, 1], [2]] : tensor<2x64x96xbf16> into tensor<128x96xbf16>
    %collapsed_3 = tensor.collapse_shape %arg0 [[0, 1]] : tensor<1x128xbf16> into tensor<128xbf16>
    %26 = tensor.empty() : tensor<96xbf16>
    %27 = linalg.fill ins(%cst : bf16) outs(%26 : tensor<96xbf16>) -> tensor<96xbf16>
    %28 = linalg.vecmat ins(%collapsed_3, %collapsed_2 : tensor<128xbf16>, tensor<128x96xbf16>) outs(%27 : tensor<96xbf16>) -> tensor<96xbf16>
    %expanded_4 = tensor.expand_shape %28 [[0, 1]] output_shape [1, 96] : tensor<96xbf16> into tensor<1x96xbf16>
    return %expanded_4 : tensor<1x96xbf16>
  }
}

