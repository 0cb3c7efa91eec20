#map = affine_map<(d0) -> (d0)>
module @jit_bit_tricks_popcount_clz_reverse_rotate_gray_morton {
  func.func public @main(%arg0: memref<40xi32> {iree.abi.encoding = tensor<40xui32>}, %arg1: memref<40xi32> {iree.abi.encoding = tensor<40xui32>}) -> (memref<40xi32> {iree.abi.encoding = tensor<40xui32>}, memref<40xi32> {iree.abi.encoding = tensor<40xui32>}, memref<40xi32> {iree.abi.encoding = tensor<40xui32>}, memref<40xi32> {iree.abi.encoding = tensor<40xui32>}, memref<40xi32> {iree.abi.encoding = tensor<40xui32>}, memref<40xi32> {iree.abi.encoding = tensor<40xui32>}) {
    %c16711935_i32 = arith.constant 16711935 : i32
    %c8_i32 = arith.constant 8 : i32
    %c65535_i32 = arith.constant 65535 : i32
    %c25_i32 = arith.constant 25 : i32
    %c7_i32 = arith.constant 7 : i32
    %c252645135_i32 = arith.constant 252645135 : i32
    %c4_i32 = arith.constant 4 : i32
    %c858993459_i32 = arith.constant 858993459 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1431655765_i32 = arith.constant 1431655765 : i32
    %c1_i32 = arith.constant 1 : i32
    %alloc = memref.alloc() alignment = 64 : memref<40xi32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : memref<40xi32>) outs(%alloc : memref<40xi32>) {
    ^bb0(%in: i32, %out: i32):
      %0 = arith.shrui %in, %c1_i32 : i32
      linalg.yield %0 : i32
    }
    %alloc_0 = memref.alloc() alignment = 64 : memref<40xi32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%alloc : memref<40xi32>) outs(%alloc_0 : memref<40xi32>) {
    ^bb0(%in: i32, %out: i32):
      %0 = arith.andi %in, %c1431655765_i32 : i32
      linalg.yield %0 : i32
    }
    %alloc_1 = memref.alloc() alignment = 64 : memref<40xi32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : memref<40xi32>) outs(%alloc_1 : memref<40xi32>) {
    ^bb0(%in: i32, %out: i32):
      %0 = arith.andi %in, %c1431655765_i32 : i32
      linalg.yield %0 : i32
    }
    %alloc_2 = memref.alloc() alignment = 64 : memref<40xi32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%alloc_1 : memref<40xi32>) outs(%alloc_2 : memref<40xi32>) {
    ^bb0(%in: i32, %out: i32):
      %0 = arith.shli %in, %c1_i32 : i32
      linalg.yield %0 : i32
    }
    %alloc_3 = memref.alloc() alignment = 64 : memref<40xi32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%alloc_0, %alloc_2 : memref<40xi32>, memref<40xi32>) outs(%alloc_3 : memref<40xi32>) {
    ^bb0(%in: i32, %in_48: i32, %out: i32):
      %0 = arith.ori %in, %in_48 : i32
      linalg.yield %0 : i32
    }
    %alloc_4 = memref.alloc() alignment = 64 : memref<40xi32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%alloc_3 : memref<40xi32>) outs(%alloc_4 : memref<40xi32>) {
    ^bb0(%in: i32, %out: i32):
      %0 = arith.shrui %in, %c2_i32 : i32
      linalg.yield %0 : i32
    }
    %alloc_5 = memref.alloc() alignment = 64 : memref<40xi32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%alloc_4 : memref<40xi32>) outs(%alloc_5 : memref<40xi32>) {
    ^bb0(%in: i32, %out: i32):
      %0 = arith.andi %in, %c858993459_i32 : i32
      linalg.yield %0 : i32
    }
    %alloc_6 = memref.alloc() alignment = 64 : memref<40xi32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%alloc_3 : memref<40xi32>) outs(%alloc_6 : memref<40xi32>) {
    ^bb0(%in: i32, %out: i32):
      %0 = arith.andi %in, %c858993459_i32 : i32
      linalg.yield %0 : i32
    }
    %alloc_7 = memref.alloc() alignment = 64 : memref<40xi32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%alloc_6 : memref<40xi32>) outs(%alloc_7 : memref<40xi32>) {
    ^bb0(%in: i32, %out: i32):
      %0 = arith.shli %in, %c2_i32 : i32
      linalg.yield %0 : i32
    }
    %alloc_8 = memref.alloc() alignment = 64 : memref<40xi32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%alloc_5, %alloc_7 : memref<40xi32>, memref<40xi32>) outs(%alloc_8 : memref<40xi32>) {
    ^bb0(%in: i32, %in_48: i32, %out: i32):
      %0 = arith.ori %in, %in_48 : i32
      linalg.yield %0 : i32
    }
    %alloc_9 = memref.alloc() alignment = 64 : memref<40xi32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%alloc_8 : memref<40xi32>) outs(%alloc_9 : memref<40xi32>) {
    ^bb0(%in: i32, %out: i32):
      %0 = arith.shrui %in, %c4_i32 : i32
      linalg.yield %0 : i32
    }
    %alloc_10 = memref.alloc() alignment = 64 : memref<40xi32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%alloc_9 : memref<40xi32>) outs(%alloc_10 : memref<40xi32>) {
    ^bb0(%in: i32, %out: i32):
      %0 = arith.andi %in, %c252645135_i32 : i32
      linalg.yield %0 : i32
    }
    %alloc_11 = memref.alloc() alignment = 64 : memref<40xi32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%alloc_8 : memref<40xi32>) outs(%alloc_11 : memref<40xi32>) {
    ^bb0(%in: i32, %out: i32):
      %0 = arith.andi %in, %c252645135_i32 : i32
      linalg.yield %0 : i32
    }
    %alloc_12 = memref.alloc() alignment = 64 : memref<40xi32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%alloc_11 : memref<40xi32>) outs(%alloc_12 : memref<40xi32>) {
    ^bb0(%in: i32, %out: i32):
      %0 = arith.shli %in, %c4_i32 : i32
      linalg.yield %0 : i32
    }
    %alloc_13 = memref.alloc() alignment = 64 : memref<40xi32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%alloc_10, %alloc_12 : memref<40xi32>, memref<40xi32>) outs(%alloc_13 : memref<40xi32>) {
    ^bb0(%in: i32, %in_48: i32, %out: i32):
      %0 = arith.ori %in, %in_48 : i32
      linalg.yield %0 : i32
    }
    %alloc_14 = memref.alloc() alignment = 64 : memref<40xi32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : memref<40xi32>) outs(%alloc_14 : memref<40xi32>) {
    ^bb0(%in: i32, %out: i32):
      %0 = math.ctpop %in : i32
      linalg.yield %0 : i32
    }
    %alloc_15 = memref.alloc() alignment = 64 : memref<40xi32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : memref<40xi32>) outs(%alloc_15 : memref<40xi32>) {
    ^bb0(%in: i32, %out: i32):
      %0 = math.ctlz %in : i32
      linalg.yield %0 : i32
    }
    %alloc_16 = memref.alloc() alignment = 64 : memref<40xi32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : memref<40xi32>) outs(%alloc_16 : memref<40xi32>) {
    ^bb0(%in: i32, %out: i32):
      %0 = arith.shli %in, %c7_i32 : i32
      linalg.yield %0 : i32
    }
    %alloc_17 = memref.alloc() alignment = 64 : memref<40xi32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : memref<40xi32>) outs(%alloc_17 : memref<40xi32>) {
    ^bb0(%in: i32, %out: i32):
      %0 = arith.shrui %in, %c25_i32 : i32
      linalg.yield %0 : i32
    }
    %alloc_18 = memref.alloc() alignment = 64 : memref<40xi32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%alloc_16, %alloc_17 : memref<40xi32>, memref<40xi32>) outs(%alloc_18 : memref<40xi32>) {
    ^bb0(%in: i32, %in_48: i32, %out: i32):
      %0 = arith.ori %in, %in_48 : i32
      linalg.yield %0 : i32
    }
    %alloc_19 = memref.alloc() alignment = 64 : memref<40xi32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %alloc : memref<40xi32>, memref<40xi32>) outs(%alloc_19 : memref<40xi32>) {
    ^bb0(%in: i32, %in_48: i32, %out: i32):
      %0 = arith.xori %in, %in_48 : i32
      linalg.yield %0 : i32
    }
    %alloc_20 = memref.alloc() alignment = 64 : memref<40xi32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : memref<40xi32>) outs(%alloc_20 : memref<40xi32>) {
    ^bb0(%in: i32, %out: i32):
      %0 = arith.andi %in, %c65535_i32 : i32
      linalg.yield %0 : i32
    }
    %alloc_21 = memref.alloc() alignment = 64 : memref<40xi32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%alloc_20 : memref<40xi32>) outs(%alloc_21 : memref<40xi32>) {
    ^bb0(%in: i32, %out: i32):
      %0 = arith.shli %in, %c8_i32 : i32
      linalg.yield %0 : i32
    }
    %alloc_22 = memref.alloc() alignment = 64 : memref<40xi32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%alloc_20, %alloc_21 : memref<40xi32>, memref<40xi32>) outs(%alloc_22 : memref<40xi32>) {
    ^bb0(%in: i32, %in_48: i32, %out: i32):
      %0 = arith.ori %in, %in_48 : i32
      linalg.yield %0 : i32
    }
    %alloc_23 = memref.alloc() alignment = 64 : memref<40xi32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%alloc_22 : memref<40xi32>) outs(%alloc_23 : memref<40xi32>) {
    ^bb0(%in: i32, %out: i32):
      %0 = arith.andi %in, %c16711935_i32 : i32
      linalg.yield %0 : i32
    }
    %alloc_24 = memref.alloc() alignment = 64 : memref<40xi32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%alloc_23 : memref<40xi32>) outs(%alloc_24 : memref<40xi32>) {
    ^bb0(%in: i32, %out: i32):
      %0 = arith.shli %in, %c4_i32 : i32
      linalg.yield %0 : i32
    }
    %alloc_25 = memref.alloc() alignment = 64 : memref<40xi32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%alloc_23, %alloc_24 : memref<40xi32>, memref<40xi32>) outs(%alloc_25 : memref<40xi32>) {
    ^bb0(%in: i32, %in_48: i32, %out: i32):
      %0 = arith.ori %in, %in_48 : i32
      linalg.yield %0 : i32
    }
    %alloc_26 = memref.alloc() alignment = 64 : memref<40xi32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%alloc_25 : memref<40xi32>) outs(%alloc_26 : memref<40xi32>) {
    ^bb0(%in: i32, %out: i32):
      %0 = arith.andi %in, %c252645135_i32 : i32
      linalg.yield %0 : i32
    }
    %alloc_27 = memref.alloc() alignment = 64 : memref<40xi32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%alloc_26 : memref<40xi32>) outs(%alloc_27 : memref<40xi32>) {
    ^bb0(%in: i32, %out: i32):
      %0 = arith.shli %in, %c2_i32 : i32
      linalg.yield %0 : i32
    }
    %alloc_28 = memref.alloc() alignment = 64 : memref<40xi32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%alloc_26, %alloc_27 : memref<40xi32>, memref<40xi32>) outs(%alloc_28 : memref<40xi32>) {
    ^bb0(%in: i32, %in_48: i32, %out: i32):
      %0 = arith.ori %in, %in_48 : i32
      linalg.yield %0 : i32
    }
    %alloc_29 = memref.alloc() alignment = 64 : memref<40xi32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%alloc_28 : memref<40xi32>) outs(%alloc_29 : memref<40xi32>) {
    ^bb0(%in: i32, %out: i32):
      %0 = arith.andi %in, %c858993459_i32 : i32
      linalg.yield %0 : i32
    }
    %alloc_30 = memref.alloc() alignment = 64 : memref<40xi32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%alloc_29 : memref<40xi32>) outs(%alloc_30 : memref<40xi32>) {
    ^bb0(%in: i32, %out: i32):
      %0 = arith.shli %in, %c1_i32 : i32
      linalg.yield %0 : i32
    }
    %alloc_31 = memref.alloc() alignment = 64 : memref<40xi32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%alloc_29, %alloc_30 : memref<40xi32>, memref<40xi32>) outs(%alloc_31 : memref<40xi32>) {
    ^bb0(%in: i32, %in_48: i32, %out: i32):
      %0 = arith.ori %in, %in_48 : i32
      linalg.yield %0 : i32
    }
    %alloc_32 = memref.alloc() alignment = 64 : memref<40xi32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%alloc_31 : memref<40xi32>) outs(%alloc_32 : memref<40xi32>) {
    ^bb0(%in: i32, %out: i32):
      %0 = arith.andi %in, %c1431655765_i32 : i32
      linalg.yield %0 : i32
    }
    %alloc_33 = memref.alloc() alignment = 64 : memref<40xi32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : memref<40xi32>) outs(%alloc_33 : memref<40xi32>) {
    ^bb0(%in: i32, %out: i32):
      %0 = arith.andi %in, %c65535_i32 : i32
      linalg.yield %0 : i32
    }
    %alloc_34 = memref.alloc() alignment = 64 : memref<40xi32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%alloc_33 : memref<40xi32>) outs(%alloc_34 : memref<40xi32>) {
    ^bb0(%in: i32, %out: i32):
      %0 = arith.shli %in, %c8_i32 : i32
      linalg.yield %0 : i32
    }
    %alloc_35 = memref.alloc() alignment = 64 : memref<40xi32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%alloc_33, %alloc_34 : memref<40xi32>, memref<40xi32>) outs(%alloc_35 : memref<40xi32>) {
    ^bb0(%in: i32, %in_48: i32, %out: i32):
      %0 = arith.ori %in, %in_48 : i32
      linalg.yield %0 : i32
    }
    %alloc_36 = memref.alloc() alignment = 64 : memref<40xi32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%alloc_35 : memref<40xi32>) outs(%alloc_36 : memref<40xi32>) {
    ^bb0(%in: i32, %out: i32):
      %0 = arith.andi %in, %c16711935_i32 : i32
      linalg.yield %0 : i32
    }
    %alloc_37 = memref.alloc() alignment = 64 : memref<40xi32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%alloc_36 : memref<40xi32>) outs(%alloc_37 : memref<40xi32>) {
    ^bb0(%in: i32, %out: i32):
      %0 = arith.shli %in, %c4_i32 : i32
      linalg.yield %0 : i32
    }
    %alloc_38 = memref.alloc() alignment = 64 : memref<40xi32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%alloc_36, %alloc_37 : memref<40xi32>, memref<40xi32>) outs(%alloc_38 : memref<40xi32>) {
    ^bb0(%in: i32, %in_48: i32, %out: i32):
      %0 = arith.ori %in, %in_48 : i32
      linalg.yield %0 : i32
    }
    %alloc_39 = memref.alloc() alignment = 64 : memref<40xi32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%alloc_38 : memref<40xi32>) outs(%alloc_39 : memref<40xi32>) {
    ^bb0(%in: i32, %out: i32):
      %0 = arith.andi %in, %c252645135_i32 : i32
      linalg.yield %0 : i32
    }
    %alloc_40 = memref.alloc() alignment = 64 : memref<40xi32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%alloc_39 : memref<40xi32>) outs(%alloc_40 : memref<40xi32>) {
    ^bb0(%in: i32, %out: i32):
      %0 = arith.shli %in, %c2_i32 : i32
      linalg.yield %0 : i32
    }
    %alloc_41 = memref.alloc() alignment = 64 : memref<40xi32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%alloc_39, %alloc_40 : memref<40xi32>, memref<40xi32>) outs(%alloc_41 : memref<40xi32>) {
    ^bb0(%in: i32, %in_48: i32, %out: i32):
      %0 = arith.ori %in, %in_48 : i32
      linalg.yield %0 : i32
    }
    %alloc_42 = memref.alloc() alignment = 64 : memref<40xi32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%alloc_41 : memref<40xi32>) outs(%alloc_42 : memref<40xi32>) {
    ^bb0(%in: i32, %out: i32):
      %0 = arith.andi %in, %c858993459_i32 : i32
      linalg.yield %0 : i32
    }
    %alloc_43 = memref.alloc() alignment = 64 : memref<40xi32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%alloc_42 : memref<40xi32>) outs(%alloc_43 : memref<40xi32>) {
    ^bb0(%in: i32, %out: i32):
      %0 = arith.shli %in, %c1_i32 : i32
      linalg.yield %0 : i32
    }
    %alloc_44 = memref.alloc() alignment = 64 : memref<40xi32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%alloc_42, %alloc_43 : memref<40xi32>, memref<40xi32>) outs(%alloc_44 : memref<40xi32>) {
    ^bb0(%in: i32, %in_48: i32, %out: i32):
      %0 = arith.ori %in, %in_48 : i32
      linalg.yield %0 : i32
    }
    %alloc_45 = memref.alloc() alignment = 64 : memref<40xi32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%alloc_44 : memref<40xi32>) outs(%alloc_45 : memref<40xi32>) {
    ^bb0(%in: i32, %out: i32):
      %0 = arith.andi %in, %c1431655765_i32 : i32
      linalg.yield %0 : i32
    }
    %alloc_46 = memref.alloc() alignment = 64 : memref<40xi32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%alloc_45 : memref<40xi32>) outs(%alloc_46 : memref<40xi32>) {
    ^bb0(%in: i32, %out: i32):
      %0 = arith.shli %in, %c1_i32 : i32
      linalg.yield %0 : i32
    }
    %alloc_47 = memref.alloc() alignment = 64 : memref<40xi32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%alloc_32, %alloc_46 : memref<40xi32>, memref<40xi32>) outs(%alloc_47 : memref<40xi32>) {
    ^bb0(%in: i32, %in_48: i32, %out: i32):
      %0 = arith.ori %in, %in_48 : i32
      linalg.yield %0 : i32
    }
    return %alloc_14, %alloc_15, %alloc_13, %alloc_18, %alloc_19, %alloc_47 : memref<40xi32>, memref<40xi32>, memref<40xi32>, memref<40xi32>, memref<40xi32>, memref<40xi32>
  }
}

