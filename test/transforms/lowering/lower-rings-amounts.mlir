// RUN: gemmc %s --pipeline 'lower-rings' --emit mlir | filecheck %s

// A number that goes on by a constant, more than the ring has slots, and by a value: the slot is a
// remainder, and the parity changes with each odd number of turns. A loop may start at a value too.
// CHECK-LABEL: tile.kernel @amounts [] outputs 0 sizes {} threads 384 {
// CHECK-NEXT:    %order = barrier.alloc : !barrier.ring<2>
// CHECK-NEXT:    %full = barrier.alloc : !barrier.ring<4>
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %n = arith.constant 9 : index
// CHECK-NEXT:    %start = tile.id "warpgroup" of 2
// CHECK-NEXT:    %skipped = tile.block_count
// CHECK-NEXT:    %c2 = arith.constant 2 : index
// CHECK-NEXT:    %0 = arith.divui %start, %c2 : index
// CHECK-NEXT:    %slot = arith.remui %start, %c2 : index
// CHECK-NEXT:    %c2_1 = arith.constant 2 : index
// CHECK-NEXT:    %1 = arith.remui %0, %c2_1 : index
// CHECK-NEXT:    %c4 = arith.constant 4 : index
// CHECK-NEXT:    %2 = arith.divui %start, %c4 : index
// CHECK-NEXT:    %3 = arith.remui %start, %c4 : index
// CHECK-NEXT:    %c2_2 = arith.constant 2 : index
// CHECK-NEXT:    %4 = arith.remui %2, %c2_2 : index
// CHECK-NEXT:    %5, %6, %7 = scf.for %walked = %c0 to %n step %c1 iter_args(%parity = %1, %slot_1 = %3, %parity_1 = %4) -> (index, index, index) {
// CHECK-NEXT:      %c1_1 = arith.constant 1 : index
// CHECK-NEXT:      %8 = arith.addi %slot, %c1_1 : index
// CHECK-NEXT:      %c2_3 = arith.constant 2 : index
// CHECK-NEXT:      %9 = arith.cmpi uge, %8, %c2_3 : index
// CHECK-NEXT:      %10 = arith.subi %8, %c2_3 : index
// CHECK-NEXT:      %11 = arith.select %9, %10, %8 : index
// CHECK-NEXT:      %c1_2 = arith.constant 1 : index
// CHECK-NEXT:      %12 = arith.subi %c1_2, %parity : index
// CHECK-NEXT:      %c1_3 = arith.constant 1 : index
// CHECK-NEXT:      %13 = arith.subi %c1_3, %12 : index
// CHECK-NEXT:      %14 = arith.select %9, %13, %12 : index
// CHECK-NEXT:      %15 = barrier.at %order[%11] : !barrier.ring<2>
// CHECK-NEXT:      barrier.wait_parity %15 parity %14
// CHECK-NEXT:      %16 = barrier.at %full[%slot_1] : !barrier.ring<4>
// CHECK-NEXT:      barrier.wait_parity %16 parity %parity_1
// CHECK-NEXT:      %17 = barrier.at %order[%slot] : !barrier.ring<2>
// CHECK-NEXT:      barrier.arrive_at %17 by "warp"
// CHECK-NEXT:      %c1_4 = arith.constant 1 : index
// CHECK-NEXT:      %18 = arith.subi %c1_4, %parity : index
// CHECK-NEXT:      %19 = arith.addi %slot_1, %skipped : index
// CHECK-NEXT:      %c4_1 = arith.constant 4 : index
// CHECK-NEXT:      %20 = arith.divui %19, %c4_1 : index
// CHECK-NEXT:      %21 = arith.remui %19, %c4_1 : index
// CHECK-NEXT:      %c2_4 = arith.constant 2 : index
// CHECK-NEXT:      %22 = arith.remui %20, %c2_4 : index
// CHECK-NEXT:      %23 = arith.addi %parity_1, %22 : index
// CHECK-NEXT:      %c2_5 = arith.constant 2 : index
// CHECK-NEXT:      %24 = arith.remui %23, %c2_5 : index
// CHECK-NEXT:      scf.yield %18, %21, %24 : index, index, index
// CHECK-NEXT:    }
// CHECK-NEXT:  }
tile.kernel @amounts [] outputs 0 sizes {} threads 384 {
  %order = barrier.alloc : !barrier.ring<2>
  %full = barrier.alloc : !barrier.ring<4>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 9 : index
  %start = tile.id "warpgroup" of 2
  %skipped = tile.block_count
  %c6 = arith.constant 6 : index
  %end, %last = scf.for %walked = %c0 to %n step %c1 iter_args(%it = %start, %item = %start) -> (index, index) {
    barrier.wait %order[%item offset -1] : !barrier.ring<2>
    barrier.wait %full[%it offset 0] : !barrier.ring<4>
    barrier.arrive %order[%item offset 0] by "warp" : !barrier.ring<2>
    %following = arith.addi %it, %skipped : index
    %next = arith.addi %c6, %item : index
    scf.yield %following, %next : index, index
  }
}

