module {
  func.func @main(%a: memref<12x16xf32>, %b: memref<16x20xf32>, %c: memref<20x8xf32>, %d: memref<12x8xf32>) {
    %z = arith.constant 0.0 : f32
    %t = memref.alloc() : memref<12x20xf32>
    affine.for %i = 0 to 12 {
      affine.for %j = 0 to 20 {
        affine.store %z, %t[%i, %j] : memref<12x20xf32>
      }
    }
    affine.for %i = 0 to 12 {
      affine.for %j = 0 to 20 {
        affine.for %k = 0 to 16 {
          %0 = affine.load %a[%i, %k] : memref<12x16xf32>
          %1 = affine.load %b[%k, %j] : memref<16x20xf32>
          %2 = affine.load %t[%i, %j] : memref<12x20xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          affine.store %4, %t[%i, %j] : memref<12x20xf32>
        }
      }
    }
    affine.for %i = 0 to 12 {
      affine.for %j = 0 to 8 {
        affine.store %z, %d[%i, %j] : memref<12x8xf32>
        affine.for %k = 0 to 20 {
          %0 = affine.load %t[%i, %k] : memref<12x20xf32>
          %1 = affine.load %c[%k, %j] : memref<20x8xf32>
          %2 = affine.load %d[%i, %j] : memref<12x8xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          affine.store %4, %d[%i, %j] : memref<12x8xf32>
        }
      }
    }
    return
  }
}
