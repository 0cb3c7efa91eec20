#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0)>
module @jit_batched_cramer_and_adjugate_solve_2x2_blocks {
  func.func public @main(%arg0: memref<6x4x4xf32>, %arg1: memref<6x4xf32>) -> memref<6x4xf32> {
    %cst = arith.constant 4.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [6, 2, 2], strides: [16, 4, 1] : memref<6x4x4xf32> to memref<6x2x2xf32, strided<[16, 4, 1]>>
    %reinterpret_cast_1 = memref.reinterpret_cast %arg0 to offset: [2], sizes: [6, 2, 2], strides: [16, 4, 1] : memref<6x4x4xf32> to memref<6x2x2xf32, strided<[16, 4, 1], offset: 2>>
    %reinterpret_cast_2 = memref.reinterpret_cast %arg0 to offset: [8], sizes: [6, 2, 2], strides: [16, 4, 1] : memref<6x4x4xf32> to memref<6x2x2xf32, strided<[16, 4, 1], offset: 8>>
    %reinterpret_cast_3 = memref.reinterpret_cast %arg0 to offset: [10], sizes: [6, 2, 2], strides: [16, 4, 1] : memref<6x4x4xf32> to memref<6x2x2xf32, strided<[16, 4, 1], offset: 10>>
    %alloc = memref.alloc() alignment = 64 : memref<2x2xi32>
    linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%alloc : memref<2x2xi32>) {
    ^bb0(%out: i32):
      %0 = linalg.index 0 : index
      %1 = arith.index_cast %0 : index to i32
      linalg.yield %1 : i32
    }
    %alloc_4 = memref.alloc() alignment = 64 : memref<2x2xi32>
    linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%alloc_4 : memref<2x2xi32>) {
    ^bb0(%out: i32):
      %0 = linalg.index 1 : index
      %1 = arith.index_cast %0 : index to i32
      linalg.yield %1 : i32
    }
    %alloc_5 = memref.alloc() alignment = 64 : memref<2x2xi1>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc, %alloc_4 : memref<2x2xi32>, memref<2x2xi32>) outs(%alloc_5 : memref<2x2xi1>) {
    ^bb0(%in: i32, %in_84: i32, %out: i1):
      %0 = arith.cmpi eq, %in, %in_84 : i32
      linalg.yield %0 : i1
    }
    %alloc_6 = memref.alloc() alignment = 64 : memref<2x2xf32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_5 : memref<2x2xi1>) outs(%alloc_6 : memref<2x2xf32>) {
    ^bb0(%in: i1, %out: f32):
      %0 = arith.uitofp %in : i1 to f32
      linalg.yield %0 : f32
    }
    %alloc_7 = memref.alloc() alignment = 64 : memref<2x2xi1>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_6 : memref<2x2xf32>) outs(%alloc_7 : memref<2x2xi1>) {
    ^bb0(%in: f32, %out: i1):
      %0 = arith.cmpf une, %in, %cst_0 : f32
      linalg.yield %0 : i1
    }
    %alloc_8 = memref.alloc() alignment = 64 : memref<2x2xf32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_7 : memref<2x2xi1>) outs(%alloc_8 : memref<2x2xf32>) {
    ^bb0(%in: i1, %out: f32):
      %0 = arith.select %in, %cst, %cst_0 : f32
      linalg.yield %0 : f32
    }
    %alloc_9 = memref.alloc() alignment = 64 : memref<6x2x2xf32>
    linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_8 : memref<2x2xf32>) outs(%alloc_9 : memref<6x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_10 = memref.alloc() alignment = 64 : memref<6x2x2xf32>
    linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%reinterpret_cast, %alloc_9 : memref<6x2x2xf32, strided<[16, 4, 1]>>, memref<6x2x2xf32>) outs(%alloc_10 : memref<6x2x2xf32>) {
    ^bb0(%in: f32, %in_84: f32, %out: f32):
      %0 = arith.addf %in, %in_84 : f32
      linalg.yield %0 : f32
    }
    %reinterpret_cast_11 = memref.reinterpret_cast %alloc_10 to offset: [0], sizes: [6], strides: [4] : memref<6x2x2xf32> to memref<6xf32, strided<[4]>>
    %reinterpret_cast_12 = memref.reinterpret_cast %alloc_10 to offset: [3], sizes: [6], strides: [4] : memref<6x2x2xf32> to memref<6xf32, strided<[4], offset: 3>>
    %alloc_13 = memref.alloc() alignment = 64 : memref<6xf32>
    linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%reinterpret_cast_11, %reinterpret_cast_12 : memref<6xf32, strided<[4]>>, memref<6xf32, strided<[4], offset: 3>>) outs(%alloc_13 : memref<6xf32>) {
    ^bb0(%in: f32, %in_84: f32, %out: f32):
      %0 = arith.mulf %in, %in_84 : f32
      linalg.yield %0 : f32
    }
    %reinterpret_cast_14 = memref.reinterpret_cast %alloc_10 to offset: [1], sizes: [6, 1, 1], strides: [4, 2, 1] : memref<6x2x2xf32> to memref<6x1x1xf32, strided<[4, 2, 1], offset: 1>>
    %reinterpret_cast_15 = memref.reinterpret_cast %alloc_10 to offset: [1], sizes: [6], strides: [4] : memref<6x2x2xf32> to memref<6xf32, strided<[4], offset: 1>>
    %reinterpret_cast_16 = memref.reinterpret_cast %alloc_10 to offset: [2], sizes: [6, 1, 1], strides: [4, 2, 1] : memref<6x2x2xf32> to memref<6x1x1xf32, strided<[4, 2, 1], offset: 2>>
    %reinterpret_cast_17 = memref.reinterpret_cast %alloc_10 to offset: [2], sizes: [6], strides: [4] : memref<6x2x2xf32> to memref<6xf32, strided<[4], offset: 2>>
    %alloc_18 = memref.alloc() alignment = 64 : memref<6xf32>
    linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%reinterpret_cast_15, %reinterpret_cast_17 : memref<6xf32, strided<[4], offset: 1>>, memref<6xf32, strided<[4], offset: 2>>) outs(%alloc_18 : memref<6xf32>) {
    ^bb0(%in: f32, %in_84: f32, %out: f32):
      %0 = arith.mulf %in, %in_84 : f32
      linalg.yield %0 : f32
    }
    %alloc_19 = memref.alloc() alignment = 64 : memref<6xf32>
    linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%alloc_13, %alloc_18 : memref<6xf32>, memref<6xf32>) outs(%alloc_19 : memref<6xf32>) {
    ^bb0(%in: f32, %in_84: f32, %out: f32):
      %0 = arith.subf %in, %in_84 : f32
      linalg.yield %0 : f32
    }
    %alloc_20 = memref.alloc() alignment = 64 : memref<6x1x1xf32>
    linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%reinterpret_cast_14 : memref<6x1x1xf32, strided<[4, 2, 1], offset: 1>>) outs(%alloc_20 : memref<6x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.negf %in : f32
      linalg.yield %0 : f32
    }
    %reinterpret_cast_21 = memref.reinterpret_cast %alloc_10 to offset: [3], sizes: [6, 1], strides: [4, 2] : memref<6x2x2xf32> to memref<6x1xf32, strided<[4, 2], offset: 3>>
    %reinterpret_cast_22 = memref.reinterpret_cast %alloc_20 to offset: [0], sizes: [6, 1], strides: [1, 1] : memref<6x1x1xf32> to memref<6x1xf32>
    %alloc_23 = memref.alloc() alignment = 64 : memref<6x2xf32>
    %reinterpret_cast_24 = memref.reinterpret_cast %alloc_23 to offset: [0], sizes: [6, 1], strides: [2, 1] : memref<6x2xf32> to memref<6x1xf32, strided<[2, 1]>>
    memref.copy %reinterpret_cast_21, %reinterpret_cast_24 : memref<6x1xf32, strided<[4, 2], offset: 3>> to memref<6x1xf32, strided<[2, 1]>>
    %reinterpret_cast_25 = memref.reinterpret_cast %alloc_23 to offset: [1], sizes: [6, 1], strides: [2, 1] : memref<6x2xf32> to memref<6x1xf32, strided<[2, 1], offset: 1>>
    memref.copy %reinterpret_cast_22, %reinterpret_cast_25 : memref<6x1xf32> to memref<6x1xf32, strided<[2, 1], offset: 1>>
    %alloc_26 = memref.alloc() alignment = 64 : memref<6x1x1xf32>
    linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%reinterpret_cast_16 : memref<6x1x1xf32, strided<[4, 2, 1], offset: 2>>) outs(%alloc_26 : memref<6x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.negf %in : f32
      linalg.yield %0 : f32
    }
    %reinterpret_cast_27 = memref.reinterpret_cast %alloc_26 to offset: [0], sizes: [6, 1], strides: [1, 1] : memref<6x1x1xf32> to memref<6x1xf32>
    %reinterpret_cast_28 = memref.reinterpret_cast %alloc_10 to offset: [0], sizes: [6, 1], strides: [4, 2] : memref<6x2x2xf32> to memref<6x1xf32, strided<[4, 2]>>
    %alloc_29 = memref.alloc() alignment = 64 : memref<6x2xf32>
    %reinterpret_cast_30 = memref.reinterpret_cast %alloc_29 to offset: [0], sizes: [6, 1], strides: [2, 1] : memref<6x2xf32> to memref<6x1xf32, strided<[2, 1]>>
    memref.copy %reinterpret_cast_27, %reinterpret_cast_30 : memref<6x1xf32> to memref<6x1xf32, strided<[2, 1]>>
    %reinterpret_cast_31 = memref.reinterpret_cast %alloc_29 to offset: [1], sizes: [6, 1], strides: [2, 1] : memref<6x2xf32> to memref<6x1xf32, strided<[2, 1], offset: 1>>
    memref.copy %reinterpret_cast_28, %reinterpret_cast_31 : memref<6x1xf32, strided<[4, 2]>> to memref<6x1xf32, strided<[2, 1], offset: 1>>
    %alloc_32 = memref.alloc() alignment = 64 : memref<6x1x2xf32>
    linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_23 : memref<6x2xf32>) outs(%alloc_32 : memref<6x1x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_33 = memref.alloc() alignment = 64 : memref<6x1x2xf32>
    linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_29 : memref<6x2xf32>) outs(%alloc_33 : memref<6x1x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_34 = memref.alloc() alignment = 64 : memref<6x2x2xf32>
    %reinterpret_cast_35 = memref.reinterpret_cast %alloc_34 to offset: [0], sizes: [6, 1, 2], strides: [4, 2, 1] : memref<6x2x2xf32> to memref<6x1x2xf32, strided<[4, 2, 1]>>
    memref.copy %alloc_32, %reinterpret_cast_35 : memref<6x1x2xf32> to memref<6x1x2xf32, strided<[4, 2, 1]>>
    %reinterpret_cast_36 = memref.reinterpret_cast %alloc_34 to offset: [2], sizes: [6, 1, 2], strides: [4, 2, 1] : memref<6x2x2xf32> to memref<6x1x2xf32, strided<[4, 2, 1], offset: 2>>
    memref.copy %alloc_33, %reinterpret_cast_36 : memref<6x1x2xf32> to memref<6x1x2xf32, strided<[4, 2, 1], offset: 2>>
    %alloc_37 = memref.alloc() alignment = 64 : memref<6x2x2xf32>
    linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_19 : memref<6xf32>) outs(%alloc_37 : memref<6x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_38 = memref.alloc() alignment = 64 : memref<6x2x2xf32>
    linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_34, %alloc_37 : memref<6x2x2xf32>, memref<6x2x2xf32>) outs(%alloc_38 : memref<6x2x2xf32>) {
    ^bb0(%in: f32, %in_84: f32, %out: f32):
      %0 = arith.divf %in, %in_84 : f32
      linalg.yield %0 : f32
    }
    %alloc_39 = memref.alloc() alignment = 64 : memref<6x2x2xf32>
    linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%reinterpret_cast_3, %alloc_9 : memref<6x2x2xf32, strided<[16, 4, 1], offset: 10>>, memref<6x2x2xf32>) outs(%alloc_39 : memref<6x2x2xf32>) {
    ^bb0(%in: f32, %in_84: f32, %out: f32):
      %0 = arith.addf %in, %in_84 : f32
      linalg.yield %0 : f32
    }
    %alloc_40 = memref.alloc() alignment = 64 : memref<6x2x2xf32>
    linalg.fill ins(%cst_0 : f32) outs(%alloc_40 : memref<6x2x2xf32>)
    linalg.batch_matmul ins(%reinterpret_cast_2, %alloc_38 : memref<6x2x2xf32, strided<[16, 4, 1], offset: 8>>, memref<6x2x2xf32>) outs(%alloc_40 : memref<6x2x2xf32>)
    %alloc_41 = memref.alloc() alignment = 64 : memref<6x2x2xf32>
    linalg.fill ins(%cst_0 : f32) outs(%alloc_41 : memref<6x2x2xf32>)
    linalg.batch_matmul ins(%alloc_40, %reinterpret_cast_1 : memref<6x2x2xf32>, memref<6x2x2xf32, strided<[16, 4, 1], offset: 2>>) outs(%alloc_41 : memref<6x2x2xf32>)
    %alloc_42 = memref.alloc() alignment = 64 : memref<6x2x2xf32>
    linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_39, %alloc_41 : memref<6x2x2xf32>, memref<6x2x2xf32>) outs(%alloc_42 : memref<6x2x2xf32>) {
    ^bb0(%in: f32, %in_84: f32, %out: f32):
      %0 = arith.subf %in, %in_84 : f32
      linalg.yield %0 : f32
    }
    %reinterpret_cast_43 = memref.reinterpret_cast %alloc_42 to offset: [0], sizes: [6], strides: [4] : memref<6x2x2xf32> to memref<6xf32, strided<[4]>>
    %reinterpret_cast_44 = memref.reinterpret_cast %alloc_42 to offset: [3], sizes: [6], strides: [4] : memref<6x2x2xf32> to memref<6xf32, strided<[4], offset: 3>>
    %alloc_45 = memref.alloc() alignment = 64 : memref<6xf32>
    linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%reinterpret_cast_43, %reinterpret_cast_44 : memref<6xf32, strided<[4]>>, memref<6xf32, strided<[4], offset: 3>>) outs(%alloc_45 : memref<6xf32>) {
    ^bb0(%in: f32, %in_84: f32, %out: f32):
      %0 = arith.mulf %in, %in_84 : f32
      linalg.yield %0 : f32
    }
    %reinterpret_cast_46 = memref.reinterpret_cast %alloc_42 to offset: [1], sizes: [6, 1, 1], strides: [4, 2, 1] : memref<6x2x2xf32> to memref<6x1x1xf32, strided<[4, 2, 1], offset: 1>>
    %reinterpret_cast_47 = memref.reinterpret_cast %alloc_42 to offset: [1], sizes: [6], strides: [4] : memref<6x2x2xf32> to memref<6xf32, strided<[4], offset: 1>>
    %reinterpret_cast_48 = memref.reinterpret_cast %alloc_42 to offset: [2], sizes: [6, 1, 1], strides: [4, 2, 1] : memref<6x2x2xf32> to memref<6x1x1xf32, strided<[4, 2, 1], offset: 2>>
    %reinterpret_cast_49 = memref.reinterpret_cast %alloc_42 to offset: [2], sizes: [6], strides: [4] : memref<6x2x2xf32> to memref<6xf32, strided<[4], offset: 2>>
    %alloc_50 = memref.alloc() alignment = 64 : memref<6xf32>
    linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%reinterpret_cast_47, %reinterpret_cast_49 : memref<6xf32, strided<[4], offset: 1>>, memref<6xf32, strided<[4], offset: 2>>) outs(%alloc_50 : memref<6xf32>) {
    ^bb0(%in: f32, %in_84: f32, %out: f32):
      %0 = arith.mulf %in, %in_84 : f32
      linalg.yield %0 : f32
    }
    %alloc_51 = memref.alloc() alignment = 64 : memref<6xf32>
    linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%alloc_45, %alloc_50 : memref<6xf32>, memref<6xf32>) outs(%alloc_51 : memref<6xf32>) {
    ^bb0(%in: f32, %in_84: f32, %out: f32):
      %0 = arith.subf %in, %in_84 : f32
      linalg.yield %0 : f32
    }
    %alloc_52 = memref.alloc() alignment = 64 : memref<6x1x1xf32>
    linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%reinterpret_cast_46 : memref<6x1x1xf32, strided<[4, 2, 1], offset: 1>>) outs(%alloc_52 : memref<6x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.negf %in : f32
      linalg.yield %0 : f32
    }
    %reinterpret_cast_53 = memref.reinterpret_cast %alloc_42 to offset: [3], sizes: [6, 1], strides: [4, 2] : memref<6x2x2xf32> to memref<6x1xf32, strided<[4, 2], offset: 3>>
    %reinterpret_cast_54 = memref.reinterpret_cast %alloc_52 to offset: [0], sizes: [6, 1], strides: [1, 1] : memref<6x1x1xf32> to memref<6x1xf32>
    %alloc_55 = memref.alloc() alignment = 64 : memref<6x2xf32>
    %reinterpret_cast_56 = memref.reinterpret_cast %alloc_55 to offset: [0], sizes: [6, 1], strides: [2, 1] : memref<6x2xf32> to memref<6x1xf32, strided<[2, 1]>>
    memref.copy %reinterpret_cast_53, %reinterpret_cast_56 : memref<6x1xf32, strided<[4, 2], offset: 3>> to memref<6x1xf32, strided<[2, 1]>>
    %reinterpret_cast_57 = memref.reinterpret_cast %alloc_55 to offset: [1], sizes: [6, 1], strides: [2, 1] : memref<6x2xf32> to memref<6x1xf32, strided<[2, 1], offset: 1>>
    memref.copy %reinterpret_cast_54, %reinterpret_cast_57 : memref<6x1xf32> to memref<6x1xf32, strided<[2, 1], offset: 1>>
    %alloc_58 = memref.alloc() alignment = 64 : memref<6x1x1xf32>
    linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%reinterpret_cast_48 : memref<6x1x1xf32, strided<[4, 2, 1], offset: 2>>) outs(%alloc_58 : memref<6x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.negf %in : f32
      linalg.yield %0 : f32
    }
    %reinterpret_cast_59 = memref.reinterpret_cast %alloc_58 to offset: [0], sizes: [6, 1], strides: [1, 1] : memref<6x1x1xf32> to memref<6x1xf32>
    %reinterpret_cast_60 = memref.reinterpret_cast %alloc_42 to offset: [0], sizes: [6, 1], strides: [4, 2] : memref<6x2x2xf32> to memref<6x1xf32, strided<[4, 2]>>
    %alloc_61 = memref.alloc() alignment = 64 : memref<6x2xf32>
    %reinterpret_cast_62 = memref.reinterpret_cast %alloc_61 to offset: [0], sizes: [6, 1], strides: [2, 1] : memref<6x2xf32> to memref<6x1xf32, strided<[2, 1]>>
    memref.copy %reinterpret_cast_59, %reinterpret_cast_62 : memref<6x1xf32> to memref<6x1xf32, strided<[2, 1]>>
    %reinterpret_cast_63 = memref.reinterpret_cast %alloc_61 to offset: [1], sizes: [6, 1], strides: [2, 1] : memref<6x2xf32> to memref<6x1xf32, strided<[2, 1], offset: 1>>
    memref.copy %reinterpret_cast_60, %reinterpret_cast_63 : memref<6x1xf32, strided<[4, 2]>> to memref<6x1xf32, strided<[2, 1], offset: 1>>
    %alloc_64 = memref.alloc() alignment = 64 : memref<6x1x2xf32>
    linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_55 : memref<6x2xf32>) outs(%alloc_64 : memref<6x1x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_65 = memref.alloc() alignment = 64 : memref<6x1x2xf32>
    linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_61 : memref<6x2xf32>) outs(%alloc_65 : memref<6x1x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_66 = memref.alloc() alignment = 64 : memref<6x2x2xf32>
    %reinterpret_cast_67 = memref.reinterpret_cast %alloc_66 to offset: [0], sizes: [6, 1, 2], strides: [4, 2, 1] : memref<6x2x2xf32> to memref<6x1x2xf32, strided<[4, 2, 1]>>
    memref.copy %alloc_64, %reinterpret_cast_67 : memref<6x1x2xf32> to memref<6x1x2xf32, strided<[4, 2, 1]>>
    %reinterpret_cast_68 = memref.reinterpret_cast %alloc_66 to offset: [2], sizes: [6, 1, 2], strides: [4, 2, 1] : memref<6x2x2xf32> to memref<6x1x2xf32, strided<[4, 2, 1], offset: 2>>
    memref.copy %alloc_65, %reinterpret_cast_68 : memref<6x1x2xf32> to memref<6x1x2xf32, strided<[4, 2, 1], offset: 2>>
    %alloc_69 = memref.alloc() alignment = 64 : memref<6x2x2xf32>
    linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_51 : memref<6xf32>) outs(%alloc_69 : memref<6x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_70 = memref.alloc() alignment = 64 : memref<6x2x2xf32>
    linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_66, %alloc_69 : memref<6x2x2xf32>, memref<6x2x2xf32>) outs(%alloc_70 : memref<6x2x2xf32>) {
    ^bb0(%in: f32, %in_84: f32, %out: f32):
      %0 = arith.divf %in, %in_84 : f32
      linalg.yield %0 : f32
    }
    %reinterpret_cast_71 = memref.reinterpret_cast %arg1 to offset: [2], sizes: [6, 2, 1], strides: [4, 1, 1] : memref<6x4xf32> to memref<6x2x1xf32, strided<[4, 1, 1], offset: 2>>
    %reinterpret_cast_72 = memref.reinterpret_cast %arg1 to offset: [0], sizes: [6, 2, 1], strides: [4, 1, 1] : memref<6x4xf32> to memref<6x2x1xf32, strided<[4, 1, 1]>>
    %alloc_73 = memref.alloc() alignment = 64 : memref<6x2x1xf32>
    linalg.fill ins(%cst_0 : f32) outs(%alloc_73 : memref<6x2x1xf32>)
    linalg.batch_matmul ins(%alloc_38, %reinterpret_cast_72 : memref<6x2x2xf32>, memref<6x2x1xf32, strided<[4, 1, 1]>>) outs(%alloc_73 : memref<6x2x1xf32>)
    %alloc_74 = memref.alloc() alignment = 64 : memref<6x2x1xf32>
    linalg.fill ins(%cst_0 : f32) outs(%alloc_74 : memref<6x2x1xf32>)
    linalg.batch_matmul ins(%reinterpret_cast_2, %alloc_73 : memref<6x2x2xf32, strided<[16, 4, 1], offset: 8>>, memref<6x2x1xf32>) outs(%alloc_74 : memref<6x2x1xf32>)
    %alloc_75 = memref.alloc() alignment = 64 : memref<6x2x1xf32>
    linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%reinterpret_cast_71, %alloc_74 : memref<6x2x1xf32, strided<[4, 1, 1], offset: 2>>, memref<6x2x1xf32>) outs(%alloc_75 : memref<6x2x1xf32>) {
    ^bb0(%in: f32, %in_84: f32, %out: f32):
      %0 = arith.subf %in, %in_84 : f32
      linalg.yield %0 : f32
    }
    %alloc_76 = memref.alloc() alignment = 64 : memref<6x2x1xf32>
    linalg.fill ins(%cst_0 : f32) outs(%alloc_76 : memref<6x2x1xf32>)
    linalg.batch_matmul ins(%alloc_70, %alloc_75 : memref<6x2x2xf32>, memref<6x2x1xf32>) outs(%alloc_76 : memref<6x2x1xf32>)
    %alloc_77 = memref.alloc() alignment = 64 : memref<6x2x1xf32>
    linalg.fill ins(%cst_0 : f32) outs(%alloc_77 : memref<6x2x1xf32>)
    linalg.batch_matmul ins(%reinterpret_cast_1, %alloc_76 : memref<6x2x2xf32, strided<[16, 4, 1], offset: 2>>, memref<6x2x1xf32>) outs(%alloc_77 : memref<6x2x1xf32>)
    %alloc_78 = memref.alloc() alignment = 64 : memref<6x2x1xf32>
    linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%reinterpret_cast_72, %alloc_77 : memref<6x2x1xf32, strided<[4, 1, 1]>>, memref<6x2x1xf32>) outs(%alloc_78 : memref<6x2x1xf32>) {
    ^bb0(%in: f32, %in_84: f32, %out: f32):
      %0 = arith.subf %in, %in_84 : f32
      linalg.yield %0 : f32
    }
    %alloc_79 = memref.alloc() alignment = 64 : memref<6x2x1xf32>
    linalg.fill ins(%cst_0 : f32) outs(%alloc_79 : memref<6x2x1xf32>)
    linalg.batch_matmul ins(%alloc_38, %alloc_78 : memref<6x2x2xf32>, memref<6x2x1xf32>) outs(%alloc_79 : memref<6x2x1xf32>)
    %alloc_80 = memref.alloc() alignment = 64 : memref<6x4x1xf32>
    %reinterpret_cast_81 = memref.reinterpret_cast %alloc_80 to offset: [0], sizes: [6, 2, 1], strides: [4, 1, 1] : memref<6x4x1xf32> to memref<6x2x1xf32, strided<[4, 1, 1]>>
    memref.copy %alloc_79, %reinterpret_cast_81 : memref<6x2x1xf32> to memref<6x2x1xf32, strided<[4, 1, 1]>>
    %reinterpret_cast_82 = memref.reinterpret_cast %alloc_80 to offset: [2], sizes: [6, 2, 1], strides: [4, 1, 1] : memref<6x4x1xf32> to memref<6x2x1xf32, strided<[4, 1, 1], offset: 2>>
    memref.copy %alloc_76, %reinterpret_cast_82 : memref<6x2x1xf32> to memref<6x2x1xf32, strided<[4, 1, 1], offset: 2>>
    %reinterpret_cast_83 = memref.reinterpret_cast %alloc_80 to offset: [0], sizes: [6, 4], strides: [4, 1] : memref<6x4x1xf32> to memref<6x4xf32>
    return %reinterpret_cast_83 : memref<6x4xf32>
  }
}

