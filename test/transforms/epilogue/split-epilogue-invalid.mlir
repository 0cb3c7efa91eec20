// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// PIPELINE: split-epilogue
// CHECK: split-epilogue-invalid.mlir:1:1: error: builtin.module: needed a loop over K with products and a result that is stored behind it; found none; run it after insert-fences
tile.kernel @nothing [] outputs 0 sizes {} {
^bb0:
}

// -----
// PIPELINE: split-epilogue{steps=0}
// CHECK-NEXT: <pipeline>:1:1: error: split-epilogue: needed at least one step; found steps=0
tile.kernel @nothing [] outputs 0 sizes {} {
^bb0:
}

// -----
// FOREIGN: more steps than slots, which are all held until the last product has ended.
// PIPELINE: split-epilogue{steps=3}
// CHECK-NEXT: split-epilogue-invalid.mlir:42:5: error: tile.slot: needed at most 2 steps, the slots of their ring; found steps=3; take fewer, or more stages
!acc = !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
!short = !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
!half = !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
!operand = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!buffer = memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
!matrix = memref<512x512xbf16, #tile.space<global>>
!map = !tma.map<64x16xbf16, swizzle 32>
tile.kernel @steps ["c"] outputs 1 sizes {} threads 128 {
^bb0(%c: !matrix):
  %map = tma.descriptor %c : !matrix to !map
  %full = barrier.alloc : !barrier.ring<2>
  %empty = barrier.alloc : !barrier.ring<2>
  %ring = tile.alloc : !tile.ring<2, !operand>
  %buffer = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %n = arith.constant 192 : index
  %undef = tile.undef : !acc
  %total, %past = scf.for %k = %c0 to %n step %c64 iter_args(%a = %undef, %it = %c0) -> (!acc, index) {
    %slot = tile.slot %ring[%it] : !tile.ring<2, !operand> to !operand
    barrier.wait %full[%it offset 0] : !barrier.ring<2>
    %d = wgmma.make_descriptor %slot leading 0 stride 1024 : !operand
    %later = arith.cmpi ne, %k, %c0 : index
    %f = wgmma.fence %a : !acc to !acc
    %p = wgmma.mma_async [64, 32, 16] bf16 %d "k", %d "k", %f from 0 accumulate %later : !acc to !acc
    %e = wgmma.advance %d bytes 32
    %q = wgmma.mma_async [64, 32, 16] bf16 %e "k", %e "k", %p from 0 : !acc to !acc
    wgmma.commit_group
    %w = wgmma.wait_group 0 %q : !acc to !acc
    barrier.arrive %empty[%it offset 0] by "warp" : !barrier.ring<2>
    %next = arith.addi %it, %c1 : index
    scf.yield %w, %next : !acc, index
  }
  tile.staged_epilogue "out" %total : !acc {
  ^bb0(%sums: !acc):
    %r = tile.map %sums : !acc to !short {
    ^bb1(%x: f32):
      %y = arith.truncf %x : f32 to bf16
      tile.yield %y : bf16
    }
    tile.yield %r : !short
  } pieces {
  ^bb0(%r0: !short):
    %h0 = tile.extract %r0 from 0 : !short to !half
    tile.store "out" <thread> atom <stmatrix> %h0 to %buffer : !half to !buffer
    barrier.fence_proxy
    barrier.sync 1 threads 128
    tile.elect each <warpgroup> {
      tma.store %buffer to %map[%c0, %c0] : !buffer to !map
      tma.commit_group
    }
  } {
  ^bb0(%r1: !short):
    %h1 = tile.extract %r1 from 16 : !short to !half
    tile.elect each <warpgroup> {
      tma.wait_group 0
    }
    barrier.sync 1 threads 128
    tile.store "out" <thread> atom <stmatrix> %h1 to %buffer : !half to !buffer
    barrier.fence_proxy
    barrier.sync 1 threads 128
    tile.elect each <warpgroup> {
      tma.store %buffer to %map[%c0, %c16] : !buffer to !map
      tma.commit_group
    }
  }
  tile.elect each <warpgroup> {
    tma.wait_group 0
  }
}

