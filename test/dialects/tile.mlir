// RUN: gemmc %s --emit mlir --pipeline '' | filecheck %s
// RUN: gemmc %s --emit mlir --pipeline '' -o %t && gemmc %t --emit mlir --pipeline '' | filecheck %s

// A kernel before any launch fact is decided, its work and the arguments of a segment.
// CHECK:      tile.kernel @undecided ["a", "b", "c"] outputs 1 sizes {m = [0 : i64, 0 : i64], n = [1 : i64, 1 : i64], k = [0 : i64, 1 : i64]} {
// CHECK-NEXT: ^bb0(%a: memref<?x?xf16, #tile.space<global>>, %b: memref<?x?xf16, #tile.space<global>>, %c: memref<?x?xf32, #tile.space<global>>):
// CHECK-NEXT:   %m = arith.constant 512 : index
// CHECK-NEXT:   tile.work of %m by %m by %m in blocks [128, 256, 64] {
// CHECK-NEXT:   ^bb0(%row: index, %column: index, %k0: index, %k1: index, %first: i1, %last: i1):
// CHECK-NEXT:   }
// CHECK-NEXT: }
tile.kernel @undecided ["a", "b", "c"] outputs 1 sizes {m = [0 : i64, 0 : i64], n = [1 : i64, 1 : i64], k = [0 : i64, 1 : i64]} {
^bb0(%a: memref<?x?xf16, #tile.space<global>>, %b: memref<?x?xf16, #tile.space<global>>, %c: memref<?x?xf32, #tile.space<global>>):
  %m = arith.constant 512 : index
  tile.work of %m by %m by %m in blocks [128, 256, 64] {
  ^bb0(%row: index, %column: index, %k0: index, %k1: index, %first: i1, %last: i1):
  }
}

// Work of further dimensions; windows of one of many matrices, and of a vector.
// CHECK:      tile.kernel @many ["a", "v"] outputs 1 sizes {} {
// CHECK-NEXT: ^bb0(%a: memref<2x3x64x64xf16, #tile.space<global>>, %v: memref<64xf16, #tile.space<global>>):
// CHECK-NEXT:   %m = arith.constant 64 : index
// CHECK-NEXT:   tile.work of %m by %m by %m each %m, %m named ["x", "y"] in blocks [32, 32, 8] {
// CHECK-NEXT:   ^bb0(%row: index, %column: index, %k0: index, %k1: index, %first: i1, %last: i1, %x: index, %y: index):
// CHECK-NEXT:     %w = tile.window %a of %x, %y[%row, %column] within [%m, %m] : memref<2x3x64x64xf16, #tile.space<global>> to !tile.window<32x32xf16>
// CHECK-NEXT:     %r = tile.window %v[%x, %column] within [%m, %m] : memref<64xf16, #tile.space<global>> to !tile.window<1x32xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }
tile.kernel @many ["a", "v"] outputs 1 sizes {} {
^bb0(%a: memref<2x3x64x64xf16, #tile.space<global>>, %v: memref<64xf16, #tile.space<global>>):
  %m = arith.constant 64 : index
  tile.work of %m by %m by %m each %m, %m named ["x", "y"] in blocks [32, 32, 8] {
  ^bb0(%row: index, %column: index, %k0: index, %k1: index, %first: i1, %last: i1, %x: index, %y: index):
    %w = tile.window %a of %x, %y[%row, %column] within [%m, %m] : memref<2x3x64x64xf16, #tile.space<global>> to !tile.window<32x32xf16>
    %r = tile.window %v[%x, %column] within [%m, %m] : memref<64xf16, #tile.space<global>> to !tile.window<1x32xf16>
  }
}

// An argument's memory in other extents and strides.
// CHECK:      tile.kernel @strided ["a", "t"] outputs 0 sizes {} dynamic {n = array<i64: 1, 0, 1, 1>} {
// CHECK:        %heads = tile.matrices %a : memref<64x2x32xf16, #tile.space<global>> to memref<2x64x32xf16, strided<[32, 64, 1]>, #tile.space<global>>
// CHECK-NEXT:   %rows = tile.matrices %a : memref<64x2x32xf16, #tile.space<global>> to memref<128x32xf16, #tile.space<global>>
// CHECK-NEXT:   %told = tile.matrices %t sizes %n, %n strides %n : memref<?x?xf16, #tile.space<global>> to memref<?x?xf16, strided<[?, 1]>, #tile.space<global>>
tile.kernel @strided ["a", "t"] outputs 0 sizes {} dynamic {n = array<i64: 1, 0, 1, 1>} {
^bb0(%a: memref<64x2x32xf16, #tile.space<global>>, %t: memref<?x?xf16, #tile.space<global>>):
  %n = tile.extent "n"
  %heads = tile.matrices %a : memref<64x2x32xf16, #tile.space<global>> to memref<2x64x32xf16, strided<[32, 64, 1]>, #tile.space<global>>
  %rows = tile.matrices %a : memref<64x2x32xf16, #tile.space<global>> to memref<128x32xf16, #tile.space<global>>
  %told = tile.matrices %t sizes %n, %n strides %n : memref<?x?xf16, #tile.space<global>> to memref<?x?xf16, strided<[?, 1]>, #tile.space<global>>
}

// Every launch fact decided, discardable attributes kept, roles with and without a budget.
// CHECK:      tile.kernel @decided ["c"] outputs 1 sizes {} grid ["min(132, m / 128)", "1", "1"] cluster [2, 1] threads 384 start 168 overlapped shared 231424 ctas_per_sm 2 attributes {note = "kept"} {
// CHECK-NEXT: ^bb0(%c: memref<64x64xf32, #tile.space<global>>):
// CHECK-NEXT:   tile.role "producer" warpgroups 1 warps 1 registers 40 {
// CHECK-NEXT:     tile.elect {
// CHECK-NEXT:       %0 = tile.block_id
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   tile.role "consumer" warpgroups 2 warps 8 turns attributes {note} {
// CHECK-NEXT:   ^bb0:
// CHECK-NEXT:   }
// CHECK-NEXT: }
tile.kernel @decided ["c"] outputs 1 sizes {} grid ["min(132, m / 128)", "1", "1"] cluster [2, 1] threads 384 start 168 overlapped shared 231424 ctas_per_sm 2 attributes {note = "kept"} {
^bb0(%c: memref<64x64xf32, #tile.space<global>>):
  tile.role "producer" warpgroups 1 warps 1 registers 40 {
    tile.elect {
      %0 = tile.block_id
    }
  }
  tile.role "consumer" warpgroups 2 warps 8 turns attributes {note} {
  ^bb0:
  }
}

// Positions in the hierarchy.
// CHECK:      func.func @positions() {
// CHECK-NEXT:   %group = tile.id "warpgroup" of 2
// CHECK-NEXT:   %warp = tile.id "warp" of 4
// CHECK-NEXT:   %thread = tile.id "thread" of 128 {note}
// CHECK-NEXT:   %cta = tile.block_id of 12
// CHECK-NEXT:   %ctas = tile.block_count
// CHECK-NEXT:   %row = tile.cluster_id 0
// CHECK-NEXT:   %column = tile.cluster_id 1 {note}
// CHECK-NEXT:   %tid = tile.thread_id
// CHECK-NEXT:   %same = tile.uniform %tid
// CHECK-NEXT:   %one = tile.elected
// CHECK-NEXT:   tile.elect attributes {note} {
// CHECK-NEXT:   ^bb0:
// CHECK-NEXT:   }
// CHECK-NEXT:   tile.elect each <warpgroup> {
// CHECK-NEXT:     tma.commit_group
// CHECK-NEXT:   }
// CHECK-NEXT:   func.return
// CHECK-NEXT: }
func.func @positions() {
  %group = tile.id "warpgroup" of 2
  %warp = tile.id "warp" of 4
  %thread = tile.id "thread" of 128 {note}
  %cta = tile.block_id of 12
  %ctas = tile.block_count
  %row = tile.cluster_id 0
  %column = tile.cluster_id 1 {note}
  %tid = tile.thread_id
  %same = tile.uniform %tid
  %one = tile.elected
  tile.elect attributes {note} {
  ^bb0:
  }
  tile.elect each <warpgroup> {
    tma.commit_group
  }
  func.return
}

// Windows, solid, with steps and in runs; parts of windows.
// CHECK:      func.func @windows(%a: memref<?x?xf16, #tile.space<global>>, %i: index, %j: index, %m: index, %n: index) {
// CHECK-NEXT:   %w = tile.window %a[%i, %j] within [%m, %n] : memref<?x?xf16, #tile.space<global>> to !tile.window<64x128xf16>
// CHECK-NEXT:   %blocked = tile.part %w[%i, %j] of [2, 1] : !tile.window<64x128xf16> to !tile.window<32x128xf16>
// CHECK-NEXT:   %cyclic = tile.part runs [1, 1] %w[%i, %j] of [4, 2] : !tile.window<64x128xf16> to !tile.window<16x64xf16, steps [4, 2]>
// CHECK-NEXT:   %shifted = tile.shift %cyclic[%i, %j] : !tile.window<16x64xf16, steps [4, 2]> to !tile.window<16x64xf16, steps [4, 2]>
// CHECK-NEXT:   %vectors = tile.part runs [4, 8] %w[%i, %j] of [4, 2] : !tile.window<64x128xf16> to !tile.window<16x64xf16, runs [4, 8] of [4, 2]>
// CHECK-NEXT:   %mixed = tile.part runs [1, 8] %w[%i, %j] of [4, 2] : !tile.window<64x128xf16> to !tile.window<16x64xf16, steps [4, 1] runs [1, 8] of [1, 2]>
// CHECK-NEXT:   func.return
// CHECK-NEXT: }
func.func @windows(%a: memref<?x?xf16, #tile.space<global>>, %i: index, %j: index, %m: index, %n: index) {
  %w = tile.window %a[%i, %j] within [%m, %n] : memref<?x?xf16, #tile.space<global>> to !tile.window<64x128xf16>
  %blocked = tile.part %w[%i, %j] of [2, 1] : !tile.window<64x128xf16> to !tile.window<32x128xf16>
  %cyclic = tile.part runs [1, 1] %w[%i, %j] of [4, 2] : !tile.window<64x128xf16> to !tile.window<16x64xf16, steps [4, 2]>
  %shifted = tile.shift %cyclic[%i, %j] : !tile.window<16x64xf16, steps [4, 2]> to !tile.window<16x64xf16, steps [4, 2]>
  %vectors = tile.part runs [4, 8] %w[%i, %j] of [4, 2] : !tile.window<64x128xf16> to !tile.window<16x64xf16, runs [4, 8] of [4, 2]>
  %mixed = tile.part runs [1, 8] %w[%i, %j] of [4, 2] : !tile.window<64x128xf16> to !tile.window<16x64xf16, steps [4, 1] runs [1, 8] of [1, 2]>
  func.return
}

// Buffers and rings, with and without a place, row-major, padded and swizzled, and their parts.
// CHECK:      func.func @buffers(%i: index, %j: index) {
// CHECK-NEXT:   %plain = tile.alloc : memref<32x16xf32, #tile.space<shared>>
// CHECK-NEXT:   %padded = tile.alloc at 4096 : memref<32x16xf32, strided<[20, 1]>, #tile.space<shared>>
// CHECK-NEXT:   %ring = tile.alloc at 0 : !tile.ring<4, memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>>
// CHECK-NEXT:   %of_iteration = tile.slot %ring[%i] : !tile.ring<4, memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>> to memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
// CHECK-NEXT:   %ahead = tile.slot %ring[%i offset 2] : !tile.ring<4, memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>> to memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
// CHECK-NEXT:   %numbered = tile.at %ring[%j] : !tile.ring<4, memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>> to memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
// CHECK-NEXT:   %half = tile.part %numbered[%i, %j] of [2, 1] : memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
// CHECK-NEXT:   %block = tile.part %plain[%i, %j] of [4, 2] : memref<32x16xf32, #tile.space<shared>> to memref<8x8xf32, strided<[16, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:   %lanes = tile.part runs [1, 1] %padded[%i, %j] of [4, 2] : memref<32x16xf32, strided<[20, 1]>, #tile.space<shared>> to memref<8x8xf32, strided<[80, 2], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:   %vectors = tile.part runs [4, 4] %padded[%i, %j] of [4, 2] : memref<32x16xf32, strided<[20, 1]>, #tile.space<shared>> to memref<8x8xf32, #tile.runs<strides [20, 1] lengths [4, 4] of [4, 2]>, #tile.space<shared>>
// CHECK-NEXT:   %slice = tile.part %vectors[%i, %j] of [1, 1] : memref<8x8xf32, #tile.runs<strides [20, 1] lengths [4, 4] of [4, 2]>, #tile.space<shared>> to memref<8x8xf32, #tile.runs<strides [20, 1] lengths [4, 4] of [4, 2]>, #tile.space<shared>>
// CHECK-NEXT:   %turned = tile.transpose %plain : memref<32x16xf32, #tile.space<shared>> to memref<16x32xf32, strided<[1, 16], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:   %few = tile.crop %numbered : memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to memref<128x40xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
// CHECK-NEXT:   %corner = tile.crop %plain : memref<32x16xf32, #tile.space<shared>> to memref<8x12xf32, strided<[16, 1]>, #tile.space<shared>>
// CHECK-NEXT:   %shifted = tile.shift %plain[%i, %j] : memref<32x16xf32, #tile.space<shared>> to memref<32x16xf32, #tile.space<shared>>
// CHECK-NEXT:   func.return
// CHECK-NEXT: }
func.func @buffers(%i: index, %j: index) {
  %plain = tile.alloc : memref<32x16xf32, #tile.space<shared>>
  %padded = tile.alloc at 4096 : memref<32x16xf32, strided<[20, 1]>, #tile.space<shared>>
  %ring = tile.alloc at 0 : !tile.ring<4, memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>>
  %of_iteration = tile.slot %ring[%i] : !tile.ring<4, memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>> to memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
  %ahead = tile.slot %ring[%i offset 2] : !tile.ring<4, memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>> to memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
  %numbered = tile.at %ring[%j] : !tile.ring<4, memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>> to memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
  %half = tile.part %numbered[%i, %j] of [2, 1] : memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
  %block = tile.part %plain[%i, %j] of [4, 2] : memref<32x16xf32, #tile.space<shared>> to memref<8x8xf32, strided<[16, 1], offset: ?>, #tile.space<shared>>
  %lanes = tile.part runs [1, 1] %padded[%i, %j] of [4, 2] : memref<32x16xf32, strided<[20, 1]>, #tile.space<shared>> to memref<8x8xf32, strided<[80, 2], offset: ?>, #tile.space<shared>>
  %vectors = tile.part runs [4, 4] %padded[%i, %j] of [4, 2] : memref<32x16xf32, strided<[20, 1]>, #tile.space<shared>> to memref<8x8xf32, #tile.runs<strides [20, 1] lengths [4, 4] of [4, 2]>, #tile.space<shared>>
  %slice = tile.part %vectors[%i, %j] of [1, 1] : memref<8x8xf32, #tile.runs<strides [20, 1] lengths [4, 4] of [4, 2]>, #tile.space<shared>> to memref<8x8xf32, #tile.runs<strides [20, 1] lengths [4, 4] of [4, 2]>, #tile.space<shared>>
  %turned = tile.transpose %plain : memref<32x16xf32, #tile.space<shared>> to memref<16x32xf32, strided<[1, 16], offset: ?>, #tile.space<shared>>
  %few = tile.crop %numbered : memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to memref<128x40xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
  %corner = tile.crop %plain : memref<32x16xf32, #tile.space<shared>> to memref<8x12xf32, strided<[16, 1]>, #tile.space<shared>>
  %shifted = tile.shift %plain[%i, %j] : memref<32x16xf32, #tile.space<shared>> to memref<32x16xf32, #tile.space<shared>>
  func.return
}

// Copies: undecided, synchronous, with a barrier their bytes are counted on, and multicast.
// CHECK:      func.func @copies(%w: !tile.window<64x32xf32>, %s: memref<64x32xf32, #tile.space<shared>>, %full: !barrier.ring<4>, %i: index) {
// CHECK-NEXT:   tile.copy "lhs" <role> %w to %s : !tile.window<64x32xf32> to memref<64x32xf32, #tile.space<shared>>
// CHECK-NEXT:   tile.copy "lhs" <thread> atom <ldst> %w to %s : !tile.window<64x32xf32> to memref<64x32xf32, #tile.space<shared>>
// CHECK-NEXT:   tile.copy "rhs" <role> atom <tma> %w to %s signals %full[%i] : !barrier.ring<4> {note} : !tile.window<64x32xf32> to memref<64x32xf32, #tile.space<shared>>
// CHECK-NEXT:   tile.copy "lhs" <role> atom <tma> cache "evict_first" rows 24 %w to %s : !tile.window<64x32xf32> to memref<64x32xf32, #tile.space<shared>>
// CHECK-NEXT:   tile.copy "rhs" <role> multicast [0] cache "evict_last" %w to %s : !tile.window<64x32xf32> to memref<64x32xf32, #tile.space<shared>>
// CHECK-NEXT:   tile.copy "rhs" <role> atom <tma> multicast [0, 1] %w to %s signals %full[%i] : !barrier.ring<4> : !tile.window<64x32xf32> to memref<64x32xf32, #tile.space<shared>>
// CHECK-NEXT:   func.return
// CHECK-NEXT: }
func.func @copies(%w: !tile.window<64x32xf32>, %s: memref<64x32xf32, #tile.space<shared>>, %full: !barrier.ring<4>, %i: index) {
  tile.copy "lhs" <role> %w to %s : !tile.window<64x32xf32> to memref<64x32xf32, #tile.space<shared>>
  tile.copy "lhs" <thread> atom <ldst> %w to %s : !tile.window<64x32xf32> to memref<64x32xf32, #tile.space<shared>>
  tile.copy "rhs" <role> atom <tma> %w to %s signals %full[%i] : !barrier.ring<4> {note} : !tile.window<64x32xf32> to memref<64x32xf32, #tile.space<shared>>
  tile.copy "lhs" <role> atom <tma> cache "evict_first" rows 24 %w to %s : !tile.window<64x32xf32> to memref<64x32xf32, #tile.space<shared>>
  tile.copy "rhs" <role> multicast [0] cache "evict_last" %w to %s : !tile.window<64x32xf32> to memref<64x32xf32, #tile.space<shared>>
  tile.copy "rhs" <role> atom <tma> multicast [0, 1] %w to %s signals %full[%i] : !barrier.ring<4> : !tile.window<64x32xf32> to memref<64x32xf32, #tile.space<shared>>
  func.return
}

// Products with each atom and order of dimensions, operands in memory and in registers.
// CHECK:      func.func @products(%a: memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>, %b: !tile.window<256x64xbf16>, %x: !tile.fragment<64x128xbf16>, %y: memref<64x256xbf16, #tile.space<shared>>) {
// CHECK-NEXT:   %zero = tile.zero : !tile.fragment<128x256xf32>
// CHECK-NEXT:   %undef = tile.undef {note} : !tile.fragment<128x256xf32>
// CHECK-NEXT:   %0 = tile.mma "main" <role> %a "mk", %b "nk", %zero : memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>, !tile.window<256x64xbf16>, !tile.fragment<128x256xf32> to !tile.fragment<128x256xf32>
// CHECK-NEXT:   %1 = tile.mma "main" <warpgroup> atom <wgmma 64x256x16> %x "km", %y "kn", %0 {note} : !tile.fragment<64x128xbf16>, memref<64x256xbf16, #tile.space<shared>>, !tile.fragment<128x256xf32> to !tile.fragment<128x256xf32>
// CHECK-NEXT:   %2 = tile.mma "main" <thread> atom <fma> %x "km", %y "kn", %1 : !tile.fragment<64x128xbf16>, memref<64x256xbf16, #tile.space<shared>>, !tile.fragment<128x256xf32> to !tile.fragment<128x256xf32>
// CHECK-NEXT:   func.return
// CHECK-NEXT: }
func.func @products(%a: memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>, %b: !tile.window<256x64xbf16>, %x: !tile.fragment<64x128xbf16>, %y: memref<64x256xbf16, #tile.space<shared>>) {
  %zero = tile.zero : !tile.fragment<128x256xf32>
  %undef = tile.undef {note} : !tile.fragment<128x256xf32>
  %0 = tile.mma "main" <role> %a "mk", %b "nk", %zero : memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>, !tile.window<256x64xbf16>, !tile.fragment<128x256xf32> to !tile.fragment<128x256xf32>
  %1 = tile.mma "main" <warpgroup> atom <wgmma 64x256x16> %x "km", %y "kn", %0 {note} : !tile.fragment<64x128xbf16>, memref<64x256xbf16, #tile.space<shared>>, !tile.fragment<128x256xf32> to !tile.fragment<128x256xf32>
  %2 = tile.mma "main" <thread> atom <fma> %x "km", %y "kn", %1 : !tile.fragment<64x128xbf16>, memref<64x256xbf16, #tile.space<shared>>, !tile.fragment<128x256xf32> to !tile.fragment<128x256xf32>
  func.return
}

// An accumulator with its layout, converted element by element and stored.
// CHECK:      func.func @accumulator(%w: !tile.window<64x16xbf16>, %s: memref<64x16xf32, #tile.space<shared>>) {
// CHECK-NEXT:   %d = tile.zero {note} : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// CHECK-NEXT:   %e = tile.map %d : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> {
// CHECK-NEXT:   ^bb0(%x: f32):
// CHECK-NEXT:     %y = arith.truncf %x : f32 to bf16
// CHECK-NEXT:     tile.yield %y : bf16
// CHECK-NEXT:   }
// CHECK-NEXT:   tile.store "result" <role> %e to %w : !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.window<64x16xbf16>
// CHECK-NEXT:   tile.store "result" <role> cache "evict_first" %e to %w : !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.window<64x16xbf16>
// CHECK-NEXT:   tile.store "result" <thread> atom <st> %d to %s {note} : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to memref<64x16xf32, #tile.space<shared>>
// CHECK-NEXT:   func.return
// CHECK-NEXT: }
func.func @accumulator(%w: !tile.window<64x16xbf16>, %s: memref<64x16xf32, #tile.space<shared>>) {
  %d = tile.zero {note} : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
  %e = tile.map %d : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> {
  ^bb0(%x: f32):
    %y = arith.truncf %x : f32 to bf16
    tile.yield %y : bf16
  }
  tile.store "result" <role> %e to %w : !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.window<64x16xbf16>
  tile.store "result" <role> cache "evict_first" %e to %w : !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.window<64x16xbf16>
  tile.store "result" <thread> atom <st> %d to %s {note} : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to memref<64x16xf32, #tile.space<shared>>
  func.return
}

// Rows of what a thread holds, and pieces of runs.
// CHECK:      func.func @pieces
// CHECK-NEXT:   %rows = tile.extract %f from 0 row 4 {note} : !tile.fragment<8x8xf32, #tile.layout<threads [] values [8, 0, 1, 8, 1, 0]>> to !tile.fragment<4x8xf32, #tile.layout<threads [] values [8, 0, 1, 4, 1, 0]>>
// CHECK-NEXT:   %piece = tile.part %w[%i, %i] of [4, 1] : !tile.window<8x8xf32, runs [4, 4] of [8, 4]> to !tile.window<2x8xf32, runs [1, 4] of [1, 4]>
func.func @pieces(%f: !tile.fragment<8x8xf32, #tile.layout<threads [] values [8, 0, 1, 8, 1, 0]>>, %w: !tile.window<8x8xf32, runs [4, 4] of [8, 4]>, %i: index) {
  %rows = tile.extract %f from 0 row 4 {note} : !tile.fragment<8x8xf32, #tile.layout<threads [] values [8, 0, 1, 8, 1, 0]>> to !tile.fragment<4x8xf32, #tile.layout<threads [] values [8, 0, 1, 4, 1, 0]>>
  %piece = tile.part %w[%i, %i] of [4, 1] : !tile.window<8x8xf32, runs [4, 4] of [8, 4]> to !tile.window<2x8xf32, runs [1, 4] of [1, 4]>
  func.return
}

// Columns of a tile on their way out, through a buffer.
// CHECK:      func.func @output(%f: !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>, %g: !tile.fragment<128x256xf32>, %s: memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>, %w: !tile.window<64x16xbf16>, %t: memref<16x64xbf16, #tile.space<shared>>) {
// CHECK-NEXT:   %columns = tile.extract %f from 16 : !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// CHECK-NEXT:   %open = tile.extract %g from 0 {note} : !tile.fragment<128x256xf32> to !tile.fragment<128x64xf32>
// CHECK-NEXT:   %whole = tile.concat %columns, %columns : !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>, !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:   %wide = tile.concat %open {note} : !tile.fragment<128x64xf32> to !tile.fragment<128x64xf32>
// CHECK-NEXT:   %put = tile.insert %columns into %f from 16 : !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> into !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:   %other = tile.insert %open into %g from 64 {note} : !tile.fragment<128x64xf32> into !tile.fragment<128x256xf32> to !tile.fragment<128x256xf32>
// CHECK-NEXT:   %moved = tile.move %g {note} : !tile.fragment<128x256xf32> to !tile.fragment<128x256xf32>
// CHECK-NEXT:   tile.store "out" <warpgroup> atom <stmatrix> %columns to %s : !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
// CHECK-NEXT:   tile.store "out" <warpgroup> atom <stmatrix> %columns to transposed %t {note} : !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to memref<16x64xbf16, #tile.space<shared>>
// CHECK-NEXT:   tile.prefetch "input" <role> %w : !tile.window<64x16xbf16>
// CHECK-NEXT:   tile.prefetch "input" <role> %w {note} : !tile.window<64x16xbf16>
// CHECK-NEXT:   tile.bulk_store "out" <role> %s to %w : memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>> to !tile.window<64x16xbf16>
// CHECK-NEXT:   tile.bulk_store "out" <warpgroup> atom <tma_store> cache "evict_first" %s to %w {note} : memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>> to !tile.window<64x16xbf16>
// CHECK-NEXT:   func.return
// CHECK-NEXT: }
func.func @output(%f: !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>, %g: !tile.fragment<128x256xf32>, %s: memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>, %w: !tile.window<64x16xbf16>, %t: memref<16x64xbf16, #tile.space<shared>>) {
  %columns = tile.extract %f from 16 : !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
  %open = tile.extract %g from 0 {note} : !tile.fragment<128x256xf32> to !tile.fragment<128x64xf32>
  %whole = tile.concat %columns, %columns : !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>, !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
  %wide = tile.concat %open {note} : !tile.fragment<128x64xf32> to !tile.fragment<128x64xf32>
  %put = tile.insert %columns into %f from 16 : !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> into !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
  %other = tile.insert %open into %g from 64 {note} : !tile.fragment<128x64xf32> into !tile.fragment<128x256xf32> to !tile.fragment<128x256xf32>
  %moved = tile.move %g {note} : !tile.fragment<128x256xf32> to !tile.fragment<128x256xf32>
  tile.store "out" <warpgroup> atom <stmatrix> %columns to %s : !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
  tile.store "out" <warpgroup> atom <stmatrix> %columns to transposed %t {note} : !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to memref<16x64xbf16, #tile.space<shared>>
  tile.prefetch "input" <role> %w : !tile.window<64x16xbf16>
  tile.prefetch "input" <role> %w {note} : !tile.window<64x16xbf16>
  tile.bulk_store "out" <role> %s to %w : memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>> to !tile.window<64x16xbf16>
  tile.bulk_store "out" <warpgroup> atom <tma_store> cache "evict_first" %s to %w {note} : memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>> to !tile.window<64x16xbf16>
  func.return
}

// A finished tile with a row, a tile and a number, and in pieces.
// CHECK:      func.func @epilogue(%f: !tile.fragment<64x16xf32>, %g: !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>, %b: !tile.window<1x16xf32>, %r: memref<64x16xf32, #tile.space<shared>>, %s: f32, %w: !tile.window<64x16xbf16>, %t: memref<16x64xf32, #tile.space<shared>>) {
// CHECK-NEXT:   tile.epilogue "out" <role> %f with %b, %r, %s by ["n", "mn", ""] to %w : !tile.fragment<64x16xf32> with !tile.window<1x16xf32>, memref<64x16xf32, #tile.space<shared>>, f32 to !tile.window<64x16xbf16> {
// CHECK-NEXT:   ^bb0(%x: f32, %bias: f32, %residual: f32, %scale: f32):
// CHECK-NEXT:     %y = arith.truncf %x : f32 to bf16
// CHECK-NEXT:     tile.yield %y : bf16
// CHECK-NEXT:   }
// CHECK-NEXT:   tile.epilogue "out" <warpgroup> atom <st> %g to transposed %t attributes {note} : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to memref<16x64xf32, #tile.space<shared>> {
// CHECK-NEXT:   ^bb0(%x_1: f32):
// CHECK-NEXT:     tile.yield %x_1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   tile.staged_epilogue "out" %g attributes {note} : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> {
// CHECK-NEXT:   ^bb0(%sums: !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>):
// CHECK-NEXT:     tile.yield %sums : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// CHECK-NEXT:   } pieces {
// CHECK-NEXT:   ^bb0(%left: !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>):
// CHECK-NEXT:   } {
// CHECK-NEXT:   ^bb0(%right: !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>):
// CHECK-NEXT:     %columns = tile.extract %right from 8 : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 1, 0, 8]>>
// CHECK-NEXT:   }
// CHECK-NEXT:   %row = tile.load %b by "n" {note} : !tile.window<1x16xf32> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// CHECK-NEXT:   %sum = tile.map %g with %row, %s : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> with !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>, f32 to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> {
// CHECK-NEXT:   ^bb0(%p: f32, %q: f32, %u: f32):
// CHECK-NEXT:     %v = arith.addf %p, %q : f32
// CHECK-NEXT:     tile.yield %v : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.return
// CHECK-NEXT: }
func.func @epilogue(%f: !tile.fragment<64x16xf32>, %g: !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>, %b: !tile.window<1x16xf32>, %r: memref<64x16xf32, #tile.space<shared>>, %s: f32, %w: !tile.window<64x16xbf16>, %t: memref<16x64xf32, #tile.space<shared>>) {
  tile.epilogue "out" <role> %f with %b, %r, %s by ["n", "mn", ""] to %w : !tile.fragment<64x16xf32> with !tile.window<1x16xf32>, memref<64x16xf32, #tile.space<shared>>, f32 to !tile.window<64x16xbf16> {
  ^bb0(%x: f32, %bias: f32, %residual: f32, %scale: f32):
    %y = arith.truncf %x : f32 to bf16
    tile.yield %y : bf16
  }
  tile.epilogue "out" <warpgroup> atom <st> %g to transposed %t attributes {note} : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to memref<16x64xf32, #tile.space<shared>> {
  ^bb0(%x_1: f32):
    tile.yield %x_1 : f32
  }
  tile.staged_epilogue "out" %g attributes {note} : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> {
  ^bb0(%sums: !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>):
    tile.yield %sums : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
  } pieces {
  ^bb0(%left: !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>):
  } {
  ^bb0(%right: !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>):
    %columns = tile.extract %right from 8 : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 1, 0, 8]>>
  }
  %row = tile.load %b by "n" {note} : !tile.window<1x16xf32> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
  %sum = tile.map %g with %row, %s : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> with !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>, f32 to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> {
  ^bb0(%p: f32, %q: f32, %u: f32):
    %v = arith.addf %p, %q : f32
    tile.yield %v : f32
  }
  func.return
}

// One thread's outer product.
// CHECK:      func.func @outer(%a: memref<4x1xf32, strided<[32, 1], offset: ?>, #tile.space<shared>>, %b: !tile.window<1x2xf32>) {
// CHECK-NEXT:   %column = tile.load %a : memref<4x1xf32, strided<[32, 1], offset: ?>, #tile.space<shared>> to !tile.fragment<4x1xf32, #tile.layout<threads [] values [1, 0, 1, 4, 1, 0]>>
// CHECK-NEXT:   %row = tile.load %b {note} : !tile.window<1x2xf32> to !tile.fragment<1x2xf32, #tile.layout<threads [] values [2, 0, 1, 1, 1, 0]>>
// CHECK-NEXT:   %zero = tile.zero : !tile.fragment<4x2xf32, #tile.layout<threads [] values [2, 0, 1, 4, 1, 0]>>
// CHECK-NEXT:   %sum = tile.fma %column, %row, %zero : !tile.fragment<4x1xf32, #tile.layout<threads [] values [1, 0, 1, 4, 1, 0]>>, !tile.fragment<1x2xf32, #tile.layout<threads [] values [2, 0, 1, 1, 1, 0]>>, !tile.fragment<4x2xf32, #tile.layout<threads [] values [2, 0, 1, 4, 1, 0]>> to !tile.fragment<4x2xf32, #tile.layout<threads [] values [2, 0, 1, 4, 1, 0]>>
// CHECK-NEXT:   func.return
// CHECK-NEXT: }
func.func @outer(%a: memref<4x1xf32, strided<[32, 1], offset: ?>, #tile.space<shared>>, %b: !tile.window<1x2xf32>) {
  %column = tile.load %a : memref<4x1xf32, strided<[32, 1], offset: ?>, #tile.space<shared>> to !tile.fragment<4x1xf32, #tile.layout<threads [] values [1, 0, 1, 4, 1, 0]>>
  %row = tile.load %b {note} : !tile.window<1x2xf32> to !tile.fragment<1x2xf32, #tile.layout<threads [] values [2, 0, 1, 1, 1, 0]>>
  %zero = tile.zero : !tile.fragment<4x2xf32, #tile.layout<threads [] values [2, 0, 1, 4, 1, 0]>>
  %sum = tile.fma %column, %row, %zero : !tile.fragment<4x1xf32, #tile.layout<threads [] values [1, 0, 1, 4, 1, 0]>>, !tile.fragment<1x2xf32, #tile.layout<threads [] values [2, 0, 1, 1, 1, 0]>>, !tile.fragment<4x2xf32, #tile.layout<threads [] values [2, 0, 1, 4, 1, 0]>> to !tile.fragment<4x2xf32, #tile.layout<threads [] values [2, 0, 1, 4, 1, 0]>>
  func.return
}

// A warp's fragments, loaded together from a place in a buffer, and their product.
// CHECK:      func.func @fragments(%a: memref<16x64xf16, #tile.swizzle<span 128 pitch 2048>, #tile.space<shared>>, %b: memref<8x16xf16, #tile.space<shared>>, %d: !tile.fragment<16x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 8, 0]>>) {
// CHECK-NEXT:   %x = tile.load atom <ldmatrix> %a from [0, 48] : memref<16x64xf16, #tile.swizzle<span 128 pitch 2048>, #tile.space<shared>> to !tile.fragment<16x16xf16, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// CHECK-NEXT:   %y = tile.load atom <ldmatrix> %b from [0, 0] {note} : memref<8x16xf16, #tile.space<shared>> to !tile.fragment<8x16xf16, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 0, 8]>>
// CHECK-NEXT:   %0 = tile.mma "main" <warp> atom <mma_sync 16x8x16> %x "mk", %y "nk", %d : !tile.fragment<16x16xf16, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>, !tile.fragment<8x16xf16, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 0, 8]>>, !tile.fragment<16x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 8, 0]>> to !tile.fragment<16x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 8, 0]>>
// CHECK-NEXT:   func.return
// CHECK-NEXT: }
func.func @fragments(%a: memref<16x64xf16, #tile.swizzle<span 128 pitch 2048>, #tile.space<shared>>, %b: memref<8x16xf16, #tile.space<shared>>, %d: !tile.fragment<16x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 8, 0]>>) {
  %x = tile.load atom <ldmatrix> %a from [0, 48] : memref<16x64xf16, #tile.swizzle<span 128 pitch 2048>, #tile.space<shared>> to !tile.fragment<16x16xf16, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
  %y = tile.load atom <ldmatrix> %b from [0, 0] {note} : memref<8x16xf16, #tile.space<shared>> to !tile.fragment<8x16xf16, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 0, 8]>>
  %0 = tile.mma "main" <warp> atom <mma_sync 16x8x16> %x "mk", %y "nk", %d : !tile.fragment<16x16xf16, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>, !tile.fragment<8x16xf16, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 0, 8]>>, !tile.fragment<16x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 8, 0]>> to !tile.fragment<16x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 8, 0]>>
  func.return
}

