// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// PIPELINE: pipeline-loop{distance=0}
// CHECK: error: pipeline-loop: needed distance of at least 1; found distance=0
// PIPELINE: pipeline-loop
// CHECK-NEXT: error: builtin.module: needed a loop with copies into rings; found none; run promote and multi-buffer first
tile.kernel @nothing ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  %s = tile.alloc : memref<64x64xf32, #tile.space<shared>>
}

// -----
// A ring too short; a loop pipelined already.
// PIPELINE: pipeline-loop{distance=3}
// CHECK-NEXT: pipeline-loop-invalid.mlir:30:5: error: tile.copy: needed a ring of at least 4 slots for distance=3; found 3; raise multi-buffer's stages
// PIPELINE: pipeline-loop{distance=1} => pipeline-loop{distance=1}
// CHECK-NEXT: pipeline-loop-invalid.mlir:30:5: error: tile.copy: needed a copy for its own iteration; found one ahead; run it once only
tile.kernel @loop ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  %ring = tile.alloc : !tile.ring<3, memref<64x8xf32, #tile.space<shared>>>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %n = arith.constant 64 : index
  %zero = tile.zero : !tile.fragment<64x64xf32>
  %total, %last = scf.for %k = %c0 to %n step %c8 iter_args(%acc = %zero, %it = %c0) -> (!tile.fragment<64x64xf32>, index) {
    %slot = tile.slot %ring[%it] : !tile.ring<3, memref<64x8xf32, #tile.space<shared>>> to memref<64x8xf32, #tile.space<shared>>
    %x = tile.window %a[%c0, %k] within [%n, %n] : memref<64x64xf32, #tile.space<global>> to !tile.window<64x8xf32>
    tile.copy "lhs" <role> %x to %slot : !tile.window<64x8xf32> to memref<64x8xf32, #tile.space<shared>>
    %p = tile.mma "main" <role> %slot "mk", %slot "nk", %acc : memref<64x8xf32, #tile.space<shared>>, memref<64x8xf32, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
    %next = arith.addi %it, %c1 : index
    scf.yield %p, %next : !tile.fragment<64x64xf32>, index
  }
}

// -----
// FOREIGN: a window that depends on what the loop carries.
// PIPELINE: pipeline-loop
// CHECK-NEXT: pipeline-loop-invalid.mlir:52:5: error: tile.copy: needed copies whose places follow from the loop's counters; found a carried value
tile.kernel @chased ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  %ring = tile.alloc : !tile.ring<3, memref<64x8xf32, #tile.space<shared>>>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %n = arith.constant 64 : index
  %zero = tile.zero : !tile.fragment<64x64xf32>
  %total, %last, %end = scf.for %k = %c0 to %n step %c8 iter_args(%acc = %zero, %it = %c0, %at = %c8) -> (!tile.fragment<64x64xf32>, index, index) {
    %slot = tile.slot %ring[%it] : !tile.ring<3, memref<64x8xf32, #tile.space<shared>>> to memref<64x8xf32, #tile.space<shared>>
    %x = tile.window %a[%c0, %at] within [%n, %n] : memref<64x64xf32, #tile.space<global>> to !tile.window<64x8xf32>
    tile.copy "lhs" <role> %x to %slot : !tile.window<64x8xf32> to memref<64x8xf32, #tile.space<shared>>
    %p = tile.mma "main" <role> %slot "mk", %slot "nk", %acc : memref<64x8xf32, #tile.space<shared>>, memref<64x8xf32, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
    %next = arith.addi %it, %c1 : index
    %then = arith.muli %at, %c8 : index
    scf.yield %p, %next, %then : !tile.fragment<64x64xf32>, index, index
  }
}

