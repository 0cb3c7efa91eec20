module {
  func.func @main(%x: memref<64xf32>, %y: memref<64xf32>, %r: memref<f32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %z = arith.constant 0.0 : f32
    %s = scf.parallel (%i) = (%c0) to (%c64) step (%c1) init (%z) -> f32 {
      %a = memref.load %x[%i] : memref<64xf32>
      %b = memref.load %y[%i] : memref<64xf32>
      %p = arith.mulf %a, %b : f32
      scf.reduce(%p : f32) {
      ^bb0(%l: f32, %q: f32):
        %t = arith.addf %l, %q : f32
        scf.reduce.return %t : f32
      }
    }
    memref.store %s, %r[] : memref<f32>
    return
  }
}
