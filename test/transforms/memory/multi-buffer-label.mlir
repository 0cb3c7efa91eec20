// RUN: gemmc %s --pipeline 'multi-buffer{label=lhs stages=4}' --emit mlir | filecheck %s
// RUN: gemmc %s --pipeline 'multi-buffer{label=lhs stages=4}, multi-buffer{stages=2}' --emit mlir | filecheck %s --check-prefix BOTH

// Only the left operand's buffer becomes a ring; the other's then becomes one of another length, which
// counts the iterations by a number of its own.
// CHECK-LABEL: tile.kernel @loop ["a", "b"] outputs 0 sizes {} {
// CHECK-NEXT:  ^bb0(%a: memref<128x64xbf16, #tile.space<global>>, %b: memref<256x64xbf16, #tile.space<global>>):
// CHECK-NEXT:    %lhs_ring = tile.alloc : !tile.ring<4, memref<128x64xbf16, #tile.space<shared>>>
// CHECK-NEXT:    %rhs_buffer = tile.alloc : memref<256x64xbf16, #tile.space<shared>>
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c64 = arith.constant 64 : index
// CHECK-NEXT:    %zero = tile.zero : !tile.fragment<128x256xf32>
// CHECK-NEXT:    %c0_1 = arith.constant 0 : index
// CHECK-NEXT:    %total, %0 = scf.for %k = %c0 to %c64 step %c64 iter_args(%acc = %zero, %it = %c0_1) -> (!tile.fragment<128x256xf32>, index) {
// CHECK-NEXT:      %lhs_slot = tile.slot %lhs_ring[%it] : !tile.ring<4, memref<128x64xbf16, #tile.space<shared>>> to memref<128x64xbf16, #tile.space<shared>>
// CHECK-NEXT:      %x = tile.window %a[%c0, %k] within [%c64, %c64] : memref<128x64xbf16, #tile.space<global>> to !tile.window<128x64xbf16>
// CHECK-NEXT:      %y = tile.window %b[%c0, %k] within [%c64, %c64] : memref<256x64xbf16, #tile.space<global>> to !tile.window<256x64xbf16>
// CHECK-NEXT:      tile.copy "lhs" <role> %x to %lhs_slot : !tile.window<128x64xbf16> to memref<128x64xbf16, #tile.space<shared>>
// CHECK-NEXT:      tile.copy "rhs" <role> %y to %rhs_buffer : !tile.window<256x64xbf16> to memref<256x64xbf16, #tile.space<shared>>
// CHECK-NEXT:      %p = tile.mma "main" <role> %lhs_slot "mk", %rhs_buffer "nk", %acc : memref<128x64xbf16, #tile.space<shared>>, memref<256x64xbf16, #tile.space<shared>>, !tile.fragment<128x256xf32> to !tile.fragment<128x256xf32>
// CHECK-NEXT:      %c1 = arith.constant 1 : index
// CHECK-NEXT:      %1 = arith.addi %it, %c1 : index
// CHECK-NEXT:      scf.yield %p, %1 : !tile.fragment<128x256xf32>, index
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// BOTH-LABEL: tile.kernel @loop ["a", "b"] outputs 0 sizes {} {
// BOTH-NEXT:  ^bb0(%a: memref<128x64xbf16, #tile.space<global>>, %b: memref<256x64xbf16, #tile.space<global>>):
// BOTH-NEXT:    %lhs_ring = tile.alloc : !tile.ring<4, memref<128x64xbf16, #tile.space<shared>>>
// BOTH-NEXT:    %rhs_ring = tile.alloc : !tile.ring<2, memref<256x64xbf16, #tile.space<shared>>>
// BOTH-NEXT:    %c0 = arith.constant 0 : index
// BOTH-NEXT:    %c64 = arith.constant 64 : index
// BOTH-NEXT:    %zero = tile.zero : !tile.fragment<128x256xf32>
// BOTH-NEXT:    %c0_1 = arith.constant 0 : index
// BOTH-NEXT:    %c0_2 = arith.constant 0 : index
// BOTH-NEXT:    %total, %0, %1 = scf.for %k = %c0 to %c64 step %c64 iter_args(%acc = %zero, %it = %c0_1, %it_1 = %c0_2) -> (!tile.fragment<128x256xf32>, index, index) {
// BOTH-NEXT:      %rhs_slot = tile.slot %rhs_ring[%it_1] : !tile.ring<2, memref<256x64xbf16, #tile.space<shared>>> to memref<256x64xbf16, #tile.space<shared>>
// BOTH-NEXT:      %lhs_slot = tile.slot %lhs_ring[%it] : !tile.ring<4, memref<128x64xbf16, #tile.space<shared>>> to memref<128x64xbf16, #tile.space<shared>>
// BOTH-NEXT:      %x = tile.window %a[%c0, %k] within [%c64, %c64] : memref<128x64xbf16, #tile.space<global>> to !tile.window<128x64xbf16>
// BOTH-NEXT:      %y = tile.window %b[%c0, %k] within [%c64, %c64] : memref<256x64xbf16, #tile.space<global>> to !tile.window<256x64xbf16>
// BOTH-NEXT:      tile.copy "lhs" <role> %x to %lhs_slot : !tile.window<128x64xbf16> to memref<128x64xbf16, #tile.space<shared>>
// BOTH-NEXT:      tile.copy "rhs" <role> %y to %rhs_slot : !tile.window<256x64xbf16> to memref<256x64xbf16, #tile.space<shared>>
// BOTH-NEXT:      %p = tile.mma "main" <role> %lhs_slot "mk", %rhs_slot "nk", %acc : memref<128x64xbf16, #tile.space<shared>>, memref<256x64xbf16, #tile.space<shared>>, !tile.fragment<128x256xf32> to !tile.fragment<128x256xf32>
// BOTH-NEXT:      %c1 = arith.constant 1 : index
// BOTH-NEXT:      %2 = arith.addi %it, %c1 : index
// BOTH-NEXT:      %c1_1 = arith.constant 1 : index
// BOTH-NEXT:      %3 = arith.addi %it_1, %c1_1 : index
// BOTH-NEXT:      scf.yield %p, %2, %3 : !tile.fragment<128x256xf32>, index, index
// BOTH-NEXT:    }
// BOTH-NEXT:  }
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

