// RUN: gemmc %s -p convert-to-ptx | filecheck %s

// FOREIGN: one warpgroup of 128 threads, a tile of 8 registers a thread, three parts.
// Tickets and slots are workspaces, of which the slots hold anything.
// CHECK:      parameters [{kind = "workspace", name = "tickets_0", bytes = 8 : i64}, {kind = "workspace", name = "partials_0", bytes = 24576 : i64, initial = "none"}]
// CHECK-NEXT:   [[P0:%.*]] = ptx.param "parts_param_0"
// CHECK-NEXT:   [[TICKETS:%.*]] = ptx.cvta "to.global" [[P0]]
// CHECK-NEXT:   [[P1:%.*]] = ptx.param "parts_param_1"
// CHECK-NEXT:   [[SLOTS:%.*]] = ptx.cvta "to.global" [[P1]]

// Vectors of four registers, as many bytes apart as those of 128 threads.
// CHECK:        [[OFFSET:%.*]] = ptx.mul_wide "u32" [[AT:%.*]], {{.*}}"4">
// CHECK-NEXT:   [[SLOT:%.*]] = ptx.add "s64" [[SLOTS]], [[OFFSET]]
// CHECK:        ptx.st "global.f32" [[SLOT]] offset 0, {{.*}}, {{.*}}, {{.*}}, {{.*}} :
// CHECK-NEXT:   ptx.st "global.f32" [[SLOT]] offset 2048, {{.*}}, {{.*}}, {{.*}}, {{.*}} :

// One thread takes the ticket; the others have 0, which is never the last.
// CHECK:        [[NOBODY:%.*]] = ptx.mov "b32"
// CHECK-NEXT:   [[TAKEN:%.*]] = ptx.atom_inc {{.*}}, [[LARGEST:%.*]] guard {{.*}} else [[NOBODY]]
// CHECK-NEXT:   [[IS:%.*]] = ptx.setp "eq" "s32" [[TAKEN]], [[LARGEST]]
// CHECK-NEXT:   [[LAST:%.*]] = ptx.bar_red_or 1 threads 128, [[IS]]
// CHECK-NEXT:   ptx.if [[LAST]]

// One vector of all parts, which are added in order; between vectors the warp waits, so that ptxas
// does not load all of them at once.
// CHECK:          [[A:%.*]], {{.*}}, {{.*}}, {{.*}} = ptx.ld "global.f32" [[FIRST:%.*]] offset 0
// CHECK-NEXT:     [[B:%.*]], {{.*}}, {{.*}}, {{.*}} = ptx.ld "global.f32" [[FIRST]] offset 4096
// CHECK-NEXT:     [[C:%.*]], {{.*}}, {{.*}}, {{.*}} = ptx.ld "global.f32" [[FIRST]] offset 8192
// CHECK-NEXT:     [[AB:%.*]] = ptx.add "rn.f32" [[A]], [[B]]
// CHECK-NEXT:     [[ABC:%.*]] = ptx.add "rn.f32" [[AB]], [[C]]
// CHECK-NEXT:     ptx.set {{.*}}[0], [[ABC]]
// CHECK:          ptx.set {{.*}}[3],
// CHECK-NEXT:     ptx.warp_sync
// CHECK-NEXT:     ptx.ld "global.f32" [[FIRST]] offset 2048
// CHECK-NOT:      ptx.warp_sync
tile.kernel @parts [] outputs 0 sizes {} grid ["6", "1", "1"] threads 128 shared 0 {
^bb0:
  %tickets = barrier.tickets : !barrier.tickets<2>
  %partials = tile.partials : !tile.partials<2x3x64x16xf32>
  %thread = tile.thread_id
  %block = tile.block_id of 6
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c3072 = arith.constant 3072 : index
  %tile = arith.divui %block, %c3 : index
  %own = arith.muli %thread, %c4 : index
  %before = arith.muli %tile, %c3072 : index
  %first = arith.addi %before, %own : index
  %sum = tile.zero : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
  tile.store_registers %sum to %partials[%first apart 512] : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.partials<2x3x64x16xf32>
  %leader = arith.cmpi eq, %thread, %c0 : index
  %last = barrier.take_ticket %tickets[%tile] of 3 by %leader at 1 threads 128 : !barrier.tickets<2>
  scf.if %last {
    %total = tile.sum_registers %sum from %partials[%first apart 512] parts 3 each 1024 by 1 : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> from !tile.partials<2x3x64x16xf32> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
  }
}
