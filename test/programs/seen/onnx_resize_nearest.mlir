#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @resize_nearest(%arg0: tensor<1x4x4x4xf32>, %arg1: tensor<8x4x1x1xf32>) -> tensor<1x8x8x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 2.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %cst_1 = arith.constant 3.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x4x8x8xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%0 : tensor<1x4x8x8xf32>) {
    ^bb0(%out: f32):
      %5 = linalg.index 1 : index
      %6 = linalg.index 2 : index
      %7 = linalg.index 3 : index
      %8 = arith.index_cast %6 : index to i64
      %9 = arith.sitofp %8 : i64 to f32
      %10 = arith.divf %9, %cst_0 : f32
      %11 = math.floor %10 : f32
      %12 = arith.maximumf %11, %cst : f32
      %13 = arith.minimumf %12, %cst_1 : f32
      %14 = arith.fptosi %13 : f32 to i64
      %15 = arith.index_cast %14 : i64 to index
      %16 = arith.index_cast %7 : index to i64
      %17 = arith.sitofp %16 : i64 to f32
      %18 = arith.divf %17, %cst_0 : f32
      %19 = math.floor %18 : f32
      %20 = arith.maximumf %19, %cst : f32
      %21 = arith.minimumf %20, %cst_1 : f32
      %22 = arith.fptosi %21 : f32 to i64
      %23 = arith.index_cast %22 : i64 to index
      %extracted = tensor.extract %arg0[%c0, %5, %15, %23] : tensor<1x4x4x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x4x8x8xf32>
    %2 = tensor.empty() : tensor<1x8x8x8xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
    %4 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%1, %arg1 : tensor<1x4x8x8xf32>, tensor<8x4x1x1xf32>) outs(%3 : tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
    return %4 : tensor<1x8x8x8xf32>
  }
}

