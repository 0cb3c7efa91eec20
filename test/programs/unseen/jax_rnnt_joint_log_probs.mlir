#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module @jit_rnnt_joint_log_probs {
  func.func public @main(%arg0: tensor<2x3x7xf32>, %arg1: tensor<2x5x7xf32>, %arg2: tensor<7x9xf32>) -> (tensor<2x3x5xf32>, tensor<2x3x5xf32>) {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x3x5x7xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x3x7xf32>) outs(%0 : tensor<2x3x5x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x5x7xf32>
    %2 = tensor.empty() : tensor<2x3x5x7xf32>
    %3 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x5x7xf32>) outs(%2 : tensor<2x3x5x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x5x7xf32>
    %4 = tensor.empty() : tensor<2x3x5x7xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1, %3 : tensor<2x3x5x7xf32>, tensor<2x3x5x7xf32>) outs(%4 : tensor<2x3x5x7xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %32 = arith.addf %in, %in_4 : f32
      linalg.yield %32 : f32
    } -> tensor<2x3x5x7xf32>
    %6 = tensor.empty() : tensor<2x3x5x7xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5 : tensor<2x3x5x7xf32>) outs(%6 : tensor<2x3x5x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = math.tanh %in : f32
      linalg.yield %32 : f32
    } -> tensor<2x3x5x7xf32>
    %collapsed = tensor.collapse_shape %7 [[0, 1, 2], [3]] : tensor<2x3x5x7xf32> into tensor<30x7xf32>
    %8 = tensor.empty() : tensor<30x9xf32>
    %9 = linalg.fill ins(%cst_0 : f32) outs(%8 : tensor<30x9xf32>) -> tensor<30x9xf32>
    %10 = linalg.matmul ins(%collapsed, %arg2 : tensor<30x7xf32>, tensor<7x9xf32>) outs(%9 : tensor<30x9xf32>) -> tensor<30x9xf32>
    %expanded = tensor.expand_shape %10 [[0, 1, 2], [3]] output_shape [2, 3, 5, 9] : tensor<30x9xf32> into tensor<2x3x5x9xf32>
    %11 = tensor.empty() : tensor<2x3x5xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded : tensor<2x3x5x9xf32>) outs(%12 : tensor<2x3x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.maximumf %out, %in : f32
      linalg.yield %32 : f32
    } -> tensor<2x3x5xf32>
    %14 = tensor.empty() : tensor<2x3x5x9xf32>
    %15 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<2x3x5xf32>) outs(%14 : tensor<2x3x5x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x5x9xf32>
    %16 = tensor.empty() : tensor<2x3x5x9xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %15 : tensor<2x3x5x9xf32>, tensor<2x3x5x9xf32>) outs(%16 : tensor<2x3x5x9xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %32 = arith.subf %in, %in_4 : f32
      linalg.yield %32 : f32
    } -> tensor<2x3x5x9xf32>
    %18 = tensor.empty() : tensor<2x3x5x9xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<2x3x5x9xf32>) outs(%18 : tensor<2x3x5x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = math.exp %in : f32
      linalg.yield %32 : f32
    } -> tensor<2x3x5x9xf32>
    %20 = tensor.empty() : tensor<2x3x5xf32>
    %21 = linalg.fill ins(%cst_0 : f32) outs(%20 : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%19 : tensor<2x3x5x9xf32>) outs(%21 : tensor<2x3x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.addf %out, %in : f32
      linalg.yield %32 : f32
    } -> tensor<2x3x5xf32>
    %23 = tensor.empty() : tensor<2x3x5xf32>
    %24 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<2x3x5xf32>) outs(%23 : tensor<2x3x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = math.log %in : f32
      linalg.yield %32 : f32
    } -> tensor<2x3x5xf32>
    %expanded_1 = tensor.expand_shape %24 [[0], [1], [2, 3]] output_shape [2, 3, 5, 1] : tensor<2x3x5xf32> into tensor<2x3x5x1xf32>
    %25 = tensor.empty() : tensor<2x3x5x9xf32>
    %26 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_1 : tensor<2x3x5x1xf32>) outs(%25 : tensor<2x3x5x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x5x9xf32>
    %27 = tensor.empty() : tensor<2x3x5x9xf32>
    %28 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17, %26 : tensor<2x3x5x9xf32>, tensor<2x3x5x9xf32>) outs(%27 : tensor<2x3x5x9xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %32 = arith.subf %in, %in_4 : f32
      linalg.yield %32 : f32
    } -> tensor<2x3x5x9xf32>
    %extracted_slice = tensor.extract_slice %28[0, 0, 0, 0] [2, 3, 5, 1] [1, 1, 1, 1] : tensor<2x3x5x9xf32> to tensor<2x3x5x1xf32>
    %collapsed_2 = tensor.collapse_shape %extracted_slice [[0], [1], [2, 3]] : tensor<2x3x5x1xf32> into tensor<2x3x5xf32>
    %extracted_slice_3 = tensor.extract_slice %28[0, 0, 0, 1] [2, 3, 5, 8] [1, 1, 1, 1] : tensor<2x3x5x9xf32> to tensor<2x3x5x8xf32>
    %29 = tensor.empty() : tensor<2x3x5xf32>
    %30 = linalg.fill ins(%cst : f32) outs(%29 : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%extracted_slice_3 : tensor<2x3x5x8xf32>) outs(%30 : tensor<2x3x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.maximumf %out, %in : f32
      linalg.yield %32 : f32
    } -> tensor<2x3x5xf32>
    return %collapsed_2, %31 : tensor<2x3x5xf32>, tensor<2x3x5xf32>
  }
}

