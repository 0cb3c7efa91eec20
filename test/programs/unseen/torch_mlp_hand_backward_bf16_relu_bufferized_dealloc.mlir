#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: memref<24x32xbf16>, %arg1: memref<48x32xbf16>, %arg2: memref<48xbf16>, %arg3: memref<32x48xbf16>, %arg4: memref<24x32xbf16>) -> (memref<24x32xbf16>, memref<48x32xbf16>, memref<48xbf16>, memref<32x48xbf16>) {
    %true = arith.constant true
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : bf16
    %alloc = memref.alloc() alignment = 64 : memref<32x48xbf16>
    linalg.transpose ins(%arg1 : memref<48x32xbf16>) outs(%alloc : memref<32x48xbf16>) permutation = [1, 0] 
    %alloc_1 = memref.alloc() alignment = 64 : memref<48xf32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : memref<48xbf16>) outs(%alloc_1 : memref<48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %0 = arith.extf %in : bf16 to f32
      linalg.yield %0 : f32
    }
    %alloc_2 = memref.alloc() alignment = 64 : memref<24x32xf32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : memref<24x32xbf16>) outs(%alloc_2 : memref<24x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %0 = arith.extf %in : bf16 to f32
      linalg.yield %0 : f32
    }
    %alloc_3 = memref.alloc() alignment = 64 : memref<32x48xf32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc : memref<32x48xbf16>) outs(%alloc_3 : memref<32x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %0 = arith.extf %in : bf16 to f32
      linalg.yield %0 : f32
    }
    %alloc_4 = memref.alloc() alignment = 64 : memref<24x48xf32>
    %alloc_5 = memref.alloc() alignment = 64 : memref<24x48xf32>
    linalg.fill ins(%cst : f32) outs(%alloc_5 : memref<24x48xf32>)
    %alloc_6 = memref.alloc() alignment = 64 : memref<24x48xf32>
    memref.copy %alloc_5, %alloc_6 : memref<24x48xf32> to memref<24x48xf32>
    linalg.matmul ins(%alloc_2, %alloc_3 : memref<24x32xf32>, memref<32x48xf32>) outs(%alloc_6 : memref<24x48xf32>)
    linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_6, %alloc_1 : memref<24x48xf32>, memref<48xf32>) outs(%alloc_4 : memref<24x48xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %0 = arith.addf %in, %in_16 : f32
      linalg.yield %0 : f32
    }
    %alloc_7 = memref.alloc() alignment = 64 : memref<24x48xbf16>
    %alloc_8 = memref.alloc() alignment = 64 : memref<24x48xbf16>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_4 : memref<24x48xf32>) outs(%alloc_8 : memref<24x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %0 = arith.truncf %in : f32 to bf16
      linalg.yield %0 : bf16
    }
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_8 : memref<24x48xbf16>) outs(%alloc_7 : memref<24x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %0 = arith.cmpf ugt, %in, %cst_0 : bf16
      %1 = arith.select %0, %in, %cst_0 : bf16
      linalg.yield %1 : bf16
    }
    %alloc_9 = memref.alloc() alignment = 64 : memref<32x24xbf16>
    linalg.transpose ins(%arg4 : memref<24x32xbf16>) outs(%alloc_9 : memref<32x24xbf16>) permutation = [1, 0] 
    linalg.fill ins(%cst : f32) outs(%alloc_3 : memref<32x48xf32>)
    linalg.matmul ins(%alloc_9, %alloc_7 : memref<32x24xbf16>, memref<24x48xbf16>) outs(%alloc_3 : memref<32x48xf32>)
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_3 : memref<32x48xf32>) outs(%alloc : memref<32x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %0 = arith.truncf %in : f32 to bf16
      linalg.yield %0 : bf16
    }
    linalg.matmul ins(%arg4, %arg3 : memref<24x32xbf16>, memref<32x48xbf16>) outs(%alloc_5 : memref<24x48xf32>)
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_5 : memref<24x48xf32>) outs(%alloc_7 : memref<24x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %0 = arith.truncf %in : f32 to bf16
      linalg.yield %0 : bf16
    }
    %alloc_10 = memref.alloc() alignment = 64 : memref<24x48xi1>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_8 : memref<24x48xbf16>) outs(%alloc_10 : memref<24x48xi1>) {
    ^bb0(%in: bf16, %out: i1):
      %0 = arith.cmpf ogt, %in, %cst_0 : bf16
      linalg.yield %0 : i1
    }
    linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_7, %alloc_10 : memref<24x48xbf16>, memref<24x48xi1>) outs(%alloc_7 : memref<24x48xbf16>) {
    ^bb0(%in: bf16, %in_16: i1, %out: bf16):
      %0 = arith.uitofp %in_16 : i1 to bf16
      %1 = arith.mulf %in, %0 : bf16
      linalg.yield %1 : bf16
    }
    linalg.fill ins(%cst : f32) outs(%alloc_2 : memref<24x32xf32>)
    linalg.matmul ins(%alloc_7, %arg1 : memref<24x48xbf16>, memref<48x32xbf16>) outs(%alloc_2 : memref<24x32xf32>)
    %alloc_11 = memref.alloc() alignment = 64 : memref<24x32xbf16>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_2 : memref<24x32xf32>) outs(%alloc_11 : memref<24x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %0 = arith.truncf %in : f32 to bf16
      linalg.yield %0 : bf16
    }
    %alloc_12 = memref.alloc() alignment = 64 : memref<48x24xbf16>
    linalg.transpose ins(%alloc_7 : memref<24x48xbf16>) outs(%alloc_12 : memref<48x24xbf16>) permutation = [1, 0] 
    %alloc_13 = memref.alloc() alignment = 64 : memref<48x32xf32>
    linalg.fill ins(%cst : f32) outs(%alloc_13 : memref<48x32xf32>)
    linalg.matmul ins(%alloc_12, %arg0 : memref<48x24xbf16>, memref<24x32xbf16>) outs(%alloc_13 : memref<48x32xf32>)
    %alloc_14 = memref.alloc() alignment = 64 : memref<48x32xbf16>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_13 : memref<48x32xf32>) outs(%alloc_14 : memref<48x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %0 = arith.truncf %in : f32 to bf16
      linalg.yield %0 : bf16
    }
    %alloc_15 = memref.alloc() alignment = 64 : memref<48xbf16>
    linalg.fill ins(%cst_0 : bf16) outs(%alloc_15 : memref<48xbf16>)
    linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%alloc_7 : memref<24x48xbf16>) outs(%alloc_15 : memref<48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %0 = arith.addf %in, %out : bf16
      linalg.yield %0 : bf16
    }
    bufferization.dealloc (%alloc_1 : memref<48xf32>) if (%true)
    bufferization.dealloc (%alloc_2 : memref<24x32xf32>) if (%true)
    bufferization.dealloc (%alloc_3 : memref<32x48xf32>) if (%true)
    bufferization.dealloc (%alloc_4 : memref<24x48xf32>) if (%true)
    bufferization.dealloc (%alloc_5 : memref<24x48xf32>) if (%true)
    bufferization.dealloc (%alloc_6 : memref<24x48xf32>) if (%true)
    bufferization.dealloc (%alloc_7 : memref<24x48xbf16>) if (%true)
    bufferization.dealloc (%alloc_8 : memref<24x48xbf16>) if (%true)
    bufferization.dealloc (%alloc_9 : memref<32x24xbf16>) if (%true)
    bufferization.dealloc (%alloc_10 : memref<24x48xi1>) if (%true)
    bufferization.dealloc (%alloc_12 : memref<48x24xbf16>) if (%true)
    bufferization.dealloc (%alloc_13 : memref<48x32xf32>) if (%true)
    return %alloc_11, %alloc_14, %alloc_15, %alloc : memref<24x32xbf16>, memref<48x32xbf16>, memref<48xbf16>, memref<32x48xbf16>
  }
}

