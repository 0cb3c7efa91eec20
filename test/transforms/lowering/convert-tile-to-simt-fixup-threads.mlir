// RUN: gemmc %inputs/matmul_f32.mlir -p 'simt-warptile{split=2 tile=64,64,32 warps=2,2}' --stop-after convert-tile-to-simt | filecheck %s
// RUN: gemmc %inputs/matmul_f32.mlir -p 'simt-warptile{split=2 tile=64,64,32 warps=2,2}' --stop-after insert-barriers | filecheck %s --check-prefix MET
// RUN: gemmc %inputs/matmul_f32.mlir -p 'simt-warptile{split=2 tile=32,32,32 warps=1,1}, verify-level{level=flat}' --stop-after insert-barriers | filecheck %s --check-prefix MET
// RUN: gemmc %inputs/matmul_f32.mlir -p 'simt-warptile{split=6 tile=64,64,32 warps=2,2}' --stop-after convert-tile-to-simt | filecheck %s --check-prefix LOOP

// Each thread has sums of its own: all of the CTA meet, whether they are a whole warpgroup or not.
// MET: tile.fixup "fixup" <thread> %total in %partials[%tile, %part] at 0 : !tile.fragment<4x8xf32,

// Their registers follow each other vector by vector, 16 bytes of each of the 128 threads at a time, and
// one ticket stands for all of them.
// CHECK:      %tickets = barrier.tickets : !barrier.tickets<256>
// CHECK:      %partials = tile.partials : !tile.partials<256x2x64x64xf32>
// CHECK:      [[THREAD:%.*]] = tile.id "thread" of 128
// CHECK-NEXT: [[FOUR:%.*]] = arith.constant 4 : index
// CHECK-NEXT: [[OWN:%.*]] = arith.muli [[THREAD]], [[FOUR]] : index
// CHECK-NEXT: [[LENGTH:%.*]] = arith.constant 8192 : index
// CHECK-NEXT: [[SLOTS:%.*]] = arith.muli %tile, [[LENGTH]] : index
// CHECK-NEXT: [[FIRST:%.*]] = arith.addi [[SLOTS]], [[OWN]] : index
// CHECK-NEXT: [[SLOT:%.*]] = arith.constant 4096 : index
// CHECK-NEXT: [[BEFORE:%.*]] = arith.muli %part, [[SLOT]] : index
// CHECK-NEXT: [[AT:%.*]] = arith.addi [[FIRST]], [[BEFORE]] : index
// CHECK-NEXT: tile.store_registers %total to %partials{{\[}}[[AT]] apart 512]
// CHECK-NEXT: barrier.sync 0 threads 128
// CHECK-NEXT: [[ZERO:%.*]] = arith.constant 0 : index
// CHECK-NEXT: %leader = arith.cmpi eq, [[THREAD]], [[ZERO]] : index
// CHECK-NEXT: %last = barrier.take_ticket %tickets[%tile] of 2 by %leader at 0 threads 128
// CHECK-NEXT: scf.if %last {
// CHECK-NEXT:   %sum = tile.sum_registers %total from %partials{{\[}}[[FIRST]] apart 512] parts 2 each 4096 by 8
// CHECK:        tile.store "out" <thread> %sum

// Of six parts a thread has 48 vectors of 8: more than straight code may have, so that a loop adds two parts at
// a time, in their order. Its end is no constant.
// LOOP:      scf.if %last {
// LOOP-NEXT:   %first = tile.sum_registers %total from %partials{{\[}}[[FIRST:%.*]] apart 512] parts 2 each 4096 by 8
// LOOP:        %summed = arith.select %last, {{%.*}}, [[BEGIN:%.*]] : index
// LOOP-NEXT:   %sum = scf.for %number = [[BEGIN]] to %summed step {{%.*}} iter_args(%held = %first)
// LOOP:          [[AT:%.*]] = arith.addi [[FIRST]],
// LOOP-NEXT:     %onto = arith.constant true
// LOOP-NEXT:     %added = tile.sum_registers %held from %partials{{\[}}[[AT]] apart 512] parts 2 each 4096 by 8 onto %onto
// LOOP-NEXT:     scf.yield %added
