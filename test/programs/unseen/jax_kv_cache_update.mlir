#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
module @jit_kv_cache_update {
  func.func public @main(%arg0: tensor<32x64xbf16>, %arg1: tensor<128x64xbf16>, %arg2: tensor<64x64xbf16>) -> (tensor<128x64xbf16>, tensor<32x128xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<32x64xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %2 = linalg.matmul ins(%arg0, %arg2 : tensor<32x64xbf16>, tensor<64x64xbf16>) outs(%1 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %3 = tensor.empty() : tensor<32x64xbf16>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<32x64xf32>) outs(%3 : tensor<32x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %10 = arith.truncf %in : f32 to bf16
      linalg.yield %10 : bf16
    } -> tensor<32x64xbf16>
    %inserted_slice = tensor.insert_slice %4 into %arg1[16, 0] [32, 64] [1, 1] : tensor<32x64xbf16> into tensor<128x64xbf16>
    %5 = tensor.empty() : tensor<64x128xbf16>
    %6 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice : tensor<128x64xbf16>) outs(%5 : tensor<64x128xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<64x128xbf16>
    %7 = tensor.empty() : tensor<32x128xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %9 = linalg.matmul ins(%arg0, %6 : tensor<32x64xbf16>, tensor<64x128xbf16>) outs(%8 : tensor<32x128xf32>) -> tensor<32x128xf32>
    return %inserted_slice, %9 : tensor<128x64xbf16>, tensor<32x128xf32>
  }
}

