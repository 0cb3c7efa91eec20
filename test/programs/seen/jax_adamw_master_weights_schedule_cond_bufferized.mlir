// jax_adamw_master_weights_schedule_cond, bufferized.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
#map2 = affine_map<() -> ()>
module @jit_adamw_master_weights_schedule_cond {
  func.func public @main(%arg0: memref<16x24xf32>, %arg1: memref<16x24xf32>, %arg2: memref<16x24xf32>, %arg3: memref<16x24xbf16>, %arg4: memref<i32>) -> (memref<16x24xbf16>, memref<16x24xf32>, memref<16x24xf32>, memref<16x24xf32>, memref<i32>) {
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant 0.00999999977 : f32
    %cst_0 = arith.constant 9.99999993E-9 : f32
    %cst_1 = arith.constant 9.990000e-01 : f32
    %cst_2 = arith.constant 1.000000e-01 : f32
    %cst_3 = arith.constant 0.899999976 : f32
    %cst_4 = arith.constant 1.000000e-03 : f32
    %cst_5 = arith.constant 5.000000e-01 : f32
    %cst_6 = arith.constant 9.000000e+02 : f32
    %cst_7 = arith.constant 3.14159274 : f32
    %cst_8 = arith.constant 1.000000e+02 : f32
    %c0_i32 = arith.constant 0 : i32
    %c100_i32 = arith.constant 100 : i32
    %cst_9 = arith.constant 1.000000e+00 : f32
    %cst_10 = arith.constant 9.99999997E-7 : f32
    %cst_11 = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() alignment = 64 : memref<16x24xf32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3 : memref<16x24xbf16>) outs(%alloc : memref<16x24xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %2 = arith.extf %in : bf16 to f32
      linalg.yield %2 : f32
    }
    %alloc_12 = memref.alloc() alignment = 64 : memref<16x24xf32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc : memref<16x24xf32>) outs(%alloc_12 : memref<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.mulf %in, %in : f32
      linalg.yield %2 : f32
    }
    %alloc_13 = memref.alloc() alignment = 64 : memref<f32>
    linalg.fill ins(%cst_11 : f32) outs(%alloc_13 : memref<f32>)
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%alloc_12 : memref<16x24xf32>) outs(%alloc_13 : memref<f32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.addf %out, %in : f32
      linalg.yield %2 : f32
    }
    %alloc_14 = memref.alloc() alignment = 64 : memref<f32>
    linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%alloc_13 : memref<f32>) outs(%alloc_14 : memref<f32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = math.sqrt %in : f32
      linalg.yield %2 : f32
    }
    %alloc_15 = memref.alloc() alignment = 64 : memref<f32>
    linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%alloc_14 : memref<f32>) outs(%alloc_15 : memref<f32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.addf %in, %cst_10 : f32
      linalg.yield %2 : f32
    }
    %alloc_16 = memref.alloc() alignment = 64 : memref<f32>
    linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%alloc_15 : memref<f32>) outs(%alloc_16 : memref<f32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.divf %cst_9, %in : f32
      linalg.yield %2 : f32
    }
    %alloc_17 = memref.alloc() alignment = 64 : memref<f32>
    linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%alloc_16 : memref<f32>) outs(%alloc_17 : memref<f32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.minimumf %in, %cst_9 : f32
      linalg.yield %2 : f32
    }
    %alloc_18 = memref.alloc() alignment = 64 : memref<16x24xf32>
    linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_17 : memref<f32>) outs(%alloc_18 : memref<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_19 = memref.alloc() alignment = 64 : memref<16x24xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc, %alloc_18 : memref<16x24xf32>, memref<16x24xf32>) outs(%alloc_19 : memref<16x24xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %2 = arith.mulf %in, %in_42 : f32
      linalg.yield %2 : f32
    }
    %alloc_20 = memref.alloc() alignment = 64 : memref<i1>
    linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg4 : memref<i32>) outs(%alloc_20 : memref<i1>) {
    ^bb0(%in: i32, %out: i1):
      %2 = arith.cmpi slt, %in, %c100_i32 : i32
      linalg.yield %2 : i1
    }
    %alloc_21 = memref.alloc() alignment = 64 : memref<f32>
    linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg4 : memref<i32>) outs(%alloc_21 : memref<f32>) {
    ^bb0(%in: i32, %out: f32):
      %2 = arith.sitofp %in : i32 to f32
      linalg.yield %2 : f32
    }
    %alloc_22 = memref.alloc() alignment = 64 : memref<i32>
    linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%alloc_20 : memref<i1>) outs(%alloc_22 : memref<i32>) {
    ^bb0(%in: i1, %out: i32):
      %2 = arith.extui %in : i1 to i32
      linalg.yield %2 : i32
    }
    %alloc_23 = memref.alloc() alignment = 64 : memref<i1>
    linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%alloc_22 : memref<i32>) outs(%alloc_23 : memref<i1>) {
    ^bb0(%in: i32, %out: i1):
      %2 = arith.cmpi eq, %in, %c0_i32 : i32
      linalg.yield %2 : i1
    }
    %0 = memref.load %alloc_23[] : memref<i1>
    %1 = scf.if %0 -> (memref<f32, strided<[], offset: ?>>) {
      %alloc_42 = memref.alloc() alignment = 64 : memref<f32>
      linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%alloc_21 : memref<f32>) outs(%alloc_42 : memref<f32>) {
      ^bb0(%in: f32, %out: f32):
        %2 = arith.subf %in, %cst_8 : f32
        linalg.yield %2 : f32
      }
      %alloc_43 = memref.alloc() alignment = 64 : memref<f32>
      linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%alloc_42 : memref<f32>) outs(%alloc_43 : memref<f32>) {
      ^bb0(%in: f32, %out: f32):
        %2 = arith.mulf %in, %cst_7 : f32
        linalg.yield %2 : f32
      }
      %alloc_44 = memref.alloc() alignment = 64 : memref<f32>
      linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%alloc_43 : memref<f32>) outs(%alloc_44 : memref<f32>) {
      ^bb0(%in: f32, %out: f32):
        %2 = arith.divf %in, %cst_6 : f32
        linalg.yield %2 : f32
      }
      %alloc_45 = memref.alloc() alignment = 64 : memref<f32>
      linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%alloc_44 : memref<f32>) outs(%alloc_45 : memref<f32>) {
      ^bb0(%in: f32, %out: f32):
        %2 = math.cos %in : f32
        linalg.yield %2 : f32
      }
      %alloc_46 = memref.alloc() alignment = 64 : memref<f32>
      linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%alloc_45 : memref<f32>) outs(%alloc_46 : memref<f32>) {
      ^bb0(%in: f32, %out: f32):
        %2 = arith.addf %in, %cst_9 : f32
        linalg.yield %2 : f32
      }
      %alloc_47 = memref.alloc() alignment = 64 : memref<f32>
      linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%alloc_46 : memref<f32>) outs(%alloc_47 : memref<f32>) {
      ^bb0(%in: f32, %out: f32):
        %2 = arith.mulf %in, %cst_5 : f32
        linalg.yield %2 : f32
      }
      %cast = memref.cast %alloc_47 : memref<f32> to memref<f32, strided<[], offset: ?>>
      scf.yield %cast : memref<f32, strided<[], offset: ?>>
    } else {
      %alloc_42 = memref.alloc() alignment = 64 : memref<f32>
      linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%alloc_21 : memref<f32>) outs(%alloc_42 : memref<f32>) {
      ^bb0(%in: f32, %out: f32):
        %2 = arith.divf %in, %cst_8 : f32
        linalg.yield %2 : f32
      }
      %cast = memref.cast %alloc_42 : memref<f32> to memref<f32, strided<[], offset: ?>>
      scf.yield %cast : memref<f32, strided<[], offset: ?>>
    }
    %alloc_24 = memref.alloc() alignment = 64 : memref<f32>
    linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%1 : memref<f32, strided<[], offset: ?>>) outs(%alloc_24 : memref<f32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.mulf %in, %cst_4 : f32
      linalg.yield %2 : f32
    }
    %alloc_25 = memref.alloc() alignment = 64 : memref<16x24xf32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : memref<16x24xf32>) outs(%alloc_25 : memref<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.mulf %in, %cst_3 : f32
      linalg.yield %2 : f32
    }
    %alloc_26 = memref.alloc() alignment = 64 : memref<16x24xf32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_19 : memref<16x24xf32>) outs(%alloc_26 : memref<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.mulf %in, %cst_2 : f32
      linalg.yield %2 : f32
    }
    %alloc_27 = memref.alloc() alignment = 64 : memref<16x24xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_25, %alloc_26 : memref<16x24xf32>, memref<16x24xf32>) outs(%alloc_27 : memref<16x24xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %2 = arith.addf %in, %in_42 : f32
      linalg.yield %2 : f32
    }
    %alloc_28 = memref.alloc() alignment = 64 : memref<16x24xf32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : memref<16x24xf32>) outs(%alloc_28 : memref<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.mulf %in, %cst_1 : f32
      linalg.yield %2 : f32
    }
    %alloc_29 = memref.alloc() alignment = 64 : memref<16x24xf32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_19 : memref<16x24xf32>) outs(%alloc_29 : memref<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.mulf %in, %cst_4 : f32
      linalg.yield %2 : f32
    }
    %alloc_30 = memref.alloc() alignment = 64 : memref<16x24xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_29, %alloc_19 : memref<16x24xf32>, memref<16x24xf32>) outs(%alloc_30 : memref<16x24xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %2 = arith.mulf %in, %in_42 : f32
      linalg.yield %2 : f32
    }
    %alloc_31 = memref.alloc() alignment = 64 : memref<16x24xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_28, %alloc_30 : memref<16x24xf32>, memref<16x24xf32>) outs(%alloc_31 : memref<16x24xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %2 = arith.addf %in, %in_42 : f32
      linalg.yield %2 : f32
    }
    %alloc_32 = memref.alloc() alignment = 64 : memref<16x24xf32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_31 : memref<16x24xf32>) outs(%alloc_32 : memref<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = math.sqrt %in : f32
      linalg.yield %2 : f32
    }
    %alloc_33 = memref.alloc() alignment = 64 : memref<16x24xf32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_32 : memref<16x24xf32>) outs(%alloc_33 : memref<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.addf %in, %cst_0 : f32
      linalg.yield %2 : f32
    }
    %alloc_34 = memref.alloc() alignment = 64 : memref<16x24xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_27, %alloc_33 : memref<16x24xf32>, memref<16x24xf32>) outs(%alloc_34 : memref<16x24xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %2 = arith.divf %in, %in_42 : f32
      linalg.yield %2 : f32
    }
    %alloc_35 = memref.alloc() alignment = 64 : memref<16x24xf32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : memref<16x24xf32>) outs(%alloc_35 : memref<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.mulf %in, %cst : f32
      linalg.yield %2 : f32
    }
    %alloc_36 = memref.alloc() alignment = 64 : memref<16x24xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_34, %alloc_35 : memref<16x24xf32>, memref<16x24xf32>) outs(%alloc_36 : memref<16x24xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %2 = arith.addf %in, %in_42 : f32
      linalg.yield %2 : f32
    }
    %alloc_37 = memref.alloc() alignment = 64 : memref<16x24xf32>
    linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_24 : memref<f32>) outs(%alloc_37 : memref<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_38 = memref.alloc() alignment = 64 : memref<16x24xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_37, %alloc_36 : memref<16x24xf32>, memref<16x24xf32>) outs(%alloc_38 : memref<16x24xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %2 = arith.mulf %in, %in_42 : f32
      linalg.yield %2 : f32
    }
    %alloc_39 = memref.alloc() alignment = 64 : memref<16x24xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2, %alloc_38 : memref<16x24xf32>, memref<16x24xf32>) outs(%alloc_39 : memref<16x24xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %2 = arith.subf %in, %in_42 : f32
      linalg.yield %2 : f32
    }
    %alloc_40 = memref.alloc() alignment = 64 : memref<16x24xbf16>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_39 : memref<16x24xf32>) outs(%alloc_40 : memref<16x24xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %2 = arith.truncf %in : f32 to bf16
      linalg.yield %2 : bf16
    }
    %alloc_41 = memref.alloc() alignment = 64 : memref<i32>
    linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg4 : memref<i32>) outs(%alloc_41 : memref<i32>) {
    ^bb0(%in: i32, %out: i32):
      %2 = arith.addi %in, %c1_i32 : i32
      linalg.yield %2 : i32
    }
    return %alloc_40, %alloc_27, %alloc_31, %alloc_39, %alloc_41 : memref<16x24xbf16>, memref<16x24xf32>, memref<16x24xf32>, memref<16x24xf32>, memref<i32>
  }
}