// -----
// FOREIGN: a step that is no constant, a slot of another number, and data that is read an iteration later.
// PIPELINE: pipeline-loop
// CHECK-NEXT: pipeline-loop-invalid.mlir:70:3: error: scf.for: needed a loop of constant step; found another one
tile.kernel @open_step ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  %ring = tile.alloc : !tile.ring<3, memref<64x8xf32, #tile.space<shared>>>
  %c0 = arith.constant 0 : index
  %n = arith.constant 64 : index
  %step = tile.block_id
  scf.for %k = %c0 to %n step %step {
    %slot = tile.slot %ring[%k] : !tile.ring<3, memref<64x8xf32, #tile.space<shared>>> to memref<64x8xf32, #tile.space<shared>>
    %x = tile.window %a[%c0, %k] within [%n, %n] : memref<64x64xf32, #tile.space<global>> to !tile.window<64x8xf32>
    tile.copy "lhs" <role> %x to %slot : !tile.window<64x8xf32> to memref<64x8xf32, #tile.space<shared>>
  }
}

// -----
// PIPELINE: pipeline-loop
// CHECK-NEXT: pipeline-loop-invalid.mlir:89:5: error: tile.copy: needed a copy into the slot that the loop's own iteration counts; found another one; run multi-buffer first
tile.kernel @by_counter ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  %ring = tile.alloc : !tile.ring<3, memref<64x8xf32, #tile.space<shared>>>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 64 : index
  scf.for %k = %c0 to %n step %c1 {
    %slot = tile.slot %ring[%k] : !tile.ring<3, memref<64x8xf32, #tile.space<shared>>> to memref<64x8xf32, #tile.space<shared>>
    %x = tile.window %a[%c0, %k] within [%n, %n] : memref<64x64xf32, #tile.space<global>> to !tile.window<64x8xf32>
    tile.copy "lhs" <role> %x to %slot : !tile.window<64x8xf32> to memref<64x8xf32, #tile.space<shared>>
  }
}

// -----
// PIPELINE: pipeline-loop
// CHECK-NEXT: pipeline-loop-invalid.mlir:108:5: error: tile.copy: needed a product after it that reads its slot; found none
tile.kernel @read_first ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  %ring = tile.alloc : !tile.ring<3, memref<64x8xf32, #tile.space<shared>>>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %n = arith.constant 64 : index
  %zero = tile.zero : !tile.fragment<64x64xf32>
  %total, %last = scf.for %k = %c0 to %n step %c8 iter_args(%acc = %zero, %it = %c0) -> (!tile.fragment<64x64xf32>, index) {
    %slot = tile.slot %ring[%it] : !tile.ring<3, memref<64x8xf32, #tile.space<shared>>> to memref<64x8xf32, #tile.space<shared>>
    %x = tile.window %a[%c0, %k] within [%n, %n] : memref<64x64xf32, #tile.space<global>> to !tile.window<64x8xf32>
    %p = tile.mma "main" <role> %slot "mk", %slot "nk", %acc : memref<64x8xf32, #tile.space<shared>>, memref<64x8xf32, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
    tile.copy "lhs" <role> %x to %slot : !tile.window<64x8xf32> to memref<64x8xf32, #tile.space<shared>>
    %next = arith.addi %it, %c1 : index
    scf.yield %p, %next : !tile.fragment<64x64xf32>, index
  }
}

// -----
// A producer of its own, which runs ahead anyway.
// PIPELINE: pipeline-loop
// CHECK-NEXT: pipeline-loop-invalid.mlir:129:7: error: tile.copy: needed copies by the threads that compute; found a role; run pipeline-loop without specialize-warps
tile.kernel @roles ["a"] outputs 0 sizes {} threads 256 {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  %ring = tile.alloc : !tile.ring<3, memref<64x8xf32, #tile.space<shared>>>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %n = arith.constant 64 : index
  tile.role "producer" warpgroups 1 warps 4 registers 40 {
    %last = scf.for %k = %c0 to %n step %c8 iter_args(%it = %c0) -> (index) {
      %slot = tile.slot %ring[%it] : !tile.ring<3, memref<64x8xf32, #tile.space<shared>>> to memref<64x8xf32, #tile.space<shared>>
      %x = tile.window %a[%c0, %k] within [%n, %n] : memref<64x64xf32, #tile.space<global>> to !tile.window<64x8xf32>
      tile.copy "lhs" <role> %x to %slot : !tile.window<64x8xf32> to memref<64x8xf32, #tile.space<shared>>
      %next = arith.addi %it, %c1 : index
      scf.yield %next : index
    }
  }
}
