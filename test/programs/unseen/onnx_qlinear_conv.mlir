#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<1x3x7x7xi8>) -> tensor<1x4x7x7xi8> {
    %cst = arith.constant dense<[-2, 67, 24, -86]> : tensor<4xi32>
    %c-128_i8 = arith.constant -128 : i8
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 2.550000e+02 : f32
    %c0_i32 = arith.constant 0 : i32
    %c0_i8 = arith.constant 0 : i8
    %cst_2 = arith.constant 1.9999999105930338E-4 : f64
    %cst_3 = arith.constant 5.000000e-02 : f32
    %cst_4 = arith.constant 1.000000e+02 : f32
    %cst_5 = arith.constant dense<"0x4ED84F224DC43357A6E51BB101193454EEF4FA5AC3FFA6F15817E2621458A0F84233EDFFF005CA38ACEFD42E31295455C1B3B72D5D54215C499FB448AD5F405AE4BA035DE54DE83FCAFCDDCB4D3BB8535DD1F1071FF4BA5526A53E2DC11600A2542BDAA0AF33BA024E54D2AA"> : tensor<4x3x3x3xi8>
    %0 = tensor.empty() : tensor<1x3x7x7xi8>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<1x3x7x7xi8>) outs(%0 : tensor<1x3x7x7xi8>) {
    ^bb0(%in: i8, %out: i8):
      %8 = arith.addi %in, %c-128_i8 : i8
      linalg.yield %8 : i8
    } -> tensor<1x3x7x7xi8>
    %padded = tensor.pad %1 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index):
      tensor.yield %c0_i8 : i8
    } : tensor<1x3x7x7xi8> to tensor<1x3x9x9xi8>
    %2 = tensor.empty() : tensor<1x4x7x7xi32>
    %broadcasted = linalg.broadcast ins(%cst : tensor<4xi32>) outs(%2 : tensor<1x4x7x7xi32>) dimensions = [0, 2, 3] 
    %3 = linalg.conv_2d_nchw_fchw_q {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded, %cst_5, %c0_i32, %c0_i32 : tensor<1x3x9x9xi8>, tensor<4x3x3x3xi8>, i32, i32) outs(%broadcasted : tensor<1x4x7x7xi32>) -> tensor<1x4x7x7xi32>
    %4 = tensor.empty() : tensor<1x4x7x7xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%3 : tensor<1x4x7x7xi32>) outs(%4 : tensor<1x4x7x7xf32>) {
    ^bb0(%in: i32, %out: f32):
      %8 = arith.truncf %cst_2 : f64 to f32
      %9 = arith.sitofp %in : i32 to f32
      %10 = arith.mulf %9, %8 : f32
      linalg.yield %10 : f32
    } -> tensor<1x4x7x7xf32>
    %6 = tensor.empty() : tensor<1x4x7x7xi8>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5 : tensor<1x4x7x7xf32>) outs(%6 : tensor<1x4x7x7xi8>) {
    ^bb0(%in: f32, %out: i8):
      %8 = arith.divf %in, %cst_3 : f32
      %9 = math.roundeven %8 : f32
      %10 = arith.addf %9, %cst_4 : f32
      %11 = arith.maximumf %10, %cst_0 : f32
      %12 = arith.minimumf %11, %cst_1 : f32
      %13 = arith.fptoui %12 : f32 to i8
      linalg.yield %13 : i8
    } -> tensor<1x4x7x7xi8>
    return %7 : tensor<1x4x7x7xi8>
  }
}

