#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<() -> ()>
module @jit_padded_result {
  func.func public @main(%arg0: tensor<48x64xbf16>, %arg1: tensor<64x80xbf16>) -> tensor<64x96xbf16> {
    %cst = arith.constant 0.000000e+00 : bf16
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<48x80xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<48x80xf32>) -> tensor<48x80xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<48x64xbf16>, tensor<64x80xbf16>) outs(%1 : tensor<48x80xf32>) -> tensor<48x80xf32>
    %3 = tensor.empty() : tensor<48x80xbf16>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<48x80xf32>) outs(%3 : tensor<48x80xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %7 = arith.truncf %in : f32 to bf16
      linalg.yield %7 : bf16
    } -> tensor<48x80xbf16>
    %5 = tensor.empty() : tensor<bf16>
    %6 = linalg.generic {indexing_maps = [#map1], iterator_types = []} outs(%5 : tensor<bf16>) {
    ^bb0(%out: bf16):
      linalg.yield %cst : bf16
    } -> tensor<bf16>
    %extracted = tensor.extract %6[] : tensor<bf16>
    %padded = tensor.pad %4 low[0, 8] high[16, 8] {
    ^bb0(%arg2: index, %arg3: index):
      tensor.yield %extracted : bf16
    } : tensor<48x80xbf16> to tensor<64x96xbf16>
    return %padded : tensor<64x96xbf16>
  }
}

