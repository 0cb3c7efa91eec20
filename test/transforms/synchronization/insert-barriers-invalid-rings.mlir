// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// A ring that is filled for nobody.
// PIPELINE: insert-barriers
// CHECK: insert-barriers-invalid-rings.mlir:20:5: error: tile.copy: needed a reader of the buffer; found none
!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!ring = !tile.ring<2, !buffer>
!matrix = memref<512x512xbf16, #tile.space<global>>
!window = !tile.window<64x64xbf16>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
tile.kernel @main ["a"] outputs 0 sizes {} threads 256 {
^bb0(%a: !matrix):
  %ring = tile.alloc : !ring
  %c0 = arith.constant 0 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : !matrix to !window
  %zero = tile.zero : !acc
  tile.role "producer" warpgroups 1 warps 1 {
    %slot = tile.slot %ring[%c0] : !ring to !buffer
    tile.copy "lhs" <role> atom <tma> %w to %slot : !window to !buffer
  }
  tile.role "consumer" warpgroups 1 warps 4 {
    %slot = tile.slot %ring[%c0] : !ring to !buffer
  }
}

// -----
// A single buffer has no iterations to wait for.
// PIPELINE: insert-barriers
// CHECK-NEXT: insert-barriers-invalid-rings.mlir:43:5: error: tile.copy: needed a ring to wait for by iteration, for a copy that completes on an mbarrier; found a single buffer; run multi-buffer (stages=1 for one slot)
!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!ring = !tile.ring<2, !buffer>
!matrix = memref<512x512xbf16, #tile.space<global>>
!window = !tile.window<64x64xbf16>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
tile.kernel @main ["a"] outputs 0 sizes {} threads 256 {
^bb0(%a: !matrix):
  %slot = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : !matrix to !window
  %zero = tile.zero : !acc
  tile.role "producer" warpgroups 1 warps 1 {
    tile.copy "lhs" <role> atom <tma> %w to %slot : !window to !buffer
  }
  tile.role "consumer" warpgroups 1 warps 4 {
    %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %slot "mk", %slot "nk", %zero : !buffer, !buffer, !acc to !acc
  }
}

// -----
// A copy that is not made in every iteration.
// PIPELINE: insert-barriers
// CHECK-NEXT: insert-barriers-invalid-rings.mlir:69:7: error: tile.copy: needed an access to a ring in every iteration; found scf.if
!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!ring = !tile.ring<2, !buffer>
!matrix = memref<512x512xbf16, #tile.space<global>>
!window = !tile.window<64x64xbf16>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
tile.kernel @main ["a"] outputs 0 sizes {} threads 256 {
^bb0(%a: !matrix):
  %ring = tile.alloc : !ring
  %yes = arith.constant true
  %c0 = arith.constant 0 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : !matrix to !window
  %zero = tile.zero : !acc
  tile.role "producer" warpgroups 1 warps 1 {
    %slot = tile.slot %ring[%c0] : !ring to !buffer
    scf.if %yes {
      tile.copy "lhs" <role> atom <tma> %w to %slot : !window to !buffer
    }
  }
  tile.role "consumer" warpgroups 1 warps 4 {
    %slot = tile.slot %ring[%c0] : !ring to !buffer
    %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %slot "mk", %slot "nk", %zero : !buffer, !buffer, !acc to !acc
  }
}

// -----
// A ring that is read in two places; the slot is free after the last of them.
// PIPELINE: insert-barriers
// CHECK-NEXT: insert-barriers-invalid-rings.mlir:95:5: error: tile.copy: needed one filling and one reading loop per ring; found several
!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!ring = !tile.ring<2, !buffer>
!matrix = memref<512x512xbf16, #tile.space<global>>
!window = !tile.window<64x64xbf16>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
tile.kernel @main ["a"] outputs 0 sizes {} threads 384 {
^bb0(%a: !matrix):
  %ring = tile.alloc : !ring
  %c0 = arith.constant 0 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : !matrix to !window
  %zero = tile.zero : !acc
  tile.role "producer" warpgroups 1 warps 1 {
    %slot = tile.slot %ring[%c0] : !ring to !buffer
    tile.copy "lhs" <role> atom <tma> %w to %slot : !window to !buffer
  }
  tile.role "consumer" warpgroups 1 warps 4 {
    %slot = tile.slot %ring[%c0] : !ring to !buffer
    %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %slot "mk", %slot "nk", %zero : !buffer, !buffer, !acc to !acc
  }
  tile.role "another" warpgroups 1 warps 4 {
    %slot = tile.slot %ring[%c0] : !ring to !buffer
    %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %slot "mk", %slot "nk", %zero : !buffer, !buffer, !acc to !acc
  }
}

