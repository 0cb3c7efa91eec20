// RMS norm over the last axis of [batch, sequence, 32], both open.
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
module {
  func.func @main(%arg0: tensor<?x?x32xbf16>, %arg1: tensor<32xf32>) -> tensor<?x?x32xbf16> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %n = arith.constant 3.200000e+01 : f32
    %eps = arith.constant 9.99999974E-6 : f32
    %b = tensor.dim %arg0, %c0 : tensor<?x?x32xbf16>
    %s = tensor.dim %arg0, %c1 : tensor<?x?x32xbf16>
    %0 = tensor.empty(%b, %s) : tensor<?x?xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0 : tensor<?x?x32xbf16>) outs(%1 : tensor<?x?xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %5 = arith.extf %in : bf16 to f32
      %6 = arith.mulf %5, %5 : f32
      %7 = arith.addf %out, %6 : f32
      linalg.yield %7 : f32
    } -> tensor<?x?xf32>
    %3 = tensor.empty(%b, %s) : tensor<?x?x32xbf16>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %2, %arg1 : tensor<?x?x32xbf16>, tensor<?x?xf32>, tensor<32xf32>) outs(%3 : tensor<?x?x32xbf16>) {
    ^bb0(%in: bf16, %in_0: f32, %in_1: f32, %out: bf16):
      %5 = arith.extf %in : bf16 to f32
      %6 = arith.divf %in_0, %n : f32
      %7 = arith.addf %6, %eps : f32
      %8 = math.rsqrt %7 : f32
      %9 = arith.mulf %5, %8 : f32
      %10 = arith.mulf %9, %in_1 : f32
      %11 = arith.truncf %10 : f32 to bf16
      linalg.yield %11 : bf16
    } -> tensor<?x?x32xbf16>
    return %4 : tensor<?x?x32xbf16>
  }
}
