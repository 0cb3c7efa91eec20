#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
module {
  func.func @main(%arg0: tensor<8x12xf32>, %arg1: tensor<12x6xf32>, %arg2: tensor<6x12xf32>, %arg3: tensor<1x6xf32>, %arg4: tensor<12x6xf32>) -> tensor<8x6xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 5.000000e-01 : f32
    %cst_1 = arith.constant 2.000000e+00 : f32
    %0 = tensor.empty() : tensor<6x12xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<12x6xf32>) outs(%0 : tensor<6x12xf32>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<12x12xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<12x12xf32>) -> tensor<12x12xf32>
    %3 = linalg.matmul ins(%arg4, %arg2 : tensor<12x6xf32>, tensor<6x12xf32>) outs(%2 : tensor<12x12xf32>) -> tensor<12x12xf32>
    %extracted_slice = tensor.extract_slice %3[0, 0] [6, 12] [1, 1] : tensor<12x12xf32> to tensor<6x12xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%transposed, %extracted_slice : tensor<6x12xf32>, tensor<6x12xf32>) outs(%0 : tensor<6x12xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %15 = arith.addf %in, %in_4 : f32
      linalg.yield %15 : f32
    } -> tensor<6x12xf32>
    %5 = tensor.empty() : tensor<6x1xf32>
    %transposed_2 = linalg.transpose ins(%arg3 : tensor<1x6xf32>) outs(%5 : tensor<6x1xf32>) permutation = [1, 0] 
    %6 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%transposed_2, %4 : tensor<6x1xf32>, tensor<6x12xf32>) outs(%0 : tensor<6x12xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %15 = arith.mulf %in, %in_4 : f32
      linalg.yield %15 : f32
    } -> tensor<6x12xf32>
    %7 = linalg.fill ins(%cst : f32) outs(%5 : tensor<6x1xf32>) -> tensor<6x1xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%4 : tensor<6x12xf32>) outs(%7 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %15 = math.absf %in : f32
      %16 = math.powf %15, %cst_1 : f32
      %17 = arith.addf %16, %out : f32
      linalg.yield %17 : f32
    } -> tensor<6x1xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<6x1xf32>) outs(%5 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %15 = math.powf %in, %cst_0 : f32
      linalg.yield %15 : f32
    } -> tensor<6x1xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%6, %9 : tensor<6x12xf32>, tensor<6x1xf32>) outs(%0 : tensor<6x12xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %15 = arith.divf %in, %in_4 : f32
      linalg.yield %15 : f32
    } -> tensor<6x12xf32>
    %11 = tensor.empty() : tensor<12x6xf32>
    %transposed_3 = linalg.transpose ins(%10 : tensor<6x12xf32>) outs(%11 : tensor<12x6xf32>) permutation = [1, 0] 
    %12 = tensor.empty() : tensor<8x6xf32>
    %13 = linalg.fill ins(%cst : f32) outs(%12 : tensor<8x6xf32>) -> tensor<8x6xf32>
    %14 = linalg.matmul ins(%arg0, %transposed_3 : tensor<8x12xf32>, tensor<12x6xf32>) outs(%13 : tensor<8x6xf32>) -> tensor<8x6xf32>
    return %14 : tensor<8x6xf32>
  }
}
