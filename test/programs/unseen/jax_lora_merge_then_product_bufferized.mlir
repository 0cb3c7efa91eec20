#map = affine_map<() -> ()>
#map1 = affine_map<(d0, d1) -> ()>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
module @jit_lora_merge_then_product {
  func.func public @main(%arg0: memref<24x32xbf16>, %arg1: memref<32x48xbf16>, %arg2: memref<32x4xf32>, %arg3: memref<4x48xf32>, %arg4: memref<f32>) -> memref<24x48xbf16> {
    %cst = arith.constant 0.000000e+00 : bf16
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 4.000000e+00 : f32
    %alloc = memref.alloc() alignment = 64 : memref<f32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg4 : memref<f32>) outs(%alloc : memref<f32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.divf %in, %cst_1 : f32
      linalg.yield %0 : f32
    }
    %alloc_2 = memref.alloc() alignment = 64 : memref<32x48xf32>
    linalg.fill ins(%cst_0 : f32) outs(%alloc_2 : memref<32x48xf32>)
    linalg.matmul ins(%arg2, %arg3 : memref<32x4xf32>, memref<4x48xf32>) outs(%alloc_2 : memref<32x48xf32>)
    %alloc_3 = memref.alloc() alignment = 64 : memref<32x48xf32>
    linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%alloc : memref<f32>) outs(%alloc_3 : memref<32x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_4 = memref.alloc() alignment = 64 : memref<32x48xf32>
    linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%alloc_3, %alloc_2 : memref<32x48xf32>, memref<32x48xf32>) outs(%alloc_4 : memref<32x48xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %0 = arith.mulf %in, %in_8 : f32
      linalg.yield %0 : f32
    }
    %alloc_5 = memref.alloc() alignment = 64 : memref<32x48xbf16>
    linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%alloc_4 : memref<32x48xf32>) outs(%alloc_5 : memref<32x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %0 = arith.truncf %in : f32 to bf16
      linalg.yield %0 : bf16
    }
    %alloc_6 = memref.alloc() alignment = 64 : memref<32x48xbf16>
    linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg1, %alloc_5 : memref<32x48xbf16>, memref<32x48xbf16>) outs(%alloc_6 : memref<32x48xbf16>) {
    ^bb0(%in: bf16, %in_8: bf16, %out: bf16):
      %0 = arith.addf %in, %in_8 : bf16
      linalg.yield %0 : bf16
    }
    %alloc_7 = memref.alloc() alignment = 64 : memref<24x48xbf16>
    linalg.fill ins(%cst : bf16) outs(%alloc_7 : memref<24x48xbf16>)
    linalg.matmul ins(%arg0, %alloc_6 : memref<24x32xbf16>, memref<32x48xbf16>) outs(%alloc_7 : memref<24x48xbf16>)
    return %alloc_7 : memref<24x48xbf16>
  }
}

