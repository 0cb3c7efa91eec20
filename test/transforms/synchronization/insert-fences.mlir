// RUN: gemmc %s --pipeline 'insert-fences' --emit mlir | filecheck %s

!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>

// One fence before a run of products, one group and one wait after it; what follows uses the
// accumulator that has been waited for, and the stage is released after the wait.
//
// CHECK-LABEL: tile.kernel @run
// CHECK:      scf.for
// CHECK-NEXT:   %d = wgmma.make_descriptor
// CHECK-NEXT:   %0 = wgmma.fence %acc
// CHECK-NEXT:   %1 = wgmma.mma_async {{.*}}, %0 from 0
// CHECK-NEXT:   %e = wgmma.advance
// CHECK-NEXT:   %2 = wgmma.mma_async {{.*}}, %1 from 0
// CHECK-NEXT:   wgmma.commit_group
// CHECK-NEXT:   %3 = wgmma.wait_group 0 %2
// CHECK-NEXT:   barrier.arrive
// CHECK-NEXT:   scf.yield %3
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

// FOREIGN: a release between two products of one chain: the run ends before it, and what was
// read is no longer being read when the slot is handed back. Likewise before a barrier.
//
// CHECK-LABEL: tile.kernel @released
// CHECK:      %0 = wgmma.fence %zero
// CHECK-NEXT: %1 = wgmma.mma_async {{.*}}, %0 from 0
// CHECK-NEXT: wgmma.commit_group
// CHECK-NEXT: %2 = wgmma.wait_group 0 %1
// CHECK-NEXT: barrier.arrive
// CHECK-NEXT: %3 = wgmma.fence %2
// CHECK-NEXT: %4 = wgmma.mma_async {{.*}}, %3 from 0
// CHECK-NEXT: %5 = wgmma.mma_async {{.*}}, %4 from 0
// CHECK-NEXT: wgmma.commit_group
// CHECK-NEXT: %6 = wgmma.wait_group 0 %5
// CHECK-NEXT: barrier.sync 0
// CHECK-NEXT: %7 = wgmma.fence %6
// CHECK-NEXT: %8 = wgmma.mma_async {{.*}}, %7 from 0
// CHECK-NEXT: wgmma.commit_group
// CHECK-NEXT: %9 = wgmma.wait_group 0 %8
tile.kernel @released [] outputs 0 sizes {} threads 128 {
  %s = tile.alloc : !buffer
  %empty = barrier.alloc : !barrier.ring<4>
  %c0 = arith.constant 0 : index
  %zero = tile.zero : !acc
  %d = wgmma.make_descriptor %s leading 0 stride 1024 : !buffer
  %1 = wgmma.mma_async [64, 64, 16] bf16 %d "k", %d "k", %zero from 0 : !acc to !acc
  barrier.arrive %empty[%c0 offset 0] by "warp" : !barrier.ring<4>
  %2 = wgmma.mma_async [64, 64, 16] bf16 %d "k", %d "k", %1 from 0 : !acc to !acc
  %3 = wgmma.mma_async [64, 64, 16] bf16 %d "k", %d "k", %2 from 0 : !acc to !acc
  barrier.sync 0
  %4 = wgmma.mma_async [64, 64, 16] bf16 %d "k", %d "k", %3 from 0 : !acc to !acc
}

// FOREIGN: two chains side by side, each with fences of its own; two chains from one zero.
//
// CHECK-LABEL: tile.kernel @chains
// CHECK:      %0 = wgmma.fence %zero
// CHECK-NEXT: %a1 = wgmma.mma_async {{.*}}, %0 from 0
// CHECK-NEXT: %1 = wgmma.fence %zero
// CHECK-NEXT: %b1 = wgmma.mma_async {{.*}}, %1 from 0
// CHECK-NEXT: %a2 = wgmma.mma_async {{.*}}, %a1 from 0
// CHECK-NEXT: wgmma.commit_group
// CHECK-NEXT: %2 = wgmma.wait_group 0 %a2
// CHECK-NEXT: %b2 = wgmma.mma_async {{.*}}, %b1 from 0
// CHECK-NEXT: wgmma.commit_group
// CHECK-NEXT: %3 = wgmma.wait_group 0 %b2
tile.kernel @chains [] outputs 0 sizes {} threads 128 {
  %s = tile.alloc : !buffer
  %zero = tile.zero : !acc
  %d = wgmma.make_descriptor %s leading 0 stride 1024 : !buffer
  %a1 = wgmma.mma_async [64, 64, 16] bf16 %d "k", %d "k", %zero from 0 : !acc to !acc
  %b1 = wgmma.mma_async [64, 64, 16] bf16 %d "k", %d "k", %zero from 0 : !acc to !acc
  %a2 = wgmma.mma_async [64, 64, 16] bf16 %d "k", %d "k", %a1 from 0 : !acc to !acc
  %b2 = wgmma.mma_async [64, 64, 16] bf16 %d "k", %d "k", %b1 from 0 : !acc to !acc
}

// FOREIGN: a chain that goes on in a loop's body is another run there.
//
// CHECK-LABEL: tile.kernel @nested
// CHECK:      %0 = wgmma.fence %zero
// CHECK-NEXT: %1 = wgmma.mma_async {{.*}}, %0 from 0
// CHECK-NEXT: wgmma.commit_group
// CHECK-NEXT: %2 = wgmma.wait_group 0 %1
// CHECK-NEXT: %total = scf.for {{.*}} iter_args(%acc = %2)
// CHECK-NEXT:   %3 = wgmma.fence %acc
// CHECK-NEXT:   %4 = wgmma.mma_async {{.*}}, %3 from 0
// CHECK-NEXT:   wgmma.commit_group
// CHECK-NEXT:   %5 = wgmma.wait_group 0 %4
// CHECK-NEXT:   scf.yield %5
// CHECK-NEXT: }
// CHECK-NEXT: %6 = wgmma.fence %total
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
