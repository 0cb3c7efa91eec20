func.func @main(%a: memref<16x32xf32>, %w: memref<32xf32>, %o: memref<16xf32>, %t: memref<16xf32>) {
  affine.for %i = 0 to 16 {
    %s = affine.parallel (%j) = (0) to (32) reduce ("addf") -> f32 {
      %x = affine.load %a[%i, %j] : memref<16x32xf32>
      %y = affine.load %w[%j] : memref<32xf32>
      %m = arith.mulf %x, %y : f32
      affine.yield %m : f32
    }
    affine.store %s, %o[%i] : memref<16xf32>
    %z = arith.constant 0.0 : f32
    %r = affine.for %j = 0 to 32 iter_args(%acc = %z) -> f32 {
      %c = affine.if affine_set<(d0, d1) : (d1 - d0 >= 0)>(%i, %j) -> f32 {
        %x = affine.load %a[%i, %j] : memref<16x32xf32>
        affine.yield %x : f32
      } else {
        affine.yield %z : f32
      }
      %n = arith.addf %acc, %c : f32
      affine.yield %n : f32
    }
    affine.store %r, %t[%i] : memref<16xf32>
  }
  return
}
