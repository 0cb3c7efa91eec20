// F.linear on [batch, sequence, 64], both open: torch-mlir flattens the rows.
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2)>
module {
  func.func @main(%arg0: tensor<?x?x64xbf16>, %arg1: tensor<96x64xbf16>, %arg2: tensor<96xbf16>) -> tensor<?x?x96xbf16> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<64x96xbf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<96x64xbf16>) outs(%0 : tensor<64x96xbf16>) permutation = [1, 0]
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x64xbf16>
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?x64xbf16>
    %rows = arith.muli %dim, %dim_0 : index
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<?x?x64xbf16> into tensor<?x64xbf16>
    %1 = tensor.empty(%rows) : tensor<?x96xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<?x96xf32>) -> tensor<?x96xf32>
    %3 = linalg.matmul ins(%collapsed, %transposed : tensor<?x64xbf16>, tensor<64x96xbf16>) outs(%2 : tensor<?x96xf32>) -> tensor<?x96xf32>
    %expanded = tensor.expand_shape %3 [[0, 1], [2]] output_shape [%dim, %dim_0, 96] : tensor<?x96xf32> into tensor<?x?x96xf32>
    %4 = tensor.empty(%dim, %dim_0) : tensor<?x?x96xbf16>
    %5 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %arg2 : tensor<?x?x96xf32>, tensor<96xbf16>) outs(%4 : tensor<?x?x96xbf16>) {
    ^bb0(%in: f32, %in_1: bf16, %out: bf16):
      %6 = arith.extf %in_1 : bf16 to f32
      %7 = arith.addf %in, %6 : f32
      %8 = arith.truncf %7 : f32 to bf16
      linalg.yield %8 : bf16
    } -> tensor<?x?x96xbf16>
    return %5 : tensor<?x?x96xbf16>
  }
}
