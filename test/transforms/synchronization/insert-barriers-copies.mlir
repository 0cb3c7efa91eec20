// RUN: gemmc %s --pipeline 'insert-barriers' --emit mlir | filecheck %s

!global = memref<64x512xf32, #tile.space<global>>
!buffer = memref<64x8xf32, #tile.space<shared>>
!swizzled = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!sum = !tile.fragment<64x64xf32, #tile.layout<threads [] values [64, 0, 1, 64, 1, 0]>>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>

// Two stages ahead: one group a stage, one wait that leaves the last group in flight, one barrier,
// then the copies into the slot that the iteration before has read. Nothing is in flight at the end.
//
// CHECK-LABEL: tile.kernel @ahead
// CHECK:       tile.copy "lhs"
// CHECK-NEXT:  tile.copy "rhs"
// CHECK-NEXT:  barrier.commit_copies
// CHECK-NOT:   barrier
// CHECK:       tile.copy "lhs"
// CHECK-NEXT:  tile.copy "rhs"
// CHECK-NEXT:  barrier.commit_copies
// CHECK-NOT:   barrier
// CHECK:       scf.for
// CHECK:         barrier.wait_copies 1
// CHECK-NEXT:    barrier.sync 0
// CHECK-NEXT:    tile.copy "lhs"
// CHECK-NEXT:    tile.copy "rhs"
// CHECK-NEXT:    barrier.commit_copies
// CHECK-NEXT:    tile.mma
// CHECK-NOT:   barrier
// CHECK:       }
// CHECK-NEXT:  barrier.wait_copies 0
tile.kernel @ahead ["a"] outputs 0 sizes {} threads 64 {
^bb0(%w: !tile.window<64x8xf32>):
  %l = tile.alloc : !tile.ring<3, !buffer>
  %r = tile.alloc : !tile.ring<3, !buffer>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 64 : index
  %zero = tile.zero : !sum
  %l0 = tile.slot %l[%c0] : !tile.ring<3, !buffer> to !buffer
  %r0 = tile.slot %r[%c0] : !tile.ring<3, !buffer> to !buffer
  tile.copy "lhs" <thread> atom <cp_async> %w to %l0 : !tile.window<64x8xf32> to !buffer
  tile.copy "rhs" <thread> atom <cp_async> %w to %r0 : !tile.window<64x8xf32> to !buffer
  %l1 = tile.slot %l[%c1] : !tile.ring<3, !buffer> to !buffer
  %r1 = tile.slot %r[%c1] : !tile.ring<3, !buffer> to !buffer
  tile.copy "lhs" <thread> atom <cp_async> %w to %l1 : !tile.window<64x8xf32> to !buffer
  tile.copy "rhs" <thread> atom <cp_async> %w to %r1 : !tile.window<64x8xf32> to !buffer
  %total, %last = scf.for %k = %c0 to %n step %c1 iter_args(%s = %zero, %it = %c0) -> (!sum, index) {
    %x = tile.slot %l[%it] : !tile.ring<3, !buffer> to !buffer
    %y = tile.slot %r[%it] : !tile.ring<3, !buffer> to !buffer
    %x2 = tile.slot %l[%it offset 2] : !tile.ring<3, !buffer> to !buffer
    %y2 = tile.slot %r[%it offset 2] : !tile.ring<3, !buffer> to !buffer
    tile.copy "lhs" <thread> atom <cp_async> %w to %x2 : !tile.window<64x8xf32> to !buffer
    tile.copy "rhs" <thread> atom <cp_async> %w to %y2 : !tile.window<64x8xf32> to !buffer
    %p = tile.mma "main" <thread> atom <fma 1x1x1> %x "mk", %y "nk", %s : !buffer, !buffer, !sum to !sum
    %next = arith.addi %it, %c1 : index
    scf.yield %p, %next : !sum, index
  }
}