// FOREIGN: a buffer that copies of two labels fill, and two loops with copies of the label, each of
// which counts for itself; a single buffer beside a ring.
// CHECK-LABEL: tile.kernel @some ["a"] outputs 0 sizes {} {
// CHECK-NEXT:  ^bb0(%a: memref<64x64xf32, #tile.space<global>>):
// CHECK-NEXT:    %first_ring = tile.alloc : !tile.ring<4, memref<16x8xf32, #tile.space<shared>>>
// CHECK-NEXT:    %second_ring = tile.alloc : !tile.ring<4, memref<16x8xf32, #tile.space<shared>>>
// CHECK-NEXT:    %third_buffer = tile.alloc : memref<16x8xf32, #tile.space<shared>>
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c64 = arith.constant 64 : index
// CHECK-NEXT:    %c8 = arith.constant 8 : index
// CHECK-NEXT:    %x = tile.window %a[%c0, %c0] within [%c64, %c64] : memref<64x64xf32, #tile.space<global>> to !tile.window<16x8xf32>
// CHECK-NEXT:    %c0_1 = arith.constant 0 : index
// CHECK-NEXT:    %0 = scf.for %i = %c0 to %c64 step %c8 iter_args(%it = %c0_1) -> (index) {
// CHECK-NEXT:      %first_slot = tile.slot %first_ring[%it] : !tile.ring<4, memref<16x8xf32, #tile.space<shared>>> to memref<16x8xf32, #tile.space<shared>>
// CHECK-NEXT:      tile.copy "rhs" <role> %x to %first_slot : !tile.window<16x8xf32> to memref<16x8xf32, #tile.space<shared>>
// CHECK-NEXT:      tile.copy "lhs" <role> %x to %first_slot : !tile.window<16x8xf32> to memref<16x8xf32, #tile.space<shared>>
// CHECK-NEXT:      %c1 = arith.constant 1 : index
// CHECK-NEXT:      %1 = arith.addi %it, %c1 : index
// CHECK-NEXT:      scf.yield %1 : index
// CHECK-NEXT:    }
// CHECK-NEXT:    %c0_2 = arith.constant 0 : index
// CHECK-NEXT:    %2 = scf.for %j = %c0 to %c64 step %c8 iter_args(%it_1 = %c0_2) -> (index) {
// CHECK-NEXT:      %second_slot = tile.slot %second_ring[%it_1] : !tile.ring<4, memref<16x8xf32, #tile.space<shared>>> to memref<16x8xf32, #tile.space<shared>>
// CHECK-NEXT:      tile.copy "lhs" <role> %x to %second_slot : !tile.window<16x8xf32> to memref<16x8xf32, #tile.space<shared>>
// CHECK-NEXT:      tile.copy "rhs" <role> %x to %third_buffer : !tile.window<16x8xf32> to memref<16x8xf32, #tile.space<shared>>
// CHECK-NEXT:      %c1_1 = arith.constant 1 : index
// CHECK-NEXT:      %3 = arith.addi %it_1, %c1_1 : index
// CHECK-NEXT:      scf.yield %3 : index
// CHECK-NEXT:    }
// CHECK-NEXT:  }
tile.kernel @some ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  %first_buffer = tile.alloc : memref<16x8xf32, #tile.space<shared>>
  %second_buffer = tile.alloc : memref<16x8xf32, #tile.space<shared>>
  %third_buffer = tile.alloc : memref<16x8xf32, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %c8 = arith.constant 8 : index
  %x = tile.window %a[%c0, %c0] within [%c64, %c64] : memref<64x64xf32, #tile.space<global>> to !tile.window<16x8xf32>
  scf.for %i = %c0 to %c64 step %c8 {
    tile.copy "rhs" <role> %x to %first_buffer : !tile.window<16x8xf32> to memref<16x8xf32, #tile.space<shared>>
    tile.copy "lhs" <role> %x to %first_buffer : !tile.window<16x8xf32> to memref<16x8xf32, #tile.space<shared>>
  }
  scf.for %j = %c0 to %c64 step %c8 {
    tile.copy "lhs" <role> %x to %second_buffer : !tile.window<16x8xf32> to memref<16x8xf32, #tile.space<shared>>
    tile.copy "rhs" <role> %x to %third_buffer : !tile.window<16x8xf32> to memref<16x8xf32, #tile.space<shared>>
  }
}
