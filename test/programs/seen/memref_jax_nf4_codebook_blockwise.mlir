#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
module @jit_nf4_codebook_blockwise {
  func.func public @main(%arg0: memref<5x16xbf16>, %arg1: memref<16x4xi8> {iree.abi.encoding = tensor<16x4xui8>}, %arg2: memref<8x4xf32>, %arg3: memref<16xf32>, %arg4: memref<5x8xbf16>) {
    %cst = arith.constant 0.000000e+00 : bf16
    %c16_i32 = arith.constant 16 : i32
    %c0_i32 = arith.constant 0 : i32
    %c15_i8 = arith.constant 15 : i8
    %c4_i8 = arith.constant 4 : i8
    %alloc = memref.alloc() alignment = 64 : memref<16x4xi8>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : memref<16x4xi8>) outs(%alloc : memref<16x4xi8>) {
    ^bb0(%in: i8, %out: i8):
      %0 = arith.shrui %in, %c4_i8 : i8
      linalg.yield %0 : i8
    }
    %alloc_0 = memref.alloc() alignment = 64 : memref<16x4xi32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc : memref<16x4xi8>) outs(%alloc_0 : memref<16x4xi32>) {
    ^bb0(%in: i8, %out: i32):
      %0 = arith.extui %in : i8 to i32
      linalg.yield %0 : i32
    }
    %alloc_1 = memref.alloc() alignment = 64 : memref<16x4xi8>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : memref<16x4xi8>) outs(%alloc_1 : memref<16x4xi8>) {
    ^bb0(%in: i8, %out: i8):
      %0 = arith.andi %in, %c15_i8 : i8
      linalg.yield %0 : i8
    }
    %alloc_2 = memref.alloc() alignment = 64 : memref<16x4xi32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_1 : memref<16x4xi8>) outs(%alloc_2 : memref<16x4xi32>) {
    ^bb0(%in: i8, %out: i32):
      %0 = arith.extui %in : i8 to i32
      linalg.yield %0 : i32
    }
    %expand_shape = memref.expand_shape %alloc_0 [[0], [1, 2]] output_shape [16, 4, 1] : memref<16x4xi32> into memref<16x4x1xi32>
    %expand_shape_3 = memref.expand_shape %alloc_2 [[0], [1, 2]] output_shape [16, 4, 1] : memref<16x4xi32> into memref<16x4x1xi32>
    %alloc_4 = memref.alloc() alignment = 64 : memref<16x4x2xi32>
    %subview = memref.subview %alloc_4[0, 0, 0] [16, 4, 1] [1, 1, 1] : memref<16x4x2xi32> to memref<16x4x1xi32, strided<[8, 2, 1]>>
    memref.copy %expand_shape, %subview : memref<16x4x1xi32> to memref<16x4x1xi32, strided<[8, 2, 1]>>
    %subview_5 = memref.subview %alloc_4[0, 0, 1] [16, 4, 1] [1, 1, 1] : memref<16x4x2xi32> to memref<16x4x1xi32, strided<[8, 2, 1], offset: 1>>
    memref.copy %expand_shape_3, %subview_5 : memref<16x4x1xi32> to memref<16x4x1xi32, strided<[8, 2, 1], offset: 1>>
    %alloc_6 = memref.alloc() alignment = 64 : memref<16x4x2xi1>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_4 : memref<16x4x2xi32>) outs(%alloc_6 : memref<16x4x2xi1>) {
    ^bb0(%in: i32, %out: i1):
      %0 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %0 : i1
    }
    %alloc_7 = memref.alloc() alignment = 64 : memref<16x4x2xi32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_4 : memref<16x4x2xi32>) outs(%alloc_7 : memref<16x4x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      %0 = arith.addi %in, %c16_i32 : i32
      linalg.yield %0 : i32
    }
    %alloc_8 = memref.alloc() alignment = 64 : memref<16x4x2xi32>
    linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_6, %alloc_7, %alloc_4 : memref<16x4x2xi1>, memref<16x4x2xi32>, memref<16x4x2xi32>) outs(%alloc_8 : memref<16x4x2xi32>) {
    ^bb0(%in: i1, %in_18: i32, %in_19: i32, %out: i32):
      %0 = arith.select %in, %in_18, %in_19 : i32
      linalg.yield %0 : i32
    }
    %expand_shape_9 = memref.expand_shape %alloc_8 [[0], [1], [2, 3]] output_shape [16, 4, 2, 1] : memref<16x4x2xi32> into memref<16x4x2x1xi32>
    %alloc_10 = memref.alloc() alignment = 64 : memref<16x4x2x1xf32>
    linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expand_shape_9 : memref<16x4x2x1xi32>) outs(%alloc_10 : memref<16x4x2x1xf32>) {
    ^bb0(%in: i32, %out: f32):
      %0 = arith.index_cast %in : i32 to index
      %1 = memref.load %arg3[%0] : memref<16xf32>
      linalg.yield %1 : f32
    }
    %collapse_shape = memref.collapse_shape %alloc_10 [[0, 1, 2, 3]] : memref<16x4x2x1xf32> into memref<128xf32>
    %expand_shape_11 = memref.expand_shape %collapse_shape [[0, 1, 2]] output_shape [8, 4, 4] : memref<128xf32> into memref<8x4x4xf32>
    %alloc_12 = memref.alloc() alignment = 64 : memref<8x4x4xf32>
    linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : memref<8x4xf32>) outs(%alloc_12 : memref<8x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_13 = memref.alloc() alignment = 64 : memref<8x4x4xf32>
    linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expand_shape_11, %alloc_12 : memref<8x4x4xf32>, memref<8x4x4xf32>) outs(%alloc_13 : memref<8x4x4xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %0 = arith.mulf %in, %in_18 : f32
      linalg.yield %0 : f32
    }
    %alloc_14 = memref.alloc() alignment = 64 : memref<8x4x4xbf16>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_13 : memref<8x4x4xf32>) outs(%alloc_14 : memref<8x4x4xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %0 = arith.truncf %in : f32 to bf16
      linalg.yield %0 : bf16
    }
    %collapse_shape_15 = memref.collapse_shape %alloc_14 [[0, 1, 2]] : memref<8x4x4xbf16> into memref<128xbf16>
    %expand_shape_16 = memref.expand_shape %collapse_shape_15 [[0, 1]] output_shape [16, 8] : memref<128xbf16> into memref<16x8xbf16>
    %alloc_17 = memref.alloc() alignment = 64 : memref<5x8xbf16>
    linalg.fill ins(%cst : bf16) outs(%alloc_17 : memref<5x8xbf16>)
    linalg.matmul ins(%arg0, %expand_shape_16 : memref<5x16xbf16>, memref<16x8xbf16>) outs(%alloc_17 : memref<5x8xbf16>)
    memref.copy %alloc_17, %arg4 : memref<5x8xbf16> to memref<5x8xbf16>
    return
  }
}

