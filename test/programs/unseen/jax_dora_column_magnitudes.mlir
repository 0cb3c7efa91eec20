// Weights plus a low-rank change, each column made as long as a learned magnitude.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d1)>
module @jit_dora_column_magnitudes {
  func.func public @main(%arg0: tensor<12x20xf32>, %arg1: tensor<20x28xf32>, %arg2: tensor<28xf32>, %arg3: tensor<20x4xf32>, %arg4: tensor<4x28xf32>) -> tensor<12x28xf32> {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<20x28xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<20x28xf32>) -> tensor<20x28xf32>
    %2 = linalg.matmul ins(%arg3, %arg4 : tensor<20x4xf32>, tensor<4x28xf32>) outs(%1 : tensor<20x28xf32>) -> tensor<20x28xf32>
    %3 = tensor.empty() : tensor<20x28xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<20x28xf32>) outs(%3 : tensor<20x28xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = arith.mulf %in, %cst : f32
      linalg.yield %23 : f32
    } -> tensor<20x28xf32>
    %5 = tensor.empty() : tensor<20x28xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %4 : tensor<20x28xf32>, tensor<20x28xf32>) outs(%5 : tensor<20x28xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %23 = arith.addf %in, %in_1 : f32
      linalg.yield %23 : f32
    } -> tensor<20x28xf32>
    %7 = tensor.empty() : tensor<20x28xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<20x28xf32>) outs(%7 : tensor<20x28xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = arith.mulf %in, %in : f32
      linalg.yield %23 : f32
    } -> tensor<20x28xf32>
    %9 = tensor.empty() : tensor<28xf32>
    %10 = linalg.fill ins(%cst_0 : f32) outs(%9 : tensor<28xf32>) -> tensor<28xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%8 : tensor<20x28xf32>) outs(%10 : tensor<28xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = arith.addf %out, %in : f32
      linalg.yield %23 : f32
    } -> tensor<28xf32>
    %12 = tensor.empty() : tensor<28xf32>
    %13 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%11 : tensor<28xf32>) outs(%12 : tensor<28xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = math.sqrt %in : f32
      linalg.yield %23 : f32
    } -> tensor<28xf32>
    %14 = tensor.empty() : tensor<28xf32>
    %15 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%arg2, %13 : tensor<28xf32>, tensor<28xf32>) outs(%14 : tensor<28xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %23 = arith.divf %in, %in_1 : f32
      linalg.yield %23 : f32
    } -> tensor<28xf32>
    %16 = tensor.empty() : tensor<20x28xf32>
    %17 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<28xf32>) outs(%16 : tensor<20x28xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x28xf32>
    %18 = tensor.empty() : tensor<20x28xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%6, %17 : tensor<20x28xf32>, tensor<20x28xf32>) outs(%18 : tensor<20x28xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %23 = arith.mulf %in, %in_1 : f32
      linalg.yield %23 : f32
    } -> tensor<20x28xf32>
    %20 = tensor.empty() : tensor<12x28xf32>
    %21 = linalg.fill ins(%cst_0 : f32) outs(%20 : tensor<12x28xf32>) -> tensor<12x28xf32>
    %22 = linalg.matmul ins(%arg0, %19 : tensor<12x20xf32>, tensor<20x28xf32>) outs(%21 : tensor<12x28xf32>) -> tensor<12x28xf32>
    return %22 : tensor<12x28xf32>
  }
}

