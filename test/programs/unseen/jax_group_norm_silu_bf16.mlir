#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, 0)>
#map6 = affine_map<() -> ()>
#map7 = affine_map<(d0, d1, d2, d3) -> ()>
#map8 = affine_map<(d0) -> (d0)>
#map9 = affine_map<(d0, d1, d2) -> (d2)>
module @jit_group_norm_silu_bf16 {
  func.func public @main(%arg0: tensor<4x4x8xbf16>, %arg1: tensor<8xbf16>, %arg2: tensor<8xbf16>) -> tensor<4x4x8xbf16> {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 9.99999974E-6 : f32
    %cst_1 = arith.constant 0x7FC00000 : f32
    %cst_2 = arith.constant 1.600000e+01 : f32
    %cst_3 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<4x4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<4x4x8xbf16>) outs(%0 : tensor<4x4x8xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %64 = arith.extf %in : bf16 to f32
      linalg.yield %64 : f32
    } -> tensor<4x4x8xf32>
    %expanded = tensor.expand_shape %1 [[0], [1], [2, 3]] output_shape [4, 4, 2, 4] : tensor<4x4x8xf32> into tensor<4x4x2x4xf32>
    %2 = tensor.empty() : tensor<4x2xf32>
    %3 = linalg.fill ins(%cst_3 : f32) outs(%2 : tensor<4x2xf32>) -> tensor<4x2xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded : tensor<4x4x2x4xf32>) outs(%3 : tensor<4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.addf %out, %in : f32
      linalg.yield %64 : f32
    } -> tensor<4x2xf32>
    %5 = tensor.empty() : tensor<4x1x2x1xf32>
    %6 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%4 : tensor<4x2xf32>) outs(%5 : tensor<4x1x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x1x2x1xf32>
    %7 = tensor.empty() : tensor<4x1x2x1xf32>
    %8 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6 : tensor<4x1x2x1xf32>) outs(%7 : tensor<4x1x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.divf %in, %cst_2 : f32
      linalg.yield %64 : f32
    } -> tensor<4x1x2x1xf32>
    %9 = tensor.empty() : tensor<4x4x2x4xf32>
    %10 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8 : tensor<4x1x2x1xf32>) outs(%9 : tensor<4x4x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4x2x4xf32>
    %11 = tensor.empty() : tensor<4x4x2x4xf32>
    %12 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %10 : tensor<4x4x2x4xf32>, tensor<4x4x2x4xf32>) outs(%11 : tensor<4x4x2x4xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %64 = arith.subf %in, %in_4 : f32
      linalg.yield %64 : f32
    } -> tensor<4x4x2x4xf32>
    %13 = tensor.empty() : tensor<4x4x2x4xf32>
    %14 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12 : tensor<4x4x2x4xf32>) outs(%13 : tensor<4x4x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.mulf %in, %in : f32
      linalg.yield %64 : f32
    } -> tensor<4x4x2x4xf32>
    %15 = tensor.empty() : tensor<f32>
    %16 = linalg.generic {indexing_maps = [#map6], iterator_types = []} outs(%15 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_3 : f32
    } -> tensor<f32>
    %17 = tensor.empty() : tensor<f32>
    %18 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%16 : tensor<f32>) outs(%17 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.subf %cst_2, %in : f32
      linalg.yield %64 : f32
    } -> tensor<f32>
    %19 = tensor.empty() : tensor<4x2xf32>
    %20 = linalg.fill ins(%cst_3 : f32) outs(%19 : tensor<4x2xf32>) -> tensor<4x2xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%14 : tensor<4x4x2x4xf32>) outs(%20 : tensor<4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.addf %out, %in : f32
      linalg.yield %64 : f32
    } -> tensor<4x2xf32>
    %22 = tensor.empty() : tensor<4x1x2x1xf32>
    %23 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21 : tensor<4x2xf32>) outs(%22 : tensor<4x1x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x1x2x1xf32>
    %24 = tensor.empty() : tensor<4x1x2x1xf32>
    %25 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18 : tensor<f32>) outs(%24 : tensor<4x1x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x1x2x1xf32>
    %26 = tensor.empty() : tensor<4x1x2x1xf32>
    %27 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23, %25 : tensor<4x1x2x1xf32>, tensor<4x1x2x1xf32>) outs(%26 : tensor<4x1x2x1xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %64 = arith.divf %in, %in_4 : f32
      linalg.yield %64 : f32
    } -> tensor<4x1x2x1xf32>
    %28 = tensor.empty() : tensor<i1>
    %29 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%18 : tensor<f32>) outs(%28 : tensor<i1>) {
    ^bb0(%in: f32, %out: i1):
      %64 = arith.cmpf ogt, %in, %cst_3 : f32
      linalg.yield %64 : i1
    } -> tensor<i1>
    %30 = tensor.empty() : tensor<4x1x2x1xf32>
    %extracted = tensor.extract %29[] : tensor<i1>
    %31 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27 : tensor<4x1x2x1xf32>) outs(%30 : tensor<4x1x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.select %extracted, %in, %cst_1 : f32
      linalg.yield %64 : f32
    } -> tensor<4x1x2x1xf32>
    %32 = tensor.empty() : tensor<4x1x2x1xf32>
    %33 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31 : tensor<4x1x2x1xf32>) outs(%32 : tensor<4x1x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.addf %in, %cst_0 : f32
      linalg.yield %64 : f32
    } -> tensor<4x1x2x1xf32>
    %34 = tensor.empty() : tensor<4x1x2x1xf32>
    %35 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33 : tensor<4x1x2x1xf32>) outs(%34 : tensor<4x1x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = math.rsqrt %in : f32
      linalg.yield %64 : f32
    } -> tensor<4x1x2x1xf32>
    %36 = tensor.empty() : tensor<4x4x2x4xf32>
    %37 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35 : tensor<4x1x2x1xf32>) outs(%36 : tensor<4x4x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4x2x4xf32>
    %38 = tensor.empty() : tensor<4x4x2x4xf32>
    %39 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %37 : tensor<4x4x2x4xf32>, tensor<4x4x2x4xf32>) outs(%38 : tensor<4x4x2x4xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %64 = arith.mulf %in, %in_4 : f32
      linalg.yield %64 : f32
    } -> tensor<4x4x2x4xf32>
    %collapsed = tensor.collapse_shape %39 [[0], [1], [2, 3]] : tensor<4x4x2x4xf32> into tensor<4x4x8xf32>
    %40 = tensor.empty() : tensor<8xf32>
    %41 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%arg1 : tensor<8xbf16>) outs(%40 : tensor<8xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %64 = arith.extf %in : bf16 to f32
      linalg.yield %64 : f32
    } -> tensor<8xf32>
    %42 = tensor.empty() : tensor<4x4x8xf32>
    %43 = linalg.generic {indexing_maps = [#map9, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41 : tensor<8xf32>) outs(%42 : tensor<4x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4x8xf32>
    %44 = tensor.empty() : tensor<4x4x8xf32>
    %45 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed, %43 : tensor<4x4x8xf32>, tensor<4x4x8xf32>) outs(%44 : tensor<4x4x8xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %64 = arith.mulf %in, %in_4 : f32
      linalg.yield %64 : f32
    } -> tensor<4x4x8xf32>
    %46 = tensor.empty() : tensor<8xf32>
    %47 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%arg2 : tensor<8xbf16>) outs(%46 : tensor<8xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %64 = arith.extf %in : bf16 to f32
      linalg.yield %64 : f32
    } -> tensor<8xf32>
    %48 = tensor.empty() : tensor<4x4x8xf32>
    %49 = linalg.generic {indexing_maps = [#map9, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47 : tensor<8xf32>) outs(%48 : tensor<4x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4x8xf32>
    %50 = tensor.empty() : tensor<4x4x8xf32>
    %51 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45, %49 : tensor<4x4x8xf32>, tensor<4x4x8xf32>) outs(%50 : tensor<4x4x8xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %64 = arith.addf %in, %in_4 : f32
      linalg.yield %64 : f32
    } -> tensor<4x4x8xf32>
    %52 = tensor.empty() : tensor<4x4x8xf32>
    %53 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51 : tensor<4x4x8xf32>) outs(%52 : tensor<4x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.negf %in : f32
      linalg.yield %64 : f32
    } -> tensor<4x4x8xf32>
    %54 = tensor.empty() : tensor<4x4x8xf32>
    %55 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53 : tensor<4x4x8xf32>) outs(%54 : tensor<4x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = math.exp %in : f32
      linalg.yield %64 : f32
    } -> tensor<4x4x8xf32>
    %56 = tensor.empty() : tensor<4x4x8xf32>
    %57 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55 : tensor<4x4x8xf32>) outs(%56 : tensor<4x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.addf %in, %cst : f32
      linalg.yield %64 : f32
    } -> tensor<4x4x8xf32>
    %58 = tensor.empty() : tensor<4x4x8xf32>
    %59 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57 : tensor<4x4x8xf32>) outs(%58 : tensor<4x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.divf %cst, %in : f32
      linalg.yield %64 : f32
    } -> tensor<4x4x8xf32>
    %60 = tensor.empty() : tensor<4x4x8xf32>
    %61 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51, %59 : tensor<4x4x8xf32>, tensor<4x4x8xf32>) outs(%60 : tensor<4x4x8xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %64 = arith.mulf %in, %in_4 : f32
      linalg.yield %64 : f32
    } -> tensor<4x4x8xf32>
    %62 = tensor.empty() : tensor<4x4x8xbf16>
    %63 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61 : tensor<4x4x8xf32>) outs(%62 : tensor<4x4x8xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %64 = arith.truncf %in : f32 to bf16
      linalg.yield %64 : bf16
    } -> tensor<4x4x8xbf16>
    return %63 : tensor<4x4x8xbf16>
  }
}

