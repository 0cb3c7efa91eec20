#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map3 = affine_map<(d0, d1, d2) -> (d2)>
module {
  func.func @main(%arg0: memref<?x?x24xf32, strided<[?, ?, ?], offset: ?>>, %arg1: memref<24x24xf32, strided<[?, ?], offset: ?>>, %arg2: memref<24xf32, strided<[?], offset: ?>>, %arg3: memref<24xf32, strided<[?], offset: ?>>) -> memref<?x?x24xf32> {
    %c2 = arith.constant 2 : index
    %c24_i64 = arith.constant 24 : i64
    %c2_i64 = arith.constant 2 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 9.9999999999999995E-7 : f64
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 2.400000e+01 : f32
    %cst_3 = arith.constant 3.000000e+01 : f32
    %dim = memref.dim %arg0, %c0 : memref<?x?x24xf32, strided<[?, ?, ?], offset: ?>>
    %0 = arith.index_cast %dim : index to i64
    %dim_4 = memref.dim %arg0, %c1 : memref<?x?x24xf32, strided<[?, ?, ?], offset: ?>>
    %1 = arith.index_cast %dim_4 : index to i64
    %alloc = memref.alloc() alignment = 64 : memref<24xf32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : memref<24xf32, strided<[?], offset: ?>>) outs(%alloc : memref<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = arith.addf %in, %cst_1 : f32
      linalg.yield %20 : f32
    }
    %alloc_5 = memref.alloc(%dim, %dim_4) alignment = 64 : memref<?x?x24xf32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : memref<?x?x24xf32, strided<[?, ?, ?], offset: ?>>) outs(%alloc_5 : memref<?x?x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %20 : f32
    }
    %alloc_6 = memref.alloc(%dim, %dim_4) alignment = 64 : memref<?x?x1xf32>
    linalg.fill ins(%cst : f32) outs(%alloc_6 : memref<?x?x1xf32>)
    linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%alloc_5 : memref<?x?x24xf32>) outs(%alloc_6 : memref<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = arith.addf %in, %out : f32
      linalg.yield %20 : f32
    }
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_6 : memref<?x?x1xf32>) outs(%alloc_6 : memref<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = arith.divf %in, %cst_2 : f32
      linalg.yield %20 : f32
    }
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_6 : memref<?x?x1xf32>) outs(%alloc_6 : memref<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = arith.truncf %cst_0 : f64 to f32
      %21 = arith.addf %in, %20 : f32
      linalg.yield %21 : f32
    }
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_6 : memref<?x?x1xf32>) outs(%alloc_6 : memref<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = math.rsqrt %in : f32
      linalg.yield %20 : f32
    }
    %alloc_7 = memref.alloc(%dim) alignment = 64 : memref<?x1x24xf32>
    linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %alloc_6 : memref<?x?x24xf32, strided<[?, ?, ?], offset: ?>>, memref<?x?x1xf32>) outs(%alloc_7 : memref<?x1x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %20 = arith.mulf %in, %in_13 : f32
      linalg.yield %20 : f32
    }
    linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_7, %alloc : memref<?x1x24xf32>, memref<24xf32>) outs(%alloc_7 : memref<?x1x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %20 = arith.mulf %in, %in_13 : f32
      linalg.yield %20 : f32
    }
    %collapse_shape = memref.collapse_shape %alloc_7 [[0], [1, 2]] : memref<?x1x24xf32> into memref<?x24xf32>
    %alloc_8 = memref.alloc(%dim) alignment = 64 : memref<?x24xf32>
    linalg.fill ins(%cst : f32) outs(%alloc_8 : memref<?x24xf32>)
    linalg.matmul ins(%collapse_shape, %arg1 : memref<?x24xf32>, memref<24x24xf32, strided<[?, ?], offset: ?>>) outs(%alloc_8 : memref<?x24xf32>)
    %2 = arith.cmpi slt, %0, %c0_i64 : i64
    %3 = arith.select %2, %c1_i64, %0 : i64
    %4 = arith.extui %2 : i1 to i64
    %5 = arith.muli %3, %1 : i64
    %6 = arith.addi %4, %c1_i64 : i64
    %7 = arith.cmpi slt, %1, %c0_i64 : i64
    %8 = arith.select %7, %3, %5 : i64
    %9 = arith.select %7, %6, %4 : i64
    %10 = arith.muli %8, %c24_i64 : i64
    %11 = arith.cmpi sle, %9, %c1_i64 : i64
    cf.assert %11, "must have at most one inferred (negative) dimension"
    %12 = arith.muli %0, %c24_i64 : i64
    %13 = arith.divsi %12, %10 : i64
    %14 = arith.select %2, %13, %0 : i64
    %15 = arith.select %7, %13, %1 : i64
    %alloc_9 = memref.alloc() alignment = 64 : memref<3xi64>
    memref.store %14, %alloc_9[%c0] : memref<3xi64>
    memref.store %15, %alloc_9[%c1] : memref<3xi64>
    memref.store %c24_i64, %alloc_9[%c2] : memref<3xi64>
    %reshape = memref.reshape %alloc_8(%alloc_9) : (memref<?x24xf32>, memref<3xi64>) -> memref<?x?x24xf32>
    %16 = arith.index_cast %14 : i64 to index
    %17 = arith.index_cast %15 : i64 to index
    %alloc_10 = memref.alloc(%16, %17) alignment = 64 : memref<?x?x24xf32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%reshape : memref<?x?x24xf32>) outs(%alloc_10 : memref<?x?x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = arith.divf %in, %cst_3 : f32
      linalg.yield %20 : f32
    }
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_10 : memref<?x?x24xf32>) outs(%alloc_10 : memref<?x?x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = math.tanh %in : f32
      linalg.yield %20 : f32
    }
    %alloc_11 = memref.alloc(%16, %17) alignment = 64 : memref<?x?x24xf32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_10 : memref<?x?x24xf32>) outs(%alloc_11 : memref<?x?x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = arith.mulf %in, %cst_3 : f32
      linalg.yield %20 : f32
    }
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg3 : memref<24xf32, strided<[?], offset: ?>>) outs(%alloc : memref<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = arith.addf %in, %cst_1 : f32
      linalg.yield %20 : f32
    }
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_11 : memref<?x?x24xf32>) outs(%alloc_10 : memref<?x?x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %20 : f32
    }
    %alloc_12 = memref.alloc(%16, %17) alignment = 64 : memref<?x?x1xf32>
    linalg.fill ins(%cst : f32) outs(%alloc_12 : memref<?x?x1xf32>)
    linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%alloc_10 : memref<?x?x24xf32>) outs(%alloc_12 : memref<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = arith.addf %in, %out : f32
      linalg.yield %20 : f32
    }
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_12 : memref<?x?x1xf32>) outs(%alloc_12 : memref<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = arith.divf %in, %cst_2 : f32
      linalg.yield %20 : f32
    }
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_12 : memref<?x?x1xf32>) outs(%alloc_12 : memref<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = arith.truncf %cst_0 : f64 to f32
      %21 = arith.addf %in, %20 : f32
      linalg.yield %21 : f32
    }
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_12 : memref<?x?x1xf32>) outs(%alloc_12 : memref<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = math.rsqrt %in : f32
      linalg.yield %20 : f32
    }
    linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_11, %alloc_12 : memref<?x?x24xf32>, memref<?x?x1xf32>) outs(%alloc_10 : memref<?x?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %20 = arith.mulf %in, %in_13 : f32
      linalg.yield %20 : f32
    }
    linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_10, %alloc : memref<?x?x24xf32>, memref<24xf32>) outs(%alloc_10 : memref<?x?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %20 = arith.mulf %in, %in_13 : f32
      linalg.yield %20 : f32
    }
    %18 = arith.cmpi eq, %dim, %16 : index
    cf.assert %18, "mismatched size for broadcast"
    %19 = arith.cmpi eq, %dim_4, %17 : index
    cf.assert %19, "mismatched size for broadcast"
    linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %alloc_10 : memref<?x?x24xf32, strided<[?, ?, ?], offset: ?>>, memref<?x?x24xf32>) outs(%alloc_5 : memref<?x?x24xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %20 = arith.addf %in, %in_13 : f32
      linalg.yield %20 : f32
    }
    return %alloc_5 : memref<?x?x24xf32>
  }
}