// The release of the iteration before stands in a branch that the first one does not take, and the
// one of the last behind the loop, in a branch of its own.
// CHECK-LABEL: tile.kernel @deferred [] outputs 0 sizes {} threads 128 {
// CHECK-NEXT:    %empty = barrier.alloc : !barrier.ring<3>
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %n = arith.constant 9 : index
// CHECK-NEXT:    %c0_1 = arith.constant 0 : index
// CHECK-NEXT:    %0 = scf.for %k = %c0 to %n step %c1 iter_args(%slot = %c0_1) -> (index) {
// CHECK-NEXT:      %later = arith.cmpi ne, %k, %c0 : index
// CHECK-NEXT:      scf.if %later {
// CHECK-NEXT:        %c2 = arith.constant 2 : index
// CHECK-NEXT:        %1 = arith.addi %slot, %c2 : index
// CHECK-NEXT:        %c3 = arith.constant 3 : index
// CHECK-NEXT:        %2 = arith.cmpi uge, %1, %c3 : index
// CHECK-NEXT:        %3 = arith.subi %1, %c3 : index
// CHECK-NEXT:        %4 = arith.select %2, %3, %1 : index
// CHECK-NEXT:        %5 = barrier.at %empty[%4] : !barrier.ring<3>
// CHECK-NEXT:        barrier.arrive_at %5 by "warp"
// CHECK-NEXT:      }
// CHECK-NEXT:      %c1_1 = arith.constant 1 : index
// CHECK-NEXT:      %c0_2 = arith.constant 0 : index
// CHECK-NEXT:      %6 = arith.addi %slot, %c1_1 : index
// CHECK-NEXT:      %c3_1 = arith.constant 3 : index
// CHECK-NEXT:      %7 = arith.cmpi eq, %6, %c3_1 : index
// CHECK-NEXT:      %8 = arith.select %7, %c0_2, %6 : index
// CHECK-NEXT:      scf.yield %8 : index
// CHECK-NEXT:    }
// CHECK-NEXT:    %ran = arith.cmpi slt, %c0, %n : index
// CHECK-NEXT:    scf.if %ran {
// CHECK-NEXT:      %c2_1 = arith.constant 2 : index
// CHECK-NEXT:      %9 = arith.addi %0, %c2_1 : index
// CHECK-NEXT:      %c3_2 = arith.constant 3 : index
// CHECK-NEXT:      %10 = arith.cmpi uge, %9, %c3_2 : index
// CHECK-NEXT:      %11 = arith.subi %9, %c3_2 : index
// CHECK-NEXT:      %12 = arith.select %10, %11, %9 : index
// CHECK-NEXT:      %13 = barrier.at %empty[%12] : !barrier.ring<3>
// CHECK-NEXT:      barrier.arrive_at %13 by "warp"
// CHECK-NEXT:    }
// CHECK-NEXT:  }
tile.kernel @deferred [] outputs 0 sizes {} threads 128 {
  %empty = barrier.alloc : !barrier.ring<3>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 9 : index
  %end = scf.for %k = %c0 to %n step %c1 iter_args(%it = %c0) -> (index) {
    %later = arith.cmpi ne, %k, %c0 : index
    scf.if %later {
      barrier.arrive %empty[%it offset -1] by "warp" : !barrier.ring<3>
    }
    %next = arith.addi %it, %c1 : index
    scf.yield %next : index
  }
  %ran = arith.cmpi slt, %c0, %n : index
  scf.if %ran {
    barrier.arrive %empty[%end offset -1] by "warp" : !barrier.ring<3>
  }
}

