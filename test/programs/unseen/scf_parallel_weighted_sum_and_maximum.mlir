func.func @main(%x: memref<12xf32>, %o: memref<2xf32>, %s: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c12 = arith.constant 12 : index
  %z = arith.constant 0.0 : f32
  %mi = arith.constant 0xFF800000 : f32
  %r:2 = scf.parallel (%i) = (%c0) to (%c12) step (%c1) init (%z, %mi) -> (f32, f32) {
    %v = memref.load %x[%i] : memref<12xf32>
    %ii = arith.index_cast %i : index to i32
    %f = arith.sitofp %ii : i32 to f32
    %d = arith.divf %f, %s : f32
    %n = arith.mulf %d, %v : f32
    scf.reduce(%n, %v : f32, f32) {
    ^bb0(%a: f32, %b: f32):
      %t = arith.addf %a, %b : f32
      scf.reduce.return %t : f32
    }, {
    ^bb0(%a: f32, %b: f32):
      %t = arith.maximumf %a, %b : f32
      scf.reduce.return %t : f32
    }
  }
  memref.store %r#0, %o[%c0] : memref<2xf32>
  memref.store %r#1, %o[%c1] : memref<2xf32>
  return
}