// -----
// FOREIGN: a group in flight.
// PIPELINE: split-epilogue
// CHECK-NEXT: split-epilogue-invalid.mlir:118:3: error: scf.for: needed one group of products in a step, and none in flight after it; found 1, and 1 in flight; leave defer-release out
!acc = !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
!short = !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
!half = !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
!operand = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!buffer = memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
!matrix = memref<512x512xbf16, #tile.space<global>>
!map = !tma.map<64x16xbf16, swizzle 32>
tile.kernel @steps ["c"] outputs 1 sizes {} threads 128 {
^bb0(%c: !matrix):
  %map = tma.descriptor %c : !matrix to !map
  %full = barrier.alloc : !barrier.ring<3>
  %empty = barrier.alloc : !barrier.ring<3>
  %ring = tile.alloc : !tile.ring<3, !operand>
  %buffer = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %n = arith.constant 192 : index
  %undef = tile.undef : !acc
  %total, %past = scf.for %k = %c0 to %n step %c64 iter_args(%a = %undef, %it = %c0) -> (!acc, index) {
    %slot = tile.slot %ring[%it] : !tile.ring<3, !operand> to !operand
    barrier.wait %full[%it offset 0] : !barrier.ring<3>
    %d = wgmma.make_descriptor %slot leading 0 stride 1024 : !operand
    %later = arith.cmpi ne, %k, %c0 : index
    %f = wgmma.fence %a : !acc to !acc
    %p = wgmma.mma_async [64, 32, 16] bf16 %d "k", %d "k", %f from 0 accumulate %later : !acc to !acc
    %e = wgmma.advance %d bytes 32
    %q = wgmma.mma_async [64, 32, 16] bf16 %e "k", %e "k", %p from 0 : !acc to !acc
    wgmma.commit_group
    %w = wgmma.wait_group 1 %q : !acc to !acc
    barrier.arrive %empty[%it offset 0] by "warp" : !barrier.ring<3>
    %next = arith.addi %it, %c1 : index
    scf.yield %w, %next : !acc, index
  }
  tile.staged_epilogue "out" %total : !acc {
  ^bb0(%sums: !acc):
    %r = tile.map %sums : !acc to !short {
    ^bb1(%x: f32):
      %y = arith.truncf %x : f32 to bf16
      tile.yield %y : bf16
    }
    tile.yield %r : !short
  } pieces {
  ^bb0(%r0: !short):
    %h0 = tile.extract %r0 from 0 : !short to !half
    tile.store "out" <thread> atom <stmatrix> %h0 to %buffer : !half to !buffer
    barrier.fence_proxy
    barrier.sync 1 threads 128
    tile.elect each <warpgroup> {
      tma.store %buffer to %map[%c0, %c0] : !buffer to !map
      tma.commit_group
    }
  } {
  ^bb0(%r1: !short):
    %h1 = tile.extract %r1 from 16 : !short to !half
    tile.elect each <warpgroup> {
      tma.wait_group 0
    }
    barrier.sync 1 threads 128
    tile.store "out" <thread> atom <stmatrix> %h1 to %buffer : !half to !buffer
    barrier.fence_proxy
    barrier.sync 1 threads 128
    tile.elect each <warpgroup> {
      tma.store %buffer to %map[%c0, %c16] : !buffer to !map
      tma.commit_group
    }
  }
  tile.elect each <warpgroup> {
    tma.wait_group 0
  }
}

