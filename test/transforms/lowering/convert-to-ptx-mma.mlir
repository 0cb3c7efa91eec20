// RUN: gemmc %s --pipeline 'convert-to-ptx, assign-registers, linearize' --emit ptx | filecheck %s

// FOREIGN: fragments from the middle of three buffers. In a swizzled one columns within a panel are
// an XOR, rows and panels a number further on; a row-major one is all numbers. Three tiles of
// columns are loaded four matrices and two at a time.
//
// CHECK:      xor.b32 %r11, %r8, %r10;
// CHECK:      add.s32 [[A:%r[0-9]*]], %r0, %r13;
// CHECK:      add.s32 [[B:%r[0-9]*]], %r1, %r21;
// CHECK:      add.s32 [[C:%r[0-9]*]], %r24, %r25;
// CHECK:      xor.b32 [[AT:%r[0-9]*]], [[A]], 96;
// CHECK-NEXT: ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%r28, %r29, %r30, %r31}, [[[AT]]+4096];
// CHECK-NEXT: xor.b32 [[AT:%r[0-9]*]], [[A]], 96;
// CHECK-NEXT: ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%r33, %r34, %r35, %r36}, [[[AT]]+6144];
// CHECK-NEXT: xor.b32 [[BT:%r[0-9]*]], [[B]], 32;
// CHECK-NEXT: ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%r38, %r39, %r40, %r41}, [[[BT]]+5120];
// CHECK-NEXT: ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%r42, %r43, %r44, %r45}, [[[B]]+7168];
// CHECK-NEXT: mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%f0, %f1, %f2, %f3}, {%r28, %r29, %r30, %r31}, {%r38, %r39}, {%f0, %f1, %f2, %f3};
// CHECK-NEXT: mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%f4, %f5, %f6, %f7}, {%r28, %r29, %r30, %r31}, {%r40, %r41}, {%f4, %f5, %f6, %f7};
// CHECK-NEXT: {%f8, %f9, %f10, %f11}, {%r28, %r29, %r30, %r31}, {%r42, %r43}
// CHECK-NEXT: {%f12, %f13, %f14, %f15}, {%r28, %r29, %r30, %r31}, {%r44, %r45}
// CHECK-NEXT: {%f16, %f17, %f18, %f19}, {%r33, %r34, %r35, %r36}, {%r38, %r39}
// CHECK:      {%f28, %f29, %f30, %f31}, {%r33, %r34, %r35, %r36}, {%r44, %r45}
// CHECK-NEXT: ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%r46, %r47, %r48, %r49}, [[[C]]+1840];
// CHECK-NEXT: ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {%r50, %r51}, [[[C]]+1872];
// CHECK-NEXT: {%f32, %f33, %f34, %f35}, {%r28, %r29, %r30, %r31}, {%r46, %r47}
!a = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!b = memref<32x128xbf16, #tile.swizzle<span 64 pitch 2048>, #tile.space<shared>>
!c = memref<32x48xbf16, strided<[56, 1]>, #tile.space<shared>>
!fa = !tile.fragment<32x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8, 2, 16, 0]>>
!fb = !tile.fragment<16x32xbf16, #tile.layout<threads [4, 2, 0, 8, 0, 1] values [2, 1, 0, 2, 8, 0, 4, 0, 8]>>
!fc = !tile.fragment<16x24xbf16, #tile.layout<threads [4, 2, 0, 8, 0, 1] values [2, 1, 0, 2, 8, 0, 3, 0, 8]>>
!acc = !tile.fragment<32x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8, 2, 16, 0]>>
!thin = !tile.fragment<32x24xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 8, 0, 3, 0, 8, 2, 16, 0]>>
tile.kernel @main [] outputs 0 sizes {} grid ["1", "1", "1"] threads 32 shared 20480 {
  %a = tile.alloc at 0 : !a
  %b = tile.alloc at 8192 : !b
  %c = tile.alloc at 16384 : !c
  %t = tile.thread_id
  %c8 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c16 = arith.constant 16 : index
  %row = arith.remui %t, %c16 : index
  %half = arith.divui %t, %c16 : index
  %bit = arith.remui %half, %c2 : index
  %column = arith.muli %bit, %c8 : index
  %la = tile.shift %a[%row, %column] : !a to !a
  %lb = tile.shift %b[%row, %column] : !b to !b
  %lc = tile.shift %c[%row, %column] : !c to !c
  %acc = tile.zero : !acc
  %thin = tile.zero : !thin
  %x = tile.load atom <ldmatrix> %la from [32, 48] : !a to !fa
  %y = tile.load atom <ldmatrix> %lb from [16, 80] : !b to !fb
  %1 = tile.mma "main" <warp> atom <mma_sync 16x8x16> %x "mk", %y "kn", %acc : !fa, !fb, !acc to !acc
  %z = tile.load atom <ldmatrix> %lc from [16, 24] : !c to !fc
  %2 = tile.mma "main" <warp> atom <mma_sync 16x8x16> %x "mk", %z "kn", %thin : !fa, !fc, !thin to !thin
}
