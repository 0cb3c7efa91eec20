#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<(d0, d1) -> (d0)>
module @jit_nerf_volume_rendering {
  func.func public @main(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8x3xf32>, %arg2: tensor<4x8xf32>) -> (tensor<4x3xf32>, tensor<4xf32>, tensor<4xf32>) {
    %cst = arith.constant 1.000000e-10 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %cst_2 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<1.000000e+00> : tensor<4x1xf32>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = math.absf %in : f32
      linalg.yield %38 : f32
    } -> tensor<4x8xf32>
    %2 = tensor.empty() : tensor<4x8xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xf32>) outs(%2 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.maximumf %in, %cst_1 : f32
      linalg.yield %38 : f32
    } -> tensor<4x8xf32>
    %4 = tensor.empty() : tensor<4x8xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<4x8xf32>) outs(%4 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.negf %in : f32
      linalg.yield %38 : f32
    } -> tensor<4x8xf32>
    %6 = tensor.empty() : tensor<4x8xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%6 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %38 = arith.mulf %in, %in_6 : f32
      linalg.yield %38 : f32
    } -> tensor<4x8xf32>
    %8 = tensor.empty() : tensor<4x8xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<4x8xf32>) outs(%8 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = math.exp %in : f32
      linalg.yield %38 : f32
    } -> tensor<4x8xf32>
    %10 = tensor.empty() : tensor<4x8xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<4x8xf32>) outs(%10 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.subf %cst_0, %in : f32
      linalg.yield %38 : f32
    } -> tensor<4x8xf32>
    %extracted_slice = tensor.extract_slice %11[0, 0] [4, 7] [1, 1] : tensor<4x8xf32> to tensor<4x7xf32>
    %12 = tensor.empty() : tensor<4x7xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<4x7xf32>) outs(%12 : tensor<4x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.subf %cst_0, %in : f32
      linalg.yield %38 : f32
    } -> tensor<4x7xf32>
    %14 = tensor.empty() : tensor<4x7xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<4x7xf32>) outs(%14 : tensor<4x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.addf %in, %cst : f32
      linalg.yield %38 : f32
    } -> tensor<4x7xf32>
    %16 = tensor.empty() : tensor<4x8xf32>
    %inserted_slice = tensor.insert_slice %cst_3 into %16[0, 0] [4, 1] [1, 1] : tensor<4x1xf32> into tensor<4x8xf32>
    %inserted_slice_5 = tensor.insert_slice %15 into %inserted_slice[0, 1] [4, 7] [1, 1] : tensor<4x7xf32> into tensor<4x8xf32>
    %17 = tensor.empty() : tensor<4x8xf32>
    %18 = tensor.empty() : tensor<4xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel"]} ins(%cst_2 : tensor<f32>) outs(%18 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4xf32>
    %20:2 = iree_linalg_ext.scan dimension(1) inclusive(true) ins(%inserted_slice_5 : tensor<4x8xf32>) outs(%17, %19 : tensor<4x8xf32>, tensor<4xf32>) {
    ^bb0(%arg3: f32, %arg4: f32):
      %38 = arith.mulf %arg3, %arg4 : f32
      iree_linalg_ext.yield %38 : f32
    } -> tensor<4x8xf32>, tensor<4xf32>
    %21 = tensor.empty() : tensor<4x8xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%11, %20#0 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%21 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %38 = arith.mulf %in, %in_6 : f32
      linalg.yield %38 : f32
    } -> tensor<4x8xf32>
    %23 = tensor.empty() : tensor<4x3xf32>
    %24 = linalg.fill ins(%cst_1 : f32) outs(%23 : tensor<4x3xf32>) -> tensor<4x3xf32>
    %25 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%22, %arg1 : tensor<4x8xf32>, tensor<4x8x3xf32>) outs(%24 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %38 = arith.mulf %in, %in_6 : f32
      %39 = arith.addf %out, %38 : f32
      linalg.yield %39 : f32
    } -> tensor<4x3xf32>
    %26 = tensor.empty() : tensor<4x8xf32>
    %27 = tensor.empty() : tensor<4xf32>
    %28 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel"]} ins(%cst_4 : tensor<f32>) outs(%27 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4xf32>
    %29:2 = iree_linalg_ext.scan dimension(1) inclusive(true) ins(%1 : tensor<4x8xf32>) outs(%26, %28 : tensor<4x8xf32>, tensor<4xf32>) {
    ^bb0(%arg3: f32, %arg4: f32):
      %38 = arith.addf %arg3, %arg4 : f32
      iree_linalg_ext.yield %38 : f32
    } -> tensor<4x8xf32>, tensor<4xf32>
    %30 = tensor.empty() : tensor<4x8xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%22, %29#0 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%30 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %38 = arith.mulf %in, %in_6 : f32
      linalg.yield %38 : f32
    } -> tensor<4x8xf32>
    %32 = tensor.empty() : tensor<4xf32>
    %33 = linalg.fill ins(%cst_1 : f32) outs(%32 : tensor<4xf32>) -> tensor<4xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map6], iterator_types = ["parallel", "reduction"]} ins(%31 : tensor<4x8xf32>) outs(%33 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.addf %out, %in : f32
      linalg.yield %38 : f32
    } -> tensor<4xf32>
    %35 = tensor.empty() : tensor<4xf32>
    %36 = linalg.fill ins(%cst_1 : f32) outs(%35 : tensor<4xf32>) -> tensor<4xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map6], iterator_types = ["parallel", "reduction"]} ins(%22 : tensor<4x8xf32>) outs(%36 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.addf %out, %in : f32
      linalg.yield %38 : f32
    } -> tensor<4xf32>
    return %25, %34, %37 : tensor<4x3xf32>, tensor<4xf32>, tensor<4xf32>
  }
}

