// RUN: gemmc %s --pipeline 'defer-release' --emit mlir | filecheck %s
// RUN: gemmc %s --pipeline 'defer-release{depth=0}' --emit mlir | filecheck %s --check-prefix NONE

!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>

// One group stays in flight. Each iteration but the first releases the stage before it, and the
// last stage is released behind the loop, where the accumulator is complete.
// CHECK-LABEL: tile.kernel @loop [] outputs 0 sizes {} threads 128 {
// CHECK-NEXT:    %ring = tile.alloc : !tile.ring<4, memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>>
// CHECK-NEXT:    %full = barrier.alloc : !barrier.ring<4>
// CHECK-NEXT:    %empty = barrier.alloc : !barrier.ring<4>
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %n = arith.constant 9 : index
// CHECK-NEXT:    %zero = tile.zero : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
// CHECK-NEXT:    %total, %end = scf.for %k = %c0 to %n step %c1 iter_args(%acc = %zero, %it = %c0) -> (!tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>, index) {
// CHECK-NEXT:      %s = tile.slot %ring[%it] : !tile.ring<4, memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:      barrier.wait %full[%it offset 0] : !barrier.ring<4>
// CHECK-NEXT:      %d = wgmma.make_descriptor %s leading 0 stride 1024 : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:      %f = wgmma.fence %acc : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>> to !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
// CHECK-NEXT:      %p = wgmma.mma_async [64, 64, 16] bf16 %d "k", %d "k", %f from 0 : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>> to !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
// CHECK-NEXT:      wgmma.commit_group
// CHECK-NEXT:      %w = wgmma.wait_group 1 %p : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>> to !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
// CHECK-NEXT:      %later = arith.cmpi ne, %k, %c0 : index
// CHECK-NEXT:      scf.if %later {
// CHECK-NEXT:        barrier.arrive %empty[%it offset -1] by "warp" : !barrier.ring<4>
// CHECK-NEXT:      }
// CHECK-NEXT:      %next = arith.addi %it, %c1 : index
// CHECK-NEXT:      scf.yield %w, %next : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>, index
// CHECK-NEXT:    }
// CHECK-NEXT:    %total_1 = wgmma.wait_group 0 %total : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>> to !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
// CHECK-NEXT:    %ran = arith.cmpi slt, %c0, %n : index
// CHECK-NEXT:    scf.if %ran {
// CHECK-NEXT:      barrier.arrive %empty[%end offset -1] by "warp" : !barrier.ring<4>
// CHECK-NEXT:    }
// CHECK-NEXT:    %copy = tile.map %total_1 : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>> to !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>> {
// CHECK-NEXT:    ^bb0(%x: f32):
// CHECK-NEXT:      tile.yield %x : f32
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// NONE-LABEL: tile.kernel @loop
// NONE:         %w = wgmma.wait_group 0 %p
// NONE-NEXT:    barrier.arrive %empty[%it offset 0] by "warp" : !barrier.ring<4>
// NONE-NEXT:    %next = arith.addi %it, %c1 : index
tile.kernel @loop [] outputs 0 sizes {} threads 128 {
  %ring = tile.alloc : !tile.ring<4, !buffer>
  %full = barrier.alloc : !barrier.ring<4>
  %empty = barrier.alloc : !barrier.ring<4>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 9 : index
  %zero = tile.zero : !acc
  %total, %end = scf.for %k = %c0 to %n step %c1 iter_args(%acc = %zero, %it = %c0) -> (!acc, index) {
    %s = tile.slot %ring[%it] : !tile.ring<4, !buffer> to !buffer
    barrier.wait %full[%it offset 0] : !barrier.ring<4>
    %d = wgmma.make_descriptor %s leading 0 stride 1024 : !buffer
    %f = wgmma.fence %acc : !acc to !acc
    %p = wgmma.mma_async [64, 64, 16] bf16 %d "k", %d "k", %f from 0 : !acc to !acc
    wgmma.commit_group
    %w = wgmma.wait_group 0 %p : !acc to !acc
    barrier.arrive %empty[%it offset 0] by "warp" : !barrier.ring<4>
    %next = arith.addi %it, %c1 : index
    scf.yield %w, %next : !acc, index
  }
  %copy = tile.map %total : !acc to !acc {
  ^bb0(%x: f32):
    tile.yield %x : f32
  }
}

