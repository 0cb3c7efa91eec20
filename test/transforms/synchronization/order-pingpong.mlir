// RUN: gemmc %s --pipeline 'order-pingpong' --emit mlir | filecheck %s
// RUN: gemmc %s --pipeline 'order-pingpong{hand_over=completed}' --emit mlir | filecheck %s --check-prefix DONE

!tile = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!acc = !tile.fragment<64x64xf32>

// CHECK-LABEL: tile.kernel @turns [] outputs 0 sizes {} threads 384 {
// CHECK-NEXT:    %order = barrier.alloc : !barrier.ring<2>
// CHECK-NEXT:    tile.elect {
// CHECK-NEXT:      barrier.init %order count 4 : !barrier.ring<2>
// CHECK-NEXT:    }
// CHECK-NEXT:    %s = tile.alloc : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %n = arith.constant 9 : index
// CHECK-NEXT:    tile.role "producer" warpgroups 1 warps 1 {
// CHECK-NEXT:      %p0 = arith.constant 0 : index
// CHECK-NEXT:    }
// CHECK-NEXT:    tile.role "consumer" warpgroups 2 warps 8 turns {
// CHECK-NEXT:      %warpgroup = tile.id "warpgroup" of 2
// CHECK-NEXT:      %i = tile.id "warpgroup" of 2
// CHECK-NEXT:      %c2 = arith.constant 2 : index
// CHECK-NEXT:      %end, %0 = scf.for %walked = %i to %n step %c2 iter_args(%first = %c0, %item = %warpgroup) -> (index, index) {
// CHECK-NEXT:        %zero = tile.zero : !tile.fragment<64x64xf32>
// CHECK-NEXT:        barrier.wait %order[%item offset -1] : !barrier.ring<2>
// CHECK-NEXT:        %total, %last = scf.for %k = %c0 to %n step %c1 iter_args(%sum = %zero, %it = %first) -> (!tile.fragment<64x64xf32>, index) {
// CHECK-NEXT:          %p = tile.mma "main" <warpgroup> %s "mk", %s "nk", %sum : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>, memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
// CHECK-NEXT:          %next = arith.addi %it, %c1 : index
// CHECK-NEXT:          scf.yield %p, %next : !tile.fragment<64x64xf32>, index
// CHECK-NEXT:        }
// CHECK-NEXT:        barrier.arrive %order[%item offset 0] by "warp" turn : !barrier.ring<2>
// CHECK-NEXT:        %on = arith.addi %last, %n : index
// CHECK-NEXT:        %c2_1 = arith.constant 2 : index
// CHECK-NEXT:        %1 = arith.addi %item, %c2_1 : index
// CHECK-NEXT:        scf.yield %on, %1 : index, index
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// With hand_over=completed the arrival waits for the products, whoever defers their wait.
// DONE-LABEL: tile.kernel @turns
// DONE:         scf.yield %p, %next
// DONE-NEXT:    }
// DONE-NEXT:    barrier.arrive %order[%item offset 0] by "warp" : !barrier.ring<2>
tile.kernel @turns [] outputs 0 sizes {} threads 384 {
  %s = tile.alloc : !tile
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 9 : index
  tile.role "producer" warpgroups 1 warps 1 {
    %p0 = arith.constant 0 : index
  }
  tile.role "consumer" warpgroups 2 warps 8 turns {
    %i = tile.id "warpgroup" of 2
    %c2 = arith.constant 2 : index
    %end = scf.for %walked = %i to %n step %c2 iter_args(%first = %c0) -> (index) {
      %zero = tile.zero : !acc
      %total, %last = scf.for %k = %c0 to %n step %c1 iter_args(%sum = %zero, %it = %first) -> (!acc, index) {
        %p = tile.mma "main" <warpgroup> %s "mk", %s "nk", %sum : !tile, !tile, !acc to !acc
        %next = arith.addi %it, %c1 : index
        scf.yield %p, %next : !acc, index
      }
      %on = arith.addi %last, %n : index
      scf.yield %on : index
    }
  }
}

