// RUN: gemmc %s --pipeline 'stage-epilogue{columns=512 buffers=1 over=true}' --emit mlir | filecheck %s
// RUN: gemmc %s --pipeline 'stage-epilogue{columns=512 buffers=1 over=true}, distribute{label=main to=thread shape=8,4}, distribute-copies{label=lhs vector=1}, distribute-copies{label=out vector=1}, assign-atoms{copy=ldst mma=fma store=st bulk_store=thread_store}, insert-barriers' --emit mlir | filecheck %s --check-prefix=ORDER
// RUN: gemmc %s --pipeline 'stage-epilogue{columns=512 buffers=1 over=true}, distribute{label=main to=thread shape=8,4}, distribute-copies{label=lhs vector=1}, distribute-copies{label=out vector=1}, assign-atoms{copy=ldst mma=fma store=st bulk_store=thread_store}, insert-barriers, convert-tile-to-simt' --emit mlir | filecheck %s --check-prefix=SIMT

// A buffer over the rings, and one piece of as many columns as the tile has.
// CHECK-LABEL: tile.kernel @over ["a", "c"] outputs 1 sizes {} {
// CHECK:         %output = tile.alloc over rings : memref<32x32xf32, #tile.space<shared>>
// CHECK:         tile.staged_epilogue "out" %sums : !tile.fragment<32x32xf32> {
// CHECK-NEXT:    ^bb0(%sums_1: !tile.fragment<32x32xf32>):
// CHECK-NEXT:      tile.yield %sums_1 : !tile.fragment<32x32xf32>
// CHECK-NEXT:    } pieces {
// CHECK-NEXT:    ^bb0(%sums_2: !tile.fragment<32x32xf32>):
// CHECK-NEXT:      %columns = tile.extract %sums_2 from 0 : !tile.fragment<32x32xf32> to !tile.fragment<32x32xf32>
// CHECK:           tile.store "out" <role> %columns to %output : !tile.fragment<32x32xf32> to memref<32x32xf32, #tile.space<shared>>
// CHECK-NEXT:      tile.bulk_store "out" <role> %output to %c_columns : memref<32x32xf32, #tile.space<shared>> to !tile.window<32x32xf32>

// All columns of a tile are cut as the tile is. Threads meet before they overwrite the ring that others read, and before they read each other's
// elements.
// ORDER:         %p = tile.mma "main" <thread> atom <fma 1x1x1>
// ORDER:         } pieces {
// ORDER:           %columns = tile.extract %sums_2 from 0 : !tile.fragment<4x8xf32, {{.*}} to !tile.fragment<4x8xf32
// ORDER:           barrier.sync 0
// ORDER-NEXT:      tile.store "out" <thread> atom <st> %columns to %part_4
// ORDER-NEXT:      %part_5 = tile.part %output[%c0, %thread] of [1, 32] : memref<32x32xf32, #tile.space<shared>> to memref<32x1xf32, strided<[32, 1], offset: ?>, #tile.space<shared>>
// ORDER-NEXT:      %part_6 = tile.part %c_columns[%c0, %thread] of [1, 32] : !tile.window<32x32xf32> to !tile.window<32x1xf32>
// ORDER-NEXT:      barrier.sync 0
// ORDER-NEXT:      tile.bulk_store "out" <thread> atom <thread_store> %part_5 to %part_6
// ORDER-NEXT:    }

// A thread's part, eight rows after the other.
// SIMT:            barrier.sync 0
// SIMT:            tile.store "out" <thread> %columns to %part_4
// SIMT:            barrier.sync 0
// SIMT:            %15 = tile.part %part_5[%c0_7, %c0_8] of [4, 1]
// SIMT-NEXT:       %16 = tile.part %part_6[%c0_7, %c0_8] of [4, 1] : !tile.window<32x1xf32> to !tile.window<8x1xf32>
// SIMT-NEXT:       %17 = tile.load %15
// SIMT-NEXT:       tile.store "out" <thread> %17 to %16
// SIMT:            %24 = tile.part %part_5[%c3, %c0_11] of [4, 1]
// SIMT-NOT:        tile.bulk_store
tile.kernel @over ["a", "c"] outputs 1 sizes {} {
^bb0(%a: memref<40x32xf32, #tile.space<global>>, %c: memref<40x31xf32, #tile.space<global>>):
  %m = arith.constant 40 : index
  %n = arith.constant 31 : index
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %k = arith.constant 32 : index
  %ring = tile.alloc : !tile.ring<2, memref<32x16xf32, #tile.space<shared>>>
  %zero = tile.zero : !tile.fragment<32x32xf32>
  %sums = scf.for %i = %c0 to %k step %c16 iter_args(%acc = %zero) -> (!tile.fragment<32x32xf32>) {
    %w = tile.window %a[%c0, %i] within [%m, %k] : memref<40x32xf32, #tile.space<global>> to !tile.window<32x16xf32>
    %slot = tile.slot %ring[%c0] : !tile.ring<2, memref<32x16xf32, #tile.space<shared>>> to memref<32x16xf32, #tile.space<shared>>
    tile.copy "lhs" <role> %w to %slot : !tile.window<32x16xf32> to memref<32x16xf32, #tile.space<shared>>
    %p = tile.mma "main" <role> %slot "mk", %slot "nk", %acc : memref<32x16xf32, #tile.space<shared>>, memref<32x16xf32, #tile.space<shared>>, !tile.fragment<32x32xf32> to !tile.fragment<32x32xf32>
    scf.yield %p : !tile.fragment<32x32xf32>
  }
  %v = tile.window %c[%c0, %c0] within [%m, %n] : memref<40x31xf32, #tile.space<global>> to !tile.window<32x32xf32>
  tile.epilogue "out" <role> %sums to %v : !tile.fragment<32x32xf32> to !tile.window<32x32xf32> {
  ^bb0(%x: f32):
    tile.yield %x : f32
  }
}
