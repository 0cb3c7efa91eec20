// Each request decodes over its own length, by vmap over requests.
#map = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1) -> (d0)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
module @jit_decode_gqa_vmap_per_request_length {
  func.func public @main(%arg0: tensor<2x8x32xbf16>, %arg1: tensor<2x48x2x32xbf16>, %arg2: tensor<2x48x2x32xbf16>, %arg3: tensor<2xi32>) -> tensor<2x8x32xbf16> {
    %cst = arith.constant 0.000000e+00 : bf16
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant -1.000000e+30 : f32
    %cst_2 = arith.constant 0.176776692 : f32
    %cst_3 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x2x32x48xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x48x2x32xbf16>) outs(%0 : tensor<2x2x32x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x32x48xbf16>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1, 2]] : tensor<2x8x32xbf16> into tensor<512xbf16>
    %expanded = tensor.expand_shape %collapsed [[0, 1, 2]] output_shape [4, 4, 32] : tensor<512xbf16> into tensor<4x4x32xbf16>
    %collapsed_4 = tensor.collapse_shape %1 [[0, 1], [2], [3]] : tensor<2x2x32x48xbf16> into tensor<4x32x48xbf16>
    %2 = tensor.empty() : tensor<4x4x48xf32>
    %3 = linalg.fill ins(%cst_3 : f32) outs(%2 : tensor<4x4x48xf32>) -> tensor<4x4x48xf32>
    %4 = linalg.batch_matmul ins(%expanded, %collapsed_4 : tensor<4x4x32xbf16>, tensor<4x32x48xbf16>) outs(%3 : tensor<4x4x48xf32>) -> tensor<4x4x48xf32>
    %expanded_5 = tensor.expand_shape %4 [[0, 1], [2], [3]] output_shape [2, 2, 4, 48] : tensor<4x4x48xf32> into tensor<2x2x4x48xf32>
    %5 = tensor.empty() : tensor<2x2x4x48xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<2x2x4x48xf32>) outs(%5 : tensor<2x2x4x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = arith.mulf %in, %cst_2 : f32
      linalg.yield %42 : f32
    } -> tensor<2x2x4x48xf32>
    %7 = tensor.empty() : tensor<48xi32>
    %8 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%7 : tensor<48xi32>) {
    ^bb0(%out: i32):
      %42 = linalg.index 0 : index
      %43 = arith.index_cast %42 : index to i32
      linalg.yield %43 : i32
    } -> tensor<48xi32>
    %9 = tensor.empty() : tensor<2x48xi32>
    %10 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<48xi32>) outs(%9 : tensor<2x48xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x48xi32>
    %11 = tensor.empty() : tensor<2x48xi32>
    %12 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<2xi32>) outs(%11 : tensor<2x48xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x48xi32>
    %13 = tensor.empty() : tensor<2x48xi1>
    %14 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%10, %12 : tensor<2x48xi32>, tensor<2x48xi32>) outs(%13 : tensor<2x48xi1>) {
    ^bb0(%in: i32, %in_10: i32, %out: i1):
      %42 = arith.cmpi slt, %in, %in_10 : i32
      linalg.yield %42 : i1
    } -> tensor<2x48xi1>
    %15 = tensor.empty() : tensor<2x2x4x48xi1>
    %16 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14 : tensor<2x48xi1>) outs(%15 : tensor<2x2x4x48xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x2x4x48xi1>
    %17 = tensor.empty() : tensor<2x2x4x48xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16, %6 : tensor<2x2x4x48xi1>, tensor<2x2x4x48xf32>) outs(%17 : tensor<2x2x4x48xf32>) {
    ^bb0(%in: i1, %in_10: f32, %out: f32):
      %42 = arith.select %in, %in_10, %cst_1 : f32
      linalg.yield %42 : f32
    } -> tensor<2x2x4x48xf32>
    %19 = tensor.empty() : tensor<2x2x4xf32>
    %20 = linalg.fill ins(%cst_0 : f32) outs(%19 : tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%18 : tensor<2x2x4x48xf32>) outs(%20 : tensor<2x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = arith.maximumf %out, %in : f32
      linalg.yield %42 : f32
    } -> tensor<2x2x4xf32>
    %22 = tensor.empty() : tensor<2x2x4x48xf32>
    %23 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21 : tensor<2x2x4xf32>) outs(%22 : tensor<2x2x4x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x4x48xf32>
    %24 = tensor.empty() : tensor<2x2x4x48xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %23 : tensor<2x2x4x48xf32>, tensor<2x2x4x48xf32>) outs(%24 : tensor<2x2x4x48xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %42 = arith.subf %in, %in_10 : f32
      linalg.yield %42 : f32
    } -> tensor<2x2x4x48xf32>
    %26 = tensor.empty() : tensor<2x2x4x48xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25 : tensor<2x2x4x48xf32>) outs(%26 : tensor<2x2x4x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = math.exp %in : f32
      linalg.yield %42 : f32
    } -> tensor<2x2x4x48xf32>
    %28 = tensor.empty() : tensor<2x2x4xf32>
    %29 = linalg.fill ins(%cst_3 : f32) outs(%28 : tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    %30 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%27 : tensor<2x2x4x48xf32>) outs(%29 : tensor<2x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = arith.addf %out, %in : f32
      linalg.yield %42 : f32
    } -> tensor<2x2x4xf32>
    %31 = tensor.empty() : tensor<2x2x4x48xf32>
    %32 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30 : tensor<2x2x4xf32>) outs(%31 : tensor<2x2x4x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x4x48xf32>
    %33 = tensor.empty() : tensor<2x2x4x48xf32>
    %34 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27, %32 : tensor<2x2x4x48xf32>, tensor<2x2x4x48xf32>) outs(%33 : tensor<2x2x4x48xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %42 = arith.divf %in, %in_10 : f32
      linalg.yield %42 : f32
    } -> tensor<2x2x4x48xf32>
    %35 = tensor.empty() : tensor<2x2x4x48xbf16>
    %36 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34 : tensor<2x2x4x48xf32>) outs(%35 : tensor<2x2x4x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %42 = arith.truncf %in : f32 to bf16
      linalg.yield %42 : bf16
    } -> tensor<2x2x4x48xbf16>
    %37 = tensor.empty() : tensor<2x2x48x32xbf16>
    %38 = linalg.generic {indexing_maps = [#map8, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x48x2x32xbf16>) outs(%37 : tensor<2x2x48x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x48x32xbf16>
    %collapsed_6 = tensor.collapse_shape %36 [[0, 1], [2], [3]] : tensor<2x2x4x48xbf16> into tensor<4x4x48xbf16>
    %collapsed_7 = tensor.collapse_shape %38 [[0, 1], [2], [3]] : tensor<2x2x48x32xbf16> into tensor<4x48x32xbf16>
    %39 = tensor.empty() : tensor<4x4x32xbf16>
    %40 = linalg.fill ins(%cst : bf16) outs(%39 : tensor<4x4x32xbf16>) -> tensor<4x4x32xbf16>
    %41 = linalg.batch_matmul ins(%collapsed_6, %collapsed_7 : tensor<4x4x48xbf16>, tensor<4x48x32xbf16>) outs(%40 : tensor<4x4x32xbf16>) -> tensor<4x4x32xbf16>
    %collapsed_8 = tensor.collapse_shape %41 [[0, 1, 2]] : tensor<4x4x32xbf16> into tensor<512xbf16>
    %expanded_9 = tensor.expand_shape %collapsed_8 [[0, 1, 2]] output_shape [2, 8, 32] : tensor<512xbf16> into tensor<2x8x32xbf16>
    return %expanded_9 : tensor<2x8x32xbf16>
  }
}

