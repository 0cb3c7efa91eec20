#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d2)>
module {
  func.func @main(%arg0: tensor<3x10x32xbf16>, %arg1: tensor<3x32x48xbf16>, %arg2: tensor<3x48xbf16>, %arg3: tensor<3x48x32xbf16>, %arg4: tensor<3x32xbf16>) -> tensor<3x10x32xbf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : bf16
    %cst_1 = arith.constant 1.702000e+00 : f64
    %0 = tensor.empty() : tensor<3x48xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<3x48xbf16>) outs(%0 : tensor<3x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %25 = arith.extf %in : bf16 to f32
      linalg.yield %25 : f32
    } -> tensor<3x48xf32>
    %2 = tensor.empty() : tensor<3x10x32xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<3x10x32xbf16>) outs(%2 : tensor<3x10x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %25 = arith.extf %in : bf16 to f32
      linalg.yield %25 : f32
    } -> tensor<3x10x32xf32>
    %4 = tensor.empty() : tensor<3x32x48xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<3x32x48xbf16>) outs(%4 : tensor<3x32x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %25 = arith.extf %in : bf16 to f32
      linalg.yield %25 : f32
    } -> tensor<3x32x48xf32>
    %6 = tensor.empty() : tensor<3x10x48xf32>
    %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<3x10x48xf32>) -> tensor<3x10x48xf32>
    %8 = linalg.batch_matmul ins(%3, %5 : tensor<3x10x32xf32>, tensor<3x32x48xf32>) outs(%7 : tensor<3x10x48xf32>) -> tensor<3x10x48xf32>
    %9 = linalg.generic {indexing_maps = [#map2, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %8 : tensor<3x48xf32>, tensor<3x10x48xf32>) outs(%6 : tensor<3x10x48xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %25 = arith.addf %in, %in_2 : f32
      linalg.yield %25 : f32
    } -> tensor<3x10x48xf32>
    %10 = tensor.empty() : tensor<3x10x48xbf16>
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<3x10x48xf32>) outs(%10 : tensor<3x10x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %25 = arith.truncf %in : f32 to bf16
      linalg.yield %25 : bf16
    } -> tensor<3x10x48xbf16>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<3x10x48xbf16>) outs(%10 : tensor<3x10x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %25 = arith.truncf %cst_1 : f64 to bf16
      %26 = arith.mulf %in, %25 : bf16
      linalg.yield %26 : bf16
    } -> tensor<3x10x48xbf16>
    %13 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<3x10x48xbf16>) outs(%10 : tensor<3x10x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %25 = arith.negf %in : bf16
      %26 = math.exp %25 : bf16
      %27 = arith.addf %26, %cst_0 : bf16
      %28 = arith.divf %cst_0, %27 : bf16
      linalg.yield %28 : bf16
    } -> tensor<3x10x48xbf16>
    %14 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %13 : tensor<3x10x48xbf16>, tensor<3x10x48xbf16>) outs(%10 : tensor<3x10x48xbf16>) {
    ^bb0(%in: bf16, %in_2: bf16, %out: bf16):
      %25 = arith.mulf %in, %in_2 : bf16
      linalg.yield %25 : bf16
    } -> tensor<3x10x48xbf16>
    %15 = tensor.empty() : tensor<3x32xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<3x32xbf16>) outs(%15 : tensor<3x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %25 = arith.extf %in : bf16 to f32
      linalg.yield %25 : f32
    } -> tensor<3x32xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<3x10x48xbf16>) outs(%6 : tensor<3x10x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %25 = arith.extf %in : bf16 to f32
      linalg.yield %25 : f32
    } -> tensor<3x10x48xf32>
    %18 = tensor.empty() : tensor<3x48x32xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<3x48x32xbf16>) outs(%18 : tensor<3x48x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %25 = arith.extf %in : bf16 to f32
      linalg.yield %25 : f32
    } -> tensor<3x48x32xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%2 : tensor<3x10x32xf32>) -> tensor<3x10x32xf32>
    %21 = linalg.batch_matmul ins(%17, %19 : tensor<3x10x48xf32>, tensor<3x48x32xf32>) outs(%20 : tensor<3x10x32xf32>) -> tensor<3x10x32xf32>
    %22 = linalg.generic {indexing_maps = [#map2, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %21 : tensor<3x32xf32>, tensor<3x10x32xf32>) outs(%2 : tensor<3x10x32xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %25 = arith.addf %in, %in_2 : f32
      linalg.yield %25 : f32
    } -> tensor<3x10x32xf32>
    %23 = tensor.empty() : tensor<3x10x32xbf16>
    %24 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<3x10x32xf32>) outs(%23 : tensor<3x10x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %25 = arith.truncf %in : f32 to bf16
      linalg.yield %25 : bf16
    } -> tensor<3x10x32xbf16>
    return %24 : tensor<3x10x32xbf16>
  }
}

