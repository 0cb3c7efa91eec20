#map = affine_map<()[s0] -> (s0 * 4)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map5 = affine_map<(d0, d1, d2) -> ()>
module {
  func.func @main(%arg0: tensor<?x4x8xf32>, %arg1: tensor<16x8xf32>, %arg2: tensor<16xf32>, %arg3: tensor<8x16xf32>) -> tensor<?x4x8xf32> {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<f32>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<?x4x8xf32> into tensor<?x8xf32>
    %0 = tensor.empty() : tensor<8x16xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<16x8xf32>) outs(%0 : tensor<8x16xf32>) permutation = [1, 0] 
    %dim = tensor.dim %arg0, %c0 : tensor<?x4x8xf32>
    %1 = affine.apply #map()[%dim]
    %2 = tensor.empty(%1) : tensor<?x16xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %4 = linalg.matmul ins(%collapsed, %transposed : tensor<?x8xf32>, tensor<8x16xf32>) outs(%3 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%4, %arg2 : tensor<?x16xf32>, tensor<16xf32>) outs(%2 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %21 = arith.addf %in, %in_7 : f32
      linalg.yield %21 : f32
    } -> tensor<?x16xf32>
    %6 = arith.divsi %1, %c4 : index
    %expanded = tensor.expand_shape %5 [[0, 1], [2]] output_shape [%6, 4, 16] : tensor<?x16xf32> into tensor<?x4x16xf32>
    %dim_1 = tensor.dim %expanded, %c0 : tensor<?x4x16xf32>
    %7 = tensor.empty(%dim_1) : tensor<?x4x16xi64>
    %8 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%7 : tensor<?x4x16xi64>) {
    ^bb0(%out: i64):
      %21 = linalg.index 2 : index
      %22 = arith.index_cast %21 : index to i64
      linalg.yield %22 : i64
    } -> tensor<?x4x16xi64>
    %9:2 = tm_tensor.sort dimension(2) outs(%expanded, %8 : tensor<?x4x16xf32>, tensor<?x4x16xi64>) {
    ^bb0(%arg4: f32, %arg5: f32, %arg6: i64, %arg7: i64):
      %21 = arith.cmpf oge, %arg4, %arg5 : f32
      tm_tensor.yield %21 : i1
    } -> tensor<?x4x16xf32>, tensor<?x4x16xi64>
    %dim_2 = tensor.dim %9#0, %c0 : tensor<?x4x16xf32>
    %extracted_slice = tensor.extract_slice %9#0[0, 0, 0] [%dim_2, 4, 4] [1, 1, 1] : tensor<?x4x16xf32> to tensor<?x4x4xf32>
    %extracted_slice_3 = tensor.extract_slice %extracted_slice[0, 0, 3] [%dim_2, 4, 1] [1, 1, 1] : tensor<?x4x4xf32> to tensor<?x4x1xf32>
    %10 = arith.cmpi eq, %6, %dim_2 : index
    cf.assert %10, "mismatched size for broadcast"
    %11 = tensor.empty(%6) : tensor<?x4x16xi1>
    %12 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %extracted_slice_3 : tensor<?x4x16xf32>, tensor<?x4x1xf32>) outs(%11 : tensor<?x4x16xi1>) {
    ^bb0(%in: f32, %in_7: f32, %out: i1):
      %21 = arith.cmpf oge, %in, %in_7 : f32
      linalg.yield %21 : i1
    } -> tensor<?x4x16xi1>
    %13 = tensor.empty(%6) : tensor<?x4x16xf32>
    %14 = linalg.generic {indexing_maps = [#map3, #map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %expanded, %cst_0 : tensor<?x4x16xi1>, tensor<?x4x16xf32>, tensor<f32>) outs(%13 : tensor<?x4x16xf32>) {
    ^bb0(%in: i1, %in_7: f32, %in_8: f32, %out: f32):
      %21 = arith.select %in, %in_7, %in_8 : f32
      linalg.yield %21 : f32
    } -> tensor<?x4x16xf32>
    %15 = tensor.empty() : tensor<16x8xf32>
    %transposed_4 = linalg.transpose ins(%arg3 : tensor<8x16xf32>) outs(%15 : tensor<16x8xf32>) permutation = [1, 0] 
    %collapsed_5 = tensor.collapse_shape %14 [[0, 1], [2]] : tensor<?x4x16xf32> into tensor<?x16xf32>
    %16 = affine.apply #map()[%6]
    %17 = tensor.empty(%16) : tensor<?x8xf32>
    %18 = linalg.fill ins(%cst : f32) outs(%17 : tensor<?x8xf32>) -> tensor<?x8xf32>
    %19 = linalg.matmul ins(%collapsed_5, %transposed_4 : tensor<?x16xf32>, tensor<16x8xf32>) outs(%18 : tensor<?x8xf32>) -> tensor<?x8xf32>
    %20 = arith.divsi %16, %c4 : index
    %expanded_6 = tensor.expand_shape %19 [[0, 1], [2]] output_shape [%20, 4, 8] : tensor<?x8xf32> into tensor<?x4x8xf32>
    return %expanded_6 : tensor<?x4x8xf32>
  }
}
