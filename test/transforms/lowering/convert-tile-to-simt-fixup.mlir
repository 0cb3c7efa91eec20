// RUN: gemmc %inputs/matmul_nt_bf16.mlir -p 'hopper-coop{split=4 tile=128,64,64 cluster=none epilogue=plain}' --stop-after convert-tile-to-simt | filecheck %s
// RUN: gemmc %inputs/matmul_nt_bf16.mlir -p 'hopper-single, verify-level{level=flat}' --set 'split-k{parts=2}@schedule-work' --stop-after convert-tile-to-simt | filecheck %s --check-prefix ALONE

// Two warpgroups share a tile of 48, so there are 96 tickets. A warpgroup's slots of a tile follow each
// other, 4 of 4096 elements; in each, its 16 vectors of 128 threads.
// CHECK:      %tickets = barrier.tickets : !barrier.tickets<96>
// CHECK:      %partials = tile.partials : !tile.partials<48x4x128x64xf32>
// CHECK:      tile.role "consumer" warpgroups 2
// CHECK:        [[THREAD:%.*]] = arith.remui {{.*}}, %c128
// CHECK-NEXT:   [[UNIT:%.*]] = tile.id "warpgroup" of 2
// CHECK-NEXT:   [[TWO:%.*]] = arith.constant 2 : index
// CHECK-NEXT:   [[PAIRS:%.*]] = arith.muli %tile, [[TWO]] : index
// CHECK-NEXT:   [[TILE:%.*]] = arith.addi [[PAIRS]], [[UNIT]] : index
// CHECK-NEXT:   [[FOUR:%.*]] = arith.constant 4 : index
// CHECK-NEXT:   [[OWN:%.*]] = arith.muli [[THREAD]], [[FOUR]] : index
// CHECK-NEXT:   [[LENGTH:%.*]] = arith.constant 16384 : index
// CHECK-NEXT:   [[SLOTS:%.*]] = arith.muli [[TILE]], [[LENGTH]] : index
// CHECK-NEXT:   [[FIRST:%.*]] = arith.addi [[SLOTS]], [[OWN]] : index
// CHECK-NEXT:   [[SLOT:%.*]] = arith.constant 4096 : index
// CHECK-NEXT:   [[BEFORE:%.*]] = arith.muli %part_1, [[SLOT]] : index
// CHECK-NEXT:   [[AT:%.*]] = arith.addi [[FIRST]], [[BEFORE]] : index
// CHECK-NEXT:   tile.store_registers %total to %partials{{\[}}[[AT]] apart 512]
// CHECK-NEXT:   barrier.sync 4 plus %warpgroup_1 threads 128
// CHECK-NEXT:   [[ZERO:%.*]] = arith.constant 0 : index
// CHECK-NEXT:   %leader = arith.cmpi eq, [[THREAD]], [[ZERO]] : index
// CHECK-NEXT:   %last = barrier.take_ticket %tickets{{\[}}[[TILE]]] of 4 by %leader at 4 plus %warpgroup_1 threads 128
// CHECK-NEXT:   scf.if %last {
// CHECK-NEXT:     %sum = tile.sum_registers %total from %partials{{\[}}[[FIRST]] apart 512] parts 4 each 4096 by 4
// CHECK-NEXT:     tile.staged_epilogue "out" %sum

// FOREIGN: no roles: the one warpgroup of the CTA meets where all of its threads do.
// ALONE:      %tickets = barrier.tickets : !barrier.tickets<24>
// ALONE:      tile.store_registers %total to %partials
// ALONE-NEXT: barrier.sync 0 threads 128
// ALONE:      barrier.take_ticket %tickets[%tile] of 2 by %leader at 0 threads 128
// ALONE-NEXT: scf.if %last {
// ALONE-NEXT:   %sum = tile.sum_registers
// ALONE:        tile.store "out" <thread>
