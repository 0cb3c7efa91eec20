#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
module @jit_bf16_bits_stochastic_round {
  func.func public @main(%arg0: tensor<4x16xbf16>, %arg1: tensor<16xbf16>) -> tensor<4x16xbf16> {
    %c-65536_i32 = arith.constant -65536 : i32
    %c32767_i32 = arith.constant 32767 : i32
    %0 = tensor.empty() : tensor<4x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x16xbf16>) outs(%0 : tensor<4x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %16 = arith.extf %in : bf16 to f32
      linalg.yield %16 : f32
    } -> tensor<4x16xf32>
    %2 = tensor.empty() : tensor<4x16xi32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<4x16xf32>) outs(%2 : tensor<4x16xi32>) {
    ^bb0(%in: f32, %out: i32):
      %16 = arith.bitcast %in : f32 to i32
      linalg.yield %16 : i32
    } -> tensor<4x16xi32>
    %4 = tensor.empty() : tensor<4x16xi32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<4x16xi32>) outs(%4 : tensor<4x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %16 = arith.addi %in, %c32767_i32 : i32
      linalg.yield %16 : i32
    } -> tensor<4x16xi32>
    %6 = tensor.empty() : tensor<4x16xi32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<4x16xi32>) outs(%6 : tensor<4x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %16 = arith.andi %in, %c-65536_i32 : i32
      linalg.yield %16 : i32
    } -> tensor<4x16xi32>
    %8 = tensor.empty() : tensor<4x16xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<4x16xi32>) outs(%8 : tensor<4x16xf32>) {
    ^bb0(%in: i32, %out: f32):
      %16 = arith.bitcast %in : i32 to f32
      linalg.yield %16 : f32
    } -> tensor<4x16xf32>
    %10 = tensor.empty() : tensor<4x16xbf16>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<4x16xf32>) outs(%10 : tensor<4x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %16 = arith.truncf %in : f32 to bf16
      linalg.yield %16 : bf16
    } -> tensor<4x16xbf16>
    %12 = tensor.empty() : tensor<4x16xbf16>
    %13 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<16xbf16>) outs(%12 : tensor<4x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x16xbf16>
    %14 = tensor.empty() : tensor<4x16xbf16>
    %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%11, %13 : tensor<4x16xbf16>, tensor<4x16xbf16>) outs(%14 : tensor<4x16xbf16>) {
    ^bb0(%in: bf16, %in_0: bf16, %out: bf16):
      %16 = arith.mulf %in, %in_0 : bf16
      linalg.yield %16 : bf16
    } -> tensor<4x16xbf16>
    return %15 : tensor<4x16xbf16>
  }
}

