// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// No wait, and one that is not in a loop.
// PIPELINE: defer-release
// CHECK: defer-release-invalid.mlir:1:1: error: builtin.module: needed a wgmma.wait_group in a loop; found none; run insert-fences first
tile.kernel @straight [] outputs 0 sizes {} threads 128 {
  %zero = tile.zero : !tile.fragment<64x64xf32>
  %w = wgmma.wait_group 0 %zero : !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
}

// -----
// Once only.
// PIPELINE: defer-release => defer-release
// CHECK-NEXT: defer-release-invalid.mlir:24:5: error: wgmma.wait_group: needed a wait for all groups; found 1 pending; run defer-release only once
tile.kernel @twice [] outputs 0 sizes {} threads 128 {
  %empty = barrier.alloc : !barrier.ring<4>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = arith.constant 9 : index
  %zero = tile.zero : !tile.fragment<64x64xf32>
  %total, %end = scf.for %k = %c0 to %n step %c1 iter_args(%acc = %zero, %it = %c0) -> (!tile.fragment<64x64xf32>, index) {
    %w = wgmma.wait_group 0 %acc : !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
    barrier.arrive %empty[%it offset 0] by "warp" : !barrier.ring<4>
    %next = arith.addi %it, %c1 : index
    scf.yield %w, %next : !tile.fragment<64x64xf32>, index
  }
}

// -----
// FOREIGN: an accumulator that the loop uses itself.
// PIPELINE: defer-release
// CHECK-NEXT: defer-release-invalid.mlir:43:5: error: wgmma.wait_group: needed an accumulator that the loop hands on and nothing else uses; found others
tile.kernel @used [] outputs 0 sizes {} threads 128 {
  %empty = barrier.alloc : !barrier.ring<4>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = arith.constant 9 : index
  %zero = tile.zero : !tile.fragment<64x64xf32>
  %total, %end = scf.for %k = %c0 to %n step %c1 iter_args(%acc = %zero, %it = %c0) -> (!tile.fragment<64x64xf32>, index) {
    %w = wgmma.wait_group 0 %acc : !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
    barrier.arrive %empty[%it offset 0] by "warp" : !barrier.ring<4>
    %m = tile.map %w : !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32> {
    ^bb0(%x: f32):
      tile.yield %x : f32
    }
    %next = arith.addi %it, %c1 : index
    scf.yield %w, %next : !tile.fragment<64x64xf32>, index
  }
}

// -----
// PIPELINE: defer-release
// CHECK-NEXT: defer-release-invalid.mlir:65:5: error: wgmma.wait_group: needed an accumulator that the loop hands on and nothing else uses; found others
tile.kernel @not_handed_on [] outputs 0 sizes {} threads 128 {
  %empty = barrier.alloc : !barrier.ring<4>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = arith.constant 9 : index
  %zero = tile.zero : !tile.fragment<64x64xf32>
  %total, %end = scf.for %k = %c0 to %n step %c1 iter_args(%acc = %zero, %it = %c0) -> (!tile.fragment<64x64xf32>, index) {
    %w = wgmma.wait_group 0 %acc : !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
    barrier.arrive %empty[%it offset 0] by "warp" : !barrier.ring<4>
    %next = arith.addi %it, %c1 : index
    scf.yield %acc, %next : !tile.fragment<64x64xf32>, index
  }
}

// -----
// A stage that nobody is told of.
// PIPELINE: defer-release
// CHECK-NEXT: defer-release-invalid.mlir:84:5: error: wgmma.wait_group: needed arrivals that release a stage behind the wait; found none
tile.kernel @nothing_released [] outputs 0 sizes {} threads 128 {
  %empty = barrier.alloc : !barrier.ring<4>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = arith.constant 9 : index
  %zero = tile.zero : !tile.fragment<64x64xf32>
  %total, %end = scf.for %k = %c0 to %n step %c1 iter_args(%acc = %zero, %it = %c0) -> (!tile.fragment<64x64xf32>, index) {
    %w = wgmma.wait_group 0 %acc : !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
    %next = arith.addi %it, %c1 : index
    scf.yield %w, %next : !tile.fragment<64x64xf32>, index
  }
}

