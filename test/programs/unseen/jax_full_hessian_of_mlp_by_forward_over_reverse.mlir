#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map4 = affine_map<(d0, d1) -> (d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d1)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map12 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
module @jit_jax_full_hessian_of_mlp_by_forward_over_reverse {
  func.func public @main(%arg0: tensor<5x4xf32>, %arg1: tensor<4x3xf32>, %arg2: tensor<3x2xf32>, %arg3: tensor<2xf32>) -> tensor<3x2x3x2xf32> {
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<6x6xi32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<6x6xi32>) {
    ^bb0(%out: i32):
      %106 = linalg.index 0 : index
      %107 = arith.index_cast %106 : index to i32
      linalg.yield %107 : i32
    } -> tensor<6x6xi32>
    %2 = tensor.empty() : tensor<6x6xi32>
    %3 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%2 : tensor<6x6xi32>) {
    ^bb0(%out: i32):
      %106 = linalg.index 1 : index
      %107 = arith.index_cast %106 : index to i32
      linalg.yield %107 : i32
    } -> tensor<6x6xi32>
    %4 = tensor.empty() : tensor<6x6xi1>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %3 : tensor<6x6xi32>, tensor<6x6xi32>) outs(%4 : tensor<6x6xi1>) {
    ^bb0(%in: i32, %in_8: i32, %out: i1):
      %106 = arith.cmpi eq, %in, %in_8 : i32
      linalg.yield %106 : i1
    } -> tensor<6x6xi1>
    %6 = tensor.empty() : tensor<6x6xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<6x6xi1>) outs(%6 : tensor<6x6xf32>) {
    ^bb0(%in: i1, %out: f32):
      %106 = arith.uitofp %in : i1 to f32
      linalg.yield %106 : f32
    } -> tensor<6x6xf32>
    %expanded = tensor.expand_shape %7 [[0], [1, 2]] output_shape [6, 3, 2] : tensor<6x6xf32> into tensor<6x3x2xf32>
    %8 = tensor.empty() : tensor<5x3xf32>
    %9 = linalg.fill ins(%cst_1 : f32) outs(%8 : tensor<5x3xf32>) -> tensor<5x3xf32>
    %10 = linalg.matmul ins(%arg0, %arg1 : tensor<5x4xf32>, tensor<4x3xf32>) outs(%9 : tensor<5x3xf32>) -> tensor<5x3xf32>
    %11 = tensor.empty() : tensor<5x3xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<5x3xf32>) outs(%11 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = math.tanh %in : f32
      linalg.yield %106 : f32
    } -> tensor<5x3xf32>
    %13 = tensor.empty() : tensor<5x2xf32>
    %14 = linalg.fill ins(%cst_1 : f32) outs(%13 : tensor<5x2xf32>) -> tensor<5x2xf32>
    %15 = linalg.matmul ins(%12, %arg2 : tensor<5x3xf32>, tensor<3x2xf32>) outs(%14 : tensor<5x2xf32>) -> tensor<5x2xf32>
    %16 = tensor.empty() : tensor<3x6x2xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<6x3x2xf32>) outs(%16 : tensor<3x6x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x6x2xf32>
    %collapsed = tensor.collapse_shape %17 [[0], [1, 2]] : tensor<3x6x2xf32> into tensor<3x12xf32>
    %18 = tensor.empty() : tensor<5x12xf32>
    %19 = linalg.fill ins(%cst_1 : f32) outs(%18 : tensor<5x12xf32>) -> tensor<5x12xf32>
    %20 = linalg.matmul ins(%12, %collapsed : tensor<5x3xf32>, tensor<3x12xf32>) outs(%19 : tensor<5x12xf32>) -> tensor<5x12xf32>
    %expanded_2 = tensor.expand_shape %20 [[0], [1, 2]] output_shape [5, 6, 2] : tensor<5x12xf32> into tensor<5x6x2xf32>
    %21 = tensor.empty() : tensor<5x2xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<5x2xf32>) outs(%21 : tensor<5x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = math.tanh %in : f32
      linalg.yield %106 : f32
    } -> tensor<5x2xf32>
    %23 = tensor.empty() : tensor<6x5x2xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_2 : tensor<5x6x2xf32>) outs(%23 : tensor<6x5x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x5x2xf32>
    %25 = tensor.empty() : tensor<6x5x2xf32>
    %26 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<5x2xf32>) outs(%25 : tensor<6x5x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x5x2xf32>
    %27 = tensor.empty() : tensor<6x5x2xf32>
    %28 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24, %26 : tensor<6x5x2xf32>, tensor<6x5x2xf32>) outs(%27 : tensor<6x5x2xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %106 = arith.mulf %in, %in_8 : f32
      linalg.yield %106 : f32
    } -> tensor<6x5x2xf32>
    %29 = tensor.empty() : tensor<6x5x2xf32>
    %30 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24, %28 : tensor<6x5x2xf32>, tensor<6x5x2xf32>) outs(%29 : tensor<6x5x2xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %106 = arith.addf %in, %in_8 : f32
      linalg.yield %106 : f32
    } -> tensor<6x5x2xf32>
    %31 = tensor.empty() : tensor<5x2xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<5x2xf32>) outs(%31 : tensor<5x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.subf %cst_0, %in : f32
      linalg.yield %106 : f32
    } -> tensor<5x2xf32>
    %33 = tensor.empty() : tensor<6x5x2xf32>
    %34 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32 : tensor<5x2xf32>) outs(%33 : tensor<6x5x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x5x2xf32>
    %35 = tensor.empty() : tensor<6x5x2xf32>
    %36 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30, %34 : tensor<6x5x2xf32>, tensor<6x5x2xf32>) outs(%35 : tensor<6x5x2xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %106 = arith.mulf %in, %in_8 : f32
      linalg.yield %106 : f32
    } -> tensor<6x5x2xf32>
    %37 = tensor.empty() : tensor<6x5x2xf32>
    %38 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36 : tensor<6x5x2xf32>) outs(%37 : tensor<6x5x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.negf %in : f32
      linalg.yield %106 : f32
    } -> tensor<6x5x2xf32>
    %39 = tensor.empty() : tensor<5x2xf32>
    %40 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<2xf32>) outs(%39 : tensor<5x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x2xf32>
    %41 = tensor.empty() : tensor<5x2xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%22, %40 : tensor<5x2xf32>, tensor<5x2xf32>) outs(%41 : tensor<5x2xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %106 = arith.subf %in, %in_8 : f32
      linalg.yield %106 : f32
    } -> tensor<5x2xf32>
    %43 = tensor.empty() : tensor<5x2xf32>
    %44 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%42 : tensor<5x2xf32>) outs(%43 : tensor<5x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.mulf %in, %cst : f32
      linalg.yield %106 : f32
    } -> tensor<5x2xf32>
    %45 = tensor.empty() : tensor<6x5x2xf32>
    %46 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36 : tensor<6x5x2xf32>) outs(%45 : tensor<6x5x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.mulf %in, %cst : f32
      linalg.yield %106 : f32
    } -> tensor<6x5x2xf32>
    %47 = tensor.empty() : tensor<1x1xi32>
    %48 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%47 : tensor<1x1xi32>) {
    ^bb0(%out: i32):
      linalg.yield %c0_i32 : i32
    } -> tensor<1x1xi32>
    %49 = tensor.empty() : tensor<1x1xi32>
    %50 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%49 : tensor<1x1xi32>) {
    ^bb0(%out: i32):
      linalg.yield %c0_i32 : i32
    } -> tensor<1x1xi32>
    %51 = tensor.empty() : tensor<1x1xi1>
    %52 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%48, %50 : tensor<1x1xi32>, tensor<1x1xi32>) outs(%51 : tensor<1x1xi1>) {
    ^bb0(%in: i32, %in_8: i32, %out: i1):
      %106 = arith.cmpi eq, %in, %in_8 : i32
      linalg.yield %106 : i1
    } -> tensor<1x1xi1>
    %53 = tensor.empty() : tensor<1x1xf32>
    %54 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%52 : tensor<1x1xi1>) outs(%53 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %out: f32):
      %106 = arith.uitofp %in : i1 to f32
      linalg.yield %106 : f32
    } -> tensor<1x1xf32>
    %collapsed_3 = tensor.collapse_shape %54 [[0, 1]] : tensor<1x1xf32> into tensor<1xf32>
    %55 = tensor.empty() : tensor<1x5x2xf32>
    %56 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_3 : tensor<1xf32>) outs(%55 : tensor<1x5x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x5x2xf32>
    %57 = tensor.empty() : tensor<1x5x2xf32>
    %58 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44 : tensor<5x2xf32>) outs(%57 : tensor<1x5x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x5x2xf32>
    %59 = tensor.empty() : tensor<6x1x5x2xf32>
    %60 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46 : tensor<6x5x2xf32>) outs(%59 : tensor<6x1x5x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x1x5x2xf32>
    %61 = tensor.empty() : tensor<1x5x2xf32>
    %62 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56, %58 : tensor<1x5x2xf32>, tensor<1x5x2xf32>) outs(%61 : tensor<1x5x2xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %106 = arith.mulf %in, %in_8 : f32
      linalg.yield %106 : f32
    } -> tensor<1x5x2xf32>
    %63 = tensor.empty() : tensor<6x1x5x2xf32>
    %64 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_3 : tensor<1xf32>) outs(%63 : tensor<6x1x5x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x1x5x2xf32>
    %65 = tensor.empty() : tensor<6x1x5x2xf32>
    %66 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64, %60 : tensor<6x1x5x2xf32>, tensor<6x1x5x2xf32>) outs(%65 : tensor<6x1x5x2xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %106 = arith.mulf %in, %in_8 : f32
      linalg.yield %106 : f32
    } -> tensor<6x1x5x2xf32>
    %67 = tensor.empty() : tensor<1x5x2xf32>
    %68 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32 : tensor<5x2xf32>) outs(%67 : tensor<1x5x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x5x2xf32>
    %69 = tensor.empty() : tensor<6x1x5x2xf32>
    %70 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38 : tensor<6x5x2xf32>) outs(%69 : tensor<6x1x5x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x1x5x2xf32>
    %71 = tensor.empty() : tensor<1x5x2xf32>
    %72 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62, %68 : tensor<1x5x2xf32>, tensor<1x5x2xf32>) outs(%71 : tensor<1x5x2xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %106 = arith.mulf %in, %in_8 : f32
      linalg.yield %106 : f32
    } -> tensor<1x5x2xf32>
    %73 = tensor.empty() : tensor<6x1x5x2xf32>
    %74 = linalg.generic {indexing_maps = [#map9, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32 : tensor<5x2xf32>) outs(%73 : tensor<6x1x5x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x1x5x2xf32>
    %75 = tensor.empty() : tensor<6x1x5x2xf32>
    %76 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66, %74 : tensor<6x1x5x2xf32>, tensor<6x1x5x2xf32>) outs(%75 : tensor<6x1x5x2xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %106 = arith.mulf %in, %in_8 : f32
      linalg.yield %106 : f32
    } -> tensor<6x1x5x2xf32>
    %77 = tensor.empty() : tensor<6x1x5x2xf32>
    %78 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62 : tensor<1x5x2xf32>) outs(%77 : tensor<6x1x5x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x1x5x2xf32>
    %79 = tensor.empty() : tensor<6x1x5x2xf32>
    %80 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%78, %70 : tensor<6x1x5x2xf32>, tensor<6x1x5x2xf32>) outs(%79 : tensor<6x1x5x2xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %106 = arith.mulf %in, %in_8 : f32
      linalg.yield %106 : f32
    } -> tensor<6x1x5x2xf32>
    %81 = tensor.empty() : tensor<6x1x5x2xf32>
    %82 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%76, %80 : tensor<6x1x5x2xf32>, tensor<6x1x5x2xf32>) outs(%81 : tensor<6x1x5x2xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %106 = arith.addf %in, %in_8 : f32
      linalg.yield %106 : f32
    } -> tensor<6x1x5x2xf32>
    %83 = tensor.empty() : tensor<6x1x5x2xf32>
    %84 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36 : tensor<6x5x2xf32>) outs(%83 : tensor<6x1x5x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x1x5x2xf32>
    %85 = tensor.empty() : tensor<6x1x5x2xf32>
    %86 = linalg.generic {indexing_maps = [#map9, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22 : tensor<5x2xf32>) outs(%85 : tensor<6x1x5x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x1x5x2xf32>
    %87 = tensor.empty() : tensor<6x1x5x2xf32>
    %88 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%82, %86 : tensor<6x1x5x2xf32>, tensor<6x1x5x2xf32>) outs(%87 : tensor<6x1x5x2xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %106 = arith.mulf %in, %in_8 : f32
      linalg.yield %106 : f32
    } -> tensor<6x1x5x2xf32>
    %89 = tensor.empty() : tensor<6x1x5x2xf32>
    %90 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72 : tensor<1x5x2xf32>) outs(%89 : tensor<6x1x5x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x1x5x2xf32>
    %91 = tensor.empty() : tensor<6x1x5x2xf32>
    %92 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%90, %84 : tensor<6x1x5x2xf32>, tensor<6x1x5x2xf32>) outs(%91 : tensor<6x1x5x2xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %106 = arith.mulf %in, %in_8 : f32
      linalg.yield %106 : f32
    } -> tensor<6x1x5x2xf32>
    %93 = tensor.empty() : tensor<6x1x5x2xf32>
    %94 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%88, %92 : tensor<6x1x5x2xf32>, tensor<6x1x5x2xf32>) outs(%93 : tensor<6x1x5x2xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %106 = arith.addf %in, %in_8 : f32
      linalg.yield %106 : f32
    } -> tensor<6x1x5x2xf32>
    %95 = tensor.empty() : tensor<6x1x5x2xf32>
    %96 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%82, %94 : tensor<6x1x5x2xf32>, tensor<6x1x5x2xf32>) outs(%95 : tensor<6x1x5x2xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %106 = arith.addf %in, %in_8 : f32
      linalg.yield %106 : f32
    } -> tensor<6x1x5x2xf32>
    %97 = tensor.empty() : tensor<6x1x2x5xf32>
    %98 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%96 : tensor<6x1x5x2xf32>) outs(%97 : tensor<6x1x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x1x2x5xf32>
    %collapsed_4 = tensor.collapse_shape %98 [[0, 1, 2], [3]] : tensor<6x1x2x5xf32> into tensor<12x5xf32>
    %99 = tensor.empty() : tensor<12x3xf32>
    %100 = linalg.fill ins(%cst_1 : f32) outs(%99 : tensor<12x3xf32>) -> tensor<12x3xf32>
    %101 = linalg.matmul ins(%collapsed_4, %12 : tensor<12x5xf32>, tensor<5x3xf32>) outs(%100 : tensor<12x3xf32>) -> tensor<12x3xf32>
    %expanded_5 = tensor.expand_shape %101 [[0, 1, 2], [3]] output_shape [6, 1, 2, 3] : tensor<12x3xf32> into tensor<6x1x2x3xf32>
    %102 = tensor.empty() : tensor<6x1x3x2xf32>
    %103 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<6x1x2x3xf32>) outs(%102 : tensor<6x1x3x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x1x3x2xf32>
    %collapsed_6 = tensor.collapse_shape %103 [[0], [1, 2], [3]] : tensor<6x1x3x2xf32> into tensor<6x3x2xf32>
    %104 = tensor.empty() : tensor<3x2x6xf32>
    %105 = linalg.generic {indexing_maps = [#map12, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_6 : tensor<6x3x2xf32>) outs(%104 : tensor<3x2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x2x6xf32>
    %expanded_7 = tensor.expand_shape %105 [[0], [1], [2, 3]] output_shape [3, 2, 3, 2] : tensor<3x2x6xf32> into tensor<3x2x3x2xf32>
    return %expanded_7 : tensor<3x2x3x2xf32>
  }
}

