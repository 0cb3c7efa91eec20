#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module @jit_attention_causal {
  func.func public @main(%arg0: tensor<2x4x64x32xbf16>, %arg1: tensor<2x4x64x32xbf16>, %arg2: tensor<2x4x64x32xbf16>) -> tensor<2x4x64x32xbf16> {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant -1.000000e+30 : f32
    %cst_1 = arith.constant 0.176776692 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<64x64xi32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<64x64xi32>) {
    ^bb0(%out: i32):
      %40 = linalg.index 0 : index
      %41 = arith.index_cast %40 : index to i32
      linalg.yield %41 : i32
    } -> tensor<64x64xi32>
    %2 = tensor.empty() : tensor<64x64xi32>
    %3 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%2 : tensor<64x64xi32>) {
    ^bb0(%out: i32):
      %40 = linalg.index 1 : index
      %41 = arith.index_cast %40 : index to i32
      linalg.yield %41 : i32
    } -> tensor<64x64xi32>
    %4 = tensor.empty() : tensor<64x64xi1>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %3 : tensor<64x64xi32>, tensor<64x64xi32>) outs(%4 : tensor<64x64xi1>) {
    ^bb0(%in: i32, %in_7: i32, %out: i1):
      %40 = arith.cmpi sge, %in, %in_7 : i32
      linalg.yield %40 : i1
    } -> tensor<64x64xi1>
    %6 = tensor.empty() : tensor<2x4x32x64xbf16>
    %7 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x4x64x32xbf16>) outs(%6 : tensor<2x4x32x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x4x32x64xbf16>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x4x64x32xbf16> into tensor<8x64x32xbf16>
    %collapsed_3 = tensor.collapse_shape %7 [[0, 1], [2], [3]] : tensor<2x4x32x64xbf16> into tensor<8x32x64xbf16>
    %8 = tensor.empty() : tensor<8x64x64xf32>
    %9 = linalg.fill ins(%cst_2 : f32) outs(%8 : tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
    %10 = linalg.batch_matmul ins(%collapsed, %collapsed_3 : tensor<8x64x32xbf16>, tensor<8x32x64xbf16>) outs(%9 : tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
    %expanded = tensor.expand_shape %10 [[0, 1], [2], [3]] output_shape [2, 4, 64, 64] : tensor<8x64x64xf32> into tensor<2x4x64x64xf32>
    %11 = tensor.empty() : tensor<2x4x64x64xf32>
    %12 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x4x64x64xf32>) outs(%11 : tensor<2x4x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.mulf %in, %cst_1 : f32
      linalg.yield %40 : f32
    } -> tensor<2x4x64x64xf32>
    %13 = tensor.empty() : tensor<2x4x64x64xi1>
    %14 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5 : tensor<64x64xi1>) outs(%13 : tensor<2x4x64x64xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x4x64x64xi1>
    %15 = tensor.empty() : tensor<2x4x64x64xf32>
    %16 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14, %12 : tensor<2x4x64x64xi1>, tensor<2x4x64x64xf32>) outs(%15 : tensor<2x4x64x64xf32>) {
    ^bb0(%in: i1, %in_7: f32, %out: f32):
      %40 = arith.select %in, %in_7, %cst_0 : f32
      linalg.yield %40 : f32
    } -> tensor<2x4x64x64xf32>
    %17 = tensor.empty() : tensor<2x4x64xf32>
    %18 = linalg.fill ins(%cst : f32) outs(%17 : tensor<2x4x64xf32>) -> tensor<2x4x64xf32>
    %19 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%16 : tensor<2x4x64x64xf32>) outs(%18 : tensor<2x4x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.maximumf %out, %in : f32
      linalg.yield %40 : f32
    } -> tensor<2x4x64xf32>
    %20 = tensor.empty() : tensor<2x4x64x64xf32>
    %21 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19 : tensor<2x4x64xf32>) outs(%20 : tensor<2x4x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x64x64xf32>
    %22 = tensor.empty() : tensor<2x4x64x64xf32>
    %23 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16, %21 : tensor<2x4x64x64xf32>, tensor<2x4x64x64xf32>) outs(%22 : tensor<2x4x64x64xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %40 = arith.subf %in, %in_7 : f32
      linalg.yield %40 : f32
    } -> tensor<2x4x64x64xf32>
    %24 = tensor.empty() : tensor<2x4x64x64xf32>
    %25 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23 : tensor<2x4x64x64xf32>) outs(%24 : tensor<2x4x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = math.exp %in : f32
      linalg.yield %40 : f32
    } -> tensor<2x4x64x64xf32>
    %26 = tensor.empty() : tensor<2x4x64xf32>
    %27 = linalg.fill ins(%cst_2 : f32) outs(%26 : tensor<2x4x64xf32>) -> tensor<2x4x64xf32>
    %28 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%25 : tensor<2x4x64x64xf32>) outs(%27 : tensor<2x4x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.addf %out, %in : f32
      linalg.yield %40 : f32
    } -> tensor<2x4x64xf32>
    %29 = tensor.empty() : tensor<2x4x64x64xf32>
    %30 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28 : tensor<2x4x64xf32>) outs(%29 : tensor<2x4x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x64x64xf32>
    %31 = tensor.empty() : tensor<2x4x64x64xf32>
    %32 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25, %30 : tensor<2x4x64x64xf32>, tensor<2x4x64x64xf32>) outs(%31 : tensor<2x4x64x64xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %40 = arith.divf %in, %in_7 : f32
      linalg.yield %40 : f32
    } -> tensor<2x4x64x64xf32>
    %33 = tensor.empty() : tensor<2x4x64x64xbf16>
    %34 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32 : tensor<2x4x64x64xf32>) outs(%33 : tensor<2x4x64x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %40 = arith.truncf %in : f32 to bf16
      linalg.yield %40 : bf16
    } -> tensor<2x4x64x64xbf16>
    %collapsed_4 = tensor.collapse_shape %34 [[0, 1], [2], [3]] : tensor<2x4x64x64xbf16> into tensor<8x64x64xbf16>
    %collapsed_5 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<2x4x64x32xbf16> into tensor<8x64x32xbf16>
    %35 = tensor.empty() : tensor<8x64x32xf32>
    %36 = linalg.fill ins(%cst_2 : f32) outs(%35 : tensor<8x64x32xf32>) -> tensor<8x64x32xf32>
    %37 = linalg.batch_matmul ins(%collapsed_4, %collapsed_5 : tensor<8x64x64xbf16>, tensor<8x64x32xbf16>) outs(%36 : tensor<8x64x32xf32>) -> tensor<8x64x32xf32>
    %38 = tensor.empty() : tensor<8x64x32xbf16>
    %39 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37 : tensor<8x64x32xf32>) outs(%38 : tensor<8x64x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %40 = arith.truncf %in : f32 to bf16
      linalg.yield %40 : bf16
    } -> tensor<8x64x32xbf16>
    %expanded_6 = tensor.expand_shape %39 [[0, 1], [2], [3]] output_shape [2, 4, 64, 32] : tensor<8x64x32xbf16> into tensor<2x4x64x32xbf16>
    return %expanded_6 : tensor<2x4x64x32xbf16>
  }
}

