#map = affine_map<(d0, d1) -> (d0, d1)>
module @jit_relu_squared_gate_mlp {
  func.func public @main(%arg0: memref<24x32xbf16>, %arg1: memref<32x48xbf16>, %arg2: memref<32x48xbf16>, %arg3: memref<48x32xbf16>) -> memref<24x32xbf16> {
    %cst = arith.constant 0.000000e+00 : bf16
    %alloc = memref.alloc() alignment = 64 : memref<24x48xbf16>
    linalg.fill ins(%cst : bf16) outs(%alloc : memref<24x48xbf16>)
    linalg.matmul ins(%arg0, %arg1 : memref<24x32xbf16>, memref<32x48xbf16>) outs(%alloc : memref<24x48xbf16>)
    %alloc_0 = memref.alloc() alignment = 64 : memref<24x48xbf16>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc : memref<24x48xbf16>) outs(%alloc_0 : memref<24x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %0 = arith.maximumf %in, %cst : bf16
      linalg.yield %0 : bf16
    }
    %alloc_1 = memref.alloc() alignment = 64 : memref<24x48xbf16>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_0 : memref<24x48xbf16>) outs(%alloc_1 : memref<24x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %0 = arith.mulf %in, %in : bf16
      linalg.yield %0 : bf16
    }
    %alloc_2 = memref.alloc() alignment = 64 : memref<24x48xbf16>
    linalg.fill ins(%cst : bf16) outs(%alloc_2 : memref<24x48xbf16>)
    linalg.matmul ins(%arg0, %arg2 : memref<24x32xbf16>, memref<32x48xbf16>) outs(%alloc_2 : memref<24x48xbf16>)
    %alloc_3 = memref.alloc() alignment = 64 : memref<24x48xbf16>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_1, %alloc_2 : memref<24x48xbf16>, memref<24x48xbf16>) outs(%alloc_3 : memref<24x48xbf16>) {
    ^bb0(%in: bf16, %in_5: bf16, %out: bf16):
      %0 = arith.mulf %in, %in_5 : bf16
      linalg.yield %0 : bf16
    }
    %alloc_4 = memref.alloc() alignment = 64 : memref<24x32xbf16>
    linalg.fill ins(%cst : bf16) outs(%alloc_4 : memref<24x32xbf16>)
    linalg.matmul ins(%alloc_3, %arg3 : memref<24x48xbf16>, memref<48x32xbf16>) outs(%alloc_4 : memref<24x32xbf16>)
    return %alloc_4 : memref<24x32xbf16>
  }
}

