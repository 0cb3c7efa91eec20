#map = affine_map<() -> ()>
#map1 = affine_map<(d0, d1) -> ()>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
module @jit_expm_action_scaling_taylor_while_count {
  memref.global "private" constant @__constant_xi32 : memref<i32> = dense<1> alignment = 64
  func.func public @main(%arg0: memref<8x12xf32, strided<[?, ?], offset: ?>>, %arg1: memref<12x12xf32, strided<[?, ?], offset: ?>>, %arg2: memref<12x8xf32, strided<[?, ?], offset: ?>>, %arg3: memref<f32, strided<[], offset: ?>>) -> memref<8x8xf32> {
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant 0.000000e+00 : f32
    %c6_i32 = arith.constant 6 : i32
    %0 = memref.get_global @__constant_xi32 : memref<i32>
    %alloc = memref.alloc() alignment = 64 : memref<i32>
    memref.copy %0, %alloc : memref<i32> to memref<i32>
    %alloc_0 = memref.alloc() alignment = 64 : memref<8x12xf32>
    memref.copy %arg0, %alloc_0 : memref<8x12xf32, strided<[?, ?], offset: ?>> to memref<8x12xf32>
    %alloc_1 = memref.alloc() alignment = 64 : memref<8x12xf32>
    memref.copy %arg0, %alloc_1 : memref<8x12xf32, strided<[?, ?], offset: ?>> to memref<8x12xf32>
    %1:3 = scf.while (%arg4 = %alloc, %arg5 = %alloc_0, %arg6 = %alloc_1) : (memref<i32>, memref<8x12xf32>, memref<8x12xf32>) -> (memref<i32>, memref<8x12xf32>, memref<8x12xf32>) {
      %alloc_3 = memref.alloc() alignment = 64 : memref<i1>
      linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg4 : memref<i32>) outs(%alloc_3 : memref<i1>) {
      ^bb0(%in: i32, %out: i1):
        %3 = arith.cmpi sle, %in, %c6_i32 : i32
        linalg.yield %3 : i1
      }
      %2 = memref.load %alloc_3[] : memref<i1>
      %alloc_4 = memref.alloc() alignment = 64 : memref<i32>
      memref.copy %arg4, %alloc_4 : memref<i32> to memref<i32>
      %alloc_5 = memref.alloc() alignment = 64 : memref<8x12xf32>
      memref.copy %arg5, %alloc_5 : memref<8x12xf32> to memref<8x12xf32>
      %alloc_6 = memref.alloc() alignment = 64 : memref<8x12xf32>
      memref.copy %arg6, %alloc_6 : memref<8x12xf32> to memref<8x12xf32>
      scf.condition(%2) %alloc_4, %alloc_5, %alloc_6 : memref<i32>, memref<8x12xf32>, memref<8x12xf32>
    } do {
    ^bb0(%arg4: memref<i32>, %arg5: memref<8x12xf32>, %arg6: memref<8x12xf32>):
      %alloc_3 = memref.alloc() alignment = 64 : memref<8x12xf32>
      linalg.fill ins(%cst : f32) outs(%alloc_3 : memref<8x12xf32>)
      linalg.matmul ins(%arg5, %arg1 : memref<8x12xf32>, memref<12x12xf32, strided<[?, ?], offset: ?>>) outs(%alloc_3 : memref<8x12xf32>)
      %alloc_4 = memref.alloc() alignment = 64 : memref<f32>
      linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg4 : memref<i32>) outs(%alloc_4 : memref<f32>) {
      ^bb0(%in: i32, %out: f32):
        %2 = arith.sitofp %in : i32 to f32
        linalg.yield %2 : f32
      }
      %alloc_5 = memref.alloc() alignment = 64 : memref<f32>
      linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg3, %alloc_4 : memref<f32, strided<[], offset: ?>>, memref<f32>) outs(%alloc_5 : memref<f32>) {
      ^bb0(%in: f32, %in_10: f32, %out: f32):
        %2 = arith.divf %in, %in_10 : f32
        linalg.yield %2 : f32
      }
      %alloc_6 = memref.alloc() alignment = 64 : memref<8x12xf32>
      linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%alloc_5 : memref<f32>) outs(%alloc_6 : memref<8x12xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      }
      %alloc_7 = memref.alloc() alignment = 64 : memref<8x12xf32>
      linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%alloc_3, %alloc_6 : memref<8x12xf32>, memref<8x12xf32>) outs(%alloc_7 : memref<8x12xf32>) {
      ^bb0(%in: f32, %in_10: f32, %out: f32):
        %2 = arith.mulf %in, %in_10 : f32
        linalg.yield %2 : f32
      }
      %alloc_8 = memref.alloc() alignment = 64 : memref<i32>
      linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg4 : memref<i32>) outs(%alloc_8 : memref<i32>) {
      ^bb0(%in: i32, %out: i32):
        %2 = arith.addi %in, %c1_i32 : i32
        linalg.yield %2 : i32
      }
      %alloc_9 = memref.alloc() alignment = 64 : memref<8x12xf32>
      linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg6, %alloc_7 : memref<8x12xf32>, memref<8x12xf32>) outs(%alloc_9 : memref<8x12xf32>) {
      ^bb0(%in: f32, %in_10: f32, %out: f32):
        %2 = arith.addf %in, %in_10 : f32
        linalg.yield %2 : f32
      }
      scf.yield %alloc_8, %alloc_7, %alloc_9 : memref<i32>, memref<8x12xf32>, memref<8x12xf32>
    }
    %alloc_2 = memref.alloc() alignment = 64 : memref<8x8xf32>
    linalg.fill ins(%cst : f32) outs(%alloc_2 : memref<8x8xf32>)
    linalg.matmul ins(%1#2, %arg2 : memref<8x12xf32>, memref<12x8xf32, strided<[?, ?], offset: ?>>) outs(%alloc_2 : memref<8x8xf32>)
    return %alloc_2 : memref<8x8xf32>
  }
}

