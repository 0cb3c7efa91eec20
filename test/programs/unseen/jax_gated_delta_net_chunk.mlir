#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0) -> ()>
#map5 = affine_map<(d0) -> (d0)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
module @jit_gated_delta_net_chunk {
  func.func public @main(%arg0: tensor<1x8x4xf32>, %arg1: tensor<1x8x4xf32>, %arg2: tensor<1x8x4xf32>, %arg3: tensor<1x8xf32>, %arg4: tensor<1x8xf32>) -> (tensor<1x8x4xf32>, tensor<1x8x4xf32>) {
    %c-1_i32 = arith.constant -1 : i32
    %cst = arith.constant 9.99999997E-7 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<1x8x4xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<1x8x4xf32>) outs(%0 : tensor<1x8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %140 = arith.mulf %in, %in : f32
      linalg.yield %140 : f32
    } -> tensor<1x8x4xf32>
    %2 = tensor.empty() : tensor<1x8xf32>
    %3 = linalg.fill ins(%cst_0 : f32) outs(%2 : tensor<1x8xf32>) -> tensor<1x8xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1 : tensor<1x8x4xf32>) outs(%3 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %140 = arith.addf %out, %in : f32
      linalg.yield %140 : f32
    } -> tensor<1x8xf32>
    %expanded = tensor.expand_shape %4 [[0], [1, 2]] output_shape [1, 8, 1] : tensor<1x8xf32> into tensor<1x8x1xf32>
    %5 = tensor.empty() : tensor<1x8x1xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x8x1xf32>) outs(%5 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %140 = arith.addf %in, %cst : f32
      linalg.yield %140 : f32
    } -> tensor<1x8x1xf32>
    %7 = tensor.empty() : tensor<1x8x1xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<1x8x1xf32>) outs(%7 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %140 = math.rsqrt %in : f32
      linalg.yield %140 : f32
    } -> tensor<1x8x1xf32>
    %9 = tensor.empty() : tensor<1x8x4xf32>
    %10 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<1x8x1xf32>) outs(%9 : tensor<1x8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x4xf32>
    %11 = tensor.empty() : tensor<1x8x4xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %10 : tensor<1x8x4xf32>, tensor<1x8x4xf32>) outs(%11 : tensor<1x8x4xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %140 = arith.mulf %in, %in_16 : f32
      linalg.yield %140 : f32
    } -> tensor<1x8x4xf32>
    %13 = tensor.empty() : tensor<1x8xf32>
    %14 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<1x8xf32>) outs(%13 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %140 = arith.maximumf %in, %cst_0 : f32
      linalg.yield %140 : f32
    } -> tensor<1x8xf32>
    %15 = tensor.empty() : tensor<1x8xi1>
    %16 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<1x8xf32>) outs(%15 : tensor<1x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %140 = arith.cmpf une, %in, %in : f32
      linalg.yield %140 : i1
    } -> tensor<1x8xi1>
    %17 = tensor.empty() : tensor<1x8xf32>
    %18 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<1x8xf32>) outs(%17 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %140 = arith.addf %in, %cst_0 : f32
      linalg.yield %140 : f32
    } -> tensor<1x8xf32>
    %19 = tensor.empty() : tensor<1x8xf32>
    %20 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<1x8xf32>) outs(%19 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %140 = math.absf %in : f32
      linalg.yield %140 : f32
    } -> tensor<1x8xf32>
    %21 = tensor.empty() : tensor<1x8xf32>
    %22 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<1x8xf32>) outs(%21 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %140 = arith.negf %in : f32
      linalg.yield %140 : f32
    } -> tensor<1x8xf32>
    %23 = tensor.empty() : tensor<1x8xf32>
    %24 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<1x8xf32>) outs(%23 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %140 = math.exp %in : f32
      linalg.yield %140 : f32
    } -> tensor<1x8xf32>
    %25 = tensor.empty() : tensor<1x8xf32>
    %26 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<1x8xf32>) outs(%25 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %140 = math.log1p %in : f32
      linalg.yield %140 : f32
    } -> tensor<1x8xf32>
    %27 = tensor.empty() : tensor<1x8xf32>
    %28 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%14, %26 : tensor<1x8xf32>, tensor<1x8xf32>) outs(%27 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %140 = arith.addf %in, %in_16 : f32
      linalg.yield %140 : f32
    } -> tensor<1x8xf32>
    %29 = tensor.empty() : tensor<1x8xf32>
    %30 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%16, %18, %28 : tensor<1x8xi1>, tensor<1x8xf32>, tensor<1x8xf32>) outs(%29 : tensor<1x8xf32>) {
    ^bb0(%in: i1, %in_16: f32, %in_17: f32, %out: f32):
      %140 = arith.select %in, %in_16, %in_17 : f32
      linalg.yield %140 : f32
    } -> tensor<1x8xf32>
    %31 = tensor.empty() : tensor<1x8xf32>
    %32 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<1x8xf32>) outs(%31 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %140 = arith.negf %in : f32
      linalg.yield %140 : f32
    } -> tensor<1x8xf32>
    %33 = tensor.empty() : tensor<1x8xf32>
    %34 = tensor.empty() : tensor<1xf32>
    %35 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_1 : tensor<f32>) outs(%34 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1xf32>
    %36:2 = iree_linalg_ext.scan dimension(1) inclusive(true) ins(%32 : tensor<1x8xf32>) outs(%33, %35 : tensor<1x8xf32>, tensor<1xf32>) {
    ^bb0(%arg5: f32, %arg6: f32):
      %140 = arith.addf %arg5, %arg6 : f32
      iree_linalg_ext.yield %140 : f32
    } -> tensor<1x8xf32>, tensor<1xf32>
    %37 = tensor.empty() : tensor<1x8x8xf32>
    %38 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36#0 : tensor<1x8xf32>) outs(%37 : tensor<1x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x8xf32>
    %39 = tensor.empty() : tensor<1x8x8xf32>
    %40 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36#0 : tensor<1x8xf32>) outs(%39 : tensor<1x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x8xf32>
    %41 = tensor.empty() : tensor<1x8x8xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38, %40 : tensor<1x8x8xf32>, tensor<1x8x8xf32>) outs(%41 : tensor<1x8x8xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %140 = arith.subf %in, %in_16 : f32
      linalg.yield %140 : f32
    } -> tensor<1x8x8xf32>
    %43 = tensor.empty() : tensor<1x8x8xf32>
    %44 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42 : tensor<1x8x8xf32>) outs(%43 : tensor<1x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %140 = arith.minimumf %in, %cst_0 : f32
      linalg.yield %140 : f32
    } -> tensor<1x8x8xf32>
    %45 = tensor.empty() : tensor<1x8x8xf32>
    %46 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44 : tensor<1x8x8xf32>) outs(%45 : tensor<1x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %140 = math.exp %in : f32
      linalg.yield %140 : f32
    } -> tensor<1x8x8xf32>
    %47 = tensor.empty() : tensor<8x8xi32>
    %48 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel"]} outs(%47 : tensor<8x8xi32>) {
    ^bb0(%out: i32):
      %140 = linalg.index 0 : index
      %141 = arith.index_cast %140 : index to i32
      linalg.yield %141 : i32
    } -> tensor<8x8xi32>
    %49 = tensor.empty() : tensor<8x8xi32>
    %50 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel"]} outs(%49 : tensor<8x8xi32>) {
    ^bb0(%out: i32):
      %140 = linalg.index 1 : index
      %141 = arith.index_cast %140 : index to i32
      linalg.yield %141 : i32
    } -> tensor<8x8xi32>
    %51 = tensor.empty() : tensor<8x8xi1>
    %52 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%48, %50 : tensor<8x8xi32>, tensor<8x8xi32>) outs(%51 : tensor<8x8xi1>) {
    ^bb0(%in: i32, %in_16: i32, %out: i1):
      %140 = arith.cmpi sge, %in, %in_16 : i32
      linalg.yield %140 : i1
    } -> tensor<8x8xi1>
    %53 = tensor.empty() : tensor<1x8x8xi1>
    %54 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52 : tensor<8x8xi1>) outs(%53 : tensor<1x8x8xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<1x8x8xi1>
    %55 = tensor.empty() : tensor<1x8x8xf32>
    %56 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54, %46 : tensor<1x8x8xi1>, tensor<1x8x8xf32>) outs(%55 : tensor<1x8x8xf32>) {
    ^bb0(%in: i1, %in_16: f32, %out: f32):
      %140 = arith.select %in, %in_16, %cst_0 : f32
      linalg.yield %140 : f32
    } -> tensor<1x8x8xf32>
    %57 = tensor.empty() : tensor<1x4x8xf32>
    %58 = linalg.generic {indexing_maps = [#map8, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<1x8x4xf32>) outs(%57 : tensor<1x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x8xf32>
    %collapsed = tensor.collapse_shape %12 [[0, 1], [2]] : tensor<1x8x4xf32> into tensor<8x4xf32>
    %collapsed_2 = tensor.collapse_shape %58 [[0, 1], [2]] : tensor<1x4x8xf32> into tensor<4x8xf32>
    %59 = tensor.empty() : tensor<8x8xf32>
    %60 = linalg.fill ins(%cst_0 : f32) outs(%59 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %61 = linalg.matmul ins(%collapsed, %collapsed_2 : tensor<8x4xf32>, tensor<4x8xf32>) outs(%60 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %expanded_3 = tensor.expand_shape %61 [[0, 1], [2]] output_shape [1, 8, 8] : tensor<8x8xf32> into tensor<1x8x8xf32>
    %62 = tensor.empty() : tensor<1x8x8xf32>
    %63 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<1x8xf32>) outs(%62 : tensor<1x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x8xf32>
    %64 = tensor.empty() : tensor<1x8x8xf32>
    %65 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63, %expanded_3 : tensor<1x8x8xf32>, tensor<1x8x8xf32>) outs(%64 : tensor<1x8x8xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %140 = arith.mulf %in, %in_16 : f32
      linalg.yield %140 : f32
    } -> tensor<1x8x8xf32>
    %66 = tensor.empty() : tensor<1x8x8xf32>
    %67 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65, %56 : tensor<1x8x8xf32>, tensor<1x8x8xf32>) outs(%66 : tensor<1x8x8xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %140 = arith.mulf %in, %in_16 : f32
      linalg.yield %140 : f32
    } -> tensor<1x8x8xf32>
    %68 = tensor.empty() : tensor<8x8xi32>
    %69 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%48 : tensor<8x8xi32>) outs(%68 : tensor<8x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %140 = arith.addi %in, %c-1_i32 : i32
      linalg.yield %140 : i32
    } -> tensor<8x8xi32>
    %70 = tensor.empty() : tensor<8x8xi1>
    %71 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%69, %50 : tensor<8x8xi32>, tensor<8x8xi32>) outs(%70 : tensor<8x8xi1>) {
    ^bb0(%in: i32, %in_16: i32, %out: i1):
      %140 = arith.cmpi sge, %in, %in_16 : i32
      linalg.yield %140 : i1
    } -> tensor<8x8xi1>
    %72 = tensor.empty() : tensor<1x8x8xi1>
    %73 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71 : tensor<8x8xi1>) outs(%72 : tensor<1x8x8xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<1x8x8xi1>
    %74 = tensor.empty() : tensor<1x8x8xf32>
    %75 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73, %67 : tensor<1x8x8xi1>, tensor<1x8x8xf32>) outs(%74 : tensor<1x8x8xf32>) {
    ^bb0(%in: i1, %in_16: f32, %out: f32):
      %140 = arith.select %in, %in_16, %cst_0 : f32
      linalg.yield %140 : f32
    } -> tensor<1x8x8xf32>
    %76 = tensor.empty() : tensor<8x8xi1>
    %77 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%48, %50 : tensor<8x8xi32>, tensor<8x8xi32>) outs(%76 : tensor<8x8xi1>) {
    ^bb0(%in: i32, %in_16: i32, %out: i1):
      %140 = arith.cmpi eq, %in, %in_16 : i32
      linalg.yield %140 : i1
    } -> tensor<8x8xi1>
    %78 = tensor.empty() : tensor<8x8xf32>
    %79 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%77 : tensor<8x8xi1>) outs(%78 : tensor<8x8xf32>) {
    ^bb0(%in: i1, %out: f32):
      %140 = arith.uitofp %in : i1 to f32
      linalg.yield %140 : f32
    } -> tensor<8x8xf32>
    %80 = tensor.empty() : tensor<1x8x8xf32>
    %81 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79 : tensor<8x8xf32>) outs(%80 : tensor<1x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x8xf32>
    %82 = tensor.empty() : tensor<1x8x8xf32>
    %83 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81, %75 : tensor<1x8x8xf32>, tensor<1x8x8xf32>) outs(%82 : tensor<1x8x8xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %140 = arith.subf %in, %in_16 : f32
      linalg.yield %140 : f32
    } -> tensor<1x8x8xf32>
    %collapsed_4 = tensor.collapse_shape %75 [[0, 1], [2]] : tensor<1x8x8xf32> into tensor<8x8xf32>
    %84 = tensor.empty() : tensor<8x8xf32>
    %85 = linalg.fill ins(%cst_0 : f32) outs(%84 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %86 = linalg.matmul ins(%collapsed_4, %collapsed_4 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%85 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %87 = tensor.empty() : tensor<1x8x8xf32>
    %88 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86 : tensor<8x8xf32>) outs(%87 : tensor<1x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x8xf32>
    %collapsed_5 = tensor.collapse_shape %83 [[0, 1], [2]] : tensor<1x8x8xf32> into tensor<8x8xf32>
    %collapsed_6 = tensor.collapse_shape %88 [[0, 1], [2]] : tensor<1x8x8xf32> into tensor<8x8xf32>
    %89 = tensor.empty() : tensor<8x8xf32>
    %90 = linalg.fill ins(%cst_0 : f32) outs(%89 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %91 = linalg.matmul ins(%collapsed_5, %collapsed_6 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%90 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %92 = tensor.empty() : tensor<1x8x8xf32>
    %93 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91 : tensor<8x8xf32>) outs(%92 : tensor<1x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x8xf32>
    %94 = tensor.empty() : tensor<1x8x8xf32>
    %95 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83, %93 : tensor<1x8x8xf32>, tensor<1x8x8xf32>) outs(%94 : tensor<1x8x8xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %140 = arith.addf %in, %in_16 : f32
      linalg.yield %140 : f32
    } -> tensor<1x8x8xf32>
    %96 = tensor.empty() : tensor<8x8xf32>
    %97 = linalg.fill ins(%cst_0 : f32) outs(%96 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %98 = linalg.matmul ins(%collapsed_6, %collapsed_6 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%97 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %99 = tensor.empty() : tensor<1x8x8xf32>
    %100 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98 : tensor<8x8xf32>) outs(%99 : tensor<1x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x8xf32>
    %collapsed_7 = tensor.collapse_shape %95 [[0, 1], [2]] : tensor<1x8x8xf32> into tensor<8x8xf32>
    %collapsed_8 = tensor.collapse_shape %100 [[0, 1], [2]] : tensor<1x8x8xf32> into tensor<8x8xf32>
    %101 = tensor.empty() : tensor<8x8xf32>
    %102 = linalg.fill ins(%cst_0 : f32) outs(%101 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %103 = linalg.matmul ins(%collapsed_7, %collapsed_8 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%102 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %104 = tensor.empty() : tensor<1x8x8xf32>
    %105 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103 : tensor<8x8xf32>) outs(%104 : tensor<1x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x8xf32>
    %106 = tensor.empty() : tensor<1x8x8xf32>
    %107 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %105 : tensor<1x8x8xf32>, tensor<1x8x8xf32>) outs(%106 : tensor<1x8x8xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %140 = arith.addf %in, %in_16 : f32
      linalg.yield %140 : f32
    } -> tensor<1x8x8xf32>
    %108 = tensor.empty() : tensor<1x8x4xf32>
    %109 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<1x8xf32>) outs(%108 : tensor<1x8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x4xf32>
    %110 = tensor.empty() : tensor<1x8x4xf32>
    %111 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109, %arg2 : tensor<1x8x4xf32>, tensor<1x8x4xf32>) outs(%110 : tensor<1x8x4xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %140 = arith.mulf %in, %in_16 : f32
      linalg.yield %140 : f32
    } -> tensor<1x8x4xf32>
    %collapsed_9 = tensor.collapse_shape %107 [[0, 1], [2]] : tensor<1x8x8xf32> into tensor<8x8xf32>
    %collapsed_10 = tensor.collapse_shape %111 [[0, 1], [2]] : tensor<1x8x4xf32> into tensor<8x4xf32>
    %112 = tensor.empty() : tensor<8x4xf32>
    %113 = linalg.fill ins(%cst_0 : f32) outs(%112 : tensor<8x4xf32>) -> tensor<8x4xf32>
    %114 = linalg.matmul ins(%collapsed_9, %collapsed_10 : tensor<8x8xf32>, tensor<8x4xf32>) outs(%113 : tensor<8x4xf32>) -> tensor<8x4xf32>
    %115 = tensor.empty() : tensor<1x8x4xf32>
    %116 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114 : tensor<8x4xf32>) outs(%115 : tensor<1x8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x4xf32>
    %117 = tensor.empty() : tensor<1x8xf32>
    %118 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%36#0 : tensor<1x8xf32>) outs(%117 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %140 = math.exp %in : f32
      linalg.yield %140 : f32
    } -> tensor<1x8xf32>
    %119 = tensor.empty() : tensor<1x8xf32>
    %120 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg3, %118 : tensor<1x8xf32>, tensor<1x8xf32>) outs(%119 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %140 = arith.mulf %in, %in_16 : f32
      linalg.yield %140 : f32
    } -> tensor<1x8xf32>
    %121 = tensor.empty() : tensor<1x8x4xf32>
    %122 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120 : tensor<1x8xf32>) outs(%121 : tensor<1x8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x4xf32>
    %123 = tensor.empty() : tensor<1x8x4xf32>
    %124 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122, %12 : tensor<1x8x4xf32>, tensor<1x8x4xf32>) outs(%123 : tensor<1x8x4xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %140 = arith.mulf %in, %in_16 : f32
      linalg.yield %140 : f32
    } -> tensor<1x8x4xf32>
    %collapsed_11 = tensor.collapse_shape %124 [[0, 1], [2]] : tensor<1x8x4xf32> into tensor<8x4xf32>
    %125 = tensor.empty() : tensor<8x4xf32>
    %126 = linalg.fill ins(%cst_0 : f32) outs(%125 : tensor<8x4xf32>) -> tensor<8x4xf32>
    %127 = linalg.matmul ins(%collapsed_9, %collapsed_11 : tensor<8x8xf32>, tensor<8x4xf32>) outs(%126 : tensor<8x4xf32>) -> tensor<8x4xf32>
    %128 = tensor.empty() : tensor<1x8x4xf32>
    %129 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127 : tensor<8x4xf32>) outs(%128 : tensor<1x8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x4xf32>
    %collapsed_12 = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<1x8x4xf32> into tensor<8x4xf32>
    %130 = tensor.empty() : tensor<8x8xf32>
    %131 = linalg.fill ins(%cst_0 : f32) outs(%130 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %132 = linalg.matmul ins(%collapsed_12, %collapsed_2 : tensor<8x4xf32>, tensor<4x8xf32>) outs(%131 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %expanded_13 = tensor.expand_shape %132 [[0, 1], [2]] output_shape [1, 8, 8] : tensor<8x8xf32> into tensor<1x8x8xf32>
    %133 = tensor.empty() : tensor<1x8x8xf32>
    %134 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_13, %56 : tensor<1x8x8xf32>, tensor<1x8x8xf32>) outs(%133 : tensor<1x8x8xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %140 = arith.mulf %in, %in_16 : f32
      linalg.yield %140 : f32
    } -> tensor<1x8x8xf32>
    %collapsed_14 = tensor.collapse_shape %134 [[0, 1], [2]] : tensor<1x8x8xf32> into tensor<8x8xf32>
    %collapsed_15 = tensor.collapse_shape %116 [[0, 1], [2]] : tensor<1x8x4xf32> into tensor<8x4xf32>
    %135 = tensor.empty() : tensor<8x4xf32>
    %136 = linalg.fill ins(%cst_0 : f32) outs(%135 : tensor<8x4xf32>) -> tensor<8x4xf32>
    %137 = linalg.matmul ins(%collapsed_14, %collapsed_15 : tensor<8x8xf32>, tensor<8x4xf32>) outs(%136 : tensor<8x4xf32>) -> tensor<8x4xf32>
    %138 = tensor.empty() : tensor<1x8x4xf32>
    %139 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137 : tensor<8x4xf32>) outs(%138 : tensor<1x8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x4xf32>
    return %139, %129 : tensor<1x8x4xf32>, tensor<1x8x4xf32>
  }
}

