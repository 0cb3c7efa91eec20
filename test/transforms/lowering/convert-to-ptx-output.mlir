// RUN: gemmc %s --pipeline 'convert-to-ptx' --emit mlir | filecheck %s

// Columns 16 to 31 of a tile: 8 of 32 accumulators, rounded pairwise before. A matrix store with
// the lane's address, whose chunk is XORed with the row; the barrier of the warpgroup, numbered
// from 4; one bulk group with a box, waited for.
// CHECK-LABEL: ptx.kernel @tile
// CHECK:         %82 = ptx.cvt_pack "rn.bf16x2.f32" %51, %50 : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<b32>
// CHECK-NEXT:    %83 = ptx.cvt_pack "rn.bf16x2.f32" %53, %52 : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<b32>
// CHECK-NEXT:    %84 = ptx.cvt_pack "rn.bf16x2.f32" %55, %54 : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<b32>
// CHECK-NEXT:    %85 = ptx.cvt_pack "rn.bf16x2.f32" %57, %56 : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<b32>
// CHECK-NEXT:    %86 = ptx.cvt_pack "rn.bf16x2.f32" %59, %58 : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<b32>
// CHECK-NEXT:    %87 = ptx.cvt_pack "rn.bf16x2.f32" %61, %60 : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<b32>
// CHECK-NEXT:    %88 = ptx.cvt_pack "rn.bf16x2.f32" %63, %62 : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<b32>
// CHECK-NEXT:    %89 = ptx.cvt_pack "rn.bf16x2.f32" %65, %64 : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<b32>
// CHECK-NEXT:    %90 = ptx.cvt_pack "rn.bf16x2.f32" %67, %66 : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<b32>
// CHECK-NEXT:    %91 = ptx.cvt_pack "rn.bf16x2.f32" %69, %68 : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<b32>
// CHECK-NEXT:    %92 = ptx.cvt_pack "rn.bf16x2.f32" %71, %70 : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<b32>
// CHECK-NEXT:    %93 = ptx.cvt_pack "rn.bf16x2.f32" %73, %72 : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<b32>
// CHECK-NEXT:    %94 = ptx.cvt_pack "rn.bf16x2.f32" %75, %74 : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<b32>
// CHECK-NEXT:    %95 = ptx.cvt_pack "rn.bf16x2.f32" %77, %76 : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<b32>
// CHECK-NEXT:    %96 = ptx.cvt_pack "rn.bf16x2.f32" %79, %78 : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<b32>
// CHECK-NEXT:    %97 = ptx.cvt_pack "rn.bf16x2.f32" %81, %80 : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<b32>
// CHECK-NEXT:    %98 = ptx.immediate "2" : !ptx.reg<b32, "2">
// CHECK-NEXT:    %99 = ptx.mul "s32" %15, %98 : !ptx.reg<b32>, !ptx.reg<b32, "2"> to !ptx.reg<b32>
// CHECK-NEXT:    %100 = ptx.immediate "4" : !ptx.reg<b32, "4">
// CHECK-NEXT:    %101 = ptx.immediate "2" : !ptx.reg<b32, "2">
// CHECK-NEXT:    %102 = ptx.shr "u32" %10, %101 : !ptx.reg<b32>, !ptx.reg<b32, "2"> to !ptx.reg<b32>
// CHECK-NEXT:    %103 = ptx.immediate "2" : !ptx.reg<b32, "2">
// CHECK-NEXT:    %104 = ptx.immediate "1" : !ptx.reg<b32, "1">
// CHECK-NEXT:    %105 = ptx.and "b32" %102, %104 : !ptx.reg<b32>, !ptx.reg<b32, "1"> to !ptx.reg<b32>
// CHECK-NEXT:    %106 = ptx.immediate "16" : !ptx.reg<b32, "16">
// CHECK-NEXT:    %107 = ptx.mul "s32" %105, %106 : !ptx.reg<b32>, !ptx.reg<b32, "16"> to !ptx.reg<b32>
// CHECK-NEXT:    %108 = ptx.xor "b32" %99, %107 : !ptx.reg<b32>, !ptx.reg<b32> to !ptx.reg<b32>
// CHECK-NEXT:    %109 = ptx.immediate "32" : !ptx.reg<b32, "32">
// CHECK-NEXT:    %110 = ptx.mul "s32" %10, %109 : !ptx.reg<b32>, !ptx.reg<b32, "32"> to !ptx.reg<b32>
// CHECK-NEXT:    %111 = ptx.add "s32" %110, %108 : !ptx.reg<b32>, !ptx.reg<b32> to !ptx.reg<b32>
// CHECK-NEXT:    %112 = ptx.add "s32" %2, %111 : !ptx.reg<b32>, !ptx.reg<b32> to !ptx.reg<b32>
// CHECK-NEXT:    ptx.stmatrix %112 offset 0, %86, %87, %88, %89 : !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
// CHECK-NEXT:    ptx.fence "proxy.async.shared::cta"
// CHECK-NEXT:    %113 = ptx.immediate "4" : !ptx.reg<b32, "4">
// CHECK-NEXT:    %114 = ptx.add "s32" %14, %113 : !ptx.reg<b32>, !ptx.reg<b32, "4"> to !ptx.reg<b32>
// CHECK-NEXT:    ptx.bar_sync 4 which %114 : !ptx.reg<b32> threads 128
// CHECK-NEXT:    %115 = ptx.mov "b32" %8 : !ptx.reg<b32, "16"> to !ptx.reg<b32>
// CHECK-NEXT:    ptx.tensor_store %1[%115, %10], %2 : !ptx.reg<b64>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
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
// CHECK:         %344 = ptx.xor "b32" %337, %343 : !ptx.reg<b32>, !ptx.reg<b32> to !ptx.reg<b32>
// CHECK:         ptx.stmatrix %348 offset 0, %272, %273, %274, %275 : !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
// CHECK:         %350 = ptx.xor "b32" %348, %349 : !ptx.reg<b32>, !ptx.reg<b32, "32"> to !ptx.reg<b32>
// CHECK-NEXT:    ptx.stmatrix %350 offset 0, %276, %277, %278, %279 : !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
// CHECK:         %352 = ptx.xor "b32" %348, %351 : !ptx.reg<b32>, !ptx.reg<b32, "64"> to !ptx.reg<b32>
// CHECK-NEXT:    ptx.stmatrix %352 offset 0, %280, %281, %282, %283 : !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
// CHECK:         %354 = ptx.xor "b32" %348, %353 : !ptx.reg<b32>, !ptx.reg<b32, "96"> to !ptx.reg<b32>
// CHECK-NEXT:    ptx.stmatrix %354 offset 0, %284, %285, %286, %287 : !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
// CHECK-NEXT:    ptx.stmatrix %348 offset 16384, %288, %289, %290, %291 : !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
// CHECK:         %356 = ptx.xor "b32" %348, %355 : !ptx.reg<b32>, !ptx.reg<b32, "32"> to !ptx.reg<b32>
// CHECK-NEXT:    ptx.stmatrix %356 offset 16384, %292, %293, %294, %295 : !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
// CHECK:         %358 = ptx.xor "b32" %348, %357 : !ptx.reg<b32>, !ptx.reg<b32, "64"> to !ptx.reg<b32>
// CHECK-NEXT:    ptx.stmatrix %358 offset 16384, %296, %297, %298, %299 : !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
// CHECK:         %360 = ptx.xor "b32" %348, %359 : !ptx.reg<b32>, !ptx.reg<b32, "96"> to !ptx.reg<b32>
// CHECK-NEXT:    ptx.stmatrix %360 offset 16384, %300, %301, %302, %303 : !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
// CHECK-NEXT:    ptx.stmatrix %348 offset 8192, %304, %305, %306, %307 : !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
// CHECK:         %362 = ptx.xor "b32" %348, %361 : !ptx.reg<b32>, !ptx.reg<b32, "32"> to !ptx.reg<b32>
// CHECK-NEXT:    ptx.stmatrix %362 offset 8192, %308, %309, %310, %311 : !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
// CHECK:         %364 = ptx.xor "b32" %348, %363 : !ptx.reg<b32>, !ptx.reg<b32, "64"> to !ptx.reg<b32>
// CHECK-NEXT:    ptx.stmatrix %364 offset 8192, %312, %313, %314, %315 : !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
// CHECK:         %366 = ptx.xor "b32" %348, %365 : !ptx.reg<b32>, !ptx.reg<b32, "96"> to !ptx.reg<b32>
// CHECK-NEXT:    ptx.stmatrix %366 offset 8192, %316, %317, %318, %319 : !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
// CHECK-NEXT:    ptx.stmatrix %348 offset 24576, %320, %321, %322, %323 : !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
// CHECK:         %368 = ptx.xor "b32" %348, %367 : !ptx.reg<b32>, !ptx.reg<b32, "32"> to !ptx.reg<b32>
// CHECK-NEXT:    ptx.stmatrix %368 offset 24576, %324, %325, %326, %327 : !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
// CHECK:         %370 = ptx.xor "b32" %348, %369 : !ptx.reg<b32>, !ptx.reg<b32, "64"> to !ptx.reg<b32>
// CHECK-NEXT:    ptx.stmatrix %370 offset 24576, %328, %329, %330, %331 : !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
// CHECK:         %372 = ptx.xor "b32" %348, %371 : !ptx.reg<b32>, !ptx.reg<b32, "96"> to !ptx.reg<b32>
// CHECK-NEXT:    ptx.stmatrix %372 offset 24576, %332, %333, %334, %335 : !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
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
// CHECK:         %45 = ptx.element %41[20] : !ptx.range<f32, 32> to !ptx.reg<f32>
// CHECK-NEXT:    %46 = ptx.element %41[21] : !ptx.range<f32, 32> to !ptx.reg<f32>
// CHECK-NEXT:    ptx.st "shared.f32" %43 offset 0, %45, %46 : !ptx.reg<b32>, !ptx.reg<f32>, !ptx.reg<f32>
// CHECK-NEXT:    %47 = ptx.element %41[22] : !ptx.range<f32, 32> to !ptx.reg<f32>
// CHECK-NEXT:    %48 = ptx.element %41[23] : !ptx.range<f32, 32> to !ptx.reg<f32>
// CHECK-NEXT:    ptx.st "shared.f32" %43 offset 512, %47, %48 : !ptx.reg<b32>, !ptx.reg<f32>, !ptx.reg<f32>
// CHECK-NEXT:    %49 = ptx.element %41[24] : !ptx.range<f32, 32> to !ptx.reg<f32>
// CHECK-NEXT:    %50 = ptx.element %41[25] : !ptx.range<f32, 32> to !ptx.reg<f32>
// CHECK-NEXT:    ptx.st "shared.f32" %43 offset 32, %49, %50 : !ptx.reg<b32>, !ptx.reg<f32>, !ptx.reg<f32>
// CHECK-NEXT:    %51 = ptx.element %41[26] : !ptx.range<f32, 32> to !ptx.reg<f32>
// CHECK-NEXT:    %52 = ptx.element %41[27] : !ptx.range<f32, 32> to !ptx.reg<f32>
// CHECK-NEXT:    ptx.st "shared.f32" %43 offset 544, %51, %52 : !ptx.reg<b32>, !ptx.reg<f32>, !ptx.reg<f32>
// CHECK:         ptx.bar_sync 1 which %54 : !ptx.reg<b32, "2">
// CHECK:         ptx.tensor_store %1[%62, %61], %4 : !ptx.reg<b64>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
// CHECK:         ptx.tensor_store %3[%64, %63], %59 : !ptx.reg<b64>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
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