// -----
// FOREIGN: a tile of two products side by side.
// PIPELINE: split-epilogue
// CHECK-NEXT: split-epilogue-invalid.mlir:203:5: error: wgmma.mma_async: needed products as wide as the tile; found 16 of 32 columns; take a tile of at most 256 columns a warpgroup
!acc = !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
!short = !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
!half = !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
!operand = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!buffer = memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
!matrix = memref<512x512xbf16, #tile.space<global>>
!map = !tma.map<64x16xbf16, swizzle 32>
tile.kernel @steps ["c"] outputs 1 sizes {} threads 128 {
^bb0(%c: !matrix):
  %map = tma.descriptor %c : !matrix to !map
  %full = barrier.alloc : !barrier.ring<3>
  %empty = barrier.alloc : !barrier.ring<3>
  %ring = tile.alloc : !tile.ring<3, !operand>
  %buffer = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %n = arith.constant 192 : index
  %undef = tile.undef : !acc
  %total, %past = scf.for %k = %c0 to %n step %c64 iter_args(%a = %undef, %it = %c0) -> (!acc, index) {
    %slot = tile.slot %ring[%it] : !tile.ring<3, !operand> to !operand
    barrier.wait %full[%it offset 0] : !barrier.ring<3>
    %d = wgmma.make_descriptor %slot leading 0 stride 1024 : !operand
    %later = arith.cmpi ne, %k, %c0 : index
    %f = wgmma.fence %a : !acc to !acc
    %p = wgmma.mma_async [64, 32, 16] bf16 %d "k", %d "k", %f from 0 accumulate %later : !acc to !acc
    %e = wgmma.advance %d bytes 32
    %q = wgmma.mma_async [64, 16, 16] bf16 %e "k", %e "k", %p from 8 : !acc to !acc
    wgmma.commit_group
    %w = wgmma.wait_group 0 %q : !acc to !acc
    barrier.arrive %empty[%it offset 0] by "warp" : !barrier.ring<3>
    %next = arith.addi %it, %c1 : index
    scf.yield %w, %next : !acc, index
  }
  tile.staged_epilogue "out" %total : !acc {
  ^bb0(%sums: !acc):
    %r = tile.map %sums : !acc to !short {
    ^bb1(%x: f32):
      %y = arith.truncf %x : f32 to bf16
      tile.yield %y : bf16
    }
    tile.yield %r : !short
  } pieces {
  ^bb0(%r0: !short):
    %h0 = tile.extract %r0 from 0 : !short to !half
    tile.store "out" <thread> atom <stmatrix> %h0 to %buffer : !half to !buffer
    barrier.fence_proxy
    barrier.sync 1 threads 128
    tile.elect each <warpgroup> {
      tma.store %buffer to %map[%c0, %c0] : !buffer to !map
      tma.commit_group
    }
  } {
  ^bb0(%r1: !short):
    %h1 = tile.extract %r1 from 16 : !short to !half
    tile.elect each <warpgroup> {
      tma.wait_group 0
    }
    barrier.sync 1 threads 128
    tile.store "out" <thread> atom <stmatrix> %h1 to %buffer : !half to !buffer
    barrier.fence_proxy
    barrier.sync 1 threads 128
    tile.elect each <warpgroup> {
      tma.store %buffer to %map[%c0, %c16] : !buffer to !map
      tma.commit_group
    }
  }
  tile.elect each <warpgroup> {
    tma.wait_group 0
  }
}

// -----
// FOREIGN: a result that is read elsewhere, too.
// PIPELINE: split-epilogue
// CHECK-NEXT: split-epilogue-invalid.mlir:272:3: error: scf.for: needed a result that a tile.staged_epilogue alone reads; found tile.staged_epilogue, tile.extract
!acc = !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
!short = !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
!half = !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
!operand = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!buffer = memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
!matrix = memref<512x512xbf16, #tile.space<global>>
!map = !tma.map<64x16xbf16, swizzle 32>
tile.kernel @steps ["c"] outputs 1 sizes {} threads 128 {
^bb0(%c: !matrix):
  %map = tma.descriptor %c : !matrix to !map
  %full = barrier.alloc : !barrier.ring<3>
  %empty = barrier.alloc : !barrier.ring<3>
  %ring = tile.alloc : !tile.ring<3, !operand>
  %buffer = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %n = arith.constant 192 : index
  %undef = tile.undef : !acc
  %total, %past = scf.for %k = %c0 to %n step %c64 iter_args(%a = %undef, %it = %c0) -> (!acc, index) {
    %slot = tile.slot %ring[%it] : !tile.ring<3, !operand> to !operand
    barrier.wait %full[%it offset 0] : !barrier.ring<3>
    %d = wgmma.make_descriptor %slot leading 0 stride 1024 : !operand
    %later = arith.cmpi ne, %k, %c0 : index
    %f = wgmma.fence %a : !acc to !acc
    %p = wgmma.mma_async [64, 32, 16] bf16 %d "k", %d "k", %f from 0 accumulate %later : !acc to !acc
    %e = wgmma.advance %d bytes 32
    %q = wgmma.mma_async [64, 32, 16] bf16 %e "k", %e "k", %p from 0 : !acc to !acc
    wgmma.commit_group
    %w = wgmma.wait_group 0 %q : !acc to !acc
    barrier.arrive %empty[%it offset 0] by "warp" : !barrier.ring<3>
    %next = arith.addi %it, %c1 : index
    scf.yield %w, %next : !acc, index
  }
  %other = tile.extract %total from 0 : !acc to !acc
  tile.staged_epilogue "out" %total : !acc {
  ^bb0(%sums: !acc):
    %r = tile.map %sums : !acc to !short {
    ^bb1(%x: f32):
      %y = arith.truncf %x : f32 to bf16
      tile.yield %y : bf16
    }
    tile.yield %r : !short
  } pieces {
  ^bb0(%r0: !short):
    %h0 = tile.extract %r0 from 0 : !short to !half
    tile.store "out" <thread> atom <stmatrix> %h0 to %buffer : !half to !buffer
    barrier.fence_proxy
    barrier.sync 1 threads 128
    tile.elect each <warpgroup> {
      tma.store %buffer to %map[%c0, %c0] : !buffer to !map
      tma.commit_group
    }
  } {
  ^bb0(%r1: !short):
    %h1 = tile.extract %r1 from 16 : !short to !half
    tile.elect each <warpgroup> {
      tma.wait_group 0
    }
    barrier.sync 1 threads 128
    tile.store "out" <thread> atom <stmatrix> %h1 to %buffer : !half to !buffer
    barrier.fence_proxy
    barrier.sync 1 threads 128
    tile.elect each <warpgroup> {
      tma.store %buffer to %map[%c0, %c16] : !buffer to !map
      tma.commit_group
    }
  }
  tile.elect each <warpgroup> {
    tma.wait_group 0
  }
}

