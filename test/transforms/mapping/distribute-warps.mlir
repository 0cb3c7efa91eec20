// RUN: gemmc %s --pipeline 'distribute{label=main to=warp shape=2,1},distribute{label=main to=thread shape=8,4},distribute-copies{label=lhs vector=4},distribute-copies{label=rhs vector=1}' --emit mlir | filecheck %s

// Two warps above each other, then the threads of each, numbered from 0 in the warp. Copies are
// shared by rows: 64 threads take 4 elements each of 8 rows of 32, or one each of two rows of 32.
// CHECK-LABEL: tile.kernel @warps ["a", "b", "c"] outputs 1 sizes {} threads 64 {
// CHECK-NEXT:  ^bb0(%a: memref<64x32xf32, #tile.space<global>>, %b: memref<64x32xf32, #tile.space<global>>, %c: memref<64x64xf32, #tile.space<global>>):
// CHECK-NEXT:    %thread = tile.id "thread" of 64
// CHECK-NEXT:    %c32 = arith.constant 32 : index
// CHECK-NEXT:    %0 = arith.divui %thread, %c32 : index
// CHECK-NEXT:    %1 = arith.remui %thread, %c32 : index
// CHECK-NEXT:    %thread_1 = tile.id "thread" of 64
// CHECK-NEXT:    %c8 = arith.constant 8 : index
// CHECK-NEXT:    %2 = arith.divui %thread_1, %c8 : index
// CHECK-NEXT:    %3 = arith.remui %thread_1, %c8 : index
// CHECK-NEXT:    %thread_2 = tile.id "thread" of 64
// CHECK-NEXT:    %c32_1 = arith.constant 32 : index
// CHECK-NEXT:    %4 = arith.remui %thread_2, %c32_1 : index
// CHECK-NEXT:    %c4 = arith.constant 4 : index
// CHECK-NEXT:    %5 = arith.divui %4, %c4 : index
// CHECK-NEXT:    %6 = arith.remui %4, %c4 : index
// CHECK-NEXT:    %thread_3 = tile.id "thread" of 64
// CHECK-NEXT:    %c32_2 = arith.constant 32 : index
// CHECK-NEXT:    %7 = arith.remui %thread_3, %c32_2 : index
// CHECK-NEXT:    %c4_1 = arith.constant 4 : index
// CHECK-NEXT:    %8 = arith.divui %7, %c4_1 : index
// CHECK-NEXT:    %9 = arith.remui %7, %c4_1 : index
// CHECK-NEXT:    %warp = tile.id "warp" of 2
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %warp_1 = tile.id "warp" of 2
// CHECK-NEXT:    %c0_1 = arith.constant 0 : index
// CHECK-NEXT:    %lhs = tile.alloc : memref<64x32xf32, #tile.space<shared>>
// CHECK-NEXT:    %rhs = tile.alloc : memref<64x32xf32, #tile.space<shared>>
// CHECK-NEXT:    %c0_2 = arith.constant 0 : index
// CHECK-NEXT:    %c64 = arith.constant 64 : index
// CHECK-NEXT:    %v = tile.window %a[%c0_2, %c0_2] within [%c64, %c64] : memref<64x32xf32, #tile.space<global>> to !tile.window<64x32xf32>
// CHECK-NEXT:    %w = tile.window %b[%c0_2, %c0_2] within [%c64, %c64] : memref<64x32xf32, #tile.space<global>> to !tile.window<64x32xf32>
// CHECK-NEXT:    %part = tile.part %v[%2, %3] of [8, 8] : !tile.window<64x32xf32> to !tile.window<8x4xf32>
// CHECK-NEXT:    %part_1 = tile.part %lhs[%2, %3] of [8, 8] : memref<64x32xf32, #tile.space<shared>> to memref<8x4xf32, strided<[32, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:    tile.copy "lhs" <thread> %part to %part_1 : !tile.window<8x4xf32> to memref<8x4xf32, strided<[32, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:    %part_2 = tile.part %w[%0, %1] of [2, 32] : !tile.window<64x32xf32> to !tile.window<32x1xf32>
// CHECK-NEXT:    %part_3 = tile.part %rhs[%0, %1] of [2, 32] : memref<64x32xf32, #tile.space<shared>> to memref<32x1xf32, strided<[32, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:    tile.copy "rhs" <thread> %part_2 to %part_3 : !tile.window<32x1xf32> to memref<32x1xf32, strided<[32, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:    %zero = tile.zero : !tile.fragment<4x16xf32>
// CHECK-NEXT:    %c0_3 = arith.constant 0 : index
// CHECK-NEXT:    %part_4 = tile.part %lhs[%warp_1, %c0_3] of [2, 1] : memref<64x32xf32, #tile.space<shared>> to memref<32x32xf32, strided<[32, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:    %c0_4 = arith.constant 0 : index
// CHECK-NEXT:    %part_5 = tile.part %part_4[%8, %c0_4] of [8, 1] : memref<32x32xf32, strided<[32, 1], offset: ?>, #tile.space<shared>> to memref<4x32xf32, strided<[32, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:    %part_6 = tile.part %rhs[%9, %c0_4] of [4, 1] : memref<64x32xf32, #tile.space<shared>> to memref<16x32xf32, strided<[32, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:    %p = tile.mma "main" <thread> %part_5 "mk", %part_6 "nk", %zero : memref<4x32xf32, strided<[32, 1], offset: ?>, #tile.space<shared>>, memref<16x32xf32, strided<[32, 1], offset: ?>, #tile.space<shared>>, !tile.fragment<4x16xf32> to !tile.fragment<4x16xf32>
// CHECK-NEXT:    %out = tile.window %c[%c0_2, %c0_2] within [%c64, %c64] : memref<64x64xf32, #tile.space<global>> to !tile.window<64x64xf32>
// CHECK-NEXT:    %part_7 = tile.part %out[%warp, %c0] of [2, 1] : !tile.window<64x64xf32> to !tile.window<32x64xf32>
// CHECK-NEXT:    %part_8 = tile.part %part_7[%5, %6] of [8, 4] : !tile.window<32x64xf32> to !tile.window<4x16xf32>
// CHECK-NEXT:    tile.store "out" <thread> %p to %part_8 : !tile.fragment<4x16xf32> to !tile.window<4x16xf32>
// CHECK-NEXT:  }
tile.kernel @warps ["a", "b", "c"] outputs 1 sizes {} {
^bb0(%a: memref<64x32xf32, #tile.space<global>>, %b: memref<64x32xf32, #tile.space<global>>, %c: memref<64x64xf32, #tile.space<global>>):
  %lhs = tile.alloc : memref<64x32xf32, #tile.space<shared>>
  %rhs = tile.alloc : memref<64x32xf32, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %v = tile.window %a[%c0, %c0] within [%c64, %c64] : memref<64x32xf32, #tile.space<global>> to !tile.window<64x32xf32>
  %w = tile.window %b[%c0, %c0] within [%c64, %c64] : memref<64x32xf32, #tile.space<global>> to !tile.window<64x32xf32>
  tile.copy "lhs" <role> %v to %lhs : !tile.window<64x32xf32> to memref<64x32xf32, #tile.space<shared>>
  tile.copy "rhs" <role> %w to %rhs : !tile.window<64x32xf32> to memref<64x32xf32, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<64x64xf32>
  %p = tile.mma "main" <role> %lhs "mk", %rhs "nk", %zero : memref<64x32xf32, #tile.space<shared>>, memref<64x32xf32, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
  %out = tile.window %c[%c0, %c0] within [%c64, %c64] : memref<64x64xf32, #tile.space<global>> to !tile.window<64x64xf32>
  tile.store "out" <role> %p to %out : !tile.fragment<64x64xf32> to !tile.window<64x64xf32>
}

// FOREIGN: one role of two warps that multiplies and one of a single warp that copies, where a row
// has more runs of elements than the warp has threads, and one copy goes to a transposed buffer.
// CHECK-LABEL: tile.kernel @roles ["a"] outputs 0 sizes {} threads 256 {
// CHECK-NEXT:  ^bb0(%a: memref<64x256xf32, #tile.space<global>>):
// CHECK-NEXT:    %s = tile.alloc : memref<16x256xf32, #tile.space<shared>>
// CHECK-NEXT:    %t = tile.alloc : memref<8x16xf32, #tile.space<shared>>
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    tile.role "loads" warpgroups 1 warps 1 {
// CHECK-NEXT:      %thread = tile.id "thread" of 32
// CHECK-NEXT:      %c8 = arith.constant 8 : index
// CHECK-NEXT:      %0 = arith.divui %thread, %c8 : index
// CHECK-NEXT:      %1 = arith.remui %thread, %c8 : index
// CHECK-NEXT:      %thread_1 = tile.id "thread" of 32
// CHECK-NEXT:      %c0_1 = arith.constant 0 : index
// CHECK-NEXT:      %v = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<64x256xf32, #tile.space<global>> to !tile.window<16x256xf32>
// CHECK-NEXT:      %part = tile.part %v[%c0_1, %thread_1] of [1, 32] : !tile.window<16x256xf32> to !tile.window<16x8xf32>
// CHECK-NEXT:      %part_1 = tile.part %s[%c0_1, %thread_1] of [1, 32] : memref<16x256xf32, #tile.space<shared>> to memref<16x8xf32, strided<[256, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:      tile.copy "lhs" <thread> %part to %part_1 : !tile.window<16x8xf32> to memref<16x8xf32, strided<[256, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:      %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<64x256xf32, #tile.space<global>> to !tile.window<16x8xf32>
// CHECK-NEXT:      %turned = tile.transpose %t : memref<8x16xf32, #tile.space<shared>> to memref<16x8xf32, strided<[1, 16], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:      %part_2 = tile.part %w[%0, %1] of [4, 8] : !tile.window<16x8xf32> to !tile.window<4x1xf32>
// CHECK-NEXT:      %part_3 = tile.part %turned[%0, %1] of [4, 8] : memref<16x8xf32, strided<[1, 16], offset: ?>, #tile.space<shared>> to memref<4x1xf32, strided<[1, 16], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:      tile.copy "rhs" <thread> %part_2 to %part_3 : !tile.window<4x1xf32> to memref<4x1xf32, strided<[1, 16], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:    }
// CHECK-NEXT:    tile.role "multiplies" warpgroups 1 warps 2 {
// CHECK-NEXT:      %thread_2 = tile.id "thread" of 64
// CHECK-NEXT:      %c32 = arith.constant 32 : index
// CHECK-NEXT:      %2 = arith.remui %thread_2, %c32 : index
// CHECK-NEXT:      %c4 = arith.constant 4 : index
// CHECK-NEXT:      %3 = arith.divui %2, %c4 : index
// CHECK-NEXT:      %4 = arith.remui %2, %c4 : index
// CHECK-NEXT:      %warp = tile.id "warp" of 2
// CHECK-NEXT:      %c0_2 = arith.constant 0 : index
// CHECK-NEXT:      %zero = tile.zero : !tile.fragment<1x4xf32>
// CHECK-NEXT:      %c0_3 = arith.constant 0 : index
// CHECK-NEXT:      %part_4 = tile.part %s[%warp, %c0_3] of [2, 1] : memref<16x256xf32, #tile.space<shared>> to memref<8x256xf32, strided<[256, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:      %c0_4 = arith.constant 0 : index
// CHECK-NEXT:      %part_5 = tile.part %part_4[%3, %c0_4] of [8, 1] : memref<8x256xf32, strided<[256, 1], offset: ?>, #tile.space<shared>> to memref<1x256xf32, strided<[256, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:      %part_6 = tile.part %s[%4, %c0_4] of [4, 1] : memref<16x256xf32, #tile.space<shared>> to memref<4x256xf32, strided<[256, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:      %p = tile.mma "main" <thread> %part_5 "mk", %part_6 "nk", %zero : memref<1x256xf32, strided<[256, 1], offset: ?>, #tile.space<shared>>, memref<4x256xf32, strided<[256, 1], offset: ?>, #tile.space<shared>>, !tile.fragment<1x4xf32> to !tile.fragment<1x4xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
tile.kernel @roles ["a"] outputs 0 sizes {} threads 256 {
^bb0(%a: memref<64x256xf32, #tile.space<global>>):
  %s = tile.alloc : memref<16x256xf32, #tile.space<shared>>
  %t = tile.alloc : memref<8x16xf32, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  tile.role "loads" warpgroups 1 warps 1 {
    %v = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<64x256xf32, #tile.space<global>> to !tile.window<16x256xf32>
    tile.copy "lhs" <role> %v to %s : !tile.window<16x256xf32> to memref<16x256xf32, #tile.space<shared>>
    %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<64x256xf32, #tile.space<global>> to !tile.window<16x8xf32>
    %turned = tile.transpose %t : memref<8x16xf32, #tile.space<shared>> to memref<16x8xf32, strided<[1, 16], offset: ?>, #tile.space<shared>>
    tile.copy "rhs" <role> %w to %turned : !tile.window<16x8xf32> to memref<16x8xf32, strided<[1, 16], offset: ?>, #tile.space<shared>>
  }
  tile.role "multiplies" warpgroups 1 warps 2 {
    %zero = tile.zero : !tile.fragment<16x16xf32>
    %p = tile.mma "main" <role> %s "mk", %s "nk", %zero : memref<16x256xf32, #tile.space<shared>>, memref<16x256xf32, #tile.space<shared>>, !tile.fragment<16x16xf32> to !tile.fragment<16x16xf32>
  }
}
