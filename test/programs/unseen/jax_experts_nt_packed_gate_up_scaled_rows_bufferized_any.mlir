#map = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
module @jit_experts_nt_packed_gate_up_scaled_rows {
  func.func public @main(%arg0: memref<3x10x32xbf16, strided<[?, ?, ?], offset: ?>>, %arg1: memref<3x96x32xbf16, strided<[?, ?, ?], offset: ?>>, %arg2: memref<3x32x48xbf16, strided<[?, ?, ?], offset: ?>>, %arg3: memref<3x10xf32, strided<[?, ?], offset: ?>>) -> memref<3x10x32xbf16> {
    %cst = arith.constant 1.000000e+00 : bf16
    %cst_0 = arith.constant 0.000000e+00 : bf16
    %alloc = memref.alloc() alignment = 64 : memref<3x32x96xbf16>
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : memref<3x96x32xbf16, strided<[?, ?, ?], offset: ?>>) outs(%alloc : memref<3x32x96xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    }
    %alloc_1 = memref.alloc() alignment = 64 : memref<3x10x96xbf16>
    linalg.fill ins(%cst_0 : bf16) outs(%alloc_1 : memref<3x10x96xbf16>)
    linalg.batch_matmul ins(%arg0, %alloc : memref<3x10x32xbf16, strided<[?, ?, ?], offset: ?>>, memref<3x32x96xbf16>) outs(%alloc_1 : memref<3x10x96xbf16>)
    %subview = memref.subview %alloc_1[0, 0, 0] [3, 10, 48] [1, 1, 1] : memref<3x10x96xbf16> to memref<3x10x48xbf16, strided<[960, 96, 1]>>
    %subview_2 = memref.subview %alloc_1[0, 0, 48] [3, 10, 48] [1, 1, 1] : memref<3x10x96xbf16> to memref<3x10x48xbf16, strided<[960, 96, 1], offset: 48>>
    %alloc_3 = memref.alloc() alignment = 64 : memref<3x10x48xbf16>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%subview : memref<3x10x48xbf16, strided<[960, 96, 1]>>) outs(%alloc_3 : memref<3x10x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %0 = arith.negf %in : bf16
      linalg.yield %0 : bf16
    }
    %alloc_4 = memref.alloc() alignment = 64 : memref<3x10x48xbf16>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_3 : memref<3x10x48xbf16>) outs(%alloc_4 : memref<3x10x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %0 = math.exp %in : bf16
      linalg.yield %0 : bf16
    }
    %alloc_5 = memref.alloc() alignment = 64 : memref<3x10x48xbf16>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_4 : memref<3x10x48xbf16>) outs(%alloc_5 : memref<3x10x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %0 = arith.addf %in, %cst : bf16
      linalg.yield %0 : bf16
    }
    %alloc_6 = memref.alloc() alignment = 64 : memref<3x10x48xbf16>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_5 : memref<3x10x48xbf16>) outs(%alloc_6 : memref<3x10x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %0 = arith.divf %cst, %in : bf16
      linalg.yield %0 : bf16
    }
    %alloc_7 = memref.alloc() alignment = 64 : memref<3x10x48xbf16>
    linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%subview, %alloc_6 : memref<3x10x48xbf16, strided<[960, 96, 1]>>, memref<3x10x48xbf16>) outs(%alloc_7 : memref<3x10x48xbf16>) {
    ^bb0(%in: bf16, %in_14: bf16, %out: bf16):
      %0 = arith.mulf %in, %in_14 : bf16
      linalg.yield %0 : bf16
    }
    %alloc_8 = memref.alloc() alignment = 64 : memref<3x10x48xbf16>
    linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_7, %subview_2 : memref<3x10x48xbf16>, memref<3x10x48xbf16, strided<[960, 96, 1], offset: 48>>) outs(%alloc_8 : memref<3x10x48xbf16>) {
    ^bb0(%in: bf16, %in_14: bf16, %out: bf16):
      %0 = arith.mulf %in, %in_14 : bf16
      linalg.yield %0 : bf16
    }
    %alloc_9 = memref.alloc() alignment = 64 : memref<3x48x32xbf16>
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : memref<3x32x48xbf16, strided<[?, ?, ?], offset: ?>>) outs(%alloc_9 : memref<3x48x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    }
    %alloc_10 = memref.alloc() alignment = 64 : memref<3x10x32xbf16>
    linalg.fill ins(%cst_0 : bf16) outs(%alloc_10 : memref<3x10x32xbf16>)
    linalg.batch_matmul ins(%alloc_8, %alloc_9 : memref<3x10x48xbf16>, memref<3x48x32xbf16>) outs(%alloc_10 : memref<3x10x32xbf16>)
    %alloc_11 = memref.alloc() alignment = 64 : memref<3x10xbf16>
    linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg3 : memref<3x10xf32, strided<[?, ?], offset: ?>>) outs(%alloc_11 : memref<3x10xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %0 = arith.truncf %in : f32 to bf16
      linalg.yield %0 : bf16
    }
    %expand_shape = memref.expand_shape %alloc_11 [[0], [1, 2]] output_shape [3, 10, 1] : memref<3x10xbf16> into memref<3x10x1xbf16>
    %alloc_12 = memref.alloc() alignment = 64 : memref<3x10x32xbf16>
    linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expand_shape : memref<3x10x1xbf16>) outs(%alloc_12 : memref<3x10x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    }
    %alloc_13 = memref.alloc() alignment = 64 : memref<3x10x32xbf16>
    linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_10, %alloc_12 : memref<3x10x32xbf16>, memref<3x10x32xbf16>) outs(%alloc_13 : memref<3x10x32xbf16>) {
    ^bb0(%in: bf16, %in_14: bf16, %out: bf16):
      %0 = arith.mulf %in, %in_14 : bf16
      linalg.yield %0 : bf16
    }
    return %alloc_13 : memref<3x10x32xbf16>
  }
}

