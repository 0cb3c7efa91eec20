#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map3 = affine_map<(d0, d1, d2) -> (d2, d1, d0)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map6 = affine_map<() -> ()>
#map7 = affine_map<(d0, d1, d2) -> ()>
module @jit_triangle_multiplication_outgoing {
  func.func public @main(%arg0: tensor<6x6x8xf32>, %arg1: tensor<8x5xf32>, %arg2: tensor<8x5xf32>, %arg3: tensor<8x5xf32>, %arg4: tensor<8x5xf32>, %arg5: tensor<5x8xf32>) -> tensor<6x6x8xf32> {
    %cst = arith.constant 9.99999974E-6 : f32
    %cst_0 = arith.constant 0x7FC00000 : f32
    %cst_1 = arith.constant 5.000000e+00 : f32
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant 0.000000e+00 : f32
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<6x6x8xf32> into tensor<36x8xf32>
    %0 = tensor.empty() : tensor<36x5xf32>
    %1 = linalg.fill ins(%cst_3 : f32) outs(%0 : tensor<36x5xf32>) -> tensor<36x5xf32>
    %2 = linalg.matmul ins(%collapsed, %arg2 : tensor<36x8xf32>, tensor<8x5xf32>) outs(%1 : tensor<36x5xf32>) -> tensor<36x5xf32>
    %3 = tensor.empty() : tensor<36x5xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<36x5xf32>) outs(%3 : tensor<36x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.negf %in : f32
      linalg.yield %80 : f32
    } -> tensor<36x5xf32>
    %5 = tensor.empty() : tensor<36x5xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<36x5xf32>) outs(%5 : tensor<36x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = math.exp %in : f32
      linalg.yield %80 : f32
    } -> tensor<36x5xf32>
    %expanded = tensor.expand_shape %6 [[0, 1], [2]] output_shape [6, 6, 5] : tensor<36x5xf32> into tensor<6x6x5xf32>
    %7 = tensor.empty() : tensor<6x6x5xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<6x6x5xf32>) outs(%7 : tensor<6x6x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.addf %in, %cst_2 : f32
      linalg.yield %80 : f32
    } -> tensor<6x6x5xf32>
    %9 = tensor.empty() : tensor<6x6x5xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<6x6x5xf32>) outs(%9 : tensor<6x6x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.divf %cst_2, %in : f32
      linalg.yield %80 : f32
    } -> tensor<6x6x5xf32>
    %11 = tensor.empty() : tensor<36x5xf32>
    %12 = linalg.fill ins(%cst_3 : f32) outs(%11 : tensor<36x5xf32>) -> tensor<36x5xf32>
    %13 = linalg.matmul ins(%collapsed, %arg1 : tensor<36x8xf32>, tensor<8x5xf32>) outs(%12 : tensor<36x5xf32>) -> tensor<36x5xf32>
    %expanded_4 = tensor.expand_shape %13 [[0, 1], [2]] output_shape [6, 6, 5] : tensor<36x5xf32> into tensor<6x6x5xf32>
    %14 = tensor.empty() : tensor<6x6x5xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10, %expanded_4 : tensor<6x6x5xf32>, tensor<6x6x5xf32>) outs(%14 : tensor<6x6x5xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %80 = arith.mulf %in, %in_11 : f32
      linalg.yield %80 : f32
    } -> tensor<6x6x5xf32>
    %16 = tensor.empty() : tensor<36x5xf32>
    %17 = linalg.fill ins(%cst_3 : f32) outs(%16 : tensor<36x5xf32>) -> tensor<36x5xf32>
    %18 = linalg.matmul ins(%collapsed, %arg4 : tensor<36x8xf32>, tensor<8x5xf32>) outs(%17 : tensor<36x5xf32>) -> tensor<36x5xf32>
    %19 = tensor.empty() : tensor<36x5xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<36x5xf32>) outs(%19 : tensor<36x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.negf %in : f32
      linalg.yield %80 : f32
    } -> tensor<36x5xf32>
    %21 = tensor.empty() : tensor<36x5xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<36x5xf32>) outs(%21 : tensor<36x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = math.exp %in : f32
      linalg.yield %80 : f32
    } -> tensor<36x5xf32>
    %expanded_5 = tensor.expand_shape %22 [[0, 1], [2]] output_shape [6, 6, 5] : tensor<36x5xf32> into tensor<6x6x5xf32>
    %23 = tensor.empty() : tensor<6x6x5xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<6x6x5xf32>) outs(%23 : tensor<6x6x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.addf %in, %cst_2 : f32
      linalg.yield %80 : f32
    } -> tensor<6x6x5xf32>
    %25 = tensor.empty() : tensor<6x6x5xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<6x6x5xf32>) outs(%25 : tensor<6x6x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.divf %cst_2, %in : f32
      linalg.yield %80 : f32
    } -> tensor<6x6x5xf32>
    %27 = tensor.empty() : tensor<36x5xf32>
    %28 = linalg.fill ins(%cst_3 : f32) outs(%27 : tensor<36x5xf32>) -> tensor<36x5xf32>
    %29 = linalg.matmul ins(%collapsed, %arg3 : tensor<36x8xf32>, tensor<8x5xf32>) outs(%28 : tensor<36x5xf32>) -> tensor<36x5xf32>
    %expanded_6 = tensor.expand_shape %29 [[0, 1], [2]] output_shape [6, 6, 5] : tensor<36x5xf32> into tensor<6x6x5xf32>
    %30 = tensor.empty() : tensor<6x6x5xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %expanded_6 : tensor<6x6x5xf32>, tensor<6x6x5xf32>) outs(%30 : tensor<6x6x5xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %80 = arith.mulf %in, %in_11 : f32
      linalg.yield %80 : f32
    } -> tensor<6x6x5xf32>
    %32 = tensor.empty() : tensor<5x6x6xf32>
    %33 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<6x6x5xf32>) outs(%32 : tensor<5x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x6x6xf32>
    %34 = tensor.empty() : tensor<5x6x6xf32>
    %35 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<6x6x5xf32>) outs(%34 : tensor<5x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x6x6xf32>
    %36 = tensor.empty() : tensor<5x6x6xf32>
    %37 = linalg.fill ins(%cst_3 : f32) outs(%36 : tensor<5x6x6xf32>) -> tensor<5x6x6xf32>
    %38 = linalg.batch_matmul ins(%33, %35 : tensor<5x6x6xf32>, tensor<5x6x6xf32>) outs(%37 : tensor<5x6x6xf32>) -> tensor<5x6x6xf32>
    %39 = tensor.empty() : tensor<6x6x5xf32>
    %40 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38 : tensor<5x6x6xf32>) outs(%39 : tensor<6x6x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x6x5xf32>
    %41 = tensor.empty() : tensor<6x6xf32>
    %42 = linalg.fill ins(%cst_3 : f32) outs(%41 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %43 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%40 : tensor<6x6x5xf32>) outs(%42 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.addf %out, %in : f32
      linalg.yield %80 : f32
    } -> tensor<6x6xf32>
    %expanded_7 = tensor.expand_shape %43 [[0], [1, 2]] output_shape [6, 6, 1] : tensor<6x6xf32> into tensor<6x6x1xf32>
    %44 = tensor.empty() : tensor<6x6x1xf32>
    %45 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_7 : tensor<6x6x1xf32>) outs(%44 : tensor<6x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.divf %in, %cst_1 : f32
      linalg.yield %80 : f32
    } -> tensor<6x6x1xf32>
    %46 = tensor.empty() : tensor<6x6x5xf32>
    %47 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45 : tensor<6x6x1xf32>) outs(%46 : tensor<6x6x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x6x5xf32>
    %48 = tensor.empty() : tensor<6x6x5xf32>
    %49 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40, %47 : tensor<6x6x5xf32>, tensor<6x6x5xf32>) outs(%48 : tensor<6x6x5xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %80 = arith.subf %in, %in_11 : f32
      linalg.yield %80 : f32
    } -> tensor<6x6x5xf32>
    %50 = tensor.empty() : tensor<6x6x5xf32>
    %51 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49 : tensor<6x6x5xf32>) outs(%50 : tensor<6x6x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.mulf %in, %in : f32
      linalg.yield %80 : f32
    } -> tensor<6x6x5xf32>
    %52 = tensor.empty() : tensor<f32>
    %53 = linalg.generic {indexing_maps = [#map6], iterator_types = []} outs(%52 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_3 : f32
    } -> tensor<f32>
    %54 = tensor.empty() : tensor<f32>
    %55 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%53 : tensor<f32>) outs(%54 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.subf %cst_1, %in : f32
      linalg.yield %80 : f32
    } -> tensor<f32>
    %56 = tensor.empty() : tensor<6x6xf32>
    %57 = linalg.fill ins(%cst_3 : f32) outs(%56 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %58 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%51 : tensor<6x6x5xf32>) outs(%57 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.addf %out, %in : f32
      linalg.yield %80 : f32
    } -> tensor<6x6xf32>
    %expanded_8 = tensor.expand_shape %58 [[0], [1, 2]] output_shape [6, 6, 1] : tensor<6x6xf32> into tensor<6x6x1xf32>
    %59 = tensor.empty() : tensor<6x6x1xf32>
    %60 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55 : tensor<f32>) outs(%59 : tensor<6x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x6x1xf32>
    %61 = tensor.empty() : tensor<6x6x1xf32>
    %62 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_8, %60 : tensor<6x6x1xf32>, tensor<6x6x1xf32>) outs(%61 : tensor<6x6x1xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %80 = arith.divf %in, %in_11 : f32
      linalg.yield %80 : f32
    } -> tensor<6x6x1xf32>
    %63 = tensor.empty() : tensor<i1>
    %64 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%55 : tensor<f32>) outs(%63 : tensor<i1>) {
    ^bb0(%in: f32, %out: i1):
      %80 = arith.cmpf ogt, %in, %cst_3 : f32
      linalg.yield %80 : i1
    } -> tensor<i1>
    %65 = tensor.empty() : tensor<6x6x1xf32>
    %extracted = tensor.extract %64[] : tensor<i1>
    %66 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62 : tensor<6x6x1xf32>) outs(%65 : tensor<6x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.select %extracted, %in, %cst_0 : f32
      linalg.yield %80 : f32
    } -> tensor<6x6x1xf32>
    %67 = tensor.empty() : tensor<6x6x1xf32>
    %68 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66 : tensor<6x6x1xf32>) outs(%67 : tensor<6x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.addf %in, %cst : f32
      linalg.yield %80 : f32
    } -> tensor<6x6x1xf32>
    %69 = tensor.empty() : tensor<6x6x1xf32>
    %70 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68 : tensor<6x6x1xf32>) outs(%69 : tensor<6x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = math.rsqrt %in : f32
      linalg.yield %80 : f32
    } -> tensor<6x6x1xf32>
    %71 = tensor.empty() : tensor<6x6x5xf32>
    %72 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70 : tensor<6x6x1xf32>) outs(%71 : tensor<6x6x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x6x5xf32>
    %73 = tensor.empty() : tensor<6x6x5xf32>
    %74 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49, %72 : tensor<6x6x5xf32>, tensor<6x6x5xf32>) outs(%73 : tensor<6x6x5xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %80 = arith.mulf %in, %in_11 : f32
      linalg.yield %80 : f32
    } -> tensor<6x6x5xf32>
    %collapsed_9 = tensor.collapse_shape %74 [[0, 1], [2]] : tensor<6x6x5xf32> into tensor<36x5xf32>
    %75 = tensor.empty() : tensor<36x8xf32>
    %76 = linalg.fill ins(%cst_3 : f32) outs(%75 : tensor<36x8xf32>) -> tensor<36x8xf32>
    %77 = linalg.matmul ins(%collapsed_9, %arg5 : tensor<36x5xf32>, tensor<5x8xf32>) outs(%76 : tensor<36x8xf32>) -> tensor<36x8xf32>
    %expanded_10 = tensor.expand_shape %77 [[0, 1], [2]] output_shape [6, 6, 8] : tensor<36x8xf32> into tensor<6x6x8xf32>
    %78 = tensor.empty() : tensor<6x6x8xf32>
    %79 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %expanded_10 : tensor<6x6x8xf32>, tensor<6x6x8xf32>) outs(%78 : tensor<6x6x8xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %80 = arith.addf %in, %in_11 : f32
      linalg.yield %80 : f32
    } -> tensor<6x6x8xf32>
    return %79 : tensor<6x6x8xf32>
  }
}

