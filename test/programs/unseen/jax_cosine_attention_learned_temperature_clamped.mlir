// Swin-v2's cosine attention.
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map5 = affine_map<() -> ()>
#map6 = affine_map<(d0) -> ()>
#map7 = affine_map<(d0) -> (d0)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d1)>
module @jit_cosine_attention_learned_temperature_clamped {
  func.func public @main(%arg0: tensor<2x3x24x16xf32>, %arg1: tensor<2x3x24x16xf32>, %arg2: tensor<2x3x24x16xf32>) -> tensor<2x3x24x16xf32> {
    %cst = arith.constant 4.60517025 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 9.99999997E-7 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %cst_3 = arith.constant dense<[1.000000e+00, 2.000000e+00, 5.000000e+00]> : tensor<3xf32>
    %0 = tensor.empty() : tensor<2x3x24x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x3x24x16xf32>) outs(%0 : tensor<2x3x24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %62 = arith.mulf %in, %in : f32
      linalg.yield %62 : f32
    } -> tensor<2x3x24x16xf32>
    %2 = tensor.empty() : tensor<2x3x24xf32>
    %3 = linalg.fill ins(%cst_2 : f32) outs(%2 : tensor<2x3x24xf32>) -> tensor<2x3x24xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1 : tensor<2x3x24x16xf32>) outs(%3 : tensor<2x3x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %62 = arith.addf %out, %in : f32
      linalg.yield %62 : f32
    } -> tensor<2x3x24xf32>
    %5 = tensor.empty() : tensor<2x3x24xf32>
    %6 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<2x3x24xf32>) outs(%5 : tensor<2x3x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %62 = math.sqrt %in : f32
      linalg.yield %62 : f32
    } -> tensor<2x3x24xf32>
    %expanded = tensor.expand_shape %6 [[0], [1], [2, 3]] output_shape [2, 3, 24, 1] : tensor<2x3x24xf32> into tensor<2x3x24x1xf32>
    %7 = tensor.empty() : tensor<2x3x24x1xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x3x24x1xf32>) outs(%7 : tensor<2x3x24x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %62 = arith.maximumf %in, %cst_1 : f32
      linalg.yield %62 : f32
    } -> tensor<2x3x24x1xf32>
    %9 = tensor.empty() : tensor<2x3x24x16xf32>
    %10 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8 : tensor<2x3x24x1xf32>) outs(%9 : tensor<2x3x24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x24x16xf32>
    %11 = tensor.empty() : tensor<2x3x24x16xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %10 : tensor<2x3x24x16xf32>, tensor<2x3x24x16xf32>) outs(%11 : tensor<2x3x24x16xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %62 = arith.divf %in, %in_10 : f32
      linalg.yield %62 : f32
    } -> tensor<2x3x24x16xf32>
    %13 = tensor.empty() : tensor<2x3x24x16xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x3x24x16xf32>) outs(%13 : tensor<2x3x24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %62 = arith.mulf %in, %in : f32
      linalg.yield %62 : f32
    } -> tensor<2x3x24x16xf32>
    %15 = tensor.empty() : tensor<2x3x24xf32>
    %16 = linalg.fill ins(%cst_2 : f32) outs(%15 : tensor<2x3x24xf32>) -> tensor<2x3x24xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%14 : tensor<2x3x24x16xf32>) outs(%16 : tensor<2x3x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %62 = arith.addf %out, %in : f32
      linalg.yield %62 : f32
    } -> tensor<2x3x24xf32>
    %18 = tensor.empty() : tensor<2x3x24xf32>
    %19 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<2x3x24xf32>) outs(%18 : tensor<2x3x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %62 = math.sqrt %in : f32
      linalg.yield %62 : f32
    } -> tensor<2x3x24xf32>
    %expanded_4 = tensor.expand_shape %19 [[0], [1], [2, 3]] output_shape [2, 3, 24, 1] : tensor<2x3x24xf32> into tensor<2x3x24x1xf32>
    %20 = tensor.empty() : tensor<2x3x24x1xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_4 : tensor<2x3x24x1xf32>) outs(%20 : tensor<2x3x24x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %62 = arith.maximumf %in, %cst_1 : f32
      linalg.yield %62 : f32
    } -> tensor<2x3x24x1xf32>
    %22 = tensor.empty() : tensor<2x3x24x16xf32>
    %23 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21 : tensor<2x3x24x1xf32>) outs(%22 : tensor<2x3x24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x24x16xf32>
    %24 = tensor.empty() : tensor<2x3x24x16xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1, %23 : tensor<2x3x24x16xf32>, tensor<2x3x24x16xf32>) outs(%24 : tensor<2x3x24x16xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %62 = arith.divf %in, %in_10 : f32
      linalg.yield %62 : f32
    } -> tensor<2x3x24x16xf32>
    %26 = tensor.empty() : tensor<2x3x16x24xf32>
    %27 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25 : tensor<2x3x24x16xf32>) outs(%26 : tensor<2x3x16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x16x24xf32>
    %collapsed = tensor.collapse_shape %12 [[0, 1], [2], [3]] : tensor<2x3x24x16xf32> into tensor<6x24x16xf32>
    %collapsed_5 = tensor.collapse_shape %27 [[0, 1], [2], [3]] : tensor<2x3x16x24xf32> into tensor<6x16x24xf32>
    %28 = tensor.empty() : tensor<6x24x24xf32>
    %29 = linalg.fill ins(%cst_2 : f32) outs(%28 : tensor<6x24x24xf32>) -> tensor<6x24x24xf32>
    %30 = linalg.batch_matmul ins(%collapsed, %collapsed_5 : tensor<6x24x16xf32>, tensor<6x16x24xf32>) outs(%29 : tensor<6x24x24xf32>) -> tensor<6x24x24xf32>
    %expanded_6 = tensor.expand_shape %30 [[0, 1], [2], [3]] output_shape [2, 3, 24, 24] : tensor<6x24x24xf32> into tensor<2x3x24x24xf32>
    %31 = tensor.empty() : tensor<f32>
    %32 = linalg.generic {indexing_maps = [#map5], iterator_types = []} outs(%31 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %33 = tensor.empty() : tensor<3xf32>
    %34 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel"]} ins(%32 : tensor<f32>) outs(%33 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3xf32>
    %35 = tensor.empty() : tensor<3xf32>
    %36 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel"]} ins(%cst_3, %34 : tensor<3xf32>, tensor<3xf32>) outs(%35 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %62 = arith.minimumf %in, %in_10 : f32
      linalg.yield %62 : f32
    } -> tensor<3xf32>
    %37 = tensor.empty() : tensor<3xf32>
    %38 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel"]} ins(%36 : tensor<3xf32>) outs(%37 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %62 = math.exp %in : f32
      linalg.yield %62 : f32
    } -> tensor<3xf32>
    %39 = tensor.empty() : tensor<2x3x24x24xf32>
    %40 = linalg.generic {indexing_maps = [#map8, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38 : tensor<3xf32>) outs(%39 : tensor<2x3x24x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x24x24xf32>
    %41 = tensor.empty() : tensor<2x3x24x24xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_6, %40 : tensor<2x3x24x24xf32>, tensor<2x3x24x24xf32>) outs(%41 : tensor<2x3x24x24xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %62 = arith.mulf %in, %in_10 : f32
      linalg.yield %62 : f32
    } -> tensor<2x3x24x24xf32>
    %43 = tensor.empty() : tensor<2x3x24xf32>
    %44 = linalg.fill ins(%cst_0 : f32) outs(%43 : tensor<2x3x24xf32>) -> tensor<2x3x24xf32>
    %45 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%42 : tensor<2x3x24x24xf32>) outs(%44 : tensor<2x3x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %62 = arith.maximumf %out, %in : f32
      linalg.yield %62 : f32
    } -> tensor<2x3x24xf32>
    %46 = tensor.empty() : tensor<2x3x24x24xf32>
    %47 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45 : tensor<2x3x24xf32>) outs(%46 : tensor<2x3x24x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x24x24xf32>
    %48 = tensor.empty() : tensor<2x3x24x24xf32>
    %49 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42, %47 : tensor<2x3x24x24xf32>, tensor<2x3x24x24xf32>) outs(%48 : tensor<2x3x24x24xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %62 = arith.subf %in, %in_10 : f32
      linalg.yield %62 : f32
    } -> tensor<2x3x24x24xf32>
    %50 = tensor.empty() : tensor<2x3x24x24xf32>
    %51 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49 : tensor<2x3x24x24xf32>) outs(%50 : tensor<2x3x24x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %62 = math.exp %in : f32
      linalg.yield %62 : f32
    } -> tensor<2x3x24x24xf32>
    %52 = tensor.empty() : tensor<2x3x24xf32>
    %53 = linalg.fill ins(%cst_2 : f32) outs(%52 : tensor<2x3x24xf32>) -> tensor<2x3x24xf32>
    %54 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%51 : tensor<2x3x24x24xf32>) outs(%53 : tensor<2x3x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %62 = arith.addf %out, %in : f32
      linalg.yield %62 : f32
    } -> tensor<2x3x24xf32>
    %55 = tensor.empty() : tensor<2x3x24x24xf32>
    %56 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54 : tensor<2x3x24xf32>) outs(%55 : tensor<2x3x24x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x24x24xf32>
    %57 = tensor.empty() : tensor<2x3x24x24xf32>
    %58 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51, %56 : tensor<2x3x24x24xf32>, tensor<2x3x24x24xf32>) outs(%57 : tensor<2x3x24x24xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %62 = arith.divf %in, %in_10 : f32
      linalg.yield %62 : f32
    } -> tensor<2x3x24x24xf32>
    %collapsed_7 = tensor.collapse_shape %58 [[0, 1], [2], [3]] : tensor<2x3x24x24xf32> into tensor<6x24x24xf32>
    %collapsed_8 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<2x3x24x16xf32> into tensor<6x24x16xf32>
    %59 = tensor.empty() : tensor<6x24x16xf32>
    %60 = linalg.fill ins(%cst_2 : f32) outs(%59 : tensor<6x24x16xf32>) -> tensor<6x24x16xf32>
    %61 = linalg.batch_matmul ins(%collapsed_7, %collapsed_8 : tensor<6x24x24xf32>, tensor<6x24x16xf32>) outs(%60 : tensor<6x24x16xf32>) -> tensor<6x24x16xf32>
    %expanded_9 = tensor.expand_shape %61 [[0, 1], [2], [3]] output_shape [2, 3, 24, 16] : tensor<6x24x16xf32> into tensor<2x3x24x16xf32>
    return %expanded_9 : tensor<2x3x24x16xf32>
  }
}

