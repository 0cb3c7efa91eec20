// x @ w.T of any sizes, with a bias of any length and relu.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<?x?xbf16>, %arg1: tensor<?x?xbf16>, %arg2: tensor<?xbf16>) -> tensor<?x?xbf16> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = tensor.dim %arg1, %c0 : tensor<?x?xbf16>
    %dim_0 = tensor.dim %arg1, %c1 : tensor<?x?xbf16>
    %0 = tensor.empty(%dim_0, %dim) : tensor<?x?xbf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<?x?xbf16>) outs(%0 : tensor<?x?xbf16>) permutation = [1, 0]
    %dim_1 = tensor.dim %arg0, %c0 : tensor<?x?xbf16>
    %1 = tensor.empty(%dim_1, %dim) : tensor<?x?xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %3 = linalg.matmul ins(%arg0, %transposed : tensor<?x?xbf16>, tensor<?x?xbf16>) outs(%2 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %4 = tensor.empty(%dim_1, %dim) : tensor<?x?xbf16>
    %5 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %arg2 : tensor<?x?xf32>, tensor<?xbf16>) outs(%4 : tensor<?x?xbf16>) {
    ^bb0(%in: f32, %in_2: bf16, %out: bf16):
      %6 = arith.extf %in_2 : bf16 to f32
      %7 = arith.addf %in, %6 : f32
      %8 = arith.maximumf %7, %cst : f32
      %9 = arith.truncf %8 : f32 to bf16
      linalg.yield %9 : bf16
    } -> tensor<?x?xbf16>
    return %5 : tensor<?x?xbf16>
  }
}
