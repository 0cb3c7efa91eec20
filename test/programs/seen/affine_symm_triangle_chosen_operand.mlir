func.func @main(%alpha: f32, %beta: f32, %a: memref<250x250xf32>, %b: memref<250x190xf32>, %c: memref<250x190xf32>) {
  affine.for %i = 0 to 250 {
    affine.for %j = 0 to 190 {
      %z = arith.constant 0.0 : f32
      %t = affine.for %k = 0 to 250 iter_args(%acc = %z) -> f32 {
        %p = affine.if affine_set<(d0, d1) : (d0 - d1 >= 0)>(%i, %k) -> f32 {
          %q = affine.load %a[%i, %k] : memref<250x250xf32>
          affine.yield %q : f32
        } else {
          %q = affine.load %a[%k, %i] : memref<250x250xf32>
          affine.yield %q : f32
        }
        %y = affine.load %b[%k, %j] : memref<250x190xf32>
        %m = arith.mulf %p, %y : f32
        %n = arith.addf %acc, %m : f32
        affine.yield %n : f32
      }
      %c0 = affine.load %c[%i, %j] : memref<250x190xf32>
      %c1 = arith.mulf %beta, %c0 : f32
      %t1 = arith.mulf %alpha, %t : f32
      %r = arith.addf %c1, %t1 : f32
      affine.store %r, %c[%i, %j] : memref<250x190xf32>
    }
  }
  return
}
