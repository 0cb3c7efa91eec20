// RUN: gemmc %s --pipeline 'defer-release{depth=2}' --emit mlir | filecheck %s

!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>

// Two groups in flight: the first two iterations release nothing, and two stages are left behind
// the loop. The turn is passed on before the sum is waited for; what needs the sum comes after.
// CHECK-LABEL: tile.kernel @turn [] outputs 0 sizes {} threads 128 {
// CHECK-NEXT:    %empty = barrier.alloc : !barrier.ring<4>
// CHECK-NEXT:    %order = barrier.alloc : !barrier.ring<2>
// CHECK-NEXT:    %s = tile.alloc : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %n = arith.constant 9 : index
// CHECK-NEXT:    %zero = tile.zero : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
// CHECK-NEXT:    %d = wgmma.make_descriptor %s leading 0 stride 1024 : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:    %c2 = arith.constant 2 : index
// CHECK-NEXT:    %0 = arith.muli %c1, %c2 : index
// CHECK-NEXT:    %1 = arith.addi %c0, %0 : index
// CHECK-NEXT:    %total, %end = scf.for %k = %c0 to %n step %c1 iter_args(%acc = %zero, %it = %c0) -> (!tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>, index) {
// CHECK-NEXT:      %f = wgmma.fence %acc : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>> to !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
// CHECK-NEXT:      %p = wgmma.mma_async [64, 64, 16] bf16 %d "k", %d "k", %f from 0 : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>> to !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
// CHECK-NEXT:      wgmma.commit_group
// CHECK-NEXT:      %w = wgmma.wait_group 2 %p : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>> to !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
// CHECK-NEXT:      %later = arith.cmpi sge, %k, %1 : index
// CHECK-NEXT:      scf.if %later {
// CHECK-NEXT:        barrier.arrive %empty[%it offset -2] by "warp" : !barrier.ring<4>
// CHECK-NEXT:      }
// CHECK-NEXT:      %next = arith.addi %it, %c1 : index
// CHECK-NEXT:      scf.yield %w, %next : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>, index
// CHECK-NEXT:    }
// CHECK-NEXT:    %one = arith.addi %end, %c1 : index
// CHECK-NEXT:    barrier.arrive %order[%one offset 0] by "warp" turn : !barrier.ring<2>
// CHECK-NEXT:    %total_1 = wgmma.wait_group 0 %total : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>> to !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
// CHECK-NEXT:    %c1_1 = arith.constant 1 : index
// CHECK-NEXT:    %2 = arith.muli %c1, %c1_1 : index
// CHECK-NEXT:    %3 = arith.addi %c0, %2 : index
// CHECK-NEXT:    %ran = arith.cmpi slt, %3, %n : index
// CHECK-NEXT:    scf.if %ran {
// CHECK-NEXT:      barrier.arrive %empty[%end offset -2] by "warp" : !barrier.ring<4>
// CHECK-NEXT:    }
// CHECK-NEXT:    %ran_1 = arith.cmpi slt, %c0, %n : index
// CHECK-NEXT:    scf.if %ran_1 {
// CHECK-NEXT:      barrier.arrive %empty[%end offset -1] by "warp" : !barrier.ring<4>
// CHECK-NEXT:    }
// CHECK-NEXT:    %copy = tile.map %total_1 : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>> to !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>> {
// CHECK-NEXT:    ^bb0(%x: f32):
// CHECK-NEXT:      tile.yield %x : f32
// CHECK-NEXT:    }
// CHECK-NEXT:  }
tile.kernel @turn [] outputs 0 sizes {} threads 128 {
  %empty = barrier.alloc : !barrier.ring<4>
  %order = barrier.alloc : !barrier.ring<2>
  %s = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 9 : index
  %zero = tile.zero : !acc
  %d = wgmma.make_descriptor %s leading 0 stride 1024 : !buffer
  %total, %end = scf.for %k = %c0 to %n step %c1 iter_args(%acc = %zero, %it = %c0) -> (!acc, index) {
    %f = wgmma.fence %acc : !acc to !acc
    %p = wgmma.mma_async [64, 64, 16] bf16 %d "k", %d "k", %f from 0 : !acc to !acc
    wgmma.commit_group
    %w = wgmma.wait_group 0 %p : !acc to !acc
    barrier.arrive %empty[%it offset 0] by "warp" : !barrier.ring<4>
    %next = arith.addi %it, %c1 : index
    scf.yield %w, %next : !acc, index
  }
  %one = arith.addi %end, %c1 : index
  barrier.arrive %order[%one offset 0] by "warp" turn : !barrier.ring<2>
  %copy = tile.map %total : !acc to !acc {
  ^bb0(%x: f32):
    tile.yield %x : f32
  }
}

