// The generalized delta rule: decay, removal along a direction, addition of v kᵀ, read by r.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
module @jit_rwkv7_state_step {
  func.func public @main(%arg0: tensor<4x8x16xf32>, %arg1: tensor<4x16xf32>, %arg2: tensor<4x16xf32>, %arg3: tensor<4x8xf32>, %arg4: tensor<4x16xf32>, %arg5: tensor<4x16xf32>, %arg6: tensor<4x16xf32>) -> (tensor<4x8xf32>, tensor<4x8x16xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<4x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<4x16xf32>) outs(%0 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = math.exp %in : f32
      linalg.yield %36 : f32
    } -> tensor<4x16xf32>
    %2 = tensor.empty() : tensor<4x16xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<4x16xf32>) outs(%2 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = arith.negf %in : f32
      linalg.yield %36 : f32
    } -> tensor<4x16xf32>
    %4 = tensor.empty() : tensor<4x16xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<4x16xf32>) outs(%4 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = math.exp %in : f32
      linalg.yield %36 : f32
    } -> tensor<4x16xf32>
    %6 = tensor.empty() : tensor<4x8x16xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<4x16xf32>) outs(%6 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %8 = tensor.empty() : tensor<4x8x16xf32>
    %9 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %7 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%8 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %36 = arith.mulf %in, %in_0 : f32
      linalg.yield %36 : f32
    } -> tensor<4x8x16xf32>
    %10 = tensor.empty() : tensor<4x16xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg6 : tensor<4x16xf32>) outs(%10 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = arith.negf %in : f32
      linalg.yield %36 : f32
    } -> tensor<4x16xf32>
    %12 = tensor.empty() : tensor<4x16xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg6, %arg5 : tensor<4x16xf32>, tensor<4x16xf32>) outs(%12 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %36 = arith.mulf %in, %in_0 : f32
      linalg.yield %36 : f32
    } -> tensor<4x16xf32>
    %14 = tensor.empty() : tensor<4x8xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %16 = linalg.generic {indexing_maps = [#map2, #map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %11 : tensor<4x8x16xf32>, tensor<4x16xf32>) outs(%15 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %36 = arith.mulf %in, %in_0 : f32
      %37 = arith.addf %out, %36 : f32
      linalg.yield %37 : f32
    } -> tensor<4x8xf32>
    %17 = tensor.empty() : tensor<4x8x16xf32>
    %18 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<4x8xf32>) outs(%17 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %19 = tensor.empty() : tensor<4x8x16xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<4x16xf32>) outs(%19 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %21 = tensor.empty() : tensor<4x8x16xf32>
    %22 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %20 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%21 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %36 = arith.mulf %in, %in_0 : f32
      linalg.yield %36 : f32
    } -> tensor<4x8x16xf32>
    %23 = tensor.empty() : tensor<4x8x16xf32>
    %24 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %22 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%23 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %36 = arith.addf %in, %in_0 : f32
      linalg.yield %36 : f32
    } -> tensor<4x8x16xf32>
    %25 = tensor.empty() : tensor<4x8x16xf32>
    %26 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<4x8xf32>) outs(%25 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %27 = tensor.empty() : tensor<4x8x16xf32>
    %28 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<4x16xf32>) outs(%27 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %29 = tensor.empty() : tensor<4x8x16xf32>
    %30 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %28 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%29 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %36 = arith.mulf %in, %in_0 : f32
      linalg.yield %36 : f32
    } -> tensor<4x8x16xf32>
    %31 = tensor.empty() : tensor<4x8x16xf32>
    %32 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24, %30 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%31 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %36 = arith.addf %in, %in_0 : f32
      linalg.yield %36 : f32
    } -> tensor<4x8x16xf32>
    %33 = tensor.empty() : tensor<4x8xf32>
    %34 = linalg.fill ins(%cst : f32) outs(%33 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %35 = linalg.generic {indexing_maps = [#map2, #map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%32, %arg1 : tensor<4x8x16xf32>, tensor<4x16xf32>) outs(%34 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %36 = arith.mulf %in, %in_0 : f32
      %37 = arith.addf %out, %36 : f32
      linalg.yield %37 : f32
    } -> tensor<4x8xf32>
    return %35, %32 : tensor<4x8xf32>, tensor<4x8x16xf32>
  }
}

