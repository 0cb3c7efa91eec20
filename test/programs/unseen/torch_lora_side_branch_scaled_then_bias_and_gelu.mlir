#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<24x32xbf16>, %arg1: tensor<32x48xbf16>, %arg2: tensor<32x4xbf16>, %arg3: tensor<4x48xbf16>, %arg4: tensor<48xbf16>) -> tensor<24x48xbf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : bf16
    %cst_1 = arith.constant 2.000000e+00 : bf16
    %cst_2 = arith.constant 5.000000e-01 : bf16
    %0 = tensor.empty() : tensor<24x48xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<24x48xf32>) -> tensor<24x48xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<24x32xbf16>, tensor<32x48xbf16>) outs(%1 : tensor<24x48xf32>) -> tensor<24x48xf32>
    %3 = tensor.empty() : tensor<24x48xbf16>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<24x48xf32>) outs(%3 : tensor<24x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %16 = arith.truncf %in : f32 to bf16
      linalg.yield %16 : bf16
    } -> tensor<24x48xbf16>
    %5 = tensor.empty() : tensor<24x4xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<24x4xf32>) -> tensor<24x4xf32>
    %7 = linalg.matmul ins(%arg0, %arg2 : tensor<24x32xbf16>, tensor<32x4xbf16>) outs(%6 : tensor<24x4xf32>) -> tensor<24x4xf32>
    %8 = tensor.empty() : tensor<24x4xbf16>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<24x4xf32>) outs(%8 : tensor<24x4xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %16 = arith.truncf %in : f32 to bf16
      linalg.yield %16 : bf16
    } -> tensor<24x4xbf16>
    %10 = linalg.matmul ins(%9, %arg3 : tensor<24x4xbf16>, tensor<4x48xbf16>) outs(%1 : tensor<24x48xf32>) -> tensor<24x48xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<24x48xf32>) outs(%3 : tensor<24x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %16 = arith.truncf %in : f32 to bf16
      linalg.yield %16 : bf16
    } -> tensor<24x48xbf16>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<24x48xbf16>) outs(%3 : tensor<24x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %16 = arith.mulf %in, %cst_1 : bf16
      linalg.yield %16 : bf16
    } -> tensor<24x48xbf16>
    %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%4, %12 : tensor<24x48xbf16>, tensor<24x48xbf16>) outs(%3 : tensor<24x48xbf16>) {
    ^bb0(%in: bf16, %in_3: bf16, %out: bf16):
      %16 = arith.addf %in, %in_3 : bf16
      linalg.yield %16 : bf16
    } -> tensor<24x48xbf16>
    %14 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%13, %arg4 : tensor<24x48xbf16>, tensor<48xbf16>) outs(%3 : tensor<24x48xbf16>) {
    ^bb0(%in: bf16, %in_3: bf16, %out: bf16):
      %16 = arith.addf %in, %in_3 : bf16
      linalg.yield %16 : bf16
    } -> tensor<24x48xbf16>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<24x48xbf16>) outs(%3 : tensor<24x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %16 = math.sqrt %cst_1 : bf16
      %17 = arith.divf %in, %16 : bf16
      %18 = math.erf %17 : bf16
      %19 = arith.addf %18, %cst_0 : bf16
      %20 = arith.mulf %19, %cst_2 : bf16
      %21 = arith.mulf %in, %20 : bf16
      linalg.yield %21 : bf16
    } -> tensor<24x48xbf16>
    return %15 : tensor<24x48xbf16>
  }
}
