// RUN: gemmc %s --pipeline 'promote{operand=lhs contiguous=m pad=4},promote{operand=rhs contiguous=n pad=4}' --emit mlir | filecheck %s

// A's rows run along k, so that its buffer is turned; B's run along n already. Four elements of
// padding at the end of each buffer's rows are in the strides.
// CHECK-LABEL: tile.kernel @oriented ["a", "b"] outputs 0 sizes {} {
// CHECK-NEXT:    ^bb0(%a: memref<128x64xf32, #tile.space<global>>, %b: memref<64x128xf32, #tile.space<global>>):
// CHECK-NEXT:      %rhs_buffer = tile.alloc : memref<8x16xf32, strided<[20, 1]>, #tile.space<shared>>
// CHECK-NEXT:      %lhs_buffer = tile.alloc : memref<8x32xf32, strided<[36, 1]>, #tile.space<shared>>
// CHECK-NEXT:      %c0 = arith.constant 0 : index
// CHECK-NEXT:      %c64 = arith.constant 64 : index
// CHECK-NEXT:      %zero = tile.zero : !tile.fragment<32x16xf32>
// CHECK-NEXT:      %x = tile.window %a[%c0, %c0] within [%c64, %c64] : memref<128x64xf32, #tile.space<global>> to !tile.window<32x8xf32>
// CHECK-NEXT:      %y = tile.window %b[%c0, %c0] within [%c64, %c64] : memref<64x128xf32, #tile.space<global>> to !tile.window<8x16xf32>
// CHECK-NEXT:      %transposed = tile.transpose %lhs_buffer : memref<8x32xf32, strided<[36, 1]>, #tile.space<shared>> to memref<32x8xf32, strided<[1, 36], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:      tile.copy "lhs" <role> %x to %transposed : !tile.window<32x8xf32> to memref<32x8xf32, strided<[1, 36], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:      tile.copy "rhs" <role> %y to %rhs_buffer : !tile.window<8x16xf32> to memref<8x16xf32, strided<[20, 1]>, #tile.space<shared>>
// CHECK-NEXT:      %p = tile.mma "main" <role> %lhs_buffer "km", %rhs_buffer "kn", %zero : memref<8x32xf32, strided<[36, 1]>, #tile.space<shared>>, memref<8x16xf32, strided<[20, 1]>, #tile.space<shared>>, !tile.fragment<32x16xf32> to !tile.fragment<32x16xf32>
// CHECK-NEXT:    }
tile.kernel @oriented ["a", "b"] outputs 0 sizes {} {
^bb0(%a: memref<128x64xf32, #tile.space<global>>, %b: memref<64x128xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %zero = tile.zero : !tile.fragment<32x16xf32>
  %x = tile.window %a[%c0, %c0] within [%c64, %c64] : memref<128x64xf32, #tile.space<global>> to !tile.window<32x8xf32>
  %y = tile.window %b[%c0, %c0] within [%c64, %c64] : memref<64x128xf32, #tile.space<global>> to !tile.window<8x16xf32>
  %p = tile.mma "main" <role> %x "mk", %y "kn", %zero : !tile.window<32x8xf32>, !tile.window<8x16xf32>, !tile.fragment<32x16xf32> to !tile.fragment<32x16xf32>
}

// FOREIGN: the other way round: A's rows run along m, B's along k.
// CHECK-LABEL: tile.kernel @reversed ["a", "b"] outputs 0 sizes {} {
// CHECK-NEXT:    ^bb0(%a: memref<64x128xf32, #tile.space<global>>, %b: memref<128x64xf32, #tile.space<global>>):
// CHECK-NEXT:      %rhs_buffer = tile.alloc : memref<8x16xf32, strided<[20, 1]>, #tile.space<shared>>
// CHECK-NEXT:      %lhs_buffer = tile.alloc : memref<8x32xf32, strided<[36, 1]>, #tile.space<shared>>
// CHECK-NEXT:      %c0 = arith.constant 0 : index
// CHECK-NEXT:      %c64 = arith.constant 64 : index
// CHECK-NEXT:      %zero = tile.zero : !tile.fragment<32x16xf32>
// CHECK-NEXT:      %x = tile.window %a[%c0, %c0] within [%c64, %c64] : memref<64x128xf32, #tile.space<global>> to !tile.window<8x32xf32>
// CHECK-NEXT:      %y = tile.window %b[%c0, %c0] within [%c64, %c64] : memref<128x64xf32, #tile.space<global>> to !tile.window<16x8xf32>
// CHECK-NEXT:      tile.copy "lhs" <role> %x to %lhs_buffer : !tile.window<8x32xf32> to memref<8x32xf32, strided<[36, 1]>, #tile.space<shared>>
// CHECK-NEXT:      %transposed = tile.transpose %rhs_buffer : memref<8x16xf32, strided<[20, 1]>, #tile.space<shared>> to memref<16x8xf32, strided<[1, 20], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:      tile.copy "rhs" <role> %y to %transposed : !tile.window<16x8xf32> to memref<16x8xf32, strided<[1, 20], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:      %p = tile.mma "main" <role> %lhs_buffer "km", %rhs_buffer "kn", %zero : memref<8x32xf32, strided<[36, 1]>, #tile.space<shared>>, memref<8x16xf32, strided<[20, 1]>, #tile.space<shared>>, !tile.fragment<32x16xf32> to !tile.fragment<32x16xf32>
// CHECK-NEXT:    }
tile.kernel @reversed ["a", "b"] outputs 0 sizes {} {
^bb0(%a: memref<64x128xf32, #tile.space<global>>, %b: memref<128x64xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %zero = tile.zero : !tile.fragment<32x16xf32>
  %x = tile.window %a[%c0, %c0] within [%c64, %c64] : memref<64x128xf32, #tile.space<global>> to !tile.window<8x32xf32>
  %y = tile.window %b[%c0, %c0] within [%c64, %c64] : memref<128x64xf32, #tile.space<global>> to !tile.window<16x8xf32>
  %p = tile.mma "main" <role> %x "km", %y "nk", %zero : !tile.window<8x32xf32>, !tile.window<16x8xf32>, !tile.fragment<32x16xf32> to !tile.fragment<32x16xf32>
}
