#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?x32xf32>, %arg1: tensor<48x32xf32>, %arg2: tensor<4x32xf32>, %arg3: tensor<48x4xf32>) -> tensor<?x48xf16> {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 2.000000e+00 : f32
    %dim = tensor.dim %arg0, %c0 : tensor<?x32xf32>
    %0 = tensor.empty(%dim) : tensor<?x32xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x32xf32>) outs(%0 : tensor<?x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %19 = arith.truncf %in : f32 to f16
      linalg.yield %19 : f16
    } -> tensor<?x32xf16>
    %2 = tensor.empty() : tensor<48x32xf16>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<48x32xf32>) outs(%2 : tensor<48x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %19 = arith.truncf %in : f32 to f16
      linalg.yield %19 : f16
    } -> tensor<48x32xf16>
    %4 = tensor.empty() : tensor<32x48xf16>
    %transposed = linalg.transpose ins(%3 : tensor<48x32xf16>) outs(%4 : tensor<32x48xf16>) permutation = [1, 0] 
    %5 = tensor.empty(%dim) : tensor<?x48xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<?x48xf32>) -> tensor<?x48xf32>
    %7 = linalg.matmul ins(%1, %transposed : tensor<?x32xf16>, tensor<32x48xf16>) outs(%6 : tensor<?x48xf32>) -> tensor<?x48xf32>
    %8 = tensor.empty(%dim) : tensor<?x48xf16>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<?x48xf32>) outs(%8 : tensor<?x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %19 = arith.truncf %in : f32 to f16
      linalg.yield %19 : f16
    } -> tensor<?x48xf16>
    %10 = tensor.empty() : tensor<32x4xf32>
    %transposed_1 = linalg.transpose ins(%arg2 : tensor<4x32xf32>) outs(%10 : tensor<32x4xf32>) permutation = [1, 0] 
    %11 = tensor.empty(%dim) : tensor<?x4xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<?x4xf32>) -> tensor<?x4xf32>
    %13 = linalg.matmul ins(%arg0, %transposed_1 : tensor<?x32xf32>, tensor<32x4xf32>) outs(%12 : tensor<?x4xf32>) -> tensor<?x4xf32>
    %14 = tensor.empty() : tensor<4x48xf32>
    %transposed_2 = linalg.transpose ins(%arg3 : tensor<48x4xf32>) outs(%14 : tensor<4x48xf32>) permutation = [1, 0] 
    %15 = linalg.matmul ins(%13, %transposed_2 : tensor<?x4xf32>, tensor<4x48xf32>) outs(%6 : tensor<?x48xf32>) -> tensor<?x48xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<?x48xf32>) outs(%5 : tensor<?x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %19 = arith.mulf %in, %cst_0 : f32
      linalg.yield %19 : f32
    } -> tensor<?x48xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<?x48xf32>) outs(%8 : tensor<?x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %19 = arith.truncf %in : f32 to f16
      linalg.yield %19 : f16
    } -> tensor<?x48xf16>
    %18 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%9, %17 : tensor<?x48xf16>, tensor<?x48xf16>) outs(%8 : tensor<?x48xf16>) {
    ^bb0(%in: f16, %in_3: f16, %out: f16):
      %19 = arith.addf %in, %in_3 : f16
      linalg.yield %19 : f16
    } -> tensor<?x48xf16>
    return %18 : tensor<?x48xf16>
  }
}
