// A sparse matrix by rows times a vector: where a row begins and ends is read from memory.
func.func @csr(%values: memref<52xf32>, %x: memref<24xf32>, %out: memref<24xf32>) {
  %rows = memref.get_global @rows : memref<25xi32>
  %columns = memref.get_global @columns : memref<52xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 24 : index
  %zero = arith.constant 0.0 : f32
  scf.for %i = %c0 to %n step %c1 {
    %i1 = arith.addi %i, %c1 : index
    %b32 = memref.load %rows[%i] : memref<25xi32>
    %e32 = memref.load %rows[%i1] : memref<25xi32>
    %b = arith.index_cast %b32 : i32 to index
    %e = arith.index_cast %e32 : i32 to index
    %s = scf.for %k = %b to %e step %c1 iter_args(%acc = %zero) -> (f32) {
      %j32 = memref.load %columns[%k] : memref<52xi32>
      %j = arith.index_cast %j32 : i32 to index
      %v = memref.load %values[%k] : memref<52xf32>
      %w = memref.load %x[%j] : memref<24xf32>
      %m = arith.mulf %v, %w : f32
      %t = arith.addf %acc, %m : f32
      scf.yield %t : f32
    }
    memref.store %s, %out[%i] : memref<24xf32>
  }
  return
}
memref.global "private" constant @rows : memref<25xi32> = dense<[0, 1, 1, 3, 6, 7, 10, 14, 19, 19, 19, 24, 27, 28, 31, 32, 33, 35, 39, 41, 43, 47, 49, 52, 52]>
memref.global "private" constant @columns : memref<52xi32> = dense<[18, 3, 15, 12, 15, 20, 3, 0, 12, 13, 0, 8, 14, 22, 0, 3, 7, 10, 18, 0, 6, 12, 17, 21, 0, 16, 23, 14, 7, 11, 17, 21, 14, 0, 13, 3, 5, 20, 23, 3, 23, 22, 23, 6, 13, 16, 21, 9, 18, 12, 16, 18]>
