#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (0, d1, 0, 0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d1, 0, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> ()>
#map4 = affine_map<() -> ()>
#map5 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map6 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d3, d4)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d1)>
#map8 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<2x4x8x8xf32>, %arg1: tensor<8x4x1x1xf32>, %arg2: tensor<8x8x3x3xf32>, %arg3: tensor<16x8x1x1xf32>, %arg4: tensor<8xf32>, %arg5: tensor<8xf32>) -> (tensor<f32>, tensor<2x4x8x8xf32>, tensor<8x4x1x1xf32>, tensor<8x8x3x3xf32>, tensor<16x8x1x1xf32>, tensor<8xf32>, tensor<8xf32>) {
    %c2_i64 = arith.constant 2 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f64
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_2 = arith.constant dense<1.000000e+00> : tensor<2x16x4x4xf32>
    %cst_3 = arith.constant 1.000000e-05 : f64
    %cst_4 = arith.constant 1.280000e+02 : f64
    %cst_5 = arith.constant 1.280000e+02 : f32
    %cst_6 = arith.constant 5.120000e+02 : f32
    %cst_7 = arith.constant 2.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %cst_8 = arith.constant 7.812500e-03 : f32
    %0 = tensor.empty() : tensor<2x8x8x8xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x8x8x8xf32>) -> tensor<2x8x8x8xf32>
    %2 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%arg0, %arg1 : tensor<2x4x8x8xf32>, tensor<8x4x1x1xf32>) outs(%1 : tensor<2x8x8x8xf32>) -> tensor<2x8x8x8xf32>
    %3 = tensor.empty() : tensor<2x8x8x8xf64>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2 : tensor<2x8x8x8xf32>) outs(%3 : tensor<2x8x8x8xf64>) {
    ^bb0(%in: f32, %out: f64):
      %91 = arith.extf %in : f32 to f64
      linalg.yield %91 : f64
    } -> tensor<2x8x8x8xf64>
    %5 = tensor.empty() : tensor<1x8x1x1xf64>
    %6 = linalg.fill ins(%cst_0 : f64) outs(%5 : tensor<1x8x1x1xf64>) -> tensor<1x8x1x1xf64>
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%4 : tensor<2x8x8x8xf64>) outs(%6 : tensor<1x8x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %91 = arith.addf %in, %out : f64
      linalg.yield %91 : f64
    } -> tensor<1x8x1x1xf64>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7 : tensor<1x8x1x1xf64>) outs(%5 : tensor<1x8x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %91 = arith.divf %in, %cst_4 : f64
      linalg.yield %91 : f64
    } -> tensor<1x8x1x1xf64>
    %9 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%4, %8 : tensor<2x8x8x8xf64>, tensor<1x8x1x1xf64>) outs(%3 : tensor<2x8x8x8xf64>) {
    ^bb0(%in: f64, %in_27: f64, %out: f64):
      %91 = arith.subf %in, %in_27 : f64
      linalg.yield %91 : f64
    } -> tensor<2x8x8x8xf64>
    %10 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9, %9 : tensor<2x8x8x8xf64>, tensor<2x8x8x8xf64>) outs(%3 : tensor<2x8x8x8xf64>) {
    ^bb0(%in: f64, %in_27: f64, %out: f64):
      %91 = arith.mulf %in, %in_27 : f64
      linalg.yield %91 : f64
    } -> tensor<2x8x8x8xf64>
    %11 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%10 : tensor<2x8x8x8xf64>) outs(%6 : tensor<1x8x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %91 = arith.addf %in, %out : f64
      linalg.yield %91 : f64
    } -> tensor<1x8x1x1xf64>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11 : tensor<1x8x1x1xf64>) outs(%5 : tensor<1x8x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %91 = arith.divf %in, %cst_4 : f64
      linalg.yield %91 : f64
    } -> tensor<1x8x1x1xf64>
    %13 = tensor.empty() : tensor<1x8x1x1xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12 : tensor<1x8x1x1xf64>) outs(%13 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %91 = arith.truncf %in : f64 to f32
      linalg.yield %91 : f32
    } -> tensor<1x8x1x1xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%13 : tensor<1x8x1x1xf32>) -> tensor<1x8x1x1xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%2 : tensor<2x8x8x8xf32>) outs(%15 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %91 = arith.addf %in, %out : f32
      linalg.yield %91 : f32
    } -> tensor<1x8x1x1xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16 : tensor<1x8x1x1xf32>) outs(%13 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %91 = arith.divf %in, %cst_5 : f32
      linalg.yield %91 : f32
    } -> tensor<1x8x1x1xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14 : tensor<1x8x1x1xf32>) outs(%13 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %91 = arith.truncf %cst_3 : f64 to f32
      %92 = arith.addf %in, %91 : f32
      linalg.yield %92 : f32
    } -> tensor<1x8x1x1xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18 : tensor<1x8x1x1xf32>) outs(%13 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %91 = math.rsqrt %in : f32
      linalg.yield %91 : f32
    } -> tensor<1x8x1x1xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2, %17 : tensor<2x8x8x8xf32>, tensor<1x8x1x1xf32>) outs(%0 : tensor<2x8x8x8xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %91 = arith.subf %in, %in_27 : f32
      linalg.yield %91 : f32
    } -> tensor<2x8x8x8xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20, %19 : tensor<2x8x8x8xf32>, tensor<1x8x1x1xf32>) outs(%0 : tensor<2x8x8x8xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %91 = arith.mulf %in, %in_27 : f32
      linalg.yield %91 : f32
    } -> tensor<2x8x8x8xf32>
    %collapsed = tensor.collapse_shape %19 [[0, 1, 2, 3]] : tensor<1x8x1x1xf32> into tensor<8xf32>
    %expanded = tensor.expand_shape %arg4 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21, %expanded : tensor<2x8x8x8xf32>, tensor<8x1x1xf32>) outs(%0 : tensor<2x8x8x8xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %91 = arith.mulf %in, %in_27 : f32
      linalg.yield %91 : f32
    } -> tensor<2x8x8x8xf32>
    %expanded_9 = tensor.expand_shape %arg5 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22, %expanded_9 : tensor<2x8x8x8xf32>, tensor<8x1x1xf32>) outs(%0 : tensor<2x8x8x8xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %91 = arith.addf %in, %in_27 : f32
      linalg.yield %91 : f32
    } -> tensor<2x8x8x8xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23 : tensor<2x8x8x8xf32>) outs(%0 : tensor<2x8x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %91 = arith.cmpf ugt, %in, %cst : f32
      %92 = arith.select %91, %in, %cst : f32
      linalg.yield %92 : f32
    } -> tensor<2x8x8x8xf32>
    %padded = tensor.pad %24 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index, %arg9: index):
      tensor.yield %cst : f32
    } : tensor<2x8x8x8xf32> to tensor<2x8x10x10xf32>
    %25 = tensor.empty() : tensor<2x8x4x4xf32>
    %26 = linalg.fill ins(%cst : f32) outs(%25 : tensor<2x8x4x4xf32>) -> tensor<2x8x4x4xf32>
    %27 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded, %arg2 : tensor<2x8x10x10xf32>, tensor<8x8x3x3xf32>) outs(%26 : tensor<2x8x4x4xf32>) -> tensor<2x8x4x4xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27 : tensor<2x8x4x4xf32>) outs(%25 : tensor<2x8x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %91 = arith.cmpf ugt, %in, %cst : f32
      %92 = arith.select %91, %in, %cst : f32
      linalg.yield %92 : f32
    } -> tensor<2x8x4x4xf32>
    %29 = tensor.empty() : tensor<2x16x4x4xf32>
    %30 = linalg.fill ins(%cst : f32) outs(%29 : tensor<2x16x4x4xf32>) -> tensor<2x16x4x4xf32>
    %31 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%28, %arg3 : tensor<2x8x4x4xf32>, tensor<16x8x1x1xf32>) outs(%30 : tensor<2x16x4x4xf32>) -> tensor<2x16x4x4xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31 : tensor<2x16x4x4xf32>) outs(%29 : tensor<2x16x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %91 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %91 : f32
    } -> tensor<2x16x4x4xf32>
    %33 = tensor.empty() : tensor<f32>
    %34 = linalg.fill ins(%cst : f32) outs(%33 : tensor<f32>) -> tensor<f32>
    %35 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%32 : tensor<2x16x4x4xf32>) outs(%34 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %91 = arith.addf %in, %out : f32
      linalg.yield %91 : f32
    } -> tensor<f32>
    %36 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%35 : tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %91 = arith.divf %in, %cst_6 : f32
      linalg.yield %91 : f32
    } -> tensor<f32>
    %37 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_2 : tensor<2x16x4x4xf32>) outs(%29 : tensor<2x16x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %91 = arith.divf %in, %cst_6 : f32
      linalg.yield %91 : f32
    } -> tensor<2x16x4x4xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31 : tensor<2x16x4x4xf32>) outs(%29 : tensor<2x16x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %91 = math.fpowi %in, %c1_i64 : f32, i64
      linalg.yield %91 : f32
    } -> tensor<2x16x4x4xf32>
    %39 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38 : tensor<2x16x4x4xf32>) outs(%29 : tensor<2x16x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %91 = arith.mulf %in, %cst_7 : f32
      linalg.yield %91 : f32
    } -> tensor<2x16x4x4xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37, %39 : tensor<2x16x4x4xf32>, tensor<2x16x4x4xf32>) outs(%29 : tensor<2x16x4x4xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %91 = arith.mulf %in, %in_27 : f32
      linalg.yield %91 : f32
    } -> tensor<2x16x4x4xf32>
    %41 = tensor.empty() : tensor<8x16x1x1xf32>
    %42 = linalg.fill ins(%cst : f32) outs(%41 : tensor<8x16x1x1xf32>) -> tensor<8x16x1x1xf32>
    %43 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%42 : tensor<8x16x1x1xf32>) {
    ^bb0(%out: f32):
      %91 = linalg.index 0 : index
      %92 = linalg.index 1 : index
      %extracted = tensor.extract %arg3[%92, %91, %c0, %c0] : tensor<16x8x1x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<8x16x1x1xf32>
    %44 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%40, %43 : tensor<2x16x4x4xf32>, tensor<8x16x1x1xf32>) outs(%26 : tensor<2x8x4x4xf32>) -> tensor<2x8x4x4xf32>
    %45 = tensor.empty() : tensor<8x2x4x4xf32>
    %transposed = linalg.transpose ins(%28 : tensor<2x8x4x4xf32>) outs(%45 : tensor<8x2x4x4xf32>) permutation = [1, 0, 2, 3] 
    %46 = tensor.empty() : tensor<16x2x4x4xf32>
    %transposed_10 = linalg.transpose ins(%40 : tensor<2x16x4x4xf32>) outs(%46 : tensor<16x2x4x4xf32>) permutation = [1, 0, 2, 3] 
    %47 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%transposed, %transposed_10 : tensor<8x2x4x4xf32>, tensor<16x2x4x4xf32>) outs(%42 : tensor<8x16x1x1xf32>) -> tensor<8x16x1x1xf32>
    %48 = tensor.empty() : tensor<16x8x1x1xf32>
    %transposed_11 = linalg.transpose ins(%47 : tensor<8x16x1x1xf32>) outs(%48 : tensor<16x8x1x1xf32>) permutation = [1, 0, 2, 3] 
    %49 = tensor.empty() : tensor<2x8x4x4xi1>
    %50 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28 : tensor<2x8x4x4xf32>) outs(%49 : tensor<2x8x4x4xi1>) {
    ^bb0(%in: f32, %out: i1):
      %91 = arith.cmpf ole, %in, %cst : f32
      linalg.yield %91 : i1
    } -> tensor<2x8x4x4xi1>
    %51 = linalg.generic {indexing_maps = [#map, #map3, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50, %cst_1, %44 : tensor<2x8x4x4xi1>, tensor<f32>, tensor<2x8x4x4xf32>) outs(%25 : tensor<2x8x4x4xf32>) {
    ^bb0(%in: i1, %in_27: f32, %in_28: f32, %out: f32):
      %91 = arith.select %in, %in_27, %in_28 : f32
      linalg.yield %91 : f32
    } -> tensor<2x8x4x4xf32>
    %52 = tensor.empty() : tensor<8x8x3x3xf32>
    %53 = linalg.fill ins(%cst : f32) outs(%52 : tensor<8x8x3x3xf32>) -> tensor<8x8x3x3xf32>
    %54 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%53 : tensor<8x8x3x3xf32>) {
    ^bb0(%out: f32):
      %91 = linalg.index 0 : index
      %92 = linalg.index 1 : index
      %93 = linalg.index 2 : index
      %94 = linalg.index 3 : index
      %95 = arith.subi %c2, %93 : index
      %96 = arith.subi %c2, %94 : index
      %extracted = tensor.extract %arg2[%92, %91, %95, %96] : tensor<8x8x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<8x8x3x3xf32>
    %55 = tensor.empty() : tensor<2x8x10x10xf32>
    %56 = linalg.fill ins(%cst : f32) outs(%55 : tensor<2x8x10x10xf32>) -> tensor<2x8x10x10xf32>
    %inserted_slice = tensor.insert_slice %51 into %56[0, 0, 1, 1] [2, 8, 4, 4] [1, 1, 2, 2] : tensor<2x8x4x4xf32> into tensor<2x8x10x10xf32>
    %57 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice, %54 : tensor<2x8x10x10xf32>, tensor<8x8x3x3xf32>) outs(%1 : tensor<2x8x8x8xf32>) -> tensor<2x8x8x8xf32>
    %58 = tensor.empty() : tensor<8x2x8x8xf32>
    %transposed_12 = linalg.transpose ins(%24 : tensor<2x8x8x8xf32>) outs(%58 : tensor<8x2x8x8xf32>) permutation = [1, 0, 2, 3] 
    %padded_13 = tensor.pad %transposed_12 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index, %arg9: index):
      tensor.yield %cst : f32
    } : tensor<8x2x8x8xf32> to tensor<8x2x10x10xf32>
    %59 = tensor.empty() : tensor<8x16x4x4xf32>
    %expanded_14 = tensor.expand_shape %padded_13 [[0], [1, 2], [3], [4]] output_shape [8, 2, 1, 10, 10] : tensor<8x2x10x10xf32> into tensor<8x2x1x10x10xf32>
    %expanded_15 = tensor.expand_shape %51 [[0], [1], [2, 3], [4]] output_shape [2, 8, 1, 4, 4] : tensor<2x8x4x4xf32> into tensor<2x8x1x4x4xf32>
    %expanded_16 = tensor.expand_shape %59 [[0], [1, 2], [3], [4]] output_shape [8, 2, 8, 4, 4] : tensor<8x16x4x4xf32> into tensor<8x2x8x4x4xf32>
    %60 = linalg.fill ins(%cst : f32) outs(%expanded_16 : tensor<8x2x8x4x4xf32>) -> tensor<8x2x8x4x4xf32>
    %61 = linalg.conv_2d_ngchw_gfchw {dilations = dense<2> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%expanded_14, %expanded_15 : tensor<8x2x1x10x10xf32>, tensor<2x8x1x4x4xf32>) outs(%60 : tensor<8x2x8x4x4xf32>) -> tensor<8x2x8x4x4xf32>
    %collapsed_17 = tensor.collapse_shape %61 [[0], [1, 2], [3], [4]] : tensor<8x2x8x4x4xf32> into tensor<8x16x4x4xf32>
    %extracted_slice = tensor.extract_slice %collapsed_17[0, 0, 0, 0] [8, 16, 3, 4] [1, 1, 1, 1] : tensor<8x16x4x4xf32> to tensor<8x16x3x4xf32>
    %extracted_slice_18 = tensor.extract_slice %extracted_slice[0, 0, 0, 0] [8, 16, 3, 3] [1, 1, 1, 1] : tensor<8x16x3x4xf32> to tensor<8x16x3x3xf32>
    %expanded_19 = tensor.expand_shape %extracted_slice_18 [[0], [1, 2], [3], [4]] output_shape [8, 2, 8, 3, 3] : tensor<8x16x3x3xf32> into tensor<8x2x8x3x3xf32>
    %62 = tensor.empty() : tensor<2x8x8x3x3xf32>
    %transposed_20 = linalg.transpose ins(%expanded_19 : tensor<8x2x8x3x3xf32>) outs(%62 : tensor<2x8x8x3x3xf32>) permutation = [1, 2, 0, 3, 4] 
    %63 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_20 : tensor<2x8x8x3x3xf32>) outs(%53 : tensor<8x8x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %91 = arith.addf %in, %out : f32
      linalg.yield %91 : f32
    } -> tensor<8x8x3x3xf32>
    %64 = tensor.empty() : tensor<2x8x8x8xi1>
    %65 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24 : tensor<2x8x8x8xf32>) outs(%64 : tensor<2x8x8x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %91 = arith.cmpf ole, %in, %cst : f32
      linalg.yield %91 : i1
    } -> tensor<2x8x8x8xi1>
    %66 = linalg.generic {indexing_maps = [#map, #map3, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65, %cst_1, %57 : tensor<2x8x8x8xi1>, tensor<f32>, tensor<2x8x8x8xf32>) outs(%0 : tensor<2x8x8x8xf32>) {
    ^bb0(%in: i1, %in_27: f32, %in_28: f32, %out: f32):
      %91 = arith.select %in, %in_27, %in_28 : f32
      linalg.yield %91 : f32
    } -> tensor<2x8x8x8xf32>
    %67 = tensor.empty() : tensor<8xf32>
    %68 = linalg.fill ins(%cst : f32) outs(%67 : tensor<8xf32>) -> tensor<8xf32>
    %69 = linalg.generic {indexing_maps = [#map, #map7], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%66 : tensor<2x8x8x8xf32>) outs(%68 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %91 = arith.addf %in, %out : f32
      linalg.yield %91 : f32
    } -> tensor<8xf32>
    %70 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66, %20 : tensor<2x8x8x8xf32>, tensor<2x8x8x8xf32>) outs(%0 : tensor<2x8x8x8xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %91 = arith.mulf %in, %in_27 : f32
      linalg.yield %91 : f32
    } -> tensor<2x8x8x8xf32>
    %71 = linalg.generic {indexing_maps = [#map, #map7], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%70 : tensor<2x8x8x8xf32>) outs(%68 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %91 = arith.addf %in, %out : f32
      linalg.yield %91 : f32
    } -> tensor<8xf32>
    %72 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%69 : tensor<8xf32>) outs(%67 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %91 = arith.mulf %in, %cst_8 : f32
      linalg.yield %91 : f32
    } -> tensor<8xf32>
    %expanded_21 = tensor.expand_shape %72 [[0, 1, 2, 3]] output_shape [1, 8, 1, 1] : tensor<8xf32> into tensor<1x8x1x1xf32>
    %73 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%71 : tensor<8xf32>) outs(%67 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %91 = arith.mulf %in, %cst_8 : f32
      linalg.yield %91 : f32
    } -> tensor<8xf32>
    %74 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel"]} ins(%collapsed, %collapsed : tensor<8xf32>, tensor<8xf32>) outs(%67 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %91 = arith.mulf %in, %in_27 : f32
      linalg.yield %91 : f32
    } -> tensor<8xf32>
    %75 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel"]} ins(%73, %74 : tensor<8xf32>, tensor<8xf32>) outs(%67 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %91 = arith.mulf %in, %in_27 : f32
      linalg.yield %91 : f32
    } -> tensor<8xf32>
    %expanded_22 = tensor.expand_shape %75 [[0, 1, 2, 3]] output_shape [1, 8, 1, 1] : tensor<8xf32> into tensor<1x8x1x1xf32>
    %76 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel"]} ins(%collapsed, %arg4 : tensor<8xf32>, tensor<8xf32>) outs(%67 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %91 = arith.mulf %in, %in_27 : f32
      linalg.yield %91 : f32
    } -> tensor<8xf32>
    %expanded_23 = tensor.expand_shape %76 [[0, 1, 2, 3]] output_shape [1, 8, 1, 1] : tensor<8xf32> into tensor<1x8x1x1xf32>
    %77 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20, %expanded_22 : tensor<2x8x8x8xf32>, tensor<1x8x1x1xf32>) outs(%0 : tensor<2x8x8x8xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %91 = arith.mulf %in, %in_27 : f32
      linalg.yield %91 : f32
    } -> tensor<2x8x8x8xf32>
    %78 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66, %77 : tensor<2x8x8x8xf32>, tensor<2x8x8x8xf32>) outs(%0 : tensor<2x8x8x8xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %91 = arith.subf %in, %in_27 : f32
      linalg.yield %91 : f32
    } -> tensor<2x8x8x8xf32>
    %79 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%78, %expanded_21 : tensor<2x8x8x8xf32>, tensor<1x8x1x1xf32>) outs(%0 : tensor<2x8x8x8xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %91 = arith.subf %in, %in_27 : f32
      linalg.yield %91 : f32
    } -> tensor<2x8x8x8xf32>
    %80 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79, %expanded_23 : tensor<2x8x8x8xf32>, tensor<1x8x1x1xf32>) outs(%0 : tensor<2x8x8x8xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %91 = arith.mulf %in, %in_27 : f32
      linalg.yield %91 : f32
    } -> tensor<2x8x8x8xf32>
    %81 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel"]} ins(%71, %collapsed : tensor<8xf32>, tensor<8xf32>) outs(%67 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %91 = arith.mulf %in, %in_27 : f32
      linalg.yield %91 : f32
    } -> tensor<8xf32>
    %82 = tensor.empty() : tensor<4x8x1x1xf32>
    %83 = linalg.fill ins(%cst : f32) outs(%82 : tensor<4x8x1x1xf32>) -> tensor<4x8x1x1xf32>
    %84 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%83 : tensor<4x8x1x1xf32>) {
    ^bb0(%out: f32):
      %91 = linalg.index 0 : index
      %92 = linalg.index 1 : index
      %extracted = tensor.extract %arg1[%92, %91, %c0, %c0] : tensor<8x4x1x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x8x1x1xf32>
    %85 = tensor.empty() : tensor<2x4x8x8xf32>
    %86 = linalg.fill ins(%cst : f32) outs(%85 : tensor<2x4x8x8xf32>) -> tensor<2x4x8x8xf32>
    %87 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%80, %84 : tensor<2x8x8x8xf32>, tensor<4x8x1x1xf32>) outs(%86 : tensor<2x4x8x8xf32>) -> tensor<2x4x8x8xf32>
    %88 = tensor.empty() : tensor<4x2x8x8xf32>
    %transposed_24 = linalg.transpose ins(%arg0 : tensor<2x4x8x8xf32>) outs(%88 : tensor<4x2x8x8xf32>) permutation = [1, 0, 2, 3] 
    %transposed_25 = linalg.transpose ins(%80 : tensor<2x8x8x8xf32>) outs(%58 : tensor<8x2x8x8xf32>) permutation = [1, 0, 2, 3] 
    %89 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%transposed_24, %transposed_25 : tensor<4x2x8x8xf32>, tensor<8x2x8x8xf32>) outs(%83 : tensor<4x8x1x1xf32>) -> tensor<4x8x1x1xf32>
    %90 = tensor.empty() : tensor<8x4x1x1xf32>
    %transposed_26 = linalg.transpose ins(%89 : tensor<4x8x1x1xf32>) outs(%90 : tensor<8x4x1x1xf32>) permutation = [1, 0, 2, 3] 
    return %36, %87, %transposed_26, %63, %transposed_11, %81, %69 : tensor<f32>, tensor<2x4x8x8xf32>, tensor<8x4x1x1xf32>, tensor<8x8x3x3xf32>, tensor<16x8x1x1xf32>, tensor<8xf32>, tensor<8xf32>
  }
}
