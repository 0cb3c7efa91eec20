// Forward over reverse: a vector-Hessian-vector product for each row by vmap.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d1, d0)>
#map3 = affine_map<(d0, d1) -> (d0)>
module @jit_per_example_hessian_trace_hutchinson {
  func.func public @main(%arg0: tensor<16x8xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<8x1xf32>) -> tensor<16xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant dense<1.000000e+00> : tensor<8xf32>
    %0 = tensor.empty() : tensor<16x8xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<16x8xf32>, tensor<8x8xf32>) outs(%1 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %3 = tensor.empty() : tensor<8xf32>
    %4 = linalg.fill ins(%cst_0 : f32) outs(%3 : tensor<8xf32>) -> tensor<8xf32>
    %5 = linalg.vecmat ins(%cst_1, %arg1 : tensor<8xf32>, tensor<8x8xf32>) outs(%4 : tensor<8xf32>) -> tensor<8xf32>
    %6 = tensor.empty() : tensor<16x8xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<16x8xf32>) outs(%6 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = math.tanh %in : f32
      linalg.yield %42 : f32
    } -> tensor<16x8xf32>
    %8 = tensor.empty() : tensor<16x8xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<8xf32>) outs(%8 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %10 = tensor.empty() : tensor<16x8xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%9, %7 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%10 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %42 = arith.mulf %in, %in_2 : f32
      linalg.yield %42 : f32
    } -> tensor<16x8xf32>
    %12 = tensor.empty() : tensor<16x8xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%9, %11 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%12 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %42 = arith.addf %in, %in_2 : f32
      linalg.yield %42 : f32
    } -> tensor<16x8xf32>
    %14 = tensor.empty() : tensor<16x8xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<16x8xf32>) outs(%14 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = arith.subf %cst, %in : f32
      linalg.yield %42 : f32
    } -> tensor<16x8xf32>
    %16 = tensor.empty() : tensor<16x8xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%13, %15 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%16 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %42 = arith.mulf %in, %in_2 : f32
      linalg.yield %42 : f32
    } -> tensor<16x8xf32>
    %18 = tensor.empty() : tensor<16x8xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<16x8xf32>) outs(%18 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = arith.negf %in : f32
      linalg.yield %42 : f32
    } -> tensor<16x8xf32>
    %collapsed = tensor.collapse_shape %arg2 [[0, 1]] : tensor<8x1xf32> into tensor<8xf32>
    %20 = tensor.empty() : tensor<16x8xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<8xf32>) outs(%20 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %22 = tensor.empty() : tensor<16x8xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%21, %15 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%22 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %42 = arith.mulf %in, %in_2 : f32
      linalg.yield %42 : f32
    } -> tensor<16x8xf32>
    %24 = tensor.empty() : tensor<16x8xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%21, %19 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%24 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %42 = arith.mulf %in, %in_2 : f32
      linalg.yield %42 : f32
    } -> tensor<16x8xf32>
    %26 = tensor.empty() : tensor<16x8xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%25, %7 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%26 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %42 = arith.mulf %in, %in_2 : f32
      linalg.yield %42 : f32
    } -> tensor<16x8xf32>
    %28 = tensor.empty() : tensor<16x8xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%23, %17 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%28 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %42 = arith.mulf %in, %in_2 : f32
      linalg.yield %42 : f32
    } -> tensor<16x8xf32>
    %30 = tensor.empty() : tensor<16x8xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%27, %29 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%30 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %42 = arith.addf %in, %in_2 : f32
      linalg.yield %42 : f32
    } -> tensor<16x8xf32>
    %32 = tensor.empty() : tensor<16x8xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%25, %31 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%32 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %42 = arith.addf %in, %in_2 : f32
      linalg.yield %42 : f32
    } -> tensor<16x8xf32>
    %34 = tensor.empty() : tensor<8x8xf32>
    %35 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<8x8xf32>) outs(%34 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x8xf32>
    %36 = tensor.empty() : tensor<16x8xf32>
    %37 = linalg.fill ins(%cst_0 : f32) outs(%36 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %38 = linalg.matmul ins(%33, %35 : tensor<16x8xf32>, tensor<8x8xf32>) outs(%37 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %39 = tensor.empty() : tensor<16xf32>
    %40 = linalg.fill ins(%cst_0 : f32) outs(%39 : tensor<16xf32>) -> tensor<16xf32>
    %41 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "reduction"]} ins(%38 : tensor<16x8xf32>) outs(%40 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = arith.addf %out, %in : f32
      linalg.yield %42 : f32
    } -> tensor<16xf32>
    return %41 : tensor<16xf32>
  }
}

