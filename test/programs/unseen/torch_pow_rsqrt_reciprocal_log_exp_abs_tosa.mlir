#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (0, 0)>
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = none, profiles = [pro_int, pro_fp], extensions = [dynamic, doubleround]>} {
  func.func @main(%arg0: tensor<6x10xf32>, %arg1: tensor<10x4xf32>) -> (tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x4xf32>) {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant dense<1.000000e+00> : tensor<1x1xf32>
    %cst_2 = arith.constant dense<3.000000e+00> : tensor<1x1xf32>
    %expanded = tensor.expand_shape %arg0 [[0, 1], [2]] output_shape [1, 6, 10] : tensor<6x10xf32> into tensor<1x6x10xf32>
    %expanded_3 = tensor.expand_shape %arg1 [[0, 1], [2]] output_shape [1, 10, 4] : tensor<10x4xf32> into tensor<1x10x4xf32>
    %0 = tensor.empty() : tensor<1x6x4xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<1x6x4xf32>) -> tensor<1x6x4xf32>
    %2 = linalg.batch_matmul ins(%expanded, %expanded_3 : tensor<1x6x10xf32>, tensor<1x10x4xf32>) outs(%1 : tensor<1x6x4xf32>) -> tensor<1x6x4xf32>
    %collapsed = tensor.collapse_shape %2 [[0, 1], [2]] : tensor<1x6x4xf32> into tensor<6x4xf32>
    %3 = tensor.empty() : tensor<6x4xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed, %cst_1 : tensor<6x4xf32>, tensor<1x1xf32>) outs(%3 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %21 = arith.addf %in, %in_4 : f32
      linalg.yield %21 : f32
    } -> tensor<6x4xf32>
    %5 = tensor.empty() : tensor<6x4xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%4, %cst_2 : tensor<6x4xf32>, tensor<1x1xf32>) outs(%5 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %21 = math.powf %in, %in_4 : f32
      linalg.yield %21 : f32
    } -> tensor<6x4xf32>
    %7 = tensor.empty() : tensor<6x4xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<6x4xf32>) outs(%7 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = math.rsqrt %in : f32
      linalg.yield %21 : f32
    } -> tensor<6x4xf32>
    %9 = tensor.empty() : tensor<6x4xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<6x4xf32>) outs(%9 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.divf %cst, %in : f32
      linalg.yield %21 : f32
    } -> tensor<6x4xf32>
    %11 = tensor.empty() : tensor<6x4xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<6x4xf32>) outs(%11 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = math.log %in : f32
      linalg.yield %21 : f32
    } -> tensor<6x4xf32>
    %13 = tensor.empty() : tensor<6x4xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<6x4xf32>) outs(%13 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.negf %in : f32
      linalg.yield %21 : f32
    } -> tensor<6x4xf32>
    %15 = tensor.empty() : tensor<6x4xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<6x4xf32>) outs(%15 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = math.absf %in : f32
      linalg.yield %21 : f32
    } -> tensor<6x4xf32>
    %17 = tensor.empty() : tensor<6x4xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<6x4xf32>) outs(%17 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = math.floor %in : f32
      linalg.yield %21 : f32
    } -> tensor<6x4xf32>
    %19 = tensor.empty() : tensor<6x4xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<6x4xf32>) outs(%19 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = math.ceil %in : f32
      linalg.yield %21 : f32
    } -> tensor<6x4xf32>
    return %6, %8, %10, %12, %16, %18, %20, %14 : tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x4xf32>
  }
}

