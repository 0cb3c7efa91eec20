// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// No rings.
// PIPELINE: lower-rings
// CHECK: lower-rings-invalid.mlir:1:1: error: builtin.module: needed ops on rings; found none; run multi-buffer and insert-barriers first
tile.kernel @main [] outputs 0 sizes {} threads 128 {
  %ring = barrier.alloc : !barrier.ring<5>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 9 : index
  %end = scf.for %k = %c0 to %n step %c1 iter_args(%it = %c0) -> (index) {
    barrier.sync 0
    %next = arith.addi %it, %c1 : index
    scf.yield %next : index
  }
}

// -----
// The loop's own counter, which no loop carries.
// PIPELINE: lower-rings
// CHECK-NEXT: lower-rings-invalid.mlir:29:5: error: barrier.wait: needed an iteration number that a loop carries, or a constant; found another block argument; run multi-buffer to make one
tile.kernel @main [] outputs 0 sizes {} threads 128 {
  %ring = barrier.alloc : !barrier.ring<5>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 9 : index
  %end = scf.for %k = %c0 to %n step %c1 iter_args(%it = %c0) -> (index) {
    barrier.wait %ring[%k offset 0] : !barrier.ring<5>
    %next = arith.addi %it, %c1 : index
    scf.yield %next : index
  }
}

// -----
// A number that is computed where it is used.
// PIPELINE: lower-rings
// CHECK-NEXT: lower-rings-invalid.mlir:46:5: error: barrier.wait: needed an iteration number that a loop carries, or a constant; found a value of arith.muli; run multi-buffer to make one
tile.kernel @main [] outputs 0 sizes {} threads 128 {
  %ring = barrier.alloc : !barrier.ring<5>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 9 : index
  %end = scf.for %k = %c0 to %n step %c1 iter_args(%it = %c0) -> (index) {
    %m = arith.muli %it, %c1 : index
    barrier.wait %ring[%m offset 0] : !barrier.ring<5>
    %next = arith.addi %it, %c1 : index
    scf.yield %next : index
  }
}

// -----
// FOREIGN: seven iterations back in five slots: two turns earlier, which no parity can tell from now.
// PIPELINE: lower-rings
// CHECK-NEXT: lower-rings-invalid.mlir:62:5: error: barrier.wait: needed a wait at most 5 iterations back, the slots of its ring; found offset -7; give the ring more slots
tile.kernel @main [] outputs 0 sizes {} threads 128 {
  %ring = barrier.alloc : !barrier.ring<5>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 9 : index
  %end = scf.for %k = %c0 to %n step %c1 iter_args(%it = %c0) -> (index) {
    barrier.wait %ring[%it offset -7] : !barrier.ring<5>
    %next = arith.addi %it, %c1 : index
    scf.yield %next : index
  }
}

// -----
// FOREIGN: an arrival for iteration -1 would count as one of the first turn.
// PIPELINE: lower-rings
// CHECK-NEXT: lower-rings-invalid.mlir:78:5: error: barrier.arrive: needed an arrival for an iteration that exists: an offset of 0 or more, or a branch; found offset -1
tile.kernel @main [] outputs 0 sizes {} threads 128 {
  %ring = barrier.alloc : !barrier.ring<5>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 9 : index
  %end = scf.for %k = %c0 to %n step %c1 iter_args(%it = %c0) -> (index) {
    barrier.arrive %ring[%it offset -1] by "warp" : !barrier.ring<5>
    %next = arith.addi %it, %c1 : index
    scf.yield %next : index
  }
}

// -----
// Counting from before the first iteration.
// PIPELINE: lower-rings
// CHECK-NEXT: lower-rings-invalid.mlir:94:5: error: barrier.wait: needed iteration numbers from 0 on; found -1
tile.kernel @main [] outputs 0 sizes {} threads 128 {
  %ring = barrier.alloc : !barrier.ring<5>
  %c0 = arith.constant -1 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 9 : index
  %end = scf.for %k = %c0 to %n step %c1 iter_args(%it = %c0) -> (index) {
    barrier.wait %ring[%it offset 0] : !barrier.ring<5>
    %next = arith.addi %it, %c1 : index
    scf.yield %next : index
  }
}

// -----
// Counting down.
// PIPELINE: lower-rings
// CHECK-NEXT: lower-rings-invalid.mlir:109:3: error: scf.for: needed a counter that its loop only adds to; found arith.addi in its place
tile.kernel @main [] outputs 0 sizes {} threads 128 {
  %ring = barrier.alloc : !barrier.ring<5>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant -1 : index
  %n = arith.constant 9 : index
  %end = scf.for %k = %c0 to %n step %c1 iter_args(%it = %c0) -> (index) {
    barrier.wait %ring[%it offset 0] : !barrier.ring<5>
    %next = arith.addi %it, %c1 : index
    scf.yield %next : index
  }
}

// -----
// Another number takes the counter's place.
// PIPELINE: lower-rings
// CHECK-NEXT: lower-rings-invalid.mlir:125:3: error: scf.for: needed a counter that its loop only adds to; found arith.muli in its place
tile.kernel @main [] outputs 0 sizes {} threads 128 {
  %ring = barrier.alloc : !barrier.ring<5>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 9 : index
  %end = scf.for %k = %c0 to %n step %c1 iter_args(%it = %c0) -> (index) {
    barrier.wait %ring[%it offset 0] : !barrier.ring<5>
    %next = arith.muli %it, %c1 : index
    scf.yield %next : index
  }
}

// -----
// The loop's own counter takes its place.
// PIPELINE: lower-rings
// CHECK-NEXT: lower-rings-invalid.mlir:141:3: error: scf.for: needed a counter that its loop only adds to; found a block argument in its place
tile.kernel @main [] outputs 0 sizes {} threads 128 {
  %ring = barrier.alloc : !barrier.ring<5>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 9 : index
  %end = scf.for %k = %c0 to %n step %c1 iter_args(%it = %c0) -> (index) {
    barrier.wait %ring[%it offset 0] : !barrier.ring<5>
    %next = arith.addi %it, %c1 : index
    scf.yield %k : index
  }
}

// -----
// A copy that signals by iteration: its bytes would be expected on a slot, and counted on none.
// PIPELINE: lower-rings
// CHECK-NEXT: lower-rings-invalid.mlir:163:5: error: tile.copy: needed no copies that signal by iteration; found one; run convert-tile-to-tma before lower-rings
tile.kernel @main ["a"] outputs 0 sizes {} threads 128 {
^bb0(%a: memref<64x512xbf16, #tile.space<global>>):
  %ring = tile.alloc : !tile.ring<2, memref<64x64xbf16, #tile.space<shared>>>
  %full = barrier.alloc : !barrier.ring<2>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %n = arith.constant 512 : index
  %end = scf.for %k = %c0 to %n step %c64 iter_args(%it = %c0) -> (index) {
    %slot = tile.slot %ring[%it] : !tile.ring<2, memref<64x64xbf16, #tile.space<shared>>> to memref<64x64xbf16, #tile.space<shared>>
    %w = tile.window %a[%c0, %k] within [%c64, %n] : memref<64x512xbf16, #tile.space<global>> to !tile.window<64x64xbf16>
    tile.copy "lhs" <role> atom <tma> %w to %slot signals %full[%it] : !barrier.ring<2> : !tile.window<64x64xbf16> to memref<64x64xbf16, #tile.space<shared>>
    %next = arith.addi %it, %c1 : index
    scf.yield %next : index
  }
}
