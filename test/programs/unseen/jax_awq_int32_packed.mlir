#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d2)>
#map6 = affine_map<(d0, d1) -> (d0, d1)>
module @jit_awq_int32_packed {
  func.func public @main(%arg0: tensor<6x32xf16>, %arg1: tensor<4x24xi32>, %arg2: tensor<4x3xi32>, %arg3: tensor<4x24xf16>) -> tensor<6x24xf16> {
    %cst = arith.constant 0.000000e+00 : f16
    %c1_i32 = arith.constant 1 : i32
    %c15_i32 = arith.constant 15 : i32
    %c32_i32 = arith.constant 32 : i32
    %c31_i32 = arith.constant 31 : i32
    %c4_i32 = arith.constant 4 : i32
    %0 = tensor.empty() : tensor<8xi32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<8xi32>) {
    ^bb0(%out: i32):
      %35 = linalg.index 0 : index
      %36 = arith.index_cast %35 : index to i32
      linalg.yield %36 : i32
    } -> tensor<8xi32>
    %2 = tensor.empty() : tensor<8xi32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<8xi32>) outs(%2 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %35 = arith.muli %in, %c4_i32 : i32
      linalg.yield %35 : i32
    } -> tensor<8xi32>
    %4 = tensor.empty() : tensor<4x8x24xi32>
    %5 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<4x24xi32>) outs(%4 : tensor<4x8x24xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x8x24xi32>
    %6 = tensor.empty() : tensor<4x8x24xi32>
    %7 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<8xi32>) outs(%6 : tensor<4x8x24xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x8x24xi32>
    %8 = tensor.empty() : tensor<4x8x24xi32>
    %9 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5, %7 : tensor<4x8x24xi32>, tensor<4x8x24xi32>) outs(%8 : tensor<4x8x24xi32>) {
    ^bb0(%in: i32, %in_1: i32, %out: i32):
      %35 = arith.shrsi %in, %c31_i32 : i32
      %36 = arith.shrsi %in, %in_1 : i32
      %37 = arith.cmpi ult, %in_1, %c32_i32 : i32
      %38 = arith.select %37, %36, %35 : i32
      linalg.yield %38 : i32
    } -> tensor<4x8x24xi32>
    %10 = tensor.empty() : tensor<4x8x24xi32>
    %11 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<4x8x24xi32>) outs(%10 : tensor<4x8x24xi32>) {
    ^bb0(%in: i32, %out: i32):
      %35 = arith.andi %in, %c15_i32 : i32
      linalg.yield %35 : i32
    } -> tensor<4x8x24xi32>
    %12 = tensor.empty() : tensor<4x3x8xi32>
    %13 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<4x3xi32>) outs(%12 : tensor<4x3x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x3x8xi32>
    %14 = tensor.empty() : tensor<4x3x8xi32>
    %15 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<8xi32>) outs(%14 : tensor<4x3x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x3x8xi32>
    %16 = tensor.empty() : tensor<4x3x8xi32>
    %17 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %15 : tensor<4x3x8xi32>, tensor<4x3x8xi32>) outs(%16 : tensor<4x3x8xi32>) {
    ^bb0(%in: i32, %in_1: i32, %out: i32):
      %35 = arith.shrsi %in, %c31_i32 : i32
      %36 = arith.shrsi %in, %in_1 : i32
      %37 = arith.cmpi ult, %in_1, %c32_i32 : i32
      %38 = arith.select %37, %36, %35 : i32
      linalg.yield %38 : i32
    } -> tensor<4x3x8xi32>
    %18 = tensor.empty() : tensor<4x3x8xi32>
    %19 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<4x3x8xi32>) outs(%18 : tensor<4x3x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %35 = arith.andi %in, %c15_i32 : i32
      linalg.yield %35 : i32
    } -> tensor<4x3x8xi32>
    %collapsed = tensor.collapse_shape %19 [[0], [1, 2]] : tensor<4x3x8xi32> into tensor<4x24xi32>
    %20 = tensor.empty() : tensor<4x24xi32>
    %21 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<4x24xi32>) outs(%20 : tensor<4x24xi32>) {
    ^bb0(%in: i32, %out: i32):
      %35 = arith.addi %in, %c1_i32 : i32
      linalg.yield %35 : i32
    } -> tensor<4x24xi32>
    %22 = tensor.empty() : tensor<4x8x24xi32>
    %23 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<4x24xi32>) outs(%22 : tensor<4x8x24xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x8x24xi32>
    %24 = tensor.empty() : tensor<4x8x24xi32>
    %25 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %23 : tensor<4x8x24xi32>, tensor<4x8x24xi32>) outs(%24 : tensor<4x8x24xi32>) {
    ^bb0(%in: i32, %in_1: i32, %out: i32):
      %35 = arith.subi %in, %in_1 : i32
      linalg.yield %35 : i32
    } -> tensor<4x8x24xi32>
    %26 = tensor.empty() : tensor<4x8x24xf16>
    %27 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<4x8x24xi32>) outs(%26 : tensor<4x8x24xf16>) {
    ^bb0(%in: i32, %out: f16):
      %35 = arith.sitofp %in : i32 to f16
      linalg.yield %35 : f16
    } -> tensor<4x8x24xf16>
    %28 = tensor.empty() : tensor<4x8x24xf16>
    %29 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<4x24xf16>) outs(%28 : tensor<4x8x24xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<4x8x24xf16>
    %30 = tensor.empty() : tensor<4x8x24xf16>
    %31 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %29 : tensor<4x8x24xf16>, tensor<4x8x24xf16>) outs(%30 : tensor<4x8x24xf16>) {
    ^bb0(%in: f16, %in_1: f16, %out: f16):
      %35 = arith.mulf %in, %in_1 : f16
      linalg.yield %35 : f16
    } -> tensor<4x8x24xf16>
    %collapsed_0 = tensor.collapse_shape %31 [[0, 1], [2]] : tensor<4x8x24xf16> into tensor<32x24xf16>
    %32 = tensor.empty() : tensor<6x24xf16>
    %33 = linalg.fill ins(%cst : f16) outs(%32 : tensor<6x24xf16>) -> tensor<6x24xf16>
    %34 = linalg.matmul ins(%arg0, %collapsed_0 : tensor<6x32xf16>, tensor<32x24xf16>) outs(%33 : tensor<6x24xf16>) -> tensor<6x24xf16>
    return %34 : tensor<6x24xf16>
  }
}

