// RUN: gemmc %inputs/matmul_nt_bf16.mlir -p 'hopper-coop{stream=7 whole=0 least=4 tile=128,64,64 cluster=none epilogue=plain}' --stop-after convert-tile-to-simt | filecheck %s
// RUN: gemmc %inputs/matmul_nt_bf16.mlir -p 'hopper-coop{stream=66 whole=0 least=4 tile=128,64,64 cluster=none epilogue=plain}' --stop-after convert-tile-to-simt | filecheck %s --check-prefix MANY

// Slots of one part each, 13 for seven segments; two warpgroups share one, so that there are 26 tickets.
// What is no part goes to no slot and takes no ticket; a loop adds the parts, none where nobody or
// nothing is last of several.
// CHECK:      %tickets = barrier.tickets : !barrier.tickets<26>
// CHECK:      %partials = tile.partials : !tile.partials<13x1x128x64xf32>
// CHECK:      tile.role "consumer" warpgroups 2
// CHECK:        [[LENGTH:%.*]] = arith.constant 4096 : index
// CHECK-NEXT:   [[SLOTS:%.*]] = arith.muli [[TILE:%.*]], [[LENGTH]] : index
// CHECK-NEXT:   [[FIRST:%.*]] = arith.addi [[SLOTS]], {{.*}} : index
// CHECK:        %alone = arith.cmpi eq, %parts, {{.*}} : index
// CHECK:        %several = arith.cmpi ne, %parts, {{.*}} : index
// CHECK-NEXT:   scf.if %several {
// CHECK-NEXT:     [[SLOT:%.*]] = arith.constant 8192 : index
// CHECK-NEXT:     [[BEFORE:%.*]] = arith.muli %part, [[SLOT]] : index
// CHECK-NEXT:     [[AT:%.*]] = arith.addi [[FIRST]], [[BEFORE]] : index
// CHECK-NEXT:     tile.store_registers %total to %partials{{\[}}[[AT]] apart 512]
// CHECK-NEXT:   }
// CHECK-NEXT:   barrier.sync 4 plus %warpgroup_1 threads 128
// CHECK:        %leader = arith.cmpi eq
// CHECK-NEXT:   %leads = arith.andi %leader, %several : i1
// CHECK-NEXT:   %last = barrier.take_ticket %tickets{{\[}}[[TILE]]] counted %parts by %leads at 4 plus %warpgroup_1 threads 128
// CHECK:        %summed = arith.select %last, %parts, {{.*}} : index
// Segments are longer than a block, so that it has two parts at most: whoever is last adds the other.
// CHECK:        [[ONE:%.*]] = arith.constant 1 : index
// CHECK-NEXT:   [[STEP:%.*]] = arith.constant 1 : index
// CHECK-NEXT:   %sum = scf.for %number = [[ONE]] to %summed step [[STEP]] iter_args(%held = %total)
// CHECK-NEXT:     {{.*}} = arith.constant 1 : index
// CHECK-NEXT:     [[OTHER:%.*]] = arith.subi {{.*}}, %part : index
// CHECK-NEXT:     [[EACH:%.*]] = arith.constant 8192 : index
// CHECK-NEXT:     [[FAR:%.*]] = arith.muli [[OTHER]], [[EACH]] : index
// CHECK-NEXT:     [[FROM:%.*]] = arith.addi [[FIRST]], [[FAR]] : index
// CHECK:          %added = tile.sum_registers %held from %partials{{\[}}[[FROM]] apart 512] parts 1 each 8192 by 16 onto
// CHECK:        %done = arith.ori %last, %alone : i1
// CHECK-NEXT:   scf.if %done {
// CHECK-NEXT:     tile.staged_epilogue "out" %sum

// More segments than blocks: parts are added from the first on, in their order.
// MANY:         %alone = arith.cmpi eq, %parts, {{.*}} : index
// MANY:        %sum = scf.for %number = {{.*}} to %summed step {{.*}} iter_args(%held = %total)
// MANY-NEXT:     [[EACH:%.*]] = arith.constant 8192 : index
// MANY-NEXT:     [[FAR:%.*]] = arith.muli %number, [[EACH]] : index
// MANY-NEXT:     [[FROM:%.*]] = arith.addi {{.*}}, [[FAR]] : index
// MANY:          %onto = arith.cmpi ne, %number, {{.*}} : index
// MANY-NEXT:     %added = tile.sum_registers %held from %partials{{\[}}[[FROM]] apart 512] parts 1 each 8192 by 8 onto %onto
// MANY-NEXT:     scf.yield %added
