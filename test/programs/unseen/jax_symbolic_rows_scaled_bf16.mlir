#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (0, d1)>
module @jit__lambda {
  func.func public @main(%arg0: tensor<?x32xbf16>, %arg1: tensor<32x24xbf16>, %arg2: tensor<24xf32>) -> tensor<?x24xbf16> {
    %cst = arith.constant 0.000000e+00 : bf16
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x32xbf16>
    %0 = arith.index_cast %dim : index to i32
    %dim_0 = tensor.dim %arg0, %c0 : tensor<?x32xbf16>
    %1 = tensor.empty(%dim_0) : tensor<?x24xbf16>
    %2 = linalg.fill ins(%cst : bf16) outs(%1 : tensor<?x24xbf16>) -> tensor<?x24xbf16>
    %3 = linalg.matmul ins(%arg0, %arg1 : tensor<?x32xbf16>, tensor<32x24xbf16>) outs(%2 : tensor<?x24xbf16>) -> tensor<?x24xbf16>
    %4 = tensor.empty(%dim_0) : tensor<?x24xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<?x24xbf16>) outs(%4 : tensor<?x24xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %15 = arith.extf %in : bf16 to f32
      linalg.yield %15 : f32
    } -> tensor<?x24xf32>
    %6 = tensor.empty() : tensor<1x24xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<24xf32>) outs(%6 : tensor<1x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x24xf32>
    %8 = arith.index_cast %0 : i32 to index
    %9 = tensor.empty(%8) : tensor<?x24xf32>
    %10 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<1x24xf32>) outs(%9 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x24xf32>
    %11 = tensor.empty(%dim_0) : tensor<?x24xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %10 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%11 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %15 = arith.mulf %in, %in_1 : f32
      linalg.yield %15 : f32
    } -> tensor<?x24xf32>
    %13 = tensor.empty(%dim_0) : tensor<?x24xbf16>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<?x24xf32>) outs(%13 : tensor<?x24xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %15 = arith.truncf %in : f32 to bf16
      linalg.yield %15 : bf16
    } -> tensor<?x24xbf16>
    return %14 : tensor<?x24xbf16>
  }
}

