// jax_scan_layers_with_cond_skip, bufferized.
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> ()>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> ()>
module @jit_scan_layers_with_cond_skip {
  memref.global "private" constant @__constant_4xf32 : memref<4xf32> = dense<0.000000e+00> alignment = 64
  func.func public @main(%arg0: memref<8x16xf32>, %arg1: memref<4x16x16xf32>, %arg2: memref<4x16xf32>, %arg3: memref<4xi1>) -> (memref<8x16xf32>, memref<4xf32>) {
    %c1_i32 = arith.constant 1 : i32
    %c4_i32 = arith.constant 4 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant 1.280000e+02 : f32
    %cst_0 = arith.constant 5.000000e-01 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 0.797884583 : f32
    %cst_3 = arith.constant 4.471500e-02 : f32
    %cst_4 = arith.constant 0.000000e+00 : f32
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %0 = memref.get_global @__constant_4xf32 : memref<4xf32>
    %alloc = memref.alloc() alignment = 64 : memref<4xf32>
    memref.copy %0, %alloc : memref<4xf32> to memref<4xf32>
    %1 = scf.for %arg4 = %c0_i32 to %c4_i32 step %c1_i32 iter_args(%arg5 = %arg0) -> (memref<8x16xf32>)  : i32 {
      %2 = arith.index_cast %arg4 : i32 to index
      %3 = arith.maxsi %2, %c0 : index
      %4 = arith.minsi %3, %c3 : index
      %subview = memref.subview %arg1[%4, 0, 0] [1, 16, 16] [1, 1, 1] : memref<4x16x16xf32> to memref<1x16x16xf32, strided<[256, 16, 1], offset: ?>>
      %collapse_shape = memref.collapse_shape %subview [[0, 1], [2]] : memref<1x16x16xf32, strided<[256, 16, 1], offset: ?>> into memref<16x16xf32, strided<[16, 1], offset: ?>>
      %subview_5 = memref.subview %arg2[%4, 0] [1, 16] [1, 1] : memref<4x16xf32> to memref<1x16xf32, strided<[16, 1], offset: ?>>
      %collapse_shape_6 = memref.collapse_shape %subview_5 [[0, 1]] : memref<1x16xf32, strided<[16, 1], offset: ?>> into memref<16xf32, strided<[1], offset: ?>>
      %subview_7 = memref.subview %arg3[%4] [1] [1] : memref<4xi1> to memref<1xi1, strided<[1], offset: ?>>
      %alloc_8 = memref.alloc() alignment = 64 : memref<1xi32>
      linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%subview_7 : memref<1xi1, strided<[1], offset: ?>>) outs(%alloc_8 : memref<1xi32>) {
      ^bb0(%in: i1, %out: i32):
        %7 = arith.extui %in : i1 to i32
        linalg.yield %7 : i32
      }
      %collapse_shape_9 = memref.collapse_shape %alloc_8 [] : memref<1xi32> into memref<i32>
      %alloc_10 = memref.alloc() alignment = 64 : memref<i1>
      linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%collapse_shape_9 : memref<i32>) outs(%alloc_10 : memref<i1>) {
      ^bb0(%in: i32, %out: i1):
        %7 = arith.cmpi eq, %in, %c0_i32 : i32
        linalg.yield %7 : i1
      }
      %5 = memref.load %alloc_10[] : memref<i1>
      %6 = scf.if %5 -> (memref<8x16xf32>) {
        scf.yield %arg5 : memref<8x16xf32>
      } else {
        %alloc_14 = memref.alloc() alignment = 64 : memref<8x16xf32>
        linalg.fill ins(%cst_4 : f32) outs(%alloc_14 : memref<8x16xf32>)
        linalg.matmul ins(%arg5, %collapse_shape : memref<8x16xf32>, memref<16x16xf32, strided<[16, 1], offset: ?>>) outs(%alloc_14 : memref<8x16xf32>)
        %alloc_15 = memref.alloc() alignment = 64 : memref<8x16xf32>
        linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapse_shape_6 : memref<16xf32, strided<[1], offset: ?>>) outs(%alloc_15 : memref<8x16xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        }
        %alloc_16 = memref.alloc() alignment = 64 : memref<8x16xf32>
        linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%alloc_14, %alloc_15 : memref<8x16xf32>, memref<8x16xf32>) outs(%alloc_16 : memref<8x16xf32>) {
        ^bb0(%in: f32, %in_27: f32, %out: f32):
          %7 = arith.addf %in, %in_27 : f32
          linalg.yield %7 : f32
        }
        %alloc_17 = memref.alloc() alignment = 64 : memref<8x16xf32>
        linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%alloc_16 : memref<8x16xf32>) outs(%alloc_17 : memref<8x16xf32>) {
        ^bb0(%in: f32, %out: f32):
          %7 = arith.mulf %in, %in : f32
          linalg.yield %7 : f32
        }
        %alloc_18 = memref.alloc() alignment = 64 : memref<8x16xf32>
        linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%alloc_17, %alloc_16 : memref<8x16xf32>, memref<8x16xf32>) outs(%alloc_18 : memref<8x16xf32>) {
        ^bb0(%in: f32, %in_27: f32, %out: f32):
          %7 = arith.mulf %in, %in_27 : f32
          linalg.yield %7 : f32
        }
        %alloc_19 = memref.alloc() alignment = 64 : memref<8x16xf32>
        linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%alloc_18 : memref<8x16xf32>) outs(%alloc_19 : memref<8x16xf32>) {
        ^bb0(%in: f32, %out: f32):
          %7 = arith.mulf %in, %cst_3 : f32
          linalg.yield %7 : f32
        }
        %alloc_20 = memref.alloc() alignment = 64 : memref<8x16xf32>
        linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%alloc_16, %alloc_19 : memref<8x16xf32>, memref<8x16xf32>) outs(%alloc_20 : memref<8x16xf32>) {
        ^bb0(%in: f32, %in_27: f32, %out: f32):
          %7 = arith.addf %in, %in_27 : f32
          linalg.yield %7 : f32
        }
        %alloc_21 = memref.alloc() alignment = 64 : memref<8x16xf32>
        linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%alloc_20 : memref<8x16xf32>) outs(%alloc_21 : memref<8x16xf32>) {
        ^bb0(%in: f32, %out: f32):
          %7 = arith.mulf %in, %cst_2 : f32
          linalg.yield %7 : f32
        }
        %alloc_22 = memref.alloc() alignment = 64 : memref<8x16xf32>
        linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%alloc_21 : memref<8x16xf32>) outs(%alloc_22 : memref<8x16xf32>) {
        ^bb0(%in: f32, %out: f32):
          %7 = math.tanh %in : f32
          linalg.yield %7 : f32
        }
        %alloc_23 = memref.alloc() alignment = 64 : memref<8x16xf32>
        linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%alloc_22 : memref<8x16xf32>) outs(%alloc_23 : memref<8x16xf32>) {
        ^bb0(%in: f32, %out: f32):
          %7 = arith.addf %in, %cst_1 : f32
          linalg.yield %7 : f32
        }
        %alloc_24 = memref.alloc() alignment = 64 : memref<8x16xf32>
        linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%alloc_23 : memref<8x16xf32>) outs(%alloc_24 : memref<8x16xf32>) {
        ^bb0(%in: f32, %out: f32):
          %7 = arith.mulf %in, %cst_0 : f32
          linalg.yield %7 : f32
        }
        %alloc_25 = memref.alloc() alignment = 64 : memref<8x16xf32>
        linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%alloc_16, %alloc_24 : memref<8x16xf32>, memref<8x16xf32>) outs(%alloc_25 : memref<8x16xf32>) {
        ^bb0(%in: f32, %in_27: f32, %out: f32):
          %7 = arith.mulf %in, %in_27 : f32
          linalg.yield %7 : f32
        }
        %alloc_26 = memref.alloc() alignment = 64 : memref<8x16xf32>
        linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg5, %alloc_25 : memref<8x16xf32>, memref<8x16xf32>) outs(%alloc_26 : memref<8x16xf32>) {
        ^bb0(%in: f32, %in_27: f32, %out: f32):
          %7 = arith.addf %in, %in_27 : f32
          linalg.yield %7 : f32
        }
        scf.yield %alloc_26 : memref<8x16xf32>
      }
      %alloc_11 = memref.alloc() alignment = 64 : memref<f32>
      linalg.fill ins(%cst_4 : f32) outs(%alloc_11 : memref<f32>)
      linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction", "reduction"]} ins(%arg5 : memref<8x16xf32>) outs(%alloc_11 : memref<f32>) {
      ^bb0(%in: f32, %out: f32):
        %7 = arith.addf %out, %in : f32
        linalg.yield %7 : f32
      }
      %alloc_12 = memref.alloc() alignment = 64 : memref<f32>
      linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%alloc_11 : memref<f32>) outs(%alloc_12 : memref<f32>) {
      ^bb0(%in: f32, %out: f32):
        %7 = arith.divf %in, %cst : f32
        linalg.yield %7 : f32
      }
      %expand_shape = memref.expand_shape %alloc_12 [] output_shape [1] : memref<f32> into memref<1xf32>
      %subview_13 = memref.subview %alloc[%4] [1] [1] : memref<4xf32> to memref<1xf32, strided<[1], offset: ?>>
      memref.copy %expand_shape, %subview_13 : memref<1xf32> to memref<1xf32, strided<[1], offset: ?>>
      scf.yield %6 : memref<8x16xf32>
    }
    return %1, %alloc : memref<8x16xf32>, memref<4xf32>
  }
}

