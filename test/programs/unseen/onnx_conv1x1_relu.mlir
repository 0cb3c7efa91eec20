#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @conv1x1_relu(%arg0: tensor<2x16x12x12xf32>, %arg1: tensor<24x16x1x1xf32>, %arg2: tensor<24xf32>) -> tensor<2x24x12x12xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x24x12x12xf32>
    %broadcasted = linalg.broadcast ins(%arg2 : tensor<24xf32>) outs(%0 : tensor<2x24x12x12xf32>) dimensions = [0, 2, 3] 
    %1 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%arg0, %arg1 : tensor<2x16x12x12xf32>, tensor<24x16x1x1xf32>) outs(%broadcasted : tensor<2x24x12x12xf32>) -> tensor<2x24x12x12xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1 : tensor<2x24x12x12xf32>) outs(%0 : tensor<2x24x12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3 = arith.cmpf ugt, %in, %cst : f32
      %4 = arith.select %3, %in, %cst : f32
      linalg.yield %4 : f32
    } -> tensor<2x24x12x12xf32>
    return %2 : tensor<2x24x12x12xf32>
  }
}

