#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<4x2x3xf32>) -> (tensor<4x1x2x5xf32>, tensor<1x2x5xf32>) {
    %cst = arith.constant dense<0.000000e+00> : tensor<2x5xf32>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<4x2x5xf32>
    %c4_i64 = arith.constant 4 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst_1 = arith.constant 0.000000e+00 : f32
    %cst_2 = arith.constant dense<[[-1.71343946, -0.760871112, 0.739178061, 2.899740e-01, 0.626281201], [-0.141022667, -0.741080523, -0.511333823, -0.102575287, 0.369286776], [0.342691571, -0.237415701, 1.82669377, 1.44925964, -0.331140369]]> : tensor<3x5xf32>
    %cst_3 = arith.constant dense<[[1.81398559, 0.811821579, -0.203411341, -1.5771991, 0.372951537], [-1.143740e+00, -1.71594596, -0.279151499, 0.281471103, 1.28248119], [0.282451838, 0.806019545, -1.22588265, -0.0225321781, 0.124211319], [0.862246155, 0.116060674, 0.804078936, -0.504199266, 0.357954919], [0.414866388, -1.24977577, 0.175538629, -0.320362538, -1.9040879]]> : tensor<5x5xf32>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<5xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %0:2 = scf.for %arg1 = %c0 to %c4 step %c1 iter_args(%arg2 = %cst_0, %arg3 = %cst) -> (tensor<4x2x5xf32>, tensor<2x5xf32>) {
      %1 = arith.index_cast %arg1 : index to i64
      %2 = arith.cmpi slt, %1, %c0_i64 : i64
      %3 = arith.extui %2 : i1 to i64
      %4 = arith.muli %3, %c4_i64 : i64
      %5 = arith.addi %1, %4 : i64
      %6 = arith.addi %5, %c4_i64 : i64
      %7 = arith.cmpi sge, %5, %c0_i64 : i64
      %8 = arith.select %7, %5, %6 : i64
      %9 = arith.maxsi %8, %c0_i64 : i64
      %10 = arith.minsi %9, %c4_i64 : i64
      %11 = arith.index_cast %10 : i64 to index
      %extracted_slice = tensor.extract_slice %arg0[%11, 0, 0] [1, 2, 3] [1, 1, 1] : tensor<4x2x3xf32> to tensor<1x2x3xf32>
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x2x3xf32> into tensor<2x3xf32>
      %12 = tensor.empty() : tensor<2x5xf32>
      %13 = linalg.fill ins(%cst_1 : f32) outs(%12 : tensor<2x5xf32>) -> tensor<2x5xf32>
      %14 = linalg.matmul ins(%collapsed, %cst_2 : tensor<2x3xf32>, tensor<3x5xf32>) outs(%13 : tensor<2x5xf32>) -> tensor<2x5xf32>
      %15 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%14, %cst_4 : tensor<2x5xf32>, tensor<5xf32>) outs(%12 : tensor<2x5xf32>) {
      ^bb0(%in: f32, %in_7: f32, %out: f32):
        %27 = arith.addf %in, %in_7 : f32
        linalg.yield %27 : f32
      } -> tensor<2x5xf32>
      %16 = tensor.empty() : tensor<5x5xf32>
      %transposed = linalg.transpose ins(%cst_3 : tensor<5x5xf32>) outs(%16 : tensor<5x5xf32>) permutation = [1, 0] 
      %17 = linalg.matmul ins(%arg3, %transposed : tensor<2x5xf32>, tensor<5x5xf32>) outs(%13 : tensor<2x5xf32>) -> tensor<2x5xf32>
      %18 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%17, %cst_4 : tensor<2x5xf32>, tensor<5xf32>) outs(%12 : tensor<2x5xf32>) {
      ^bb0(%in: f32, %in_7: f32, %out: f32):
        %27 = arith.addf %in, %in_7 : f32
        linalg.yield %27 : f32
      } -> tensor<2x5xf32>
      %19 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%15, %18 : tensor<2x5xf32>, tensor<2x5xf32>) outs(%12 : tensor<2x5xf32>) {
      ^bb0(%in: f32, %in_7: f32, %out: f32):
        %27 = arith.addf %in, %in_7 : f32
        linalg.yield %27 : f32
      } -> tensor<2x5xf32>
      %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<2x5xf32>) outs(%12 : tensor<2x5xf32>) {
      ^bb0(%in: f32, %out: f32):
        %27 = math.tanh %in : f32
        linalg.yield %27 : f32
      } -> tensor<2x5xf32>
      %expanded_6 = tensor.expand_shape %20 [[0, 1], [2]] output_shape [1, 2, 5] : tensor<2x5xf32> into tensor<1x2x5xf32>
      %21 = arith.addi %1, %c4_i64 : i64
      %22 = arith.cmpi sge, %1, %c0_i64 : i64
      %23 = arith.select %22, %1, %21 : i64
      %24 = arith.maxsi %23, %c0_i64 : i64
      %25 = arith.minsi %24, %c4_i64 : i64
      %26 = arith.index_cast %25 : i64 to index
      %inserted_slice = tensor.insert_slice %expanded_6 into %arg2[%26, 0, 0] [1, 2, 5] [1, 1, 1] : tensor<1x2x5xf32> into tensor<4x2x5xf32>
      scf.yield %inserted_slice, %20 : tensor<4x2x5xf32>, tensor<2x5xf32>
    }
    %expanded = tensor.expand_shape %0#1 [[0, 1], [2]] output_shape [1, 2, 5] : tensor<2x5xf32> into tensor<1x2x5xf32>
    %expanded_5 = tensor.expand_shape %0#0 [[0], [1, 2], [3]] output_shape [4, 1, 2, 5] : tensor<4x2x5xf32> into tensor<4x1x2x5xf32>
    return %expanded_5, %expanded : tensor<4x1x2x5xf32>, tensor<1x2x5xf32>
  }
}

