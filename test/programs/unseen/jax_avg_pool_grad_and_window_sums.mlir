// Window sums with edges that count less, and their gradient.
#map = affine_map<(d0, d1, d2, d3) -> ()>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d3)>
#map3 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
#map4 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
module @jit_avg_pool_grad_and_window_sums {
  func.func public @main(%arg0: tensor<2x8x8x4xf32>) -> (tensor<2x4x4x4xf32>, tensor<2x8x8x4xf32>) {
    %cst = arith.constant 3.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant dense<1.000000e+00> : tensor<2x8x8x4xf32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<2x4x4x4xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%0 : tensor<2x4x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x4x4xf32>
    %padded = tensor.pad %arg0 low[0, 0, 0, 0] high[0, 1, 1, 0] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index):
      tensor.yield %cst_0 : f32
    } : tensor<2x8x8x4xf32> to tensor<2x9x9x4xf32>
    %2 = tensor.empty() : tensor<3x3xf32>
    %3 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%padded, %2 : tensor<2x9x9x4xf32>, tensor<3x3xf32>) outs(%1 : tensor<2x4x4x4xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %22 = arith.addf %out, %in : f32
      linalg.yield %22 : f32
    } -> tensor<2x4x4x4xf32>
    %4 = tensor.empty() : tensor<2x4x4x4xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%4 : tensor<2x4x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x4x4xf32>
    %padded_3 = tensor.pad %cst_1 low[0, 0, 0, 0] high[0, 1, 1, 0] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index):
      tensor.yield %cst_0 : f32
    } : tensor<2x8x8x4xf32> to tensor<2x9x9x4xf32>
    %6 = tensor.empty() : tensor<3x3xf32>
    %7 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%padded_3, %6 : tensor<2x9x9x4xf32>, tensor<3x3xf32>) outs(%5 : tensor<2x4x4x4xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %22 = arith.addf %out, %in : f32
      linalg.yield %22 : f32
    } -> tensor<2x4x4x4xf32>
    %8 = tensor.empty() : tensor<2x4x4x4xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%3, %7 : tensor<2x4x4x4xf32>, tensor<2x4x4x4xf32>) outs(%8 : tensor<2x4x4x4xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %22 = arith.divf %in, %in_4 : f32
      linalg.yield %22 : f32
    } -> tensor<2x4x4x4xf32>
    %10 = tensor.empty() : tensor<2x4x4x4xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9 : tensor<2x4x4x4xf32>) outs(%10 : tensor<2x4x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.mulf %in, %in : f32
      linalg.yield %22 : f32
    } -> tensor<2x4x4x4xf32>
    %12 = tensor.empty() : tensor<2x4x4x4xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11 : tensor<2x4x4x4xf32>) outs(%12 : tensor<2x4x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.mulf %in, %cst : f32
      linalg.yield %22 : f32
    } -> tensor<2x4x4x4xf32>
    %14 = tensor.empty() : tensor<2x4x4x4xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13, %7 : tensor<2x4x4x4xf32>, tensor<2x4x4x4xf32>) outs(%14 : tensor<2x4x4x4xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %22 = arith.divf %in, %in_4 : f32
      linalg.yield %22 : f32
    } -> tensor<2x4x4x4xf32>
    %16 = tensor.empty() : tensor<2x10x10x4xf32>
    %17 = linalg.fill ins(%cst_0 : f32) outs(%16 : tensor<2x10x10x4xf32>) -> tensor<2x10x10x4xf32>
    %inserted_slice = tensor.insert_slice %15 into %17[0, 2, 2, 0] [2, 4, 4, 4] [1, 2, 2, 1] : tensor<2x4x4x4xf32> into tensor<2x10x10x4xf32>
    %18 = tensor.empty() : tensor<3x3xf32>
    %19 = tensor.empty() : tensor<2x8x8x4xf32>
    %20 = linalg.fill ins(%cst_0 : f32) outs(%19 : tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xf32>
    %21 = linalg.pooling_nhwc_sum {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice, %18 : tensor<2x10x10x4xf32>, tensor<3x3xf32>) outs(%20 : tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xf32>
    return %9, %21 : tensor<2x4x4x4xf32>, tensor<2x8x8x4xf32>
  }
}

