#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module @jit_shared_weights_softplus {
  func.func public @main(%arg0: tensor<4x96x64xbf16>, %arg1: tensor<64x64xbf16>) -> tensor<4x96x64xbf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<4x96x64xbf16> into tensor<384x64xbf16>
    %0 = tensor.empty() : tensor<384x64xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<384x64xf32>) -> tensor<384x64xf32>
    %2 = linalg.matmul ins(%collapsed, %arg1 : tensor<384x64xbf16>, tensor<64x64xbf16>) outs(%1 : tensor<384x64xf32>) -> tensor<384x64xf32>
    %expanded = tensor.expand_shape %2 [[0, 1], [2]] output_shape [4, 96, 64] : tensor<384x64xf32> into tensor<4x96x64xf32>
    %3 = tensor.empty() : tensor<4x96x64xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<4x96x64xf32>) outs(%3 : tensor<4x96x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = arith.maximumf %in, %cst : f32
      linalg.yield %23 : f32
    } -> tensor<4x96x64xf32>
    %5 = tensor.empty() : tensor<4x96x64xi1>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<4x96x64xf32>) outs(%5 : tensor<4x96x64xi1>) {
    ^bb0(%in: f32, %out: i1):
      %23 = arith.cmpf une, %in, %in : f32
      linalg.yield %23 : i1
    } -> tensor<4x96x64xi1>
    %7 = tensor.empty() : tensor<4x96x64xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<4x96x64xf32>) outs(%7 : tensor<4x96x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = arith.addf %in, %cst : f32
      linalg.yield %23 : f32
    } -> tensor<4x96x64xf32>
    %9 = tensor.empty() : tensor<4x96x64xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<4x96x64xf32>) outs(%9 : tensor<4x96x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = math.absf %in : f32
      linalg.yield %23 : f32
    } -> tensor<4x96x64xf32>
    %11 = tensor.empty() : tensor<4x96x64xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<4x96x64xf32>) outs(%11 : tensor<4x96x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = arith.negf %in : f32
      linalg.yield %23 : f32
    } -> tensor<4x96x64xf32>
    %13 = tensor.empty() : tensor<4x96x64xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<4x96x64xf32>) outs(%13 : tensor<4x96x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = math.exp %in : f32
      linalg.yield %23 : f32
    } -> tensor<4x96x64xf32>
    %15 = tensor.empty() : tensor<4x96x64xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<4x96x64xf32>) outs(%15 : tensor<4x96x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = math.log1p %in : f32
      linalg.yield %23 : f32
    } -> tensor<4x96x64xf32>
    %17 = tensor.empty() : tensor<4x96x64xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4, %16 : tensor<4x96x64xf32>, tensor<4x96x64xf32>) outs(%17 : tensor<4x96x64xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %23 = arith.addf %in, %in_0 : f32
      linalg.yield %23 : f32
    } -> tensor<4x96x64xf32>
    %19 = tensor.empty() : tensor<4x96x64xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %8, %18 : tensor<4x96x64xi1>, tensor<4x96x64xf32>, tensor<4x96x64xf32>) outs(%19 : tensor<4x96x64xf32>) {
    ^bb0(%in: i1, %in_0: f32, %in_1: f32, %out: f32):
      %23 = arith.select %in, %in_0, %in_1 : f32
      linalg.yield %23 : f32
    } -> tensor<4x96x64xf32>
    %21 = tensor.empty() : tensor<4x96x64xbf16>
    %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<4x96x64xf32>) outs(%21 : tensor<4x96x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %23 = arith.truncf %in : f32 to bf16
      linalg.yield %23 : bf16
    } -> tensor<4x96x64xbf16>
    return %22 : tensor<4x96x64xbf16>
  }
}