// A warp's fragments of f64, each lane's elements loaded from its own place, and their product.
// CHECK:      func.func @doubles(%a: memref<16x32xf64, strided<[36, 1]>, #tile.space<shared>>, %b: memref<8x32xf64, #tile.swizzle<span 128 pitch 1024>, #tile.space<shared>>, %d: !tile.fragment<16x8xf64, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 8, 0]>>) {
// CHECK-NEXT:   %x = tile.load atom <ld> %a from [0, 16] : memref<16x32xf64, strided<[36, 1]>, #tile.space<shared>> to !tile.fragment<16x16xf64, #tile.layout<threads [4, 0, 1, 8, 1, 0] values [2, 8, 0, 4, 0, 4]>>
// CHECK-NEXT:   %y = tile.load atom <ld> %b from [0, 16] {note} : memref<8x32xf64, #tile.swizzle<span 128 pitch 1024>, #tile.space<shared>> to !tile.fragment<8x16xf64, #tile.layout<threads [4, 0, 1, 8, 1, 0] values [4, 0, 4]>>
// CHECK-NEXT:   %0 = tile.mma "main" <warp> atom <mma_sync 16x8x16> %x "mk", %y "nk", %d : !tile.fragment<16x16xf64, #tile.layout<threads [4, 0, 1, 8, 1, 0] values [2, 8, 0, 4, 0, 4]>>, !tile.fragment<8x16xf64, #tile.layout<threads [4, 0, 1, 8, 1, 0] values [4, 0, 4]>>, !tile.fragment<16x8xf64, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 8, 0]>> to !tile.fragment<16x8xf64, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 8, 0]>>
// CHECK-NEXT:   func.return
// CHECK-NEXT: }
func.func @doubles(%a: memref<16x32xf64, strided<[36, 1]>, #tile.space<shared>>, %b: memref<8x32xf64, #tile.swizzle<span 128 pitch 1024>, #tile.space<shared>>, %d: !tile.fragment<16x8xf64, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 8, 0]>>) {
  %x = tile.load atom <ld> %a from [0, 16] : memref<16x32xf64, strided<[36, 1]>, #tile.space<shared>> to !tile.fragment<16x16xf64, #tile.layout<threads [4, 0, 1, 8, 1, 0] values [2, 8, 0, 4, 0, 4]>>
  %y = tile.load atom <ld> %b from [0, 16] {note} : memref<8x32xf64, #tile.swizzle<span 128 pitch 1024>, #tile.space<shared>> to !tile.fragment<8x16xf64, #tile.layout<threads [4, 0, 1, 8, 1, 0] values [4, 0, 4]>>
  %0 = tile.mma "main" <warp> atom <mma_sync 16x8x16> %x "mk", %y "nk", %d : !tile.fragment<16x16xf64, #tile.layout<threads [4, 0, 1, 8, 1, 0] values [2, 8, 0, 4, 0, 4]>>, !tile.fragment<8x16xf64, #tile.layout<threads [4, 0, 1, 8, 1, 0] values [4, 0, 4]>>, !tile.fragment<16x8xf64, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 8, 0]>> to !tile.fragment<16x8xf64, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 8, 0]>>
  func.return
}

