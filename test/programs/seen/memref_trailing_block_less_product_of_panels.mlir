func.func @main(%m: memref<48x48xf32>) {
  %a = memref.subview %m[8, 0] [40, 8] [1, 1] : memref<48x48xf32> to memref<40x8xf32, strided<[48, 1], offset: 384>>
  %b = memref.subview %m[0, 8] [8, 40] [1, 1] : memref<48x48xf32> to memref<8x40xf32, strided<[48, 1], offset: 8>>
  %c = memref.subview %m[8, 8] [40, 40] [1, 1] : memref<48x48xf32> to memref<40x40xf32, strided<[48, 1], offset: 392>>
  linalg.generic {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : memref<40x8xf32, strided<[48, 1], offset: 384>>, memref<8x40xf32, strided<[48, 1], offset: 8>>) outs(%c : memref<40x40xf32, strided<[48, 1], offset: 392>>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %p = arith.mulf %x, %y : f32
    %q = arith.subf %o, %p : f32
    linalg.yield %q : f32
  }
  return
}
