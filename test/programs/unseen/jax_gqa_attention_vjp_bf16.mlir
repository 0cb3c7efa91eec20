// Gradients of grouped causal attention: sums over the heads of a group.
#map = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d1, d4, d2)>
#map3 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3, d2)>
#map6 = affine_map<(d0, d1) -> (d0, d1)>
#map7 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4)>
#map8 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d1, d3, d2)>
#map10 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
#map13 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, 0)>
#map14 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d1, d3, d4)>
module @jit_gqa_attention_vjp_bf16 {
  func.func public @main(%arg0: tensor<2x16x8x16xbf16>, %arg1: tensor<2x16x2x16xbf16>, %arg2: tensor<2x16x2x16xbf16>, %arg3: tensor<2x16x8x16xbf16>) -> (tensor<2x16x8x16xbf16>, tensor<2x16x2x16xbf16>, tensor<2x16x2x16xbf16>) {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant -1.000000e+30 : f32
    %cst_3 = arith.constant 2.500000e-01 : f32
    %cst_4 = arith.constant 0.000000e+00 : bf16
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2, 3], [4]] output_shape [2, 16, 2, 4, 16] : tensor<2x16x8x16xbf16> into tensor<2x16x2x4x16xbf16>
    %0 = tensor.empty() : tensor<2x2x16x16xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x16x2x16xbf16>) outs(%0 : tensor<2x2x16x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x16x16xbf16>
    %2 = tensor.empty() : tensor<2x2x16x16x4xbf16>
    %3 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x16x2x4x16xbf16>) outs(%2 : tensor<2x2x16x16x4xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x16x16x4xbf16>
    %collapsed = tensor.collapse_shape %1 [[0, 1], [2], [3]] : tensor<2x2x16x16xbf16> into tensor<4x16x16xbf16>
    %collapsed_5 = tensor.collapse_shape %3 [[0, 1], [2], [3, 4]] : tensor<2x2x16x16x4xbf16> into tensor<4x16x64xbf16>
    %4 = tensor.empty() : tensor<4x16x64xbf16>
    %5 = linalg.fill ins(%cst_4 : bf16) outs(%4 : tensor<4x16x64xbf16>) -> tensor<4x16x64xbf16>
    %6 = linalg.batch_matmul ins(%collapsed, %collapsed_5 : tensor<4x16x16xbf16>, tensor<4x16x64xbf16>) outs(%5 : tensor<4x16x64xbf16>) -> tensor<4x16x64xbf16>
    %7 = tensor.empty() : tensor<4x16x64xf32>
    %8 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<4x16x64xbf16>) outs(%7 : tensor<4x16x64xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %105 = arith.extf %in : bf16 to f32
      linalg.yield %105 : f32
    } -> tensor<4x16x64xf32>
    %expanded_6 = tensor.expand_shape %8 [[0, 1], [2], [3, 4]] output_shape [2, 2, 16, 16, 4] : tensor<4x16x64xf32> into tensor<2x2x16x16x4xf32>
    %9 = tensor.empty() : tensor<2x2x4x16x16xf32>
    %10 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_6 : tensor<2x2x16x16x4xf32>) outs(%9 : tensor<2x2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x4x16x16xf32>
    %11 = tensor.empty() : tensor<2x2x4x16x16xf32>
    %12 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%10 : tensor<2x2x4x16x16xf32>) outs(%11 : tensor<2x2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %105 = arith.mulf %in, %cst_3 : f32
      linalg.yield %105 : f32
    } -> tensor<2x2x4x16x16xf32>
    %13 = tensor.empty() : tensor<16x16xi32>
    %14 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel", "parallel"]} outs(%13 : tensor<16x16xi32>) {
    ^bb0(%out: i32):
      %105 = linalg.index 0 : index
      %106 = arith.index_cast %105 : index to i32
      linalg.yield %106 : i32
    } -> tensor<16x16xi32>
    %15 = tensor.empty() : tensor<16x16xi32>
    %16 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel", "parallel"]} outs(%15 : tensor<16x16xi32>) {
    ^bb0(%out: i32):
      %105 = linalg.index 1 : index
      %106 = arith.index_cast %105 : index to i32
      linalg.yield %106 : i32
    } -> tensor<16x16xi32>
    %17 = tensor.empty() : tensor<16x16xi1>
    %18 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%14, %16 : tensor<16x16xi32>, tensor<16x16xi32>) outs(%17 : tensor<16x16xi1>) {
    ^bb0(%in: i32, %in_22: i32, %out: i1):
      %105 = arith.cmpi sge, %in, %in_22 : i32
      linalg.yield %105 : i1
    } -> tensor<16x16xi1>
    %19 = tensor.empty() : tensor<2x2x4x16x16xi1>
    %20 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%18 : tensor<16x16xi1>) outs(%19 : tensor<2x2x4x16x16xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x2x4x16x16xi1>
    %21 = tensor.empty() : tensor<2x2x4x16x16xf32>
    %22 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%20, %12 : tensor<2x2x4x16x16xi1>, tensor<2x2x4x16x16xf32>) outs(%21 : tensor<2x2x4x16x16xf32>) {
    ^bb0(%in: i1, %in_22: f32, %out: f32):
      %105 = arith.select %in, %in_22, %cst_2 : f32
      linalg.yield %105 : f32
    } -> tensor<2x2x4x16x16xf32>
    %23 = tensor.empty() : tensor<2x2x4x16xf32>
    %24 = linalg.fill ins(%cst_1 : f32) outs(%23 : tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
    %25 = linalg.generic {indexing_maps = [#map3, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%22 : tensor<2x2x4x16x16xf32>) outs(%24 : tensor<2x2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %105 = arith.maximumf %out, %in : f32
      linalg.yield %105 : f32
    } -> tensor<2x2x4x16xf32>
    %26 = tensor.empty() : tensor<2x2x4x16x16xf32>
    %27 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%25 : tensor<2x2x4x16xf32>) outs(%26 : tensor<2x2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x4x16x16xf32>
    %28 = tensor.empty() : tensor<2x2x4x16x16xf32>
    %29 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%22, %27 : tensor<2x2x4x16x16xf32>, tensor<2x2x4x16x16xf32>) outs(%28 : tensor<2x2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %105 = arith.subf %in, %in_22 : f32
      linalg.yield %105 : f32
    } -> tensor<2x2x4x16x16xf32>
    %30 = tensor.empty() : tensor<2x2x4x16x16xf32>
    %31 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%29 : tensor<2x2x4x16x16xf32>) outs(%30 : tensor<2x2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %105 = math.exp %in : f32
      linalg.yield %105 : f32
    } -> tensor<2x2x4x16x16xf32>
    %32 = tensor.empty() : tensor<2x2x4x16xf32>
    %33 = linalg.fill ins(%cst_0 : f32) outs(%32 : tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
    %34 = linalg.generic {indexing_maps = [#map3, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%31 : tensor<2x2x4x16x16xf32>) outs(%33 : tensor<2x2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %105 = arith.addf %out, %in : f32
      linalg.yield %105 : f32
    } -> tensor<2x2x4x16xf32>
    %expanded_7 = tensor.expand_shape %34 [[0], [1], [2], [3, 4]] output_shape [2, 2, 4, 16, 1] : tensor<2x2x4x16xf32> into tensor<2x2x4x16x1xf32>
    %35 = tensor.empty() : tensor<2x2x4x16x16xf32>
    %36 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%34 : tensor<2x2x4x16xf32>) outs(%35 : tensor<2x2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x4x16x16xf32>
    %37 = tensor.empty() : tensor<2x2x4x16x16xf32>
    %38 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%31, %36 : tensor<2x2x4x16x16xf32>, tensor<2x2x4x16x16xf32>) outs(%37 : tensor<2x2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %105 = arith.divf %in, %in_22 : f32
      linalg.yield %105 : f32
    } -> tensor<2x2x4x16x16xf32>
    %39 = tensor.empty() : tensor<2x2x4x16x1xf32>
    %40 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_7 : tensor<2x2x4x16x1xf32>) outs(%39 : tensor<2x2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %105 = arith.mulf %in, %in : f32
      linalg.yield %105 : f32
    } -> tensor<2x2x4x16x1xf32>
    %41 = tensor.empty() : tensor<2x2x4x16x1xf32>
    %42 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%40 : tensor<2x2x4x16x1xf32>) outs(%41 : tensor<2x2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %105 = arith.divf %cst, %in : f32
      linalg.yield %105 : f32
    } -> tensor<2x2x4x16x1xf32>
    %43 = tensor.empty() : tensor<2x2x4x16x16xbf16>
    %44 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%38 : tensor<2x2x4x16x16xf32>) outs(%43 : tensor<2x2x4x16x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %105 = arith.truncf %in : f32 to bf16
      linalg.yield %105 : bf16
    } -> tensor<2x2x4x16x16xbf16>
    %expanded_8 = tensor.expand_shape %arg3 [[0], [1], [2, 3], [4]] output_shape [2, 16, 2, 4, 16] : tensor<2x16x8x16xbf16> into tensor<2x16x2x4x16xbf16>
    %45 = tensor.empty() : tensor<2x2x16x4x16xbf16>
    %46 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_8 : tensor<2x16x2x4x16xbf16>) outs(%45 : tensor<2x2x16x4x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x16x4x16xbf16>
    %47 = tensor.empty() : tensor<2x2x4x16x16xbf16>
    %48 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%46 : tensor<2x2x16x4x16xbf16>) outs(%47 : tensor<2x2x4x16x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x4x16x16xbf16>
    %49 = tensor.empty() : tensor<2x2x16x16xbf16>
    %50 = linalg.generic {indexing_maps = [#map11, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x16x2x16xbf16>) outs(%49 : tensor<2x2x16x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x16x16xbf16>
    %collapsed_9 = tensor.collapse_shape %48 [[0, 1], [2, 3], [4]] : tensor<2x2x4x16x16xbf16> into tensor<4x64x16xbf16>
    %collapsed_10 = tensor.collapse_shape %50 [[0, 1], [2], [3]] : tensor<2x2x16x16xbf16> into tensor<4x16x16xbf16>
    %51 = tensor.empty() : tensor<4x64x16xbf16>
    %52 = linalg.fill ins(%cst_4 : bf16) outs(%51 : tensor<4x64x16xbf16>) -> tensor<4x64x16xbf16>
    %53 = linalg.batch_matmul ins(%collapsed_9, %collapsed_10 : tensor<4x64x16xbf16>, tensor<4x16x16xbf16>) outs(%52 : tensor<4x64x16xbf16>) -> tensor<4x64x16xbf16>
    %54 = tensor.empty() : tensor<4x64x16xf32>
    %55 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53 : tensor<4x64x16xbf16>) outs(%54 : tensor<4x64x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %105 = arith.extf %in : bf16 to f32
      linalg.yield %105 : f32
    } -> tensor<4x64x16xf32>
    %expanded_11 = tensor.expand_shape %55 [[0, 1], [2, 3], [4]] output_shape [2, 2, 4, 16, 16] : tensor<4x64x16xf32> into tensor<2x2x4x16x16xf32>
    %collapsed_12 = tensor.collapse_shape %46 [[0, 1], [2], [3, 4]] : tensor<2x2x16x4x16xbf16> into tensor<4x16x64xbf16>
    %collapsed_13 = tensor.collapse_shape %44 [[0, 1], [2, 3], [4]] : tensor<2x2x4x16x16xbf16> into tensor<4x64x16xbf16>
    %56 = tensor.empty() : tensor<4x16x16xbf16>
    %57 = linalg.fill ins(%cst_4 : bf16) outs(%56 : tensor<4x16x16xbf16>) -> tensor<4x16x16xbf16>
    %58 = linalg.batch_matmul ins(%collapsed_12, %collapsed_13 : tensor<4x16x64xbf16>, tensor<4x64x16xbf16>) outs(%57 : tensor<4x16x16xbf16>) -> tensor<4x16x16xbf16>
    %expanded_14 = tensor.expand_shape %58 [[0, 1], [2], [3]] output_shape [2, 2, 16, 16] : tensor<4x16x16xbf16> into tensor<2x2x16x16xbf16>
    %59 = tensor.empty() : tensor<2x16x2x16xbf16>
    %60 = linalg.generic {indexing_maps = [#map12, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_14 : tensor<2x2x16x16xbf16>) outs(%59 : tensor<2x16x2x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x16x2x16xbf16>
    %61 = tensor.empty() : tensor<2x2x4x16x16xf32>
    %62 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%42 : tensor<2x2x4x16x1xf32>) outs(%61 : tensor<2x2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x4x16x16xf32>
    %63 = tensor.empty() : tensor<2x2x4x16x16xf32>
    %64 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_11, %62 : tensor<2x2x4x16x16xf32>, tensor<2x2x4x16x16xf32>) outs(%63 : tensor<2x2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %105 = arith.mulf %in, %in_22 : f32
      linalg.yield %105 : f32
    } -> tensor<2x2x4x16x16xf32>
    %65 = tensor.empty() : tensor<2x2x4x16x16xf32>
    %66 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%64, %31 : tensor<2x2x4x16x16xf32>, tensor<2x2x4x16x16xf32>) outs(%65 : tensor<2x2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %105 = arith.mulf %in, %in_22 : f32
      linalg.yield %105 : f32
    } -> tensor<2x2x4x16x16xf32>
    %67 = tensor.empty() : tensor<2x2x4x16xf32>
    %68 = linalg.fill ins(%cst_0 : f32) outs(%67 : tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
    %69 = linalg.generic {indexing_maps = [#map3, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%66 : tensor<2x2x4x16x16xf32>) outs(%68 : tensor<2x2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %105 = arith.addf %out, %in : f32
      linalg.yield %105 : f32
    } -> tensor<2x2x4x16xf32>
    %70 = tensor.empty() : tensor<2x2x4x16xf32>
    %71 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%69 : tensor<2x2x4x16xf32>) outs(%70 : tensor<2x2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %105 = arith.negf %in : f32
      linalg.yield %105 : f32
    } -> tensor<2x2x4x16xf32>
    %expanded_15 = tensor.expand_shape %71 [[0], [1], [2], [3, 4]] output_shape [2, 2, 4, 16, 1] : tensor<2x2x4x16xf32> into tensor<2x2x4x16x1xf32>
    %72 = tensor.empty() : tensor<2x2x4x16x16xf32>
    %73 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_11, %36 : tensor<2x2x4x16x16xf32>, tensor<2x2x4x16x16xf32>) outs(%72 : tensor<2x2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %105 = arith.divf %in, %in_22 : f32
      linalg.yield %105 : f32
    } -> tensor<2x2x4x16x16xf32>
    %74 = tensor.empty() : tensor<2x2x4x16xf32>
    %75 = linalg.fill ins(%cst_0 : f32) outs(%74 : tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
    %76 = linalg.generic {indexing_maps = [#map3, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_15 : tensor<2x2x4x16x1xf32>) outs(%75 : tensor<2x2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %105 = arith.addf %out, %in : f32
      linalg.yield %105 : f32
    } -> tensor<2x2x4x16xf32>
    %77 = tensor.empty() : tensor<2x2x4x16x16xf32>
    %78 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%76 : tensor<2x2x4x16xf32>) outs(%77 : tensor<2x2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x4x16x16xf32>
    %79 = tensor.empty() : tensor<2x2x4x16x16xf32>
    %80 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%73, %78 : tensor<2x2x4x16x16xf32>, tensor<2x2x4x16x16xf32>) outs(%79 : tensor<2x2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %105 = arith.addf %in, %in_22 : f32
      linalg.yield %105 : f32
    } -> tensor<2x2x4x16x16xf32>
    %81 = tensor.empty() : tensor<2x2x4x16x16xf32>
    %82 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%80, %31 : tensor<2x2x4x16x16xf32>, tensor<2x2x4x16x16xf32>) outs(%81 : tensor<2x2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %105 = arith.mulf %in, %in_22 : f32
      linalg.yield %105 : f32
    } -> tensor<2x2x4x16x16xf32>
    %83 = tensor.empty() : tensor<2x2x4x16x16xf32>
    %84 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%20, %82 : tensor<2x2x4x16x16xi1>, tensor<2x2x4x16x16xf32>) outs(%83 : tensor<2x2x4x16x16xf32>) {
    ^bb0(%in: i1, %in_22: f32, %out: f32):
      %105 = arith.select %in, %in_22, %cst_0 : f32
      linalg.yield %105 : f32
    } -> tensor<2x2x4x16x16xf32>
    %85 = tensor.empty() : tensor<2x2x4x16x16xf32>
    %86 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%84 : tensor<2x2x4x16x16xf32>) outs(%85 : tensor<2x2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %105 = arith.mulf %in, %cst_3 : f32
      linalg.yield %105 : f32
    } -> tensor<2x2x4x16x16xf32>
    %87 = tensor.empty() : tensor<2x2x4x16x16xbf16>
    %88 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%86 : tensor<2x2x4x16x16xf32>) outs(%87 : tensor<2x2x4x16x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %105 = arith.truncf %in : f32 to bf16
      linalg.yield %105 : bf16
    } -> tensor<2x2x4x16x16xbf16>
    %89 = tensor.empty() : tensor<2x2x16x16x4xbf16>
    %90 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%88 : tensor<2x2x4x16x16xbf16>) outs(%89 : tensor<2x2x16x16x4xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x16x16x4xbf16>
    %91 = tensor.empty() : tensor<2x2x16x4x16xbf16>
    %92 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%90 : tensor<2x2x16x16x4xbf16>) outs(%91 : tensor<2x2x16x4x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x16x4x16xbf16>
    %collapsed_16 = tensor.collapse_shape %92 [[0, 1], [2, 3], [4]] : tensor<2x2x16x4x16xbf16> into tensor<4x64x16xbf16>
    %93 = tensor.empty() : tensor<4x64x16xbf16>
    %94 = linalg.fill ins(%cst_4 : bf16) outs(%93 : tensor<4x64x16xbf16>) -> tensor<4x64x16xbf16>
    %95 = linalg.batch_matmul ins(%collapsed_16, %collapsed : tensor<4x64x16xbf16>, tensor<4x16x16xbf16>) outs(%94 : tensor<4x64x16xbf16>) -> tensor<4x64x16xbf16>
    %expanded_17 = tensor.expand_shape %95 [[0, 1], [2, 3], [4]] output_shape [2, 2, 16, 4, 16] : tensor<4x64x16xbf16> into tensor<2x2x16x4x16xbf16>
    %96 = tensor.empty() : tensor<2x16x2x4x16xbf16>
    %97 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_17 : tensor<2x2x16x4x16xbf16>) outs(%96 : tensor<2x16x2x4x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x16x2x4x16xbf16>
    %98 = tensor.empty() : tensor<2x2x16x4x16xbf16>
    %99 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x16x2x4x16xbf16>) outs(%98 : tensor<2x2x16x4x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x16x4x16xbf16>
    %collapsed_18 = tensor.collapse_shape %90 [[0, 1], [2], [3, 4]] : tensor<2x2x16x16x4xbf16> into tensor<4x16x64xbf16>
    %collapsed_19 = tensor.collapse_shape %99 [[0, 1], [2, 3], [4]] : tensor<2x2x16x4x16xbf16> into tensor<4x64x16xbf16>
    %100 = tensor.empty() : tensor<4x16x16xbf16>
    %101 = linalg.fill ins(%cst_4 : bf16) outs(%100 : tensor<4x16x16xbf16>) -> tensor<4x16x16xbf16>
    %102 = linalg.batch_matmul ins(%collapsed_18, %collapsed_19 : tensor<4x16x64xbf16>, tensor<4x64x16xbf16>) outs(%101 : tensor<4x16x16xbf16>) -> tensor<4x16x16xbf16>
    %expanded_20 = tensor.expand_shape %102 [[0, 1], [2], [3]] output_shape [2, 2, 16, 16] : tensor<4x16x16xbf16> into tensor<2x2x16x16xbf16>
    %103 = tensor.empty() : tensor<2x16x2x16xbf16>
    %104 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_20 : tensor<2x2x16x16xbf16>) outs(%103 : tensor<2x16x2x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x16x2x16xbf16>
    %collapsed_21 = tensor.collapse_shape %97 [[0], [1], [2, 3], [4]] : tensor<2x16x2x4x16xbf16> into tensor<2x16x8x16xbf16>
    return %collapsed_21, %104, %60 : tensor<2x16x8x16xbf16>, tensor<2x16x2x16xbf16>, tensor<2x16x2x16xbf16>
  }
}

