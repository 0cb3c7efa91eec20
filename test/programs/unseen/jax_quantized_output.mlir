#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<() -> ()>
#map2 = affine_map<(d0, d1) -> ()>
module @jit_quantized_output {
  func.func public @main(%arg0: tensor<96x64xbf16>, %arg1: tensor<64x128xbf16>) -> tensor<96x128xi8> {
    %cst = arith.constant 1.270000e+02 : f32
    %cst_0 = arith.constant -1.270000e+02 : f32
    %cst_1 = arith.constant 4.000000e+00 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<96x128xf32>
    %1 = linalg.fill ins(%cst_2 : f32) outs(%0 : tensor<96x128xf32>) -> tensor<96x128xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<96x64xbf16>, tensor<64x128xbf16>) outs(%1 : tensor<96x128xf32>) -> tensor<96x128xf32>
    %3 = tensor.empty() : tensor<96x128xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<96x128xf32>) outs(%3 : tensor<96x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.mulf %in, %cst_1 : f32
      linalg.yield %21 : f32
    } -> tensor<96x128xf32>
    %5 = tensor.empty() : tensor<96x128xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<96x128xf32>) outs(%5 : tensor<96x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = math.roundeven %in : f32
      linalg.yield %21 : f32
    } -> tensor<96x128xf32>
    %7 = tensor.empty() : tensor<f32>
    %8 = linalg.generic {indexing_maps = [#map1], iterator_types = []} outs(%7 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_0 : f32
    } -> tensor<f32>
    %9 = tensor.empty() : tensor<96x128xf32>
    %10 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<f32>) outs(%9 : tensor<96x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<96x128xf32>
    %11 = tensor.empty() : tensor<96x128xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%10, %6 : tensor<96x128xf32>, tensor<96x128xf32>) outs(%11 : tensor<96x128xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %21 = arith.maximumf %in, %in_3 : f32
      linalg.yield %21 : f32
    } -> tensor<96x128xf32>
    %13 = tensor.empty() : tensor<f32>
    %14 = linalg.generic {indexing_maps = [#map1], iterator_types = []} outs(%13 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %15 = tensor.empty() : tensor<96x128xf32>
    %16 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<f32>) outs(%15 : tensor<96x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<96x128xf32>
    %17 = tensor.empty() : tensor<96x128xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%16, %12 : tensor<96x128xf32>, tensor<96x128xf32>) outs(%17 : tensor<96x128xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %21 = arith.minimumf %in, %in_3 : f32
      linalg.yield %21 : f32
    } -> tensor<96x128xf32>
    %19 = tensor.empty() : tensor<96x128xi8>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<96x128xf32>) outs(%19 : tensor<96x128xi8>) {
    ^bb0(%in: f32, %out: i8):
      %21 = arith.fptosi %in : f32 to i8
      linalg.yield %21 : i8
    } -> tensor<96x128xi8>
    return %20 : tensor<96x128xi8>
  }
}

