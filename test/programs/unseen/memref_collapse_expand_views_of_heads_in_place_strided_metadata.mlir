#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d1, d4)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d1, d4)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @v(%arg0: memref<2x8x32xf32>, %arg1: memref<2x8x32xf32>, %arg2: memref<2x4x8x8xf32>) {
    %cst = arith.constant 3.500000e-01 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [2, 8, 4, 8], strides: [256, 32, 8, 1] : memref<2x8x32xf32> to memref<2x8x4x8xf32>
    %reinterpret_cast_1 = memref.reinterpret_cast %arg1 to offset: [0], sizes: [2, 8, 4, 8], strides: [256, 32, 8, 1] : memref<2x8x32xf32> to memref<2x8x4x8xf32>
    linalg.fill ins(%cst_0 : f32) outs(%arg2 : memref<2x4x8x8xf32>)
    linalg.contract indexing_maps = [#map, #map1, #map2] ins(%reinterpret_cast, %reinterpret_cast_1 : memref<2x8x4x8xf32>, memref<2x8x4x8xf32>) outs(%arg2 : memref<2x4x8x8xf32>)
    %reinterpret_cast_2 = memref.reinterpret_cast %arg2 to offset: [0], sizes: [64, 8], strides: [8, 1] : memref<2x4x8x8xf32> to memref<64x8xf32>
    linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel"]} outs(%reinterpret_cast_2 : memref<64x8xf32>) {
    ^bb0(%out: f32):
      %0 = arith.mulf %out, %cst : f32
      linalg.yield %0 : f32
    }
    return
  }
}

