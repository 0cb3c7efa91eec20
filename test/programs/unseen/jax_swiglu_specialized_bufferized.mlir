#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
module @jit__lambda {
  func.func public @main(%arg0: memref<256x512xbf16>, %arg1: memref<512x1024xbf16>, %arg2: memref<512x1024xbf16>) -> memref<256x1024xbf16> {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() alignment = 64 : memref<256x1024xf32>
    linalg.fill ins(%cst_0 : f32) outs(%alloc : memref<256x1024xf32>)
    linalg.matmul ins(%arg0, %arg1 : memref<256x512xbf16>, memref<512x1024xbf16>) outs(%alloc : memref<256x1024xf32>)
    %alloc_1 = memref.alloc() alignment = 64 : memref<256x1024xf32>
    linalg.elementwise <negf> ins(%alloc : memref<256x1024xf32>) outs(%alloc_1 : memref<256x1024xf32>)
    %alloc_2 = memref.alloc() alignment = 64 : memref<256x1024xf32>
    linalg.elementwise <exp> ins(%alloc_1 : memref<256x1024xf32>) outs(%alloc_2 : memref<256x1024xf32>)
    %alloc_3 = memref.alloc() alignment = 64 : memref<256x1024xf32>
    linalg.elementwise <add> indexing_maps = [#map, #map1, #map] ins(%alloc_2, %cst : memref<256x1024xf32>, f32) outs(%alloc_3 : memref<256x1024xf32>)
    %alloc_4 = memref.alloc() alignment = 64 : memref<256x1024xf32>
    linalg.elementwise <reciprocal> ins(%alloc_3 : memref<256x1024xf32>) outs(%alloc_4 : memref<256x1024xf32>)
    %alloc_5 = memref.alloc() alignment = 64 : memref<256x1024xf32>
    linalg.elementwise <mul> ins(%alloc, %alloc_4 : memref<256x1024xf32>, memref<256x1024xf32>) outs(%alloc_5 : memref<256x1024xf32>)
    %alloc_6 = memref.alloc() alignment = 64 : memref<256x1024xf32>
    linalg.fill ins(%cst_0 : f32) outs(%alloc_6 : memref<256x1024xf32>)
    linalg.matmul ins(%arg0, %arg2 : memref<256x512xbf16>, memref<512x1024xbf16>) outs(%alloc_6 : memref<256x1024xf32>)
    %alloc_7 = memref.alloc() alignment = 64 : memref<256x1024xf32>
    linalg.elementwise <mul> ins(%alloc_5, %alloc_6 : memref<256x1024xf32>, memref<256x1024xf32>) outs(%alloc_7 : memref<256x1024xf32>)
    %alloc_8 = memref.alloc() alignment = 64 : memref<256x1024xbf16>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_7 : memref<256x1024xf32>) outs(%alloc_8 : memref<256x1024xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %0 = arith.truncf %in : f32 to bf16
      linalg.yield %0 : bf16
    }
    return %alloc_8 : memref<256x1024xbf16>
  }
}

