func.func @main(%a: memref<37x21xf32>, %b: memref<21x45xf32>, %c: memref<37x45xf32>) {
  affine.for %i = 0 to 37 {
    affine.for %j = 0 to 45 {
      affine.for %k = 0 to 21 {
        %0 = affine.load %a[%i, %k] : memref<37x21xf32>
        %1 = affine.load %b[%k, %j] : memref<21x45xf32>
        %2 = affine.load %c[%i, %j] : memref<37x45xf32>
        %3 = arith.mulf %0, %1 : f32
        %4 = arith.subf %2, %3 : f32
        affine.store %4, %c[%i, %j] : memref<37x45xf32>
      }
    }
  }
  return
}
