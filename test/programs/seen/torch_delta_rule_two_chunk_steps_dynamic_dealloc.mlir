#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<()[s0, s1] -> (s0 * s1)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: memref<?x?x16xf32>, %arg1: memref<?x?x16xf32>, %arg2: memref<16x16xf32>, %arg3: memref<?x?xf32>) -> (memref<16x16xf32>, memref<?x?x16xf32>) {
    %true = arith.constant true
    %c2 = arith.constant 2 : index
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c16_i64 = arith.constant 16 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %dim = memref.dim %arg0, %c0 : memref<?x?x16xf32>
    %0 = arith.index_cast %dim : index to i64
    %dim_0 = memref.dim %arg1, %c1 : memref<?x?x16xf32>
    %1 = arith.index_cast %dim_0 : index to i64
    %cast = memref.cast %arg0 : memref<?x?x16xf32> to memref<?x1x16xf32>
    %collapse_shape = memref.collapse_shape %cast [[0], [1, 2]] : memref<?x1x16xf32> into memref<?x16xf32>
    %alloc = memref.alloc(%dim) alignment = 64 : memref<?x16xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<?x16xf32>)
    linalg.matmul ins(%collapse_shape, %arg2 : memref<?x16xf32>, memref<16x16xf32>) outs(%alloc : memref<?x16xf32>)
    %2 = arith.cmpi slt, %0, %c0_i64 : i64
    %3 = arith.select %2, %c1_i64, %0 : i64
    %4 = arith.extui %2 : i1 to i64
    %5 = arith.muli %3, %1 : i64
    %6 = arith.addi %4, %c1_i64 : i64
    %7 = arith.cmpi slt, %1, %c0_i64 : i64
    %8 = arith.select %7, %3, %5 : i64
    %9 = arith.select %7, %6, %4 : i64
    %10 = arith.muli %8, %c16_i64 : i64
    %11 = arith.cmpi sle, %9, %c1_i64 : i64
    cf.assert %11, "must have at most one inferred (negative) dimension"
    %12 = arith.muli %0, %c16_i64 : i64
    %13 = arith.divsi %12, %10 : i64
    %14 = arith.select %2, %13, %0 : i64
    %15 = arith.select %7, %13, %1 : i64
    %alloc_1 = memref.alloc() alignment = 64 : memref<3xi64>
    memref.store %14, %alloc_1[%c0] : memref<3xi64>
    memref.store %15, %alloc_1[%c1] : memref<3xi64>
    memref.store %c16_i64, %alloc_1[%c2] : memref<3xi64>
    %reshape = memref.reshape %alloc(%alloc_1) : (memref<?x16xf32>, memref<3xi64>) -> memref<?x?x16xf32>
    %dim_2 = memref.dim %arg1, %c0 : memref<?x?x16xf32>
    %16 = arith.index_cast %14 : i64 to index
    %17 = arith.cmpi eq, %dim_2, %16 : index
    cf.assert %17, "mismatched size for broadcast"
    %18 = arith.index_cast %15 : i64 to index
    %19 = arith.cmpi eq, %dim_0, %18 : index
    cf.assert %19, "mismatched size for broadcast"
    %alloc_3 = memref.alloc(%dim_2, %dim_0) alignment = 64 : memref<?x?x16xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %reshape : memref<?x?x16xf32>, memref<?x?x16xf32>) outs(%alloc_3 : memref<?x?x16xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %28 = arith.subf %in, %in_24 : f32
      linalg.yield %28 : f32
    }
    %dim_4 = memref.dim %arg3, %c0 : memref<?x?xf32>
    %dim_5 = memref.dim %arg3, %c1 : memref<?x?xf32>
    %expand_shape = memref.expand_shape %arg3 [[0], [1, 2, 3]] output_shape [%dim_4, %dim_5, 1, 1] : memref<?x?xf32> into memref<?x?x1x1xf32>
    %alloc_6 = memref.alloc(%dim_4, %dim_5) alignment = 64 : memref<1x1x?x?xf32>
    linalg.transpose ins(%expand_shape : memref<?x?x1x1xf32>) outs(%alloc_6 : memref<1x1x?x?xf32>) permutation = [2, 3, 0, 1] 
    %dim_7 = memref.dim %arg0, %c1 : memref<?x?x16xf32>
    %expand_shape_8 = memref.expand_shape %arg0 [[0], [1], [2, 3]] output_shape [%dim, %dim_7, 16, 1] : memref<?x?x16xf32> into memref<?x?x16x1xf32>
    %alloc_9 = memref.alloc(%dim, %dim_7) alignment = 64 : memref<16x1x?x?xf32>
    linalg.transpose ins(%expand_shape_8 : memref<?x?x16x1xf32>) outs(%alloc_9 : memref<16x1x?x?xf32>) permutation = [2, 3, 0, 1] 
    %expand_shape_10 = memref.expand_shape %alloc_3 [[0], [1], [2, 3]] output_shape [%dim_2, %dim_0, 16, 1] : memref<?x?x16xf32> into memref<?x?x16x1xf32>
    %20 = arith.cmpi eq, %dim_4, %dim : index
    cf.assert %20, "mismatched size for broadcast"
    %21 = arith.cmpi eq, %dim_5, %dim_7 : index
    cf.assert %21, "mismatched size for broadcast"
    %alloc_11 = memref.alloc(%dim_4, %dim_5) alignment = 64 : memref<16x1x?x?xf32>
    linalg.generic {indexing_maps = [#map1, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc_6, %alloc_9 : memref<1x1x?x?xf32>, memref<16x1x?x?xf32>) outs(%alloc_11 : memref<16x1x?x?xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %28 = arith.mulf %in, %in_24 : f32
      linalg.yield %28 : f32
    }
    %alloc_12 = memref.alloc(%dim_4, %dim_5) alignment = 64 : memref<16x?x?x1xf32>
    linalg.transpose ins(%alloc_11 : memref<16x1x?x?xf32>) outs(%alloc_12 : memref<16x?x?x1xf32>) permutation = [0, 2, 3, 1] 
    %collapse_shape_13 = memref.collapse_shape %alloc_12 [[0], [1, 2, 3]] : memref<16x?x?x1xf32> into memref<16x?xf32>
    %22 = affine.apply #map3()[%dim_4, %dim_5]
    %expand_shape_14 = memref.expand_shape %collapse_shape_13 [[0, 1], [2]] output_shape [1, 16, %22] : memref<16x?xf32> into memref<1x16x?xf32>
    %23 = arith.index_cast %dim_2 : index to i64
    %24 = arith.cmpi eq, %23, %c1_i64 : i64
    cf.assert %24, "mismatching contracting dimension"
    %cast_15 = memref.cast %expand_shape_10 : memref<?x?x16x1xf32> to memref<1x?x16x1xf32>
    %collapse_shape_16 = memref.collapse_shape %cast_15 [[0], [1], [2, 3]] : memref<1x?x16x1xf32> into memref<1x?x16xf32>
    %dim_17 = memref.dim %expand_shape_10, %c1 : memref<?x?x16x1xf32>
    %25 = arith.index_cast %22 : index to i64
    %26 = arith.index_cast %dim_17 : index to i64
    %27 = arith.cmpi eq, %25, %26 : i64
    cf.assert %27, "mismatching contracting dimension"
    %alloc_18 = memref.alloc() alignment = 64 : memref<1x16x16xf32>
    linalg.fill ins(%cst : f32) outs(%alloc_18 : memref<1x16x16xf32>)
    linalg.batch_matmul ins(%expand_shape_14, %collapse_shape_16 : memref<1x16x?xf32>, memref<1x?x16xf32>) outs(%alloc_18 : memref<1x16x16xf32>)
    %collapse_shape_19 = memref.collapse_shape %alloc_18 [[0, 1], [2]] : memref<1x16x16xf32> into memref<16x16xf32>
    %expand_shape_20 = memref.expand_shape %collapse_shape_19 [[0], [1, 2, 3]] output_shape [16, 1, 1, 16] : memref<16x16xf32> into memref<16x1x1x16xf32>
    %alloc_21 = memref.alloc() alignment = 64 : memref<16x16x1x1xf32>
    linalg.transpose ins(%expand_shape_20 : memref<16x1x1x16xf32>) outs(%alloc_21 : memref<16x16x1x1xf32>) permutation = [0, 3, 1, 2] 
    %collapse_shape_22 = memref.collapse_shape %alloc_21 [[0], [1, 2, 3]] : memref<16x16x1x1xf32> into memref<16x16xf32>
    %alloc_23 = memref.alloc() alignment = 64 : memref<16x16xf32>
    linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg2, %collapse_shape_22 : memref<16x16xf32>, memref<16x16xf32>) outs(%alloc_23 : memref<16x16xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %28 = arith.addf %in, %in_24 : f32
      linalg.yield %28 : f32
    }
    bufferization.dealloc (%alloc_1 : memref<3xi64>) if (%true)
    bufferization.dealloc (%alloc_3 : memref<?x?x16xf32>) if (%true)
    bufferization.dealloc (%alloc_6 : memref<1x1x?x?xf32>) if (%true)
    bufferization.dealloc (%alloc_9 : memref<16x1x?x?xf32>) if (%true)
    bufferization.dealloc (%alloc_11 : memref<16x1x?x?xf32>) if (%true)
    bufferization.dealloc (%alloc_12 : memref<16x?x?x1xf32>) if (%true)
    bufferization.dealloc (%alloc_18 : memref<1x16x16xf32>) if (%true)
    bufferization.dealloc (%alloc_21 : memref<16x16x1x1xf32>) if (%true)
    return %alloc_23, %reshape : memref<16x16xf32>, memref<?x?x16xf32>
  }
}

