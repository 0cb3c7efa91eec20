#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d1, 0, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, 0)>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
#map6 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<1x3x32x32xf32>, %arg1: tensor<8x3x7x7xf32>, %arg2: tensor<8xf32>, %arg3: tensor<8xf32>, %arg4: tensor<8x8x1x1xf32>, %arg5: tensor<8xf32>, %arg6: tensor<8xf32>, %arg7: tensor<8x8x3x3xf32>, %arg8: tensor<8xf32>, %arg9: tensor<8xf32>, %arg10: tensor<32x8x1x1xf32>, %arg11: tensor<32xf32>, %arg12: tensor<32xf32>, %arg13: tensor<32x8x1x1xf32>, %arg14: tensor<32xf32>, %arg15: tensor<32xf32>, %arg16: tensor<16x32x1x1xf32>, %arg17: tensor<16xf32>, %arg18: tensor<16xf32>, %arg19: tensor<16x16x3x3xf32>, %arg20: tensor<16xf32>, %arg21: tensor<16xf32>, %arg22: tensor<64x16x1x1xf32>, %arg23: tensor<64xf32>, %arg24: tensor<64xf32>, %arg25: tensor<64x32x1x1xf32>, %arg26: tensor<64xf32>, %arg27: tensor<64xf32>, %arg28: tensor<16x64x1x1xf32>, %arg29: tensor<16xf32>, %arg30: tensor<16xf32>, %arg31: tensor<16x16x3x3xf32>, %arg32: tensor<16xf32>, %arg33: tensor<16xf32>, %arg34: tensor<64x16x1x1xf32>, %arg35: tensor<64xf32>, %arg36: tensor<64xf32>, %arg37: tensor<32x64x1x1xf32>, %arg38: tensor<32xf32>, %arg39: tensor<32xf32>, %arg40: tensor<32x32x3x3xf32>, %arg41: tensor<32xf32>, %arg42: tensor<32xf32>, %arg43: tensor<128x32x1x1xf32>, %arg44: tensor<128xf32>, %arg45: tensor<128xf32>, %arg46: tensor<128x64x1x1xf32>, %arg47: tensor<128xf32>, %arg48: tensor<128xf32>, %arg49: tensor<32x128x1x1xf32>, %arg50: tensor<32xf32>, %arg51: tensor<32xf32>, %arg52: tensor<32x32x3x3xf32>, %arg53: tensor<32xf32>, %arg54: tensor<32xf32>, %arg55: tensor<128x32x1x1xf32>, %arg56: tensor<128xf32>, %arg57: tensor<128xf32>, %arg58: tensor<64x128x1x1xf32>, %arg59: tensor<64xf32>, %arg60: tensor<64xf32>, %arg61: tensor<64x64x3x3xf32>, %arg62: tensor<64xf32>, %arg63: tensor<64xf32>, %arg64: tensor<256x64x1x1xf32>, %arg65: tensor<256xf32>, %arg66: tensor<256xf32>, %arg67: tensor<256x128x1x1xf32>, %arg68: tensor<256xf32>, %arg69: tensor<256xf32>, %arg70: tensor<10x256xf32>, %arg71: tensor<10xf32>, %arg72: tensor<8xf32>, %arg73: tensor<8xf32>, %arg74: tensor<8xf32>, %arg75: tensor<8xf32>, %arg76: tensor<8xf32>, %arg77: tensor<8xf32>, %arg78: tensor<32xf32>, %arg79: tensor<32xf32>, %arg80: tensor<32xf32>, %arg81: tensor<32xf32>, %arg82: tensor<16xf32>, %arg83: tensor<16xf32>, %arg84: tensor<16xf32>, %arg85: tensor<16xf32>, %arg86: tensor<64xf32>, %arg87: tensor<64xf32>, %arg88: tensor<64xf32>, %arg89: tensor<64xf32>, %arg90: tensor<16xf32>, %arg91: tensor<16xf32>, %arg92: tensor<16xf32>, %arg93: tensor<16xf32>, %arg94: tensor<64xf32>, %arg95: tensor<64xf32>, %arg96: tensor<32xf32>, %arg97: tensor<32xf32>, %arg98: tensor<32xf32>, %arg99: tensor<32xf32>, %arg100: tensor<128xf32>, %arg101: tensor<128xf32>, %arg102: tensor<128xf32>, %arg103: tensor<128xf32>, %arg104: tensor<32xf32>, %arg105: tensor<32xf32>, %arg106: tensor<32xf32>, %arg107: tensor<32xf32>, %arg108: tensor<128xf32>, %arg109: tensor<128xf32>, %arg110: tensor<64xf32>, %arg111: tensor<64xf32>, %arg112: tensor<64xf32>, %arg113: tensor<64xf32>, %arg114: tensor<256xf32>, %arg115: tensor<256xf32>, %arg116: tensor<256xf32>, %arg117: tensor<256xf32>) -> tensor<1x10xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e-05 : f64
    %padded = tensor.pad %arg0 low[0, 0, 3, 3] high[0, 0, 3, 3] {
    ^bb0(%arg118: index, %arg119: index, %arg120: index, %arg121: index):
      tensor.yield %cst : f32
    } : tensor<1x3x32x32xf32> to tensor<1x3x38x38xf32>
    %0 = tensor.empty() : tensor<1x8x16x16xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x8x16x16xf32>) -> tensor<1x8x16x16xf32>
    %2 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded, %arg1 : tensor<1x3x38x38xf32>, tensor<8x3x7x7xf32>) outs(%1 : tensor<1x8x16x16xf32>) -> tensor<1x8x16x16xf32>
    %3 = tensor.empty() : tensor<8xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg73 : tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.truncf %cst_1 : f64 to f32
      %226 = arith.addf %in, %225 : f32
      linalg.yield %226 : f32
    } -> tensor<8xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%4 : tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = math.rsqrt %in : f32
      linalg.yield %225 : f32
    } -> tensor<8xf32>
    %expanded = tensor.expand_shape %arg72 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32>
    %expanded_2 = tensor.expand_shape %5 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2, %expanded : tensor<1x8x16x16xf32>, tensor<8x1x1xf32>) outs(%0 : tensor<1x8x16x16xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.subf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x8x16x16xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6, %expanded_2 : tensor<1x8x16x16xf32>, tensor<8x1x1xf32>) outs(%0 : tensor<1x8x16x16xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.mulf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x8x16x16xf32>
    %expanded_3 = tensor.expand_shape %arg2 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7, %expanded_3 : tensor<1x8x16x16xf32>, tensor<8x1x1xf32>) outs(%0 : tensor<1x8x16x16xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.mulf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x8x16x16xf32>
    %expanded_4 = tensor.expand_shape %arg3 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %expanded_4 : tensor<1x8x16x16xf32>, tensor<8x1x1xf32>) outs(%0 : tensor<1x8x16x16xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.addf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x8x16x16xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9 : tensor<1x8x16x16xf32>) outs(%0 : tensor<1x8x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.cmpf ugt, %in, %cst : f32
      %226 = arith.select %225, %in, %cst : f32
      linalg.yield %226 : f32
    } -> tensor<1x8x16x16xf32>
    %padded_5 = tensor.pad %10 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg118: index, %arg119: index, %arg120: index, %arg121: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x8x16x16xf32> to tensor<1x8x18x18xf32>
    %11 = tensor.empty() : tensor<1x8x8x8xf32>
    %12 = linalg.fill ins(%cst_0 : f32) outs(%11 : tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
    %13 = tensor.empty() : tensor<3x3xf32>
    %14 = linalg.pooling_nchw_max {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded_5, %13 : tensor<1x8x18x18xf32>, tensor<3x3xf32>) outs(%12 : tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%11 : tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
    %16 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%14, %arg4 : tensor<1x8x8x8xf32>, tensor<8x8x1x1xf32>) outs(%15 : tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg75 : tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.truncf %cst_1 : f64 to f32
      %226 = arith.addf %in, %225 : f32
      linalg.yield %226 : f32
    } -> tensor<8xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%17 : tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = math.rsqrt %in : f32
      linalg.yield %225 : f32
    } -> tensor<8xf32>
    %expanded_6 = tensor.expand_shape %arg74 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32>
    %expanded_7 = tensor.expand_shape %18 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16, %expanded_6 : tensor<1x8x8x8xf32>, tensor<8x1x1xf32>) outs(%11 : tensor<1x8x8x8xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.subf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x8x8x8xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19, %expanded_7 : tensor<1x8x8x8xf32>, tensor<8x1x1xf32>) outs(%11 : tensor<1x8x8x8xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.mulf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x8x8x8xf32>
    %expanded_8 = tensor.expand_shape %arg5 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20, %expanded_8 : tensor<1x8x8x8xf32>, tensor<8x1x1xf32>) outs(%11 : tensor<1x8x8x8xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.mulf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x8x8x8xf32>
    %expanded_9 = tensor.expand_shape %arg6 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21, %expanded_9 : tensor<1x8x8x8xf32>, tensor<8x1x1xf32>) outs(%11 : tensor<1x8x8x8xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.addf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x8x8x8xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22 : tensor<1x8x8x8xf32>) outs(%11 : tensor<1x8x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.cmpf ugt, %in, %cst : f32
      %226 = arith.select %225, %in, %cst : f32
      linalg.yield %226 : f32
    } -> tensor<1x8x8x8xf32>
    %padded_10 = tensor.pad %23 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg118: index, %arg119: index, %arg120: index, %arg121: index):
      tensor.yield %cst : f32
    } : tensor<1x8x8x8xf32> to tensor<1x8x10x10xf32>
    %24 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_10, %arg7 : tensor<1x8x10x10xf32>, tensor<8x8x3x3xf32>) outs(%15 : tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg77 : tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.truncf %cst_1 : f64 to f32
      %226 = arith.addf %in, %225 : f32
      linalg.yield %226 : f32
    } -> tensor<8xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%25 : tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = math.rsqrt %in : f32
      linalg.yield %225 : f32
    } -> tensor<8xf32>
    %expanded_11 = tensor.expand_shape %arg76 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32>
    %expanded_12 = tensor.expand_shape %26 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24, %expanded_11 : tensor<1x8x8x8xf32>, tensor<8x1x1xf32>) outs(%11 : tensor<1x8x8x8xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.subf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x8x8x8xf32>
    %28 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27, %expanded_12 : tensor<1x8x8x8xf32>, tensor<8x1x1xf32>) outs(%11 : tensor<1x8x8x8xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.mulf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x8x8x8xf32>
    %expanded_13 = tensor.expand_shape %arg8 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32>
    %29 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28, %expanded_13 : tensor<1x8x8x8xf32>, tensor<8x1x1xf32>) outs(%11 : tensor<1x8x8x8xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.mulf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x8x8x8xf32>
    %expanded_14 = tensor.expand_shape %arg9 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32>
    %30 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29, %expanded_14 : tensor<1x8x8x8xf32>, tensor<8x1x1xf32>) outs(%11 : tensor<1x8x8x8xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.addf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x8x8x8xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30 : tensor<1x8x8x8xf32>) outs(%11 : tensor<1x8x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.cmpf ugt, %in, %cst : f32
      %226 = arith.select %225, %in, %cst : f32
      linalg.yield %226 : f32
    } -> tensor<1x8x8x8xf32>
    %32 = tensor.empty() : tensor<1x32x8x8xf32>
    %33 = linalg.fill ins(%cst : f32) outs(%32 : tensor<1x32x8x8xf32>) -> tensor<1x32x8x8xf32>
    %34 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%31, %arg10 : tensor<1x8x8x8xf32>, tensor<32x8x1x1xf32>) outs(%33 : tensor<1x32x8x8xf32>) -> tensor<1x32x8x8xf32>
    %35 = tensor.empty() : tensor<32xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg79 : tensor<32xf32>) outs(%35 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.truncf %cst_1 : f64 to f32
      %226 = arith.addf %in, %225 : f32
      linalg.yield %226 : f32
    } -> tensor<32xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%36 : tensor<32xf32>) outs(%35 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = math.rsqrt %in : f32
      linalg.yield %225 : f32
    } -> tensor<32xf32>
    %expanded_15 = tensor.expand_shape %arg78 [[0, 1, 2]] output_shape [32, 1, 1] : tensor<32xf32> into tensor<32x1x1xf32>
    %expanded_16 = tensor.expand_shape %37 [[0, 1, 2]] output_shape [32, 1, 1] : tensor<32xf32> into tensor<32x1x1xf32>
    %38 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34, %expanded_15 : tensor<1x32x8x8xf32>, tensor<32x1x1xf32>) outs(%32 : tensor<1x32x8x8xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.subf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x32x8x8xf32>
    %39 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38, %expanded_16 : tensor<1x32x8x8xf32>, tensor<32x1x1xf32>) outs(%32 : tensor<1x32x8x8xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.mulf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x32x8x8xf32>
    %expanded_17 = tensor.expand_shape %arg11 [[0, 1, 2]] output_shape [32, 1, 1] : tensor<32xf32> into tensor<32x1x1xf32>
    %40 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %expanded_17 : tensor<1x32x8x8xf32>, tensor<32x1x1xf32>) outs(%32 : tensor<1x32x8x8xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.mulf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x32x8x8xf32>
    %expanded_18 = tensor.expand_shape %arg12 [[0, 1, 2]] output_shape [32, 1, 1] : tensor<32xf32> into tensor<32x1x1xf32>
    %41 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40, %expanded_18 : tensor<1x32x8x8xf32>, tensor<32x1x1xf32>) outs(%32 : tensor<1x32x8x8xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.addf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x32x8x8xf32>
    %42 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%14, %arg13 : tensor<1x8x8x8xf32>, tensor<32x8x1x1xf32>) outs(%33 : tensor<1x32x8x8xf32>) -> tensor<1x32x8x8xf32>
    %43 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg81 : tensor<32xf32>) outs(%35 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.truncf %cst_1 : f64 to f32
      %226 = arith.addf %in, %225 : f32
      linalg.yield %226 : f32
    } -> tensor<32xf32>
    %44 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%43 : tensor<32xf32>) outs(%35 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = math.rsqrt %in : f32
      linalg.yield %225 : f32
    } -> tensor<32xf32>
    %expanded_19 = tensor.expand_shape %arg80 [[0, 1, 2]] output_shape [32, 1, 1] : tensor<32xf32> into tensor<32x1x1xf32>
    %expanded_20 = tensor.expand_shape %44 [[0, 1, 2]] output_shape [32, 1, 1] : tensor<32xf32> into tensor<32x1x1xf32>
    %45 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42, %expanded_19 : tensor<1x32x8x8xf32>, tensor<32x1x1xf32>) outs(%32 : tensor<1x32x8x8xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.subf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x32x8x8xf32>
    %46 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45, %expanded_20 : tensor<1x32x8x8xf32>, tensor<32x1x1xf32>) outs(%32 : tensor<1x32x8x8xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.mulf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x32x8x8xf32>
    %expanded_21 = tensor.expand_shape %arg14 [[0, 1, 2]] output_shape [32, 1, 1] : tensor<32xf32> into tensor<32x1x1xf32>
    %47 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46, %expanded_21 : tensor<1x32x8x8xf32>, tensor<32x1x1xf32>) outs(%32 : tensor<1x32x8x8xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.mulf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x32x8x8xf32>
    %expanded_22 = tensor.expand_shape %arg15 [[0, 1, 2]] output_shape [32, 1, 1] : tensor<32xf32> into tensor<32x1x1xf32>
    %48 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47, %expanded_22 : tensor<1x32x8x8xf32>, tensor<32x1x1xf32>) outs(%32 : tensor<1x32x8x8xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.addf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x32x8x8xf32>
    %49 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41, %48 : tensor<1x32x8x8xf32>, tensor<1x32x8x8xf32>) outs(%32 : tensor<1x32x8x8xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.addf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x32x8x8xf32>
    %50 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49 : tensor<1x32x8x8xf32>) outs(%32 : tensor<1x32x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.cmpf ugt, %in, %cst : f32
      %226 = arith.select %225, %in, %cst : f32
      linalg.yield %226 : f32
    } -> tensor<1x32x8x8xf32>
    %51 = tensor.empty() : tensor<1x16x8x8xf32>
    %52 = linalg.fill ins(%cst : f32) outs(%51 : tensor<1x16x8x8xf32>) -> tensor<1x16x8x8xf32>
    %53 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%50, %arg16 : tensor<1x32x8x8xf32>, tensor<16x32x1x1xf32>) outs(%52 : tensor<1x16x8x8xf32>) -> tensor<1x16x8x8xf32>
    %54 = tensor.empty() : tensor<16xf32>
    %55 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg83 : tensor<16xf32>) outs(%54 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.truncf %cst_1 : f64 to f32
      %226 = arith.addf %in, %225 : f32
      linalg.yield %226 : f32
    } -> tensor<16xf32>
    %56 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%55 : tensor<16xf32>) outs(%54 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = math.rsqrt %in : f32
      linalg.yield %225 : f32
    } -> tensor<16xf32>
    %expanded_23 = tensor.expand_shape %arg82 [[0, 1, 2]] output_shape [16, 1, 1] : tensor<16xf32> into tensor<16x1x1xf32>
    %expanded_24 = tensor.expand_shape %56 [[0, 1, 2]] output_shape [16, 1, 1] : tensor<16xf32> into tensor<16x1x1xf32>
    %57 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53, %expanded_23 : tensor<1x16x8x8xf32>, tensor<16x1x1xf32>) outs(%51 : tensor<1x16x8x8xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.subf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x16x8x8xf32>
    %58 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57, %expanded_24 : tensor<1x16x8x8xf32>, tensor<16x1x1xf32>) outs(%51 : tensor<1x16x8x8xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.mulf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x16x8x8xf32>
    %expanded_25 = tensor.expand_shape %arg17 [[0, 1, 2]] output_shape [16, 1, 1] : tensor<16xf32> into tensor<16x1x1xf32>
    %59 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %expanded_25 : tensor<1x16x8x8xf32>, tensor<16x1x1xf32>) outs(%51 : tensor<1x16x8x8xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.mulf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x16x8x8xf32>
    %expanded_26 = tensor.expand_shape %arg18 [[0, 1, 2]] output_shape [16, 1, 1] : tensor<16xf32> into tensor<16x1x1xf32>
    %60 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59, %expanded_26 : tensor<1x16x8x8xf32>, tensor<16x1x1xf32>) outs(%51 : tensor<1x16x8x8xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.addf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x16x8x8xf32>
    %61 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60 : tensor<1x16x8x8xf32>) outs(%51 : tensor<1x16x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.cmpf ugt, %in, %cst : f32
      %226 = arith.select %225, %in, %cst : f32
      linalg.yield %226 : f32
    } -> tensor<1x16x8x8xf32>
    %padded_27 = tensor.pad %61 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg118: index, %arg119: index, %arg120: index, %arg121: index):
      tensor.yield %cst : f32
    } : tensor<1x16x8x8xf32> to tensor<1x16x10x10xf32>
    %62 = tensor.empty() : tensor<1x16x4x4xf32>
    %63 = linalg.fill ins(%cst : f32) outs(%62 : tensor<1x16x4x4xf32>) -> tensor<1x16x4x4xf32>
    %64 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded_27, %arg19 : tensor<1x16x10x10xf32>, tensor<16x16x3x3xf32>) outs(%63 : tensor<1x16x4x4xf32>) -> tensor<1x16x4x4xf32>
    %65 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg85 : tensor<16xf32>) outs(%54 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.truncf %cst_1 : f64 to f32
      %226 = arith.addf %in, %225 : f32
      linalg.yield %226 : f32
    } -> tensor<16xf32>
    %66 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%65 : tensor<16xf32>) outs(%54 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = math.rsqrt %in : f32
      linalg.yield %225 : f32
    } -> tensor<16xf32>
    %expanded_28 = tensor.expand_shape %arg84 [[0, 1, 2]] output_shape [16, 1, 1] : tensor<16xf32> into tensor<16x1x1xf32>
    %expanded_29 = tensor.expand_shape %66 [[0, 1, 2]] output_shape [16, 1, 1] : tensor<16xf32> into tensor<16x1x1xf32>
    %67 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64, %expanded_28 : tensor<1x16x4x4xf32>, tensor<16x1x1xf32>) outs(%62 : tensor<1x16x4x4xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.subf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x16x4x4xf32>
    %68 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %expanded_29 : tensor<1x16x4x4xf32>, tensor<16x1x1xf32>) outs(%62 : tensor<1x16x4x4xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.mulf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x16x4x4xf32>
    %expanded_30 = tensor.expand_shape %arg20 [[0, 1, 2]] output_shape [16, 1, 1] : tensor<16xf32> into tensor<16x1x1xf32>
    %69 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%68, %expanded_30 : tensor<1x16x4x4xf32>, tensor<16x1x1xf32>) outs(%62 : tensor<1x16x4x4xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.mulf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x16x4x4xf32>
    %expanded_31 = tensor.expand_shape %arg21 [[0, 1, 2]] output_shape [16, 1, 1] : tensor<16xf32> into tensor<16x1x1xf32>
    %70 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%69, %expanded_31 : tensor<1x16x4x4xf32>, tensor<16x1x1xf32>) outs(%62 : tensor<1x16x4x4xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.addf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x16x4x4xf32>
    %71 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%70 : tensor<1x16x4x4xf32>) outs(%62 : tensor<1x16x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.cmpf ugt, %in, %cst : f32
      %226 = arith.select %225, %in, %cst : f32
      linalg.yield %226 : f32
    } -> tensor<1x16x4x4xf32>
    %72 = tensor.empty() : tensor<1x64x4x4xf32>
    %73 = linalg.fill ins(%cst : f32) outs(%72 : tensor<1x64x4x4xf32>) -> tensor<1x64x4x4xf32>
    %74 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%71, %arg22 : tensor<1x16x4x4xf32>, tensor<64x16x1x1xf32>) outs(%73 : tensor<1x64x4x4xf32>) -> tensor<1x64x4x4xf32>
    %75 = tensor.empty() : tensor<64xf32>
    %76 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg87 : tensor<64xf32>) outs(%75 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.truncf %cst_1 : f64 to f32
      %226 = arith.addf %in, %225 : f32
      linalg.yield %226 : f32
    } -> tensor<64xf32>
    %77 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%76 : tensor<64xf32>) outs(%75 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = math.rsqrt %in : f32
      linalg.yield %225 : f32
    } -> tensor<64xf32>
    %expanded_32 = tensor.expand_shape %arg86 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %expanded_33 = tensor.expand_shape %77 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %78 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74, %expanded_32 : tensor<1x64x4x4xf32>, tensor<64x1x1xf32>) outs(%72 : tensor<1x64x4x4xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.subf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x64x4x4xf32>
    %79 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%78, %expanded_33 : tensor<1x64x4x4xf32>, tensor<64x1x1xf32>) outs(%72 : tensor<1x64x4x4xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.mulf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x64x4x4xf32>
    %expanded_34 = tensor.expand_shape %arg23 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %80 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79, %expanded_34 : tensor<1x64x4x4xf32>, tensor<64x1x1xf32>) outs(%72 : tensor<1x64x4x4xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.mulf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x64x4x4xf32>
    %expanded_35 = tensor.expand_shape %arg24 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %81 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%80, %expanded_35 : tensor<1x64x4x4xf32>, tensor<64x1x1xf32>) outs(%72 : tensor<1x64x4x4xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.addf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x64x4x4xf32>
    %82 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%50, %arg25 : tensor<1x32x8x8xf32>, tensor<64x32x1x1xf32>) outs(%73 : tensor<1x64x4x4xf32>) -> tensor<1x64x4x4xf32>
    %83 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg89 : tensor<64xf32>) outs(%75 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.truncf %cst_1 : f64 to f32
      %226 = arith.addf %in, %225 : f32
      linalg.yield %226 : f32
    } -> tensor<64xf32>
    %84 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%83 : tensor<64xf32>) outs(%75 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = math.rsqrt %in : f32
      linalg.yield %225 : f32
    } -> tensor<64xf32>
    %expanded_36 = tensor.expand_shape %arg88 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %expanded_37 = tensor.expand_shape %84 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %85 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%82, %expanded_36 : tensor<1x64x4x4xf32>, tensor<64x1x1xf32>) outs(%72 : tensor<1x64x4x4xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.subf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x64x4x4xf32>
    %86 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%85, %expanded_37 : tensor<1x64x4x4xf32>, tensor<64x1x1xf32>) outs(%72 : tensor<1x64x4x4xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.mulf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x64x4x4xf32>
    %expanded_38 = tensor.expand_shape %arg26 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %87 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%86, %expanded_38 : tensor<1x64x4x4xf32>, tensor<64x1x1xf32>) outs(%72 : tensor<1x64x4x4xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.mulf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x64x4x4xf32>
    %expanded_39 = tensor.expand_shape %arg27 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %88 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%87, %expanded_39 : tensor<1x64x4x4xf32>, tensor<64x1x1xf32>) outs(%72 : tensor<1x64x4x4xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.addf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x64x4x4xf32>
    %89 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%81, %88 : tensor<1x64x4x4xf32>, tensor<1x64x4x4xf32>) outs(%72 : tensor<1x64x4x4xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.addf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x64x4x4xf32>
    %90 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%89 : tensor<1x64x4x4xf32>) outs(%72 : tensor<1x64x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.cmpf ugt, %in, %cst : f32
      %226 = arith.select %225, %in, %cst : f32
      linalg.yield %226 : f32
    } -> tensor<1x64x4x4xf32>
    %91 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%90, %arg28 : tensor<1x64x4x4xf32>, tensor<16x64x1x1xf32>) outs(%63 : tensor<1x16x4x4xf32>) -> tensor<1x16x4x4xf32>
    %92 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg91 : tensor<16xf32>) outs(%54 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.truncf %cst_1 : f64 to f32
      %226 = arith.addf %in, %225 : f32
      linalg.yield %226 : f32
    } -> tensor<16xf32>
    %93 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%92 : tensor<16xf32>) outs(%54 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = math.rsqrt %in : f32
      linalg.yield %225 : f32
    } -> tensor<16xf32>
    %expanded_40 = tensor.expand_shape %arg90 [[0, 1, 2]] output_shape [16, 1, 1] : tensor<16xf32> into tensor<16x1x1xf32>
    %expanded_41 = tensor.expand_shape %93 [[0, 1, 2]] output_shape [16, 1, 1] : tensor<16xf32> into tensor<16x1x1xf32>
    %94 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%91, %expanded_40 : tensor<1x16x4x4xf32>, tensor<16x1x1xf32>) outs(%62 : tensor<1x16x4x4xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.subf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x16x4x4xf32>
    %95 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%94, %expanded_41 : tensor<1x16x4x4xf32>, tensor<16x1x1xf32>) outs(%62 : tensor<1x16x4x4xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.mulf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x16x4x4xf32>
    %expanded_42 = tensor.expand_shape %arg29 [[0, 1, 2]] output_shape [16, 1, 1] : tensor<16xf32> into tensor<16x1x1xf32>
    %96 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%95, %expanded_42 : tensor<1x16x4x4xf32>, tensor<16x1x1xf32>) outs(%62 : tensor<1x16x4x4xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.mulf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x16x4x4xf32>
    %expanded_43 = tensor.expand_shape %arg30 [[0, 1, 2]] output_shape [16, 1, 1] : tensor<16xf32> into tensor<16x1x1xf32>
    %97 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%96, %expanded_43 : tensor<1x16x4x4xf32>, tensor<16x1x1xf32>) outs(%62 : tensor<1x16x4x4xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.addf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x16x4x4xf32>
    %98 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%97 : tensor<1x16x4x4xf32>) outs(%62 : tensor<1x16x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.cmpf ugt, %in, %cst : f32
      %226 = arith.select %225, %in, %cst : f32
      linalg.yield %226 : f32
    } -> tensor<1x16x4x4xf32>
    %padded_44 = tensor.pad %98 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg118: index, %arg119: index, %arg120: index, %arg121: index):
      tensor.yield %cst : f32
    } : tensor<1x16x4x4xf32> to tensor<1x16x6x6xf32>
    %99 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_44, %arg31 : tensor<1x16x6x6xf32>, tensor<16x16x3x3xf32>) outs(%63 : tensor<1x16x4x4xf32>) -> tensor<1x16x4x4xf32>
    %100 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg93 : tensor<16xf32>) outs(%54 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.truncf %cst_1 : f64 to f32
      %226 = arith.addf %in, %225 : f32
      linalg.yield %226 : f32
    } -> tensor<16xf32>
    %101 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%100 : tensor<16xf32>) outs(%54 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = math.rsqrt %in : f32
      linalg.yield %225 : f32
    } -> tensor<16xf32>
    %expanded_45 = tensor.expand_shape %arg92 [[0, 1, 2]] output_shape [16, 1, 1] : tensor<16xf32> into tensor<16x1x1xf32>
    %expanded_46 = tensor.expand_shape %101 [[0, 1, 2]] output_shape [16, 1, 1] : tensor<16xf32> into tensor<16x1x1xf32>
    %102 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%99, %expanded_45 : tensor<1x16x4x4xf32>, tensor<16x1x1xf32>) outs(%62 : tensor<1x16x4x4xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.subf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x16x4x4xf32>
    %103 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%102, %expanded_46 : tensor<1x16x4x4xf32>, tensor<16x1x1xf32>) outs(%62 : tensor<1x16x4x4xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.mulf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x16x4x4xf32>
    %expanded_47 = tensor.expand_shape %arg32 [[0, 1, 2]] output_shape [16, 1, 1] : tensor<16xf32> into tensor<16x1x1xf32>
    %104 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%103, %expanded_47 : tensor<1x16x4x4xf32>, tensor<16x1x1xf32>) outs(%62 : tensor<1x16x4x4xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.mulf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x16x4x4xf32>
    %expanded_48 = tensor.expand_shape %arg33 [[0, 1, 2]] output_shape [16, 1, 1] : tensor<16xf32> into tensor<16x1x1xf32>
    %105 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%104, %expanded_48 : tensor<1x16x4x4xf32>, tensor<16x1x1xf32>) outs(%62 : tensor<1x16x4x4xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.addf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x16x4x4xf32>
    %106 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%105 : tensor<1x16x4x4xf32>) outs(%62 : tensor<1x16x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.cmpf ugt, %in, %cst : f32
      %226 = arith.select %225, %in, %cst : f32
      linalg.yield %226 : f32
    } -> tensor<1x16x4x4xf32>
    %107 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%106, %arg34 : tensor<1x16x4x4xf32>, tensor<64x16x1x1xf32>) outs(%73 : tensor<1x64x4x4xf32>) -> tensor<1x64x4x4xf32>
    %108 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg95 : tensor<64xf32>) outs(%75 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.truncf %cst_1 : f64 to f32
      %226 = arith.addf %in, %225 : f32
      linalg.yield %226 : f32
    } -> tensor<64xf32>
    %109 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%108 : tensor<64xf32>) outs(%75 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = math.rsqrt %in : f32
      linalg.yield %225 : f32
    } -> tensor<64xf32>
    %expanded_49 = tensor.expand_shape %arg94 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %expanded_50 = tensor.expand_shape %109 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %110 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%107, %expanded_49 : tensor<1x64x4x4xf32>, tensor<64x1x1xf32>) outs(%72 : tensor<1x64x4x4xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.subf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x64x4x4xf32>
    %111 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%110, %expanded_50 : tensor<1x64x4x4xf32>, tensor<64x1x1xf32>) outs(%72 : tensor<1x64x4x4xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.mulf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x64x4x4xf32>
    %expanded_51 = tensor.expand_shape %arg35 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %112 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%111, %expanded_51 : tensor<1x64x4x4xf32>, tensor<64x1x1xf32>) outs(%72 : tensor<1x64x4x4xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.mulf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x64x4x4xf32>
    %expanded_52 = tensor.expand_shape %arg36 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %113 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%112, %expanded_52 : tensor<1x64x4x4xf32>, tensor<64x1x1xf32>) outs(%72 : tensor<1x64x4x4xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.addf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x64x4x4xf32>
    %114 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%113, %90 : tensor<1x64x4x4xf32>, tensor<1x64x4x4xf32>) outs(%72 : tensor<1x64x4x4xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.addf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x64x4x4xf32>
    %115 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%114 : tensor<1x64x4x4xf32>) outs(%72 : tensor<1x64x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.cmpf ugt, %in, %cst : f32
      %226 = arith.select %225, %in, %cst : f32
      linalg.yield %226 : f32
    } -> tensor<1x64x4x4xf32>
    %116 = tensor.empty() : tensor<1x32x4x4xf32>
    %117 = linalg.fill ins(%cst : f32) outs(%116 : tensor<1x32x4x4xf32>) -> tensor<1x32x4x4xf32>
    %118 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%115, %arg37 : tensor<1x64x4x4xf32>, tensor<32x64x1x1xf32>) outs(%117 : tensor<1x32x4x4xf32>) -> tensor<1x32x4x4xf32>
    %119 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg97 : tensor<32xf32>) outs(%35 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.truncf %cst_1 : f64 to f32
      %226 = arith.addf %in, %225 : f32
      linalg.yield %226 : f32
    } -> tensor<32xf32>
    %120 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%119 : tensor<32xf32>) outs(%35 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = math.rsqrt %in : f32
      linalg.yield %225 : f32
    } -> tensor<32xf32>
    %expanded_53 = tensor.expand_shape %arg96 [[0, 1, 2]] output_shape [32, 1, 1] : tensor<32xf32> into tensor<32x1x1xf32>
    %expanded_54 = tensor.expand_shape %120 [[0, 1, 2]] output_shape [32, 1, 1] : tensor<32xf32> into tensor<32x1x1xf32>
    %121 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%118, %expanded_53 : tensor<1x32x4x4xf32>, tensor<32x1x1xf32>) outs(%116 : tensor<1x32x4x4xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.subf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x32x4x4xf32>
    %122 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%121, %expanded_54 : tensor<1x32x4x4xf32>, tensor<32x1x1xf32>) outs(%116 : tensor<1x32x4x4xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.mulf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x32x4x4xf32>
    %expanded_55 = tensor.expand_shape %arg38 [[0, 1, 2]] output_shape [32, 1, 1] : tensor<32xf32> into tensor<32x1x1xf32>
    %123 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%122, %expanded_55 : tensor<1x32x4x4xf32>, tensor<32x1x1xf32>) outs(%116 : tensor<1x32x4x4xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.mulf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x32x4x4xf32>
    %expanded_56 = tensor.expand_shape %arg39 [[0, 1, 2]] output_shape [32, 1, 1] : tensor<32xf32> into tensor<32x1x1xf32>
    %124 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%123, %expanded_56 : tensor<1x32x4x4xf32>, tensor<32x1x1xf32>) outs(%116 : tensor<1x32x4x4xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.addf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x32x4x4xf32>
    %125 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%124 : tensor<1x32x4x4xf32>) outs(%116 : tensor<1x32x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.cmpf ugt, %in, %cst : f32
      %226 = arith.select %225, %in, %cst : f32
      linalg.yield %226 : f32
    } -> tensor<1x32x4x4xf32>
    %padded_57 = tensor.pad %125 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg118: index, %arg119: index, %arg120: index, %arg121: index):
      tensor.yield %cst : f32
    } : tensor<1x32x4x4xf32> to tensor<1x32x6x6xf32>
    %126 = tensor.empty() : tensor<1x32x2x2xf32>
    %127 = linalg.fill ins(%cst : f32) outs(%126 : tensor<1x32x2x2xf32>) -> tensor<1x32x2x2xf32>
    %128 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded_57, %arg40 : tensor<1x32x6x6xf32>, tensor<32x32x3x3xf32>) outs(%127 : tensor<1x32x2x2xf32>) -> tensor<1x32x2x2xf32>
    %129 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg99 : tensor<32xf32>) outs(%35 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.truncf %cst_1 : f64 to f32
      %226 = arith.addf %in, %225 : f32
      linalg.yield %226 : f32
    } -> tensor<32xf32>
    %130 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%129 : tensor<32xf32>) outs(%35 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = math.rsqrt %in : f32
      linalg.yield %225 : f32
    } -> tensor<32xf32>
    %expanded_58 = tensor.expand_shape %arg98 [[0, 1, 2]] output_shape [32, 1, 1] : tensor<32xf32> into tensor<32x1x1xf32>
    %expanded_59 = tensor.expand_shape %130 [[0, 1, 2]] output_shape [32, 1, 1] : tensor<32xf32> into tensor<32x1x1xf32>
    %131 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%128, %expanded_58 : tensor<1x32x2x2xf32>, tensor<32x1x1xf32>) outs(%126 : tensor<1x32x2x2xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.subf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x32x2x2xf32>
    %132 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%131, %expanded_59 : tensor<1x32x2x2xf32>, tensor<32x1x1xf32>) outs(%126 : tensor<1x32x2x2xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.mulf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x32x2x2xf32>
    %expanded_60 = tensor.expand_shape %arg41 [[0, 1, 2]] output_shape [32, 1, 1] : tensor<32xf32> into tensor<32x1x1xf32>
    %133 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%132, %expanded_60 : tensor<1x32x2x2xf32>, tensor<32x1x1xf32>) outs(%126 : tensor<1x32x2x2xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.mulf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x32x2x2xf32>
    %expanded_61 = tensor.expand_shape %arg42 [[0, 1, 2]] output_shape [32, 1, 1] : tensor<32xf32> into tensor<32x1x1xf32>
    %134 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%133, %expanded_61 : tensor<1x32x2x2xf32>, tensor<32x1x1xf32>) outs(%126 : tensor<1x32x2x2xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.addf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x32x2x2xf32>
    %135 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%134 : tensor<1x32x2x2xf32>) outs(%126 : tensor<1x32x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.cmpf ugt, %in, %cst : f32
      %226 = arith.select %225, %in, %cst : f32
      linalg.yield %226 : f32
    } -> tensor<1x32x2x2xf32>
    %136 = tensor.empty() : tensor<1x128x2x2xf32>
    %137 = linalg.fill ins(%cst : f32) outs(%136 : tensor<1x128x2x2xf32>) -> tensor<1x128x2x2xf32>
    %138 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%135, %arg43 : tensor<1x32x2x2xf32>, tensor<128x32x1x1xf32>) outs(%137 : tensor<1x128x2x2xf32>) -> tensor<1x128x2x2xf32>
    %139 = tensor.empty() : tensor<128xf32>
    %140 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg101 : tensor<128xf32>) outs(%139 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.truncf %cst_1 : f64 to f32
      %226 = arith.addf %in, %225 : f32
      linalg.yield %226 : f32
    } -> tensor<128xf32>
    %141 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%140 : tensor<128xf32>) outs(%139 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = math.rsqrt %in : f32
      linalg.yield %225 : f32
    } -> tensor<128xf32>
    %expanded_62 = tensor.expand_shape %arg100 [[0, 1, 2]] output_shape [128, 1, 1] : tensor<128xf32> into tensor<128x1x1xf32>
    %expanded_63 = tensor.expand_shape %141 [[0, 1, 2]] output_shape [128, 1, 1] : tensor<128xf32> into tensor<128x1x1xf32>
    %142 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%138, %expanded_62 : tensor<1x128x2x2xf32>, tensor<128x1x1xf32>) outs(%136 : tensor<1x128x2x2xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.subf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x128x2x2xf32>
    %143 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%142, %expanded_63 : tensor<1x128x2x2xf32>, tensor<128x1x1xf32>) outs(%136 : tensor<1x128x2x2xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.mulf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x128x2x2xf32>
    %expanded_64 = tensor.expand_shape %arg44 [[0, 1, 2]] output_shape [128, 1, 1] : tensor<128xf32> into tensor<128x1x1xf32>
    %144 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%143, %expanded_64 : tensor<1x128x2x2xf32>, tensor<128x1x1xf32>) outs(%136 : tensor<1x128x2x2xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.mulf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x128x2x2xf32>
    %expanded_65 = tensor.expand_shape %arg45 [[0, 1, 2]] output_shape [128, 1, 1] : tensor<128xf32> into tensor<128x1x1xf32>
    %145 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%144, %expanded_65 : tensor<1x128x2x2xf32>, tensor<128x1x1xf32>) outs(%136 : tensor<1x128x2x2xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.addf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x128x2x2xf32>
    %146 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%115, %arg46 : tensor<1x64x4x4xf32>, tensor<128x64x1x1xf32>) outs(%137 : tensor<1x128x2x2xf32>) -> tensor<1x128x2x2xf32>
    %147 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg103 : tensor<128xf32>) outs(%139 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.truncf %cst_1 : f64 to f32
      %226 = arith.addf %in, %225 : f32
      linalg.yield %226 : f32
    } -> tensor<128xf32>
    %148 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%147 : tensor<128xf32>) outs(%139 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = math.rsqrt %in : f32
      linalg.yield %225 : f32
    } -> tensor<128xf32>
    %expanded_66 = tensor.expand_shape %arg102 [[0, 1, 2]] output_shape [128, 1, 1] : tensor<128xf32> into tensor<128x1x1xf32>
    %expanded_67 = tensor.expand_shape %148 [[0, 1, 2]] output_shape [128, 1, 1] : tensor<128xf32> into tensor<128x1x1xf32>
    %149 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%146, %expanded_66 : tensor<1x128x2x2xf32>, tensor<128x1x1xf32>) outs(%136 : tensor<1x128x2x2xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.subf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x128x2x2xf32>
    %150 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%149, %expanded_67 : tensor<1x128x2x2xf32>, tensor<128x1x1xf32>) outs(%136 : tensor<1x128x2x2xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.mulf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x128x2x2xf32>
    %expanded_68 = tensor.expand_shape %arg47 [[0, 1, 2]] output_shape [128, 1, 1] : tensor<128xf32> into tensor<128x1x1xf32>
    %151 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%150, %expanded_68 : tensor<1x128x2x2xf32>, tensor<128x1x1xf32>) outs(%136 : tensor<1x128x2x2xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.mulf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x128x2x2xf32>
    %expanded_69 = tensor.expand_shape %arg48 [[0, 1, 2]] output_shape [128, 1, 1] : tensor<128xf32> into tensor<128x1x1xf32>
    %152 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%151, %expanded_69 : tensor<1x128x2x2xf32>, tensor<128x1x1xf32>) outs(%136 : tensor<1x128x2x2xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.addf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x128x2x2xf32>
    %153 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%145, %152 : tensor<1x128x2x2xf32>, tensor<1x128x2x2xf32>) outs(%136 : tensor<1x128x2x2xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.addf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x128x2x2xf32>
    %154 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%153 : tensor<1x128x2x2xf32>) outs(%136 : tensor<1x128x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.cmpf ugt, %in, %cst : f32
      %226 = arith.select %225, %in, %cst : f32
      linalg.yield %226 : f32
    } -> tensor<1x128x2x2xf32>
    %155 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%154, %arg49 : tensor<1x128x2x2xf32>, tensor<32x128x1x1xf32>) outs(%127 : tensor<1x32x2x2xf32>) -> tensor<1x32x2x2xf32>
    %156 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg105 : tensor<32xf32>) outs(%35 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.truncf %cst_1 : f64 to f32
      %226 = arith.addf %in, %225 : f32
      linalg.yield %226 : f32
    } -> tensor<32xf32>
    %157 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%156 : tensor<32xf32>) outs(%35 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = math.rsqrt %in : f32
      linalg.yield %225 : f32
    } -> tensor<32xf32>
    %expanded_70 = tensor.expand_shape %arg104 [[0, 1, 2]] output_shape [32, 1, 1] : tensor<32xf32> into tensor<32x1x1xf32>
    %expanded_71 = tensor.expand_shape %157 [[0, 1, 2]] output_shape [32, 1, 1] : tensor<32xf32> into tensor<32x1x1xf32>
    %158 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%155, %expanded_70 : tensor<1x32x2x2xf32>, tensor<32x1x1xf32>) outs(%126 : tensor<1x32x2x2xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.subf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x32x2x2xf32>
    %159 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%158, %expanded_71 : tensor<1x32x2x2xf32>, tensor<32x1x1xf32>) outs(%126 : tensor<1x32x2x2xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.mulf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x32x2x2xf32>
    %expanded_72 = tensor.expand_shape %arg50 [[0, 1, 2]] output_shape [32, 1, 1] : tensor<32xf32> into tensor<32x1x1xf32>
    %160 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%159, %expanded_72 : tensor<1x32x2x2xf32>, tensor<32x1x1xf32>) outs(%126 : tensor<1x32x2x2xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.mulf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x32x2x2xf32>
    %expanded_73 = tensor.expand_shape %arg51 [[0, 1, 2]] output_shape [32, 1, 1] : tensor<32xf32> into tensor<32x1x1xf32>
    %161 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%160, %expanded_73 : tensor<1x32x2x2xf32>, tensor<32x1x1xf32>) outs(%126 : tensor<1x32x2x2xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.addf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x32x2x2xf32>
    %162 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%161 : tensor<1x32x2x2xf32>) outs(%126 : tensor<1x32x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.cmpf ugt, %in, %cst : f32
      %226 = arith.select %225, %in, %cst : f32
      linalg.yield %226 : f32
    } -> tensor<1x32x2x2xf32>
    %padded_74 = tensor.pad %162 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg118: index, %arg119: index, %arg120: index, %arg121: index):
      tensor.yield %cst : f32
    } : tensor<1x32x2x2xf32> to tensor<1x32x4x4xf32>
    %163 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_74, %arg52 : tensor<1x32x4x4xf32>, tensor<32x32x3x3xf32>) outs(%127 : tensor<1x32x2x2xf32>) -> tensor<1x32x2x2xf32>
    %164 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg107 : tensor<32xf32>) outs(%35 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.truncf %cst_1 : f64 to f32
      %226 = arith.addf %in, %225 : f32
      linalg.yield %226 : f32
    } -> tensor<32xf32>
    %165 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%164 : tensor<32xf32>) outs(%35 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = math.rsqrt %in : f32
      linalg.yield %225 : f32
    } -> tensor<32xf32>
    %expanded_75 = tensor.expand_shape %arg106 [[0, 1, 2]] output_shape [32, 1, 1] : tensor<32xf32> into tensor<32x1x1xf32>
    %expanded_76 = tensor.expand_shape %165 [[0, 1, 2]] output_shape [32, 1, 1] : tensor<32xf32> into tensor<32x1x1xf32>
    %166 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%163, %expanded_75 : tensor<1x32x2x2xf32>, tensor<32x1x1xf32>) outs(%126 : tensor<1x32x2x2xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.subf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x32x2x2xf32>
    %167 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%166, %expanded_76 : tensor<1x32x2x2xf32>, tensor<32x1x1xf32>) outs(%126 : tensor<1x32x2x2xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.mulf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x32x2x2xf32>
    %expanded_77 = tensor.expand_shape %arg53 [[0, 1, 2]] output_shape [32, 1, 1] : tensor<32xf32> into tensor<32x1x1xf32>
    %168 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%167, %expanded_77 : tensor<1x32x2x2xf32>, tensor<32x1x1xf32>) outs(%126 : tensor<1x32x2x2xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.mulf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x32x2x2xf32>
    %expanded_78 = tensor.expand_shape %arg54 [[0, 1, 2]] output_shape [32, 1, 1] : tensor<32xf32> into tensor<32x1x1xf32>
    %169 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%168, %expanded_78 : tensor<1x32x2x2xf32>, tensor<32x1x1xf32>) outs(%126 : tensor<1x32x2x2xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.addf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x32x2x2xf32>
    %170 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%169 : tensor<1x32x2x2xf32>) outs(%126 : tensor<1x32x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.cmpf ugt, %in, %cst : f32
      %226 = arith.select %225, %in, %cst : f32
      linalg.yield %226 : f32
    } -> tensor<1x32x2x2xf32>
    %171 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%170, %arg55 : tensor<1x32x2x2xf32>, tensor<128x32x1x1xf32>) outs(%137 : tensor<1x128x2x2xf32>) -> tensor<1x128x2x2xf32>
    %172 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg109 : tensor<128xf32>) outs(%139 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.truncf %cst_1 : f64 to f32
      %226 = arith.addf %in, %225 : f32
      linalg.yield %226 : f32
    } -> tensor<128xf32>
    %173 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%172 : tensor<128xf32>) outs(%139 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = math.rsqrt %in : f32
      linalg.yield %225 : f32
    } -> tensor<128xf32>
    %expanded_79 = tensor.expand_shape %arg108 [[0, 1, 2]] output_shape [128, 1, 1] : tensor<128xf32> into tensor<128x1x1xf32>
    %expanded_80 = tensor.expand_shape %173 [[0, 1, 2]] output_shape [128, 1, 1] : tensor<128xf32> into tensor<128x1x1xf32>
    %174 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%171, %expanded_79 : tensor<1x128x2x2xf32>, tensor<128x1x1xf32>) outs(%136 : tensor<1x128x2x2xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.subf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x128x2x2xf32>
    %175 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%174, %expanded_80 : tensor<1x128x2x2xf32>, tensor<128x1x1xf32>) outs(%136 : tensor<1x128x2x2xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.mulf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x128x2x2xf32>
    %expanded_81 = tensor.expand_shape %arg56 [[0, 1, 2]] output_shape [128, 1, 1] : tensor<128xf32> into tensor<128x1x1xf32>
    %176 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%175, %expanded_81 : tensor<1x128x2x2xf32>, tensor<128x1x1xf32>) outs(%136 : tensor<1x128x2x2xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.mulf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x128x2x2xf32>
    %expanded_82 = tensor.expand_shape %arg57 [[0, 1, 2]] output_shape [128, 1, 1] : tensor<128xf32> into tensor<128x1x1xf32>
    %177 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%176, %expanded_82 : tensor<1x128x2x2xf32>, tensor<128x1x1xf32>) outs(%136 : tensor<1x128x2x2xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.addf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x128x2x2xf32>
    %178 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%177, %154 : tensor<1x128x2x2xf32>, tensor<1x128x2x2xf32>) outs(%136 : tensor<1x128x2x2xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.addf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x128x2x2xf32>
    %179 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%178 : tensor<1x128x2x2xf32>) outs(%136 : tensor<1x128x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.cmpf ugt, %in, %cst : f32
      %226 = arith.select %225, %in, %cst : f32
      linalg.yield %226 : f32
    } -> tensor<1x128x2x2xf32>
    %180 = tensor.empty() : tensor<1x64x2x2xf32>
    %181 = linalg.fill ins(%cst : f32) outs(%180 : tensor<1x64x2x2xf32>) -> tensor<1x64x2x2xf32>
    %182 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%179, %arg58 : tensor<1x128x2x2xf32>, tensor<64x128x1x1xf32>) outs(%181 : tensor<1x64x2x2xf32>) -> tensor<1x64x2x2xf32>
    %183 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg111 : tensor<64xf32>) outs(%75 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.truncf %cst_1 : f64 to f32
      %226 = arith.addf %in, %225 : f32
      linalg.yield %226 : f32
    } -> tensor<64xf32>
    %184 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%183 : tensor<64xf32>) outs(%75 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = math.rsqrt %in : f32
      linalg.yield %225 : f32
    } -> tensor<64xf32>
    %expanded_83 = tensor.expand_shape %arg110 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %expanded_84 = tensor.expand_shape %184 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %185 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%182, %expanded_83 : tensor<1x64x2x2xf32>, tensor<64x1x1xf32>) outs(%180 : tensor<1x64x2x2xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.subf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x64x2x2xf32>
    %186 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%185, %expanded_84 : tensor<1x64x2x2xf32>, tensor<64x1x1xf32>) outs(%180 : tensor<1x64x2x2xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.mulf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x64x2x2xf32>
    %expanded_85 = tensor.expand_shape %arg59 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %187 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%186, %expanded_85 : tensor<1x64x2x2xf32>, tensor<64x1x1xf32>) outs(%180 : tensor<1x64x2x2xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.mulf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x64x2x2xf32>
    %expanded_86 = tensor.expand_shape %arg60 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %188 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%187, %expanded_86 : tensor<1x64x2x2xf32>, tensor<64x1x1xf32>) outs(%180 : tensor<1x64x2x2xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.addf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x64x2x2xf32>
    %189 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%188 : tensor<1x64x2x2xf32>) outs(%180 : tensor<1x64x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.cmpf ugt, %in, %cst : f32
      %226 = arith.select %225, %in, %cst : f32
      linalg.yield %226 : f32
    } -> tensor<1x64x2x2xf32>
    %padded_87 = tensor.pad %189 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg118: index, %arg119: index, %arg120: index, %arg121: index):
      tensor.yield %cst : f32
    } : tensor<1x64x2x2xf32> to tensor<1x64x4x4xf32>
    %190 = tensor.empty() : tensor<1x64x1x1xf32>
    %191 = linalg.fill ins(%cst : f32) outs(%190 : tensor<1x64x1x1xf32>) -> tensor<1x64x1x1xf32>
    %192 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded_87, %arg61 : tensor<1x64x4x4xf32>, tensor<64x64x3x3xf32>) outs(%191 : tensor<1x64x1x1xf32>) -> tensor<1x64x1x1xf32>
    %193 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg113 : tensor<64xf32>) outs(%75 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.truncf %cst_1 : f64 to f32
      %226 = arith.addf %in, %225 : f32
      linalg.yield %226 : f32
    } -> tensor<64xf32>
    %194 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%193 : tensor<64xf32>) outs(%75 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = math.rsqrt %in : f32
      linalg.yield %225 : f32
    } -> tensor<64xf32>
    %expanded_88 = tensor.expand_shape %arg112 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %expanded_89 = tensor.expand_shape %194 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %195 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%192, %expanded_88 : tensor<1x64x1x1xf32>, tensor<64x1x1xf32>) outs(%190 : tensor<1x64x1x1xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.subf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x64x1x1xf32>
    %196 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%195, %expanded_89 : tensor<1x64x1x1xf32>, tensor<64x1x1xf32>) outs(%190 : tensor<1x64x1x1xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.mulf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x64x1x1xf32>
    %expanded_90 = tensor.expand_shape %arg62 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %197 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%196, %expanded_90 : tensor<1x64x1x1xf32>, tensor<64x1x1xf32>) outs(%190 : tensor<1x64x1x1xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.mulf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x64x1x1xf32>
    %expanded_91 = tensor.expand_shape %arg63 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %198 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%197, %expanded_91 : tensor<1x64x1x1xf32>, tensor<64x1x1xf32>) outs(%190 : tensor<1x64x1x1xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.addf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x64x1x1xf32>
    %199 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%198 : tensor<1x64x1x1xf32>) outs(%190 : tensor<1x64x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.cmpf ugt, %in, %cst : f32
      %226 = arith.select %225, %in, %cst : f32
      linalg.yield %226 : f32
    } -> tensor<1x64x1x1xf32>
    %200 = tensor.empty() : tensor<1x256x1x1xf32>
    %201 = linalg.fill ins(%cst : f32) outs(%200 : tensor<1x256x1x1xf32>) -> tensor<1x256x1x1xf32>
    %202 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%199, %arg64 : tensor<1x64x1x1xf32>, tensor<256x64x1x1xf32>) outs(%201 : tensor<1x256x1x1xf32>) -> tensor<1x256x1x1xf32>
    %203 = tensor.empty() : tensor<256xf32>
    %204 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg115 : tensor<256xf32>) outs(%203 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.truncf %cst_1 : f64 to f32
      %226 = arith.addf %in, %225 : f32
      linalg.yield %226 : f32
    } -> tensor<256xf32>
    %205 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%204 : tensor<256xf32>) outs(%203 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = math.rsqrt %in : f32
      linalg.yield %225 : f32
    } -> tensor<256xf32>
    %expanded_92 = tensor.expand_shape %arg114 [[0, 1, 2]] output_shape [256, 1, 1] : tensor<256xf32> into tensor<256x1x1xf32>
    %expanded_93 = tensor.expand_shape %205 [[0, 1, 2]] output_shape [256, 1, 1] : tensor<256xf32> into tensor<256x1x1xf32>
    %206 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%202, %expanded_92 : tensor<1x256x1x1xf32>, tensor<256x1x1xf32>) outs(%200 : tensor<1x256x1x1xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.subf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x256x1x1xf32>
    %207 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%206, %expanded_93 : tensor<1x256x1x1xf32>, tensor<256x1x1xf32>) outs(%200 : tensor<1x256x1x1xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.mulf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x256x1x1xf32>
    %expanded_94 = tensor.expand_shape %arg65 [[0, 1, 2]] output_shape [256, 1, 1] : tensor<256xf32> into tensor<256x1x1xf32>
    %208 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%207, %expanded_94 : tensor<1x256x1x1xf32>, tensor<256x1x1xf32>) outs(%200 : tensor<1x256x1x1xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.mulf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x256x1x1xf32>
    %expanded_95 = tensor.expand_shape %arg66 [[0, 1, 2]] output_shape [256, 1, 1] : tensor<256xf32> into tensor<256x1x1xf32>
    %209 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%208, %expanded_95 : tensor<1x256x1x1xf32>, tensor<256x1x1xf32>) outs(%200 : tensor<1x256x1x1xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.addf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x256x1x1xf32>
    %210 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%179, %arg67 : tensor<1x128x2x2xf32>, tensor<256x128x1x1xf32>) outs(%201 : tensor<1x256x1x1xf32>) -> tensor<1x256x1x1xf32>
    %211 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg117 : tensor<256xf32>) outs(%203 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.truncf %cst_1 : f64 to f32
      %226 = arith.addf %in, %225 : f32
      linalg.yield %226 : f32
    } -> tensor<256xf32>
    %212 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%211 : tensor<256xf32>) outs(%203 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = math.rsqrt %in : f32
      linalg.yield %225 : f32
    } -> tensor<256xf32>
    %expanded_96 = tensor.expand_shape %arg116 [[0, 1, 2]] output_shape [256, 1, 1] : tensor<256xf32> into tensor<256x1x1xf32>
    %expanded_97 = tensor.expand_shape %212 [[0, 1, 2]] output_shape [256, 1, 1] : tensor<256xf32> into tensor<256x1x1xf32>
    %213 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%210, %expanded_96 : tensor<1x256x1x1xf32>, tensor<256x1x1xf32>) outs(%200 : tensor<1x256x1x1xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.subf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x256x1x1xf32>
    %214 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%213, %expanded_97 : tensor<1x256x1x1xf32>, tensor<256x1x1xf32>) outs(%200 : tensor<1x256x1x1xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.mulf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x256x1x1xf32>
    %expanded_98 = tensor.expand_shape %arg68 [[0, 1, 2]] output_shape [256, 1, 1] : tensor<256xf32> into tensor<256x1x1xf32>
    %215 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%214, %expanded_98 : tensor<1x256x1x1xf32>, tensor<256x1x1xf32>) outs(%200 : tensor<1x256x1x1xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.mulf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x256x1x1xf32>
    %expanded_99 = tensor.expand_shape %arg69 [[0, 1, 2]] output_shape [256, 1, 1] : tensor<256xf32> into tensor<256x1x1xf32>
    %216 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%215, %expanded_99 : tensor<1x256x1x1xf32>, tensor<256x1x1xf32>) outs(%200 : tensor<1x256x1x1xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.addf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x256x1x1xf32>
    %217 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%209, %216 : tensor<1x256x1x1xf32>, tensor<1x256x1x1xf32>) outs(%200 : tensor<1x256x1x1xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.addf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x256x1x1xf32>
    %218 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%217 : tensor<1x256x1x1xf32>) outs(%200 : tensor<1x256x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.cmpf ugt, %in, %cst : f32
      %226 = arith.select %225, %in, %cst : f32
      linalg.yield %226 : f32
    } -> tensor<1x256x1x1xf32>
    %219 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%218 : tensor<1x256x1x1xf32>) outs(%201 : tensor<1x256x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.addf %in, %out : f32
      linalg.yield %225 : f32
    } -> tensor<1x256x1x1xf32>
    %collapsed = tensor.collapse_shape %219 [[0], [1, 2, 3]] : tensor<1x256x1x1xf32> into tensor<1x256xf32>
    %220 = tensor.empty() : tensor<256x10xf32>
    %transposed = linalg.transpose ins(%arg70 : tensor<10x256xf32>) outs(%220 : tensor<256x10xf32>) permutation = [1, 0] 
    %221 = tensor.empty() : tensor<1x10xf32>
    %222 = linalg.fill ins(%cst : f32) outs(%221 : tensor<1x10xf32>) -> tensor<1x10xf32>
    %223 = linalg.matmul ins(%collapsed, %transposed : tensor<1x256xf32>, tensor<256x10xf32>) outs(%222 : tensor<1x10xf32>) -> tensor<1x10xf32>
    %224 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%223, %arg71 : tensor<1x10xf32>, tensor<10xf32>) outs(%221 : tensor<1x10xf32>) {
    ^bb0(%in: f32, %in_100: f32, %out: f32):
      %225 = arith.addf %in, %in_100 : f32
      linalg.yield %225 : f32
    } -> tensor<1x10xf32>
    return %224 : tensor<1x10xf32>
  }
}
