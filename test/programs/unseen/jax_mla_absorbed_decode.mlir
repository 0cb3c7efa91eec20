#map = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0, d1)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2, d1)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module @jit_mla_absorbed_decode {
  func.func public @main(%arg0: tensor<2x4x24xf32>, %arg1: tensor<24x4x12xf32>, %arg2: tensor<4x12x20xf32>, %arg3: tensor<2x10x20xf32>, %arg4: tensor<2x10x8xf32>, %arg5: tensor<2x4x4x8xf32>, %arg6: tensor<4x20x12xf32>) -> tensor<2x4x48xf32> {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.223606795 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x4x24xf32> into tensor<8x24xf32>
    %collapsed_2 = tensor.collapse_shape %arg1 [[0], [1, 2]] : tensor<24x4x12xf32> into tensor<24x48xf32>
    %0 = tensor.empty() : tensor<8x48xf32>
    %1 = linalg.fill ins(%cst_1 : f32) outs(%0 : tensor<8x48xf32>) -> tensor<8x48xf32>
    %2 = linalg.matmul ins(%collapsed, %collapsed_2 : tensor<8x24xf32>, tensor<24x48xf32>) outs(%1 : tensor<8x48xf32>) -> tensor<8x48xf32>
    %expanded = tensor.expand_shape %2 [[0, 1], [2, 3]] output_shape [2, 4, 4, 12] : tensor<8x48xf32> into tensor<2x4x4x12xf32>
    %3 = tensor.empty() : tensor<4x20x12xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<4x12x20xf32>) outs(%3 : tensor<4x20x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x20x12xf32>
    %5 = tensor.empty() : tensor<4x12x2x4xf32>
    %6 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x4x4x12xf32>) outs(%5 : tensor<4x12x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x12x2x4xf32>
    %collapsed_3 = tensor.collapse_shape %6 [[0], [1], [2, 3]] : tensor<4x12x2x4xf32> into tensor<4x12x8xf32>
    %7 = tensor.empty() : tensor<4x20x8xf32>
    %8 = linalg.fill ins(%cst_1 : f32) outs(%7 : tensor<4x20x8xf32>) -> tensor<4x20x8xf32>
    %9 = linalg.batch_matmul ins(%4, %collapsed_3 : tensor<4x20x12xf32>, tensor<4x12x8xf32>) outs(%8 : tensor<4x20x8xf32>) -> tensor<4x20x8xf32>
    %expanded_4 = tensor.expand_shape %9 [[0], [1], [2, 3]] output_shape [4, 20, 2, 4] : tensor<4x20x8xf32> into tensor<4x20x2x4xf32>
    %10 = tensor.empty() : tensor<2x4x4x20xf32>
    %11 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_4 : tensor<4x20x2x4xf32>) outs(%10 : tensor<2x4x4x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x4x20xf32>
    %12 = tensor.empty() : tensor<2x20x4x4xf32>
    %13 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11 : tensor<2x4x4x20xf32>) outs(%12 : tensor<2x20x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x20x4x4xf32>
    %collapsed_5 = tensor.collapse_shape %13 [[0], [1], [2, 3]] : tensor<2x20x4x4xf32> into tensor<2x20x16xf32>
    %14 = tensor.empty() : tensor<2x10x16xf32>
    %15 = linalg.fill ins(%cst_1 : f32) outs(%14 : tensor<2x10x16xf32>) -> tensor<2x10x16xf32>
    %16 = linalg.batch_matmul ins(%arg3, %collapsed_5 : tensor<2x10x20xf32>, tensor<2x20x16xf32>) outs(%15 : tensor<2x10x16xf32>) -> tensor<2x10x16xf32>
    %expanded_6 = tensor.expand_shape %16 [[0], [1], [2, 3]] output_shape [2, 10, 4, 4] : tensor<2x10x16xf32> into tensor<2x10x4x4xf32>
    %17 = tensor.empty() : tensor<2x4x4x10xf32>
    %18 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_6 : tensor<2x10x4x4xf32>) outs(%17 : tensor<2x4x4x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x4x10xf32>
    %19 = tensor.empty() : tensor<2x8x4x4xf32>
    %20 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg5 : tensor<2x4x4x8xf32>) outs(%19 : tensor<2x8x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x4x4xf32>
    %collapsed_7 = tensor.collapse_shape %20 [[0], [1], [2, 3]] : tensor<2x8x4x4xf32> into tensor<2x8x16xf32>
    %21 = tensor.empty() : tensor<2x10x16xf32>
    %22 = linalg.fill ins(%cst_1 : f32) outs(%21 : tensor<2x10x16xf32>) -> tensor<2x10x16xf32>
    %23 = linalg.batch_matmul ins(%arg4, %collapsed_7 : tensor<2x10x8xf32>, tensor<2x8x16xf32>) outs(%22 : tensor<2x10x16xf32>) -> tensor<2x10x16xf32>
    %expanded_8 = tensor.expand_shape %23 [[0], [1], [2, 3]] output_shape [2, 10, 4, 4] : tensor<2x10x16xf32> into tensor<2x10x4x4xf32>
    %24 = tensor.empty() : tensor<2x4x4x10xf32>
    %25 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_8 : tensor<2x10x4x4xf32>) outs(%24 : tensor<2x4x4x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x4x10xf32>
    %26 = tensor.empty() : tensor<2x4x4x10xf32>
    %27 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %25 : tensor<2x4x4x10xf32>, tensor<2x4x4x10xf32>) outs(%26 : tensor<2x4x4x10xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %64 = arith.addf %in, %in_14 : f32
      linalg.yield %64 : f32
    } -> tensor<2x4x4x10xf32>
    %28 = tensor.empty() : tensor<2x4x4x10xf32>
    %29 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27 : tensor<2x4x4x10xf32>) outs(%28 : tensor<2x4x4x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.mulf %in, %cst_0 : f32
      linalg.yield %64 : f32
    } -> tensor<2x4x4x10xf32>
    %30 = tensor.empty() : tensor<2x4x4xf32>
    %31 = linalg.fill ins(%cst : f32) outs(%30 : tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %32 = linalg.generic {indexing_maps = [#map3, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%29 : tensor<2x4x4x10xf32>) outs(%31 : tensor<2x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.maximumf %out, %in : f32
      linalg.yield %64 : f32
    } -> tensor<2x4x4xf32>
    %33 = tensor.empty() : tensor<2x4x4x10xf32>
    %34 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32 : tensor<2x4x4xf32>) outs(%33 : tensor<2x4x4x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x4x10xf32>
    %35 = tensor.empty() : tensor<2x4x4x10xf32>
    %36 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29, %34 : tensor<2x4x4x10xf32>, tensor<2x4x4x10xf32>) outs(%35 : tensor<2x4x4x10xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %64 = arith.subf %in, %in_14 : f32
      linalg.yield %64 : f32
    } -> tensor<2x4x4x10xf32>
    %37 = tensor.empty() : tensor<2x4x4x10xf32>
    %38 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36 : tensor<2x4x4x10xf32>) outs(%37 : tensor<2x4x4x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = math.exp %in : f32
      linalg.yield %64 : f32
    } -> tensor<2x4x4x10xf32>
    %39 = tensor.empty() : tensor<2x4x4xf32>
    %40 = linalg.fill ins(%cst_1 : f32) outs(%39 : tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %41 = linalg.generic {indexing_maps = [#map3, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%38 : tensor<2x4x4x10xf32>) outs(%40 : tensor<2x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.addf %out, %in : f32
      linalg.yield %64 : f32
    } -> tensor<2x4x4xf32>
    %42 = tensor.empty() : tensor<2x4x4x10xf32>
    %43 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41 : tensor<2x4x4xf32>) outs(%42 : tensor<2x4x4x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x4x10xf32>
    %44 = tensor.empty() : tensor<2x4x4x10xf32>
    %45 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38, %43 : tensor<2x4x4x10xf32>, tensor<2x4x4x10xf32>) outs(%44 : tensor<2x4x4x10xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %64 = arith.divf %in, %in_14 : f32
      linalg.yield %64 : f32
    } -> tensor<2x4x4x10xf32>
    %46 = tensor.empty() : tensor<2x20x10xf32>
    %47 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<2x10x20xf32>) outs(%46 : tensor<2x20x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x20x10xf32>
    %48 = tensor.empty() : tensor<2x10x4x4xf32>
    %49 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45 : tensor<2x4x4x10xf32>) outs(%48 : tensor<2x10x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x10x4x4xf32>
    %collapsed_9 = tensor.collapse_shape %49 [[0], [1], [2, 3]] : tensor<2x10x4x4xf32> into tensor<2x10x16xf32>
    %50 = tensor.empty() : tensor<2x20x16xf32>
    %51 = linalg.fill ins(%cst_1 : f32) outs(%50 : tensor<2x20x16xf32>) -> tensor<2x20x16xf32>
    %52 = linalg.batch_matmul ins(%47, %collapsed_9 : tensor<2x20x10xf32>, tensor<2x10x16xf32>) outs(%51 : tensor<2x20x16xf32>) -> tensor<2x20x16xf32>
    %expanded_10 = tensor.expand_shape %52 [[0], [1], [2, 3]] output_shape [2, 20, 4, 4] : tensor<2x20x16xf32> into tensor<2x20x4x4xf32>
    %53 = tensor.empty() : tensor<2x4x4x20xf32>
    %54 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_10 : tensor<2x20x4x4xf32>) outs(%53 : tensor<2x4x4x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x4x20xf32>
    %55 = tensor.empty() : tensor<4x12x20xf32>
    %56 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6 : tensor<4x20x12xf32>) outs(%55 : tensor<4x12x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x12x20xf32>
    %57 = tensor.empty() : tensor<4x20x2x4xf32>
    %58 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54 : tensor<2x4x4x20xf32>) outs(%57 : tensor<4x20x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x20x2x4xf32>
    %collapsed_11 = tensor.collapse_shape %58 [[0], [1], [2, 3]] : tensor<4x20x2x4xf32> into tensor<4x20x8xf32>
    %59 = tensor.empty() : tensor<4x12x8xf32>
    %60 = linalg.fill ins(%cst_1 : f32) outs(%59 : tensor<4x12x8xf32>) -> tensor<4x12x8xf32>
    %61 = linalg.batch_matmul ins(%56, %collapsed_11 : tensor<4x12x20xf32>, tensor<4x20x8xf32>) outs(%60 : tensor<4x12x8xf32>) -> tensor<4x12x8xf32>
    %expanded_12 = tensor.expand_shape %61 [[0], [1], [2, 3]] output_shape [4, 12, 2, 4] : tensor<4x12x8xf32> into tensor<4x12x2x4xf32>
    %62 = tensor.empty() : tensor<2x4x4x12xf32>
    %63 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_12 : tensor<4x12x2x4xf32>) outs(%62 : tensor<2x4x4x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x4x12xf32>
    %collapsed_13 = tensor.collapse_shape %63 [[0], [1], [2, 3]] : tensor<2x4x4x12xf32> into tensor<2x4x48xf32>
    return %collapsed_13 : tensor<2x4x48xf32>
  }
}

