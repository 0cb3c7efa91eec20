// RUN: gemmc %s --pipeline 'promote{operand=lhs contiguous=k multiple=64},promote{operand=rhs contiguous=n multiple=64}' --emit mlir | filecheck %s

// Rows of 200 elements become rows of 256, four panels of 128 bytes: as many columns are copied,
// zeros beyond the matrix's edge, and the product reads the first 200. Rows of 64 stay.
// CHECK-LABEL: tile.kernel @panels ["a", "b"] outputs 0 sizes {} {
// CHECK-NEXT:    ^bb0(%a: memref<256x136xbf16, #tile.space<global>>, %b: memref<136x208xbf16, #tile.space<global>>):
// CHECK-NEXT:      %rhs_buffer = tile.alloc : memref<64x256xbf16, #tile.space<shared>>
// CHECK-NEXT:      %lhs_buffer = tile.alloc : memref<128x64xbf16, #tile.space<shared>>
// CHECK-NEXT:      %c0 = arith.constant 0 : index
// CHECK-NEXT:      %c64 = arith.constant 64 : index
// CHECK-NEXT:      %m = arith.constant 256 : index
// CHECK-NEXT:      %k = arith.constant 136 : index
// CHECK-NEXT:      %n = arith.constant 208 : index
// CHECK-NEXT:      %zero = tile.zero : !tile.fragment<128x200xf32>
// CHECK-NEXT:      %total = scf.for %i = %c0 to %k step %c64 iter_args(%acc = %zero) -> (!tile.fragment<128x200xf32>) {
// CHECK-NEXT:        %x = tile.window %a[%c0, %i] within [%m, %k] : memref<256x136xbf16, #tile.space<global>> to !tile.window<128x64xbf16>
// CHECK-NEXT:        %y = tile.window %b[%i, %c0] within [%k, %n] : memref<136x208xbf16, #tile.space<global>> to !tile.window<64x256xbf16>
// CHECK-NEXT:        tile.copy "lhs" <role> %x to %lhs_buffer : !tile.window<128x64xbf16> to memref<128x64xbf16, #tile.space<shared>>
// CHECK-NEXT:        tile.copy "rhs" <role> %y to %rhs_buffer : !tile.window<64x256xbf16> to memref<64x256xbf16, #tile.space<shared>>
// CHECK-NEXT:        %crop = tile.crop %rhs_buffer : memref<64x256xbf16, #tile.space<shared>> to memref<64x200xbf16, strided<[256, 1]>, #tile.space<shared>>
// CHECK-NEXT:        %p = tile.mma "main" <role> %lhs_buffer "mk", %crop "kn", %acc : memref<128x64xbf16, #tile.space<shared>>, memref<64x200xbf16, strided<[256, 1]>, #tile.space<shared>>, !tile.fragment<128x200xf32> to !tile.fragment<128x200xf32>
// CHECK-NEXT:        scf.yield %p : !tile.fragment<128x200xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
tile.kernel @panels ["a", "b"] outputs 0 sizes {} {
^bb0(%a: memref<256x136xbf16, #tile.space<global>>, %b: memref<136x208xbf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %m = arith.constant 256 : index
  %k = arith.constant 136 : index
  %n = arith.constant 208 : index
  %zero = tile.zero : !tile.fragment<128x200xf32>
  %total = scf.for %i = %c0 to %k step %c64 iter_args(%acc = %zero) -> (!tile.fragment<128x200xf32>) {
    %x = tile.window %a[%c0, %i] within [%m, %k] : memref<256x136xbf16, #tile.space<global>> to !tile.window<128x64xbf16>
    %y = tile.window %b[%i, %c0] within [%k, %n] : memref<136x208xbf16, #tile.space<global>> to !tile.window<64x200xbf16>
    %p = tile.mma "main" <role> %x "mk", %y "kn", %acc : !tile.window<128x64xbf16>, !tile.window<64x200xbf16>, !tile.fragment<128x200xf32> to !tile.fragment<128x200xf32>
    scf.yield %p : !tile.fragment<128x200xf32>
  }
}

// FOREIGN: two products with the same windows, which run along the other dimensions: the rows of
// the turned buffers get longer, and so does the other dimension of the windows; each product has
// windows of its own, and nobody needs the shared ones any more.
// CHECK-LABEL: tile.kernel @turned ["a"] outputs 0 sizes {} {
// CHECK-NEXT:    ^bb0(%a: memref<64x64xf32, #tile.space<global>>):
// CHECK-NEXT:      %rhs_buffer = tile.alloc : memref<8x64xf32, #tile.space<shared>>
// CHECK-NEXT:      %rhs_buffer_1 = tile.alloc : memref<8x64xf32, #tile.space<shared>>
// CHECK-NEXT:      %lhs_buffer = tile.alloc : memref<12x64xf32, #tile.space<shared>>
// CHECK-NEXT:      %lhs_buffer_1 = tile.alloc : memref<12x64xf32, #tile.space<shared>>
// CHECK-NEXT:      %c0 = arith.constant 0 : index
// CHECK-NEXT:      %c64 = arith.constant 64 : index
// CHECK-NEXT:      %zero = tile.zero : !tile.fragment<12x16xf32>
// CHECK-NEXT:      %x = tile.window %a[%c0, %c0] within [%c64, %c64] : memref<64x64xf32, #tile.space<global>> to !tile.window<64x12xf32>
// CHECK-NEXT:      %x_1 = tile.window %a[%c0, %c0] within [%c64, %c64] : memref<64x64xf32, #tile.space<global>> to !tile.window<64x12xf32>
// CHECK-NEXT:      %y = tile.window %a[%c0, %c0] within [%c64, %c64] : memref<64x64xf32, #tile.space<global>> to !tile.window<64x8xf32>
// CHECK-NEXT:      %y_1 = tile.window %a[%c0, %c0] within [%c64, %c64] : memref<64x64xf32, #tile.space<global>> to !tile.window<64x8xf32>
// CHECK-NEXT:      %transposed = tile.transpose %lhs_buffer_1 : memref<12x64xf32, #tile.space<shared>> to memref<64x12xf32, strided<[1, 64], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:      tile.copy "lhs" <role> %x to %transposed : !tile.window<64x12xf32> to memref<64x12xf32, strided<[1, 64], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:      %crop = tile.crop %lhs_buffer_1 : memref<12x64xf32, #tile.space<shared>> to memref<12x8xf32, strided<[64, 1]>, #tile.space<shared>>
// CHECK-NEXT:      %transposed_1 = tile.transpose %rhs_buffer_1 : memref<8x64xf32, #tile.space<shared>> to memref<64x8xf32, strided<[1, 64], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:      tile.copy "rhs" <role> %y to %transposed_1 : !tile.window<64x8xf32> to memref<64x8xf32, strided<[1, 64], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:      %crop_1 = tile.crop %rhs_buffer_1 : memref<8x64xf32, #tile.space<shared>> to memref<8x16xf32, strided<[64, 1]>, #tile.space<shared>>
// CHECK-NEXT:      %p = tile.mma "main" <role> %crop "mk", %crop_1 "kn", %zero : memref<12x8xf32, strided<[64, 1]>, #tile.space<shared>>, memref<8x16xf32, strided<[64, 1]>, #tile.space<shared>>, !tile.fragment<12x16xf32> to !tile.fragment<12x16xf32>
// CHECK-NEXT:      %transposed_2 = tile.transpose %lhs_buffer : memref<12x64xf32, #tile.space<shared>> to memref<64x12xf32, strided<[1, 64], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:      tile.copy "lhs" <role> %x_1 to %transposed_2 : !tile.window<64x12xf32> to memref<64x12xf32, strided<[1, 64], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:      %crop_2 = tile.crop %lhs_buffer : memref<12x64xf32, #tile.space<shared>> to memref<12x8xf32, strided<[64, 1]>, #tile.space<shared>>
// CHECK-NEXT:      %transposed_3 = tile.transpose %rhs_buffer : memref<8x64xf32, #tile.space<shared>> to memref<64x8xf32, strided<[1, 64], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:      tile.copy "rhs" <role> %y_1 to %transposed_3 : !tile.window<64x8xf32> to memref<64x8xf32, strided<[1, 64], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:      %crop_3 = tile.crop %rhs_buffer : memref<8x64xf32, #tile.space<shared>> to memref<8x16xf32, strided<[64, 1]>, #tile.space<shared>>
// CHECK-NEXT:      %q = tile.mma "more" <role> %crop_2 "mk", %crop_3 "kn", %p : memref<12x8xf32, strided<[64, 1]>, #tile.space<shared>>, memref<8x16xf32, strided<[64, 1]>, #tile.space<shared>>, !tile.fragment<12x16xf32> to !tile.fragment<12x16xf32>
// CHECK-NEXT:    }
tile.kernel @turned ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %zero = tile.zero : !tile.fragment<12x16xf32>
  %x = tile.window %a[%c0, %c0] within [%c64, %c64] : memref<64x64xf32, #tile.space<global>> to !tile.window<8x12xf32>
  %y = tile.window %a[%c0, %c0] within [%c64, %c64] : memref<64x64xf32, #tile.space<global>> to !tile.window<16x8xf32>
  %p = tile.mma "main" <role> %x "km", %y "nk", %zero : !tile.window<8x12xf32>, !tile.window<16x8xf32>, !tile.fragment<12x16xf32> to !tile.fragment<12x16xf32>
  %q = tile.mma "more" <role> %x "km", %y "nk", %p : !tile.window<8x12xf32>, !tile.window<16x8xf32>, !tile.fragment<12x16xf32> to !tile.fragment<12x16xf32>
}
