#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
module @jit_mlp3_f32 {
  func.func public @main(%arg0: tensor<64x256xf32>, %arg1: tensor<256x128xf32>, %arg2: tensor<128x64xf32>, %arg3: tensor<64x10xf32>) -> tensor<64x10xf32> {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<64x128xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<64x128xf32>) -> tensor<64x128xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<64x256xf32>, tensor<256x128xf32>) outs(%1 : tensor<64x128xf32>) -> tensor<64x128xf32>
    %3 = tensor.empty() : tensor<64x128xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<64x128xf32>) outs(%3 : tensor<64x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = arith.maximumf %in, %cst_0 : f32
      linalg.yield %31 : f32
    } -> tensor<64x128xf32>
    %5 = tensor.empty() : tensor<64x64xf32>
    %6 = linalg.fill ins(%cst_0 : f32) outs(%5 : tensor<64x64xf32>) -> tensor<64x64xf32>
    %7 = linalg.matmul ins(%4, %arg2 : tensor<64x128xf32>, tensor<128x64xf32>) outs(%6 : tensor<64x64xf32>) -> tensor<64x64xf32>
    %8 = tensor.empty() : tensor<64x64xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<64x64xf32>) outs(%8 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = arith.maximumf %in, %cst_0 : f32
      linalg.yield %31 : f32
    } -> tensor<64x64xf32>
    %10 = tensor.empty() : tensor<64x10xf32>
    %11 = linalg.fill ins(%cst_0 : f32) outs(%10 : tensor<64x10xf32>) -> tensor<64x10xf32>
    %12 = linalg.matmul ins(%9, %arg3 : tensor<64x64xf32>, tensor<64x10xf32>) outs(%11 : tensor<64x10xf32>) -> tensor<64x10xf32>
    %13 = tensor.empty() : tensor<64xf32>
    %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<64xf32>) -> tensor<64xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%12 : tensor<64x10xf32>) outs(%14 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = arith.maximumf %out, %in : f32
      linalg.yield %31 : f32
    } -> tensor<64xf32>
    %16 = tensor.empty() : tensor<64x10xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<64xf32>) outs(%16 : tensor<64x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x10xf32>
    %18 = tensor.empty() : tensor<64x10xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%12, %17 : tensor<64x10xf32>, tensor<64x10xf32>) outs(%18 : tensor<64x10xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %31 = arith.subf %in, %in_1 : f32
      linalg.yield %31 : f32
    } -> tensor<64x10xf32>
    %20 = tensor.empty() : tensor<64x10xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<64x10xf32>) outs(%20 : tensor<64x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = math.exp %in : f32
      linalg.yield %31 : f32
    } -> tensor<64x10xf32>
    %22 = tensor.empty() : tensor<64xf32>
    %23 = linalg.fill ins(%cst_0 : f32) outs(%22 : tensor<64xf32>) -> tensor<64xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%21 : tensor<64x10xf32>) outs(%23 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = arith.addf %out, %in : f32
      linalg.yield %31 : f32
    } -> tensor<64xf32>
    %25 = tensor.empty() : tensor<64xf32>
    %26 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%24 : tensor<64xf32>) outs(%25 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = math.log %in : f32
      linalg.yield %31 : f32
    } -> tensor<64xf32>
    %expanded = tensor.expand_shape %26 [[0, 1]] output_shape [64, 1] : tensor<64xf32> into tensor<64x1xf32>
    %27 = tensor.empty() : tensor<64x10xf32>
    %28 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<64x1xf32>) outs(%27 : tensor<64x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x10xf32>
    %29 = tensor.empty() : tensor<64x10xf32>
    %30 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%19, %28 : tensor<64x10xf32>, tensor<64x10xf32>) outs(%29 : tensor<64x10xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %31 = arith.subf %in, %in_1 : f32
      linalg.yield %31 : f32
    } -> tensor<64x10xf32>
    return %30 : tensor<64x10xf32>
  }
}

