// RUN: gemmc %s --pipeline 'assign-atoms{mma=wgmma},convert-tile-to-wgmma' --emit mlir | filecheck %s

!left = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!right = memref<320x64xbf16, #tile.swizzle<span 128 pitch 40960>, #tile.space<shared>>
!columns = memref<64x320xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>

// 320 columns are two instructions of 160 side by side for each K of 16: the second starts 160 rows
// of 128 bytes further and has the second part of the accumulator.
// CHECK-LABEL: tile.kernel @rows [] outputs 0 sizes {} threads 128 {
// CHECK-NEXT:    %s = tile.alloc : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:    %t = tile.alloc : memref<320x64xbf16, #tile.swizzle<span 128 pitch 40960>, #tile.space<shared>>
// CHECK-NEXT:    %zero = tile.zero : !tile.fragment<64x320xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 40, 0, 8]>>
// CHECK-NEXT:    %descriptor = wgmma.make_descriptor %s leading 0 stride 1024 : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:    %descriptor_1 = wgmma.make_descriptor %t leading 0 stride 1024 : memref<320x64xbf16, #tile.swizzle<span 128 pitch 40960>, #tile.space<shared>>
// CHECK-NEXT:    %0 = wgmma.mma_async [64, 160, 16] bf16 %descriptor "k", %descriptor_1 "k", %zero from 0 : !tile.fragment<64x320xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 40, 0, 8]>> to !tile.fragment<64x320xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 40, 0, 8]>>
// CHECK-NEXT:    %1 = wgmma.advance %descriptor_1 bytes 32
// CHECK-NEXT:    %2 = wgmma.advance %descriptor bytes 32
// CHECK-NEXT:    %3 = wgmma.mma_async [64, 160, 16] bf16 %2 "k", %1 "k", %0 from 0 : !tile.fragment<64x320xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 40, 0, 8]>> to !tile.fragment<64x320xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 40, 0, 8]>>
// CHECK-NEXT:    %4 = wgmma.advance %descriptor_1 bytes 64
// CHECK-NEXT:    %5 = wgmma.advance %descriptor bytes 64
// CHECK-NEXT:    %6 = wgmma.mma_async [64, 160, 16] bf16 %5 "k", %4 "k", %3 from 0 : !tile.fragment<64x320xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 40, 0, 8]>> to !tile.fragment<64x320xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 40, 0, 8]>>
// CHECK-NEXT:    %7 = wgmma.advance %descriptor_1 bytes 96
// CHECK-NEXT:    %8 = wgmma.advance %descriptor bytes 96
// CHECK-NEXT:    %9 = wgmma.mma_async [64, 160, 16] bf16 %8 "k", %7 "k", %6 from 0 : !tile.fragment<64x320xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 40, 0, 8]>> to !tile.fragment<64x320xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 40, 0, 8]>>
// CHECK-NEXT:    %10 = wgmma.advance %descriptor_1 bytes 20576
// CHECK-NEXT:    %11 = wgmma.mma_async [64, 160, 16] bf16 %8 "k", %10 "k", %9 from 80 : !tile.fragment<64x320xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 40, 0, 8]>> to !tile.fragment<64x320xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 40, 0, 8]>>
// CHECK-NEXT:    %12 = wgmma.advance %descriptor_1 bytes 20544
// CHECK-NEXT:    %13 = wgmma.mma_async [64, 160, 16] bf16 %5 "k", %12 "k", %11 from 80 : !tile.fragment<64x320xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 40, 0, 8]>> to !tile.fragment<64x320xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 40, 0, 8]>>
// CHECK-NEXT:    %14 = wgmma.advance %descriptor_1 bytes 20512
// CHECK-NEXT:    %15 = wgmma.mma_async [64, 160, 16] bf16 %2 "k", %14 "k", %13 from 80 : !tile.fragment<64x320xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 40, 0, 8]>> to !tile.fragment<64x320xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 40, 0, 8]>>
// CHECK-NEXT:    %16 = wgmma.advance %descriptor_1 bytes 20480
// CHECK-NEXT:    %p = wgmma.mma_async [64, 160, 16] bf16 %descriptor "k", %16 "k", %15 from 80 : !tile.fragment<64x320xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 40, 0, 8]>> to !tile.fragment<64x320xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 40, 0, 8]>>
// CHECK-NEXT:  }
tile.kernel @rows [] outputs 0 sizes {} threads 128 {
  %s = tile.alloc : !left
  %t = tile.alloc : !right
  %zero = tile.zero : !tile.fragment<64x320xf32>
  %p = tile.mma "main" <warpgroup> %s "mk", %t "nk", %zero : !left, !right, !tile.fragment<64x320xf32> to !tile.fragment<64x320xf32>
}