// Without a ring, and with the loop's own slot: the slot must be free before the copy, and the
// copy has arrived after the wait.
//
// CHECK-LABEL: tile.kernel @single
// CHECK:       scf.for
// CHECK:         barrier.sync 0
// CHECK-NEXT:    tile.copy "lhs"
// CHECK-NEXT:    barrier.commit_copies
// CHECK-NEXT:    barrier.wait_copies 0
// CHECK-NEXT:    barrier.sync 0
// CHECK-NEXT:    tile.mma
// CHECK-LABEL: tile.kernel @own_slot
// CHECK:       scf.for
// CHECK:         %y = tile.slot
// CHECK-NEXT:    tile.copy "lhs"
// CHECK-NEXT:    tile.copy "rhs"
// CHECK-NEXT:    barrier.commit_copies
// CHECK-NEXT:    barrier.wait_copies 0
// CHECK-NEXT:    barrier.sync 0
// CHECK-NEXT:    tile.mma
// CHECK-NOT:     barrier
tile.kernel @single ["a"] outputs 0 sizes {} threads 64 {
^bb0(%w: !tile.window<64x8xf32>):
  %x = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 64 : index
  %zero = tile.zero : !sum
  %total = scf.for %k = %c0 to %n step %c1 iter_args(%s = %zero) -> (!sum) {
    tile.copy "lhs" <thread> atom <cp_async> %w to %x : !tile.window<64x8xf32> to !buffer
    %p = tile.mma "main" <thread> atom <fma 1x1x1> %x "mk", %x "nk", %s : !buffer, !buffer, !sum to !sum
    scf.yield %p : !sum
  }
}
tile.kernel @own_slot ["a"] outputs 0 sizes {} threads 64 {
^bb0(%w: !tile.window<64x8xf32>):
  %l = tile.alloc : !tile.ring<2, !buffer>
  %r = tile.alloc : !tile.ring<2, !buffer>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 64 : index
  %zero = tile.zero : !sum
  %total, %last = scf.for %k = %c0 to %n step %c1 iter_args(%s = %zero, %it = %c0) -> (!sum, index) {
    %x = tile.slot %l[%it] : !tile.ring<2, !buffer> to !buffer
    %y = tile.slot %r[%it] : !tile.ring<2, !buffer> to !buffer
    tile.copy "lhs" <thread> atom <cp_async> %w to %x : !tile.window<64x8xf32> to !buffer
    tile.copy "rhs" <thread> atom <cp_async> %w to %y : !tile.window<64x8xf32> to !buffer
    %p = tile.mma "main" <thread> atom <fma 1x1x1> %x "mk", %y "nk", %s : !buffer, !buffer, !sum to !sum
    %next = arith.addi %it, %c1 : index
    scf.yield %p, %next : !sum, index
  }
}

// Copies through registers, one stage ahead: a barrier an iteration as well.
//
// CHECK-LABEL: tile.kernel @by_registers
// CHECK:       scf.for
// CHECK:         barrier.sync 0
// CHECK-NEXT:    tile.copy "lhs"
// CHECK-NEXT:    tile.mma
// CHECK-NOT:     barrier
tile.kernel @by_registers ["a"] outputs 0 sizes {} threads 64 {
^bb0(%w: !tile.window<64x8xf32>):
  %l = tile.alloc : !tile.ring<2, !buffer>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 64 : index
  %zero = tile.zero : !sum
  %l0 = tile.slot %l[%c0] : !tile.ring<2, !buffer> to !buffer
  tile.copy "lhs" <thread> atom <ldst> %w to %l0 : !tile.window<64x8xf32> to !buffer
  %total, %last = scf.for %k = %c0 to %n step %c1 iter_args(%s = %zero, %it = %c0) -> (!sum, index) {
    %x = tile.slot %l[%it] : !tile.ring<2, !buffer> to !buffer
    %x1 = tile.slot %l[%it offset 1] : !tile.ring<2, !buffer> to !buffer
    tile.copy "lhs" <thread> atom <ldst> %w to %x1 : !tile.window<64x8xf32> to !buffer
    %p = tile.mma "main" <thread> atom <fma 1x1x1> %x "mk", %x "nk", %s : !buffer, !buffer, !sum to !sum
    %next = arith.addi %it, %c1 : index
    scf.yield %p, %next : !sum, index
  }
}

