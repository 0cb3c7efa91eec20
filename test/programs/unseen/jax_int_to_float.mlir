#map = affine_map<(d0, d1) -> (d0, d1)>
module @jit_int_to_float {
  func.func public @main(%arg0: tensor<32x64xi32>, %arg1: tensor<64x128xbf16>) -> tensor<32x128xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<32x64xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<32x64xi32>) outs(%0 : tensor<32x64xbf16>) {
    ^bb0(%in: i32, %out: bf16):
      %5 = arith.sitofp %in : i32 to bf16
      linalg.yield %5 : bf16
    } -> tensor<32x64xbf16>
    %2 = tensor.empty() : tensor<32x128xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %4 = linalg.matmul ins(%1, %arg1 : tensor<32x64xbf16>, tensor<64x128xbf16>) outs(%3 : tensor<32x128xf32>) -> tensor<32x128xf32>
    return %4 : tensor<32x128xf32>
  }
}

