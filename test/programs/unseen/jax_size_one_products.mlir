#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1)>
module @jit_size_one_products {
  func.func public @main(%arg0: tensor<64x1xbf16>, %arg1: tensor<1x48xbf16>, %arg2: tensor<1x64xbf16>, %arg3: tensor<64x1xf32>) -> (tensor<64x48xbf16>, tensor<1x48xbf16>, tensor<1x1xf32>, tensor<1x64xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : bf16
    %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<64x1xbf16> into tensor<64xbf16>
    %collapsed_1 = tensor.collapse_shape %arg1 [[0, 1]] : tensor<1x48xbf16> into tensor<48xbf16>
    %0 = tensor.empty() : tensor<64x48xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<64xbf16>) outs(%0 : tensor<64x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<64x48xbf16>
    %2 = tensor.empty() : tensor<64x48xbf16>
    %3 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_1 : tensor<48xbf16>) outs(%2 : tensor<64x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<64x48xbf16>
    %4 = tensor.empty() : tensor<64x48xbf16>
    %5 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1, %3 : tensor<64x48xbf16>, tensor<64x48xbf16>) outs(%4 : tensor<64x48xbf16>) {
    ^bb0(%in: bf16, %in_6: bf16, %out: bf16):
      %21 = arith.mulf %in, %in_6 : bf16
      linalg.yield %21 : bf16
    } -> tensor<64x48xbf16>
    %collapsed_2 = tensor.collapse_shape %arg2 [[0, 1]] : tensor<1x64xbf16> into tensor<64xbf16>
    %6 = tensor.empty() : tensor<48xbf16>
    %7 = linalg.fill ins(%cst_0 : bf16) outs(%6 : tensor<48xbf16>) -> tensor<48xbf16>
    %8 = linalg.vecmat ins(%collapsed_2, %5 : tensor<64xbf16>, tensor<64x48xbf16>) outs(%7 : tensor<48xbf16>) -> tensor<48xbf16>
    %expanded = tensor.expand_shape %8 [[0, 1]] output_shape [1, 48] : tensor<48xbf16> into tensor<1x48xbf16>
    %collapsed_3 = tensor.collapse_shape %arg3 [[0, 1]] : tensor<64x1xf32> into tensor<64xf32>
    %9 = tensor.empty() : tensor<f32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<f32>) -> tensor<f32>
    %11 = linalg.dot ins(%collapsed_2, %collapsed_3 : tensor<64xbf16>, tensor<64xf32>) outs(%10 : tensor<f32>) -> tensor<f32>
    %expanded_4 = tensor.expand_shape %11 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
    %12 = tensor.empty() : tensor<f32>
    %13 = linalg.fill ins(%cst : f32) outs(%12 : tensor<f32>) -> tensor<f32>
    %14 = linalg.dot ins(%collapsed_3, %collapsed_3 : tensor<64xf32>, tensor<64xf32>) outs(%13 : tensor<f32>) -> tensor<f32>
    %expanded_5 = tensor.expand_shape %14 [] output_shape [1] : tensor<f32> into tensor<1xf32>
    %15 = tensor.empty() : tensor<1x64xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_5 : tensor<1xf32>) outs(%15 : tensor<1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64xf32>
    %17 = tensor.empty() : tensor<1x64xf32>
    %18 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_3 : tensor<64xf32>) outs(%17 : tensor<1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64xf32>
    %19 = tensor.empty() : tensor<1x64xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%16, %18 : tensor<1x64xf32>, tensor<1x64xf32>) outs(%19 : tensor<1x64xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %21 = arith.mulf %in, %in_6 : f32
      linalg.yield %21 : f32
    } -> tensor<1x64xf32>
    return %5, %expanded, %expanded_4, %20 : tensor<64x48xbf16>, tensor<1x48xbf16>, tensor<1x1xf32>, tensor<1x64xf32>
  }
}

