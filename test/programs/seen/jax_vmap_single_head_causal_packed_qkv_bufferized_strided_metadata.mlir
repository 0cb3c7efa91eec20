#map = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
module @jit_vmap_single_head_causal_packed_qkv {
  func.func public @main(%arg0: memref<4x16x8xf32>, %arg1: memref<8x24xf32>, %arg2: memref<16x16xi1>) -> memref<4x16x8xf32> {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant -3.40282347E+38 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [64, 8], strides: [8, 1] : memref<4x16x8xf32> to memref<64x8xf32>
    %alloc = memref.alloc() alignment = 64 : memref<64x24xf32>
    linalg.fill ins(%cst_1 : f32) outs(%alloc : memref<64x24xf32>)
    linalg.matmul ins(%reinterpret_cast, %arg1 : memref<64x8xf32>, memref<8x24xf32>) outs(%alloc : memref<64x24xf32>)
    %reinterpret_cast_2 = memref.reinterpret_cast %alloc to offset: [0], sizes: [4, 16, 8], strides: [384, 24, 1] : memref<64x24xf32> to memref<4x16x8xf32, strided<[384, 24, 1]>>
    %reinterpret_cast_3 = memref.reinterpret_cast %alloc to offset: [8], sizes: [4, 16, 8], strides: [384, 24, 1] : memref<64x24xf32> to memref<4x16x8xf32, strided<[384, 24, 1], offset: 8>>
    %reinterpret_cast_4 = memref.reinterpret_cast %alloc to offset: [16], sizes: [4, 16, 8], strides: [384, 24, 1] : memref<64x24xf32> to memref<4x16x8xf32, strided<[384, 24, 1], offset: 16>>
    %alloc_5 = memref.alloc() alignment = 64 : memref<4x8x16xf32>
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%reinterpret_cast_3 : memref<4x16x8xf32, strided<[384, 24, 1], offset: 8>>) outs(%alloc_5 : memref<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_6 = memref.alloc() alignment = 64 : memref<4x16x16xf32>
    linalg.fill ins(%cst_1 : f32) outs(%alloc_6 : memref<4x16x16xf32>)
    linalg.batch_matmul ins(%reinterpret_cast_2, %alloc_5 : memref<4x16x8xf32, strided<[384, 24, 1]>>, memref<4x8x16xf32>) outs(%alloc_6 : memref<4x16x16xf32>)
    %alloc_7 = memref.alloc() alignment = 64 : memref<4x16x16xi1>
    linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : memref<16x16xi1>) outs(%alloc_7 : memref<4x16x16xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    }
    %alloc_8 = memref.alloc() alignment = 64 : memref<4x16x16xf32>
    linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_7, %alloc_6 : memref<4x16x16xi1>, memref<4x16x16xf32>) outs(%alloc_8 : memref<4x16x16xf32>) {
    ^bb0(%in: i1, %in_17: f32, %out: f32):
      %0 = arith.select %in, %in_17, %cst_0 : f32
      linalg.yield %0 : f32
    }
    %alloc_9 = memref.alloc() alignment = 64 : memref<4x16xf32>
    linalg.fill ins(%cst : f32) outs(%alloc_9 : memref<4x16xf32>)
    linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%alloc_8 : memref<4x16x16xf32>) outs(%alloc_9 : memref<4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.maximumf %out, %in : f32
      linalg.yield %0 : f32
    }
    %alloc_10 = memref.alloc() alignment = 64 : memref<4x16x16xf32>
    linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_9 : memref<4x16xf32>) outs(%alloc_10 : memref<4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_11 = memref.alloc() alignment = 64 : memref<4x16x16xf32>
    linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_8, %alloc_10 : memref<4x16x16xf32>, memref<4x16x16xf32>) outs(%alloc_11 : memref<4x16x16xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %0 = arith.subf %in, %in_17 : f32
      linalg.yield %0 : f32
    }
    %alloc_12 = memref.alloc() alignment = 64 : memref<4x16x16xf32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_11 : memref<4x16x16xf32>) outs(%alloc_12 : memref<4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = math.exp %in : f32
      linalg.yield %0 : f32
    }
    %alloc_13 = memref.alloc() alignment = 64 : memref<4x16xf32>
    linalg.fill ins(%cst_1 : f32) outs(%alloc_13 : memref<4x16xf32>)
    linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%alloc_12 : memref<4x16x16xf32>) outs(%alloc_13 : memref<4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.addf %out, %in : f32
      linalg.yield %0 : f32
    }
    %alloc_14 = memref.alloc() alignment = 64 : memref<4x16x16xf32>
    linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_13 : memref<4x16xf32>) outs(%alloc_14 : memref<4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_15 = memref.alloc() alignment = 64 : memref<4x16x16xf32>
    linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_12, %alloc_14 : memref<4x16x16xf32>, memref<4x16x16xf32>) outs(%alloc_15 : memref<4x16x16xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %0 = arith.divf %in, %in_17 : f32
      linalg.yield %0 : f32
    }
    %alloc_16 = memref.alloc() alignment = 64 : memref<4x16x8xf32>
    linalg.fill ins(%cst_1 : f32) outs(%alloc_16 : memref<4x16x8xf32>)
    linalg.batch_matmul ins(%alloc_15, %reinterpret_cast_4 : memref<4x16x16xf32>, memref<4x16x8xf32, strided<[384, 24, 1], offset: 16>>) outs(%alloc_16 : memref<4x16x8xf32>)
    return %alloc_16 : memref<4x16x8xf32>
  }
}

