#inside = affine_set<(d0, d1) : (d0 - 1 >= 0, d1 - 2 >= 0, 14 - d0 >= 0)>
func.func @main(%x: memref<16x16xf32>, %y: memref<16x16xf32>) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 16 {
      affine.if #inside(%i, %j) {
        %v = affine.load %x[%i, %j] : memref<16x16xf32>
        affine.store %v, %y[%i - 1, %j - 2] : memref<16x16xf32>
      }
    }
  }
  return
}
