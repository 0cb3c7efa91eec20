// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// No copy of the label.
// PIPELINE: stationary-operand{label=rhs}
// CHECK: stationary-operand-invalid.mlir:10:1: error: tile.kernel: needed one copy labelled rhs; found 0, of the labels lhs; run it before convert-tile-to-tma
!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!matrix = memref<512x512xbf16, #tile.space<global>>
!window = !tile.window<64x64xbf16>
tile.kernel @other ["a"] outputs 0 sizes {} threads 256 {
^bb0(%a: !matrix):
  %full = barrier.alloc : !barrier.ring<2>
  %empty = barrier.alloc : !barrier.ring<2>
  %ring = tile.alloc : !tile.ring<2, !buffer>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %n = arith.constant 128 : index
  %id = tile.block_id
  %ctas = tile.block_count
  tile.role "producer" warpgroups 1 warps 1 registers 40 {
    %last = scf.for %walked = %id to %n step %ctas iter_args(%first = %c0) -> (index) {
      %past = scf.for %step = %c0 to %n step %c64 iter_args(%it = %first) -> (index) {
        %slot = tile.slot %ring[%it] : !tile.ring<2, !buffer> to !buffer
        %x = tile.window %a[%walked, %step] within [%n, %n] : !matrix to !window
        barrier.wait %empty[%it offset -2] : !barrier.ring<2>
        tile.copy "lhs" <role> atom <tma> %x to %slot signals %full[%it] : !barrier.ring<2> : !window to !buffer
        %next = arith.addi %it, %c1 : index
        scf.yield %next : index
      }
      scf.yield %past : index
    }
  }
}

// -----
// FOREIGN: two copies of one label fill a ring.
// PIPELINE: stationary-operand
// CHECK-NEXT: stationary-operand-invalid.mlir:43:1: error: tile.kernel: needed one copy labelled lhs; found 2, of the labels lhs; run it before convert-tile-to-tma
!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!matrix = memref<512x512xbf16, #tile.space<global>>
!window = !tile.window<64x64xbf16>
tile.kernel @two ["a"] outputs 0 sizes {} threads 256 {
^bb0(%a: !matrix):
  %full = barrier.alloc : !barrier.ring<2>
  %empty = barrier.alloc : !barrier.ring<2>
  %ring = tile.alloc : !tile.ring<2, !buffer>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %n = arith.constant 128 : index
  %id = tile.block_id
  %ctas = tile.block_count
  tile.role "producer" warpgroups 1 warps 1 registers 40 {
    %last = scf.for %walked = %id to %n step %ctas iter_args(%first = %c0) -> (index) {
      %past = scf.for %step = %c0 to %n step %c64 iter_args(%it = %first) -> (index) {
        %slot = tile.slot %ring[%it] : !tile.ring<2, !buffer> to !buffer
        %x = tile.window %a[%walked, %step] within [%n, %n] : !matrix to !window
        barrier.wait %empty[%it offset -2] : !barrier.ring<2>
        tile.copy "lhs" <role> atom <tma> %x to %slot signals %full[%it] : !barrier.ring<2> : !window to !buffer
        tile.copy "lhs" <role> atom <tma> %x to %slot signals %full[%it] : !barrier.ring<2> : !window to !buffer
        %next = arith.addi %it, %c1 : index
        scf.yield %next : index
      }
      scf.yield %past : index
    }
  }
}

// -----
// Copies do not signal before insert-barriers.
// PIPELINE: stationary-operand
// CHECK-NEXT: stationary-operand-invalid.mlir:94:9: error: tile.copy: needed a copy that signals; found none; run it after insert-barriers
!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!matrix = memref<512x512xbf16, #tile.space<global>>
!window = !tile.window<64x64xbf16>
tile.kernel @early ["a"] outputs 0 sizes {} threads 256 {
^bb0(%a: !matrix):
  %full = barrier.alloc : !barrier.ring<2>
  %empty = barrier.alloc : !barrier.ring<2>
  %ring = tile.alloc : !tile.ring<2, !buffer>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %n = arith.constant 128 : index
  %id = tile.block_id
  %ctas = tile.block_count
  tile.role "producer" warpgroups 1 warps 1 registers 40 {
    %last = scf.for %walked = %id to %n step %ctas iter_args(%first = %c0) -> (index) {
      %past = scf.for %step = %c0 to %n step %c64 iter_args(%it = %first) -> (index) {
        %slot = tile.slot %ring[%it] : !tile.ring<2, !buffer> to !buffer
        %x = tile.window %a[%walked, %step] within [%n, %n] : !matrix to !window
        barrier.wait %empty[%it offset -2] : !barrier.ring<2>
        tile.copy "lhs" <role> atom <tma> %x to %slot : !window to !buffer
        %next = arith.addi %it, %c1 : index
        scf.yield %next : index
      }
      scf.yield %past : index
    }
  }
}

