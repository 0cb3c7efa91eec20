func.func @main(%x: memref<12x20xf32>, %w: memref<20xf32>, %y: memref<12xf32>, %n: memref<f32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c12 = arith.constant 12 : index
  %c20 = arith.constant 20 : index
  %z = arith.constant 0.0 : f32
  linalg.fill ins(%z : f32) outs(%y : memref<12xf32>)
  linalg.matvec ins(%x, %w : memref<12x20xf32>, memref<20xf32>) outs(%y : memref<12xf32>)
  %s = scf.parallel (%i) = (%c0) to (%c12) step (%c1) init (%z) -> f32 {
    %v = memref.load %y[%i] : memref<12xf32>
    %q = arith.mulf %v, %v : f32
    scf.reduce(%q : f32) {
    ^bb0(%l: f32, %r: f32):
      %t = arith.addf %l, %r : f32
      scf.reduce.return %t : f32
    }
  }
  memref.store %s, %n[] : memref<f32>
  scf.parallel (%i) = (%c0) to (%c12) step (%c1) {
    %v = memref.load %y[%i] : memref<12xf32>
    %d = arith.divf %v, %s : f32
    memref.store %d, %y[%i] : memref<12xf32>
    scf.reduce
  }
  return
}
