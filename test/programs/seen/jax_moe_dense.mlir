#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
module @jit_moe_dense {
  func.func public @main(%arg0: tensor<4x32x64xbf16>, %arg1: tensor<4x64x128xbf16>, %arg2: tensor<4x128x64xbf16>, %arg3: tensor<4x32xf32>) -> tensor<32x64xbf16> {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<4x32x128xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %2 = linalg.batch_matmul ins(%arg0, %arg1 : tensor<4x32x64xbf16>, tensor<4x64x128xbf16>) outs(%1 : tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %3 = tensor.empty() : tensor<4x32x128xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<4x32x128xf32>) outs(%3 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.negf %in : f32
      linalg.yield %27 : f32
    } -> tensor<4x32x128xf32>
    %5 = tensor.empty() : tensor<4x32x128xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<4x32x128xf32>) outs(%5 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = math.exp %in : f32
      linalg.yield %27 : f32
    } -> tensor<4x32x128xf32>
    %7 = tensor.empty() : tensor<4x32x128xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<4x32x128xf32>) outs(%7 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.addf %in, %cst : f32
      linalg.yield %27 : f32
    } -> tensor<4x32x128xf32>
    %9 = tensor.empty() : tensor<4x32x128xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<4x32x128xf32>) outs(%9 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.divf %cst, %in : f32
      linalg.yield %27 : f32
    } -> tensor<4x32x128xf32>
    %11 = tensor.empty() : tensor<4x32x128xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2, %10 : tensor<4x32x128xf32>, tensor<4x32x128xf32>) outs(%11 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %27 = arith.mulf %in, %in_1 : f32
      linalg.yield %27 : f32
    } -> tensor<4x32x128xf32>
    %13 = tensor.empty() : tensor<4x32x128xbf16>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<4x32x128xf32>) outs(%13 : tensor<4x32x128xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %27 = arith.truncf %in : f32 to bf16
      linalg.yield %27 : bf16
    } -> tensor<4x32x128xbf16>
    %15 = tensor.empty() : tensor<4x32x64xf32>
    %16 = linalg.fill ins(%cst_0 : f32) outs(%15 : tensor<4x32x64xf32>) -> tensor<4x32x64xf32>
    %17 = linalg.batch_matmul ins(%14, %arg2 : tensor<4x32x128xbf16>, tensor<4x128x64xbf16>) outs(%16 : tensor<4x32x64xf32>) -> tensor<4x32x64xf32>
    %18 = tensor.empty() : tensor<4x32x64xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<4x32xf32>) outs(%18 : tensor<4x32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x64xf32>
    %20 = tensor.empty() : tensor<4x32x64xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17, %19 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%20 : tensor<4x32x64xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %27 = arith.mulf %in, %in_1 : f32
      linalg.yield %27 : f32
    } -> tensor<4x32x64xf32>
    %22 = tensor.empty() : tensor<32x64xf32>
    %23 = linalg.fill ins(%cst_0 : f32) outs(%22 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %24 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%21 : tensor<4x32x64xf32>) outs(%23 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.addf %out, %in : f32
      linalg.yield %27 : f32
    } -> tensor<32x64xf32>
    %25 = tensor.empty() : tensor<32x64xbf16>
    %26 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<32x64xf32>) outs(%25 : tensor<32x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %27 = arith.truncf %in : f32 to bf16
      linalg.yield %27 : bf16
    } -> tensor<32x64xbf16>
    return %26 : tensor<32x64xbf16>
  }
}

