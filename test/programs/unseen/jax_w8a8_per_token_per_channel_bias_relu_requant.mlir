#map = affine_map<(d0, d1, d2) -> (d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map4 = affine_map<() -> ()>
#map5 = affine_map<(d0, d1, d2) -> ()>
module @jit_w8a8_per_token_per_channel_bias_relu_requant {
  func.func public @main(%arg0: tensor<2x16x24xi8>, %arg1: tensor<24x20xi8>, %arg2: tensor<2x16xf32>, %arg3: tensor<20xf32>, %arg4: tensor<20xi32>) -> (tensor<2x16x20xi8>, tensor<2x16x1xf32>) {
    %cst = arith.constant -1.280000e+02 : f32
    %cst_0 = arith.constant 9.99999997E-7 : f32
    %cst_1 = arith.constant 1.270000e+02 : f32
    %cst_2 = arith.constant 0xFF800000 : f32
    %cst_3 = arith.constant 0.000000e+00 : f32
    %c0_i32 = arith.constant 0 : i32
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x16x24xi8> into tensor<32x24xi8>
    %0 = tensor.empty() : tensor<32x20xi32>
    %1 = linalg.fill ins(%c0_i32 : i32) outs(%0 : tensor<32x20xi32>) -> tensor<32x20xi32>
    %2 = linalg.matmul ins(%collapsed, %arg1 : tensor<32x24xi8>, tensor<24x20xi8>) outs(%1 : tensor<32x20xi32>) -> tensor<32x20xi32>
    %expanded = tensor.expand_shape %2 [[0, 1], [2]] output_shape [2, 16, 20] : tensor<32x20xi32> into tensor<2x16x20xi32>
    %3 = tensor.empty() : tensor<2x16x20xi32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4 : tensor<20xi32>) outs(%3 : tensor<2x16x20xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x16x20xi32>
    %5 = tensor.empty() : tensor<2x16x20xi32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %4 : tensor<2x16x20xi32>, tensor<2x16x20xi32>) outs(%5 : tensor<2x16x20xi32>) {
    ^bb0(%in: i32, %in_5: i32, %out: i32):
      %46 = arith.addi %in, %in_5 : i32
      linalg.yield %46 : i32
    } -> tensor<2x16x20xi32>
    %7 = tensor.empty() : tensor<2x16x20xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<2x16x20xi32>) outs(%7 : tensor<2x16x20xf32>) {
    ^bb0(%in: i32, %out: f32):
      %46 = arith.sitofp %in : i32 to f32
      linalg.yield %46 : f32
    } -> tensor<2x16x20xf32>
    %9 = tensor.empty() : tensor<2x16x20xf32>
    %10 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x16xf32>) outs(%9 : tensor<2x16x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x20xf32>
    %11 = tensor.empty() : tensor<2x16x20xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %10 : tensor<2x16x20xf32>, tensor<2x16x20xf32>) outs(%11 : tensor<2x16x20xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %46 = arith.mulf %in, %in_5 : f32
      linalg.yield %46 : f32
    } -> tensor<2x16x20xf32>
    %13 = tensor.empty() : tensor<2x16x20xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<20xf32>) outs(%13 : tensor<2x16x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x20xf32>
    %15 = tensor.empty() : tensor<2x16x20xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %14 : tensor<2x16x20xf32>, tensor<2x16x20xf32>) outs(%15 : tensor<2x16x20xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %46 = arith.mulf %in, %in_5 : f32
      linalg.yield %46 : f32
    } -> tensor<2x16x20xf32>
    %17 = tensor.empty() : tensor<2x16x20xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<2x16x20xf32>) outs(%17 : tensor<2x16x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %46 = arith.maximumf %in, %cst_3 : f32
      linalg.yield %46 : f32
    } -> tensor<2x16x20xf32>
    %19 = tensor.empty() : tensor<2x16xf32>
    %20 = linalg.fill ins(%cst_2 : f32) outs(%19 : tensor<2x16xf32>) -> tensor<2x16xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%18 : tensor<2x16x20xf32>) outs(%20 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %46 = arith.maximumf %out, %in : f32
      linalg.yield %46 : f32
    } -> tensor<2x16xf32>
    %expanded_4 = tensor.expand_shape %21 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32>
    %22 = tensor.empty() : tensor<2x16x1xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_4 : tensor<2x16x1xf32>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %46 = arith.divf %in, %cst_1 : f32
      linalg.yield %46 : f32
    } -> tensor<2x16x1xf32>
    %24 = tensor.empty() : tensor<2x16x1xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<2x16x1xf32>) outs(%24 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %46 = arith.addf %in, %cst_0 : f32
      linalg.yield %46 : f32
    } -> tensor<2x16x1xf32>
    %26 = tensor.empty() : tensor<2x16x20xf32>
    %27 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<2x16x1xf32>) outs(%26 : tensor<2x16x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x20xf32>
    %28 = tensor.empty() : tensor<2x16x20xf32>
    %29 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %27 : tensor<2x16x20xf32>, tensor<2x16x20xf32>) outs(%28 : tensor<2x16x20xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %46 = arith.divf %in, %in_5 : f32
      linalg.yield %46 : f32
    } -> tensor<2x16x20xf32>
    %30 = tensor.empty() : tensor<2x16x20xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<2x16x20xf32>) outs(%30 : tensor<2x16x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %46 = math.roundeven %in : f32
      linalg.yield %46 : f32
    } -> tensor<2x16x20xf32>
    %32 = tensor.empty() : tensor<f32>
    %33 = linalg.generic {indexing_maps = [#map4], iterator_types = []} outs(%32 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %34 = tensor.empty() : tensor<2x16x20xf32>
    %35 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33 : tensor<f32>) outs(%34 : tensor<2x16x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x20xf32>
    %36 = tensor.empty() : tensor<2x16x20xf32>
    %37 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35, %31 : tensor<2x16x20xf32>, tensor<2x16x20xf32>) outs(%36 : tensor<2x16x20xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %46 = arith.maximumf %in, %in_5 : f32
      linalg.yield %46 : f32
    } -> tensor<2x16x20xf32>
    %38 = tensor.empty() : tensor<f32>
    %39 = linalg.generic {indexing_maps = [#map4], iterator_types = []} outs(%38 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_1 : f32
    } -> tensor<f32>
    %40 = tensor.empty() : tensor<2x16x20xf32>
    %41 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39 : tensor<f32>) outs(%40 : tensor<2x16x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x20xf32>
    %42 = tensor.empty() : tensor<2x16x20xf32>
    %43 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41, %37 : tensor<2x16x20xf32>, tensor<2x16x20xf32>) outs(%42 : tensor<2x16x20xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %46 = arith.minimumf %in, %in_5 : f32
      linalg.yield %46 : f32
    } -> tensor<2x16x20xf32>
    %44 = tensor.empty() : tensor<2x16x20xi8>
    %45 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43 : tensor<2x16x20xf32>) outs(%44 : tensor<2x16x20xi8>) {
    ^bb0(%in: f32, %out: i8):
      %46 = arith.fptosi %in : f32 to i8
      linalg.yield %46 : i8
    } -> tensor<2x16x20xi8>
    return %45, %25 : tensor<2x16x20xi8>, tensor<2x16x1xf32>
  }
}

