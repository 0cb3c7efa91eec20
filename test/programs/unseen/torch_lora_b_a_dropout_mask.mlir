// Low-rank beside a linear layer, dropped out by a mask of numbers.
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<10x24xf32>, %arg1: tensor<24x16xf32>, %arg2: tensor<4x16xf32>, %arg3: tensor<16x16xf32>, %arg4: tensor<10x16xi1>) -> tensor<10x16xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 9.000000e-01 : f64
    %0 = tensor.empty() : tensor<10x16xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<10x16xf32>) -> tensor<10x16xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<10x24xf32>, tensor<24x16xf32>) outs(%1 : tensor<10x16xf32>) -> tensor<10x16xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %arg4 : tensor<10x16xf32>, tensor<10x16xi1>) outs(%0 : tensor<10x16xf32>) {
    ^bb0(%in: f32, %in_2: i1, %out: f32):
      %13 = arith.uitofp %in_2 : i1 to f32
      %14 = arith.mulf %in, %13 : f32
      linalg.yield %14 : f32
    } -> tensor<10x16xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<10x16xf32>) outs(%0 : tensor<10x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = arith.truncf %cst_0 : f64 to f32
      %14 = arith.divf %in, %13 : f32
      linalg.yield %14 : f32
    } -> tensor<10x16xf32>
    %5 = tensor.empty() : tensor<16x16xf32>
    %transposed = linalg.transpose ins(%arg3 : tensor<16x16xf32>) outs(%5 : tensor<16x16xf32>) permutation = [1, 0] 
    %6 = linalg.matmul ins(%4, %transposed : tensor<10x16xf32>, tensor<16x16xf32>) outs(%1 : tensor<10x16xf32>) -> tensor<10x16xf32>
    %7 = tensor.empty() : tensor<16x4xf32>
    %transposed_1 = linalg.transpose ins(%arg2 : tensor<4x16xf32>) outs(%7 : tensor<16x4xf32>) permutation = [1, 0] 
    %8 = tensor.empty() : tensor<10x4xf32>
    %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<10x4xf32>) -> tensor<10x4xf32>
    %10 = linalg.matmul ins(%2, %transposed_1 : tensor<10x16xf32>, tensor<16x4xf32>) outs(%9 : tensor<10x4xf32>) -> tensor<10x4xf32>
    %11 = linalg.matmul ins(%10, %arg2 : tensor<10x4xf32>, tensor<4x16xf32>) outs(%1 : tensor<10x16xf32>) -> tensor<10x16xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%6, %11 : tensor<10x16xf32>, tensor<10x16xf32>) outs(%0 : tensor<10x16xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %13 = arith.addf %in, %in_2 : f32
      linalg.yield %13 : f32
    } -> tensor<10x16xf32>
    return %12 : tensor<10x16xf32>
  }
}