// Parts side by side, the right one first: other names for their registers.
// CHECK-LABEL: ptx.kernel @joined
// CHECK:         %12 = ptx.element %11[4] : !ptx.range<f32, 8> to !ptx.reg<f32>
// CHECK-NEXT:    %13 = ptx.element %11[5] : !ptx.range<f32, 8> to !ptx.reg<f32>
// CHECK-NEXT:    %14 = ptx.element %11[6] : !ptx.range<f32, 8> to !ptx.reg<f32>
// CHECK-NEXT:    %15 = ptx.element %11[7] : !ptx.range<f32, 8> to !ptx.reg<f32>
// CHECK-NEXT:    %16 = ptx.element %11[0] : !ptx.range<f32, 8> to !ptx.reg<f32>
// CHECK-NEXT:    %17 = ptx.element %11[1] : !ptx.range<f32, 8> to !ptx.reg<f32>
// CHECK-NEXT:    %18 = ptx.element %11[2] : !ptx.range<f32, 8> to !ptx.reg<f32>
// CHECK-NEXT:    %19 = ptx.element %11[3] : !ptx.range<f32, 8> to !ptx.reg<f32>
// CHECK-NEXT:    ptx.st "shared.f32" %0 offset 0, %12, %13 : !ptx.reg<b32>, !ptx.reg<f32>, !ptx.reg<f32>
// CHECK-NEXT:    ptx.st "shared.f32" %0 offset 512, %14, %15 : !ptx.reg<b32>, !ptx.reg<f32>, !ptx.reg<f32>
// CHECK-NEXT:    ptx.st "shared.f32" %0 offset 32, %16, %17 : !ptx.reg<b32>, !ptx.reg<f32>, !ptx.reg<f32>
// CHECK-NEXT:    ptx.st "shared.f32" %0 offset 544, %18, %19 : !ptx.reg<b32>, !ptx.reg<f32>, !ptx.reg<f32>
tile.kernel @joined ["c"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 4096 {
^bb0(%c: memref<64x64xf32, #tile.space<global>>):
  %buffer = tile.alloc at 0 : memref<64x16xf32, #tile.space<shared>>
  %f = tile.zero : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
  %left = tile.extract %f from 0 : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>>
  %right = tile.extract %f from 8 : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>>
  %e = tile.concat %right, %left : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>>, !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
  tile.store "out" <thread> %e to %buffer : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to memref<64x16xf32, #tile.space<shared>>
}

// One of four halves, which two registers hold in pairs, and two of different registers.
// CHECK-LABEL: ptx.kernel @halves
// CHECK:         [[LOW:%.*]], [[HIGH:%.*]] = ptx.ld "global.b32"
// CHECK-NEXT:    {{%.*}}, [[ONE:%.*]] = ptx.unpack [[LOW]]
// CHECK:         {{%.*}}, [[SECOND:%.*]] = ptx.unpack [[LOW]]
// CHECK-NEXT:    [[THIRD:%.*]], {{%.*}} = ptx.unpack [[HIGH]]
// CHECK-NEXT:    [[TWO:%.*]] = ptx.pack [[SECOND]], [[THIRD]]
// CHECK:         ptx.st "global.b16" {{.*}}, [[ONE]]
// CHECK:         ptx.st "global.b32" {{.*}}, [[TWO]]
tile.kernel @halves ["x", "c"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 0 {
^bb0(%x: memref<4xf16, #tile.space<global>>, %c: memref<4xf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %f = tile.transfer_read %x[%c0] step 1 width 4 : memref<4xf16, #tile.space<global>> to !tile.fragment<1x4xf16, #tile.layout<threads [] values [4, 0, 1, 1, 1, 0]>>
  %one = tile.extract %f from 1 : !tile.fragment<1x4xf16, #tile.layout<threads [] values [4, 0, 1, 1, 1, 0]>> to !tile.fragment<1x1xf16, #tile.layout<threads [] values [1, 0, 1, 1, 1, 0]>>
  %two = tile.extract %f from 1 : !tile.fragment<1x4xf16, #tile.layout<threads [] values [4, 0, 1, 1, 1, 0]>> to !tile.fragment<1x2xf16, #tile.layout<threads [] values [2, 0, 1, 1, 1, 0]>>
  tile.transfer_write %one to %c[%c0] width 1 : !tile.fragment<1x1xf16, #tile.layout<threads [] values [1, 0, 1, 1, 1, 0]>> to memref<4xf16, #tile.space<global>>
  tile.transfer_write %two to %c[%c2] width 2 : !tile.fragment<1x2xf16, #tile.layout<threads [] values [2, 0, 1, 1, 1, 0]>> to memref<4xf16, #tile.space<global>>
}

// Columns of their own in an accumulator: registers of its range, which is another from here on. What was taken out before
// keeps the elements that it had.
// FOREIGN: numbers that no product is added to, inserted beside themselves.
// CHECK-LABEL: ptx.kernel @inserted
// CHECK:         %13 = ptx.element %12[0] : !ptx.range<f32, 8> to !ptx.reg<f32>
// CHECK:         %18 = ptx.add "rn.f32" %13, %17
// CHECK-NEXT:    %19 = ptx.add "rn.f32" %14, %17
// CHECK-NEXT:    %20 = ptx.add "rn.f32" %15, %17
// CHECK-NEXT:    %21 = ptx.add "rn.f32" %16, %17
// CHECK-NEXT:    %22 = ptx.set %12[4], %18 : !ptx.range<f32, 8>, !ptx.reg<f32> to !ptx.range<f32, 8>
// CHECK-NEXT:    %23 = ptx.set %22[5], %19 : !ptx.range<f32, 8>, !ptx.reg<f32> to !ptx.range<f32, 8>
// CHECK-NEXT:    %24 = ptx.set %23[6], %20 : !ptx.range<f32, 8>, !ptx.reg<f32> to !ptx.range<f32, 8>
// CHECK-NEXT:    %25 = ptx.set %24[7], %21 : !ptx.range<f32, 8>, !ptx.reg<f32> to !ptx.range<f32, 8>
// CHECK-NEXT:    %26 = ptx.element %25[0] : !ptx.range<f32, 8> to !ptx.reg<f32>
// CHECK-NEXT:    %27 = ptx.element %25[1] : !ptx.range<f32, 8> to !ptx.reg<f32>
// CHECK-NEXT:    ptx.st "shared.f32" %0 offset 0, %26, %27
// CHECK:         %30 = ptx.element %25[4] : !ptx.range<f32, 8> to !ptx.reg<f32>
// CHECK-NEXT:    %31 = ptx.element %25[5] : !ptx.range<f32, 8> to !ptx.reg<f32>
// CHECK-NEXT:    ptx.st "shared.f32" %0 offset 32, %30, %31
// CHECK:         %34 = ptx.element %12[4] : !ptx.range<f32, 8> to !ptx.reg<f32>
tile.kernel @inserted ["c"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 4096 {
^bb0(%c: memref<64x64xf32, #tile.space<global>>):
  %buffer = tile.alloc at 0 : memref<64x16xf32, #tile.space<shared>>
  %beside = tile.alloc at 0 : memref<64x8xf32, #tile.space<shared>>
  %f = tile.zero : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
  %left = tile.extract %f from 0 : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>>
  %right = tile.extract %f from 8 : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>>
  %g = tile.map %left : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>> to !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>> {
  ^bb0(%x: f32):
    %one = arith.constant 1.0 : f32
    %y = arith.addf %x, %one : f32
    tile.yield %y : f32
  }
  %e = tile.insert %g into %f from 8 : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>> into !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
  tile.store "out" <thread> %e to %buffer : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to memref<64x16xf32, #tile.space<shared>>
  tile.store "out" <thread> %right to %beside : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>> to memref<64x8xf32, #tile.space<shared>>
}
