#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
module {
  func.func @gelu_erf(%arg0: tensor<32x64xf16>, %arg1: tensor<64x128xf16>) -> tensor<32x128xf16> {
    %cst = arith.constant dense<5.000000e-01> : tensor<f16>
    %cst_0 = arith.constant dense<1.000000e+00> : tensor<f16>
    %cst_1 = arith.constant dense<1.414060e+00> : tensor<f16>
    %cst_2 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<32x128xf32>
    %1 = linalg.fill ins(%cst_2 : f32) outs(%0 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<32x64xf16>, tensor<64x128xf16>) outs(%1 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %3 = tensor.empty() : tensor<32x128xf16>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<32x128xf32>) outs(%3 : tensor<32x128xf16>) {
    ^bb0(%in: f32, %out: f16):
      %10 = arith.truncf %in : f32 to f16
      linalg.yield %10 : f16
    } -> tensor<32x128xf16>
    %5 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%4, %cst_1 : tensor<32x128xf16>, tensor<f16>) outs(%3 : tensor<32x128xf16>) {
    ^bb0(%in: f16, %in_3: f16, %out: f16):
      %10 = arith.divf %in, %in_3 : f16
      linalg.yield %10 : f16
    } -> tensor<32x128xf16>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<32x128xf16>) outs(%3 : tensor<32x128xf16>) {
    ^bb0(%in: f16, %out: f16):
      %10 = math.erf %in : f16
      linalg.yield %10 : f16
    } -> tensor<32x128xf16>
    %7 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%6, %cst_0 : tensor<32x128xf16>, tensor<f16>) outs(%3 : tensor<32x128xf16>) {
    ^bb0(%in: f16, %in_3: f16, %out: f16):
      %10 = arith.addf %in, %in_3 : f16
      linalg.yield %10 : f16
    } -> tensor<32x128xf16>
    %8 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%4, %7 : tensor<32x128xf16>, tensor<32x128xf16>) outs(%3 : tensor<32x128xf16>) {
    ^bb0(%in: f16, %in_3: f16, %out: f16):
      %10 = arith.mulf %in, %in_3 : f16
      linalg.yield %10 : f16
    } -> tensor<32x128xf16>
    %9 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%8, %cst : tensor<32x128xf16>, tensor<f16>) outs(%3 : tensor<32x128xf16>) {
    ^bb0(%in: f16, %in_3: f16, %out: f16):
      %10 = arith.mulf %in, %in_3 : f16
      linalg.yield %10 : f16
    } -> tensor<32x128xf16>
    return %9 : tensor<32x128xf16>
  }
}

