#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d1, 0, 0)>
module {
  func.func @main(%arg0: tensor<1x3x9x9xf32>, %arg1: tensor<3x1x1xf32>) -> tensor<1x3x1x1xf32> {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f64
    %0 = tensor.empty() : tensor<1x3x4x7xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x3x4x7xf32>) -> tensor<1x3x4x7xf32>
    %2 = tensor.empty() : tensor<2x2xf32>
    %3 = linalg.pooling_nchw_max {dilations = dense<2> : vector<2xi64>, strides = dense<[2, 1]> : vector<2xi64>} ins(%arg0, %2 : tensor<1x3x9x9xf32>, tensor<2x2xf32>) outs(%1 : tensor<1x3x4x7xf32>) -> tensor<1x3x4x7xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%3, %arg1 : tensor<1x3x4x7xf32>, tensor<3x1x1xf32>) outs(%0 : tensor<1x3x4x7xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %12 = arith.mulf %in, %in_1 : f32
      linalg.yield %12 : f32
    } -> tensor<1x3x4x7xf32>
    %5 = tensor.empty() : tensor<1x3x4x7xi1>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%3 : tensor<1x3x4x7xf32>) outs(%5 : tensor<1x3x4x7xi1>) {
    ^bb0(%in: f32, %out: i1):
      %12 = arith.extf %in : f32 to f64
      %13 = arith.cmpf olt, %12, %cst_0 : f64
      linalg.yield %13 : i1
    } -> tensor<1x3x4x7xi1>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6, %4, %3 : tensor<1x3x4x7xi1>, tensor<1x3x4x7xf32>, tensor<1x3x4x7xf32>) outs(%0 : tensor<1x3x4x7xf32>) {
    ^bb0(%in: i1, %in_1: f32, %in_2: f32, %out: f32):
      %12 = arith.select %in, %in_1, %in_2 : f32
      linalg.yield %12 : f32
    } -> tensor<1x3x4x7xf32>
    %8 = tensor.empty() : tensor<1x3x1x1xf32>
    %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<1x3x1x1xf32>) -> tensor<1x3x1x1xf32>
    %10 = tensor.empty() : tensor<4x7xf32>
    %11 = linalg.pooling_nchw_max {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%7, %10 : tensor<1x3x4x7xf32>, tensor<4x7xf32>) outs(%9 : tensor<1x3x1x1xf32>) -> tensor<1x3x1x1xf32>
    return %11 : tensor<1x3x1x1xf32>
  }
}

