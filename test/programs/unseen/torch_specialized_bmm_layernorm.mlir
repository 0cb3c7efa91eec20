#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> ()>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
module {
  func.func @main(%arg0: tensor<4x20x16xf16>, %arg1: tensor<4x20x16xf16>) -> (tensor<4x16x16xf16>, tensor<4xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f64
    %cst_1 = arith.constant 1.000000e-05 : f64
    %cst_2 = arith.constant 2.000000e+01 : f16
    %cst_3 = arith.constant 1.600000e+01 : f64
    %cst_4 = arith.constant 1.600000e+01 : f32
    %0 = tensor.empty() : tensor<4x16x20xf16>
    %transposed = linalg.transpose ins(%arg0 : tensor<4x20x16xf16>) outs(%0 : tensor<4x16x20xf16>) permutation = [0, 2, 1] 
    %1 = tensor.empty() : tensor<4x16x16xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<4x16x16xf32>) -> tensor<4x16x16xf32>
    %3 = linalg.batch_matmul ins(%transposed, %arg1 : tensor<4x16x20xf16>, tensor<4x20x16xf16>) outs(%2 : tensor<4x16x16xf32>) -> tensor<4x16x16xf32>
    %4 = tensor.empty() : tensor<4x16x16xf16>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<4x16x16xf32>) outs(%4 : tensor<4x16x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %34 = arith.truncf %in : f32 to f16
      linalg.yield %34 : f16
    } -> tensor<4x16x16xf16>
    %6 = linalg.elementwise <div> indexing_maps = [#map, #map1, #map] ins(%5, %cst_2 : tensor<4x16x16xf16>, f16) outs(%4 : tensor<4x16x16xf16>) -> tensor<4x16x16xf16>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<4x16x16xf16>) outs(%1 : tensor<4x16x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %34 = arith.extf %in : f16 to f32
      linalg.yield %34 : f32
    } -> tensor<4x16x16xf32>
    %8 = tensor.empty() : tensor<4x16x16xf64>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<4x16x16xf32>) outs(%8 : tensor<4x16x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %34 = arith.extf %in : f32 to f64
      linalg.yield %34 : f64
    } -> tensor<4x16x16xf64>
    %10 = tensor.empty() : tensor<4x16x1xf64>
    %11 = linalg.fill ins(%cst_0 : f64) outs(%10 : tensor<4x16x1xf64>) -> tensor<4x16x1xf64>
    %12 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%9 : tensor<4x16x16xf64>) outs(%11 : tensor<4x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %34 = arith.addf %in, %out : f64
      linalg.yield %34 : f64
    } -> tensor<4x16x1xf64>
    %13 = linalg.elementwise <div> indexing_maps = [#map, #map1, #map] ins(%12, %cst_3 : tensor<4x16x1xf64>, f64) outs(%10 : tensor<4x16x1xf64>) -> tensor<4x16x1xf64>
    %14 = linalg.elementwise <sub> indexing_maps = [#map, #map2, #map] ins(%9, %13 : tensor<4x16x16xf64>, tensor<4x16x1xf64>) outs(%8 : tensor<4x16x16xf64>) -> tensor<4x16x16xf64>
    %15 = linalg.elementwise <mul> ins(%14, %14 : tensor<4x16x16xf64>, tensor<4x16x16xf64>) outs(%8 : tensor<4x16x16xf64>) -> tensor<4x16x16xf64>
    %16 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%15 : tensor<4x16x16xf64>) outs(%11 : tensor<4x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %34 = arith.addf %in, %out : f64
      linalg.yield %34 : f64
    } -> tensor<4x16x1xf64>
    %17 = linalg.elementwise <div> indexing_maps = [#map, #map1, #map] ins(%16, %cst_3 : tensor<4x16x1xf64>, f64) outs(%10 : tensor<4x16x1xf64>) -> tensor<4x16x1xf64>
    %18 = tensor.empty() : tensor<4x16x1xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<4x16x1xf64>) outs(%18 : tensor<4x16x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %34 = arith.truncf %in : f64 to f32
      linalg.yield %34 : f32
    } -> tensor<4x16x1xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%18 : tensor<4x16x1xf32>) -> tensor<4x16x1xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%7 : tensor<4x16x16xf32>) outs(%20 : tensor<4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = arith.addf %in, %out : f32
      linalg.yield %34 : f32
    } -> tensor<4x16x1xf32>
    %22 = linalg.elementwise <div> indexing_maps = [#map, #map1, #map] ins(%21, %cst_4 : tensor<4x16x1xf32>, f32) outs(%18 : tensor<4x16x1xf32>) -> tensor<4x16x1xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<4x16x1xf32>) outs(%18 : tensor<4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = arith.truncf %cst_1 : f64 to f32
      %35 = arith.addf %in, %34 : f32
      linalg.yield %35 : f32
    } -> tensor<4x16x1xf32>
    %24 = linalg.elementwise <rsqrt> ins(%23 : tensor<4x16x1xf32>) outs(%18 : tensor<4x16x1xf32>) -> tensor<4x16x1xf32>
    %25 = linalg.elementwise <sub> indexing_maps = [#map, #map2, #map] ins(%7, %22 : tensor<4x16x16xf32>, tensor<4x16x1xf32>) outs(%1 : tensor<4x16x16xf32>) -> tensor<4x16x16xf32>
    %26 = linalg.elementwise <mul> indexing_maps = [#map, #map2, #map] ins(%25, %24 : tensor<4x16x16xf32>, tensor<4x16x1xf32>) outs(%1 : tensor<4x16x16xf32>) -> tensor<4x16x16xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<4x16x16xf32>) outs(%4 : tensor<4x16x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %34 = arith.truncf %in : f32 to f16
      linalg.yield %34 : f16
    } -> tensor<4x16x16xf16>
    %28 = tensor.empty() : tensor<4x20x16xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<4x20x16xf16>) outs(%28 : tensor<4x20x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %34 = arith.extf %in : f16 to f32
      linalg.yield %34 : f32
    } -> tensor<4x20x16xf32>
    %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<4x20x16xf16>) outs(%28 : tensor<4x20x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %34 = arith.extf %in : f16 to f32
      linalg.yield %34 : f32
    } -> tensor<4x20x16xf32>
    %collapsed = tensor.collapse_shape %29 [[0], [1, 2]] : tensor<4x20x16xf32> into tensor<4x320xf32>
    %expanded = tensor.expand_shape %collapsed [[0], [1, 2]] output_shape [4, 1, 320] : tensor<4x320xf32> into tensor<4x1x320xf32>
    %collapsed_5 = tensor.collapse_shape %30 [[0], [1, 2]] : tensor<4x20x16xf32> into tensor<4x320xf32>
    %expanded_6 = tensor.expand_shape %collapsed_5 [[0], [1, 2]] output_shape [4, 320, 1] : tensor<4x320xf32> into tensor<4x320x1xf32>
    %31 = tensor.empty() : tensor<4x1x1xf32>
    %32 = linalg.fill ins(%cst : f32) outs(%31 : tensor<4x1x1xf32>) -> tensor<4x1x1xf32>
    %33 = linalg.batch_matmul ins(%expanded, %expanded_6 : tensor<4x1x320xf32>, tensor<4x320x1xf32>) outs(%32 : tensor<4x1x1xf32>) -> tensor<4x1x1xf32>
    %collapsed_7 = tensor.collapse_shape %33 [[0, 1, 2]] : tensor<4x1x1xf32> into tensor<4xf32>
    return %27, %collapsed_7 : tensor<4x16x16xf16>, tensor<4xf32>
  }
}

