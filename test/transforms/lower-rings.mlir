// RUN: gemmc %s --pipeline 'lower-rings' --emit mlir | filecheck %s

!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>

// A loop that carries an iteration number carries its slot and parity instead: slot + 1, or 0
// with the other parity. Four iterations back is the same slot one turn earlier.
//
// CHECK-LABEL: tile.kernel @loop
// CHECK:      scf.for %k = %c0 to %n step %c1 iter_args(%slot = %c0_1, %parity = %c0_2) -> (index, index) {
// CHECK-NEXT:   %slot_1 = tile.at %ring[%slot] : !tile.ring<4, {{.*}}
// CHECK-NEXT:   %c1_1 = arith.constant 1
// CHECK-NEXT:   %2 = arith.subi %c1_1, %parity
// CHECK-NEXT:   %3 = barrier.at %empty[%slot]
// CHECK-NEXT:   barrier.wait_parity %3 parity %2
// CHECK-NEXT:   %4 = barrier.at %full[%slot]
// CHECK-NEXT:   barrier.expect_at %4 bytes 8192
// CHECK-NEXT:   %5 = barrier.at %full[%slot]
// CHECK-NEXT:   tma.load %map[%k, %c0] to %slot_1 signals %5 :
// CHECK-NEXT:   %6 = barrier.at %full[%slot]
// CHECK-NEXT:   barrier.wait_parity %6 parity %parity
// CHECK-NEXT:   %7 = barrier.at %empty[%slot]
// CHECK-NEXT:   barrier.arrive_at %7 by "warp"
// CHECK-NEXT:   %c1_2 = arith.constant 1
// CHECK-NEXT:   %8 = arith.addi %slot, %c1_2
// CHECK-NEXT:   %c4 = arith.constant 4
// CHECK-NEXT:   %9 = arith.cmpi uge, %8, %c4
// CHECK-NEXT:   %10 = arith.subi %8, %c4
// CHECK-NEXT:   %11 = arith.select %9, %10, %8
// CHECK-NEXT:   %c1_3 = arith.constant 1
// CHECK-NEXT:   %12 = arith.subi %c1_3, %parity
// CHECK-NEXT:   %13 = arith.select %9, %12, %parity
// CHECK-NEXT:   scf.yield %11, %13
tile.kernel @loop ["map"] outputs 0 sizes {} threads 128 {
^bb0(%map: !tma.map<64x64xbf16, swizzle 128>):
  %ring = tile.alloc : !tile.ring<4, !buffer>
  %full = barrier.alloc : !barrier.ring<4>
  %empty = barrier.alloc : !barrier.ring<4>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 9 : index
  %end = scf.for %k = %c0 to %n step %c1 iter_args(%it = %c0) -> (index) {
    %slot = tile.slot %ring[%it] : !tile.ring<4, !buffer> to !buffer
    barrier.wait %empty[%it offset -4] : !barrier.ring<4>
    barrier.expect %full[%it] bytes 8192 : !barrier.ring<4>
    tma.load %map[%k, %c0] to %slot signals %full[%it] : !tma.map<64x64xbf16, swizzle 128> to !buffer signals !barrier.ring<4>
    barrier.wait %full[%it offset 0] : !barrier.ring<4>
    barrier.arrive %empty[%it offset 0] by "warp" : !barrier.ring<4>
    %next = arith.addi %it, %c1 : index
    scf.yield %next : index
  }
}

// The number goes on across the iterations of the loop around: so do slot and parity.
//
// CHECK-LABEL: tile.kernel @nest
// CHECK:      %0, %1 = scf.for %tile = %c0 to %n step %c1 iter_args(%slot = %c0_1, %parity = %c0_2)
// CHECK-NEXT:   %2, %3 = scf.for %k = %c0 to %n step %c1 iter_args(%slot_1 = %slot, %parity_1 = %parity)
// CHECK-NEXT:     %4 = barrier.at %full[%slot_1]
// CHECK-NEXT:     barrier.wait_parity %4 parity %parity_1
// CHECK:          %8 = arith.select
// CHECK:          %10 = arith.select
// CHECK-NEXT:     scf.yield %8, %10
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.yield %2, %3
// CHECK-NEXT: }
// CHECK:      %11 = arith.addi %0, %c2
// CHECK:      %14 = arith.select
// CHECK:      %15 = arith.subi %c1_3, %1
// CHECK:      %16 = arith.subi %c1_4, %15
// CHECK-NEXT: %17 = arith.select %12, %16, %15
// CHECK-NEXT: %18 = barrier.at %full[%14]
// CHECK-NEXT: barrier.wait_parity %18 parity %17
tile.kernel @nest [] outputs 0 sizes {} threads 128 {
  %full = barrier.alloc : !barrier.ring<3>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 9 : index
  %all = scf.for %tile = %c0 to %n step %c1 iter_args(%before = %c0) -> (index) {
    %after = scf.for %k = %c0 to %n step %c1 iter_args(%it = %before) -> (index) {
      barrier.wait %full[%it offset 0] : !barrier.ring<3>
      %next = arith.addi %it, %c1 : index
      scf.yield %next : index
    }
    scf.yield %after : index
  }
  barrier.wait %full[%all offset -1] : !barrier.ring<3>
}

