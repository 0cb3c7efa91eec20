// Statistics folded into weights and bias, computed beside.
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module @jit_conv1x1_batch_norm_folded_relu6 {
  func.func public @main(%arg0: tensor<2x8x8x64xbf16>, %arg1: tensor<64x32xbf16>, %arg2: tensor<32xf32>, %arg3: tensor<32xf32>, %arg4: tensor<32xf32>, %arg5: tensor<32xf32>) -> tensor<2x8x8x32xf32> {
    %cst = arith.constant 6.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : bf16
    %cst_2 = arith.constant 9.99999974E-6 : f32
    %0 = tensor.empty() : tensor<32xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg5 : tensor<32xf32>) outs(%0 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = math.absf %in : f32
      linalg.yield %35 : f32
    } -> tensor<32xf32>
    %2 = tensor.empty() : tensor<32xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<32xf32>) outs(%2 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = arith.addf %in, %cst_2 : f32
      linalg.yield %35 : f32
    } -> tensor<32xf32>
    %4 = tensor.empty() : tensor<32xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%3 : tensor<32xf32>) outs(%4 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = math.rsqrt %in : f32
      linalg.yield %35 : f32
    } -> tensor<32xf32>
    %6 = tensor.empty() : tensor<32xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg2, %5 : tensor<32xf32>, tensor<32xf32>) outs(%6 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %35 = arith.mulf %in, %in_3 : f32
      linalg.yield %35 : f32
    } -> tensor<32xf32>
    %8 = tensor.empty() : tensor<64x32xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<64x32xbf16>) outs(%8 : tensor<64x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %35 = arith.extf %in : bf16 to f32
      linalg.yield %35 : f32
    } -> tensor<64x32xf32>
    %10 = tensor.empty() : tensor<64x32xf32>
    %11 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<32xf32>) outs(%10 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x32xf32>
    %12 = tensor.empty() : tensor<64x32xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%9, %11 : tensor<64x32xf32>, tensor<64x32xf32>) outs(%12 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %35 = arith.mulf %in, %in_3 : f32
      linalg.yield %35 : f32
    } -> tensor<64x32xf32>
    %14 = tensor.empty() : tensor<64x32xbf16>
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<64x32xf32>) outs(%14 : tensor<64x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %35 = arith.truncf %in : f32 to bf16
      linalg.yield %35 : bf16
    } -> tensor<64x32xbf16>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1, 2], [3]] : tensor<2x8x8x64xbf16> into tensor<128x64xbf16>
    %16 = tensor.empty() : tensor<128x32xbf16>
    %17 = linalg.fill ins(%cst_1 : bf16) outs(%16 : tensor<128x32xbf16>) -> tensor<128x32xbf16>
    %18 = linalg.matmul ins(%collapsed, %15 : tensor<128x64xbf16>, tensor<64x32xbf16>) outs(%17 : tensor<128x32xbf16>) -> tensor<128x32xbf16>
    %19 = tensor.empty() : tensor<128x32xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<128x32xbf16>) outs(%19 : tensor<128x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %35 = arith.extf %in : bf16 to f32
      linalg.yield %35 : f32
    } -> tensor<128x32xf32>
    %expanded = tensor.expand_shape %20 [[0, 1, 2], [3]] output_shape [2, 8, 8, 32] : tensor<128x32xf32> into tensor<2x8x8x32xf32>
    %21 = tensor.empty() : tensor<2x8x8x32xf32>
    %22 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3 : tensor<32xf32>) outs(%21 : tensor<2x8x8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x8x32xf32>
    %23 = tensor.empty() : tensor<2x8x8x32xf32>
    %24 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %22 : tensor<2x8x8x32xf32>, tensor<2x8x8x32xf32>) outs(%23 : tensor<2x8x8x32xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %35 = arith.addf %in, %in_3 : f32
      linalg.yield %35 : f32
    } -> tensor<2x8x8x32xf32>
    %25 = tensor.empty() : tensor<32xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg4, %7 : tensor<32xf32>, tensor<32xf32>) outs(%25 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %35 = arith.mulf %in, %in_3 : f32
      linalg.yield %35 : f32
    } -> tensor<32xf32>
    %27 = tensor.empty() : tensor<2x8x8x32xf32>
    %28 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26 : tensor<32xf32>) outs(%27 : tensor<2x8x8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x8x32xf32>
    %29 = tensor.empty() : tensor<2x8x8x32xf32>
    %30 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24, %28 : tensor<2x8x8x32xf32>, tensor<2x8x8x32xf32>) outs(%29 : tensor<2x8x8x32xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %35 = arith.subf %in, %in_3 : f32
      linalg.yield %35 : f32
    } -> tensor<2x8x8x32xf32>
    %31 = tensor.empty() : tensor<2x8x8x32xf32>
    %32 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30 : tensor<2x8x8x32xf32>) outs(%31 : tensor<2x8x8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = arith.maximumf %in, %cst_0 : f32
      linalg.yield %35 : f32
    } -> tensor<2x8x8x32xf32>
    %33 = tensor.empty() : tensor<2x8x8x32xf32>
    %34 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32 : tensor<2x8x8x32xf32>) outs(%33 : tensor<2x8x8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = arith.minimumf %in, %cst : f32
      linalg.yield %35 : f32
    } -> tensor<2x8x8x32xf32>
    return %34 : tensor<2x8x8x32xf32>
  }
}

