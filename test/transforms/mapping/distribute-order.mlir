// RUN: gemmc %s --pipeline 'distribute{label=main to=thread shape=4,8 order=column},distribute{label=lhs to=warp shape=1,1 order=column}' --emit mlir | filecheck %s

// With order=column neighbouring threads are above each other: thread t has row t mod 4 of the
// grid of threads, and column t div 4. A single row or column of units has no order.
// CHECK-LABEL: tile.kernel @threads ["c"] outputs 1 sizes {} threads 32 {
// CHECK-NEXT:  ^bb0(%c: memref<64x64xf32, #tile.space<global>>):
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %thread = tile.id "thread" of 32
// CHECK-NEXT:    %c4 = arith.constant 4 : index
// CHECK-NEXT:    %0 = arith.remui %thread, %c4 : index
// CHECK-NEXT:    %1 = arith.divui %thread, %c4 : index
// CHECK-NEXT:    %thread_1 = tile.id "thread" of 32
// CHECK-NEXT:    %c4_1 = arith.constant 4 : index
// CHECK-NEXT:    %2 = arith.remui %thread_1, %c4_1 : index
// CHECK-NEXT:    %3 = arith.divui %thread_1, %c4_1 : index
// CHECK-NEXT:    %c0_1 = arith.constant 0 : index
// CHECK-NEXT:    %c64 = arith.constant 64 : index
// CHECK-NEXT:    %s = tile.alloc : memref<64x64xf32, #tile.space<shared>>
// CHECK-NEXT:    %w = tile.window %c[%c0_1, %c0_1] within [%c64, %c64] : memref<64x64xf32, #tile.space<global>> to !tile.window<64x64xf32>
// CHECK-NEXT:    tile.copy "lhs" <warp> %w to %s : !tile.window<64x64xf32> to memref<64x64xf32, #tile.space<shared>>
// CHECK-NEXT:    %zero = tile.zero : !tile.fragment<16x8xf32>
// CHECK-NEXT:    %c0_2 = arith.constant 0 : index
// CHECK-NEXT:    %part = tile.part %s[%2, %c0_2] of [4, 1] : memref<64x64xf32, #tile.space<shared>> to memref<16x64xf32, strided<[64, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:    %part_1 = tile.part %w[%3, %c0_2] of [8, 1] : !tile.window<64x64xf32> to !tile.window<8x64xf32>
// CHECK-NEXT:    %p = tile.mma "main" <thread> %part "mk", %part_1 "nk", %zero : memref<16x64xf32, strided<[64, 1], offset: ?>, #tile.space<shared>>, !tile.window<8x64xf32>, !tile.fragment<16x8xf32> to !tile.fragment<16x8xf32>
// CHECK-NEXT:    %out = tile.window %c[%c0_1, %c0_1] within [%c64, %c64] : memref<64x64xf32, #tile.space<global>> to !tile.window<64x64xf32>
// CHECK-NEXT:    %part_2 = tile.part %out[%0, %1] of [4, 8] : !tile.window<64x64xf32> to !tile.window<16x8xf32>
// CHECK-NEXT:    tile.store "out" <thread> %p to %part_2 : !tile.fragment<16x8xf32> to !tile.window<16x8xf32>
// CHECK-NEXT:  }
tile.kernel @threads ["c"] outputs 1 sizes {} {
^bb0(%c: memref<64x64xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %s = tile.alloc : memref<64x64xf32, #tile.space<shared>>
  %w = tile.window %c[%c0, %c0] within [%c64, %c64] : memref<64x64xf32, #tile.space<global>> to !tile.window<64x64xf32>
  tile.copy "lhs" <role> %w to %s : !tile.window<64x64xf32> to memref<64x64xf32, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<64x64xf32>
  %p = tile.mma "main" <role> %s "mk", %w "nk", %zero : memref<64x64xf32, #tile.space<shared>>, !tile.window<64x64xf32>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
  %out = tile.window %c[%c0, %c0] within [%c64, %c64] : memref<64x64xf32, #tile.space<global>> to !tile.window<64x64xf32>
  tile.store "out" <role> %p to %out : !tile.fragment<64x64xf32> to !tile.window<64x64xf32>
}
