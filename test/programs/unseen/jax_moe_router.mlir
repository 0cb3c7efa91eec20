#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
module @jit_moe_router {
  func.func public @main(%arg0: tensor<96x64xbf16>, %arg1: tensor<64x8xf32>, %arg2: tensor<8x64x128xbf16>) -> tensor<96x128xbf16> {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<96x8xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<96x8xf32>) -> tensor<96x8xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<96x64xbf16>, tensor<64x8xf32>) outs(%1 : tensor<96x8xf32>) -> tensor<96x8xf32>
    %3 = tensor.empty() : tensor<96xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<96xf32>) -> tensor<96xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%2 : tensor<96x8xf32>) outs(%4 : tensor<96xf32>) {
    ^bb0(%in: f32, %out: f32):
      %33 = arith.maximumf %out, %in : f32
      linalg.yield %33 : f32
    } -> tensor<96xf32>
    %6 = tensor.empty() : tensor<96x8xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<96xf32>) outs(%6 : tensor<96x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<96x8xf32>
    %8 = tensor.empty() : tensor<96x8xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %7 : tensor<96x8xf32>, tensor<96x8xf32>) outs(%8 : tensor<96x8xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %33 = arith.subf %in, %in_1 : f32
      linalg.yield %33 : f32
    } -> tensor<96x8xf32>
    %10 = tensor.empty() : tensor<96x8xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<96x8xf32>) outs(%10 : tensor<96x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %33 = math.exp %in : f32
      linalg.yield %33 : f32
    } -> tensor<96x8xf32>
    %12 = tensor.empty() : tensor<96xf32>
    %13 = linalg.fill ins(%cst_0 : f32) outs(%12 : tensor<96xf32>) -> tensor<96xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%11 : tensor<96x8xf32>) outs(%13 : tensor<96xf32>) {
    ^bb0(%in: f32, %out: f32):
      %33 = arith.addf %out, %in : f32
      linalg.yield %33 : f32
    } -> tensor<96xf32>
    %15 = tensor.empty() : tensor<96x8xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<96xf32>) outs(%15 : tensor<96x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<96x8xf32>
    %17 = tensor.empty() : tensor<96x8xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%11, %16 : tensor<96x8xf32>, tensor<96x8xf32>) outs(%17 : tensor<96x8xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %33 = arith.divf %in, %in_1 : f32
      linalg.yield %33 : f32
    } -> tensor<96x8xf32>
    %19 = tensor.empty() : tensor<64x8x128xbf16>
    %20 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<8x64x128xbf16>) outs(%19 : tensor<64x8x128xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<64x8x128xbf16>
    %collapsed = tensor.collapse_shape %20 [[0], [1, 2]] : tensor<64x8x128xbf16> into tensor<64x1024xbf16>
    %21 = tensor.empty() : tensor<96x1024xf32>
    %22 = linalg.fill ins(%cst_0 : f32) outs(%21 : tensor<96x1024xf32>) -> tensor<96x1024xf32>
    %23 = linalg.matmul ins(%arg0, %collapsed : tensor<96x64xbf16>, tensor<64x1024xbf16>) outs(%22 : tensor<96x1024xf32>) -> tensor<96x1024xf32>
    %expanded = tensor.expand_shape %23 [[0], [1, 2]] output_shape [96, 8, 128] : tensor<96x1024xf32> into tensor<96x8x128xf32>
    %24 = tensor.empty() : tensor<96x8x128xf32>
    %25 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<96x8xf32>) outs(%24 : tensor<96x8x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<96x8x128xf32>
    %26 = tensor.empty() : tensor<96x8x128xf32>
    %27 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %25 : tensor<96x8x128xf32>, tensor<96x8x128xf32>) outs(%26 : tensor<96x8x128xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %33 = arith.mulf %in, %in_1 : f32
      linalg.yield %33 : f32
    } -> tensor<96x8x128xf32>
    %28 = tensor.empty() : tensor<96x128xf32>
    %29 = linalg.fill ins(%cst_0 : f32) outs(%28 : tensor<96x128xf32>) -> tensor<96x128xf32>
    %30 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%27 : tensor<96x8x128xf32>) outs(%29 : tensor<96x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %33 = arith.addf %out, %in : f32
      linalg.yield %33 : f32
    } -> tensor<96x128xf32>
    %31 = tensor.empty() : tensor<96x128xbf16>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<96x128xf32>) outs(%31 : tensor<96x128xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %33 = arith.truncf %in : f32 to bf16
      linalg.yield %33 : bf16
    } -> tensor<96x128xbf16>
    return %32 : tensor<96x128xbf16>
  }
}

