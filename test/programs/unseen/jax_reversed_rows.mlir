#map = affine_map<(d0, d1) -> (d0, d1)>
module @jit_reversed_rows {
  func.func public @main(%arg0: tensor<64x96xbf16>, %arg1: tensor<96x64xbf16>) -> tensor<64x64xbf16> {
    %c63 = arith.constant 63 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<64x96xbf16>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<64x96xbf16>) {
    ^bb0(%out: bf16):
      %7 = linalg.index 0 : index
      %8 = arith.subi %c63, %7 : index
      %9 = linalg.index 1 : index
      %extracted = tensor.extract %arg0[%8, %9] : tensor<64x96xbf16>
      linalg.yield %extracted : bf16
    } -> tensor<64x96xbf16>
    %2 = tensor.empty() : tensor<64x64xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<64x64xf32>) -> tensor<64x64xf32>
    %4 = linalg.matmul ins(%1, %arg1 : tensor<64x96xbf16>, tensor<96x64xbf16>) outs(%3 : tensor<64x64xf32>) -> tensor<64x64xf32>
    %5 = tensor.empty() : tensor<64x64xbf16>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<64x64xf32>) outs(%5 : tensor<64x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %7 = arith.truncf %in : f32 to bf16
      linalg.yield %7 : bf16
    } -> tensor<64x64xbf16>
    return %6 : tensor<64x64xbf16>
  }
}