// -----
// FOREIGN: a store that threads make.
// PIPELINE: split-epilogue
// CHECK-NEXT: split-epilogue-invalid.mlir:350:3: error: scf.for: needed a result that a tile.staged_epilogue alone reads; found tile.map; run stage-epilogue first
!acc = !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
!short = !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
!half = !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
!operand = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!buffer = memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
!matrix = memref<512x512xbf16, #tile.space<global>>
!map = !tma.map<64x16xbf16, swizzle 32>
tile.kernel @steps ["c"] outputs 1 sizes {} threads 128 {
^bb0(%c: !matrix):
  %map = tma.descriptor %c : !matrix to !map
  %full = barrier.alloc : !barrier.ring<3>
  %empty = barrier.alloc : !barrier.ring<3>
  %ring = tile.alloc : !tile.ring<3, !operand>
  %buffer = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %n = arith.constant 192 : index
  %undef = tile.undef : !acc
  %total, %past = scf.for %k = %c0 to %n step %c64 iter_args(%a = %undef, %it = %c0) -> (!acc, index) {
    %slot = tile.slot %ring[%it] : !tile.ring<3, !operand> to !operand
    barrier.wait %full[%it offset 0] : !barrier.ring<3>
    %d = wgmma.make_descriptor %slot leading 0 stride 1024 : !operand
    %later = arith.cmpi ne, %k, %c0 : index
    %f = wgmma.fence %a : !acc to !acc
    %p = wgmma.mma_async [64, 32, 16] bf16 %d "k", %d "k", %f from 0 accumulate %later : !acc to !acc
    %e = wgmma.advance %d bytes 32
    %q = wgmma.mma_async [64, 32, 16] bf16 %e "k", %e "k", %p from 0 : !acc to !acc
    wgmma.commit_group
    %w = wgmma.wait_group 0 %q : !acc to !acc
    barrier.arrive %empty[%it offset 0] by "warp" : !barrier.ring<3>
    %next = arith.addi %it, %c1 : index
    scf.yield %w, %next : !acc, index
  }
  %r = tile.map %total : !acc to !short {
  ^bb1(%x: f32):
    %y = arith.truncf %x : f32 to bf16
    tile.yield %y : bf16
  }
  %h0 = tile.extract %r from 0 : !short to !half
  tile.store "out" <thread> atom <stmatrix> %h0 to %buffer : !half to !buffer
  barrier.fence_proxy
  barrier.sync 1 threads 128
  tile.elect each <warpgroup> {
    tma.store %buffer to %map[%c0, %c0] : !buffer to !map
  }
  %h1 = tile.extract %r from 16 : !short to !half
  tile.elect each <warpgroup> {
    tma.wait_group 0
  }
  barrier.sync 1 threads 128
  tile.store "out" <thread> atom <stmatrix> %h1 to %buffer : !half to !buffer
  barrier.fence_proxy
  barrier.sync 1 threads 128
  tile.elect each <warpgroup> {
    tma.store %buffer to %map[%c0, %c16] : !buffer to !map
  }
  tile.elect each <warpgroup> {
    tma.wait_group 0
  }
}

