// Adam in the space of a projection of the gradient, and back.
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<() -> ()>
#map3 = affine_map<(d0, d1) -> ()>
module @jit_galore_projected_adam {
  func.func public @main(%arg0: tensor<32x24xf32>, %arg1: tensor<32x24xf32>, %arg2: tensor<32x4xf32>, %arg3: tensor<4x24xf32>, %arg4: tensor<4x24xf32>, %arg5: tensor<f32>) -> (tensor<32x24xf32>, tensor<4x24xf32>, tensor<4x24xf32>) {
    %cst = arith.constant 2.500000e-04 : f32
    %cst_0 = arith.constant 9.99999993E-9 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 1.000000e-03 : f32
    %cst_3 = arith.constant 9.990000e-01 : f32
    %cst_4 = arith.constant 1.000000e-01 : f32
    %cst_5 = arith.constant 0.899999976 : f32
    %cst_6 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<4x32xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<32x4xf32>) outs(%0 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32xf32>
    %2 = tensor.empty() : tensor<4x24xf32>
    %3 = linalg.fill ins(%cst_6 : f32) outs(%2 : tensor<4x24xf32>) -> tensor<4x24xf32>
    %4 = linalg.matmul ins(%1, %arg1 : tensor<4x32xf32>, tensor<32x24xf32>) outs(%3 : tensor<4x24xf32>) -> tensor<4x24xf32>
    %5 = tensor.empty() : tensor<4x24xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<4x24xf32>) outs(%5 : tensor<4x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = arith.mulf %in, %cst_5 : f32
      linalg.yield %48 : f32
    } -> tensor<4x24xf32>
    %7 = tensor.empty() : tensor<4x24xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<4x24xf32>) outs(%7 : tensor<4x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = arith.mulf %in, %cst_4 : f32
      linalg.yield %48 : f32
    } -> tensor<4x24xf32>
    %9 = tensor.empty() : tensor<4x24xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %8 : tensor<4x24xf32>, tensor<4x24xf32>) outs(%9 : tensor<4x24xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %48 = arith.addf %in, %in_7 : f32
      linalg.yield %48 : f32
    } -> tensor<4x24xf32>
    %11 = tensor.empty() : tensor<4x24xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<4x24xf32>) outs(%11 : tensor<4x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = arith.mulf %in, %cst_3 : f32
      linalg.yield %48 : f32
    } -> tensor<4x24xf32>
    %13 = tensor.empty() : tensor<4x24xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<4x24xf32>) outs(%13 : tensor<4x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = arith.mulf %in, %cst_2 : f32
      linalg.yield %48 : f32
    } -> tensor<4x24xf32>
    %15 = tensor.empty() : tensor<4x24xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%14, %4 : tensor<4x24xf32>, tensor<4x24xf32>) outs(%15 : tensor<4x24xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %48 = arith.mulf %in, %in_7 : f32
      linalg.yield %48 : f32
    } -> tensor<4x24xf32>
    %17 = tensor.empty() : tensor<4x24xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%12, %16 : tensor<4x24xf32>, tensor<4x24xf32>) outs(%17 : tensor<4x24xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %48 = arith.addf %in, %in_7 : f32
      linalg.yield %48 : f32
    } -> tensor<4x24xf32>
    %19 = tensor.empty() : tensor<f32>
    %20 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg5 : tensor<f32>) outs(%19 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = math.powf %cst_5, %in : f32
      linalg.yield %48 : f32
    } -> tensor<f32>
    %21 = tensor.empty() : tensor<f32>
    %22 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%20 : tensor<f32>) outs(%21 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = arith.subf %cst_1, %in : f32
      linalg.yield %48 : f32
    } -> tensor<f32>
    %23 = tensor.empty() : tensor<4x24xf32>
    %24 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<f32>) outs(%23 : tensor<4x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x24xf32>
    %25 = tensor.empty() : tensor<4x24xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10, %24 : tensor<4x24xf32>, tensor<4x24xf32>) outs(%25 : tensor<4x24xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %48 = arith.divf %in, %in_7 : f32
      linalg.yield %48 : f32
    } -> tensor<4x24xf32>
    %27 = tensor.empty() : tensor<f32>
    %28 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg5 : tensor<f32>) outs(%27 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = math.powf %cst_3, %in : f32
      linalg.yield %48 : f32
    } -> tensor<f32>
    %29 = tensor.empty() : tensor<f32>
    %30 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%28 : tensor<f32>) outs(%29 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = arith.subf %cst_1, %in : f32
      linalg.yield %48 : f32
    } -> tensor<f32>
    %31 = tensor.empty() : tensor<4x24xf32>
    %32 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<f32>) outs(%31 : tensor<4x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x24xf32>
    %33 = tensor.empty() : tensor<4x24xf32>
    %34 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%18, %32 : tensor<4x24xf32>, tensor<4x24xf32>) outs(%33 : tensor<4x24xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %48 = arith.divf %in, %in_7 : f32
      linalg.yield %48 : f32
    } -> tensor<4x24xf32>
    %35 = tensor.empty() : tensor<4x24xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<4x24xf32>) outs(%35 : tensor<4x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = math.sqrt %in : f32
      linalg.yield %48 : f32
    } -> tensor<4x24xf32>
    %37 = tensor.empty() : tensor<4x24xf32>
    %38 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<4x24xf32>) outs(%37 : tensor<4x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = arith.addf %in, %cst_0 : f32
      linalg.yield %48 : f32
    } -> tensor<4x24xf32>
    %39 = tensor.empty() : tensor<4x24xf32>
    %40 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%26, %38 : tensor<4x24xf32>, tensor<4x24xf32>) outs(%39 : tensor<4x24xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %48 = arith.divf %in, %in_7 : f32
      linalg.yield %48 : f32
    } -> tensor<4x24xf32>
    %41 = tensor.empty() : tensor<32x24xf32>
    %42 = linalg.fill ins(%cst_6 : f32) outs(%41 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %43 = linalg.matmul ins(%arg2, %40 : tensor<32x4xf32>, tensor<4x24xf32>) outs(%42 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %44 = tensor.empty() : tensor<32x24xf32>
    %45 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%43 : tensor<32x24xf32>) outs(%44 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = arith.mulf %in, %cst : f32
      linalg.yield %48 : f32
    } -> tensor<32x24xf32>
    %46 = tensor.empty() : tensor<32x24xf32>
    %47 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %45 : tensor<32x24xf32>, tensor<32x24xf32>) outs(%46 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %48 = arith.subf %in, %in_7 : f32
      linalg.yield %48 : f32
    } -> tensor<32x24xf32>
    return %47, %10, %18 : tensor<32x24xf32>, tensor<4x24xf32>, tensor<4x24xf32>
  }
}