// FOREIGN: another arrival before the turn's, which may hand over what the products read.
// CHECK-LABEL: tile.kernel @other_first [] outputs 0 sizes {} threads 128 {
// CHECK-NEXT:    %empty = barrier.alloc : !barrier.ring<4>
// CHECK-NEXT:    %order = barrier.alloc : !barrier.ring<2>
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %n = arith.constant 9 : index
// CHECK-NEXT:    %zero = tile.zero : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
// CHECK-NEXT:    %c2 = arith.constant 2 : index
// CHECK-NEXT:    %0 = arith.muli %c1, %c2 : index
// CHECK-NEXT:    %1 = arith.addi %c0, %0 : index
// CHECK-NEXT:    %total, %end = scf.for %k = %c0 to %n step %c1 iter_args(%acc = %zero, %it = %c0) -> (!tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>, index) {
// CHECK-NEXT:      %f = wgmma.fence %acc : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>> to !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
// CHECK-NEXT:      %w = wgmma.wait_group 2 %f : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>> to !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
// CHECK-NEXT:      %later = arith.cmpi sge, %k, %1 : index
// CHECK-NEXT:      scf.if %later {
// CHECK-NEXT:        barrier.arrive %empty[%it offset -2] by "warp" : !barrier.ring<4>
// CHECK-NEXT:      }
// CHECK-NEXT:      %next = arith.addi %it, %c1 : index
// CHECK-NEXT:      scf.yield %w, %next : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>, index
// CHECK-NEXT:    }
// CHECK-NEXT:    %total_1 = wgmma.wait_group 0 %total : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>> to !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
// CHECK-NEXT:    %c1_1 = arith.constant 1 : index
// CHECK-NEXT:    %2 = arith.muli %c1, %c1_1 : index
// CHECK-NEXT:    %3 = arith.addi %c0, %2 : index
// CHECK-NEXT:    %ran = arith.cmpi slt, %3, %n : index
// CHECK-NEXT:    scf.if %ran {
// CHECK-NEXT:      barrier.arrive %empty[%end offset -2] by "warp" : !barrier.ring<4>
// CHECK-NEXT:    }
// CHECK-NEXT:    %ran_1 = arith.cmpi slt, %c0, %n : index
// CHECK-NEXT:    scf.if %ran_1 {
// CHECK-NEXT:      barrier.arrive %empty[%end offset -1] by "warp" : !barrier.ring<4>
// CHECK-NEXT:    }
// CHECK-NEXT:    barrier.arrive %order[%end offset 0] by "warp" : !barrier.ring<2>
// CHECK-NEXT:    barrier.arrive %order[%end offset 1] by "warp" turn : !barrier.ring<2>
// CHECK-NEXT:  }
tile.kernel @other_first [] outputs 0 sizes {} threads 128 {
  %empty = barrier.alloc : !barrier.ring<4>
  %order = barrier.alloc : !barrier.ring<2>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 9 : index
  %zero = tile.zero : !acc
  %total, %end = scf.for %k = %c0 to %n step %c1 iter_args(%acc = %zero, %it = %c0) -> (!acc, index) {
    %f = wgmma.fence %acc : !acc to !acc
    %w = wgmma.wait_group 0 %f : !acc to !acc
    barrier.arrive %empty[%it offset 0] by "warp" : !barrier.ring<4>
    %next = arith.addi %it, %c1 : index
    scf.yield %w, %next : !acc, index
  }
  barrier.arrive %order[%end offset 0] by "warp" : !barrier.ring<2>
  barrier.arrive %order[%end offset 1] by "warp" turn : !barrier.ring<2>
}