// -----
// What stands behind the wait may rely on it: a barrier, behind which others write.
// PIPELINE: defer-release
// CHECK-NEXT: defer-release-invalid.mlir:104:5: error: barrier.sync: needed only arrivals behind the wait in the loop; found barrier.sync
tile.kernel @synced [] outputs 0 sizes {} threads 128 {
  %empty = barrier.alloc : !barrier.ring<4>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = arith.constant 9 : index
  %zero = tile.zero : !tile.fragment<64x64xf32>
  %total, %end = scf.for %k = %c0 to %n step %c1 iter_args(%acc = %zero, %it = %c0) -> (!tile.fragment<64x64xf32>, index) {
    %w = wgmma.wait_group 0 %acc : !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
    barrier.arrive %empty[%it offset 0] by "warp" : !barrier.ring<4>
    barrier.sync 0
    %next = arith.addi %it, %c1 : index
    scf.yield %w, %next : !tile.fragment<64x64xf32>, index
  }
}

// -----
// FOREIGN: a barrier before the wait, where the products of the iteration before would still run.
// PIPELINE: defer-release
// CHECK-NEXT: defer-release-invalid.mlir:122:5: error: barrier.sync: needed only waits and products before the wait in the loop; found barrier.sync
tile.kernel @synced_before [] outputs 0 sizes {} threads 128 {
  %empty = barrier.alloc : !barrier.ring<4>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = arith.constant 9 : index
  %zero = tile.zero : !tile.fragment<64x64xf32>
  %total, %end = scf.for %k = %c0 to %n step %c1 iter_args(%acc = %zero, %it = %c0) -> (!tile.fragment<64x64xf32>, index) {
    barrier.sync 0
    %w = wgmma.wait_group 0 %acc : !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
    barrier.arrive %empty[%it offset 0] by "warp" : !barrier.ring<4>
    %next = arith.addi %it, %c1 : index
    scf.yield %w, %next : !tile.fragment<64x64xf32>, index
  }
}

// -----
// FOREIGN: iterations that are not numbered one by one, or not by the loop.
// PIPELINE: defer-release
// CHECK-NEXT: defer-release-invalid.mlir:143:5: error: barrier.arrive: needed an iteration number that goes up by one in each iteration; found another step
tile.kernel @by_two [] outputs 0 sizes {} threads 128 {
  %empty = barrier.alloc : !barrier.ring<4>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = arith.constant 9 : index
  %zero = tile.zero : !tile.fragment<64x64xf32>
  %total, %end = scf.for %k = %c0 to %n step %c1 iter_args(%acc = %zero, %it = %c0) -> (!tile.fragment<64x64xf32>, index) {
    %w = wgmma.wait_group 0 %acc : !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
    barrier.arrive %empty[%it offset 0] by "warp" : !barrier.ring<4>
    %next = arith.addi %it, %c2 : index
    scf.yield %w, %next : !tile.fragment<64x64xf32>, index
  }
}

// -----
// PIPELINE: defer-release
// CHECK-NEXT: defer-release-invalid.mlir:161:5: error: barrier.arrive: needed an iteration number that goes up by one in each iteration; found another step
tile.kernel @constant [] outputs 0 sizes {} threads 128 {
  %empty = barrier.alloc : !barrier.ring<4>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = arith.constant 9 : index
  %zero = tile.zero : !tile.fragment<64x64xf32>
  %total, %end = scf.for %k = %c0 to %n step %c1 iter_args(%acc = %zero, %it = %c0) -> (!tile.fragment<64x64xf32>, index) {
    %w = wgmma.wait_group 0 %acc : !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
    barrier.arrive %empty[%it offset 0] by "warp" : !barrier.ring<4>
    %next = arith.addi %c1, %n : index
    scf.yield %w, %next : !tile.fragment<64x64xf32>, index
  }
}

// -----
// PIPELINE: defer-release
// CHECK-NEXT: defer-release-invalid.mlir:179:5: error: barrier.arrive: needed an iteration number that the loop carries; found another value
tile.kernel @from_outside [] outputs 0 sizes {} threads 128 {
  %empty = barrier.alloc : !barrier.ring<4>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = arith.constant 9 : index
  %zero = tile.zero : !tile.fragment<64x64xf32>
  %total, %end = scf.for %k = %c0 to %n step %c1 iter_args(%acc = %zero, %it = %c0) -> (!tile.fragment<64x64xf32>, index) {
    %w = wgmma.wait_group 0 %acc : !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
    barrier.arrive %empty[%c2 offset 0] by "warp" : !barrier.ring<4>
    %next = arith.addi %it, %c1 : index
    scf.yield %w, %next : !tile.fragment<64x64xf32>, index
  }
}

