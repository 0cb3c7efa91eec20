// RUN: gemmc %s --pipeline 'insert-barriers' --emit mlir | filecheck %s

!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!part = memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
!whole = memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
!matrix = memref<512x512xbf16, #tile.space<global>>
!window = !tile.window<64x64xbf16>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
!short = !tile.fragment<64x64xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
!square = memref<16x16xf32, #tile.space<shared>>
!view = !tile.window<16x16xf32>
!sum = !tile.fragment<16x16xf32, #tile.layout<threads [] values [16, 0, 1, 16, 1, 0]>>
!floats = memref<512x512xf32, #tile.space<global>>

// Two roles meet in a ring: its producer waits for the slot's release, its reader for its bytes.
//
// CHECK-LABEL: tile.kernel @roles
// CHECK:      %full = barrier.alloc : !barrier.ring<4>
// CHECK-NEXT: %empty = barrier.alloc : !barrier.ring<4>
// CHECK-NEXT: tile.elect {
// CHECK-NEXT:   barrier.init %full count 1 : !barrier.ring<4>
// CHECK-NEXT:   barrier.init %empty count 4 : !barrier.ring<4>
// CHECK-NEXT:   barrier.fence_init
// CHECK-NEXT: }
// CHECK-NEXT: barrier.sync 0
// CHECK:      tile.role "producer"
// CHECK:        %slot = tile.slot
// CHECK-NEXT:   barrier.wait %empty[%it offset -4] : !barrier.ring<4>
// CHECK-NEXT:   tile.elect {
// CHECK-NEXT:     barrier.expect %full[%it] bytes 8192 : !barrier.ring<4>
// CHECK-NEXT:   }
// CHECK-NEXT:   tile.copy "lhs" <role> atom <tma> %w to %slot signals %full[%it] : !barrier.ring<4>
// CHECK-NEXT:   %next =
// CHECK:      tile.role "consumer"
// CHECK:        barrier.wait %full[%it_1 offset 0] : !barrier.ring<4>
// CHECK-NEXT:   tile.mma
// CHECK-NEXT:   barrier.arrive %empty[%it_1 offset 0] by "warp" : !barrier.ring<4>
tile.kernel @roles ["a"] outputs 0 sizes {} threads 256 {
^bb0(%a: !matrix):
  %ring = tile.alloc : !tile.ring<4, !buffer>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 8 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : !matrix to !window
  %zero = tile.zero : !acc
  tile.role "producer" warpgroups 1 warps 1 {
    %end = scf.for %k = %c0 to %n step %c1 iter_args(%it = %c0) -> (index) {
      %slot = tile.slot %ring[%it] : !tile.ring<4, !buffer> to !buffer
      tile.copy "lhs" <role> atom <tma> %w to %slot : !window to !buffer
      %next = arith.addi %it, %c1 : index
      scf.yield %next : index
    }
  }
  tile.role "consumer" warpgroups 1 warps 4 {
    %total, %end = scf.for %k = %c0 to %n step %c1 iter_args(%acc = %zero, %it = %c0) -> (!acc, index) {
      %slot = tile.slot %ring[%it] : !tile.ring<4, !buffer> to !buffer
      %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %slot "mk", %slot "nk", %acc : !buffer, !buffer, !acc to !acc
      %next = arith.addi %it, %c1 : index
      scf.yield %p, %next : !acc, index
    }
  }
}

// One role and synchronous copies: a barrier before the read, and before the next write.
//
// CHECK-LABEL: tile.kernel @sync
// CHECK-NOT:  barrier.alloc
// CHECK:      scf.for
// CHECK-NEXT:   barrier.sync 0
// CHECK-NEXT:   tile.copy
// CHECK-NEXT:   barrier.sync 0
// CHECK-NEXT:   tile.mma
// CHECK-NEXT:   scf.yield
tile.kernel @sync ["a"] outputs 0 sizes {} threads 256 {
^bb0(%a: !floats):
  %s = tile.alloc : !square
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 8 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : !floats to !view
  %zero = tile.zero : !sum
  %total = scf.for %k = %c0 to %n step %c1 iter_args(%acc = %zero) -> (!sum) {
    tile.copy "lhs" <thread> atom <ldst> %w to %s : !view to !square
    %p = tile.mma "main" <thread> atom <fma 1x1x1> %s "mk", %s "nk", %acc : !square, !square, !sum to !sum
    scf.yield %p : !sum
  }
}