// -----
// FOREIGN: a single buffer, whose copy signals.
// PIPELINE: stationary-operand
// CHECK-NEXT: stationary-operand-invalid.mlir:126:9: error: tile.copy: needed a copy into a slot of a ring; found memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>; run multi-buffer first
!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!matrix = memref<512x512xbf16, #tile.space<global>>
!window = !tile.window<64x64xbf16>
tile.kernel @plain ["a"] outputs 0 sizes {} threads 256 {
^bb0(%a: !matrix):
  %full = barrier.alloc : !barrier.ring<2>
  %empty = barrier.alloc : !barrier.ring<2>
  %ring = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %n = arith.constant 128 : index
  %id = tile.block_id
  %ctas = tile.block_count
  tile.role "producer" warpgroups 1 warps 1 registers 40 {
    %last = scf.for %walked = %id to %n step %ctas iter_args(%first = %c0) -> (index) {
      %past = scf.for %step = %c0 to %n step %c64 iter_args(%it = %first) -> (index) {
        %x = tile.window %a[%walked, %step] within [%n, %n] : !matrix to !window
        barrier.wait %empty[%it offset -2] : !barrier.ring<2>
        tile.copy "lhs" <role> atom <tma> %x to %ring signals %full[%it] : !barrier.ring<2> : !window to !buffer
        %next = arith.addi %it, %c1 : index
        scf.yield %next : index
      }
      scf.yield %past : index
    }
  }
}

// -----
// A kernel that is not persistent.
// PIPELINE: stationary-operand
// CHECK-NEXT: stationary-operand-invalid.mlir:158:9: error: tile.copy: needed a loop over K right in a walk over blocks; found another place; use persistent=true
!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!matrix = memref<512x512xbf16, #tile.space<global>>
!window = !tile.window<64x64xbf16>
tile.kernel @once ["a"] outputs 0 sizes {} threads 256 {
^bb0(%a: !matrix):
  %full = barrier.alloc : !barrier.ring<2>
  %empty = barrier.alloc : !barrier.ring<2>
  %ring = tile.alloc : !tile.ring<2, !buffer>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %n = arith.constant 128 : index
  %id = tile.block_id
  %ctas = tile.block_count
  tile.role "producer" warpgroups 1 warps 1 registers 40 {
    %past = scf.for %step = %c0 to %n step %c64 iter_args(%it = %c0) -> (index) {
        %slot = tile.slot %ring[%it] : !tile.ring<2, !buffer> to !buffer
        %x = tile.window %a[%id, %step] within [%n, %n] : !matrix to !window
        barrier.wait %empty[%it offset -2] : !barrier.ring<2>
        tile.copy "lhs" <role> atom <tma> %x to %slot signals %full[%it] : !barrier.ring<2> : !window to !buffer
        %next = arith.addi %it, %c1 : index
        scf.yield %next : index
    }
  }
}

// -----
// FOREIGN: the number starts again in each block.
// PIPELINE: stationary-operand
// CHECK-NEXT: stationary-operand-invalid.mlir:189:9: error: tile.copy: needed slots by the number that these loops count up; found another number; run it before lower-rings
!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!matrix = memref<512x512xbf16, #tile.space<global>>
!window = !tile.window<64x64xbf16>
tile.kernel @anew ["a"] outputs 0 sizes {} threads 256 {
^bb0(%a: !matrix):
  %full = barrier.alloc : !barrier.ring<2>
  %empty = barrier.alloc : !barrier.ring<2>
  %ring = tile.alloc : !tile.ring<2, !buffer>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %n = arith.constant 128 : index
  %id = tile.block_id
  %ctas = tile.block_count
  tile.role "producer" warpgroups 1 warps 1 registers 40 {
    %last = scf.for %walked = %id to %n step %ctas iter_args(%first = %c0) -> (index) {
      %past = scf.for %step = %c0 to %n step %c64 iter_args(%it = %c0) -> (index) {
        %slot = tile.slot %ring[%it] : !tile.ring<2, !buffer> to !buffer
        %x = tile.window %a[%walked, %step] within [%n, %n] : !matrix to !window
        barrier.wait %empty[%it offset -2] : !barrier.ring<2>
        tile.copy "lhs" <role> atom <tma> %x to %slot signals %full[%it] : !barrier.ring<2> : !window to !buffer
        %next = arith.addi %it, %c1 : index
        scf.yield %next : index
      }
      scf.yield %past : index
    }
  }
}

