// RUN: gemmc %s --pipeline 'distribute{label=main to=thread shape=4,8 run=1,1},distribute{label=lhs to=thread shape=32,1}' --emit mlir | filecheck %s

// Threads of a kernel without roles, which gets its thread count: parts of a product that
// interleave, then parts of a copy that are contiguous rows.
// CHECK-LABEL: tile.kernel @threads ["a", "c"] outputs 1 sizes {} threads 32 {
// CHECK-NEXT:  ^bb0(%a: memref<64x16xf32, #tile.space<global>>, %c: memref<64x64xf32, #tile.space<global>>):
// CHECK-NEXT:    %thread = tile.id "thread" of 32
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %thread_1 = tile.id "thread" of 32
// CHECK-NEXT:    %c8 = arith.constant 8 : index
// CHECK-NEXT:    %0 = arith.divui %thread_1, %c8 : index
// CHECK-NEXT:    %1 = arith.remui %thread_1, %c8 : index
// CHECK-NEXT:    %thread_2 = tile.id "thread" of 32
// CHECK-NEXT:    %c8_1 = arith.constant 8 : index
// CHECK-NEXT:    %2 = arith.divui %thread_2, %c8_1 : index
// CHECK-NEXT:    %3 = arith.remui %thread_2, %c8_1 : index
// CHECK-NEXT:    %lhs = tile.alloc : memref<64x16xf32, #tile.space<shared>>
// CHECK-NEXT:    %c0_1 = arith.constant 0 : index
// CHECK-NEXT:    %c64 = arith.constant 64 : index
// CHECK-NEXT:    %w = tile.window %a[%c0_1, %c0_1] within [%c64, %c64] : memref<64x16xf32, #tile.space<global>> to !tile.window<64x16xf32>
// CHECK-NEXT:    %part = tile.part %w[%thread, %c0] of [32, 1] : !tile.window<64x16xf32> to !tile.window<2x16xf32>
// CHECK-NEXT:    %part_1 = tile.part %lhs[%thread, %c0] of [32, 1] : memref<64x16xf32, #tile.space<shared>> to memref<2x16xf32, strided<[16, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:    tile.copy "lhs" <thread> %part to %part_1 : !tile.window<2x16xf32> to memref<2x16xf32, strided<[16, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:    %zero = tile.zero : !tile.fragment<16x8xf32>
// CHECK-NEXT:    %c0_2 = arith.constant 0 : index
// CHECK-NEXT:    %part_2 = tile.part runs [1, 16] %lhs[%2, %c0_2] of [4, 1] : memref<64x16xf32, #tile.space<shared>> to memref<16x16xf32, strided<[64, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:    %part_3 = tile.part runs [1, 16] %w[%3, %c0_2] of [8, 1] : !tile.window<64x16xf32> to !tile.window<8x16xf32, steps [8, 1]>
// CHECK-NEXT:    %p = tile.mma "main" <thread> %part_2 "mk", %part_3 "nk", %zero : memref<16x16xf32, strided<[64, 1], offset: ?>, #tile.space<shared>>, !tile.window<8x16xf32, steps [8, 1]>, !tile.fragment<16x8xf32> to !tile.fragment<16x8xf32>
// CHECK-NEXT:    %out = tile.window %c[%c0_1, %c0_1] within [%c64, %c64] : memref<64x64xf32, #tile.space<global>> to !tile.window<64x64xf32>
// CHECK-NEXT:    %part_4 = tile.part runs [1, 1] %out[%0, %1] of [4, 8] : !tile.window<64x64xf32> to !tile.window<16x8xf32, steps [4, 8]>
// CHECK-NEXT:    tile.store "out" <thread> %p to %part_4 : !tile.fragment<16x8xf32> to !tile.window<16x8xf32, steps [4, 8]>
// CHECK-NEXT:  }
tile.kernel @threads ["a", "c"] outputs 1 sizes {} {
^bb0(%a: memref<64x16xf32, #tile.space<global>>, %c: memref<64x64xf32, #tile.space<global>>):
  %lhs = tile.alloc : memref<64x16xf32, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %w = tile.window %a[%c0, %c0] within [%c64, %c64] : memref<64x16xf32, #tile.space<global>> to !tile.window<64x16xf32>
  tile.copy "lhs" <role> %w to %lhs : !tile.window<64x16xf32> to memref<64x16xf32, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<64x64xf32>
  %p = tile.mma "main" <role> %lhs "mk", %w "nk", %zero : memref<64x16xf32, #tile.space<shared>>, !tile.window<64x16xf32>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
  %out = tile.window %c[%c0, %c0] within [%c64, %c64] : memref<64x64xf32, #tile.space<global>> to !tile.window<64x64xf32>
  tile.store "out" <role> %p to %out : !tile.fragment<64x64xf32> to !tile.window<64x64xf32>
}

// FOREIGN: a warp that copies to a slot of a ring and another, in a role of its own, that multiplies.
// CHECK-LABEL: tile.kernel @warps ["a"] outputs 0 sizes {} threads 256 {
// CHECK-NEXT:  ^bb0(%a: memref<32x8xf32, #tile.space<global>>):
// CHECK-NEXT:    %ring = tile.alloc : !tile.ring<2, memref<32x8xf32, #tile.space<shared>>>
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %slot = tile.slot %ring[%c0] : !tile.ring<2, memref<32x8xf32, #tile.space<shared>>> to memref<32x8xf32, #tile.space<shared>>
// CHECK-NEXT:    tile.role "loads" warpgroups 1 warps 1 {
// CHECK-NEXT:      %thread = tile.id "thread" of 32
// CHECK-NEXT:      %c0_1 = arith.constant 0 : index
// CHECK-NEXT:      %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<32x8xf32, #tile.space<global>> to !tile.window<32x8xf32>
// CHECK-NEXT:      %part = tile.part %w[%thread, %c0_1] of [32, 1] : !tile.window<32x8xf32> to !tile.window<1x8xf32>
// CHECK-NEXT:      %part_1 = tile.part %slot[%thread, %c0_1] of [32, 1] : memref<32x8xf32, #tile.space<shared>> to memref<1x8xf32, strided<[8, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:      tile.copy "lhs" <thread> %part to %part_1 : !tile.window<1x8xf32> to memref<1x8xf32, strided<[8, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:    }
// CHECK-NEXT:    tile.role "multiplies" warpgroups 1 warps 1 {
// CHECK-NEXT:      %thread_1 = tile.id "thread" of 32
// CHECK-NEXT:      %c8 = arith.constant 8 : index
// CHECK-NEXT:      %0 = arith.divui %thread_1, %c8 : index
// CHECK-NEXT:      %1 = arith.remui %thread_1, %c8 : index
// CHECK-NEXT:      %zero = tile.zero : !tile.fragment<8x4xf32>
// CHECK-NEXT:      %c0_2 = arith.constant 0 : index
// CHECK-NEXT:      %part_2 = tile.part runs [1, 8] %slot[%0, %c0_2] of [4, 1] : memref<32x8xf32, #tile.space<shared>> to memref<8x8xf32, strided<[32, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:      %part_3 = tile.part runs [1, 8] %slot[%1, %c0_2] of [8, 1] : memref<32x8xf32, #tile.space<shared>> to memref<4x8xf32, strided<[64, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:      %p = tile.mma "main" <thread> %part_2 "mk", %part_3 "nk", %zero : memref<8x8xf32, strided<[32, 1], offset: ?>, #tile.space<shared>>, memref<4x8xf32, strided<[64, 1], offset: ?>, #tile.space<shared>>, !tile.fragment<8x4xf32> to !tile.fragment<8x4xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
tile.kernel @warps ["a"] outputs 0 sizes {} threads 256 {
^bb0(%a: memref<32x8xf32, #tile.space<global>>):
  %ring = tile.alloc : !tile.ring<2, memref<32x8xf32, #tile.space<shared>>>
  %c0 = arith.constant 0 : index
  %slot = tile.slot %ring[%c0] : !tile.ring<2, memref<32x8xf32, #tile.space<shared>>> to memref<32x8xf32, #tile.space<shared>>
  tile.role "loads" warpgroups 1 warps 1 {
    %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<32x8xf32, #tile.space<global>> to !tile.window<32x8xf32>
    tile.copy "lhs" <role> %w to %slot : !tile.window<32x8xf32> to memref<32x8xf32, #tile.space<shared>>
  }
  tile.role "multiplies" warpgroups 1 warps 1 {
    %zero = tile.zero : !tile.fragment<32x32xf32>
    %p = tile.mma "main" <role> %slot "mk", %slot "nk", %zero : memref<32x8xf32, #tile.space<shared>>, memref<32x8xf32, #tile.space<shared>>, !tile.fragment<32x32xf32> to !tile.fragment<32x32xf32>
  }
}
