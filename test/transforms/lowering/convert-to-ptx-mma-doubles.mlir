// RUN: gemmc %s --pipeline 'convert-to-ptx, assign-registers, linearize' --emit ptx | filecheck %s

// FOREIGN: fragments of f64 from the middle of two buffers. In padded rows all that a lane loads is a number of bytes
// from its own element; in a swizzled buffer columns further on are an XOR. Each element is a register, and a product
// of 16 x 8 x 8 has four of A and two of B.
//
// CHECK:      ld.shared.f64 %g16, [[[A:%r[0-9]*]]+4736];
// CHECK-NEXT: ld.shared.f64 %g17, [[[A]]+7040];
// CHECK-NEXT: ld.shared.f64 %g18, [[[A]]+4768];
// CHECK-NEXT: ld.shared.f64 %g19, [[[A]]+7072];
// CHECK-NEXT: ld.shared.f64 %g20, [[[A]]+9344];
// CHECK:      ld.shared.f64 %g23, [[[A]]+11680];
// CHECK-NEXT: xor.b32 [[BT:%r[0-9]*]], [[B:%r[0-9]*]], 64;
// CHECK-NEXT: ld.shared.f64 %g24, [[[BT]]+2048];
// CHECK-NEXT: xor.b32 [[BU:%r[0-9]*]], [[B]], 96;
// CHECK-NEXT: ld.shared.f64 %g25, [[[BU]]+2048];
// CHECK-NEXT: ld.shared.f64 %g26, [[[BT]]+3072];
// CHECK-NEXT: ld.shared.f64 %g27, [[[BU]]+3072];
// CHECK-NEXT: mma.sync.aligned.m16n8k8.row.col.f64.f64.f64.f64 {%g0, %g1, %g2, %g3}, {%g16, %g17, %g18, %g19}, {%g24, %g25}, {%g0, %g1, %g2, %g3};
// CHECK-NEXT: mma.sync.aligned.m16n8k8.row.col.f64.f64.f64.f64 {%g4, %g5, %g6, %g7}, {%g16, %g17, %g18, %g19}, {%g26, %g27}, {%g4, %g5, %g6, %g7};
// CHECK-NEXT: {%g8, %g9, %g10, %g11}, {%g20, %g21, %g22, %g23}, {%g24, %g25}
// CHECK-NEXT: {%g12, %g13, %g14, %g15}, {%g20, %g21, %g22, %g23}, {%g26, %g27}
!a = memref<64x32xf64, strided<[36, 1]>, #tile.space<shared>>
!b = memref<16x32xf64, #tile.swizzle<span 128 pitch 2048>, #tile.space<shared>>
!fa = !tile.fragment<32x8xf64, #tile.layout<threads [4, 0, 1, 8, 1, 0] values [2, 8, 0, 2, 0, 4, 2, 16, 0]>>
!fb = !tile.fragment<16x8xf64, #tile.layout<threads [4, 0, 1, 8, 1, 0] values [2, 0, 4, 2, 8, 0]>>
!acc = !tile.fragment<32x16xf64, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8, 2, 16, 0]>>
tile.kernel @main [] outputs 0 sizes {} grid ["1", "1", "1"] threads 32 shared 24576 {
  %a = tile.alloc at 0 : !a
  %b = tile.alloc at 18432 : !b
  %t = tile.thread_id
  %c4 = arith.constant 4 : index
  %row = arith.divui %t, %c4 : index
  %column = arith.remui %t, %c4 : index
  %la = tile.shift %a[%row, %column] : !a to !a
  %lb = tile.shift %b[%row, %column] : !b to !b
  %acc = tile.zero : !acc
  %x = tile.load atom <ld> %la from [16, 16] : !a to !fa
  %y = tile.load atom <ld> %lb from [0, 24] : !b to !fb
  %1 = tile.mma "main" <warp> atom <mma_sync 16x8x8> %x "mk", %y "nk", %acc : !fa, !fb, !acc to !acc
}
