#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d1)>
#map5 = affine_map<(d0, d1) -> (d0)>
module @jit_mpnn_edge_network_gru_update_set_readout {
  memref.global "private" constant @__constant_24xf32 : memref<24xf32> = dense<1.000000e+00> alignment = 64
  memref.global "private" constant @__constant_4xf32_0 : memref<4xf32> = dense<0xFF800000> alignment = 64
  memref.global "private" constant @__constant_4xf32 : memref<4xf32> = dense<0.000000e+00> alignment = 64
  memref.global "private" constant @__constant_4x24xf32 : memref<4x24xf32> = dense<0.000000e+00> alignment = 64
  memref.global "private" constant @__constant_40x24xf32 : memref<40x24xf32> = dense<0.000000e+00> alignment = 64
  func.func public @main(%arg0: memref<40x24xf32>, %arg1: memref<2x150xi32>, %arg2: memref<150x8xf32>, %arg3: memref<56x32xf32>, %arg4: memref<32x24xf32>, %arg5: memref<24x72xf32>, %arg6: memref<24x72xf32>, %arg7: memref<2x72xf32>, %arg8: memref<40xi32>) -> (memref<40x24xf32>, memref<4x24xf32>) {
    %c1_i32 = arith.constant 1 : i32
    %c3_i32 = arith.constant 3 : i32
    %c0_i32 = arith.constant 0 : i32
    %c4_i32 = arith.constant 4 : i32
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c40_i32 = arith.constant 40 : i32
    %0 = memref.get_global @__constant_40x24xf32 : memref<40x24xf32>
    %1 = memref.get_global @__constant_4x24xf32 : memref<4x24xf32>
    %2 = memref.get_global @__constant_4xf32 : memref<4xf32>
    %3 = memref.get_global @__constant_4xf32_0 : memref<4xf32>
    %4 = memref.get_global @__constant_24xf32 : memref<24xf32>
    %5 = scf.for %arg9 = %c0_i32 to %c3_i32 step %c1_i32 iter_args(%arg10 = %arg0) -> (memref<40x24xf32>)  : i32 {
      %subview = memref.subview %arg1[0, 0] [1, 150] [1, 1] : memref<2x150xi32> to memref<1x150xi32, strided<[150, 1]>>
      %collapse_shape_16 = memref.collapse_shape %subview [[0, 1]] : memref<1x150xi32, strided<[150, 1]>> into memref<150xi32, strided<[1]>>
      %alloc_17 = memref.alloc() alignment = 64 : memref<150xi1>
      linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapse_shape_16 : memref<150xi32, strided<[1]>>) outs(%alloc_17 : memref<150xi1>) {
      ^bb0(%in: i32, %out: i1):
        %6 = arith.cmpi slt, %in, %c0_i32 : i32
        linalg.yield %6 : i1
      }
      %alloc_18 = memref.alloc() alignment = 64 : memref<150xi32>
      linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapse_shape_16 : memref<150xi32, strided<[1]>>) outs(%alloc_18 : memref<150xi32>) {
      ^bb0(%in: i32, %out: i32):
        %6 = arith.addi %in, %c40_i32 : i32
        linalg.yield %6 : i32
      }
      %alloc_19 = memref.alloc() alignment = 64 : memref<150xi32>
      linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%alloc_17, %alloc_18, %collapse_shape_16 : memref<150xi1>, memref<150xi32>, memref<150xi32, strided<[1]>>) outs(%alloc_19 : memref<150xi32>) {
      ^bb0(%in: i1, %in_73: i32, %in_74: i32, %out: i32):
        %6 = arith.select %in, %in_73, %in_74 : i32
        linalg.yield %6 : i32
      }
      %expand_shape_20 = memref.expand_shape %alloc_19 [[0, 1]] output_shape [150, 1] : memref<150xi32> into memref<150x1xi32>
      %alloc_21 = memref.alloc() alignment = 64 : memref<150x1x24xf32>
      linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expand_shape_20 : memref<150x1xi32>) outs(%alloc_21 : memref<150x1x24xf32>) {
      ^bb0(%in: i32, %out: f32):
        %6 = arith.index_cast %in : i32 to index
        %7 = linalg.index 2 : index
        %8 = memref.load %arg10[%6, %7] : memref<40x24xf32>
        linalg.yield %8 : f32
      }
      %collapse_shape_22 = memref.collapse_shape %alloc_21 [[0], [1, 2]] : memref<150x1x24xf32> into memref<150x24xf32>
      %subview_23 = memref.subview %arg1[1, 0] [1, 150] [1, 1] : memref<2x150xi32> to memref<1x150xi32, strided<[150, 1], offset: 150>>
      %collapse_shape_24 = memref.collapse_shape %subview_23 [[0, 1]] : memref<1x150xi32, strided<[150, 1], offset: 150>> into memref<150xi32, strided<[1], offset: 150>>
      %alloc_25 = memref.alloc() alignment = 64 : memref<150xi1>
      linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapse_shape_24 : memref<150xi32, strided<[1], offset: 150>>) outs(%alloc_25 : memref<150xi1>) {
      ^bb0(%in: i32, %out: i1):
        %6 = arith.cmpi slt, %in, %c0_i32 : i32
        linalg.yield %6 : i1
      }
      %alloc_26 = memref.alloc() alignment = 64 : memref<150xi32>
      linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapse_shape_24 : memref<150xi32, strided<[1], offset: 150>>) outs(%alloc_26 : memref<150xi32>) {
      ^bb0(%in: i32, %out: i32):
        %6 = arith.addi %in, %c40_i32 : i32
        linalg.yield %6 : i32
      }
      %alloc_27 = memref.alloc() alignment = 64 : memref<150xi32>
      linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%alloc_25, %alloc_26, %collapse_shape_24 : memref<150xi1>, memref<150xi32>, memref<150xi32, strided<[1], offset: 150>>) outs(%alloc_27 : memref<150xi32>) {
      ^bb0(%in: i1, %in_73: i32, %in_74: i32, %out: i32):
        %6 = arith.select %in, %in_73, %in_74 : i32
        linalg.yield %6 : i32
      }
      %expand_shape_28 = memref.expand_shape %alloc_27 [[0, 1]] output_shape [150, 1] : memref<150xi32> into memref<150x1xi32>
      %alloc_29 = memref.alloc() alignment = 64 : memref<150x1x24xf32>
      linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expand_shape_28 : memref<150x1xi32>) outs(%alloc_29 : memref<150x1x24xf32>) {
      ^bb0(%in: i32, %out: f32):
        %6 = arith.index_cast %in : i32 to index
        %7 = linalg.index 2 : index
        %8 = memref.load %arg10[%6, %7] : memref<40x24xf32>
        linalg.yield %8 : f32
      }
      %collapse_shape_30 = memref.collapse_shape %alloc_29 [[0], [1, 2]] : memref<150x1x24xf32> into memref<150x24xf32>
      %alloc_31 = memref.alloc() alignment = 64 : memref<150x56xf32>
      %subview_32 = memref.subview %alloc_31[0, 0] [150, 24] [1, 1] : memref<150x56xf32> to memref<150x24xf32, strided<[56, 1]>>
      memref.copy %collapse_shape_22, %subview_32 : memref<150x24xf32> to memref<150x24xf32, strided<[56, 1]>>
      %subview_33 = memref.subview %alloc_31[0, 24] [150, 24] [1, 1] : memref<150x56xf32> to memref<150x24xf32, strided<[56, 1], offset: 24>>
      memref.copy %collapse_shape_30, %subview_33 : memref<150x24xf32> to memref<150x24xf32, strided<[56, 1], offset: 24>>
      %subview_34 = memref.subview %alloc_31[0, 48] [150, 8] [1, 1] : memref<150x56xf32> to memref<150x8xf32, strided<[56, 1], offset: 48>>
      memref.copy %arg2, %subview_34 : memref<150x8xf32> to memref<150x8xf32, strided<[56, 1], offset: 48>>
      %alloc_35 = memref.alloc() alignment = 64 : memref<150x32xf32>
      linalg.fill ins(%cst_0 : f32) outs(%alloc_35 : memref<150x32xf32>)
      linalg.matmul ins(%alloc_31, %arg3 : memref<150x56xf32>, memref<56x32xf32>) outs(%alloc_35 : memref<150x32xf32>)
      %alloc_36 = memref.alloc() alignment = 64 : memref<150x32xf32>
      linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%alloc_35 : memref<150x32xf32>) outs(%alloc_36 : memref<150x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %6 = arith.maximumf %in, %cst_0 : f32
        linalg.yield %6 : f32
      }
      %alloc_37 = memref.alloc() alignment = 64 : memref<150x24xf32>
      linalg.fill ins(%cst_0 : f32) outs(%alloc_37 : memref<150x24xf32>)
      linalg.matmul ins(%alloc_36, %arg4 : memref<150x32xf32>, memref<32x24xf32>) outs(%alloc_37 : memref<150x24xf32>)
      %expand_shape_38 = memref.expand_shape %collapse_shape_24 [[0, 1]] output_shape [150, 1] : memref<150xi32, strided<[1], offset: 150>> into memref<150x1xi32, strided<[1, 1], offset: 150>>
      %alloc_39 = memref.alloc() alignment = 64 : memref<40x24xf32>
      memref.copy %0, %alloc_39 : memref<40x24xf32> to memref<40x24xf32>
      iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%alloc_37, %expand_shape_38 : memref<150x24xf32>, memref<150x1xi32, strided<[1, 1], offset: 150>>) outs(%alloc_39 : memref<40x24xf32>) {
      ^bb0(%arg11: f32, %arg12: f32):
        %6 = arith.addf %arg12, %arg11 : f32
        iree_linalg_ext.yield %6 : f32
      }
      %alloc_40 = memref.alloc() alignment = 64 : memref<40x72xf32>
      linalg.fill ins(%cst_0 : f32) outs(%alloc_40 : memref<40x72xf32>)
      linalg.matmul ins(%alloc_39, %arg5 : memref<40x24xf32>, memref<24x72xf32>) outs(%alloc_40 : memref<40x72xf32>)
      %subview_41 = memref.subview %arg7[0, 0] [1, 72] [1, 1] : memref<2x72xf32> to memref<1x72xf32, strided<[72, 1]>>
      %collapse_shape_42 = memref.collapse_shape %subview_41 [[0, 1]] : memref<1x72xf32, strided<[72, 1]>> into memref<72xf32, strided<[1]>>
      %alloc_43 = memref.alloc() alignment = 64 : memref<40x72xf32>
      linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapse_shape_42 : memref<72xf32, strided<[1]>>) outs(%alloc_43 : memref<40x72xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      }
      %alloc_44 = memref.alloc() alignment = 64 : memref<40x72xf32>
      linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%alloc_40, %alloc_43 : memref<40x72xf32>, memref<40x72xf32>) outs(%alloc_44 : memref<40x72xf32>) {
      ^bb0(%in: f32, %in_73: f32, %out: f32):
        %6 = arith.addf %in, %in_73 : f32
        linalg.yield %6 : f32
      }
      %alloc_45 = memref.alloc() alignment = 64 : memref<40x72xf32>
      linalg.fill ins(%cst_0 : f32) outs(%alloc_45 : memref<40x72xf32>)
      linalg.matmul ins(%arg10, %arg6 : memref<40x24xf32>, memref<24x72xf32>) outs(%alloc_45 : memref<40x72xf32>)
      %subview_46 = memref.subview %arg7[1, 0] [1, 72] [1, 1] : memref<2x72xf32> to memref<1x72xf32, strided<[72, 1], offset: 72>>
      %collapse_shape_47 = memref.collapse_shape %subview_46 [[0, 1]] : memref<1x72xf32, strided<[72, 1], offset: 72>> into memref<72xf32, strided<[1], offset: 72>>
      %alloc_48 = memref.alloc() alignment = 64 : memref<40x72xf32>
      linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapse_shape_47 : memref<72xf32, strided<[1], offset: 72>>) outs(%alloc_48 : memref<40x72xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      }
      %alloc_49 = memref.alloc() alignment = 64 : memref<40x72xf32>
      linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%alloc_45, %alloc_48 : memref<40x72xf32>, memref<40x72xf32>) outs(%alloc_49 : memref<40x72xf32>) {
      ^bb0(%in: f32, %in_73: f32, %out: f32):
        %6 = arith.addf %in, %in_73 : f32
        linalg.yield %6 : f32
      }
      %subview_50 = memref.subview %alloc_44[0, 0] [40, 24] [1, 1] : memref<40x72xf32> to memref<40x24xf32, strided<[72, 1]>>
      %subview_51 = memref.subview %alloc_49[0, 0] [40, 24] [1, 1] : memref<40x72xf32> to memref<40x24xf32, strided<[72, 1]>>
      %alloc_52 = memref.alloc() alignment = 64 : memref<40x24xf32>
      linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%subview_50, %subview_51 : memref<40x24xf32, strided<[72, 1]>>, memref<40x24xf32, strided<[72, 1]>>) outs(%alloc_52 : memref<40x24xf32>) {
      ^bb0(%in: f32, %in_73: f32, %out: f32):
        %6 = arith.addf %in, %in_73 : f32
        linalg.yield %6 : f32
      }
      %alloc_53 = memref.alloc() alignment = 64 : memref<40x24xf32>
      linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%alloc_52 : memref<40x24xf32>) outs(%alloc_53 : memref<40x24xf32>) {
      ^bb0(%in: f32, %out: f32):
        %6 = arith.negf %in : f32
        linalg.yield %6 : f32
      }
      %alloc_54 = memref.alloc() alignment = 64 : memref<40x24xf32>
      linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%alloc_53 : memref<40x24xf32>) outs(%alloc_54 : memref<40x24xf32>) {
      ^bb0(%in: f32, %out: f32):
        %6 = math.exp %in : f32
        linalg.yield %6 : f32
      }
      %alloc_55 = memref.alloc() alignment = 64 : memref<40x24xf32>
      linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%alloc_54 : memref<40x24xf32>) outs(%alloc_55 : memref<40x24xf32>) {
      ^bb0(%in: f32, %out: f32):
        %6 = arith.addf %in, %cst : f32
        linalg.yield %6 : f32
      }
      %alloc_56 = memref.alloc() alignment = 64 : memref<40x24xf32>
      linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%alloc_55 : memref<40x24xf32>) outs(%alloc_56 : memref<40x24xf32>) {
      ^bb0(%in: f32, %out: f32):
        %6 = arith.divf %cst, %in : f32
        linalg.yield %6 : f32
      }
      %subview_57 = memref.subview %alloc_44[0, 24] [40, 24] [1, 1] : memref<40x72xf32> to memref<40x24xf32, strided<[72, 1], offset: 24>>
      %subview_58 = memref.subview %alloc_49[0, 24] [40, 24] [1, 1] : memref<40x72xf32> to memref<40x24xf32, strided<[72, 1], offset: 24>>
      %alloc_59 = memref.alloc() alignment = 64 : memref<40x24xf32>
      linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%subview_57, %subview_58 : memref<40x24xf32, strided<[72, 1], offset: 24>>, memref<40x24xf32, strided<[72, 1], offset: 24>>) outs(%alloc_59 : memref<40x24xf32>) {
      ^bb0(%in: f32, %in_73: f32, %out: f32):
        %6 = arith.addf %in, %in_73 : f32
        linalg.yield %6 : f32
      }
      %alloc_60 = memref.alloc() alignment = 64 : memref<40x24xf32>
      linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%alloc_59 : memref<40x24xf32>) outs(%alloc_60 : memref<40x24xf32>) {
      ^bb0(%in: f32, %out: f32):
        %6 = arith.negf %in : f32
        linalg.yield %6 : f32
      }
      %alloc_61 = memref.alloc() alignment = 64 : memref<40x24xf32>
      linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%alloc_60 : memref<40x24xf32>) outs(%alloc_61 : memref<40x24xf32>) {
      ^bb0(%in: f32, %out: f32):
        %6 = math.exp %in : f32
        linalg.yield %6 : f32
      }
      %alloc_62 = memref.alloc() alignment = 64 : memref<40x24xf32>
      linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%alloc_61 : memref<40x24xf32>) outs(%alloc_62 : memref<40x24xf32>) {
      ^bb0(%in: f32, %out: f32):
        %6 = arith.addf %in, %cst : f32
        linalg.yield %6 : f32
      }
      %alloc_63 = memref.alloc() alignment = 64 : memref<40x24xf32>
      linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%alloc_62 : memref<40x24xf32>) outs(%alloc_63 : memref<40x24xf32>) {
      ^bb0(%in: f32, %out: f32):
        %6 = arith.divf %cst, %in : f32
        linalg.yield %6 : f32
      }
      %subview_64 = memref.subview %alloc_44[0, 48] [40, 24] [1, 1] : memref<40x72xf32> to memref<40x24xf32, strided<[72, 1], offset: 48>>
      %subview_65 = memref.subview %alloc_49[0, 48] [40, 24] [1, 1] : memref<40x72xf32> to memref<40x24xf32, strided<[72, 1], offset: 48>>
      %alloc_66 = memref.alloc() alignment = 64 : memref<40x24xf32>
      linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%alloc_56, %subview_65 : memref<40x24xf32>, memref<40x24xf32, strided<[72, 1], offset: 48>>) outs(%alloc_66 : memref<40x24xf32>) {
      ^bb0(%in: f32, %in_73: f32, %out: f32):
        %6 = arith.mulf %in, %in_73 : f32
        linalg.yield %6 : f32
      }
      %alloc_67 = memref.alloc() alignment = 64 : memref<40x24xf32>
      linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%subview_64, %alloc_66 : memref<40x24xf32, strided<[72, 1], offset: 48>>, memref<40x24xf32>) outs(%alloc_67 : memref<40x24xf32>) {
      ^bb0(%in: f32, %in_73: f32, %out: f32):
        %6 = arith.addf %in, %in_73 : f32
        linalg.yield %6 : f32
      }
      %alloc_68 = memref.alloc() alignment = 64 : memref<40x24xf32>
      linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%alloc_67 : memref<40x24xf32>) outs(%alloc_68 : memref<40x24xf32>) {
      ^bb0(%in: f32, %out: f32):
        %6 = math.tanh %in : f32
        linalg.yield %6 : f32
      }
      %alloc_69 = memref.alloc() alignment = 64 : memref<40x24xf32>
      linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%alloc_63 : memref<40x24xf32>) outs(%alloc_69 : memref<40x24xf32>) {
      ^bb0(%in: f32, %out: f32):
        %6 = arith.subf %cst, %in : f32
        linalg.yield %6 : f32
      }
      %alloc_70 = memref.alloc() alignment = 64 : memref<40x24xf32>
      linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%alloc_69, %alloc_68 : memref<40x24xf32>, memref<40x24xf32>) outs(%alloc_70 : memref<40x24xf32>) {
      ^bb0(%in: f32, %in_73: f32, %out: f32):
        %6 = arith.mulf %in, %in_73 : f32
        linalg.yield %6 : f32
      }
      %alloc_71 = memref.alloc() alignment = 64 : memref<40x24xf32>
      linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%alloc_63, %arg10 : memref<40x24xf32>, memref<40x24xf32>) outs(%alloc_71 : memref<40x24xf32>) {
      ^bb0(%in: f32, %in_73: f32, %out: f32):
        %6 = arith.mulf %in, %in_73 : f32
        linalg.yield %6 : f32
      }
      %alloc_72 = memref.alloc() alignment = 64 : memref<40x24xf32>
      linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%alloc_70, %alloc_71 : memref<40x24xf32>, memref<40x24xf32>) outs(%alloc_72 : memref<40x24xf32>) {
      ^bb0(%in: f32, %in_73: f32, %out: f32):
        %6 = arith.addf %in, %in_73 : f32
        linalg.yield %6 : f32
      }
      scf.yield %alloc_72 : memref<40x24xf32>
    }
    %alloc = memref.alloc() alignment = 64 : memref<40xf32>
    linalg.fill ins(%cst_0 : f32) outs(%alloc : memref<40xf32>)
    linalg.matvec ins(%5, %4 : memref<40x24xf32>, memref<24xf32>) outs(%alloc : memref<40xf32>)
    %expand_shape = memref.expand_shape %arg8 [[0, 1]] output_shape [40, 1] : memref<40xi32> into memref<40x1xi32>
    %alloc_1 = memref.alloc() alignment = 64 : memref<4xf32>
    memref.copy %3, %alloc_1 : memref<4xf32> to memref<4xf32>
    iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%alloc, %expand_shape : memref<40xf32>, memref<40x1xi32>) outs(%alloc_1 : memref<4xf32>) {
    ^bb0(%arg9: f32, %arg10: f32):
      %6 = arith.maximumf %arg10, %arg9 : f32
      iree_linalg_ext.yield %6 : f32
    }
    %alloc_2 = memref.alloc() alignment = 64 : memref<40xi1>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg8 : memref<40xi32>) outs(%alloc_2 : memref<40xi1>) {
    ^bb0(%in: i32, %out: i1):
      %6 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %6 : i1
    }
    %alloc_3 = memref.alloc() alignment = 64 : memref<40xi32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg8 : memref<40xi32>) outs(%alloc_3 : memref<40xi32>) {
    ^bb0(%in: i32, %out: i32):
      %6 = arith.addi %in, %c4_i32 : i32
      linalg.yield %6 : i32
    }
    %alloc_4 = memref.alloc() alignment = 64 : memref<40xi32>
    linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%alloc_2, %alloc_3, %arg8 : memref<40xi1>, memref<40xi32>, memref<40xi32>) outs(%alloc_4 : memref<40xi32>) {
    ^bb0(%in: i1, %in_16: i32, %in_17: i32, %out: i32):
      %6 = arith.select %in, %in_16, %in_17 : i32
      linalg.yield %6 : i32
    }
    %expand_shape_5 = memref.expand_shape %alloc_4 [[0, 1]] output_shape [40, 1] : memref<40xi32> into memref<40x1xi32>
    %alloc_6 = memref.alloc() alignment = 64 : memref<40x1xf32>
    linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%expand_shape_5 : memref<40x1xi32>) outs(%alloc_6 : memref<40x1xf32>) {
    ^bb0(%in: i32, %out: f32):
      %6 = arith.index_cast %in : i32 to index
      %7 = memref.load %alloc_1[%6] : memref<4xf32>
      linalg.yield %7 : f32
    }
    %collapse_shape = memref.collapse_shape %alloc_6 [[0, 1]] : memref<40x1xf32> into memref<40xf32>
    %alloc_7 = memref.alloc() alignment = 64 : memref<40xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%alloc, %collapse_shape : memref<40xf32>, memref<40xf32>) outs(%alloc_7 : memref<40xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %6 = arith.subf %in, %in_16 : f32
      linalg.yield %6 : f32
    }
    %alloc_8 = memref.alloc() alignment = 64 : memref<40xf32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%alloc_7 : memref<40xf32>) outs(%alloc_8 : memref<40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %6 = math.exp %in : f32
      linalg.yield %6 : f32
    }
    %alloc_9 = memref.alloc() alignment = 64 : memref<4xf32>
    memref.copy %2, %alloc_9 : memref<4xf32> to memref<4xf32>
    iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%alloc_8, %expand_shape : memref<40xf32>, memref<40x1xi32>) outs(%alloc_9 : memref<4xf32>) {
    ^bb0(%arg9: f32, %arg10: f32):
      %6 = arith.addf %arg10, %arg9 : f32
      iree_linalg_ext.yield %6 : f32
    }
    %alloc_10 = memref.alloc() alignment = 64 : memref<40x1xf32>
    linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%expand_shape_5 : memref<40x1xi32>) outs(%alloc_10 : memref<40x1xf32>) {
    ^bb0(%in: i32, %out: f32):
      %6 = arith.index_cast %in : i32 to index
      %7 = memref.load %alloc_9[%6] : memref<4xf32>
      linalg.yield %7 : f32
    }
    %collapse_shape_11 = memref.collapse_shape %alloc_10 [[0, 1]] : memref<40x1xf32> into memref<40xf32>
    %alloc_12 = memref.alloc() alignment = 64 : memref<40xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%alloc_8, %collapse_shape_11 : memref<40xf32>, memref<40xf32>) outs(%alloc_12 : memref<40xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %6 = arith.divf %in, %in_16 : f32
      linalg.yield %6 : f32
    }
    %alloc_13 = memref.alloc() alignment = 64 : memref<40x24xf32>
    linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%alloc_12 : memref<40xf32>) outs(%alloc_13 : memref<40x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_14 = memref.alloc() alignment = 64 : memref<40x24xf32>
    linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%alloc_13, %5 : memref<40x24xf32>, memref<40x24xf32>) outs(%alloc_14 : memref<40x24xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %6 = arith.mulf %in, %in_16 : f32
      linalg.yield %6 : f32
    }
    %alloc_15 = memref.alloc() alignment = 64 : memref<4x24xf32>
    memref.copy %1, %alloc_15 : memref<4x24xf32> to memref<4x24xf32>
    iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%alloc_14, %expand_shape : memref<40x24xf32>, memref<40x1xi32>) outs(%alloc_15 : memref<4x24xf32>) {
    ^bb0(%arg9: f32, %arg10: f32):
      %6 = arith.addf %arg10, %arg9 : f32
      iree_linalg_ext.yield %6 : f32
    }
    return %5, %alloc_15 : memref<40x24xf32>, memref<4x24xf32>
  }
}