// -----
// A length of K that is not known.
// PIPELINE: stationary-operand
// CHECK-NEXT: stationary-operand-invalid.mlir:218:7: error: scf.for: needed a loop over K of known length; found computed bounds
!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!matrix = memref<512x512xbf16, #tile.space<global>>
!window = !tile.window<64x64xbf16>
tile.kernel @deep ["a"] outputs 0 sizes {} threads 256 {
^bb0(%a: !matrix):
  %full = barrier.alloc : !barrier.ring<2>
  %empty = barrier.alloc : !barrier.ring<2>
  %ring = tile.alloc : !tile.ring<2, !buffer>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %n = arith.constant 128 : index
  %id = tile.block_id
  %ctas = tile.block_count
  tile.role "producer" warpgroups 1 warps 1 registers 40 {
    %last = scf.for %walked = %id to %n step %ctas iter_args(%first = %c0) -> (index) {
      %past = scf.for %step = %c0 to %ctas step %c64 iter_args(%it = %first) -> (index) {
        %slot = tile.slot %ring[%it] : !tile.ring<2, !buffer> to !buffer
        %x = tile.window %a[%walked, %step] within [%n, %n] : !matrix to !window
        barrier.wait %empty[%it offset -2] : !barrier.ring<2>
        tile.copy "lhs" <role> atom <tma> %x to %slot signals %full[%it] : !barrier.ring<2> : !window to !buffer
        %next = arith.addi %it, %c1 : index
        scf.yield %next : index
      }
      scf.yield %past : index
    }
  }
}

// -----
// Fewer slots than steps of K.
// PIPELINE: stationary-operand
// CHECK-NEXT: stationary-operand-invalid.mlir:256:9: error: tile.copy: needed a slot for each of the 4 steps of K; found 2 slots; use multi-buffer{label=lhs stages=4}, or leave it out
!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!matrix = memref<512x512xbf16, #tile.space<global>>
!window = !tile.window<64x64xbf16>
tile.kernel @short ["a"] outputs 0 sizes {} threads 256 {
^bb0(%a: !matrix):
  %full = barrier.alloc : !barrier.ring<2>
  %empty = barrier.alloc : !barrier.ring<2>
  %ring = tile.alloc : !tile.ring<2, !buffer>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %c200 = arith.constant 200 : index
  %n = arith.constant 128 : index
  %id = tile.block_id
  %ctas = tile.block_count
  tile.role "producer" warpgroups 1 warps 1 registers 40 {
    %last = scf.for %walked = %id to %n step %ctas iter_args(%first = %c0) -> (index) {
      %past = scf.for %step = %c0 to %c200 step %c64 iter_args(%it = %first) -> (index) {
        %slot = tile.slot %ring[%it] : !tile.ring<2, !buffer> to !buffer
        %x = tile.window %a[%walked, %step] within [%n, %n] : !matrix to !window
        barrier.wait %empty[%it offset -2] : !barrier.ring<2>
        tile.copy "lhs" <role> atom <tma> %x to %slot signals %full[%it] : !barrier.ring<2> : !window to !buffer
        %next = arith.addi %it, %c1 : index
        scf.yield %next : index
      }
      scf.yield %past : index
    }
  }
}

