// RUN: gemmc %s --pipeline 'multi-buffer{stages=3}' --emit mlir | filecheck %s

// Both buffers become rings indexed by the same number of the iteration.
// CHECK-LABEL: tile.kernel @loop ["a", "b"] outputs 0 sizes {} {
// CHECK-NEXT:  ^bb0(%a: memref<128x64xbf16, #tile.space<global>>, %b: memref<256x64xbf16, #tile.space<global>>):
// CHECK-NEXT:    %lhs_ring = tile.alloc : !tile.ring<3, memref<128x64xbf16, #tile.space<shared>>>
// CHECK-NEXT:    %rhs_ring = tile.alloc : !tile.ring<3, memref<256x64xbf16, #tile.space<shared>>>
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c64 = arith.constant 64 : index
// CHECK-NEXT:    %zero = tile.zero : !tile.fragment<128x256xf32>
// CHECK-NEXT:    %c0_1 = arith.constant 0 : index
// CHECK-NEXT:    %total, %0 = scf.for %k = %c0 to %c64 step %c64 iter_args(%acc = %zero, %it = %c0_1) -> (!tile.fragment<128x256xf32>, index) {
// CHECK-NEXT:      %rhs_slot = tile.slot %rhs_ring[%it] : !tile.ring<3, memref<256x64xbf16, #tile.space<shared>>> to memref<256x64xbf16, #tile.space<shared>>
// CHECK-NEXT:      %lhs_slot = tile.slot %lhs_ring[%it] : !tile.ring<3, memref<128x64xbf16, #tile.space<shared>>> to memref<128x64xbf16, #tile.space<shared>>
// CHECK-NEXT:      %x = tile.window %a[%c0, %k] within [%c64, %c64] : memref<128x64xbf16, #tile.space<global>> to !tile.window<128x64xbf16>
// CHECK-NEXT:      %y = tile.window %b[%c0, %k] within [%c64, %c64] : memref<256x64xbf16, #tile.space<global>> to !tile.window<256x64xbf16>
// CHECK-NEXT:      tile.copy "lhs" <role> %x to %lhs_slot : !tile.window<128x64xbf16> to memref<128x64xbf16, #tile.space<shared>>
// CHECK-NEXT:      tile.copy "rhs" <role> %y to %rhs_slot : !tile.window<256x64xbf16> to memref<256x64xbf16, #tile.space<shared>>
// CHECK-NEXT:      %p = tile.mma "main" <role> %lhs_slot "mk", %rhs_slot "nk", %acc : memref<128x64xbf16, #tile.space<shared>>, memref<256x64xbf16, #tile.space<shared>>, !tile.fragment<128x256xf32> to !tile.fragment<128x256xf32>
// CHECK-NEXT:      %c1 = arith.constant 1 : index
// CHECK-NEXT:      %1 = arith.addi %it, %c1 : index
// CHECK-NEXT:      scf.yield %p, %1 : !tile.fragment<128x256xf32>, index
// CHECK-NEXT:    }
// CHECK-NEXT:  }
tile.kernel @loop ["a", "b"] outputs 0 sizes {} {
^bb0(%a: memref<128x64xbf16, #tile.space<global>>, %b: memref<256x64xbf16, #tile.space<global>>):
  %lhs_buffer = tile.alloc : memref<128x64xbf16, #tile.space<shared>>
  %rhs_buffer = tile.alloc : memref<256x64xbf16, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %zero = tile.zero : !tile.fragment<128x256xf32>
  %total = scf.for %k = %c0 to %c64 step %c64 iter_args(%acc = %zero) -> (!tile.fragment<128x256xf32>) {
    %x = tile.window %a[%c0, %k] within [%c64, %c64] : memref<128x64xbf16, #tile.space<global>> to !tile.window<128x64xbf16>
    %y = tile.window %b[%c0, %k] within [%c64, %c64] : memref<256x64xbf16, #tile.space<global>> to !tile.window<256x64xbf16>
    tile.copy "lhs" <role> %x to %lhs_buffer : !tile.window<128x64xbf16> to memref<128x64xbf16, #tile.space<shared>>
    tile.copy "rhs" <role> %y to %rhs_buffer : !tile.window<256x64xbf16> to memref<256x64xbf16, #tile.space<shared>>
    %p = tile.mma "main" <role> %lhs_buffer "mk", %rhs_buffer "nk", %acc : memref<128x64xbf16, #tile.space<shared>>, memref<256x64xbf16, #tile.space<shared>>, !tile.fragment<128x256xf32> to !tile.fragment<128x256xf32>
    scf.yield %p : !tile.fragment<128x256xf32>
  }
}

// FOREIGN: a nest in which the outer loop fills one buffer and the inner loop another, and the
// product reads both, one of them through a part of it. Each loop has a number that never starts
// again; the ring that is there already stays as it is.
// CHECK-LABEL: tile.kernel @nest ["a"] outputs 0 sizes {} {
// CHECK-NEXT:  ^bb0(%a: memref<64x64xf32, #tile.space<global>>):
// CHECK-NEXT:    %inner_ring = tile.alloc : !tile.ring<3, memref<16x8xf32, #tile.space<shared>>>
// CHECK-NEXT:    %ready = tile.alloc : !tile.ring<2, memref<16x8xf32, #tile.space<shared>>>
// CHECK-NEXT:    %outer_ring = tile.alloc : !tile.ring<3, memref<32x8xf32, #tile.space<shared>>>
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c64 = arith.constant 64 : index
// CHECK-NEXT:    %c8 = arith.constant 8 : index
// CHECK-NEXT:    %c0_1 = arith.constant 0 : index
// CHECK-NEXT:    %c0_2 = arith.constant 0 : index
// CHECK-NEXT:    %0, %1 = scf.for %i = %c0 to %c64 step %c8 iter_args(%2 = %c0_1, %it = %c0_2) -> (index, index) {
// CHECK-NEXT:      %outer_slot = tile.slot %outer_ring[%it] : !tile.ring<3, memref<32x8xf32, #tile.space<shared>>> to memref<32x8xf32, #tile.space<shared>>
// CHECK-NEXT:      %x = tile.window %a[%i, %c0] within [%c64, %c64] : memref<64x64xf32, #tile.space<global>> to !tile.window<32x8xf32>
// CHECK-NEXT:      tile.copy "lhs" <role> %x to %outer_slot : !tile.window<32x8xf32> to memref<32x8xf32, #tile.space<shared>>
// CHECK-NEXT:      %half = tile.part %outer_slot[%c0, %c0] of [2, 1] : memref<32x8xf32, #tile.space<shared>> to memref<16x8xf32, strided<[8, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:      %zero = tile.zero : !tile.fragment<16x16xf32>
// CHECK-NEXT:      %total, %3 = scf.for %j = %c0 to %c64 step %c8 iter_args(%acc = %zero, %it_1 = %2) -> (!tile.fragment<16x16xf32>, index) {
// CHECK-NEXT:        %inner_slot = tile.slot %inner_ring[%it_1] : !tile.ring<3, memref<16x8xf32, #tile.space<shared>>> to memref<16x8xf32, #tile.space<shared>>
// CHECK-NEXT:        %y = tile.window %a[%j, %c0] within [%c64, %c64] : memref<64x64xf32, #tile.space<global>> to !tile.window<16x8xf32>
// CHECK-NEXT:        tile.copy "rhs" <role> %y to %inner_slot : !tile.window<16x8xf32> to memref<16x8xf32, #tile.space<shared>>
// CHECK-NEXT:        %p = tile.mma "main" <role> %half "mk", %inner_slot "nk", %acc : memref<16x8xf32, strided<[8, 1], offset: ?>, #tile.space<shared>>, memref<16x8xf32, #tile.space<shared>>, !tile.fragment<16x16xf32> to !tile.fragment<16x16xf32>
// CHECK-NEXT:        %c1 = arith.constant 1 : index
// CHECK-NEXT:        %4 = arith.addi %it_1, %c1 : index
// CHECK-NEXT:        scf.yield %p, %4 : !tile.fragment<16x16xf32>, index
// CHECK-NEXT:      }
// CHECK-NEXT:      %c1_1 = arith.constant 1 : index
// CHECK-NEXT:      %5 = arith.addi %it, %c1_1 : index
// CHECK-NEXT:      scf.yield %3, %5 : index, index
// CHECK-NEXT:    }
// CHECK-NEXT:  }
tile.kernel @nest ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  %inner_buffer = tile.alloc : memref<16x8xf32, #tile.space<shared>>
  %ready = tile.alloc : !tile.ring<2, memref<16x8xf32, #tile.space<shared>>>
  %outer_buffer = tile.alloc : memref<32x8xf32, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c64 step %c8 {
    %x = tile.window %a[%i, %c0] within [%c64, %c64] : memref<64x64xf32, #tile.space<global>> to !tile.window<32x8xf32>
    tile.copy "lhs" <role> %x to %outer_buffer : !tile.window<32x8xf32> to memref<32x8xf32, #tile.space<shared>>
    %half = tile.part %outer_buffer[%c0, %c0] of [2, 1] : memref<32x8xf32, #tile.space<shared>> to memref<16x8xf32, strided<[8, 1], offset: ?>, #tile.space<shared>>
    %zero = tile.zero : !tile.fragment<16x16xf32>
    %total = scf.for %j = %c0 to %c64 step %c8 iter_args(%acc = %zero) -> (!tile.fragment<16x16xf32>) {
      %y = tile.window %a[%j, %c0] within [%c64, %c64] : memref<64x64xf32, #tile.space<global>> to !tile.window<16x8xf32>
      tile.copy "rhs" <role> %y to %inner_buffer : !tile.window<16x8xf32> to memref<16x8xf32, #tile.space<shared>>
      %p = tile.mma "main" <role> %half "mk", %inner_buffer "nk", %acc : memref<16x8xf32, strided<[8, 1], offset: ?>, #tile.space<shared>>, memref<16x8xf32, #tile.space<shared>>, !tile.fragment<16x16xf32> to !tile.fragment<16x16xf32>
      scf.yield %p : !tile.fragment<16x16xf32>
    }
  }
}
