// jax_cumulative_ops_both_ways, bufferized.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<(d0) -> (d0)>
module @jit_cumulative_ops_both_ways {
  memref.global "private" constant @__constant_xf32_1 : memref<f32> = dense<1.000000e+00> alignment = 64
  memref.global "private" constant @__constant_xf32_0 : memref<f32> = dense<0xFF800000> alignment = 64
  memref.global "private" constant @__constant_xf32 : memref<f32> = dense<0.000000e+00> alignment = 64
  func.func public @main(%arg0: memref<4x24xf32>, %arg1: memref<24x16xf32>) -> (memref<4x16xf32>, memref<4x16xf32>, memref<4x16xf32>, memref<4x16xf32>) {
    %c15 = arith.constant 15 : index
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e-01 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = memref.get_global @__constant_xf32 : memref<f32>
    %1 = memref.get_global @__constant_xf32_0 : memref<f32>
    %2 = memref.get_global @__constant_xf32_1 : memref<f32>
    %alloc = memref.alloc() alignment = 64 : memref<4x16xf32>
    linalg.fill ins(%cst_1 : f32) outs(%alloc : memref<4x16xf32>)
    linalg.matmul ins(%arg0, %arg1 : memref<4x24xf32>, memref<24x16xf32>) outs(%alloc : memref<4x16xf32>)
    %alloc_2 = memref.alloc() alignment = 64 : memref<4x16xf32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc : memref<4x16xf32>) outs(%alloc_2 : memref<4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3 = math.tanh %in : f32
      linalg.yield %3 : f32
    }
    %alloc_3 = memref.alloc() alignment = 64 : memref<4x16xf32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_2 : memref<4x16xf32>) outs(%alloc_3 : memref<4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3 = arith.mulf %in, %cst_0 : f32
      linalg.yield %3 : f32
    }
    %alloc_4 = memref.alloc() alignment = 64 : memref<4x16xf32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_3 : memref<4x16xf32>) outs(%alloc_4 : memref<4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3 = arith.addf %in, %cst : f32
      linalg.yield %3 : f32
    }
    %alloc_5 = memref.alloc() alignment = 64 : memref<4x16xf32>
    %alloc_6 = memref.alloc() alignment = 64 : memref<4xf32>
    linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel"]} ins(%2 : memref<f32>) outs(%alloc_6 : memref<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    iree_linalg_ext.scan dimension(1) inclusive(true) ins(%alloc_4 : memref<4x16xf32>) outs(%alloc_5, %alloc_6 : memref<4x16xf32>, memref<4xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):
      %3 = arith.mulf %arg2, %arg3 : f32
      iree_linalg_ext.yield %3 : f32
    }
    %alloc_7 = memref.alloc() alignment = 64 : memref<4x16xf32>
    %alloc_8 = memref.alloc() alignment = 64 : memref<4xf32>
    linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel"]} ins(%1 : memref<f32>) outs(%alloc_8 : memref<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    iree_linalg_ext.scan dimension(1) inclusive(true) ins(%alloc_2 : memref<4x16xf32>) outs(%alloc_7, %alloc_8 : memref<4x16xf32>, memref<4xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):
      %3 = arith.maximumf %arg2, %arg3 : f32
      %4 = arith.subf %arg2, %arg3 : f32
      %5 = arith.cmpf une, %4, %4 : f32
      %6 = arith.addf %arg2, %arg3 : f32
      %7 = math.absf %4 : f32
      %8 = arith.negf %7 : f32
      %9 = math.exp %8 : f32
      %10 = math.log1p %9 : f32
      %11 = arith.addf %3, %10 : f32
      %12 = arith.select %5, %6, %11 : f32
      iree_linalg_ext.yield %12 : f32
    }
    %alloc_9 = memref.alloc() alignment = 64 : memref<4x16xf32>
    %alloc_10 = memref.alloc() alignment = 64 : memref<4xf32>
    linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel"]} ins(%0 : memref<f32>) outs(%alloc_10 : memref<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_11 = memref.alloc() alignment = 64 : memref<4x16xf32>
    linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%alloc_11 : memref<4x16xf32>) {
    ^bb0(%out: f32):
      %3 = linalg.index 0 : index
      %4 = linalg.index 1 : index
      %5 = arith.subi %c15, %4 : index
      %6 = memref.load %alloc_2[%3, %5] : memref<4x16xf32>
      linalg.yield %6 : f32
    }
    iree_linalg_ext.scan dimension(1) inclusive(true) ins(%alloc_11 : memref<4x16xf32>) outs(%alloc_9, %alloc_10 : memref<4x16xf32>, memref<4xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):
      %3 = arith.addf %arg2, %arg3 : f32
      iree_linalg_ext.yield %3 : f32
    }
    %alloc_12 = memref.alloc() alignment = 64 : memref<4x16xf32>
    linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%alloc_12 : memref<4x16xf32>) {
    ^bb0(%out: f32):
      %3 = linalg.index 0 : index
      %4 = linalg.index 1 : index
      %5 = arith.subi %c15, %4 : index
      %6 = memref.load %alloc_9[%3, %5] : memref<4x16xf32>
      linalg.yield %6 : f32
    }
    %alloc_13 = memref.alloc() alignment = 64 : memref<4x16xf32>
    %alloc_14 = memref.alloc() alignment = 64 : memref<16xf32>
    linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel"]} ins(%1 : memref<f32>) outs(%alloc_14 : memref<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    iree_linalg_ext.scan dimension(0) inclusive(true) ins(%alloc_2 : memref<4x16xf32>) outs(%alloc_13, %alloc_14 : memref<4x16xf32>, memref<16xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):
      %3 = arith.maximumf %arg2, %arg3 : f32
      iree_linalg_ext.yield %3 : f32
    }
    return %alloc_5, %alloc_7, %alloc_12, %alloc_13 : memref<4x16xf32>, memref<4x16xf32>, memref<4x16xf32>, memref<4x16xf32>
  }
}