// FOREIGN: two numbers of two loops in one branch, and a branch with another way out.
// CHECK-LABEL: tile.kernel @both_ways [] outputs 0 sizes {} threads 128 {
// CHECK-NEXT:    %left = barrier.alloc : !barrier.ring<2>
// CHECK-NEXT:    %right = barrier.alloc : !barrier.ring<2>
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %n = arith.constant 9 : index
// CHECK-NEXT:    %c0_1 = arith.constant 0 : index
// CHECK-NEXT:    %0 = scf.for %i = %c0 to %n step %c1 iter_args(%slot = %c0_1) -> (index) {
// CHECK-NEXT:      %1 = scf.for %k = %c0 to %n step %c1 iter_args(%slot_1 = %slot) -> (index) {
// CHECK-NEXT:        %later = arith.cmpi ne, %k, %c0 : index
// CHECK-NEXT:        scf.if %later {
// CHECK-NEXT:          %2 = barrier.at %left[%slot_1] : !barrier.ring<2>
// CHECK-NEXT:          barrier.arrive_at %2 by "warp"
// CHECK-NEXT:        } else {
// CHECK-NEXT:          %c1_1 = arith.constant 1 : index
// CHECK-NEXT:          %3 = arith.addi %slot, %c1_1 : index
// CHECK-NEXT:          %c2 = arith.constant 2 : index
// CHECK-NEXT:          %4 = arith.cmpi uge, %3, %c2 : index
// CHECK-NEXT:          %5 = arith.subi %3, %c2 : index
// CHECK-NEXT:          %6 = arith.select %4, %5, %3 : index
// CHECK-NEXT:          %7 = barrier.at %right[%6] : !barrier.ring<2>
// CHECK-NEXT:          barrier.arrive_at %7 by "thread"
// CHECK-NEXT:        }
// CHECK-NEXT:        %c1_2 = arith.constant 1 : index
// CHECK-NEXT:        %c0_2 = arith.constant 0 : index
// CHECK-NEXT:        %8 = arith.addi %slot_1, %c1_2 : index
// CHECK-NEXT:        %c2_1 = arith.constant 2 : index
// CHECK-NEXT:        %9 = arith.cmpi eq, %8, %c2_1 : index
// CHECK-NEXT:        %10 = arith.select %9, %c0_2, %8 : index
// CHECK-NEXT:        scf.yield %10 : index
// CHECK-NEXT:      }
// CHECK-NEXT:      scf.yield %1 : index
// CHECK-NEXT:    }
// CHECK-NEXT:  }
tile.kernel @both_ways [] outputs 0 sizes {} threads 128 {
  %left = barrier.alloc : !barrier.ring<2>
  %right = barrier.alloc : !barrier.ring<2>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 9 : index
  %end = scf.for %i = %c0 to %n step %c1 iter_args(%it = %c0) -> (index) {
    %last = scf.for %k = %c0 to %n step %c1 iter_args(%jt = %it) -> (index) {
      %later = arith.cmpi ne, %k, %c0 : index
      scf.if %later {
        barrier.arrive %left[%jt offset -2] by "warp" : !barrier.ring<2>
      } else {
        barrier.arrive %right[%it offset -1] by "thread" : !barrier.ring<2>
      }
      %next = arith.addi %jt, %c1 : index
      scf.yield %next : index
    }
    scf.yield %last : index
  }
}
