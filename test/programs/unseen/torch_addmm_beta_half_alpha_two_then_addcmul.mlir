#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<24x32xf16>, %arg1: tensor<32x32xf16>, %arg2: tensor<24x32xf16>, %arg3: tensor<32xf16>) -> tensor<24x32xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 2.000000e+00 : f32
    %cst_1 = arith.constant 5.000000e-01 : f32
    %cst_2 = arith.constant 2.500000e-01 : f32
    %0 = tensor.empty() : tensor<24x32xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<24x32xf16>) outs(%0 : tensor<24x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %19 = arith.extf %in : f16 to f32
      linalg.yield %19 : f32
    } -> tensor<24x32xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<24x32xf16>) outs(%0 : tensor<24x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %19 = arith.extf %in : f16 to f32
      linalg.yield %19 : f32
    } -> tensor<24x32xf32>
    %3 = tensor.empty() : tensor<32x32xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<32x32xf16>) outs(%3 : tensor<32x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %19 = arith.extf %in : f16 to f32
      linalg.yield %19 : f32
    } -> tensor<32x32xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%0 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %6 = linalg.matmul ins(%2, %4 : tensor<24x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<24x32xf32>) outs(%0 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %19 = arith.mulf %in, %cst_0 : f32
      linalg.yield %19 : f32
    } -> tensor<24x32xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<24x32xf32>) outs(%0 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %19 = arith.mulf %in, %cst_1 : f32
      linalg.yield %19 : f32
    } -> tensor<24x32xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %8 : tensor<24x32xf32>, tensor<24x32xf32>) outs(%0 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %19 = arith.addf %in, %in_3 : f32
      linalg.yield %19 : f32
    } -> tensor<24x32xf32>
    %10 = tensor.empty() : tensor<24x32xf16>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<24x32xf32>) outs(%10 : tensor<24x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %19 = arith.truncf %in : f32 to f16
      linalg.yield %19 : f16
    } -> tensor<24x32xf16>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<24x32xf16>) outs(%0 : tensor<24x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %19 = arith.extf %in : f16 to f32
      linalg.yield %19 : f32
    } -> tensor<24x32xf32>
    %13 = tensor.empty() : tensor<32xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg3 : tensor<32xf16>) outs(%13 : tensor<32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %19 = arith.extf %in : f16 to f32
      linalg.yield %19 : f32
    } -> tensor<32xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<24x32xf32>) outs(%0 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %19 = arith.mulf %in, %cst_2 : f32
      linalg.yield %19 : f32
    } -> tensor<24x32xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%15, %14 : tensor<24x32xf32>, tensor<32xf32>) outs(%0 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %19 = arith.mulf %in, %in_3 : f32
      linalg.yield %19 : f32
    } -> tensor<24x32xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %16 : tensor<24x32xf32>, tensor<24x32xf32>) outs(%0 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %19 = arith.addf %in, %in_3 : f32
      linalg.yield %19 : f32
    } -> tensor<24x32xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<24x32xf32>) outs(%10 : tensor<24x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %19 = arith.truncf %in : f32 to f16
      linalg.yield %19 : f16
    } -> tensor<24x32xf16>
    return %18 : tensor<24x32xf16>
  }
}
