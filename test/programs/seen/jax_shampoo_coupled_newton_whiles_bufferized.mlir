#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> ()>
#map3 = affine_map<() -> ()>
module @jit_shampoo_inverse_fourth_root_coupled_newton_while {
  memref.global "private" constant @__constant_xi32 : memref<i32> = dense<0> alignment = 64
  memref.global "private" constant @__constant_xf32 : memref<f32> = dense<1.000000e+09> alignment = 64
  func.func public @main(%arg0: memref<24x40xf32>, %arg1: memref<24x40xf32>, %arg2: memref<24x24xf32>, %arg3: memref<40x40xf32>) -> (memref<24x40xf32>, memref<i32>, memref<i32>) {
    %cst = arith.constant 1.000000e-01 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %c1_i32 = arith.constant 1 : i32
    %cst_1 = arith.constant 1.250000e+00 : f32
    %cst_2 = arith.constant 9.99999974E-6 : f32
    %c60_i32 = arith.constant 60 : i32
    %cst_3 = arith.constant 2.500000e-01 : f32
    %cst_4 = arith.constant 5.000000e+00 : f32
    %cst_5 = arith.constant 2.000000e+00 : f32
    %cst_6 = arith.constant 0.00999999977 : f32
    %cst_7 = arith.constant 0.000000e+00 : f32
    %0 = memref.get_global @__constant_xf32 : memref<f32>
    %1 = memref.get_global @__constant_xi32 : memref<i32>
    %alloc = memref.alloc() alignment = 64 : memref<40x24xf32>
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : memref<24x40xf32>) outs(%alloc : memref<40x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_8 = memref.alloc() alignment = 64 : memref<24x24xf32>
    linalg.fill ins(%cst_7 : f32) outs(%alloc_8 : memref<24x24xf32>)
    linalg.matmul ins(%arg1, %alloc : memref<24x40xf32>, memref<40x24xf32>) outs(%alloc_8 : memref<24x24xf32>)
    %alloc_9 = memref.alloc() alignment = 64 : memref<24x24xf32>
    linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2, %alloc_8 : memref<24x24xf32>, memref<24x24xf32>) outs(%alloc_9 : memref<24x24xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %4 = arith.addf %in, %in_60 : f32
      linalg.yield %4 : f32
    }
    %alloc_10 = memref.alloc() alignment = 64 : memref<24x24xf32>
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_9 : memref<24x24xf32>) outs(%alloc_10 : memref<24x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_11 = memref.alloc() alignment = 64 : memref<24x24xf32>
    linalg.fill ins(%cst_7 : f32) outs(%alloc_11 : memref<24x24xf32>)
    linalg.matmul ins(%alloc_9, %alloc_10 : memref<24x24xf32>, memref<24x24xf32>) outs(%alloc_11 : memref<24x24xf32>)
    %alloc_12 = memref.alloc() alignment = 64 : memref<24x24xf32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_11 : memref<24x24xf32>) outs(%alloc_12 : memref<24x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %4 = arith.addf %in, %cst_7 : f32
      linalg.yield %4 : f32
    }
    %alloc_13 = memref.alloc() alignment = 64 : memref<24x24xi32>
    linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%alloc_13 : memref<24x24xi32>) {
    ^bb0(%out: i32):
      %4 = linalg.index 0 : index
      %5 = arith.index_cast %4 : index to i32
      linalg.yield %5 : i32
    }
    %alloc_14 = memref.alloc() alignment = 64 : memref<24x24xi32>
    linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%alloc_14 : memref<24x24xi32>) {
    ^bb0(%out: i32):
      %4 = linalg.index 1 : index
      %5 = arith.index_cast %4 : index to i32
      linalg.yield %5 : i32
    }
    %alloc_15 = memref.alloc() alignment = 64 : memref<24x24xi1>
    linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_13, %alloc_14 : memref<24x24xi32>, memref<24x24xi32>) outs(%alloc_15 : memref<24x24xi1>) {
    ^bb0(%in: i32, %in_60: i32, %out: i1):
      %4 = arith.cmpi eq, %in, %in_60 : i32
      linalg.yield %4 : i1
    }
    %alloc_16 = memref.alloc() alignment = 64 : memref<24x24xf32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_15 : memref<24x24xi1>) outs(%alloc_16 : memref<24x24xf32>) {
    ^bb0(%in: i1, %out: f32):
      %4 = arith.uitofp %in : i1 to f32
      linalg.yield %4 : f32
    }
    %alloc_17 = memref.alloc() alignment = 64 : memref<24x24xi1>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_16 : memref<24x24xf32>) outs(%alloc_17 : memref<24x24xi1>) {
    ^bb0(%in: f32, %out: i1):
      %4 = arith.cmpf une, %in, %cst_7 : f32
      linalg.yield %4 : i1
    }
    %alloc_18 = memref.alloc() alignment = 64 : memref<24x24xf32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_17 : memref<24x24xi1>) outs(%alloc_18 : memref<24x24xf32>) {
    ^bb0(%in: i1, %out: f32):
      %4 = arith.select %in, %cst_6, %cst_7 : f32
      linalg.yield %4 : f32
    }
    %alloc_19 = memref.alloc() alignment = 64 : memref<24x24xf32>
    linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_12, %alloc_18 : memref<24x24xf32>, memref<24x24xf32>) outs(%alloc_19 : memref<24x24xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %4 = arith.addf %in, %in_60 : f32
      linalg.yield %4 : f32
    }
    %alloc_20 = memref.alloc() alignment = 64 : memref<24x24xf32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_19 : memref<24x24xf32>) outs(%alloc_20 : memref<24x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %4 = arith.mulf %in, %in : f32
      linalg.yield %4 : f32
    }
    %alloc_21 = memref.alloc() alignment = 64 : memref<f32>
    linalg.fill ins(%cst_7 : f32) outs(%alloc_21 : memref<f32>)
    linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction"]} ins(%alloc_20 : memref<24x24xf32>) outs(%alloc_21 : memref<f32>) {
    ^bb0(%in: f32, %out: f32):
      %4 = arith.addf %out, %in : f32
      linalg.yield %4 : f32
    }
    %alloc_22 = memref.alloc() alignment = 64 : memref<f32>
    linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%alloc_21 : memref<f32>) outs(%alloc_22 : memref<f32>) {
    ^bb0(%in: f32, %out: f32):
      %4 = math.sqrt %in : f32
      linalg.yield %4 : f32
    }
    %alloc_23 = memref.alloc() alignment = 64 : memref<f32>
    linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%alloc_22 : memref<f32>) outs(%alloc_23 : memref<f32>) {
    ^bb0(%in: f32, %out: f32):
      %4 = arith.mulf %in, %cst_5 : f32
      linalg.yield %4 : f32
    }
    %alloc_24 = memref.alloc() alignment = 64 : memref<f32>
    linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%alloc_23 : memref<f32>) outs(%alloc_24 : memref<f32>) {
    ^bb0(%in: f32, %out: f32):
      %4 = arith.divf %cst_4, %in : f32
      linalg.yield %4 : f32
    }
    %alloc_25 = memref.alloc() alignment = 64 : memref<24x24xf32>
    linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_24 : memref<f32>) outs(%alloc_25 : memref<24x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_26 = memref.alloc() alignment = 64 : memref<24x24xf32>
    linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_19, %alloc_25 : memref<24x24xf32>, memref<24x24xf32>) outs(%alloc_26 : memref<24x24xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %4 = arith.mulf %in, %in_60 : f32
      linalg.yield %4 : f32
    }
    %alloc_27 = memref.alloc() alignment = 64 : memref<f32>
    linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%alloc_24 : memref<f32>) outs(%alloc_27 : memref<f32>) {
    ^bb0(%in: f32, %out: f32):
      %4 = math.powf %in, %cst_3 : f32
      linalg.yield %4 : f32
    }
    %alloc_28 = memref.alloc() alignment = 64 : memref<24x24xf32>
    linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_27 : memref<f32>) outs(%alloc_28 : memref<24x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_29 = memref.alloc() alignment = 64 : memref<24x24xf32>
    linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_17, %alloc_28 : memref<24x24xi1>, memref<24x24xf32>) outs(%alloc_29 : memref<24x24xf32>) {
    ^bb0(%in: i1, %in_60: f32, %out: f32):
      %4 = arith.select %in, %in_60, %cst_7 : f32
      linalg.yield %4 : f32
    }
    %alloc_30 = memref.alloc() alignment = 64 : memref<i32>
    memref.copy %1, %alloc_30 : memref<i32> to memref<i32>
    %alloc_31 = memref.alloc() alignment = 64 : memref<f32>
    memref.copy %0, %alloc_31 : memref<f32> to memref<f32>
    %2:3 = scf.while (%arg4 = %alloc_30, %arg5 = %alloc_26, %arg6 = %alloc_29, %arg7 = %alloc_31) : (memref<i32>, memref<24x24xf32>, memref<24x24xf32>, memref<f32>) -> (memref<i32>, memref<24x24xf32>, memref<24x24xf32>) {
      %alloc_60 = memref.alloc() alignment = 64 : memref<i1>
      linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%arg4 : memref<i32>) outs(%alloc_60 : memref<i1>) {
      ^bb0(%in: i32, %out: i1):
        %5 = arith.cmpi slt, %in, %c60_i32 : i32
        linalg.yield %5 : i1
      }
      %alloc_61 = memref.alloc() alignment = 64 : memref<i1>
      linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%arg7 : memref<f32>) outs(%alloc_61 : memref<i1>) {
      ^bb0(%in: f32, %out: i1):
        %5 = arith.cmpf ogt, %in, %cst_2 : f32
        linalg.yield %5 : i1
      }
      %alloc_62 = memref.alloc() alignment = 64 : memref<i1>
      linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = []} ins(%alloc_60, %alloc_61 : memref<i1>, memref<i1>) outs(%alloc_62 : memref<i1>) {
      ^bb0(%in: i1, %in_66: i1, %out: i1):
        %5 = arith.andi %in, %in_66 : i1
        linalg.yield %5 : i1
      }
      %4 = memref.load %alloc_62[] : memref<i1>
      %alloc_63 = memref.alloc() alignment = 64 : memref<i32>
      memref.copy %arg4, %alloc_63 : memref<i32> to memref<i32>
      %alloc_64 = memref.alloc() alignment = 64 : memref<24x24xf32>
      memref.copy %arg5, %alloc_64 : memref<24x24xf32> to memref<24x24xf32>
      %alloc_65 = memref.alloc() alignment = 64 : memref<24x24xf32>
      memref.copy %arg6, %alloc_65 : memref<24x24xf32> to memref<24x24xf32>
      scf.condition(%4) %alloc_63, %alloc_64, %alloc_65 : memref<i32>, memref<24x24xf32>, memref<24x24xf32>
    } do {
    ^bb0(%arg4: memref<i32>, %arg5: memref<24x24xf32>, %arg6: memref<24x24xf32>):
      %alloc_60 = memref.alloc() alignment = 64 : memref<24x24xf32>
      linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_17 : memref<24x24xi1>) outs(%alloc_60 : memref<24x24xf32>) {
      ^bb0(%in: i1, %out: f32):
        %4 = arith.select %in, %cst_1, %cst_7 : f32
        linalg.yield %4 : f32
      }
      %alloc_61 = memref.alloc() alignment = 64 : memref<24x24xf32>
      linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg5 : memref<24x24xf32>) outs(%alloc_61 : memref<24x24xf32>) {
      ^bb0(%in: f32, %out: f32):
        %4 = arith.mulf %in, %cst_3 : f32
        linalg.yield %4 : f32
      }
      %alloc_62 = memref.alloc() alignment = 64 : memref<24x24xf32>
      linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_60, %alloc_61 : memref<24x24xf32>, memref<24x24xf32>) outs(%alloc_62 : memref<24x24xf32>) {
      ^bb0(%in: f32, %in_71: f32, %out: f32):
        %4 = arith.subf %in, %in_71 : f32
        linalg.yield %4 : f32
      }
      %alloc_63 = memref.alloc() alignment = 64 : memref<24x24xf32>
      linalg.fill ins(%cst_7 : f32) outs(%alloc_63 : memref<24x24xf32>)
      linalg.matmul ins(%alloc_62, %alloc_62 : memref<24x24xf32>, memref<24x24xf32>) outs(%alloc_63 : memref<24x24xf32>)
      %alloc_64 = memref.alloc() alignment = 64 : memref<24x24xf32>
      linalg.fill ins(%cst_7 : f32) outs(%alloc_64 : memref<24x24xf32>)
      linalg.matmul ins(%alloc_63, %alloc_63 : memref<24x24xf32>, memref<24x24xf32>) outs(%alloc_64 : memref<24x24xf32>)
      %alloc_65 = memref.alloc() alignment = 64 : memref<24x24xf32>
      linalg.fill ins(%cst_7 : f32) outs(%alloc_65 : memref<24x24xf32>)
      linalg.matmul ins(%alloc_64, %arg5 : memref<24x24xf32>, memref<24x24xf32>) outs(%alloc_65 : memref<24x24xf32>)
      %alloc_66 = memref.alloc() alignment = 64 : memref<i32>
      linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%arg4 : memref<i32>) outs(%alloc_66 : memref<i32>) {
      ^bb0(%in: i32, %out: i32):
        %4 = arith.addi %in, %c1_i32 : i32
        linalg.yield %4 : i32
      }
      %alloc_67 = memref.alloc() alignment = 64 : memref<24x24xf32>
      linalg.fill ins(%cst_7 : f32) outs(%alloc_67 : memref<24x24xf32>)
      linalg.matmul ins(%arg6, %alloc_62 : memref<24x24xf32>, memref<24x24xf32>) outs(%alloc_67 : memref<24x24xf32>)
      %alloc_68 = memref.alloc() alignment = 64 : memref<24x24xf32>
      linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_65, %alloc_16 : memref<24x24xf32>, memref<24x24xf32>) outs(%alloc_68 : memref<24x24xf32>) {
      ^bb0(%in: f32, %in_71: f32, %out: f32):
        %4 = arith.subf %in, %in_71 : f32
        linalg.yield %4 : f32
      }
      %alloc_69 = memref.alloc() alignment = 64 : memref<24x24xf32>
      linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_68 : memref<24x24xf32>) outs(%alloc_69 : memref<24x24xf32>) {
      ^bb0(%in: f32, %out: f32):
        %4 = math.absf %in : f32
        linalg.yield %4 : f32
      }
      %alloc_70 = memref.alloc() alignment = 64 : memref<f32>
      linalg.fill ins(%cst_0 : f32) outs(%alloc_70 : memref<f32>)
      linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction"]} ins(%alloc_69 : memref<24x24xf32>) outs(%alloc_70 : memref<f32>) {
      ^bb0(%in: f32, %out: f32):
        %4 = arith.maximumf %out, %in : f32
        linalg.yield %4 : f32
      }
      scf.yield %alloc_66, %alloc_65, %alloc_67, %alloc_70 : memref<i32>, memref<24x24xf32>, memref<24x24xf32>, memref<f32>
    }
    %alloc_32 = memref.alloc() alignment = 64 : memref<40x40xf32>
    linalg.fill ins(%cst_7 : f32) outs(%alloc_32 : memref<40x40xf32>)
    linalg.matmul ins(%alloc, %arg1 : memref<40x24xf32>, memref<24x40xf32>) outs(%alloc_32 : memref<40x40xf32>)
    %alloc_33 = memref.alloc() alignment = 64 : memref<40x40xf32>
    linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3, %alloc_32 : memref<40x40xf32>, memref<40x40xf32>) outs(%alloc_33 : memref<40x40xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %4 = arith.addf %in, %in_60 : f32
      linalg.yield %4 : f32
    }
    %alloc_34 = memref.alloc() alignment = 64 : memref<40x40xf32>
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_33 : memref<40x40xf32>) outs(%alloc_34 : memref<40x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_35 = memref.alloc() alignment = 64 : memref<40x40xf32>
    linalg.fill ins(%cst_7 : f32) outs(%alloc_35 : memref<40x40xf32>)
    linalg.matmul ins(%alloc_33, %alloc_34 : memref<40x40xf32>, memref<40x40xf32>) outs(%alloc_35 : memref<40x40xf32>)
    %alloc_36 = memref.alloc() alignment = 64 : memref<40x40xf32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_35 : memref<40x40xf32>) outs(%alloc_36 : memref<40x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %4 = arith.addf %in, %cst_7 : f32
      linalg.yield %4 : f32
    }
    %alloc_37 = memref.alloc() alignment = 64 : memref<40x40xi32>
    linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%alloc_37 : memref<40x40xi32>) {
    ^bb0(%out: i32):
      %4 = linalg.index 0 : index
      %5 = arith.index_cast %4 : index to i32
      linalg.yield %5 : i32
    }
    %alloc_38 = memref.alloc() alignment = 64 : memref<40x40xi32>
    linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%alloc_38 : memref<40x40xi32>) {
    ^bb0(%out: i32):
      %4 = linalg.index 1 : index
      %5 = arith.index_cast %4 : index to i32
      linalg.yield %5 : i32
    }
    %alloc_39 = memref.alloc() alignment = 64 : memref<40x40xi1>
    linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_37, %alloc_38 : memref<40x40xi32>, memref<40x40xi32>) outs(%alloc_39 : memref<40x40xi1>) {
    ^bb0(%in: i32, %in_60: i32, %out: i1):
      %4 = arith.cmpi eq, %in, %in_60 : i32
      linalg.yield %4 : i1
    }
    %alloc_40 = memref.alloc() alignment = 64 : memref<40x40xf32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_39 : memref<40x40xi1>) outs(%alloc_40 : memref<40x40xf32>) {
    ^bb0(%in: i1, %out: f32):
      %4 = arith.uitofp %in : i1 to f32
      linalg.yield %4 : f32
    }
    %alloc_41 = memref.alloc() alignment = 64 : memref<40x40xi1>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_40 : memref<40x40xf32>) outs(%alloc_41 : memref<40x40xi1>) {
    ^bb0(%in: f32, %out: i1):
      %4 = arith.cmpf une, %in, %cst_7 : f32
      linalg.yield %4 : i1
    }
    %alloc_42 = memref.alloc() alignment = 64 : memref<40x40xf32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_41 : memref<40x40xi1>) outs(%alloc_42 : memref<40x40xf32>) {
    ^bb0(%in: i1, %out: f32):
      %4 = arith.select %in, %cst_6, %cst_7 : f32
      linalg.yield %4 : f32
    }
    %alloc_43 = memref.alloc() alignment = 64 : memref<40x40xf32>
    linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_36, %alloc_42 : memref<40x40xf32>, memref<40x40xf32>) outs(%alloc_43 : memref<40x40xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %4 = arith.addf %in, %in_60 : f32
      linalg.yield %4 : f32
    }
    %alloc_44 = memref.alloc() alignment = 64 : memref<40x40xf32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_43 : memref<40x40xf32>) outs(%alloc_44 : memref<40x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %4 = arith.mulf %in, %in : f32
      linalg.yield %4 : f32
    }
    %alloc_45 = memref.alloc() alignment = 64 : memref<f32>
    linalg.fill ins(%cst_7 : f32) outs(%alloc_45 : memref<f32>)
    linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction"]} ins(%alloc_44 : memref<40x40xf32>) outs(%alloc_45 : memref<f32>) {
    ^bb0(%in: f32, %out: f32):
      %4 = arith.addf %out, %in : f32
      linalg.yield %4 : f32
    }
    %alloc_46 = memref.alloc() alignment = 64 : memref<f32>
    linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%alloc_45 : memref<f32>) outs(%alloc_46 : memref<f32>) {
    ^bb0(%in: f32, %out: f32):
      %4 = math.sqrt %in : f32
      linalg.yield %4 : f32
    }
    %alloc_47 = memref.alloc() alignment = 64 : memref<f32>
    linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%alloc_46 : memref<f32>) outs(%alloc_47 : memref<f32>) {
    ^bb0(%in: f32, %out: f32):
      %4 = arith.mulf %in, %cst_5 : f32
      linalg.yield %4 : f32
    }
    %alloc_48 = memref.alloc() alignment = 64 : memref<f32>
    linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%alloc_47 : memref<f32>) outs(%alloc_48 : memref<f32>) {
    ^bb0(%in: f32, %out: f32):
      %4 = arith.divf %cst_4, %in : f32
      linalg.yield %4 : f32
    }
    %alloc_49 = memref.alloc() alignment = 64 : memref<40x40xf32>
    linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_48 : memref<f32>) outs(%alloc_49 : memref<40x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_50 = memref.alloc() alignment = 64 : memref<40x40xf32>
    linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_43, %alloc_49 : memref<40x40xf32>, memref<40x40xf32>) outs(%alloc_50 : memref<40x40xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %4 = arith.mulf %in, %in_60 : f32
      linalg.yield %4 : f32
    }
    %alloc_51 = memref.alloc() alignment = 64 : memref<f32>
    linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%alloc_48 : memref<f32>) outs(%alloc_51 : memref<f32>) {
    ^bb0(%in: f32, %out: f32):
      %4 = math.powf %in, %cst_3 : f32
      linalg.yield %4 : f32
    }
    %alloc_52 = memref.alloc() alignment = 64 : memref<40x40xf32>
    linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_51 : memref<f32>) outs(%alloc_52 : memref<40x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_53 = memref.alloc() alignment = 64 : memref<40x40xf32>
    linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_41, %alloc_52 : memref<40x40xi1>, memref<40x40xf32>) outs(%alloc_53 : memref<40x40xf32>) {
    ^bb0(%in: i1, %in_60: f32, %out: f32):
      %4 = arith.select %in, %in_60, %cst_7 : f32
      linalg.yield %4 : f32
    }
    %alloc_54 = memref.alloc() alignment = 64 : memref<i32>
    memref.copy %1, %alloc_54 : memref<i32> to memref<i32>
    %alloc_55 = memref.alloc() alignment = 64 : memref<f32>
    memref.copy %0, %alloc_55 : memref<f32> to memref<f32>
    %3:3 = scf.while (%arg4 = %alloc_54, %arg5 = %alloc_50, %arg6 = %alloc_53, %arg7 = %alloc_55) : (memref<i32>, memref<40x40xf32>, memref<40x40xf32>, memref<f32>) -> (memref<i32>, memref<40x40xf32>, memref<40x40xf32>) {
      %alloc_60 = memref.alloc() alignment = 64 : memref<i1>
      linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%arg4 : memref<i32>) outs(%alloc_60 : memref<i1>) {
      ^bb0(%in: i32, %out: i1):
        %5 = arith.cmpi slt, %in, %c60_i32 : i32
        linalg.yield %5 : i1
      }
      %alloc_61 = memref.alloc() alignment = 64 : memref<i1>
      linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%arg7 : memref<f32>) outs(%alloc_61 : memref<i1>) {
      ^bb0(%in: f32, %out: i1):
        %5 = arith.cmpf ogt, %in, %cst_2 : f32
        linalg.yield %5 : i1
      }
      %alloc_62 = memref.alloc() alignment = 64 : memref<i1>
      linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = []} ins(%alloc_60, %alloc_61 : memref<i1>, memref<i1>) outs(%alloc_62 : memref<i1>) {
      ^bb0(%in: i1, %in_66: i1, %out: i1):
        %5 = arith.andi %in, %in_66 : i1
        linalg.yield %5 : i1
      }
      %4 = memref.load %alloc_62[] : memref<i1>
      %alloc_63 = memref.alloc() alignment = 64 : memref<i32>
      memref.copy %arg4, %alloc_63 : memref<i32> to memref<i32>
      %alloc_64 = memref.alloc() alignment = 64 : memref<40x40xf32>
      memref.copy %arg5, %alloc_64 : memref<40x40xf32> to memref<40x40xf32>
      %alloc_65 = memref.alloc() alignment = 64 : memref<40x40xf32>
      memref.copy %arg6, %alloc_65 : memref<40x40xf32> to memref<40x40xf32>
      scf.condition(%4) %alloc_63, %alloc_64, %alloc_65 : memref<i32>, memref<40x40xf32>, memref<40x40xf32>
    } do {
    ^bb0(%arg4: memref<i32>, %arg5: memref<40x40xf32>, %arg6: memref<40x40xf32>):
      %alloc_60 = memref.alloc() alignment = 64 : memref<40x40xf32>
      linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_41 : memref<40x40xi1>) outs(%alloc_60 : memref<40x40xf32>) {
      ^bb0(%in: i1, %out: f32):
        %4 = arith.select %in, %cst_1, %cst_7 : f32
        linalg.yield %4 : f32
      }
      %alloc_61 = memref.alloc() alignment = 64 : memref<40x40xf32>
      linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg5 : memref<40x40xf32>) outs(%alloc_61 : memref<40x40xf32>) {
      ^bb0(%in: f32, %out: f32):
        %4 = arith.mulf %in, %cst_3 : f32
        linalg.yield %4 : f32
      }
      %alloc_62 = memref.alloc() alignment = 64 : memref<40x40xf32>
      linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_60, %alloc_61 : memref<40x40xf32>, memref<40x40xf32>) outs(%alloc_62 : memref<40x40xf32>) {
      ^bb0(%in: f32, %in_71: f32, %out: f32):
        %4 = arith.subf %in, %in_71 : f32
        linalg.yield %4 : f32
      }
      %alloc_63 = memref.alloc() alignment = 64 : memref<40x40xf32>
      linalg.fill ins(%cst_7 : f32) outs(%alloc_63 : memref<40x40xf32>)
      linalg.matmul ins(%alloc_62, %alloc_62 : memref<40x40xf32>, memref<40x40xf32>) outs(%alloc_63 : memref<40x40xf32>)
      %alloc_64 = memref.alloc() alignment = 64 : memref<40x40xf32>
      linalg.fill ins(%cst_7 : f32) outs(%alloc_64 : memref<40x40xf32>)
      linalg.matmul ins(%alloc_63, %alloc_63 : memref<40x40xf32>, memref<40x40xf32>) outs(%alloc_64 : memref<40x40xf32>)
      %alloc_65 = memref.alloc() alignment = 64 : memref<40x40xf32>
      linalg.fill ins(%cst_7 : f32) outs(%alloc_65 : memref<40x40xf32>)
      linalg.matmul ins(%alloc_64, %arg5 : memref<40x40xf32>, memref<40x40xf32>) outs(%alloc_65 : memref<40x40xf32>)
      %alloc_66 = memref.alloc() alignment = 64 : memref<i32>
      linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%arg4 : memref<i32>) outs(%alloc_66 : memref<i32>) {
      ^bb0(%in: i32, %out: i32):
        %4 = arith.addi %in, %c1_i32 : i32
        linalg.yield %4 : i32
      }
      %alloc_67 = memref.alloc() alignment = 64 : memref<40x40xf32>
      linalg.fill ins(%cst_7 : f32) outs(%alloc_67 : memref<40x40xf32>)
      linalg.matmul ins(%arg6, %alloc_62 : memref<40x40xf32>, memref<40x40xf32>) outs(%alloc_67 : memref<40x40xf32>)
      %alloc_68 = memref.alloc() alignment = 64 : memref<40x40xf32>
      linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_65, %alloc_40 : memref<40x40xf32>, memref<40x40xf32>) outs(%alloc_68 : memref<40x40xf32>) {
      ^bb0(%in: f32, %in_71: f32, %out: f32):
        %4 = arith.subf %in, %in_71 : f32
        linalg.yield %4 : f32
      }
      %alloc_69 = memref.alloc() alignment = 64 : memref<40x40xf32>
      linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_68 : memref<40x40xf32>) outs(%alloc_69 : memref<40x40xf32>) {
      ^bb0(%in: f32, %out: f32):
        %4 = math.absf %in : f32
        linalg.yield %4 : f32
      }
      %alloc_70 = memref.alloc() alignment = 64 : memref<f32>
      linalg.fill ins(%cst_0 : f32) outs(%alloc_70 : memref<f32>)
      linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction"]} ins(%alloc_69 : memref<40x40xf32>) outs(%alloc_70 : memref<f32>) {
      ^bb0(%in: f32, %out: f32):
        %4 = arith.maximumf %out, %in : f32
        linalg.yield %4 : f32
      }
      scf.yield %alloc_66, %alloc_65, %alloc_67, %alloc_70 : memref<i32>, memref<40x40xf32>, memref<40x40xf32>, memref<f32>
    }
    %alloc_56 = memref.alloc() alignment = 64 : memref<24x24xf32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%2#2 : memref<24x24xf32>) outs(%alloc_56 : memref<24x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %4 = arith.mulf %in, %cst : f32
      linalg.yield %4 : f32
    }
    %alloc_57 = memref.alloc() alignment = 64 : memref<24x40xf32>
    linalg.fill ins(%cst_7 : f32) outs(%alloc_57 : memref<24x40xf32>)
    linalg.matmul ins(%alloc_56, %arg1 : memref<24x24xf32>, memref<24x40xf32>) outs(%alloc_57 : memref<24x40xf32>)
    %alloc_58 = memref.alloc() alignment = 64 : memref<24x40xf32>
    linalg.fill ins(%cst_7 : f32) outs(%alloc_58 : memref<24x40xf32>)
    linalg.matmul ins(%alloc_57, %3#2 : memref<24x40xf32>, memref<40x40xf32>) outs(%alloc_58 : memref<24x40xf32>)
    %alloc_59 = memref.alloc() alignment = 64 : memref<24x40xf32>
    linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %alloc_58 : memref<24x40xf32>, memref<24x40xf32>) outs(%alloc_59 : memref<24x40xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %4 = arith.subf %in, %in_60 : f32
      linalg.yield %4 : f32
    }
    return %alloc_59, %2#0, %3#0 : memref<24x40xf32>, memref<i32>, memref<i32>
  }
}

