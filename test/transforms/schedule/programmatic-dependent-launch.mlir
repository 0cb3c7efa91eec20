// RUN: gemmc %s --pipeline 'programmatic-dependent-launch' --emit mlir | filecheck %s

// Each role waits where it first touches global memory; the one that reads lets the next grid start
// behind its last copy. Buffers and barriers do not wait, nor does the fetching of a tensor map.
// CHECK-LABEL: tile.kernel @roles
// CHECK-NEXT:  ^bb0(%a: memref<512x512xbf16, #tile.space<global>>, %c: memref<512x512xbf16, #tile.space<global>>):
// CHECK-NEXT:    %s = tile.alloc : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:    %full = barrier.alloc : !barrier.ring<1>
// CHECK-NEXT:    %map = tma.descriptor %a : memref<512x512xbf16, #tile.space<global>> to !tma.map<64x64xbf16, swizzle 128>
// CHECK-NEXT:    %out = tma.descriptor %c : memref<512x512xbf16, #tile.space<global>> to !tma.map<64x64xbf16, swizzle 128>
// CHECK-NEXT:    tma.prefetch %map : !tma.map<64x64xbf16, swizzle 128>
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    tile.role "producer" warpgroups 1 warps 1 registers 40 {
// CHECK-NEXT:      barrier.wait_grid
// CHECK-NEXT:      scf.for %i = %c0 to %c1 step %c1 {
// CHECK-NEXT:        tma.load %map[%c0, %c0] to %s signals %full[%i] : !tma.map<64x64xbf16, swizzle 128> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>> signals !barrier.ring<1>
// CHECK-NEXT:      }
// CHECK-NEXT:      barrier.launch_dependents
// CHECK-NEXT:      %c2 = arith.constant 2 : index
// CHECK-NEXT:    }
// CHECK-NEXT:    tile.role "consumer" warpgroups 1 warps 4 registers 232 {
// CHECK-NEXT:      barrier.wait %full[%c0 offset 0] : !barrier.ring<1>
// CHECK-NEXT:      barrier.wait_grid
// CHECK-NEXT:      tma.store %s to %out[%c0, %c0] : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>> to !tma.map<64x64xbf16, swizzle 128>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
tile.kernel @roles ["a", "c"] outputs 1 sizes {} threads 256 {
^bb0(%a: memref<512x512xbf16, #tile.space<global>>, %c: memref<512x512xbf16, #tile.space<global>>):
  %s = tile.alloc : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
  %full = barrier.alloc : !barrier.ring<1>
  %map = tma.descriptor %a : memref<512x512xbf16, #tile.space<global>> to !tma.map<64x64xbf16, swizzle 128>
  %out = tma.descriptor %c : memref<512x512xbf16, #tile.space<global>> to !tma.map<64x64xbf16, swizzle 128>
  tma.prefetch %map : !tma.map<64x64xbf16, swizzle 128>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  tile.role "producer" warpgroups 1 warps 1 registers 40 {
    scf.for %i = %c0 to %c1 step %c1 {
      tma.load %map[%c0, %c0] to %s signals %full[%i] : !tma.map<64x64xbf16, swizzle 128> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>> signals !barrier.ring<1>
    }
    %c2 = arith.constant 2 : index
  }
  tile.role "consumer" warpgroups 1 warps 4 registers 232 {
    barrier.wait %full[%c0 offset 0] : !barrier.ring<1>
    tma.store %s to %out[%c0, %c0] : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>> to !tma.map<64x64xbf16, swizzle 128>
  }
}

// FOREIGN: no roles, and threads that load and store themselves, twice: the next grid may start
// between the last load and the last store, which is in a branch.
// CHECK-LABEL: tile.kernel @threads
// CHECK-NEXT:  ^bb0(%a: memref<8x8xf32, #tile.space<global>>, %c: memref<8x8xf32, #tile.space<global>>):
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c8 = arith.constant 8 : index
// CHECK-NEXT:    %w = tile.window %a[%c0, %c0] within [%c8, %c8] : memref<8x8xf32, #tile.space<global>> to !tile.window<1x1xf32>
// CHECK-NEXT:    %v = tile.window %c[%c0, %c0] within [%c8, %c8] : memref<8x8xf32, #tile.space<global>> to !tile.window<1x1xf32>
// CHECK-NEXT:    barrier.wait_grid
// CHECK-NEXT:    %0 = tile.load %w : !tile.window<1x1xf32> to !tile.fragment<1x1xf32, #tile.layout<threads [] values [1, 0, 1, 1, 1, 0]>>
// CHECK-NEXT:    %1 = tile.load %w : !tile.window<1x1xf32> to !tile.fragment<1x1xf32, #tile.layout<threads [] values [1, 0, 1, 1, 1, 0]>>
// CHECK-NEXT:    barrier.launch_dependents
// CHECK-NEXT:    tile.store "out" <thread> atom <st> %0 to %v : !tile.fragment<1x1xf32, #tile.layout<threads [] values [1, 0, 1, 1, 1, 0]>> to !tile.window<1x1xf32>
// CHECK-NEXT:    %true = arith.constant true
// CHECK-NEXT:    scf.if %true {
// CHECK-NEXT:      tile.store "out" <thread> atom <st> %1 to %v : !tile.fragment<1x1xf32, #tile.layout<threads [] values [1, 0, 1, 1, 1, 0]>> to !tile.window<1x1xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
tile.kernel @threads ["a", "c"] outputs 1 sizes {} threads 32 {
^bb0(%a: memref<8x8xf32, #tile.space<global>>, %c: memref<8x8xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %w = tile.window %a[%c0, %c0] within [%c8, %c8] : memref<8x8xf32, #tile.space<global>> to !tile.window<1x1xf32>
  %v = tile.window %c[%c0, %c0] within [%c8, %c8] : memref<8x8xf32, #tile.space<global>> to !tile.window<1x1xf32>
  %1 = tile.load %w : !tile.window<1x1xf32> to !tile.fragment<1x1xf32, #tile.layout<threads [] values [1, 0, 1, 1, 1, 0]>>
  %2 = tile.load %w : !tile.window<1x1xf32> to !tile.fragment<1x1xf32, #tile.layout<threads [] values [1, 0, 1, 1, 1, 0]>>
  tile.store "out" <thread> atom <st> %1 to %v : !tile.fragment<1x1xf32, #tile.layout<threads [] values [1, 0, 1, 1, 1, 0]>> to !tile.window<1x1xf32>
  %true = arith.constant true
  scf.if %true {
    tile.store "out" <thread> atom <st> %2 to %v : !tile.fragment<1x1xf32, #tile.layout<threads [] values [1, 0, 1, 1, 1, 0]>> to !tile.window<1x1xf32>
  }
}

// FOREIGN: a role that hands sums to other CTAs, and stores nothing else, waits before the first of them.
// CHECK-LABEL: tile.kernel @handing_on
// CHECK:         tile.role "consumer" warpgroups 1 warps 4 {
// CHECK-NEXT:      %sum = tile.zero
// CHECK-NEXT:      barrier.wait_grid
// CHECK-NEXT:      tile.store_registers %sum
// CHECK-NEXT:      %last = barrier.take_ticket
tile.kernel @handing_on ["a"] outputs 0 sizes {} threads 256 {
^bb0(%a: memref<512x512xbf16, #tile.space<global>>):
  %s = tile.alloc : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
  %full = barrier.alloc : !barrier.ring<1>
  %map = tma.descriptor %a : memref<512x512xbf16, #tile.space<global>> to !tma.map<64x64xbf16, swizzle 128>
  %tickets = barrier.tickets : !barrier.tickets<1>
  %partials = tile.partials : !tile.partials<1x2x64x8xf32>
  %c0 = arith.constant 0 : index
  %true = arith.constant true
  tile.role "producer" warpgroups 1 warps 1 {
    tma.load %map[%c0, %c0] to %s signals %full[%c0] : !tma.map<64x64xbf16, swizzle 128> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>> signals !barrier.ring<1>
  }
  tile.role "consumer" warpgroups 1 warps 4 {
    %sum = tile.zero : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>>
    tile.store_registers %sum to %partials[%c0 apart 512] : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>> to !tile.partials<1x2x64x8xf32>
    %last = barrier.take_ticket %tickets[%c0] of 2 by %true at 2 threads 128 : !barrier.tickets<1>
  }
}
