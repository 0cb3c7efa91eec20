#map = affine_map<()[s0] -> (s0 * 6)>
#map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4, d5)>
#map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4, 0)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: memref<?x6x8xf32>, %arg1: memref<8x8xf32>, %arg2: memref<8x5x8xf32>) -> memref<?x6x8xf32> {
    %c6 = arith.constant 6 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %expand_shape = memref.expand_shape %arg1 [[0], [1, 2, 3, 4, 5]] output_shape [8, 8, 1, 1, 1, 1] : memref<8x8xf32> into memref<8x8x1x1x1x1xf32>
    %expand_shape_0 = memref.expand_shape %arg2 [[0], [1], [2, 3, 4, 5]] output_shape [8, 5, 8, 1, 1, 1] : memref<8x5x8xf32> into memref<8x5x8x1x1x1xf32>
    %alloc = memref.alloc() alignment = 64 : memref<1x1x8x1x8x5xf32>
    linalg.transpose ins(%expand_shape_0 : memref<8x5x8x1x1x1xf32>) outs(%alloc : memref<1x1x8x1x8x5xf32>) permutation = [3, 4, 0, 5, 2, 1] 
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1], [2]] : memref<?x6x8xf32> into memref<?x8xf32>
    %dim = memref.dim %arg0, %c0 : memref<?x6x8xf32>
    %0 = affine.apply #map()[%dim]
    %expand_shape_1 = memref.expand_shape %collapse_shape [[0, 1], [2]] output_shape [1, %0, 8] : memref<?x8xf32> into memref<1x?x8xf32>
    %alloc_2 = memref.alloc() alignment = 64 : memref<8x1x8x1x1x1xf32>
    linalg.transpose ins(%expand_shape : memref<8x8x1x1x1x1xf32>) outs(%alloc_2 : memref<8x1x8x1x1x1xf32>) permutation = [0, 4, 1, 5, 2, 3] 
    %collapse_shape_3 = memref.collapse_shape %alloc_2 [[0], [1, 2, 3, 4, 5]] : memref<8x1x8x1x1x1xf32> into memref<8x8xf32>
    %expand_shape_4 = memref.expand_shape %collapse_shape_3 [[0, 1], [2]] output_shape [1, 8, 8] : memref<8x8xf32> into memref<1x8x8xf32>
    %alloc_5 = memref.alloc(%0) alignment = 64 : memref<1x?x8xf32>
    linalg.fill ins(%cst : f32) outs(%alloc_5 : memref<1x?x8xf32>)
    linalg.batch_matmul ins(%expand_shape_1, %expand_shape_4 : memref<1x?x8xf32>, memref<1x8x8xf32>) outs(%alloc_5 : memref<1x?x8xf32>)
    %collapse_shape_6 = memref.collapse_shape %alloc_5 [[0, 1], [2]] : memref<1x?x8xf32> into memref<?x8xf32>
    %1 = arith.divsi %0, %c6 : index
    %expand_shape_7 = memref.expand_shape %collapse_shape_6 [[0, 1], [2, 3, 4, 5]] output_shape [%1, 6, 1, 1, 8, 1] : memref<?x8xf32> into memref<?x6x1x1x8x1xf32>
    %alloc_8 = memref.alloc() alignment = 64 : memref<1x1x8x1x8x1xf32>
    linalg.fill ins(%cst : f32) outs(%alloc_8 : memref<1x1x8x1x8x1xf32>)
    linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%alloc : memref<1x1x8x1x8x5xf32>) outs(%alloc_8 : memref<1x1x8x1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %4 = arith.addf %in, %out : f32
      linalg.yield %4 : f32
    }
    %alloc_9 = memref.alloc(%1) alignment = 64 : memref<?x6x8x1x1x1xf32>
    linalg.transpose ins(%expand_shape_7 : memref<?x6x1x1x8x1xf32>) outs(%alloc_9 : memref<?x6x8x1x1x1xf32>) permutation = [0, 1, 4, 3, 2, 5] 
    %collapse_shape_10 = memref.collapse_shape %alloc_9 [[0, 1], [2, 3, 4, 5]] : memref<?x6x8x1x1x1xf32> into memref<?x8xf32>
    %2 = affine.apply #map()[%1]
    %expand_shape_11 = memref.expand_shape %collapse_shape_10 [[0, 1], [2]] output_shape [1, %2, 8] : memref<?x8xf32> into memref<1x?x8xf32>
    %alloc_12 = memref.alloc() alignment = 64 : memref<8x8x1x1x1x1xf32>
    linalg.transpose ins(%alloc_8 : memref<1x1x8x1x8x1xf32>) outs(%alloc_12 : memref<8x8x1x1x1x1xf32>) permutation = [4, 2, 3, 5, 0, 1] 
    %collapse_shape_13 = memref.collapse_shape %alloc_12 [[0], [1, 2, 3, 4, 5]] : memref<8x8x1x1x1x1xf32> into memref<8x8xf32>
    %expand_shape_14 = memref.expand_shape %collapse_shape_13 [[0, 1], [2]] output_shape [1, 8, 8] : memref<8x8xf32> into memref<1x8x8xf32>
    %alloc_15 = memref.alloc(%2) alignment = 64 : memref<1x?x8xf32>
    linalg.fill ins(%cst : f32) outs(%alloc_15 : memref<1x?x8xf32>)
    linalg.batch_matmul ins(%expand_shape_11, %expand_shape_14 : memref<1x?x8xf32>, memref<1x8x8xf32>) outs(%alloc_15 : memref<1x?x8xf32>)
    %collapse_shape_16 = memref.collapse_shape %alloc_15 [[0, 1], [2]] : memref<1x?x8xf32> into memref<?x8xf32>
    %3 = arith.divsi %2, %c6 : index
    %expand_shape_17 = memref.expand_shape %collapse_shape_16 [[0, 1], [2, 3, 4, 5]] output_shape [%3, 6, 1, 8, 1, 1] : memref<?x8xf32> into memref<?x6x1x8x1x1xf32>
    %alloc_18 = memref.alloc(%3) alignment = 64 : memref<?x6x8x1x1x1xf32>
    linalg.transpose ins(%expand_shape_17 : memref<?x6x1x8x1x1xf32>) outs(%alloc_18 : memref<?x6x8x1x1x1xf32>) permutation = [0, 1, 3, 4, 2, 5] 
    %collapse_shape_19 = memref.collapse_shape %alloc_18 [[0], [1], [2, 3, 4, 5]] : memref<?x6x8x1x1x1xf32> into memref<?x6x8xf32>
    %alloc_20 = memref.alloc(%3) alignment = 64 : memref<?x6x8xf32>
    linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapse_shape_19 : memref<?x6x8xf32>) outs(%alloc_20 : memref<?x6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %4 = arith.cmpf ugt, %in, %cst : f32
      %5 = arith.select %4, %in, %cst : f32
      linalg.yield %5 : f32
    }
    return %alloc_20 : memref<?x6x8xf32>
  }
}

