// RUN: gemmc %s --pipeline 'lower-hierarchy' --emit mlir | filecheck %s

// Two roles become the two sides of a branch on the warpgroup's number, each with its register
// budget first; what only the first warps do is a branch inside.
//
// CHECK-LABEL: tile.kernel @roles
// CHECK-NEXT: %thread = tile.thread_id
// CHECK-NEXT: %c32 = arith.constant 32
// CHECK-NEXT: %0 = arith.divui %thread, %c32
// CHECK-NEXT: %warp = tile.uniform %0
// CHECK-NEXT: %c128 = arith.constant 128
// CHECK-NEXT: %1 = arith.divui %thread, %c128
// CHECK-NEXT: %warpgroup = tile.uniform %1
// CHECK-NEXT: %full = barrier.alloc
// CHECK-NEXT: %2 = tile.elected
// CHECK-NEXT: %c0 = arith.constant 0
// CHECK-NEXT: %3 = arith.cmpi eq, %warp, %c0
// CHECK-NEXT: %4 = arith.andi %3, %2
// CHECK-NEXT: scf.if %4 {
// CHECK-NEXT:   barrier.init
// CHECK-NEXT: }
// CHECK-NEXT: barrier.sync 0
// CHECK-NEXT: %c1 = arith.constant 1
// CHECK-NEXT: %5 = arith.cmpi ult, %warpgroup, %c1
// CHECK-NEXT: scf.if %5 {
// CHECK-NEXT:   ptx.setmaxnreg "dec" 40
// CHECK-NEXT:   %c1_1 = arith.constant 1
// CHECK-NEXT:   %6 = arith.cmpi ult, %warp, %c1_1
// CHECK-NEXT:   scf.if %6 {
// CHECK-NEXT:     %7 = tile.elected
// CHECK-NEXT:     scf.if %7 {
// CHECK-NEXT:       barrier.fence_init
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: } else {
// CHECK-NEXT:   ptx.setmaxnreg "inc" 232
// CHECK-NEXT:   %c1_2 = arith.constant 1
// CHECK-NEXT:   %w = arith.subi %warpgroup, %c1_2
// CHECK-NEXT:   %b = barrier.at %full[%w]
// CHECK-NEXT:   barrier.arrive_at %b by "warp"
// CHECK-NEXT: }
// CHECK-NEXT: }
tile.kernel @roles [] outputs 0 sizes {} threads 384 {
  %full = barrier.alloc : !barrier.ring<4>
  tile.elect {
    barrier.init %full count 1 : !barrier.ring<4>
  }
  barrier.sync 0
  tile.role "producer" warpgroups 1 warps 1 registers 40 {
    tile.elect {
      barrier.fence_init
    }
  }
  tile.role "consumer" warpgroups 2 warps 8 registers 232 {
    %w = tile.id "warpgroup" of 2
    %b = barrier.at %full[%w] : !barrier.ring<4>
    barrier.arrive_at %b by "warp"
  }
}

// Without roles, numbers are the CTA's.
//
// CHECK-LABEL: tile.kernel @cta
// CHECK-NEXT: %thread = tile.thread_id
// CHECK-NEXT: %c128 = arith.constant 128
// CHECK-NEXT: %0 = arith.divui %thread, %c128
// CHECK-NEXT: %warpgroup = tile.uniform %0
// CHECK-NEXT: %c32 = arith.constant 32
// CHECK-NEXT: %1 = arith.divui %thread, %c32
// CHECK-NEXT: %warp = tile.uniform %1
// CHECK-NEXT: %full = barrier.alloc
// CHECK-NEXT: %2 = arith.addi %thread, %warp
// CHECK-NEXT: %3 = arith.addi %2, %warpgroup
tile.kernel @cta [] outputs 0 sizes {} threads 256 {
  %full = barrier.alloc : !barrier.ring<4>
  %t = tile.id "thread" of 256
  %v = tile.id "warp" of 8
  %w = tile.id "warpgroup" of 2
  %0 = arith.addi %t, %v : index
  %1 = arith.addi %0, %w : index
  %b = barrier.at %full[%1] : !barrier.ring<4>
  barrier.arrive_at %b by "thread"
}

// FOREIGN: three roles, the middle one of two warps and without a budget, an index between two
// of them, and a thread elected in each warpgroup. The chain of branches stands where the last
// role stood, so that it finds the index.
//
// CHECK-LABEL: tile.kernel @three
// CHECK:      %full = barrier.alloc
// CHECK-NEXT: %c3 = arith.constant 3
// CHECK-NEXT: %c1 = arith.constant 1
// CHECK-NEXT: %2 = arith.cmpi ult, %warpgroup, %c1
// CHECK-NEXT: scf.if %2 {
// CHECK-NEXT:   ptx.setmaxnreg "dec" 24
// CHECK-NEXT:   %b = barrier.at %full[%thread]
// CHECK-NEXT:   barrier.arrive_at %b by "thread"
// CHECK-NEXT: } else {
// CHECK-NEXT:   %c2 = arith.constant 2
// CHECK-NEXT:   %3 = arith.cmpi ult, %warpgroup, %c2
// CHECK-NEXT:   scf.if %3 {
// CHECK-NEXT:     %c4 = arith.constant 4
// CHECK-NEXT:     %4 = arith.subi %warp, %c4
// CHECK-NEXT:     %c2_1 = arith.constant 2
// CHECK-NEXT:     %5 = arith.cmpi ult, %4, %c2_1
// CHECK-NEXT:     scf.if %5 {
// CHECK-NEXT:       %6 = tile.elected
// CHECK-NEXT:       %c4_1 = arith.constant 4
// CHECK-NEXT:       %7 = arith.subi %warp, %c4_1
// CHECK-NEXT:       %c0 = arith.constant 0
// CHECK-NEXT:       %8 = arith.cmpi eq, %7, %c0
// CHECK-NEXT:       %9 = arith.andi %8, %6
// CHECK-NEXT:       scf.if %9 {
// CHECK-NEXT:         %b_1 = barrier.at %full[%c3]
// CHECK-NEXT:         barrier.expect_at %b_1 bytes 16
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   } else {
// CHECK-NEXT:     ptx.setmaxnreg "inc" 160
// CHECK-NEXT:     %c8 = arith.constant 8
// CHECK-NEXT:     %v = arith.subi %warp, %c8
// CHECK-NEXT:     %b_2 = barrier.at %full[%v]
// CHECK-NEXT:     %10 = tile.elected
// CHECK:          %12 = arith.remui %11, %c4_2
// CHECK:          %13 = arith.cmpi eq, %12, %c0_1
// CHECK-NEXT:     %14 = arith.andi %13, %10
// CHECK-NEXT:     scf.if %14 {
// CHECK-NEXT:       barrier.expect_at %b_2 bytes 16
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CHECK-NEXT: barrier.sync 0
tile.kernel @three [] outputs 0 sizes {} threads 512 {
  %full = barrier.alloc : !barrier.ring<4>
  tile.role "one" warpgroups 1 warps 4 registers 24 {
    %t = tile.id "thread" of 128
    %b = barrier.at %full[%t] : !barrier.ring<4>
    barrier.arrive_at %b by "thread"
  }
  %c3 = arith.constant 3 : index
  tile.role "two" warpgroups 1 warps 2 {
    tile.elect {
      %b = barrier.at %full[%c3] : !barrier.ring<4>
      barrier.expect_at %b bytes 16
    }
  }
  tile.role "three" warpgroups 2 warps 8 registers 160 {
    %v = tile.id "warp" of 8
    %b = barrier.at %full[%v] : !barrier.ring<4>
    tile.elect each <warpgroup> {
      barrier.expect_at %b bytes 16
    }
  }
  barrier.sync 0
}
