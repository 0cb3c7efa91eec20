#map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d2, d0, d3, d5)>
#map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d2, d1, d4, d5)>
#map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4)>
module @jit__lambda {
  func.func public @main(%arg0: tensor<256x512xf16>, %arg1: tensor<512x1024xf16>) -> tensor<256x1024xf16> {
    %cst = arith.constant 0.000000e+00 : f16
    %0 = tensor.empty() : tensor<256x1024xf16>
    %1 = tensor.empty() : tensor<16x16x16x32xf16>
    %pack = linalg.pack %arg0 outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [16, 32] into %1 : tensor<256x512xf16> -> tensor<16x16x16x32xf16>
    %2 = tensor.empty() : tensor<16x32x32x32xf16>
    %pack_0 = linalg.pack %arg1 outer_dims_perm = [0, 1] inner_dims_pos = [1, 0] inner_tiles = [32, 32] into %2 : tensor<512x1024xf16> -> tensor<16x32x32x32xf16>
    %3 = tensor.empty() : tensor<16x32x16x32xf16>
    %4 = linalg.fill ins(%cst : f16) outs(%3 : tensor<16x32x16x32xf16>) -> tensor<16x32x16x32xf16>
    %5 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel", "reduction"]} ins(%pack, %pack_0 : tensor<16x16x16x32xf16>, tensor<16x32x32x32xf16>) outs(%4 : tensor<16x32x16x32xf16>) {
    ^bb0(%in: f16, %in_1: f16, %out: f16):
      %6 = arith.mulf %in, %in_1 : f16
      %7 = arith.addf %out, %6 : f16
      linalg.yield %7 : f16
    } -> tensor<16x32x16x32xf16>
    %unpack = linalg.unpack %5 inner_dims_pos = [0, 1] inner_tiles = [16, 32] into %0 : tensor<16x32x16x32xf16> -> tensor<256x1024xf16>
    return %unpack : tensor<256x1024xf16>
  }
}

