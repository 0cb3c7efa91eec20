#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map8 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map9 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map10 = affine_map<() -> ()>
#map11 = affine_map<(d0, d1, d2) -> ()>
#map12 = affine_map<(d0, d1, d2) -> (d0, d1)>
module @jit_shaw_relative_key_positions {
  func.func public @main(%arg0: memref<2x9x8xf32>, %arg1: memref<8x8xf32>, %arg2: memref<17x8xf32>) -> memref<2x9x8xf32> {
    %cst = arith.constant 2.82842708 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %c17_i32 = arith.constant 17 : i32
    %c0_i32 = arith.constant 0 : i32
    %c8_i32 = arith.constant 8 : i32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [18, 8], strides: [8, 1] : memref<2x9x8xf32> to memref<18x8xf32>
    %alloc = memref.alloc() alignment = 64 : memref<18x8xf32>
    linalg.fill ins(%cst_1 : f32) outs(%alloc : memref<18x8xf32>)
    linalg.matmul ins(%reinterpret_cast, %arg1 : memref<18x8xf32>, memref<8x8xf32>) outs(%alloc : memref<18x8xf32>)
    %reinterpret_cast_2 = memref.reinterpret_cast %alloc to offset: [0], sizes: [2, 9, 8], strides: [72, 8, 1] : memref<18x8xf32> to memref<2x9x8xf32>
    %alloc_3 = memref.alloc() alignment = 64 : memref<9xi32>
    linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%alloc_3 : memref<9xi32>) {
    ^bb0(%out: i32):
      %0 = linalg.index 0 : index
      %1 = arith.index_cast %0 : index to i32
      linalg.yield %1 : i32
    }
    %alloc_4 = memref.alloc() alignment = 64 : memref<9x9xi32>
    linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%alloc_3 : memref<9xi32>) outs(%alloc_4 : memref<9x9xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    }
    %alloc_5 = memref.alloc() alignment = 64 : memref<9x9xi32>
    linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%alloc_3 : memref<9xi32>) outs(%alloc_5 : memref<9x9xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    }
    %alloc_6 = memref.alloc() alignment = 64 : memref<9x9xi32>
    linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%alloc_4, %alloc_5 : memref<9x9xi32>, memref<9x9xi32>) outs(%alloc_6 : memref<9x9xi32>) {
    ^bb0(%in: i32, %in_31: i32, %out: i32):
      %0 = arith.subi %in, %in_31 : i32
      linalg.yield %0 : i32
    }
    %alloc_7 = memref.alloc() alignment = 64 : memref<9x9xi32>
    linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%alloc_6 : memref<9x9xi32>) outs(%alloc_7 : memref<9x9xi32>) {
    ^bb0(%in: i32, %out: i32):
      %0 = arith.addi %in, %c8_i32 : i32
      linalg.yield %0 : i32
    }
    %alloc_8 = memref.alloc() alignment = 64 : memref<9x9xi1>
    linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%alloc_7 : memref<9x9xi32>) outs(%alloc_8 : memref<9x9xi1>) {
    ^bb0(%in: i32, %out: i1):
      %0 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %0 : i1
    }
    %alloc_9 = memref.alloc() alignment = 64 : memref<9x9xi32>
    linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%alloc_7 : memref<9x9xi32>) outs(%alloc_9 : memref<9x9xi32>) {
    ^bb0(%in: i32, %out: i32):
      %0 = arith.addi %in, %c17_i32 : i32
      linalg.yield %0 : i32
    }
    %alloc_10 = memref.alloc() alignment = 64 : memref<9x9xi32>
    linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%alloc_8, %alloc_9, %alloc_7 : memref<9x9xi1>, memref<9x9xi32>, memref<9x9xi32>) outs(%alloc_10 : memref<9x9xi32>) {
    ^bb0(%in: i1, %in_31: i32, %in_32: i32, %out: i32):
      %0 = arith.select %in, %in_31, %in_32 : i32
      linalg.yield %0 : i32
    }
    %reinterpret_cast_11 = memref.reinterpret_cast %alloc_10 to offset: [0], sizes: [9, 9, 1], strides: [9, 1, 1] : memref<9x9xi32> to memref<9x9x1xi32>
    %alloc_12 = memref.alloc() alignment = 64 : memref<9x9x1x8xf32>
    linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reinterpret_cast_11 : memref<9x9x1xi32>) outs(%alloc_12 : memref<9x9x1x8xf32>) {
    ^bb0(%in: i32, %out: f32):
      %0 = arith.index_cast %in : i32 to index
      %1 = linalg.index 3 : index
      %2 = memref.load %arg2[%0, %1] : memref<17x8xf32>
      linalg.yield %2 : f32
    }
    %reinterpret_cast_13 = memref.reinterpret_cast %alloc_12 to offset: [0], sizes: [9, 9, 8], strides: [72, 8, 1] : memref<9x9x1x8xf32> to memref<9x9x8xf32>
    %alloc_14 = memref.alloc() alignment = 64 : memref<2x8x9xf32>
    linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : memref<2x9x8xf32>) outs(%alloc_14 : memref<2x8x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_15 = memref.alloc() alignment = 64 : memref<2x9x9xf32>
    linalg.fill ins(%cst_1 : f32) outs(%alloc_15 : memref<2x9x9xf32>)
    linalg.batch_matmul ins(%reinterpret_cast_2, %alloc_14 : memref<2x9x8xf32>, memref<2x8x9xf32>) outs(%alloc_15 : memref<2x9x9xf32>)
    %alloc_16 = memref.alloc() alignment = 64 : memref<9x8x2xf32>
    linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%reinterpret_cast_2 : memref<2x9x8xf32>) outs(%alloc_16 : memref<9x8x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_17 = memref.alloc() alignment = 64 : memref<9x9x2xf32>
    linalg.fill ins(%cst_1 : f32) outs(%alloc_17 : memref<9x9x2xf32>)
    linalg.batch_matmul ins(%reinterpret_cast_13, %alloc_16 : memref<9x9x8xf32>, memref<9x8x2xf32>) outs(%alloc_17 : memref<9x9x2xf32>)
    %alloc_18 = memref.alloc() alignment = 64 : memref<2x9x9xf32>
    linalg.generic {indexing_maps = [#map9, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_17 : memref<9x9x2xf32>) outs(%alloc_18 : memref<2x9x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_19 = memref.alloc() alignment = 64 : memref<2x9x9xf32>
    linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_15, %alloc_18 : memref<2x9x9xf32>, memref<2x9x9xf32>) outs(%alloc_19 : memref<2x9x9xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %0 = arith.addf %in, %in_31 : f32
      linalg.yield %0 : f32
    }
    %alloc_20 = memref.alloc() alignment = 64 : memref<f32>
    linalg.generic {indexing_maps = [#map10], iterator_types = []} outs(%alloc_20 : memref<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    }
    %alloc_21 = memref.alloc() alignment = 64 : memref<2x9x9xf32>
    linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_20 : memref<f32>) outs(%alloc_21 : memref<2x9x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_22 = memref.alloc() alignment = 64 : memref<2x9x9xf32>
    linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_19, %alloc_21 : memref<2x9x9xf32>, memref<2x9x9xf32>) outs(%alloc_22 : memref<2x9x9xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %0 = arith.divf %in, %in_31 : f32
      linalg.yield %0 : f32
    }
    %alloc_23 = memref.alloc() alignment = 64 : memref<2x9xf32>
    linalg.fill ins(%cst_0 : f32) outs(%alloc_23 : memref<2x9xf32>)
    linalg.generic {indexing_maps = [#map7, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%alloc_22 : memref<2x9x9xf32>) outs(%alloc_23 : memref<2x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.maximumf %out, %in : f32
      linalg.yield %0 : f32
    }
    %alloc_24 = memref.alloc() alignment = 64 : memref<2x9x9xf32>
    linalg.generic {indexing_maps = [#map12, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_23 : memref<2x9xf32>) outs(%alloc_24 : memref<2x9x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_25 = memref.alloc() alignment = 64 : memref<2x9x9xf32>
    linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_22, %alloc_24 : memref<2x9x9xf32>, memref<2x9x9xf32>) outs(%alloc_25 : memref<2x9x9xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %0 = arith.subf %in, %in_31 : f32
      linalg.yield %0 : f32
    }
    %alloc_26 = memref.alloc() alignment = 64 : memref<2x9x9xf32>
    linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_25 : memref<2x9x9xf32>) outs(%alloc_26 : memref<2x9x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = math.exp %in : f32
      linalg.yield %0 : f32
    }
    %alloc_27 = memref.alloc() alignment = 64 : memref<2x9xf32>
    linalg.fill ins(%cst_1 : f32) outs(%alloc_27 : memref<2x9xf32>)
    linalg.generic {indexing_maps = [#map7, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%alloc_26 : memref<2x9x9xf32>) outs(%alloc_27 : memref<2x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.addf %out, %in : f32
      linalg.yield %0 : f32
    }
    %alloc_28 = memref.alloc() alignment = 64 : memref<2x9x9xf32>
    linalg.generic {indexing_maps = [#map12, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_27 : memref<2x9xf32>) outs(%alloc_28 : memref<2x9x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_29 = memref.alloc() alignment = 64 : memref<2x9x9xf32>
    linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_26, %alloc_28 : memref<2x9x9xf32>, memref<2x9x9xf32>) outs(%alloc_29 : memref<2x9x9xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %0 = arith.divf %in, %in_31 : f32
      linalg.yield %0 : f32
    }
    %alloc_30 = memref.alloc() alignment = 64 : memref<2x9x8xf32>
    linalg.fill ins(%cst_1 : f32) outs(%alloc_30 : memref<2x9x8xf32>)
    linalg.batch_matmul ins(%alloc_29, %arg0 : memref<2x9x9xf32>, memref<2x9x8xf32>) outs(%alloc_30 : memref<2x9x8xf32>)
    return %alloc_30 : memref<2x9x8xf32>
  }
}

