#map = affine_map<() -> ()>
#map1 = affine_map<()[s0] -> (s0 * 8)>
#map2 = affine_map<()[s0] -> (s0 * 8 + 144)>
#map3 = affine_map<()[s0] -> (s0 * 8 + 288)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0) -> (d0)>
#map7 = affine_map<(d0, d1) -> (d0)>
#map8 = affine_map<(d0, d1) -> (d0, d1)>
#map9 = affine_map<(d0, d1) -> (d1)>
#map10 = affine_map<(d0, d1, d2) -> (d2)>
#map11 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map12 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map13 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module @jit_jax_cache_rows_written_at_each_request_position_odd_window {
  func.func public @main(%arg0: memref<3x2x9x8xf32>, %arg1: memref<3x2x5x8xf32>, %arg2: memref<3x2x5x8xf32>, %arg3: memref<3xi32>) -> (memref<3x2x9x8xf32>, memref<3x2x5x8xf32>) {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant -1.000000e+30 : f32
    %c4_i32 = arith.constant 4 : i32
    %cst_1 = arith.constant 0.353553385 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %c9_i32 = arith.constant 9 : i32
    %c0_i32 = arith.constant 0 : i32
    %reinterpret_cast = memref.reinterpret_cast %arg1 to offset: [0], sizes: [1, 2, 5, 8], strides: [80, 40, 8, 1] : memref<3x2x5x8xf32> to memref<1x2x5x8xf32, strided<[80, 40, 8, 1]>>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg3 : memref<3xi32> -> memref<i32>, index, index, index
    %alloc = memref.alloc() alignment = 64 : memref<i1>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%base_buffer : memref<i32>) outs(%alloc : memref<i1>) {
    ^bb0(%in: i32, %out: i1):
      %15 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %15 : i1
    }
    %alloc_3 = memref.alloc() alignment = 64 : memref<i32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%base_buffer : memref<i32>) outs(%alloc_3 : memref<i32>) {
    ^bb0(%in: i32, %out: i32):
      %15 = arith.addi %in, %c9_i32 : i32
      linalg.yield %15 : i32
    }
    %alloc_4 = memref.alloc() alignment = 64 : memref<i32>
    linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%alloc, %alloc_3, %base_buffer : memref<i1>, memref<i32>, memref<i32>) outs(%alloc_4 : memref<i32>) {
    ^bb0(%in: i1, %in_50: i32, %in_51: i32, %out: i32):
      %15 = arith.select %in, %in_50, %in_51 : i32
      linalg.yield %15 : i32
    }
    %0 = memref.load %alloc_4[] : memref<i32>
    %1 = arith.index_cast %0 : i32 to index
    %2 = arith.maxsi %1, %c0 : index
    %3 = arith.minsi %2, %c4 : index
    %4 = affine.apply #map1()[%3]
    %reinterpret_cast_5 = memref.reinterpret_cast %arg0 to offset: [%4], sizes: [1, 2, 5, 8], strides: [144, 72, 8, 1] : memref<3x2x9x8xf32> to memref<1x2x5x8xf32, strided<[144, 72, 8, 1], offset: ?>>
    memref.copy %reinterpret_cast, %reinterpret_cast_5 : memref<1x2x5x8xf32, strided<[80, 40, 8, 1]>> to memref<1x2x5x8xf32, strided<[144, 72, 8, 1], offset: ?>>
    %reinterpret_cast_6 = memref.reinterpret_cast %arg1 to offset: [80], sizes: [1, 2, 5, 8], strides: [80, 40, 8, 1] : memref<3x2x5x8xf32> to memref<1x2x5x8xf32, strided<[80, 40, 8, 1], offset: 80>>
    %reinterpret_cast_7 = memref.reinterpret_cast %arg3 to offset: [1], sizes: [], strides: [] : memref<3xi32> to memref<i32, strided<[], offset: 1>>
    %alloc_8 = memref.alloc() alignment = 64 : memref<i1>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%reinterpret_cast_7 : memref<i32, strided<[], offset: 1>>) outs(%alloc_8 : memref<i1>) {
    ^bb0(%in: i32, %out: i1):
      %15 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %15 : i1
    }
    %alloc_9 = memref.alloc() alignment = 64 : memref<i32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%reinterpret_cast_7 : memref<i32, strided<[], offset: 1>>) outs(%alloc_9 : memref<i32>) {
    ^bb0(%in: i32, %out: i32):
      %15 = arith.addi %in, %c9_i32 : i32
      linalg.yield %15 : i32
    }
    %alloc_10 = memref.alloc() alignment = 64 : memref<i32>
    linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%alloc_8, %alloc_9, %reinterpret_cast_7 : memref<i1>, memref<i32>, memref<i32, strided<[], offset: 1>>) outs(%alloc_10 : memref<i32>) {
    ^bb0(%in: i1, %in_50: i32, %in_51: i32, %out: i32):
      %15 = arith.select %in, %in_50, %in_51 : i32
      linalg.yield %15 : i32
    }
    %5 = memref.load %alloc_10[] : memref<i32>
    %6 = arith.index_cast %5 : i32 to index
    %7 = arith.maxsi %6, %c0 : index
    %8 = arith.minsi %7, %c4 : index
    %9 = affine.apply #map2()[%8]
    %reinterpret_cast_11 = memref.reinterpret_cast %arg0 to offset: [%9], sizes: [1, 2, 5, 8], strides: [144, 72, 8, 1] : memref<3x2x9x8xf32> to memref<1x2x5x8xf32, strided<[144, 72, 8, 1], offset: ?>>
    memref.copy %reinterpret_cast_6, %reinterpret_cast_11 : memref<1x2x5x8xf32, strided<[80, 40, 8, 1], offset: 80>> to memref<1x2x5x8xf32, strided<[144, 72, 8, 1], offset: ?>>
    %reinterpret_cast_12 = memref.reinterpret_cast %arg1 to offset: [160], sizes: [1, 2, 5, 8], strides: [80, 40, 8, 1] : memref<3x2x5x8xf32> to memref<1x2x5x8xf32, strided<[80, 40, 8, 1], offset: 160>>
    %reinterpret_cast_13 = memref.reinterpret_cast %arg3 to offset: [2], sizes: [], strides: [] : memref<3xi32> to memref<i32, strided<[], offset: 2>>
    %alloc_14 = memref.alloc() alignment = 64 : memref<i1>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%reinterpret_cast_13 : memref<i32, strided<[], offset: 2>>) outs(%alloc_14 : memref<i1>) {
    ^bb0(%in: i32, %out: i1):
      %15 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %15 : i1
    }
    %alloc_15 = memref.alloc() alignment = 64 : memref<i32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%reinterpret_cast_13 : memref<i32, strided<[], offset: 2>>) outs(%alloc_15 : memref<i32>) {
    ^bb0(%in: i32, %out: i32):
      %15 = arith.addi %in, %c9_i32 : i32
      linalg.yield %15 : i32
    }
    %alloc_16 = memref.alloc() alignment = 64 : memref<i32>
    linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%alloc_14, %alloc_15, %reinterpret_cast_13 : memref<i1>, memref<i32>, memref<i32, strided<[], offset: 2>>) outs(%alloc_16 : memref<i32>) {
    ^bb0(%in: i1, %in_50: i32, %in_51: i32, %out: i32):
      %15 = arith.select %in, %in_50, %in_51 : i32
      linalg.yield %15 : i32
    }
    %10 = memref.load %alloc_16[] : memref<i32>
    %11 = arith.index_cast %10 : i32 to index
    %12 = arith.maxsi %11, %c0 : index
    %13 = arith.minsi %12, %c4 : index
    %14 = affine.apply #map3()[%13]
    %reinterpret_cast_17 = memref.reinterpret_cast %arg0 to offset: [%14], sizes: [1, 2, 5, 8], strides: [144, 72, 8, 1] : memref<3x2x9x8xf32> to memref<1x2x5x8xf32, strided<[144, 72, 8, 1], offset: ?>>
    memref.copy %reinterpret_cast_12, %reinterpret_cast_17 : memref<1x2x5x8xf32, strided<[80, 40, 8, 1], offset: 160>> to memref<1x2x5x8xf32, strided<[144, 72, 8, 1], offset: ?>>
    %alloc_18 = memref.alloc() alignment = 64 : memref<3x2x8x9xf32>
    linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : memref<3x2x9x8xf32>) outs(%alloc_18 : memref<3x2x8x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %reinterpret_cast_19 = memref.reinterpret_cast %arg2 to offset: [0], sizes: [6, 5, 8], strides: [40, 8, 1] : memref<3x2x5x8xf32> to memref<6x5x8xf32>
    %reinterpret_cast_20 = memref.reinterpret_cast %alloc_18 to offset: [0], sizes: [6, 8, 9], strides: [72, 9, 1] : memref<3x2x8x9xf32> to memref<6x8x9xf32>
    %alloc_21 = memref.alloc() alignment = 64 : memref<6x5x9xf32>
    linalg.fill ins(%cst_2 : f32) outs(%alloc_21 : memref<6x5x9xf32>)
    linalg.batch_matmul ins(%reinterpret_cast_19, %reinterpret_cast_20 : memref<6x5x8xf32>, memref<6x8x9xf32>) outs(%alloc_21 : memref<6x5x9xf32>)
    %reinterpret_cast_22 = memref.reinterpret_cast %alloc_21 to offset: [0], sizes: [3, 2, 5, 9], strides: [90, 45, 9, 1] : memref<6x5x9xf32> to memref<3x2x5x9xf32>
    %alloc_23 = memref.alloc() alignment = 64 : memref<3x2x5x9xf32>
    linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reinterpret_cast_22 : memref<3x2x5x9xf32>) outs(%alloc_23 : memref<3x2x5x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %15 = arith.mulf %in, %cst_1 : f32
      linalg.yield %15 : f32
    }
    %alloc_24 = memref.alloc() alignment = 64 : memref<5xi32>
    linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel"]} outs(%alloc_24 : memref<5xi32>) {
    ^bb0(%out: i32):
      %15 = linalg.index 0 : index
      %16 = arith.index_cast %15 : index to i32
      linalg.yield %16 : i32
    }
    %alloc_25 = memref.alloc() alignment = 64 : memref<3x5xi32>
    linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg3 : memref<3xi32>) outs(%alloc_25 : memref<3x5xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    }
    %alloc_26 = memref.alloc() alignment = 64 : memref<3x5xi32>
    linalg.generic {indexing_maps = [#map9, #map8], iterator_types = ["parallel", "parallel"]} ins(%alloc_24 : memref<5xi32>) outs(%alloc_26 : memref<3x5xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    }
    %alloc_27 = memref.alloc() alignment = 64 : memref<3x5xi32>
    linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%alloc_25, %alloc_26 : memref<3x5xi32>, memref<3x5xi32>) outs(%alloc_27 : memref<3x5xi32>) {
    ^bb0(%in: i32, %in_50: i32, %out: i32):
      %15 = arith.addi %in, %in_50 : i32
      linalg.yield %15 : i32
    }
    %alloc_28 = memref.alloc() alignment = 64 : memref<9xi32>
    linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel"]} outs(%alloc_28 : memref<9xi32>) {
    ^bb0(%out: i32):
      %15 = linalg.index 0 : index
      %16 = arith.index_cast %15 : index to i32
      linalg.yield %16 : i32
    }
    %alloc_29 = memref.alloc() alignment = 64 : memref<3x5x9xi32>
    linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_28 : memref<9xi32>) outs(%alloc_29 : memref<3x5x9xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    }
    %alloc_30 = memref.alloc() alignment = 64 : memref<3x5x9xi32>
    linalg.generic {indexing_maps = [#map12, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_27 : memref<3x5xi32>) outs(%alloc_30 : memref<3x5x9xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    }
    %alloc_31 = memref.alloc() alignment = 64 : memref<3x5x9xi1>
    linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_29, %alloc_30 : memref<3x5x9xi32>, memref<3x5x9xi32>) outs(%alloc_31 : memref<3x5x9xi1>) {
    ^bb0(%in: i32, %in_50: i32, %out: i1):
      %15 = arith.cmpi sle, %in, %in_50 : i32
      linalg.yield %15 : i1
    }
    %reinterpret_cast_32 = memref.reinterpret_cast %alloc_27 to offset: [0], sizes: [3, 5, 1], strides: [5, 1, 1] : memref<3x5xi32> to memref<3x5x1xi32>
    %alloc_33 = memref.alloc() alignment = 64 : memref<3x5x1xi32>
    linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%reinterpret_cast_32 : memref<3x5x1xi32>) outs(%alloc_33 : memref<3x5x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %15 = arith.subi %in, %c4_i32 : i32
      linalg.yield %15 : i32
    }
    %alloc_34 = memref.alloc() alignment = 64 : memref<3x5x9xi32>
    linalg.generic {indexing_maps = [#map13, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_33 : memref<3x5x1xi32>) outs(%alloc_34 : memref<3x5x9xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    }
    %alloc_35 = memref.alloc() alignment = 64 : memref<3x5x9xi1>
    linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_29, %alloc_34 : memref<3x5x9xi32>, memref<3x5x9xi32>) outs(%alloc_35 : memref<3x5x9xi1>) {
    ^bb0(%in: i32, %in_50: i32, %out: i1):
      %15 = arith.cmpi sgt, %in, %in_50 : i32
      linalg.yield %15 : i1
    }
    %alloc_36 = memref.alloc() alignment = 64 : memref<3x5x9xi1>
    linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_31, %alloc_35 : memref<3x5x9xi1>, memref<3x5x9xi1>) outs(%alloc_36 : memref<3x5x9xi1>) {
    ^bb0(%in: i1, %in_50: i1, %out: i1):
      %15 = arith.andi %in, %in_50 : i1
      linalg.yield %15 : i1
    }
    %alloc_37 = memref.alloc() alignment = 64 : memref<3x2x5x9xi1>
    linalg.generic {indexing_maps = [#map14, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc_36 : memref<3x5x9xi1>) outs(%alloc_37 : memref<3x2x5x9xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    }
    %alloc_38 = memref.alloc() alignment = 64 : memref<3x2x5x9xf32>
    linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc_37, %alloc_23 : memref<3x2x5x9xi1>, memref<3x2x5x9xf32>) outs(%alloc_38 : memref<3x2x5x9xf32>) {
    ^bb0(%in: i1, %in_50: f32, %out: f32):
      %15 = arith.select %in, %in_50, %cst_0 : f32
      linalg.yield %15 : f32
    }
    %alloc_39 = memref.alloc() alignment = 64 : memref<3x2x5xf32>
    linalg.fill ins(%cst : f32) outs(%alloc_39 : memref<3x2x5xf32>)
    linalg.generic {indexing_maps = [#map5, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%alloc_38 : memref<3x2x5x9xf32>) outs(%alloc_39 : memref<3x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %15 = arith.maximumf %out, %in : f32
      linalg.yield %15 : f32
    }
    %alloc_40 = memref.alloc() alignment = 64 : memref<3x2x5x9xf32>
    linalg.generic {indexing_maps = [#map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc_39 : memref<3x2x5xf32>) outs(%alloc_40 : memref<3x2x5x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_41 = memref.alloc() alignment = 64 : memref<3x2x5x9xf32>
    linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc_38, %alloc_40 : memref<3x2x5x9xf32>, memref<3x2x5x9xf32>) outs(%alloc_41 : memref<3x2x5x9xf32>) {
    ^bb0(%in: f32, %in_50: f32, %out: f32):
      %15 = arith.subf %in, %in_50 : f32
      linalg.yield %15 : f32
    }
    %alloc_42 = memref.alloc() alignment = 64 : memref<3x2x5x9xf32>
    linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc_41 : memref<3x2x5x9xf32>) outs(%alloc_42 : memref<3x2x5x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %15 = math.exp %in : f32
      linalg.yield %15 : f32
    }
    %alloc_43 = memref.alloc() alignment = 64 : memref<3x2x5xf32>
    linalg.fill ins(%cst_2 : f32) outs(%alloc_43 : memref<3x2x5xf32>)
    linalg.generic {indexing_maps = [#map5, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%alloc_42 : memref<3x2x5x9xf32>) outs(%alloc_43 : memref<3x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %15 = arith.addf %out, %in : f32
      linalg.yield %15 : f32
    }
    %alloc_44 = memref.alloc() alignment = 64 : memref<3x2x5x9xf32>
    linalg.generic {indexing_maps = [#map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc_43 : memref<3x2x5xf32>) outs(%alloc_44 : memref<3x2x5x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_45 = memref.alloc() alignment = 64 : memref<3x2x5x9xf32>
    linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc_42, %alloc_44 : memref<3x2x5x9xf32>, memref<3x2x5x9xf32>) outs(%alloc_45 : memref<3x2x5x9xf32>) {
    ^bb0(%in: f32, %in_50: f32, %out: f32):
      %15 = arith.divf %in, %in_50 : f32
      linalg.yield %15 : f32
    }
    %reinterpret_cast_46 = memref.reinterpret_cast %alloc_45 to offset: [0], sizes: [6, 5, 9], strides: [45, 9, 1] : memref<3x2x5x9xf32> to memref<6x5x9xf32>
    %reinterpret_cast_47 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [6, 9, 8], strides: [72, 8, 1] : memref<3x2x9x8xf32> to memref<6x9x8xf32>
    %alloc_48 = memref.alloc() alignment = 64 : memref<6x5x8xf32>
    linalg.fill ins(%cst_2 : f32) outs(%alloc_48 : memref<6x5x8xf32>)
    linalg.batch_matmul ins(%reinterpret_cast_46, %reinterpret_cast_47 : memref<6x5x9xf32>, memref<6x9x8xf32>) outs(%alloc_48 : memref<6x5x8xf32>)
    %reinterpret_cast_49 = memref.reinterpret_cast %alloc_48 to offset: [0], sizes: [3, 2, 5, 8], strides: [80, 40, 8, 1] : memref<6x5x8xf32> to memref<3x2x5x8xf32>
    return %arg0, %reinterpret_cast_49 : memref<3x2x9x8xf32>, memref<3x2x5x8xf32>
  }
}

