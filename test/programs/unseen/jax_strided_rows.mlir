#map = affine_map<(d0, d1) -> (d0, d1)>
module @jit_strided_rows {
  func.func public @main(%arg0: tensor<65x96xbf16>, %arg1: tensor<96x64xbf16>) -> tensor<33x64xbf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [33, 96] [2, 1] : tensor<65x96xbf16> to tensor<33x96xbf16>
    %0 = tensor.empty() : tensor<33x64xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<33x64xf32>) -> tensor<33x64xf32>
    %2 = linalg.matmul ins(%extracted_slice, %arg1 : tensor<33x96xbf16>, tensor<96x64xbf16>) outs(%1 : tensor<33x64xf32>) -> tensor<33x64xf32>
    %3 = tensor.empty() : tensor<33x64xbf16>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<33x64xf32>) outs(%3 : tensor<33x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %5 = arith.truncf %in : f32 to bf16
      linalg.yield %5 : bf16
    } -> tensor<33x64xbf16>
    return %4 : tensor<33x64xbf16>
  }
}