// -----
// Rings that one number counts.
// PIPELINE: stationary-operand
// CHECK-NEXT: stationary-operand-invalid.mlir:291:9: error: tile.copy: needed a ring that no other is filled together with; found other; use multi-buffer{label=lhs stages=2} before the others'
!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!matrix = memref<512x512xbf16, #tile.space<global>>
!window = !tile.window<64x64xbf16>
tile.kernel @shared ["a"] outputs 0 sizes {} threads 256 {
^bb0(%a: !matrix):
  %full = barrier.alloc : !barrier.ring<2>
  %empty = barrier.alloc : !barrier.ring<2>
  %ring = tile.alloc : !tile.ring<2, !buffer>
  %other = tile.alloc : !tile.ring<2, !buffer>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %n = arith.constant 128 : index
  %id = tile.block_id
  %ctas = tile.block_count
  tile.role "producer" warpgroups 1 warps 1 registers 40 {
    %last = scf.for %walked = %id to %n step %ctas iter_args(%first = %c0) -> (index) {
      %past = scf.for %step = %c0 to %n step %c64 iter_args(%it = %first) -> (index) {
        %slot = tile.slot %ring[%it] : !tile.ring<2, !buffer> to !buffer
        %beside = tile.slot %other[%it] : !tile.ring<2, !buffer> to !buffer
        %x = tile.window %a[%walked, %step] within [%n, %n] : !matrix to !window
        barrier.wait %empty[%it offset -2] : !barrier.ring<2>
        tile.copy "lhs" <role> atom <tma> %x to %slot signals %full[%it] : !barrier.ring<2> : !window to !buffer
        %next = arith.addi %it, %c1 : index
        scf.yield %next : index
      }
      scf.yield %past : index
    }
  }
}

// -----
// FOREIGN: slots that nobody releases.
// PIPELINE: stationary-operand
// CHECK-NEXT: stationary-operand-invalid.mlir:324:9: error: tile.copy: needed a copy that waits until another role has released its slot; found none; run it after specialize-warps and insert-barriers
!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!matrix = memref<512x512xbf16, #tile.space<global>>
!window = !tile.window<64x64xbf16>
tile.kernel @unreleased ["a"] outputs 0 sizes {} threads 256 {
^bb0(%a: !matrix):
  %full = barrier.alloc : !barrier.ring<2>
  %empty = barrier.alloc : !barrier.ring<2>
  %ring = tile.alloc : !tile.ring<2, !buffer>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %n = arith.constant 128 : index
  %id = tile.block_id
  %ctas = tile.block_count
  tile.role "producer" warpgroups 1 warps 1 registers 40 {
    %last = scf.for %walked = %id to %n step %ctas iter_args(%first = %c0) -> (index) {
      %past = scf.for %step = %c0 to %n step %c64 iter_args(%it = %first) -> (index) {
        %slot = tile.slot %ring[%it] : !tile.ring<2, !buffer> to !buffer
        %x = tile.window %a[%walked, %step] within [%n, %n] : !matrix to !window
        barrier.wait %empty[%it offset -2] : !barrier.ring<2>
        tile.copy "lhs" <role> atom <tma> %x to %slot signals %full[%it] : !barrier.ring<2> : !window to !buffer
        %next = arith.addi %it, %c1 : index
        scf.yield %next : index
      }
      scf.yield %past : index
    }
  }
}

// -----
// FOREIGN: a fill that does not wait for a release.
// PIPELINE: stationary-operand
// CHECK-NEXT: stationary-operand-invalid.mlir:356:9: error: tile.copy: needed a copy that waits until another role has released its slot; found none; run it after specialize-warps and insert-barriers
!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!matrix = memref<512x512xbf16, #tile.space<global>>
!window = !tile.window<64x64xbf16>
tile.kernel @unwaited ["a"] outputs 0 sizes {} threads 256 {
^bb0(%a: !matrix):
  %full = barrier.alloc : !barrier.ring<2>
  %empty = barrier.alloc : !barrier.ring<2>
  %ring = tile.alloc : !tile.ring<2, !buffer>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %n = arith.constant 128 : index
  %id = tile.block_id
  %ctas = tile.block_count
  tile.role "producer" warpgroups 1 warps 1 registers 40 {
    %last = scf.for %walked = %id to %n step %ctas iter_args(%first = %c0) -> (index) {
      %past = scf.for %step = %c0 to %n step %c64 iter_args(%it = %first) -> (index) {
        %slot = tile.slot %ring[%it] : !tile.ring<2, !buffer> to !buffer
        %x = tile.window %a[%walked, %step] within [%n, %n] : !matrix to !window
        tile.copy "lhs" <role> atom <tma> %x to %slot signals %full[%it] : !barrier.ring<2> : !window to !buffer
        %next = arith.addi %it, %c1 : index
        scf.yield %next : index
      }
      scf.yield %past : index
    }
  }
  tile.role "consumer" warpgroups 1 warps 4 registers 232 {
    %last = scf.for %walked = %id to %n step %ctas iter_args(%first = %c0) -> (index) {
      %past = scf.for %step = %c0 to %n step %c64 iter_args(%it = %first) -> (index) {
        barrier.arrive %empty[%it offset 0] by "warp" : !barrier.ring<2>
        %next = arith.addi %it, %c1 : index
        scf.yield %next : index
      }
      scf.yield %past : index
    }
  }
}

