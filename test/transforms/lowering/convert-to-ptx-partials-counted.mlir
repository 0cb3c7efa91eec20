// RUN: gemmc %s -p convert-to-ptx | filecheck %s

// FOREIGN: one warpgroup, whose CTA's number says of how many parts its tile is.
// The others of the warpgroup have a number that is the last of no count, and of one least of all.
// CHECK:        [[LARGEST:%.*]] = ptx.sub "s32" [[COUNT:%.*]], {{.*}}"1">
// CHECK-NEXT:   ptx.immediate "-1"
// CHECK-NEXT:   [[NOBODY:%.*]] = ptx.mov "b32"
// CHECK-NEXT:   [[TAKEN:%.*]] = ptx.atom_inc {{.*}}, [[LARGEST]] guard {{.*}} else [[NOBODY]]
// CHECK-NEXT:   [[IS:%.*]] = ptx.setp "eq" "s32" [[TAKEN]], [[LARGEST]]
// CHECK-NEXT:   [[LAST:%.*]] = ptx.bar_red_or 1 threads 128, [[IS]]

// What a number is added to is -0 where there is nothing to add it to.
// CHECK:        ptx.for
// CHECK:          [[ONTO:%.*]] = ptx.setp "ne"
// CHECK:          [[A:%.*]], {{.*}}, {{.*}}, {{.*}} = ptx.ld "global.f32" [[FROM:%.*]] offset 0
// CHECK:          [[HELD:%.*]] = ptx.element
// CHECK-NEXT:     [[MINUS:%.*]] = ptx.immediate "0f80000000"
// CHECK-NEXT:     [[BEFORE:%.*]] = ptx.selp "f32" [[HELD]], [[MINUS]], [[ONTO]]
// CHECK-NEXT:     [[SUM:%.*]] = ptx.add "rn.f32" [[BEFORE]], [[A]]
// CHECK-NEXT:     ptx.set {{.*}}[0], [[SUM]]
tile.kernel @parts [] outputs 0 sizes {} grid ["6", "1", "1"] threads 128 shared 0 {
^bb0:
  %tickets = barrier.tickets : !barrier.tickets<6>
  %partials = tile.partials : !tile.partials<6x1x64x16xf32>
  %thread = tile.thread_id
  %block = tile.block_id of 6
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c1024 = arith.constant 1024 : index
  %count = tile.assume %block from 1 to 6 by 1
  %sum = tile.zero : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
  tile.store_registers %sum to %partials[%thread apart 512] : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.partials<6x1x64x16xf32>
  %leader = arith.cmpi eq, %thread, %c0 : index
  %last = barrier.take_ticket %tickets[%block] counted %count by %leader at 1 threads 128 : !barrier.tickets<6>
  %alone = arith.cmpi eq, %count, %c1 : index
  %done = arith.ori %last, %alone : i1
  %summed = arith.select %done, %count, %c0 : index
  %total = scf.for %i = %c0 to %summed step %c1 iter_args(%held = %sum) -> (!tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>) {
    %far = arith.muli %i, %c1024 : index
    %at = arith.addi %thread, %far : index
    %onto = arith.cmpi ne, %i, %c0 : index
    %added = tile.sum_registers %held from %partials[%at apart 512] parts 1 each 1024 by 1 onto %onto : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> from !tile.partials<6x1x64x16xf32> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
    scf.yield %added : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
  }
}
