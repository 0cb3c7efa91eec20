#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map6 = affine_map<(d0, d1) -> (d1, d0)>
#map7 = affine_map<(d0, d1) -> (d0, d1)>
module @jit_per_example_adapter_gathered_weights_shifted_concat {
  memref.global "private" constant @__constant_2x1x48xf32 : memref<2x1x48xf32> = dense<0.000000e+00> alignment = 64
  func.func public @main(%arg0: memref<2x31x48xf32>, %arg1: memref<4x48x48xf32>, %arg2: memref<2xi32>, %arg3: memref<4x48xf32>) -> memref<2x31x48xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c4_i32 = arith.constant 4 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = memref.get_global @__constant_2x1x48xf32 : memref<2x1x48xf32>
    %alloc = memref.alloc() alignment = 64 : memref<2xi1>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : memref<2xi32>) outs(%alloc : memref<2xi1>) {
    ^bb0(%in: i32, %out: i1):
      %1 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %1 : i1
    }
    %alloc_0 = memref.alloc() alignment = 64 : memref<2xi32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : memref<2xi32>) outs(%alloc_0 : memref<2xi32>) {
    ^bb0(%in: i32, %out: i32):
      %1 = arith.addi %in, %c4_i32 : i32
      linalg.yield %1 : i32
    }
    %alloc_1 = memref.alloc() alignment = 64 : memref<2xi32>
    linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%alloc, %alloc_0, %arg2 : memref<2xi1>, memref<2xi32>, memref<2xi32>) outs(%alloc_1 : memref<2xi32>) {
    ^bb0(%in: i1, %in_22: i32, %in_23: i32, %out: i32):
      %1 = arith.select %in, %in_22, %in_23 : i32
      linalg.yield %1 : i32
    }
    %expand_shape = memref.expand_shape %alloc_1 [[0, 1]] output_shape [2, 1] : memref<2xi32> into memref<2x1xi32>
    %alloc_2 = memref.alloc() alignment = 64 : memref<2x1x48x48xf32>
    linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expand_shape : memref<2x1xi32>) outs(%alloc_2 : memref<2x1x48x48xf32>) {
    ^bb0(%in: i32, %out: f32):
      %1 = arith.index_cast %in : i32 to index
      %2 = linalg.index 2 : index
      %3 = linalg.index 3 : index
      %4 = memref.load %arg1[%1, %2, %3] : memref<4x48x48xf32>
      linalg.yield %4 : f32
    }
    %collapse_shape = memref.collapse_shape %alloc_2 [[0], [1, 2], [3]] : memref<2x1x48x48xf32> into memref<2x48x48xf32>
    %alloc_3 = memref.alloc() alignment = 64 : memref<2x31x48xf32>
    linalg.fill ins(%cst : f32) outs(%alloc_3 : memref<2x31x48xf32>)
    linalg.batch_matmul ins(%arg0, %collapse_shape : memref<2x31x48xf32>, memref<2x48x48xf32>) outs(%alloc_3 : memref<2x31x48xf32>)
    %alloc_4 = memref.alloc() alignment = 64 : memref<2x1x48xf32>
    linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expand_shape : memref<2x1xi32>) outs(%alloc_4 : memref<2x1x48xf32>) {
    ^bb0(%in: i32, %out: f32):
      %1 = arith.index_cast %in : i32 to index
      %2 = linalg.index 2 : index
      %3 = memref.load %arg3[%1, %2] : memref<4x48xf32>
      linalg.yield %3 : f32
    }
    %collapse_shape_5 = memref.collapse_shape %alloc_4 [[0], [1, 2]] : memref<2x1x48xf32> into memref<2x48xf32>
    %alloc_6 = memref.alloc() alignment = 64 : memref<2x31x48xf32>
    linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapse_shape_5 : memref<2x48xf32>) outs(%alloc_6 : memref<2x31x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_7 = memref.alloc() alignment = 64 : memref<2x31x48xf32>
    linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_3, %alloc_6 : memref<2x31x48xf32>, memref<2x31x48xf32>) outs(%alloc_7 : memref<2x31x48xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %1 = arith.addf %in, %in_22 : f32
      linalg.yield %1 : f32
    }
    %subview = memref.subview %alloc_7[0, 0, 0] [2, 30, 48] [1, 1, 1] : memref<2x31x48xf32> to memref<2x30x48xf32, strided<[1488, 48, 1]>>
    %alloc_8 = memref.alloc() alignment = 64 : memref<2x31x48xf32>
    %subview_9 = memref.subview %alloc_8[0, 0, 0] [2, 1, 48] [1, 1, 1] : memref<2x31x48xf32> to memref<2x1x48xf32, strided<[1488, 48, 1]>>
    memref.copy %0, %subview_9 : memref<2x1x48xf32> to memref<2x1x48xf32, strided<[1488, 48, 1]>>
    %subview_10 = memref.subview %alloc_8[0, 1, 0] [2, 30, 48] [1, 1, 1] : memref<2x31x48xf32> to memref<2x30x48xf32, strided<[1488, 48, 1], offset: 48>>
    memref.copy %subview, %subview_10 : memref<2x30x48xf32, strided<[1488, 48, 1]>> to memref<2x30x48xf32, strided<[1488, 48, 1], offset: 48>>
    %subview_11 = memref.subview %alloc_7[0, 0, 0] [2, 31, 20] [1, 1, 1] : memref<2x31x48xf32> to memref<2x31x20xf32, strided<[1488, 48, 1]>>
    %subview_12 = memref.subview %alloc_8[0, 0, 20] [2, 31, 28] [1, 1, 1] : memref<2x31x48xf32> to memref<2x31x28xf32, strided<[1488, 48, 1], offset: 20>>
    %alloc_13 = memref.alloc() alignment = 64 : memref<2x31x48xf32>
    %subview_14 = memref.subview %alloc_13[0, 0, 0] [2, 31, 20] [1, 1, 1] : memref<2x31x48xf32> to memref<2x31x20xf32, strided<[1488, 48, 1]>>
    memref.copy %subview_11, %subview_14 : memref<2x31x20xf32, strided<[1488, 48, 1]>> to memref<2x31x20xf32, strided<[1488, 48, 1]>>
    %subview_15 = memref.subview %alloc_13[0, 0, 20] [2, 31, 28] [1, 1, 1] : memref<2x31x48xf32> to memref<2x31x28xf32, strided<[1488, 48, 1], offset: 20>>
    memref.copy %subview_12, %subview_15 : memref<2x31x28xf32, strided<[1488, 48, 1], offset: 20>> to memref<2x31x28xf32, strided<[1488, 48, 1], offset: 20>>
    %subview_16 = memref.subview %arg1[0, 0, 0] [1, 48, 48] [1, 1, 1] : memref<4x48x48xf32> to memref<1x48x48xf32, strided<[2304, 48, 1]>>
    %collapse_shape_17 = memref.collapse_shape %subview_16 [[0, 1], [2]] : memref<1x48x48xf32, strided<[2304, 48, 1]>> into memref<48x48xf32, strided<[48, 1]>>
    %alloc_18 = memref.alloc() alignment = 64 : memref<48x48xf32>
    linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%collapse_shape_17 : memref<48x48xf32, strided<[48, 1]>>) outs(%alloc_18 : memref<48x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %collapse_shape_19 = memref.collapse_shape %alloc_13 [[0, 1], [2]] : memref<2x31x48xf32> into memref<62x48xf32>
    %alloc_20 = memref.alloc() alignment = 64 : memref<62x48xf32>
    linalg.fill ins(%cst : f32) outs(%alloc_20 : memref<62x48xf32>)
    linalg.matmul ins(%collapse_shape_19, %alloc_18 : memref<62x48xf32>, memref<48x48xf32>) outs(%alloc_20 : memref<62x48xf32>)
    %expand_shape_21 = memref.expand_shape %alloc_20 [[0, 1], [2]] output_shape [2, 31, 48] : memref<62x48xf32> into memref<2x31x48xf32>
    return %expand_shape_21 : memref<2x31x48xf32>
  }
}

