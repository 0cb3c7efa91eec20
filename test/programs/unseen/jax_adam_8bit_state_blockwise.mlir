#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
module @jit_adam_8bit_state_blockwise {
  func.func public @main(%arg0: tensor<4x64xf32>, %arg1: tensor<4x64xi8>, %arg2: tensor<4x4xf32>, %arg3: tensor<256xf32>) -> (tensor<4x64xi8>, tensor<4x4xf32>, tensor<4x64xf32>) {
    %c256_i32 = arith.constant 256 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %cst = arith.constant 9.99999996E-13 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e-01 : f32
    %cst_2 = arith.constant 0.899999976 : f32
    %cst_3 = arith.constant 1.270000e+02 : f32
    %0 = tensor.empty() : tensor<4x64xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<4x64xi8>) outs(%0 : tensor<4x64xf32>) {
    ^bb0(%in: i8, %out: f32):
      %43 = arith.sitofp %in : i8 to f32
      linalg.yield %43 : f32
    } -> tensor<4x64xf32>
    %expanded = tensor.expand_shape %1 [[0], [1, 2]] output_shape [4, 4, 16] : tensor<4x64xf32> into tensor<4x4x16xf32>
    %2 = tensor.empty() : tensor<4x4x16xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<4x4x16xf32>) outs(%2 : tensor<4x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = arith.divf %in, %cst_3 : f32
      linalg.yield %43 : f32
    } -> tensor<4x4x16xf32>
    %4 = tensor.empty() : tensor<4x4x16xf32>
    %5 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<4x4xf32>) outs(%4 : tensor<4x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4x16xf32>
    %6 = tensor.empty() : tensor<4x4x16xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %5 : tensor<4x4x16xf32>, tensor<4x4x16xf32>) outs(%6 : tensor<4x4x16xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %43 = arith.mulf %in, %in_9 : f32
      linalg.yield %43 : f32
    } -> tensor<4x4x16xf32>
    %collapsed = tensor.collapse_shape %7 [[0], [1, 2]] : tensor<4x4x16xf32> into tensor<4x64xf32>
    %8 = tensor.empty() : tensor<4x64xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<4x64xf32>) outs(%8 : tensor<4x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = arith.mulf %in, %cst_2 : f32
      linalg.yield %43 : f32
    } -> tensor<4x64xf32>
    %10 = tensor.empty() : tensor<4x64xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x64xf32>) outs(%10 : tensor<4x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = arith.mulf %in, %cst_1 : f32
      linalg.yield %43 : f32
    } -> tensor<4x64xf32>
    %12 = tensor.empty() : tensor<4x64xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%9, %11 : tensor<4x64xf32>, tensor<4x64xf32>) outs(%12 : tensor<4x64xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %43 = arith.addf %in, %in_9 : f32
      linalg.yield %43 : f32
    } -> tensor<4x64xf32>
    %expanded_4 = tensor.expand_shape %13 [[0], [1, 2]] output_shape [4, 4, 16] : tensor<4x64xf32> into tensor<4x4x16xf32>
    %14 = tensor.empty() : tensor<4x4x16xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_4 : tensor<4x4x16xf32>) outs(%14 : tensor<4x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = math.absf %in : f32
      linalg.yield %43 : f32
    } -> tensor<4x4x16xf32>
    %16 = tensor.empty() : tensor<4x4xf32>
    %17 = linalg.fill ins(%cst_0 : f32) outs(%16 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%15 : tensor<4x4x16xf32>) outs(%17 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = arith.maximumf %out, %in : f32
      linalg.yield %43 : f32
    } -> tensor<4x4xf32>
    %expanded_5 = tensor.expand_shape %18 [[0], [1, 2]] output_shape [4, 4, 1] : tensor<4x4xf32> into tensor<4x4x1xf32>
    %19 = tensor.empty() : tensor<4x4x1xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<4x4x1xf32>) outs(%19 : tensor<4x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = arith.addf %in, %cst : f32
      linalg.yield %43 : f32
    } -> tensor<4x4x1xf32>
    %21 = tensor.empty() : tensor<4x4x16xf32>
    %22 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<4x4x1xf32>) outs(%21 : tensor<4x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4x16xf32>
    %23 = tensor.empty() : tensor<4x4x16xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_4, %22 : tensor<4x4x16xf32>, tensor<4x4x16xf32>) outs(%23 : tensor<4x4x16xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %43 = arith.divf %in, %in_9 : f32
      linalg.yield %43 : f32
    } -> tensor<4x4x16xf32>
    %25 = tensor.empty() : tensor<4x4x16xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<4x4x16xf32>) outs(%25 : tensor<4x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = arith.mulf %in, %cst_3 : f32
      linalg.yield %43 : f32
    } -> tensor<4x4x16xf32>
    %27 = tensor.empty() : tensor<4x4x16xf32>
    %28 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<4x4x16xf32>) outs(%27 : tensor<4x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = math.roundeven %in : f32
      linalg.yield %43 : f32
    } -> tensor<4x4x16xf32>
    %29 = tensor.empty() : tensor<4x4x16xi8>
    %30 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28 : tensor<4x4x16xf32>) outs(%29 : tensor<4x4x16xi8>) {
    ^bb0(%in: f32, %out: i8):
      %43 = arith.fptosi %in : f32 to i8
      linalg.yield %43 : i8
    } -> tensor<4x4x16xi8>
    %collapsed_6 = tensor.collapse_shape %30 [[0], [1, 2]] : tensor<4x4x16xi8> into tensor<4x64xi8>
    %31 = tensor.empty() : tensor<4x64xi32>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_6 : tensor<4x64xi8>) outs(%31 : tensor<4x64xi32>) {
    ^bb0(%in: i8, %out: i32):
      %43 = arith.extsi %in : i8 to i32
      linalg.yield %43 : i32
    } -> tensor<4x64xi32>
    %33 = tensor.empty() : tensor<4x64xi32>
    %34 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<4x64xi32>) outs(%33 : tensor<4x64xi32>) {
    ^bb0(%in: i32, %out: i32):
      %43 = arith.addi %in, %c128_i32 : i32
      linalg.yield %43 : i32
    } -> tensor<4x64xi32>
    %35 = tensor.empty() : tensor<4x64xi1>
    %36 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<4x64xi32>) outs(%35 : tensor<4x64xi1>) {
    ^bb0(%in: i32, %out: i1):
      %43 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %43 : i1
    } -> tensor<4x64xi1>
    %37 = tensor.empty() : tensor<4x64xi32>
    %38 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<4x64xi32>) outs(%37 : tensor<4x64xi32>) {
    ^bb0(%in: i32, %out: i32):
      %43 = arith.addi %in, %c256_i32 : i32
      linalg.yield %43 : i32
    } -> tensor<4x64xi32>
    %39 = tensor.empty() : tensor<4x64xi32>
    %40 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%36, %38, %34 : tensor<4x64xi1>, tensor<4x64xi32>, tensor<4x64xi32>) outs(%39 : tensor<4x64xi32>) {
    ^bb0(%in: i1, %in_9: i32, %in_10: i32, %out: i32):
      %43 = arith.select %in, %in_9, %in_10 : i32
      linalg.yield %43 : i32
    } -> tensor<4x64xi32>
    %expanded_7 = tensor.expand_shape %40 [[0], [1, 2]] output_shape [4, 64, 1] : tensor<4x64xi32> into tensor<4x64x1xi32>
    %41 = tensor.empty() : tensor<4x64x1xf32>
    %42 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_7 : tensor<4x64x1xi32>) outs(%41 : tensor<4x64x1xf32>) {
    ^bb0(%in: i32, %out: f32):
      %43 = arith.index_cast %in : i32 to index
      %extracted = tensor.extract %arg3[%43] : tensor<256xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x64x1xf32>
    %collapsed_8 = tensor.collapse_shape %42 [[0], [1, 2]] : tensor<4x64x1xf32> into tensor<4x64xf32>
    return %collapsed_6, %18, %collapsed_8 : tensor<4x64xi8>, tensor<4x4xf32>, tensor<4x64xf32>
  }
}

