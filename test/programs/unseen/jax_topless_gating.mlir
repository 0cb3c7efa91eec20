#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
module @jit_topless_gating {
  func.func public @main(%arg0: tensor<64x256xbf16>, %arg1: tensor<256x128xbf16>) -> tensor<64x128xbf16> {
    %cst = arith.constant 1.280000e+02 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<64x128xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<64x128xf32>) -> tensor<64x128xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<64x256xbf16>, tensor<256x128xbf16>) outs(%1 : tensor<64x128xf32>) -> tensor<64x128xf32>
    %3 = tensor.empty() : tensor<64xf32>
    %4 = linalg.fill ins(%cst_0 : f32) outs(%3 : tensor<64xf32>) -> tensor<64xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%2 : tensor<64x128xf32>) outs(%4 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %16 = arith.addf %out, %in : f32
      linalg.yield %16 : f32
    } -> tensor<64xf32>
    %expanded = tensor.expand_shape %5 [[0, 1]] output_shape [64, 1] : tensor<64xf32> into tensor<64x1xf32>
    %6 = tensor.empty() : tensor<64x1xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<64x1xf32>) outs(%6 : tensor<64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %16 = arith.divf %in, %cst : f32
      linalg.yield %16 : f32
    } -> tensor<64x1xf32>
    %8 = tensor.empty() : tensor<64x128xf32>
    %9 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<64x1xf32>) outs(%8 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x128xf32>
    %10 = tensor.empty() : tensor<64x128xi1>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %9 : tensor<64x128xf32>, tensor<64x128xf32>) outs(%10 : tensor<64x128xi1>) {
    ^bb0(%in: f32, %in_1: f32, %out: i1):
      %16 = arith.cmpf ogt, %in, %in_1 : f32
      linalg.yield %16 : i1
    } -> tensor<64x128xi1>
    %12 = tensor.empty() : tensor<64x128xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%11, %2 : tensor<64x128xi1>, tensor<64x128xf32>) outs(%12 : tensor<64x128xf32>) {
    ^bb0(%in: i1, %in_1: f32, %out: f32):
      %16 = arith.select %in, %in_1, %cst_0 : f32
      linalg.yield %16 : f32
    } -> tensor<64x128xf32>
    %14 = tensor.empty() : tensor<64x128xbf16>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<64x128xf32>) outs(%14 : tensor<64x128xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %16 = arith.truncf %in : f32 to bf16
      linalg.yield %16 : bf16
    } -> tensor<64x128xbf16>
    return %15 : tensor<64x128xbf16>
  }
}

