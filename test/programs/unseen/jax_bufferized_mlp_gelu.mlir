#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
module @jit_bufferized_mlp_gelu {
  func.func public @main(%arg0: memref<8x24xbf16, strided<[?, ?], offset: ?>>, %arg1: memref<24x40xbf16, strided<[?, ?], offset: ?>>, %arg2: memref<40xbf16, strided<[?], offset: ?>>, %arg3: memref<40x20xbf16, strided<[?, ?], offset: ?>>) -> memref<8x20xbf16> {
    %cst = arith.constant 5.000000e-01 : bf16
    %cst_0 = arith.constant 1.000000e+00 : bf16
    %cst_1 = arith.constant 7.968750e-01 : bf16
    %cst_2 = arith.constant 4.467770e-02 : bf16
    %cst_3 = arith.constant 0.000000e+00 : bf16
    %alloc = memref.alloc() alignment = 64 : memref<8x40xbf16>
    linalg.fill ins(%cst_3 : bf16) outs(%alloc : memref<8x40xbf16>)
    linalg.matmul ins(%arg0, %arg1 : memref<8x24xbf16, strided<[?, ?], offset: ?>>, memref<24x40xbf16, strided<[?, ?], offset: ?>>) outs(%alloc : memref<8x40xbf16>)
    linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc, %arg2 : memref<8x40xbf16>, memref<40xbf16, strided<[?], offset: ?>>) outs(%alloc : memref<8x40xbf16>) {
    ^bb0(%in: bf16, %in_5: bf16, %out: bf16):
      %0 = arith.addf %in, %in_5 : bf16
      %1 = arith.mulf %0, %0 : bf16
      %2 = arith.mulf %1, %0 : bf16
      %3 = arith.mulf %2, %cst_2 : bf16
      %4 = arith.addf %0, %3 : bf16
      %5 = arith.mulf %4, %cst_1 : bf16
      %6 = math.tanh %5 : bf16
      %7 = arith.addf %6, %cst_0 : bf16
      %8 = arith.mulf %7, %cst : bf16
      %9 = arith.mulf %0, %8 : bf16
      linalg.yield %9 : bf16
    }
    %alloc_4 = memref.alloc() alignment = 64 : memref<8x20xbf16>
    linalg.fill ins(%cst_3 : bf16) outs(%alloc_4 : memref<8x20xbf16>)
    linalg.matmul ins(%alloc, %arg3 : memref<8x40xbf16>, memref<40x20xbf16, strided<[?, ?], offset: ?>>) outs(%alloc_4 : memref<8x20xbf16>)
    return %alloc_4 : memref<8x20xbf16>
  }
}

