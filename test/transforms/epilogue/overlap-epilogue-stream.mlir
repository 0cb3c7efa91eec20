// RUN: gemmc %inputs/matmul_nt_bf16.mlir -p 'hopper-coop{stream=7 whole=0 least=4 tile=128,64,64 cluster=none}' --stop-after overlap-epilogue | filecheck %s
// RUN: gemmc %inputs/matmul_nt_bf16.mlir -p 'hopper-coop{stream=7 whole=0 least=1 tile=128,64,64 cluster=none}' --stop-after overlap-epilogue | filecheck %s --check-prefix SHORT

// A piece of a stream has four steps or more, of which two stand before the loop over K and store what
// is held; what is left of them is a loop that may not run. The tile is held if the fix-up finished it.
// CHECK:      tile.role "consumer"
// CHECK:        scf.for %walked_1 = {{.*}} %held_result = %none
// CHECK:          %length_1 = tile.assume {{.*}} from 256 to 1024 by 64
// CHECK:          %due = arith.cmpi ne, %holds
// CHECK-NEXT:     scf.if %due {
// CHECK:            tma.store
// CHECK:          wgmma.wait_group 0
// CHECK:          %due_1 = arith.cmpi ne, %holds
// CHECK-NEXT:     scf.if %due_1 {
// CHECK:            tma.store
// CHECK:          wgmma.wait_group 0
// CHECK:          %total{{.*}} = scf.for %step_1 = %c128{{.*}} to %length_1 step
// CHECK:          %sum = scf.for %number
// CHECK:          %done = arith.ori %last, %alone : i1
// CHECK-NEXT:     %result = tile.map %sum
// CHECK:          %finished = arith.select %done, {{.*}} : index
// CHECK-NEXT:     scf.yield {{.*}} %result, {{.*}} %finished :

// With pieces of one step, both pieces of the epilogue stand in it.
// SHORT:      %length_1 = tile.assume {{.*}} from 64 to 1024 by 64
// SHORT:          %due = arith.cmpi ne, %holds
// SHORT-NEXT:     scf.if %due {
// SHORT:            tma.store
// SHORT:            tma.store
// SHORT:          %total{{.*}} = scf.for %step_1 = %c64{{.*}} to %length_1 step
