module {
  func.func @main(%A: memref<16x32xf32>, %B: memref<32x24xf32>, %C: memref<16x24xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %c24 = arith.constant 24 : index
    %c32 = arith.constant 32 : index
    %z = arith.constant 0.0 : f32
    scf.parallel (%i, %j) = (%c0, %c0) to (%c16, %c24) step (%c1, %c1) {
      %sum = scf.for %k = %c0 to %c32 step %c1 iter_args(%acc = %z) -> (f32) {
        %a = memref.load %A[%i, %k] : memref<16x32xf32>
        %b = memref.load %B[%k, %j] : memref<32x24xf32>
        %p = arith.mulf %a, %b : f32
        %s = arith.addf %acc, %p : f32
        scf.yield %s : f32
      }
      memref.store %sum, %C[%i, %j] : memref<16x24xf32>
      scf.reduce
    }
    return
  }
}
