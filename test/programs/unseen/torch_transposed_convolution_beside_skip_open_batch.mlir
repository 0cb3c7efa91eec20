#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<?x16x6x6xf32>, %arg1: tensor<?x8x12x12xf32>, %arg2: tensor<16x8x2x2xf32>, %arg3: tensor<8xf32>, %arg4: tensor<8x16x3x3xf32>, %arg5: tensor<8xf32>) -> tensor<?x8x12x12xf32> {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x16x6x6xf32>
    %0 = tensor.empty() : tensor<8x16x2x2xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<8x16x2x2xf32>) -> tensor<8x16x2x2xf32>
    %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%1 : tensor<8x16x2x2xf32>) {
    ^bb0(%out: f32):
      %10 = linalg.index 0 : index
      %11 = linalg.index 1 : index
      %12 = linalg.index 2 : index
      %13 = linalg.index 3 : index
      %14 = arith.subi %c1, %12 : index
      %15 = arith.subi %c1, %13 : index
      %extracted = tensor.extract %arg2[%11, %10, %14, %15] : tensor<16x8x2x2xf32>
      linalg.yield %extracted : f32
    } -> tensor<8x16x2x2xf32>
    %3 = tensor.empty(%dim) : tensor<?x16x13x13xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<?x16x13x13xf32>) -> tensor<?x16x13x13xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %4[0, 0, 1, 1] [%dim, 16, 6, 6] [1, 1, 2, 2] : tensor<?x16x6x6xf32> into tensor<?x16x13x13xf32>
    %5 = tensor.empty(%dim) : tensor<?x8x12x12xf32>
    %broadcasted = linalg.broadcast ins(%arg3 : tensor<8xf32>) outs(%5 : tensor<?x8x12x12xf32>) dimensions = [0, 2, 3] 
    %6 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice, %2 : tensor<?x16x13x13xf32>, tensor<8x16x2x2xf32>) outs(%broadcasted : tensor<?x8x12x12xf32>) -> tensor<?x8x12x12xf32>
    %concat = tensor.concat dim(1) %arg1, %6 : (tensor<?x8x12x12xf32>, tensor<?x8x12x12xf32>) -> tensor<?x16x12x12xf32>
    %dim_0 = tensor.dim %arg1, %c0 : tensor<?x8x12x12xf32>
    %padded = tensor.pad %concat low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index, %arg9: index):
      tensor.yield %cst : f32
    } : tensor<?x16x12x12xf32> to tensor<?x16x14x14xf32>
    %7 = tensor.empty(%dim_0) : tensor<?x8x12x12xf32>
    %broadcasted_1 = linalg.broadcast ins(%arg5 : tensor<8xf32>) outs(%7 : tensor<?x8x12x12xf32>) dimensions = [0, 2, 3] 
    %8 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded, %arg4 : tensor<?x16x14x14xf32>, tensor<8x16x3x3xf32>) outs(%broadcasted_1 : tensor<?x8x12x12xf32>) -> tensor<?x8x12x12xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8 : tensor<?x8x12x12xf32>) outs(%7 : tensor<?x8x12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %10 = arith.cmpf ugt, %in, %cst : f32
      %11 = arith.select %10, %in, %cst : f32
      linalg.yield %11 : f32
    } -> tensor<?x8x12x12xf32>
    return %9 : tensor<?x8x12x12xf32>
  }
}
