module {
  func.func @main(%a: memref<4x16x20xi8>, %x: memref<4x20xi8>, %y: memref<4x16xi32>) {
    %z = arith.constant 0 : i32
    affine.for %b = 0 to 4 {
      affine.for %i = 0 to 16 {
        affine.store %z, %y[%b, %i] : memref<4x16xi32>
        affine.for %k = 0 to 20 {
          %0 = affine.load %a[%b, %i, %k] : memref<4x16x20xi8>
          %1 = affine.load %x[%b, %k] : memref<4x20xi8>
          %2 = arith.extsi %0 : i8 to i32
          %3 = arith.extsi %1 : i8 to i32
          %4 = arith.muli %2, %3 : i32
          %5 = affine.load %y[%b, %i] : memref<4x16xi32>
          %6 = arith.addi %5, %4 : i32
          affine.store %6, %y[%b, %i] : memref<4x16xi32>
        }
      }
    }
    return
  }
}
