// jax_gqa_attention_vjp_bf16, behind a pass.
#map = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map3 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d5)>
#map4 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d3, d1, d4, d5)>
#map5 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4)>
#map6 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3, d2)>
#map7 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map8 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d1, d3, d2)>
#map9 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d5, d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d4, d1, d5)>
#map11 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d4, d5)>
#map12 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d4, d5, d3)>
#map13 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
#map15 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, 0)>
#map16 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3)>
#map17 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d5, d4)>
#map18 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d1, d3, d4)>
#map19 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d4, d1, d5, d3)>
module @jit_gqa_attention_vjp_bf16 {
  func.func public @main(%arg0: tensor<2x16x8x16xbf16>, %arg1: tensor<2x16x2x16xbf16>, %arg2: tensor<2x16x2x16xbf16>, %arg3: tensor<2x16x8x16xbf16>) -> (tensor<2x16x8x16xbf16>, tensor<2x16x2x16xbf16>, tensor<2x16x2x16xbf16>) {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : bf16
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %cst_3 = arith.constant -1.000000e+30 : f32
    %cst_4 = arith.constant 2.500000e-01 : f32
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2, 3], [4]] output_shape [2, 16, 2, 4, 16] : tensor<2x16x8x16xbf16> into tensor<2x16x2x4x16xbf16>
    %0 = tensor.empty() : tensor<2x2x16x16xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x16x2x16xbf16>) outs(%0 : tensor<2x2x16x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x16x16xbf16>
    %2 = tensor.empty() : tensor<2x2x16x16x4xbf16>
    %3 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%2 : tensor<2x2x16x16x4xbf16>) {
    ^bb0(%out: bf16):
      linalg.yield %cst_0 : bf16
    } -> tensor<2x2x16x16x4xbf16>
    %4 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1, %expanded : tensor<2x2x16x16xbf16>, tensor<2x16x2x4x16xbf16>) outs(%3 : tensor<2x2x16x16x4xbf16>) {
    ^bb0(%in: bf16, %in_8: bf16, %out: bf16):
      %35 = arith.mulf %in, %in_8 : bf16
      %36 = arith.addf %out, %35 : bf16
      linalg.yield %36 : bf16
    } -> tensor<2x2x16x16x4xbf16>
    %5 = tensor.empty() : tensor<2x2x4x16x16xi1>
    %6 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%5 : tensor<2x2x4x16x16xi1>) {
    ^bb0(%out: i1):
      %35 = linalg.index 3 : index
      %36 = linalg.index 4 : index
      %37 = arith.index_cast %36 : index to i32
      %38 = arith.index_cast %35 : index to i32
      %39 = arith.cmpi sge, %38, %37 : i32
      linalg.yield %39 : i1
    } -> tensor<2x2x4x16x16xi1>
    %7 = tensor.empty() : tensor<2x2x4x16x16xf32>
    %8 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%6, %4 : tensor<2x2x4x16x16xi1>, tensor<2x2x16x16x4xbf16>) outs(%7 : tensor<2x2x4x16x16xf32>) {
    ^bb0(%in: i1, %in_8: bf16, %out: f32):
      %35 = arith.extf %in_8 : bf16 to f32
      %36 = arith.mulf %35, %cst_4 : f32
      %37 = arith.select %in, %36, %cst_3 : f32
      linalg.yield %37 : f32
    } -> tensor<2x2x4x16x16xf32>
    %9 = tensor.empty() : tensor<2x2x4x16xf32>
    %10 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%9 : tensor<2x2x4x16xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<2x2x4x16xf32>
    %11 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%8 : tensor<2x2x4x16x16xf32>) outs(%10 : tensor<2x2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = arith.maximumf %out, %in : f32
      linalg.yield %35 : f32
    } -> tensor<2x2x4x16xf32>
    %12 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%8, %11 : tensor<2x2x4x16x16xf32>, tensor<2x2x4x16xf32>) outs(%7 : tensor<2x2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %35 = arith.subf %in, %in_8 : f32
      %36 = math.exp %35 : f32
      linalg.yield %36 : f32
    } -> tensor<2x2x4x16x16xf32>
    %13 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%9 : tensor<2x2x4x16xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_2 : f32
    } -> tensor<2x2x4x16xf32>
    %14 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%12 : tensor<2x2x4x16x16xf32>) outs(%13 : tensor<2x2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = arith.addf %out, %in : f32
      linalg.yield %35 : f32
    } -> tensor<2x2x4x16xf32>
    %expanded_5 = tensor.expand_shape %14 [[0], [1], [2], [3, 4]] output_shape [2, 2, 4, 16, 1] : tensor<2x2x4x16xf32> into tensor<2x2x4x16x1xf32>
    %15 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%14 : tensor<2x2x4x16xf32>) outs(%7 : tensor<2x2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x4x16x16xf32>
    %expanded_6 = tensor.expand_shape %arg3 [[0], [1], [2, 3], [4]] output_shape [2, 16, 2, 4, 16] : tensor<2x16x8x16xbf16> into tensor<2x16x2x4x16xbf16>
    %16 = tensor.empty() : tensor<2x2x16x4x16xbf16>
    %17 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_6 : tensor<2x16x2x4x16xbf16>) outs(%16 : tensor<2x2x16x4x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x16x4x16xbf16>
    %18 = tensor.empty() : tensor<2x2x4x16x16xbf16>
    %19 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%18 : tensor<2x2x4x16x16xbf16>) {
    ^bb0(%out: bf16):
      linalg.yield %cst_0 : bf16
    } -> tensor<2x2x4x16x16xbf16>
    %20 = linalg.generic {indexing_maps = [#map9, #map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%17, %arg2 : tensor<2x2x16x4x16xbf16>, tensor<2x16x2x16xbf16>) outs(%19 : tensor<2x2x4x16x16xbf16>) {
    ^bb0(%in: bf16, %in_8: bf16, %out: bf16):
      %35 = arith.mulf %in, %in_8 : bf16
      %36 = arith.addf %out, %35 : bf16
      linalg.yield %36 : bf16
    } -> tensor<2x2x4x16x16xbf16>
    %21 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%20 : tensor<2x2x4x16x16xbf16>) outs(%7 : tensor<2x2x4x16x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %35 = arith.extf %in : bf16 to f32
      linalg.yield %35 : f32
    } -> tensor<2x2x4x16x16xf32>
    %22 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%0 : tensor<2x2x16x16xbf16>) {
    ^bb0(%out: bf16):
      linalg.yield %cst_0 : bf16
    } -> tensor<2x2x16x16xbf16>
    %23 = linalg.generic {indexing_maps = [#map11, #map12, #map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%17, %12, %15 : tensor<2x2x16x4x16xbf16>, tensor<2x2x4x16x16xf32>, tensor<2x2x4x16x16xf32>) outs(%22 : tensor<2x2x16x16xbf16>) {
    ^bb0(%in: bf16, %in_8: f32, %in_9: f32, %out: bf16):
      %35 = arith.divf %in_8, %in_9 : f32
      %36 = arith.truncf %35 : f32 to bf16
      %37 = arith.mulf %in, %36 : bf16
      %38 = arith.addf %out, %37 : bf16
      linalg.yield %38 : bf16
    } -> tensor<2x2x16x16xbf16>
    %24 = tensor.empty() : tensor<2x16x2x16xbf16>
    %25 = linalg.generic {indexing_maps = [#map14, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23 : tensor<2x2x16x16xbf16>) outs(%24 : tensor<2x16x2x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x16x2x16xbf16>
    %26 = linalg.generic {indexing_maps = [#map2, #map15, #map2, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%21, %expanded_5, %12 : tensor<2x2x4x16x16xf32>, tensor<2x2x4x16x1xf32>, tensor<2x2x4x16x16xf32>) outs(%13 : tensor<2x2x4x16xf32>) {
    ^bb0(%in: f32, %in_8: f32, %in_9: f32, %out: f32):
      %35 = arith.mulf %in_8, %in_8 : f32
      %36 = arith.divf %cst_1, %35 : f32
      %37 = arith.mulf %in, %36 : f32
      %38 = arith.mulf %37, %in_9 : f32
      %39 = arith.addf %out, %38 : f32
      linalg.yield %39 : f32
    } -> tensor<2x2x4x16xf32>
    %expanded_7 = tensor.expand_shape %26 [[0], [1], [2], [3, 4]] output_shape [2, 2, 4, 16, 1] : tensor<2x2x4x16xf32> into tensor<2x2x4x16x1xf32>
    %27 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_7 : tensor<2x2x4x16x1xf32>) outs(%13 : tensor<2x2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = arith.subf %out, %in : f32
      linalg.yield %35 : f32
    } -> tensor<2x2x4x16xf32>
    %28 = linalg.generic {indexing_maps = [#map6, #map6, #map6, #map16, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%6, %21, %15, %27, %12 : tensor<2x2x4x16x16xi1>, tensor<2x2x4x16x16xf32>, tensor<2x2x4x16x16xf32>, tensor<2x2x4x16xf32>, tensor<2x2x4x16x16xf32>) outs(%2 : tensor<2x2x16x16x4xbf16>) {
    ^bb0(%in: i1, %in_8: f32, %in_9: f32, %in_10: f32, %in_11: f32, %out: bf16):
      %35 = arith.divf %in_8, %in_9 : f32
      %36 = arith.addf %35, %in_10 : f32
      %37 = arith.mulf %36, %in_11 : f32
      %38 = arith.select %in, %37, %cst_2 : f32
      %39 = arith.mulf %38, %cst_4 : f32
      %40 = arith.truncf %39 : f32 to bf16
      linalg.yield %40 : bf16
    } -> tensor<2x2x16x16x4xbf16>
    %29 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%16 : tensor<2x2x16x4x16xbf16>) {
    ^bb0(%out: bf16):
      linalg.yield %cst_0 : bf16
    } -> tensor<2x2x16x4x16xbf16>
    %30 = linalg.generic {indexing_maps = [#map9, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%28, %1 : tensor<2x2x16x16x4xbf16>, tensor<2x2x16x16xbf16>) outs(%29 : tensor<2x2x16x4x16xbf16>) {
    ^bb0(%in: bf16, %in_8: bf16, %out: bf16):
      %35 = arith.mulf %in, %in_8 : bf16
      %36 = arith.addf %out, %35 : bf16
      linalg.yield %36 : bf16
    } -> tensor<2x2x16x4x16xbf16>
    %31 = tensor.empty() : tensor<2x16x2x4x16xbf16>
    %32 = linalg.generic {indexing_maps = [#map18, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%30 : tensor<2x2x16x4x16xbf16>) outs(%31 : tensor<2x16x2x4x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x16x2x4x16xbf16>
    %33 = linalg.generic {indexing_maps = [#map11, #map19, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%28, %expanded : tensor<2x2x16x16x4xbf16>, tensor<2x16x2x4x16xbf16>) outs(%22 : tensor<2x2x16x16xbf16>) {
    ^bb0(%in: bf16, %in_8: bf16, %out: bf16):
      %35 = arith.mulf %in, %in_8 : bf16
      %36 = arith.addf %out, %35 : bf16
      linalg.yield %36 : bf16
    } -> tensor<2x2x16x16xbf16>
    %34 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33 : tensor<2x2x16x16xbf16>) outs(%24 : tensor<2x16x2x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x16x2x16xbf16>
    %collapsed = tensor.collapse_shape %32 [[0], [1], [2, 3], [4]] : tensor<2x16x2x4x16xbf16> into tensor<2x16x8x16xbf16>
    return %collapsed, %34, %25 : tensor<2x16x8x16xbf16>, tensor<2x16x2x16xbf16>, tensor<2x16x2x16xbf16>
  }
}

