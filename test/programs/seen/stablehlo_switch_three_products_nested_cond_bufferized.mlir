#map = affine_map<() -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> ()>
module @jit_switch_three_products_nested_cond attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  memref.global "private" constant @__constant_8x4xf32 : memref<8x4xf32> = dense<0.000000e+00> alignment = 64
  func.func public @main(%arg0: memref<8x6xf32>, %arg1: memref<6x4xf32>, %arg2: memref<i32>) -> (memref<8x4xf32> {jax.result_info = "result"}) {
    %cst = arith.constant 2.000000e+00 : f32
    %c1_i32 = arith.constant 1 : i32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c2_i32 = arith.constant 2 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = memref.get_global @__constant_8x4xf32 : memref<8x4xf32>
    %alloc = memref.alloc() alignment = 64 : memref<i32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg2 : memref<i32>) outs(%alloc : memref<i32>) {
    ^bb0(%in: i32, %out: i32):
      %3 = arith.maxsi %in, %c0_i32 : i32
      %4 = arith.minsi %3, %c2_i32 : i32
      linalg.yield %4 : i32
    }
    %alloc_1 = memref.alloc() alignment = 64 : memref<i1>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%alloc : memref<i32>) outs(%alloc_1 : memref<i1>) {
    ^bb0(%in: i32, %out: i1):
      %3 = arith.cmpi eq, %in, %c0_i32 : i32
      linalg.yield %3 : i1
    }
    %1 = memref.load %alloc_1[] : memref<i1>
    %2 = scf.if %1 -> (memref<8x4xf32>) {
      %alloc_2 = memref.alloc() alignment = 64 : memref<8x4xf32>
      linalg.fill ins(%cst_0 : f32) outs(%alloc_2 : memref<8x4xf32>)
      %alloc_3 = memref.alloc() alignment = 64 : memref<8x4xf32>
      memref.copy %alloc_2, %alloc_3 : memref<8x4xf32> to memref<8x4xf32>
      linalg.matmul ins(%arg0, %arg1 : memref<8x6xf32>, memref<6x4xf32>) outs(%alloc_3 : memref<8x4xf32>)
      scf.yield %alloc_3 : memref<8x4xf32>
    } else {
      linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%alloc : memref<i32>) outs(%alloc_1 : memref<i1>) {
      ^bb0(%in: i32, %out: i1):
        %5 = arith.cmpi eq, %in, %c1_i32 : i32
        linalg.yield %5 : i1
      }
      %3 = memref.load %alloc_1[] : memref<i1>
      %4 = scf.if %3 -> (memref<8x4xf32>) {
        %alloc_2 = memref.alloc() alignment = 64 : memref<f32>
        linalg.fill ins(%cst_0 : f32) outs(%alloc_2 : memref<f32>)
        linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction"]} ins(%arg0 : memref<8x6xf32>) outs(%alloc_2 : memref<f32>) {
        ^bb0(%in: f32, %out: f32):
          %alloc_3 = memref.alloc() alignment = 64 : memref<f32>
          memref.store %in, %alloc_3[] : memref<f32>
          %alloc_4 = memref.alloc() alignment = 64 : memref<f32>
          memref.store %out, %alloc_4[] : memref<f32>
          %7 = memref.load %alloc_4[] : memref<f32>
          %8 = memref.load %alloc_3[] : memref<f32>
          %9 = arith.addf %7, %8 : f32
          %alloc_5 = memref.alloc() alignment = 64 : memref<f32>
          memref.store %9, %alloc_5[] : memref<f32>
          %10 = memref.load %alloc_5[] : memref<f32>
          linalg.yield %10 : f32
        }
        linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%alloc_2 : memref<f32>) outs(%alloc_1 : memref<i1>) {
        ^bb0(%in: f32, %out: i1):
          %7 = arith.cmpf ogt, %in, %cst_0 : f32
          linalg.yield %7 : i1
        }
        linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%alloc_1 : memref<i1>) outs(%alloc : memref<i32>) {
        ^bb0(%in: i1, %out: i32):
          %7 = arith.extui %in : i1 to i32
          linalg.yield %7 : i32
        }
        linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%alloc : memref<i32>) outs(%alloc_1 : memref<i1>) {
        ^bb0(%in: i32, %out: i1):
          %7 = arith.cmpi eq, %in, %c0_i32 : i32
          linalg.yield %7 : i1
        }
        %5 = memref.load %alloc_1[] : memref<i1>
        %6 = scf.if %5 -> (memref<8x4xf32>) {
          %alloc_3 = memref.alloc() alignment = 64 : memref<8x4xf32>
          linalg.fill ins(%cst_0 : f32) outs(%alloc_3 : memref<8x4xf32>)
          linalg.matmul ins(%arg0, %arg1 : memref<8x6xf32>, memref<6x4xf32>) outs(%alloc_3 : memref<8x4xf32>)
          %alloc_4 = memref.alloc() alignment = 64 : memref<8x4xf32>
          linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_3 : memref<8x4xf32>) outs(%alloc_4 : memref<8x4xf32>) {
          ^bb0(%in: f32, %out: f32):
            %7 = arith.negf %in : f32
            linalg.yield %7 : f32
          }
          scf.yield %alloc_4 : memref<8x4xf32>
        } else {
          %alloc_3 = memref.alloc() alignment = 64 : memref<8x4xf32>
          linalg.fill ins(%cst_0 : f32) outs(%alloc_3 : memref<8x4xf32>)
          linalg.matmul ins(%arg0, %arg1 : memref<8x6xf32>, memref<6x4xf32>) outs(%alloc_3 : memref<8x4xf32>)
          %alloc_4 = memref.alloc() alignment = 64 : memref<8x4xf32>
          linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc_3 : memref<8x4xf32>) outs(%alloc_4 : memref<8x4xf32>) {
          ^bb0(%in: f32, %out: f32):
            %7 = arith.mulf %in, %cst : f32
            linalg.yield %7 : f32
          }
          scf.yield %alloc_4 : memref<8x4xf32>
        }
        scf.yield %6 : memref<8x4xf32>
      } else {
        scf.yield %0 : memref<8x4xf32>
      }
      scf.yield %4 : memref<8x4xf32>
    }
    return %2 : memref<8x4xf32>
  }
}

