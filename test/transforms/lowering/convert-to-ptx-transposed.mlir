// RUN: gemmc %s --pipeline 'convert-to-ptx' --emit mlir | filecheck %s

// Two blocks of 64 columns of a tile, transposed: the second is in the next panel; 16 columns on
// are 16 rows on. With a span of 64 bytes half of the warps begin in the next panel.
// CHECK-LABEL: ptx.kernel @turned arguments [] parameters [] sizes {} grid ["1", "1", "1"] threads 128 shared 8192 {
// CHECK-NEXT:    %0 = ptx.special "%tid.x" : !ptx.reg<b32>
// CHECK-NEXT:    %1 = ptx.immediate "1" : !ptx.reg<b32, "1">
// CHECK-NEXT:    %2 = ptx.immediate "8" : !ptx.reg<b32, "8">
// CHECK-NEXT:    %3 = ptx.immediate "16" : !ptx.reg<b32, "16">
// CHECK-NEXT:    %4 = ptx.immediate "7" : !ptx.reg<b32, "7">
// CHECK-NEXT:    %5 = ptx.and "b32" %0, %4 : !ptx.reg<b32>, !ptx.reg<b32, "7"> to !ptx.reg<b32>
// CHECK-NEXT:    %6 = ptx.immediate "4" : !ptx.reg<b32, "4">
// CHECK-NEXT:    %7 = ptx.shr "u32" %0, %6 : !ptx.reg<b32>, !ptx.reg<b32, "4"> to !ptx.reg<b32>
// CHECK-NEXT:    %8 = ptx.mul "s32" %7, %2 : !ptx.reg<b32>, !ptx.reg<b32, "8"> to !ptx.reg<b32>
// CHECK-NEXT:    %9 = ptx.undef : !ptx.range<b32, 12>
// CHECK-NEXT:    %10 = ptx.address "turned_smem" : !ptx.reg<b32>
// CHECK-NEXT:    %11 = ptx.immediate "0" : !ptx.reg<b32, "0">
// CHECK-NEXT:    %12 = ptx.immediate "2" : !ptx.reg<b32, "2">
// CHECK-NEXT:    %13 = ptx.mul "s32" %8, %12 : !ptx.reg<b32>, !ptx.reg<b32, "2"> to !ptx.reg<b32>
// CHECK-NEXT:    %14 = ptx.immediate "1" : !ptx.reg<b32, "1">
// CHECK-NEXT:    %15 = ptx.immediate "8" : !ptx.reg<b32, "8">
// CHECK-NEXT:    %16 = ptx.immediate "7" : !ptx.reg<b32, "7">
// CHECK-NEXT:    %17 = ptx.and "b32" %5, %16 : !ptx.reg<b32>, !ptx.reg<b32, "7"> to !ptx.reg<b32>
// CHECK-NEXT:    %18 = ptx.immediate "16" : !ptx.reg<b32, "16">
// CHECK-NEXT:    %19 = ptx.mul "s32" %17, %18 : !ptx.reg<b32>, !ptx.reg<b32, "16"> to !ptx.reg<b32>
// CHECK-NEXT:    %20 = ptx.xor "b32" %13, %19 : !ptx.reg<b32>, !ptx.reg<b32> to !ptx.reg<b32>
// CHECK-NEXT:    %21 = ptx.immediate "128" : !ptx.reg<b32, "128">
// CHECK-NEXT:    %22 = ptx.mul "s32" %5, %21 : !ptx.reg<b32>, !ptx.reg<b32, "128"> to !ptx.reg<b32>
// CHECK-NEXT:    %23 = ptx.add "s32" %22, %20 : !ptx.reg<b32>, !ptx.reg<b32> to !ptx.reg<b32>
// CHECK-NEXT:    %24 = ptx.add "s32" %10, %23 : !ptx.reg<b32>, !ptx.reg<b32> to !ptx.reg<b32>
// CHECK-NEXT:    %25 = ptx.element %9[0] : !ptx.range<b32, 12> to !ptx.reg<b32>
// CHECK-NEXT:    %26 = ptx.element %9[1] : !ptx.range<b32, 12> to !ptx.reg<b32>
// CHECK-NEXT:    %27 = ptx.element %9[2] : !ptx.range<b32, 12> to !ptx.reg<b32>
// CHECK-NEXT:    %28 = ptx.element %9[3] : !ptx.range<b32, 12> to !ptx.reg<b32>
// CHECK-NEXT:    %29 = ptx.element %9[4] : !ptx.range<b32, 12> to !ptx.reg<b32>
// CHECK-NEXT:    %30 = ptx.element %9[5] : !ptx.range<b32, 12> to !ptx.reg<b32>
// CHECK-NEXT:    %31 = ptx.element %9[6] : !ptx.range<b32, 12> to !ptx.reg<b32>
// CHECK-NEXT:    %32 = ptx.element %9[7] : !ptx.range<b32, 12> to !ptx.reg<b32>
// CHECK-NEXT:    %33 = ptx.element %9[8] : !ptx.range<b32, 12> to !ptx.reg<b32>
// CHECK-NEXT:    %34 = ptx.element %9[9] : !ptx.range<b32, 12> to !ptx.reg<b32>
// CHECK-NEXT:    %35 = ptx.element %9[10] : !ptx.range<b32, 12> to !ptx.reg<b32>
// CHECK-NEXT:    %36 = ptx.element %9[11] : !ptx.range<b32, 12> to !ptx.reg<b32>
// CHECK-NEXT:    ptx.stmatrix trans %24 offset 0, %25, %26, %27, %28 : !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
// CHECK-NEXT:    ptx.stmatrix trans %24 offset 2048, %29, %30 : !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
// CHECK-NEXT:    ptx.stmatrix trans %24 offset 3072, %31, %32, %33, %34 : !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
// CHECK-NEXT:    ptx.stmatrix trans %24 offset 5120, %35, %36 : !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
// CHECK-NEXT:    %37 = ptx.undef : !ptx.range<b32, 2>
// CHECK-NEXT:    %38 = ptx.immediate "6144" : !ptx.reg<b32, "6144">
// CHECK-NEXT:    %39 = ptx.add "s32" %10, %38 : !ptx.reg<b32>, !ptx.reg<b32, "6144"> to !ptx.reg<b32>
// CHECK-NEXT:    %40 = ptx.immediate "2" : !ptx.reg<b32, "2">
// CHECK-NEXT:    %41 = ptx.mul "s32" %8, %40 : !ptx.reg<b32>, !ptx.reg<b32, "2"> to !ptx.reg<b32>
// CHECK-NEXT:    %42 = ptx.immediate "64" : !ptx.reg<b32, "64">
// CHECK-NEXT:    %43 = ptx.immediate "6" : !ptx.reg<b32, "6">
// CHECK-NEXT:    %44 = ptx.shr "u32" %41, %43 : !ptx.reg<b32>, !ptx.reg<b32, "6"> to !ptx.reg<b32>
// CHECK-NEXT:    %45 = ptx.immediate "512" : !ptx.reg<b32, "512">
// CHECK-NEXT:    %46 = ptx.mul "s32" %44, %45 : !ptx.reg<b32>, !ptx.reg<b32, "512"> to !ptx.reg<b32>
// CHECK-NEXT:    %47 = ptx.add "s32" %39, %46 : !ptx.reg<b32>, !ptx.reg<b32> to !ptx.reg<b32>
// CHECK-NEXT:    %48 = ptx.immediate "64" : !ptx.reg<b32, "64">
// CHECK-NEXT:    %49 = ptx.immediate "63" : !ptx.reg<b32, "63">
// CHECK-NEXT:    %50 = ptx.and "b32" %41, %49 : !ptx.reg<b32>, !ptx.reg<b32, "63"> to !ptx.reg<b32>
// CHECK-NEXT:    %51 = ptx.immediate "2" : !ptx.reg<b32, "2">
// CHECK-NEXT:    %52 = ptx.immediate "1" : !ptx.reg<b32, "1">
// CHECK-NEXT:    %53 = ptx.shr "u32" %5, %52 : !ptx.reg<b32>, !ptx.reg<b32, "1"> to !ptx.reg<b32>
// CHECK-NEXT:    %54 = ptx.immediate "4" : !ptx.reg<b32, "4">
// CHECK-NEXT:    %55 = ptx.immediate "3" : !ptx.reg<b32, "3">
// CHECK-NEXT:    %56 = ptx.and "b32" %53, %55 : !ptx.reg<b32>, !ptx.reg<b32, "3"> to !ptx.reg<b32>
// CHECK-NEXT:    %57 = ptx.immediate "16" : !ptx.reg<b32, "16">
// CHECK-NEXT:    %58 = ptx.mul "s32" %56, %57 : !ptx.reg<b32>, !ptx.reg<b32, "16"> to !ptx.reg<b32>
// CHECK-NEXT:    %59 = ptx.xor "b32" %50, %58 : !ptx.reg<b32>, !ptx.reg<b32> to !ptx.reg<b32>
// CHECK-NEXT:    %60 = ptx.immediate "64" : !ptx.reg<b32, "64">
// CHECK-NEXT:    %61 = ptx.mul "s32" %5, %60 : !ptx.reg<b32>, !ptx.reg<b32, "64"> to !ptx.reg<b32>
// CHECK-NEXT:    %62 = ptx.add "s32" %61, %59 : !ptx.reg<b32>, !ptx.reg<b32> to !ptx.reg<b32>
// CHECK-NEXT:    %63 = ptx.add "s32" %47, %62 : !ptx.reg<b32>, !ptx.reg<b32> to !ptx.reg<b32>
// CHECK-NEXT:    %64 = ptx.element %37[0] : !ptx.range<b32, 2> to !ptx.reg<b32>
// CHECK-NEXT:    %65 = ptx.element %37[1] : !ptx.range<b32, 2> to !ptx.reg<b32>
// CHECK-NEXT:    ptx.stmatrix trans %63 offset 0, %64, %65 : !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
// CHECK-NEXT:  }
tile.kernel @turned [] outputs 0 sizes {} grid ["1", "1", "1"] threads 128 shared 8192 {
  %tid = tile.thread_id
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %row = arith.remui %tid, %c8 : index
  %half = arith.divui %tid, %c16 : index
  %column = arith.muli %half, %c8 : index
  %f = tile.undef : !tile.fragment<128x24xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 3, 0, 8, 2, 64, 0]>>
  %wide = tile.alloc at 0 : memref<24x128xbf16, #tile.swizzle<span 128 pitch 3072>, #tile.space<shared>>
  %mine = tile.shift %wide[%row, %column] : memref<24x128xbf16, #tile.swizzle<span 128 pitch 3072>, #tile.space<shared>> to memref<24x128xbf16, #tile.swizzle<span 128 pitch 3072>, #tile.space<shared>>
  tile.store "out" <thread> atom <stmatrix> %f to transposed %mine : !tile.fragment<128x24xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 3, 0, 8, 2, 64, 0]>> to memref<24x128xbf16, #tile.swizzle<span 128 pitch 3072>, #tile.space<shared>>
  %g = tile.undef : !tile.fragment<64x8xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 1, 0, 8]>>
  %narrow = tile.alloc at 6144 : memref<8x64xbf16, #tile.swizzle<span 64 pitch 512>, #tile.space<shared>>
  %yours = tile.shift %narrow[%row, %column] : memref<8x64xbf16, #tile.swizzle<span 64 pitch 512>, #tile.space<shared>> to memref<8x64xbf16, #tile.swizzle<span 64 pitch 512>, #tile.space<shared>>
  tile.store "out" <thread> atom <stmatrix> %g to transposed %yours : !tile.fragment<64x8xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 1, 0, 8]>> to memref<8x64xbf16, #tile.swizzle<span 64 pitch 512>, #tile.space<shared>>
}

