// RUN: gemmc %s --pipeline 'convert-tile-to-simt' --emit mlir | filecheck %s

// Lane l mod 8 has the address of what is column l mod 8 of a matrix, or of the next one across; the
// other lanes' matrices are as they are without `transposed`, their place exchanged. So are the
// places of the values of a plain store.
// CHECK-LABEL: tile.kernel @turned ["c"] outputs 1 sizes {} threads 128 {
// CHECK-NEXT:  ^bb0(%c: memref<512x512xf32, #tile.space<global>>):
// CHECK-NEXT:    %buffer = tile.alloc : memref<40x64xbf16, #tile.swizzle<span 128 pitch 5120>, #tile.space<shared>>
// CHECK-NEXT:    %plain = tile.alloc : memref<32x64xf32, #tile.space<shared>>
// CHECK-NEXT:    %f = tile.zero : !tile.fragment<64x40xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 5, 0, 8]>>
// CHECK-NEXT:    %g = tile.zero : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:    %0 = tile.id "thread" of 128
// CHECK-NEXT:    %c128 = arith.constant 128 : index
// CHECK-NEXT:    %1 = arith.remui %0, %c128 : index
// CHECK-NEXT:    %c8 = arith.constant 8 : index
// CHECK-NEXT:    %2 = arith.remui %1, %c8 : index
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %3 = arith.muli %2, %c1 : index
// CHECK-NEXT:    %4 = arith.divui %1, %c8 : index
// CHECK-NEXT:    %c2 = arith.constant 2 : index
// CHECK-NEXT:    %5 = arith.remui %4, %c2 : index
// CHECK-NEXT:    %c8_1 = arith.constant 8 : index
// CHECK-NEXT:    %6 = arith.muli %5, %c8_1 : index
// CHECK-NEXT:    %7 = arith.divui %4, %c2 : index
// CHECK-NEXT:    %c2_1 = arith.constant 2 : index
// CHECK-NEXT:    %8 = arith.remui %7, %c2_1 : index
// CHECK-NEXT:    %c8_2 = arith.constant 8 : index
// CHECK-NEXT:    %9 = arith.muli %8, %c8_2 : index
// CHECK-NEXT:    %10 = arith.addi %3, %9 : index
// CHECK-NEXT:    %11 = arith.divui %7, %c2_1 : index
// CHECK-NEXT:    %c4 = arith.constant 4 : index
// CHECK-NEXT:    %c16 = arith.constant 16 : index
// CHECK-NEXT:    %12 = arith.muli %11, %c16 : index
// CHECK-NEXT:    %13 = arith.addi %6, %12 : index
// CHECK-NEXT:    %14 = tile.shift %buffer[%10, %13] : memref<40x64xbf16, #tile.swizzle<span 128 pitch 5120>, #tile.space<shared>> to memref<40x64xbf16, #tile.swizzle<span 128 pitch 5120>, #tile.space<shared>>
// CHECK-NEXT:    tile.store "out" <thread> atom <stmatrix> %f to transposed %14 : !tile.fragment<64x40xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 5, 0, 8]>> to memref<40x64xbf16, #tile.swizzle<span 128 pitch 5120>, #tile.space<shared>>
// CHECK-NEXT:    %15 = tile.id "thread" of 128
// CHECK-NEXT:    %c128_1 = arith.constant 128 : index
// CHECK-NEXT:    %16 = arith.remui %15, %c128_1 : index
// CHECK-NEXT:    %c4_1 = arith.constant 4 : index
// CHECK-NEXT:    %17 = arith.remui %16, %c4_1 : index
// CHECK-NEXT:    %c2_2 = arith.constant 2 : index
// CHECK-NEXT:    %18 = arith.muli %17, %c2_2 : index
// CHECK-NEXT:    %19 = arith.divui %16, %c4_1 : index
// CHECK-NEXT:    %c8_3 = arith.constant 8 : index
// CHECK-NEXT:    %20 = arith.remui %19, %c8_3 : index
// CHECK-NEXT:    %c1_1 = arith.constant 1 : index
// CHECK-NEXT:    %21 = arith.muli %20, %c1_1 : index
// CHECK-NEXT:    %22 = arith.divui %19, %c8_3 : index
// CHECK-NEXT:    %c4_2 = arith.constant 4 : index
// CHECK-NEXT:    %c16_1 = arith.constant 16 : index
// CHECK-NEXT:    %23 = arith.muli %22, %c16_1 : index
// CHECK-NEXT:    %24 = arith.addi %21, %23 : index
// CHECK-NEXT:    %25 = tile.shift %plain[%18, %24] : memref<32x64xf32, #tile.space<shared>> to memref<32x64xf32, #tile.space<shared>>
// CHECK-NEXT:    tile.store "out" <thread> %g to transposed %25 : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to memref<32x64xf32, #tile.space<shared>>
// CHECK-NEXT:  }
tile.kernel @turned ["c"] outputs 1 sizes {} threads 128 {
^bb0(%c: memref<512x512xf32, #tile.space<global>>):
  %buffer = tile.alloc : memref<40x64xbf16, #tile.swizzle<span 128 pitch 5120>, #tile.space<shared>>
  %plain = tile.alloc : memref<32x64xf32, #tile.space<shared>>
  %f = tile.zero : !tile.fragment<64x40xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 5, 0, 8]>>
  %g = tile.zero : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
  tile.store "out" <warpgroup> atom <stmatrix> %f to transposed %buffer : !tile.fragment<64x40xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 5, 0, 8]>> to memref<40x64xbf16, #tile.swizzle<span 128 pitch 5120>, #tile.space<shared>>
  tile.store "out" <warpgroup> atom <st> %g to transposed %plain : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to memref<32x64xf32, #tile.space<shared>>
}
