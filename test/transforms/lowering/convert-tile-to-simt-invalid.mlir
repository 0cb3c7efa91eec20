// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// Nothing for threads to do.
// PIPELINE: convert-tile-to-simt
// CHECK: convert-tile-to-simt-invalid.mlir:1:1: error: builtin.module: needed ops with atoms fma, ldst or st; found none; run assign-atoms first
!window = !tile.window<4x4xf32>
!buffer = memref<4x4xf32, #tile.space<shared>>
tile.kernel @main ["w", "s"] outputs 0 sizes {} threads 128 {
^bb0(%w: !window, %s: !buffer):
  %full = barrier.alloc : !barrier.ring<2>
  %c0 = arith.constant 0 : index
  tile.copy "lhs" <thread> %w to %s : !window to !buffer
}

// -----
// A copy of the whole role: which thread takes which part?
// PIPELINE: convert-tile-to-simt
// CHECK-NEXT: convert-tile-to-simt-invalid.mlir:26:3: error: tile.copy: needed an op of scope thread; found scope role; distribute it with to=thread
!window = !tile.window<4x4xf32>
!buffer = memref<4x4xf32, #tile.space<shared>>
tile.kernel @main ["w", "s"] outputs 0 sizes {} threads 128 {
^bb0(%w: !window, %s: !buffer):
  %full = barrier.alloc : !barrier.ring<2>
  %c0 = arith.constant 0 : index
  tile.copy "lhs" <role> atom <ldst> %w to %s : !window to !buffer
}

// -----
// The copy's mbarrier would never be told.
// PIPELINE: convert-tile-to-simt
// CHECK-NEXT: convert-tile-to-simt-invalid.mlir:39:3: error: tile.copy: needed a copy that its own thread completes; found a barrier to signal; use copy=tma
!window = !tile.window<4x4xf32>
!buffer = memref<4x4xf32, #tile.space<shared>>
tile.kernel @main ["w", "s"] outputs 0 sizes {} threads 128 {
^bb0(%w: !window, %s: !buffer):
  %full = barrier.alloc : !barrier.ring<2>
  %c0 = arith.constant 0 : index
  tile.copy "lhs" <thread> atom <ldst> %w to %s signals %full[%c0] : !barrier.ring<2> : !window to !buffer
}

// -----
// Other CTAs would wait for their share.
// PIPELINE: convert-tile-to-simt
// CHECK-NEXT: convert-tile-to-simt-invalid.mlir:52:3: error: tile.copy: needed a copy that its own thread completes; found multicast; use copy=tma
!window = !tile.window<4x4xf32>
!buffer = memref<4x4xf32, #tile.space<shared>>
tile.kernel @main ["w", "s"] outputs 0 sizes {} threads 128 {
^bb0(%w: !window, %s: !buffer):
  %full = barrier.alloc : !barrier.ring<2>
  %c0 = arith.constant 0 : index
  tile.copy "lhs" <thread> atom <ldst> multicast [0] %w to %s : !window to !buffer
}

// -----
// A product of the whole role.
// PIPELINE: convert-tile-to-simt
// CHECK-NEXT: convert-tile-to-simt-invalid.mlir:64:3: error: tile.mma: needed an op of scope thread; found scope role; distribute it with to=thread
!operand = memref<16x16xf32, #tile.space<shared>>
!acc = !tile.fragment<16x16xf32, #tile.layout<threads [] values [16, 0, 1, 16, 1, 0]>>
tile.kernel @main ["s"] outputs 0 sizes {} threads 128 {
^bb0(%s: !operand):
  %zero = tile.zero : !acc
  %p = tile.mma "main" <role> atom <fma 1x1x1> %s "mk", %s "nk", %zero : !operand, !operand, !acc to !acc
}

// -----
// An accumulator that 16 threads hold.
// PIPELINE: convert-tile-to-simt
// CHECK-NEXT: convert-tile-to-simt-invalid.mlir:76:3: error: tile.mma: needed an accumulator that one thread holds; found !tile.fragment<16x16xf32, #tile.layout<threads [16, 1, 0] values [16, 0, 1]>>; run assign-atoms{mma=fma} first
!operand = memref<16x16xf32, #tile.space<shared>>
!acc = !tile.fragment<16x16xf32, #tile.layout<threads [16, 1, 0] values [16, 0, 1]>>
tile.kernel @main ["s"] outputs 0 sizes {} threads 128 {
^bb0(%s: !operand):
  %zero = tile.zero : !acc
  %p = tile.mma "main" <thread> atom <fma 1x1x1> %s "mk", %s "nk", %zero : !operand, !operand, !acc to !acc
}

// -----
// An accumulator that nobody is said to hold.
// PIPELINE: convert-tile-to-simt
// CHECK-NEXT: convert-tile-to-simt-invalid.mlir:88:3: error: tile.mma: needed an accumulator that one thread holds; found !tile.fragment<16x16xf32>; run assign-atoms{mma=fma} first
!operand = memref<16x16xf32, #tile.space<shared>>
!acc = !tile.fragment<16x16xf32>
tile.kernel @main ["s"] outputs 0 sizes {} threads 128 {
^bb0(%s: !operand):
  %zero = tile.zero : !acc
  %p = tile.mma "main" <thread> atom <fma 1x1x1> %s "mk", %s "nk", %zero : !operand, !operand, !acc to !acc
}

