#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
#map2 = affine_map<(d0, d1) -> (d1, d0)>
module @jit_checkpointed_mlp_grad {
  func.func public @main(%arg0: tensor<16x24xf32>, %arg1: tensor<24x8xf32>, %arg2: tensor<8x24xf32>) -> tensor<16x24xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant dense<1.000000e+00> : tensor<f32>
    %0 = util.optimization_barrier %arg1 : tensor<24x8xf32>
    %1 = util.optimization_barrier %arg2 : tensor<8x24xf32>
    %2 = util.optimization_barrier %arg0 : tensor<16x24xf32>
    %3 = util.optimization_barrier %cst_1 : tensor<f32>
    %4 = tensor.empty() : tensor<16x8xf32>
    %5 = linalg.fill ins(%cst_0 : f32) outs(%4 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %6 = linalg.matmul ins(%2, %0 : tensor<16x24xf32>, tensor<24x8xf32>) outs(%5 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %7 = tensor.empty() : tensor<16x8xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<16x8xf32>) outs(%7 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = math.tanh %in : f32
      linalg.yield %29 : f32
    } -> tensor<16x8xf32>
    %9 = tensor.empty() : tensor<16x8xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<16x8xf32>) outs(%9 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.subf %cst, %in : f32
      linalg.yield %29 : f32
    } -> tensor<16x8xf32>
    %11 = tensor.empty() : tensor<16x24xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<f32>) outs(%11 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x24xf32>
    %13 = tensor.empty() : tensor<24x8xf32>
    %14 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<8x24xf32>) outs(%13 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x8xf32>
    %15 = tensor.empty() : tensor<16x8xf32>
    %16 = linalg.fill ins(%cst_0 : f32) outs(%15 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %17 = linalg.matmul ins(%12, %14 : tensor<16x24xf32>, tensor<24x8xf32>) outs(%16 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %18 = tensor.empty() : tensor<16x8xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%17, %10 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%18 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %29 = arith.mulf %in, %in_2 : f32
      linalg.yield %29 : f32
    } -> tensor<16x8xf32>
    %20 = tensor.empty() : tensor<16x8xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%19, %8 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%20 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %29 = arith.mulf %in, %in_2 : f32
      linalg.yield %29 : f32
    } -> tensor<16x8xf32>
    %22 = tensor.empty() : tensor<16x8xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%19, %21 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%22 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %29 = arith.addf %in, %in_2 : f32
      linalg.yield %29 : f32
    } -> tensor<16x8xf32>
    %24 = tensor.empty() : tensor<8x24xf32>
    %25 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<24x8xf32>) outs(%24 : tensor<8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x24xf32>
    %26 = tensor.empty() : tensor<16x24xf32>
    %27 = linalg.fill ins(%cst_0 : f32) outs(%26 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %28 = linalg.matmul ins(%23, %25 : tensor<16x8xf32>, tensor<8x24xf32>) outs(%27 : tensor<16x24xf32>) -> tensor<16x24xf32>
    return %28 : tensor<16x24xf32>
  }
}

