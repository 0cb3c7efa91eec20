#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
module @jit_bufferized_out_params_attention {
  func.func public @main(%arg0: memref<2x3x10x16xf16>, %arg1: memref<2x3x12x16xf16>, %arg2: memref<2x3x12x16xf16>, %arg3: memref<2x10x3x16xf16>) {
    %cst = arith.constant 0.000000e+00 : f16
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 2.500000e-01 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() alignment = 64 : memref<2x3x16x12xf16>
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : memref<2x3x12x16xf16>) outs(%alloc : memref<2x3x16x12xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    }
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1], [2], [3]] : memref<2x3x10x16xf16> into memref<6x10x16xf16>
    %collapse_shape_3 = memref.collapse_shape %alloc [[0, 1], [2], [3]] : memref<2x3x16x12xf16> into memref<6x16x12xf16>
    %alloc_4 = memref.alloc() alignment = 64 : memref<6x10x12xf32>
    linalg.fill ins(%cst_2 : f32) outs(%alloc_4 : memref<6x10x12xf32>)
    linalg.batch_matmul ins(%collapse_shape, %collapse_shape_3 : memref<6x10x16xf16>, memref<6x16x12xf16>) outs(%alloc_4 : memref<6x10x12xf32>)
    %expand_shape = memref.expand_shape %alloc_4 [[0, 1], [2], [3]] output_shape [2, 3, 10, 12] : memref<6x10x12xf32> into memref<2x3x10x12xf32>
    %alloc_5 = memref.alloc() alignment = 64 : memref<2x3x10x12xf32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expand_shape : memref<2x3x10x12xf32>) outs(%alloc_5 : memref<2x3x10x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.mulf %in, %cst_1 : f32
      linalg.yield %0 : f32
    }
    %alloc_6 = memref.alloc() alignment = 64 : memref<2x3x10xf32>
    linalg.fill ins(%cst_0 : f32) outs(%alloc_6 : memref<2x3x10xf32>)
    linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%alloc_5 : memref<2x3x10x12xf32>) outs(%alloc_6 : memref<2x3x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.maximumf %out, %in : f32
      linalg.yield %0 : f32
    }
    %alloc_7 = memref.alloc() alignment = 64 : memref<2x3x10x12xf32>
    linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc_6 : memref<2x3x10xf32>) outs(%alloc_7 : memref<2x3x10x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_8 = memref.alloc() alignment = 64 : memref<2x3x10x12xf32>
    linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc_5, %alloc_7 : memref<2x3x10x12xf32>, memref<2x3x10x12xf32>) outs(%alloc_8 : memref<2x3x10x12xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %0 = arith.subf %in, %in_21 : f32
      linalg.yield %0 : f32
    }
    %alloc_9 = memref.alloc() alignment = 64 : memref<2x3x10x12xf32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc_8 : memref<2x3x10x12xf32>) outs(%alloc_9 : memref<2x3x10x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = math.exp %in : f32
      linalg.yield %0 : f32
    }
    %alloc_10 = memref.alloc() alignment = 64 : memref<2x3x10xf32>
    linalg.fill ins(%cst_2 : f32) outs(%alloc_10 : memref<2x3x10xf32>)
    linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%alloc_9 : memref<2x3x10x12xf32>) outs(%alloc_10 : memref<2x3x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.addf %out, %in : f32
      linalg.yield %0 : f32
    }
    %alloc_11 = memref.alloc() alignment = 64 : memref<2x3x10x12xf32>
    linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc_10 : memref<2x3x10xf32>) outs(%alloc_11 : memref<2x3x10x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_12 = memref.alloc() alignment = 64 : memref<2x3x10x12xf32>
    linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc_9, %alloc_11 : memref<2x3x10x12xf32>, memref<2x3x10x12xf32>) outs(%alloc_12 : memref<2x3x10x12xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %0 = arith.divf %in, %in_21 : f32
      linalg.yield %0 : f32
    }
    %alloc_13 = memref.alloc() alignment = 64 : memref<2x3x10x12xf16>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc_12 : memref<2x3x10x12xf32>) outs(%alloc_13 : memref<2x3x10x12xf16>) {
    ^bb0(%in: f32, %out: f16):
      %0 = arith.truncf %in : f32 to f16
      linalg.yield %0 : f16
    }
    %alloc_14 = memref.alloc() alignment = 64 : memref<2x3x16x12xf16>
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : memref<2x3x12x16xf16>) outs(%alloc_14 : memref<2x3x16x12xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    }
    %alloc_15 = memref.alloc() alignment = 64 : memref<2x3x12x10xf16>
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc_13 : memref<2x3x10x12xf16>) outs(%alloc_15 : memref<2x3x12x10xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    }
    %collapse_shape_16 = memref.collapse_shape %alloc_14 [[0, 1], [2], [3]] : memref<2x3x16x12xf16> into memref<6x16x12xf16>
    %collapse_shape_17 = memref.collapse_shape %alloc_15 [[0, 1], [2], [3]] : memref<2x3x12x10xf16> into memref<6x12x10xf16>
    %alloc_18 = memref.alloc() alignment = 64 : memref<6x16x10xf16>
    linalg.fill ins(%cst : f16) outs(%alloc_18 : memref<6x16x10xf16>)
    linalg.batch_matmul ins(%collapse_shape_16, %collapse_shape_17 : memref<6x16x12xf16>, memref<6x12x10xf16>) outs(%alloc_18 : memref<6x16x10xf16>)
    %expand_shape_19 = memref.expand_shape %alloc_18 [[0, 1], [2], [3]] output_shape [2, 3, 16, 10] : memref<6x16x10xf16> into memref<2x3x16x10xf16>
    %alloc_20 = memref.alloc() alignment = 64 : memref<2x10x3x16xf16>
    linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expand_shape_19 : memref<2x3x16x10xf16>) outs(%alloc_20 : memref<2x10x3x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    }
    memref.copy %alloc_20, %arg3 : memref<2x10x3x16xf16> to memref<2x10x3x16xf16>
    return
  }
}

