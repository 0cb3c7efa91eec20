// Norms of the rows of a product, in f16.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
#map4 = affine_map<(d0, d1) -> (d1, d0)>
module @jit_f16_sum_kept_f16_row_norms {
  func.func public @main(%arg0: tensor<48x64xf16>, %arg1: tensor<64x64xf16>) -> (tensor<48x64xf16>, tensor<64xf16>) {
    %cst = arith.constant 0xFC00 : f16
    %cst_0 = arith.constant 1.000210e-02 : f16
    %cst_1 = arith.constant 0.000000e+00 : f32
    %cst_2 = arith.constant 6.250000e-02 : f16
    %cst_3 = arith.constant 0.000000e+00 : f16
    %0 = tensor.empty() : tensor<48x64xf16>
    %1 = linalg.fill ins(%cst_3 : f16) outs(%0 : tensor<48x64xf16>) -> tensor<48x64xf16>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<48x64xf16>, tensor<64x64xf16>) outs(%1 : tensor<48x64xf16>) -> tensor<48x64xf16>
    %3 = tensor.empty() : tensor<48x64xf16>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<48x64xf16>) outs(%3 : tensor<48x64xf16>) {
    ^bb0(%in: f16, %out: f16):
      %25 = arith.mulf %in, %cst_2 : f16
      linalg.yield %25 : f16
    } -> tensor<48x64xf16>
    %5 = tensor.empty() : tensor<48x64xf16>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<48x64xf16>) outs(%5 : tensor<48x64xf16>) {
    ^bb0(%in: f16, %out: f16):
      %25 = arith.mulf %in, %in : f16
      linalg.yield %25 : f16
    } -> tensor<48x64xf16>
    %7 = tensor.empty() : tensor<48x64xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<48x64xf16>) outs(%7 : tensor<48x64xf32>) {
    ^bb0(%in: f16, %out: f32):
      %25 = arith.extf %in : f16 to f32
      linalg.yield %25 : f32
    } -> tensor<48x64xf32>
    %9 = tensor.empty() : tensor<48xf32>
    %10 = linalg.fill ins(%cst_1 : f32) outs(%9 : tensor<48xf32>) -> tensor<48xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%8 : tensor<48x64xf32>) outs(%10 : tensor<48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.addf %out, %in : f32
      linalg.yield %25 : f32
    } -> tensor<48xf32>
    %12 = tensor.empty() : tensor<48xf16>
    %13 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%11 : tensor<48xf32>) outs(%12 : tensor<48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %25 = arith.truncf %in : f32 to f16
      linalg.yield %25 : f16
    } -> tensor<48xf16>
    %expanded = tensor.expand_shape %13 [[0, 1]] output_shape [48, 1] : tensor<48xf16> into tensor<48x1xf16>
    %14 = tensor.empty() : tensor<48x1xf16>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<48x1xf16>) outs(%14 : tensor<48x1xf16>) {
    ^bb0(%in: f16, %out: f16):
      %25 = arith.addf %in, %cst_0 : f16
      linalg.yield %25 : f16
    } -> tensor<48x1xf16>
    %16 = tensor.empty() : tensor<48x1xf16>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<48x1xf16>) outs(%16 : tensor<48x1xf16>) {
    ^bb0(%in: f16, %out: f16):
      %25 = math.sqrt %in : f16
      linalg.yield %25 : f16
    } -> tensor<48x1xf16>
    %18 = tensor.empty() : tensor<48x64xf16>
    %19 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<48x1xf16>) outs(%18 : tensor<48x64xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<48x64xf16>
    %20 = tensor.empty() : tensor<48x64xf16>
    %21 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%4, %19 : tensor<48x64xf16>, tensor<48x64xf16>) outs(%20 : tensor<48x64xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %25 = arith.divf %in, %in_4 : f16
      linalg.yield %25 : f16
    } -> tensor<48x64xf16>
    %22 = tensor.empty() : tensor<64xf16>
    %23 = linalg.fill ins(%cst : f16) outs(%22 : tensor<64xf16>) -> tensor<64xf16>
    %24 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "reduction"]} ins(%4 : tensor<48x64xf16>) outs(%23 : tensor<64xf16>) {
    ^bb0(%in: f16, %out: f16):
      %25 = arith.maximumf %out, %in : f16
      linalg.yield %25 : f16
    } -> tensor<64xf16>
    return %21, %24 : tensor<48x64xf16>, tensor<64xf16>
  }
}

