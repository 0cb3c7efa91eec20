#map = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d1, d4, d2)>
#map3 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map4 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3, d2)>
#map5 = affine_map<(d0) -> (d0)>
#map6 = affine_map<(d0, d1) -> (d1)>
#map7 = affine_map<(d0, d1) -> (d0, d1)>
#map8 = affine_map<(d0, d1) -> (d0)>
#map9 = affine_map<(d0, d1) -> (0, d1)>
#map10 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4)>
#map11 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map13 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4, d2)>
#map14 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d4, d3, d1)>
module @jit_gqa_sliding_window_sinks {
  func.func public @main(%arg0: tensor<2x16x8x32xbf16>, %arg1: tensor<2x16x2x32xbf16>, %arg2: tensor<2x16x2x32xbf16>) -> tensor<2x16x256xbf16> {
    %cst = arith.constant 0.000000e+00 : bf16
    %cst_0 = arith.constant 0xFF800000 : f32
    %c2_i32 = arith.constant 2 : i32
    %c6_i32 = arith.constant 6 : i32
    %cst_1 = arith.constant 0.176776692 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2, 3], [4]] output_shape [2, 16, 2, 4, 32] : tensor<2x16x8x32xbf16> into tensor<2x16x2x4x32xbf16>
    %0 = tensor.empty() : tensor<2x2x16x32xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x16x2x32xbf16>) outs(%0 : tensor<2x2x16x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x16x32xbf16>
    %2 = tensor.empty() : tensor<2x2x32x16x4xbf16>
    %3 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x16x2x4x32xbf16>) outs(%2 : tensor<2x2x32x16x4xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x32x16x4xbf16>
    %collapsed = tensor.collapse_shape %1 [[0, 1], [2], [3]] : tensor<2x2x16x32xbf16> into tensor<4x16x32xbf16>
    %collapsed_3 = tensor.collapse_shape %3 [[0, 1], [2], [3, 4]] : tensor<2x2x32x16x4xbf16> into tensor<4x32x64xbf16>
    %4 = tensor.empty() : tensor<4x16x64xf32>
    %5 = linalg.fill ins(%cst_2 : f32) outs(%4 : tensor<4x16x64xf32>) -> tensor<4x16x64xf32>
    %6 = linalg.batch_matmul ins(%collapsed, %collapsed_3 : tensor<4x16x32xbf16>, tensor<4x32x64xbf16>) outs(%5 : tensor<4x16x64xf32>) -> tensor<4x16x64xf32>
    %expanded_4 = tensor.expand_shape %6 [[0, 1], [2], [3, 4]] output_shape [2, 2, 16, 16, 4] : tensor<4x16x64xf32> into tensor<2x2x16x16x4xf32>
    %7 = tensor.empty() : tensor<2x2x4x16x16xf32>
    %8 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_4 : tensor<2x2x16x16x4xf32>) outs(%7 : tensor<2x2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x4x16x16xf32>
    %9 = tensor.empty() : tensor<2x2x4x16x16xf32>
    %10 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%8 : tensor<2x2x4x16x16xf32>) outs(%9 : tensor<2x2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.mulf %in, %cst_1 : f32
      linalg.yield %64 : f32
    } -> tensor<2x2x4x16x16xf32>
    %11 = tensor.empty() : tensor<16xi32>
    %12 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel"]} outs(%11 : tensor<16xi32>) {
    ^bb0(%out: i32):
      %64 = linalg.index 0 : index
      %65 = arith.index_cast %64 : index to i32
      linalg.yield %65 : i32
    } -> tensor<16xi32>
    %13 = tensor.empty() : tensor<1x16xi32>
    %14 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<16xi32>) outs(%13 : tensor<1x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x16xi32>
    %15 = tensor.empty() : tensor<16x16xi32>
    %16 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<16xi32>) outs(%15 : tensor<16x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<16x16xi32>
    %17 = tensor.empty() : tensor<16x16xi32>
    %18 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<16xi32>) outs(%17 : tensor<16x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<16x16xi32>
    %19 = tensor.empty() : tensor<16x16xi1>
    %20 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%16, %18 : tensor<16x16xi32>, tensor<16x16xi32>) outs(%19 : tensor<16x16xi1>) {
    ^bb0(%in: i32, %in_9: i32, %out: i1):
      %64 = arith.cmpi sle, %in, %in_9 : i32
      linalg.yield %64 : i1
    } -> tensor<16x16xi1>
    %21 = tensor.empty() : tensor<16x16xi32>
    %22 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%18, %16 : tensor<16x16xi32>, tensor<16x16xi32>) outs(%21 : tensor<16x16xi32>) {
    ^bb0(%in: i32, %in_9: i32, %out: i32):
      %64 = arith.subi %in, %in_9 : i32
      linalg.yield %64 : i32
    } -> tensor<16x16xi32>
    %23 = tensor.empty() : tensor<16x16xi1>
    %24 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<16x16xi32>) outs(%23 : tensor<16x16xi1>) {
    ^bb0(%in: i32, %out: i1):
      %64 = arith.cmpi slt, %in, %c6_i32 : i32
      linalg.yield %64 : i1
    } -> tensor<16x16xi1>
    %25 = tensor.empty() : tensor<1x16xi1>
    %26 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<1x16xi32>) outs(%25 : tensor<1x16xi1>) {
    ^bb0(%in: i32, %out: i1):
      %64 = arith.cmpi slt, %in, %c2_i32 : i32
      linalg.yield %64 : i1
    } -> tensor<1x16xi1>
    %27 = tensor.empty() : tensor<16x16xi1>
    %28 = linalg.generic {indexing_maps = [#map9, #map7], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<1x16xi1>) outs(%27 : tensor<16x16xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<16x16xi1>
    %29 = tensor.empty() : tensor<16x16xi1>
    %30 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%24, %28 : tensor<16x16xi1>, tensor<16x16xi1>) outs(%29 : tensor<16x16xi1>) {
    ^bb0(%in: i1, %in_9: i1, %out: i1):
      %64 = arith.ori %in, %in_9 : i1
      linalg.yield %64 : i1
    } -> tensor<16x16xi1>
    %31 = tensor.empty() : tensor<16x16xi1>
    %32 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%20, %30 : tensor<16x16xi1>, tensor<16x16xi1>) outs(%31 : tensor<16x16xi1>) {
    ^bb0(%in: i1, %in_9: i1, %out: i1):
      %64 = arith.andi %in, %in_9 : i1
      linalg.yield %64 : i1
    } -> tensor<16x16xi1>
    %33 = tensor.empty() : tensor<2x2x4x16x16xi1>
    %34 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%32 : tensor<16x16xi1>) outs(%33 : tensor<2x2x4x16x16xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x2x4x16x16xi1>
    %35 = tensor.empty() : tensor<2x2x4x16x16xf32>
    %36 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%34, %10 : tensor<2x2x4x16x16xi1>, tensor<2x2x4x16x16xf32>) outs(%35 : tensor<2x2x4x16x16xf32>) {
    ^bb0(%in: i1, %in_9: f32, %out: f32):
      %64 = arith.select %in, %in_9, %cst_0 : f32
      linalg.yield %64 : f32
    } -> tensor<2x2x4x16x16xf32>
    %37 = tensor.empty() : tensor<2x2x4x16xf32>
    %38 = linalg.fill ins(%cst_0 : f32) outs(%37 : tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
    %39 = linalg.generic {indexing_maps = [#map3, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%36 : tensor<2x2x4x16x16xf32>) outs(%38 : tensor<2x2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.maximumf %out, %in : f32
      linalg.yield %64 : f32
    } -> tensor<2x2x4x16xf32>
    %40 = tensor.empty() : tensor<2x2x4x16x16xf32>
    %41 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%39 : tensor<2x2x4x16xf32>) outs(%40 : tensor<2x2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x4x16x16xf32>
    %42 = tensor.empty() : tensor<2x2x4x16x16xf32>
    %43 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%36, %41 : tensor<2x2x4x16x16xf32>, tensor<2x2x4x16x16xf32>) outs(%42 : tensor<2x2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %64 = arith.subf %in, %in_9 : f32
      linalg.yield %64 : f32
    } -> tensor<2x2x4x16x16xf32>
    %44 = tensor.empty() : tensor<2x2x4x16x16xf32>
    %45 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%43 : tensor<2x2x4x16x16xf32>) outs(%44 : tensor<2x2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = math.exp %in : f32
      linalg.yield %64 : f32
    } -> tensor<2x2x4x16x16xf32>
    %46 = tensor.empty() : tensor<2x2x4x16xf32>
    %47 = linalg.fill ins(%cst_2 : f32) outs(%46 : tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
    %48 = linalg.generic {indexing_maps = [#map3, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%45 : tensor<2x2x4x16x16xf32>) outs(%47 : tensor<2x2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.addf %out, %in : f32
      linalg.yield %64 : f32
    } -> tensor<2x2x4x16xf32>
    %49 = tensor.empty() : tensor<2x2x4x16x16xf32>
    %50 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%48 : tensor<2x2x4x16xf32>) outs(%49 : tensor<2x2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x4x16x16xf32>
    %51 = tensor.empty() : tensor<2x2x4x16x16xf32>
    %52 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%45, %50 : tensor<2x2x4x16x16xf32>, tensor<2x2x4x16x16xf32>) outs(%51 : tensor<2x2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %64 = arith.divf %in, %in_9 : f32
      linalg.yield %64 : f32
    } -> tensor<2x2x4x16x16xf32>
    %53 = tensor.empty() : tensor<2x2x4x16x16xbf16>
    %54 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%52 : tensor<2x2x4x16x16xf32>) outs(%53 : tensor<2x2x4x16x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %64 = arith.truncf %in : f32 to bf16
      linalg.yield %64 : bf16
    } -> tensor<2x2x4x16x16xbf16>
    %55 = tensor.empty() : tensor<2x2x32x16xbf16>
    %56 = linalg.generic {indexing_maps = [#map12, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x16x2x32xbf16>) outs(%55 : tensor<2x2x32x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x32x16xbf16>
    %57 = tensor.empty() : tensor<2x2x16x4x16xbf16>
    %58 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%54 : tensor<2x2x4x16x16xbf16>) outs(%57 : tensor<2x2x16x4x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x16x4x16xbf16>
    %collapsed_5 = tensor.collapse_shape %56 [[0, 1], [2], [3]] : tensor<2x2x32x16xbf16> into tensor<4x32x16xbf16>
    %collapsed_6 = tensor.collapse_shape %58 [[0, 1], [2], [3, 4]] : tensor<2x2x16x4x16xbf16> into tensor<4x16x64xbf16>
    %59 = tensor.empty() : tensor<4x32x64xbf16>
    %60 = linalg.fill ins(%cst : bf16) outs(%59 : tensor<4x32x64xbf16>) -> tensor<4x32x64xbf16>
    %61 = linalg.batch_matmul ins(%collapsed_5, %collapsed_6 : tensor<4x32x16xbf16>, tensor<4x16x64xbf16>) outs(%60 : tensor<4x32x64xbf16>) -> tensor<4x32x64xbf16>
    %expanded_7 = tensor.expand_shape %61 [[0, 1], [2], [3, 4]] output_shape [2, 2, 32, 4, 16] : tensor<4x32x64xbf16> into tensor<2x2x32x4x16xbf16>
    %62 = tensor.empty() : tensor<2x16x2x4x32xbf16>
    %63 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_7 : tensor<2x2x32x4x16xbf16>) outs(%62 : tensor<2x16x2x4x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x16x2x4x32xbf16>
    %collapsed_8 = tensor.collapse_shape %63 [[0], [1], [2, 3, 4]] : tensor<2x16x2x4x32xbf16> into tensor<2x16x256xbf16>
    return %collapsed_8 : tensor<2x16x256xbf16>
  }
}

