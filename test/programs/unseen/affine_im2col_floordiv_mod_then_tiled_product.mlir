// Windows laid out as rows by floordiv and mod, then a product in tiles with min bounds.
func.func @main(%x: memref<6x6x2xf32>, %w: memref<18x5xf32>, %o: memref<16x5xf32>) {
  %z = arith.constant 0.0 : f32
  %p = memref.alloc() : memref<16x18xf32>
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 18 {
      %v = affine.load %x[%i floordiv 4 + %j floordiv 6, %i mod 4 + (%j mod 6) floordiv 2, %j mod 2] : memref<6x6x2xf32>
      affine.store %v, %p[%i, %j] : memref<16x18xf32>
    }
  }
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 5 {
      affine.store %z, %o[%i, %j] : memref<16x5xf32>
    }
  }
  affine.for %ii = 0 to 16 step 6 {
    affine.for %kk = 0 to 18 step 5 {
      affine.for %i = affine_map<(d0) -> (d0)>(%ii) to min affine_map<(d0) -> (d0 + 6, 16)>(%ii) {
        affine.for %j = 0 to 5 {
          affine.for %k = affine_map<(d0) -> (d0)>(%kk) to min affine_map<(d0) -> (d0 + 5, 18)>(%kk) {
            %a = affine.load %p[%i, %k] : memref<16x18xf32>
            %b = affine.load %w[%k, %j] : memref<18x5xf32>
            %c = affine.load %o[%i, %j] : memref<16x5xf32>
            %m = arith.mulf %a, %b : f32
            %s = arith.addf %c, %m : f32
            affine.store %s, %o[%i, %j] : memref<16x5xf32>
          }
        }
      }
    }
  }
  memref.dealloc %p : memref<16x18xf32>
  return
}
