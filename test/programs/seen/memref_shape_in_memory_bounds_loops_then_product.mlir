// Rows regrouped by a shape that is in memory, which loops ask for their bounds.
func.func @main(%x: memref<?x64xf32>, %w: memref<16x24xf32>, %y: memref<?x24xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %zero = arith.constant 0.0 : f32
  %n = memref.dim %x, %c0 : memref<?x64xf32>
  %wide = arith.index_cast %n : index to i64
  %four = arith.constant 4 : i64
  %sixteen = arith.constant 16 : i64
  %shape = memref.alloc() : memref<3xi64>
  memref.store %wide, %shape[%c0] : memref<3xi64>
  memref.store %four, %shape[%c1] : memref<3xi64>
  memref.store %sixteen, %shape[%c2] : memref<3xi64>
  %r = memref.reshape %x(%shape) : (memref<?x64xf32>, memref<3xi64>) -> memref<?x4x16xf32>
  %told = memref.load %shape[%c0] : memref<3xi64>
  %rows = arith.index_cast %told : i64 to index
  %sums = memref.alloc(%n) : memref<?x16xf32>
  scf.parallel (%i, %k) = (%c0, %c0) to (%rows, %c16) step (%c1, %c1) {
    %s = scf.for %j = %c0 to %c4 step %c1 iter_args(%t = %zero) -> (f32) {
      %v = memref.load %r[%i, %j, %k] : memref<?x4x16xf32>
      %u = arith.addf %t, %v : f32
      scf.yield %u : f32
    }
    memref.store %s, %sums[%i, %k] : memref<?x16xf32>
    scf.reduce
  }
  linalg.fill ins(%zero : f32) outs(%y : memref<?x24xf32>)
  linalg.matmul ins(%sums, %w : memref<?x16xf32>, memref<16x24xf32>) outs(%y : memref<?x24xf32>)
  return
}
