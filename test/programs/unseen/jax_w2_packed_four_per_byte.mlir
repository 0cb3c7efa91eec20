#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module @jit_w2_packed_four_per_byte {
  func.func public @main(%arg0: tensor<32x64xf16>, %arg1: tensor<4x64xf32>, %arg2: tensor<4x64xi8>, %arg3: tensor<5x128xf16>) -> tensor<5x64xf16> {
    %cst = arith.constant 0.000000e+00 : f16
    %c12_i32 = arith.constant 12 : i32
    %c8_i32 = arith.constant 8 : i32
    %c4_i32 = arith.constant 4 : i32
    %c15_i32 = arith.constant 15 : i32
    %0 = tensor.empty() : tensor<32x64xi16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<32x64xf16>) outs(%0 : tensor<32x64xi16>) {
    ^bb0(%in: f16, %out: i16):
      %44 = arith.bitcast %in : f16 to i16
      linalg.yield %44 : i16
    } -> tensor<32x64xi16>
    %2 = tensor.empty() : tensor<32x64xi32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<32x64xi16>) outs(%2 : tensor<32x64xi32>) {
    ^bb0(%in: i16, %out: i32):
      %44 = arith.extui %in : i16 to i32
      linalg.yield %44 : i32
    } -> tensor<32x64xi32>
    %4 = tensor.empty() : tensor<32x64xi32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<32x64xi32>) outs(%4 : tensor<32x64xi32>) {
    ^bb0(%in: i32, %out: i32):
      %44 = arith.andi %in, %c15_i32 : i32
      linalg.yield %44 : i32
    } -> tensor<32x64xi32>
    %6 = tensor.empty() : tensor<32x64xi32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<32x64xi32>) outs(%6 : tensor<32x64xi32>) {
    ^bb0(%in: i32, %out: i32):
      %44 = arith.shrsi %in, %c4_i32 : i32
      linalg.yield %44 : i32
    } -> tensor<32x64xi32>
    %8 = tensor.empty() : tensor<32x64xi32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<32x64xi32>) outs(%8 : tensor<32x64xi32>) {
    ^bb0(%in: i32, %out: i32):
      %44 = arith.andi %in, %c15_i32 : i32
      linalg.yield %44 : i32
    } -> tensor<32x64xi32>
    %10 = tensor.empty() : tensor<32x64xi32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<32x64xi32>) outs(%10 : tensor<32x64xi32>) {
    ^bb0(%in: i32, %out: i32):
      %44 = arith.shrsi %in, %c8_i32 : i32
      linalg.yield %44 : i32
    } -> tensor<32x64xi32>
    %12 = tensor.empty() : tensor<32x64xi32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<32x64xi32>) outs(%12 : tensor<32x64xi32>) {
    ^bb0(%in: i32, %out: i32):
      %44 = arith.andi %in, %c15_i32 : i32
      linalg.yield %44 : i32
    } -> tensor<32x64xi32>
    %14 = tensor.empty() : tensor<32x64xi32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<32x64xi32>) outs(%14 : tensor<32x64xi32>) {
    ^bb0(%in: i32, %out: i32):
      %44 = arith.shrsi %in, %c12_i32 : i32
      linalg.yield %44 : i32
    } -> tensor<32x64xi32>
    %16 = tensor.empty() : tensor<32x64xi32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<32x64xi32>) outs(%16 : tensor<32x64xi32>) {
    ^bb0(%in: i32, %out: i32):
      %44 = arith.andi %in, %c15_i32 : i32
      linalg.yield %44 : i32
    } -> tensor<32x64xi32>
    %18 = tensor.empty() : tensor<32x1x64xi32>
    %19 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<32x64xi32>) outs(%18 : tensor<32x1x64xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<32x1x64xi32>
    %20 = tensor.empty() : tensor<32x1x64xi32>
    %21 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<32x64xi32>) outs(%20 : tensor<32x1x64xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<32x1x64xi32>
    %22 = tensor.empty() : tensor<32x1x64xi32>
    %23 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<32x64xi32>) outs(%22 : tensor<32x1x64xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<32x1x64xi32>
    %24 = tensor.empty() : tensor<32x1x64xi32>
    %25 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<32x64xi32>) outs(%24 : tensor<32x1x64xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<32x1x64xi32>
    %26 = tensor.empty() : tensor<32x4x64xi32>
    %inserted_slice = tensor.insert_slice %19 into %26[0, 0, 0] [32, 1, 64] [1, 1, 1] : tensor<32x1x64xi32> into tensor<32x4x64xi32>
    %inserted_slice_0 = tensor.insert_slice %21 into %inserted_slice[0, 1, 0] [32, 1, 64] [1, 1, 1] : tensor<32x1x64xi32> into tensor<32x4x64xi32>
    %inserted_slice_1 = tensor.insert_slice %23 into %inserted_slice_0[0, 2, 0] [32, 1, 64] [1, 1, 1] : tensor<32x1x64xi32> into tensor<32x4x64xi32>
    %inserted_slice_2 = tensor.insert_slice %25 into %inserted_slice_1[0, 3, 0] [32, 1, 64] [1, 1, 1] : tensor<32x1x64xi32> into tensor<32x4x64xi32>
    %27 = tensor.empty() : tensor<32x4x64xf32>
    %28 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_2 : tensor<32x4x64xi32>) outs(%27 : tensor<32x4x64xf32>) {
    ^bb0(%in: i32, %out: f32):
      %44 = arith.sitofp %in : i32 to f32
      linalg.yield %44 : f32
    } -> tensor<32x4x64xf32>
    %collapsed = tensor.collapse_shape %28 [[0, 1, 2]] : tensor<32x4x64xf32> into tensor<8192xf32>
    %expanded = tensor.expand_shape %collapsed [[0, 1, 2]] output_shape [4, 32, 64] : tensor<8192xf32> into tensor<4x32x64xf32>
    %29 = tensor.empty() : tensor<4x64xf32>
    %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<4x64xi8>) outs(%29 : tensor<4x64xf32>) {
    ^bb0(%in: i8, %out: f32):
      %44 = arith.sitofp %in : i8 to f32
      linalg.yield %44 : f32
    } -> tensor<4x64xf32>
    %31 = tensor.empty() : tensor<4x32x64xf32>
    %32 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<4x64xf32>) outs(%31 : tensor<4x32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x64xf32>
    %33 = tensor.empty() : tensor<4x32x64xf32>
    %34 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %32 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%33 : tensor<4x32x64xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %44 = arith.subf %in, %in_4 : f32
      linalg.yield %44 : f32
    } -> tensor<4x32x64xf32>
    %35 = tensor.empty() : tensor<4x32x64xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<4x64xf32>) outs(%35 : tensor<4x32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x64xf32>
    %37 = tensor.empty() : tensor<4x32x64xf32>
    %38 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34, %36 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%37 : tensor<4x32x64xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %44 = arith.mulf %in, %in_4 : f32
      linalg.yield %44 : f32
    } -> tensor<4x32x64xf32>
    %39 = tensor.empty() : tensor<4x32x64xf16>
    %40 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38 : tensor<4x32x64xf32>) outs(%39 : tensor<4x32x64xf16>) {
    ^bb0(%in: f32, %out: f16):
      %44 = arith.truncf %in : f32 to f16
      linalg.yield %44 : f16
    } -> tensor<4x32x64xf16>
    %collapsed_3 = tensor.collapse_shape %40 [[0, 1], [2]] : tensor<4x32x64xf16> into tensor<128x64xf16>
    %41 = tensor.empty() : tensor<5x64xf16>
    %42 = linalg.fill ins(%cst : f16) outs(%41 : tensor<5x64xf16>) -> tensor<5x64xf16>
    %43 = linalg.matmul ins(%arg3, %collapsed_3 : tensor<5x128xf16>, tensor<128x64xf16>) outs(%42 : tensor<5x64xf16>) -> tensor<5x64xf16>
    return %43 : tensor<5x64xf16>
  }
}

