// RUN: gemmc %s --pipeline 'throttle-waves{clocks=8}' --emit mlir | filecheck %s

// Behind a block's loads, the warp that loads counts its CTA in, and waits for the two CTAs of each
// cluster that has a block in this round, %n clusters; behind its own last block it does not wait.
// CHECK-LABEL: tile.kernel @clusters
// CHECK:         %arrived = barrier.grid_counter : !barrier.counter
// CHECK-NEXT:    tile.role "producer" warpgroups 1 warps 1 registers 40 {
// CHECK-NEXT:      %c2_1 = arith.constant 2 : index
// CHECK-NEXT:      %0 = arith.muli %blocks, %c2_1 : index
// CHECK-NEXT:      scf.for %i = %id to %blocks step %n {
// CHECK-NEXT:        tma.load %map[%c0, %c0] to %s signals %full[%i] :
// CHECK-NEXT:        %1 = arith.addi %i, %n : index
// CHECK-NEXT:        %more = arith.cmpi ult, %1, %blocks : index
// CHECK-NEXT:        %2 = arith.subi %1, %id : index
// CHECK-NEXT:        %c2_2 = arith.constant 2 : index
// CHECK-NEXT:        %3 = arith.muli %2, %c2_2 : index
// CHECK-NEXT:        %c0_1 = arith.constant 0 : index
// CHECK-NEXT:        %4 = arith.select %more, %3, %c0_1 : index
// CHECK-NEXT:        barrier.throttle %arrived of %0 until %4 for 8 : !barrier.counter
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    tile.role "consumer" warpgroups 1 warps 4 registers 232 {
// CHECK-NEXT:      scf.for %j = %id to %blocks step %n {
// CHECK-NEXT:        barrier.wait %full[%j offset 0] : !barrier.ring<1>
// CHECK-NEXT:      }
tile.kernel @clusters ["a"] outputs 0 sizes {} cluster [2, 1] threads 256 {
^bb0(%a: memref<512x512xbf16, #tile.space<global>>):
  %s = tile.alloc : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
  %full = barrier.alloc : !barrier.ring<1>
  %map = tma.descriptor %a : memref<512x512xbf16, #tile.space<global>> to !tma.map<64x64xbf16, swizzle 128>
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %blocks = arith.constant 64 : index
  %block = tile.block_id
  %id = arith.divui %block, %c2 : index
  %ctas = tile.block_count
  %n = arith.divui %ctas, %c2 : index
  tile.role "producer" warpgroups 1 warps 1 registers 40 {
    scf.for %i = %id to %blocks step %n {
      tma.load %map[%c0, %c0] to %s signals %full[%i] : !tma.map<64x64xbf16, swizzle 128> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>> signals !barrier.ring<1>
    }
  }
  tile.role "consumer" warpgroups 1 warps 4 registers 232 {
    scf.for %j = %id to %blocks step %n {
      barrier.wait %full[%j offset 0] : !barrier.ring<1>
    }
  }
}

// FOREIGN: no cluster, and a loop that carries the number of its step: one arrival for each CTA.
// CHECK-LABEL: tile.kernel @alone
// CHECK:           %last = scf.for %i = %id to %blocks step %n iter_args(%it = %c0) -> (index) {
// CHECK-NEXT:        tma.load
// CHECK-NEXT:        %next = arith.addi %it, %c1 : index
// CHECK-NEXT:        %0 = arith.addi %i, %n : index
// CHECK-NEXT:        %more = arith.cmpi ult, %0, %blocks : index
// CHECK-NEXT:        %1 = arith.subi %0, %id : index
// CHECK-NEXT:        %c0_1 = arith.constant 0 : index
// CHECK-NEXT:        %2 = arith.select %more, %1, %c0_1 : index
// CHECK-NEXT:        barrier.throttle %arrived of %blocks until %2 for 8 : !barrier.counter
// CHECK-NEXT:        scf.yield %next : index
tile.kernel @alone ["a"] outputs 0 sizes {} threads 128 {
^bb0(%a: memref<512x512xbf16, #tile.space<global>>):
  %s = tile.alloc : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
  %full = barrier.alloc : !barrier.ring<1>
  %map = tma.descriptor %a : memref<512x512xbf16, #tile.space<global>> to !tma.map<64x64xbf16, swizzle 128>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %blocks = arith.constant 64 : index
  %id = tile.block_id
  %n = tile.block_count
  tile.role "producer" warpgroups 1 warps 1 registers 40 {
    %last = scf.for %i = %id to %blocks step %n iter_args(%it = %c0) -> (index) {
      tma.load %map[%c0, %c0] to %s signals %full[%it] : !tma.map<64x64xbf16, swizzle 128> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>> signals !barrier.ring<1>
      %next = arith.addi %it, %c1 : index
      scf.yield %next : index
    }
  }
}

// What consumers read in their walk, the inputs of an epilogue, does not count: the role that copies
// blocks to shared memory is throttled.
// CHECK-LABEL: tile.kernel @reads
// CHECK:         tile.role "producer"
// CHECK:           tma.load
// CHECK:           barrier.throttle %arrived
// CHECK:         tile.role "consumer"
// CHECK-NEXT:      scf.for %j = %id to %blocks step %n {
// CHECK-NEXT:        barrier.wait %full[%j offset 0] : !barrier.ring<1>
// CHECK-NEXT:        %input = tile.load %bias
// CHECK-NEXT:      }
tile.kernel @reads ["a", "b"] outputs 0 sizes {} threads 256 {
^bb0(%a: memref<512x512xbf16, #tile.space<global>>, %b: memref<1x512xbf16, #tile.space<global>>):
  %s = tile.alloc : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
  %full = barrier.alloc : !barrier.ring<1>
  %map = tma.descriptor %a : memref<512x512xbf16, #tile.space<global>> to !tma.map<64x64xbf16, swizzle 128>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %size = arith.constant 512 : index
  %blocks = arith.constant 64 : index
  %id = tile.block_id
  %n = tile.block_count
  %bias = tile.window %b[%c0, %c0] within [%c1, %size] : memref<1x512xbf16, #tile.space<global>> to !tile.window<1x4xbf16>
  tile.role "producer" warpgroups 1 warps 1 registers 40 {
    scf.for %i = %id to %blocks step %n {
      tma.load %map[%c0, %c0] to %s signals %full[%i] : !tma.map<64x64xbf16, swizzle 128> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>> signals !barrier.ring<1>
    }
  }
  tile.role "consumer" warpgroups 1 warps 4 registers 232 {
    scf.for %j = %id to %blocks step %n {
      barrier.wait %full[%j offset 0] : !barrier.ring<1>
      %input = tile.load %bias : !tile.window<1x4xbf16> to !tile.fragment<1x4xbf16, #tile.layout<threads [1, 0, 0] values [4, 0, 1]>>
    }
  }
}