// -----
// FOREIGN: one piece.
// PIPELINE: split-epilogue
// CHECK-NEXT: split-epilogue-invalid.mlir:432:3: error: tile.staged_epilogue: needed pieces of which one begins at a multiple of 8 columns; found 1 of 32 columns in all; change stage-epilogue's columns
!acc = !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
!short = !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
!half = !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
!operand = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!buffer = memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
!matrix = memref<512x512xbf16, #tile.space<global>>
!map = !tma.map<64x16xbf16, swizzle 32>
tile.kernel @steps ["c"] outputs 1 sizes {} threads 128 {
^bb0(%c: !matrix):
  %map = tma.descriptor %c : !matrix to !map
  %full = barrier.alloc : !barrier.ring<3>
  %empty = barrier.alloc : !barrier.ring<3>
  %ring = tile.alloc : !tile.ring<3, !operand>
  %buffer = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %n = arith.constant 192 : index
  %undef = tile.undef : !acc
  %total, %past = scf.for %k = %c0 to %n step %c64 iter_args(%a = %undef, %it = %c0) -> (!acc, index) {
    %slot = tile.slot %ring[%it] : !tile.ring<3, !operand> to !operand
    barrier.wait %full[%it offset 0] : !barrier.ring<3>
    %d = wgmma.make_descriptor %slot leading 0 stride 1024 : !operand
    %later = arith.cmpi ne, %k, %c0 : index
    %f = wgmma.fence %a : !acc to !acc
    %p = wgmma.mma_async [64, 32, 16] bf16 %d "k", %d "k", %f from 0 accumulate %later : !acc to !acc
    %e = wgmma.advance %d bytes 32
    %q = wgmma.mma_async [64, 32, 16] bf16 %e "k", %e "k", %p from 0 : !acc to !acc
    wgmma.commit_group
    %w = wgmma.wait_group 0 %q : !acc to !acc
    barrier.arrive %empty[%it offset 0] by "warp" : !barrier.ring<3>
    %next = arith.addi %it, %c1 : index
    scf.yield %w, %next : !acc, index
  }
  tile.staged_epilogue "out" %total : !acc {
  ^bb0(%sums: !acc):
    %r = tile.map %sums : !acc to !short {
    ^bb1(%x: f32):
      %y = arith.truncf %x : f32 to bf16
      tile.yield %y : bf16
    }
    tile.yield %r : !short
  } pieces {
  ^bb0(%r0: !short):
    %h0 = tile.extract %r0 from 0 : !short to !half
    tile.store "out" <thread> atom <stmatrix> %h0 to %buffer : !half to !buffer
    barrier.fence_proxy
    barrier.sync 1 threads 128
    tile.elect each <warpgroup> {
      tma.store %buffer to %map[%c0, %c0] : !buffer to !map
      tma.commit_group
    }
  }
}

