#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @argmax_logits(%arg0: tensor<8x16xf32>, %arg1: tensor<16x12xf32>) -> tensor<8xi64> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<8x12xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<8x12xf32>) -> tensor<8x12xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<8x16xf32>, tensor<16x12xf32>) outs(%1 : tensor<8x12xf32>) -> tensor<8x12xf32>
    %3 = tensor.empty() : tensor<8xi64>
    %4 = linalg.fill ins(%c0_i64 : i64) outs(%3 : tensor<8xi64>) -> tensor<8xi64>
    %5 = tensor.empty() : tensor<8xf32>
    %6 = linalg.fill ins(%cst_0 : f32) outs(%5 : tensor<8xf32>) -> tensor<8xf32>
    %7:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%2 : tensor<8x12xf32>) outs(%6, %4 : tensor<8xf32>, tensor<8xi64>) {
    ^bb0(%in: f32, %out: f32, %out_1: i64):
      %8 = linalg.index 1 : index
      %9 = arith.index_cast %8 : index to i64
      %10 = arith.maximumf %in, %out : f32
      %11 = arith.cmpf ogt, %in, %out : f32
      %12 = arith.select %11, %9, %out_1 : i64
      linalg.yield %10, %12 : f32, i64
    } -> (tensor<8xf32>, tensor<8xi64>)
    return %7#1 : tensor<8xi64>
  }
}

