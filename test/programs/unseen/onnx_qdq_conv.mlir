#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0)>
module {
  func.func @main(%arg0: tensor<1x3x8x8xi8>) -> tensor<1x4x4x4xi8> {
    %c3_i64 = arith.constant 3 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<[0.00830631424, 0.00259548891, 0.00152294955, 0.00199303916]> : tensor<4xf32>
    %cst_1 = arith.constant 5.000000e-02 : f32
    %cst_2 = arith.constant -1.280000e+02 : f32
    %cst_3 = arith.constant 1.270000e+02 : f32
    %cst_4 = arith.constant 3.000000e+00 : f32
    %cst_5 = arith.constant dense<"0xF6D7BED32CE4620F20053AE3161B4822130BA7E9DA18DB12FFE001D9C709601617154BE8F00D0B60C0F1C6430AADC14AF457AFD0099FEAFCCCC1545D004EFD5BA514A5034B41C71EBECEF15521F4C53611001EC151D7FB0EBFB9FB9F14F2CC33DD16C6DD192B1BFCCE625136"> : tensor<4x3x3x3xi8>
    %cst_6 = arith.constant dense<0> : tensor<4xi8>
    %0 = tensor.empty() : tensor<1x3x8x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<1x3x8x8xi8>) outs(%0 : tensor<1x3x8x8xf32>) {
    ^bb0(%in: i8, %out: f32):
      %9 = arith.extsi %in : i8 to i64
      %10 = arith.subi %9, %c3_i64 : i64
      %11 = arith.sitofp %10 : i64 to f32
      %12 = arith.mulf %11, %cst_1 : f32
      linalg.yield %12 : f32
    } -> tensor<1x3x8x8xf32>
    %2 = tensor.empty() : tensor<4x3x3x3xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_5, %cst_0, %cst_6 : tensor<4x3x3x3xi8>, tensor<4xf32>, tensor<4xi8>) outs(%2 : tensor<4x3x3x3xf32>) {
    ^bb0(%in: i8, %in_7: f32, %in_8: i8, %out: f32):
      %9 = arith.extsi %in_8 : i8 to i16
      %10 = arith.extsi %in : i8 to i16
      %11 = arith.subi %10, %9 : i16
      %12 = arith.sitofp %11 : i16 to f32
      %13 = arith.mulf %12, %in_7 : f32
      linalg.yield %13 : f32
    } -> tensor<4x3x3x3xf32>
    %padded = tensor.pad %1 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index):
      tensor.yield %cst : f32
    } : tensor<1x3x8x8xf32> to tensor<1x3x10x10xf32>
    %4 = tensor.empty() : tensor<1x4x4x4xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
    %6 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded, %3 : tensor<1x3x10x10xf32>, tensor<4x3x3x3xf32>) outs(%5 : tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
    %7 = tensor.empty() : tensor<1x4x4x4xi8>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6 : tensor<1x4x4x4xf32>) outs(%7 : tensor<1x4x4x4xi8>) {
    ^bb0(%in: f32, %out: i8):
      %9 = arith.divf %in, %cst_1 : f32
      %10 = math.roundeven %9 : f32
      %11 = arith.addf %10, %cst_4 : f32
      %12 = arith.maximumf %11, %cst_2 : f32
      %13 = arith.minimumf %12, %cst_3 : f32
      %14 = arith.fptosi %13 : f32 to i8
      linalg.yield %14 : i8
    } -> tensor<1x4x4x4xi8>
    return %8 : tensor<1x4x4x4xi8>
  }
}

