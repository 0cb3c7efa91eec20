#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: memref<8x12xf32>, %arg1: memref<12x20xf32>, %arg2: memref<20xf32>, %arg3: memref<8x20xf32>, %arg4: memref<12x20xf32>, %arg5: memref<20xf32>, %arg6: memref<8x12xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() alignment = 64 : memref<8x20xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<8x20xf32>)
    linalg.matmul ins(%arg0, %arg1 : memref<8x12xf32>, memref<12x20xf32>) outs(%alloc : memref<8x20xf32>)
    linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3, %alloc, %arg2 : memref<8x20xf32>, memref<8x20xf32>, memref<20xf32>) outs(%alloc : memref<8x20xf32>) {
    ^bb0(%in: f32, %in_5: f32, %in_6: f32, %out: f32):
      %0 = arith.addf %in_5, %in_6 : f32
      %1 = arith.cmpf ogt, %0, %cst : f32
      %2 = arith.uitofp %1 : i1 to f32
      %3 = arith.mulf %in, %2 : f32
      linalg.yield %3 : f32
    }
    %alloc_0 = memref.alloc() alignment = 64 : memref<12x8xf32>
    linalg.transpose ins(%arg0 : memref<8x12xf32>) outs(%alloc_0 : memref<12x8xf32>) permutation = [1, 0] 
    %alloc_1 = memref.alloc() alignment = 64 : memref<12x20xf32>
    linalg.fill ins(%cst : f32) outs(%alloc_1 : memref<12x20xf32>)
    linalg.matmul ins(%alloc_0, %alloc : memref<12x8xf32>, memref<8x20xf32>) outs(%alloc_1 : memref<12x20xf32>)
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_1 : memref<12x20xf32>) outs(%alloc_1 : memref<12x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.addf %in, %cst : f32
      linalg.yield %0 : f32
    }
    %alloc_2 = memref.alloc() alignment = 64 : memref<20xf32>
    linalg.fill ins(%cst : f32) outs(%alloc_2 : memref<20xf32>)
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "parallel"]} ins(%alloc : memref<8x20xf32>) outs(%alloc_2 : memref<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.addf %in, %out : f32
      linalg.yield %0 : f32
    }
    %alloc_3 = memref.alloc() alignment = 64 : memref<20x12xf32>
    linalg.transpose ins(%arg1 : memref<12x20xf32>) outs(%alloc_3 : memref<20x12xf32>) permutation = [1, 0] 
    %alloc_4 = memref.alloc() alignment = 64 : memref<8x12xf32>
    linalg.fill ins(%cst : f32) outs(%alloc_4 : memref<8x12xf32>)
    linalg.matmul ins(%alloc, %alloc_3 : memref<8x20xf32>, memref<20x12xf32>) outs(%alloc_4 : memref<8x12xf32>)
    memref.copy %alloc_1, %arg4 : memref<12x20xf32> to memref<12x20xf32>
    memref.copy %alloc_2, %arg5 : memref<20xf32> to memref<20xf32>
    memref.copy %alloc_4, %arg6 : memref<8x12xf32> to memref<8x12xf32>
    return
  }
}

