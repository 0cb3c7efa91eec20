// jax_sort_by_two_keys_then_product, bufferized.
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module @jit_sort_by_two_keys_then_product {
  func.func public @main(%arg0: memref<9x30xf32>, %arg1: memref<30x30xf32>) -> (memref<9x30xf32>, memref<30xi32>) {
    %c29 = arith.constant 29 : index
    %c0 = arith.constant 0 : index
    %c30_i32 = arith.constant 30 : i32
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 0x7FC00000 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %subview = memref.subview %arg0[0, 0] [1, 30] [1, 1] : memref<9x30xf32> to memref<1x30xf32, strided<[30, 1]>>
    %collapse_shape = memref.collapse_shape %subview [[0, 1]] : memref<1x30xf32, strided<[30, 1]>> into memref<30xf32, strided<[1]>>
    %alloc = memref.alloc() alignment = 64 : memref<30xf32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapse_shape : memref<30xf32, strided<[1]>>) outs(%alloc : memref<30xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.mulf %in, %cst : f32
      linalg.yield %0 : f32
    }
    %alloc_2 = memref.alloc() alignment = 64 : memref<30xf32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%alloc : memref<30xf32>) outs(%alloc_2 : memref<30xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = math.roundeven %in : f32
      linalg.yield %0 : f32
    }
    %alloc_3 = memref.alloc() alignment = 64 : memref<30xi32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%alloc_2 : memref<30xf32>) outs(%alloc_3 : memref<30xi32>) {
    ^bb0(%in: f32, %out: i32):
      %0 = arith.fptosi %in : f32 to i32
      linalg.yield %0 : i32
    }
    %subview_4 = memref.subview %arg0[1, 0] [1, 30] [1, 1] : memref<9x30xf32> to memref<1x30xf32, strided<[30, 1], offset: 30>>
    %alloc_5 = memref.alloc() alignment = 64 : memref<1x30xf32>
    memref.copy %subview_4, %alloc_5 : memref<1x30xf32, strided<[30, 1], offset: 30>> to memref<1x30xf32>
    %collapse_shape_6 = memref.collapse_shape %alloc_5 [[0, 1]] : memref<1x30xf32> into memref<30xf32>
    %alloc_7 = memref.alloc() alignment = 64 : memref<30xi32>
    linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%alloc_7 : memref<30xi32>) {
    ^bb0(%out: i32):
      %0 = linalg.index 0 : index
      %1 = arith.index_cast %0 : index to i32
      linalg.yield %1 : i32
    }
    iree_linalg_ext.sort dimension(0) outs(%alloc_3, %collapse_shape_6, %alloc_7 : memref<30xi32>, memref<30xf32>, memref<30xi32>) {
    ^bb0(%arg2: i32, %arg3: i32, %arg4: f32, %arg5: f32, %arg6: i32, %arg7: i32):
      %0 = arith.cmpf oeq, %arg4, %cst_1 : f32
      %1 = arith.select %0, %cst_1, %arg4 : f32
      %2 = arith.cmpf une, %arg4, %arg4 : f32
      %3 = arith.select %2, %cst_0, %1 : f32
      %4 = arith.cmpf oeq, %arg5, %cst_1 : f32
      %5 = arith.select %4, %cst_1, %arg5 : f32
      %6 = arith.cmpf une, %arg5, %arg5 : f32
      %7 = arith.select %6, %cst_0, %5 : f32
      %8 = arith.bitcast %3 : f32 to i32
      %9 = arith.cmpi slt, %8, %c0_i32 : i32
      %10 = arith.subi %c2147483647_i32, %8 : i32
      %11 = arith.select %9, %10, %8 : i32
      %12 = arith.bitcast %7 : f32 to i32
      %13 = arith.cmpi slt, %12, %c0_i32 : i32
      %14 = arith.subi %c2147483647_i32, %12 : i32
      %15 = arith.select %13, %14, %12 : i32
      %16 = arith.cmpi slt, %11, %15 : i32
      %17 = arith.cmpi slt, %arg2, %arg3 : i32
      %18 = arith.cmpi eq, %arg2, %arg3 : i32
      %19 = arith.andi %18, %16 : i1
      %20 = arith.ori %17, %19 : i1
      iree_linalg_ext.yield %20 : i1
    }
    %alloc_8 = memref.alloc() alignment = 64 : memref<30xi1>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%alloc_7 : memref<30xi32>) outs(%alloc_8 : memref<30xi1>) {
    ^bb0(%in: i32, %out: i1):
      %0 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %0 : i1
    }
    %alloc_9 = memref.alloc() alignment = 64 : memref<30xi32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%alloc_7 : memref<30xi32>) outs(%alloc_9 : memref<30xi32>) {
    ^bb0(%in: i32, %out: i32):
      %0 = arith.addi %in, %c30_i32 : i32
      linalg.yield %0 : i32
    }
    %alloc_10 = memref.alloc() alignment = 64 : memref<30xi32>
    linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%alloc_8, %alloc_9, %alloc_7 : memref<30xi1>, memref<30xi32>, memref<30xi32>) outs(%alloc_10 : memref<30xi32>) {
    ^bb0(%in: i1, %in_13: i32, %in_14: i32, %out: i32):
      %0 = arith.select %in, %in_13, %in_14 : i32
      linalg.yield %0 : i32
    }
    %expand_shape = memref.expand_shape %alloc_10 [[0, 1]] output_shape [30, 1] : memref<30xi32> into memref<30x1xi32>
    %alloc_11 = memref.alloc() alignment = 64 : memref<9x30xf32>
    linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%alloc_11 : memref<9x30xf32>) {
    ^bb0(%out: f32):
      %0 = linalg.index 0 : index
      %1 = linalg.index 1 : index
      %2 = memref.load %expand_shape[%1, %c0] : memref<30x1xi32>
      %3 = arith.index_cast %2 : i32 to index
      %4 = arith.maxsi %3, %c0 : index
      %5 = arith.minsi %4, %c29 : index
      %6 = memref.load %arg0[%0, %5] : memref<9x30xf32>
      linalg.yield %6 : f32
    }
    %alloc_12 = memref.alloc() alignment = 64 : memref<9x30xf32>
    linalg.fill ins(%cst_1 : f32) outs(%alloc_12 : memref<9x30xf32>)
    linalg.matmul ins(%alloc_11, %arg1 : memref<9x30xf32>, memref<30x30xf32>) outs(%alloc_12 : memref<9x30xf32>)
    return %alloc_12, %alloc_7 : memref<9x30xf32>, memref<30xi32>
  }
}

