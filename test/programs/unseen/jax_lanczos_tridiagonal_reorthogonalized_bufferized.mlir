#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0) -> ()>
#map4 = affine_map<() -> ()>
#map5 = affine_map<(d0, d1) -> (d1)>
module @jit_jax_lanczos_tridiagonal_reorthogonalized {
  memref.global "private" constant @__constant_xi32 : memref<i32> = dense<0> alignment = 64
  memref.global "private" constant @__constant_6x11xf32 : memref<6x11xf32> = dense<0.000000e+00> alignment = 64
  memref.global "private" constant @__constant_5xf32 : memref<5xf32> = dense<0.000000e+00> alignment = 64
  memref.global "private" constant @__constant_1x1xi32 : memref<1x1xi32> = dense<0> alignment = 64
  func.func public @main(%arg0: memref<11x11xf32>, %arg1: memref<11xf32>) -> (memref<6x11xf32>, memref<5xf32>, memref<5xf32>) {
    %c0_i32 = arith.constant 0 : i32
    %c5_i32 = arith.constant 5 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant 9.99999997E-7 : f32
    %c5 = arith.constant 5 : index
    %c0 = arith.constant 0 : index
    %c6_i32 = arith.constant 6 : i32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = memref.get_global @__constant_1x1xi32 : memref<1x1xi32>
    %1 = memref.get_global @__constant_5xf32 : memref<5xf32>
    %2 = memref.get_global @__constant_6x11xf32 : memref<6x11xf32>
    %3 = memref.get_global @__constant_xi32 : memref<i32>
    %alloc = memref.alloc() alignment = 64 : memref<11x11xf32>
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : memref<11x11xf32>) outs(%alloc : memref<11x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_1 = memref.alloc() alignment = 64 : memref<11x11xf32>
    linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %alloc : memref<11x11xf32>, memref<11x11xf32>) outs(%alloc_1 : memref<11x11xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %5 = arith.addf %in, %in_11 : f32
      linalg.yield %5 : f32
    }
    %alloc_2 = memref.alloc() alignment = 64 : memref<11xf32>
    linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg1 : memref<11xf32>) outs(%alloc_2 : memref<11xf32>) {
    ^bb0(%in: f32, %out: f32):
      %5 = arith.mulf %in, %in : f32
      linalg.yield %5 : f32
    }
    %alloc_3 = memref.alloc() alignment = 64 : memref<f32>
    linalg.fill ins(%cst_0 : f32) outs(%alloc_3 : memref<f32>)
    linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["reduction"]} ins(%alloc_2 : memref<11xf32>) outs(%alloc_3 : memref<f32>) {
    ^bb0(%in: f32, %out: f32):
      %5 = arith.addf %out, %in : f32
      linalg.yield %5 : f32
    }
    %alloc_4 = memref.alloc() alignment = 64 : memref<f32>
    linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%alloc_3 : memref<f32>) outs(%alloc_4 : memref<f32>) {
    ^bb0(%in: f32, %out: f32):
      %5 = math.sqrt %in : f32
      linalg.yield %5 : f32
    }
    %alloc_5 = memref.alloc() alignment = 64 : memref<11xf32>
    linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel"]} ins(%alloc_4 : memref<f32>) outs(%alloc_5 : memref<11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_6 = memref.alloc() alignment = 64 : memref<11xf32>
    linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%arg1, %alloc_5 : memref<11xf32>, memref<11xf32>) outs(%alloc_6 : memref<11xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %5 = arith.divf %in, %in_11 : f32
      linalg.yield %5 : f32
    }
    %expand_shape = memref.expand_shape %alloc_6 [[0, 1]] output_shape [1, 11] : memref<11xf32> into memref<1x11xf32>
    %alloc_7 = memref.alloc() alignment = 64 : memref<6x11xf32>
    memref.copy %2, %alloc_7 : memref<6x11xf32> to memref<6x11xf32>
    iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%expand_shape, %0 : memref<1x11xf32>, memref<1x1xi32>) outs(%alloc_7 : memref<6x11xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):
      iree_linalg_ext.yield %arg2 : f32
    }
    %alloc_8 = memref.alloc() alignment = 64 : memref<i32>
    memref.copy %3, %alloc_8 : memref<i32> to memref<i32>
    %alloc_9 = memref.alloc() alignment = 64 : memref<5xf32>
    memref.copy %1, %alloc_9 : memref<5xf32> to memref<5xf32>
    %alloc_10 = memref.alloc() alignment = 64 : memref<5xf32>
    memref.copy %1, %alloc_10 : memref<5xf32> to memref<5xf32>
    %4 = scf.for %arg2 = %c0_i32 to %c5_i32 step %c1_i32 iter_args(%arg3 = %alloc_8) -> (memref<i32>)  : i32 {
      %alloc_11 = memref.alloc() alignment = 64 : memref<i32>
      linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg3 : memref<i32>) outs(%alloc_11 : memref<i32>) {
      ^bb0(%in: i32, %out: i32):
        %13 = arith.addi %in, %c1_i32 : i32
        linalg.yield %13 : i32
      }
      %alloc_12 = memref.alloc() alignment = 64 : memref<i1>
      linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg3 : memref<i32>) outs(%alloc_12 : memref<i1>) {
      ^bb0(%in: i32, %out: i1):
        %13 = arith.cmpi slt, %in, %c0_i32 : i32
        linalg.yield %13 : i1
      }
      %alloc_13 = memref.alloc() alignment = 64 : memref<i32>
      linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg3 : memref<i32>) outs(%alloc_13 : memref<i32>) {
      ^bb0(%in: i32, %out: i32):
        %13 = arith.addi %in, %c6_i32 : i32
        linalg.yield %13 : i32
      }
      %alloc_14 = memref.alloc() alignment = 64 : memref<i32>
      linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = []} ins(%alloc_12, %alloc_13, %arg3 : memref<i1>, memref<i32>, memref<i32>) outs(%alloc_14 : memref<i32>) {
      ^bb0(%in: i1, %in_39: i32, %in_40: i32, %out: i32):
        %13 = arith.select %in, %in_39, %in_40 : i32
        linalg.yield %13 : i32
      }
      %5 = memref.load %alloc_14[] : memref<i32>
      %6 = arith.index_cast %5 : i32 to index
      %7 = arith.maxsi %6, %c0 : index
      %8 = arith.minsi %7, %c5 : index
      %subview = memref.subview %alloc_7[%8, 0] [1, 11] [1, 1] : memref<6x11xf32> to memref<1x11xf32, strided<[11, 1], offset: ?>>
      %collapse_shape = memref.collapse_shape %subview [[0, 1]] : memref<1x11xf32, strided<[11, 1], offset: ?>> into memref<11xf32, strided<[1], offset: ?>>
      %alloc_15 = memref.alloc() alignment = 64 : memref<11xf32>
      linalg.fill ins(%cst_0 : f32) outs(%alloc_15 : memref<11xf32>)
      linalg.matvec ins(%alloc_1, %collapse_shape : memref<11x11xf32>, memref<11xf32, strided<[1], offset: ?>>) outs(%alloc_15 : memref<11xf32>)
      %alloc_16 = memref.alloc() alignment = 64 : memref<f32>
      linalg.fill ins(%cst_0 : f32) outs(%alloc_16 : memref<f32>)
      linalg.dot ins(%alloc_15, %collapse_shape : memref<11xf32>, memref<11xf32, strided<[1], offset: ?>>) outs(%alloc_16 : memref<f32>)
      %alloc_17 = memref.alloc() alignment = 64 : memref<11x6xf32>
      linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_7 : memref<6x11xf32>) outs(%alloc_17 : memref<11x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      }
      %alloc_18 = memref.alloc() alignment = 64 : memref<6xf32>
      linalg.fill ins(%cst_0 : f32) outs(%alloc_18 : memref<6xf32>)
      linalg.matvec ins(%alloc_7, %alloc_15 : memref<6x11xf32>, memref<11xf32>) outs(%alloc_18 : memref<6xf32>)
      %alloc_19 = memref.alloc() alignment = 64 : memref<11xf32>
      linalg.fill ins(%cst_0 : f32) outs(%alloc_19 : memref<11xf32>)
      linalg.matvec ins(%alloc_17, %alloc_18 : memref<11x6xf32>, memref<6xf32>) outs(%alloc_19 : memref<11xf32>)
      %alloc_20 = memref.alloc() alignment = 64 : memref<11xf32>
      linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%alloc_15, %alloc_19 : memref<11xf32>, memref<11xf32>) outs(%alloc_20 : memref<11xf32>) {
      ^bb0(%in: f32, %in_39: f32, %out: f32):
        %13 = arith.subf %in, %in_39 : f32
        linalg.yield %13 : f32
      }
      %alloc_21 = memref.alloc() alignment = 64 : memref<6xf32>
      linalg.fill ins(%cst_0 : f32) outs(%alloc_21 : memref<6xf32>)
      linalg.matvec ins(%alloc_7, %alloc_20 : memref<6x11xf32>, memref<11xf32>) outs(%alloc_21 : memref<6xf32>)
      %alloc_22 = memref.alloc() alignment = 64 : memref<11xf32>
      linalg.fill ins(%cst_0 : f32) outs(%alloc_22 : memref<11xf32>)
      linalg.matvec ins(%alloc_17, %alloc_21 : memref<11x6xf32>, memref<6xf32>) outs(%alloc_22 : memref<11xf32>)
      %alloc_23 = memref.alloc() alignment = 64 : memref<11xf32>
      linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%alloc_20, %alloc_22 : memref<11xf32>, memref<11xf32>) outs(%alloc_23 : memref<11xf32>) {
      ^bb0(%in: f32, %in_39: f32, %out: f32):
        %13 = arith.subf %in, %in_39 : f32
        linalg.yield %13 : f32
      }
      %alloc_24 = memref.alloc() alignment = 64 : memref<f32>
      linalg.fill ins(%cst_0 : f32) outs(%alloc_24 : memref<f32>)
      linalg.dot ins(%alloc_23, %alloc_23 : memref<11xf32>, memref<11xf32>) outs(%alloc_24 : memref<f32>)
      %alloc_25 = memref.alloc() alignment = 64 : memref<f32>
      linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%alloc_24 : memref<f32>) outs(%alloc_25 : memref<f32>) {
      ^bb0(%in: f32, %out: f32):
        %13 = arith.addf %in, %cst : f32
        linalg.yield %13 : f32
      }
      %alloc_26 = memref.alloc() alignment = 64 : memref<f32>
      linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%alloc_25 : memref<f32>) outs(%alloc_26 : memref<f32>) {
      ^bb0(%in: f32, %out: f32):
        %13 = math.sqrt %in : f32
        linalg.yield %13 : f32
      }
      %alloc_27 = memref.alloc() alignment = 64 : memref<11xf32>
      linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel"]} ins(%alloc_26 : memref<f32>) outs(%alloc_27 : memref<11xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      }
      %alloc_28 = memref.alloc() alignment = 64 : memref<11xf32>
      linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%alloc_23, %alloc_27 : memref<11xf32>, memref<11xf32>) outs(%alloc_28 : memref<11xf32>) {
      ^bb0(%in: f32, %in_39: f32, %out: f32):
        %13 = arith.divf %in, %in_39 : f32
        linalg.yield %13 : f32
      }
      %alloc_29 = memref.alloc() alignment = 64 : memref<1x11xf32>
      linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_28 : memref<11xf32>) outs(%alloc_29 : memref<1x11xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      }
      %alloc_30 = memref.alloc() alignment = 64 : memref<i1>
      linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%alloc_11 : memref<i32>) outs(%alloc_30 : memref<i1>) {
      ^bb0(%in: i32, %out: i1):
        %13 = arith.cmpi slt, %in, %c0_i32 : i32
        linalg.yield %13 : i1
      }
      %alloc_31 = memref.alloc() alignment = 64 : memref<i32>
      linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%alloc_11 : memref<i32>) outs(%alloc_31 : memref<i32>) {
      ^bb0(%in: i32, %out: i32):
        %13 = arith.addi %in, %c6_i32 : i32
        linalg.yield %13 : i32
      }
      %alloc_32 = memref.alloc() alignment = 64 : memref<i32>
      linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = []} ins(%alloc_30, %alloc_31, %alloc_11 : memref<i1>, memref<i32>, memref<i32>) outs(%alloc_32 : memref<i32>) {
      ^bb0(%in: i1, %in_39: i32, %in_40: i32, %out: i32):
        %13 = arith.select %in, %in_39, %in_40 : i32
        linalg.yield %13 : i32
      }
      %9 = memref.load %alloc_32[] : memref<i32>
      %10 = arith.index_cast %9 : i32 to index
      %11 = arith.maxsi %10, %c0 : index
      %12 = arith.minsi %11, %c5 : index
      %subview_33 = memref.subview %alloc_7[%12, 0] [1, 11] [1, 1] : memref<6x11xf32> to memref<1x11xf32, strided<[11, 1], offset: ?>>
      memref.copy %alloc_29, %subview_33 : memref<1x11xf32> to memref<1x11xf32, strided<[11, 1], offset: ?>>
      %alloc_34 = memref.alloc() alignment = 64 : memref<i32>
      linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg3 : memref<i32>) outs(%alloc_34 : memref<i32>) {
      ^bb0(%in: i32, %out: i32):
        %13 = arith.addi %in, %c5_i32 : i32
        linalg.yield %13 : i32
      }
      %alloc_35 = memref.alloc() alignment = 64 : memref<i32>
      linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = []} ins(%alloc_12, %alloc_34, %arg3 : memref<i1>, memref<i32>, memref<i32>) outs(%alloc_35 : memref<i32>) {
      ^bb0(%in: i1, %in_39: i32, %in_40: i32, %out: i32):
        %13 = arith.select %in, %in_39, %in_40 : i32
        linalg.yield %13 : i32
      }
      %expand_shape_36 = memref.expand_shape %alloc_35 [] output_shape [1, 1] : memref<i32> into memref<1x1xi32>
      %expand_shape_37 = memref.expand_shape %alloc_16 [] output_shape [1] : memref<f32> into memref<1xf32>
      iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%expand_shape_37, %expand_shape_36 : memref<1xf32>, memref<1x1xi32>) outs(%alloc_9 : memref<5xf32>) {
      ^bb0(%arg4: f32, %arg5: f32):
        iree_linalg_ext.yield %arg4 : f32
      }
      %expand_shape_38 = memref.expand_shape %alloc_26 [] output_shape [1] : memref<f32> into memref<1xf32>
      iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%expand_shape_38, %expand_shape_36 : memref<1xf32>, memref<1x1xi32>) outs(%alloc_10 : memref<5xf32>) {
      ^bb0(%arg4: f32, %arg5: f32):
        iree_linalg_ext.yield %arg4 : f32
      }
      scf.yield %alloc_11 : memref<i32>
    }
    return %alloc_7, %alloc_9, %alloc_10 : memref<6x11xf32>, memref<5xf32>, memref<5xf32>
  }
}

