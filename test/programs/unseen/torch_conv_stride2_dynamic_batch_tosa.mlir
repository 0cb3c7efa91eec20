#map = affine_map<(d0, d1, d2, d3) -> (d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = none, profiles = [pro_int, pro_fp], extensions = [dynamic, doubleround]>} {
  func.func @main(%arg0: tensor<?x3x8x8xf32>, %arg1: tensor<8x3x3x3xf32>, %arg2: tensor<8xf32>) -> tensor<?x8x4x4xf32> {
    %cst = arith.constant 6.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x3x8x8xf32>
    %0 = tensor.empty(%dim) : tensor<?x8x8x3xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<?x3x8x8xf32>) outs(%0 : tensor<?x8x8x3xf32>) permutation = [0, 2, 3, 1] 
    %padded = tensor.pad %transposed low[0, 1, 1, 0] high[0, 0, 0, 0] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index):
      tensor.yield %cst_0 : f32
    } : tensor<?x8x8x3xf32> to tensor<?x9x9x3xf32>
    %1 = tensor.empty() : tensor<3x3x3x8xf32>
    %transposed_1 = linalg.transpose ins(%arg1 : tensor<8x3x3x3xf32>) outs(%1 : tensor<3x3x3x8xf32>) permutation = [2, 3, 1, 0] 
    %2 = tensor.empty(%dim) : tensor<?x4x4x8xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<8xf32>) outs(%2 : tensor<?x4x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x4x4x8xf32>
    %4 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%padded, %transposed_1 : tensor<?x9x9x3xf32>, tensor<3x3x3x8xf32>) outs(%3 : tensor<?x4x4x8xf32>) -> tensor<?x4x4x8xf32>
    %5 = tensor.empty(%dim) : tensor<?x8x4x4xf32>
    %transposed_2 = linalg.transpose ins(%4 : tensor<?x4x4x8xf32>) outs(%5 : tensor<?x8x4x4xf32>) permutation = [0, 3, 1, 2] 
    %6 = tensor.empty(%dim) : tensor<?x8x4x4xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_2 : tensor<?x8x4x4xf32>) outs(%6 : tensor<?x8x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %8 = arith.minimumf %in, %cst : f32
      %9 = arith.maximumf %8, %cst_0 : f32
      linalg.yield %9 : f32
    } -> tensor<?x8x4x4xf32>
    return %7 : tensor<?x8x4x4xf32>
  }
}

