#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4, d5)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d1, d4, d2)>
#map6 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map7 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3, d2)>
#map8 = affine_map<(d0) -> (d0)>
#map9 = affine_map<(d0, d1) -> (d1)>
#map10 = affine_map<(d0, d1) -> (d0)>
#map11 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4)>
#map12 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map14 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4, d2)>
#map15 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d4, d3, d1)>
module @jit_paged_attention_block_table {
  func.func public @main(%arg0: tensor<2x8x4x16xbf16>, %arg1: tensor<6x4x2x16xbf16>, %arg2: tensor<6x4x2x16xbf16>, %arg3: tensor<2x3xi32>, %arg4: tensor<2xi32>) -> tensor<2x8x64xbf16> {
    %cst = arith.constant 0.000000e+00 : bf16
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant -1.000000e+30 : f32
    %cst_2 = arith.constant 4.000000e+00 : f32
    %cst_3 = arith.constant 0.000000e+00 : f32
    %c6_i32 = arith.constant 6 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = tensor.empty() : tensor<2x3xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<2x3xi32>) outs(%0 : tensor<2x3xi1>) {
    ^bb0(%in: i32, %out: i1):
      %60 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %60 : i1
    } -> tensor<2x3xi1>
    %2 = tensor.empty() : tensor<2x3xi32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<2x3xi32>) outs(%2 : tensor<2x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      %60 = arith.addi %in, %c6_i32 : i32
      linalg.yield %60 : i32
    } -> tensor<2x3xi32>
    %4 = tensor.empty() : tensor<2x3xi32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %3, %arg3 : tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) outs(%4 : tensor<2x3xi32>) {
    ^bb0(%in: i1, %in_13: i32, %in_14: i32, %out: i32):
      %60 = arith.select %in, %in_13, %in_14 : i32
      linalg.yield %60 : i32
    } -> tensor<2x3xi32>
    %expanded = tensor.expand_shape %5 [[0], [1, 2]] output_shape [2, 3, 1] : tensor<2x3xi32> into tensor<2x3x1xi32>
    %6 = tensor.empty() : tensor<2x3x1x4x2x16xbf16>
    %7 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x3x1xi32>) outs(%6 : tensor<2x3x1x4x2x16xbf16>) {
    ^bb0(%in: i32, %out: bf16):
      %60 = arith.index_cast %in : i32 to index
      %61 = linalg.index 3 : index
      %62 = linalg.index 4 : index
      %63 = linalg.index 5 : index
      %extracted = tensor.extract %arg1[%60, %61, %62, %63] : tensor<6x4x2x16xbf16>
      linalg.yield %extracted : bf16
    } -> tensor<2x3x1x4x2x16xbf16>
    %collapsed = tensor.collapse_shape %7 [[0], [1, 2, 3], [4], [5]] : tensor<2x3x1x4x2x16xbf16> into tensor<2x12x2x16xbf16>
    %8 = tensor.empty() : tensor<2x3x1x4x2x16xbf16>
    %9 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x3x1xi32>) outs(%8 : tensor<2x3x1x4x2x16xbf16>) {
    ^bb0(%in: i32, %out: bf16):
      %60 = arith.index_cast %in : i32 to index
      %61 = linalg.index 3 : index
      %62 = linalg.index 4 : index
      %63 = linalg.index 5 : index
      %extracted = tensor.extract %arg2[%60, %61, %62, %63] : tensor<6x4x2x16xbf16>
      linalg.yield %extracted : bf16
    } -> tensor<2x3x1x4x2x16xbf16>
    %collapsed_4 = tensor.collapse_shape %9 [[0], [1, 2, 3], [4], [5]] : tensor<2x3x1x4x2x16xbf16> into tensor<2x12x2x16xbf16>
    %expanded_5 = tensor.expand_shape %arg0 [[0], [1], [2, 3], [4]] output_shape [2, 8, 2, 2, 16] : tensor<2x8x4x16xbf16> into tensor<2x8x2x2x16xbf16>
    %10 = tensor.empty() : tensor<2x2x12x16xbf16>
    %11 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<2x12x2x16xbf16>) outs(%10 : tensor<2x2x12x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x12x16xbf16>
    %12 = tensor.empty() : tensor<2x2x16x8x2xbf16>
    %13 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<2x8x2x2x16xbf16>) outs(%12 : tensor<2x2x16x8x2xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x16x8x2xbf16>
    %collapsed_6 = tensor.collapse_shape %11 [[0, 1], [2], [3]] : tensor<2x2x12x16xbf16> into tensor<4x12x16xbf16>
    %collapsed_7 = tensor.collapse_shape %13 [[0, 1], [2], [3, 4]] : tensor<2x2x16x8x2xbf16> into tensor<4x16x16xbf16>
    %14 = tensor.empty() : tensor<4x12x16xf32>
    %15 = linalg.fill ins(%cst_3 : f32) outs(%14 : tensor<4x12x16xf32>) -> tensor<4x12x16xf32>
    %16 = linalg.batch_matmul ins(%collapsed_6, %collapsed_7 : tensor<4x12x16xbf16>, tensor<4x16x16xbf16>) outs(%15 : tensor<4x12x16xf32>) -> tensor<4x12x16xf32>
    %expanded_8 = tensor.expand_shape %16 [[0, 1], [2], [3, 4]] output_shape [2, 2, 12, 8, 2] : tensor<4x12x16xf32> into tensor<2x2x12x8x2xf32>
    %17 = tensor.empty() : tensor<2x2x2x8x12xf32>
    %18 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_8 : tensor<2x2x12x8x2xf32>) outs(%17 : tensor<2x2x2x8x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x8x12xf32>
    %19 = tensor.empty() : tensor<2x2x2x8x12xf32>
    %20 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%18 : tensor<2x2x2x8x12xf32>) outs(%19 : tensor<2x2x2x8x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = arith.divf %in, %cst_2 : f32
      linalg.yield %60 : f32
    } -> tensor<2x2x2x8x12xf32>
    %21 = tensor.empty() : tensor<12xi32>
    %22 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel"]} outs(%21 : tensor<12xi32>) {
    ^bb0(%out: i32):
      %60 = linalg.index 0 : index
      %61 = arith.index_cast %60 : index to i32
      linalg.yield %61 : i32
    } -> tensor<12xi32>
    %23 = tensor.empty() : tensor<2x12xi32>
    %24 = linalg.generic {indexing_maps = [#map9, #map], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<12xi32>) outs(%23 : tensor<2x12xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x12xi32>
    %25 = tensor.empty() : tensor<2x12xi32>
    %26 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<2xi32>) outs(%25 : tensor<2x12xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x12xi32>
    %27 = tensor.empty() : tensor<2x12xi1>
    %28 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%24, %26 : tensor<2x12xi32>, tensor<2x12xi32>) outs(%27 : tensor<2x12xi1>) {
    ^bb0(%in: i32, %in_13: i32, %out: i1):
      %60 = arith.cmpi slt, %in, %in_13 : i32
      linalg.yield %60 : i1
    } -> tensor<2x12xi1>
    %29 = tensor.empty() : tensor<2x2x2x8x12xi1>
    %30 = linalg.generic {indexing_maps = [#map11, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%28 : tensor<2x12xi1>) outs(%29 : tensor<2x2x2x8x12xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x2x2x8x12xi1>
    %31 = tensor.empty() : tensor<2x2x2x8x12xf32>
    %32 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%30, %20 : tensor<2x2x2x8x12xi1>, tensor<2x2x2x8x12xf32>) outs(%31 : tensor<2x2x2x8x12xf32>) {
    ^bb0(%in: i1, %in_13: f32, %out: f32):
      %60 = arith.select %in, %in_13, %cst_1 : f32
      linalg.yield %60 : f32
    } -> tensor<2x2x2x8x12xf32>
    %33 = tensor.empty() : tensor<2x2x2x8xf32>
    %34 = linalg.fill ins(%cst_0 : f32) outs(%33 : tensor<2x2x2x8xf32>) -> tensor<2x2x2x8xf32>
    %35 = linalg.generic {indexing_maps = [#map6, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%32 : tensor<2x2x2x8x12xf32>) outs(%34 : tensor<2x2x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = arith.maximumf %out, %in : f32
      linalg.yield %60 : f32
    } -> tensor<2x2x2x8xf32>
    %36 = tensor.empty() : tensor<2x2x2x8x12xf32>
    %37 = linalg.generic {indexing_maps = [#map12, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%35 : tensor<2x2x2x8xf32>) outs(%36 : tensor<2x2x2x8x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x8x12xf32>
    %38 = tensor.empty() : tensor<2x2x2x8x12xf32>
    %39 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%32, %37 : tensor<2x2x2x8x12xf32>, tensor<2x2x2x8x12xf32>) outs(%38 : tensor<2x2x2x8x12xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %60 = arith.subf %in, %in_13 : f32
      linalg.yield %60 : f32
    } -> tensor<2x2x2x8x12xf32>
    %40 = tensor.empty() : tensor<2x2x2x8x12xf32>
    %41 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%39 : tensor<2x2x2x8x12xf32>) outs(%40 : tensor<2x2x2x8x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = math.exp %in : f32
      linalg.yield %60 : f32
    } -> tensor<2x2x2x8x12xf32>
    %42 = tensor.empty() : tensor<2x2x2x8xf32>
    %43 = linalg.fill ins(%cst_3 : f32) outs(%42 : tensor<2x2x2x8xf32>) -> tensor<2x2x2x8xf32>
    %44 = linalg.generic {indexing_maps = [#map6, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%41 : tensor<2x2x2x8x12xf32>) outs(%43 : tensor<2x2x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = arith.addf %out, %in : f32
      linalg.yield %60 : f32
    } -> tensor<2x2x2x8xf32>
    %45 = tensor.empty() : tensor<2x2x2x8x12xf32>
    %46 = linalg.generic {indexing_maps = [#map12, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%44 : tensor<2x2x2x8xf32>) outs(%45 : tensor<2x2x2x8x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x8x12xf32>
    %47 = tensor.empty() : tensor<2x2x2x8x12xf32>
    %48 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%41, %46 : tensor<2x2x2x8x12xf32>, tensor<2x2x2x8x12xf32>) outs(%47 : tensor<2x2x2x8x12xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %60 = arith.divf %in, %in_13 : f32
      linalg.yield %60 : f32
    } -> tensor<2x2x2x8x12xf32>
    %49 = tensor.empty() : tensor<2x2x2x8x12xbf16>
    %50 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%48 : tensor<2x2x2x8x12xf32>) outs(%49 : tensor<2x2x2x8x12xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %60 = arith.truncf %in : f32 to bf16
      linalg.yield %60 : bf16
    } -> tensor<2x2x2x8x12xbf16>
    %51 = tensor.empty() : tensor<2x2x16x12xbf16>
    %52 = linalg.generic {indexing_maps = [#map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_4 : tensor<2x12x2x16xbf16>) outs(%51 : tensor<2x2x16x12xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x16x12xbf16>
    %53 = tensor.empty() : tensor<2x2x12x2x8xbf16>
    %54 = linalg.generic {indexing_maps = [#map14, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%50 : tensor<2x2x2x8x12xbf16>) outs(%53 : tensor<2x2x12x2x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x12x2x8xbf16>
    %collapsed_9 = tensor.collapse_shape %52 [[0, 1], [2], [3]] : tensor<2x2x16x12xbf16> into tensor<4x16x12xbf16>
    %collapsed_10 = tensor.collapse_shape %54 [[0, 1], [2], [3, 4]] : tensor<2x2x12x2x8xbf16> into tensor<4x12x16xbf16>
    %55 = tensor.empty() : tensor<4x16x16xbf16>
    %56 = linalg.fill ins(%cst : bf16) outs(%55 : tensor<4x16x16xbf16>) -> tensor<4x16x16xbf16>
    %57 = linalg.batch_matmul ins(%collapsed_9, %collapsed_10 : tensor<4x16x12xbf16>, tensor<4x12x16xbf16>) outs(%56 : tensor<4x16x16xbf16>) -> tensor<4x16x16xbf16>
    %expanded_11 = tensor.expand_shape %57 [[0, 1], [2], [3, 4]] output_shape [2, 2, 16, 2, 8] : tensor<4x16x16xbf16> into tensor<2x2x16x2x8xbf16>
    %58 = tensor.empty() : tensor<2x8x2x2x16xbf16>
    %59 = linalg.generic {indexing_maps = [#map15, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_11 : tensor<2x2x16x2x8xbf16>) outs(%58 : tensor<2x8x2x2x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x8x2x2x16xbf16>
    %collapsed_12 = tensor.collapse_shape %59 [[0], [1], [2, 3, 4]] : tensor<2x8x2x2x16xbf16> into tensor<2x8x64xbf16>
    return %collapsed_12 : tensor<2x8x64xbf16>
  }
}

