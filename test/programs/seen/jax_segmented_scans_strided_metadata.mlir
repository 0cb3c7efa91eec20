#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module @jit_segmented_scans_by_associative_scan_and_run_lengths {
  memref.global "private" constant @__constant_12x1xi1 : memref<12x1xi1> = dense<true> alignment = 64
  memref.global "private" constant @__constant_12x20xi32 : memref<12x20xi32> = dense<0> alignment = 64
  memref.global "private" constant @__constant_240xi32 : memref<240xi32> = dense<1> alignment = 64
  func.func public @main(%arg0: memref<12x20xf32>, %arg1: memref<12x20xi32>) -> (memref<12x20xf32>, memref<12x20xi32>, memref<12x20xi32>, memref<12x20xi32>, memref<12x20xf32>) {
    %cst = arith.constant 0x7F800000 : f32
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %c19 = arith.constant 19 : index
    %c20_i32 = arith.constant 20 : i32
    %c12_i32 = arith.constant 12 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = memref.get_global @__constant_240xi32 : memref<240xi32>
    %1 = memref.get_global @__constant_12x20xi32 : memref<12x20xi32>
    %2 = memref.get_global @__constant_12x1xi1 : memref<12x1xi1>
    %reinterpret_cast = memref.reinterpret_cast %arg1 to offset: [1], sizes: [12, 19], strides: [20, 1] : memref<12x20xi32> to memref<12x19xi32, strided<[20, 1], offset: 1>>
    %reinterpret_cast_1 = memref.reinterpret_cast %arg1 to offset: [0], sizes: [12, 19], strides: [20, 1] : memref<12x20xi32> to memref<12x19xi32, strided<[20, 1]>>
    %alloc = memref.alloc() alignment = 64 : memref<12x19xi1>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%reinterpret_cast, %reinterpret_cast_1 : memref<12x19xi32, strided<[20, 1], offset: 1>>, memref<12x19xi32, strided<[20, 1]>>) outs(%alloc : memref<12x19xi1>) {
    ^bb0(%in: i32, %in_92: i32, %out: i1):
      %3 = arith.cmpi ne, %in, %in_92 : i32
      linalg.yield %3 : i1
    }
    %alloc_2 = memref.alloc() alignment = 64 : memref<12x20xi1>
    %reinterpret_cast_3 = memref.reinterpret_cast %alloc_2 to offset: [0], sizes: [12, 1], strides: [20, 1] : memref<12x20xi1> to memref<12x1xi1, strided<[20, 1]>>
    memref.copy %2, %reinterpret_cast_3 : memref<12x1xi1> to memref<12x1xi1, strided<[20, 1]>>
    %reinterpret_cast_4 = memref.reinterpret_cast %alloc_2 to offset: [1], sizes: [12, 19], strides: [20, 1] : memref<12x20xi1> to memref<12x19xi1, strided<[20, 1], offset: 1>>
    memref.copy %alloc, %reinterpret_cast_4 : memref<12x19xi1> to memref<12x19xi1, strided<[20, 1], offset: 1>>
    %reinterpret_cast_5 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [12, 10], strides: [20, 2] : memref<12x20xf32> to memref<12x10xf32, strided<[20, 2]>>
    %reinterpret_cast_6 = memref.reinterpret_cast %alloc_2 to offset: [0], sizes: [12, 10], strides: [20, 2] : memref<12x20xi1> to memref<12x10xi1, strided<[20, 2]>>
    %reinterpret_cast_7 = memref.reinterpret_cast %arg0 to offset: [1], sizes: [12, 10], strides: [20, 2] : memref<12x20xf32> to memref<12x10xf32, strided<[20, 2], offset: 1>>
    %reinterpret_cast_8 = memref.reinterpret_cast %alloc_2 to offset: [1], sizes: [12, 10], strides: [20, 2] : memref<12x20xi1> to memref<12x10xi1, strided<[20, 2], offset: 1>>
    %alloc_9 = memref.alloc() alignment = 64 : memref<12x10xf32>
    linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%reinterpret_cast_8, %reinterpret_cast_7, %reinterpret_cast_5 : memref<12x10xi1, strided<[20, 2], offset: 1>>, memref<12x10xf32, strided<[20, 2], offset: 1>>, memref<12x10xf32, strided<[20, 2]>>) outs(%alloc_9 : memref<12x10xf32>) {
    ^bb0(%in: i1, %in_92: f32, %in_93: f32, %out: f32):
      %3 = arith.addf %in_93, %in_92 : f32
      %4 = arith.select %in, %in_92, %3 : f32
      linalg.yield %4 : f32
    }
    %alloc_10 = memref.alloc() alignment = 64 : memref<12x10xi1>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%reinterpret_cast_6, %reinterpret_cast_8 : memref<12x10xi1, strided<[20, 2]>>, memref<12x10xi1, strided<[20, 2], offset: 1>>) outs(%alloc_10 : memref<12x10xi1>) {
    ^bb0(%in: i1, %in_92: i1, %out: i1):
      %3 = arith.ori %in, %in_92 : i1
      linalg.yield %3 : i1
    }
    %reinterpret_cast_11 = memref.reinterpret_cast %alloc_9 to offset: [0], sizes: [12, 5], strides: [10, 2] : memref<12x10xf32> to memref<12x5xf32, strided<[10, 2]>>
    %reinterpret_cast_12 = memref.reinterpret_cast %alloc_10 to offset: [0], sizes: [12, 5], strides: [10, 2] : memref<12x10xi1> to memref<12x5xi1, strided<[10, 2]>>
    %reinterpret_cast_13 = memref.reinterpret_cast %alloc_9 to offset: [1], sizes: [12, 5], strides: [10, 2] : memref<12x10xf32> to memref<12x5xf32, strided<[10, 2], offset: 1>>
    %reinterpret_cast_14 = memref.reinterpret_cast %alloc_10 to offset: [1], sizes: [12, 5], strides: [10, 2] : memref<12x10xi1> to memref<12x5xi1, strided<[10, 2], offset: 1>>
    %alloc_15 = memref.alloc() alignment = 64 : memref<12x5xf32>
    linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%reinterpret_cast_14, %reinterpret_cast_13, %reinterpret_cast_11 : memref<12x5xi1, strided<[10, 2], offset: 1>>, memref<12x5xf32, strided<[10, 2], offset: 1>>, memref<12x5xf32, strided<[10, 2]>>) outs(%alloc_15 : memref<12x5xf32>) {
    ^bb0(%in: i1, %in_92: f32, %in_93: f32, %out: f32):
      %3 = arith.addf %in_93, %in_92 : f32
      %4 = arith.select %in, %in_92, %3 : f32
      linalg.yield %4 : f32
    }
    %alloc_16 = memref.alloc() alignment = 64 : memref<12x5xi1>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%reinterpret_cast_12, %reinterpret_cast_14 : memref<12x5xi1, strided<[10, 2]>>, memref<12x5xi1, strided<[10, 2], offset: 1>>) outs(%alloc_16 : memref<12x5xi1>) {
    ^bb0(%in: i1, %in_92: i1, %out: i1):
      %3 = arith.ori %in, %in_92 : i1
      linalg.yield %3 : i1
    }
    %reinterpret_cast_17 = memref.reinterpret_cast %alloc_15 to offset: [0], sizes: [12, 2], strides: [5, 2] : memref<12x5xf32> to memref<12x2xf32, strided<[5, 2]>>
    %reinterpret_cast_18 = memref.reinterpret_cast %alloc_16 to offset: [0], sizes: [12, 2], strides: [5, 2] : memref<12x5xi1> to memref<12x2xi1, strided<[5, 2]>>
    %reinterpret_cast_19 = memref.reinterpret_cast %alloc_15 to offset: [1], sizes: [12, 2], strides: [5, 2] : memref<12x5xf32> to memref<12x2xf32, strided<[5, 2], offset: 1>>
    %reinterpret_cast_20 = memref.reinterpret_cast %alloc_16 to offset: [1], sizes: [12, 2], strides: [5, 2] : memref<12x5xi1> to memref<12x2xi1, strided<[5, 2], offset: 1>>
    %alloc_21 = memref.alloc() alignment = 64 : memref<12x2xf32>
    linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%reinterpret_cast_20, %reinterpret_cast_19, %reinterpret_cast_17 : memref<12x2xi1, strided<[5, 2], offset: 1>>, memref<12x2xf32, strided<[5, 2], offset: 1>>, memref<12x2xf32, strided<[5, 2]>>) outs(%alloc_21 : memref<12x2xf32>) {
    ^bb0(%in: i1, %in_92: f32, %in_93: f32, %out: f32):
      %3 = arith.addf %in_93, %in_92 : f32
      %4 = arith.select %in, %in_92, %3 : f32
      linalg.yield %4 : f32
    }
    %alloc_22 = memref.alloc() alignment = 64 : memref<12x2xi1>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%reinterpret_cast_18, %reinterpret_cast_20 : memref<12x2xi1, strided<[5, 2]>>, memref<12x2xi1, strided<[5, 2], offset: 1>>) outs(%alloc_22 : memref<12x2xi1>) {
    ^bb0(%in: i1, %in_92: i1, %out: i1):
      %3 = arith.ori %in, %in_92 : i1
      linalg.yield %3 : i1
    }
    %reinterpret_cast_23 = memref.reinterpret_cast %alloc_21 to offset: [0], sizes: [12, 1], strides: [2, 2] : memref<12x2xf32> to memref<12x1xf32, strided<[2, 2]>>
    %reinterpret_cast_24 = memref.reinterpret_cast %alloc_21 to offset: [1], sizes: [12, 1], strides: [2, 2] : memref<12x2xf32> to memref<12x1xf32, strided<[2, 2], offset: 1>>
    %reinterpret_cast_25 = memref.reinterpret_cast %alloc_22 to offset: [1], sizes: [12, 1], strides: [2, 2] : memref<12x2xi1> to memref<12x1xi1, strided<[2, 2], offset: 1>>
    %alloc_26 = memref.alloc() alignment = 64 : memref<12x1xf32>
    linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%reinterpret_cast_25, %reinterpret_cast_24, %reinterpret_cast_23 : memref<12x1xi1, strided<[2, 2], offset: 1>>, memref<12x1xf32, strided<[2, 2], offset: 1>>, memref<12x1xf32, strided<[2, 2]>>) outs(%alloc_26 : memref<12x1xf32>) {
    ^bb0(%in: i1, %in_92: f32, %in_93: f32, %out: f32):
      %3 = arith.addf %in_93, %in_92 : f32
      %4 = arith.select %in, %in_92, %3 : f32
      linalg.yield %4 : f32
    }
    %reinterpret_cast_27 = memref.reinterpret_cast %alloc_21 to offset: [0], sizes: [12, 1], strides: [2, 1] : memref<12x2xf32> to memref<12x1xf32, strided<[2, 1]>>
    %alloc_28 = memref.alloc() alignment = 64 : memref<12x2xf32>
    linalg.fill ins(%cst_0 : f32) outs(%alloc_28 : memref<12x2xf32>)
    %reinterpret_cast_29 = memref.reinterpret_cast %alloc_28 to offset: [0], sizes: [12, 1], strides: [2, 2] : memref<12x2xf32> to memref<12x1xf32, strided<[2, 2]>>
    memref.copy %reinterpret_cast_27, %reinterpret_cast_29 : memref<12x1xf32, strided<[2, 1]>> to memref<12x1xf32, strided<[2, 2]>>
    %alloc_30 = memref.alloc() alignment = 64 : memref<12x2xf32>
    linalg.fill ins(%cst_0 : f32) outs(%alloc_30 : memref<12x2xf32>)
    %reinterpret_cast_31 = memref.reinterpret_cast %alloc_30 to offset: [1], sizes: [12, 1], strides: [2, 2] : memref<12x2xf32> to memref<12x1xf32, strided<[2, 2], offset: 1>>
    memref.copy %alloc_26, %reinterpret_cast_31 : memref<12x1xf32> to memref<12x1xf32, strided<[2, 2], offset: 1>>
    %alloc_32 = memref.alloc() alignment = 64 : memref<12x2xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_28, %alloc_30 : memref<12x2xf32>, memref<12x2xf32>) outs(%alloc_32 : memref<12x2xf32>) {
    ^bb0(%in: f32, %in_92: f32, %out: f32):
      %3 = arith.addf %in, %in_92 : f32
      linalg.yield %3 : f32
    }
    %reinterpret_cast_33 = memref.reinterpret_cast %alloc_15 to offset: [2], sizes: [12, 2], strides: [5, 2] : memref<12x5xf32> to memref<12x2xf32, strided<[5, 2], offset: 2>>
    %reinterpret_cast_34 = memref.reinterpret_cast %alloc_16 to offset: [2], sizes: [12, 2], strides: [5, 2] : memref<12x5xi1> to memref<12x2xi1, strided<[5, 2], offset: 2>>
    %alloc_35 = memref.alloc() alignment = 64 : memref<12x2xf32>
    linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%reinterpret_cast_34, %reinterpret_cast_33, %alloc_32 : memref<12x2xi1, strided<[5, 2], offset: 2>>, memref<12x2xf32, strided<[5, 2], offset: 2>>, memref<12x2xf32>) outs(%alloc_35 : memref<12x2xf32>) {
    ^bb0(%in: i1, %in_92: f32, %in_93: f32, %out: f32):
      %3 = arith.addf %in_93, %in_92 : f32
      %4 = arith.select %in, %in_92, %3 : f32
      linalg.yield %4 : f32
    }
    %reinterpret_cast_36 = memref.reinterpret_cast %alloc_15 to offset: [0], sizes: [12, 1], strides: [5, 1] : memref<12x5xf32> to memref<12x1xf32, strided<[5, 1]>>
    %alloc_37 = memref.alloc() alignment = 64 : memref<12x3xf32>
    %reinterpret_cast_38 = memref.reinterpret_cast %alloc_37 to offset: [0], sizes: [12, 1], strides: [3, 1] : memref<12x3xf32> to memref<12x1xf32, strided<[3, 1]>>
    memref.copy %reinterpret_cast_36, %reinterpret_cast_38 : memref<12x1xf32, strided<[5, 1]>> to memref<12x1xf32, strided<[3, 1]>>
    %reinterpret_cast_39 = memref.reinterpret_cast %alloc_37 to offset: [1], sizes: [12, 2], strides: [3, 1] : memref<12x3xf32> to memref<12x2xf32, strided<[3, 1], offset: 1>>
    memref.copy %alloc_35, %reinterpret_cast_39 : memref<12x2xf32> to memref<12x2xf32, strided<[3, 1], offset: 1>>
    %alloc_40 = memref.alloc() alignment = 64 : memref<12x5xf32>
    linalg.fill ins(%cst_0 : f32) outs(%alloc_40 : memref<12x5xf32>)
    %reinterpret_cast_41 = memref.reinterpret_cast %alloc_40 to offset: [0], sizes: [12, 3], strides: [5, 2] : memref<12x5xf32> to memref<12x3xf32, strided<[5, 2]>>
    memref.copy %alloc_37, %reinterpret_cast_41 : memref<12x3xf32> to memref<12x3xf32, strided<[5, 2]>>
    %alloc_42 = memref.alloc() alignment = 64 : memref<12x5xf32>
    linalg.fill ins(%cst_0 : f32) outs(%alloc_42 : memref<12x5xf32>)
    %reinterpret_cast_43 = memref.reinterpret_cast %alloc_42 to offset: [1], sizes: [12, 2], strides: [5, 2] : memref<12x5xf32> to memref<12x2xf32, strided<[5, 2], offset: 1>>
    memref.copy %alloc_32, %reinterpret_cast_43 : memref<12x2xf32> to memref<12x2xf32, strided<[5, 2], offset: 1>>
    %alloc_44 = memref.alloc() alignment = 64 : memref<12x5xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_40, %alloc_42 : memref<12x5xf32>, memref<12x5xf32>) outs(%alloc_44 : memref<12x5xf32>) {
    ^bb0(%in: f32, %in_92: f32, %out: f32):
      %3 = arith.addf %in, %in_92 : f32
      linalg.yield %3 : f32
    }
    %reinterpret_cast_45 = memref.reinterpret_cast %alloc_44 to offset: [0], sizes: [12, 4], strides: [5, 1] : memref<12x5xf32> to memref<12x4xf32, strided<[5, 1]>>
    %reinterpret_cast_46 = memref.reinterpret_cast %alloc_9 to offset: [2], sizes: [12, 4], strides: [10, 2] : memref<12x10xf32> to memref<12x4xf32, strided<[10, 2], offset: 2>>
    %reinterpret_cast_47 = memref.reinterpret_cast %alloc_10 to offset: [2], sizes: [12, 4], strides: [10, 2] : memref<12x10xi1> to memref<12x4xi1, strided<[10, 2], offset: 2>>
    %alloc_48 = memref.alloc() alignment = 64 : memref<12x4xf32>
    linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%reinterpret_cast_47, %reinterpret_cast_46, %reinterpret_cast_45 : memref<12x4xi1, strided<[10, 2], offset: 2>>, memref<12x4xf32, strided<[10, 2], offset: 2>>, memref<12x4xf32, strided<[5, 1]>>) outs(%alloc_48 : memref<12x4xf32>) {
    ^bb0(%in: i1, %in_92: f32, %in_93: f32, %out: f32):
      %3 = arith.addf %in_93, %in_92 : f32
      %4 = arith.select %in, %in_92, %3 : f32
      linalg.yield %4 : f32
    }
    %reinterpret_cast_49 = memref.reinterpret_cast %alloc_9 to offset: [0], sizes: [12, 1], strides: [10, 1] : memref<12x10xf32> to memref<12x1xf32, strided<[10, 1]>>
    %alloc_50 = memref.alloc() alignment = 64 : memref<12x5xf32>
    %reinterpret_cast_51 = memref.reinterpret_cast %alloc_50 to offset: [0], sizes: [12, 1], strides: [5, 1] : memref<12x5xf32> to memref<12x1xf32, strided<[5, 1]>>
    memref.copy %reinterpret_cast_49, %reinterpret_cast_51 : memref<12x1xf32, strided<[10, 1]>> to memref<12x1xf32, strided<[5, 1]>>
    %reinterpret_cast_52 = memref.reinterpret_cast %alloc_50 to offset: [1], sizes: [12, 4], strides: [5, 1] : memref<12x5xf32> to memref<12x4xf32, strided<[5, 1], offset: 1>>
    memref.copy %alloc_48, %reinterpret_cast_52 : memref<12x4xf32> to memref<12x4xf32, strided<[5, 1], offset: 1>>
    %alloc_53 = memref.alloc() alignment = 64 : memref<12x10xf32>
    linalg.fill ins(%cst_0 : f32) outs(%alloc_53 : memref<12x10xf32>)
    %reinterpret_cast_54 = memref.reinterpret_cast %alloc_53 to offset: [0], sizes: [12, 5], strides: [10, 2] : memref<12x10xf32> to memref<12x5xf32, strided<[10, 2]>>
    memref.copy %alloc_50, %reinterpret_cast_54 : memref<12x5xf32> to memref<12x5xf32, strided<[10, 2]>>
    %alloc_55 = memref.alloc() alignment = 64 : memref<12x10xf32>
    linalg.fill ins(%cst_0 : f32) outs(%alloc_55 : memref<12x10xf32>)
    %reinterpret_cast_56 = memref.reinterpret_cast %alloc_55 to offset: [1], sizes: [12, 5], strides: [10, 2] : memref<12x10xf32> to memref<12x5xf32, strided<[10, 2], offset: 1>>
    memref.copy %alloc_44, %reinterpret_cast_56 : memref<12x5xf32> to memref<12x5xf32, strided<[10, 2], offset: 1>>
    %alloc_57 = memref.alloc() alignment = 64 : memref<12x10xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_53, %alloc_55 : memref<12x10xf32>, memref<12x10xf32>) outs(%alloc_57 : memref<12x10xf32>) {
    ^bb0(%in: f32, %in_92: f32, %out: f32):
      %3 = arith.addf %in, %in_92 : f32
      linalg.yield %3 : f32
    }
    %reinterpret_cast_58 = memref.reinterpret_cast %alloc_57 to offset: [0], sizes: [12, 9], strides: [10, 1] : memref<12x10xf32> to memref<12x9xf32, strided<[10, 1]>>
    %reinterpret_cast_59 = memref.reinterpret_cast %arg0 to offset: [2], sizes: [12, 9], strides: [20, 2] : memref<12x20xf32> to memref<12x9xf32, strided<[20, 2], offset: 2>>
    %reinterpret_cast_60 = memref.reinterpret_cast %alloc_2 to offset: [2], sizes: [12, 9], strides: [20, 2] : memref<12x20xi1> to memref<12x9xi1, strided<[20, 2], offset: 2>>
    %alloc_61 = memref.alloc() alignment = 64 : memref<12x9xf32>
    linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%reinterpret_cast_60, %reinterpret_cast_59, %reinterpret_cast_58 : memref<12x9xi1, strided<[20, 2], offset: 2>>, memref<12x9xf32, strided<[20, 2], offset: 2>>, memref<12x9xf32, strided<[10, 1]>>) outs(%alloc_61 : memref<12x9xf32>) {
    ^bb0(%in: i1, %in_92: f32, %in_93: f32, %out: f32):
      %3 = arith.addf %in_93, %in_92 : f32
      %4 = arith.select %in, %in_92, %3 : f32
      linalg.yield %4 : f32
    }
    %reinterpret_cast_62 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [12, 1], strides: [20, 1] : memref<12x20xf32> to memref<12x1xf32, strided<[20, 1]>>
    %alloc_63 = memref.alloc() alignment = 64 : memref<12x10xf32>
    %reinterpret_cast_64 = memref.reinterpret_cast %alloc_63 to offset: [0], sizes: [12, 1], strides: [10, 1] : memref<12x10xf32> to memref<12x1xf32, strided<[10, 1]>>
    memref.copy %reinterpret_cast_62, %reinterpret_cast_64 : memref<12x1xf32, strided<[20, 1]>> to memref<12x1xf32, strided<[10, 1]>>
    %reinterpret_cast_65 = memref.reinterpret_cast %alloc_63 to offset: [1], sizes: [12, 9], strides: [10, 1] : memref<12x10xf32> to memref<12x9xf32, strided<[10, 1], offset: 1>>
    memref.copy %alloc_61, %reinterpret_cast_65 : memref<12x9xf32> to memref<12x9xf32, strided<[10, 1], offset: 1>>
    %alloc_66 = memref.alloc() alignment = 64 : memref<12x20xf32>
    linalg.fill ins(%cst_0 : f32) outs(%alloc_66 : memref<12x20xf32>)
    %reinterpret_cast_67 = memref.reinterpret_cast %alloc_66 to offset: [0], sizes: [12, 10], strides: [20, 2] : memref<12x20xf32> to memref<12x10xf32, strided<[20, 2]>>
    memref.copy %alloc_63, %reinterpret_cast_67 : memref<12x10xf32> to memref<12x10xf32, strided<[20, 2]>>
    %alloc_68 = memref.alloc() alignment = 64 : memref<12x20xf32>
    linalg.fill ins(%cst_0 : f32) outs(%alloc_68 : memref<12x20xf32>)
    %reinterpret_cast_69 = memref.reinterpret_cast %alloc_68 to offset: [1], sizes: [12, 10], strides: [20, 2] : memref<12x20xf32> to memref<12x10xf32, strided<[20, 2], offset: 1>>
    memref.copy %alloc_57, %reinterpret_cast_69 : memref<12x10xf32> to memref<12x10xf32, strided<[20, 2], offset: 1>>
    %alloc_70 = memref.alloc() alignment = 64 : memref<12x20xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_66, %alloc_68 : memref<12x20xf32>, memref<12x20xf32>) outs(%alloc_70 : memref<12x20xf32>) {
    ^bb0(%in: f32, %in_92: f32, %out: f32):
      %3 = arith.addf %in, %in_92 : f32
      linalg.yield %3 : f32
    }
    %alloc_71 = memref.alloc() alignment = 64 : memref<12x20xi32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_2 : memref<12x20xi1>) outs(%alloc_71 : memref<12x20xi32>) {
    ^bb0(%in: i1, %out: i32):
      %3 = arith.extui %in : i1 to i32
      linalg.yield %3 : i32
    }
    %alloc_72 = memref.alloc() alignment = 64 : memref<12x20xi32>
    %alloc_73 = memref.alloc() alignment = 64 : memref<12xi32>
    linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%alloc_73 : memref<12xi32>) {
    ^bb0(%out: i32):
      linalg.yield %c0_i32 : i32
    }
    iree_linalg_ext.scan dimension(1) inclusive(true) ins(%alloc_71 : memref<12x20xi32>) outs(%alloc_72, %alloc_73 : memref<12x20xi32>, memref<12xi32>) {
    ^bb0(%arg2: i32, %arg3: i32):
      %3 = arith.addi %arg2, %arg3 : i32
      iree_linalg_ext.yield %3 : i32
    }
    %alloc_74 = memref.alloc() alignment = 64 : memref<12x20xi32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_72 : memref<12x20xi32>) outs(%alloc_74 : memref<12x20xi32>) {
    ^bb0(%in: i32, %out: i32):
      %3 = arith.subi %in, %c1_i32 : i32
      linalg.yield %3 : i32
    }
    %reinterpret_cast_75 = memref.reinterpret_cast %alloc_74 to offset: [0], sizes: [12, 20, 1], strides: [20, 1, 1] : memref<12x20xi32> to memref<12x20x1xi32>
    %alloc_76 = memref.alloc() alignment = 64 : memref<12x20x1xi32>
    linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%reinterpret_cast_75 : memref<12x20x1xi32>) outs(%alloc_76 : memref<12x20x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %3 = arith.addi %in, %c20_i32 : i32
      %4 = arith.cmpi slt, %in, %c0_i32 : i32
      %5 = arith.select %4, %3, %in : i32
      linalg.yield %5 : i32
    }
    %alloc_77 = memref.alloc() alignment = 64 : memref<12x20x1xi32>
    linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%alloc_77 : memref<12x20x1xi32>) {
    ^bb0(%out: i32):
      %3 = linalg.index 0 : index
      %4 = arith.index_cast %3 : index to i32
      %5 = arith.addi %4, %c12_i32 : i32
      %6 = arith.cmpi slt, %4, %c0_i32 : i32
      %7 = arith.select %6, %5, %4 : i32
      linalg.yield %7 : i32
    }
    %alloc_78 = memref.alloc() alignment = 64 : memref<12x20x2xi32>
    %reinterpret_cast_79 = memref.reinterpret_cast %alloc_78 to offset: [0], sizes: [12, 20, 1], strides: [40, 2, 1] : memref<12x20x2xi32> to memref<12x20x1xi32, strided<[40, 2, 1]>>
    memref.copy %alloc_77, %reinterpret_cast_79 : memref<12x20x1xi32> to memref<12x20x1xi32, strided<[40, 2, 1]>>
    %reinterpret_cast_80 = memref.reinterpret_cast %alloc_78 to offset: [1], sizes: [12, 20, 1], strides: [40, 2, 1] : memref<12x20x2xi32> to memref<12x20x1xi32, strided<[40, 2, 1], offset: 1>>
    memref.copy %alloc_76, %reinterpret_cast_80 : memref<12x20x1xi32> to memref<12x20x1xi32, strided<[40, 2, 1], offset: 1>>
    %reinterpret_cast_81 = memref.reinterpret_cast %alloc_78 to offset: [0], sizes: [240, 2], strides: [2, 1] : memref<12x20x2xi32> to memref<240x2xi32>
    %alloc_82 = memref.alloc() alignment = 64 : memref<12x20xi32>
    memref.copy %1, %alloc_82 : memref<12x20xi32> to memref<12x20xi32>
    iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(false) ins(%0, %reinterpret_cast_81 : memref<240xi32>, memref<240x2xi32>) outs(%alloc_82 : memref<12x20xi32>) {
    ^bb0(%arg2: i32, %arg3: i32):
      %3 = arith.addi %arg3, %arg2 : i32
      iree_linalg_ext.yield %3 : i32
    }
    %alloc_83 = memref.alloc() alignment = 64 : memref<12x20xi32>
    linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%alloc_83 : memref<12x20xi32>) {
    ^bb0(%out: i32):
      %3 = linalg.index 1 : index
      %4 = arith.index_cast %3 : index to i32
      linalg.yield %4 : i32
    }
    %alloc_84 = memref.alloc() alignment = 64 : memref<12x20xi32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_2, %alloc_83 : memref<12x20xi1>, memref<12x20xi32>) outs(%alloc_84 : memref<12x20xi32>) {
    ^bb0(%in: i1, %in_92: i32, %out: i32):
      %3 = arith.select %in, %in_92, %c0_i32 : i32
      linalg.yield %3 : i32
    }
    %alloc_85 = memref.alloc() alignment = 64 : memref<12x20xi32>
    %alloc_86 = memref.alloc() alignment = 64 : memref<12xi32>
    linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%alloc_86 : memref<12xi32>) {
    ^bb0(%out: i32):
      linalg.yield %c-2147483648_i32 : i32
    }
    iree_linalg_ext.scan dimension(1) inclusive(true) ins(%alloc_84 : memref<12x20xi32>) outs(%alloc_85, %alloc_86 : memref<12x20xi32>, memref<12xi32>) {
    ^bb0(%arg2: i32, %arg3: i32):
      %3 = arith.maxsi %arg2, %arg3 : i32
      iree_linalg_ext.yield %3 : i32
    }
    %alloc_87 = memref.alloc() alignment = 64 : memref<12x20xi32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_83, %alloc_85 : memref<12x20xi32>, memref<12x20xi32>) outs(%alloc_87 : memref<12x20xi32>) {
    ^bb0(%in: i32, %in_92: i32, %out: i32):
      %3 = arith.subi %in, %in_92 : i32
      linalg.yield %3 : i32
    }
    %alloc_88 = memref.alloc() alignment = 64 : memref<12x20xf32>
    %alloc_89 = memref.alloc() alignment = 64 : memref<12xf32>
    linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%alloc_89 : memref<12xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    }
    %alloc_90 = memref.alloc() alignment = 64 : memref<12x20xf32>
    linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%alloc_90 : memref<12x20xf32>) {
    ^bb0(%out: f32):
      %3 = linalg.index 0 : index
      %4 = linalg.index 1 : index
      %5 = arith.subi %c19, %4 : index
      %6 = memref.load %arg0[%3, %5] : memref<12x20xf32>
      linalg.yield %6 : f32
    }
    iree_linalg_ext.scan dimension(1) inclusive(true) ins(%alloc_90 : memref<12x20xf32>) outs(%alloc_88, %alloc_89 : memref<12x20xf32>, memref<12xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):
      %3 = arith.minimumf %arg2, %arg3 : f32
      iree_linalg_ext.yield %3 : f32
    }
    %alloc_91 = memref.alloc() alignment = 64 : memref<12x20xf32>
    linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%alloc_91 : memref<12x20xf32>) {
    ^bb0(%out: f32):
      %3 = linalg.index 0 : index
      %4 = linalg.index 1 : index
      %5 = arith.subi %c19, %4 : index
      %6 = memref.load %alloc_88[%3, %5] : memref<12x20xf32>
      linalg.yield %6 : f32
    }
    return %alloc_70, %alloc_74, %alloc_82, %alloc_87, %alloc_91 : memref<12x20xf32>, memref<12x20xi32>, memref<12x20xi32>, memref<12x20xi32>, memref<12x20xf32>
  }
}

