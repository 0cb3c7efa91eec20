#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d1, d3)>
module {
  func.func @p(%arg0: memref<13x20xf32>, %arg1: memref<10x20xf32>, %arg2: memref<10xf32>) -> memref<13x10xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() alignment = 64 : memref<4x5x4x4xf32>
    linalg.pack %arg0 padding_value(%cst : f32) outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %alloc : memref<13x20xf32> -> memref<4x5x4x4xf32>
    %alloc_0 = memref.alloc() alignment = 64 : memref<2x5x8x4xf32>
    linalg.pack %arg1 padding_value(%cst : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %alloc_0 : memref<10x20xf32> -> memref<2x5x8x4xf32>
    %alloc_1 = memref.alloc() alignment = 64 : memref<4x2x4x8xf32>
    linalg.fill ins(%cst : f32) outs(%alloc_1 : memref<4x2x4x8xf32>)
    linalg.mmt4d ins(%alloc, %alloc_0 : memref<4x5x4x4xf32>, memref<2x5x8x4xf32>) outs(%alloc_1 : memref<4x2x4x8xf32>)
    %alloc_2 = memref.alloc() alignment = 64 : memref<2x8xf32>
    linalg.pack %arg2 padding_value(%cst : f32) inner_dims_pos = [0] inner_tiles = [8] into %alloc_2 : memref<10xf32> -> memref<2x8xf32>
    linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc_1, %alloc_2 : memref<4x2x4x8xf32>, memref<2x8xf32>) outs(%alloc_1 : memref<4x2x4x8xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %0 = arith.addf %in, %in_4 : f32
      %1 = arith.maximumf %0, %cst : f32
      linalg.yield %1 : f32
    }
    %alloc_3 = memref.alloc() alignment = 64 : memref<13x10xf32>
    linalg.unpack %alloc_1 inner_dims_pos = [0, 1] inner_tiles = [4, 8] into %alloc_3 : memref<4x2x4x8xf32> -> memref<13x10xf32>
    return %alloc_3 : memref<13x10xf32>
  }
}

