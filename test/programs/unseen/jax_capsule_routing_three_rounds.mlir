// Votes by a product for each pair of capsules, agreement by three rounds, squashed.
#map = affine_map<(d0, d1, d2, d3) -> (d1, d0, d3, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d2, d1, d3, d0)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
module @jit_capsule_routing_three_rounds {
  func.func public @main(%arg0: tensor<2x10x6xf32>, %arg1: tensor<5x10x6x8xf32>) -> tensor<2x5x8xf32> {
    %cst = arith.constant 9.99999997E-7 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<2x5x10xf32>
    %0 = tensor.empty() : tensor<10x5x8x6xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<5x10x6x8xf32>) outs(%0 : tensor<10x5x8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x5x8x6xf32>
    %2 = tensor.empty() : tensor<10x6x2xf32>
    %3 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x10x6xf32>) outs(%2 : tensor<10x6x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x6x2xf32>
    %collapsed = tensor.collapse_shape %1 [[0], [1, 2], [3]] : tensor<10x5x8x6xf32> into tensor<10x40x6xf32>
    %4 = tensor.empty() : tensor<10x40x2xf32>
    %5 = linalg.fill ins(%cst_2 : f32) outs(%4 : tensor<10x40x2xf32>) -> tensor<10x40x2xf32>
    %6 = linalg.batch_matmul ins(%collapsed, %3 : tensor<10x40x6xf32>, tensor<10x6x2xf32>) outs(%5 : tensor<10x40x2xf32>) -> tensor<10x40x2xf32>
    %expanded = tensor.expand_shape %6 [[0], [1, 2], [3]] output_shape [10, 5, 8, 2] : tensor<10x40x2xf32> into tensor<10x5x8x2xf32>
    %7 = tensor.empty() : tensor<2x5x10x8xf32>
    %8 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<10x5x8x2xf32>) outs(%7 : tensor<2x5x10x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x10x8xf32>
    %9 = tensor.empty() : tensor<2x10xf32>
    %10 = linalg.fill ins(%cst_1 : f32) outs(%9 : tensor<2x10xf32>) -> tensor<2x10xf32>
    %11 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%cst_3 : tensor<2x5x10xf32>) outs(%10 : tensor<2x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.maximumf %out, %in : f32
      linalg.yield %133 : f32
    } -> tensor<2x10xf32>
    %12 = tensor.empty() : tensor<2x5x10xf32>
    %13 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x10xf32>) outs(%12 : tensor<2x5x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x10xf32>
    %14 = tensor.empty() : tensor<2x5x10xf32>
    %15 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x5x10xf32>) outs(%14 : tensor<2x5x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.subf %cst_2, %in : f32
      linalg.yield %133 : f32
    } -> tensor<2x5x10xf32>
    %16 = tensor.empty() : tensor<2x5x10xf32>
    %17 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<2x5x10xf32>) outs(%16 : tensor<2x5x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = math.exp %in : f32
      linalg.yield %133 : f32
    } -> tensor<2x5x10xf32>
    %18 = tensor.empty() : tensor<2x10xf32>
    %19 = linalg.fill ins(%cst_2 : f32) outs(%18 : tensor<2x10xf32>) -> tensor<2x10xf32>
    %20 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%17 : tensor<2x5x10xf32>) outs(%19 : tensor<2x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.addf %out, %in : f32
      linalg.yield %133 : f32
    } -> tensor<2x10xf32>
    %21 = tensor.empty() : tensor<2x5x10xf32>
    %22 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<2x10xf32>) outs(%21 : tensor<2x5x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x10xf32>
    %23 = tensor.empty() : tensor<2x5x10xf32>
    %24 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17, %22 : tensor<2x5x10xf32>, tensor<2x5x10xf32>) outs(%23 : tensor<2x5x10xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %133 = arith.divf %in, %in_28 : f32
      linalg.yield %133 : f32
    } -> tensor<2x5x10xf32>
    %collapsed_4 = tensor.collapse_shape %24 [[0, 1, 2]] : tensor<2x5x10xf32> into tensor<100xf32>
    %expanded_5 = tensor.expand_shape %collapsed_4 [[0, 1, 2]] output_shape [10, 1, 10] : tensor<100xf32> into tensor<10x1x10xf32>
    %collapsed_6 = tensor.collapse_shape %8 [[0, 1], [2], [3]] : tensor<2x5x10x8xf32> into tensor<10x10x8xf32>
    %25 = tensor.empty() : tensor<10x1x8xf32>
    %26 = linalg.fill ins(%cst_2 : f32) outs(%25 : tensor<10x1x8xf32>) -> tensor<10x1x8xf32>
    %27 = linalg.batch_matmul ins(%expanded_5, %collapsed_6 : tensor<10x1x10xf32>, tensor<10x10x8xf32>) outs(%26 : tensor<10x1x8xf32>) -> tensor<10x1x8xf32>
    %collapsed_7 = tensor.collapse_shape %27 [[0, 1, 2]] : tensor<10x1x8xf32> into tensor<80xf32>
    %expanded_8 = tensor.expand_shape %collapsed_7 [[0, 1, 2]] output_shape [2, 5, 8] : tensor<80xf32> into tensor<2x5x8xf32>
    %28 = tensor.empty() : tensor<2x5x8xf32>
    %29 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_8 : tensor<2x5x8xf32>) outs(%28 : tensor<2x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.mulf %in, %in : f32
      linalg.yield %133 : f32
    } -> tensor<2x5x8xf32>
    %30 = tensor.empty() : tensor<2x5xf32>
    %31 = linalg.fill ins(%cst_2 : f32) outs(%30 : tensor<2x5xf32>) -> tensor<2x5xf32>
    %32 = linalg.generic {indexing_maps = [#map3, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%29 : tensor<2x5x8xf32>) outs(%31 : tensor<2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.addf %out, %in : f32
      linalg.yield %133 : f32
    } -> tensor<2x5xf32>
    %expanded_9 = tensor.expand_shape %32 [[0], [1, 2]] output_shape [2, 5, 1] : tensor<2x5xf32> into tensor<2x5x1xf32>
    %33 = tensor.empty() : tensor<2x5x1xf32>
    %34 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_9 : tensor<2x5x1xf32>) outs(%33 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.addf %in, %cst_0 : f32
      linalg.yield %133 : f32
    } -> tensor<2x5x1xf32>
    %35 = tensor.empty() : tensor<2x5x1xf32>
    %36 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_9, %34 : tensor<2x5x1xf32>, tensor<2x5x1xf32>) outs(%35 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %133 = arith.divf %in, %in_28 : f32
      linalg.yield %133 : f32
    } -> tensor<2x5x1xf32>
    %37 = tensor.empty() : tensor<2x5x1xf32>
    %38 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_9 : tensor<2x5x1xf32>) outs(%37 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.addf %in, %cst : f32
      linalg.yield %133 : f32
    } -> tensor<2x5x1xf32>
    %39 = tensor.empty() : tensor<2x5x1xf32>
    %40 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38 : tensor<2x5x1xf32>) outs(%39 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = math.rsqrt %in : f32
      linalg.yield %133 : f32
    } -> tensor<2x5x1xf32>
    %41 = tensor.empty() : tensor<2x5x1xf32>
    %42 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36, %40 : tensor<2x5x1xf32>, tensor<2x5x1xf32>) outs(%41 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %133 = arith.mulf %in, %in_28 : f32
      linalg.yield %133 : f32
    } -> tensor<2x5x1xf32>
    %43 = tensor.empty() : tensor<2x5x8xf32>
    %44 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42 : tensor<2x5x1xf32>) outs(%43 : tensor<2x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x8xf32>
    %45 = tensor.empty() : tensor<2x5x8xf32>
    %46 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_8, %44 : tensor<2x5x8xf32>, tensor<2x5x8xf32>) outs(%45 : tensor<2x5x8xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %133 = arith.mulf %in, %in_28 : f32
      linalg.yield %133 : f32
    } -> tensor<2x5x8xf32>
    %collapsed_10 = tensor.collapse_shape %46 [[0, 1, 2]] : tensor<2x5x8xf32> into tensor<80xf32>
    %expanded_11 = tensor.expand_shape %collapsed_10 [[0, 1, 2]] output_shape [10, 8, 1] : tensor<80xf32> into tensor<10x8x1xf32>
    %47 = tensor.empty() : tensor<10x10x1xf32>
    %48 = linalg.fill ins(%cst_2 : f32) outs(%47 : tensor<10x10x1xf32>) -> tensor<10x10x1xf32>
    %49 = linalg.batch_matmul ins(%collapsed_6, %expanded_11 : tensor<10x10x8xf32>, tensor<10x8x1xf32>) outs(%48 : tensor<10x10x1xf32>) -> tensor<10x10x1xf32>
    %collapsed_12 = tensor.collapse_shape %49 [[0, 1, 2]] : tensor<10x10x1xf32> into tensor<100xf32>
    %expanded_13 = tensor.expand_shape %collapsed_12 [[0, 1, 2]] output_shape [2, 5, 10] : tensor<100xf32> into tensor<2x5x10xf32>
    %50 = tensor.empty() : tensor<2x5x10xf32>
    %51 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_13 : tensor<2x5x10xf32>) outs(%50 : tensor<2x5x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.addf %in, %cst_2 : f32
      linalg.yield %133 : f32
    } -> tensor<2x5x10xf32>
    %52 = tensor.empty() : tensor<2x10xf32>
    %53 = linalg.fill ins(%cst_1 : f32) outs(%52 : tensor<2x10xf32>) -> tensor<2x10xf32>
    %54 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%51 : tensor<2x5x10xf32>) outs(%53 : tensor<2x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.maximumf %out, %in : f32
      linalg.yield %133 : f32
    } -> tensor<2x10xf32>
    %55 = tensor.empty() : tensor<2x5x10xf32>
    %56 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54 : tensor<2x10xf32>) outs(%55 : tensor<2x5x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x10xf32>
    %57 = tensor.empty() : tensor<2x5x10xf32>
    %58 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51, %56 : tensor<2x5x10xf32>, tensor<2x5x10xf32>) outs(%57 : tensor<2x5x10xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %133 = arith.subf %in, %in_28 : f32
      linalg.yield %133 : f32
    } -> tensor<2x5x10xf32>
    %59 = tensor.empty() : tensor<2x5x10xf32>
    %60 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58 : tensor<2x5x10xf32>) outs(%59 : tensor<2x5x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = math.exp %in : f32
      linalg.yield %133 : f32
    } -> tensor<2x5x10xf32>
    %61 = tensor.empty() : tensor<2x10xf32>
    %62 = linalg.fill ins(%cst_2 : f32) outs(%61 : tensor<2x10xf32>) -> tensor<2x10xf32>
    %63 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%60 : tensor<2x5x10xf32>) outs(%62 : tensor<2x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.addf %out, %in : f32
      linalg.yield %133 : f32
    } -> tensor<2x10xf32>
    %64 = tensor.empty() : tensor<2x5x10xf32>
    %65 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63 : tensor<2x10xf32>) outs(%64 : tensor<2x5x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x10xf32>
    %66 = tensor.empty() : tensor<2x5x10xf32>
    %67 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60, %65 : tensor<2x5x10xf32>, tensor<2x5x10xf32>) outs(%66 : tensor<2x5x10xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %133 = arith.divf %in, %in_28 : f32
      linalg.yield %133 : f32
    } -> tensor<2x5x10xf32>
    %collapsed_14 = tensor.collapse_shape %67 [[0, 1, 2]] : tensor<2x5x10xf32> into tensor<100xf32>
    %expanded_15 = tensor.expand_shape %collapsed_14 [[0, 1, 2]] output_shape [10, 1, 10] : tensor<100xf32> into tensor<10x1x10xf32>
    %68 = tensor.empty() : tensor<10x1x8xf32>
    %69 = linalg.fill ins(%cst_2 : f32) outs(%68 : tensor<10x1x8xf32>) -> tensor<10x1x8xf32>
    %70 = linalg.batch_matmul ins(%expanded_15, %collapsed_6 : tensor<10x1x10xf32>, tensor<10x10x8xf32>) outs(%69 : tensor<10x1x8xf32>) -> tensor<10x1x8xf32>
    %collapsed_16 = tensor.collapse_shape %70 [[0, 1, 2]] : tensor<10x1x8xf32> into tensor<80xf32>
    %expanded_17 = tensor.expand_shape %collapsed_16 [[0, 1, 2]] output_shape [2, 5, 8] : tensor<80xf32> into tensor<2x5x8xf32>
    %71 = tensor.empty() : tensor<2x5x8xf32>
    %72 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_17 : tensor<2x5x8xf32>) outs(%71 : tensor<2x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.mulf %in, %in : f32
      linalg.yield %133 : f32
    } -> tensor<2x5x8xf32>
    %73 = tensor.empty() : tensor<2x5xf32>
    %74 = linalg.fill ins(%cst_2 : f32) outs(%73 : tensor<2x5xf32>) -> tensor<2x5xf32>
    %75 = linalg.generic {indexing_maps = [#map3, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%72 : tensor<2x5x8xf32>) outs(%74 : tensor<2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.addf %out, %in : f32
      linalg.yield %133 : f32
    } -> tensor<2x5xf32>
    %expanded_18 = tensor.expand_shape %75 [[0], [1, 2]] output_shape [2, 5, 1] : tensor<2x5xf32> into tensor<2x5x1xf32>
    %76 = tensor.empty() : tensor<2x5x1xf32>
    %77 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_18 : tensor<2x5x1xf32>) outs(%76 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.addf %in, %cst_0 : f32
      linalg.yield %133 : f32
    } -> tensor<2x5x1xf32>
    %78 = tensor.empty() : tensor<2x5x1xf32>
    %79 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_18, %77 : tensor<2x5x1xf32>, tensor<2x5x1xf32>) outs(%78 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %133 = arith.divf %in, %in_28 : f32
      linalg.yield %133 : f32
    } -> tensor<2x5x1xf32>
    %80 = tensor.empty() : tensor<2x5x1xf32>
    %81 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_18 : tensor<2x5x1xf32>) outs(%80 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.addf %in, %cst : f32
      linalg.yield %133 : f32
    } -> tensor<2x5x1xf32>
    %82 = tensor.empty() : tensor<2x5x1xf32>
    %83 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<2x5x1xf32>) outs(%82 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = math.rsqrt %in : f32
      linalg.yield %133 : f32
    } -> tensor<2x5x1xf32>
    %84 = tensor.empty() : tensor<2x5x1xf32>
    %85 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79, %83 : tensor<2x5x1xf32>, tensor<2x5x1xf32>) outs(%84 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %133 = arith.mulf %in, %in_28 : f32
      linalg.yield %133 : f32
    } -> tensor<2x5x1xf32>
    %86 = tensor.empty() : tensor<2x5x8xf32>
    %87 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85 : tensor<2x5x1xf32>) outs(%86 : tensor<2x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x8xf32>
    %88 = tensor.empty() : tensor<2x5x8xf32>
    %89 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_17, %87 : tensor<2x5x8xf32>, tensor<2x5x8xf32>) outs(%88 : tensor<2x5x8xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %133 = arith.mulf %in, %in_28 : f32
      linalg.yield %133 : f32
    } -> tensor<2x5x8xf32>
    %collapsed_19 = tensor.collapse_shape %89 [[0, 1, 2]] : tensor<2x5x8xf32> into tensor<80xf32>
    %expanded_20 = tensor.expand_shape %collapsed_19 [[0, 1, 2]] output_shape [10, 8, 1] : tensor<80xf32> into tensor<10x8x1xf32>
    %90 = tensor.empty() : tensor<10x10x1xf32>
    %91 = linalg.fill ins(%cst_2 : f32) outs(%90 : tensor<10x10x1xf32>) -> tensor<10x10x1xf32>
    %92 = linalg.batch_matmul ins(%collapsed_6, %expanded_20 : tensor<10x10x8xf32>, tensor<10x8x1xf32>) outs(%91 : tensor<10x10x1xf32>) -> tensor<10x10x1xf32>
    %collapsed_21 = tensor.collapse_shape %92 [[0, 1, 2]] : tensor<10x10x1xf32> into tensor<100xf32>
    %expanded_22 = tensor.expand_shape %collapsed_21 [[0, 1, 2]] output_shape [2, 5, 10] : tensor<100xf32> into tensor<2x5x10xf32>
    %93 = tensor.empty() : tensor<2x5x10xf32>
    %94 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51, %expanded_22 : tensor<2x5x10xf32>, tensor<2x5x10xf32>) outs(%93 : tensor<2x5x10xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %133 = arith.addf %in, %in_28 : f32
      linalg.yield %133 : f32
    } -> tensor<2x5x10xf32>
    %95 = tensor.empty() : tensor<2x10xf32>
    %96 = linalg.fill ins(%cst_1 : f32) outs(%95 : tensor<2x10xf32>) -> tensor<2x10xf32>
    %97 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%94 : tensor<2x5x10xf32>) outs(%96 : tensor<2x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.maximumf %out, %in : f32
      linalg.yield %133 : f32
    } -> tensor<2x10xf32>
    %98 = tensor.empty() : tensor<2x5x10xf32>
    %99 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97 : tensor<2x10xf32>) outs(%98 : tensor<2x5x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x10xf32>
    %100 = tensor.empty() : tensor<2x5x10xf32>
    %101 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94, %99 : tensor<2x5x10xf32>, tensor<2x5x10xf32>) outs(%100 : tensor<2x5x10xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %133 = arith.subf %in, %in_28 : f32
      linalg.yield %133 : f32
    } -> tensor<2x5x10xf32>
    %102 = tensor.empty() : tensor<2x5x10xf32>
    %103 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101 : tensor<2x5x10xf32>) outs(%102 : tensor<2x5x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = math.exp %in : f32
      linalg.yield %133 : f32
    } -> tensor<2x5x10xf32>
    %104 = tensor.empty() : tensor<2x10xf32>
    %105 = linalg.fill ins(%cst_2 : f32) outs(%104 : tensor<2x10xf32>) -> tensor<2x10xf32>
    %106 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%103 : tensor<2x5x10xf32>) outs(%105 : tensor<2x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.addf %out, %in : f32
      linalg.yield %133 : f32
    } -> tensor<2x10xf32>
    %107 = tensor.empty() : tensor<2x5x10xf32>
    %108 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106 : tensor<2x10xf32>) outs(%107 : tensor<2x5x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x10xf32>
    %109 = tensor.empty() : tensor<2x5x10xf32>
    %110 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103, %108 : tensor<2x5x10xf32>, tensor<2x5x10xf32>) outs(%109 : tensor<2x5x10xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %133 = arith.divf %in, %in_28 : f32
      linalg.yield %133 : f32
    } -> tensor<2x5x10xf32>
    %collapsed_23 = tensor.collapse_shape %110 [[0, 1, 2]] : tensor<2x5x10xf32> into tensor<100xf32>
    %expanded_24 = tensor.expand_shape %collapsed_23 [[0, 1, 2]] output_shape [10, 1, 10] : tensor<100xf32> into tensor<10x1x10xf32>
    %111 = tensor.empty() : tensor<10x1x8xf32>
    %112 = linalg.fill ins(%cst_2 : f32) outs(%111 : tensor<10x1x8xf32>) -> tensor<10x1x8xf32>
    %113 = linalg.batch_matmul ins(%expanded_24, %collapsed_6 : tensor<10x1x10xf32>, tensor<10x10x8xf32>) outs(%112 : tensor<10x1x8xf32>) -> tensor<10x1x8xf32>
    %collapsed_25 = tensor.collapse_shape %113 [[0, 1, 2]] : tensor<10x1x8xf32> into tensor<80xf32>
    %expanded_26 = tensor.expand_shape %collapsed_25 [[0, 1, 2]] output_shape [2, 5, 8] : tensor<80xf32> into tensor<2x5x8xf32>
    %114 = tensor.empty() : tensor<2x5x8xf32>
    %115 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_26 : tensor<2x5x8xf32>) outs(%114 : tensor<2x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.mulf %in, %in : f32
      linalg.yield %133 : f32
    } -> tensor<2x5x8xf32>
    %116 = tensor.empty() : tensor<2x5xf32>
    %117 = linalg.fill ins(%cst_2 : f32) outs(%116 : tensor<2x5xf32>) -> tensor<2x5xf32>
    %118 = linalg.generic {indexing_maps = [#map3, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%115 : tensor<2x5x8xf32>) outs(%117 : tensor<2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.addf %out, %in : f32
      linalg.yield %133 : f32
    } -> tensor<2x5xf32>
    %expanded_27 = tensor.expand_shape %118 [[0], [1, 2]] output_shape [2, 5, 1] : tensor<2x5xf32> into tensor<2x5x1xf32>
    %119 = tensor.empty() : tensor<2x5x1xf32>
    %120 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_27 : tensor<2x5x1xf32>) outs(%119 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.addf %in, %cst_0 : f32
      linalg.yield %133 : f32
    } -> tensor<2x5x1xf32>
    %121 = tensor.empty() : tensor<2x5x1xf32>
    %122 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_27, %120 : tensor<2x5x1xf32>, tensor<2x5x1xf32>) outs(%121 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %133 = arith.divf %in, %in_28 : f32
      linalg.yield %133 : f32
    } -> tensor<2x5x1xf32>
    %123 = tensor.empty() : tensor<2x5x1xf32>
    %124 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_27 : tensor<2x5x1xf32>) outs(%123 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.addf %in, %cst : f32
      linalg.yield %133 : f32
    } -> tensor<2x5x1xf32>
    %125 = tensor.empty() : tensor<2x5x1xf32>
    %126 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124 : tensor<2x5x1xf32>) outs(%125 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = math.rsqrt %in : f32
      linalg.yield %133 : f32
    } -> tensor<2x5x1xf32>
    %127 = tensor.empty() : tensor<2x5x1xf32>
    %128 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122, %126 : tensor<2x5x1xf32>, tensor<2x5x1xf32>) outs(%127 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %133 = arith.mulf %in, %in_28 : f32
      linalg.yield %133 : f32
    } -> tensor<2x5x1xf32>
    %129 = tensor.empty() : tensor<2x5x8xf32>
    %130 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128 : tensor<2x5x1xf32>) outs(%129 : tensor<2x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x8xf32>
    %131 = tensor.empty() : tensor<2x5x8xf32>
    %132 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_26, %130 : tensor<2x5x8xf32>, tensor<2x5x8xf32>) outs(%131 : tensor<2x5x8xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %133 = arith.mulf %in, %in_28 : f32
      linalg.yield %133 : f32
    } -> tensor<2x5x8xf32>
    return %132 : tensor<2x5x8xf32>
  }
}

