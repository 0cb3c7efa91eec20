// RUN: gemmc %inputs/../../examples/matmul_f64.mlir -p 'ampere-mma-f64{split=2 warps=2,1}' --stop-after convert-tile-to-simt | filecheck %s
// RUN: gemmc %inputs/../../examples/matmul_f64.mlir -p 'ampere-mma-f64{split=2 warps=2,4}' --stop-after insert-barriers | filecheck %s --check-prefix MET
// RUN: gemmc %inputs/../../examples/matmul_f64.mlir -p 'ampere-mma-f64{split=6}' --stop-after convert-tile-to-simt | filecheck %s --check-prefix LOOP

// Each warp has sums of its own: all of the CTA meet, however many warps they are.
// MET: tile.fixup "fixup" <warp> %total in %partials[%tile, %part] at 0 : !tile.fragment<32x16xf64,

// Their registers follow each other vector by vector, 16 bytes of each of the 64 threads at a time, and one ticket
// stands for all of them.
// CHECK:      %tickets = barrier.tickets : !barrier.tickets<192>
// CHECK:      %partials = tile.partials : !tile.partials<192x2x64x64xf64>
// CHECK:      [[THREAD:%.*]] = tile.id "thread" of 64
// CHECK-NEXT: [[TWO:%.*]] = arith.constant 2 : index
// CHECK-NEXT: [[OWN:%.*]] = arith.muli [[THREAD]], [[TWO]] : index
// CHECK-NEXT: [[LENGTH:%.*]] = arith.constant 8192 : index
// CHECK-NEXT: [[SLOTS:%.*]] = arith.muli %tile, [[LENGTH]] : index
// CHECK-NEXT: [[FIRST:%.*]] = arith.addi [[SLOTS]], [[OWN]] : index
// CHECK:      tile.store_registers %total to %partials{{\[}}{{%.*}} apart 128]
// CHECK-NEXT: barrier.sync 0 threads 64
// CHECK:      %last = barrier.take_ticket %tickets[%tile] of 2 by %leader at 0 threads 64
// CHECK-NEXT: scf.if %last {
// CHECK:        tile.sum_registers {{%.*}} from %partials{{\[}}{{%.*}} apart 128] parts {{[0-9]+}} each 4096
// CHECK:        tile.store "out" <thread> %{{.*}} to

// Of six parts a thread has 96 vectors: a loop adds them, in their order.
// LOOP:      scf.if %last {
// LOOP:        scf.for %number
// LOOP:          tile.sum_registers %held from %partials{{\[}}{{%.*}} apart 256] parts {{[0-9]+}} each 4096
