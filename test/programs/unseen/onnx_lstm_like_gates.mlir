#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
module {
  func.func @lstm_like_gates(%arg0: tensor<8x16xf32>, %arg1: tensor<48x16xf32>) -> tensor<8x16xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_2 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_3 = arith.constant 2.000000e-01 : f32
    %cst_4 = arith.constant 5.000000e-01 : f32
    %0 = tensor.empty() : tensor<16x48xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<48x16xf32>) outs(%0 : tensor<16x48xf32>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<8x48xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<8x48xf32>) -> tensor<8x48xf32>
    %3 = linalg.matmul ins(%arg0, %transposed : tensor<8x16xf32>, tensor<16x48xf32>) outs(%2 : tensor<8x48xf32>) -> tensor<8x48xf32>
    %extracted_slice = tensor.extract_slice %3[0, 0] [8, 16] [1, 1] : tensor<8x48xf32> to tensor<8x16xf32>
    %extracted_slice_5 = tensor.extract_slice %3[0, 16] [8, 16] [1, 1] : tensor<8x48xf32> to tensor<8x16xf32>
    %extracted_slice_6 = tensor.extract_slice %3[0, 32] [8, 16] [1, 1] : tensor<8x48xf32> to tensor<8x16xf32>
    %4 = tensor.empty() : tensor<8x16xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<8x16xf32>) outs(%4 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = arith.negf %in : f32
      %14 = math.exp %13 : f32
      %15 = arith.addf %14, %cst_0 : f32
      %16 = arith.divf %cst_0, %15 : f32
      linalg.yield %16 : f32
    } -> tensor<8x16xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_5 : tensor<8x16xf32>) outs(%4 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = math.tanh %in : f32
      linalg.yield %13 : f32
    } -> tensor<8x16xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_6 : tensor<8x16xf32>) outs(%4 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = arith.mulf %in, %cst_3 : f32
      linalg.yield %13 : f32
    } -> tensor<8x16xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<8x16xf32>) outs(%4 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = arith.addf %in, %cst_4 : f32
      linalg.yield %13 : f32
    } -> tensor<8x16xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_2, %8 : tensor<f32>, tensor<8x16xf32>) outs(%4 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %13 = arith.cmpf olt, %in, %in_7 : f32
      %14 = arith.select %13, %in, %in_7 : f32
      linalg.yield %14 : f32
    } -> tensor<8x16xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_1, %9 : tensor<f32>, tensor<8x16xf32>) outs(%4 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %13 = arith.cmpf ogt, %in, %in_7 : f32
      %14 = arith.select %13, %in, %in_7 : f32
      linalg.yield %14 : f32
    } -> tensor<8x16xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %6 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%4 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %13 = arith.mulf %in, %in_7 : f32
      linalg.yield %13 : f32
    } -> tensor<8x16xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%11, %10 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%4 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %13 = arith.mulf %in, %in_7 : f32
      linalg.yield %13 : f32
    } -> tensor<8x16xf32>
    return %12 : tensor<8x16xf32>
  }
}

