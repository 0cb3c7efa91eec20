#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2) -> (d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<(d0, d1) -> (d0, d1)>
module @jit_gptq_int4_act_order_group_gather {
  func.func public @main(%arg0: memref<16x256xf16>, %arg1: memref<32x64xi32>, %arg2: memref<4x8xi32>, %arg3: memref<4x64xf16>, %arg4: memref<256xi32>) -> memref<16x64xf16> {
    %cst = arith.constant 0.000000e+00 : f16
    %c1_i32 = arith.constant 1 : i32
    %c15_i32 = arith.constant 15 : i32
    %c32_i32 = arith.constant 32 : i32
    %c0_i32 = arith.constant 0 : i32
    %c4_i32 = arith.constant 4 : i32
    %alloc = memref.alloc() alignment = 64 : memref<8xi32>
    linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%alloc : memref<8xi32>) {
    ^bb0(%out: i32):
      %0 = linalg.index 0 : index
      %1 = arith.index_cast %0 : index to i32
      linalg.yield %1 : i32
    }
    %alloc_0 = memref.alloc() alignment = 64 : memref<8xi32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%alloc : memref<8xi32>) outs(%alloc_0 : memref<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %0 = arith.muli %in, %c4_i32 : i32
      linalg.yield %0 : i32
    }
    %alloc_1 = memref.alloc() alignment = 64 : memref<32x8x64xi32>
    linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_0 : memref<8xi32>) outs(%alloc_1 : memref<32x8x64xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    }
    %alloc_2 = memref.alloc() alignment = 64 : memref<32x8x64xi32>
    linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : memref<32x64xi32>) outs(%alloc_2 : memref<32x8x64xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    }
    %alloc_3 = memref.alloc() alignment = 64 : memref<32x8x64xi32>
    linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_2, %alloc_1 : memref<32x8x64xi32>, memref<32x8x64xi32>) outs(%alloc_3 : memref<32x8x64xi32>) {
    ^bb0(%in: i32, %in_22: i32, %out: i32):
      %0 = arith.shrui %in, %in_22 : i32
      %1 = arith.cmpi ult, %in_22, %c32_i32 : i32
      %2 = arith.select %1, %0, %c0_i32 : i32
      linalg.yield %2 : i32
    }
    %alloc_4 = memref.alloc() alignment = 64 : memref<32x8x64xi32>
    linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_3 : memref<32x8x64xi32>) outs(%alloc_4 : memref<32x8x64xi32>) {
    ^bb0(%in: i32, %out: i32):
      %0 = arith.andi %in, %c15_i32 : i32
      linalg.yield %0 : i32
    }
    %collapse_shape = memref.collapse_shape %alloc_4 [[0, 1], [2]] : memref<32x8x64xi32> into memref<256x64xi32>
    %alloc_5 = memref.alloc() alignment = 64 : memref<4x8x8xi32>
    linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_0 : memref<8xi32>) outs(%alloc_5 : memref<4x8x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    }
    %alloc_6 = memref.alloc() alignment = 64 : memref<4x8x8xi32>
    linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : memref<4x8xi32>) outs(%alloc_6 : memref<4x8x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    }
    %alloc_7 = memref.alloc() alignment = 64 : memref<4x8x8xi32>
    linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_6, %alloc_5 : memref<4x8x8xi32>, memref<4x8x8xi32>) outs(%alloc_7 : memref<4x8x8xi32>) {
    ^bb0(%in: i32, %in_22: i32, %out: i32):
      %0 = arith.shrui %in, %in_22 : i32
      %1 = arith.cmpi ult, %in_22, %c32_i32 : i32
      %2 = arith.select %1, %0, %c0_i32 : i32
      linalg.yield %2 : i32
    }
    %alloc_8 = memref.alloc() alignment = 64 : memref<4x8x8xi32>
    linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_7 : memref<4x8x8xi32>) outs(%alloc_8 : memref<4x8x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %0 = arith.andi %in, %c15_i32 : i32
      linalg.yield %0 : i32
    }
    %collapse_shape_9 = memref.collapse_shape %alloc_8 [[0], [1, 2]] : memref<4x8x8xi32> into memref<4x64xi32>
    %alloc_10 = memref.alloc() alignment = 64 : memref<4x64xi32>
    linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%collapse_shape_9 : memref<4x64xi32>) outs(%alloc_10 : memref<4x64xi32>) {
    ^bb0(%in: i32, %out: i32):
      %0 = arith.addi %in, %c1_i32 : i32
      linalg.yield %0 : i32
    }
    %alloc_11 = memref.alloc() alignment = 64 : memref<256xi1>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg4 : memref<256xi32>) outs(%alloc_11 : memref<256xi1>) {
    ^bb0(%in: i32, %out: i1):
      %0 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %0 : i1
    }
    %alloc_12 = memref.alloc() alignment = 64 : memref<256xi32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg4 : memref<256xi32>) outs(%alloc_12 : memref<256xi32>) {
    ^bb0(%in: i32, %out: i32):
      %0 = arith.addi %in, %c4_i32 : i32
      linalg.yield %0 : i32
    }
    %alloc_13 = memref.alloc() alignment = 64 : memref<256xi32>
    linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%alloc_11, %alloc_12, %arg4 : memref<256xi1>, memref<256xi32>, memref<256xi32>) outs(%alloc_13 : memref<256xi32>) {
    ^bb0(%in: i1, %in_22: i32, %in_23: i32, %out: i32):
      %0 = arith.select %in, %in_22, %in_23 : i32
      linalg.yield %0 : i32
    }
    %expand_shape = memref.expand_shape %alloc_13 [[0, 1]] output_shape [256, 1] : memref<256xi32> into memref<256x1xi32>
    %alloc_14 = memref.alloc() alignment = 64 : memref<256x1x64xi32>
    linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expand_shape : memref<256x1xi32>) outs(%alloc_14 : memref<256x1x64xi32>) {
    ^bb0(%in: i32, %out: i32):
      %0 = arith.index_cast %in : i32 to index
      %1 = linalg.index 2 : index
      %2 = memref.load %alloc_10[%0, %1] : memref<4x64xi32>
      linalg.yield %2 : i32
    }
    %collapse_shape_15 = memref.collapse_shape %alloc_14 [[0], [1, 2]] : memref<256x1x64xi32> into memref<256x64xi32>
    %alloc_16 = memref.alloc() alignment = 64 : memref<256x64xi32>
    linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%collapse_shape, %collapse_shape_15 : memref<256x64xi32>, memref<256x64xi32>) outs(%alloc_16 : memref<256x64xi32>) {
    ^bb0(%in: i32, %in_22: i32, %out: i32):
      %0 = arith.subi %in, %in_22 : i32
      linalg.yield %0 : i32
    }
    %alloc_17 = memref.alloc() alignment = 64 : memref<256x64xf16>
    linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%alloc_16 : memref<256x64xi32>) outs(%alloc_17 : memref<256x64xf16>) {
    ^bb0(%in: i32, %out: f16):
      %0 = arith.sitofp %in : i32 to f16
      linalg.yield %0 : f16
    }
    %alloc_18 = memref.alloc() alignment = 64 : memref<256x1x64xf16>
    linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expand_shape : memref<256x1xi32>) outs(%alloc_18 : memref<256x1x64xf16>) {
    ^bb0(%in: i32, %out: f16):
      %0 = arith.index_cast %in : i32 to index
      %1 = linalg.index 2 : index
      %2 = memref.load %arg3[%0, %1] : memref<4x64xf16>
      linalg.yield %2 : f16
    }
    %collapse_shape_19 = memref.collapse_shape %alloc_18 [[0], [1, 2]] : memref<256x1x64xf16> into memref<256x64xf16>
    %alloc_20 = memref.alloc() alignment = 64 : memref<256x64xf16>
    linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%alloc_17, %collapse_shape_19 : memref<256x64xf16>, memref<256x64xf16>) outs(%alloc_20 : memref<256x64xf16>) {
    ^bb0(%in: f16, %in_22: f16, %out: f16):
      %0 = arith.mulf %in, %in_22 : f16
      linalg.yield %0 : f16
    }
    %alloc_21 = memref.alloc() alignment = 64 : memref<16x64xf16>
    linalg.fill ins(%cst : f16) outs(%alloc_21 : memref<16x64xf16>)
    linalg.matmul ins(%arg0, %alloc_20 : memref<16x256xf16>, memref<256x64xf16>) outs(%alloc_21 : memref<16x64xf16>)
    return %alloc_21 : memref<16x64xf16>
  }
}

