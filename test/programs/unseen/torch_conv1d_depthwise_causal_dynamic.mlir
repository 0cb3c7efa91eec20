#map = affine_map<()[s0] -> (s0 + 3)>
module {
  func.func @main(%arg0: tensor<?x?x6xf32>) -> tensor<?x?x6xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3_i64 = arith.constant 3 : i64
    %cst = arith.constant dense_resource<torch_tensor_6_torch.float32> : tensor<6xf32>
    %cst_0 = arith.constant dense_resource<torch_tensor_6_1_4_torch.float32> : tensor<6x1x4xf32>
    %cst_1 = arith.constant 0.000000e+00 : f32
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x6xf32>
    %dim_2 = tensor.dim %arg0, %c1 : tensor<?x?x6xf32>
    %0 = tensor.empty(%dim, %dim_2) : tensor<?x6x?xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<?x?x6xf32>) outs(%0 : tensor<?x6x?xf32>) permutation = [0, 2, 1] 
    %padded = tensor.pad %transposed low[0, 0, 3] high[0, 0, 0] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index):
      tensor.yield %cst_1 : f32
    } : tensor<?x6x?xf32> to tensor<?x6x?xf32>
    %1 = affine.apply #map()[%dim_2]
    %expanded = tensor.expand_shape %padded [[0], [1], [2, 3]] output_shape [%dim, 6, %1, 1] : tensor<?x6x?xf32> into tensor<?x6x?x1xf32>
    %expanded_3 = tensor.expand_shape %cst_0 [[0], [1], [2, 3]] output_shape [6, 1, 4, 1] : tensor<6x1x4xf32> into tensor<6x1x4x1xf32>
    %2 = arith.index_cast %1 : index to i64
    %3 = arith.subi %2, %c3_i64 : i64
    %4 = arith.index_cast %3 : i64 to index
    %5 = tensor.empty(%dim, %4) : tensor<?x6x?x1xf32>
    %broadcasted = linalg.broadcast ins(%cst : tensor<6xf32>) outs(%5 : tensor<?x6x?x1xf32>) dimensions = [0, 2, 3] 
    %collapsed = tensor.collapse_shape %expanded_3 [[0, 1], [2], [3]] : tensor<6x1x4x1xf32> into tensor<6x4x1xf32>
    %6 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%expanded, %collapsed : tensor<?x6x?x1xf32>, tensor<6x4x1xf32>) outs(%broadcasted : tensor<?x6x?x1xf32>) -> tensor<?x6x?x1xf32>
    %collapsed_4 = tensor.collapse_shape %6 [[0], [1], [2, 3]] : tensor<?x6x?x1xf32> into tensor<?x6x?xf32>
    %7 = tensor.empty(%dim, %4) : tensor<?x?x6xf32>
    %transposed_5 = linalg.transpose ins(%collapsed_4 : tensor<?x6x?xf32>) outs(%7 : tensor<?x?x6xf32>) permutation = [0, 2, 1] 
    return %transposed_5 : tensor<?x?x6xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_6_torch.float32: "0x04000000846E463E4CF0C0BE9C3C90BE4CE5913E74E9B83ED2EFA13E",
      torch_tensor_6_1_4_torch.float32: "0x0400000010305FBEE2AF973E3417B6BEC845D7BEECD6CBBEAE2ED3BEB44D3C3EC85FB93E70A93F3E60F0343D661AD63E98FF81BD1C53903EEC8E73BE807DAB3DE0CA6BBD44D4D43E502B54BEF4689D3E606E20BD9E1BAFBEF44D5ABEBE54E9BEBC08AA3E"
    }
  }
#-}