// FOREIGN: three warpgroups, work items that nothing counts, two products of an iteration, one of
// them in a branch, and another role that multiplies without taking turns, which is left alone.
// CHECK-LABEL: tile.kernel @three [] outputs 0 sizes {} threads 512 {
// CHECK-NEXT:    %order = barrier.alloc : !barrier.ring<3>
// CHECK-NEXT:    tile.elect {
// CHECK-NEXT:      barrier.init %order count 4 : !barrier.ring<3>
// CHECK-NEXT:    }
// CHECK-NEXT:    %s = tile.alloc : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %n = arith.constant 9 : index
// CHECK-NEXT:    tile.role "alone" warpgroups 1 warps 4 {
// CHECK-NEXT:      %zero = tile.zero : !tile.fragment<64x64xf32>
// CHECK-NEXT:      %total = scf.for %k = %c0 to %n step %c1 iter_args(%sum = %zero) -> (!tile.fragment<64x64xf32>) {
// CHECK-NEXT:        %p = tile.mma "other" <warpgroup> %s "mk", %s "nk", %sum : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>, memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
// CHECK-NEXT:        scf.yield %p : !tile.fragment<64x64xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    tile.role "consumer" warpgroups 3 warps 12 turns {
// CHECK-NEXT:      %warpgroup = tile.id "warpgroup" of 3
// CHECK-NEXT:      %i = tile.id "warpgroup" of 3
// CHECK-NEXT:      %c3 = arith.constant 3 : index
// CHECK-NEXT:      %0 = scf.for %walked = %i to %n step %c3 iter_args(%item = %warpgroup) -> (index) {
// CHECK-NEXT:        %zero_1 = tile.zero : !tile.fragment<64x64xf32>
// CHECK-NEXT:        barrier.wait %order[%item offset -1] : !barrier.ring<3>
// CHECK-NEXT:        %total_1 = scf.for %k_1 = %c0 to %n step %c1 iter_args(%sum_1 = %zero_1) -> (!tile.fragment<64x64xf32>) {
// CHECK-NEXT:          %p_1 = tile.mma "main" <warpgroup> %s "mk", %s "nk", %sum_1 : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>, memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
// CHECK-NEXT:          %even = arith.cmpi eq, %k_1, %c0 : index
// CHECK-NEXT:          %q = scf.if %even -> (!tile.fragment<64x64xf32>) {
// CHECK-NEXT:            %r = tile.mma "more" <warpgroup> %s "mk", %s "nk", %p_1 : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>, memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
// CHECK-NEXT:            scf.yield %r : !tile.fragment<64x64xf32>
// CHECK-NEXT:          } else {
// CHECK-NEXT:            scf.yield %p_1 : !tile.fragment<64x64xf32>
// CHECK-NEXT:          }
// CHECK-NEXT:          scf.yield %q : !tile.fragment<64x64xf32>
// CHECK-NEXT:        }
// CHECK-NEXT:        barrier.arrive %order[%item offset 0] by "warp" turn : !barrier.ring<3>
// CHECK-NEXT:        %c3_1 = arith.constant 3 : index
// CHECK-NEXT:        %1 = arith.addi %item, %c3_1 : index
// CHECK-NEXT:        scf.yield %1 : index
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
tile.kernel @three [] outputs 0 sizes {} threads 512 {
  %s = tile.alloc : !tile
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 9 : index
  tile.role "alone" warpgroups 1 warps 4 {
    %zero = tile.zero : !acc
    %total = scf.for %k = %c0 to %n step %c1 iter_args(%sum = %zero) -> (!acc) {
      %p = tile.mma "other" <warpgroup> %s "mk", %s "nk", %sum : !tile, !tile, !acc to !acc
      scf.yield %p : !acc
    }
  }
  tile.role "consumer" warpgroups 3 warps 12 turns {
    %i = tile.id "warpgroup" of 3
    %c3 = arith.constant 3 : index
    scf.for %walked = %i to %n step %c3 {
      %zero = tile.zero : !acc
      %total = scf.for %k = %c0 to %n step %c1 iter_args(%sum = %zero) -> (!acc) {
        %p = tile.mma "main" <warpgroup> %s "mk", %s "nk", %sum : !tile, !tile, !acc to !acc
        %even = arith.cmpi eq, %k, %c0 : index
        %q = scf.if %even -> (!acc) {
          %r = tile.mma "more" <warpgroup> %s "mk", %s "nk", %p : !tile, !tile, !acc to !acc
          scf.yield %r : !acc
        } else {
          scf.yield %p : !acc
        }
        scf.yield %q : !acc
      }
    }
  }
}
