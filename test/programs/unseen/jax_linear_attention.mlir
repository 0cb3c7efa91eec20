#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
module @jit_linear_attention {
  func.func public @main(%arg0: tensor<64x128xf32>, %arg1: tensor<64x128xf32>) -> tensor<64x128xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<64x128xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<64x128xf32>) outs(%0 : tensor<64x128xi1>) {
    ^bb0(%in: f32, %out: i1):
      %28 = arith.cmpf ogt, %in, %cst_0 : f32
      linalg.yield %28 : i1
    } -> tensor<64x128xi1>
    %2 = tensor.empty() : tensor<64x128xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %arg0 : tensor<64x128xi1>, tensor<64x128xf32>) outs(%2 : tensor<64x128xf32>) {
    ^bb0(%in: i1, %in_1: f32, %out: f32):
      %28 = arith.select %in, %cst_0, %in_1 : f32
      linalg.yield %28 : f32
    } -> tensor<64x128xf32>
    %4 = tensor.empty() : tensor<64x128xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<64x128xf32>) outs(%4 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = math.expm1 %in : f32
      linalg.yield %28 : f32
    } -> tensor<64x128xf32>
    %6 = tensor.empty() : tensor<64x128xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %arg0, %5 : tensor<64x128xi1>, tensor<64x128xf32>, tensor<64x128xf32>) outs(%6 : tensor<64x128xf32>) {
    ^bb0(%in: i1, %in_1: f32, %in_2: f32, %out: f32):
      %28 = arith.select %in, %in_1, %in_2 : f32
      linalg.yield %28 : f32
    } -> tensor<64x128xf32>
    %8 = tensor.empty() : tensor<64x128xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<64x128xf32>) outs(%8 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.addf %in, %cst : f32
      linalg.yield %28 : f32
    } -> tensor<64x128xf32>
    %10 = tensor.empty() : tensor<64x128xi1>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<64x128xf32>) outs(%10 : tensor<64x128xi1>) {
    ^bb0(%in: f32, %out: i1):
      %28 = arith.cmpf ogt, %in, %cst_0 : f32
      linalg.yield %28 : i1
    } -> tensor<64x128xi1>
    %12 = tensor.empty() : tensor<64x128xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%11, %arg1 : tensor<64x128xi1>, tensor<64x128xf32>) outs(%12 : tensor<64x128xf32>) {
    ^bb0(%in: i1, %in_1: f32, %out: f32):
      %28 = arith.select %in, %cst_0, %in_1 : f32
      linalg.yield %28 : f32
    } -> tensor<64x128xf32>
    %14 = tensor.empty() : tensor<64x128xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<64x128xf32>) outs(%14 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = math.expm1 %in : f32
      linalg.yield %28 : f32
    } -> tensor<64x128xf32>
    %16 = tensor.empty() : tensor<64x128xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%11, %arg1, %15 : tensor<64x128xi1>, tensor<64x128xf32>, tensor<64x128xf32>) outs(%16 : tensor<64x128xf32>) {
    ^bb0(%in: i1, %in_1: f32, %in_2: f32, %out: f32):
      %28 = arith.select %in, %in_1, %in_2 : f32
      linalg.yield %28 : f32
    } -> tensor<64x128xf32>
    %18 = tensor.empty() : tensor<64x128xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<64x128xf32>) outs(%18 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.addf %in, %cst : f32
      linalg.yield %28 : f32
    } -> tensor<64x128xf32>
    %20 = tensor.empty() : tensor<128x64xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<64x128xf32>) outs(%20 : tensor<128x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x64xf32>
    %22 = tensor.empty() : tensor<128x128xf32>
    %23 = linalg.fill ins(%cst_0 : f32) outs(%22 : tensor<128x128xf32>) -> tensor<128x128xf32>
    %24 = linalg.matmul ins(%21, %arg1 : tensor<128x64xf32>, tensor<64x128xf32>) outs(%23 : tensor<128x128xf32>) -> tensor<128x128xf32>
    %25 = tensor.empty() : tensor<64x128xf32>
    %26 = linalg.fill ins(%cst_0 : f32) outs(%25 : tensor<64x128xf32>) -> tensor<64x128xf32>
    %27 = linalg.matmul ins(%9, %24 : tensor<64x128xf32>, tensor<128x128xf32>) outs(%26 : tensor<64x128xf32>) -> tensor<64x128xf32>
    return %27 : tensor<64x128xf32>
  }
}

