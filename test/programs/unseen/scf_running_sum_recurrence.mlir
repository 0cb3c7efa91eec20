module {
  func.func @main(%x: memref<33xf32>, %y: memref<33xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c33 = arith.constant 33 : index
    %f = memref.load %x[%c0] : memref<33xf32>
    memref.store %f, %y[%c0] : memref<33xf32>
    scf.for %i = %c1 to %c33 step %c1 {
      %p = arith.subi %i, %c1 : index
      %a = memref.load %y[%p] : memref<33xf32>
      %b = memref.load %x[%i] : memref<33xf32>
      %s = arith.addf %a, %b : f32
      memref.store %s, %y[%i] : memref<33xf32>
    }
    return
  }
}
