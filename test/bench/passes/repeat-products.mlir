// RUN: gemmc %s --pipeline 'repeat-products{times=6 unroll=2}' --emit mlir | filecheck %s
// RUN: gemmc %s --pipeline 'repeat-products{times=6 unroll=2}, insert-fences' --emit mlir | filecheck %s --check-prefix FENCED
// RUN: gemmc %s --pipeline 'repeat-products' --emit mlir | filecheck %s --check-prefix ONCE

!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>

// The products of a step of K, three times two of them in a loop of their own; descriptors stay
// outside. The accumulator goes through both loops, and the stage is released after the new one.
//
// CHECK-LABEL: tile.kernel @run
// CHECK:      scf.for %k = %c0 to %c8 step %c1 iter_args(%acc = %zero)
// CHECK-NEXT:   %d = wgmma.make_descriptor
// CHECK-NEXT:   %e = wgmma.advance %d bytes 32
// CHECK-NEXT:   [[BEGIN:%.*]] = arith.constant 0 : index
// CHECK-NEXT:   [[TIMES:%.*]] = arith.constant 3 : index
// CHECK-NEXT:   [[STEP:%.*]] = arith.constant 1 : index
// CHECK-NEXT:   [[TOTAL:%.*]] = scf.for {{.*}} = [[BEGIN]] to [[TIMES]] step [[STEP]] iter_args([[SUM:%.*]] = %acc)
// CHECK-NEXT:     [[A:%.*]] = wgmma.mma_async {{.*}} %d "k", %d "k", [[SUM]] from 0
// CHECK-NEXT:     [[B:%.*]] = wgmma.mma_async {{.*}} %e "k", %e "k", [[A]] from 0
// CHECK-NEXT:     [[C:%.*]] = wgmma.mma_async {{.*}} %d "k", %d "k", [[B]] from 0
// CHECK-NEXT:     [[D:%.*]] = wgmma.mma_async {{.*}} %e "k", %e "k", [[C]] from 0
// CHECK-NEXT:     scf.yield [[D]]
// CHECK-NEXT:   }
// CHECK-NEXT:   barrier.arrive
// CHECK-NEXT:   scf.yield [[TOTAL]]

// One fence and one wait around the products of an iteration of the new loop.
//
// FENCED-LABEL: tile.kernel @run
// FENCED:      scf.for {{.*}} iter_args([[SUM:%.*]] = %acc)
// FENCED-NEXT:   [[F:%.*]] = wgmma.fence [[SUM]]
// FENCED-NEXT:   [[A:%.*]] = wgmma.mma_async {{.*}} [[F]] from 0
// FENCED-NEXT:   wgmma.mma_async
// FENCED-NEXT:   wgmma.mma_async
// FENCED-NEXT:   [[D:%.*]] = wgmma.mma_async
// FENCED-NEXT:   wgmma.commit_group
// FENCED-NEXT:   [[W:%.*]] = wgmma.wait_group 0 [[D]]
// FENCED-NEXT:   scf.yield [[W]]
// FENCED-NEXT: }
// FENCED-NEXT: barrier.arrive

// By default a product is computed once.
//
// ONCE-LABEL: tile.kernel @run
// ONCE:      [[TIMES:%c1_.*]] = arith.constant 1 : index
// ONCE:      scf.for {{.*}} to [[TIMES]] step
// ONCE-NEXT:   wgmma.mma_async
// ONCE-NEXT:   wgmma.mma_async
// ONCE-NEXT:   scf.yield
tile.kernel @run [] outputs 0 sizes {} threads 128 {
  %s = tile.alloc : !buffer
  %empty = barrier.alloc : !barrier.ring<4>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = tile.zero : !acc
  %total = scf.for %k = %c0 to %c8 step %c1 iter_args(%acc = %zero) -> (!acc) {
    %d = wgmma.make_descriptor %s leading 0 stride 1024 : !buffer
    %1 = wgmma.mma_async [64, 64, 16] bf16 %d "k", %d "k", %acc from 0 : !acc to !acc
    %e = wgmma.advance %d bytes 32
    %2 = wgmma.mma_async [64, 64, 16] bf16 %e "k", %e "k", %1 from 0 : !acc to !acc
    barrier.arrive %empty[%k offset 0] by "warp" : !barrier.ring<4>
    scf.yield %2 : !acc
  }
}

// FOREIGN: a product before a loop, one in it and one after it: three chains, a loop each.
//
// CHECK-LABEL: tile.kernel @nested
// CHECK:      [[FIRST:%.*]] = scf.for {{.*}} iter_args([[SUM:%.*]] = %zero)
// CHECK-NEXT:   wgmma.mma_async {{.*}}, [[SUM]] from 0
// CHECK:      %total = scf.for %k = {{.*}} iter_args(%acc = [[FIRST]])
// CHECK:        [[INNER:%.*]] = scf.for {{.*}} iter_args([[SUM:%.*]] = %acc)
// CHECK:        scf.yield [[INNER]]
// CHECK:      scf.for {{.*}} iter_args([[SUM:%.*]] = %total)
tile.kernel @nested [] outputs 0 sizes {} threads 128 {
  %s = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = tile.zero : !acc
  %d = wgmma.make_descriptor %s leading 0 stride 1024 : !buffer
  %1 = wgmma.mma_async [64, 64, 16] bf16 %d "k", %d "k", %zero from 0 : !acc to !acc
  %total = scf.for %k = %c0 to %c1 step %c1 iter_args(%acc = %1) -> (!acc) {
    %2 = wgmma.mma_async [64, 64, 16] bf16 %d "k", %d "k", %acc from 0 : !acc to !acc
    scf.yield %2 : !acc
  }
  %3 = wgmma.mma_async [64, 64, 16] bf16 %d "k", %d "k", %total from 0 : !acc to !acc
}

// FOREIGN: two chains, one after the other, from the same zero.
//
// CHECK-LABEL: tile.kernel @chains
// CHECK:      scf.for {{.*}} iter_args([[SUM:%.*]] = %zero)
// CHECK-NEXT:   [[A:%.*]] = wgmma.mma_async {{.*}}, [[SUM]] from 0
// CHECK-NEXT:   [[B:%.*]] = wgmma.mma_async {{.*}}, [[A]] from 0
// CHECK:      scf.for {{.*}} iter_args([[SUM:%.*]] = %zero)
// CHECK-NEXT:   [[A:%.*]] = wgmma.mma_async {{.*}}, [[SUM]] from 0
// CHECK-NEXT:   [[B:%.*]] = wgmma.mma_async {{.*}}, [[A]] from 0
tile.kernel @chains [] outputs 0 sizes {} threads 128 {
  %s = tile.alloc : !buffer
  %zero = tile.zero : !acc
  %d = wgmma.make_descriptor %s leading 0 stride 1024 : !buffer
  %a = wgmma.mma_async [64, 64, 16] bf16 %d "k", %d "k", %zero from 0 : !acc to !acc
  %b = wgmma.mma_async [64, 64, 16] bf16 %d "k", %d "k", %zero from 0 : !acc to !acc
}