// -----
// Two copies into one slot: which one is read?
// PIPELINE: insert-barriers
// CHECK-NEXT: insert-barriers-invalid-rings.mlir:125:5: error: tile.copy: needed one copy an iteration into a ring, or one into each of its parts; found 2
!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!ring = !tile.ring<2, !buffer>
!matrix = memref<512x512xbf16, #tile.space<global>>
!window = !tile.window<64x64xbf16>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
tile.kernel @main ["a"] outputs 0 sizes {} threads 256 {
^bb0(%a: !matrix):
  %ring = tile.alloc : !ring
  %c0 = arith.constant 0 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : !matrix to !window
  %zero = tile.zero : !acc
  tile.role "producer" warpgroups 1 warps 1 {
    %slot = tile.slot %ring[%c0] : !ring to !buffer
    tile.copy "lhs" <role> atom <tma> %w to %slot : !window to !buffer
    tile.copy "lhs" <role> atom <tma> %w to %slot : !window to !buffer
  }
  tile.role "consumer" warpgroups 1 warps 4 {
    %slot = tile.slot %ring[%c0] : !ring to !buffer
    %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %slot "mk", %slot "nk", %zero : !buffer, !buffer, !acc to !acc
  }
}

// -----
// Rings of one loop with different numbers of slots.
// PIPELINE: insert-barriers
// CHECK-NEXT: insert-barriers-invalid-rings.mlir:156:7: error: tile.copy: needed rings of 2 slots in one loop; found 3 slots
!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!ring = !tile.ring<2, !buffer>
!matrix = memref<512x512xbf16, #tile.space<global>>
!window = !tile.window<64x64xbf16>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
tile.kernel @main ["a"] outputs 0 sizes {} threads 256 {
^bb0(%a: !matrix):
  %ring = tile.alloc : !ring
  %more = tile.alloc : !tile.ring<3, !buffer>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 8 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : !matrix to !window
  %zero = tile.zero : !acc
  tile.role "producer" warpgroups 1 warps 1 {
    %end = scf.for %k = %c0 to %n step %c1 iter_args(%it = %c0) -> (index) {
      %slot = tile.slot %ring[%it] : !ring to !buffer
      %other = tile.slot %more[%it] : !tile.ring<3, !buffer> to !buffer
      tile.copy "lhs" <role> atom <tma> %w to %slot : !window to !buffer
      tile.copy "lhs" <role> atom <tma> %w to %other : !window to !buffer
      %next = arith.addi %it, %c1 : index
      scf.yield %next : index
    }
  }
  tile.role "consumer" warpgroups 1 warps 4 {
    %end = scf.for %k = %c0 to %n step %c1 iter_args(%it = %c0) -> (index) {
      %slot = tile.slot %ring[%it] : !ring to !buffer
      %other = tile.slot %more[%it] : !tile.ring<3, !buffer> to !buffer
      %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %slot "mk", %other "nk", %zero : !buffer, !buffer, !acc to !acc
      %next = arith.addi %it, %c1 : index
      scf.yield %next : index
    }
  }
}

// -----
// In one role, the copies of an iteration come first.
// PIPELINE: insert-barriers
// CHECK-NEXT: insert-barriers-invalid-rings.mlir:189:3: error: tile.copy: needed the copies before the products in one loop, as both are in one role; found another order; run specialize-warps first
!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!ring = !tile.ring<2, !buffer>
!matrix = memref<512x512xbf16, #tile.space<global>>
!window = !tile.window<64x64xbf16>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
tile.kernel @main ["a"] outputs 0 sizes {} threads 128 {
^bb0(%a: !matrix):
  %ring = tile.alloc : !ring
  %c0 = arith.constant 0 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : !matrix to !window
  %zero = tile.zero : !acc
  %slot = tile.slot %ring[%c0] : !ring to !buffer
  %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %slot "mk", %slot "nk", %zero : !buffer, !buffer, !acc to !acc
  tile.copy "lhs" <role> atom <tma> %w to %slot : !window to !buffer
}

