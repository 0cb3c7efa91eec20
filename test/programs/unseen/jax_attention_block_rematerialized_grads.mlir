// jax.checkpoint around a causal attention, gradients of its weights.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map5 = affine_map<() -> ()>
#map6 = affine_map<(d0, d1, d2) -> ()>
#map7 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map8 = affine_map<(d0, d1) -> (d1, d0)>
#map9 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
module @jit_attention_block_rematerialized_grads {
  func.func public @main(%arg0: tensor<2x6x16xf32>, %arg1: tensor<16x16xf32>, %arg2: tensor<16x16xf32>, %arg3: tensor<16x16xf32>, %arg4: tensor<16x16xf32>) -> (tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>) {
    %cst = arith.constant 1.920000e+02 : f32
    %cst_0 = arith.constant 2.000000e+00 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 0xFF800000 : f32
    %cst_3 = arith.constant -1.000000e+09 : f32
    %cst_4 = arith.constant 4.000000e+00 : f32
    %cst_5 = arith.constant 0.000000e+00 : f32
    %cst_6 = arith.constant dense<1.000000e+00> : tensor<f32>
    %0 = util.optimization_barrier %arg0 : tensor<2x6x16xf32>
    %1 = util.optimization_barrier %arg1 : tensor<16x16xf32>
    %2 = util.optimization_barrier %arg2 : tensor<16x16xf32>
    %3 = util.optimization_barrier %arg3 : tensor<16x16xf32>
    %4 = util.optimization_barrier %arg4 : tensor<16x16xf32>
    %5 = util.optimization_barrier %cst_6 : tensor<f32>
    %collapsed = tensor.collapse_shape %0 [[0, 1], [2]] : tensor<2x6x16xf32> into tensor<12x16xf32>
    %6 = tensor.empty() : tensor<12x16xf32>
    %7 = linalg.fill ins(%cst_5 : f32) outs(%6 : tensor<12x16xf32>) -> tensor<12x16xf32>
    %8 = linalg.matmul ins(%collapsed, %1 : tensor<12x16xf32>, tensor<16x16xf32>) outs(%7 : tensor<12x16xf32>) -> tensor<12x16xf32>
    %expanded = tensor.expand_shape %8 [[0, 1], [2]] output_shape [2, 6, 16] : tensor<12x16xf32> into tensor<2x6x16xf32>
    %9 = tensor.empty() : tensor<12x16xf32>
    %10 = linalg.fill ins(%cst_5 : f32) outs(%9 : tensor<12x16xf32>) -> tensor<12x16xf32>
    %11 = linalg.matmul ins(%collapsed, %2 : tensor<12x16xf32>, tensor<16x16xf32>) outs(%10 : tensor<12x16xf32>) -> tensor<12x16xf32>
    %expanded_7 = tensor.expand_shape %11 [[0, 1], [2]] output_shape [2, 6, 16] : tensor<12x16xf32> into tensor<2x6x16xf32>
    %12 = tensor.empty() : tensor<12x16xf32>
    %13 = linalg.fill ins(%cst_5 : f32) outs(%12 : tensor<12x16xf32>) -> tensor<12x16xf32>
    %14 = linalg.matmul ins(%collapsed, %3 : tensor<12x16xf32>, tensor<16x16xf32>) outs(%13 : tensor<12x16xf32>) -> tensor<12x16xf32>
    %expanded_8 = tensor.expand_shape %14 [[0, 1], [2]] output_shape [2, 6, 16] : tensor<12x16xf32> into tensor<2x6x16xf32>
    %15 = tensor.empty() : tensor<6x6xi32>
    %16 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%15 : tensor<6x6xi32>) {
    ^bb0(%out: i32):
      %151 = linalg.index 0 : index
      %152 = arith.index_cast %151 : index to i32
      linalg.yield %152 : i32
    } -> tensor<6x6xi32>
    %17 = tensor.empty() : tensor<6x6xi32>
    %18 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%17 : tensor<6x6xi32>) {
    ^bb0(%out: i32):
      %151 = linalg.index 1 : index
      %152 = arith.index_cast %151 : index to i32
      linalg.yield %152 : i32
    } -> tensor<6x6xi32>
    %19 = tensor.empty() : tensor<6x6xi1>
    %20 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%16, %18 : tensor<6x6xi32>, tensor<6x6xi32>) outs(%19 : tensor<6x6xi1>) {
    ^bb0(%in: i32, %in_19: i32, %out: i1):
      %151 = arith.cmpi sge, %in, %in_19 : i32
      linalg.yield %151 : i1
    } -> tensor<6x6xi1>
    %21 = tensor.empty() : tensor<2x16x6xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_7 : tensor<2x6x16xf32>) outs(%21 : tensor<2x16x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x6xf32>
    %23 = tensor.empty() : tensor<2x6x6xf32>
    %24 = linalg.fill ins(%cst_5 : f32) outs(%23 : tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
    %25 = linalg.batch_matmul ins(%expanded, %22 : tensor<2x6x16xf32>, tensor<2x16x6xf32>) outs(%24 : tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
    %26 = tensor.empty() : tensor<2x6x6xf32>
    %27 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<2x6x6xf32>) outs(%26 : tensor<2x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.divf %in, %cst_4 : f32
      linalg.yield %151 : f32
    } -> tensor<2x6x6xf32>
    %28 = tensor.empty() : tensor<2x6x6xi1>
    %29 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<6x6xi1>) outs(%28 : tensor<2x6x6xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x6x6xi1>
    %30 = tensor.empty() : tensor<2x6x6xf32>
    %31 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29, %27 : tensor<2x6x6xi1>, tensor<2x6x6xf32>) outs(%30 : tensor<2x6x6xf32>) {
    ^bb0(%in: i1, %in_19: f32, %out: f32):
      %151 = arith.select %in, %in_19, %cst_3 : f32
      linalg.yield %151 : f32
    } -> tensor<2x6x6xf32>
    %32 = tensor.empty() : tensor<2x6xf32>
    %33 = linalg.fill ins(%cst_2 : f32) outs(%32 : tensor<2x6xf32>) -> tensor<2x6xf32>
    %34 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%31 : tensor<2x6x6xf32>) outs(%33 : tensor<2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.maximumf %out, %in : f32
      linalg.yield %151 : f32
    } -> tensor<2x6xf32>
    %35 = tensor.empty() : tensor<2x6x6xf32>
    %36 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34 : tensor<2x6xf32>) outs(%35 : tensor<2x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x6x6xf32>
    %37 = tensor.empty() : tensor<2x6x6xf32>
    %38 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31, %36 : tensor<2x6x6xf32>, tensor<2x6x6xf32>) outs(%37 : tensor<2x6x6xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %151 = arith.subf %in, %in_19 : f32
      linalg.yield %151 : f32
    } -> tensor<2x6x6xf32>
    %39 = tensor.empty() : tensor<2x6x6xf32>
    %40 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38 : tensor<2x6x6xf32>) outs(%39 : tensor<2x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = math.exp %in : f32
      linalg.yield %151 : f32
    } -> tensor<2x6x6xf32>
    %41 = tensor.empty() : tensor<2x6xf32>
    %42 = linalg.fill ins(%cst_5 : f32) outs(%41 : tensor<2x6xf32>) -> tensor<2x6xf32>
    %43 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%40 : tensor<2x6x6xf32>) outs(%42 : tensor<2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.addf %out, %in : f32
      linalg.yield %151 : f32
    } -> tensor<2x6xf32>
    %expanded_9 = tensor.expand_shape %43 [[0], [1, 2]] output_shape [2, 6, 1] : tensor<2x6xf32> into tensor<2x6x1xf32>
    %44 = tensor.empty() : tensor<2x6x6xf32>
    %45 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43 : tensor<2x6xf32>) outs(%44 : tensor<2x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x6x6xf32>
    %46 = tensor.empty() : tensor<2x6x6xf32>
    %47 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40, %45 : tensor<2x6x6xf32>, tensor<2x6x6xf32>) outs(%46 : tensor<2x6x6xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %151 = arith.divf %in, %in_19 : f32
      linalg.yield %151 : f32
    } -> tensor<2x6x6xf32>
    %48 = tensor.empty() : tensor<2x6x1xf32>
    %49 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_9 : tensor<2x6x1xf32>) outs(%48 : tensor<2x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.mulf %in, %in : f32
      linalg.yield %151 : f32
    } -> tensor<2x6x1xf32>
    %50 = tensor.empty() : tensor<2x6x1xf32>
    %51 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49 : tensor<2x6x1xf32>) outs(%50 : tensor<2x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.divf %cst_1, %in : f32
      linalg.yield %151 : f32
    } -> tensor<2x6x1xf32>
    %52 = tensor.empty() : tensor<2x6x16xf32>
    %53 = linalg.fill ins(%cst_5 : f32) outs(%52 : tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
    %54 = linalg.batch_matmul ins(%47, %expanded_8 : tensor<2x6x6xf32>, tensor<2x6x16xf32>) outs(%53 : tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
    %collapsed_10 = tensor.collapse_shape %54 [[0, 1], [2]] : tensor<2x6x16xf32> into tensor<12x16xf32>
    %55 = tensor.empty() : tensor<12x16xf32>
    %56 = linalg.fill ins(%cst_5 : f32) outs(%55 : tensor<12x16xf32>) -> tensor<12x16xf32>
    %57 = linalg.matmul ins(%collapsed_10, %4 : tensor<12x16xf32>, tensor<16x16xf32>) outs(%56 : tensor<12x16xf32>) -> tensor<12x16xf32>
    %expanded_11 = tensor.expand_shape %57 [[0, 1], [2]] output_shape [2, 6, 16] : tensor<12x16xf32> into tensor<2x6x16xf32>
    %58 = tensor.empty() : tensor<2x6x16xf32>
    %59 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_11 : tensor<2x6x16xf32>) outs(%58 : tensor<2x6x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.mulf %in, %cst_0 : f32
      linalg.yield %151 : f32
    } -> tensor<2x6x16xf32>
    %60 = tensor.empty() : tensor<f32>
    %61 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%5 : tensor<f32>) outs(%60 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.divf %in, %cst : f32
      linalg.yield %151 : f32
    } -> tensor<f32>
    %62 = tensor.empty() : tensor<2x6x16xf32>
    %63 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61 : tensor<f32>) outs(%62 : tensor<2x6x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x6x16xf32>
    %64 = tensor.empty() : tensor<2x6x16xf32>
    %65 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63, %59 : tensor<2x6x16xf32>, tensor<2x6x16xf32>) outs(%64 : tensor<2x6x16xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %151 = arith.mulf %in, %in_19 : f32
      linalg.yield %151 : f32
    } -> tensor<2x6x16xf32>
    %66 = tensor.empty() : tensor<16x2x6xf32>
    %67 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65 : tensor<2x6x16xf32>) outs(%66 : tensor<16x2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x2x6xf32>
    %collapsed_12 = tensor.collapse_shape %67 [[0], [1, 2]] : tensor<16x2x6xf32> into tensor<16x12xf32>
    %68 = tensor.empty() : tensor<16x16xf32>
    %69 = linalg.fill ins(%cst_5 : f32) outs(%68 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %70 = linalg.matmul ins(%collapsed_12, %collapsed_10 : tensor<16x12xf32>, tensor<12x16xf32>) outs(%69 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %71 = tensor.empty() : tensor<16x16xf32>
    %72 = linalg.generic {indexing_maps = [#map8, #map], iterator_types = ["parallel", "parallel"]} ins(%70 : tensor<16x16xf32>) outs(%71 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16xf32>
    %collapsed_13 = tensor.collapse_shape %65 [[0, 1], [2]] : tensor<2x6x16xf32> into tensor<12x16xf32>
    %73 = tensor.empty() : tensor<16x16xf32>
    %74 = linalg.generic {indexing_maps = [#map8, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<16x16xf32>) outs(%73 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16xf32>
    %75 = tensor.empty() : tensor<12x16xf32>
    %76 = linalg.fill ins(%cst_5 : f32) outs(%75 : tensor<12x16xf32>) -> tensor<12x16xf32>
    %77 = linalg.matmul ins(%collapsed_13, %74 : tensor<12x16xf32>, tensor<16x16xf32>) outs(%76 : tensor<12x16xf32>) -> tensor<12x16xf32>
    %expanded_14 = tensor.expand_shape %77 [[0, 1], [2]] output_shape [2, 6, 16] : tensor<12x16xf32> into tensor<2x6x16xf32>
    %78 = tensor.empty() : tensor<2x16x6xf32>
    %79 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_14 : tensor<2x6x16xf32>) outs(%78 : tensor<2x16x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x6xf32>
    %80 = tensor.empty() : tensor<2x16x6xf32>
    %81 = linalg.fill ins(%cst_5 : f32) outs(%80 : tensor<2x16x6xf32>) -> tensor<2x16x6xf32>
    %82 = linalg.batch_matmul ins(%79, %47 : tensor<2x16x6xf32>, tensor<2x6x6xf32>) outs(%81 : tensor<2x16x6xf32>) -> tensor<2x16x6xf32>
    %83 = tensor.empty() : tensor<2x6x16xf32>
    %84 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82 : tensor<2x16x6xf32>) outs(%83 : tensor<2x6x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x6x16xf32>
    %85 = tensor.empty() : tensor<2x16x6xf32>
    %86 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_8 : tensor<2x6x16xf32>) outs(%85 : tensor<2x16x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x6xf32>
    %87 = tensor.empty() : tensor<2x6x6xf32>
    %88 = linalg.fill ins(%cst_5 : f32) outs(%87 : tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
    %89 = linalg.batch_matmul ins(%expanded_14, %86 : tensor<2x6x16xf32>, tensor<2x16x6xf32>) outs(%88 : tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
    %90 = tensor.empty() : tensor<2x6x6xf32>
    %91 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51 : tensor<2x6x1xf32>) outs(%90 : tensor<2x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x6x6xf32>
    %92 = tensor.empty() : tensor<2x6x6xf32>
    %93 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89, %91 : tensor<2x6x6xf32>, tensor<2x6x6xf32>) outs(%92 : tensor<2x6x6xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %151 = arith.mulf %in, %in_19 : f32
      linalg.yield %151 : f32
    } -> tensor<2x6x6xf32>
    %94 = tensor.empty() : tensor<2x6x6xf32>
    %95 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93, %40 : tensor<2x6x6xf32>, tensor<2x6x6xf32>) outs(%94 : tensor<2x6x6xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %151 = arith.mulf %in, %in_19 : f32
      linalg.yield %151 : f32
    } -> tensor<2x6x6xf32>
    %96 = tensor.empty() : tensor<2x6xf32>
    %97 = linalg.fill ins(%cst_5 : f32) outs(%96 : tensor<2x6xf32>) -> tensor<2x6xf32>
    %98 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%95 : tensor<2x6x6xf32>) outs(%97 : tensor<2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.addf %out, %in : f32
      linalg.yield %151 : f32
    } -> tensor<2x6xf32>
    %99 = tensor.empty() : tensor<2x6xf32>
    %100 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%98 : tensor<2x6xf32>) outs(%99 : tensor<2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.negf %in : f32
      linalg.yield %151 : f32
    } -> tensor<2x6xf32>
    %expanded_15 = tensor.expand_shape %100 [[0], [1, 2]] output_shape [2, 6, 1] : tensor<2x6xf32> into tensor<2x6x1xf32>
    %101 = tensor.empty() : tensor<2x6x6xf32>
    %102 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89, %45 : tensor<2x6x6xf32>, tensor<2x6x6xf32>) outs(%101 : tensor<2x6x6xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %151 = arith.divf %in, %in_19 : f32
      linalg.yield %151 : f32
    } -> tensor<2x6x6xf32>
    %103 = tensor.empty() : tensor<2x6xf32>
    %104 = linalg.fill ins(%cst_5 : f32) outs(%103 : tensor<2x6xf32>) -> tensor<2x6xf32>
    %105 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_15 : tensor<2x6x1xf32>) outs(%104 : tensor<2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.addf %out, %in : f32
      linalg.yield %151 : f32
    } -> tensor<2x6xf32>
    %106 = tensor.empty() : tensor<2x6x6xf32>
    %107 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105 : tensor<2x6xf32>) outs(%106 : tensor<2x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x6x6xf32>
    %108 = tensor.empty() : tensor<2x6x6xf32>
    %109 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102, %107 : tensor<2x6x6xf32>, tensor<2x6x6xf32>) outs(%108 : tensor<2x6x6xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %151 = arith.addf %in, %in_19 : f32
      linalg.yield %151 : f32
    } -> tensor<2x6x6xf32>
    %110 = tensor.empty() : tensor<2x6x6xf32>
    %111 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109, %40 : tensor<2x6x6xf32>, tensor<2x6x6xf32>) outs(%110 : tensor<2x6x6xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %151 = arith.mulf %in, %in_19 : f32
      linalg.yield %151 : f32
    } -> tensor<2x6x6xf32>
    %112 = tensor.empty() : tensor<2x6x6xf32>
    %113 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29, %111 : tensor<2x6x6xi1>, tensor<2x6x6xf32>) outs(%112 : tensor<2x6x6xf32>) {
    ^bb0(%in: i1, %in_19: f32, %out: f32):
      %151 = arith.select %in, %in_19, %cst_5 : f32
      linalg.yield %151 : f32
    } -> tensor<2x6x6xf32>
    %114 = tensor.empty() : tensor<2x6x6xf32>
    %115 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113 : tensor<2x6x6xf32>) outs(%114 : tensor<2x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.divf %in, %cst_4 : f32
      linalg.yield %151 : f32
    } -> tensor<2x6x6xf32>
    %116 = tensor.empty() : tensor<2x6x6xf32>
    %117 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115 : tensor<2x6x6xf32>) outs(%116 : tensor<2x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x6x6xf32>
    %118 = tensor.empty() : tensor<2x6x16xf32>
    %119 = linalg.fill ins(%cst_5 : f32) outs(%118 : tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
    %120 = linalg.batch_matmul ins(%117, %expanded : tensor<2x6x6xf32>, tensor<2x6x16xf32>) outs(%119 : tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
    %121 = tensor.empty() : tensor<2x16x6xf32>
    %122 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120 : tensor<2x6x16xf32>) outs(%121 : tensor<2x16x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x6xf32>
    %123 = tensor.empty() : tensor<2x6x16xf32>
    %124 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<2x16x6xf32>) outs(%123 : tensor<2x6x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x6x16xf32>
    %125 = tensor.empty() : tensor<2x6x16xf32>
    %126 = linalg.fill ins(%cst_5 : f32) outs(%125 : tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
    %127 = linalg.batch_matmul ins(%115, %124 : tensor<2x6x6xf32>, tensor<2x6x16xf32>) outs(%126 : tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
    %128 = tensor.empty() : tensor<2x6x16xf32>
    %129 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122 : tensor<2x16x6xf32>) outs(%128 : tensor<2x6x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x6x16xf32>
    %130 = tensor.empty() : tensor<16x2x6xf32>
    %131 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84 : tensor<2x6x16xf32>) outs(%130 : tensor<16x2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x2x6xf32>
    %collapsed_16 = tensor.collapse_shape %131 [[0], [1, 2]] : tensor<16x2x6xf32> into tensor<16x12xf32>
    %132 = tensor.empty() : tensor<16x16xf32>
    %133 = linalg.fill ins(%cst_5 : f32) outs(%132 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %134 = linalg.matmul ins(%collapsed_16, %collapsed : tensor<16x12xf32>, tensor<12x16xf32>) outs(%133 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %135 = tensor.empty() : tensor<16x16xf32>
    %136 = linalg.generic {indexing_maps = [#map8, #map], iterator_types = ["parallel", "parallel"]} ins(%134 : tensor<16x16xf32>) outs(%135 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16xf32>
    %137 = tensor.empty() : tensor<16x2x6xf32>
    %138 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129 : tensor<2x6x16xf32>) outs(%137 : tensor<16x2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x2x6xf32>
    %collapsed_17 = tensor.collapse_shape %138 [[0], [1, 2]] : tensor<16x2x6xf32> into tensor<16x12xf32>
    %139 = tensor.empty() : tensor<16x16xf32>
    %140 = linalg.fill ins(%cst_5 : f32) outs(%139 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %141 = linalg.matmul ins(%collapsed_17, %collapsed : tensor<16x12xf32>, tensor<12x16xf32>) outs(%140 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %142 = tensor.empty() : tensor<16x16xf32>
    %143 = linalg.generic {indexing_maps = [#map8, #map], iterator_types = ["parallel", "parallel"]} ins(%141 : tensor<16x16xf32>) outs(%142 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16xf32>
    %144 = tensor.empty() : tensor<16x2x6xf32>
    %145 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127 : tensor<2x6x16xf32>) outs(%144 : tensor<16x2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x2x6xf32>
    %collapsed_18 = tensor.collapse_shape %145 [[0], [1, 2]] : tensor<16x2x6xf32> into tensor<16x12xf32>
    %146 = tensor.empty() : tensor<16x16xf32>
    %147 = linalg.fill ins(%cst_5 : f32) outs(%146 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %148 = linalg.matmul ins(%collapsed_18, %collapsed : tensor<16x12xf32>, tensor<12x16xf32>) outs(%147 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %149 = tensor.empty() : tensor<16x16xf32>
    %150 = linalg.generic {indexing_maps = [#map8, #map], iterator_types = ["parallel", "parallel"]} ins(%148 : tensor<16x16xf32>) outs(%149 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16xf32>
    return %150, %143, %136, %72 : tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>
  }
}