// -----
// FOREIGN: a loop that carries another value.
// PIPELINE: split-epilogue
// CHECK-NEXT: split-epilogue-invalid.mlir:477:3: error: scf.for: needed a loop that carries its accumulator and numbers of iterations only; found another value; run it before lower-rings
!acc = !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
!short = !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
!half = !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
!operand = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!buffer = memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
!matrix = memref<512x512xbf16, #tile.space<global>>
!map = !tma.map<64x16xbf16, swizzle 32>
tile.kernel @steps ["c"] outputs 1 sizes {} threads 128 {
^bb0(%c: !matrix):
  %map = tma.descriptor %c : !matrix to !map
  %full = barrier.alloc : !barrier.ring<3>
  %empty = barrier.alloc : !barrier.ring<3>
  %ring = tile.alloc : !tile.ring<3, !operand>
  %buffer = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %n = arith.constant 192 : index
  %undef = tile.undef : !acc
  %total, %past = scf.for %k = %c0 to %n step %c64 iter_args(%a = %undef, %it = %c0) -> (!acc, index) {
    %slot = tile.slot %ring[%it] : !tile.ring<3, !operand> to !operand
    barrier.wait %full[%it offset 0] : !barrier.ring<3>
    %d = wgmma.make_descriptor %slot leading 0 stride 1024 : !operand
    %later = arith.cmpi ne, %k, %c0 : index
    %f = wgmma.fence %a : !acc to !acc
    %p = wgmma.mma_async [64, 32, 16] bf16 %d "k", %d "k", %f from 0 accumulate %later : !acc to !acc
    %e = wgmma.advance %d bytes 32
    %q = wgmma.mma_async [64, 32, 16] bf16 %e "k", %e "k", %p from 0 : !acc to !acc
    wgmma.commit_group
    %w = wgmma.wait_group 0 %q : !acc to !acc
    barrier.arrive %empty[%it offset 0] by "warp" : !barrier.ring<3>
    %next = arith.addi %it, %c16 : index
    scf.yield %w, %next : !acc, index
  }
  tile.staged_epilogue "out" %total : !acc {
  ^bb0(%sums: !acc):
    %r = tile.map %sums : !acc to !short {
    ^bb1(%x: f32):
      %y = arith.truncf %x : f32 to bf16
      tile.yield %y : bf16
    }
    tile.yield %r : !short
  } pieces {
  ^bb0(%r0: !short):
    %h0 = tile.extract %r0 from 0 : !short to !half
    tile.store "out" <thread> atom <stmatrix> %h0 to %buffer : !half to !buffer
    barrier.fence_proxy
    barrier.sync 1 threads 128
    tile.elect each <warpgroup> {
      tma.store %buffer to %map[%c0, %c0] : !buffer to !map
      tma.commit_group
    }
  } {
  ^bb0(%r1: !short):
    %h1 = tile.extract %r1 from 16 : !short to !half
    tile.elect each <warpgroup> {
      tma.wait_group 0
    }
    barrier.sync 1 threads 128
    tile.store "out" <thread> atom <stmatrix> %h1 to %buffer : !half to !buffer
    barrier.fence_proxy
    barrier.sync 1 threads 128
    tile.elect each <warpgroup> {
      tma.store %buffer to %map[%c0, %c16] : !buffer to !map
      tma.commit_group
    }
  }
  tile.elect each <warpgroup> {
    tma.wait_group 0
  }
}

// -----
// FOREIGN: K of a length that is computed.
// PIPELINE: split-epilogue
// CHECK-NEXT: split-epilogue-invalid.mlir:554:3: error: scf.for: needed a loop over K of known length; found computed bounds
!acc = !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
!short = !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
!half = !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
!operand = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!buffer = memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
!matrix = memref<512x512xbf16, #tile.space<global>>
!map = !tma.map<64x16xbf16, swizzle 32>
tile.kernel @steps ["c"] outputs 1 sizes {} threads 128 {
^bb0(%c: !matrix):
  %map = tma.descriptor %c : !matrix to !map
  %full = barrier.alloc : !barrier.ring<3>
  %empty = barrier.alloc : !barrier.ring<3>
  %ring = tile.alloc : !tile.ring<3, !operand>
  %buffer = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %n = tile.block_id
  %undef = tile.undef : !acc
  %total, %past = scf.for %k = %c0 to %n step %c64 iter_args(%a = %undef, %it = %c0) -> (!acc, index) {
    %slot = tile.slot %ring[%it] : !tile.ring<3, !operand> to !operand
    barrier.wait %full[%it offset 0] : !barrier.ring<3>
    %d = wgmma.make_descriptor %slot leading 0 stride 1024 : !operand
    %later = arith.cmpi ne, %k, %c0 : index
    %f = wgmma.fence %a : !acc to !acc
    %p = wgmma.mma_async [64, 32, 16] bf16 %d "k", %d "k", %f from 0 accumulate %later : !acc to !acc
    %e = wgmma.advance %d bytes 32
    %q = wgmma.mma_async [64, 32, 16] bf16 %e "k", %e "k", %p from 0 : !acc to !acc
    wgmma.commit_group
    %w = wgmma.wait_group 0 %q : !acc to !acc
    barrier.arrive %empty[%it offset 0] by "warp" : !barrier.ring<3>
    %next = arith.addi %it, %c1 : index
    scf.yield %w, %next : !acc, index
  }
  tile.staged_epilogue "out" %total : !acc {
  ^bb0(%sums: !acc):
    %r = tile.map %sums : !acc to !short {
    ^bb1(%x: f32):
      %y = arith.truncf %x : f32 to bf16
      tile.yield %y : bf16
    }
    tile.yield %r : !short
  } pieces {
  ^bb0(%r0: !short):
    %h0 = tile.extract %r0 from 0 : !short to !half
    tile.store "out" <thread> atom <stmatrix> %h0 to %buffer : !half to !buffer
    barrier.fence_proxy
    barrier.sync 1 threads 128
    tile.elect each <warpgroup> {
      tma.store %buffer to %map[%c0, %c0] : !buffer to !map
      tma.commit_group
    }
  } {
  ^bb0(%r1: !short):
    %h1 = tile.extract %r1 from 16 : !short to !half
    tile.elect each <warpgroup> {
      tma.wait_group 0
    }
    barrier.sync 1 threads 128
    tile.store "out" <thread> atom <stmatrix> %h1 to %buffer : !half to !buffer
    barrier.fence_proxy
    barrier.sync 1 threads 128
    tile.elect each <warpgroup> {
      tma.store %buffer to %map[%c0, %c16] : !buffer to !map
      tma.commit_group
    }
  }
  tile.elect each <warpgroup> {
    tma.wait_group 0
  }
}