// Attributes where nothing but their own text says what they are.
// CHECK:      func.func @attributes() attributes {atoms = [#tile.atom<fma>, #tile.atom<wgmma 64x128x16>], scopes = [#tile.scope<role>, #tile.scope<warpgroup>, #tile.scope<warp>, #tile.scope<thread>], spaces = [#tile.space<global>, #tile.space<shared>]} {
// CHECK-NEXT:   func.return
// CHECK-NEXT: }
func.func @attributes() attributes {atoms = [#tile.atom<fma>, #tile.atom<wgmma 64x128x16>], scopes = [#tile.scope<role>, #tile.scope<warpgroup>, #tile.scope<warp>, #tile.scope<thread>], spaces = [#tile.space<global>, #tile.space<shared>]} {
  func.return
}

// Work in parts, and what becomes of a part's sum: as a whole, and thread by thread.
// CHECK:      tile.kernel @parts ["c"] outputs 1 sizes {} {
// CHECK-NEXT: ^bb0(%c: memref<64x64xf32, #tile.space<global>>):
// CHECK-NEXT:   %m = arith.constant 512 : index
// CHECK-NEXT:   %partials = tile.partials : !tile.partials<6x3x64x8xf32>
// CHECK-NEXT:   %more = tile.partials {note} : !tile.partials<1x2x8x8xf32>
// CHECK-NEXT:   tile.work of %m by %m by %m in blocks [64, 8, 64] parts 3 {
// CHECK-NEXT:   ^bb0(%row: index, %column: index, %k0: index, %k1: index, %first: i1, %last: i1, %part: index):
// CHECK-NEXT:     %sum = tile.zero : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>>
// CHECK-NEXT:     tile.fixup "fixup" <role> %sum in %partials[%row, %part] : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>> in !tile.partials<6x3x64x8xf32> {
// CHECK-NEXT:     ^bb0(%total: !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>>):
// CHECK-NEXT:     }
// CHECK-NEXT:     tile.fixup "fixup" <warpgroup> %sum in %partials[%row, %part] at 2 attributes {note} : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>> in !tile.partials<6x3x64x8xf32> {
// CHECK-NEXT:     ^bb0(%again: !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>>):
// CHECK-NEXT:     }
// CHECK-NEXT:     tile.fixup "fixup" <warpgroup> %sum in %partials[%row, %part] at 4 plus %column : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>> in !tile.partials<6x3x64x8xf32> {
// CHECK-NEXT:     ^bb0(%third: !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>>):
// CHECK-NEXT:     }
// CHECK-NEXT:     tile.store_registers %sum to %partials[%row apart 512] : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>> to !tile.partials<6x3x64x8xf32>
// CHECK-NEXT:     tile.store_registers %sum to %partials[%row apart 512] {note} : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>> to !tile.partials<6x3x64x8xf32>
// CHECK-NEXT:     %one = tile.sum_registers %sum from %partials[%row apart 512] parts 3 each 512 by 5 : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>> from !tile.partials<6x3x64x8xf32> to !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>>
// CHECK-NEXT:     %two = tile.sum_registers %one from %partials[%row apart 512] parts 1 each 512 by 1 {note} : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>> from !tile.partials<6x3x64x8xf32> to !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
tile.kernel @parts ["c"] outputs 1 sizes {} {
^bb0(%c: memref<64x64xf32, #tile.space<global>>):
  %m = arith.constant 512 : index
  %partials = tile.partials : !tile.partials<6x3x64x8xf32>
  %more = tile.partials {note} : !tile.partials<1x2x8x8xf32>
  tile.work of %m by %m by %m in blocks [64, 8, 64] parts 3 {
  ^bb0(%row: index, %column: index, %k0: index, %k1: index, %first: i1, %last: i1, %part: index):
    %sum = tile.zero : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>>
    tile.fixup "fixup" <role> %sum in %partials[%row, %part] : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>> in !tile.partials<6x3x64x8xf32> {
    ^bb0(%total: !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>>):
    }
    tile.fixup "fixup" <warpgroup> %sum in %partials[%row, %part] at 2 attributes {note} : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>> in !tile.partials<6x3x64x8xf32> {
    ^bb0(%again: !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>>):
    }
    tile.fixup "fixup" <warpgroup> %sum in %partials[%row, %part] at 4 plus %column : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>> in !tile.partials<6x3x64x8xf32> {
    ^bb0(%third: !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>>):
    }
    tile.store_registers %sum to %partials[%row apart 512] : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>> to !tile.partials<6x3x64x8xf32>
    tile.store_registers %sum to %partials[%row apart 512] {note} : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>> to !tile.partials<6x3x64x8xf32>
    %one = tile.sum_registers %sum from %partials[%row apart 512] parts 3 each 512 by 5 : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>> from !tile.partials<6x3x64x8xf32> to !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>>
    %two = tile.sum_registers %one from %partials[%row apart 512] parts 1 each 512 by 1 {note} : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>> from !tile.partials<6x3x64x8xf32> to !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>>
  }
}

// Work in streams: a part of a block says which of how many it is.
// CHECK:      tile.kernel @streams ["c"] outputs 1 sizes {} {
// CHECK-NEXT: ^bb0(%c: memref<64x64xf32, #tile.space<global>>):
// CHECK-NEXT:   %m = arith.constant 512 : index
// CHECK-NEXT:   %yes = arith.constant true
// CHECK-NEXT:   %partials = tile.partials : !tile.partials<6x1x64x8xf32>
// CHECK-NEXT:   tile.work of %m by %m by %m in blocks [64, 8, 64] streamed [4, 3, 2] {
// CHECK-NEXT:   ^bb0(%row: index, %column: index, %k0: index, %k1: index, %first: i1, %last: i1, %slot: index, %part: index, %parts: index):
// CHECK-NEXT:     %length = tile.assume %k1 from 128 to 512 by 64
// CHECK-NEXT:     %again = tile.assume %k1 from 0 to 0 by 1 {note}
// CHECK-NEXT:     %sum = tile.zero : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>>
// CHECK-NEXT:     tile.fixup "fixup" <role> %sum in %partials[%slot, %part of %parts] : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>> in !tile.partials<6x1x64x8xf32> {
// CHECK-NEXT:     ^bb0(%total: !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>>):
// CHECK-NEXT:     }
// CHECK-NEXT:     tile.fixup "fixup" <warpgroup> %sum in %partials[%slot, %part of %parts] at 4 plus %column : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>> in !tile.partials<6x1x64x8xf32> {
// CHECK-NEXT:     ^bb0(%third: !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>>):
// CHECK-NEXT:     }
// CHECK-NEXT:     %one = tile.sum_registers %sum from %partials[%row apart 512] parts 1 each 512 by 5 onto %yes : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>> from !tile.partials<6x1x64x8xf32> to !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
tile.kernel @streams ["c"] outputs 1 sizes {} {
^bb0(%c: memref<64x64xf32, #tile.space<global>>):
  %m = arith.constant 512 : index
  %yes = arith.constant true
  %partials = tile.partials : !tile.partials<6x1x64x8xf32>
  tile.work of %m by %m by %m in blocks [64, 8, 64] streamed [4, 3, 2] {
  ^bb0(%row: index, %column: index, %k0: index, %k1: index, %first: i1, %last: i1, %slot: index, %part: index, %parts: index):
    %length = tile.assume %k1 from 128 to 512 by 64
    %again = tile.assume %k1 from 0 to 0 by 1 {note}
    %sum = tile.zero : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>>
    tile.fixup "fixup" <role> %sum in %partials[%slot, %part of %parts] : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>> in !tile.partials<6x1x64x8xf32> {
    ^bb0(%total: !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>>):
    }
    tile.fixup "fixup" <warpgroup> %sum in %partials[%slot, %part of %parts] at 4 plus %column : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>> in !tile.partials<6x1x64x8xf32> {
    ^bb0(%third: !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>>):
    }
    %one = tile.sum_registers %sum from %partials[%row apart 512] parts 1 each 512 by 5 onto %yes : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>> from !tile.partials<6x1x64x8xf32> to !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>>
  }
}

// CHECK-LABEL: func.func @loops(%x: tensor<8x4xf32>, %b: tensor<8xf32>, %y: tensor<?x?xf32>) -> tensor<8xbf16> {
// CHECK-NEXT:   %r = tile.loops %x, %b maps [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d1)>] : tensor<8x4xf32>, tensor<8xf32> -> tensor<4x8xf32> {
// CHECK-NEXT:   ^bb0(%e: f32, %f: f32):
// CHECK-NEXT:     %s = arith.addf %e, %f : f32
// CHECK-NEXT:     tile.yield %s : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   %q = tile.loops maps [] : -> tensor<4xindex> {
// CHECK-NEXT:     %i = tile.loop_index 0
// CHECK-NEXT:     tile.yield %i : index
// CHECK-NEXT:   }
// CHECK-NEXT:   %h = tile.loops %b maps [affine_map<(d0) -> (d0)>] tables %x : tensor<8xf32> tables tensor<8x4xf32> -> tensor<4xf32> {
// CHECK-NEXT:   ^bb0(%o: f32):
// CHECK-NEXT:     %j = tile.loop_index 0
// CHECK-NEXT:     %k = tile.loop_gather 0[%j, %j] : f32
// CHECK-NEXT:     tile.yield %k : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   %t = tile.loops %x maps [affine_map<(d0, d1) -> (d0, (d1 + -1))>] over [4] by "maxnum" : tensor<8x4xf32> -> tensor<8xbf16> {
// CHECK-NEXT:   ^bb0(%g: f32):
// CHECK-NEXT:     tile.yield %g : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   %u = tile.loops %y maps [affine_map<(d0, d1)[s0, s1] -> (d0, d1)>] over [-9223372036854775808] by "add" dynamic {s0 = array<i64: 0, 0, 1, 0>, s1 = array<i64: 0, 1>} lengths ["s1"] : tensor<?x?xf32> -> tensor<?xf32> {
// CHECK-NEXT:   ^bb0(%w: f32):
// CHECK-NEXT:     %n = tile.loop_size "s1"
// CHECK-NEXT:     tile.yield %w : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   %shared = tile.loops %y maps [affine_map<(d0, d1)[s0, s1] -> (((d0 * (s1 ceildiv 4)) + d1), d1)>] over [-9223372036854775808] by "add" dynamic {s0 = array<i64: 0, 0>, s1 = array<i64: 0, 1>} lengths ["s1"] shares [4] : tensor<?x?xf32> -> tensor<4xf32> {
// CHECK-NEXT:   ^bb0(%own: f32):
// CHECK-NEXT:     tile.yield %own : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   %v = tile.loops %x maps [affine_map<(d0, d1) -> (d0, d1)>] over [4] keeps 1 : tensor<8x4xf32> -> tensor<8xi32> {
// CHECK-NEXT:   ^bb0(%aa: f32, %ab: f32, %ac: i32):
// CHECK-NEXT:     %ad = arith.cmpf ogt, %aa, %ab : f32
// CHECK-NEXT:     %ae = arith.select %ad, %aa, %ab : f32
// CHECK-NEXT:     tile.yield %ae, %ac : f32, i32
// CHECK-NEXT:   }
func.func @loops(%x: tensor<8x4xf32>, %b: tensor<8xf32>, %y: tensor<?x?xf32>) -> tensor<8xbf16> {
  %r = tile.loops %x, %b maps [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d1)>] : tensor<8x4xf32>, tensor<8xf32> -> tensor<4x8xf32> {
  ^bb0(%e: f32, %f: f32):
    %s = arith.addf %e, %f : f32
    tile.yield %s : f32
  }
  %q = tile.loops maps [] : -> tensor<4xindex> {
    %i = tile.loop_index 0
    tile.yield %i : index
  }
  %h = tile.loops %b maps [affine_map<(d0) -> (d0)>] tables %x : tensor<8xf32> tables tensor<8x4xf32> -> tensor<4xf32> {
  ^bb0(%o: f32):
    %j = tile.loop_index 0
    %k = tile.loop_gather 0[%j, %j] : f32
    tile.yield %k : f32
  }
  %t = tile.loops %x maps [affine_map<(d0, d1) -> (d0, (d1 + -1))>] over [4] by "maxnum" : tensor<8x4xf32> -> tensor<8xbf16> {
  ^bb0(%g: f32):
    tile.yield %g : f32
  }
  %u = tile.loops %y maps [affine_map<(d0, d1)[s0, s1] -> (d0, d1)>] over [-9223372036854775808] by "add" dynamic {s0 = array<i64: 0, 0, 1, 0>, s1 = array<i64: 0, 1>} lengths ["s1"] : tensor<?x?xf32> -> tensor<?xf32> {
  ^bb0(%w: f32):
    %n = tile.loop_size "s1"
    tile.yield %w : f32
  }
  %shared = tile.loops %y maps [affine_map<(d0, d1)[s0, s1] -> (((d0 * (s1 ceildiv 4)) + d1), d1)>] over [-9223372036854775808] by "add" dynamic {s0 = array<i64: 0, 0>, s1 = array<i64: 0, 1>} lengths ["s1"] shares [4] : tensor<?x?xf32> -> tensor<4xf32> {
  ^bb0(%own: f32):
    tile.yield %own : f32
  }
  %v = tile.loops %x maps [affine_map<(d0, d1) -> (d0, d1)>] over [4] keeps 1 : tensor<8x4xf32> -> tensor<8xi32> {
  ^bb0(%aa: f32, %ab: f32, %ac: i32):
    %ad = arith.cmpf ogt, %aa, %ab : f32
    %ae = arith.select %ad, %aa, %ab : f32
    tile.yield %ae, %ac : f32, i32
  }
  func.return %t : tensor<8xbf16>
}

// CHECK-LABEL: tile.kernel @elements ["a", "r"] outputs 1 sizes {} {
// CHECK:        %x = tile.transfer_read %a[%i, %i] step 1 width 4 if %p : memref<4x8xf32, #tile.space<global>> to !tile.fragment<1x4xf32, #tile.layout<threads [] values [4, 0, 1, 1, 1, 0]>>
// CHECK-NEXT:   %y = tile.transfer_read %a[%i, %i] step 8 width 1 : memref<4x8xf32, #tile.space<global>> to !tile.fragment<1x4xf32, #tile.layout<threads [] values [4, 0, 1, 1, 1, 0]>>
// CHECK-NEXT:   %v = tile.transfer_read %a[%i, %i] step 1 width 1 if %p outside %i inside %i : memref<4x8xf32, #tile.space<global>> to !tile.fragment<1x4xf32, #tile.layout<threads [] values [4, 0, 1, 1, 1, 0]>>
// CHECK-NEXT:   %w = tile.transfer_read %a[%i, %i] step 1 width 1 inside %i {note} : memref<4x8xf32, #tile.space<global>> to !tile.fragment<1x4xf32, #tile.layout<threads [] values [4, 0, 1, 1, 1, 0]>>
// CHECK-NEXT:   tile.transfer_write %x to %r[%i, %i] width 2 if %p : !tile.fragment<1x4xf32, #tile.layout<threads [] values [4, 0, 1, 1, 1, 0]>> to memref<4x8xf32, #tile.space<global>>
// CHECK-NEXT:   tile.transfer_write %y to %r[%i, %i] width 1 : !tile.fragment<1x4xf32, #tile.layout<threads [] values [4, 0, 1, 1, 1, 0]>> to memref<4x8xf32, #tile.space<global>>
// CHECK-NEXT:   tile.transfer_write %y to %r[%i, %i] width 1 again : !tile.fragment<1x4xf32, #tile.layout<threads [] values [4, 0, 1, 1, 1, 0]>> to memref<4x8xf32, #tile.space<global>>
// CHECK-NEXT:   tile.transfer_write %y to %r[%i, %i] step 8 width 1 if %p inside %i : !tile.fragment<1x4xf32, #tile.layout<threads [] values [4, 0, 1, 1, 1, 0]>> to memref<4x8xf32, #tile.space<global>>
// CHECK-NEXT:   %n = tile.iota %i step 1 to !tile.fragment<1x4xi32, #tile.layout<threads [] values [4, 0, 1, 1, 1, 0]>>
// CHECK-NEXT:   %g = tile.gather %a[%n, %n] if %p : memref<4x8xf32, #tile.space<global>>, !tile.fragment<1x4xi32, #tile.layout<threads [] values [4, 0, 1, 1, 1, 0]>>, !tile.fragment<1x4xi32, #tile.layout<threads [] values [4, 0, 1, 1, 1, 0]>> to !tile.fragment<1x4xf32, #tile.layout<threads [] values [4, 0, 1, 1, 1, 0]>>
// CHECK-NEXT:   %q = tile.gather %a[%n, %n] : memref<4x8xf32, #tile.space<global>>, !tile.fragment<1x4xi32, #tile.layout<threads [] values [4, 0, 1, 1, 1, 0]>>, !tile.fragment<1x4xi32, #tile.layout<threads [] values [4, 0, 1, 1, 1, 0]>> to !tile.fragment<1x4xf32, #tile.layout<threads [] values [4, 0, 1, 1, 1, 0]>>
// CHECK-NEXT:   %o = tile.iota %i step 0 to !tile.fragment<1x1xi32, #tile.layout<threads [] values [1, 0, 1, 1, 1, 0]>>
// CHECK-NEXT:   %j = tile.as_index %o : !tile.fragment<1x1xi32, #tile.layout<threads [] values [1, 0, 1, 1, 1, 0]>>
// CHECK-NEXT:   %z = tile.splat %one : f32 to !tile.fragment<1x4xf32, #tile.layout<threads [] values [4, 0, 1, 1, 1, 0]>>
// CHECK-NEXT:   %s = tile.reduce "add" across 32 %z : !tile.fragment<1x4xf32, #tile.layout<threads [] values [4, 0, 1, 1, 1, 0]>> to !tile.fragment<1x1xf32, #tile.layout<threads [] values [1, 0, 1, 1, 1, 0]>>
// CHECK-NEXT:   %kept, %first = tile.combine across 16 %z, %n : !tile.fragment<1x4xf32, #tile.layout<threads [] values [4, 0, 1, 1, 1, 0]>>, !tile.fragment<1x4xi32, #tile.layout<threads [] values [4, 0, 1, 1, 1, 0]>> to !tile.fragment<1x1xf32, #tile.layout<threads [] values [1, 0, 1, 1, 1, 0]>>, !tile.fragment<1x1xi32, #tile.layout<threads [] values [1, 0, 1, 1, 1, 0]>> {
// CHECK-NEXT:   ^bb0(%v0: f32, %w0: i32, %v1: f32, %w1: i32):
// CHECK-NEXT:     tile.yield %v1, %w0 : f32, i32
// CHECK-NEXT:   }
// CHECK-NEXT:   %behind = tile.combine across 1 %z behind %kept attributes {note} : !tile.fragment<1x4xf32, #tile.layout<threads [] values [4, 0, 1, 1, 1, 0]>> behind !tile.fragment<1x1xf32, #tile.layout<threads [] values [1, 0, 1, 1, 1, 0]>> to !tile.fragment<1x1xf32, #tile.layout<threads [] values [1, 0, 1, 1, 1, 0]>> {
// CHECK-NEXT:   ^bb0(%b0: f32, %b1: f32):
// CHECK-NEXT:     tile.yield %b0 : f32
// CHECK-NEXT:   }
tile.kernel @elements ["a", "r"] outputs 1 sizes {} {
^bb0(%a: memref<4x8xf32, #tile.space<global>>, %r: memref<4x8xf32, #tile.space<global>>):
  %i = arith.constant 0 : index
  %p = arith.constant true
  %one = arith.constant 1.000000e+00 : f32
  %x = tile.transfer_read %a[%i, %i] step 1 width 4 if %p : memref<4x8xf32, #tile.space<global>> to !tile.fragment<1x4xf32, #tile.layout<threads [] values [4, 0, 1, 1, 1, 0]>>
  %y = tile.transfer_read %a[%i, %i] step 8 width 1 : memref<4x8xf32, #tile.space<global>> to !tile.fragment<1x4xf32, #tile.layout<threads [] values [4, 0, 1, 1, 1, 0]>>
  %v = tile.transfer_read %a[%i, %i] step 1 width 1 if %p outside %i inside %i : memref<4x8xf32, #tile.space<global>> to !tile.fragment<1x4xf32, #tile.layout<threads [] values [4, 0, 1, 1, 1, 0]>>
  %w = tile.transfer_read %a[%i, %i] step 1 width 1 inside %i {note} : memref<4x8xf32, #tile.space<global>> to !tile.fragment<1x4xf32, #tile.layout<threads [] values [4, 0, 1, 1, 1, 0]>>
  tile.transfer_write %x to %r[%i, %i] width 2 if %p : !tile.fragment<1x4xf32, #tile.layout<threads [] values [4, 0, 1, 1, 1, 0]>> to memref<4x8xf32, #tile.space<global>>
  tile.transfer_write %y to %r[%i, %i] width 1 : !tile.fragment<1x4xf32, #tile.layout<threads [] values [4, 0, 1, 1, 1, 0]>> to memref<4x8xf32, #tile.space<global>>
  tile.transfer_write %y to %r[%i, %i] width 1 again : !tile.fragment<1x4xf32, #tile.layout<threads [] values [4, 0, 1, 1, 1, 0]>> to memref<4x8xf32, #tile.space<global>>
  tile.transfer_write %y to %r[%i, %i] step 8 width 1 if %p inside %i : !tile.fragment<1x4xf32, #tile.layout<threads [] values [4, 0, 1, 1, 1, 0]>> to memref<4x8xf32, #tile.space<global>>
  %n = tile.iota %i step 1 to !tile.fragment<1x4xi32, #tile.layout<threads [] values [4, 0, 1, 1, 1, 0]>>
  %g = tile.gather %a[%n, %n] if %p : memref<4x8xf32, #tile.space<global>>, !tile.fragment<1x4xi32, #tile.layout<threads [] values [4, 0, 1, 1, 1, 0]>>, !tile.fragment<1x4xi32, #tile.layout<threads [] values [4, 0, 1, 1, 1, 0]>> to !tile.fragment<1x4xf32, #tile.layout<threads [] values [4, 0, 1, 1, 1, 0]>>
  %q = tile.gather %a[%n, %n] : memref<4x8xf32, #tile.space<global>>, !tile.fragment<1x4xi32, #tile.layout<threads [] values [4, 0, 1, 1, 1, 0]>>, !tile.fragment<1x4xi32, #tile.layout<threads [] values [4, 0, 1, 1, 1, 0]>> to !tile.fragment<1x4xf32, #tile.layout<threads [] values [4, 0, 1, 1, 1, 0]>>
  %o = tile.iota %i step 0 to !tile.fragment<1x1xi32, #tile.layout<threads [] values [1, 0, 1, 1, 1, 0]>>
  %j = tile.as_index %o : !tile.fragment<1x1xi32, #tile.layout<threads [] values [1, 0, 1, 1, 1, 0]>>
  %z = tile.splat %one : f32 to !tile.fragment<1x4xf32, #tile.layout<threads [] values [4, 0, 1, 1, 1, 0]>>
  %s = tile.reduce "add" across 32 %z : !tile.fragment<1x4xf32, #tile.layout<threads [] values [4, 0, 1, 1, 1, 0]>> to !tile.fragment<1x1xf32, #tile.layout<threads [] values [1, 0, 1, 1, 1, 0]>>
  %kept, %first = tile.combine across 16 %z, %n : !tile.fragment<1x4xf32, #tile.layout<threads [] values [4, 0, 1, 1, 1, 0]>>, !tile.fragment<1x4xi32, #tile.layout<threads [] values [4, 0, 1, 1, 1, 0]>> to !tile.fragment<1x1xf32, #tile.layout<threads [] values [1, 0, 1, 1, 1, 0]>>, !tile.fragment<1x1xi32, #tile.layout<threads [] values [1, 0, 1, 1, 1, 0]>> {
  ^bb0(%v0: f32, %w0: i32, %v1: f32, %w1: i32):
    tile.yield %v1, %w0 : f32, i32
  }
  %behind = tile.combine across 1 %z behind %kept attributes {note} : !tile.fragment<1x4xf32, #tile.layout<threads [] values [4, 0, 1, 1, 1, 0]>> behind !tile.fragment<1x1xf32, #tile.layout<threads [] values [1, 0, 1, 1, 1, 0]>> to !tile.fragment<1x1xf32, #tile.layout<threads [] values [1, 0, 1, 1, 1, 0]>> {
  ^bb0(%b0: f32, %b1: f32):
    tile.yield %b0 : f32
  }
}

// CHECK:      tile.kernel @told ["a", "b"] outputs 1 sizes {m = array<i64: 0, 0>} dynamic {m = array<i64: 0, 0, 1, 0>} guard {m = array<i64: 0, 4096, 8>} grid ["m", "1", "1"] {
// CHECK:        %m = tile.extent "m"
// CHECK-NEXT:   %again = tile.extent "m" {note}
tile.kernel @told ["a", "b"] outputs 1 sizes {m = array<i64: 0, 0>} dynamic {m = array<i64: 0, 0, 1, 0>} guard {m = array<i64: 0, 4096, 8>} grid ["m", "1", "1"] {
^bb0(%a: memref<?x64xf32, #tile.space<global>>, %b: memref<?x32xf32, #tile.space<global>>):
  %m = tile.extent "m"
  %again = tile.extent "m" {note}
}

// CHECK:      tile.kernel @pair ["a", "b"] outputs 1 sizes {} {
// CHECK:        %both = tile.beside %v, %w along 0 {note} : !tile.window<32x64xf16>, !tile.window<32x64xf16> to !tile.window<64x64xf16>
// CHECK:        tile.epilogue "out" <role> %f with %f by ["mn"] to %t : !tile.fragment<32x64xf16> with !tile.fragment<32x64xf16> to !tile.window<32x64xf16> {
tile.kernel @pair ["a", "b"] outputs 1 sizes {} {
^bb0(%a: memref<64x64xf16, #tile.space<global>>, %b: memref<64x64xf16, #tile.space<global>>):
  %i = arith.constant 0 : index
  %m = arith.constant 64 : index
  %v = tile.window %a[%i, %i] within [%m, %m] : memref<64x64xf16, #tile.space<global>> to !tile.window<32x64xf16>
  %w = tile.window %b[%i, %i] within [%m, %m] : memref<64x64xf16, #tile.space<global>> to !tile.window<32x64xf16>
  %both = tile.beside %v, %w along 0 {note} : !tile.window<32x64xf16>, !tile.window<32x64xf16> to !tile.window<64x64xf16>
  %t = tile.window %b[%i, %i] within [%m, %m] : memref<64x64xf16, #tile.space<global>> to !tile.window<32x64xf16>
  %f = tile.zero : !tile.fragment<32x64xf16>
  tile.epilogue "out" <role> %f with %f by ["mn"] to %t : !tile.fragment<32x64xf16> with !tile.fragment<32x64xf16> to !tile.window<32x64xf16> {
  ^bb0(%x: f16, %y: f16):
    %s = arith.mulf %x, %y : f16
    tile.yield %s : f16
  }
}

// Parts that the CTAs of a cluster add, each a slice of the columns.
// CHECK:      tile.kernel @scatter [] outputs 0 sizes {} cluster [1, 1, 4] {
// CHECK-NEXT:   %sums = tile.alloc over rings : memref<4x512xf32, #tile.space<shared>>
// CHECK-NEXT:   %placed = tile.alloc over rings at 1024 {note} : memref<4x512xf32, #tile.space<shared>>
// CHECK-NEXT:   %part = tile.cluster_id 2
// CHECK-NEXT:   %v = tile.zero : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:   tile.reduce_scatter "fixup" <role> %v of [128, 32] as %part among 4 : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> {
// CHECK-NEXT:   ^bb0(%sum: !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>>, %slice: index):
// CHECK-NEXT:   }
// CHECK-NEXT:   tile.reduce_scatter "fixup" <warpgroup> %v of [64, 32] as %part among 4 at 2 attributes {note} : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> {
// CHECK-NEXT:   ^bb0(%again: !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>>, %number: index):
// CHECK-NEXT:   }
// CHECK-NEXT:   tile.store_registers %v to %sums[%part apart 512] : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to memref<4x512xf32, #tile.space<shared>>
// CHECK-NEXT:   %one = tile.sum_peers %sums[%part apart 512 across 1 down 2048] parts 4 by 2 : memref<4x512xf32, #tile.space<shared>> to !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>>
// CHECK-NEXT:   %two = tile.sum_peers %sums[%part apart 512 across 1 down 2048] parts 1 by 1 {note} : memref<4x512xf32, #tile.space<shared>> to !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>>
// CHECK-NEXT: }
tile.kernel @scatter [] outputs 0 sizes {} cluster [1, 1, 4] {
  %sums = tile.alloc over rings : memref<4x512xf32, #tile.space<shared>>
  %placed = tile.alloc over rings at 1024 {note} : memref<4x512xf32, #tile.space<shared>>
  %part = tile.cluster_id 2
  %v = tile.zero : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
  tile.reduce_scatter "fixup" <role> %v of [128, 32] as %part among 4 : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> {
  ^bb0(%sum: !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>>, %slice: index):
  }
  tile.reduce_scatter "fixup" <warpgroup> %v of [64, 32] as %part among 4 at 2 attributes {note} : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> {
  ^bb0(%again: !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>>, %number: index):
  }
  tile.store_registers %v to %sums[%part apart 512] : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to memref<4x512xf32, #tile.space<shared>>
  %one = tile.sum_peers %sums[%part apart 512 across 1 down 2048] parts 4 by 2 : memref<4x512xf32, #tile.space<shared>> to !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>>
  %two = tile.sum_peers %sums[%part apart 512 across 1 down 2048] parts 1 by 1 {note} : memref<4x512xf32, #tile.space<shared>> to !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>>
}

// A number that is looked at, and a window that is read only where it is not zero.
// CHECK:      func.func @masked(%a: memref<64x64xf16, #tile.space<global>>, %b: memref<f32, #tile.space<global>>, %i: index) {
// CHECK-NEXT:   %number = tile.window %b[%i, %i] within [%i, %i] : memref<f32, #tile.space<global>> to !tile.window<1x1xf32>
// CHECK-NEXT:   %needed = tile.is_nonzero %number : !tile.window<1x1xf32>
// CHECK-NEXT:   %w = tile.window %a[%i, %i] within [%i, %i] if %needed : memref<64x64xf16, #tile.space<global>> to !tile.window<32x32xf16>
func.func @masked(%a: memref<64x64xf16, #tile.space<global>>, %b: memref<f32, #tile.space<global>>, %i: index) {
  %number = tile.window %b[%i, %i] within [%i, %i] : memref<f32, #tile.space<global>> to !tile.window<1x1xf32>
  %needed = tile.is_nonzero %number : !tile.window<1x1xf32>
  %w = tile.window %a[%i, %i] within [%i, %i] if %needed : memref<64x64xf16, #tile.space<global>> to !tile.window<32x32xf16>
  func.return
}

// A nest whose steps are taken in order: of memory that it reads, updates, and has of its own.
// CHECK:      func.func @in_order(%x: tensor<8xf32>, %b: tensor<8xf32>) {
// CHECK-NEXT:   %0, %1 = tile.sequential reads %x updates %b : tensor<8xf32> updates tensor<8xf32> -> tensor<8xf32>, tensor<f32> {
// CHECK-NEXT:   ^bb0(%a: memref<8xf32>, %c: memref<8xf32>, %d: memref<f32>):
// CHECK:          memref.store %e, %c[%i] : memref<8xf32>
// CHECK:        %2 = tile.sequential : -> tensor<4xi32> {
// CHECK-NEXT:   ^bb0(%own: memref<4xi32>):
// CHECK:        tile.sequential reads %x : tensor<8xf32> -> {
func.func @in_order(%x: tensor<8xf32>, %b: tensor<8xf32>) {
  %0, %1 = tile.sequential reads %x updates %b : tensor<8xf32> updates tensor<8xf32> -> tensor<8xf32>, tensor<f32> {
  ^bb0(%a: memref<8xf32>, %c: memref<8xf32>, %d: memref<f32>):
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    scf.for %i = %c0 to %c8 step %c1 {
      %e = memref.load %a[%i] : memref<8xf32>
      memref.store %e, %c[%i] : memref<8xf32>
    }
  }
  %2 = tile.sequential : -> tensor<4xi32> {
  ^bb0(%own: memref<4xi32>):
  }
  tile.sequential reads %x : tensor<8xf32> -> {
  ^bb0(%alone: memref<8xf32>):
  }
  func.return
}
