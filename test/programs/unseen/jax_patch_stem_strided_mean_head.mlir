#map = affine_map<(d0, d1, d2, d3) -> (d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
module @jit_patch_stem_strided_mean_head {
  func.func public @main(%arg0: tensor<2x6x6x3xf32>, %arg1: tensor<2x2x3x8xf32>, %arg2: tensor<8xf32>, %arg3: tensor<8x10xf32>) -> tensor<2x10xf32> {
    %cst = arith.constant 9.000000e+00 : f32
    %cst_0 = arith.constant 5.000000e-01 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 0.797884583 : f32
    %cst_3 = arith.constant 4.471500e-02 : f32
    %cst_4 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x3x3x8xf32>
    %1 = linalg.fill ins(%cst_4 : f32) outs(%0 : tensor<2x3x3x8xf32>) -> tensor<2x3x3x8xf32>
    %2 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<2x6x6x3xf32>, tensor<2x2x3x8xf32>) outs(%1 : tensor<2x3x3x8xf32>) -> tensor<2x3x3x8xf32>
    %3 = tensor.empty() : tensor<2x3x3x8xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<8xf32>) outs(%3 : tensor<2x3x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x3x8xf32>
    %5 = tensor.empty() : tensor<2x3x3x8xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2, %4 : tensor<2x3x3x8xf32>, tensor<2x3x3x8xf32>) outs(%5 : tensor<2x3x3x8xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %33 = arith.addf %in, %in_5 : f32
      linalg.yield %33 : f32
    } -> tensor<2x3x3x8xf32>
    %7 = tensor.empty() : tensor<2x3x3x8xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6 : tensor<2x3x3x8xf32>) outs(%7 : tensor<2x3x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %33 = arith.mulf %in, %in : f32
      linalg.yield %33 : f32
    } -> tensor<2x3x3x8xf32>
    %9 = tensor.empty() : tensor<2x3x3x8xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %6 : tensor<2x3x3x8xf32>, tensor<2x3x3x8xf32>) outs(%9 : tensor<2x3x3x8xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %33 = arith.mulf %in, %in_5 : f32
      linalg.yield %33 : f32
    } -> tensor<2x3x3x8xf32>
    %11 = tensor.empty() : tensor<2x3x3x8xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10 : tensor<2x3x3x8xf32>) outs(%11 : tensor<2x3x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %33 = arith.mulf %in, %cst_3 : f32
      linalg.yield %33 : f32
    } -> tensor<2x3x3x8xf32>
    %13 = tensor.empty() : tensor<2x3x3x8xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6, %12 : tensor<2x3x3x8xf32>, tensor<2x3x3x8xf32>) outs(%13 : tensor<2x3x3x8xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %33 = arith.addf %in, %in_5 : f32
      linalg.yield %33 : f32
    } -> tensor<2x3x3x8xf32>
    %15 = tensor.empty() : tensor<2x3x3x8xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14 : tensor<2x3x3x8xf32>) outs(%15 : tensor<2x3x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %33 = arith.mulf %in, %cst_2 : f32
      linalg.yield %33 : f32
    } -> tensor<2x3x3x8xf32>
    %17 = tensor.empty() : tensor<2x3x3x8xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16 : tensor<2x3x3x8xf32>) outs(%17 : tensor<2x3x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %33 = math.tanh %in : f32
      linalg.yield %33 : f32
    } -> tensor<2x3x3x8xf32>
    %19 = tensor.empty() : tensor<2x3x3x8xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18 : tensor<2x3x3x8xf32>) outs(%19 : tensor<2x3x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %33 = arith.addf %in, %cst_1 : f32
      linalg.yield %33 : f32
    } -> tensor<2x3x3x8xf32>
    %21 = tensor.empty() : tensor<2x3x3x8xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20 : tensor<2x3x3x8xf32>) outs(%21 : tensor<2x3x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %33 = arith.mulf %in, %cst_0 : f32
      linalg.yield %33 : f32
    } -> tensor<2x3x3x8xf32>
    %23 = tensor.empty() : tensor<2x3x3x8xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6, %22 : tensor<2x3x3x8xf32>, tensor<2x3x3x8xf32>) outs(%23 : tensor<2x3x3x8xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %33 = arith.mulf %in, %in_5 : f32
      linalg.yield %33 : f32
    } -> tensor<2x3x3x8xf32>
    %25 = tensor.empty() : tensor<2x8xf32>
    %26 = linalg.fill ins(%cst_4 : f32) outs(%25 : tensor<2x8xf32>) -> tensor<2x8xf32>
    %27 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%24 : tensor<2x3x3x8xf32>) outs(%26 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %33 = arith.addf %out, %in : f32
      linalg.yield %33 : f32
    } -> tensor<2x8xf32>
    %28 = tensor.empty() : tensor<2x8xf32>
    %29 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<2x8xf32>) outs(%28 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %33 = arith.divf %in, %cst : f32
      linalg.yield %33 : f32
    } -> tensor<2x8xf32>
    %30 = tensor.empty() : tensor<2x10xf32>
    %31 = linalg.fill ins(%cst_4 : f32) outs(%30 : tensor<2x10xf32>) -> tensor<2x10xf32>
    %32 = linalg.matmul ins(%29, %arg3 : tensor<2x8xf32>, tensor<8x10xf32>) outs(%31 : tensor<2x10xf32>) -> tensor<2x10xf32>
    return %32 : tensor<2x10xf32>
  }
}

