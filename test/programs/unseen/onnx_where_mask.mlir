#map = affine_map<(d0, d1, d2) -> (d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> ()>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
module {
  func.func @where_mask(%arg0: tensor<2x16x8xf32>, %arg1: tensor<2x16x8xf32>, %arg2: tensor<16x16xi1>) -> tensor<2x16x16xf32> {
    %cst = arith.constant dense<-1.000000e+09> : tensor<f32>
    %cst_0 = arith.constant 0xFF800000 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x8x16xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<2x16x8xf32>) outs(%0 : tensor<2x8x16xf32>) permutation = [0, 2, 1] 
    %1 = tensor.empty() : tensor<2x16x16xf32>
    %2 = linalg.fill ins(%cst_1 : f32) outs(%1 : tensor<2x16x16xf32>) -> tensor<2x16x16xf32>
    %3 = linalg.batch_matmul ins(%arg0, %transposed : tensor<2x16x8xf32>, tensor<2x8x16xf32>) outs(%2 : tensor<2x16x16xf32>) -> tensor<2x16x16xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2, %3, %cst : tensor<16x16xi1>, tensor<2x16x16xf32>, tensor<f32>) outs(%1 : tensor<2x16x16xf32>) {
    ^bb0(%in: i1, %in_2: f32, %in_3: f32, %out: f32):
      %16 = arith.select %in, %in_2, %in_3 : f32
      linalg.yield %16 : f32
    } -> tensor<2x16x16xf32>
    %5 = tensor.empty() : tensor<2x16xi64>
    %6 = linalg.fill ins(%c0_i64 : i64) outs(%5 : tensor<2x16xi64>) -> tensor<2x16xi64>
    %7 = tensor.empty() : tensor<2x16xf32>
    %8 = linalg.fill ins(%cst_0 : f32) outs(%7 : tensor<2x16xf32>) -> tensor<2x16xf32>
    %9:2 = linalg.generic {indexing_maps = [#map1, #map3, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%4 : tensor<2x16x16xf32>) outs(%8, %6 : tensor<2x16xf32>, tensor<2x16xi64>) {
    ^bb0(%in: f32, %out: f32, %out_2: i64):
      %16 = linalg.index 2 : index
      %17 = arith.index_cast %16 : index to i64
      %18 = arith.maximumf %in, %out : f32
      %19 = arith.cmpf ogt, %in, %out : f32
      %20 = arith.select %19, %17, %out_2 : i64
      linalg.yield %18, %20 : f32, i64
    } -> (tensor<2x16xf32>, tensor<2x16xi64>)
    %expanded = tensor.expand_shape %9#0 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4, %expanded : tensor<2x16x16xf32>, tensor<2x16x1xf32>) outs(%1 : tensor<2x16x16xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %16 = arith.subf %in, %in_2 : f32
      linalg.yield %16 : f32
    } -> tensor<2x16x16xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<2x16x16xf32>) outs(%1 : tensor<2x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %16 = math.exp %in : f32
      linalg.yield %16 : f32
    } -> tensor<2x16x16xf32>
    %12 = tensor.empty() : tensor<2x16x1xf32>
    %13 = linalg.fill ins(%cst_1 : f32) outs(%12 : tensor<2x16x1xf32>) -> tensor<2x16x1xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%11 : tensor<2x16x16xf32>) outs(%13 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %16 = arith.addf %in, %out : f32
      linalg.yield %16 : f32
    } -> tensor<2x16x1xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %14 : tensor<2x16x16xf32>, tensor<2x16x1xf32>) outs(%1 : tensor<2x16x16xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %16 = arith.divf %in, %in_2 : f32
      linalg.yield %16 : f32
    } -> tensor<2x16x16xf32>
    return %15 : tensor<2x16x16xf32>
  }
}

