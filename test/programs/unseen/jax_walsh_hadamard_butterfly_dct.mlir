#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1) -> (d0, 0)>
#map6 = affine_map<(d0, d1) -> (d1)>
#map7 = affine_map<(d0, d1) -> (d1, d0)>
module @jit_walsh_hadamard_butterfly_and_dct_by_matrix {
  func.func public @main(%arg0: memref<3x16xf32>) -> (memref<3x16xf32>, memref<3x16xf32>, memref<3x16xf32>) {
    %cst = arith.constant 8.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0.196349546 : f32
    %cst_2 = arith.constant 5.000000e-01 : f32
    %expand_shape = memref.expand_shape %arg0 [[0], [1, 2, 3]] output_shape [3, 8, 2, 1] : memref<3x16xf32> into memref<3x8x2x1xf32>
    %subview = memref.subview %expand_shape[0, 0, 0, 0] [3, 8, 1, 1] [1, 1, 1, 1] : memref<3x8x2x1xf32> to memref<3x8x1x1xf32, strided<[16, 2, 1, 1]>>
    %collapse_shape = memref.collapse_shape %subview [[0], [1], [2, 3]] : memref<3x8x1x1xf32, strided<[16, 2, 1, 1]>> into memref<3x8x1xf32, strided<[16, 2, 1]>>
    %subview_3 = memref.subview %expand_shape[0, 0, 1, 0] [3, 8, 1, 1] [1, 1, 1, 1] : memref<3x8x2x1xf32> to memref<3x8x1x1xf32, strided<[16, 2, 1, 1], offset: 1>>
    %collapse_shape_4 = memref.collapse_shape %subview_3 [[0], [1], [2, 3]] : memref<3x8x1x1xf32, strided<[16, 2, 1, 1], offset: 1>> into memref<3x8x1xf32, strided<[16, 2, 1], offset: 1>>
    %alloc = memref.alloc() alignment = 64 : memref<3x8x1xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapse_shape, %collapse_shape_4 : memref<3x8x1xf32, strided<[16, 2, 1]>>, memref<3x8x1xf32, strided<[16, 2, 1], offset: 1>>) outs(%alloc : memref<3x8x1xf32>) {
    ^bb0(%in: f32, %in_63: f32, %out: f32):
      %0 = arith.addf %in, %in_63 : f32
      linalg.yield %0 : f32
    }
    %alloc_5 = memref.alloc() alignment = 64 : memref<3x8x1xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapse_shape, %collapse_shape_4 : memref<3x8x1xf32, strided<[16, 2, 1]>>, memref<3x8x1xf32, strided<[16, 2, 1], offset: 1>>) outs(%alloc_5 : memref<3x8x1xf32>) {
    ^bb0(%in: f32, %in_63: f32, %out: f32):
      %0 = arith.subf %in, %in_63 : f32
      linalg.yield %0 : f32
    }
    %alloc_6 = memref.alloc() alignment = 64 : memref<3x8x1x1xf32>
    linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc : memref<3x8x1xf32>) outs(%alloc_6 : memref<3x8x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_7 = memref.alloc() alignment = 64 : memref<3x8x1x1xf32>
    linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc_5 : memref<3x8x1xf32>) outs(%alloc_7 : memref<3x8x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_8 = memref.alloc() alignment = 64 : memref<3x8x2x1xf32>
    %subview_9 = memref.subview %alloc_8[0, 0, 0, 0] [3, 8, 1, 1] [1, 1, 1, 1] : memref<3x8x2x1xf32> to memref<3x8x1x1xf32, strided<[16, 2, 1, 1]>>
    memref.copy %alloc_6, %subview_9 : memref<3x8x1x1xf32> to memref<3x8x1x1xf32, strided<[16, 2, 1, 1]>>
    %subview_10 = memref.subview %alloc_8[0, 0, 1, 0] [3, 8, 1, 1] [1, 1, 1, 1] : memref<3x8x2x1xf32> to memref<3x8x1x1xf32, strided<[16, 2, 1, 1], offset: 1>>
    memref.copy %alloc_7, %subview_10 : memref<3x8x1x1xf32> to memref<3x8x1x1xf32, strided<[16, 2, 1, 1], offset: 1>>
    %collapse_shape_11 = memref.collapse_shape %alloc_8 [[0, 1, 2, 3]] : memref<3x8x2x1xf32> into memref<48xf32>
    %expand_shape_12 = memref.expand_shape %collapse_shape_11 [[0, 1, 2, 3]] output_shape [3, 4, 2, 2] : memref<48xf32> into memref<3x4x2x2xf32>
    %subview_13 = memref.subview %expand_shape_12[0, 0, 0, 0] [3, 4, 1, 2] [1, 1, 1, 1] : memref<3x4x2x2xf32> to memref<3x4x1x2xf32, strided<[16, 4, 2, 1]>>
    %collapse_shape_14 = memref.collapse_shape %subview_13 [[0], [1], [2, 3]] : memref<3x4x1x2xf32, strided<[16, 4, 2, 1]>> into memref<3x4x2xf32, strided<[16, 4, 1]>>
    %subview_15 = memref.subview %expand_shape_12[0, 0, 1, 0] [3, 4, 1, 2] [1, 1, 1, 1] : memref<3x4x2x2xf32> to memref<3x4x1x2xf32, strided<[16, 4, 2, 1], offset: 2>>
    %collapse_shape_16 = memref.collapse_shape %subview_15 [[0], [1], [2, 3]] : memref<3x4x1x2xf32, strided<[16, 4, 2, 1], offset: 2>> into memref<3x4x2xf32, strided<[16, 4, 1], offset: 2>>
    %alloc_17 = memref.alloc() alignment = 64 : memref<3x4x2xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapse_shape_14, %collapse_shape_16 : memref<3x4x2xf32, strided<[16, 4, 1]>>, memref<3x4x2xf32, strided<[16, 4, 1], offset: 2>>) outs(%alloc_17 : memref<3x4x2xf32>) {
    ^bb0(%in: f32, %in_63: f32, %out: f32):
      %0 = arith.addf %in, %in_63 : f32
      linalg.yield %0 : f32
    }
    %alloc_18 = memref.alloc() alignment = 64 : memref<3x4x2xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapse_shape_14, %collapse_shape_16 : memref<3x4x2xf32, strided<[16, 4, 1]>>, memref<3x4x2xf32, strided<[16, 4, 1], offset: 2>>) outs(%alloc_18 : memref<3x4x2xf32>) {
    ^bb0(%in: f32, %in_63: f32, %out: f32):
      %0 = arith.subf %in, %in_63 : f32
      linalg.yield %0 : f32
    }
    %alloc_19 = memref.alloc() alignment = 64 : memref<3x4x1x2xf32>
    linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc_17 : memref<3x4x2xf32>) outs(%alloc_19 : memref<3x4x1x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_20 = memref.alloc() alignment = 64 : memref<3x4x1x2xf32>
    linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc_18 : memref<3x4x2xf32>) outs(%alloc_20 : memref<3x4x1x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_21 = memref.alloc() alignment = 64 : memref<3x4x2x2xf32>
    %subview_22 = memref.subview %alloc_21[0, 0, 0, 0] [3, 4, 1, 2] [1, 1, 1, 1] : memref<3x4x2x2xf32> to memref<3x4x1x2xf32, strided<[16, 4, 2, 1]>>
    memref.copy %alloc_19, %subview_22 : memref<3x4x1x2xf32> to memref<3x4x1x2xf32, strided<[16, 4, 2, 1]>>
    %subview_23 = memref.subview %alloc_21[0, 0, 1, 0] [3, 4, 1, 2] [1, 1, 1, 1] : memref<3x4x2x2xf32> to memref<3x4x1x2xf32, strided<[16, 4, 2, 1], offset: 2>>
    memref.copy %alloc_20, %subview_23 : memref<3x4x1x2xf32> to memref<3x4x1x2xf32, strided<[16, 4, 2, 1], offset: 2>>
    %collapse_shape_24 = memref.collapse_shape %alloc_21 [[0, 1, 2, 3]] : memref<3x4x2x2xf32> into memref<48xf32>
    %expand_shape_25 = memref.expand_shape %collapse_shape_24 [[0, 1, 2, 3]] output_shape [3, 2, 2, 4] : memref<48xf32> into memref<3x2x2x4xf32>
    %subview_26 = memref.subview %expand_shape_25[0, 0, 0, 0] [3, 2, 1, 4] [1, 1, 1, 1] : memref<3x2x2x4xf32> to memref<3x2x1x4xf32, strided<[16, 8, 4, 1]>>
    %collapse_shape_27 = memref.collapse_shape %subview_26 [[0], [1], [2, 3]] : memref<3x2x1x4xf32, strided<[16, 8, 4, 1]>> into memref<3x2x4xf32, strided<[16, 8, 1]>>
    %subview_28 = memref.subview %expand_shape_25[0, 0, 1, 0] [3, 2, 1, 4] [1, 1, 1, 1] : memref<3x2x2x4xf32> to memref<3x2x1x4xf32, strided<[16, 8, 4, 1], offset: 4>>
    %collapse_shape_29 = memref.collapse_shape %subview_28 [[0], [1], [2, 3]] : memref<3x2x1x4xf32, strided<[16, 8, 4, 1], offset: 4>> into memref<3x2x4xf32, strided<[16, 8, 1], offset: 4>>
    %alloc_30 = memref.alloc() alignment = 64 : memref<3x2x4xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapse_shape_27, %collapse_shape_29 : memref<3x2x4xf32, strided<[16, 8, 1]>>, memref<3x2x4xf32, strided<[16, 8, 1], offset: 4>>) outs(%alloc_30 : memref<3x2x4xf32>) {
    ^bb0(%in: f32, %in_63: f32, %out: f32):
      %0 = arith.addf %in, %in_63 : f32
      linalg.yield %0 : f32
    }
    %alloc_31 = memref.alloc() alignment = 64 : memref<3x2x4xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapse_shape_27, %collapse_shape_29 : memref<3x2x4xf32, strided<[16, 8, 1]>>, memref<3x2x4xf32, strided<[16, 8, 1], offset: 4>>) outs(%alloc_31 : memref<3x2x4xf32>) {
    ^bb0(%in: f32, %in_63: f32, %out: f32):
      %0 = arith.subf %in, %in_63 : f32
      linalg.yield %0 : f32
    }
    %alloc_32 = memref.alloc() alignment = 64 : memref<3x2x1x4xf32>
    linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc_30 : memref<3x2x4xf32>) outs(%alloc_32 : memref<3x2x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_33 = memref.alloc() alignment = 64 : memref<3x2x1x4xf32>
    linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc_31 : memref<3x2x4xf32>) outs(%alloc_33 : memref<3x2x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_34 = memref.alloc() alignment = 64 : memref<3x2x2x4xf32>
    %subview_35 = memref.subview %alloc_34[0, 0, 0, 0] [3, 2, 1, 4] [1, 1, 1, 1] : memref<3x2x2x4xf32> to memref<3x2x1x4xf32, strided<[16, 8, 4, 1]>>
    memref.copy %alloc_32, %subview_35 : memref<3x2x1x4xf32> to memref<3x2x1x4xf32, strided<[16, 8, 4, 1]>>
    %subview_36 = memref.subview %alloc_34[0, 0, 1, 0] [3, 2, 1, 4] [1, 1, 1, 1] : memref<3x2x2x4xf32> to memref<3x2x1x4xf32, strided<[16, 8, 4, 1], offset: 4>>
    memref.copy %alloc_33, %subview_36 : memref<3x2x1x4xf32> to memref<3x2x1x4xf32, strided<[16, 8, 4, 1], offset: 4>>
    %collapse_shape_37 = memref.collapse_shape %alloc_34 [[0, 1, 2, 3]] : memref<3x2x2x4xf32> into memref<48xf32>
    %expand_shape_38 = memref.expand_shape %collapse_shape_37 [[0, 1, 2, 3]] output_shape [3, 1, 2, 8] : memref<48xf32> into memref<3x1x2x8xf32>
    %subview_39 = memref.subview %expand_shape_38[0, 0, 0, 0] [3, 1, 1, 8] [1, 1, 1, 1] : memref<3x1x2x8xf32> to memref<3x1x1x8xf32, strided<[16, 16, 8, 1]>>
    %collapse_shape_40 = memref.collapse_shape %subview_39 [[0], [1], [2, 3]] : memref<3x1x1x8xf32, strided<[16, 16, 8, 1]>> into memref<3x1x8xf32, strided<[16, 16, 1]>>
    %subview_41 = memref.subview %expand_shape_38[0, 0, 1, 0] [3, 1, 1, 8] [1, 1, 1, 1] : memref<3x1x2x8xf32> to memref<3x1x1x8xf32, strided<[16, 16, 8, 1], offset: 8>>
    %collapse_shape_42 = memref.collapse_shape %subview_41 [[0], [1], [2, 3]] : memref<3x1x1x8xf32, strided<[16, 16, 8, 1], offset: 8>> into memref<3x1x8xf32, strided<[16, 16, 1], offset: 8>>
    %alloc_43 = memref.alloc() alignment = 64 : memref<3x1x8xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapse_shape_40, %collapse_shape_42 : memref<3x1x8xf32, strided<[16, 16, 1]>>, memref<3x1x8xf32, strided<[16, 16, 1], offset: 8>>) outs(%alloc_43 : memref<3x1x8xf32>) {
    ^bb0(%in: f32, %in_63: f32, %out: f32):
      %0 = arith.addf %in, %in_63 : f32
      linalg.yield %0 : f32
    }
    %alloc_44 = memref.alloc() alignment = 64 : memref<3x1x8xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapse_shape_40, %collapse_shape_42 : memref<3x1x8xf32, strided<[16, 16, 1]>>, memref<3x1x8xf32, strided<[16, 16, 1], offset: 8>>) outs(%alloc_44 : memref<3x1x8xf32>) {
    ^bb0(%in: f32, %in_63: f32, %out: f32):
      %0 = arith.subf %in, %in_63 : f32
      linalg.yield %0 : f32
    }
    %alloc_45 = memref.alloc() alignment = 64 : memref<3x1x1x8xf32>
    linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc_43 : memref<3x1x8xf32>) outs(%alloc_45 : memref<3x1x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_46 = memref.alloc() alignment = 64 : memref<3x1x1x8xf32>
    linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc_44 : memref<3x1x8xf32>) outs(%alloc_46 : memref<3x1x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_47 = memref.alloc() alignment = 64 : memref<3x1x2x8xf32>
    %subview_48 = memref.subview %alloc_47[0, 0, 0, 0] [3, 1, 1, 8] [1, 1, 1, 1] : memref<3x1x2x8xf32> to memref<3x1x1x8xf32, strided<[16, 16, 8, 1]>>
    memref.copy %alloc_45, %subview_48 : memref<3x1x1x8xf32> to memref<3x1x1x8xf32, strided<[16, 16, 8, 1]>>
    %subview_49 = memref.subview %alloc_47[0, 0, 1, 0] [3, 1, 1, 8] [1, 1, 1, 1] : memref<3x1x2x8xf32> to memref<3x1x1x8xf32, strided<[16, 16, 8, 1], offset: 8>>
    memref.copy %alloc_46, %subview_49 : memref<3x1x1x8xf32> to memref<3x1x1x8xf32, strided<[16, 16, 8, 1], offset: 8>>
    %collapse_shape_50 = memref.collapse_shape %alloc_47 [[0], [1, 2, 3]] : memref<3x1x2x8xf32> into memref<3x16xf32>
    %alloc_51 = memref.alloc() alignment = 64 : memref<16xf32>
    linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%alloc_51 : memref<16xf32>) {
    ^bb0(%out: f32):
      %0 = linalg.index 0 : index
      %1 = arith.index_cast %0 : index to i32
      %2 = arith.sitofp %1 : i32 to f32
      linalg.yield %2 : f32
    }
    %alloc_52 = memref.alloc() alignment = 64 : memref<16xf32>
    linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%alloc_51 : memref<16xf32>) outs(%alloc_52 : memref<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.addf %in, %cst_2 : f32
      linalg.yield %0 : f32
    }
    %expand_shape_53 = memref.expand_shape %alloc_52 [[0, 1]] output_shape [16, 1] : memref<16xf32> into memref<16x1xf32>
    %alloc_54 = memref.alloc() alignment = 64 : memref<16x1xf32>
    linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expand_shape_53 : memref<16x1xf32>) outs(%alloc_54 : memref<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.mulf %in, %cst_1 : f32
      linalg.yield %0 : f32
    }
    %alloc_55 = memref.alloc() alignment = 64 : memref<16x16xf32>
    linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%alloc_54 : memref<16x1xf32>) outs(%alloc_55 : memref<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_56 = memref.alloc() alignment = 64 : memref<16x16xf32>
    linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%alloc_51 : memref<16xf32>) outs(%alloc_56 : memref<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_57 = memref.alloc() alignment = 64 : memref<16x16xf32>
    linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%alloc_55, %alloc_56 : memref<16x16xf32>, memref<16x16xf32>) outs(%alloc_57 : memref<16x16xf32>) {
    ^bb0(%in: f32, %in_63: f32, %out: f32):
      %0 = arith.mulf %in, %in_63 : f32
      linalg.yield %0 : f32
    }
    %alloc_58 = memref.alloc() alignment = 64 : memref<16x16xf32>
    linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%alloc_57 : memref<16x16xf32>) outs(%alloc_58 : memref<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = math.cos %in : f32
      linalg.yield %0 : f32
    }
    %alloc_59 = memref.alloc() alignment = 64 : memref<3x16xf32>
    linalg.fill ins(%cst_0 : f32) outs(%alloc_59 : memref<3x16xf32>)
    linalg.matmul ins(%arg0, %alloc_58 : memref<3x16xf32>, memref<16x16xf32>) outs(%alloc_59 : memref<3x16xf32>)
    %alloc_60 = memref.alloc() alignment = 64 : memref<16x16xf32>
    linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%alloc_58 : memref<16x16xf32>) outs(%alloc_60 : memref<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_61 = memref.alloc() alignment = 64 : memref<3x16xf32>
    linalg.fill ins(%cst_0 : f32) outs(%alloc_61 : memref<3x16xf32>)
    linalg.matmul ins(%alloc_59, %alloc_60 : memref<3x16xf32>, memref<16x16xf32>) outs(%alloc_61 : memref<3x16xf32>)
    %alloc_62 = memref.alloc() alignment = 64 : memref<3x16xf32>
    linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%alloc_61 : memref<3x16xf32>) outs(%alloc_62 : memref<3x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.divf %in, %cst : f32
      linalg.yield %0 : f32
    }
    return %collapse_shape_50, %alloc_59, %alloc_62 : memref<3x16xf32>, memref<3x16xf32>, memref<3x16xf32>
  }
}

