func.func @kernel(%x: memref<32x64xf16>, %w1: memref<64x24xf16>, %w2: memref<64x40xf16>, %y: memref<32x64xf32>) {
  %z = arith.constant 0.0 : f32
  linalg.fill ins(%z : f32) outs(%y : memref<32x64xf32>)
  %l = memref.subview %y[0, 0] [32, 24] [1, 1] : memref<32x64xf32> to memref<32x24xf32, strided<[64, 1]>>
  %r = memref.subview %y[0, 24] [32, 40] [1, 1] : memref<32x64xf32> to memref<32x40xf32, strided<[64, 1], offset: 24>>
  linalg.matmul ins(%x, %w1 : memref<32x64xf16>, memref<64x24xf16>) outs(%l : memref<32x24xf32, strided<[64, 1]>>)
  linalg.matmul ins(%x, %w2 : memref<32x64xf16>, memref<64x40xf16>) outs(%r : memref<32x40xf32, strided<[64, 1], offset: 24>>)
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%y : memref<32x64xf32>) {
  ^bb0(%o: f32):
    %m = arith.maximumf %o, %z : f32
    linalg.yield %m : f32
  }
  return
}