// -----
// A bulk store reads on when its slot is handed back.
// PIPELINE: insert-barriers
// CHECK-NEXT: insert-barriers-invalid-rings.mlir:213:5: error: tile.bulk_store: needed reads that are over when their slot is released; found tma_store, which goes on after it
!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!ring = !tile.ring<2, !buffer>
!matrix = memref<512x512xbf16, #tile.space<global>>
!window = !tile.window<64x64xbf16>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
tile.kernel @main ["a"] outputs 0 sizes {} threads 256 {
^bb0(%a: !matrix):
  %ring = tile.alloc : !ring
  %c0 = arith.constant 0 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : !matrix to !window
  %zero = tile.zero : !acc
  tile.role "producer" warpgroups 1 warps 1 {
    %slot = tile.slot %ring[%c0] : !ring to !buffer
    tile.copy "lhs" <role> atom <tma> %w to %slot : !window to !buffer
  }
  tile.role "consumer" warpgroups 1 warps 4 {
    %slot = tile.slot %ring[%c0] : !ring to !buffer
    tile.bulk_store "out" <role> atom <tma_store> %slot to %w : !buffer to !window
  }
}

// -----
// The whole CTA fills what a role reads, which it cannot do meanwhile.
// PIPELINE: insert-barriers
// CHECK-NEXT: insert-barriers-invalid-rings.mlir:233:3: error: tile.copy: needed a copy and its readers in two roles; found one of them outside of all roles
!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!ring = !tile.ring<2, !buffer>
!matrix = memref<512x512xbf16, #tile.space<global>>
!window = !tile.window<64x64xbf16>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
tile.kernel @main ["a"] outputs 0 sizes {} threads 256 {
^bb0(%a: !matrix):
  %ring = tile.alloc : !ring
  %c0 = arith.constant 0 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : !matrix to !window
  %zero = tile.zero : !acc
  %slot = tile.slot %ring[%c0] : !ring to !buffer
  tile.copy "lhs" <role> atom <tma> %w to %slot : !window to !buffer
  tile.role "consumer" warpgroups 1 warps 4 {
    %read = tile.slot %ring[%c0] : !ring to !buffer
    %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %read "mk", %read "nk", %zero : !buffer, !buffer, !acc to !acc
  }
}

// -----
// The reader's loop is one iteration longer.
// PIPELINE: insert-barriers
// CHECK-NEXT: insert-barriers-invalid-rings.mlir:261:7: error: tile.copy: needed loops of the same bounds around the copy and around its readers in another role; found other loops
!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!ring = !tile.ring<2, !buffer>
!matrix = memref<512x512xbf16, #tile.space<global>>
!window = !tile.window<64x64xbf16>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
tile.kernel @main ["a"] outputs 0 sizes {} threads 256 {
^bb0(%a: !matrix):
  %ring = tile.alloc : !ring
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %more = arith.constant 9 : index
  %n = arith.constant 8 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : !matrix to !window
  %zero = tile.zero : !acc
  tile.role "producer" warpgroups 1 warps 1 {
    %end = scf.for %k = %c0 to %n step %c1 iter_args(%it = %c0) -> (index) {
      %slot = tile.slot %ring[%it] : !ring to !buffer
      tile.copy "lhs" <role> atom <tma> %w to %slot : !window to !buffer
      %next = arith.addi %it, %c1 : index
      scf.yield %next : index
    }
  }
  tile.role "consumer" warpgroups 1 warps 4 {
    %end = scf.for %k = %c0 to %more step %c1 iter_args(%it = %c0) -> (index) {
      %slot = tile.slot %ring[%it] : !ring to !buffer
      %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %slot "mk", %slot "nk", %zero : !buffer, !buffer, !acc to !acc
      %next = arith.addi %it, %c1 : index
      scf.yield %next : index
    }
  }
}

