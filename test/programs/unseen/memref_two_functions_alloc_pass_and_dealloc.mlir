func.func private @norm(%x: memref<16x32xf32>, %s: memref<16xf32>) {
  %z = arith.constant 0.0 : f32
  linalg.fill ins(%z : f32) outs(%s : memref<16xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%x : memref<16x32xf32>) outs(%s : memref<16xf32>) {
  ^bb0(%a: f32, %o: f32):
    %m = arith.mulf %a, %a : f32
    %n = arith.addf %o, %m : f32
    linalg.yield %n : f32
  }
  return
}
func.func @main(%x: memref<16x32xf32>, %w: memref<32x8xf32>, %y: memref<16x8xf32>) {
  %z = arith.constant 0.0 : f32
  %s = memref.alloc() : memref<16xf32>
  func.call @norm(%x, %s) : (memref<16x32xf32>, memref<16xf32>) -> ()
  linalg.fill ins(%z : f32) outs(%y : memref<16x8xf32>)
  linalg.matmul ins(%x, %w : memref<16x32xf32>, memref<32x8xf32>) outs(%y : memref<16x8xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%s : memref<16xf32>) outs(%y : memref<16x8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %c = arith.constant 1.0 : f32
    %b = arith.addf %a, %c : f32
    %r = math.rsqrt %b : f32
    %m = arith.mulf %o, %r : f32
    linalg.yield %m : f32
  }
  memref.dealloc %s : memref<16xf32>
  return
}
