#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
module @jit_f8_quantize_rows_roundtrip {
  func.func public @main(%arg0: tensor<8x32xf32>, %arg1: tensor<32x16xf8E4M3FN>) -> (tensor<8x16xf32>, tensor<8x32xf8E4M3FN>) {
    %cst = arith.constant 0.000000e+00 : bf16
    %cst_0 = arith.constant 4.480000e+02 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<8x32xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<8x32xf32>) outs(%0 : tensor<8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = math.absf %in : f32
      linalg.yield %22 : f32
    } -> tensor<8x32xf32>
    %2 = tensor.empty() : tensor<8xf32>
    %3 = linalg.fill ins(%cst_1 : f32) outs(%2 : tensor<8xf32>) -> tensor<8xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%1 : tensor<8x32xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.maximumf %out, %in : f32
      linalg.yield %22 : f32
    } -> tensor<8xf32>
    %expanded = tensor.expand_shape %4 [[0, 1]] output_shape [8, 1] : tensor<8xf32> into tensor<8x1xf32>
    %5 = tensor.empty() : tensor<8x1xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<8x1xf32>) outs(%5 : tensor<8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.divf %in, %cst_0 : f32
      linalg.yield %22 : f32
    } -> tensor<8x1xf32>
    %7 = tensor.empty() : tensor<8x32xf32>
    %8 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<8x1xf32>) outs(%7 : tensor<8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x32xf32>
    %9 = tensor.empty() : tensor<8x32xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %8 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%9 : tensor<8x32xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %22 = arith.divf %in, %in_2 : f32
      linalg.yield %22 : f32
    } -> tensor<8x32xf32>
    %11 = tensor.empty() : tensor<8x32xf8E4M3FN>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<8x32xf32>) outs(%11 : tensor<8x32xf8E4M3FN>) {
    ^bb0(%in: f32, %out: f8E4M3FN):
      %22 = arith.truncf %in : f32 to f8E4M3FN
      linalg.yield %22 : f8E4M3FN
    } -> tensor<8x32xf8E4M3FN>
    %13 = tensor.empty() : tensor<8x16xbf16>
    %14 = linalg.fill ins(%cst : bf16) outs(%13 : tensor<8x16xbf16>) -> tensor<8x16xbf16>
    %15 = linalg.matmul ins(%12, %arg1 : tensor<8x32xf8E4M3FN>, tensor<32x16xf8E4M3FN>) outs(%14 : tensor<8x16xbf16>) -> tensor<8x16xbf16>
    %16 = tensor.empty() : tensor<8x16xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<8x16xbf16>) outs(%16 : tensor<8x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %22 = arith.extf %in : bf16 to f32
      linalg.yield %22 : f32
    } -> tensor<8x16xf32>
    %18 = tensor.empty() : tensor<8x16xf32>
    %19 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<8x1xf32>) outs(%18 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x16xf32>
    %20 = tensor.empty() : tensor<8x16xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%17, %19 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%20 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %22 = arith.mulf %in, %in_2 : f32
      linalg.yield %22 : f32
    } -> tensor<8x16xf32>
    return %21, %12 : tensor<8x16xf32>, tensor<8x32xf8E4M3FN>
  }
}

