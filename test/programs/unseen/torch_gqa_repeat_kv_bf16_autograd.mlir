#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map6 = affine_map<(d0, d1, d2, d3) -> ()>
#map7 = affine_map<() -> ()>
#map8 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, 0, d3, d4)>
module {
  func.func @main(%arg0: tensor<2x4x12x8xbf16>, %arg1: tensor<2x2x12x8xbf16>, %arg2: tensor<2x2x12x8xbf16>) -> (tensor<f32>, tensor<2x4x12x8xbf16>, tensor<2x2x12x8xbf16>, tensor<2x2x12x8xbf16>) {
    %c1_i64 = arith.constant 1 : i64
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.000000e+00 : bf16
    %cst_2 = arith.constant dense<1.000000e+00> : tensor<2x4x12x8xf32>
    %cst_3 = arith.constant 0.35355339059327379 : f64
    %cst_4 = arith.constant 7.680000e+02 : f32
    %cst_5 = arith.constant 2.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x2x2x12x8xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x2x12x8xbf16>) outs(%0 : tensor<2x2x2x12x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x2x12x8xbf16>
    %collapsed = tensor.collapse_shape %1 [[0], [1, 2], [3], [4]] : tensor<2x2x2x12x8xbf16> into tensor<2x4x12x8xbf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x2x12x8xbf16>) outs(%0 : tensor<2x2x2x12x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x2x12x8xbf16>
    %3 = tensor.empty() : tensor<2x4x8x12xbf16>
    %transposed = linalg.transpose ins(%collapsed : tensor<2x4x12x8xbf16>) outs(%3 : tensor<2x4x8x12xbf16>) permutation = [0, 1, 3, 2] 
    %collapsed_6 = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x4x12x8xbf16> into tensor<8x12x8xbf16>
    %collapsed_7 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x4x8x12xbf16> into tensor<8x8x12xbf16>
    %4 = tensor.empty() : tensor<8x12x12xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<8x12x12xf32>) -> tensor<8x12x12xf32>
    %6 = linalg.batch_matmul ins(%collapsed_6, %collapsed_7 : tensor<8x12x8xbf16>, tensor<8x8x12xbf16>) outs(%5 : tensor<8x12x12xf32>) -> tensor<8x12x12xf32>
    %7 = tensor.empty() : tensor<8x12x12xbf16>
    %8 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<8x12x12xf32>) outs(%7 : tensor<8x12x12xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %65 = arith.truncf %in : f32 to bf16
      linalg.yield %65 : bf16
    } -> tensor<8x12x12xbf16>
    %expanded = tensor.expand_shape %8 [[0, 1], [2], [3]] output_shape [2, 4, 12, 12] : tensor<8x12x12xbf16> into tensor<2x4x12x12xbf16>
    %9 = tensor.empty() : tensor<2x4x12x12xf32>
    %10 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x4x12x12xbf16>) outs(%9 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %65 = arith.extf %in : bf16 to f32
      linalg.yield %65 : f32
    } -> tensor<2x4x12x12xf32>
    %11 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10 : tensor<2x4x12x12xf32>) outs(%9 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = arith.truncf %cst_3 : f64 to f32
      %66 = arith.mulf %in, %65 : f32
      linalg.yield %66 : f32
    } -> tensor<2x4x12x12xf32>
    %12 = tensor.empty() : tensor<2x4x12xi64>
    %13 = linalg.fill ins(%c0_i64 : i64) outs(%12 : tensor<2x4x12xi64>) -> tensor<2x4x12xi64>
    %14 = tensor.empty() : tensor<2x4x12xf32>
    %15 = linalg.fill ins(%cst_0 : f32) outs(%14 : tensor<2x4x12xf32>) -> tensor<2x4x12xf32>
    %16:2 = linalg.generic {indexing_maps = [#map3, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%11 : tensor<2x4x12x12xf32>) outs(%15, %13 : tensor<2x4x12xf32>, tensor<2x4x12xi64>) {
    ^bb0(%in: f32, %out: f32, %out_26: i64):
      %65 = linalg.index 3 : index
      %66 = arith.index_cast %65 : index to i64
      %67 = arith.maximumf %in, %out : f32
      %68 = arith.cmpf ogt, %in, %out : f32
      %69 = arith.select %68, %66, %out_26 : i64
      linalg.yield %67, %69 : f32, i64
    } -> (tensor<2x4x12xf32>, tensor<2x4x12xi64>)
    %expanded_8 = tensor.expand_shape %16#0 [[0], [1], [2, 3]] output_shape [2, 4, 12, 1] : tensor<2x4x12xf32> into tensor<2x4x12x1xf32>
    %17 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11, %expanded_8 : tensor<2x4x12x12xf32>, tensor<2x4x12x1xf32>) outs(%9 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %65 = arith.subf %in, %in_26 : f32
      linalg.yield %65 : f32
    } -> tensor<2x4x12x12xf32>
    %18 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<2x4x12x12xf32>) outs(%9 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = math.exp %in : f32
      linalg.yield %65 : f32
    } -> tensor<2x4x12x12xf32>
    %19 = tensor.empty() : tensor<2x4x12x1xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<2x4x12x1xf32>) -> tensor<2x4x12x1xf32>
    %21 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%18 : tensor<2x4x12x12xf32>) outs(%20 : tensor<2x4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = arith.addf %in, %out : f32
      linalg.yield %65 : f32
    } -> tensor<2x4x12x1xf32>
    %22 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %21 : tensor<2x4x12x12xf32>, tensor<2x4x12x1xf32>) outs(%9 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %65 = arith.divf %in, %in_26 : f32
      linalg.yield %65 : f32
    } -> tensor<2x4x12x12xf32>
    %23 = tensor.empty() : tensor<2x4x12x12xbf16>
    %24 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22 : tensor<2x4x12x12xf32>) outs(%23 : tensor<2x4x12x12xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %65 = arith.truncf %in : f32 to bf16
      linalg.yield %65 : bf16
    } -> tensor<2x4x12x12xbf16>
    %collapsed_9 = tensor.collapse_shape %24 [[0, 1], [2], [3]] : tensor<2x4x12x12xbf16> into tensor<8x12x12xbf16>
    %collapsed_10 = tensor.collapse_shape %2 [[0, 1, 2], [3], [4]] : tensor<2x2x2x12x8xbf16> into tensor<8x12x8xbf16>
    %25 = tensor.empty() : tensor<8x12x8xf32>
    %26 = linalg.fill ins(%cst : f32) outs(%25 : tensor<8x12x8xf32>) -> tensor<8x12x8xf32>
    %27 = linalg.batch_matmul ins(%collapsed_9, %collapsed_10 : tensor<8x12x12xbf16>, tensor<8x12x8xbf16>) outs(%26 : tensor<8x12x8xf32>) -> tensor<8x12x8xf32>
    %28 = tensor.empty() : tensor<8x12x8xbf16>
    %29 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<8x12x8xf32>) outs(%28 : tensor<8x12x8xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %65 = arith.truncf %in : f32 to bf16
      linalg.yield %65 : bf16
    } -> tensor<8x12x8xbf16>
    %expanded_11 = tensor.expand_shape %29 [[0, 1], [2], [3]] output_shape [2, 4, 12, 8] : tensor<8x12x8xbf16> into tensor<2x4x12x8xbf16>
    %30 = tensor.empty() : tensor<2x4x12x8xf32>
    %31 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_11 : tensor<2x4x12x8xbf16>) outs(%30 : tensor<2x4x12x8xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %65 = arith.extf %in : bf16 to f32
      linalg.yield %65 : f32
    } -> tensor<2x4x12x8xf32>
    %32 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31 : tensor<2x4x12x8xf32>) outs(%30 : tensor<2x4x12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %65 : f32
    } -> tensor<2x4x12x8xf32>
    %33 = tensor.empty() : tensor<f32>
    %34 = linalg.fill ins(%cst : f32) outs(%33 : tensor<f32>) -> tensor<f32>
    %35 = linalg.generic {indexing_maps = [#map3, #map6], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%32 : tensor<2x4x12x8xf32>) outs(%34 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = arith.addf %in, %out : f32
      linalg.yield %65 : f32
    } -> tensor<f32>
    %36 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%35 : tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = arith.divf %in, %cst_4 : f32
      linalg.yield %65 : f32
    } -> tensor<f32>
    %37 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_2 : tensor<2x4x12x8xf32>) outs(%30 : tensor<2x4x12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = arith.divf %in, %cst_4 : f32
      linalg.yield %65 : f32
    } -> tensor<2x4x12x8xf32>
    %38 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31 : tensor<2x4x12x8xf32>) outs(%30 : tensor<2x4x12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = math.fpowi %in, %c1_i64 : f32, i64
      linalg.yield %65 : f32
    } -> tensor<2x4x12x8xf32>
    %39 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38 : tensor<2x4x12x8xf32>) outs(%30 : tensor<2x4x12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = arith.mulf %in, %cst_5 : f32
      linalg.yield %65 : f32
    } -> tensor<2x4x12x8xf32>
    %40 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37, %39 : tensor<2x4x12x8xf32>, tensor<2x4x12x8xf32>) outs(%30 : tensor<2x4x12x8xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %65 = arith.mulf %in, %in_26 : f32
      linalg.yield %65 : f32
    } -> tensor<2x4x12x8xf32>
    %41 = tensor.empty() : tensor<2x4x12x8xbf16>
    %42 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40 : tensor<2x4x12x8xf32>) outs(%41 : tensor<2x4x12x8xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %65 = arith.truncf %in : f32 to bf16
      linalg.yield %65 : bf16
    } -> tensor<2x4x12x8xbf16>
    %collapsed_12 = tensor.collapse_shape %42 [[0, 1], [2], [3]] : tensor<2x4x12x8xbf16> into tensor<8x12x8xbf16>
    %transposed_13 = linalg.transpose ins(%collapsed_9 : tensor<8x12x12xbf16>) outs(%7 : tensor<8x12x12xbf16>) permutation = [0, 2, 1] 
    %43 = linalg.batch_matmul ins(%transposed_13, %collapsed_12 : tensor<8x12x12xbf16>, tensor<8x12x8xbf16>) outs(%26 : tensor<8x12x8xf32>) -> tensor<8x12x8xf32>
    %44 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43 : tensor<8x12x8xf32>) outs(%28 : tensor<8x12x8xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %65 = arith.truncf %in : f32 to bf16
      linalg.yield %65 : bf16
    } -> tensor<8x12x8xbf16>
    %45 = tensor.empty() : tensor<8x8x12xbf16>
    %transposed_14 = linalg.transpose ins(%collapsed_10 : tensor<8x12x8xbf16>) outs(%45 : tensor<8x8x12xbf16>) permutation = [0, 2, 1] 
    %46 = linalg.batch_matmul ins(%collapsed_12, %transposed_14 : tensor<8x12x8xbf16>, tensor<8x8x12xbf16>) outs(%5 : tensor<8x12x12xf32>) -> tensor<8x12x12xf32>
    %47 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46 : tensor<8x12x12xf32>) outs(%7 : tensor<8x12x12xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %65 = arith.truncf %in : f32 to bf16
      linalg.yield %65 : bf16
    } -> tensor<8x12x12xbf16>
    %expanded_15 = tensor.expand_shape %47 [[0, 1], [2], [3]] output_shape [2, 4, 12, 12] : tensor<8x12x12xbf16> into tensor<2x4x12x12xbf16>
    %48 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_15 : tensor<2x4x12x12xbf16>) outs(%9 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %65 = arith.extf %in : bf16 to f32
      linalg.yield %65 : f32
    } -> tensor<2x4x12x12xf32>
    %49 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48, %22 : tensor<2x4x12x12xf32>, tensor<2x4x12x12xf32>) outs(%9 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %65 = arith.mulf %in, %in_26 : f32
      linalg.yield %65 : f32
    } -> tensor<2x4x12x12xf32>
    %50 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%49 : tensor<2x4x12x12xf32>) outs(%20 : tensor<2x4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = arith.addf %in, %out : f32
      linalg.yield %65 : f32
    } -> tensor<2x4x12x1xf32>
    %51 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22, %50 : tensor<2x4x12x12xf32>, tensor<2x4x12x1xf32>) outs(%9 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %65 = arith.mulf %in, %in_26 : f32
      linalg.yield %65 : f32
    } -> tensor<2x4x12x12xf32>
    %52 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49, %51 : tensor<2x4x12x12xf32>, tensor<2x4x12x12xf32>) outs(%9 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %65 = arith.subf %in, %in_26 : f32
      linalg.yield %65 : f32
    } -> tensor<2x4x12x12xf32>
    %53 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52 : tensor<2x4x12x12xf32>) outs(%9 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = arith.truncf %cst_3 : f64 to f32
      %66 = arith.mulf %in, %65 : f32
      linalg.yield %66 : f32
    } -> tensor<2x4x12x12xf32>
    %54 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53 : tensor<2x4x12x12xf32>) outs(%23 : tensor<2x4x12x12xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %65 = arith.truncf %in : f32 to bf16
      linalg.yield %65 : bf16
    } -> tensor<2x4x12x12xbf16>
    %collapsed_16 = tensor.collapse_shape %54 [[0, 1], [2], [3]] : tensor<2x4x12x12xbf16> into tensor<8x12x12xbf16>
    %transposed_17 = linalg.transpose ins(%collapsed_6 : tensor<8x12x8xbf16>) outs(%45 : tensor<8x8x12xbf16>) permutation = [0, 2, 1] 
    %55 = tensor.empty() : tensor<8x8x12xf32>
    %56 = linalg.fill ins(%cst : f32) outs(%55 : tensor<8x8x12xf32>) -> tensor<8x8x12xf32>
    %57 = linalg.batch_matmul ins(%transposed_17, %collapsed_16 : tensor<8x8x12xbf16>, tensor<8x12x12xbf16>) outs(%56 : tensor<8x8x12xf32>) -> tensor<8x8x12xf32>
    %58 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57 : tensor<8x8x12xf32>) outs(%45 : tensor<8x8x12xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %65 = arith.truncf %in : f32 to bf16
      linalg.yield %65 : bf16
    } -> tensor<8x8x12xbf16>
    %transposed_18 = linalg.transpose ins(%collapsed_7 : tensor<8x8x12xbf16>) outs(%28 : tensor<8x12x8xbf16>) permutation = [0, 2, 1] 
    %59 = linalg.batch_matmul ins(%collapsed_16, %transposed_18 : tensor<8x12x12xbf16>, tensor<8x12x8xbf16>) outs(%26 : tensor<8x12x8xf32>) -> tensor<8x12x8xf32>
    %60 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%59 : tensor<8x12x8xf32>) outs(%28 : tensor<8x12x8xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %65 = arith.truncf %in : f32 to bf16
      linalg.yield %65 : bf16
    } -> tensor<8x12x8xbf16>
    %expanded_19 = tensor.expand_shape %58 [[0, 1], [2], [3]] output_shape [2, 4, 8, 12] : tensor<8x8x12xbf16> into tensor<2x4x8x12xbf16>
    %expanded_20 = tensor.expand_shape %60 [[0, 1], [2], [3]] output_shape [2, 4, 12, 8] : tensor<8x12x8xbf16> into tensor<2x4x12x8xbf16>
    %transposed_21 = linalg.transpose ins(%expanded_19 : tensor<2x4x8x12xbf16>) outs(%41 : tensor<2x4x12x8xbf16>) permutation = [0, 1, 3, 2] 
    %expanded_22 = tensor.expand_shape %44 [[0, 1, 2], [3], [4]] output_shape [2, 2, 2, 12, 8] : tensor<8x12x8xbf16> into tensor<2x2x2x12x8xbf16>
    %61 = tensor.empty() : tensor<2x2x1x12x8xbf16>
    %62 = linalg.fill ins(%cst_1 : bf16) outs(%61 : tensor<2x2x1x12x8xbf16>) -> tensor<2x2x1x12x8xbf16>
    %63 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel"]} ins(%expanded_22 : tensor<2x2x2x12x8xbf16>) outs(%62 : tensor<2x2x1x12x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %65 = arith.addf %in, %out : bf16
      linalg.yield %65 : bf16
    } -> tensor<2x2x1x12x8xbf16>
    %collapsed_23 = tensor.collapse_shape %63 [[0], [1, 2], [3], [4]] : tensor<2x2x1x12x8xbf16> into tensor<2x2x12x8xbf16>
    %expanded_24 = tensor.expand_shape %transposed_21 [[0], [1, 2], [3], [4]] output_shape [2, 2, 2, 12, 8] : tensor<2x4x12x8xbf16> into tensor<2x2x2x12x8xbf16>
    %64 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel"]} ins(%expanded_24 : tensor<2x2x2x12x8xbf16>) outs(%62 : tensor<2x2x1x12x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %65 = arith.addf %in, %out : bf16
      linalg.yield %65 : bf16
    } -> tensor<2x2x1x12x8xbf16>
    %collapsed_25 = tensor.collapse_shape %64 [[0], [1, 2], [3], [4]] : tensor<2x2x1x12x8xbf16> into tensor<2x2x12x8xbf16>
    return %36, %expanded_20, %collapsed_25, %collapsed_23 : tensor<f32>, tensor<2x4x12x8xbf16>, tensor<2x2x12x8xbf16>, tensor<2x2x12x8xbf16>
  }
}