// -----
// FOREIGN: warpgroups that take turns: the wait for the last steps would stand behind the turn.
// PIPELINE: split-epilogue
// CHECK-NEXT: split-epilogue-invalid.mlir:632:5: error: scf.for: needed one tile for all warpgroups of a role; found warpgroups that take turns; leave split-epilogue or pingpong out
!acc = !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
!short = !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
!half = !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
!operand = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!buffer = memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
!matrix = memref<512x512xbf16, #tile.space<global>>
!map = !tma.map<64x16xbf16, swizzle 32>
tile.kernel @turns ["c"] outputs 1 sizes {} threads 256 {
^bb0(%c: !matrix):
  %map = tma.descriptor %c : !matrix to !map
  %full = barrier.alloc : !barrier.ring<2>
  %empty = barrier.alloc : !barrier.ring<2>
  %ring = tile.alloc : !tile.ring<2, !operand>
  %buffer = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %n = arith.constant 192 : index
  tile.role "consumer" warpgroups 2 warps 8 turns {
    %undef = tile.undef : !acc
    %total, %past = scf.for %k = %c0 to %n step %c64 iter_args(%a = %undef, %it = %c0) -> (!acc, index) {
      %slot = tile.slot %ring[%it] : !tile.ring<2, !operand> to !operand
      barrier.wait %full[%it offset 0] : !barrier.ring<2>
      %d = wgmma.make_descriptor %slot leading 0 stride 1024 : !operand
      %later = arith.cmpi ne, %k, %c0 : index
      %f = wgmma.fence %a : !acc to !acc
      %p = wgmma.mma_async [64, 32, 16] bf16 %d "k", %d "k", %f from 0 accumulate %later : !acc to !acc
      %e = wgmma.advance %d bytes 32
      %q = wgmma.mma_async [64, 32, 16] bf16 %e "k", %e "k", %p from 0 : !acc to !acc
      wgmma.commit_group
      %w = wgmma.wait_group 0 %q : !acc to !acc
      barrier.arrive %empty[%it offset 0] by "warp" : !barrier.ring<2>
      %next = arith.addi %it, %c1 : index
      scf.yield %w, %next : !acc, index
    }
    tile.staged_epilogue "out" %total : !acc {
    ^bb0(%sums: !acc):
      %r = tile.map %sums : !acc to !short {
      ^bb1(%x: f32):
        %y = arith.truncf %x : f32 to bf16
        tile.yield %y : bf16
      }
      tile.yield %r : !short
    } pieces {
    ^bb0(%r0: !short):
      %h0 = tile.extract %r0 from 0 : !short to !half
      tile.store "out" <thread> atom <stmatrix> %h0 to %buffer : !half to !buffer
      barrier.fence_proxy
      barrier.sync 1 threads 256
      tile.elect each <warpgroup> {
        tma.store %buffer to %map[%c0, %c0] : !buffer to !map
        tma.commit_group
      }
    } {
    ^bb0(%r1: !short):
      %h1 = tile.extract %r1 from 16 : !short to !half
      tile.elect each <warpgroup> {
        tma.wait_group 0
      }
      barrier.sync 1 threads 256
      tile.store "out" <thread> atom <stmatrix> %h1 to %buffer : !half to !buffer
      barrier.fence_proxy
      barrier.sync 1 threads 256
      tile.elect each <warpgroup> {
        tma.store %buffer to %map[%c0, %c16] : !buffer to !map
        tma.commit_group
      }
    }
    tile.elect each <warpgroup> {
      tma.wait_group 0
    }
  }
}
