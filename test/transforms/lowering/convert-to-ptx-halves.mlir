// RUN: gemmc %s -p convert-to-ptx --emit mlir | filecheck %s

// FOREIGN: sums in f16 are two to a register: zeros, products on all columns and on the right half
// of them, a move.
// CHECK-LABEL: ptx.kernel @halves
// CHECK:         ptx.undef : !ptx.range<b32, 8>
// CHECK:         ptx.set %{{.*}}[0], %{{.*}} : !ptx.range<b32, 8>, !ptx.reg<b32, "0"> to !ptx.range<b32, 8>
// CHECK:         ptx.wgmma [64, 32, 16] "f16" [0, 0] %{{.*}} from 0, {{.*}} to !ptx.range<b32, 8>
// CHECK:         ptx.wgmma [64, 16, 16] "f16" [0, 0] %{{.*}} from 4, {{.*}} to !ptx.range<b32, 8>
// CHECK:         ptx.undef : !ptx.range<b32, 4>
// CHECK:         ptx.set %{{.*}}[3], %{{.*}} : !ptx.range<b32, 4>, !ptx.reg<b32> to !ptx.range<b32, 4>
!tile = !tile.fragment<64x32xf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
!part = !tile.fragment<64x16xf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
!buffer = memref<64x64xf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
tile.kernel @halves [] outputs 0 sizes {} grid ["1", "1", "1"] threads 128 shared 8192 {
  %a = tile.alloc at 0 : !buffer
  %d = wgmma.make_descriptor %a leading 0 stride 1024 : !buffer
  %zero = tile.zero : !tile
  %0 = wgmma.fence %zero : !tile to !tile
  %1 = wgmma.mma_async [64, 32, 16] f16 %d "k", %d "k", %0 from 0 : !tile to !tile
  wgmma.commit_group
  %done = wgmma.wait_group 0 %1 : !tile to !tile
  %right = tile.extract %done from 16 : !tile to !part
  %begun = wgmma.fence %right : !part to !part
  %2 = wgmma.mma_async [64, 16, 16] f16 %d "k", %d "k", %begun from 0 : !part to !part
  wgmma.commit_group
  %3 = wgmma.wait_group 0 %2 : !part to !part
  %moved = tile.move %3 : !part to !part
}
