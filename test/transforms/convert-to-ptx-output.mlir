// RUN: gemmc %s --pipeline 'convert-to-ptx' --emit mlir | filecheck %s

// Columns 16 to 31 of a tile: 8 of 32 accumulators, rounded pairwise before. A matrix store with
// the lane's address, whose chunk is XORed with the row; the barrier of the warpgroup, numbered
// from 4; one bulk group with a box, waited for.
// CHECK-LABEL: ptx.kernel @tile
// CHECK:         %79 = ptx.cvt_pack "rn.bf16x2.f32" %48, %47 : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<b32>
// CHECK-NEXT:    %80 = ptx.cvt_pack "rn.bf16x2.f32" %50, %49 : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<b32>
// CHECK-NEXT:    %81 = ptx.cvt_pack "rn.bf16x2.f32" %52, %51 : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<b32>
// CHECK-NEXT:    %82 = ptx.cvt_pack "rn.bf16x2.f32" %54, %53 : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<b32>
// CHECK-NEXT:    %83 = ptx.cvt_pack "rn.bf16x2.f32" %56, %55 : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<b32>
// CHECK-NEXT:    %84 = ptx.cvt_pack "rn.bf16x2.f32" %58, %57 : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<b32>
// CHECK-NEXT:    %85 = ptx.cvt_pack "rn.bf16x2.f32" %60, %59 : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<b32>
// CHECK-NEXT:    %86 = ptx.cvt_pack "rn.bf16x2.f32" %62, %61 : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<b32>
// CHECK-NEXT:    %87 = ptx.cvt_pack "rn.bf16x2.f32" %64, %63 : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<b32>
// CHECK-NEXT:    %88 = ptx.cvt_pack "rn.bf16x2.f32" %66, %65 : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<b32>
// CHECK-NEXT:    %89 = ptx.cvt_pack "rn.bf16x2.f32" %68, %67 : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<b32>
// CHECK-NEXT:    %90 = ptx.cvt_pack "rn.bf16x2.f32" %70, %69 : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<b32>
// CHECK-NEXT:    %91 = ptx.cvt_pack "rn.bf16x2.f32" %72, %71 : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<b32>
// CHECK-NEXT:    %92 = ptx.cvt_pack "rn.bf16x2.f32" %74, %73 : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<b32>
// CHECK-NEXT:    %93 = ptx.cvt_pack "rn.bf16x2.f32" %76, %75 : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<b32>
// CHECK-NEXT:    %94 = ptx.cvt_pack "rn.bf16x2.f32" %78, %77 : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<b32>
// CHECK-NEXT:    %95 = ptx.immediate "2" : !ptx.reg<b32, "2">
// CHECK-NEXT:    %96 = ptx.mul "s32" %12, %95 : !ptx.reg<b32>, !ptx.reg<b32, "2"> to !ptx.reg<b32>
// CHECK-NEXT:    %97 = ptx.immediate "4" : !ptx.reg<b32, "4">
// CHECK-NEXT:    %98 = ptx.div "u32" %9, %97 : !ptx.reg<b32>, !ptx.reg<b32, "4"> to !ptx.reg<b32>
// CHECK-NEXT:    %99 = ptx.immediate "2" : !ptx.reg<b32, "2">
// CHECK-NEXT:    %100 = ptx.rem "u32" %98, %99 : !ptx.reg<b32>, !ptx.reg<b32, "2"> to !ptx.reg<b32>
// CHECK-NEXT:    %101 = ptx.immediate "16" : !ptx.reg<b32, "16">
// CHECK-NEXT:    %102 = ptx.mul "s32" %100, %101 : !ptx.reg<b32>, !ptx.reg<b32, "16"> to !ptx.reg<b32>
// CHECK-NEXT:    %103 = ptx.xor "b32" %96, %102 : !ptx.reg<b32>, !ptx.reg<b32> to !ptx.reg<b32>
// CHECK-NEXT:    %104 = ptx.immediate "32" : !ptx.reg<b32, "32">
// CHECK-NEXT:    %105 = ptx.mul "s32" %9, %104 : !ptx.reg<b32>, !ptx.reg<b32, "32"> to !ptx.reg<b32>
// CHECK-NEXT:    %106 = ptx.add "s32" %105, %103 : !ptx.reg<b32>, !ptx.reg<b32> to !ptx.reg<b32>
// CHECK-NEXT:    %107 = ptx.add "s32" %2, %106 : !ptx.reg<b32>, !ptx.reg<b32> to !ptx.reg<b32>
// CHECK-NEXT:    ptx.stmatrix %107 offset 0, %83, %84, %85, %86 : !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
// CHECK-NEXT:    ptx.fence "proxy.async.shared::cta"
// CHECK-NEXT:    %108 = ptx.immediate "4" : !ptx.reg<b32, "4">
// CHECK-NEXT:    %109 = ptx.add "s32" %11, %108 : !ptx.reg<b32>, !ptx.reg<b32, "4"> to !ptx.reg<b32>
// CHECK-NEXT:    ptx.bar_sync 4 which %109 : !ptx.reg<b32> threads 128
// CHECK-NEXT:    %110 = ptx.mov "b32" %8 : !ptx.reg<b32, "16"> to !ptx.reg<b32>
// CHECK-NEXT:    ptx.tensor_store %1[%110, %9], %2 : !ptx.reg<b64>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
// CHECK-NEXT:    ptx.bulk_commit
// CHECK-NEXT:    ptx.bulk_wait 1
// CHECK-NEXT:  }
tile.kernel @tile ["c"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 2048 {
^bb0(%c: memref<512x512xbf16, #tile.space<global>>):
  %map = tma.descriptor %c : memref<512x512xbf16, #tile.space<global>> to !tma.map<64x16xbf16, swizzle 32>
  %buffer = tile.alloc at 0 : memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
  %tid = tile.thread_id
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %row = arith.remui %tid, %c16 : index
  %half = arith.divui %tid, %c16 : index
  %which = arith.remui %half, %c2 : index
  %column = arith.muli %which, %c8 : index
  %f = tile.zero : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
  %g = tile.map %f : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>> to !tile.fragment<64x64xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>> {
  ^bb0(%x: f32):
    %y = arith.truncf %x : f32 to bf16
    tile.yield %y : bf16
  }
  %e = tile.extract %g from 16 : !tile.fragment<64x64xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>> to !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
  %mine = tile.shift %buffer[%row, %column] : memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>> to memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
  tile.store "out" <thread> atom <stmatrix> %e to %mine : !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
  barrier.fence_proxy
  barrier.sync 4 plus %which threads 128
  tma.store %buffer to %map[%row, %c16] : memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>> to !tma.map<64x16xbf16, swizzle 32>
  tma.commit_group
  tma.wait_group 1
}

// Two panels of 128 bytes and two blocks of 64 rows: within a panel an XOR of 32, 64, 96, to the
// next panel its pitch, to the next block 64 rows of 128 bytes.
// CHECK-LABEL: ptx.kernel @large
// CHECK:         %340 = ptx.xor "b32" %334, %339 : !ptx.reg<b32>, !ptx.reg<b32> to !ptx.reg<b32>
// CHECK:         ptx.stmatrix %344 offset 0, %269, %270, %271, %272 : !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
// CHECK:         %346 = ptx.xor "b32" %344, %345 : !ptx.reg<b32>, !ptx.reg<b32, "32"> to !ptx.reg<b32>
// CHECK-NEXT:    ptx.stmatrix %346 offset 0, %273, %274, %275, %276 : !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
// CHECK:         %348 = ptx.xor "b32" %344, %347 : !ptx.reg<b32>, !ptx.reg<b32, "64"> to !ptx.reg<b32>
// CHECK-NEXT:    ptx.stmatrix %348 offset 0, %277, %278, %279, %280 : !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
// CHECK:         %350 = ptx.xor "b32" %344, %349 : !ptx.reg<b32>, !ptx.reg<b32, "96"> to !ptx.reg<b32>
// CHECK-NEXT:    ptx.stmatrix %350 offset 0, %281, %282, %283, %284 : !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
// CHECK-NEXT:    ptx.stmatrix %344 offset 16384, %285, %286, %287, %288 : !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
// CHECK:         %352 = ptx.xor "b32" %344, %351 : !ptx.reg<b32>, !ptx.reg<b32, "32"> to !ptx.reg<b32>
// CHECK-NEXT:    ptx.stmatrix %352 offset 16384, %289, %290, %291, %292 : !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
// CHECK:         %354 = ptx.xor "b32" %344, %353 : !ptx.reg<b32>, !ptx.reg<b32, "64"> to !ptx.reg<b32>
// CHECK-NEXT:    ptx.stmatrix %354 offset 16384, %293, %294, %295, %296 : !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
// CHECK:         %356 = ptx.xor "b32" %344, %355 : !ptx.reg<b32>, !ptx.reg<b32, "96"> to !ptx.reg<b32>
// CHECK-NEXT:    ptx.stmatrix %356 offset 16384, %297, %298, %299, %300 : !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
// CHECK-NEXT:    ptx.stmatrix %344 offset 8192, %301, %302, %303, %304 : !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
// CHECK:         %358 = ptx.xor "b32" %344, %357 : !ptx.reg<b32>, !ptx.reg<b32, "32"> to !ptx.reg<b32>
// CHECK-NEXT:    ptx.stmatrix %358 offset 8192, %305, %306, %307, %308 : !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
// CHECK:         %360 = ptx.xor "b32" %344, %359 : !ptx.reg<b32>, !ptx.reg<b32, "64"> to !ptx.reg<b32>
// CHECK-NEXT:    ptx.stmatrix %360 offset 8192, %309, %310, %311, %312 : !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
// CHECK:         %362 = ptx.xor "b32" %344, %361 : !ptx.reg<b32>, !ptx.reg<b32, "96"> to !ptx.reg<b32>
// CHECK-NEXT:    ptx.stmatrix %362 offset 8192, %313, %314, %315, %316 : !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
// CHECK-NEXT:    ptx.stmatrix %344 offset 24576, %317, %318, %319, %320 : !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
// CHECK:         %364 = ptx.xor "b32" %344, %363 : !ptx.reg<b32>, !ptx.reg<b32, "32"> to !ptx.reg<b32>
// CHECK-NEXT:    ptx.stmatrix %364 offset 24576, %321, %322, %323, %324 : !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
// CHECK:         %366 = ptx.xor "b32" %344, %365 : !ptx.reg<b32>, !ptx.reg<b32, "64"> to !ptx.reg<b32>
// CHECK-NEXT:    ptx.stmatrix %366 offset 24576, %325, %326, %327, %328 : !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
// CHECK:         %368 = ptx.xor "b32" %344, %367 : !ptx.reg<b32>, !ptx.reg<b32, "96"> to !ptx.reg<b32>
// CHECK-NEXT:    ptx.stmatrix %368 offset 24576, %329, %330, %331, %332 : !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
tile.kernel @large [] outputs 0 sizes {} grid ["1", "1", "1"] threads 128 shared 32768 {
  %buffer = tile.alloc at 0 : memref<128x128xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
  %tid = tile.thread_id
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %row = arith.remui %tid, %c16 : index
  %half = arith.divui %tid, %c16 : index
  %which = arith.remui %half, %c2 : index
  %column = arith.muli %which, %c8 : index
  %f = tile.zero : !tile.fragment<128x128xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 16, 0, 8, 2, 64, 0]>>
  %g = tile.map %f : !tile.fragment<128x128xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 16, 0, 8, 2, 64, 0]>> to !tile.fragment<128x128xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 16, 0, 8, 2, 64, 0]>> {
  ^bb0(%x: f32):
    %y = arith.truncf %x : f32 to bf16
    tile.yield %y : bf16
  }
  %mine = tile.shift %buffer[%row, %column] : memref<128x128xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> to memref<128x128xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
  tile.store "out" <thread> atom <stmatrix> %g to %mine : !tile.fragment<128x128xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 16, 0, 8, 2, 64, 0]>> to memref<128x128xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
}

