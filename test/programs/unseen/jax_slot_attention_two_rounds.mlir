// Softmax over slots, a weighted mean, a GRU, twice.
#map = affine_map<(d0, d1, d2) -> (d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d2)>
module @jit_slot_attention_two_rounds {
  func.func public @main(%arg0: tensor<2x12x16xf32>, %arg1: tensor<4x16xf32>, %arg2: tensor<16x16xf32>, %arg3: tensor<16x16xf32>, %arg4: tensor<16x48xf32>, %arg5: tensor<16x48xf32>, %arg6: tensor<48xf32>) -> tensor<2x4x16xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 9.99999997E-7 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 4.000000e+00 : f32
    %cst_3 = arith.constant 0.000000e+00 : f32
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32>
    %0 = tensor.empty() : tensor<24x16xf32>
    %1 = linalg.fill ins(%cst_3 : f32) outs(%0 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %2 = linalg.matmul ins(%collapsed, %arg2 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%1 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %expanded = tensor.expand_shape %2 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32>
    %3 = tensor.empty() : tensor<24x16xf32>
    %4 = linalg.fill ins(%cst_3 : f32) outs(%3 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %5 = linalg.matmul ins(%collapsed, %arg3 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%4 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %expanded_4 = tensor.expand_shape %5 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32>
    %6 = tensor.empty() : tensor<2x4x16xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<4x16xf32>) outs(%6 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x16xf32>
    %8 = tensor.empty() : tensor<2x16x4xf32>
    %9 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<2x4x16xf32>) outs(%8 : tensor<2x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x4xf32>
    %10 = tensor.empty() : tensor<2x12x4xf32>
    %11 = linalg.fill ins(%cst_3 : f32) outs(%10 : tensor<2x12x4xf32>) -> tensor<2x12x4xf32>
    %12 = linalg.batch_matmul ins(%expanded, %9 : tensor<2x12x16xf32>, tensor<2x16x4xf32>) outs(%11 : tensor<2x12x4xf32>) -> tensor<2x12x4xf32>
    %13 = tensor.empty() : tensor<2x12x4xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<2x12x4xf32>) outs(%13 : tensor<2x12x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.divf %in, %cst_2 : f32
      linalg.yield %168 : f32
    } -> tensor<2x12x4xf32>
    %15 = tensor.empty() : tensor<2x12xf32>
    %16 = linalg.fill ins(%cst_1 : f32) outs(%15 : tensor<2x12xf32>) -> tensor<2x12xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%14 : tensor<2x12x4xf32>) outs(%16 : tensor<2x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.maximumf %out, %in : f32
      linalg.yield %168 : f32
    } -> tensor<2x12xf32>
    %18 = tensor.empty() : tensor<2x12x4xf32>
    %19 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<2x12xf32>) outs(%18 : tensor<2x12x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x12x4xf32>
    %20 = tensor.empty() : tensor<2x12x4xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %19 : tensor<2x12x4xf32>, tensor<2x12x4xf32>) outs(%20 : tensor<2x12x4xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %168 = arith.subf %in, %in_24 : f32
      linalg.yield %168 : f32
    } -> tensor<2x12x4xf32>
    %22 = tensor.empty() : tensor<2x12x4xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<2x12x4xf32>) outs(%22 : tensor<2x12x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = math.exp %in : f32
      linalg.yield %168 : f32
    } -> tensor<2x12x4xf32>
    %24 = tensor.empty() : tensor<2x12xf32>
    %25 = linalg.fill ins(%cst_3 : f32) outs(%24 : tensor<2x12xf32>) -> tensor<2x12xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%23 : tensor<2x12x4xf32>) outs(%25 : tensor<2x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.addf %out, %in : f32
      linalg.yield %168 : f32
    } -> tensor<2x12xf32>
    %27 = tensor.empty() : tensor<2x12x4xf32>
    %28 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<2x12xf32>) outs(%27 : tensor<2x12x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x12x4xf32>
    %29 = tensor.empty() : tensor<2x12x4xf32>
    %30 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23, %28 : tensor<2x12x4xf32>, tensor<2x12x4xf32>) outs(%29 : tensor<2x12x4xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %168 = arith.divf %in, %in_24 : f32
      linalg.yield %168 : f32
    } -> tensor<2x12x4xf32>
    %31 = tensor.empty() : tensor<2x12x4xf32>
    %32 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<2x12x4xf32>) outs(%31 : tensor<2x12x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.addf %in, %cst_0 : f32
      linalg.yield %168 : f32
    } -> tensor<2x12x4xf32>
    %33 = tensor.empty() : tensor<2x4xf32>
    %34 = linalg.fill ins(%cst_3 : f32) outs(%33 : tensor<2x4xf32>) -> tensor<2x4xf32>
    %35 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%32 : tensor<2x12x4xf32>) outs(%34 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.addf %out, %in : f32
      linalg.yield %168 : f32
    } -> tensor<2x4xf32>
    %36 = tensor.empty() : tensor<2x12x4xf32>
    %37 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35 : tensor<2x4xf32>) outs(%36 : tensor<2x12x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x12x4xf32>
    %38 = tensor.empty() : tensor<2x12x4xf32>
    %39 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32, %37 : tensor<2x12x4xf32>, tensor<2x12x4xf32>) outs(%38 : tensor<2x12x4xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %168 = arith.divf %in, %in_24 : f32
      linalg.yield %168 : f32
    } -> tensor<2x12x4xf32>
    %40 = tensor.empty() : tensor<2x4x12xf32>
    %41 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39 : tensor<2x12x4xf32>) outs(%40 : tensor<2x4x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x12xf32>
    %42 = tensor.empty() : tensor<2x4x16xf32>
    %43 = linalg.fill ins(%cst_3 : f32) outs(%42 : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %44 = linalg.batch_matmul ins(%41, %expanded_4 : tensor<2x4x12xf32>, tensor<2x12x16xf32>) outs(%43 : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %collapsed_5 = tensor.collapse_shape %44 [[0, 1], [2]] : tensor<2x4x16xf32> into tensor<8x16xf32>
    %45 = tensor.empty() : tensor<8x48xf32>
    %46 = linalg.fill ins(%cst_3 : f32) outs(%45 : tensor<8x48xf32>) -> tensor<8x48xf32>
    %47 = linalg.matmul ins(%collapsed_5, %arg4 : tensor<8x16xf32>, tensor<16x48xf32>) outs(%46 : tensor<8x48xf32>) -> tensor<8x48xf32>
    %expanded_6 = tensor.expand_shape %47 [[0, 1], [2]] output_shape [2, 4, 48] : tensor<8x48xf32> into tensor<2x4x48xf32>
    %48 = tensor.empty() : tensor<2x4x48xf32>
    %49 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6 : tensor<48xf32>) outs(%48 : tensor<2x4x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x48xf32>
    %50 = tensor.empty() : tensor<2x4x48xf32>
    %51 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_6, %49 : tensor<2x4x48xf32>, tensor<2x4x48xf32>) outs(%50 : tensor<2x4x48xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %168 = arith.addf %in, %in_24 : f32
      linalg.yield %168 : f32
    } -> tensor<2x4x48xf32>
    %collapsed_7 = tensor.collapse_shape %7 [[0, 1], [2]] : tensor<2x4x16xf32> into tensor<8x16xf32>
    %52 = tensor.empty() : tensor<8x48xf32>
    %53 = linalg.fill ins(%cst_3 : f32) outs(%52 : tensor<8x48xf32>) -> tensor<8x48xf32>
    %54 = linalg.matmul ins(%collapsed_7, %arg5 : tensor<8x16xf32>, tensor<16x48xf32>) outs(%53 : tensor<8x48xf32>) -> tensor<8x48xf32>
    %expanded_8 = tensor.expand_shape %54 [[0, 1], [2]] output_shape [2, 4, 48] : tensor<8x48xf32> into tensor<2x4x48xf32>
    %extracted_slice = tensor.extract_slice %51[0, 0, 0] [2, 4, 16] [1, 1, 1] : tensor<2x4x48xf32> to tensor<2x4x16xf32>
    %extracted_slice_9 = tensor.extract_slice %expanded_8[0, 0, 0] [2, 4, 16] [1, 1, 1] : tensor<2x4x48xf32> to tensor<2x4x16xf32>
    %55 = tensor.empty() : tensor<2x4x16xf32>
    %56 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice, %extracted_slice_9 : tensor<2x4x16xf32>, tensor<2x4x16xf32>) outs(%55 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %168 = arith.addf %in, %in_24 : f32
      linalg.yield %168 : f32
    } -> tensor<2x4x16xf32>
    %57 = tensor.empty() : tensor<2x4x16xf32>
    %58 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56 : tensor<2x4x16xf32>) outs(%57 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.negf %in : f32
      linalg.yield %168 : f32
    } -> tensor<2x4x16xf32>
    %59 = tensor.empty() : tensor<2x4x16xf32>
    %60 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58 : tensor<2x4x16xf32>) outs(%59 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = math.exp %in : f32
      linalg.yield %168 : f32
    } -> tensor<2x4x16xf32>
    %61 = tensor.empty() : tensor<2x4x16xf32>
    %62 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60 : tensor<2x4x16xf32>) outs(%61 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.addf %in, %cst : f32
      linalg.yield %168 : f32
    } -> tensor<2x4x16xf32>
    %63 = tensor.empty() : tensor<2x4x16xf32>
    %64 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62 : tensor<2x4x16xf32>) outs(%63 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.divf %cst, %in : f32
      linalg.yield %168 : f32
    } -> tensor<2x4x16xf32>
    %extracted_slice_10 = tensor.extract_slice %51[0, 0, 16] [2, 4, 16] [1, 1, 1] : tensor<2x4x48xf32> to tensor<2x4x16xf32>
    %extracted_slice_11 = tensor.extract_slice %expanded_8[0, 0, 16] [2, 4, 16] [1, 1, 1] : tensor<2x4x48xf32> to tensor<2x4x16xf32>
    %65 = tensor.empty() : tensor<2x4x16xf32>
    %66 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_10, %extracted_slice_11 : tensor<2x4x16xf32>, tensor<2x4x16xf32>) outs(%65 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %168 = arith.addf %in, %in_24 : f32
      linalg.yield %168 : f32
    } -> tensor<2x4x16xf32>
    %67 = tensor.empty() : tensor<2x4x16xf32>
    %68 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66 : tensor<2x4x16xf32>) outs(%67 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.negf %in : f32
      linalg.yield %168 : f32
    } -> tensor<2x4x16xf32>
    %69 = tensor.empty() : tensor<2x4x16xf32>
    %70 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68 : tensor<2x4x16xf32>) outs(%69 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = math.exp %in : f32
      linalg.yield %168 : f32
    } -> tensor<2x4x16xf32>
    %71 = tensor.empty() : tensor<2x4x16xf32>
    %72 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70 : tensor<2x4x16xf32>) outs(%71 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.addf %in, %cst : f32
      linalg.yield %168 : f32
    } -> tensor<2x4x16xf32>
    %73 = tensor.empty() : tensor<2x4x16xf32>
    %74 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72 : tensor<2x4x16xf32>) outs(%73 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.divf %cst, %in : f32
      linalg.yield %168 : f32
    } -> tensor<2x4x16xf32>
    %extracted_slice_12 = tensor.extract_slice %51[0, 0, 32] [2, 4, 16] [1, 1, 1] : tensor<2x4x48xf32> to tensor<2x4x16xf32>
    %extracted_slice_13 = tensor.extract_slice %expanded_8[0, 0, 32] [2, 4, 16] [1, 1, 1] : tensor<2x4x48xf32> to tensor<2x4x16xf32>
    %75 = tensor.empty() : tensor<2x4x16xf32>
    %76 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %extracted_slice_13 : tensor<2x4x16xf32>, tensor<2x4x16xf32>) outs(%75 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %168 = arith.mulf %in, %in_24 : f32
      linalg.yield %168 : f32
    } -> tensor<2x4x16xf32>
    %77 = tensor.empty() : tensor<2x4x16xf32>
    %78 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_12, %76 : tensor<2x4x16xf32>, tensor<2x4x16xf32>) outs(%77 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %168 = arith.addf %in, %in_24 : f32
      linalg.yield %168 : f32
    } -> tensor<2x4x16xf32>
    %79 = tensor.empty() : tensor<2x4x16xf32>
    %80 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78 : tensor<2x4x16xf32>) outs(%79 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = math.tanh %in : f32
      linalg.yield %168 : f32
    } -> tensor<2x4x16xf32>
    %81 = tensor.empty() : tensor<2x4x16xf32>
    %82 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74 : tensor<2x4x16xf32>) outs(%81 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.subf %cst, %in : f32
      linalg.yield %168 : f32
    } -> tensor<2x4x16xf32>
    %83 = tensor.empty() : tensor<2x4x16xf32>
    %84 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82, %80 : tensor<2x4x16xf32>, tensor<2x4x16xf32>) outs(%83 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %168 = arith.mulf %in, %in_24 : f32
      linalg.yield %168 : f32
    } -> tensor<2x4x16xf32>
    %85 = tensor.empty() : tensor<2x4x16xf32>
    %86 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74, %7 : tensor<2x4x16xf32>, tensor<2x4x16xf32>) outs(%85 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %168 = arith.mulf %in, %in_24 : f32
      linalg.yield %168 : f32
    } -> tensor<2x4x16xf32>
    %87 = tensor.empty() : tensor<2x4x16xf32>
    %88 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84, %86 : tensor<2x4x16xf32>, tensor<2x4x16xf32>) outs(%87 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %168 = arith.addf %in, %in_24 : f32
      linalg.yield %168 : f32
    } -> tensor<2x4x16xf32>
    %89 = tensor.empty() : tensor<2x16x4xf32>
    %90 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88 : tensor<2x4x16xf32>) outs(%89 : tensor<2x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x4xf32>
    %91 = tensor.empty() : tensor<2x12x4xf32>
    %92 = linalg.fill ins(%cst_3 : f32) outs(%91 : tensor<2x12x4xf32>) -> tensor<2x12x4xf32>
    %93 = linalg.batch_matmul ins(%expanded, %90 : tensor<2x12x16xf32>, tensor<2x16x4xf32>) outs(%92 : tensor<2x12x4xf32>) -> tensor<2x12x4xf32>
    %94 = tensor.empty() : tensor<2x12x4xf32>
    %95 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93 : tensor<2x12x4xf32>) outs(%94 : tensor<2x12x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.divf %in, %cst_2 : f32
      linalg.yield %168 : f32
    } -> tensor<2x12x4xf32>
    %96 = tensor.empty() : tensor<2x12xf32>
    %97 = linalg.fill ins(%cst_1 : f32) outs(%96 : tensor<2x12xf32>) -> tensor<2x12xf32>
    %98 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%95 : tensor<2x12x4xf32>) outs(%97 : tensor<2x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.maximumf %out, %in : f32
      linalg.yield %168 : f32
    } -> tensor<2x12xf32>
    %99 = tensor.empty() : tensor<2x12x4xf32>
    %100 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98 : tensor<2x12xf32>) outs(%99 : tensor<2x12x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x12x4xf32>
    %101 = tensor.empty() : tensor<2x12x4xf32>
    %102 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %100 : tensor<2x12x4xf32>, tensor<2x12x4xf32>) outs(%101 : tensor<2x12x4xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %168 = arith.subf %in, %in_24 : f32
      linalg.yield %168 : f32
    } -> tensor<2x12x4xf32>
    %103 = tensor.empty() : tensor<2x12x4xf32>
    %104 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102 : tensor<2x12x4xf32>) outs(%103 : tensor<2x12x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = math.exp %in : f32
      linalg.yield %168 : f32
    } -> tensor<2x12x4xf32>
    %105 = tensor.empty() : tensor<2x12xf32>
    %106 = linalg.fill ins(%cst_3 : f32) outs(%105 : tensor<2x12xf32>) -> tensor<2x12xf32>
    %107 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%104 : tensor<2x12x4xf32>) outs(%106 : tensor<2x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.addf %out, %in : f32
      linalg.yield %168 : f32
    } -> tensor<2x12xf32>
    %108 = tensor.empty() : tensor<2x12x4xf32>
    %109 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<2x12xf32>) outs(%108 : tensor<2x12x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x12x4xf32>
    %110 = tensor.empty() : tensor<2x12x4xf32>
    %111 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %109 : tensor<2x12x4xf32>, tensor<2x12x4xf32>) outs(%110 : tensor<2x12x4xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %168 = arith.divf %in, %in_24 : f32
      linalg.yield %168 : f32
    } -> tensor<2x12x4xf32>
    %112 = tensor.empty() : tensor<2x12x4xf32>
    %113 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111 : tensor<2x12x4xf32>) outs(%112 : tensor<2x12x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.addf %in, %cst_0 : f32
      linalg.yield %168 : f32
    } -> tensor<2x12x4xf32>
    %114 = tensor.empty() : tensor<2x4xf32>
    %115 = linalg.fill ins(%cst_3 : f32) outs(%114 : tensor<2x4xf32>) -> tensor<2x4xf32>
    %116 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%113 : tensor<2x12x4xf32>) outs(%115 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.addf %out, %in : f32
      linalg.yield %168 : f32
    } -> tensor<2x4xf32>
    %117 = tensor.empty() : tensor<2x12x4xf32>
    %118 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116 : tensor<2x4xf32>) outs(%117 : tensor<2x12x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x12x4xf32>
    %119 = tensor.empty() : tensor<2x12x4xf32>
    %120 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113, %118 : tensor<2x12x4xf32>, tensor<2x12x4xf32>) outs(%119 : tensor<2x12x4xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %168 = arith.divf %in, %in_24 : f32
      linalg.yield %168 : f32
    } -> tensor<2x12x4xf32>
    %121 = tensor.empty() : tensor<2x4x12xf32>
    %122 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120 : tensor<2x12x4xf32>) outs(%121 : tensor<2x4x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x12xf32>
    %123 = tensor.empty() : tensor<2x4x16xf32>
    %124 = linalg.fill ins(%cst_3 : f32) outs(%123 : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %125 = linalg.batch_matmul ins(%122, %expanded_4 : tensor<2x4x12xf32>, tensor<2x12x16xf32>) outs(%124 : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %collapsed_14 = tensor.collapse_shape %125 [[0, 1], [2]] : tensor<2x4x16xf32> into tensor<8x16xf32>
    %126 = tensor.empty() : tensor<8x48xf32>
    %127 = linalg.fill ins(%cst_3 : f32) outs(%126 : tensor<8x48xf32>) -> tensor<8x48xf32>
    %128 = linalg.matmul ins(%collapsed_14, %arg4 : tensor<8x16xf32>, tensor<16x48xf32>) outs(%127 : tensor<8x48xf32>) -> tensor<8x48xf32>
    %expanded_15 = tensor.expand_shape %128 [[0, 1], [2]] output_shape [2, 4, 48] : tensor<8x48xf32> into tensor<2x4x48xf32>
    %129 = tensor.empty() : tensor<2x4x48xf32>
    %130 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_15, %49 : tensor<2x4x48xf32>, tensor<2x4x48xf32>) outs(%129 : tensor<2x4x48xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %168 = arith.addf %in, %in_24 : f32
      linalg.yield %168 : f32
    } -> tensor<2x4x48xf32>
    %collapsed_16 = tensor.collapse_shape %88 [[0, 1], [2]] : tensor<2x4x16xf32> into tensor<8x16xf32>
    %131 = tensor.empty() : tensor<8x48xf32>
    %132 = linalg.fill ins(%cst_3 : f32) outs(%131 : tensor<8x48xf32>) -> tensor<8x48xf32>
    %133 = linalg.matmul ins(%collapsed_16, %arg5 : tensor<8x16xf32>, tensor<16x48xf32>) outs(%132 : tensor<8x48xf32>) -> tensor<8x48xf32>
    %expanded_17 = tensor.expand_shape %133 [[0, 1], [2]] output_shape [2, 4, 48] : tensor<8x48xf32> into tensor<2x4x48xf32>
    %extracted_slice_18 = tensor.extract_slice %130[0, 0, 0] [2, 4, 16] [1, 1, 1] : tensor<2x4x48xf32> to tensor<2x4x16xf32>
    %extracted_slice_19 = tensor.extract_slice %expanded_17[0, 0, 0] [2, 4, 16] [1, 1, 1] : tensor<2x4x48xf32> to tensor<2x4x16xf32>
    %134 = tensor.empty() : tensor<2x4x16xf32>
    %135 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_18, %extracted_slice_19 : tensor<2x4x16xf32>, tensor<2x4x16xf32>) outs(%134 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %168 = arith.addf %in, %in_24 : f32
      linalg.yield %168 : f32
    } -> tensor<2x4x16xf32>
    %136 = tensor.empty() : tensor<2x4x16xf32>
    %137 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135 : tensor<2x4x16xf32>) outs(%136 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.negf %in : f32
      linalg.yield %168 : f32
    } -> tensor<2x4x16xf32>
    %138 = tensor.empty() : tensor<2x4x16xf32>
    %139 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137 : tensor<2x4x16xf32>) outs(%138 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = math.exp %in : f32
      linalg.yield %168 : f32
    } -> tensor<2x4x16xf32>
    %140 = tensor.empty() : tensor<2x4x16xf32>
    %141 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139 : tensor<2x4x16xf32>) outs(%140 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.addf %in, %cst : f32
      linalg.yield %168 : f32
    } -> tensor<2x4x16xf32>
    %142 = tensor.empty() : tensor<2x4x16xf32>
    %143 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141 : tensor<2x4x16xf32>) outs(%142 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.divf %cst, %in : f32
      linalg.yield %168 : f32
    } -> tensor<2x4x16xf32>
    %extracted_slice_20 = tensor.extract_slice %130[0, 0, 16] [2, 4, 16] [1, 1, 1] : tensor<2x4x48xf32> to tensor<2x4x16xf32>
    %extracted_slice_21 = tensor.extract_slice %expanded_17[0, 0, 16] [2, 4, 16] [1, 1, 1] : tensor<2x4x48xf32> to tensor<2x4x16xf32>
    %144 = tensor.empty() : tensor<2x4x16xf32>
    %145 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_20, %extracted_slice_21 : tensor<2x4x16xf32>, tensor<2x4x16xf32>) outs(%144 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %168 = arith.addf %in, %in_24 : f32
      linalg.yield %168 : f32
    } -> tensor<2x4x16xf32>
    %146 = tensor.empty() : tensor<2x4x16xf32>
    %147 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145 : tensor<2x4x16xf32>) outs(%146 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.negf %in : f32
      linalg.yield %168 : f32
    } -> tensor<2x4x16xf32>
    %148 = tensor.empty() : tensor<2x4x16xf32>
    %149 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147 : tensor<2x4x16xf32>) outs(%148 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = math.exp %in : f32
      linalg.yield %168 : f32
    } -> tensor<2x4x16xf32>
    %150 = tensor.empty() : tensor<2x4x16xf32>
    %151 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149 : tensor<2x4x16xf32>) outs(%150 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.addf %in, %cst : f32
      linalg.yield %168 : f32
    } -> tensor<2x4x16xf32>
    %152 = tensor.empty() : tensor<2x4x16xf32>
    %153 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151 : tensor<2x4x16xf32>) outs(%152 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.divf %cst, %in : f32
      linalg.yield %168 : f32
    } -> tensor<2x4x16xf32>
    %extracted_slice_22 = tensor.extract_slice %130[0, 0, 32] [2, 4, 16] [1, 1, 1] : tensor<2x4x48xf32> to tensor<2x4x16xf32>
    %extracted_slice_23 = tensor.extract_slice %expanded_17[0, 0, 32] [2, 4, 16] [1, 1, 1] : tensor<2x4x48xf32> to tensor<2x4x16xf32>
    %154 = tensor.empty() : tensor<2x4x16xf32>
    %155 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143, %extracted_slice_23 : tensor<2x4x16xf32>, tensor<2x4x16xf32>) outs(%154 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %168 = arith.mulf %in, %in_24 : f32
      linalg.yield %168 : f32
    } -> tensor<2x4x16xf32>
    %156 = tensor.empty() : tensor<2x4x16xf32>
    %157 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_22, %155 : tensor<2x4x16xf32>, tensor<2x4x16xf32>) outs(%156 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %168 = arith.addf %in, %in_24 : f32
      linalg.yield %168 : f32
    } -> tensor<2x4x16xf32>
    %158 = tensor.empty() : tensor<2x4x16xf32>
    %159 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157 : tensor<2x4x16xf32>) outs(%158 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = math.tanh %in : f32
      linalg.yield %168 : f32
    } -> tensor<2x4x16xf32>
    %160 = tensor.empty() : tensor<2x4x16xf32>
    %161 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153 : tensor<2x4x16xf32>) outs(%160 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.subf %cst, %in : f32
      linalg.yield %168 : f32
    } -> tensor<2x4x16xf32>
    %162 = tensor.empty() : tensor<2x4x16xf32>
    %163 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161, %159 : tensor<2x4x16xf32>, tensor<2x4x16xf32>) outs(%162 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %168 = arith.mulf %in, %in_24 : f32
      linalg.yield %168 : f32
    } -> tensor<2x4x16xf32>
    %164 = tensor.empty() : tensor<2x4x16xf32>
    %165 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153, %88 : tensor<2x4x16xf32>, tensor<2x4x16xf32>) outs(%164 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %168 = arith.mulf %in, %in_24 : f32
      linalg.yield %168 : f32
    } -> tensor<2x4x16xf32>
    %166 = tensor.empty() : tensor<2x4x16xf32>
    %167 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163, %165 : tensor<2x4x16xf32>, tensor<2x4x16xf32>) outs(%166 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %168 = arith.addf %in, %in_24 : f32
      linalg.yield %168 : f32
    } -> tensor<2x4x16xf32>
    return %167 : tensor<2x4x16xf32>
  }
}

