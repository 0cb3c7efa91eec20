#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x4x8xf16>, %arg1: tensor<2x8x6xf16>) -> tensor<2x4x6xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f16
    %cst_1 = arith.constant 2.000000e+00 : f16
    %cst_2 = arith.constant 5.000000e-01 : f16
    %0 = tensor.empty() : tensor<2x4x6xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
    %2 = linalg.batch_matmul ins(%arg0, %arg1 : tensor<2x4x8xf16>, tensor<2x8x6xf16>) outs(%1 : tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
    %3 = tensor.empty() : tensor<2x4x6xf16>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<2x4x6xf32>) outs(%3 : tensor<2x4x6xf16>) {
    ^bb0(%in: f32, %out: f16):
      %6 = arith.truncf %in : f32 to f16
      linalg.yield %6 : f16
    } -> tensor<2x4x6xf16>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<2x4x6xf16>) outs(%3 : tensor<2x4x6xf16>) {
    ^bb0(%in: f16, %out: f16):
      %6 = math.sqrt %cst_1 : f16
      %7 = arith.divf %in, %6 : f16
      %8 = math.erf %7 : f16
      %9 = arith.addf %8, %cst_0 : f16
      %10 = arith.mulf %9, %cst_2 : f16
      %11 = arith.mulf %in, %10 : f16
      linalg.yield %11 : f16
    } -> tensor<2x4x6xf16>
    return %5 : tensor<2x4x6xf16>
  }
}
