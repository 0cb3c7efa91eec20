#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d1)>
module @jit_bufferized_layer_norm_linear {
  func.func public @main(%arg0: memref<12x32xf32>, %arg1: memref<32xf32>, %arg2: memref<32x16xf32>, %arg3: memref<16xf32>, %arg4: memref<12x16xf32>, %arg5: memref<12xf32>) {
    %cst = arith.constant 9.99999974E-6 : f32
    %cst_0 = arith.constant 3.200000e+01 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() alignment = 64 : memref<12xf32>
    linalg.fill ins(%cst_1 : f32) outs(%alloc : memref<12xf32>)
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : memref<12x32xf32>) outs(%alloc : memref<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.addf %out, %in : f32
      linalg.yield %0 : f32
    }
    %expand_shape = memref.expand_shape %alloc [[0, 1]] output_shape [12, 1] : memref<12xf32> into memref<12x1xf32>
    %alloc_2 = memref.alloc() alignment = 64 : memref<12x1xf32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expand_shape : memref<12x1xf32>) outs(%alloc_2 : memref<12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.divf %in, %cst_0 : f32
      linalg.yield %0 : f32
    }
    %alloc_3 = memref.alloc() alignment = 64 : memref<12x32xf32>
    linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_2 : memref<12x1xf32>) outs(%alloc_3 : memref<12x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_4 = memref.alloc() alignment = 64 : memref<12x32xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %alloc_3 : memref<12x32xf32>, memref<12x32xf32>) outs(%alloc_4 : memref<12x32xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %0 = arith.subf %in, %in_18 : f32
      linalg.yield %0 : f32
    }
    %alloc_5 = memref.alloc() alignment = 64 : memref<12x32xf32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_4 : memref<12x32xf32>) outs(%alloc_5 : memref<12x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.mulf %in, %in : f32
      linalg.yield %0 : f32
    }
    %alloc_6 = memref.alloc() alignment = 64 : memref<12xf32>
    linalg.fill ins(%cst_1 : f32) outs(%alloc_6 : memref<12xf32>)
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%alloc_5 : memref<12x32xf32>) outs(%alloc_6 : memref<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.addf %out, %in : f32
      linalg.yield %0 : f32
    }
    %expand_shape_7 = memref.expand_shape %alloc_6 [[0, 1]] output_shape [12, 1] : memref<12xf32> into memref<12x1xf32>
    %alloc_8 = memref.alloc() alignment = 64 : memref<12x1xf32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expand_shape_7 : memref<12x1xf32>) outs(%alloc_8 : memref<12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.divf %in, %cst_0 : f32
      linalg.yield %0 : f32
    }
    %alloc_9 = memref.alloc() alignment = 64 : memref<12x1xf32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_8 : memref<12x1xf32>) outs(%alloc_9 : memref<12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.addf %in, %cst : f32
      linalg.yield %0 : f32
    }
    %alloc_10 = memref.alloc() alignment = 64 : memref<12x1xf32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_9 : memref<12x1xf32>) outs(%alloc_10 : memref<12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = math.rsqrt %in : f32
      linalg.yield %0 : f32
    }
    %alloc_11 = memref.alloc() alignment = 64 : memref<12x32xf32>
    linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_10 : memref<12x1xf32>) outs(%alloc_11 : memref<12x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_12 = memref.alloc() alignment = 64 : memref<12x32xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_4, %alloc_11 : memref<12x32xf32>, memref<12x32xf32>) outs(%alloc_12 : memref<12x32xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %0 = arith.mulf %in, %in_18 : f32
      linalg.yield %0 : f32
    }
    %alloc_13 = memref.alloc() alignment = 64 : memref<12x32xf32>
    linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : memref<32xf32>) outs(%alloc_13 : memref<12x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_14 = memref.alloc() alignment = 64 : memref<12x32xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_12, %alloc_13 : memref<12x32xf32>, memref<12x32xf32>) outs(%alloc_14 : memref<12x32xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %0 = arith.mulf %in, %in_18 : f32
      linalg.yield %0 : f32
    }
    %alloc_15 = memref.alloc() alignment = 64 : memref<12x16xf32>
    linalg.fill ins(%cst_1 : f32) outs(%alloc_15 : memref<12x16xf32>)
    linalg.matmul ins(%alloc_14, %arg2 : memref<12x32xf32>, memref<32x16xf32>) outs(%alloc_15 : memref<12x16xf32>)
    %alloc_16 = memref.alloc() alignment = 64 : memref<12x16xf32>
    linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3 : memref<16xf32>) outs(%alloc_16 : memref<12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_17 = memref.alloc() alignment = 64 : memref<12x16xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_15, %alloc_16 : memref<12x16xf32>, memref<12x16xf32>) outs(%alloc_17 : memref<12x16xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %0 = arith.addf %in, %in_18 : f32
      linalg.yield %0 : f32
    }
    %collapse_shape = memref.collapse_shape %alloc_2 [[0, 1]] : memref<12x1xf32> into memref<12xf32>
    memref.copy %alloc_17, %arg4 : memref<12x16xf32> to memref<12x16xf32>
    memref.copy %collapse_shape, %arg5 : memref<12xf32> to memref<12xf32>
    return
  }
}