// -----
// The number stands still: every iteration would wait for the same phase.
// PIPELINE: insert-barriers
// CHECK-NEXT: insert-barriers-invalid-rings.mlir:296:7: error: tile.copy: needed an iteration number that the loop around it carries and counts up by one; found another one; run multi-buffer to make one
!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!ring = !tile.ring<2, !buffer>
!matrix = memref<512x512xbf16, #tile.space<global>>
!window = !tile.window<64x64xbf16>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
tile.kernel @main ["a"] outputs 0 sizes {} threads 256 {
^bb0(%a: !matrix):
  %ring = tile.alloc : !ring
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 8 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : !matrix to !window
  %zero = tile.zero : !acc
  tile.role "producer" warpgroups 1 warps 1 {
    %end = scf.for %k = %c0 to %n step %c1 iter_args(%it = %c0) -> (index) {
      %slot = tile.slot %ring[%it] : !ring to !buffer
      tile.copy "lhs" <role> atom <tma> %w to %slot : !window to !buffer
      %next = arith.addi %it, %c1 : index
      scf.yield %it : index
    }
  }
  tile.role "consumer" warpgroups 1 warps 4 {
    %end = scf.for %k = %c0 to %n step %c1 iter_args(%it = %c0) -> (index) {
      %slot = tile.slot %ring[%it] : !ring to !buffer
      %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %slot "mk", %slot "nk", %zero : !buffer, !buffer, !acc to !acc
      %next = arith.addi %it, %c1 : index
      scf.yield %next : index
    }
  }
}

// -----
// Rings that one number fills are read by two.
// PIPELINE: insert-barriers
// CHECK-NEXT: insert-barriers-invalid-rings.mlir:343:7: error: tile.mma: needed one iteration number for the rings of a loop; found several
!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!ring = !tile.ring<2, !buffer>
!matrix = memref<512x512xbf16, #tile.space<global>>
!window = !tile.window<64x64xbf16>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
tile.kernel @main ["a"] outputs 0 sizes {} threads 256 {
^bb0(%a: !matrix):
  %ring = tile.alloc : !ring
  %more = tile.alloc : !ring
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 8 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : !matrix to !window
  %zero = tile.zero : !acc
  tile.role "producer" warpgroups 1 warps 1 {
    %end = scf.for %k = %c0 to %n step %c1 iter_args(%it = %c0) -> (index) {
      %slot = tile.slot %ring[%it] : !ring to !buffer
      %other = tile.slot %more[%it] : !ring to !buffer
      tile.copy "lhs" <role> atom <tma> %w to %slot : !window to !buffer
      tile.copy "lhs" <role> atom <tma> %w to %other : !window to !buffer
      %next = arith.addi %it, %c1 : index
      scf.yield %next : index
    }
  }
  tile.role "consumer" warpgroups 1 warps 4 {
    %end = scf.for %k = %c0 to %n step %c1 iter_args(%it = %c0) -> (index) {
      %slot = tile.slot %ring[%it] : !ring to !buffer
      %other = tile.slot %more[%c0] : !ring to !buffer
      %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %slot "mk", %other "nk", %zero : !buffer, !buffer, !acc to !acc
      %next = arith.addi %it, %c1 : index
      scf.yield %next : index
    }
  }
}

// -----
// Slots that other CTAs fill need a role that waits for their release.
// PIPELINE: insert-barriers
// CHECK-NEXT: insert-barriers-invalid-rings.mlir:369:3: error: tile.copy: needed a producer role for multicast copies, whose slots other CTAs fill; found copies and products in one role; run specialize-warps, or leave out multicast
// Slots that have lost their iteration are not waited for by one.
// PIPELINE: lower-rings => insert-barriers
// CHECK-NEXT: insert-barriers-invalid-rings.mlir:369:3: error: tile.copy: needed a ring that is addressed by iteration; found one addressed by slot; run it before lower-rings
!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!ring = !tile.ring<2, !buffer>
!matrix = memref<512x512xbf16, #tile.space<global>>
!window = !tile.window<64x64xbf16>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
tile.kernel @main ["a"] outputs 0 sizes {} cluster [2, 1] threads 128 {
^bb0(%a: !matrix):
  %ring = tile.alloc : !ring
  %c0 = arith.constant 0 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : !matrix to !window
  %zero = tile.zero : !acc
  %slot = tile.slot %ring[%c0] : !ring to !buffer
  tile.copy "lhs" <role> atom <tma> multicast [0] %w to %slot : !window to !buffer
  %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %slot "mk", %slot "nk", %zero : !buffer, !buffer, !acc to !acc
}
