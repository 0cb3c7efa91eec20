#map = affine_map<(d0, d1, d2, d3) -> (d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = none, profiles = [pro_int, pro_fp], extensions = [dynamic, doubleround]>} {
  func.func @main(%arg0: tensor<1x3x12x12xf32>, %arg1: tensor<6x3x3x3xf32>, %arg2: tensor<6xf32>, %arg3: tensor<10x6xf32>) -> tensor<1x10xf32> {
    %cst = arith.constant 3.40282347E+38 : f32
    %cst_0 = arith.constant -3.40282347E+38 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %cst_2 = arith.constant dense<0.111111112> : tensor<1x1xf32>
    %0 = tensor.empty() : tensor<1x12x12x3xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<1x3x12x12xf32>) outs(%0 : tensor<1x12x12x3xf32>) permutation = [0, 2, 3, 1] 
    %padded = tensor.pad %transposed low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index, %arg7: index):
      tensor.yield %cst_1 : f32
    } : tensor<1x12x12x3xf32> to tensor<1x14x14x3xf32>
    %1 = tensor.empty() : tensor<3x3x3x6xf32>
    %transposed_3 = linalg.transpose ins(%arg1 : tensor<6x3x3x3xf32>) outs(%1 : tensor<3x3x3x6xf32>) permutation = [2, 3, 1, 0] 
    %2 = tensor.empty() : tensor<1x12x12x6xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<6xf32>) outs(%2 : tensor<1x12x12x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x12x12x6xf32>
    %4 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded, %transposed_3 : tensor<1x14x14x3xf32>, tensor<3x3x3x6xf32>) outs(%3 : tensor<1x12x12x6xf32>) -> tensor<1x12x12x6xf32>
    %5 = tensor.empty() : tensor<1x12x12x6xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%4 : tensor<1x12x12x6xf32>) outs(%5 : tensor<1x12x12x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.minimumf %in, %cst : f32
      %23 = arith.maximumf %22, %cst_1 : f32
      linalg.yield %23 : f32
    } -> tensor<1x12x12x6xf32>
    %7 = tensor.empty() : tensor<1x3x3x6xf32>
    %8 = linalg.fill ins(%cst_0 : f32) outs(%7 : tensor<1x3x3x6xf32>) -> tensor<1x3x3x6xf32>
    %9 = tensor.empty() : tensor<4x4xf32>
    %10 = linalg.pooling_nhwc_max {dilations = dense<1> : vector<2xi64>, strides = dense<4> : vector<2xi64>} ins(%6, %9 : tensor<1x12x12x6xf32>, tensor<4x4xf32>) outs(%8 : tensor<1x3x3x6xf32>) -> tensor<1x3x3x6xf32>
    %11 = tensor.empty() : tensor<1x6x3x3xf32>
    %transposed_4 = linalg.transpose ins(%10 : tensor<1x3x3x6xf32>) outs(%11 : tensor<1x6x3x3xf32>) permutation = [0, 3, 1, 2] 
    %12 = tensor.empty() : tensor<1x6x3xf32>
    %13 = linalg.fill ins(%cst_1 : f32) outs(%12 : tensor<1x6x3xf32>) -> tensor<1x6x3xf32>
    %reduced = linalg.reduce ins(%transposed_4 : tensor<1x6x3x3xf32>) outs(%13 : tensor<1x6x3xf32>) dimensions = [2] 
      (%in: f32, %init: f32) {
        %22 = arith.addf %in, %init : f32
        linalg.yield %22 : f32
      }
    %expanded = tensor.expand_shape %reduced [[0], [1], [2, 3]] output_shape [1, 6, 1, 3] : tensor<1x6x3xf32> into tensor<1x6x1x3xf32>
    %14 = tensor.empty() : tensor<1x6x1xf32>
    %15 = linalg.fill ins(%cst_1 : f32) outs(%14 : tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %reduced_5 = linalg.reduce ins(%expanded : tensor<1x6x1x3xf32>) outs(%15 : tensor<1x6x1xf32>) dimensions = [3] 
      (%in: f32, %init: f32) {
        %22 = arith.addf %in, %init : f32
        linalg.yield %22 : f32
      }
    %collapsed = tensor.collapse_shape %reduced_5 [[0], [1, 2]] : tensor<1x6x1xf32> into tensor<1x6xf32>
    %16 = tensor.empty() : tensor<1x6xf32>
    %17 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%collapsed, %cst_2 : tensor<1x6xf32>, tensor<1x1xf32>) outs(%16 : tensor<1x6xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %22 = arith.mulf %in, %in_10 : f32
      linalg.yield %22 : f32
    } -> tensor<1x6xf32>
    %18 = tensor.empty() : tensor<6x10xf32>
    %transposed_6 = linalg.transpose ins(%arg3 : tensor<10x6xf32>) outs(%18 : tensor<6x10xf32>) permutation = [1, 0] 
    %expanded_7 = tensor.expand_shape %17 [[0, 1], [2]] output_shape [1, 1, 6] : tensor<1x6xf32> into tensor<1x1x6xf32>
    %expanded_8 = tensor.expand_shape %transposed_6 [[0, 1], [2]] output_shape [1, 6, 10] : tensor<6x10xf32> into tensor<1x6x10xf32>
    %19 = tensor.empty() : tensor<1x1x10xf32>
    %20 = linalg.fill ins(%cst_1 : f32) outs(%19 : tensor<1x1x10xf32>) -> tensor<1x1x10xf32>
    %21 = linalg.batch_matmul ins(%expanded_7, %expanded_8 : tensor<1x1x6xf32>, tensor<1x6x10xf32>) outs(%20 : tensor<1x1x10xf32>) -> tensor<1x1x10xf32>
    %collapsed_9 = tensor.collapse_shape %21 [[0, 1], [2]] : tensor<1x1x10xf32> into tensor<1x10xf32>
    return %collapsed_9 : tensor<1x10xf32>
  }
}