// One role and asynchronous copies: the ring's mbarrier for the bytes, a barrier for the reads,
// which also comes before the first wait for the mbarrier and so after its initialization.
//
// CHECK-LABEL: tile.kernel @single
// CHECK:      %full = barrier.alloc : !barrier.ring<1>
// CHECK-NEXT: tile.elect {
// CHECK-NEXT:   barrier.init %full count 1 : !barrier.ring<1>
// CHECK-NEXT:   barrier.fence_init
// CHECK-NEXT: }
// CHECK-NOT:  barrier.sync
// CHECK:      scf.for
// CHECK-NEXT:   tile.slot
// CHECK-NEXT:   barrier.sync 0
// CHECK-NEXT:   tile.elect {
// CHECK-NEXT:     barrier.expect %full[%it] bytes 8192 : !barrier.ring<1>
// CHECK-NEXT:   }
// CHECK-NEXT:   tile.copy "lhs" <role> atom <tma> %w to %slot signals %full[%it]
// CHECK-NEXT:   barrier.wait %full[%it offset 0] : !barrier.ring<1>
// CHECK-NEXT:   tile.mma
// CHECK-NEXT:   arith.addi
tile.kernel @single ["a"] outputs 0 sizes {} threads 128 {
^bb0(%a: !matrix):
  %ring = tile.alloc : !tile.ring<1, !buffer>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 8 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : !matrix to !window
  %zero = tile.zero : !acc
  %total, %end = scf.for %k = %c0 to %n step %c1 iter_args(%acc = %zero, %it = %c0) -> (!acc, index) {
    %slot = tile.slot %ring[%it] : !tile.ring<1, !buffer> to !buffer
    tile.copy "lhs" <role> atom <tma> %w to %slot : !window to !buffer
    %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %slot "mk", %slot "nk", %acc : !buffer, !buffer, !acc to !acc
    %next = arith.addi %it, %c1 : index
    scf.yield %p, %next : !acc, index
  }
}

// FOREIGN: half of the threads meet before the first copy, and nothing is read yet that a barrier
// would protect: the initialization needs one of its own.
//
// CHECK-LABEL: tile.kernel @once
// CHECK:        barrier.fence_init
// CHECK-NEXT: }
// CHECK-NEXT: barrier.sync 0
// CHECK-NEXT: %ring = tile.alloc
// CHECK:      barrier.sync 0 threads 64
// CHECK-NEXT: tile.elect {
// CHECK-NEXT:   barrier.expect %full[%c0] bytes 8192
// CHECK-NEXT: }
// CHECK-NEXT: tile.copy
// CHECK-NEXT: barrier.wait %full[%c0 offset 0]
// CHECK-NEXT: tile.mma
tile.kernel @once ["a"] outputs 0 sizes {} threads 128 {
^bb0(%a: !matrix):
  %ring = tile.alloc : !tile.ring<1, !buffer>
  %c0 = arith.constant 0 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : !matrix to !window
  %zero = tile.zero : !acc
  %slot = tile.slot %ring[%c0] : !tile.ring<1, !buffer> to !buffer
  barrier.sync 0 threads 64
  tile.copy "lhs" <role> atom <tma> %w to %slot : !window to !buffer
  %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %slot "mk", %slot "nk", %zero : !buffer, !buffer, !acc to !acc
}

// Each warpgroup stages its own half: barriers of 128 threads, and waits by who stored.
//
// CHECK-LABEL: tile.kernel @staged
// CHECK:      %warpgroup = tile.id "warpgroup" of 2
// CHECK:      scf.for
// CHECK-NEXT:   tile.elect each <warpgroup> {
// CHECK-NEXT:     tma.wait_group 0
// CHECK-NEXT:   }
// CHECK-NEXT:   barrier.sync 1 plus %warpgroup threads 128
// CHECK-NEXT:   tile.store
// CHECK-NEXT:   barrier.fence_proxy
// CHECK-NEXT:   barrier.sync 1 plus %warpgroup_1 threads 128
// CHECK-NEXT:   tile.bulk_store
// CHECK-NEXT: }
// CHECK-NEXT: tile.elect each <warpgroup> {
// CHECK-NEXT:   tma.wait_group 0
// CHECK-NEXT: }
// CHECK-NEXT: }
tile.kernel @staged ["f", "a"] outputs 1 sizes {} threads 256 {
^bb0(%f: !short, %a: !matrix):
  %out = tile.alloc : !whole
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 8 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : !matrix to !window
  %i = tile.id "warpgroup" of 2
  %half = tile.part %out[%i, %c0] of [2, 1] : !whole to !part
  scf.for %k = %c0 to %n step %c1 {
    tile.store "out" <warpgroup> atom <stmatrix> %f to %half : !short to !part
    tile.bulk_store "out" <warpgroup> atom <tma_store> %half to %w : !part to !window
  }
}

