#map = affine_map<()[s0] -> (s0 + 2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
module {
  func.func @main(%arg0: tensor<1x6x?xf32>, %arg1: tensor<12x2x4xf32>, %arg2: tensor<12xf32>, %arg3: tensor<6x2x4xf32>) -> tensor<1x6x?xf32> {
    %c1_i64 = arith.constant 1 : i64
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c2_i64 = arith.constant 2 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 5.000000e-01 : f32
    %c-2_i64 = arith.constant -2 : i64
    %cst_2 = arith.constant 1.41421354 : f32
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %c7 = arith.constant 7 : index
    %c4_i64 = arith.constant 4 : i64
    %dim = tensor.dim %arg0, %c2 : tensor<1x6x?xf32>
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2, 3]] output_shape [1, 6, %dim, 1] : tensor<1x6x?xf32> into tensor<1x6x?x1xf32>
    %padded = tensor.pad %expanded low[0, 0, 1, 0] high[0, 0, 1, 0] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index, %arg7: index):
      tensor.yield %cst : f32
    } : tensor<1x6x?x1xf32> to tensor<1x6x?x1xf32>
    %0 = arith.index_cast %dim : index to i64
    %1 = arith.addi %0, %c-2_i64 : i64
    %2 = arith.floordivsi %1, %c2_i64 : i64
    %3 = arith.addi %2, %c1_i64 : i64
    %4 = arith.index_cast %3 : i64 to index
    %5 = tensor.empty(%4) : tensor<1x12x?x1xf32>
    %broadcasted = linalg.broadcast ins(%arg2 : tensor<12xf32>) outs(%5 : tensor<1x12x?x1xf32>) dimensions = [0, 2, 3] 
    %6 = affine.apply #map()[%dim]
    %expanded_3 = tensor.expand_shape %padded [[0], [1, 2], [3], [4]] output_shape [1, 3, 2, %6, 1] : tensor<1x6x?x1xf32> into tensor<1x3x2x?x1xf32>
    %expanded_4 = tensor.expand_shape %arg1 [[0, 1], [2], [3, 4]] output_shape [3, 4, 2, 4, 1] : tensor<12x2x4xf32> into tensor<3x4x2x4x1xf32>
    %expanded_5 = tensor.expand_shape %broadcasted [[0], [1, 2], [3], [4]] output_shape [1, 3, 4, %4, 1] : tensor<1x12x?x1xf32> into tensor<1x3x4x?x1xf32>
    %7 = linalg.conv_2d_ngchw_gfchw {dilations = dense<1> : vector<2xi64>, strides = dense<[2, 1]> : vector<2xi64>} ins(%expanded_3, %expanded_4 : tensor<1x3x2x?x1xf32>, tensor<3x4x2x4x1xf32>) outs(%expanded_5 : tensor<1x3x4x?x1xf32>) -> tensor<1x3x4x?x1xf32>
    %collapsed = tensor.collapse_shape %7 [[0], [1, 2], [3, 4]] : tensor<1x3x4x?x1xf32> into tensor<1x12x?xf32>
    %8 = tensor.empty(%4) : tensor<1x12x?xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed : tensor<1x12x?xf32>) outs(%8 : tensor<1x12x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = arith.divf %in, %cst_2 : f32
      %25 = math.erf %24 : f32
      %26 = arith.addf %25, %cst_0 : f32
      %27 = arith.mulf %26, %cst_1 : f32
      %28 = arith.mulf %in, %27 : f32
      linalg.yield %28 : f32
    } -> tensor<1x12x?xf32>
    %extracted_slice = tensor.extract_slice %9[0, 0, 0] [1, 6, %4] [1, 1, 1] : tensor<1x12x?xf32> to tensor<1x6x?xf32>
    %expanded_6 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3]] output_shape [1, 6, %4, 1] : tensor<1x6x?xf32> into tensor<1x6x?x1xf32>
    %expanded_7 = tensor.expand_shape %arg3 [[0, 1], [2], [3, 4]] output_shape [3, 2, 2, 4, 1] : tensor<6x2x4xf32> into tensor<3x2x2x4x1xf32>
    %10 = tensor.empty() : tensor<3x2x2x4x1xf32>
    %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<3x2x2x4x1xf32>) -> tensor<3x2x2x4x1xf32>
    %12 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%11 : tensor<3x2x2x4x1xf32>) {
    ^bb0(%out: f32):
      %24 = linalg.index 0 : index
      %25 = linalg.index 1 : index
      %26 = linalg.index 2 : index
      %27 = linalg.index 3 : index
      %28 = arith.subi %c3, %27 : index
      %extracted = tensor.extract %expanded_7[%24, %26, %25, %28, %c0] : tensor<3x2x2x4x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x2x2x4x1xf32>
    %13 = arith.subi %4, %c1 : index
    %14 = arith.muli %13, %c2 : index
    %15 = arith.addi %14, %c7 : index
    %16 = tensor.empty(%15) : tensor<1x6x?x1xf32>
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<1x6x?x1xf32>) -> tensor<1x6x?x1xf32>
    %inserted_slice = tensor.insert_slice %expanded_6 into %17[0, 0, 3, 0] [1, 6, %4, 1] [1, 1, 2, 1] : tensor<1x6x?x1xf32> into tensor<1x6x?x1xf32>
    %18 = arith.muli %2, %c2_i64 : i64
    %19 = arith.addi %18, %c4_i64 : i64
    %20 = arith.index_cast %19 : i64 to index
    %21 = tensor.empty(%20) : tensor<1x6x?x1xf32>
    %expanded_8 = tensor.expand_shape %inserted_slice [[0], [1, 2], [3], [4]] output_shape [1, 3, 2, %15, 1] : tensor<1x6x?x1xf32> into tensor<1x3x2x?x1xf32>
    %expanded_9 = tensor.expand_shape %21 [[0], [1, 2], [3], [4]] output_shape [1, 3, 2, %20, 1] : tensor<1x6x?x1xf32> into tensor<1x3x2x?x1xf32>
    %22 = linalg.fill ins(%cst : f32) outs(%expanded_9 : tensor<1x3x2x?x1xf32>) -> tensor<1x3x2x?x1xf32>
    %23 = linalg.conv_2d_ngchw_gfchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%expanded_8, %12 : tensor<1x3x2x?x1xf32>, tensor<3x2x2x4x1xf32>) outs(%22 : tensor<1x3x2x?x1xf32>) -> tensor<1x3x2x?x1xf32>
    %collapsed_10 = tensor.collapse_shape %23 [[0], [1, 2], [3, 4]] : tensor<1x3x2x?x1xf32> into tensor<1x6x?xf32>
    return %collapsed_10 : tensor<1x6x?xf32>
  }
}
