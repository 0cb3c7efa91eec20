// RUN: gemmc %s --pipeline 'convert-tile-to-simt' --emit mlir | filecheck %s

// A warpgroup's matrix store is each lane's: it gives the address of row 16 w + l mod 16 of its
// warp, in the first or second half of 16 columns.
// CHECK-LABEL: tile.kernel @matrices ["c"] outputs 1 sizes {} threads 128 {
// CHECK-NEXT:  ^bb0(%c: memref<512x512xbf16, #tile.space<global>>):
// CHECK-NEXT:    %buffer = tile.alloc : memref<64x32xbf16, #tile.swizzle<span 64 pitch 4096>, #tile.space<shared>>
// CHECK-NEXT:    %f = tile.zero : !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:    %0 = tile.id "thread" of 128
// CHECK-NEXT:    %c8 = arith.constant 8 : index
// CHECK-NEXT:    %1 = arith.remui %0, %c8 : index
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %2 = arith.muli %1, %c1 : index
// CHECK-NEXT:    %3 = arith.divui %0, %c8 : index
// CHECK-NEXT:    %c2 = arith.constant 2 : index
// CHECK-NEXT:    %4 = arith.remui %3, %c2 : index
// CHECK-NEXT:    %c8_1 = arith.constant 8 : index
// CHECK-NEXT:    %5 = arith.muli %4, %c8_1 : index
// CHECK-NEXT:    %6 = arith.addi %2, %5 : index
// CHECK-NEXT:    %7 = arith.divui %3, %c2 : index
// CHECK-NEXT:    %c2_1 = arith.constant 2 : index
// CHECK-NEXT:    %8 = arith.remui %7, %c2_1 : index
// CHECK-NEXT:    %c8_2 = arith.constant 8 : index
// CHECK-NEXT:    %9 = arith.muli %8, %c8_2 : index
// CHECK-NEXT:    %10 = arith.divui %7, %c2_1 : index
// CHECK-NEXT:    %c4 = arith.constant 4 : index
// CHECK-NEXT:    %c16 = arith.constant 16 : index
// CHECK-NEXT:    %11 = arith.muli %10, %c16 : index
// CHECK-NEXT:    %12 = arith.addi %6, %11 : index
// CHECK-NEXT:    %13 = tile.shift %buffer[%12, %9] : memref<64x32xbf16, #tile.swizzle<span 64 pitch 4096>, #tile.space<shared>> to memref<64x32xbf16, #tile.swizzle<span 64 pitch 4096>, #tile.space<shared>>
// CHECK-NEXT:    tile.store "out" <thread> atom <stmatrix> %f to %13 : !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to memref<64x32xbf16, #tile.swizzle<span 64 pitch 4096>, #tile.space<shared>>
// CHECK-NEXT:  }
tile.kernel @matrices ["c"] outputs 1 sizes {} threads 128 {
^bb0(%c: memref<512x512xbf16, #tile.space<global>>):
  %buffer = tile.alloc : memref<64x32xbf16, #tile.swizzle<span 64 pitch 4096>, #tile.space<shared>>
  %f = tile.zero : !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
  tile.store "out" <warpgroup> atom <stmatrix> %f to %buffer : !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to memref<64x32xbf16, #tile.swizzle<span 64 pitch 4096>, #tile.space<shared>>
}

// In a role of two warpgroups the thread's number in its warpgroup counts. A plain store to a
// row-major buffer goes where the fragment's layout has the thread's first value.
// CHECK-LABEL: tile.kernel @role
// CHECK:         tile.role "consumer" warpgroups 2 warps 8 {
// CHECK-NEXT:      %0 = tile.id "thread" of 256
// CHECK-NEXT:      %c128 = arith.constant 128 : index
// CHECK-NEXT:      %1 = arith.remui %0, %c128 : index
// CHECK-NEXT:      %c8 = arith.constant 8 : index
// CHECK-NEXT:      %2 = arith.remui %1, %c8 : index
// CHECK-NEXT:      %c1 = arith.constant 1 : index
// CHECK-NEXT:      %3 = arith.muli %2, %c1 : index
// CHECK-NEXT:      %4 = arith.divui %1, %c8 : index
// CHECK-NEXT:      %c2 = arith.constant 2 : index
// CHECK-NEXT:      %5 = arith.remui %4, %c2 : index
// CHECK-NEXT:      %c8_1 = arith.constant 8 : index
// CHECK-NEXT:      %6 = arith.muli %5, %c8_1 : index
// CHECK-NEXT:      %7 = arith.addi %3, %6 : index
// CHECK-NEXT:      %8 = arith.divui %4, %c2 : index
// CHECK-NEXT:      %c2_1 = arith.constant 2 : index
// CHECK-NEXT:      %9 = arith.remui %8, %c2_1 : index
// CHECK-NEXT:      %c8_2 = arith.constant 8 : index
// CHECK-NEXT:      %10 = arith.muli %9, %c8_2 : index
// CHECK-NEXT:      %11 = arith.divui %8, %c2_1 : index
// CHECK-NEXT:      %c4 = arith.constant 4 : index
// CHECK-NEXT:      %c16 = arith.constant 16 : index
// CHECK-NEXT:      %12 = arith.muli %11, %c16 : index
// CHECK-NEXT:      %13 = arith.addi %7, %12 : index
// CHECK-NEXT:      %14 = tile.shift %buffer[%13, %10] : memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
// CHECK-NEXT:      tile.store "out" <thread> atom <stmatrix> %f to %14 : !tile.fragment<128x64xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8, 2, 64, 0]>> to memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
// CHECK-NEXT:      %15 = tile.id "thread" of 256
// CHECK-NEXT:      %c128_1 = arith.constant 128 : index
// CHECK-NEXT:      %16 = arith.remui %15, %c128_1 : index
// CHECK-NEXT:      %c4_1 = arith.constant 4 : index
// CHECK-NEXT:      %17 = arith.remui %16, %c4_1 : index
// CHECK-NEXT:      %c2_2 = arith.constant 2 : index
// CHECK-NEXT:      %18 = arith.muli %17, %c2_2 : index
// CHECK-NEXT:      %19 = arith.divui %16, %c4_1 : index
// CHECK-NEXT:      %c8_3 = arith.constant 8 : index
// CHECK-NEXT:      %20 = arith.remui %19, %c8_3 : index
// CHECK-NEXT:      %c1_1 = arith.constant 1 : index
// CHECK-NEXT:      %21 = arith.muli %20, %c1_1 : index
// CHECK-NEXT:      %22 = arith.divui %19, %c8_3 : index
// CHECK-NEXT:      %c4_2 = arith.constant 4 : index
// CHECK-NEXT:      %c16_1 = arith.constant 16 : index
// CHECK-NEXT:      %23 = arith.muli %22, %c16_1 : index
// CHECK-NEXT:      %24 = arith.addi %21, %23 : index
// CHECK-NEXT:      %25 = tile.shift %plain[%24, %18] : memref<64x32xf32, #tile.space<shared>> to memref<64x32xf32, #tile.space<shared>>
// CHECK-NEXT:      tile.store "out" <thread> %g to %25 : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to memref<64x32xf32, #tile.space<shared>>
// CHECK-NEXT:      tma.commit_group
// CHECK-NEXT:    }
tile.kernel @role ["c"] outputs 1 sizes {} threads 384 {
^bb0(%c: memref<512x512xbf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %buffer = tile.alloc : memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
  %plain = tile.alloc : memref<64x32xf32, #tile.space<shared>>
  %f = tile.zero : !tile.fragment<128x64xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8, 2, 64, 0]>>
  %g = tile.zero : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
  tile.role "consumer" warpgroups 2 warps 8 {
    tile.store "out" <warpgroup> atom <stmatrix> %f to %buffer : !tile.fragment<128x64xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8, 2, 64, 0]>> to memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
    tile.store "out" <warpgroup> atom <st> %g to %plain : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to memref<64x32xf32, #tile.space<shared>>
    tma.commit_group
  }
}