// -----
// FOREIGN: slots that are released in two places.
// PIPELINE: stationary-operand
// CHECK-NEXT: stationary-operand-invalid.mlir:413:7: error: barrier.arrive: needed releases of a slot side by side; found one in another place
!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!matrix = memref<512x512xbf16, #tile.space<global>>
!window = !tile.window<64x64xbf16>
tile.kernel @apart ["a"] outputs 0 sizes {} threads 256 {
^bb0(%a: !matrix):
  %full = barrier.alloc : !barrier.ring<2>
  %empty = barrier.alloc : !barrier.ring<2>
  %ring = tile.alloc : !tile.ring<2, !buffer>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %n = arith.constant 128 : index
  %id = tile.block_id
  %ctas = tile.block_count
  tile.role "producer" warpgroups 1 warps 1 registers 40 {
    %last = scf.for %walked = %id to %n step %ctas iter_args(%first = %c0) -> (index) {
      %past = scf.for %step = %c0 to %n step %c64 iter_args(%it = %first) -> (index) {
        %slot = tile.slot %ring[%it] : !tile.ring<2, !buffer> to !buffer
        %x = tile.window %a[%walked, %step] within [%n, %n] : !matrix to !window
        barrier.wait %empty[%it offset -2] : !barrier.ring<2>
        tile.copy "lhs" <role> atom <tma> %x to %slot signals %full[%it] : !barrier.ring<2> : !window to !buffer
        %next = arith.addi %it, %c1 : index
        scf.yield %next : index
      }
      scf.yield %past : index
    }
  }
  tile.role "consumer" warpgroups 1 warps 4 registers 232 {
    %last = scf.for %walked = %id to %n step %ctas iter_args(%first = %c0) -> (index) {
      %past = scf.for %step = %c0 to %n step %c64 iter_args(%it = %first) -> (index) {
        barrier.arrive %empty[%it offset 0] by "warp" : !barrier.ring<2>
        %next = arith.addi %it, %c1 : index
        scf.yield %next : index
      }
      barrier.arrive %empty[%past offset -1] by "warp" : !barrier.ring<2>
      scf.yield %past : index
    }
  }
}

// -----
// Each of two warpgroups reads every other block.
// PIPELINE: stationary-operand
// CHECK-NEXT: stationary-operand-invalid.mlir:453:9: error: barrier.arrive: needed readers that all read each block; found warpgroups that take turns
!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!matrix = memref<512x512xbf16, #tile.space<global>>
!window = !tile.window<64x64xbf16>
tile.kernel @turns ["a"] outputs 0 sizes {} threads 384 {
^bb0(%a: !matrix):
  %full = barrier.alloc : !barrier.ring<2>
  %empty = barrier.alloc : !barrier.ring<2>
  %ring = tile.alloc : !tile.ring<2, !buffer>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %n = arith.constant 128 : index
  %id = tile.block_id
  %ctas = tile.block_count
  tile.role "producer" warpgroups 1 warps 1 registers 40 {
    %last = scf.for %walked = %id to %n step %ctas iter_args(%first = %c0) -> (index) {
      %past = scf.for %step = %c0 to %n step %c64 iter_args(%it = %first) -> (index) {
        %slot = tile.slot %ring[%it] : !tile.ring<2, !buffer> to !buffer
        %x = tile.window %a[%walked, %step] within [%n, %n] : !matrix to !window
        barrier.wait %empty[%it offset -2] : !barrier.ring<2>
        tile.copy "lhs" <role> atom <tma> %x to %slot signals %full[%it] : !barrier.ring<2> : !window to !buffer
        %next = arith.addi %it, %c1 : index
        scf.yield %next : index
      }
      scf.yield %past : index
    }
  }
  tile.role "consumer" warpgroups 2 warps 8 registers 232 turns {
    %last = scf.for %walked = %id to %n step %ctas iter_args(%first = %c0) -> (index) {
      %past = scf.for %step = %c0 to %n step %c64 iter_args(%it = %first) -> (index) {
        barrier.arrive %empty[%it offset 0] by "warp" : !barrier.ring<2>
        %next = arith.addi %it, %c1 : index
        scf.yield %next : index
      }
      scf.yield %past : index
    }
  }
}