// FOREIGN: three roles, rings of 3 and 5 slots from one loop, read in loops of the two others;
// the reader stands first in the text, and reads what is filled second first, twice.
//
// CHECK-LABEL: tile.kernel @three
// CHECK:      barrier.init %full_1 count 1 : !barrier.ring<3>
// CHECK-NEXT: barrier.init %empty_1 count 4 : !barrier.ring<3>
// CHECK-NEXT: barrier.init %full count 1 : !barrier.ring<5>
// CHECK-NEXT: barrier.init %empty count 4 : !barrier.ring<5>
// CHECK:      tile.role "first"
// CHECK:        barrier.wait %full_1[%it offset 0] : !barrier.ring<3>
// CHECK-NEXT:   %p = tile.mma
// CHECK-NEXT:   %q = tile.mma
// CHECK-NEXT:   %r = tile.mma
// CHECK-NEXT:   barrier.arrive %empty_1[%it offset 0] by "warp" : !barrier.ring<3>
// CHECK:      tile.role "filler"
// CHECK:        barrier.wait %empty_1[%it_1 offset -3] : !barrier.ring<3>
// CHECK-NEXT:   tile.elect {
// CHECK-NEXT:     barrier.expect %full_1[%it_1] bytes 16384 : !barrier.ring<3>
// CHECK-NEXT:   }
// CHECK-NEXT:   tile.copy "one" {{.*}} signals %full_1[%it_1]
// CHECK-NEXT:   tile.copy "two" {{.*}} signals %full_1[%it_1]
// CHECK-NEXT:   barrier.wait %empty[%it_1 offset -5] : !barrier.ring<5>
// CHECK-NEXT:   tile.elect {
// CHECK-NEXT:     barrier.expect %full[%it_1] bytes 8192 : !barrier.ring<5>
// CHECK-NEXT:   }
// CHECK-NEXT:   tile.copy "other" {{.*}} signals %full[%it_1]
// CHECK:      tile.role "second"
// CHECK:        barrier.wait %full[%it_2 offset 0] : !barrier.ring<5>
// CHECK-NEXT:   tile.mma
// CHECK-NEXT:   barrier.arrive %empty[%it_2 offset 0] by "warp" : !barrier.ring<5>
tile.kernel @three ["a"] outputs 0 sizes {} threads 384 {
^bb0(%a: !matrix):
  %one = tile.alloc : !tile.ring<3, !buffer>
  %two = tile.alloc : !tile.ring<3, !buffer>
  %other = tile.alloc : !tile.ring<5, !buffer>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 8 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : !matrix to !window
  %zero = tile.zero : !acc
  tile.role "first" warpgroups 1 warps 4 {
    %total, %end = scf.for %k = %c0 to %n step %c1 iter_args(%acc = %zero, %it = %c0) -> (!acc, index) {
      %s1 = tile.slot %one[%it] : !tile.ring<3, !buffer> to !buffer
      %s2 = tile.slot %two[%it] : !tile.ring<3, !buffer> to !buffer
      %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %s2 "mk", %s2 "nk", %acc : !buffer, !buffer, !acc to !acc
      %q = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %s1 "mk", %s1 "nk", %p : !buffer, !buffer, !acc to !acc
      %r = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %s2 "mk", %s2 "nk", %q : !buffer, !buffer, !acc to !acc
      %next = arith.addi %it, %c1 : index
      scf.yield %r, %next : !acc, index
    }
  }
  tile.role "filler" warpgroups 1 warps 2 {
    %end = scf.for %k = %c0 to %n step %c1 iter_args(%it = %c0) -> (index) {
      %s1 = tile.slot %one[%it] : !tile.ring<3, !buffer> to !buffer
      %s2 = tile.slot %two[%it] : !tile.ring<3, !buffer> to !buffer
      %s3 = tile.slot %other[%it] : !tile.ring<5, !buffer> to !buffer
      tile.copy "one" <role> atom <tma> %w to %s1 : !window to !buffer
      tile.copy "two" <role> atom <tma> %w to %s2 : !window to !buffer
      tile.copy "other" <role> atom <tma> %w to %s3 : !window to !buffer
      %next = arith.addi %it, %c1 : index
      scf.yield %next : index
    }
  }
  tile.role "second" warpgroups 1 warps 4 {
    %total, %end = scf.for %k = %c0 to %n step %c1 iter_args(%acc = %zero, %it = %c0) -> (!acc, index) {
      %s = tile.slot %other[%it] : !tile.ring<5, !buffer> to !buffer
      %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %s "mk", %s "nk", %acc : !buffer, !buffer, !acc to !acc
      %next = arith.addi %it, %c1 : index
      scf.yield %p, %next : !acc, index
    }
  }
}

