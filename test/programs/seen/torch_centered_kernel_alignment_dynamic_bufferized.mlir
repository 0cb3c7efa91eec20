#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> ()>
#map4 = affine_map<() -> ()>
module {
  func.func @main(%arg0: memref<?x4xf32>, %arg1: memref<?x4xf32>) -> memref<f32> {
    %c2_i64 = arith.constant 2 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant 2.000000e+00 : f32
    %cst_1 = arith.constant 5.000000e-01 : f32
    %alloc = memref.alloc() alignment = 64 : memref<4xf32>
    %alloc_2 = memref.alloc() alignment = 64 : memref<4xf32>
    linalg.fill ins(%cst : f32) outs(%alloc_2 : memref<4xf32>)
    %alloc_3 = memref.alloc() alignment = 64 : memref<4xf32>
    memref.copy %alloc_2, %alloc_3 : memref<4xf32> to memref<4xf32>
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "parallel"]} ins(%arg0 : memref<?x4xf32>) outs(%alloc_3 : memref<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3 = arith.addf %in, %out : f32
      linalg.yield %3 : f32
    }
    %dim = memref.dim %arg0, %c0 : memref<?x4xf32>
    %0 = arith.index_cast %dim : index to i64
    linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%alloc_3 : memref<4xf32>) outs(%alloc : memref<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3 = arith.sitofp %0 : i64 to f32
      %4 = arith.divf %in, %3 : f32
      linalg.yield %4 : f32
    }
    %alloc_4 = memref.alloc(%dim) alignment = 64 : memref<?x4xf32>
    linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %alloc : memref<?x4xf32>, memref<4xf32>) outs(%alloc_4 : memref<?x4xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %3 = arith.subf %in, %in_17 : f32
      linalg.yield %3 : f32
    }
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "parallel"]} ins(%arg1 : memref<?x4xf32>) outs(%alloc_2 : memref<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3 = arith.addf %in, %out : f32
      linalg.yield %3 : f32
    }
    %dim_5 = memref.dim %arg1, %c0 : memref<?x4xf32>
    %1 = arith.index_cast %dim_5 : index to i64
    linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%alloc_2 : memref<4xf32>) outs(%alloc : memref<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3 = arith.sitofp %1 : i64 to f32
      %4 = arith.divf %in, %3 : f32
      linalg.yield %4 : f32
    }
    %alloc_6 = memref.alloc(%dim_5) alignment = 64 : memref<?x4xf32>
    linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %alloc : memref<?x4xf32>, memref<4xf32>) outs(%alloc_6 : memref<?x4xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %3 = arith.subf %in, %in_17 : f32
      linalg.yield %3 : f32
    }
    %alloc_7 = memref.alloc(%dim) alignment = 64 : memref<4x?xf32>
    linalg.transpose ins(%alloc_4 : memref<?x4xf32>) outs(%alloc_7 : memref<4x?xf32>) permutation = [1, 0] 
    %2 = arith.cmpi eq, %dim, %dim_5 : index
    cf.assert %2, "mismatching contracting dimension for torch.aten.mm"
    %alloc_8 = memref.alloc() alignment = 64 : memref<4x4xf32>
    %alloc_9 = memref.alloc() alignment = 64 : memref<4x4xf32>
    linalg.fill ins(%cst : f32) outs(%alloc_9 : memref<4x4xf32>)
    %alloc_10 = memref.alloc() alignment = 64 : memref<4x4xf32>
    memref.copy %alloc_9, %alloc_10 : memref<4x4xf32> to memref<4x4xf32>
    linalg.matmul ins(%alloc_7, %alloc_6 : memref<4x?xf32>, memref<?x4xf32>) outs(%alloc_10 : memref<4x4xf32>)
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_10 : memref<4x4xf32>) outs(%alloc_8 : memref<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %3 : f32
    }
    %alloc_11 = memref.alloc() alignment = 64 : memref<f32>
    linalg.fill ins(%cst : f32) outs(%alloc_11 : memref<f32>)
    %alloc_12 = memref.alloc() alignment = 64 : memref<f32>
    memref.copy %alloc_11, %alloc_12 : memref<f32> to memref<f32>
    linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "reduction"]} ins(%alloc_8 : memref<4x4xf32>) outs(%alloc_12 : memref<f32>) {
    ^bb0(%in: f32, %out: f32):
      %3 = arith.addf %in, %out : f32
      linalg.yield %3 : f32
    }
    %alloc_13 = memref.alloc() alignment = 64 : memref<4x4xf32>
    memref.copy %alloc_9, %alloc_13 : memref<4x4xf32> to memref<4x4xf32>
    linalg.matmul ins(%alloc_7, %alloc_4 : memref<4x?xf32>, memref<?x4xf32>) outs(%alloc_13 : memref<4x4xf32>)
    %alloc_14 = memref.alloc() alignment = 64 : memref<f32>
    memref.copy %alloc_11, %alloc_14 : memref<f32> to memref<f32>
    linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "reduction"]} ins(%alloc_13 : memref<4x4xf32>) outs(%alloc_14 : memref<f32>) {
    ^bb0(%in: f32, %out: f32):
      %3 = math.absf %in : f32
      %4 = math.powf %3, %cst_0 : f32
      %5 = arith.addf %4, %out : f32
      linalg.yield %5 : f32
    }
    %alloc_15 = memref.alloc() alignment = 64 : memref<f32>
    linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%alloc_14 : memref<f32>) outs(%alloc_15 : memref<f32>) {
    ^bb0(%in: f32, %out: f32):
      %3 = math.powf %in, %cst_1 : f32
      linalg.yield %3 : f32
    }
    %alloc_16 = memref.alloc(%dim_5) alignment = 64 : memref<4x?xf32>
    linalg.transpose ins(%alloc_6 : memref<?x4xf32>) outs(%alloc_16 : memref<4x?xf32>) permutation = [1, 0] 
    linalg.matmul ins(%alloc_16, %alloc_6 : memref<4x?xf32>, memref<?x4xf32>) outs(%alloc_9 : memref<4x4xf32>)
    linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "reduction"]} ins(%alloc_9 : memref<4x4xf32>) outs(%alloc_11 : memref<f32>) {
    ^bb0(%in: f32, %out: f32):
      %3 = math.absf %in : f32
      %4 = math.powf %3, %cst_0 : f32
      %5 = arith.addf %4, %out : f32
      linalg.yield %5 : f32
    }
    linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%alloc_11 : memref<f32>) outs(%alloc_11 : memref<f32>) {
    ^bb0(%in: f32, %out: f32):
      %3 = math.powf %in, %cst_1 : f32
      linalg.yield %3 : f32
    }
    linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = []} ins(%alloc_15, %alloc_11 : memref<f32>, memref<f32>) outs(%alloc_11 : memref<f32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %3 = arith.mulf %in, %in_17 : f32
      linalg.yield %3 : f32
    }
    linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = []} ins(%alloc_12, %alloc_11 : memref<f32>, memref<f32>) outs(%alloc_11 : memref<f32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %3 = arith.divf %in, %in_17 : f32
      linalg.yield %3 : f32
    }
    return %alloc_11 : memref<f32>
  }
}

