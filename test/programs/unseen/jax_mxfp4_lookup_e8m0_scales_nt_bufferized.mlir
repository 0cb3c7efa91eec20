#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d1, d0)>
module @jit_mxfp4_lookup_e8m0_scales_nt {
  memref.global "private" constant @__constant_16xbf16 : memref<16xbf16> = dense<[0.000000e+00, 5.000000e-01, 1.000000e+00, 1.500000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00, 6.000000e+00, -0.000000e+00, -5.000000e-01, -1.000000e+00, -1.500000e+00, -2.000000e+00, -3.000000e+00, -4.000000e+00, -6.000000e+00]> alignment = 64
  func.func public @main(%arg0: memref<24x128xbf16>, %arg1: memref<64x64xi8> {iree.abi.encoding = tensor<64x64xui8>}, %arg2: memref<64x4xi8> {iree.abi.encoding = tensor<64x4xui8>}) -> memref<24x64xbf16> {
    %cst = arith.constant 0.000000e+00 : bf16
    %c7_i16 = arith.constant 7 : i16
    %c4_i8 = arith.constant 4 : i8
    %c16_i32 = arith.constant 16 : i32
    %c0_i32 = arith.constant 0 : i32
    %c15_i8 = arith.constant 15 : i8
    %0 = memref.get_global @__constant_16xbf16 : memref<16xbf16>
    %alloc = memref.alloc() alignment = 64 : memref<64x64xi8>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : memref<64x64xi8>) outs(%alloc : memref<64x64xi8>) {
    ^bb0(%in: i8, %out: i8):
      %1 = arith.andi %in, %c15_i8 : i8
      linalg.yield %1 : i8
    }
    %alloc_0 = memref.alloc() alignment = 64 : memref<64x64xi32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc : memref<64x64xi8>) outs(%alloc_0 : memref<64x64xi32>) {
    ^bb0(%in: i8, %out: i32):
      %1 = arith.extui %in : i8 to i32
      linalg.yield %1 : i32
    }
    %alloc_1 = memref.alloc() alignment = 64 : memref<64x64xi1>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_0 : memref<64x64xi32>) outs(%alloc_1 : memref<64x64xi1>) {
    ^bb0(%in: i32, %out: i1):
      %1 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %1 : i1
    }
    %alloc_2 = memref.alloc() alignment = 64 : memref<64x64xi32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_0 : memref<64x64xi32>) outs(%alloc_2 : memref<64x64xi32>) {
    ^bb0(%in: i32, %out: i32):
      %1 = arith.addi %in, %c16_i32 : i32
      linalg.yield %1 : i32
    }
    %alloc_3 = memref.alloc() alignment = 64 : memref<64x64xi32>
    linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_1, %alloc_2, %alloc_0 : memref<64x64xi1>, memref<64x64xi32>, memref<64x64xi32>) outs(%alloc_3 : memref<64x64xi32>) {
    ^bb0(%in: i1, %in_23: i32, %in_24: i32, %out: i32):
      %1 = arith.select %in, %in_23, %in_24 : i32
      linalg.yield %1 : i32
    }
    %expand_shape = memref.expand_shape %alloc_3 [[0], [1, 2]] output_shape [64, 64, 1] : memref<64x64xi32> into memref<64x64x1xi32>
    %alloc_4 = memref.alloc() alignment = 64 : memref<64x64x1xbf16>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expand_shape : memref<64x64x1xi32>) outs(%alloc_4 : memref<64x64x1xbf16>) {
    ^bb0(%in: i32, %out: bf16):
      %1 = arith.index_cast %in : i32 to index
      %2 = memref.load %0[%1] : memref<16xbf16>
      linalg.yield %2 : bf16
    }
    %alloc_5 = memref.alloc() alignment = 64 : memref<64x64xi8>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : memref<64x64xi8>) outs(%alloc_5 : memref<64x64xi8>) {
    ^bb0(%in: i8, %out: i8):
      %1 = arith.shrui %in, %c4_i8 : i8
      linalg.yield %1 : i8
    }
    %alloc_6 = memref.alloc() alignment = 64 : memref<64x64xi32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_5 : memref<64x64xi8>) outs(%alloc_6 : memref<64x64xi32>) {
    ^bb0(%in: i8, %out: i32):
      %1 = arith.extui %in : i8 to i32
      linalg.yield %1 : i32
    }
    %alloc_7 = memref.alloc() alignment = 64 : memref<64x64xi1>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_6 : memref<64x64xi32>) outs(%alloc_7 : memref<64x64xi1>) {
    ^bb0(%in: i32, %out: i1):
      %1 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %1 : i1
    }
    %alloc_8 = memref.alloc() alignment = 64 : memref<64x64xi32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_6 : memref<64x64xi32>) outs(%alloc_8 : memref<64x64xi32>) {
    ^bb0(%in: i32, %out: i32):
      %1 = arith.addi %in, %c16_i32 : i32
      linalg.yield %1 : i32
    }
    %alloc_9 = memref.alloc() alignment = 64 : memref<64x64xi32>
    linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_7, %alloc_8, %alloc_6 : memref<64x64xi1>, memref<64x64xi32>, memref<64x64xi32>) outs(%alloc_9 : memref<64x64xi32>) {
    ^bb0(%in: i1, %in_23: i32, %in_24: i32, %out: i32):
      %1 = arith.select %in, %in_23, %in_24 : i32
      linalg.yield %1 : i32
    }
    %expand_shape_10 = memref.expand_shape %alloc_9 [[0], [1, 2]] output_shape [64, 64, 1] : memref<64x64xi32> into memref<64x64x1xi32>
    %alloc_11 = memref.alloc() alignment = 64 : memref<64x64x1xbf16>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expand_shape_10 : memref<64x64x1xi32>) outs(%alloc_11 : memref<64x64x1xbf16>) {
    ^bb0(%in: i32, %out: bf16):
      %1 = arith.index_cast %in : i32 to index
      %2 = memref.load %0[%1] : memref<16xbf16>
      linalg.yield %2 : bf16
    }
    %alloc_12 = memref.alloc() alignment = 64 : memref<64x64x2xbf16>
    %subview = memref.subview %alloc_12[0, 0, 0] [64, 64, 1] [1, 1, 1] : memref<64x64x2xbf16> to memref<64x64x1xbf16, strided<[128, 2, 1]>>
    memref.copy %alloc_4, %subview : memref<64x64x1xbf16> to memref<64x64x1xbf16, strided<[128, 2, 1]>>
    %subview_13 = memref.subview %alloc_12[0, 0, 1] [64, 64, 1] [1, 1, 1] : memref<64x64x2xbf16> to memref<64x64x1xbf16, strided<[128, 2, 1], offset: 1>>
    memref.copy %alloc_11, %subview_13 : memref<64x64x1xbf16> to memref<64x64x1xbf16, strided<[128, 2, 1], offset: 1>>
    %collapse_shape = memref.collapse_shape %alloc_12 [[0, 1, 2]] : memref<64x64x2xbf16> into memref<8192xbf16>
    %expand_shape_14 = memref.expand_shape %collapse_shape [[0, 1, 2]] output_shape [64, 4, 32] : memref<8192xbf16> into memref<64x4x32xbf16>
    %alloc_15 = memref.alloc() alignment = 64 : memref<64x4xi16>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : memref<64x4xi8>) outs(%alloc_15 : memref<64x4xi16>) {
    ^bb0(%in: i8, %out: i16):
      %1 = arith.extui %in : i8 to i16
      linalg.yield %1 : i16
    }
    %alloc_16 = memref.alloc() alignment = 64 : memref<64x4xi16>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_15 : memref<64x4xi16>) outs(%alloc_16 : memref<64x4xi16>) {
    ^bb0(%in: i16, %out: i16):
      %1 = arith.shli %in, %c7_i16 : i16
      linalg.yield %1 : i16
    }
    %alloc_17 = memref.alloc() alignment = 64 : memref<64x4xbf16>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_16 : memref<64x4xi16>) outs(%alloc_17 : memref<64x4xbf16>) {
    ^bb0(%in: i16, %out: bf16):
      %1 = arith.bitcast %in : i16 to bf16
      linalg.yield %1 : bf16
    }
    %alloc_18 = memref.alloc() alignment = 64 : memref<64x4x32xbf16>
    linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_17 : memref<64x4xbf16>) outs(%alloc_18 : memref<64x4x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    }
    %alloc_19 = memref.alloc() alignment = 64 : memref<64x4x32xbf16>
    linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expand_shape_14, %alloc_18 : memref<64x4x32xbf16>, memref<64x4x32xbf16>) outs(%alloc_19 : memref<64x4x32xbf16>) {
    ^bb0(%in: bf16, %in_23: bf16, %out: bf16):
      %1 = arith.mulf %in, %in_23 : bf16
      linalg.yield %1 : bf16
    }
    %collapse_shape_20 = memref.collapse_shape %alloc_19 [[0], [1, 2]] : memref<64x4x32xbf16> into memref<64x128xbf16>
    %alloc_21 = memref.alloc() alignment = 64 : memref<128x64xbf16>
    linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%collapse_shape_20 : memref<64x128xbf16>) outs(%alloc_21 : memref<128x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    }
    %alloc_22 = memref.alloc() alignment = 64 : memref<24x64xbf16>
    linalg.fill ins(%cst : bf16) outs(%alloc_22 : memref<24x64xbf16>)
    linalg.matmul ins(%arg0, %alloc_21 : memref<24x128xbf16>, memref<128x64xbf16>) outs(%alloc_22 : memref<24x64xbf16>)
    return %alloc_22 : memref<24x64xbf16>
  }
}

