#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d1, d0)>
module @jit_matern52_ard_kernel {
  func.func public @main(%arg0: memref<20x7xf32, strided<[?, ?], offset: ?>>, %arg1: memref<14x7xf32, strided<[?, ?], offset: ?>>, %arg2: memref<7xf32, strided<[?], offset: ?>>) -> memref<20x14xf32> {
    %cst = arith.constant 1.66666663 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 5.000000e+00 : f32
    %cst_2 = arith.constant 9.99999996E-13 : f32
    %cst_3 = arith.constant 2.000000e+00 : f32
    %cst_4 = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() alignment = 64 : memref<20x7xf32>
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2 : memref<7xf32, strided<[?], offset: ?>>) outs(%alloc : memref<20x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_5 = memref.alloc() alignment = 64 : memref<20x7xf32>
    linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %alloc : memref<20x7xf32, strided<[?, ?], offset: ?>>, memref<20x7xf32>) outs(%alloc_5 : memref<20x7xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %0 = arith.divf %in, %in_28 : f32
      linalg.yield %0 : f32
    }
    %alloc_6 = memref.alloc() alignment = 64 : memref<14x7xf32>
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2 : memref<7xf32, strided<[?], offset: ?>>) outs(%alloc_6 : memref<14x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_7 = memref.alloc() alignment = 64 : memref<14x7xf32>
    linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1, %alloc_6 : memref<14x7xf32, strided<[?, ?], offset: ?>>, memref<14x7xf32>) outs(%alloc_7 : memref<14x7xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %0 = arith.divf %in, %in_28 : f32
      linalg.yield %0 : f32
    }
    %alloc_8 = memref.alloc() alignment = 64 : memref<20x7xf32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_5 : memref<20x7xf32>) outs(%alloc_8 : memref<20x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.mulf %in, %in : f32
      linalg.yield %0 : f32
    }
    %alloc_9 = memref.alloc() alignment = 64 : memref<20xf32>
    linalg.fill ins(%cst_4 : f32) outs(%alloc_9 : memref<20xf32>)
    linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%alloc_8 : memref<20x7xf32>) outs(%alloc_9 : memref<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.addf %out, %in : f32
      linalg.yield %0 : f32
    }
    %alloc_10 = memref.alloc() alignment = 64 : memref<14x7xf32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_7 : memref<14x7xf32>) outs(%alloc_10 : memref<14x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.mulf %in, %in : f32
      linalg.yield %0 : f32
    }
    %alloc_11 = memref.alloc() alignment = 64 : memref<14xf32>
    linalg.fill ins(%cst_4 : f32) outs(%alloc_11 : memref<14xf32>)
    linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%alloc_10 : memref<14x7xf32>) outs(%alloc_11 : memref<14xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.addf %out, %in : f32
      linalg.yield %0 : f32
    }
    %alloc_12 = memref.alloc() alignment = 64 : memref<20x14xf32>
    linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_9 : memref<20xf32>) outs(%alloc_12 : memref<20x14xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_13 = memref.alloc() alignment = 64 : memref<20x14xf32>
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_11 : memref<14xf32>) outs(%alloc_13 : memref<20x14xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_14 = memref.alloc() alignment = 64 : memref<20x14xf32>
    linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_12, %alloc_13 : memref<20x14xf32>, memref<20x14xf32>) outs(%alloc_14 : memref<20x14xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %0 = arith.addf %in, %in_28 : f32
      linalg.yield %0 : f32
    }
    %alloc_15 = memref.alloc() alignment = 64 : memref<20x7xf32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_5 : memref<20x7xf32>) outs(%alloc_15 : memref<20x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.mulf %in, %cst_3 : f32
      linalg.yield %0 : f32
    }
    %alloc_16 = memref.alloc() alignment = 64 : memref<7x14xf32>
    linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_7 : memref<14x7xf32>) outs(%alloc_16 : memref<7x14xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_17 = memref.alloc() alignment = 64 : memref<20x14xf32>
    linalg.fill ins(%cst_4 : f32) outs(%alloc_17 : memref<20x14xf32>)
    linalg.matmul ins(%alloc_15, %alloc_16 : memref<20x7xf32>, memref<7x14xf32>) outs(%alloc_17 : memref<20x14xf32>)
    %alloc_18 = memref.alloc() alignment = 64 : memref<20x14xf32>
    linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_14, %alloc_17 : memref<20x14xf32>, memref<20x14xf32>) outs(%alloc_18 : memref<20x14xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %0 = arith.subf %in, %in_28 : f32
      linalg.yield %0 : f32
    }
    %alloc_19 = memref.alloc() alignment = 64 : memref<20x14xf32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_18 : memref<20x14xf32>) outs(%alloc_19 : memref<20x14xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.maximumf %in, %cst_2 : f32
      linalg.yield %0 : f32
    }
    %alloc_20 = memref.alloc() alignment = 64 : memref<20x14xf32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_19 : memref<20x14xf32>) outs(%alloc_20 : memref<20x14xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.mulf %in, %cst_1 : f32
      linalg.yield %0 : f32
    }
    %alloc_21 = memref.alloc() alignment = 64 : memref<20x14xf32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_20 : memref<20x14xf32>) outs(%alloc_21 : memref<20x14xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = math.sqrt %in : f32
      linalg.yield %0 : f32
    }
    %alloc_22 = memref.alloc() alignment = 64 : memref<20x14xf32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_21 : memref<20x14xf32>) outs(%alloc_22 : memref<20x14xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.addf %in, %cst_0 : f32
      linalg.yield %0 : f32
    }
    %alloc_23 = memref.alloc() alignment = 64 : memref<20x14xf32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_19 : memref<20x14xf32>) outs(%alloc_23 : memref<20x14xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.mulf %in, %cst : f32
      linalg.yield %0 : f32
    }
    %alloc_24 = memref.alloc() alignment = 64 : memref<20x14xf32>
    linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_22, %alloc_23 : memref<20x14xf32>, memref<20x14xf32>) outs(%alloc_24 : memref<20x14xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %0 = arith.addf %in, %in_28 : f32
      linalg.yield %0 : f32
    }
    %alloc_25 = memref.alloc() alignment = 64 : memref<20x14xf32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_21 : memref<20x14xf32>) outs(%alloc_25 : memref<20x14xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.negf %in : f32
      linalg.yield %0 : f32
    }
    %alloc_26 = memref.alloc() alignment = 64 : memref<20x14xf32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_25 : memref<20x14xf32>) outs(%alloc_26 : memref<20x14xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = math.exp %in : f32
      linalg.yield %0 : f32
    }
    %alloc_27 = memref.alloc() alignment = 64 : memref<20x14xf32>
    linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_24, %alloc_26 : memref<20x14xf32>, memref<20x14xf32>) outs(%alloc_27 : memref<20x14xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %0 = arith.mulf %in, %in_28 : f32
      linalg.yield %0 : f32
    }
    return %alloc_27 : memref<20x14xf32>
  }
}

