
func.func @main(%a: memref<32x32xf16>, %b: memref<32x32xf16>, %d: memref<32x32xf32>) {
  %z = arith.constant 0.0 : f16
  linalg.matmul ins(%a, %b : memref<32x32xf16>, memref<32x32xf16>) outs(%d : memref<32x32xf32>)
  %t = memref.alloca() : memref<32x32xf16>
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j, i)>], iterator_types = ["parallel", "parallel"]} ins(%d : memref<32x32xf32>) outs(%t : memref<32x32xf16>) {
  ^bb0(%x: f32, %y: f16):
    %0 = arith.truncf %x : f32 to f16
    linalg.yield %0 : f16
  }
  linalg.fill ins(%z : f16) outs(%a : memref<32x32xf16>)
  linalg.matmul ins(%t, %b : memref<32x32xf16>, memref<32x32xf16>) outs(%a : memref<32x32xf16>)
  linalg.matmul ins(%a, %t : memref<32x32xf16>, memref<32x32xf16>) outs(%d : memref<32x32xf32>)
  return
}