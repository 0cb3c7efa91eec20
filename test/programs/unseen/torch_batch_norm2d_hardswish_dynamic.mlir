#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d1, 0, 0)>
module {
  func.func @main(%arg0: tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xf32> {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %cst = arith.constant dense_resource<torch_tensor_4_torch.float32_3> : tensor<4xf32>
    %cst_0 = arith.constant dense_resource<torch_tensor_4_torch.float32_2> : tensor<4xf32>
    %cst_1 = arith.constant 1.000000e-05 : f64
    %cst_2 = arith.constant dense_resource<torch_tensor_4_torch.float32_1> : tensor<4xf32>
    %cst_3 = arith.constant dense_resource<torch_tensor_4_torch.float32> : tensor<4xf32>
    %cst_4 = arith.constant 3.000000e+00 : f32
    %cst_5 = arith.constant 0.000000e+00 : f32
    %cst_6 = arith.constant 6.000000e+00 : f32
    %0 = tensor.empty() : tensor<4xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%cst_2 : tensor<4xf32>) outs(%0 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = arith.truncf %cst_1 : f64 to f32
      %14 = arith.addf %in, %13 : f32
      linalg.yield %14 : f32
    } -> tensor<4xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<4xf32>) outs(%0 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = math.rsqrt %in : f32
      linalg.yield %13 : f32
    } -> tensor<4xf32>
    %expanded = tensor.expand_shape %cst_3 [[0, 1, 2]] output_shape [4, 1, 1] : tensor<4xf32> into tensor<4x1x1xf32>
    %expanded_7 = tensor.expand_shape %2 [[0, 1, 2]] output_shape [4, 1, 1] : tensor<4xf32> into tensor<4x1x1xf32>
    %dim = tensor.dim %arg0, %c0 : tensor<?x4x?x?xf32>
    %dim_8 = tensor.dim %arg0, %c2 : tensor<?x4x?x?xf32>
    %dim_9 = tensor.dim %arg0, %c3 : tensor<?x4x?x?xf32>
    %3 = tensor.empty(%dim, %dim_8, %dim_9) : tensor<?x4x?x?xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %expanded : tensor<?x4x?x?xf32>, tensor<4x1x1xf32>) outs(%3 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %13 = arith.subf %in, %in_12 : f32
      linalg.yield %13 : f32
    } -> tensor<?x4x?x?xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%4, %expanded_7 : tensor<?x4x?x?xf32>, tensor<4x1x1xf32>) outs(%3 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %13 = arith.mulf %in, %in_12 : f32
      linalg.yield %13 : f32
    } -> tensor<?x4x?x?xf32>
    %expanded_10 = tensor.expand_shape %cst_0 [[0, 1, 2]] output_shape [4, 1, 1] : tensor<4xf32> into tensor<4x1x1xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %expanded_10 : tensor<?x4x?x?xf32>, tensor<4x1x1xf32>) outs(%3 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %13 = arith.mulf %in, %in_12 : f32
      linalg.yield %13 : f32
    } -> tensor<?x4x?x?xf32>
    %expanded_11 = tensor.expand_shape %cst [[0, 1, 2]] output_shape [4, 1, 1] : tensor<4xf32> into tensor<4x1x1xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6, %expanded_11 : tensor<?x4x?x?xf32>, tensor<4x1x1xf32>) outs(%3 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %13 = arith.addf %in, %in_12 : f32
      linalg.yield %13 : f32
    } -> tensor<?x4x?x?xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7 : tensor<?x4x?x?xf32>) outs(%3 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = arith.addf %in, %cst_4 : f32
      linalg.yield %13 : f32
    } -> tensor<?x4x?x?xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8 : tensor<?x4x?x?xf32>) outs(%3 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = arith.cmpf ult, %in, %cst_5 : f32
      %14 = arith.select %13, %cst_5, %in : f32
      linalg.yield %14 : f32
    } -> tensor<?x4x?x?xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9 : tensor<?x4x?x?xf32>) outs(%3 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = arith.cmpf ugt, %in, %cst_6 : f32
      %14 = arith.select %13, %cst_6, %in : f32
      linalg.yield %14 : f32
    } -> tensor<?x4x?x?xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7, %10 : tensor<?x4x?x?xf32>, tensor<?x4x?x?xf32>) outs(%3 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %13 = arith.mulf %in, %in_12 : f32
      linalg.yield %13 : f32
    } -> tensor<?x4x?x?xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11 : tensor<?x4x?x?xf32>) outs(%3 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = arith.divf %in, %cst_6 : f32
      linalg.yield %13 : f32
    } -> tensor<?x4x?x?xf32>
    return %12 : tensor<?x4x?x?xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_4_torch.float32_3: "0x0400000000000000000000000000000000000000",
      torch_tensor_4_torch.float32_2: "0x040000000000803F0000803F0000803F0000803F",
      torch_tensor_4_torch.float32_1: "0x040000000000803F0000803F0000803F0000803F",
      torch_tensor_4_torch.float32: "0x0400000000000000000000000000000000000000"
    }
  }
#-}
