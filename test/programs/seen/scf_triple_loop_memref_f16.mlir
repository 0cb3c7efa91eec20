module {
  func.func @main(%A: memref<16x32xf16>, %B: memref<24x32xf16>, %C: memref<16x24xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %c24 = arith.constant 24 : index
    %c32 = arith.constant 32 : index
    scf.for %i = %c0 to %c16 step %c1 {
      scf.for %j = %c0 to %c24 step %c1 {
        scf.for %k = %c0 to %c32 step %c1 {
          %a = memref.load %A[%i, %k] : memref<16x32xf16>
          %b = memref.load %B[%j, %k] : memref<24x32xf16>
          %c = memref.load %C[%i, %j] : memref<16x24xf32>
          %ae = arith.extf %a : f16 to f32
          %be = arith.extf %b : f16 to f32
          %p = arith.mulf %ae, %be : f32
          %s = arith.addf %c, %p : f32
          memref.store %s, %C[%i, %j] : memref<16x24xf32>
        }
      }
    }
    return
  }
}