// -----
// PIPELINE: defer-release
// CHECK-NEXT: defer-release-invalid.mlir:197:5: error: barrier.arrive: needed an iteration number that the loop carries; found another value
tile.kernel @loop_variable [] outputs 0 sizes {} threads 128 {
  %empty = barrier.alloc : !barrier.ring<4>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = arith.constant 9 : index
  %zero = tile.zero : !tile.fragment<64x64xf32>
  %total, %end = scf.for %k = %c0 to %n step %c1 iter_args(%acc = %zero, %it = %c0) -> (!tile.fragment<64x64xf32>, index) {
    %w = wgmma.wait_group 0 %acc : !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
    barrier.arrive %empty[%k offset 0] by "warp" : !barrier.ring<4>
    %next = arith.addi %it, %c1 : index
    scf.yield %w, %next : !tile.fragment<64x64xf32>, index
  }
}

// -----
// One slot: it would be released only after the next iteration has filled it.
// PIPELINE: defer-release
// CHECK-NEXT: defer-release-invalid.mlir:216:5: error: barrier.arrive: needed a ring of 2 slots or more, 1 to release later and one to fill meanwhile; found 1; raise multi-buffer's stages or lower defer-release's depth
tile.kernel @one_slot [] outputs 0 sizes {} threads 128 {
  %empty = barrier.alloc : !barrier.ring<1>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = arith.constant 9 : index
  %zero = tile.zero : !tile.fragment<64x64xf32>
  %total, %end = scf.for %k = %c0 to %n step %c1 iter_args(%acc = %zero, %it = %c0) -> (!tile.fragment<64x64xf32>, index) {
    %w = wgmma.wait_group 0 %acc : !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
    barrier.arrive %empty[%it offset 0] by "warp" : !barrier.ring<1>
    %next = arith.addi %it, %c1 : index
    scf.yield %w, %next : !tile.fragment<64x64xf32>, index
  }
}

// -----
// FOREIGN: an accumulator that starts anew in each iteration, while the last one is in flight.
// PIPELINE: defer-release
// CHECK-NEXT: defer-release-invalid.mlir:234:5: error: wgmma.wait_group: needed an accumulator that the loop carries; found one of each iteration
tile.kernel @anew [] outputs 0 sizes {} threads 128 {
  %empty = barrier.alloc : !barrier.ring<4>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 9 : index
  %zero = tile.zero : !tile.fragment<64x64xf32>
  %total, %end = scf.for %k = %c0 to %n step %c1 iter_args(%acc = %zero, %it = %c0) -> (!tile.fragment<64x64xf32>, index) {
    %f = wgmma.fence %zero : !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
    %w = wgmma.wait_group 0 %f : !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
    barrier.arrive %empty[%it offset 0] by "warp" : !barrier.ring<4>
    %next = arith.addi %it, %c1 : index
    scf.yield %w, %next : !tile.fragment<64x64xf32>, index
  }
}

// -----
// As many groups in flight as slots: the producer would wait for a slot, the consumer for the copy.
// PIPELINE: defer-release{depth=2}
// CHECK-NEXT: defer-release-invalid.mlir:253:5: error: barrier.arrive: needed a ring of 3 slots or more, 2 to release later and one to fill meanwhile; found 2; raise multi-buffer's stages or lower defer-release's depth
tile.kernel @two_slots [] outputs 0 sizes {} threads 128 {
  %empty = barrier.alloc : !barrier.ring<2>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 9 : index
  %zero = tile.zero : !tile.fragment<64x64xf32>
  %total, %end = scf.for %k = %c0 to %n step %c1 iter_args(%acc = %zero, %it = %c0) -> (!tile.fragment<64x64xf32>, index) {
    %w = wgmma.wait_group 0 %acc : !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
    barrier.arrive %empty[%it offset 0] by "warp" : !barrier.ring<2>
    %next = arith.addi %it, %c1 : index
    scf.yield %w, %next : !tile.fragment<64x64xf32>, index
  }
}

// -----
// PIPELINE: defer-release{depth=-1}
// CHECK-NEXT: error: defer-release: needed depth from 0 on; found depth=-1
tile.kernel @none [] outputs 0 sizes {} threads 128 {
  %c0 = arith.constant 0 : index
}
