// jax_moe_sorted_blocks_swiglu_bincount, bufferized.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<() -> ()>
#map3 = affine_map<(d0) -> ()>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d0)>
#map8 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map9 = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
#map10 = affine_map<(d0, d1) -> (d0)>
module @jit_moe_sorted_blocks_swiglu_bincount {
  memref.global "private" constant @__constant_xi32 : memref<i32> = dense<0> alignment = 64
  memref.global "private" constant @__constant_4xi32 : memref<4xi32> = dense<0> alignment = 64
  memref.global "private" constant @__constant_64xi32 : memref<64xi32> = dense<1> alignment = 64
  memref.global "private" constant @__constant_32x16xf32 : memref<32x16xf32> = dense<0.000000e+00> alignment = 64
  memref.global "private" constant @__constant_1xi32 : memref<1xi32> = dense<0> alignment = 64
  func.func public @main(%arg0: memref<32x16xbf16>, %arg1: memref<16x4xbf16>, %arg2: memref<4x16x24xbf16>, %arg3: memref<4x16x24xbf16>, %arg4: memref<4x24x16xbf16>) -> memref<32x16xbf16> {
    %cst = arith.constant 0.000000e+00 : bf16
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %c2_i32 = arith.constant 2 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c31_i32 = arith.constant 31 : i32
    %c4_i32 = arith.constant 4 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst_2 = arith.constant 1.000000e+00 : bf16
    %c64_i32 = arith.constant 64 : i32
    %0 = memref.get_global @__constant_1xi32 : memref<1xi32>
    %1 = memref.get_global @__constant_32x16xf32 : memref<32x16xf32>
    %2 = memref.get_global @__constant_64xi32 : memref<64xi32>
    %3 = memref.get_global @__constant_4xi32 : memref<4xi32>
    %4 = memref.get_global @__constant_xi32 : memref<i32>
    %alloc = memref.alloc() alignment = 64 : memref<32x4xbf16>
    linalg.fill ins(%cst : bf16) outs(%alloc : memref<32x4xbf16>)
    linalg.matmul ins(%arg0, %arg1 : memref<32x16xbf16>, memref<16x4xbf16>) outs(%alloc : memref<32x4xbf16>)
    %alloc_3 = memref.alloc() alignment = 64 : memref<32x4xf32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc : memref<32x4xbf16>) outs(%alloc_3 : memref<32x4xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %5 = arith.extf %in : bf16 to f32
      linalg.yield %5 : f32
    }
    %alloc_4 = memref.alloc() alignment = 64 : memref<32x4xf32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_3 : memref<32x4xf32>) outs(%alloc_4 : memref<32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %5 = arith.negf %in : f32
      linalg.yield %5 : f32
    }
    %alloc_5 = memref.alloc() alignment = 64 : memref<32x4xf32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_4 : memref<32x4xf32>) outs(%alloc_5 : memref<32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %5 = math.exp %in : f32
      linalg.yield %5 : f32
    }
    %alloc_6 = memref.alloc() alignment = 64 : memref<32x4xf32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_5 : memref<32x4xf32>) outs(%alloc_6 : memref<32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %5 = arith.addf %in, %cst_0 : f32
      linalg.yield %5 : f32
    }
    %alloc_7 = memref.alloc() alignment = 64 : memref<32x4xf32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_6 : memref<32x4xf32>) outs(%alloc_7 : memref<32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %5 = arith.divf %cst_0, %in : f32
      linalg.yield %5 : f32
    }
    %alloc_8 = memref.alloc() alignment = 64 : memref<32x2xf32>
    %alloc_9 = memref.alloc() alignment = 64 : memref<32x2xi32>
    linalg.fill ins(%cst_1 : f32) outs(%alloc_8 : memref<32x2xf32>)
    linalg.fill ins(%c2147483647_i32 : i32) outs(%alloc_9 : memref<32x2xi32>)
    iree_linalg_ext.topk dimension(1) ins(%alloc_7 : memref<32x4xf32>) outs(%alloc_8, %alloc_9 : memref<32x2xf32>, memref<32x2xi32>) {
    ^bb0(%arg5: f32, %arg6: f32):
      %5 = arith.cmpf ogt, %arg5, %arg6 : f32
      iree_linalg_ext.yield %5 : i1
    }
    %collapse_shape = memref.collapse_shape %alloc_9 [[0, 1]] : memref<32x2xi32> into memref<64xi32>
    %alloc_10 = memref.alloc() alignment = 64 : memref<64xi32>
    linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%alloc_10 : memref<64xi32>) {
    ^bb0(%out: i32):
      %5 = linalg.index 0 : index
      %6 = arith.index_cast %5 : index to i32
      linalg.yield %6 : i32
    }
    %alloc_11 = memref.alloc() alignment = 64 : memref<64xi32>
    memref.copy %collapse_shape, %alloc_11 : memref<64xi32> to memref<64xi32>
    iree_linalg_ext.sort dimension(0) outs(%alloc_11, %alloc_10 : memref<64xi32>, memref<64xi32>) {
    ^bb0(%arg5: i32, %arg6: i32, %arg7: i32, %arg8: i32):
      %5 = arith.cmpi slt, %arg5, %arg6 : i32
      iree_linalg_ext.yield %5 : i1
    }
    %alloc_12 = memref.alloc() alignment = 64 : memref<64xi32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%alloc_10 : memref<64xi32>) outs(%alloc_12 : memref<64xi32>) {
    ^bb0(%in: i32, %out: i32):
      %5 = arith.divsi %in, %c2_i32 : i32
      linalg.yield %5 : i32
    }
    %alloc_13 = memref.alloc() alignment = 64 : memref<64xi32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%alloc_10 : memref<64xi32>) outs(%alloc_13 : memref<64xi32>) {
    ^bb0(%in: i32, %out: i32):
      %5 = arith.cmpi eq, %in, %c0_i32 : i32
      %6 = arith.shrsi %in, %c31_i32 : i32
      %7 = arith.ori %6, %c1_i32 : i32
      %8 = arith.select %5, %c0_i32, %7 : i32
      linalg.yield %8 : i32
    }
    %alloc_14 = memref.alloc() alignment = 64 : memref<i32>
    linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%alloc_14 : memref<i32>) {
    ^bb0(%out: i32):
      linalg.yield %c1_i32 : i32
    }
    %alloc_15 = memref.alloc() alignment = 64 : memref<64xi32>
    linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel"]} ins(%alloc_14 : memref<i32>) outs(%alloc_15 : memref<64xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    }
    %alloc_16 = memref.alloc() alignment = 64 : memref<64xi1>
    linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%alloc_13, %alloc_15 : memref<64xi32>, memref<64xi32>) outs(%alloc_16 : memref<64xi1>) {
    ^bb0(%in: i32, %in_86: i32, %out: i1):
      %5 = arith.cmpi ne, %in, %in_86 : i32
      linalg.yield %5 : i1
    }
    %alloc_17 = memref.alloc() alignment = 64 : memref<64xi32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%alloc_10 : memref<64xi32>) outs(%alloc_17 : memref<64xi32>) {
    ^bb0(%in: i32, %out: i32):
      %5 = arith.remsi %in, %c2_i32 : i32
      linalg.yield %5 : i32
    }
    %alloc_18 = memref.alloc() alignment = 64 : memref<64xi1>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%alloc_17 : memref<64xi32>) outs(%alloc_18 : memref<64xi1>) {
    ^bb0(%in: i32, %out: i1):
      %5 = arith.cmpi ne, %in, %c0_i32 : i32
      linalg.yield %5 : i1
    }
    %alloc_19 = memref.alloc() alignment = 64 : memref<64xi1>
    linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%alloc_16, %alloc_18 : memref<64xi1>, memref<64xi1>) outs(%alloc_19 : memref<64xi1>) {
    ^bb0(%in: i1, %in_86: i1, %out: i1):
      %5 = arith.andi %in, %in_86 : i1
      linalg.yield %5 : i1
    }
    %alloc_20 = memref.alloc() alignment = 64 : memref<64xi32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%alloc_12 : memref<64xi32>) outs(%alloc_20 : memref<64xi32>) {
    ^bb0(%in: i32, %out: i32):
      %5 = arith.subi %in, %c1_i32 : i32
      linalg.yield %5 : i32
    }
    %alloc_21 = memref.alloc() alignment = 64 : memref<64xi32>
    linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel"]} ins(%alloc_19, %alloc_20, %alloc_12 : memref<64xi1>, memref<64xi32>, memref<64xi32>) outs(%alloc_21 : memref<64xi32>) {
    ^bb0(%in: i1, %in_86: i32, %in_87: i32, %out: i32):
      %5 = arith.select %in, %in_86, %in_87 : i32
      linalg.yield %5 : i32
    }
    %alloc_22 = memref.alloc() alignment = 64 : memref<64xi32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%collapse_shape : memref<64xi32>) outs(%alloc_22 : memref<64xi32>) {
    ^bb0(%in: i32, %out: i32):
      %5 = arith.maxsi %in, %c0_i32 : i32
      linalg.yield %5 : i32
    }
    %alloc_23 = memref.alloc() alignment = 64 : memref<64xi1>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%alloc_22 : memref<64xi32>) outs(%alloc_23 : memref<64xi1>) {
    ^bb0(%in: i32, %out: i1):
      %5 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %5 : i1
    }
    %alloc_24 = memref.alloc() alignment = 64 : memref<64xi32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%alloc_22 : memref<64xi32>) outs(%alloc_24 : memref<64xi32>) {
    ^bb0(%in: i32, %out: i32):
      %5 = arith.addi %in, %c4_i32 : i32
      linalg.yield %5 : i32
    }
    %alloc_25 = memref.alloc() alignment = 64 : memref<64xi32>
    linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel"]} ins(%alloc_23, %alloc_24, %alloc_22 : memref<64xi1>, memref<64xi32>, memref<64xi32>) outs(%alloc_25 : memref<64xi32>) {
    ^bb0(%in: i1, %in_86: i32, %in_87: i32, %out: i32):
      %5 = arith.select %in, %in_86, %in_87 : i32
      linalg.yield %5 : i32
    }
    %expand_shape = memref.expand_shape %alloc_25 [[0, 1]] output_shape [64, 1] : memref<64xi32> into memref<64x1xi32>
    %alloc_26 = memref.alloc() alignment = 64 : memref<4xi32>
    memref.copy %3, %alloc_26 : memref<4xi32> to memref<4xi32>
    iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%2, %expand_shape : memref<64xi32>, memref<64x1xi32>) outs(%alloc_26 : memref<4xi32>) {
    ^bb0(%arg5: i32, %arg6: i32):
      %5 = arith.addi %arg6, %arg5 : i32
      iree_linalg_ext.yield %5 : i32
    }
    %alloc_27 = memref.alloc() alignment = 64 : memref<64xi1>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%alloc_21 : memref<64xi32>) outs(%alloc_27 : memref<64xi1>) {
    ^bb0(%in: i32, %out: i1):
      %5 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %5 : i1
    }
    %alloc_28 = memref.alloc() alignment = 64 : memref<64xi32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%alloc_21 : memref<64xi32>) outs(%alloc_28 : memref<64xi32>) {
    ^bb0(%in: i32, %out: i32):
      %5 = arith.addi %in, %c32_i32 : i32
      linalg.yield %5 : i32
    }
    %alloc_29 = memref.alloc() alignment = 64 : memref<64xi32>
    linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel"]} ins(%alloc_27, %alloc_28, %alloc_21 : memref<64xi1>, memref<64xi32>, memref<64xi32>) outs(%alloc_29 : memref<64xi32>) {
    ^bb0(%in: i1, %in_86: i32, %in_87: i32, %out: i32):
      %5 = arith.select %in, %in_86, %in_87 : i32
      linalg.yield %5 : i32
    }
    %expand_shape_30 = memref.expand_shape %alloc_29 [[0, 1]] output_shape [64, 1] : memref<64xi32> into memref<64x1xi32>
    %alloc_31 = memref.alloc() alignment = 64 : memref<64x1x16xbf16>
    linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expand_shape_30 : memref<64x1xi32>) outs(%alloc_31 : memref<64x1x16xbf16>) {
    ^bb0(%in: i32, %out: bf16):
      %5 = arith.index_cast %in : i32 to index
      %6 = linalg.index 2 : index
      %7 = memref.load %arg0[%5, %6] : memref<32x16xbf16>
      linalg.yield %7 : bf16
    }
    %collapse_shape_32 = memref.collapse_shape %alloc_31 [[0], [1, 2]] : memref<64x1x16xbf16> into memref<64x16xbf16>
    %alloc_33 = memref.alloc() alignment = 64 : memref<4x64x16xbf16>
    linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapse_shape_32 : memref<64x16xbf16>) outs(%alloc_33 : memref<4x64x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    }
    %alloc_34 = memref.alloc() alignment = 64 : memref<4x64x16xi32>
    linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel", "parallel", "parallel"]} outs(%alloc_34 : memref<4x64x16xi32>) {
    ^bb0(%out: i32):
      %5 = linalg.index 1 : index
      %6 = arith.index_cast %5 : index to i32
      linalg.yield %6 : i32
    }
    %alloc_35 = memref.alloc() alignment = 64 : memref<4xi32>
    %alloc_36 = memref.alloc() alignment = 64 : memref<i32>
    memref.copy %4, %alloc_36 : memref<i32> to memref<i32>
    iree_linalg_ext.scan dimension(0) inclusive(true) ins(%alloc_26 : memref<4xi32>) outs(%alloc_35, %alloc_36 : memref<4xi32>, memref<i32>) {
    ^bb0(%arg5: i32, %arg6: i32):
      %5 = arith.addi %arg5, %arg6 : i32
      iree_linalg_ext.yield %5 : i32
    }
    %subview = memref.subview %alloc_35[0] [3] [1] : memref<4xi32> to memref<3xi32, strided<[1]>>
    %alloc_37 = memref.alloc() alignment = 64 : memref<4xi32>
    %subview_38 = memref.subview %alloc_37[0] [1] [1] : memref<4xi32> to memref<1xi32, strided<[1]>>
    memref.copy %0, %subview_38 : memref<1xi32> to memref<1xi32, strided<[1]>>
    %subview_39 = memref.subview %alloc_37[1] [3] [1] : memref<4xi32> to memref<3xi32, strided<[1], offset: 1>>
    memref.copy %subview, %subview_39 : memref<3xi32, strided<[1]>> to memref<3xi32, strided<[1], offset: 1>>
    %alloc_40 = memref.alloc() alignment = 64 : memref<4x64x16xi32>
    linalg.generic {indexing_maps = [#map7, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_35 : memref<4xi32>) outs(%alloc_40 : memref<4x64x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    }
    %alloc_41 = memref.alloc() alignment = 64 : memref<4x64x16xi32>
    linalg.generic {indexing_maps = [#map7, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_37 : memref<4xi32>) outs(%alloc_41 : memref<4x64x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    }
    %alloc_42 = memref.alloc() alignment = 64 : memref<4x64x16xi1>
    linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_41, %alloc_34 : memref<4x64x16xi32>, memref<4x64x16xi32>) outs(%alloc_42 : memref<4x64x16xi1>) {
    ^bb0(%in: i32, %in_86: i32, %out: i1):
      %5 = arith.cmpi sle, %in, %in_86 : i32
      linalg.yield %5 : i1
    }
    %alloc_43 = memref.alloc() alignment = 64 : memref<4x64x16xi1>
    linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_34, %alloc_40 : memref<4x64x16xi32>, memref<4x64x16xi32>) outs(%alloc_43 : memref<4x64x16xi1>) {
    ^bb0(%in: i32, %in_86: i32, %out: i1):
      %5 = arith.cmpi slt, %in, %in_86 : i32
      linalg.yield %5 : i1
    }
    %alloc_44 = memref.alloc() alignment = 64 : memref<4x64x16xi1>
    linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_42, %alloc_43 : memref<4x64x16xi1>, memref<4x64x16xi1>) outs(%alloc_44 : memref<4x64x16xi1>) {
    ^bb0(%in: i1, %in_86: i1, %out: i1):
      %5 = arith.andi %in, %in_86 : i1
      linalg.yield %5 : i1
    }
    %alloc_45 = memref.alloc() alignment = 64 : memref<4x64x16xbf16>
    linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_44, %alloc_33 : memref<4x64x16xi1>, memref<4x64x16xbf16>) outs(%alloc_45 : memref<4x64x16xbf16>) {
    ^bb0(%in: i1, %in_86: bf16, %out: bf16):
      %5 = arith.select %in, %in_86, %cst : bf16
      linalg.yield %5 : bf16
    }
    %alloc_46 = memref.alloc() alignment = 64 : memref<64x16x4xbf16>
    linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_45 : memref<4x64x16xbf16>) outs(%alloc_46 : memref<64x16x4xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    }
    %collapse_shape_47 = memref.collapse_shape %alloc_46 [[0], [1, 2]] : memref<64x16x4xbf16> into memref<64x64xbf16>
    %alloc_48 = memref.alloc() alignment = 64 : memref<16x4x24xbf16>
    linalg.generic {indexing_maps = [#map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : memref<4x16x24xbf16>) outs(%alloc_48 : memref<16x4x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    }
    %collapse_shape_49 = memref.collapse_shape %alloc_48 [[0, 1], [2]] : memref<16x4x24xbf16> into memref<64x24xbf16>
    %alloc_50 = memref.alloc() alignment = 64 : memref<64x24xbf16>
    linalg.fill ins(%cst : bf16) outs(%alloc_50 : memref<64x24xbf16>)
    linalg.matmul ins(%collapse_shape_47, %collapse_shape_49 : memref<64x64xbf16>, memref<64x24xbf16>) outs(%alloc_50 : memref<64x24xbf16>)
    %alloc_51 = memref.alloc() alignment = 64 : memref<64x24xbf16>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_50 : memref<64x24xbf16>) outs(%alloc_51 : memref<64x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %5 = arith.negf %in : bf16
      linalg.yield %5 : bf16
    }
    %alloc_52 = memref.alloc() alignment = 64 : memref<64x24xbf16>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_51 : memref<64x24xbf16>) outs(%alloc_52 : memref<64x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %5 = math.exp %in : bf16
      linalg.yield %5 : bf16
    }
    %alloc_53 = memref.alloc() alignment = 64 : memref<64x24xbf16>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_52 : memref<64x24xbf16>) outs(%alloc_53 : memref<64x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %5 = arith.addf %in, %cst_2 : bf16
      linalg.yield %5 : bf16
    }
    %alloc_54 = memref.alloc() alignment = 64 : memref<64x24xbf16>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_53 : memref<64x24xbf16>) outs(%alloc_54 : memref<64x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %5 = arith.divf %cst_2, %in : bf16
      linalg.yield %5 : bf16
    }
    %alloc_55 = memref.alloc() alignment = 64 : memref<64x24xbf16>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_50, %alloc_54 : memref<64x24xbf16>, memref<64x24xbf16>) outs(%alloc_55 : memref<64x24xbf16>) {
    ^bb0(%in: bf16, %in_86: bf16, %out: bf16):
      %5 = arith.mulf %in, %in_86 : bf16
      linalg.yield %5 : bf16
    }
    %alloc_56 = memref.alloc() alignment = 64 : memref<16x4x24xbf16>
    linalg.generic {indexing_maps = [#map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : memref<4x16x24xbf16>) outs(%alloc_56 : memref<16x4x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    }
    %collapse_shape_57 = memref.collapse_shape %alloc_56 [[0, 1], [2]] : memref<16x4x24xbf16> into memref<64x24xbf16>
    %alloc_58 = memref.alloc() alignment = 64 : memref<64x24xbf16>
    linalg.fill ins(%cst : bf16) outs(%alloc_58 : memref<64x24xbf16>)
    linalg.matmul ins(%collapse_shape_47, %collapse_shape_57 : memref<64x64xbf16>, memref<64x24xbf16>) outs(%alloc_58 : memref<64x24xbf16>)
    %alloc_59 = memref.alloc() alignment = 64 : memref<64x24xbf16>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_55, %alloc_58 : memref<64x24xbf16>, memref<64x24xbf16>) outs(%alloc_59 : memref<64x24xbf16>) {
    ^bb0(%in: bf16, %in_86: bf16, %out: bf16):
      %5 = arith.mulf %in, %in_86 : bf16
      linalg.yield %5 : bf16
    }
    %alloc_60 = memref.alloc() alignment = 64 : memref<4x64x24xbf16>
    linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_59 : memref<64x24xbf16>) outs(%alloc_60 : memref<4x64x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    }
    %alloc_61 = memref.alloc() alignment = 64 : memref<4x64x24xi32>
    linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel", "parallel", "parallel"]} outs(%alloc_61 : memref<4x64x24xi32>) {
    ^bb0(%out: i32):
      %5 = linalg.index 1 : index
      %6 = arith.index_cast %5 : index to i32
      linalg.yield %6 : i32
    }
    %alloc_62 = memref.alloc() alignment = 64 : memref<4x64x24xi32>
    linalg.generic {indexing_maps = [#map7, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_35 : memref<4xi32>) outs(%alloc_62 : memref<4x64x24xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    }
    %alloc_63 = memref.alloc() alignment = 64 : memref<4x64x24xi32>
    linalg.generic {indexing_maps = [#map7, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_37 : memref<4xi32>) outs(%alloc_63 : memref<4x64x24xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    }
    %alloc_64 = memref.alloc() alignment = 64 : memref<4x64x24xi1>
    linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_63, %alloc_61 : memref<4x64x24xi32>, memref<4x64x24xi32>) outs(%alloc_64 : memref<4x64x24xi1>) {
    ^bb0(%in: i32, %in_86: i32, %out: i1):
      %5 = arith.cmpi sle, %in, %in_86 : i32
      linalg.yield %5 : i1
    }
    %alloc_65 = memref.alloc() alignment = 64 : memref<4x64x24xi1>
    linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_61, %alloc_62 : memref<4x64x24xi32>, memref<4x64x24xi32>) outs(%alloc_65 : memref<4x64x24xi1>) {
    ^bb0(%in: i32, %in_86: i32, %out: i1):
      %5 = arith.cmpi slt, %in, %in_86 : i32
      linalg.yield %5 : i1
    }
    %alloc_66 = memref.alloc() alignment = 64 : memref<4x64x24xi1>
    linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_64, %alloc_65 : memref<4x64x24xi1>, memref<4x64x24xi1>) outs(%alloc_66 : memref<4x64x24xi1>) {
    ^bb0(%in: i1, %in_86: i1, %out: i1):
      %5 = arith.andi %in, %in_86 : i1
      linalg.yield %5 : i1
    }
    %alloc_67 = memref.alloc() alignment = 64 : memref<4x64x24xbf16>
    linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_66, %alloc_60 : memref<4x64x24xi1>, memref<4x64x24xbf16>) outs(%alloc_67 : memref<4x64x24xbf16>) {
    ^bb0(%in: i1, %in_86: bf16, %out: bf16):
      %5 = arith.select %in, %in_86, %cst : bf16
      linalg.yield %5 : bf16
    }
    %alloc_68 = memref.alloc() alignment = 64 : memref<64x24x4xbf16>
    linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_67 : memref<4x64x24xbf16>) outs(%alloc_68 : memref<64x24x4xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    }
    %collapse_shape_69 = memref.collapse_shape %alloc_68 [[0], [1, 2]] : memref<64x24x4xbf16> into memref<64x96xbf16>
    %alloc_70 = memref.alloc() alignment = 64 : memref<24x4x16xbf16>
    linalg.generic {indexing_maps = [#map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4 : memref<4x24x16xbf16>) outs(%alloc_70 : memref<24x4x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    }
    %collapse_shape_71 = memref.collapse_shape %alloc_70 [[0, 1], [2]] : memref<24x4x16xbf16> into memref<96x16xbf16>
    %alloc_72 = memref.alloc() alignment = 64 : memref<64x16xbf16>
    linalg.fill ins(%cst : bf16) outs(%alloc_72 : memref<64x16xbf16>)
    linalg.matmul ins(%collapse_shape_69, %collapse_shape_71 : memref<64x96xbf16>, memref<96x16xbf16>) outs(%alloc_72 : memref<64x16xbf16>)
    %alloc_73 = memref.alloc() alignment = 64 : memref<64x16xf32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_72 : memref<64x16xbf16>) outs(%alloc_73 : memref<64x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %5 = arith.extf %in : bf16 to f32
      linalg.yield %5 : f32
    }
    %collapse_shape_74 = memref.collapse_shape %alloc_8 [[0, 1]] : memref<32x2xf32> into memref<64xf32>
    %alloc_75 = memref.alloc() alignment = 64 : memref<64xi1>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%alloc_10 : memref<64xi32>) outs(%alloc_75 : memref<64xi1>) {
    ^bb0(%in: i32, %out: i1):
      %5 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %5 : i1
    }
    %alloc_76 = memref.alloc() alignment = 64 : memref<64xi32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%alloc_10 : memref<64xi32>) outs(%alloc_76 : memref<64xi32>) {
    ^bb0(%in: i32, %out: i32):
      %5 = arith.addi %in, %c64_i32 : i32
      linalg.yield %5 : i32
    }
    %alloc_77 = memref.alloc() alignment = 64 : memref<64xi32>
    linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel"]} ins(%alloc_75, %alloc_76, %alloc_10 : memref<64xi1>, memref<64xi32>, memref<64xi32>) outs(%alloc_77 : memref<64xi32>) {
    ^bb0(%in: i1, %in_86: i32, %in_87: i32, %out: i32):
      %5 = arith.select %in, %in_86, %in_87 : i32
      linalg.yield %5 : i32
    }
    %expand_shape_78 = memref.expand_shape %alloc_77 [[0, 1]] output_shape [64, 1] : memref<64xi32> into memref<64x1xi32>
    %alloc_79 = memref.alloc() alignment = 64 : memref<64x1xf32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expand_shape_78 : memref<64x1xi32>) outs(%alloc_79 : memref<64x1xf32>) {
    ^bb0(%in: i32, %out: f32):
      %5 = arith.index_cast %in : i32 to index
      %6 = memref.load %collapse_shape_74[%5] : memref<64xf32>
      linalg.yield %6 : f32
    }
    %collapse_shape_80 = memref.collapse_shape %alloc_79 [[0, 1]] : memref<64x1xf32> into memref<64xf32>
    %alloc_81 = memref.alloc() alignment = 64 : memref<64x16xf32>
    linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%collapse_shape_80 : memref<64xf32>) outs(%alloc_81 : memref<64x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_82 = memref.alloc() alignment = 64 : memref<64x16xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_73, %alloc_81 : memref<64x16xf32>, memref<64x16xf32>) outs(%alloc_82 : memref<64x16xf32>) {
    ^bb0(%in: f32, %in_86: f32, %out: f32):
      %5 = arith.mulf %in, %in_86 : f32
      linalg.yield %5 : f32
    }
    %expand_shape_83 = memref.expand_shape %alloc_21 [[0, 1]] output_shape [64, 1] : memref<64xi32> into memref<64x1xi32>
    %alloc_84 = memref.alloc() alignment = 64 : memref<32x16xf32>
    memref.copy %1, %alloc_84 : memref<32x16xf32> to memref<32x16xf32>
    iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%alloc_82, %expand_shape_83 : memref<64x16xf32>, memref<64x1xi32>) outs(%alloc_84 : memref<32x16xf32>) {
    ^bb0(%arg5: f32, %arg6: f32):
      %5 = arith.addf %arg6, %arg5 : f32
      iree_linalg_ext.yield %5 : f32
    }
    %alloc_85 = memref.alloc() alignment = 64 : memref<32x16xbf16>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_84 : memref<32x16xf32>) outs(%alloc_85 : memref<32x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %5 = arith.truncf %in : f32 to bf16
      linalg.yield %5 : bf16
    }
    return %alloc_85 : memref<32x16xbf16>
  }
}

