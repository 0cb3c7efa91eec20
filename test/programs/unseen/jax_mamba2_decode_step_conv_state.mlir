// One token through Mamba-2: conv state rolled, state updated, gated output.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d1)>
#map5 = affine_map<(d0) -> (d0)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map9 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map12 = affine_map<(d0, d1, d2) -> (d1)>
module @jit_mamba2_decode_step_conv_state {
  func.func public @main(%arg0: tensor<2x1x64xbf16>, %arg1: tensor<64x160xbf16>, %arg2: tensor<2x96x3xf32>, %arg3: tensor<96x4xf32>, %arg4: tensor<96xf32>, %arg5: tensor<2x2x32x16xf32>, %arg6: tensor<2xf32>, %arg7: tensor<2xf32>, %arg8: tensor<2xf32>, %arg9: tensor<64x64xbf16>) -> (tensor<2x1x64xbf16>, tensor<2x96x3xf32>, tensor<2x2x32x16xf32>) {
    %cst = arith.constant 1.000000e+00 : bf16
    %cst_0 = arith.constant 3.200000e+01 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %cst_3 = arith.constant 0.000000e+00 : bf16
    %collapsed = tensor.collapse_shape %arg0 [[0], [1, 2]] : tensor<2x1x64xbf16> into tensor<2x64xbf16>
    %0 = tensor.empty() : tensor<2x160xbf16>
    %1 = linalg.fill ins(%cst_3 : bf16) outs(%0 : tensor<2x160xbf16>) -> tensor<2x160xbf16>
    %2 = linalg.matmul ins(%collapsed, %arg1 : tensor<2x64xbf16>, tensor<64x160xbf16>) outs(%1 : tensor<2x160xbf16>) -> tensor<2x160xbf16>
    %extracted_slice = tensor.extract_slice %2[0, 0] [2, 96] [1, 1] : tensor<2x160xbf16> to tensor<2x96xbf16>
    %3 = tensor.empty() : tensor<2x96xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<2x96xbf16>) outs(%3 : tensor<2x96xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %112 = arith.extf %in : bf16 to f32
      linalg.yield %112 : f32
    } -> tensor<2x96xf32>
    %extracted_slice_4 = tensor.extract_slice %2[0, 96] [2, 64] [1, 1] : tensor<2x160xbf16> to tensor<2x64xbf16>
    %expanded = tensor.expand_shape %4 [[0], [1, 2]] output_shape [2, 96, 1] : tensor<2x96xf32> into tensor<2x96x1xf32>
    %5 = tensor.empty() : tensor<2x96x4xf32>
    %inserted_slice = tensor.insert_slice %arg2 into %5[0, 0, 0] [2, 96, 3] [1, 1, 1] : tensor<2x96x3xf32> into tensor<2x96x4xf32>
    %inserted_slice_5 = tensor.insert_slice %expanded into %inserted_slice[0, 0, 3] [2, 96, 1] [1, 1, 1] : tensor<2x96x1xf32> into tensor<2x96x4xf32>
    %6 = tensor.empty() : tensor<2x96x4xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<96x4xf32>) outs(%6 : tensor<2x96x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x96x4xf32>
    %8 = tensor.empty() : tensor<2x96x4xf32>
    %9 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_5, %7 : tensor<2x96x4xf32>, tensor<2x96x4xf32>) outs(%8 : tensor<2x96x4xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %112 = arith.mulf %in, %in_14 : f32
      linalg.yield %112 : f32
    } -> tensor<2x96x4xf32>
    %10 = tensor.empty() : tensor<2x96xf32>
    %11 = linalg.fill ins(%cst_2 : f32) outs(%10 : tensor<2x96xf32>) -> tensor<2x96xf32>
    %12 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%9 : tensor<2x96x4xf32>) outs(%11 : tensor<2x96xf32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = arith.addf %out, %in : f32
      linalg.yield %112 : f32
    } -> tensor<2x96xf32>
    %13 = tensor.empty() : tensor<2x96xf32>
    %14 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<96xf32>) outs(%13 : tensor<2x96xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x96xf32>
    %15 = tensor.empty() : tensor<2x96xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%12, %14 : tensor<2x96xf32>, tensor<2x96xf32>) outs(%15 : tensor<2x96xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %112 = arith.addf %in, %in_14 : f32
      linalg.yield %112 : f32
    } -> tensor<2x96xf32>
    %17 = tensor.empty() : tensor<2x96xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<2x96xf32>) outs(%17 : tensor<2x96xf32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = arith.negf %in : f32
      linalg.yield %112 : f32
    } -> tensor<2x96xf32>
    %19 = tensor.empty() : tensor<2x96xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<2x96xf32>) outs(%19 : tensor<2x96xf32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = math.exp %in : f32
      linalg.yield %112 : f32
    } -> tensor<2x96xf32>
    %21 = tensor.empty() : tensor<2x96xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<2x96xf32>) outs(%21 : tensor<2x96xf32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = arith.addf %in, %cst_1 : f32
      linalg.yield %112 : f32
    } -> tensor<2x96xf32>
    %23 = tensor.empty() : tensor<2x96xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<2x96xf32>) outs(%23 : tensor<2x96xf32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = arith.divf %cst_1, %in : f32
      linalg.yield %112 : f32
    } -> tensor<2x96xf32>
    %25 = tensor.empty() : tensor<2x96xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%16, %24 : tensor<2x96xf32>, tensor<2x96xf32>) outs(%25 : tensor<2x96xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %112 = arith.mulf %in, %in_14 : f32
      linalg.yield %112 : f32
    } -> tensor<2x96xf32>
    %extracted_slice_6 = tensor.extract_slice %26[0, 0] [2, 64] [1, 1] : tensor<2x96xf32> to tensor<2x64xf32>
    %expanded_7 = tensor.expand_shape %extracted_slice_6 [[0], [1, 2]] output_shape [2, 2, 32] : tensor<2x64xf32> into tensor<2x2x32xf32>
    %extracted_slice_8 = tensor.extract_slice %26[0, 64] [2, 16] [1, 1] : tensor<2x96xf32> to tensor<2x16xf32>
    %extracted_slice_9 = tensor.extract_slice %26[0, 80] [2, 16] [1, 1] : tensor<2x96xf32> to tensor<2x16xf32>
    %27 = tensor.empty() : tensor<2x2xf32>
    %28 = linalg.fill ins(%cst_2 : f32) outs(%27 : tensor<2x2xf32>) -> tensor<2x2xf32>
    %29 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_7 : tensor<2x2x32xf32>) outs(%28 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = arith.addf %out, %in : f32
      linalg.yield %112 : f32
    } -> tensor<2x2xf32>
    %30 = tensor.empty() : tensor<2x2xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<2x2xf32>) outs(%30 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = arith.divf %in, %cst_0 : f32
      linalg.yield %112 : f32
    } -> tensor<2x2xf32>
    %32 = tensor.empty() : tensor<2x2xf32>
    %33 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<2xf32>) outs(%32 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2xf32>
    %34 = tensor.empty() : tensor<2x2xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%31, %33 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%34 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %112 = arith.addf %in, %in_14 : f32
      linalg.yield %112 : f32
    } -> tensor<2x2xf32>
    %36 = tensor.empty() : tensor<2x2xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<2x2xf32>) outs(%36 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = arith.maximumf %in, %cst_2 : f32
      linalg.yield %112 : f32
    } -> tensor<2x2xf32>
    %38 = tensor.empty() : tensor<2x2xi1>
    %39 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<2x2xf32>) outs(%38 : tensor<2x2xi1>) {
    ^bb0(%in: f32, %out: i1):
      %112 = arith.cmpf une, %in, %in : f32
      linalg.yield %112 : i1
    } -> tensor<2x2xi1>
    %40 = tensor.empty() : tensor<2x2xf32>
    %41 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<2x2xf32>) outs(%40 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = arith.addf %in, %cst_2 : f32
      linalg.yield %112 : f32
    } -> tensor<2x2xf32>
    %42 = tensor.empty() : tensor<2x2xf32>
    %43 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<2x2xf32>) outs(%42 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = math.absf %in : f32
      linalg.yield %112 : f32
    } -> tensor<2x2xf32>
    %44 = tensor.empty() : tensor<2x2xf32>
    %45 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%43 : tensor<2x2xf32>) outs(%44 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = arith.negf %in : f32
      linalg.yield %112 : f32
    } -> tensor<2x2xf32>
    %46 = tensor.empty() : tensor<2x2xf32>
    %47 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%45 : tensor<2x2xf32>) outs(%46 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = math.exp %in : f32
      linalg.yield %112 : f32
    } -> tensor<2x2xf32>
    %48 = tensor.empty() : tensor<2x2xf32>
    %49 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%47 : tensor<2x2xf32>) outs(%48 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = math.log1p %in : f32
      linalg.yield %112 : f32
    } -> tensor<2x2xf32>
    %50 = tensor.empty() : tensor<2x2xf32>
    %51 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%37, %49 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%50 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %112 = arith.addf %in, %in_14 : f32
      linalg.yield %112 : f32
    } -> tensor<2x2xf32>
    %52 = tensor.empty() : tensor<2x2xf32>
    %53 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%39, %41, %51 : tensor<2x2xi1>, tensor<2x2xf32>, tensor<2x2xf32>) outs(%52 : tensor<2x2xf32>) {
    ^bb0(%in: i1, %in_14: f32, %in_15: f32, %out: f32):
      %112 = arith.select %in, %in_14, %in_15 : f32
      linalg.yield %112 : f32
    } -> tensor<2x2xf32>
    %54 = tensor.empty() : tensor<2x2xf32>
    %55 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%53 : tensor<2x2xf32>) outs(%54 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = arith.negf %in : f32
      linalg.yield %112 : f32
    } -> tensor<2x2xf32>
    %56 = tensor.empty() : tensor<2xf32>
    %57 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%arg6 : tensor<2xf32>) outs(%56 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = math.exp %in : f32
      linalg.yield %112 : f32
    } -> tensor<2xf32>
    %58 = tensor.empty() : tensor<2x2xf32>
    %59 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%57 : tensor<2xf32>) outs(%58 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2xf32>
    %60 = tensor.empty() : tensor<2x2xf32>
    %61 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%55, %59 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%60 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %112 = arith.mulf %in, %in_14 : f32
      linalg.yield %112 : f32
    } -> tensor<2x2xf32>
    %62 = tensor.empty() : tensor<2x2xf32>
    %63 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%61 : tensor<2x2xf32>) outs(%62 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = math.exp %in : f32
      linalg.yield %112 : f32
    } -> tensor<2x2xf32>
    %64 = tensor.empty() : tensor<2x2x32x16xf32>
    %65 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63 : tensor<2x2xf32>) outs(%64 : tensor<2x2x32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x32x16xf32>
    %66 = tensor.empty() : tensor<2x2x32x16xf32>
    %67 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg5, %65 : tensor<2x2x32x16xf32>, tensor<2x2x32x16xf32>) outs(%66 : tensor<2x2x32x16xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %112 = arith.mulf %in, %in_14 : f32
      linalg.yield %112 : f32
    } -> tensor<2x2x32x16xf32>
    %68 = tensor.empty() : tensor<2x16x2xf32>
    %69 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_8 : tensor<2x16xf32>) outs(%68 : tensor<2x16x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x2xf32>
    %70 = tensor.empty() : tensor<2x16x2xf32>
    %71 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53 : tensor<2x2xf32>) outs(%70 : tensor<2x16x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x2xf32>
    %72 = tensor.empty() : tensor<2x16x2xf32>
    %73 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69, %71 : tensor<2x16x2xf32>, tensor<2x16x2xf32>) outs(%72 : tensor<2x16x2xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %112 = arith.mulf %in, %in_14 : f32
      linalg.yield %112 : f32
    } -> tensor<2x16x2xf32>
    %74 = tensor.empty() : tensor<2x2x16xf32>
    %75 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73 : tensor<2x16x2xf32>) outs(%74 : tensor<2x2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x16xf32>
    %76 = tensor.empty() : tensor<2x2x32x16xf32>
    %77 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_7 : tensor<2x2x32xf32>) outs(%76 : tensor<2x2x32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x32x16xf32>
    %78 = tensor.empty() : tensor<2x2x32x16xf32>
    %79 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75 : tensor<2x2x16xf32>) outs(%78 : tensor<2x2x32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x32x16xf32>
    %80 = tensor.empty() : tensor<2x2x32x16xf32>
    %81 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%77, %79 : tensor<2x2x32x16xf32>, tensor<2x2x32x16xf32>) outs(%80 : tensor<2x2x32x16xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %112 = arith.mulf %in, %in_14 : f32
      linalg.yield %112 : f32
    } -> tensor<2x2x32x16xf32>
    %82 = tensor.empty() : tensor<2x2x32x16xf32>
    %83 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %81 : tensor<2x2x32x16xf32>, tensor<2x2x32x16xf32>) outs(%82 : tensor<2x2x32x16xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %112 = arith.addf %in, %in_14 : f32
      linalg.yield %112 : f32
    } -> tensor<2x2x32x16xf32>
    %collapsed_10 = tensor.collapse_shape %83 [[0], [1, 2], [3]] : tensor<2x2x32x16xf32> into tensor<2x64x16xf32>
    %84 = tensor.empty() : tensor<2x64xf32>
    %85 = linalg.fill ins(%cst_2 : f32) outs(%84 : tensor<2x64xf32>) -> tensor<2x64xf32>
    %86 = linalg.generic {indexing_maps = [#map2, #map8, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_10, %extracted_slice_9 : tensor<2x64x16xf32>, tensor<2x16xf32>) outs(%85 : tensor<2x64xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %112 = arith.mulf %in, %in_14 : f32
      %113 = arith.addf %out, %112 : f32
      linalg.yield %113 : f32
    } -> tensor<2x64xf32>
    %expanded_11 = tensor.expand_shape %86 [[0], [1, 2]] output_shape [2, 2, 32] : tensor<2x64xf32> into tensor<2x2x32xf32>
    %87 = tensor.empty() : tensor<2x2x32xf32>
    %88 = linalg.generic {indexing_maps = [#map12, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg8 : tensor<2xf32>) outs(%87 : tensor<2x2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x32xf32>
    %89 = tensor.empty() : tensor<2x2x32xf32>
    %90 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_7, %88 : tensor<2x2x32xf32>, tensor<2x2x32xf32>) outs(%89 : tensor<2x2x32xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %112 = arith.mulf %in, %in_14 : f32
      linalg.yield %112 : f32
    } -> tensor<2x2x32xf32>
    %91 = tensor.empty() : tensor<2x2x32xf32>
    %92 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_11, %90 : tensor<2x2x32xf32>, tensor<2x2x32xf32>) outs(%91 : tensor<2x2x32xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %112 = arith.addf %in, %in_14 : f32
      linalg.yield %112 : f32
    } -> tensor<2x2x32xf32>
    %93 = tensor.empty() : tensor<2x2x32xbf16>
    %94 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92 : tensor<2x2x32xf32>) outs(%93 : tensor<2x2x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %112 = arith.truncf %in : f32 to bf16
      linalg.yield %112 : bf16
    } -> tensor<2x2x32xbf16>
    %collapsed_12 = tensor.collapse_shape %94 [[0], [1, 2]] : tensor<2x2x32xbf16> into tensor<2x64xbf16>
    %95 = tensor.empty() : tensor<2x64xbf16>
    %96 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_4 : tensor<2x64xbf16>) outs(%95 : tensor<2x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %112 = arith.negf %in : bf16
      linalg.yield %112 : bf16
    } -> tensor<2x64xbf16>
    %97 = tensor.empty() : tensor<2x64xbf16>
    %98 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%96 : tensor<2x64xbf16>) outs(%97 : tensor<2x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %112 = math.exp %in : bf16
      linalg.yield %112 : bf16
    } -> tensor<2x64xbf16>
    %99 = tensor.empty() : tensor<2x64xbf16>
    %100 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%98 : tensor<2x64xbf16>) outs(%99 : tensor<2x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %112 = arith.addf %in, %cst : bf16
      linalg.yield %112 : bf16
    } -> tensor<2x64xbf16>
    %101 = tensor.empty() : tensor<2x64xbf16>
    %102 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%100 : tensor<2x64xbf16>) outs(%101 : tensor<2x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %112 = arith.divf %cst, %in : bf16
      linalg.yield %112 : bf16
    } -> tensor<2x64xbf16>
    %103 = tensor.empty() : tensor<2x64xbf16>
    %104 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_4, %102 : tensor<2x64xbf16>, tensor<2x64xbf16>) outs(%103 : tensor<2x64xbf16>) {
    ^bb0(%in: bf16, %in_14: bf16, %out: bf16):
      %112 = arith.mulf %in, %in_14 : bf16
      linalg.yield %112 : bf16
    } -> tensor<2x64xbf16>
    %105 = tensor.empty() : tensor<2x64xbf16>
    %106 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_12, %104 : tensor<2x64xbf16>, tensor<2x64xbf16>) outs(%105 : tensor<2x64xbf16>) {
    ^bb0(%in: bf16, %in_14: bf16, %out: bf16):
      %112 = arith.mulf %in, %in_14 : bf16
      linalg.yield %112 : bf16
    } -> tensor<2x64xbf16>
    %107 = tensor.empty() : tensor<2x64xbf16>
    %108 = linalg.fill ins(%cst_3 : bf16) outs(%107 : tensor<2x64xbf16>) -> tensor<2x64xbf16>
    %109 = linalg.matmul ins(%106, %arg9 : tensor<2x64xbf16>, tensor<64x64xbf16>) outs(%108 : tensor<2x64xbf16>) -> tensor<2x64xbf16>
    %110 = tensor.empty() : tensor<2x1x64xbf16>
    %111 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109 : tensor<2x64xbf16>) outs(%110 : tensor<2x1x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x1x64xbf16>
    %extracted_slice_13 = tensor.extract_slice %inserted_slice_5[0, 0, 1] [2, 96, 3] [1, 1, 1] : tensor<2x96x4xf32> to tensor<2x96x3xf32>
    return %111, %extracted_slice_13, %83 : tensor<2x1x64xbf16>, tensor<2x96x3xf32>, tensor<2x2x32x16xf32>
  }
}

