#inside = affine_set<(d0) : (d0 - 2 >= 0, 9 - d0 >= 0)>
func.func @main(%x: memref<12x8xf32>, %w: memref<8x6xf32>, %y: memref<8x6xf32>) {
  %zero = arith.constant 0.0 : f32
  %t = memref.alloc() : memref<8x8xf32>
  affine.for %i = 0 to 12 {
    affine.for %j = 0 to 8 {
      affine.if #inside(%i) {
        %v = affine.load %x[%i, %j] : memref<12x8xf32>
        affine.store %v, %t[%i - 2, %j] : memref<8x8xf32>
      }
    }
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 6 {
      affine.store %zero, %y[%i, %j] : memref<8x6xf32>
      affine.for %k = 0 to 8 {
        %a = affine.load %t[%i, %k] : memref<8x8xf32>
        %b = affine.load %w[%k, %j] : memref<8x6xf32>
        %c = affine.load %y[%i, %j] : memref<8x6xf32>
        %p = arith.mulf %a, %b : f32
        %s = arith.addf %c, %p : f32
        affine.store %s, %y[%i, %j] : memref<8x6xf32>
      }
    }
  }
  return
}
