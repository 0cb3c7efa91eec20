#map = affine_map<(d0, d1, d2) -> (d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
module {
  func.func @matmul_softmax(%arg0: tensor<4x32x64xf32>, %arg1: tensor<64x96xf32>) -> tensor<4x32x96xf32> {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %0 = tensor.empty() : tensor<4x64x96xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<64x96xf32>) outs(%0 : tensor<4x64x96xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x64x96xf32>
    %2 = tensor.empty() : tensor<4x32x96xf32>
    %3 = linalg.fill ins(%cst_0 : f32) outs(%2 : tensor<4x32x96xf32>) -> tensor<4x32x96xf32>
    %4 = linalg.batch_matmul ins(%arg0, %1 : tensor<4x32x64xf32>, tensor<4x64x96xf32>) outs(%3 : tensor<4x32x96xf32>) -> tensor<4x32x96xf32>
    %5 = tensor.empty() : tensor<4x32xi64>
    %6 = linalg.fill ins(%c0_i64 : i64) outs(%5 : tensor<4x32xi64>) -> tensor<4x32xi64>
    %7 = tensor.empty() : tensor<4x32xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<4x32xf32>) -> tensor<4x32xf32>
    %9:2 = linalg.generic {indexing_maps = [#map1, #map2, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%4 : tensor<4x32x96xf32>) outs(%8, %6 : tensor<4x32xf32>, tensor<4x32xi64>) {
    ^bb0(%in: f32, %out: f32, %out_1: i64):
      %16 = linalg.index 2 : index
      %17 = arith.index_cast %16 : index to i64
      %18 = arith.maximumf %in, %out : f32
      %19 = arith.cmpf ogt, %in, %out : f32
      %20 = arith.select %19, %17, %out_1 : i64
      linalg.yield %18, %20 : f32, i64
    } -> (tensor<4x32xf32>, tensor<4x32xi64>)
    %expanded = tensor.expand_shape %9#0 [[0], [1, 2]] output_shape [4, 32, 1] : tensor<4x32xf32> into tensor<4x32x1xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4, %expanded : tensor<4x32x96xf32>, tensor<4x32x1xf32>) outs(%2 : tensor<4x32x96xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %16 = arith.subf %in, %in_1 : f32
      linalg.yield %16 : f32
    } -> tensor<4x32x96xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<4x32x96xf32>) outs(%2 : tensor<4x32x96xf32>) {
    ^bb0(%in: f32, %out: f32):
      %16 = math.exp %in : f32
      linalg.yield %16 : f32
    } -> tensor<4x32x96xf32>
    %12 = tensor.empty() : tensor<4x32x1xf32>
    %13 = linalg.fill ins(%cst_0 : f32) outs(%12 : tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%11 : tensor<4x32x96xf32>) outs(%13 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %16 = arith.addf %in, %out : f32
      linalg.yield %16 : f32
    } -> tensor<4x32x1xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %14 : tensor<4x32x96xf32>, tensor<4x32x1xf32>) outs(%2 : tensor<4x32x96xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %16 = arith.divf %in, %in_1 : f32
      linalg.yield %16 : f32
    } -> tensor<4x32x96xf32>
    return %15 : tensor<4x32x96xf32>
  }
}

