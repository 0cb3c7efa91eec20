#map = affine_map<(d0, d1) -> (d0, d1)>
module @jit_slices_of_operands {
  func.func public @main(%arg0: tensor<60x96xbf16>, %arg1: tensor<100x72xbf16>) -> tensor<48x64xbf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg0[4, 16] [48, 64] [1, 1] : tensor<60x96xbf16> to tensor<48x64xbf16>
    %extracted_slice_0 = tensor.extract_slice %arg1[8, 0] [64, 64] [1, 1] : tensor<100x72xbf16> to tensor<64x64xbf16>
    %0 = tensor.empty() : tensor<48x64xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<48x64xf32>) -> tensor<48x64xf32>
    %2 = linalg.matmul ins(%extracted_slice, %extracted_slice_0 : tensor<48x64xbf16>, tensor<64x64xbf16>) outs(%1 : tensor<48x64xf32>) -> tensor<48x64xf32>
    %3 = tensor.empty() : tensor<48x64xbf16>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<48x64xf32>) outs(%3 : tensor<48x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %5 = arith.truncf %in : f32 to bf16
      linalg.yield %5 : bf16
    } -> tensor<48x64xbf16>
    return %4 : tensor<48x64xbf16>
  }
}