// -----
// An operand in registers.
// PIPELINE: convert-tile-to-simt
// CHECK-NEXT: convert-tile-to-simt-invalid.mlir:100:3: error: tile.mma: needed operands in memory; found !tile.fragment<16x16xf32, #tile.layout<threads [] values [16, 0, 1, 16, 1, 0]>>; run promote first
!operand = memref<16x16xf32, #tile.space<shared>>
!acc = !tile.fragment<16x16xf32, #tile.layout<threads [] values [16, 0, 1, 16, 1, 0]>>
tile.kernel @main ["s"] outputs 0 sizes {} threads 128 {
^bb0(%s: !operand):
  %zero = tile.zero : !acc
  %p = tile.mma "main" <thread> atom <fma 1x1x1> %zero "mk", %s "nk", %zero : !acc, !operand, !acc to !acc
}

// -----
// A store of what nobody is said to hold.
// PIPELINE: convert-tile-to-simt
// CHECK-NEXT: convert-tile-to-simt-invalid.mlir:111:3: error: tile.store: needed a fragment with a layout; found !tile.fragment<64x64xf32>
!window = !tile.window<64x64xf32>
!acc = !tile.fragment<64x64xf32>
tile.kernel @main ["f", "w"] outputs 1 sizes {} threads 128 {
^bb0(%f: !acc, %w: !window):
  tile.store "out" <warpgroup> atom <st> %f to %w : !acc to !window
}

// -----
// A thread's tile, stored by a warpgroup.
// PIPELINE: convert-tile-to-simt
// CHECK-NEXT: convert-tile-to-simt-invalid.mlir:122:3: error: tile.store: needed an op of scope thread; found scope warpgroup; distribute it with to=thread
!window = !tile.window<64x64xf32>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [] values [64, 0, 1, 64, 1, 0]>>
tile.kernel @main ["f", "w"] outputs 1 sizes {} threads 128 {
^bb0(%f: !acc, %w: !window):
  tile.store "out" <warpgroup> atom <st> %f to %w : !acc to !window
}

// -----
// A fragment of 32 threads.
// PIPELINE: convert-tile-to-simt
// CHECK-NEXT: convert-tile-to-simt-invalid.mlir:133:3: error: tile.store: needed a fragment of one warp's 32 threads or of one warpgroup's 128; found 32 threads, scope warpgroup
!window = !tile.window<64x64xf32>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [32, 0, 2] values [2, 0, 1, 64, 1, 0]>>
tile.kernel @main ["f", "w"] outputs 1 sizes {} threads 128 {
^bb0(%f: !acc, %w: !window):
  tile.store "out" <warpgroup> atom <st> %f to %w : !acc to !window
}

// -----
// A warpgroup's fragment, stored by one thread.
// PIPELINE: convert-tile-to-simt
// CHECK-NEXT: convert-tile-to-simt-invalid.mlir:144:3: error: tile.store: needed a fragment of one warp's 32 threads or of one warpgroup's 128; found 128 threads, scope thread
!window = !tile.window<64x64xf32>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
tile.kernel @main ["f", "w"] outputs 1 sizes {} threads 128 {
^bb0(%f: !acc, %w: !window):
  tile.store "out" <thread> atom <st> %f to %w : !acc to !window
}

// -----
// It is not decided how many threads there are.
// PIPELINE: convert-tile-to-simt
// CHECK-NEXT: convert-tile-to-simt-invalid.mlir:155:3: error: tile.store: needed a kernel with a thread count; found none; run distribute first
!window = !tile.window<64x64xf32>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
tile.kernel @main ["f", "w"] outputs 1 sizes {} {
^bb0(%f: !acc, %w: !window):
  tile.store "out" <warpgroup> atom <st> %f to %w : !acc to !window
}

// -----
// 32 threads where the fragment needs 128.
// PIPELINE: convert-tile-to-simt
// CHECK-NEXT: convert-tile-to-simt-invalid.mlir:166:3: error: tile.store: needed whole warpgroups of 128 threads to hold the fragment; found 32 threads
!window = !tile.window<64x64xf32>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
tile.kernel @main ["f", "w"] outputs 1 sizes {} threads 32 {
^bb0(%f: !acc, %w: !window):
  tile.store "out" <warpgroup> atom <st> %f to %w : !acc to !window
}

// -----
// Asynchronous copies that no thread does alone, or that complete on a barrier.
// PIPELINE: convert-tile-to-simt
// CHECK-NEXT: convert-tile-to-simt-invalid.mlir:176:3: error: tile.copy: needed an op of scope thread; found scope role; distribute it with to=thread
tile.kernel @whole_copy ["a"] outputs 0 sizes {} {
^bb0(%w: !tile.window<64x64xf32>):
  %s = tile.alloc : memref<64x64xf32, #tile.space<shared>>
  tile.copy "lhs" <role> atom <cp_async> %w to %s : !tile.window<64x64xf32> to memref<64x64xf32, #tile.space<shared>>
}

// -----
// FOREIGN: a copy by a thread that signals.
// PIPELINE: convert-tile-to-simt
// CHECK-NEXT: convert-tile-to-simt-invalid.mlir:188:3: error: tile.copy: needed a copy that its own thread completes; found a barrier to signal; use copy=tma
tile.kernel @signals ["a"] outputs 0 sizes {} {
^bb0(%w: !tile.window<64x64xf32>):
  %s = tile.alloc : memref<64x64xf32, #tile.space<shared>>
  %b = barrier.alloc : !barrier.ring<1>
  %c0 = arith.constant 0 : index
  tile.copy "lhs" <thread> atom <cp_async> %w to %s signals %b[%c0] : !barrier.ring<1> : !tile.window<64x64xf32> to memref<64x64xf32, #tile.space<shared>>
}
