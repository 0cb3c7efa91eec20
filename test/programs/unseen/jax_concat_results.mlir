#map = affine_map<(d0, d1) -> (d0, d1)>
module @jit_concat_results {
  func.func public @main(%arg0: tensor<48x64xbf16>, %arg1: tensor<64x80xbf16>, %arg2: tensor<64x32xbf16>) -> tensor<48x112xbf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<48x80xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<48x80xf32>) -> tensor<48x80xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<48x64xbf16>, tensor<64x80xbf16>) outs(%1 : tensor<48x80xf32>) -> tensor<48x80xf32>
    %3 = tensor.empty() : tensor<48x32xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<48x32xf32>) -> tensor<48x32xf32>
    %5 = linalg.matmul ins(%arg0, %arg2 : tensor<48x64xbf16>, tensor<64x32xbf16>) outs(%4 : tensor<48x32xf32>) -> tensor<48x32xf32>
    %6 = tensor.empty() : tensor<48x112xf32>
    %inserted_slice = tensor.insert_slice %2 into %6[0, 0] [48, 80] [1, 1] : tensor<48x80xf32> into tensor<48x112xf32>
    %inserted_slice_0 = tensor.insert_slice %5 into %inserted_slice[0, 80] [48, 32] [1, 1] : tensor<48x32xf32> into tensor<48x112xf32>
    %7 = tensor.empty() : tensor<48x112xbf16>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_0 : tensor<48x112xf32>) outs(%7 : tensor<48x112xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %9 = arith.truncf %in : f32 to bf16
      linalg.yield %9 : bf16
    } -> tensor<48x112xbf16>
    return %8 : tensor<48x112xbf16>
  }
}