// FOREIGN: a right operand whose rows are K: 192 columns further are three panels, and 16 rows of K
// follow each other in a panel.
// CHECK-LABEL: tile.kernel @columns [] outputs 0 sizes {} threads 128 {
// CHECK-NEXT:    %s = tile.alloc : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:    %t = tile.alloc : memref<64x320xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:    %zero = tile.zero : !tile.fragment<64x320xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 40, 0, 8]>>
// CHECK-NEXT:    %descriptor = wgmma.make_descriptor %s leading 0 stride 1024 : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:    %descriptor_1 = wgmma.make_descriptor %t leading 8192 stride 1024 : memref<64x320xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:    %0 = wgmma.mma_async [64, 192, 16] bf16 %descriptor "k", %descriptor_1 "mn", %zero from 0 : !tile.fragment<64x320xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 40, 0, 8]>> to !tile.fragment<64x320xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 40, 0, 8]>>
// CHECK-NEXT:    %1 = wgmma.advance %descriptor_1 bytes 2048
// CHECK-NEXT:    %2 = wgmma.advance %descriptor bytes 32
// CHECK-NEXT:    %3 = wgmma.mma_async [64, 192, 16] bf16 %2 "k", %1 "mn", %0 from 0 : !tile.fragment<64x320xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 40, 0, 8]>> to !tile.fragment<64x320xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 40, 0, 8]>>
// CHECK-NEXT:    %4 = wgmma.advance %descriptor_1 bytes 4096
// CHECK-NEXT:    %5 = wgmma.advance %descriptor bytes 64
// CHECK-NEXT:    %6 = wgmma.mma_async [64, 192, 16] bf16 %5 "k", %4 "mn", %3 from 0 : !tile.fragment<64x320xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 40, 0, 8]>> to !tile.fragment<64x320xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 40, 0, 8]>>
// CHECK-NEXT:    %7 = wgmma.advance %descriptor_1 bytes 6144
// CHECK-NEXT:    %8 = wgmma.advance %descriptor bytes 96
// CHECK-NEXT:    %9 = wgmma.mma_async [64, 192, 16] bf16 %8 "k", %7 "mn", %6 from 0 : !tile.fragment<64x320xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 40, 0, 8]>> to !tile.fragment<64x320xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 40, 0, 8]>>
// CHECK-NEXT:    %10 = wgmma.advance %descriptor_1 bytes 30720
// CHECK-NEXT:    %11 = wgmma.mma_async [64, 128, 16] bf16 %8 "k", %10 "mn", %9 from 96 : !tile.fragment<64x320xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 40, 0, 8]>> to !tile.fragment<64x320xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 40, 0, 8]>>
// CHECK-NEXT:    %12 = wgmma.advance %descriptor_1 bytes 28672
// CHECK-NEXT:    %13 = wgmma.mma_async [64, 128, 16] bf16 %5 "k", %12 "mn", %11 from 96 : !tile.fragment<64x320xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 40, 0, 8]>> to !tile.fragment<64x320xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 40, 0, 8]>>
// CHECK-NEXT:    %14 = wgmma.advance %descriptor_1 bytes 26624
// CHECK-NEXT:    %15 = wgmma.mma_async [64, 128, 16] bf16 %2 "k", %14 "mn", %13 from 96 : !tile.fragment<64x320xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 40, 0, 8]>> to !tile.fragment<64x320xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 40, 0, 8]>>
// CHECK-NEXT:    %16 = wgmma.advance %descriptor_1 bytes 24576
// CHECK-NEXT:    %p = wgmma.mma_async [64, 128, 16] bf16 %descriptor "k", %16 "mn", %15 from 96 : !tile.fragment<64x320xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 40, 0, 8]>> to !tile.fragment<64x320xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 40, 0, 8]>>
// CHECK-NEXT:  }
tile.kernel @columns [] outputs 0 sizes {} threads 128 {
  %s = tile.alloc : !left
  %t = tile.alloc : !columns
  %zero = tile.zero : !tile.fragment<64x320xf32>
  %p = tile.mma "main" <warpgroup> %s "mk", %t "kn", %zero : !left, !columns, !tile.fragment<64x320xf32> to !tile.fragment<64x320xf32>
}