// FOREIGN: matrix stores in a branch of a loop, to a part that is chosen there; what is stored
// twice is converted twice, and the bulk store beside it stays.
// CHECK-LABEL: tile.kernel @branch
// CHECK:         scf.for %i = %c0 to %c512 step %c512 {
// CHECK-NEXT:      %part = tile.part %buffer[%i, %c0] of [2, 1] : memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
// CHECK-NEXT:      %some = arith.cmpi eq, %i, %c0 : index
// CHECK-NEXT:      scf.if %some {
// CHECK-NEXT:        %0 = tile.id "thread" of 128
// CHECK-NEXT:        %c8 = arith.constant 8 : index
// CHECK-NEXT:        %1 = arith.remui %0, %c8 : index
// CHECK-NEXT:        %c1 = arith.constant 1 : index
// CHECK-NEXT:        %2 = arith.muli %1, %c1 : index
// CHECK-NEXT:        %3 = arith.divui %0, %c8 : index
// CHECK-NEXT:        %c2 = arith.constant 2 : index
// CHECK-NEXT:        %4 = arith.remui %3, %c2 : index
// CHECK-NEXT:        %c8_1 = arith.constant 8 : index
// CHECK-NEXT:        %5 = arith.muli %4, %c8_1 : index
// CHECK-NEXT:        %6 = arith.addi %2, %5 : index
// CHECK-NEXT:        %7 = arith.divui %3, %c2 : index
// CHECK-NEXT:        %c2_1 = arith.constant 2 : index
// CHECK-NEXT:        %8 = arith.remui %7, %c2_1 : index
// CHECK-NEXT:        %c8_2 = arith.constant 8 : index
// CHECK-NEXT:        %9 = arith.muli %8, %c8_2 : index
// CHECK-NEXT:        %10 = arith.divui %7, %c2_1 : index
// CHECK-NEXT:        %c4 = arith.constant 4 : index
// CHECK-NEXT:        %c16 = arith.constant 16 : index
// CHECK-NEXT:        %11 = arith.muli %10, %c16 : index
// CHECK-NEXT:        %12 = arith.addi %6, %11 : index
// CHECK-NEXT:        %13 = tile.shift %part[%12, %9] : memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
// CHECK-NEXT:        tile.store "out" <thread> atom <stmatrix> %f to %13 : !tile.fragment<64x64xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
// CHECK-NEXT:      }
// CHECK-NEXT:      %w = tile.window %c[%i, %c0] within [%c512, %c512] : memref<512x512xbf16, #tile.space<global>> to !tile.window<64x64xbf16>
// CHECK-NEXT:      tile.bulk_store "out" <warpgroup> atom <tma_store> %part to %w : memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to !tile.window<64x64xbf16>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
tile.kernel @branch ["c"] outputs 1 sizes {} threads 128 {
^bb0(%c: memref<512x512xbf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c512 = arith.constant 512 : index
  %buffer = tile.alloc : memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
  %f = tile.zero : !tile.fragment<64x64xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
  scf.for %i = %c0 to %c512 step %c512 {
    %part = tile.part %buffer[%i, %c0] of [2, 1] : memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
    %some = arith.cmpi eq, %i, %c0 : index
    scf.if %some {
      tile.store "out" <warpgroup> atom <stmatrix> %f to %part : !tile.fragment<64x64xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
    }
    %w = tile.window %c[%i, %c0] within [%c512, %c512] : memref<512x512xbf16, #tile.space<global>> to !tile.window<64x64xbf16>
    tile.bulk_store "out" <warpgroup> atom <tma_store> %part to %w : memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to !tile.window<64x64xbf16>
  }
}
