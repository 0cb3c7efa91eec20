// RUN: gemmc %s --pipeline 'promote{operand=lhs transpose=true},promote{operand=rhs transpose=true}' --emit mlir | filecheck %s

// Each buffer has a column for a row of the operand; the copy goes through a transposed view of
// it, and the product reads it with its dimensions exchanged.
// CHECK-LABEL: tile.kernel @both ["a", "b"] outputs 0 sizes {} {
// CHECK-NEXT:  ^bb0(%a: memref<128x64xf32, #tile.space<global>>, %b: memref<64x128xf32, #tile.space<global>>):
// CHECK-NEXT:    %rhs_buffer = tile.alloc : memref<16x8xf32, #tile.space<shared>>
// CHECK-NEXT:    %lhs_buffer = tile.alloc : memref<8x32xf32, #tile.space<shared>>
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c64 = arith.constant 64 : index
// CHECK-NEXT:    %zero = tile.zero : !tile.fragment<32x16xf32>
// CHECK-NEXT:    %total = scf.for %k = %c0 to %c64 step %c64 iter_args(%sum = %zero) -> (!tile.fragment<32x16xf32>) {
// CHECK-NEXT:      %x = tile.window %a[%c0, %k] within [%c64, %c64] : memref<128x64xf32, #tile.space<global>> to !tile.window<32x8xf32>
// CHECK-NEXT:      %y = tile.window %b[%k, %c0] within [%c64, %c64] : memref<64x128xf32, #tile.space<global>> to !tile.window<8x16xf32>
// CHECK-NEXT:      %transposed = tile.transpose %lhs_buffer : memref<8x32xf32, #tile.space<shared>> to memref<32x8xf32, strided<[1, 32], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:      tile.copy "lhs" <role> %x to %transposed : !tile.window<32x8xf32> to memref<32x8xf32, strided<[1, 32], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:      %transposed_1 = tile.transpose %rhs_buffer : memref<16x8xf32, #tile.space<shared>> to memref<8x16xf32, strided<[1, 8], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:      tile.copy "rhs" <role> %y to %transposed_1 : !tile.window<8x16xf32> to memref<8x16xf32, strided<[1, 8], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:      %p = tile.mma "main" <role> %lhs_buffer "km", %rhs_buffer "nk", %sum : memref<8x32xf32, #tile.space<shared>>, memref<16x8xf32, #tile.space<shared>>, !tile.fragment<32x16xf32> to !tile.fragment<32x16xf32>
// CHECK-NEXT:      scf.yield %p : !tile.fragment<32x16xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
tile.kernel @both ["a", "b"] outputs 0 sizes {} {
^bb0(%a: memref<128x64xf32, #tile.space<global>>, %b: memref<64x128xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %zero = tile.zero : !tile.fragment<32x16xf32>
  %total = scf.for %k = %c0 to %c64 step %c64 iter_args(%sum = %zero) -> (!tile.fragment<32x16xf32>) {
    %x = tile.window %a[%c0, %k] within [%c64, %c64] : memref<128x64xf32, #tile.space<global>> to !tile.window<32x8xf32>
    %y = tile.window %b[%k, %c0] within [%c64, %c64] : memref<64x128xf32, #tile.space<global>> to !tile.window<8x16xf32>
    %p = tile.mma "main" <role> %x "mk", %y "kn", %sum : !tile.window<32x8xf32>, !tile.window<8x16xf32>, !tile.fragment<32x16xf32> to !tile.fragment<32x16xf32>
    scf.yield %p : !tile.fragment<32x16xf32>
  }
}

// FOREIGN: two products with one window between them, of which each gets its own buffer; a window
// of a single row, whose buffer is a single column.
// CHECK-LABEL: tile.kernel @two ["a"] outputs 0 sizes {} {
// CHECK-NEXT:  ^bb0(%a: memref<128x64xf16, #tile.space<global>>):
// CHECK-NEXT:    %rhs_buffer = tile.alloc : memref<1x8xf16, #tile.space<shared>>
// CHECK-NEXT:    %rhs_buffer_1 = tile.alloc : memref<1x8xf16, #tile.space<shared>>
// CHECK-NEXT:    %lhs_buffer = tile.alloc : memref<1x8xf16, #tile.space<shared>>
// CHECK-NEXT:    %lhs_buffer_1 = tile.alloc : memref<1x8xf16, #tile.space<shared>>
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %zero = tile.zero : !tile.fragment<8x8xf32>
// CHECK-NEXT:    %x = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<128x64xf16, #tile.space<global>> to !tile.window<8x1xf16>
// CHECK-NEXT:    %transposed = tile.transpose %lhs_buffer_1 : memref<1x8xf16, #tile.space<shared>> to memref<8x1xf16, strided<[1, 8], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:    tile.copy "lhs" <role> %x to %transposed : !tile.window<8x1xf16> to memref<8x1xf16, strided<[1, 8], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:    %transposed_1 = tile.transpose %rhs_buffer_1 : memref<1x8xf16, #tile.space<shared>> to memref<8x1xf16, strided<[1, 8], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:    tile.copy "rhs" <role> %x to %transposed_1 : !tile.window<8x1xf16> to memref<8x1xf16, strided<[1, 8], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:    %p = tile.mma "main" <role> %lhs_buffer_1 "km", %rhs_buffer_1 "kn", %zero : memref<1x8xf16, #tile.space<shared>>, memref<1x8xf16, #tile.space<shared>>, !tile.fragment<8x8xf32> to !tile.fragment<8x8xf32>
// CHECK-NEXT:    %transposed_2 = tile.transpose %lhs_buffer : memref<1x8xf16, #tile.space<shared>> to memref<8x1xf16, strided<[1, 8], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:    tile.copy "lhs" <role> %x to %transposed_2 : !tile.window<8x1xf16> to memref<8x1xf16, strided<[1, 8], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:    %transposed_3 = tile.transpose %rhs_buffer : memref<1x8xf16, #tile.space<shared>> to memref<8x1xf16, strided<[1, 8], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:    tile.copy "rhs" <role> %x to %transposed_3 : !tile.window<8x1xf16> to memref<8x1xf16, strided<[1, 8], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:    %q = tile.mma "more" <role> %lhs_buffer "km", %rhs_buffer "kn", %p : memref<1x8xf16, #tile.space<shared>>, memref<1x8xf16, #tile.space<shared>>, !tile.fragment<8x8xf32> to !tile.fragment<8x8xf32>
// CHECK-NEXT:  }
tile.kernel @two ["a"] outputs 0 sizes {} {
^bb0(%a: memref<128x64xf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %zero = tile.zero : !tile.fragment<8x8xf32>
  %x = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<128x64xf16, #tile.space<global>> to !tile.window<8x1xf16>
  %p = tile.mma "main" <role> %x "mk", %x "nk", %zero : !tile.window<8x1xf16>, !tile.window<8x1xf16>, !tile.fragment<8x8xf32> to !tile.fragment<8x8xf32>
  %q = tile.mma "more" <role> %x "mk", %x "nk", %p : !tile.window<8x1xf16>, !tile.window<8x1xf16>, !tile.fragment<8x8xf32> to !tile.fragment<8x8xf32>
}
