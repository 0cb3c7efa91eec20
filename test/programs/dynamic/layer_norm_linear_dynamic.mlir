// Layer norm over the last axis, then a linear layer: rows open.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<?x64xbf16>, %arg1: tensor<64xf32>, %arg2: tensor<64x48xbf16>) -> tensor<?x48xf32> {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %n = arith.constant 6.400000e+01 : f32
    %eps = arith.constant 9.99999974E-6 : f32
    %dim = tensor.dim %arg0, %c0 : tensor<?x64xbf16>
    %0 = tensor.empty(%dim) : tensor<?xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<?x64xbf16>) outs(%1 : tensor<?xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %9 = arith.extf %in : bf16 to f32
      %10 = arith.addf %out, %9 : f32
      linalg.yield %10 : f32
    } -> tensor<?xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0, %2 : tensor<?x64xbf16>, tensor<?xf32>) outs(%1 : tensor<?xf32>) {
    ^bb0(%in: bf16, %in_0: f32, %out: f32):
      %9 = arith.extf %in : bf16 to f32
      %10 = arith.divf %in_0, %n : f32
      %11 = arith.subf %9, %10 : f32
      %12 = arith.mulf %11, %11 : f32
      %13 = arith.addf %out, %12 : f32
      linalg.yield %13 : f32
    } -> tensor<?xf32>
    %4 = tensor.empty(%dim) : tensor<?x64xbf16>
    %5 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %2, %3, %arg1 : tensor<?x64xbf16>, tensor<?xf32>, tensor<?xf32>, tensor<64xf32>) outs(%4 : tensor<?x64xbf16>) {
    ^bb0(%in: bf16, %in_0: f32, %in_1: f32, %in_2: f32, %out: bf16):
      %9 = arith.extf %in : bf16 to f32
      %10 = arith.divf %in_0, %n : f32
      %11 = arith.subf %9, %10 : f32
      %12 = arith.divf %in_1, %n : f32
      %13 = arith.addf %12, %eps : f32
      %14 = math.rsqrt %13 : f32
      %15 = arith.mulf %11, %14 : f32
      %16 = arith.mulf %15, %in_2 : f32
      %17 = arith.truncf %16 : f32 to bf16
      linalg.yield %17 : bf16
    } -> tensor<?x64xbf16>
    %6 = tensor.empty(%dim) : tensor<?x48xf32>
    %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<?x48xf32>) -> tensor<?x48xf32>
    %8 = linalg.matmul ins(%5, %arg2 : tensor<?x64xbf16>, tensor<64x48xbf16>) outs(%7 : tensor<?x48xf32>) -> tensor<?x48xf32>
    return %8 : tensor<?x48xf32>
  }
}
