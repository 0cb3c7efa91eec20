// RUN: gemmc %s --pipeline 'overwrite-first' --emit mlir | filecheck %s

!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!tall = memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
!wide = !tile.fragment<128x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8, 2, 64, 0]>>

// The first of two products of an iteration adds to what is there unless it is the first of all.
// CHECK-LABEL: tile.kernel @sum
// CHECK-NEXT:    %a = tile.alloc : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c64 = arith.constant 64 : index
// CHECK-NEXT:    %k = arith.constant 256 : index
// CHECK-NEXT:    %undef = tile.undef : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
// CHECK-NEXT:    %d = wgmma.make_descriptor %a leading 0 stride 1024 : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:    %total = scf.for %i = %c0 to %k step %c64 iter_args(%acc = %undef) -> (!tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>) {
// CHECK-NEXT:      %later = arith.cmpi ne, %i, %c0 : index
// CHECK-NEXT:      %0 = wgmma.mma_async [64, 64, 16] bf16 %d "k", %d "k", %acc from 0 accumulate %later : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>> to !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
// CHECK-NEXT:      %1 = wgmma.mma_async [64, 64, 16] bf16 %d "k", %d "k", %0 from 0 : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>> to !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
// CHECK-NEXT:      scf.yield %1 : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
tile.kernel @sum [] outputs 0 sizes {} threads 128 {
  %a = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %k = arith.constant 256 : index
  %zero = tile.zero : !acc
  %d = wgmma.make_descriptor %a leading 0 stride 1024 : !buffer
  %total = scf.for %i = %c0 to %k step %c64 iter_args(%acc = %zero) -> (!acc) {
    %1 = wgmma.mma_async [64, 64, 16] bf16 %d "k", %d "k", %acc from 0 : !acc to !acc
    %2 = wgmma.mma_async [64, 64, 16] bf16 %d "k", %d "k", %1 from 0 : !acc to !acc
    scf.yield %2 : !acc
  }
}

// FOREIGN: products below each other and side by side, of unequal width, behind a fence; zeros that
// another sum needs too; a loop that begins at 64 inside another one.
// CHECK-LABEL: tile.kernel @parts
// CHECK-NEXT:    %a = tile.alloc : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:    %c64 = arith.constant 64 : index
// CHECK-NEXT:    %k = arith.constant 256 : index
// CHECK-NEXT:    %d = wgmma.make_descriptor %a leading 0 stride 1024 : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:    scf.for %j = %c64 to %k step %c64 {
// CHECK-NEXT:      %undef = tile.undef : !tile.fragment<128x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8, 2, 64, 0]>>
// CHECK-NEXT:      %zero = tile.zero : !tile.fragment<128x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8, 2, 64, 0]>>
// CHECK-NEXT:      %total = scf.for %i = %c64 to %k step %c64 iter_args(%acc = %undef) -> (!tile.fragment<128x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8, 2, 64, 0]>>) {
// CHECK-NEXT:        %f = wgmma.fence %acc : !tile.fragment<128x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8, 2, 64, 0]>> to !tile.fragment<128x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8, 2, 64, 0]>>
// CHECK-NEXT:        %later = arith.cmpi ne, %i, %c64 : index
// CHECK-NEXT:        %0 = wgmma.mma_async [64, 48, 16] bf16 %d "k", %d "k", %f from 0 accumulate %later : !tile.fragment<128x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8, 2, 64, 0]>> to !tile.fragment<128x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8, 2, 64, 0]>>
// CHECK-NEXT:        %1 = wgmma.mma_async [64, 16, 16] bf16 %d "k", %d "k", %0 from 24 accumulate %later : !tile.fragment<128x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8, 2, 64, 0]>> to !tile.fragment<128x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8, 2, 64, 0]>>
// CHECK-NEXT:        %2 = wgmma.mma_async [64, 64, 16] bf16 %d "k", %d "k", %1 from 32 accumulate %later : !tile.fragment<128x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8, 2, 64, 0]>> to !tile.fragment<128x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8, 2, 64, 0]>>
// CHECK-NEXT:        %3 = wgmma.mma_async [64, 64, 16] bf16 %d "k", %d "k", %2 from 0 : !tile.fragment<128x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8, 2, 64, 0]>> to !tile.fragment<128x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8, 2, 64, 0]>>
// CHECK-NEXT:        wgmma.commit_group
// CHECK-NEXT:        %4 = wgmma.wait_group 0 %3 : !tile.fragment<128x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8, 2, 64, 0]>> to !tile.fragment<128x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8, 2, 64, 0]>>
// CHECK-NEXT:        scf.yield %4 : !tile.fragment<128x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8, 2, 64, 0]>>
// CHECK-NEXT:      }
// CHECK-NEXT:      %other = tile.map %zero : !tile.fragment<128x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8, 2, 64, 0]>> to !tile.fragment<128x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8, 2, 64, 0]>> {
// CHECK-NEXT:      ^bb0(%x: f32):
// CHECK-NEXT:        tile.yield %x : f32
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
tile.kernel @parts [] outputs 0 sizes {} threads 128 {
  %a = tile.alloc : !buffer
  %c64 = arith.constant 64 : index
  %k = arith.constant 256 : index
  %d = wgmma.make_descriptor %a leading 0 stride 1024 : !buffer
  scf.for %j = %c64 to %k step %c64 {
    %zero = tile.zero : !wide
    %total = scf.for %i = %c64 to %k step %c64 iter_args(%acc = %zero) -> (!wide) {
      %f = wgmma.fence %acc : !wide to !wide
      %1 = wgmma.mma_async [64, 48, 16] bf16 %d "k", %d "k", %f from 0 : !wide to !wide
      %2 = wgmma.mma_async [64, 16, 16] bf16 %d "k", %d "k", %1 from 24 : !wide to !wide
      %3 = wgmma.mma_async [64, 64, 16] bf16 %d "k", %d "k", %2 from 32 : !wide to !wide
      %4 = wgmma.mma_async [64, 64, 16] bf16 %d "k", %d "k", %3 from 0 : !wide to !wide
      wgmma.commit_group
      %5 = wgmma.wait_group 0 %4 : !wide to !wide
      scf.yield %5 : !wide
    }
    %other = tile.map %zero : !wide to !wide {
    ^bb0(%x: f32):
      tile.yield %x : f32
    }
  }
}

// FOREIGN: a loop whose end is a value, of which it is known that it lies behind the begin.
// CHECK-LABEL: tile.kernel @assumed
// CHECK:         %end = tile.assume %n from 64 to 256 by 64
// CHECK-NEXT:    %undef = tile.undef
// CHECK:         scf.for %i = %c0 to %end step %c64 iter_args(%acc = %undef)
// CHECK-NEXT:      %later = arith.cmpi ne, %i, %c0 : index
// CHECK-NEXT:      wgmma.mma_async {{.*}} accumulate %later
tile.kernel @assumed [] outputs 0 sizes {} threads 128 {
  %a = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %n = tile.block_id
  %end = tile.assume %n from 64 to 256 by 64
  %zero = tile.zero : !acc
  %d = wgmma.make_descriptor %a leading 0 stride 1024 : !buffer
  %total = scf.for %i = %c0 to %end step %c64 iter_args(%acc = %zero) -> (!acc) {
    %1 = wgmma.mma_async [64, 64, 16] bf16 %d "k", %d "k", %acc from 0 : !acc to !acc
    scf.yield %1 : !acc
  }
}