// The tensor core reads by the async proxy what threads copied by the generic one.
//
// CHECK-LABEL: tile.kernel @tensor_core
// CHECK:         barrier.wait_copies 0
// CHECK-NEXT:    barrier.fence_proxy
// CHECK-NEXT:    barrier.sync 0
// CHECK-NEXT:    tile.copy
// CHECK-NEXT:    barrier.commit_copies
// CHECK-NEXT:    tile.mma
tile.kernel @tensor_core ["a"] outputs 0 sizes {} threads 128 {
^bb0(%w: !tile.window<64x64xbf16>):
  %l = tile.alloc : !tile.ring<2, !swizzled>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 64 : index
  %zero = tile.zero : !acc
  %l0 = tile.slot %l[%c0] : !tile.ring<2, !swizzled> to !swizzled
  tile.copy "lhs" <thread> atom <cp_async> %w to %l0 : !tile.window<64x64xbf16> to !swizzled
  %total, %last = scf.for %k = %c0 to %n step %c1 iter_args(%s = %zero, %it = %c0) -> (!acc, index) {
    %x = tile.slot %l[%it] : !tile.ring<2, !swizzled> to !swizzled
    %x1 = tile.slot %l[%it offset 1] : !tile.ring<2, !swizzled> to !swizzled
    tile.copy "lhs" <thread> atom <cp_async> %w to %x1 : !tile.window<64x64xbf16> to !swizzled
    %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %x "mk", %x "nk", %s : !swizzled, !swizzled, !acc to !acc
    %next = arith.addi %it, %c1 : index
    scf.yield %p, %next : !acc, index
  }
}

// FOREIGN: a nest, where each outer iteration fills slot 0's successor anew while the copies that
// the inner loop made ahead for nobody may still be in flight into it.
//
// CHECK-LABEL: tile.kernel @nest
// CHECK:       scf.for
// CHECK:         barrier.wait_copies 0
// CHECK-NEXT:    barrier.sync 0
// CHECK-NEXT:    tile.copy "lhs"
// CHECK-NEXT:    barrier.commit_copies
// CHECK:         scf.for
// CHECK:           barrier.wait_copies 0
// CHECK-NEXT:      barrier.sync 0
// CHECK-NEXT:      tile.copy "lhs"
// CHECK-NEXT:      barrier.commit_copies
// CHECK-NEXT:      tile.mma
tile.kernel @nest ["a"] outputs 0 sizes {} threads 64 {
^bb0(%w: !tile.window<64x8xf32>):
  %l = tile.alloc : !tile.ring<2, !buffer>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 64 : index
  %zero = tile.zero : !sum
  %end = scf.for %i = %c0 to %n step %c1 iter_args(%start = %c0) -> (index) {
    %l0 = tile.slot %l[%start] : !tile.ring<2, !buffer> to !buffer
    tile.copy "lhs" <thread> atom <cp_async> %w to %l0 : !tile.window<64x8xf32> to !buffer
    %total, %last = scf.for %k = %c0 to %n step %c1 iter_args(%s = %zero, %it = %start) -> (!sum, index) {
      %x = tile.slot %l[%it] : !tile.ring<2, !buffer> to !buffer
      %x1 = tile.slot %l[%it offset 1] : !tile.ring<2, !buffer> to !buffer
      tile.copy "lhs" <thread> atom <cp_async> %w to %x1 : !tile.window<64x8xf32> to !buffer
      %p = tile.mma "main" <thread> atom <fma 1x1x1> %x "mk", %x "nk", %s : !buffer, !buffer, !sum to !sum
      %next = arith.addi %it, %c1 : index
      scf.yield %p, %next : !sum, index
    }
    scf.yield %last : index
  }
}
