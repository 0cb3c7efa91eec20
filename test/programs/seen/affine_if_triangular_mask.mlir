#set = affine_set<(d0, d1) : (d0 - d1 >= 0)>
module {
  func.func @main(%x: memref<16x16xf32>, %y: memref<16x16xf32>) {
    %z = arith.constant 0.0 : f32
    affine.for %i = 0 to 16 {
      affine.for %j = 0 to 16 {
        affine.if #set(%i, %j) {
          %a = affine.load %x[%i, %j] : memref<16x16xf32>
          affine.store %a, %y[%i, %j] : memref<16x16xf32>
        } else {
          affine.store %z, %y[%i, %j] : memref<16x16xf32>
        }
      }
    }
    return
  }
}
