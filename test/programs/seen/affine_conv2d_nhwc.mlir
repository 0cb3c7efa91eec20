module {
  func.func @main(%x: memref<1x10x10x4xf32>, %w: memref<3x3x4x8xf32>, %y: memref<1x8x8x8xf32>) {
    affine.for %n = 0 to 1 {
      affine.for %h = 0 to 8 {
        affine.for %v = 0 to 8 {
          affine.for %o = 0 to 8 {
            affine.for %p = 0 to 3 {
              affine.for %q = 0 to 3 {
                affine.for %c = 0 to 4 {
                  %a = affine.load %x[%n, %h + %p, %v + %q, %c] : memref<1x10x10x4xf32>
                  %b = affine.load %w[%p, %q, %c, %o] : memref<3x3x4x8xf32>
                  %s = affine.load %y[%n, %h, %v, %o] : memref<1x8x8x8xf32>
                  %m = arith.mulf %a, %b : f32
                  %t = arith.addf %s, %m : f32
                  affine.store %t, %y[%n, %h, %v, %o] : memref<1x8x8x8xf32>
                }
              }
            }
          }
        }
      }
    }
    return
  }
}
