// jax_clip_symmetric_loss_and_grads, bufferized.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
#map4 = affine_map<(d0, d1) -> (d1, d0)>
#map5 = affine_map<() -> ()>
#map6 = affine_map<(d0, d1) -> ()>
#map7 = affine_map<(d0, d1) -> (d1)>
#map8 = affine_map<(d0) -> ()>
module @jit_clip_symmetric_loss_and_grads {
  memref.global "private" constant @__constant_12x12xf32 : memref<12x12xf32> = dense<0.000000e+00> alignment = 64
  func.func public @main(%arg0: memref<12x16xf32>, %arg1: memref<12x16xf32>, %arg2: memref<f32>) -> (memref<12x16xf32>, memref<12x16xf32>, memref<f32>) {
    %cst = arith.constant 1.200000e+01 : f32
    %c12_i32 = arith.constant 12 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 5.000000e-01 : f32
    %cst_3 = arith.constant 0.000000e+00 : f32
    %0 = memref.get_global @__constant_12x12xf32 : memref<12x12xf32>
    %alloc = memref.alloc() alignment = 64 : memref<12x16xf32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : memref<12x16xf32>) outs(%alloc : memref<12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.mulf %in, %in : f32
      linalg.yield %1 : f32
    }
    %alloc_4 = memref.alloc() alignment = 64 : memref<12xf32>
    linalg.fill ins(%cst_3 : f32) outs(%alloc_4 : memref<12xf32>)
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%alloc : memref<12x16xf32>) outs(%alloc_4 : memref<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %out, %in : f32
      linalg.yield %1 : f32
    }
    %alloc_5 = memref.alloc() alignment = 64 : memref<12xf32>
    linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%alloc_4 : memref<12xf32>) outs(%alloc_5 : memref<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = math.sqrt %in : f32
      linalg.yield %1 : f32
    }
    %expand_shape = memref.expand_shape %alloc_5 [[0, 1]] output_shape [12, 1] : memref<12xf32> into memref<12x1xf32>
    %alloc_6 = memref.alloc() alignment = 64 : memref<12x1xf32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expand_shape : memref<12x1xf32>) outs(%alloc_6 : memref<12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.divf %cst_2, %in : f32
      linalg.yield %1 : f32
    }
    %alloc_7 = memref.alloc() alignment = 64 : memref<12x16xf32>
    linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%expand_shape : memref<12x1xf32>) outs(%alloc_7 : memref<12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_8 = memref.alloc() alignment = 64 : memref<12x16xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %alloc_7 : memref<12x16xf32>, memref<12x16xf32>) outs(%alloc_8 : memref<12x16xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %1 = arith.divf %in, %in_103 : f32
      linalg.yield %1 : f32
    }
    %alloc_9 = memref.alloc() alignment = 64 : memref<12x1xf32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expand_shape : memref<12x1xf32>) outs(%alloc_9 : memref<12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.mulf %in, %in : f32
      linalg.yield %1 : f32
    }
    %alloc_10 = memref.alloc() alignment = 64 : memref<12x1xf32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_9 : memref<12x1xf32>) outs(%alloc_10 : memref<12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.divf %cst_1, %in : f32
      linalg.yield %1 : f32
    }
    %alloc_11 = memref.alloc() alignment = 64 : memref<12x16xf32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : memref<12x16xf32>) outs(%alloc_11 : memref<12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.mulf %in, %in : f32
      linalg.yield %1 : f32
    }
    %alloc_12 = memref.alloc() alignment = 64 : memref<12xf32>
    linalg.fill ins(%cst_3 : f32) outs(%alloc_12 : memref<12xf32>)
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%alloc_11 : memref<12x16xf32>) outs(%alloc_12 : memref<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %out, %in : f32
      linalg.yield %1 : f32
    }
    %alloc_13 = memref.alloc() alignment = 64 : memref<12xf32>
    linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%alloc_12 : memref<12xf32>) outs(%alloc_13 : memref<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = math.sqrt %in : f32
      linalg.yield %1 : f32
    }
    %expand_shape_14 = memref.expand_shape %alloc_13 [[0, 1]] output_shape [12, 1] : memref<12xf32> into memref<12x1xf32>
    %alloc_15 = memref.alloc() alignment = 64 : memref<12x1xf32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expand_shape_14 : memref<12x1xf32>) outs(%alloc_15 : memref<12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.divf %cst_2, %in : f32
      linalg.yield %1 : f32
    }
    %alloc_16 = memref.alloc() alignment = 64 : memref<12x16xf32>
    linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%expand_shape_14 : memref<12x1xf32>) outs(%alloc_16 : memref<12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_17 = memref.alloc() alignment = 64 : memref<12x16xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %alloc_16 : memref<12x16xf32>, memref<12x16xf32>) outs(%alloc_17 : memref<12x16xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %1 = arith.divf %in, %in_103 : f32
      linalg.yield %1 : f32
    }
    %alloc_18 = memref.alloc() alignment = 64 : memref<12x1xf32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expand_shape_14 : memref<12x1xf32>) outs(%alloc_18 : memref<12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.mulf %in, %in : f32
      linalg.yield %1 : f32
    }
    %alloc_19 = memref.alloc() alignment = 64 : memref<12x1xf32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_18 : memref<12x1xf32>) outs(%alloc_19 : memref<12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.divf %cst_1, %in : f32
      linalg.yield %1 : f32
    }
    %alloc_20 = memref.alloc() alignment = 64 : memref<16x12xf32>
    linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_17 : memref<12x16xf32>) outs(%alloc_20 : memref<16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_21 = memref.alloc() alignment = 64 : memref<12x12xf32>
    linalg.fill ins(%cst_3 : f32) outs(%alloc_21 : memref<12x12xf32>)
    linalg.matmul ins(%alloc_8, %alloc_20 : memref<12x16xf32>, memref<16x12xf32>) outs(%alloc_21 : memref<12x12xf32>)
    %alloc_22 = memref.alloc() alignment = 64 : memref<f32>
    linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%arg2 : memref<f32>) outs(%alloc_22 : memref<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = math.exp %in : f32
      linalg.yield %1 : f32
    }
    %alloc_23 = memref.alloc() alignment = 64 : memref<12x12xf32>
    linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_22 : memref<f32>) outs(%alloc_23 : memref<12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_24 = memref.alloc() alignment = 64 : memref<12x12xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_21, %alloc_23 : memref<12x12xf32>, memref<12x12xf32>) outs(%alloc_24 : memref<12x12xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %1 = arith.mulf %in, %in_103 : f32
      linalg.yield %1 : f32
    }
    %alloc_25 = memref.alloc() alignment = 64 : memref<12xi32>
    linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%alloc_25 : memref<12xi32>) {
    ^bb0(%out: i32):
      %1 = linalg.index 0 : index
      %2 = arith.index_cast %1 : index to i32
      linalg.yield %2 : i32
    }
    %alloc_26 = memref.alloc() alignment = 64 : memref<12xf32>
    linalg.fill ins(%cst_0 : f32) outs(%alloc_26 : memref<12xf32>)
    linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "reduction"]} ins(%alloc_24 : memref<12x12xf32>) outs(%alloc_26 : memref<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.maximumf %out, %in : f32
      linalg.yield %1 : f32
    }
    %alloc_27 = memref.alloc() alignment = 64 : memref<12x12xf32>
    linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_26 : memref<12xf32>) outs(%alloc_27 : memref<12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_28 = memref.alloc() alignment = 64 : memref<12x12xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_24, %alloc_27 : memref<12x12xf32>, memref<12x12xf32>) outs(%alloc_28 : memref<12x12xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %1 = arith.subf %in, %in_103 : f32
      linalg.yield %1 : f32
    }
    %alloc_29 = memref.alloc() alignment = 64 : memref<12x12xf32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_28 : memref<12x12xf32>) outs(%alloc_29 : memref<12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = math.exp %in : f32
      linalg.yield %1 : f32
    }
    %alloc_30 = memref.alloc() alignment = 64 : memref<12xf32>
    linalg.fill ins(%cst_3 : f32) outs(%alloc_30 : memref<12xf32>)
    linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "reduction"]} ins(%alloc_29 : memref<12x12xf32>) outs(%alloc_30 : memref<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %out, %in : f32
      linalg.yield %1 : f32
    }
    %alloc_31 = memref.alloc() alignment = 64 : memref<1x12xf32>
    linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_30 : memref<12xf32>) outs(%alloc_31 : memref<1x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_32 = memref.alloc() alignment = 64 : memref<12xi1>
    linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%alloc_25 : memref<12xi32>) outs(%alloc_32 : memref<12xi1>) {
    ^bb0(%in: i32, %out: i1):
      %1 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %1 : i1
    }
    %alloc_33 = memref.alloc() alignment = 64 : memref<12xi32>
    linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%alloc_25 : memref<12xi32>) outs(%alloc_33 : memref<12xi32>) {
    ^bb0(%in: i32, %out: i32):
      %1 = arith.addi %in, %c12_i32 : i32
      linalg.yield %1 : i32
    }
    %alloc_34 = memref.alloc() alignment = 64 : memref<12xi32>
    linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel"]} ins(%alloc_32, %alloc_33, %alloc_25 : memref<12xi1>, memref<12xi32>, memref<12xi32>) outs(%alloc_34 : memref<12xi32>) {
    ^bb0(%in: i1, %in_103: i32, %in_104: i32, %out: i32):
      %1 = arith.select %in, %in_103, %in_104 : i32
      linalg.yield %1 : i32
    }
    %expand_shape_35 = memref.expand_shape %alloc_34 [[0, 1]] output_shape [12, 1] : memref<12xi32> into memref<12x1xi32>
    %alloc_36 = memref.alloc() alignment = 64 : memref<12x2xi32>
    %subview = memref.subview %alloc_36[0, 0] [12, 1] [1, 1] : memref<12x2xi32> to memref<12x1xi32, strided<[2, 1]>>
    memref.copy %expand_shape_35, %subview : memref<12x1xi32> to memref<12x1xi32, strided<[2, 1]>>
    %subview_37 = memref.subview %alloc_36[0, 1] [12, 1] [1, 1] : memref<12x2xi32> to memref<12x1xi32, strided<[2, 1], offset: 1>>
    memref.copy %expand_shape_35, %subview_37 : memref<12x1xi32> to memref<12x1xi32, strided<[2, 1], offset: 1>>
    %alloc_38 = memref.alloc() alignment = 64 : memref<12xf32>
    linalg.fill ins(%cst_0 : f32) outs(%alloc_38 : memref<12xf32>)
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%alloc_24 : memref<12x12xf32>) outs(%alloc_38 : memref<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.maximumf %out, %in : f32
      linalg.yield %1 : f32
    }
    %alloc_39 = memref.alloc() alignment = 64 : memref<12x12xf32>
    linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_38 : memref<12xf32>) outs(%alloc_39 : memref<12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_40 = memref.alloc() alignment = 64 : memref<12x12xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_24, %alloc_39 : memref<12x12xf32>, memref<12x12xf32>) outs(%alloc_40 : memref<12x12xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %1 = arith.subf %in, %in_103 : f32
      linalg.yield %1 : f32
    }
    %alloc_41 = memref.alloc() alignment = 64 : memref<12x12xf32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_40 : memref<12x12xf32>) outs(%alloc_41 : memref<12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = math.exp %in : f32
      linalg.yield %1 : f32
    }
    %alloc_42 = memref.alloc() alignment = 64 : memref<12xf32>
    linalg.fill ins(%cst_3 : f32) outs(%alloc_42 : memref<12xf32>)
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%alloc_41 : memref<12x12xf32>) outs(%alloc_42 : memref<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %out, %in : f32
      linalg.yield %1 : f32
    }
    %expand_shape_43 = memref.expand_shape %alloc_42 [[0, 1]] output_shape [12, 1] : memref<12xf32> into memref<12x1xf32>
    %alloc_44 = memref.alloc() alignment = 64 : memref<f32>
    linalg.generic {indexing_maps = [#map5], iterator_types = []} outs(%alloc_44 : memref<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_2 : f32
    }
    %alloc_45 = memref.alloc() alignment = 64 : memref<f32>
    linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%alloc_44 : memref<f32>) outs(%alloc_45 : memref<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.negf %in : f32
      linalg.yield %1 : f32
    }
    %alloc_46 = memref.alloc() alignment = 64 : memref<f32>
    linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%alloc_45 : memref<f32>) outs(%alloc_46 : memref<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.divf %in, %cst : f32
      linalg.yield %1 : f32
    }
    %alloc_47 = memref.alloc() alignment = 64 : memref<12xf32>
    linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel"]} ins(%alloc_46 : memref<f32>) outs(%alloc_47 : memref<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_48 = memref.alloc() alignment = 64 : memref<12x12xf32>
    memref.copy %0, %alloc_48 : memref<12x12xf32> to memref<12x12xf32>
    iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(false) ins(%alloc_47, %alloc_36 : memref<12xf32>, memref<12x2xi32>) outs(%alloc_48 : memref<12x12xf32>) {
    ^bb0(%arg3: f32, %arg4: f32):
      %1 = arith.addf %arg4, %arg3 : f32
      iree_linalg_ext.yield %1 : f32
    }
    %alloc_49 = memref.alloc() alignment = 64 : memref<12x12xf32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_48 : memref<12x12xf32>) outs(%alloc_49 : memref<12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.negf %in : f32
      linalg.yield %1 : f32
    }
    %alloc_50 = memref.alloc() alignment = 64 : memref<12xf32>
    linalg.fill ins(%cst_3 : f32) outs(%alloc_50 : memref<12xf32>)
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%alloc_49 : memref<12x12xf32>) outs(%alloc_50 : memref<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %out, %in : f32
      linalg.yield %1 : f32
    }
    %expand_shape_51 = memref.expand_shape %alloc_50 [[0, 1]] output_shape [12, 1] : memref<12xf32> into memref<12x1xf32>
    %alloc_52 = memref.alloc() alignment = 64 : memref<12x1xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%expand_shape_51, %expand_shape_43 : memref<12x1xf32>, memref<12x1xf32>) outs(%alloc_52 : memref<12x1xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %1 = arith.divf %in, %in_103 : f32
      linalg.yield %1 : f32
    }
    %alloc_53 = memref.alloc() alignment = 64 : memref<12xf32>
    linalg.fill ins(%cst_3 : f32) outs(%alloc_53 : memref<12xf32>)
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%alloc_52 : memref<12x1xf32>) outs(%alloc_53 : memref<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %out, %in : f32
      linalg.yield %1 : f32
    }
    %alloc_54 = memref.alloc() alignment = 64 : memref<12x12xf32>
    linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_53 : memref<12xf32>) outs(%alloc_54 : memref<12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_55 = memref.alloc() alignment = 64 : memref<12x12xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_54, %alloc_41 : memref<12x12xf32>, memref<12x12xf32>) outs(%alloc_55 : memref<12x12xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %1 = arith.mulf %in, %in_103 : f32
      linalg.yield %1 : f32
    }
    %alloc_56 = memref.alloc() alignment = 64 : memref<12x12xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_48, %alloc_55 : memref<12x12xf32>, memref<12x12xf32>) outs(%alloc_56 : memref<12x12xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %1 = arith.addf %in, %in_103 : f32
      linalg.yield %1 : f32
    }
    %alloc_57 = memref.alloc() alignment = 64 : memref<12xf32>
    linalg.fill ins(%cst_3 : f32) outs(%alloc_57 : memref<12xf32>)
    linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "reduction"]} ins(%alloc_49 : memref<12x12xf32>) outs(%alloc_57 : memref<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %out, %in : f32
      linalg.yield %1 : f32
    }
    %expand_shape_58 = memref.expand_shape %alloc_57 [[0, 1]] output_shape [1, 12] : memref<12xf32> into memref<1x12xf32>
    %alloc_59 = memref.alloc() alignment = 64 : memref<1x12xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%expand_shape_58, %alloc_31 : memref<1x12xf32>, memref<1x12xf32>) outs(%alloc_59 : memref<1x12xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %1 = arith.divf %in, %in_103 : f32
      linalg.yield %1 : f32
    }
    %alloc_60 = memref.alloc() alignment = 64 : memref<12xf32>
    linalg.fill ins(%cst_3 : f32) outs(%alloc_60 : memref<12xf32>)
    linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "reduction"]} ins(%alloc_59 : memref<1x12xf32>) outs(%alloc_60 : memref<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %out, %in : f32
      linalg.yield %1 : f32
    }
    %alloc_61 = memref.alloc() alignment = 64 : memref<12x12xf32>
    linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_60 : memref<12xf32>) outs(%alloc_61 : memref<12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_62 = memref.alloc() alignment = 64 : memref<12x12xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_61, %alloc_29 : memref<12x12xf32>, memref<12x12xf32>) outs(%alloc_62 : memref<12x12xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %1 = arith.mulf %in, %in_103 : f32
      linalg.yield %1 : f32
    }
    %alloc_63 = memref.alloc() alignment = 64 : memref<12x12xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_48, %alloc_62 : memref<12x12xf32>, memref<12x12xf32>) outs(%alloc_63 : memref<12x12xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %1 = arith.addf %in, %in_103 : f32
      linalg.yield %1 : f32
    }
    %alloc_64 = memref.alloc() alignment = 64 : memref<12x12xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_56, %alloc_63 : memref<12x12xf32>, memref<12x12xf32>) outs(%alloc_64 : memref<12x12xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %1 = arith.addf %in, %in_103 : f32
      linalg.yield %1 : f32
    }
    %alloc_65 = memref.alloc() alignment = 64 : memref<12x12xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_21, %alloc_64 : memref<12x12xf32>, memref<12x12xf32>) outs(%alloc_65 : memref<12x12xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %1 = arith.mulf %in, %in_103 : f32
      linalg.yield %1 : f32
    }
    %alloc_66 = memref.alloc() alignment = 64 : memref<f32>
    linalg.fill ins(%cst_3 : f32) outs(%alloc_66 : memref<f32>)
    linalg.generic {indexing_maps = [#map, #map6], iterator_types = ["reduction", "reduction"]} ins(%alloc_65 : memref<12x12xf32>) outs(%alloc_66 : memref<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %out, %in : f32
      linalg.yield %1 : f32
    }
    %alloc_67 = memref.alloc() alignment = 64 : memref<12x12xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_64, %alloc_23 : memref<12x12xf32>, memref<12x12xf32>) outs(%alloc_67 : memref<12x12xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %1 = arith.mulf %in, %in_103 : f32
      linalg.yield %1 : f32
    }
    %alloc_68 = memref.alloc() alignment = 64 : memref<f32>
    linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = []} ins(%alloc_66, %alloc_22 : memref<f32>, memref<f32>) outs(%alloc_68 : memref<f32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %1 = arith.mulf %in, %in_103 : f32
      linalg.yield %1 : f32
    }
    %alloc_69 = memref.alloc() alignment = 64 : memref<12x12xf32>
    linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_67 : memref<12x12xf32>) outs(%alloc_69 : memref<12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_70 = memref.alloc() alignment = 64 : memref<12x16xf32>
    linalg.fill ins(%cst_3 : f32) outs(%alloc_70 : memref<12x16xf32>)
    linalg.matmul ins(%alloc_69, %alloc_8 : memref<12x12xf32>, memref<12x16xf32>) outs(%alloc_70 : memref<12x16xf32>)
    %alloc_71 = memref.alloc() alignment = 64 : memref<16x12xf32>
    linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_70 : memref<12x16xf32>) outs(%alloc_71 : memref<16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_72 = memref.alloc() alignment = 64 : memref<12x16xf32>
    linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_20 : memref<16x12xf32>) outs(%alloc_72 : memref<12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_73 = memref.alloc() alignment = 64 : memref<12x16xf32>
    linalg.fill ins(%cst_3 : f32) outs(%alloc_73 : memref<12x16xf32>)
    linalg.matmul ins(%alloc_67, %alloc_72 : memref<12x12xf32>, memref<12x16xf32>) outs(%alloc_73 : memref<12x16xf32>)
    %alloc_74 = memref.alloc() alignment = 64 : memref<12x16xf32>
    linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_71 : memref<16x12xf32>) outs(%alloc_74 : memref<12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_75 = memref.alloc() alignment = 64 : memref<12x16xf32>
    linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_19 : memref<12x1xf32>) outs(%alloc_75 : memref<12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_76 = memref.alloc() alignment = 64 : memref<12x16xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_74, %alloc_75 : memref<12x16xf32>, memref<12x16xf32>) outs(%alloc_76 : memref<12x16xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %1 = arith.mulf %in, %in_103 : f32
      linalg.yield %1 : f32
    }
    %alloc_77 = memref.alloc() alignment = 64 : memref<12x16xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_76, %arg1 : memref<12x16xf32>, memref<12x16xf32>) outs(%alloc_77 : memref<12x16xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %1 = arith.mulf %in, %in_103 : f32
      linalg.yield %1 : f32
    }
    %alloc_78 = memref.alloc() alignment = 64 : memref<12xf32>
    linalg.fill ins(%cst_3 : f32) outs(%alloc_78 : memref<12xf32>)
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%alloc_77 : memref<12x16xf32>) outs(%alloc_78 : memref<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %out, %in : f32
      linalg.yield %1 : f32
    }
    %alloc_79 = memref.alloc() alignment = 64 : memref<12xf32>
    linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%alloc_78 : memref<12xf32>) outs(%alloc_79 : memref<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.negf %in : f32
      linalg.yield %1 : f32
    }
    %expand_shape_80 = memref.expand_shape %alloc_79 [[0, 1]] output_shape [12, 1] : memref<12xf32> into memref<12x1xf32>
    %alloc_81 = memref.alloc() alignment = 64 : memref<12x16xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_74, %alloc_16 : memref<12x16xf32>, memref<12x16xf32>) outs(%alloc_81 : memref<12x16xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %1 = arith.divf %in, %in_103 : f32
      linalg.yield %1 : f32
    }
    %alloc_82 = memref.alloc() alignment = 64 : memref<12x1xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%expand_shape_80, %alloc_15 : memref<12x1xf32>, memref<12x1xf32>) outs(%alloc_82 : memref<12x1xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %1 = arith.mulf %in, %in_103 : f32
      linalg.yield %1 : f32
    }
    %alloc_83 = memref.alloc() alignment = 64 : memref<12xf32>
    linalg.fill ins(%cst_3 : f32) outs(%alloc_83 : memref<12xf32>)
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%alloc_82 : memref<12x1xf32>) outs(%alloc_83 : memref<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %out, %in : f32
      linalg.yield %1 : f32
    }
    %alloc_84 = memref.alloc() alignment = 64 : memref<12x16xf32>
    linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_83 : memref<12xf32>) outs(%alloc_84 : memref<12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_85 = memref.alloc() alignment = 64 : memref<12x16xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %alloc_84 : memref<12x16xf32>, memref<12x16xf32>) outs(%alloc_85 : memref<12x16xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %1 = arith.mulf %in, %in_103 : f32
      linalg.yield %1 : f32
    }
    %alloc_86 = memref.alloc() alignment = 64 : memref<12x16xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_84, %arg1 : memref<12x16xf32>, memref<12x16xf32>) outs(%alloc_86 : memref<12x16xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %1 = arith.mulf %in, %in_103 : f32
      linalg.yield %1 : f32
    }
    %alloc_87 = memref.alloc() alignment = 64 : memref<12x16xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_85, %alloc_86 : memref<12x16xf32>, memref<12x16xf32>) outs(%alloc_87 : memref<12x16xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %1 = arith.addf %in, %in_103 : f32
      linalg.yield %1 : f32
    }
    %alloc_88 = memref.alloc() alignment = 64 : memref<12x16xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_81, %alloc_87 : memref<12x16xf32>, memref<12x16xf32>) outs(%alloc_88 : memref<12x16xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %1 = arith.addf %in, %in_103 : f32
      linalg.yield %1 : f32
    }
    %alloc_89 = memref.alloc() alignment = 64 : memref<12x16xf32>
    linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_10 : memref<12x1xf32>) outs(%alloc_89 : memref<12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_90 = memref.alloc() alignment = 64 : memref<12x16xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_73, %alloc_89 : memref<12x16xf32>, memref<12x16xf32>) outs(%alloc_90 : memref<12x16xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %1 = arith.mulf %in, %in_103 : f32
      linalg.yield %1 : f32
    }
    %alloc_91 = memref.alloc() alignment = 64 : memref<12x16xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_90, %arg0 : memref<12x16xf32>, memref<12x16xf32>) outs(%alloc_91 : memref<12x16xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %1 = arith.mulf %in, %in_103 : f32
      linalg.yield %1 : f32
    }
    %alloc_92 = memref.alloc() alignment = 64 : memref<12xf32>
    linalg.fill ins(%cst_3 : f32) outs(%alloc_92 : memref<12xf32>)
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%alloc_91 : memref<12x16xf32>) outs(%alloc_92 : memref<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %out, %in : f32
      linalg.yield %1 : f32
    }
    %alloc_93 = memref.alloc() alignment = 64 : memref<12xf32>
    linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%alloc_92 : memref<12xf32>) outs(%alloc_93 : memref<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.negf %in : f32
      linalg.yield %1 : f32
    }
    %expand_shape_94 = memref.expand_shape %alloc_93 [[0, 1]] output_shape [12, 1] : memref<12xf32> into memref<12x1xf32>
    %alloc_95 = memref.alloc() alignment = 64 : memref<12x16xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_73, %alloc_7 : memref<12x16xf32>, memref<12x16xf32>) outs(%alloc_95 : memref<12x16xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %1 = arith.divf %in, %in_103 : f32
      linalg.yield %1 : f32
    }
    %alloc_96 = memref.alloc() alignment = 64 : memref<12x1xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%expand_shape_94, %alloc_6 : memref<12x1xf32>, memref<12x1xf32>) outs(%alloc_96 : memref<12x1xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %1 = arith.mulf %in, %in_103 : f32
      linalg.yield %1 : f32
    }
    %alloc_97 = memref.alloc() alignment = 64 : memref<12xf32>
    linalg.fill ins(%cst_3 : f32) outs(%alloc_97 : memref<12xf32>)
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%alloc_96 : memref<12x1xf32>) outs(%alloc_97 : memref<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %out, %in : f32
      linalg.yield %1 : f32
    }
    %alloc_98 = memref.alloc() alignment = 64 : memref<12x16xf32>
    linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_97 : memref<12xf32>) outs(%alloc_98 : memref<12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_99 = memref.alloc() alignment = 64 : memref<12x16xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %alloc_98 : memref<12x16xf32>, memref<12x16xf32>) outs(%alloc_99 : memref<12x16xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %1 = arith.mulf %in, %in_103 : f32
      linalg.yield %1 : f32
    }
    %alloc_100 = memref.alloc() alignment = 64 : memref<12x16xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_98, %arg0 : memref<12x16xf32>, memref<12x16xf32>) outs(%alloc_100 : memref<12x16xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %1 = arith.mulf %in, %in_103 : f32
      linalg.yield %1 : f32
    }
    %alloc_101 = memref.alloc() alignment = 64 : memref<12x16xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_99, %alloc_100 : memref<12x16xf32>, memref<12x16xf32>) outs(%alloc_101 : memref<12x16xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %1 = arith.addf %in, %in_103 : f32
      linalg.yield %1 : f32
    }
    %alloc_102 = memref.alloc() alignment = 64 : memref<12x16xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_95, %alloc_101 : memref<12x16xf32>, memref<12x16xf32>) outs(%alloc_102 : memref<12x16xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %1 = arith.addf %in, %in_103 : f32
      linalg.yield %1 : f32
    }
    return %alloc_102, %alloc_88, %alloc_68 : memref<12x16xf32>, memref<12x16xf32>, memref<f32>
  }
}

