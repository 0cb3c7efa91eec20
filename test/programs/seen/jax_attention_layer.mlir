#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module @jit_attention_layer {
  func.func public @main(%arg0: tensor<128x64xbf16>, %arg1: tensor<64x64xbf16>, %arg2: tensor<64x64xbf16>, %arg3: tensor<64x64xbf16>, %arg4: tensor<64x64xbf16>) -> tensor<128x64xbf16> {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant -1.000000e+30 : f32
    %cst_1 = arith.constant 2.500000e-01 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %cst_3 = arith.constant 3.002930e-02 : bf16
    %0 = tensor.empty() : tensor<64x64xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<64x64xbf16>) outs(%0 : tensor<64x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %72 = arith.mulf %in, %cst_3 : bf16
      linalg.yield %72 : bf16
    } -> tensor<64x64xbf16>
    %2 = tensor.empty() : tensor<64x64xbf16>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<64x64xbf16>) outs(%2 : tensor<64x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %72 = arith.mulf %in, %cst_3 : bf16
      linalg.yield %72 : bf16
    } -> tensor<64x64xbf16>
    %4 = tensor.empty() : tensor<128x64xf32>
    %5 = linalg.fill ins(%cst_2 : f32) outs(%4 : tensor<128x64xf32>) -> tensor<128x64xf32>
    %6 = linalg.matmul ins(%arg0, %1 : tensor<128x64xbf16>, tensor<64x64xbf16>) outs(%5 : tensor<128x64xf32>) -> tensor<128x64xf32>
    %7 = tensor.empty() : tensor<128x64xbf16>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<128x64xf32>) outs(%7 : tensor<128x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %72 = arith.truncf %in : f32 to bf16
      linalg.yield %72 : bf16
    } -> tensor<128x64xbf16>
    %expanded = tensor.expand_shape %8 [[0, 1], [2, 3]] output_shape [1, 128, 4, 16] : tensor<128x64xbf16> into tensor<1x128x4x16xbf16>
    %9 = tensor.empty() : tensor<1x4x128x16xbf16>
    %10 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x128x4x16xbf16>) outs(%9 : tensor<1x4x128x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x4x128x16xbf16>
    %11 = tensor.empty() : tensor<128x64xf32>
    %12 = linalg.fill ins(%cst_2 : f32) outs(%11 : tensor<128x64xf32>) -> tensor<128x64xf32>
    %13 = linalg.matmul ins(%arg0, %3 : tensor<128x64xbf16>, tensor<64x64xbf16>) outs(%12 : tensor<128x64xf32>) -> tensor<128x64xf32>
    %14 = tensor.empty() : tensor<128x64xbf16>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<128x64xf32>) outs(%14 : tensor<128x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %72 = arith.truncf %in : f32 to bf16
      linalg.yield %72 : bf16
    } -> tensor<128x64xbf16>
    %expanded_4 = tensor.expand_shape %15 [[0, 1], [2, 3]] output_shape [1, 128, 4, 16] : tensor<128x64xbf16> into tensor<1x128x4x16xbf16>
    %16 = tensor.empty() : tensor<1x4x128x16xbf16>
    %17 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_4 : tensor<1x128x4x16xbf16>) outs(%16 : tensor<1x4x128x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x4x128x16xbf16>
    %18 = tensor.empty() : tensor<128x64xf32>
    %19 = linalg.fill ins(%cst_2 : f32) outs(%18 : tensor<128x64xf32>) -> tensor<128x64xf32>
    %20 = linalg.matmul ins(%arg0, %arg3 : tensor<128x64xbf16>, tensor<64x64xbf16>) outs(%19 : tensor<128x64xf32>) -> tensor<128x64xf32>
    %21 = tensor.empty() : tensor<128x64xbf16>
    %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<128x64xf32>) outs(%21 : tensor<128x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %72 = arith.truncf %in : f32 to bf16
      linalg.yield %72 : bf16
    } -> tensor<128x64xbf16>
    %expanded_5 = tensor.expand_shape %22 [[0, 1], [2, 3]] output_shape [1, 128, 4, 16] : tensor<128x64xbf16> into tensor<1x128x4x16xbf16>
    %23 = tensor.empty() : tensor<1x4x128x16xbf16>
    %24 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<1x128x4x16xbf16>) outs(%23 : tensor<1x4x128x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x4x128x16xbf16>
    %25 = tensor.empty() : tensor<128x128xi32>
    %26 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%25 : tensor<128x128xi32>) {
    ^bb0(%out: i32):
      %72 = linalg.index 0 : index
      %73 = arith.index_cast %72 : index to i32
      linalg.yield %73 : i32
    } -> tensor<128x128xi32>
    %27 = tensor.empty() : tensor<128x128xi32>
    %28 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%27 : tensor<128x128xi32>) {
    ^bb0(%out: i32):
      %72 = linalg.index 1 : index
      %73 = arith.index_cast %72 : index to i32
      linalg.yield %73 : i32
    } -> tensor<128x128xi32>
    %29 = tensor.empty() : tensor<128x128xi1>
    %30 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%26, %28 : tensor<128x128xi32>, tensor<128x128xi32>) outs(%29 : tensor<128x128xi1>) {
    ^bb0(%in: i32, %in_12: i32, %out: i1):
      %72 = arith.cmpi sge, %in, %in_12 : i32
      linalg.yield %72 : i1
    } -> tensor<128x128xi1>
    %31 = tensor.empty() : tensor<1x4x16x128xbf16>
    %32 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<1x4x128x16xbf16>) outs(%31 : tensor<1x4x16x128xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x4x16x128xbf16>
    %collapsed = tensor.collapse_shape %10 [[0, 1], [2], [3]] : tensor<1x4x128x16xbf16> into tensor<4x128x16xbf16>
    %collapsed_6 = tensor.collapse_shape %32 [[0, 1], [2], [3]] : tensor<1x4x16x128xbf16> into tensor<4x16x128xbf16>
    %33 = tensor.empty() : tensor<4x128x128xf32>
    %34 = linalg.fill ins(%cst_2 : f32) outs(%33 : tensor<4x128x128xf32>) -> tensor<4x128x128xf32>
    %35 = linalg.batch_matmul ins(%collapsed, %collapsed_6 : tensor<4x128x16xbf16>, tensor<4x16x128xbf16>) outs(%34 : tensor<4x128x128xf32>) -> tensor<4x128x128xf32>
    %expanded_7 = tensor.expand_shape %35 [[0, 1], [2], [3]] output_shape [1, 4, 128, 128] : tensor<4x128x128xf32> into tensor<1x4x128x128xf32>
    %36 = tensor.empty() : tensor<1x4x128x128xf32>
    %37 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_7 : tensor<1x4x128x128xf32>) outs(%36 : tensor<1x4x128x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = arith.mulf %in, %cst_1 : f32
      linalg.yield %72 : f32
    } -> tensor<1x4x128x128xf32>
    %38 = tensor.empty() : tensor<1x4x128x128xi1>
    %39 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30 : tensor<128x128xi1>) outs(%38 : tensor<1x4x128x128xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<1x4x128x128xi1>
    %40 = tensor.empty() : tensor<1x4x128x128xf32>
    %41 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %37 : tensor<1x4x128x128xi1>, tensor<1x4x128x128xf32>) outs(%40 : tensor<1x4x128x128xf32>) {
    ^bb0(%in: i1, %in_12: f32, %out: f32):
      %72 = arith.select %in, %in_12, %cst_0 : f32
      linalg.yield %72 : f32
    } -> tensor<1x4x128x128xf32>
    %42 = tensor.empty() : tensor<1x4x128xf32>
    %43 = linalg.fill ins(%cst : f32) outs(%42 : tensor<1x4x128xf32>) -> tensor<1x4x128xf32>
    %44 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%41 : tensor<1x4x128x128xf32>) outs(%43 : tensor<1x4x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = arith.maximumf %out, %in : f32
      linalg.yield %72 : f32
    } -> tensor<1x4x128xf32>
    %45 = tensor.empty() : tensor<1x4x128x128xf32>
    %46 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44 : tensor<1x4x128xf32>) outs(%45 : tensor<1x4x128x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x128x128xf32>
    %47 = tensor.empty() : tensor<1x4x128x128xf32>
    %48 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41, %46 : tensor<1x4x128x128xf32>, tensor<1x4x128x128xf32>) outs(%47 : tensor<1x4x128x128xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %72 = arith.subf %in, %in_12 : f32
      linalg.yield %72 : f32
    } -> tensor<1x4x128x128xf32>
    %49 = tensor.empty() : tensor<1x4x128x128xf32>
    %50 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48 : tensor<1x4x128x128xf32>) outs(%49 : tensor<1x4x128x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = math.exp %in : f32
      linalg.yield %72 : f32
    } -> tensor<1x4x128x128xf32>
    %51 = tensor.empty() : tensor<1x4x128xf32>
    %52 = linalg.fill ins(%cst_2 : f32) outs(%51 : tensor<1x4x128xf32>) -> tensor<1x4x128xf32>
    %53 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%50 : tensor<1x4x128x128xf32>) outs(%52 : tensor<1x4x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = arith.addf %out, %in : f32
      linalg.yield %72 : f32
    } -> tensor<1x4x128xf32>
    %54 = tensor.empty() : tensor<1x4x128x128xf32>
    %55 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53 : tensor<1x4x128xf32>) outs(%54 : tensor<1x4x128x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x128x128xf32>
    %56 = tensor.empty() : tensor<1x4x128x128xf32>
    %57 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50, %55 : tensor<1x4x128x128xf32>, tensor<1x4x128x128xf32>) outs(%56 : tensor<1x4x128x128xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %72 = arith.divf %in, %in_12 : f32
      linalg.yield %72 : f32
    } -> tensor<1x4x128x128xf32>
    %58 = tensor.empty() : tensor<1x4x128x128xbf16>
    %59 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57 : tensor<1x4x128x128xf32>) outs(%58 : tensor<1x4x128x128xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %72 = arith.truncf %in : f32 to bf16
      linalg.yield %72 : bf16
    } -> tensor<1x4x128x128xbf16>
    %collapsed_8 = tensor.collapse_shape %59 [[0, 1], [2], [3]] : tensor<1x4x128x128xbf16> into tensor<4x128x128xbf16>
    %collapsed_9 = tensor.collapse_shape %24 [[0, 1], [2], [3]] : tensor<1x4x128x16xbf16> into tensor<4x128x16xbf16>
    %60 = tensor.empty() : tensor<4x128x16xf32>
    %61 = linalg.fill ins(%cst_2 : f32) outs(%60 : tensor<4x128x16xf32>) -> tensor<4x128x16xf32>
    %62 = linalg.batch_matmul ins(%collapsed_8, %collapsed_9 : tensor<4x128x128xbf16>, tensor<4x128x16xbf16>) outs(%61 : tensor<4x128x16xf32>) -> tensor<4x128x16xf32>
    %63 = tensor.empty() : tensor<4x128x16xbf16>
    %64 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62 : tensor<4x128x16xf32>) outs(%63 : tensor<4x128x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %72 = arith.truncf %in : f32 to bf16
      linalg.yield %72 : bf16
    } -> tensor<4x128x16xbf16>
    %expanded_10 = tensor.expand_shape %64 [[0, 1], [2], [3]] output_shape [1, 4, 128, 16] : tensor<4x128x16xbf16> into tensor<1x4x128x16xbf16>
    %65 = tensor.empty() : tensor<1x128x4x16xbf16>
    %66 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_10 : tensor<1x4x128x16xbf16>) outs(%65 : tensor<1x128x4x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x128x4x16xbf16>
    %collapsed_11 = tensor.collapse_shape %66 [[0, 1], [2, 3]] : tensor<1x128x4x16xbf16> into tensor<128x64xbf16>
    %67 = tensor.empty() : tensor<128x64xf32>
    %68 = linalg.fill ins(%cst_2 : f32) outs(%67 : tensor<128x64xf32>) -> tensor<128x64xf32>
    %69 = linalg.matmul ins(%collapsed_11, %arg4 : tensor<128x64xbf16>, tensor<64x64xbf16>) outs(%68 : tensor<128x64xf32>) -> tensor<128x64xf32>
    %70 = tensor.empty() : tensor<128x64xbf16>
    %71 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%69 : tensor<128x64xf32>) outs(%70 : tensor<128x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %72 = arith.truncf %in : f32 to bf16
      linalg.yield %72 : bf16
    } -> tensor<128x64xbf16>
    return %71 : tensor<128x64xbf16>
  }
}

