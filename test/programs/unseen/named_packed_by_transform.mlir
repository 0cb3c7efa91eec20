// What MLIR makes of a program: packed by transform.
#map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d3, d5)>
#map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d2, d1, d4, d5)>
#map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<50x36xf32>, %arg1: tensor<36x28xf32>, %arg2: tensor<28xf32>) -> tensor<50x28xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<50x28xf32>
    %1 = tensor.empty() : tensor<7x9x8x4xf32>
    %pack = linalg.pack %arg0 padding_value(%cst : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %1 : tensor<50x36xf32> -> tensor<7x9x8x4xf32>
    %2 = tensor.empty() : tensor<9x2x16x4xf32>
    %pack_0 = linalg.pack %arg1 padding_value(%cst : f32) inner_dims_pos = [1, 0] inner_tiles = [16, 4] into %2 : tensor<36x28xf32> -> tensor<9x2x16x4xf32>
    %3 = tensor.empty() : tensor<7x2x8x16xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<7x2x8x16xf32>) -> tensor<7x2x8x16xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel", "reduction"]} ins(%pack, %pack_0 : tensor<7x9x8x4xf32>, tensor<9x2x16x4xf32>) outs(%4 : tensor<7x2x8x16xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %7 = arith.mulf %in, %in_1 : f32
      %8 = arith.addf %out, %7 : f32
      linalg.yield %8 : f32
    } -> tensor<7x2x8x16xf32>
    %unpack = linalg.unpack %5 inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %0 : tensor<7x2x8x16xf32> -> tensor<50x28xf32>
    %6 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%unpack, %arg2 : tensor<50x28xf32>, tensor<28xf32>) outs(%0 : tensor<50x28xf32>) attrs =  {last} {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %7 = arith.addf %in, %in_1 : f32
      %8 = arith.maximumf %7, %cst : f32
      linalg.yield %8 : f32
    } -> tensor<50x28xf32>
    return %6 : tensor<50x28xf32>
  }
}