// FOREIGN: values of a fragment one by one into a window, each of them where its row and column
// exchanged are; 16-bit neighbours are then a row apart.
// CHECK-LABEL: ptx.kernel @plain arguments [{name = "c", role = "output", dtype = "bf16", shape = array<i64: 8, 64>}] parameters [{kind = "pointer", argument = 0 : i64}] sizes {} grid ["1", "1", "1"] threads 128 shared 0 {
// CHECK-NEXT:    %0 = ptx.param "plain_param_0" : !ptx.reg<b64>
// CHECK-NEXT:    %1 = ptx.cvta "to.global" %0 : !ptx.reg<b64> to !ptx.reg<b64>
// CHECK-NEXT:    %2 = ptx.immediate "0" : !ptx.reg<b32, "0">
// CHECK-NEXT:    %3 = ptx.immediate "8" : !ptx.reg<b32, "8">
// CHECK-NEXT:    %4 = ptx.immediate "64" : !ptx.reg<b32, "64">
// CHECK-NEXT:    %5 = ptx.undef : !ptx.range<b32, 4>
// CHECK-NEXT:    %6 = ptx.mov "b32" %2 : !ptx.reg<b32, "0"> to !ptx.reg<b32>
// CHECK-NEXT:    %7 = ptx.immediate "128" : !ptx.reg<b32, "128">
// CHECK-NEXT:    %8 = ptx.mul_wide "u32" %6, %7 : !ptx.reg<b32>, !ptx.reg<b32, "128"> to !ptx.reg<b64>
// CHECK-NEXT:    %9 = ptx.add "s64" %1, %8 : !ptx.reg<b64>, !ptx.reg<b64> to !ptx.reg<b64>
// CHECK-NEXT:    %10 = ptx.mov "b32" %2 : !ptx.reg<b32, "0"> to !ptx.reg<b32>
// CHECK-NEXT:    %11 = ptx.immediate "2" : !ptx.reg<b32, "2">
// CHECK-NEXT:    %12 = ptx.mul_wide "u32" %10, %11 : !ptx.reg<b32>, !ptx.reg<b32, "2"> to !ptx.reg<b64>
// CHECK-NEXT:    %13 = ptx.add "s64" %9, %12 : !ptx.reg<b64>, !ptx.reg<b64> to !ptx.reg<b64>
// CHECK-NEXT:    %14 = ptx.element %5[0] : !ptx.range<b32, 4> to !ptx.reg<b32>
// CHECK-NEXT:    %15 = ptx.element %5[1] : !ptx.range<b32, 4> to !ptx.reg<b32>
// CHECK-NEXT:    %16 = ptx.element %5[2] : !ptx.range<b32, 4> to !ptx.reg<b32>
// CHECK-NEXT:    %17 = ptx.element %5[3] : !ptx.range<b32, 4> to !ptx.reg<b32>
// CHECK-NEXT:    %18, %19 = ptx.unpack %14 : !ptx.reg<b32> to !ptx.reg<b16>, !ptx.reg<b16>
// CHECK-NEXT:    %20, %21 = ptx.unpack %15 : !ptx.reg<b32> to !ptx.reg<b16>, !ptx.reg<b16>
// CHECK-NEXT:    %22, %23 = ptx.unpack %16 : !ptx.reg<b32> to !ptx.reg<b16>, !ptx.reg<b16>
// CHECK-NEXT:    %24, %25 = ptx.unpack %17 : !ptx.reg<b32> to !ptx.reg<b16>, !ptx.reg<b16>
// CHECK-NEXT:    ptx.st "global.b16" %13 offset 0, %18 : !ptx.reg<b64>, !ptx.reg<b16>
// CHECK-NEXT:    ptx.st "global.b16" %13 offset 128, %19 : !ptx.reg<b64>, !ptx.reg<b16>
// CHECK-NEXT:    ptx.st "global.b16" %13 offset 256, %20 : !ptx.reg<b64>, !ptx.reg<b16>
// CHECK-NEXT:    ptx.st "global.b16" %13 offset 384, %21 : !ptx.reg<b64>, !ptx.reg<b16>
// CHECK-NEXT:    ptx.st "global.b16" %13 offset 2, %22 : !ptx.reg<b64>, !ptx.reg<b16>
// CHECK-NEXT:    ptx.st "global.b16" %13 offset 130, %23 : !ptx.reg<b64>, !ptx.reg<b16>
// CHECK-NEXT:    ptx.st "global.b16" %13 offset 258, %24 : !ptx.reg<b64>, !ptx.reg<b16>
// CHECK-NEXT:    ptx.st "global.b16" %13 offset 386, %25 : !ptx.reg<b64>, !ptx.reg<b16>
// CHECK-NEXT:  }
tile.kernel @plain ["c"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 0 {
^bb0(%c: memref<8x64xbf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c64 = arith.constant 64 : index
  %f = tile.undef : !tile.fragment<2x4xbf16, #tile.layout<threads [] values [4, 0, 1, 2, 1, 0]>>
  %w = tile.window %c[%c0, %c0] within [%c8, %c64] : memref<8x64xbf16, #tile.space<global>> to !tile.window<4x2xbf16>
  tile.store "out" <thread> %f to transposed %w : !tile.fragment<2x4xbf16, #tile.layout<threads [] values [4, 0, 1, 2, 1, 0]>> to !tile.window<4x2xbf16>
}
