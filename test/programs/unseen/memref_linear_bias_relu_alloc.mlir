#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (j)>
func.func @main(%x: memref<20x32xf16>, %w: memref<48x32xf16>, %b: memref<48xf32>, %y: memref<20x48xf16>) {
  %z = arith.constant 0.0 : f32
  %acc = memref.alloc() {alignment = 64 : i64} : memref<20x48xf32>
  linalg.fill ins(%z : f32) outs(%acc : memref<20x48xf32>)
  linalg.matmul_transpose_b ins(%x, %w : memref<20x32xf16>, memref<48x32xf16>) outs(%acc : memref<20x48xf32>)
  linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%acc, %b : memref<20x48xf32>, memref<48xf32>) outs(%y : memref<20x48xf16>) {
  ^bb0(%a: f32, %c: f32, %o: f16):
    %z0 = arith.constant 0.0 : f32
    %s = arith.addf %a, %c : f32
    %m = arith.maximumf %s, %z0 : f32
    %t = arith.truncf %m : f32 to f16
    linalg.yield %t : f16
  }
  memref.dealloc %acc : memref<20x48xf32>
  return
}
