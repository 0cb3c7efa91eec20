#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map4 = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
#map5 = affine_map<(d0, d1) -> (d1, d0)>
#map6 = affine_map<(d0, d1, d2) -> (d0, 0)>
#map7 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
module @jit_fp8_block_scaled_activations_quantized_in_graph {
  func.func public @main(%arg0: tensor<32x256xbf16>, %arg1: tensor<256x128xf8E4M3FN>, %arg2: tensor<2x1xf32>) -> tensor<32x128xbf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 4.480000e+02 : f32
    %cst_1 = arith.constant 9.99999974E-5 : f32
    %cst_2 = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<32x256xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<32x256xbf16>) outs(%0 : tensor<32x256xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %37 = arith.extf %in : bf16 to f32
      linalg.yield %37 : f32
    } -> tensor<32x256xf32>
    %expanded = tensor.expand_shape %1 [[0], [1, 2]] output_shape [32, 2, 128] : tensor<32x256xf32> into tensor<32x2x128xf32>
    %2 = tensor.empty() : tensor<32x2x128xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<32x2x128xf32>) outs(%2 : tensor<32x2x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %37 = math.absf %in : f32
      linalg.yield %37 : f32
    } -> tensor<32x2x128xf32>
    %4 = tensor.empty() : tensor<32x2xf32>
    %5 = linalg.fill ins(%cst_2 : f32) outs(%4 : tensor<32x2xf32>) -> tensor<32x2xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%3 : tensor<32x2x128xf32>) outs(%5 : tensor<32x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %37 = arith.maximumf %out, %in : f32
      linalg.yield %37 : f32
    } -> tensor<32x2xf32>
    %expanded_3 = tensor.expand_shape %6 [[0], [1, 2]] output_shape [32, 2, 1] : tensor<32x2xf32> into tensor<32x2x1xf32>
    %7 = tensor.empty() : tensor<32x2x1xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_3 : tensor<32x2x1xf32>) outs(%7 : tensor<32x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %37 = arith.maximumf %in, %cst_1 : f32
      linalg.yield %37 : f32
    } -> tensor<32x2x1xf32>
    %9 = tensor.empty() : tensor<32x2x1xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<32x2x1xf32>) outs(%9 : tensor<32x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %37 = arith.divf %in, %cst_0 : f32
      linalg.yield %37 : f32
    } -> tensor<32x2x1xf32>
    %11 = tensor.empty() : tensor<32x2x128xf32>
    %12 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<32x2x1xf32>) outs(%11 : tensor<32x2x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x2x128xf32>
    %13 = tensor.empty() : tensor<32x2x128xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %12 : tensor<32x2x128xf32>, tensor<32x2x128xf32>) outs(%13 : tensor<32x2x128xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %37 = arith.divf %in, %in_5 : f32
      linalg.yield %37 : f32
    } -> tensor<32x2x128xf32>
    %15 = tensor.empty() : tensor<32x2x128xf8E4M3FN>
    %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<32x2x128xf32>) outs(%15 : tensor<32x2x128xf8E4M3FN>) {
    ^bb0(%in: f32, %out: f8E4M3FN):
      %37 = arith.truncf %in : f32 to f8E4M3FN
      linalg.yield %37 : f8E4M3FN
    } -> tensor<32x2x128xf8E4M3FN>
    %expanded_4 = tensor.expand_shape %arg1 [[0, 1], [2]] output_shape [2, 128, 128] : tensor<256x128xf8E4M3FN> into tensor<2x128x128xf8E4M3FN>
    %17 = tensor.empty() : tensor<2x32x128xf8E4M3FN>
    %18 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<32x2x128xf8E4M3FN>) outs(%17 : tensor<2x32x128xf8E4M3FN>) {
    ^bb0(%in: f8E4M3FN, %out: f8E4M3FN):
      linalg.yield %in : f8E4M3FN
    } -> tensor<2x32x128xf8E4M3FN>
    %19 = tensor.empty() : tensor<2x32x128xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %21 = linalg.batch_matmul ins(%18, %expanded_4 : tensor<2x32x128xf8E4M3FN>, tensor<2x128x128xf8E4M3FN>) outs(%20 : tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %collapsed = tensor.collapse_shape %10 [[0], [1, 2]] : tensor<32x2x1xf32> into tensor<32x2xf32>
    %22 = tensor.empty() : tensor<2x32xf32>
    %23 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<32x2xf32>) outs(%22 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32xf32>
    %24 = tensor.empty() : tensor<2x32x128xf32>
    %25 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<2x32xf32>) outs(%24 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x128xf32>
    %26 = tensor.empty() : tensor<2x32x128xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %25 : tensor<2x32x128xf32>, tensor<2x32x128xf32>) outs(%26 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %37 = arith.mulf %in, %in_5 : f32
      linalg.yield %37 : f32
    } -> tensor<2x32x128xf32>
    %28 = tensor.empty() : tensor<2x32x128xf32>
    %29 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x1xf32>) outs(%28 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x128xf32>
    %30 = tensor.empty() : tensor<2x32x128xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %29 : tensor<2x32x128xf32>, tensor<2x32x128xf32>) outs(%30 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %37 = arith.mulf %in, %in_5 : f32
      linalg.yield %37 : f32
    } -> tensor<2x32x128xf32>
    %32 = tensor.empty() : tensor<32x128xf32>
    %33 = linalg.fill ins(%cst : f32) outs(%32 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %34 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%31 : tensor<2x32x128xf32>) outs(%33 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %37 = arith.addf %out, %in : f32
      linalg.yield %37 : f32
    } -> tensor<32x128xf32>
    %35 = tensor.empty() : tensor<32x128xbf16>
    %36 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<32x128xf32>) outs(%35 : tensor<32x128xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %37 = arith.truncf %in : f32 to bf16
      linalg.yield %37 : bf16
    } -> tensor<32x128xbf16>
    return %36 : tensor<32x128xbf16>
  }
}

