module {
  func.func @main(%q: memref<8x64xf32>, %cos: memref<32xf32>, %sin: memref<32xf32>, %cache: memref<128x8x64xf32>, %slot: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c32 = arith.constant 32 : index
    scf.for %h = %c0 to %c8 step %c1 {
      scf.for %i = %c0 to %c32 step %c1 {
        %j = arith.addi %i, %c32 : index
        %a = memref.load %q[%h, %i] : memref<8x64xf32>
        %b = memref.load %q[%h, %j] : memref<8x64xf32>
        %c = memref.load %cos[%i] : memref<32xf32>
        %s = memref.load %sin[%i] : memref<32xf32>
        %ac = arith.mulf %a, %c : f32
        %bs = arith.mulf %b, %s : f32
        %as = arith.mulf %a, %s : f32
        %bc = arith.mulf %b, %c : f32
        %x = arith.subf %ac, %bs : f32
        %y = arith.addf %as, %bc : f32
        memref.store %x, %q[%h, %i] : memref<8x64xf32>
        memref.store %y, %q[%h, %j] : memref<8x64xf32>
      }
    }
    %v = memref.subview %cache[%slot, 0, 0] [1, 8, 64] [1, 1, 1] : memref<128x8x64xf32> to memref<8x64xf32, strided<[64, 1], offset: ?>>
    memref.copy %q, %v : memref<8x64xf32> to memref<8x64xf32, strided<[64, 1], offset: ?>>
    return
  }
}