// -----
// Releases that are not in a loop over K of their own, after defer-release for example.
// PIPELINE: stationary-operand
// CHECK-NEXT: stationary-operand-invalid.mlir:498:11: error: barrier.arrive: needed a loop over K right in a walk over blocks; found another place; use persistent=true
!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!matrix = memref<512x512xbf16, #tile.space<global>>
!window = !tile.window<64x64xbf16>
tile.kernel @elsewhere ["a"] outputs 0 sizes {} threads 256 {
^bb0(%a: !matrix):
  %full = barrier.alloc : !barrier.ring<2>
  %empty = barrier.alloc : !barrier.ring<2>
  %ring = tile.alloc : !tile.ring<2, !buffer>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %n = arith.constant 128 : index
  %id = tile.block_id
  %ctas = tile.block_count
  tile.role "producer" warpgroups 1 warps 1 registers 40 {
    %last = scf.for %walked = %id to %n step %ctas iter_args(%first = %c0) -> (index) {
      %past = scf.for %step = %c0 to %n step %c64 iter_args(%it = %first) -> (index) {
        %slot = tile.slot %ring[%it] : !tile.ring<2, !buffer> to !buffer
        %x = tile.window %a[%walked, %step] within [%n, %n] : !matrix to !window
        barrier.wait %empty[%it offset -2] : !barrier.ring<2>
        tile.copy "lhs" <role> atom <tma> %x to %slot signals %full[%it] : !barrier.ring<2> : !window to !buffer
        %next = arith.addi %it, %c1 : index
        scf.yield %next : index
      }
      scf.yield %past : index
    }
  }
  tile.role "consumer" warpgroups 1 warps 4 registers 232 {
    %last = scf.for %walked = %id to %n step %ctas iter_args(%first = %c0) -> (index) {
      %past = scf.for %step = %c0 to %n step %c64 iter_args(%it = %first) -> (index) {
        %later = arith.cmpi ne, %step, %c0 : index
        scf.if %later {
          barrier.arrive %empty[%it offset -1] by "warp" : !barrier.ring<2>
        }
        %next = arith.addi %it, %c1 : index
        scf.yield %next : index
      }
      scf.yield %past : index
    }
  }
}

// -----
// FOREIGN: a part of a window is copied.
// PIPELINE: stationary-operand
// CHECK-NEXT: stationary-operand-invalid.mlir:533:9: error: tile.copy: needed a tile.window as the source; found !tile.window<64x64xbf16>
!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!matrix = memref<512x512xbf16, #tile.space<global>>
!window = !tile.window<64x64xbf16>
tile.kernel @part ["a"] outputs 0 sizes {} threads 256 {
^bb0(%a: !matrix):
  %full = barrier.alloc : !barrier.ring<2>
  %empty = barrier.alloc : !barrier.ring<2>
  %ring = tile.alloc : !tile.ring<2, !buffer>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %n = arith.constant 128 : index
  %id = tile.block_id
  %ctas = tile.block_count
  tile.role "producer" warpgroups 1 warps 1 registers 40 {
    %last = scf.for %walked = %id to %n step %ctas iter_args(%first = %c0) -> (index) {
      %past = scf.for %step = %c0 to %n step %c64 iter_args(%it = %first) -> (index) {
        %slot = tile.slot %ring[%it] : !tile.ring<2, !buffer> to !buffer
        %w = tile.window %a[%walked, %step] within [%n, %n] : !matrix to !tile.window<128x64xbf16>
        %x = tile.part %w[%c0, %c0] of [2, 1] : !tile.window<128x64xbf16> to !window
        barrier.wait %empty[%it offset -2] : !barrier.ring<2>
        tile.copy "lhs" <role> atom <tma> %x to %slot signals %full[%it] : !barrier.ring<2> : !window to !buffer
        %next = arith.addi %it, %c1 : index
        scf.yield %next : index
      }
      scf.yield %past : index
    }
  }
  tile.role "consumer" warpgroups 1 warps 4 registers 232 {
    %last = scf.for %walked = %id to %n step %ctas iter_args(%first = %c0) -> (index) {
      %past = scf.for %step = %c0 to %n step %c64 iter_args(%it = %first) -> (index) {
        barrier.arrive %empty[%it offset 0] by "warp" : !barrier.ring<2>
        %next = arith.addi %it, %c1 : index
        scf.yield %next : index
      }
      scf.yield %past : index
    }
  }
}

