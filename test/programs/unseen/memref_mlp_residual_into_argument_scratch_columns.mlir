func.func @main(%x: memref<48x64xf32>, %w1: memref<64x96xf32>, %w2: memref<96x64xf32>, %b: memref<96xf32>, %out: memref<48xf32>) {
  %z = arith.constant 0.0 : f32
  %s = memref.alloc() {alignment = 64 : i64} : memref<48x160xf32>
  %h = memref.subview %s[0, 0] [48, 96] [1, 1] : memref<48x160xf32> to memref<48x96xf32, strided<[160, 1]>>
  %t = memref.subview %s[0, 96] [48, 64] [1, 1] : memref<48x160xf32> to memref<48x64xf32, strided<[160, 1], offset: 96>>
  linalg.broadcast ins(%b : memref<96xf32>) outs(%h : memref<48x96xf32, strided<[160, 1]>>) dimensions = [0]
  linalg.matmul ins(%x, %w1 : memref<48x64xf32>, memref<64x96xf32>) outs(%h : memref<48x96xf32, strided<[160, 1]>>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%h : memref<48x96xf32, strided<[160, 1]>>) {
  ^bb0(%o: f32):
    %m = arith.maximumf %o, %z : f32
    linalg.yield %m : f32
  }
  memref.copy %x, %t : memref<48x64xf32> to memref<48x64xf32, strided<[160, 1], offset: 96>>
  linalg.matmul ins(%h, %w2 : memref<48x96xf32, strided<[160, 1]>>, memref<96x64xf32>) outs(%t : memref<48x64xf32, strided<[160, 1], offset: 96>>)
  memref.copy %t, %x : memref<48x64xf32, strided<[160, 1], offset: 96>> to memref<48x64xf32>
  linalg.fill ins(%z : f32) outs(%out : memref<48xf32>)
  linalg.reduce ins(%s : memref<48x160xf32>) outs(%out : memref<48xf32>) dimensions = [1] (%in: f32, %acc: f32) {
    %q = arith.addf %in, %acc : f32
    linalg.yield %q : f32
  }
  memref.dealloc %s : memref<48x160xf32>
  return
}
