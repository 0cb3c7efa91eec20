#map = affine_map<(d0, d1, d2) -> (d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map4 = affine_map<(d0, d1, d2) -> ()>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<(d0, d1) -> (d0, d1)>
#map7 = affine_map<(d0) -> (d0)>
#map8 = affine_map<(d0, d1) -> (d0, 0)>
#map9 = affine_map<(d0, d1) -> ()>
#map10 = affine_map<() -> ()>
#map11 = affine_map<(d0, d1) -> (d0)>
module {
  memref.global "private" constant @__constant_xf32 : memref<f32> = dense<9.99999993E-9> alignment = 64
  func.func @main(%arg0: memref<3x5xf32>, %arg1: memref<3x5xf32>, %arg2: memref<f32>, %arg3: memref<3xf32>) {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 9.000000e+00 : f32
    %cst_1 = arith.constant 5.000000e-01 : f32
    %cst_2 = arith.constant 2.000000e-01 : f64
    %cst_3 = arith.constant 9.9999999999999995E-7 : f64
    %cst_4 = arith.constant 0.000000e+00 : f32
    %0 = memref.get_global @__constant_xf32 : memref<f32>
    %alloc = memref.alloc() alignment = 64 : memref<3x3x5xf32>
    %alloc_5 = memref.alloc() alignment = 64 : memref<3x3x5xf32>
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : memref<3x5xf32>) outs(%alloc_5 : memref<3x3x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : memref<3x5xf32>) outs(%alloc : memref<3x3x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_6 = memref.alloc() alignment = 64 : memref<3x3x1xf32>
    linalg.fill ins(%cst_4 : f32) outs(%alloc_6 : memref<3x3x1xf32>)
    %alloc_7 = memref.alloc() alignment = 64 : memref<3x3x1xf32>
    memref.copy %alloc_6, %alloc_7 : memref<3x3x1xf32> to memref<3x3x1xf32>
    linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%alloc : memref<3x3x5xf32>) outs(%alloc_7 : memref<3x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = math.absf %in : f32
      %2 = math.powf %1, %cst : f32
      %3 = arith.addf %2, %out : f32
      linalg.yield %3 : f32
    }
    %alloc_8 = memref.alloc() alignment = 64 : memref<3x3x1xf32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_7 : memref<3x3x1xf32>) outs(%alloc_8 : memref<3x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = math.powf %in, %cst_1 : f32
      linalg.yield %1 : f32
    }
    linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%alloc_5 : memref<3x3x5xf32>) outs(%alloc_6 : memref<3x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = math.absf %in : f32
      %2 = math.powf %1, %cst : f32
      %3 = arith.addf %2, %out : f32
      linalg.yield %3 : f32
    }
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_6 : memref<3x3x1xf32>) outs(%alloc_6 : memref<3x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = math.powf %in, %cst_1 : f32
      linalg.yield %1 : f32
    }
    %alloc_9 = memref.alloc() alignment = 64 : memref<3x3x1xf32>
    linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_8, %0 : memref<3x3x1xf32>, memref<f32>) outs(%alloc_9 : memref<3x3x1xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %1 = arith.cmpf ult, %in, %in_16 : f32
      %2 = arith.select %1, %in_16, %in : f32
      linalg.yield %2 : f32
    }
    linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_6, %0 : memref<3x3x1xf32>, memref<f32>) outs(%alloc_6 : memref<3x3x1xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %1 = arith.cmpf ult, %in, %in_16 : f32
      %2 = arith.select %1, %in_16, %in : f32
      linalg.yield %2 : f32
    }
    %alloc_10 = memref.alloc() alignment = 64 : memref<3x3x5xf32>
    linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_5, %alloc_6 : memref<3x3x5xf32>, memref<3x3x1xf32>) outs(%alloc_10 : memref<3x3x5xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %1 = arith.divf %in, %in_16 : f32
      linalg.yield %1 : f32
    }
    linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc, %alloc_9 : memref<3x3x5xf32>, memref<3x3x1xf32>) outs(%alloc : memref<3x3x5xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %1 = arith.divf %in, %in_16 : f32
      linalg.yield %1 : f32
    }
    linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc, %alloc_10 : memref<3x3x5xf32>, memref<3x3x5xf32>) outs(%alloc : memref<3x3x5xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %1 = arith.mulf %in, %in_16 : f32
      linalg.yield %1 : f32
    }
    %alloc_11 = memref.alloc() alignment = 64 : memref<3x3xf32>
    %alloc_12 = memref.alloc() alignment = 64 : memref<3x3xf32>
    linalg.fill ins(%cst_4 : f32) outs(%alloc_12 : memref<3x3xf32>)
    linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%alloc : memref<3x3x5xf32>) outs(%alloc_12 : memref<3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %in, %out : f32
      linalg.yield %1 : f32
    }
    linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%alloc_12 : memref<3x3xf32>) outs(%alloc_11 : memref<3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.truncf %cst_2 : f64 to f32
      %2 = arith.addf %in, %1 : f32
      linalg.yield %2 : f32
    }
    %alloc_13 = memref.alloc() alignment = 64 : memref<3xf32>
    linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel"]} outs(%alloc_13 : memref<3xf32>) {
    ^bb0(%out: f32):
      %1 = linalg.index 0 : index
      %2 = memref.load %alloc_12[%1, %1] : memref<3x3xf32>
      linalg.yield %2 : f32
    }
    %expand_shape = memref.expand_shape %alloc_13 [[0, 1]] output_shape [3, 1] : memref<3xf32> into memref<3x1xf32>
    linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel"]} ins(%alloc_11, %expand_shape : memref<3x3xf32>, memref<3x1xf32>) outs(%alloc_11 : memref<3x3xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %1 = arith.subf %in, %in_16 : f32
      linalg.yield %1 : f32
    }
    linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%alloc_11 : memref<3x3xf32>) outs(%alloc_11 : memref<3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.cmpf ugt, %in, %cst_4 : f32
      %2 = arith.select %1, %in, %cst_4 : f32
      linalg.yield %2 : f32
    }
    %alloc_14 = memref.alloc() alignment = 64 : memref<f32>
    linalg.fill ins(%cst_4 : f32) outs(%alloc_14 : memref<f32>)
    linalg.generic {indexing_maps = [#map6, #map9], iterator_types = ["reduction", "reduction"]} ins(%alloc_11 : memref<3x3xf32>) outs(%alloc_14 : memref<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %in, %out : f32
      linalg.yield %1 : f32
    }
    linalg.generic {indexing_maps = [#map10, #map10], iterator_types = []} ins(%alloc_14 : memref<f32>) outs(%alloc_14 : memref<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.divf %in, %cst_0 : f32
      linalg.yield %1 : f32
    }
    %alloc_15 = memref.alloc() alignment = 64 : memref<3x5xf32>
    linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : memref<3x5xf32>, memref<3x5xf32>) outs(%alloc_15 : memref<3x5xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %1 = arith.subf %in, %in_16 : f32
      linalg.yield %1 : f32
    }
    linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%alloc_15 : memref<3x5xf32>) outs(%alloc_15 : memref<3x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.truncf %cst_3 : f64 to f32
      %2 = arith.addf %in, %1 : f32
      linalg.yield %2 : f32
    }
    linalg.fill ins(%cst_4 : f32) outs(%alloc_13 : memref<3xf32>)
    linalg.generic {indexing_maps = [#map6, #map11], iterator_types = ["parallel", "reduction"]} ins(%alloc_15 : memref<3x5xf32>) outs(%alloc_13 : memref<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = math.absf %in : f32
      %2 = math.powf %1, %cst : f32
      %3 = arith.addf %2, %out : f32
      linalg.yield %3 : f32
    }
    linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel"]} ins(%alloc_13 : memref<3xf32>) outs(%alloc_13 : memref<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = math.powf %in, %cst_1 : f32
      linalg.yield %1 : f32
    }
    memref.copy %alloc_14, %arg2 : memref<f32> to memref<f32>
    memref.copy %alloc_13, %arg3 : memref<3xf32> to memref<3xf32>
    return
  }
}

