// Landmarks by means of segments and an inverse by six cubic steps.
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
#map6 = affine_map<(d0, d1) -> (d0)>
#map7 = affine_map<(d0, d1, d2) -> (d0)>
#map8 = affine_map<(d0, d1, d2) -> (d1, d2)>
module @jit_nystrom_landmarks_pinv_iterations {
  func.func public @main(%arg0: tensor<2x32x16xf32>, %arg1: tensor<2x32x16xf32>, %arg2: tensor<2x32x16xf32>) -> tensor<2x32x16xf32> {
    %cst = arith.constant 7.000000e+00 : f32
    %cst_0 = arith.constant 1.500000e+01 : f32
    %cst_1 = arith.constant 1.300000e+01 : f32
    %cst_2 = arith.constant 2.500000e-01 : f32
    %cst_3 = arith.constant 0xFF800000 : f32
    %cst_4 = arith.constant 4.000000e+00 : f32
    %cst_5 = arith.constant 0.000000e+00 : f32
    %expanded = tensor.expand_shape %arg0 [[0], [1, 2], [3]] output_shape [2, 8, 4, 16] : tensor<2x32x16xf32> into tensor<2x8x4x16xf32>
    %0 = tensor.empty() : tensor<2x8x16xf32>
    %1 = linalg.fill ins(%cst_5 : f32) outs(%0 : tensor<2x8x16xf32>) -> tensor<2x8x16xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded : tensor<2x8x4x16xf32>) outs(%1 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %172 = arith.addf %out, %in : f32
      linalg.yield %172 : f32
    } -> tensor<2x8x16xf32>
    %3 = tensor.empty() : tensor<2x8x16xf32>
    %4 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<2x8x16xf32>) outs(%3 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %172 = arith.divf %in, %cst_4 : f32
      linalg.yield %172 : f32
    } -> tensor<2x8x16xf32>
    %expanded_6 = tensor.expand_shape %arg1 [[0], [1, 2], [3]] output_shape [2, 8, 4, 16] : tensor<2x32x16xf32> into tensor<2x8x4x16xf32>
    %5 = tensor.empty() : tensor<2x8x16xf32>
    %6 = linalg.fill ins(%cst_5 : f32) outs(%5 : tensor<2x8x16xf32>) -> tensor<2x8x16xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_6 : tensor<2x8x4x16xf32>) outs(%6 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %172 = arith.addf %out, %in : f32
      linalg.yield %172 : f32
    } -> tensor<2x8x16xf32>
    %8 = tensor.empty() : tensor<2x8x16xf32>
    %9 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<2x8x16xf32>) outs(%8 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %172 = arith.divf %in, %cst_4 : f32
      linalg.yield %172 : f32
    } -> tensor<2x8x16xf32>
    %10 = tensor.empty() : tensor<2x16x8xf32>
    %11 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<2x8x16xf32>) outs(%10 : tensor<2x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x8xf32>
    %12 = tensor.empty() : tensor<2x32x8xf32>
    %13 = linalg.fill ins(%cst_5 : f32) outs(%12 : tensor<2x32x8xf32>) -> tensor<2x32x8xf32>
    %14 = linalg.batch_matmul ins(%arg0, %11 : tensor<2x32x16xf32>, tensor<2x16x8xf32>) outs(%13 : tensor<2x32x8xf32>) -> tensor<2x32x8xf32>
    %15 = tensor.empty() : tensor<2x32x8xf32>
    %16 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x32x8xf32>) outs(%15 : tensor<2x32x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %172 = arith.divf %in, %cst_4 : f32
      linalg.yield %172 : f32
    } -> tensor<2x32x8xf32>
    %17 = tensor.empty() : tensor<2x32xf32>
    %18 = linalg.fill ins(%cst_3 : f32) outs(%17 : tensor<2x32xf32>) -> tensor<2x32xf32>
    %19 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%16 : tensor<2x32x8xf32>) outs(%18 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %172 = arith.maximumf %out, %in : f32
      linalg.yield %172 : f32
    } -> tensor<2x32xf32>
    %20 = tensor.empty() : tensor<2x32x8xf32>
    %21 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<2x32xf32>) outs(%20 : tensor<2x32x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x8xf32>
    %22 = tensor.empty() : tensor<2x32x8xf32>
    %23 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %21 : tensor<2x32x8xf32>, tensor<2x32x8xf32>) outs(%22 : tensor<2x32x8xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %172 = arith.subf %in, %in_7 : f32
      linalg.yield %172 : f32
    } -> tensor<2x32x8xf32>
    %24 = tensor.empty() : tensor<2x32x8xf32>
    %25 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<2x32x8xf32>) outs(%24 : tensor<2x32x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %172 = math.exp %in : f32
      linalg.yield %172 : f32
    } -> tensor<2x32x8xf32>
    %26 = tensor.empty() : tensor<2x32xf32>
    %27 = linalg.fill ins(%cst_5 : f32) outs(%26 : tensor<2x32xf32>) -> tensor<2x32xf32>
    %28 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%25 : tensor<2x32x8xf32>) outs(%27 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %172 = arith.addf %out, %in : f32
      linalg.yield %172 : f32
    } -> tensor<2x32xf32>
    %29 = tensor.empty() : tensor<2x32x8xf32>
    %30 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28 : tensor<2x32xf32>) outs(%29 : tensor<2x32x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x8xf32>
    %31 = tensor.empty() : tensor<2x32x8xf32>
    %32 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %30 : tensor<2x32x8xf32>, tensor<2x32x8xf32>) outs(%31 : tensor<2x32x8xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %172 = arith.divf %in, %in_7 : f32
      linalg.yield %172 : f32
    } -> tensor<2x32x8xf32>
    %33 = tensor.empty() : tensor<2x8x8xf32>
    %34 = linalg.fill ins(%cst_5 : f32) outs(%33 : tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
    %35 = linalg.batch_matmul ins(%4, %11 : tensor<2x8x16xf32>, tensor<2x16x8xf32>) outs(%34 : tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
    %36 = tensor.empty() : tensor<2x8x8xf32>
    %37 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35 : tensor<2x8x8xf32>) outs(%36 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %172 = arith.divf %in, %cst_4 : f32
      linalg.yield %172 : f32
    } -> tensor<2x8x8xf32>
    %38 = tensor.empty() : tensor<2x8xf32>
    %39 = linalg.fill ins(%cst_3 : f32) outs(%38 : tensor<2x8xf32>) -> tensor<2x8xf32>
    %40 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%37 : tensor<2x8x8xf32>) outs(%39 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %172 = arith.maximumf %out, %in : f32
      linalg.yield %172 : f32
    } -> tensor<2x8xf32>
    %41 = tensor.empty() : tensor<2x8x8xf32>
    %42 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40 : tensor<2x8xf32>) outs(%41 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x8xf32>
    %43 = tensor.empty() : tensor<2x8x8xf32>
    %44 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37, %42 : tensor<2x8x8xf32>, tensor<2x8x8xf32>) outs(%43 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %172 = arith.subf %in, %in_7 : f32
      linalg.yield %172 : f32
    } -> tensor<2x8x8xf32>
    %45 = tensor.empty() : tensor<2x8x8xf32>
    %46 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44 : tensor<2x8x8xf32>) outs(%45 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %172 = math.exp %in : f32
      linalg.yield %172 : f32
    } -> tensor<2x8x8xf32>
    %47 = tensor.empty() : tensor<2x8xf32>
    %48 = linalg.fill ins(%cst_5 : f32) outs(%47 : tensor<2x8xf32>) -> tensor<2x8xf32>
    %49 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%46 : tensor<2x8x8xf32>) outs(%48 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %172 = arith.addf %out, %in : f32
      linalg.yield %172 : f32
    } -> tensor<2x8xf32>
    %50 = tensor.empty() : tensor<2x8x8xf32>
    %51 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49 : tensor<2x8xf32>) outs(%50 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x8xf32>
    %52 = tensor.empty() : tensor<2x8x8xf32>
    %53 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46, %51 : tensor<2x8x8xf32>, tensor<2x8x8xf32>) outs(%52 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %172 = arith.divf %in, %in_7 : f32
      linalg.yield %172 : f32
    } -> tensor<2x8x8xf32>
    %54 = tensor.empty() : tensor<2x16x32xf32>
    %55 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x32x16xf32>) outs(%54 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x32xf32>
    %56 = tensor.empty() : tensor<2x8x32xf32>
    %57 = linalg.fill ins(%cst_5 : f32) outs(%56 : tensor<2x8x32xf32>) -> tensor<2x8x32xf32>
    %58 = linalg.batch_matmul ins(%4, %55 : tensor<2x8x16xf32>, tensor<2x16x32xf32>) outs(%57 : tensor<2x8x32xf32>) -> tensor<2x8x32xf32>
    %59 = tensor.empty() : tensor<2x8x32xf32>
    %60 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58 : tensor<2x8x32xf32>) outs(%59 : tensor<2x8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %172 = arith.divf %in, %cst_4 : f32
      linalg.yield %172 : f32
    } -> tensor<2x8x32xf32>
    %61 = tensor.empty() : tensor<2x8xf32>
    %62 = linalg.fill ins(%cst_3 : f32) outs(%61 : tensor<2x8xf32>) -> tensor<2x8xf32>
    %63 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%60 : tensor<2x8x32xf32>) outs(%62 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %172 = arith.maximumf %out, %in : f32
      linalg.yield %172 : f32
    } -> tensor<2x8xf32>
    %64 = tensor.empty() : tensor<2x8x32xf32>
    %65 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63 : tensor<2x8xf32>) outs(%64 : tensor<2x8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x32xf32>
    %66 = tensor.empty() : tensor<2x8x32xf32>
    %67 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60, %65 : tensor<2x8x32xf32>, tensor<2x8x32xf32>) outs(%66 : tensor<2x8x32xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %172 = arith.subf %in, %in_7 : f32
      linalg.yield %172 : f32
    } -> tensor<2x8x32xf32>
    %68 = tensor.empty() : tensor<2x8x32xf32>
    %69 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67 : tensor<2x8x32xf32>) outs(%68 : tensor<2x8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %172 = math.exp %in : f32
      linalg.yield %172 : f32
    } -> tensor<2x8x32xf32>
    %70 = tensor.empty() : tensor<2x8xf32>
    %71 = linalg.fill ins(%cst_5 : f32) outs(%70 : tensor<2x8xf32>) -> tensor<2x8xf32>
    %72 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%69 : tensor<2x8x32xf32>) outs(%71 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %172 = arith.addf %out, %in : f32
      linalg.yield %172 : f32
    } -> tensor<2x8xf32>
    %73 = tensor.empty() : tensor<2x8x32xf32>
    %74 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72 : tensor<2x8xf32>) outs(%73 : tensor<2x8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x32xf32>
    %75 = tensor.empty() : tensor<2x8x32xf32>
    %76 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69, %74 : tensor<2x8x32xf32>, tensor<2x8x32xf32>) outs(%75 : tensor<2x8x32xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %172 = arith.divf %in, %in_7 : f32
      linalg.yield %172 : f32
    } -> tensor<2x8x32xf32>
    %77 = tensor.empty() : tensor<2x8x8xf32>
    %78 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53 : tensor<2x8x8xf32>) outs(%77 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x8xf32>
    %79 = tensor.empty() : tensor<2x8x8xf32>
    %80 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53 : tensor<2x8x8xf32>) outs(%79 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %172 = math.absf %in : f32
      linalg.yield %172 : f32
    } -> tensor<2x8x8xf32>
    %81 = tensor.empty() : tensor<2x8xf32>
    %82 = linalg.fill ins(%cst_5 : f32) outs(%81 : tensor<2x8xf32>) -> tensor<2x8xf32>
    %83 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%80 : tensor<2x8x8xf32>) outs(%82 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %172 = arith.addf %out, %in : f32
      linalg.yield %172 : f32
    } -> tensor<2x8xf32>
    %84 = tensor.empty() : tensor<2xf32>
    %85 = linalg.fill ins(%cst_3 : f32) outs(%84 : tensor<2xf32>) -> tensor<2xf32>
    %86 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "reduction"]} ins(%83 : tensor<2x8xf32>) outs(%85 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %172 = arith.maximumf %out, %in : f32
      linalg.yield %172 : f32
    } -> tensor<2xf32>
    %87 = tensor.empty() : tensor<2x8x8xf32>
    %88 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86 : tensor<2xf32>) outs(%87 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x8xf32>
    %89 = tensor.empty() : tensor<2x8x8xf32>
    %90 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %88 : tensor<2x8x8xf32>, tensor<2x8x8xf32>) outs(%89 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %172 = arith.divf %in, %in_7 : f32
      linalg.yield %172 : f32
    } -> tensor<2x8x8xf32>
    %91 = tensor.empty() : tensor<2x8xf32>
    %92 = linalg.fill ins(%cst_5 : f32) outs(%91 : tensor<2x8xf32>) -> tensor<2x8xf32>
    %93 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%80 : tensor<2x8x8xf32>) outs(%92 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %172 = arith.addf %out, %in : f32
      linalg.yield %172 : f32
    } -> tensor<2x8xf32>
    %94 = tensor.empty() : tensor<2xf32>
    %95 = linalg.fill ins(%cst_3 : f32) outs(%94 : tensor<2xf32>) -> tensor<2xf32>
    %96 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "reduction"]} ins(%93 : tensor<2x8xf32>) outs(%95 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %172 = arith.maximumf %out, %in : f32
      linalg.yield %172 : f32
    } -> tensor<2xf32>
    %97 = tensor.empty() : tensor<2x8x8xf32>
    %98 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96 : tensor<2xf32>) outs(%97 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x8xf32>
    %99 = tensor.empty() : tensor<2x8x8xf32>
    %100 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90, %98 : tensor<2x8x8xf32>, tensor<2x8x8xf32>) outs(%99 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %172 = arith.divf %in, %in_7 : f32
      linalg.yield %172 : f32
    } -> tensor<2x8x8xf32>
    %101 = tensor.empty() : tensor<8x8xi32>
    %102 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel", "parallel"]} outs(%101 : tensor<8x8xi32>) {
    ^bb0(%out: i32):
      %172 = linalg.index 0 : index
      %173 = arith.index_cast %172 : index to i32
      linalg.yield %173 : i32
    } -> tensor<8x8xi32>
    %103 = tensor.empty() : tensor<8x8xi32>
    %104 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel", "parallel"]} outs(%103 : tensor<8x8xi32>) {
    ^bb0(%out: i32):
      %172 = linalg.index 1 : index
      %173 = arith.index_cast %172 : index to i32
      linalg.yield %173 : i32
    } -> tensor<8x8xi32>
    %105 = tensor.empty() : tensor<8x8xi1>
    %106 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%102, %104 : tensor<8x8xi32>, tensor<8x8xi32>) outs(%105 : tensor<8x8xi1>) {
    ^bb0(%in: i32, %in_7: i32, %out: i1):
      %172 = arith.cmpi eq, %in, %in_7 : i32
      linalg.yield %172 : i1
    } -> tensor<8x8xi1>
    %107 = tensor.empty() : tensor<8x8xf32>
    %108 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%106 : tensor<8x8xi1>) outs(%107 : tensor<8x8xf32>) {
    ^bb0(%in: i1, %out: f32):
      %172 = arith.uitofp %in : i1 to f32
      linalg.yield %172 : f32
    } -> tensor<8x8xf32>
    %109 = tensor.empty() : tensor<2x8x8xf32>
    %110 = linalg.fill ins(%cst_5 : f32) outs(%109 : tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
    %111 = linalg.batch_matmul ins(%53, %100 : tensor<2x8x8xf32>, tensor<2x8x8xf32>) outs(%110 : tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
    %112 = tensor.empty() : tensor<2x8x8xf32>
    %113 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100 : tensor<2x8x8xf32>) outs(%112 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %172 = arith.mulf %in, %cst_2 : f32
      linalg.yield %172 : f32
    } -> tensor<2x8x8xf32>
    %114 = tensor.empty() : tensor<8x8xi1>
    %115 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%108 : tensor<8x8xf32>) outs(%114 : tensor<8x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %172 = arith.cmpf une, %in, %cst_5 : f32
      linalg.yield %172 : i1
    } -> tensor<8x8xi1>
    %116 = tensor.empty() : tensor<8x8xf32>
    %117 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%115 : tensor<8x8xi1>) outs(%116 : tensor<8x8xf32>) {
    ^bb0(%in: i1, %out: f32):
      %172 = arith.select %in, %cst_1, %cst_5 : f32
      linalg.yield %172 : f32
    } -> tensor<8x8xf32>
    %118 = tensor.empty() : tensor<8x8xf32>
    %119 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%115 : tensor<8x8xi1>) outs(%118 : tensor<8x8xf32>) {
    ^bb0(%in: i1, %out: f32):
      %172 = arith.select %in, %cst_0, %cst_5 : f32
      linalg.yield %172 : f32
    } -> tensor<8x8xf32>
    %120 = tensor.empty() : tensor<8x8xf32>
    %121 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%115 : tensor<8x8xi1>) outs(%120 : tensor<8x8xf32>) {
    ^bb0(%in: i1, %out: f32):
      %172 = arith.select %in, %cst, %cst_5 : f32
      linalg.yield %172 : f32
    } -> tensor<8x8xf32>
    %122 = tensor.empty() : tensor<2x8x8xf32>
    %123 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121 : tensor<8x8xf32>) outs(%122 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x8xf32>
    %124 = tensor.empty() : tensor<2x8x8xf32>
    %125 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123, %111 : tensor<2x8x8xf32>, tensor<2x8x8xf32>) outs(%124 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %172 = arith.subf %in, %in_7 : f32
      linalg.yield %172 : f32
    } -> tensor<2x8x8xf32>
    %126 = tensor.empty() : tensor<2x8x8xf32>
    %127 = linalg.fill ins(%cst_5 : f32) outs(%126 : tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
    %128 = linalg.batch_matmul ins(%111, %125 : tensor<2x8x8xf32>, tensor<2x8x8xf32>) outs(%127 : tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
    %129 = tensor.empty() : tensor<2x8x8xf32>
    %130 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119 : tensor<8x8xf32>) outs(%129 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x8xf32>
    %131 = tensor.empty() : tensor<2x8x8xf32>
    %132 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130, %128 : tensor<2x8x8xf32>, tensor<2x8x8xf32>) outs(%131 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %172 = arith.subf %in, %in_7 : f32
      linalg.yield %172 : f32
    } -> tensor<2x8x8xf32>
    %133 = tensor.empty() : tensor<2x8x8xf32>
    %134 = linalg.fill ins(%cst_5 : f32) outs(%133 : tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
    %135 = linalg.batch_matmul ins(%111, %132 : tensor<2x8x8xf32>, tensor<2x8x8xf32>) outs(%134 : tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
    %136 = tensor.empty() : tensor<2x8x8xf32>
    %137 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117 : tensor<8x8xf32>) outs(%136 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x8xf32>
    %138 = tensor.empty() : tensor<2x8x8xf32>
    %139 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137, %135 : tensor<2x8x8xf32>, tensor<2x8x8xf32>) outs(%138 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %172 = arith.subf %in, %in_7 : f32
      linalg.yield %172 : f32
    } -> tensor<2x8x8xf32>
    %140 = tensor.empty() : tensor<2x8x8xf32>
    %141 = linalg.fill ins(%cst_5 : f32) outs(%140 : tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
    %142 = linalg.batch_matmul ins(%113, %139 : tensor<2x8x8xf32>, tensor<2x8x8xf32>) outs(%141 : tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
    %143 = tensor.empty() : tensor<2x8x8xf32>
    %144 = linalg.fill ins(%cst_5 : f32) outs(%143 : tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
    %145 = linalg.batch_matmul ins(%53, %142 : tensor<2x8x8xf32>, tensor<2x8x8xf32>) outs(%144 : tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
    %146 = tensor.empty() : tensor<2x8x8xf32>
    %147 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142 : tensor<2x8x8xf32>) outs(%146 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %172 = arith.mulf %in, %cst_2 : f32
      linalg.yield %172 : f32
    } -> tensor<2x8x8xf32>
    %148 = tensor.empty() : tensor<2x8x8xf32>
    %149 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123, %145 : tensor<2x8x8xf32>, tensor<2x8x8xf32>) outs(%148 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %172 = arith.subf %in, %in_7 : f32
      linalg.yield %172 : f32
    } -> tensor<2x8x8xf32>
    %150 = tensor.empty() : tensor<2x8x8xf32>
    %151 = linalg.fill ins(%cst_5 : f32) outs(%150 : tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
    %152 = linalg.batch_matmul ins(%145, %149 : tensor<2x8x8xf32>, tensor<2x8x8xf32>) outs(%151 : tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
    %153 = tensor.empty() : tensor<2x8x8xf32>
    %154 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130, %152 : tensor<2x8x8xf32>, tensor<2x8x8xf32>) outs(%153 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %172 = arith.subf %in, %in_7 : f32
      linalg.yield %172 : f32
    } -> tensor<2x8x8xf32>
    %155 = tensor.empty() : tensor<2x8x8xf32>
    %156 = linalg.fill ins(%cst_5 : f32) outs(%155 : tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
    %157 = linalg.batch_matmul ins(%145, %154 : tensor<2x8x8xf32>, tensor<2x8x8xf32>) outs(%156 : tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
    %158 = tensor.empty() : tensor<2x8x8xf32>
    %159 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137, %157 : tensor<2x8x8xf32>, tensor<2x8x8xf32>) outs(%158 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %172 = arith.subf %in, %in_7 : f32
      linalg.yield %172 : f32
    } -> tensor<2x8x8xf32>
    %160 = tensor.empty() : tensor<2x8x8xf32>
    %161 = linalg.fill ins(%cst_5 : f32) outs(%160 : tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
    %162 = linalg.batch_matmul ins(%147, %159 : tensor<2x8x8xf32>, tensor<2x8x8xf32>) outs(%161 : tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
    %163 = tensor.empty() : tensor<2x8x16xf32>
    %164 = linalg.fill ins(%cst_5 : f32) outs(%163 : tensor<2x8x16xf32>) -> tensor<2x8x16xf32>
    %165 = linalg.batch_matmul ins(%76, %arg2 : tensor<2x8x32xf32>, tensor<2x32x16xf32>) outs(%164 : tensor<2x8x16xf32>) -> tensor<2x8x16xf32>
    %166 = tensor.empty() : tensor<2x8x16xf32>
    %167 = linalg.fill ins(%cst_5 : f32) outs(%166 : tensor<2x8x16xf32>) -> tensor<2x8x16xf32>
    %168 = linalg.batch_matmul ins(%162, %165 : tensor<2x8x8xf32>, tensor<2x8x16xf32>) outs(%167 : tensor<2x8x16xf32>) -> tensor<2x8x16xf32>
    %169 = tensor.empty() : tensor<2x32x16xf32>
    %170 = linalg.fill ins(%cst_5 : f32) outs(%169 : tensor<2x32x16xf32>) -> tensor<2x32x16xf32>
    %171 = linalg.batch_matmul ins(%32, %168 : tensor<2x32x8xf32>, tensor<2x8x16xf32>) outs(%170 : tensor<2x32x16xf32>) -> tensor<2x32x16xf32>
    return %171 : tensor<2x32x16xf32>
  }
}

