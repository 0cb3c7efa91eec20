#map = affine_map<(d0, d1) -> (d0, d1)>
module @jit_concat_operands {
  func.func public @main(%arg0: tensor<48x64xbf16>, %arg1: tensor<48x32xbf16>, %arg2: tensor<96x80xbf16>) -> tensor<48x80xbf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<48x96xbf16>
    %inserted_slice = tensor.insert_slice %arg0 into %0[0, 0] [48, 64] [1, 1] : tensor<48x64xbf16> into tensor<48x96xbf16>
    %inserted_slice_0 = tensor.insert_slice %arg1 into %inserted_slice[0, 64] [48, 32] [1, 1] : tensor<48x32xbf16> into tensor<48x96xbf16>
    %1 = tensor.empty() : tensor<48x80xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<48x80xf32>) -> tensor<48x80xf32>
    %3 = linalg.matmul ins(%inserted_slice_0, %arg2 : tensor<48x96xbf16>, tensor<96x80xbf16>) outs(%2 : tensor<48x80xf32>) -> tensor<48x80xf32>
    %4 = tensor.empty() : tensor<48x80xbf16>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<48x80xf32>) outs(%4 : tensor<48x80xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %6 = arith.truncf %in : f32 to bf16
      linalg.yield %6 : bf16
    } -> tensor<48x80xbf16>
    return %5 : tensor<48x80xbf16>
  }
}

