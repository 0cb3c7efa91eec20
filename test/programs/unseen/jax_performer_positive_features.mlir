#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map6 = affine_map<(d0, d1, d2) -> ()>
#map7 = affine_map<(d0, d1) -> ()>
#map8 = affine_map<(d0, d1) -> (d0, d1)>
module @jit_performer_positive_features {
  func.func public @main(%arg0: tensor<2x16x8xf32>, %arg1: tensor<2x16x8xf32>, %arg2: tensor<2x16x8xf32>, %arg3: tensor<8x12xf32>) -> tensor<2x16x8xf32> {
    %cst = arith.constant 9.99999974E-5 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 5.000000e-01 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<f32>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x16x8xf32> into tensor<32x8xf32>
    %0 = tensor.empty() : tensor<32x12xf32>
    %1 = linalg.fill ins(%cst_2 : f32) outs(%0 : tensor<32x12xf32>) -> tensor<32x12xf32>
    %2 = linalg.matmul ins(%collapsed, %arg3 : tensor<32x8xf32>, tensor<8x12xf32>) outs(%1 : tensor<32x12xf32>) -> tensor<32x12xf32>
    %expanded = tensor.expand_shape %2 [[0, 1], [2]] output_shape [2, 16, 12] : tensor<32x12xf32> into tensor<2x16x12xf32>
    %3 = tensor.empty() : tensor<2x16x8xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x16x8xf32>) outs(%3 : tensor<2x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.mulf %in, %in : f32
      linalg.yield %74 : f32
    } -> tensor<2x16x8xf32>
    %5 = tensor.empty() : tensor<2x16xf32>
    %6 = linalg.fill ins(%cst_2 : f32) outs(%5 : tensor<2x16xf32>) -> tensor<2x16xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%4 : tensor<2x16x8xf32>) outs(%6 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.addf %out, %in : f32
      linalg.yield %74 : f32
    } -> tensor<2x16xf32>
    %expanded_4 = tensor.expand_shape %7 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32>
    %8 = tensor.empty() : tensor<2x16x1xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_4 : tensor<2x16x1xf32>) outs(%8 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.mulf %in, %cst_1 : f32
      linalg.yield %74 : f32
    } -> tensor<2x16x1xf32>
    %10 = tensor.empty() : tensor<2x16x12xf32>
    %11 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<2x16x1xf32>) outs(%10 : tensor<2x16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x12xf32>
    %12 = tensor.empty() : tensor<2x16x12xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %11 : tensor<2x16x12xf32>, tensor<2x16x12xf32>) outs(%12 : tensor<2x16x12xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %74 = arith.subf %in, %in_17 : f32
      linalg.yield %74 : f32
    } -> tensor<2x16x12xf32>
    %14 = tensor.empty() : tensor<2x16xf32>
    %15 = linalg.fill ins(%cst_0 : f32) outs(%14 : tensor<2x16xf32>) -> tensor<2x16xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded : tensor<2x16x12xf32>) outs(%15 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.maximumf %out, %in : f32
      linalg.yield %74 : f32
    } -> tensor<2x16xf32>
    %17 = tensor.empty() : tensor<2x16x12xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<2x16xf32>) outs(%17 : tensor<2x16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x12xf32>
    %19 = tensor.empty() : tensor<2x16x12xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %18 : tensor<2x16x12xf32>, tensor<2x16x12xf32>) outs(%19 : tensor<2x16x12xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %74 = arith.subf %in, %in_17 : f32
      linalg.yield %74 : f32
    } -> tensor<2x16x12xf32>
    %21 = tensor.empty() : tensor<2x16x12xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<2x16x12xf32>) outs(%21 : tensor<2x16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = math.exp %in : f32
      linalg.yield %74 : f32
    } -> tensor<2x16x12xf32>
    %23 = tensor.empty() : tensor<2x16x12xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<2x16x12xf32>) outs(%23 : tensor<2x16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.addf %in, %cst : f32
      linalg.yield %74 : f32
    } -> tensor<2x16x12xf32>
    %collapsed_5 = tensor.collapse_shape %arg1 [[0, 1], [2]] : tensor<2x16x8xf32> into tensor<32x8xf32>
    %25 = tensor.empty() : tensor<32x12xf32>
    %26 = linalg.fill ins(%cst_2 : f32) outs(%25 : tensor<32x12xf32>) -> tensor<32x12xf32>
    %27 = linalg.matmul ins(%collapsed_5, %arg3 : tensor<32x8xf32>, tensor<8x12xf32>) outs(%26 : tensor<32x12xf32>) -> tensor<32x12xf32>
    %expanded_6 = tensor.expand_shape %27 [[0, 1], [2]] output_shape [2, 16, 12] : tensor<32x12xf32> into tensor<2x16x12xf32>
    %28 = tensor.empty() : tensor<2x16x8xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x16x8xf32>) outs(%28 : tensor<2x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.mulf %in, %in : f32
      linalg.yield %74 : f32
    } -> tensor<2x16x8xf32>
    %30 = tensor.empty() : tensor<2x16xf32>
    %31 = linalg.fill ins(%cst_2 : f32) outs(%30 : tensor<2x16xf32>) -> tensor<2x16xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%29 : tensor<2x16x8xf32>) outs(%31 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.addf %out, %in : f32
      linalg.yield %74 : f32
    } -> tensor<2x16xf32>
    %expanded_7 = tensor.expand_shape %32 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32>
    %33 = tensor.empty() : tensor<2x16x1xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_7 : tensor<2x16x1xf32>) outs(%33 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.mulf %in, %cst_1 : f32
      linalg.yield %74 : f32
    } -> tensor<2x16x1xf32>
    %35 = tensor.empty() : tensor<2x16x12xf32>
    %36 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34 : tensor<2x16x1xf32>) outs(%35 : tensor<2x16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x12xf32>
    %37 = tensor.empty() : tensor<2x16x12xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_6, %36 : tensor<2x16x12xf32>, tensor<2x16x12xf32>) outs(%37 : tensor<2x16x12xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %74 = arith.subf %in, %in_17 : f32
      linalg.yield %74 : f32
    } -> tensor<2x16x12xf32>
    %39 = tensor.empty() : tensor<2x16xf32>
    %40 = linalg.fill ins(%cst_0 : f32) outs(%39 : tensor<2x16xf32>) -> tensor<2x16xf32>
    %41 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_6 : tensor<2x16x12xf32>) outs(%40 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.maximumf %out, %in : f32
      linalg.yield %74 : f32
    } -> tensor<2x16xf32>
    %42 = tensor.empty() : tensor<2x16x12xf32>
    %43 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41 : tensor<2x16xf32>) outs(%42 : tensor<2x16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x12xf32>
    %44 = tensor.empty() : tensor<2x16x12xf32>
    %45 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38, %43 : tensor<2x16x12xf32>, tensor<2x16x12xf32>) outs(%44 : tensor<2x16x12xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %74 = arith.subf %in, %in_17 : f32
      linalg.yield %74 : f32
    } -> tensor<2x16x12xf32>
    %46 = tensor.empty() : tensor<2x16x12xf32>
    %47 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45 : tensor<2x16x12xf32>) outs(%46 : tensor<2x16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = math.exp %in : f32
      linalg.yield %74 : f32
    } -> tensor<2x16x12xf32>
    %48 = tensor.empty() : tensor<2x16x12xf32>
    %49 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47 : tensor<2x16x12xf32>) outs(%48 : tensor<2x16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.addf %in, %cst : f32
      linalg.yield %74 : f32
    } -> tensor<2x16x12xf32>
    %50 = tensor.empty() : tensor<2x16x12x8xf32>
    %51 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49 : tensor<2x16x12xf32>) outs(%50 : tensor<2x16x12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x12x8xf32>
    %52 = tensor.empty() : tensor<2x16x12x8xf32>
    %53 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x16x8xf32>) outs(%52 : tensor<2x16x12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x12x8xf32>
    %54 = tensor.empty() : tensor<2x16x12x8xf32>
    %55 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51, %53 : tensor<2x16x12x8xf32>, tensor<2x16x12x8xf32>) outs(%54 : tensor<2x16x12x8xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %74 = arith.mulf %in, %in_17 : f32
      linalg.yield %74 : f32
    } -> tensor<2x16x12x8xf32>
    %56 = tensor.empty() : tensor<2x16x12x8xf32>
    %57 = tensor.empty() : tensor<2x12x8xf32>
    %58 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%57 : tensor<2x12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x12x8xf32>
    %59:2 = iree_linalg_ext.scan dimension(1) inclusive(true) ins(%55 : tensor<2x16x12x8xf32>) outs(%56, %58 : tensor<2x16x12x8xf32>, tensor<2x12x8xf32>) {
    ^bb0(%arg4: f32, %arg5: f32):
      %74 = arith.addf %arg4, %arg5 : f32
      iree_linalg_ext.yield %74 : f32
    } -> tensor<2x16x12x8xf32>, tensor<2x12x8xf32>
    %60 = tensor.empty() : tensor<2x16x12xf32>
    %61 = tensor.empty() : tensor<2x12xf32>
    %62 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%61 : tensor<2x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x12xf32>
    %63:2 = iree_linalg_ext.scan dimension(1) inclusive(true) ins(%49 : tensor<2x16x12xf32>) outs(%60, %62 : tensor<2x16x12xf32>, tensor<2x12xf32>) {
    ^bb0(%arg4: f32, %arg5: f32):
      %74 = arith.addf %arg4, %arg5 : f32
      iree_linalg_ext.yield %74 : f32
    } -> tensor<2x16x12xf32>, tensor<2x12xf32>
    %collapsed_8 = tensor.collapse_shape %24 [[0, 1, 2]] : tensor<2x16x12xf32> into tensor<384xf32>
    %expanded_9 = tensor.expand_shape %collapsed_8 [[0, 1, 2]] output_shape [32, 1, 12] : tensor<384xf32> into tensor<32x1x12xf32>
    %collapsed_10 = tensor.collapse_shape %59#0 [[0, 1], [2], [3]] : tensor<2x16x12x8xf32> into tensor<32x12x8xf32>
    %64 = tensor.empty() : tensor<32x1x8xf32>
    %65 = linalg.fill ins(%cst_2 : f32) outs(%64 : tensor<32x1x8xf32>) -> tensor<32x1x8xf32>
    %66 = linalg.batch_matmul ins(%expanded_9, %collapsed_10 : tensor<32x1x12xf32>, tensor<32x12x8xf32>) outs(%65 : tensor<32x1x8xf32>) -> tensor<32x1x8xf32>
    %collapsed_11 = tensor.collapse_shape %66 [[0, 1, 2]] : tensor<32x1x8xf32> into tensor<256xf32>
    %expanded_12 = tensor.expand_shape %collapsed_11 [[0, 1, 2]] output_shape [2, 16, 8] : tensor<256xf32> into tensor<2x16x8xf32>
    %collapsed_13 = tensor.collapse_shape %63#0 [[0, 1, 2]] : tensor<2x16x12xf32> into tensor<384xf32>
    %expanded_14 = tensor.expand_shape %collapsed_13 [[0, 1, 2]] output_shape [32, 12, 1] : tensor<384xf32> into tensor<32x12x1xf32>
    %67 = tensor.empty() : tensor<32x1x1xf32>
    %68 = linalg.fill ins(%cst_2 : f32) outs(%67 : tensor<32x1x1xf32>) -> tensor<32x1x1xf32>
    %69 = linalg.batch_matmul ins(%expanded_9, %expanded_14 : tensor<32x1x12xf32>, tensor<32x12x1xf32>) outs(%68 : tensor<32x1x1xf32>) -> tensor<32x1x1xf32>
    %collapsed_15 = tensor.collapse_shape %69 [[0, 1, 2]] : tensor<32x1x1xf32> into tensor<32xf32>
    %expanded_16 = tensor.expand_shape %collapsed_15 [[0, 1]] output_shape [2, 16] : tensor<32xf32> into tensor<2x16xf32>
    %70 = tensor.empty() : tensor<2x16x8xf32>
    %71 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_16 : tensor<2x16xf32>) outs(%70 : tensor<2x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x8xf32>
    %72 = tensor.empty() : tensor<2x16x8xf32>
    %73 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_12, %71 : tensor<2x16x8xf32>, tensor<2x16x8xf32>) outs(%72 : tensor<2x16x8xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %74 = arith.divf %in, %in_17 : f32
      linalg.yield %74 : f32
    } -> tensor<2x16x8xf32>
    return %73 : tensor<2x16x8xf32>
  }
}

