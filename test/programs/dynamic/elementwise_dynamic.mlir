// gelu(x) * y + bias over [?, ?], bias along the last axis.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<?x?xbf16>, %arg1: tensor<?x?xbf16>, %arg2: tensor<?xf32>) -> tensor<?x?xbf16> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %half = arith.constant 5.000000e-01 : f32
    %root = arith.constant 0.707106769 : f32
    %one = arith.constant 1.000000e+00 : f32
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xbf16>
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xbf16>
    %0 = tensor.empty(%dim, %dim_0) : tensor<?x?xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1, %arg2 : tensor<?x?xbf16>, tensor<?x?xbf16>, tensor<?xf32>) outs(%0 : tensor<?x?xbf16>) {
    ^bb0(%in: bf16, %in_1: bf16, %in_2: f32, %out: bf16):
      %2 = arith.extf %in : bf16 to f32
      %3 = arith.mulf %2, %root : f32
      %4 = math.erf %3 : f32
      %5 = arith.addf %4, %one : f32
      %6 = arith.mulf %2, %half : f32
      %7 = arith.mulf %6, %5 : f32
      %8 = arith.extf %in_1 : bf16 to f32
      %9 = arith.mulf %7, %8 : f32
      %10 = arith.addf %9, %in_2 : f32
      %11 = arith.truncf %10 : f32 to bf16
      linalg.yield %11 : bf16
    } -> tensor<?x?xbf16>
    return %1 : tensor<?x?xbf16>
  }
}
