#map = affine_map<(d0, d1, d2) -> (d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<() -> ()>
#map3 = affine_map<(d0, d1, d2) -> ()>
module @jit_gpt_oss_interleaved_clamped_swiglu {
  func.func public @main(%arg0: memref<2x12x32xbf16>, %arg1: memref<32x96xbf16>, %arg2: memref<96xbf16>, %arg3: memref<48x32xbf16>, %arg4: memref<32xbf16>) -> memref<2x12x32xbf16> {
    %cst = arith.constant -7.000000e+00 : bf16
    %cst_0 = arith.constant 1.703130e+00 : bf16
    %cst_1 = arith.constant 1.000000e+00 : bf16
    %cst_2 = arith.constant 7.000000e+00 : bf16
    %cst_3 = arith.constant 0.000000e+00 : bf16
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1], [2]] : memref<2x12x32xbf16> into memref<24x32xbf16>
    %alloc = memref.alloc() alignment = 64 : memref<24x96xbf16>
    linalg.fill ins(%cst_3 : bf16) outs(%alloc : memref<24x96xbf16>)
    linalg.matmul ins(%collapse_shape, %arg1 : memref<24x32xbf16>, memref<32x96xbf16>) outs(%alloc : memref<24x96xbf16>)
    %expand_shape = memref.expand_shape %alloc [[0, 1], [2]] output_shape [2, 12, 96] : memref<24x96xbf16> into memref<2x12x96xbf16>
    %alloc_4 = memref.alloc() alignment = 64 : memref<2x12x96xbf16>
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : memref<96xbf16>) outs(%alloc_4 : memref<2x12x96xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    }
    %alloc_5 = memref.alloc() alignment = 64 : memref<2x12x96xbf16>
    linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expand_shape, %alloc_4 : memref<2x12x96xbf16>, memref<2x12x96xbf16>) outs(%alloc_5 : memref<2x12x96xbf16>) {
    ^bb0(%in: bf16, %in_27: bf16, %out: bf16):
      %0 = arith.addf %in, %in_27 : bf16
      linalg.yield %0 : bf16
    }
    %subview = memref.subview %alloc_5[0, 0, 0] [2, 12, 48] [1, 1, 2] : memref<2x12x96xbf16> to memref<2x12x48xbf16, strided<[1152, 96, 2]>>
    %subview_6 = memref.subview %alloc_5[0, 0, 1] [2, 12, 48] [1, 1, 2] : memref<2x12x96xbf16> to memref<2x12x48xbf16, strided<[1152, 96, 2], offset: 1>>
    %alloc_7 = memref.alloc() alignment = 64 : memref<2x12x48xbf16>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%subview : memref<2x12x48xbf16, strided<[1152, 96, 2]>>) outs(%alloc_7 : memref<2x12x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %0 = arith.minimumf %in, %cst_2 : bf16
      linalg.yield %0 : bf16
    }
    %alloc_8 = memref.alloc() alignment = 64 : memref<bf16>
    linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%alloc_8 : memref<bf16>) {
    ^bb0(%out: bf16):
      linalg.yield %cst : bf16
    }
    %alloc_9 = memref.alloc() alignment = 64 : memref<2x12x48xbf16>
    linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_8 : memref<bf16>) outs(%alloc_9 : memref<2x12x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    }
    %alloc_10 = memref.alloc() alignment = 64 : memref<2x12x48xbf16>
    linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_9, %subview_6 : memref<2x12x48xbf16>, memref<2x12x48xbf16, strided<[1152, 96, 2], offset: 1>>) outs(%alloc_10 : memref<2x12x48xbf16>) {
    ^bb0(%in: bf16, %in_27: bf16, %out: bf16):
      %0 = arith.maximumf %in, %in_27 : bf16
      linalg.yield %0 : bf16
    }
    %alloc_11 = memref.alloc() alignment = 64 : memref<bf16>
    linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%alloc_11 : memref<bf16>) {
    ^bb0(%out: bf16):
      linalg.yield %cst_2 : bf16
    }
    %alloc_12 = memref.alloc() alignment = 64 : memref<2x12x48xbf16>
    linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_11 : memref<bf16>) outs(%alloc_12 : memref<2x12x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    }
    %alloc_13 = memref.alloc() alignment = 64 : memref<2x12x48xbf16>
    linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_12, %alloc_10 : memref<2x12x48xbf16>, memref<2x12x48xbf16>) outs(%alloc_13 : memref<2x12x48xbf16>) {
    ^bb0(%in: bf16, %in_27: bf16, %out: bf16):
      %0 = arith.minimumf %in, %in_27 : bf16
      linalg.yield %0 : bf16
    }
    %alloc_14 = memref.alloc() alignment = 64 : memref<2x12x48xbf16>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_13 : memref<2x12x48xbf16>) outs(%alloc_14 : memref<2x12x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %0 = arith.addf %in, %cst_1 : bf16
      linalg.yield %0 : bf16
    }
    %alloc_15 = memref.alloc() alignment = 64 : memref<2x12x48xbf16>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_7 : memref<2x12x48xbf16>) outs(%alloc_15 : memref<2x12x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %0 = arith.mulf %in, %cst_0 : bf16
      linalg.yield %0 : bf16
    }
    %alloc_16 = memref.alloc() alignment = 64 : memref<2x12x48xbf16>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_15 : memref<2x12x48xbf16>) outs(%alloc_16 : memref<2x12x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %0 = arith.negf %in : bf16
      linalg.yield %0 : bf16
    }
    %alloc_17 = memref.alloc() alignment = 64 : memref<2x12x48xbf16>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_16 : memref<2x12x48xbf16>) outs(%alloc_17 : memref<2x12x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %0 = math.exp %in : bf16
      linalg.yield %0 : bf16
    }
    %alloc_18 = memref.alloc() alignment = 64 : memref<2x12x48xbf16>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_17 : memref<2x12x48xbf16>) outs(%alloc_18 : memref<2x12x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %0 = arith.addf %in, %cst_1 : bf16
      linalg.yield %0 : bf16
    }
    %alloc_19 = memref.alloc() alignment = 64 : memref<2x12x48xbf16>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_18 : memref<2x12x48xbf16>) outs(%alloc_19 : memref<2x12x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %0 = arith.divf %cst_1, %in : bf16
      linalg.yield %0 : bf16
    }
    %alloc_20 = memref.alloc() alignment = 64 : memref<2x12x48xbf16>
    linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_7, %alloc_19 : memref<2x12x48xbf16>, memref<2x12x48xbf16>) outs(%alloc_20 : memref<2x12x48xbf16>) {
    ^bb0(%in: bf16, %in_27: bf16, %out: bf16):
      %0 = arith.mulf %in, %in_27 : bf16
      linalg.yield %0 : bf16
    }
    %alloc_21 = memref.alloc() alignment = 64 : memref<2x12x48xbf16>
    linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_14, %alloc_20 : memref<2x12x48xbf16>, memref<2x12x48xbf16>) outs(%alloc_21 : memref<2x12x48xbf16>) {
    ^bb0(%in: bf16, %in_27: bf16, %out: bf16):
      %0 = arith.mulf %in, %in_27 : bf16
      linalg.yield %0 : bf16
    }
    %collapse_shape_22 = memref.collapse_shape %alloc_21 [[0, 1], [2]] : memref<2x12x48xbf16> into memref<24x48xbf16>
    %alloc_23 = memref.alloc() alignment = 64 : memref<24x32xbf16>
    linalg.fill ins(%cst_3 : bf16) outs(%alloc_23 : memref<24x32xbf16>)
    linalg.matmul ins(%collapse_shape_22, %arg3 : memref<24x48xbf16>, memref<48x32xbf16>) outs(%alloc_23 : memref<24x32xbf16>)
    %expand_shape_24 = memref.expand_shape %alloc_23 [[0, 1], [2]] output_shape [2, 12, 32] : memref<24x32xbf16> into memref<2x12x32xbf16>
    %alloc_25 = memref.alloc() alignment = 64 : memref<2x12x32xbf16>
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4 : memref<32xbf16>) outs(%alloc_25 : memref<2x12x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    }
    %alloc_26 = memref.alloc() alignment = 64 : memref<2x12x32xbf16>
    linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expand_shape_24, %alloc_25 : memref<2x12x32xbf16>, memref<2x12x32xbf16>) outs(%alloc_26 : memref<2x12x32xbf16>) {
    ^bb0(%in: bf16, %in_27: bf16, %out: bf16):
      %0 = arith.addf %in, %in_27 : bf16
      linalg.yield %0 : bf16
    }
    return %alloc_26 : memref<2x12x32xbf16>
  }
}

