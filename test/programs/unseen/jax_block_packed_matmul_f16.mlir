#map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d3, d5)>
#map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d1, d2, d4, d5)>
#map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d1)>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
module @jit_block_packed_matmul_f16 {
  func.func public @main(%arg0: tensor<20x24xf16>, %arg1: tensor<24x28xf16>, %arg2: tensor<28xf16>) -> tensor<20x28xf32> {
    %cst = arith.constant 0.000000e+00 : f16
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<20x28xf32>
    %1 = tensor.empty() : tensor<3x3x8x8xf16>
    %pack = linalg.pack %arg0 padding_value(%cst : f16) outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %1 : tensor<20x24xf16> -> tensor<3x3x8x8xf16>
    %2 = tensor.empty() : tensor<4x3x8x8xf16>
    %pack_1 = linalg.pack %arg1 padding_value(%cst : f16) outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [8, 8] into %2 : tensor<24x28xf16> -> tensor<4x3x8x8xf16>
    %3 = tensor.empty() : tensor<3x4x8x8xf32>
    %4 = linalg.fill ins(%cst_0 : f32) outs(%3 : tensor<3x4x8x8xf32>) -> tensor<3x4x8x8xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel", "reduction"]} ins(%pack, %pack_1 : tensor<3x3x8x8xf16>, tensor<4x3x8x8xf16>) outs(%4 : tensor<3x4x8x8xf32>) {
    ^bb0(%in: f16, %in_2: f16, %out: f32):
      %11 = arith.extf %in : f16 to f32
      %12 = arith.extf %in_2 : f16 to f32
      %13 = arith.mulf %11, %12 : f32
      %14 = arith.addf %out, %13 : f32
      linalg.yield %14 : f32
    } -> tensor<3x4x8x8xf32>
    %unpack = linalg.unpack %5 inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %0 : tensor<3x4x8x8xf32> -> tensor<20x28xf32>
    %6 = tensor.empty() : tensor<28xf32>
    %7 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg2 : tensor<28xf16>) outs(%6 : tensor<28xf32>) {
    ^bb0(%in: f16, %out: f32):
      %11 = arith.extf %in : f16 to f32
      linalg.yield %11 : f32
    } -> tensor<28xf32>
    %8 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<28xf32>) outs(%0 : tensor<20x28xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x28xf32>
    %9 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%unpack, %8 : tensor<20x28xf32>, tensor<20x28xf32>) outs(%0 : tensor<20x28xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %11 = arith.addf %in, %in_2 : f32
      linalg.yield %11 : f32
    } -> tensor<20x28xf32>
    %10 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<20x28xf32>) outs(%0 : tensor<20x28xf32>) {
    ^bb0(%in: f32, %out: f32):
      %11 = arith.maximumf %in, %cst_0 : f32
      linalg.yield %11 : f32
    } -> tensor<20x28xf32>
    return %10 : tensor<20x28xf32>
  }
}

