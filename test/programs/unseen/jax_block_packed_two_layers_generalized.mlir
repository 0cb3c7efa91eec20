#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> ()>
#map3 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d3, d5)>
#map4 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d1, d2, d4, d5)>
#map5 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4)>
module @jit_block_packed_two_layers_generalized {
  func.func public @main(%arg0: tensor<16x16xbf16>, %arg1: tensor<32x16xbf16>, %arg2: tensor<16x32xbf16>) -> tensor<16x16xbf16> {
    %cst = arith.constant 0.000000e+00 : bf16
    %0 = tensor.empty() : tensor<16x32xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<32x16xbf16>) outs(%0 : tensor<16x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x32xbf16>
    %2 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst : bf16) outs(%0 : tensor<16x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x32xbf16>
    %3 = tensor.empty() : tensor<4x1x4x16xbf16>
    %pack = linalg.pack %arg0 outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [4, 16] into %3 : tensor<16x16xbf16> -> tensor<4x1x4x16xbf16>
    %4 = tensor.empty() : tensor<4x1x8x16xbf16>
    %pack_0 = linalg.pack %1 outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [8, 16] into %4 : tensor<16x32xbf16> -> tensor<4x1x8x16xbf16>
    %5 = tensor.empty() : tensor<4x4x4x8xbf16>
    %pack_1 = linalg.pack %2 inner_dims_pos = [0, 1] inner_tiles = [4, 8] into %5 : tensor<16x32xbf16> -> tensor<4x4x4x8xbf16>
    %6 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel", "reduction"]} ins(%pack, %pack_0 : tensor<4x1x4x16xbf16>, tensor<4x1x8x16xbf16>) outs(%pack_1 : tensor<4x4x4x8xbf16>) {
    ^bb0(%in: bf16, %in_6: bf16, %out: bf16):
      %16 = arith.mulf %in, %in_6 : bf16
      %17 = arith.addf %out, %16 : bf16
      linalg.yield %17 : bf16
    } -> tensor<4x4x4x8xbf16>
    %unpack = linalg.unpack %6 inner_dims_pos = [0, 1] inner_tiles = [4, 8] into %0 : tensor<4x4x4x8xbf16> -> tensor<16x32xbf16>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%unpack : tensor<16x32xbf16>) outs(%0 : tensor<16x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %16 = math.tanh %in : bf16
      linalg.yield %16 : bf16
    } -> tensor<16x32xbf16>
    %8 = tensor.empty() : tensor<32x16xbf16>
    %9 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<16x32xbf16>) outs(%8 : tensor<32x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<32x16xbf16>
    %10 = tensor.empty() : tensor<16x16xbf16>
    %11 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst : bf16) outs(%10 : tensor<16x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x16xbf16>
    %12 = tensor.empty() : tensor<4x2x4x16xbf16>
    %pack_2 = linalg.pack %7 outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [4, 16] into %12 : tensor<16x32xbf16> -> tensor<4x2x4x16xbf16>
    %13 = tensor.empty() : tensor<2x2x8x16xbf16>
    %pack_3 = linalg.pack %9 outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [8, 16] into %13 : tensor<32x16xbf16> -> tensor<2x2x8x16xbf16>
    %14 = tensor.empty() : tensor<4x2x4x8xbf16>
    %pack_4 = linalg.pack %11 inner_dims_pos = [0, 1] inner_tiles = [4, 8] into %14 : tensor<16x16xbf16> -> tensor<4x2x4x8xbf16>
    %15 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel", "reduction"]} ins(%pack_2, %pack_3 : tensor<4x2x4x16xbf16>, tensor<2x2x8x16xbf16>) outs(%pack_4 : tensor<4x2x4x8xbf16>) {
    ^bb0(%in: bf16, %in_6: bf16, %out: bf16):
      %16 = arith.mulf %in, %in_6 : bf16
      %17 = arith.addf %out, %16 : bf16
      linalg.yield %17 : bf16
    } -> tensor<4x2x4x8xbf16>
    %unpack_5 = linalg.unpack %15 inner_dims_pos = [0, 1] inner_tiles = [4, 8] into %10 : tensor<4x2x4x8xbf16> -> tensor<16x16xbf16>
    return %unpack_5 : tensor<16x16xbf16>
  }
}

