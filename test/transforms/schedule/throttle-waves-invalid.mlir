// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// A kernel that is not persistent.
// PIPELINE: throttle-waves
// CHECK: throttle-waves-invalid.mlir:7:1: error: tile.kernel: needed one role that walks blocks of a persistent grid and loads them (tma.load); found 0; use schedule-work{persistent=true}, specialize-warps, convert-tile-to-tma
tile.kernel @once ["a"] outputs 0 sizes {} threads 128 {
^bb0(%a: memref<512x512xbf16, #tile.space<global>>):
  %s = tile.alloc : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
  %full = barrier.alloc : !barrier.ring<1>
  %map = tma.descriptor %a : memref<512x512xbf16, #tile.space<global>> to !tma.map<64x64xbf16, swizzle 128>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  tile.role "producer" warpgroups 1 warps 1 registers 40 {
    scf.for %i = %c0 to %c1 step %c1 {
      tma.load %map[%c0, %c0] to %s signals %full[%i] : !tma.map<64x64xbf16, swizzle 128> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>> signals !barrier.ring<1>
    }
  }
}

// -----
// Two warps that load.
// PIPELINE: throttle-waves
// CHECK-NEXT: throttle-waves-invalid.mlir:33:3: error: tile.role: needed loads by one warp, which is counted once a round; found 2 warps
tile.kernel @two ["a"] outputs 0 sizes {} threads 128 {
^bb0(%a: memref<512x512xbf16, #tile.space<global>>):
  %s = tile.alloc : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
  %full = barrier.alloc : !barrier.ring<1>
  %map = tma.descriptor %a : memref<512x512xbf16, #tile.space<global>> to !tma.map<64x64xbf16, swizzle 128>
  %blocks = arith.constant 64 : index
  %id = tile.block_id
  %n = tile.block_count
  tile.role "producer" warpgroups 1 warps 2 registers 40 {
    scf.for %i = %id to %blocks step %n {
      tma.load %map[%id, %id] to %s signals %full[%i] : !tma.map<64x64xbf16, swizzle 128> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>> signals !barrier.ring<1>
    }
  }
}

// -----
// FOREIGN: it is paced already.
// PIPELINE: throttle-waves
// CHECK-NEXT: throttle-waves-invalid.mlir:48:3: error: barrier.pace: needed a kernel that is not paced yet; found barrier.pace
tile.kernel @again [] outputs 0 sizes {} threads 128 {
^bb0:
  %n = tile.block_count
  %counter = barrier.grid_counter : !barrier.counter
  barrier.pace %counter of %n until %n for 64 : !barrier.counter
}

// -----
// PIPELINE: throttle-waves{clocks=0}
// CHECK-NEXT: <pipeline>:1:1: error: throttle-waves: needed clocks from 1 to 2^31 - 1; found clocks=0
tile.kernel @none [] outputs 0 sizes {} threads 128 {
^bb0:
}