// FOREIGN: two rings released together, one of them in the CTA beside this one, an offset, a number
// that is the sum the other way round, a loop in a loop whose bounds are values, an accumulator that
// nothing uses afterwards, and a loop of unwaited products beside it, which stays.
// CHECK-LABEL: tile.kernel @both [] outputs 0 sizes {} cluster [2, 1] threads 128 {
// CHECK-NEXT:    %s = tile.alloc : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:    %left = barrier.alloc : !barrier.ring<3>
// CHECK-NEXT:    %right = barrier.alloc : !barrier.ring<2>
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %n = arith.constant 9 : index
// CHECK-NEXT:    %peer = tile.cluster_id 0
// CHECK-NEXT:    %d = wgmma.make_descriptor %s leading 0 stride 1024 : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:    %count = scf.for %i = %c0 to %n step %c1 iter_args(%first = %c0) -> (index) {
// CHECK-NEXT:      %zero = tile.zero : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
// CHECK-NEXT:      %total, %end = scf.for %k = %i to %n step %c1 iter_args(%acc = %zero, %it = %first) -> (!tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>, index) {
// CHECK-NEXT:        %f = wgmma.fence %acc : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>> to !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
// CHECK-NEXT:        %p = wgmma.mma_async [64, 64, 16] bf16 %d "k", %d "k", %f from 0 : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>> to !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
// CHECK-NEXT:        wgmma.commit_group
// CHECK-NEXT:        %w = wgmma.wait_group 1 %p : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>> to !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
// CHECK-NEXT:        %later = arith.cmpi ne, %k, %i : index
// CHECK-NEXT:        scf.if %later {
// CHECK-NEXT:          barrier.arrive %left[%it offset 1] by "warp" : !barrier.ring<3>
// CHECK-NEXT:          barrier.arrive %right[%it offset -1] by "warp" at %peer : !barrier.ring<2>
// CHECK-NEXT:        }
// CHECK-NEXT:        %next = arith.addi %c1, %it : index
// CHECK-NEXT:        scf.yield %w, %next : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>, index
// CHECK-NEXT:      }
// CHECK-NEXT:      %total_1 = wgmma.wait_group 0 %total : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>> to !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
// CHECK-NEXT:      %ran = arith.cmpi slt, %i, %n : index
// CHECK-NEXT:      scf.if %ran {
// CHECK-NEXT:        barrier.arrive %left[%end offset 1] by "warp" : !barrier.ring<3>
// CHECK-NEXT:        barrier.arrive %right[%end offset -1] by "warp" at %peer : !barrier.ring<2>
// CHECK-NEXT:      }
// CHECK-NEXT:      scf.yield %end : index
// CHECK-NEXT:    }
// CHECK-NEXT:    %zero_1 = tile.zero : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
// CHECK-NEXT:    %f_1 = wgmma.fence %zero_1 : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>> to !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
// CHECK-NEXT:    %p_1 = wgmma.mma_async [64, 64, 16] bf16 %d "k", %d "k", %f_1 from 0 : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>> to !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
// CHECK-NEXT:    wgmma.commit_group
// CHECK-NEXT:    %w_1 = wgmma.wait_group 0 %p_1 : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>> to !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
// CHECK-NEXT:  }
tile.kernel @both [] outputs 0 sizes {} cluster [2, 1] threads 128 {
  %s = tile.alloc : !buffer
  %left = barrier.alloc : !barrier.ring<3>
  %right = barrier.alloc : !barrier.ring<2>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 9 : index
  %peer = tile.cluster_id 0
  %d = wgmma.make_descriptor %s leading 0 stride 1024 : !buffer
  %count = scf.for %i = %c0 to %n step %c1 iter_args(%first = %c0) -> (index) {
    %zero = tile.zero : !acc
    %total, %end = scf.for %k = %i to %n step %c1 iter_args(%acc = %zero, %it = %first) -> (!acc, index) {
      %f = wgmma.fence %acc : !acc to !acc
      %p = wgmma.mma_async [64, 64, 16] bf16 %d "k", %d "k", %f from 0 : !acc to !acc
      wgmma.commit_group
      %w = wgmma.wait_group 0 %p : !acc to !acc
      %next = arith.addi %c1, %it : index
      barrier.arrive %left[%it offset 2] by "warp" : !barrier.ring<3>
      barrier.arrive %right[%it offset 0] by "warp" at %peer : !barrier.ring<2>
      scf.yield %w, %next : !acc, index
    }
    scf.yield %end : index
  }
  %zero = tile.zero : !acc
  %f = wgmma.fence %zero : !acc to !acc
  %p = wgmma.mma_async [64, 64, 16] bf16 %d "k", %d "k", %f from 0 : !acc to !acc
  wgmma.commit_group
  %w = wgmma.wait_group 0 %p : !acc to !acc
}