// FOREIGN: rings of 1, 3 and 5 slots counted by one number, and a counter of step 2. One slot
// changes its parity each time, one iteration back in three slots is two slots further on a turn
// earlier. 2 more of 5 slots.
//
// CHECK-LABEL: tile.kernel @sizes
// CHECK:      scf.for %k = {{.*}} iter_args(%slot = %c0_3, %parity = %c0_4, %slot_1 = %c0_5, %parity_1 = %c0_6)
// CHECK-NEXT:   %c1_1 = arith.constant 1
// CHECK-NEXT:   %4 = arith.subi %c1_1, %parity
// CHECK-NEXT:   %5 = barrier.at %one[%slot]
// CHECK-NEXT:   barrier.wait_parity %5 parity %4
// CHECK-NEXT:   %c2 = arith.constant 2
// CHECK-NEXT:   %6 = arith.addi %slot_1, %c2
// CHECK-NEXT:   %c3 = arith.constant 3
// CHECK-NEXT:   %7 = arith.cmpi uge, %6, %c3
// CHECK-NEXT:   %8 = arith.subi %6, %c3
// CHECK-NEXT:   %9 = arith.select %7, %8, %6
// CHECK-NEXT:   %c1_2 = arith.constant 1
// CHECK-NEXT:   %10 = arith.subi %c1_2, %parity_1
// CHECK-NEXT:   %c1_3 = arith.constant 1
// CHECK-NEXT:   %11 = arith.subi %c1_3, %10
// CHECK-NEXT:   %12 = arith.select %7, %11, %10
// CHECK-NEXT:   %13 = barrier.at %three[%9]
// CHECK-NEXT:   barrier.wait_parity %13 parity %12
// CHECK-NEXT:   %c1_4 = arith.constant 1
// CHECK-NEXT:   %14 = arith.subi %c1_4, %parity
// CHECK:        %18 = arith.select
// CHECK:        %20 = arith.select
// CHECK-NEXT:   scf.yield %slot, %14, %18, %20
// CHECK:      scf.for %k_1 = {{.*}} iter_args(%slot_2 = %c1_7)
// CHECK-NEXT:   %c4 = arith.constant 4
// CHECK-NEXT:   %22 = arith.addi %slot_2, %c4
// CHECK:        %26 = barrier.at %five[%25]
// CHECK-NEXT:   barrier.arrive_at %26 by "thread"
// CHECK-NEXT:   %c2_1 = arith.constant 2
// CHECK-NEXT:   %27 = arith.addi %slot_2, %c2_1
// CHECK:      }
// CHECK-NEXT: %c1_8 = arith.constant 1
// CHECK-NEXT: %31 = arith.addi %c0_1, %c1_8
// CHECK:      %35 = arith.subi %c1_9, %c0_2
// CHECK:      %38 = barrier.at %eight[%34]
// CHECK-NEXT: barrier.wait_parity %38 parity %37
tile.kernel @sizes [] outputs 0 sizes {} threads 128 {
  %one = barrier.alloc : !barrier.ring<1>
  %three = barrier.alloc : !barrier.ring<3>
  %five = barrier.alloc : !barrier.ring<5>
  %eight = barrier.alloc : !barrier.ring<8>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = arith.constant 9 : index
  %end = scf.for %k = %c0 to %n step %c1 iter_args(%it = %c0) -> (index) {
    barrier.wait %one[%it offset -1] : !barrier.ring<1>
    barrier.wait %three[%it offset -1] : !barrier.ring<3>
    %next = arith.addi %c1, %it : index
    scf.yield %next : index
  }
  %by_two = scf.for %k = %c0 to %n step %c1 iter_args(%it = %c1) -> (index) {
    barrier.arrive %five[%it offset 4] by "thread" : !barrier.ring<5>
    %next = arith.addi %it, %c2 : index
    scf.yield %next : index
  }
  barrier.wait %eight[%c0 offset -7] : !barrier.ring<8>
}

// FOREIGN: the inner loop starts from the outer one's number each time, which counts on its own,
// and the outer one starts from a number that is not known before it runs.
//
// CHECK-LABEL: tile.kernel @restart
// CHECK:      %c2 = arith.constant 2
// CHECK-NEXT: %0 = arith.divui %start, %c2
// CHECK-NEXT: %1 = arith.remui %start, %c2
// CHECK-NEXT: %c2_1 = arith.constant 2
// CHECK-NEXT: %2 = arith.remui %0, %c2_1
// CHECK-NEXT: scf.for %tile = {{.*}} iter_args(%slot = %1, %parity = %2)
// CHECK-NEXT:   scf.for %k = {{.*}} iter_args(%slot_1 = %slot, %parity_1 = %parity)
// CHECK-NEXT:     %7 = barrier.at %full[%slot_1]
// CHECK-NEXT:     barrier.wait_parity %7 parity %parity_1
// CHECK:        }
// CHECK-NEXT:   %c1_3 = arith.constant 1
// CHECK-NEXT:   %14 = arith.addi %slot, %c1_3
// CHECK:        scf.yield %17, %19
tile.kernel @restart [] outputs 0 sizes {} threads 128 {
  %full = barrier.alloc : !barrier.ring<2>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 9 : index
  %start = tile.block_id
  %all = scf.for %tile = %c0 to %n step %c1 iter_args(%it = %start) -> (index) {
    %unused = scf.for %k = %c0 to %n step %c1 iter_args(%inner = %it) -> (index) {
      barrier.wait %full[%inner offset 0] : !barrier.ring<2>
      %more = arith.addi %inner, %c1 : index
      scf.yield %more : index
    }
    %next = arith.addi %it, %c1 : index
    scf.yield %next : index
  }
}
