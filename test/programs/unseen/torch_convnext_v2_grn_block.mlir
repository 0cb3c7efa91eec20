#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, d3)>
module {
  func.func @main(%arg0: tensor<2x12x14x14xf32>, %arg1: tensor<12x1x7x7xf32>, %arg2: tensor<12xf32>, %arg3: tensor<12xf32>, %arg4: tensor<40x12xf32>, %arg5: tensor<12x40xf32>, %arg6: tensor<12xf32>) -> tensor<2x12x14x14xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f64
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 5.000000e-01 : f32
    %cst_3 = arith.constant 9.9999999999999995E-7 : f64
    %cst_4 = arith.constant 1.000000e-05 : f64
    %cst_5 = arith.constant 1.200000e+01 : f64
    %cst_6 = arith.constant 1.200000e+01 : f32
    %cst_7 = arith.constant 1.41421354 : f32
    %cst_8 = arith.constant 4.000000e+01 : f32
    %padded = tensor.pad %arg0 low[0, 0, 3, 3] high[0, 0, 3, 3] {
    ^bb0(%arg7: index, %arg8: index, %arg9: index, %arg10: index):
      tensor.yield %cst : f32
    } : tensor<2x12x14x14xf32> to tensor<2x12x20x20xf32>
    %0 = tensor.empty() : tensor<2x12x14x14xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x12x14x14xf32>) -> tensor<2x12x14x14xf32>
    %collapsed = tensor.collapse_shape %arg1 [[0, 1], [2], [3]] : tensor<12x1x7x7xf32> into tensor<12x7x7xf32>
    %2 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded, %collapsed : tensor<2x12x20x20xf32>, tensor<12x7x7xf32>) outs(%1 : tensor<2x12x14x14xf32>) -> tensor<2x12x14x14xf32>
    %3 = tensor.empty() : tensor<2x14x14x12xf32>
    %transposed = linalg.transpose ins(%2 : tensor<2x12x14x14xf32>) outs(%3 : tensor<2x14x14x12xf32>) permutation = [0, 2, 3, 1] 
    %4 = tensor.empty() : tensor<2x14x14x12xf64>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed : tensor<2x14x14x12xf32>) outs(%4 : tensor<2x14x14x12xf64>) {
    ^bb0(%in: f32, %out: f64):
      %50 = arith.extf %in : f32 to f64
      linalg.yield %50 : f64
    } -> tensor<2x14x14x12xf64>
    %6 = tensor.empty() : tensor<2x14x14x1xf64>
    %7 = linalg.fill ins(%cst_0 : f64) outs(%6 : tensor<2x14x14x1xf64>) -> tensor<2x14x14x1xf64>
    %8 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%5 : tensor<2x14x14x12xf64>) outs(%7 : tensor<2x14x14x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %50 = arith.addf %in, %out : f64
      linalg.yield %50 : f64
    } -> tensor<2x14x14x1xf64>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8 : tensor<2x14x14x1xf64>) outs(%6 : tensor<2x14x14x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %50 = arith.divf %in, %cst_5 : f64
      linalg.yield %50 : f64
    } -> tensor<2x14x14x1xf64>
    %10 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %9 : tensor<2x14x14x12xf64>, tensor<2x14x14x1xf64>) outs(%4 : tensor<2x14x14x12xf64>) {
    ^bb0(%in: f64, %in_15: f64, %out: f64):
      %50 = arith.subf %in, %in_15 : f64
      linalg.yield %50 : f64
    } -> tensor<2x14x14x12xf64>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10, %10 : tensor<2x14x14x12xf64>, tensor<2x14x14x12xf64>) outs(%4 : tensor<2x14x14x12xf64>) {
    ^bb0(%in: f64, %in_15: f64, %out: f64):
      %50 = arith.mulf %in, %in_15 : f64
      linalg.yield %50 : f64
    } -> tensor<2x14x14x12xf64>
    %12 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%11 : tensor<2x14x14x12xf64>) outs(%7 : tensor<2x14x14x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %50 = arith.addf %in, %out : f64
      linalg.yield %50 : f64
    } -> tensor<2x14x14x1xf64>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12 : tensor<2x14x14x1xf64>) outs(%6 : tensor<2x14x14x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %50 = arith.divf %in, %cst_5 : f64
      linalg.yield %50 : f64
    } -> tensor<2x14x14x1xf64>
    %14 = tensor.empty() : tensor<2x14x14x1xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<2x14x14x1xf64>) outs(%14 : tensor<2x14x14x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %50 = arith.truncf %in : f64 to f32
      linalg.yield %50 : f32
    } -> tensor<2x14x14x1xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%14 : tensor<2x14x14x1xf32>) -> tensor<2x14x14x1xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%transposed : tensor<2x14x14x12xf32>) outs(%16 : tensor<2x14x14x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = arith.addf %in, %out : f32
      linalg.yield %50 : f32
    } -> tensor<2x14x14x1xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<2x14x14x1xf32>) outs(%14 : tensor<2x14x14x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = arith.divf %in, %cst_6 : f32
      linalg.yield %50 : f32
    } -> tensor<2x14x14x1xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15 : tensor<2x14x14x1xf32>) outs(%14 : tensor<2x14x14x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = arith.truncf %cst_4 : f64 to f32
      %51 = arith.addf %in, %50 : f32
      linalg.yield %51 : f32
    } -> tensor<2x14x14x1xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19 : tensor<2x14x14x1xf32>) outs(%14 : tensor<2x14x14x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = math.rsqrt %in : f32
      linalg.yield %50 : f32
    } -> tensor<2x14x14x1xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed, %18 : tensor<2x14x14x12xf32>, tensor<2x14x14x1xf32>) outs(%3 : tensor<2x14x14x12xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %50 = arith.subf %in, %in_15 : f32
      linalg.yield %50 : f32
    } -> tensor<2x14x14x12xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21, %20 : tensor<2x14x14x12xf32>, tensor<2x14x14x1xf32>) outs(%3 : tensor<2x14x14x12xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %50 = arith.mulf %in, %in_15 : f32
      linalg.yield %50 : f32
    } -> tensor<2x14x14x12xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22, %arg2 : tensor<2x14x14x12xf32>, tensor<12xf32>) outs(%3 : tensor<2x14x14x12xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %50 = arith.mulf %in, %in_15 : f32
      linalg.yield %50 : f32
    } -> tensor<2x14x14x12xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23, %arg3 : tensor<2x14x14x12xf32>, tensor<12xf32>) outs(%3 : tensor<2x14x14x12xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %50 = arith.addf %in, %in_15 : f32
      linalg.yield %50 : f32
    } -> tensor<2x14x14x12xf32>
    %25 = tensor.empty() : tensor<12x40xf32>
    %transposed_9 = linalg.transpose ins(%arg4 : tensor<40x12xf32>) outs(%25 : tensor<12x40xf32>) permutation = [1, 0] 
    %collapsed_10 = tensor.collapse_shape %24 [[0, 1, 2], [3]] : tensor<2x14x14x12xf32> into tensor<392x12xf32>
    %26 = tensor.empty() : tensor<392x40xf32>
    %27 = linalg.fill ins(%cst : f32) outs(%26 : tensor<392x40xf32>) -> tensor<392x40xf32>
    %28 = linalg.matmul ins(%collapsed_10, %transposed_9 : tensor<392x12xf32>, tensor<12x40xf32>) outs(%27 : tensor<392x40xf32>) -> tensor<392x40xf32>
    %expanded = tensor.expand_shape %28 [[0, 1, 2], [3]] output_shape [2, 14, 14, 40] : tensor<392x40xf32> into tensor<2x14x14x40xf32>
    %29 = tensor.empty() : tensor<2x14x14x40xf32>
    %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x14x14x40xf32>) outs(%29 : tensor<2x14x14x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = arith.divf %in, %cst_7 : f32
      %51 = math.erf %50 : f32
      %52 = arith.addf %51, %cst_1 : f32
      %53 = arith.mulf %52, %cst_2 : f32
      %54 = arith.mulf %in, %53 : f32
      linalg.yield %54 : f32
    } -> tensor<2x14x14x40xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30, %30 : tensor<2x14x14x40xf32>, tensor<2x14x14x40xf32>) outs(%29 : tensor<2x14x14x40xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %50 = arith.mulf %in, %in_15 : f32
      linalg.yield %50 : f32
    } -> tensor<2x14x14x40xf32>
    %32 = tensor.empty() : tensor<2x1x1x40xf32>
    %33 = linalg.fill ins(%cst : f32) outs(%32 : tensor<2x1x1x40xf32>) -> tensor<2x1x1x40xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "reduction", "reduction", "parallel"]} ins(%31 : tensor<2x14x14x40xf32>) outs(%33 : tensor<2x1x1x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = arith.addf %in, %out : f32
      linalg.yield %50 : f32
    } -> tensor<2x1x1x40xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34 : tensor<2x1x1x40xf32>) outs(%32 : tensor<2x1x1x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = math.sqrt %in : f32
      linalg.yield %50 : f32
    } -> tensor<2x1x1x40xf32>
    %36 = tensor.empty() : tensor<2x1x1x1xf32>
    %37 = linalg.fill ins(%cst : f32) outs(%36 : tensor<2x1x1x1xf32>) -> tensor<2x1x1x1xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%35 : tensor<2x1x1x40xf32>) outs(%37 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = arith.addf %in, %out : f32
      linalg.yield %50 : f32
    } -> tensor<2x1x1x1xf32>
    %39 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38 : tensor<2x1x1x1xf32>) outs(%36 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = arith.divf %in, %cst_8 : f32
      linalg.yield %50 : f32
    } -> tensor<2x1x1x1xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39 : tensor<2x1x1x1xf32>) outs(%36 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = arith.truncf %cst_3 : f64 to f32
      %51 = arith.addf %in, %50 : f32
      linalg.yield %51 : f32
    } -> tensor<2x1x1x1xf32>
    %41 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35, %40 : tensor<2x1x1x40xf32>, tensor<2x1x1x1xf32>) outs(%32 : tensor<2x1x1x40xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %50 = arith.divf %in, %in_15 : f32
      linalg.yield %50 : f32
    } -> tensor<2x1x1x40xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30, %41 : tensor<2x14x14x40xf32>, tensor<2x1x1x40xf32>) outs(%29 : tensor<2x14x14x40xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %50 = arith.mulf %in, %in_15 : f32
      linalg.yield %50 : f32
    } -> tensor<2x14x14x40xf32>
    %43 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42, %30 : tensor<2x14x14x40xf32>, tensor<2x14x14x40xf32>) outs(%29 : tensor<2x14x14x40xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %50 = arith.addf %in, %in_15 : f32
      linalg.yield %50 : f32
    } -> tensor<2x14x14x40xf32>
    %44 = tensor.empty() : tensor<40x12xf32>
    %transposed_11 = linalg.transpose ins(%arg5 : tensor<12x40xf32>) outs(%44 : tensor<40x12xf32>) permutation = [1, 0] 
    %collapsed_12 = tensor.collapse_shape %43 [[0, 1, 2], [3]] : tensor<2x14x14x40xf32> into tensor<392x40xf32>
    %45 = tensor.empty() : tensor<392x12xf32>
    %46 = linalg.fill ins(%cst : f32) outs(%45 : tensor<392x12xf32>) -> tensor<392x12xf32>
    %47 = linalg.matmul ins(%collapsed_12, %transposed_11 : tensor<392x40xf32>, tensor<40x12xf32>) outs(%46 : tensor<392x12xf32>) -> tensor<392x12xf32>
    %expanded_13 = tensor.expand_shape %47 [[0, 1, 2], [3]] output_shape [2, 14, 14, 12] : tensor<392x12xf32> into tensor<2x14x14x12xf32>
    %48 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_13, %arg6 : tensor<2x14x14x12xf32>, tensor<12xf32>) outs(%3 : tensor<2x14x14x12xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %50 = arith.mulf %in, %in_15 : f32
      linalg.yield %50 : f32
    } -> tensor<2x14x14x12xf32>
    %transposed_14 = linalg.transpose ins(%48 : tensor<2x14x14x12xf32>) outs(%0 : tensor<2x12x14x14xf32>) permutation = [0, 3, 1, 2] 
    %49 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %transposed_14 : tensor<2x12x14x14xf32>, tensor<2x12x14x14xf32>) outs(%0 : tensor<2x12x14x14xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %50 = arith.addf %in, %in_15 : f32
      linalg.yield %50 : f32
    } -> tensor<2x12x14x14xf32>
    return %49 : tensor<2x12x14x14xf32>
  }
}
