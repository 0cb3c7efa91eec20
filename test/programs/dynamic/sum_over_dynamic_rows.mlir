// A bias gradient: the sum over an open number of rows.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<?x40xbf16>) -> tensor<40xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<40xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<40xf32>) -> tensor<40xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<?x40xbf16>) outs(%1 : tensor<40xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %3 = arith.extf %in : bf16 to f32
      %4 = arith.addf %out, %3 : f32
      linalg.yield %4 : f32
    } -> tensor<40xf32>
    return %2 : tensor<40xf32>
  }
}
