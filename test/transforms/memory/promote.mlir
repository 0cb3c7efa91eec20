// RUN: gemmc %s --pipeline 'promote{operand=lhs}' --emit mlir | filecheck %s
// RUN: gemmc %s --pipeline 'promote{operand=rhs}' --emit mlir | filecheck %s --check-prefix RHS

// The product reads a buffer that a copy of the window fills just before.
// CHECK-LABEL: tile.kernel @step ["a", "b"] outputs 0 sizes {} {
// CHECK-NEXT:  ^bb0(%a: memref<128x64xbf16, #tile.space<global>>, %b: memref<256x64xbf16, #tile.space<global>>):
// CHECK-NEXT:    %lhs_buffer = tile.alloc : memref<128x64xbf16, #tile.space<shared>>
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c64 = arith.constant 64 : index
// CHECK-NEXT:    %zero = tile.zero : !tile.fragment<128x256xf32>
// CHECK-NEXT:    %total = scf.for %k = %c0 to %c64 step %c64 iter_args(%acc = %zero) -> (!tile.fragment<128x256xf32>) {
// CHECK-NEXT:      %x = tile.window %a[%c0, %k] within [%c64, %c64] : memref<128x64xbf16, #tile.space<global>> to !tile.window<128x64xbf16>
// CHECK-NEXT:      %y = tile.window %b[%c0, %k] within [%c64, %c64] : memref<256x64xbf16, #tile.space<global>> to !tile.window<256x64xbf16>
// CHECK-NEXT:      tile.copy "lhs" <role> %x to %lhs_buffer : !tile.window<128x64xbf16> to memref<128x64xbf16, #tile.space<shared>>
// CHECK-NEXT:      %p = tile.mma "main" <role> %lhs_buffer "mk", %y "nk", %acc : memref<128x64xbf16, #tile.space<shared>>, !tile.window<256x64xbf16>, !tile.fragment<128x256xf32> to !tile.fragment<128x256xf32>
// CHECK-NEXT:      scf.yield %p : !tile.fragment<128x256xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// RHS-LABEL: tile.kernel @step ["a", "b"] outputs 0 sizes {} {
// RHS-NEXT:  ^bb0(%a: memref<128x64xbf16, #tile.space<global>>, %b: memref<256x64xbf16, #tile.space<global>>):
// RHS-NEXT:    %rhs_buffer = tile.alloc : memref<256x64xbf16, #tile.space<shared>>
// RHS-NEXT:    %c0 = arith.constant 0 : index
// RHS-NEXT:    %c64 = arith.constant 64 : index
// RHS-NEXT:    %zero = tile.zero : !tile.fragment<128x256xf32>
// RHS-NEXT:    %total = scf.for %k = %c0 to %c64 step %c64 iter_args(%acc = %zero) -> (!tile.fragment<128x256xf32>) {
// RHS-NEXT:      %x = tile.window %a[%c0, %k] within [%c64, %c64] : memref<128x64xbf16, #tile.space<global>> to !tile.window<128x64xbf16>
// RHS-NEXT:      %y = tile.window %b[%c0, %k] within [%c64, %c64] : memref<256x64xbf16, #tile.space<global>> to !tile.window<256x64xbf16>
// RHS-NEXT:      tile.copy "rhs" <role> %y to %rhs_buffer : !tile.window<256x64xbf16> to memref<256x64xbf16, #tile.space<shared>>
// RHS-NEXT:      %p = tile.mma "main" <role> %x "mk", %rhs_buffer "nk", %acc : !tile.window<128x64xbf16>, memref<256x64xbf16, #tile.space<shared>>, !tile.fragment<128x256xf32> to !tile.fragment<128x256xf32>
// RHS-NEXT:      scf.yield %p : !tile.fragment<128x256xf32>
// RHS-NEXT:    }
// RHS-NEXT:  }
tile.kernel @step ["a", "b"] outputs 0 sizes {} {
^bb0(%a: memref<128x64xbf16, #tile.space<global>>, %b: memref<256x64xbf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %zero = tile.zero : !tile.fragment<128x256xf32>
  %total = scf.for %k = %c0 to %c64 step %c64 iter_args(%acc = %zero) -> (!tile.fragment<128x256xf32>) {
    %x = tile.window %a[%c0, %k] within [%c64, %c64] : memref<128x64xbf16, #tile.space<global>> to !tile.window<128x64xbf16>
    %y = tile.window %b[%c0, %k] within [%c64, %c64] : memref<256x64xbf16, #tile.space<global>> to !tile.window<256x64xbf16>
    %p = tile.mma "main" <role> %x "mk", %y "nk", %acc : !tile.window<128x64xbf16>, !tile.window<256x64xbf16>, !tile.fragment<128x256xf32> to !tile.fragment<128x256xf32>
    scf.yield %p : !tile.fragment<128x256xf32>
  }
}

// FOREIGN: one window that is both operands of two products in one loop, transposed on the left.
// Each operand that is promoted gets a buffer and a copy of its own.
// CHECK-LABEL: tile.kernel @shared_window ["a"] outputs 0 sizes {} {
// CHECK-NEXT:  ^bb0(%a: memref<16x32xf32, #tile.space<global>>):
// CHECK-NEXT:    %lhs_buffer = tile.alloc : memref<16x32xf32, #tile.space<shared>>
// CHECK-NEXT:    %lhs_buffer_1 = tile.alloc : memref<16x32xf32, #tile.space<shared>>
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c16 = arith.constant 16 : index
// CHECK-NEXT:    %zero = tile.zero : !tile.fragment<32x32xf32>
// CHECK-NEXT:    %total = scf.for %k = %c0 to %c16 step %c16 iter_args(%acc = %zero) -> (!tile.fragment<32x32xf32>) {
// CHECK-NEXT:      %w = tile.window %a[%k, %c0] within [%c16, %c16] : memref<16x32xf32, #tile.space<global>> to !tile.window<16x32xf32>
// CHECK-NEXT:      tile.copy "lhs" <role> %w to %lhs_buffer_1 : !tile.window<16x32xf32> to memref<16x32xf32, #tile.space<shared>>
// CHECK-NEXT:      %p = tile.mma "main" <role> %lhs_buffer_1 "km", %w "kn", %acc : memref<16x32xf32, #tile.space<shared>>, !tile.window<16x32xf32>, !tile.fragment<32x32xf32> to !tile.fragment<32x32xf32>
// CHECK-NEXT:      tile.copy "lhs" <role> %w to %lhs_buffer : !tile.window<16x32xf32> to memref<16x32xf32, #tile.space<shared>>
// CHECK-NEXT:      %q = tile.mma "more" <role> %lhs_buffer "km", %w "kn", %p : memref<16x32xf32, #tile.space<shared>>, !tile.window<16x32xf32>, !tile.fragment<32x32xf32> to !tile.fragment<32x32xf32>
// CHECK-NEXT:      scf.yield %q : !tile.fragment<32x32xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// RHS-LABEL: tile.kernel @shared_window ["a"] outputs 0 sizes {} {
// RHS-NEXT:  ^bb0(%a: memref<16x32xf32, #tile.space<global>>):
// RHS-NEXT:    %rhs_buffer = tile.alloc : memref<16x32xf32, #tile.space<shared>>
// RHS-NEXT:    %rhs_buffer_1 = tile.alloc : memref<16x32xf32, #tile.space<shared>>
// RHS-NEXT:    %c0 = arith.constant 0 : index
// RHS-NEXT:    %c16 = arith.constant 16 : index
// RHS-NEXT:    %zero = tile.zero : !tile.fragment<32x32xf32>
// RHS-NEXT:    %total = scf.for %k = %c0 to %c16 step %c16 iter_args(%acc = %zero) -> (!tile.fragment<32x32xf32>) {
// RHS-NEXT:      %w = tile.window %a[%k, %c0] within [%c16, %c16] : memref<16x32xf32, #tile.space<global>> to !tile.window<16x32xf32>
// RHS-NEXT:      tile.copy "rhs" <role> %w to %rhs_buffer_1 : !tile.window<16x32xf32> to memref<16x32xf32, #tile.space<shared>>
// RHS-NEXT:      %p = tile.mma "main" <role> %w "km", %rhs_buffer_1 "kn", %acc : !tile.window<16x32xf32>, memref<16x32xf32, #tile.space<shared>>, !tile.fragment<32x32xf32> to !tile.fragment<32x32xf32>
// RHS-NEXT:      tile.copy "rhs" <role> %w to %rhs_buffer : !tile.window<16x32xf32> to memref<16x32xf32, #tile.space<shared>>
// RHS-NEXT:      %q = tile.mma "more" <role> %w "km", %rhs_buffer "kn", %p : !tile.window<16x32xf32>, memref<16x32xf32, #tile.space<shared>>, !tile.fragment<32x32xf32> to !tile.fragment<32x32xf32>
// RHS-NEXT:      scf.yield %q : !tile.fragment<32x32xf32>
// RHS-NEXT:    }
// RHS-NEXT:  }
tile.kernel @shared_window ["a"] outputs 0 sizes {} {
^bb0(%a: memref<16x32xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %zero = tile.zero : !tile.fragment<32x32xf32>
  %total = scf.for %k = %c0 to %c16 step %c16 iter_args(%acc = %zero) -> (!tile.fragment<32x32xf32>) {
    %w = tile.window %a[%k, %c0] within [%c16, %c16] : memref<16x32xf32, #tile.space<global>> to !tile.window<16x32xf32>
    %p = tile.mma "main" <role> %w "km", %w "kn", %acc : !tile.window<16x32xf32>, !tile.window<16x32xf32>, !tile.fragment<32x32xf32> to !tile.fragment<32x32xf32>
    %q = tile.mma "more" <role> %w "km", %w "kn", %p : !tile.window<16x32xf32>, !tile.window<16x32xf32>, !tile.fragment<32x32xf32> to !tile.fragment<32x32xf32>
    scf.yield %q : !tile.fragment<32x32xf32>
  }
}