// -----
// FOREIGN: the loop over K carries the row.
// PIPELINE: stationary-operand
// CHECK-NEXT: stationary-operand-invalid.mlir:576:9: error: tile.copy: needed a copy whose place the number of its block says; found one that another carried value places
!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!matrix = memref<512x512xbf16, #tile.space<global>>
!window = !tile.window<64x64xbf16>
tile.kernel @carried ["a"] outputs 0 sizes {} threads 256 {
^bb0(%a: !matrix):
  %full = barrier.alloc : !barrier.ring<2>
  %empty = barrier.alloc : !barrier.ring<2>
  %ring = tile.alloc : !tile.ring<2, !buffer>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %n = arith.constant 128 : index
  %id = tile.block_id
  %ctas = tile.block_count
  tile.role "producer" warpgroups 1 warps 1 registers 40 {
    %last = scf.for %walked = %id to %n step %ctas iter_args(%first = %c0) -> (index) {
      %past, %below = scf.for %step = %c0 to %n step %c64 iter_args(%it = %first, %row = %walked) -> (index, index) {
        %slot = tile.slot %ring[%it] : !tile.ring<2, !buffer> to !buffer
        %x = tile.window %a[%row, %step] within [%n, %n] : !matrix to !window
        barrier.wait %empty[%it offset -2] : !barrier.ring<2>
        tile.copy "lhs" <role> atom <tma> %x to %slot signals %full[%it] : !barrier.ring<2> : !window to !buffer
        %next = arith.addi %it, %c1 : index
        scf.yield %next, %row : index, index
      }
      scf.yield %past : index
    }
  }
  tile.role "consumer" warpgroups 1 warps 4 registers 232 {
    %last = scf.for %walked = %id to %n step %ctas iter_args(%first = %c0) -> (index) {
      %past = scf.for %step = %c0 to %n step %c64 iter_args(%it = %first) -> (index) {
        barrier.arrive %empty[%it offset 0] by "warp" : !barrier.ring<2>
        %next = arith.addi %it, %c1 : index
        scf.yield %next : index
      }
      scf.yield %past : index
    }
  }
}

// -----
// FOREIGN: a branch says the row.
// PIPELINE: stationary-operand
// CHECK-NEXT: stationary-operand-invalid.mlir:625:9: error: tile.copy: needed a copy whose place the number of its block says; found one that scf.if places
!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!matrix = memref<512x512xbf16, #tile.space<global>>
!window = !tile.window<64x64xbf16>
tile.kernel @branch ["a"] outputs 0 sizes {} threads 256 {
^bb0(%a: !matrix):
  %full = barrier.alloc : !barrier.ring<2>
  %empty = barrier.alloc : !barrier.ring<2>
  %ring = tile.alloc : !tile.ring<2, !buffer>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %n = arith.constant 128 : index
  %id = tile.block_id
  %ctas = tile.block_count
  tile.role "producer" warpgroups 1 warps 1 registers 40 {
    %last = scf.for %walked = %id to %n step %ctas iter_args(%first = %c0) -> (index) {
      %far = arith.cmpi uge, %walked, %c64 : index
      %row = scf.if %far -> (index) {
        scf.yield %walked : index
      } else {
        scf.yield %c0 : index
      }
      %past = scf.for %step = %c0 to %n step %c64 iter_args(%it = %first) -> (index) {
        %slot = tile.slot %ring[%it] : !tile.ring<2, !buffer> to !buffer
        %x = tile.window %a[%row, %step] within [%n, %n] : !matrix to !window
        barrier.wait %empty[%it offset -2] : !barrier.ring<2>
        tile.copy "lhs" <role> atom <tma> %x to %slot signals %full[%it] : !barrier.ring<2> : !window to !buffer
        %next = arith.addi %it, %c1 : index
        scf.yield %next : index
      }
      scf.yield %past : index
    }
  }
  tile.role "consumer" warpgroups 1 warps 4 registers 232 {
    %last = scf.for %walked = %id to %n step %ctas iter_args(%first = %c0) -> (index) {
      %past = scf.for %step = %c0 to %n step %c64 iter_args(%it = %first) -> (index) {
        barrier.arrive %empty[%it offset 0] by "warp" : !barrier.ring<2>
        %next = arith.addi %it, %c1 : index
        scf.yield %next : index
      }
      scf.yield %past : index
    }
  }
}
