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
// CHECK-NEXT:   %c0_3 = arith.constant 0
// CHECK-NEXT:   %8 = arith.addi %slot, %c1_2
// CHECK-NEXT:   %c4 = arith.constant 4
// CHECK-NEXT:   %9 = arith.cmpi eq, %8, %c4
// CHECK-NEXT:   %10 = arith.select %9, %c0_3, %8
// CHECK-NEXT:   %11 = arith.select %9, %c1_2, %c0_3
// CHECK-NEXT:   %12 = arith.xori %parity, %11
// CHECK-NEXT:   scf.yield %10, %12
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
// CHECK:          %7 = arith.select
// CHECK:          %9 = arith.xori
// CHECK-NEXT:     scf.yield %7, %9
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.yield %2, %3
// CHECK-NEXT: }
// CHECK:      %10 = arith.addi %0, %c2
// CHECK:      %13 = arith.select
// CHECK:      %14 = arith.subi %c1_2, %1
// CHECK:      %15 = arith.subi %c1_3, %14
// CHECK-NEXT: %16 = arith.select %11, %15, %14
// CHECK-NEXT: %17 = barrier.at %full[%13]
// CHECK-NEXT: barrier.wait_parity %17 parity %16
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

// FOREIGN: rings of 1, 3 and 5 slots counted by one number, and a counter of step 2. Of one slot
// only the parity is carried, one iteration back in three slots is two slots further on a turn
// earlier. 2 more of 5 slots.
//
// CHECK-LABEL: tile.kernel @sizes
// CHECK:      scf.for %k = {{.*}} iter_args(%parity = %c0_4, %slot = %c0_5, %parity_1 = %c0_6)
// CHECK-NEXT:   %c1_1 = arith.constant 1
// CHECK-NEXT:   %3 = arith.subi %c1_1, %parity
// CHECK-NEXT:   %4 = barrier.at %one[%c0_3]
// CHECK-NEXT:   barrier.wait_parity %4 parity %3
// CHECK-NEXT:   %c2 = arith.constant 2
// CHECK-NEXT:   %5 = arith.addi %slot, %c2
// CHECK-NEXT:   %c3 = arith.constant 3
// CHECK-NEXT:   %6 = arith.cmpi uge, %5, %c3
// CHECK-NEXT:   %7 = arith.subi %5, %c3
// CHECK-NEXT:   %8 = arith.select %6, %7, %5
// CHECK-NEXT:   %c1_2 = arith.constant 1
// CHECK-NEXT:   %9 = arith.subi %c1_2, %parity_1
// CHECK-NEXT:   %c1_3 = arith.constant 1
// CHECK-NEXT:   %10 = arith.subi %c1_3, %9
// CHECK-NEXT:   %11 = arith.select %6, %10, %9
// CHECK-NEXT:   %12 = barrier.at %three[%8]
// CHECK-NEXT:   barrier.wait_parity %12 parity %11
// CHECK-NEXT:   %c1_4 = arith.constant 1
// CHECK-NEXT:   %13 = arith.subi %c1_4, %parity
// CHECK:        %16 = arith.select
// CHECK:        %18 = arith.xori
// CHECK-NEXT:   scf.yield %13, %16, %18
// CHECK:      scf.for %k_1 = {{.*}} iter_args(%slot_1 = %c1_6)
// CHECK-NEXT:   %c4 = arith.constant 4
// CHECK-NEXT:   %20 = arith.addi %slot_1, %c4
// CHECK:        %24 = barrier.at %five[%23]
// CHECK-NEXT:   barrier.arrive_at %24 by "thread"
// CHECK-NEXT:   %c2_1 = arith.constant 2
// CHECK-NEXT:   %25 = arith.addi %slot_1, %c2_1
// CHECK:      }
// CHECK-NEXT: %c1_7 = arith.constant 1
// CHECK-NEXT: %29 = arith.addi %c0_1, %c1_7
// CHECK:      %33 = arith.subi %c1_8, %c0_2
// CHECK:      %36 = barrier.at %eight[%32]
// CHECK-NEXT: barrier.wait_parity %36 parity %35
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
// CHECK-NEXT:   %c1_2 = arith.constant 1
// CHECK-NEXT:   %c0_2 = arith.constant 0
// CHECK-NEXT:   %13 = arith.addi %slot, %c1_2
// CHECK:        scf.yield %15, %17
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