// FOREIGN: single buffers in a role, a branch that reads, and a loop that may not run at all, so
// that its own barrier does not order what comes after it.
//
// CHECK-LABEL: tile.kernel @branch
// CHECK:      tile.role "busy"
// CHECK-NEXT:   tile.copy
// CHECK-NEXT:   barrier.sync 2 threads 96
// CHECK-NEXT:   scf.if
// CHECK-NEXT:   } else {
// CHECK-NEXT:     tile.mma
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.for
// CHECK-NEXT:     barrier.sync 2 threads 96
// CHECK-NEXT:     tile.copy
// CHECK-NEXT:   }
// CHECK-NEXT:   barrier.sync 3 threads 64
// CHECK-NEXT:   barrier.sync 2 threads 96
// CHECK-NEXT:   tile.copy
// CHECK-NEXT: }
tile.kernel @branch ["a"] outputs 0 sizes {} threads 256 {
^bb0(%a: !floats):
  %s = tile.alloc : !square
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %yes = arith.constant true
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : !floats to !view
  %zero = tile.zero : !sum
  tile.role "idle" warpgroups 1 warps 4 {
    %block = tile.block_id
  }
  tile.role "busy" warpgroups 1 warps 3 {
    tile.copy "lhs" <thread> atom <ldst> %w to %s : !view to !square
    scf.if %yes {
    } else {
      %p = tile.mma "main" <thread> atom <fma 1x1x1> %s "mk", %s "nk", %zero : !square, !square, !sum to !sum
    }
    scf.for %k = %c0 to %c0 step %c1 {
      tile.copy "lhs" <thread> atom <ldst> %w to %s : !view to !square
    }
    barrier.sync 3 threads 64
    tile.copy "lhs" <thread> atom <ldst> %w to %s : !view to !square
  }
}

// FOREIGN: products read through the async proxy what threads wrote, after a barrier for another
// buffer: the write is ordered already, and still not visible.
//
// CHECK-LABEL: tile.kernel @proxies
// CHECK:      tile.copy "lhs"
// CHECK-NEXT: tile.copy "rhs"
// CHECK-NEXT: barrier.sync 0
// CHECK-NEXT: %p = tile.mma
// CHECK-NEXT: barrier.fence_proxy
// CHECK-NEXT: barrier.sync 0
// CHECK-NEXT: %q = tile.mma
tile.kernel @proxies ["a", "b"] outputs 0 sizes {} threads 128 {
^bb0(%a: !matrix, %b: !floats):
  %s = tile.alloc : !buffer
  %t = tile.alloc : !square
  %c0 = arith.constant 0 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : !matrix to !window
  %v = tile.window %b[%c0, %c0] within [%c0, %c0] : !floats to !view
  %zero = tile.zero : !acc
  %nil = tile.zero : !sum
  tile.copy "lhs" <thread> atom <ldst> %w to %s : !window to !buffer
  tile.copy "rhs" <thread> atom <ldst> %v to %t : !view to !square
  %p = tile.mma "main" <thread> atom <fma 1x1x1> %t "mk", %t "nk", %nil : !square, !square, !sum to !sum
  %q = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %s "mk", %s "nk", %zero : !buffer, !buffer, !acc to !acc
}

// FOREIGN: a bulk store in a loop and one after it take turns with two buffers; how many groups the
// loop left behind is not known. Halves cut the other way are not a warpgroup's own.
//
// CHECK-LABEL: tile.kernel @bulk_stores
// CHECK:      tile.store
// CHECK-NEXT: barrier.fence_proxy
// CHECK-NEXT: barrier.sync 0
// CHECK-NEXT: tile.bulk_store
// CHECK-NEXT: scf.for
// CHECK-NEXT:   tile.bulk_store
// CHECK-NEXT: }
// CHECK-NEXT: tile.elect {
// CHECK-NEXT:   tma.wait_group 0
// CHECK-NEXT: }
// CHECK-NEXT: barrier.sync 0
// CHECK-NEXT: tile.store
// CHECK-NEXT: tile.store
// CHECK-NEXT: }
tile.kernel @bulk_stores ["f", "a"] outputs 1 sizes {} threads 256 {
^bb0(%f: !short, %a: !matrix):
  %one = tile.alloc : !whole
  %two = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 8 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : !matrix to !window
  %i = tile.id "warpgroup" of 2
  %half = tile.part %one[%i, %c0] of [2, 1] : !whole to !part
  %first = tile.part %one[%c0, %c0] of [2, 1] : !whole to !part
  tile.store "out" <warpgroup> atom <stmatrix> %f to %half : !short to !part
  tile.bulk_store "out" <role> atom <tma_store> %first to %w : !part to !window
  scf.for %k = %c0 to %n step %c1 {
    tile.bulk_store "out" <role> atom <tma_store> %two to %w : !buffer to !window
  }
  tile.store "out" <warpgroup> atom <stmatrix> %f to %half : !short to !part
  tile.store "out" <warpgroup> atom <stmatrix> %f to %two : !short to !buffer
}