// FOREIGN: columns of f32 accumulators, taken from columns; a row-major buffer as the source of a
// box, and the part of one; a barrier whose unit is a constant.
// CHECK-LABEL: ptx.kernel @plain
// CHECK:         %42 = ptx.element %41[16] : !ptx.range<f32, 32> to !ptx.reg<f32>
// CHECK-NEXT:    %43 = ptx.element %41[17] : !ptx.range<f32, 32> to !ptx.reg<f32>
// CHECK-NEXT:    %44 = ptx.element %41[18] : !ptx.range<f32, 32> to !ptx.reg<f32>
// CHECK-NEXT:    %45 = ptx.element %41[19] : !ptx.range<f32, 32> to !ptx.reg<f32>
// CHECK-NEXT:    %46 = ptx.element %41[20] : !ptx.range<f32, 32> to !ptx.reg<f32>
// CHECK-NEXT:    %47 = ptx.element %41[21] : !ptx.range<f32, 32> to !ptx.reg<f32>
// CHECK-NEXT:    %48 = ptx.element %41[22] : !ptx.range<f32, 32> to !ptx.reg<f32>
// CHECK-NEXT:    %49 = ptx.element %41[23] : !ptx.range<f32, 32> to !ptx.reg<f32>
// CHECK-NEXT:    %50 = ptx.element %41[24] : !ptx.range<f32, 32> to !ptx.reg<f32>
// CHECK-NEXT:    %51 = ptx.element %41[25] : !ptx.range<f32, 32> to !ptx.reg<f32>
// CHECK-NEXT:    %52 = ptx.element %41[26] : !ptx.range<f32, 32> to !ptx.reg<f32>
// CHECK-NEXT:    %53 = ptx.element %41[27] : !ptx.range<f32, 32> to !ptx.reg<f32>
// CHECK-NEXT:    %54 = ptx.element %41[28] : !ptx.range<f32, 32> to !ptx.reg<f32>
// CHECK-NEXT:    %55 = ptx.element %41[29] : !ptx.range<f32, 32> to !ptx.reg<f32>
// CHECK-NEXT:    %56 = ptx.element %41[30] : !ptx.range<f32, 32> to !ptx.reg<f32>
// CHECK-NEXT:    %57 = ptx.element %41[31] : !ptx.range<f32, 32> to !ptx.reg<f32>
// CHECK:         ptx.st "shared.f32" %59 offset 0, %46, %47 : !ptx.reg<b32>, !ptx.reg<f32>, !ptx.reg<f32>
// CHECK-NEXT:    ptx.st "shared.f32" %59 offset 512, %48, %49 : !ptx.reg<b32>, !ptx.reg<f32>, !ptx.reg<f32>
// CHECK-NEXT:    ptx.st "shared.f32" %59 offset 32, %50, %51 : !ptx.reg<b32>, !ptx.reg<f32>, !ptx.reg<f32>
// CHECK-NEXT:    ptx.st "shared.f32" %59 offset 544, %52, %53 : !ptx.reg<b32>, !ptx.reg<f32>, !ptx.reg<f32>
// CHECK:         ptx.bar_sync 1 which %62 : !ptx.reg<b32, "2">
// CHECK:         ptx.tensor_store %1[%70, %69], %4 : !ptx.reg<b64>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
// CHECK:         ptx.tensor_store %3[%72, %71], %67 : !ptx.reg<b64>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
// CHECK-NEXT:    ptx.bulk_commit
tile.kernel @plain ["c"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 4096 {
^bb0(%c: memref<64x64xf32, #tile.space<global>>):
  %map = tma.descriptor %c : memref<64x64xf32, #tile.space<global>> to !tma.map<64x16xf32, swizzle 0>
  %low = tma.descriptor %c : memref<64x64xf32, #tile.space<global>> to !tma.map<32x16xf32, swizzle 0>
  %buffer = tile.alloc at 0 : memref<64x16xf32, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = tile.zero : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
  %half = tile.extract %f from 32 : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>> to !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
  %e = tile.extract %half from 8 : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
  %mine = tile.shift %buffer[%c1, %c0] : memref<64x16xf32, #tile.space<shared>> to memref<64x16xf32, #tile.space<shared>>
  tile.store "out" <thread> %e to %mine : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to memref<64x16xf32, #tile.space<shared>>
  barrier.sync 1 plus %c1
  %part = tile.part %buffer[%c1, %c0] of [2, 1] : memref<64x16xf32, #tile.space<shared>> to memref<32x16xf32, strided<[16, 1], offset: ?>, #tile.space<shared>>
  tma.store %buffer to %map[%c0, %c1] : memref<64x16xf32, #tile.space<shared>> to !tma.map<64x16xf32, swizzle 0>
  tma.store %part to %low[%c0, %c1] : memref<32x16xf32, strided<[16, 1], offset: ?>, #tile.space<shared>> to !tma.map<32x16xf32, swizzle 0>
  tma.commit_group
}
