// Eight weights in each 32-bit word, shifted and masked.
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d1)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
module @jit_gptq_u32_words_eight_nibbles_bf16 {
  func.func public @main(%arg0: tensor<4x256xbf16>, %arg1: tensor<32x64xi32> {iree.abi.encoding = tensor<32x64xui32>}, %arg2: tensor<4x64xbf16>) -> tensor<4x64xbf16> {
    %cst = arith.constant 0.000000e+00 : bf16
    %c8_i32 = arith.constant 8 : i32
    %c15_i32 = arith.constant 15 : i32
    %c32_i32 = arith.constant 32 : i32
    %c0_i32 = arith.constant 0 : i32
    %c4_i32 = arith.constant 4 : i32
    %0 = tensor.empty() : tensor<8xi32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<8xi32>) {
    ^bb0(%out: i32):
      %23 = linalg.index 0 : index
      %24 = arith.index_cast %23 : index to i32
      linalg.yield %24 : i32
    } -> tensor<8xi32>
    %2 = tensor.empty() : tensor<8xi32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<8xi32>) outs(%2 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %23 = arith.muli %in, %c4_i32 : i32
      linalg.yield %23 : i32
    } -> tensor<8xi32>
    %4 = tensor.empty() : tensor<32x8x64xi32>
    %5 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<32x64xi32>) outs(%4 : tensor<32x8x64xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<32x8x64xi32>
    %6 = tensor.empty() : tensor<32x8x64xi32>
    %7 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<8xi32>) outs(%6 : tensor<32x8x64xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<32x8x64xi32>
    %8 = tensor.empty() : tensor<32x8x64xi32>
    %9 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5, %7 : tensor<32x8x64xi32>, tensor<32x8x64xi32>) outs(%8 : tensor<32x8x64xi32>) {
    ^bb0(%in: i32, %in_1: i32, %out: i32):
      %23 = arith.shrui %in, %in_1 : i32
      %24 = arith.cmpi ult, %in_1, %c32_i32 : i32
      %25 = arith.select %24, %23, %c0_i32 : i32
      linalg.yield %25 : i32
    } -> tensor<32x8x64xi32>
    %10 = tensor.empty() : tensor<32x8x64xi32>
    %11 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<32x8x64xi32>) outs(%10 : tensor<32x8x64xi32>) {
    ^bb0(%in: i32, %out: i32):
      %23 = arith.andi %in, %c15_i32 : i32
      linalg.yield %23 : i32
    } -> tensor<32x8x64xi32>
    %collapsed = tensor.collapse_shape %11 [[0, 1], [2]] : tensor<32x8x64xi32> into tensor<256x64xi32>
    %12 = tensor.empty() : tensor<256x64xi32>
    %13 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<256x64xi32>) outs(%12 : tensor<256x64xi32>) {
    ^bb0(%in: i32, %out: i32):
      %23 = arith.subi %in, %c8_i32 : i32
      linalg.yield %23 : i32
    } -> tensor<256x64xi32>
    %14 = tensor.empty() : tensor<256x64xbf16>
    %15 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<256x64xi32>) outs(%14 : tensor<256x64xbf16>) {
    ^bb0(%in: i32, %out: bf16):
      %23 = arith.sitofp %in : i32 to bf16
      linalg.yield %23 : bf16
    } -> tensor<256x64xbf16>
    %expanded = tensor.expand_shape %15 [[0, 1], [2]] output_shape [4, 64, 64] : tensor<256x64xbf16> into tensor<4x64x64xbf16>
    %16 = tensor.empty() : tensor<4x64x64xbf16>
    %17 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<4x64xbf16>) outs(%16 : tensor<4x64x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x64x64xbf16>
    %18 = tensor.empty() : tensor<4x64x64xbf16>
    %19 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %17 : tensor<4x64x64xbf16>, tensor<4x64x64xbf16>) outs(%18 : tensor<4x64x64xbf16>) {
    ^bb0(%in: bf16, %in_1: bf16, %out: bf16):
      %23 = arith.mulf %in, %in_1 : bf16
      linalg.yield %23 : bf16
    } -> tensor<4x64x64xbf16>
    %collapsed_0 = tensor.collapse_shape %19 [[0, 1], [2]] : tensor<4x64x64xbf16> into tensor<256x64xbf16>
    %20 = tensor.empty() : tensor<4x64xbf16>
    %21 = linalg.fill ins(%cst : bf16) outs(%20 : tensor<4x64xbf16>) -> tensor<4x64xbf16>
    %22 = linalg.matmul ins(%arg0, %collapsed_0 : tensor<4x256xbf16>, tensor<256x64xbf16>) outs(%21 : tensor<4x64xbf16>) -> tensor<4x64xbf16>
    return %22 : tensor<4x64xbf16>
  }
}

