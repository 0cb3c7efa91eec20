#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<()[s0] -> (s0 * 2)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<2x?x16xbf16>, %arg1: tensor<16x16xbf16>, %arg2: tensor<16xbf16>) -> tensor<2x?x16xbf16> {
    %c2_i64 = arith.constant 2 : i64
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e-05 : f64
    %cst_1 = arith.constant 1.600000e+01 : f32
    %dim = tensor.dim %arg0, %c1 : tensor<2x?x16xbf16>
    %0 = tensor.empty(%dim) : tensor<2x?x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x?x16xbf16>) outs(%0 : tensor<2x?x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %23 = arith.extf %in : bf16 to f32
      linalg.yield %23 : f32
    } -> tensor<2x?x16xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<2x?x16xf32>) outs(%0 : tensor<2x?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %23 : f32
    } -> tensor<2x?x16xf32>
    %3 = tensor.empty(%dim) : tensor<2x?x1xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<2x?x1xf32>) -> tensor<2x?x1xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%2 : tensor<2x?x16xf32>) outs(%4 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = arith.addf %in, %out : f32
      linalg.yield %23 : f32
    } -> tensor<2x?x1xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<2x?x1xf32>) outs(%3 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = arith.divf %in, %cst_1 : f32
      linalg.yield %23 : f32
    } -> tensor<2x?x1xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<2x?x1xf32>) outs(%3 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = arith.truncf %cst_0 : f64 to f32
      %24 = arith.addf %in, %23 : f32
      linalg.yield %24 : f32
    } -> tensor<2x?x1xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<2x?x1xf32>) outs(%3 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = math.rsqrt %in : f32
      linalg.yield %23 : f32
    } -> tensor<2x?x1xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %8 : tensor<2x?x16xf32>, tensor<2x?x1xf32>) outs(%0 : tensor<2x?x16xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %23 = arith.mulf %in, %in_2 : f32
      linalg.yield %23 : f32
    } -> tensor<2x?x16xf32>
    %10 = tensor.empty(%dim) : tensor<2x?x16xbf16>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<2x?x16xf32>) outs(%10 : tensor<2x?x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %23 = arith.truncf %in : f32 to bf16
      linalg.yield %23 : bf16
    } -> tensor<2x?x16xbf16>
    %12 = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2, %11 : tensor<16xbf16>, tensor<2x?x16xbf16>) outs(%10 : tensor<2x?x16xbf16>) {
    ^bb0(%in: bf16, %in_2: bf16, %out: bf16):
      %23 = arith.mulf %in, %in_2 : bf16
      linalg.yield %23 : bf16
    } -> tensor<2x?x16xbf16>
    %13 = tensor.empty() : tensor<16x16xbf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<16x16xbf16>) outs(%13 : tensor<16x16xbf16>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %12 [[0, 1], [2]] : tensor<2x?x16xbf16> into tensor<?x16xbf16>
    %14 = affine.apply #map3()[%dim]
    %15 = tensor.empty(%14) : tensor<?x16xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %17 = linalg.matmul ins(%collapsed, %transposed : tensor<?x16xbf16>, tensor<16x16xbf16>) outs(%16 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %18 = tensor.empty(%14) : tensor<?x16xbf16>
    %19 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<?x16xf32>) outs(%18 : tensor<?x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %23 = arith.truncf %in : f32 to bf16
      linalg.yield %23 : bf16
    } -> tensor<?x16xbf16>
    %20 = arith.divsi %14, %c2 : index
    %expanded = tensor.expand_shape %19 [[0, 1], [2]] output_shape [2, %20, 16] : tensor<?x16xbf16> into tensor<2x?x16xbf16>
    %21 = arith.cmpi eq, %dim, %20 : index
    cf.assert %21, "mismatched size for broadcast"
    %22 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %expanded : tensor<2x?x16xbf16>, tensor<2x?x16xbf16>) outs(%10 : tensor<2x?x16xbf16>) {
    ^bb0(%in: bf16, %in_2: bf16, %out: bf16):
      %23 = arith.addf %in, %in_2 : bf16
      linalg.yield %23 : bf16
    } -> tensor<2x?x16xbf16>
    return %22 : tensor<2x?x16xbf16>
  }
}
