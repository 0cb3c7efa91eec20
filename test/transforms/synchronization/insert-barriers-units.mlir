// RUN: gemmc %inputs/matmul_nt_bf16.mlir -p 'hopper-coop{split=4 tile=128,64,64 cluster=none epilogue=plain}' --stop-after insert-barriers | filecheck %s
// RUN: gemmc %inputs/matmul_nt_bf16.mlir -p 'hopper-coop{split=4 tile=64,64,64 cluster=none epilogue=plain}' --stop-after insert-barriers | filecheck %s --check-prefix ONE
// RUN: not gemmc %inputs/matmul_nt_bf16.mlir -p 'hopper-coop{split=4 tile=128,64,64 cluster=none epilogue=plain}' --set '-distribute#2' 2>&1 | filecheck %s --check-prefix SHARED
// RUN: gemmc %inputs/matmul_nt_bf16.mlir -p 'hopper-coop{split=4 tile=128,64,64 cluster=none epilogue=plain}' --stop-after insert-barriers -o %t.mlir && not gemmc %t.mlir -p insert-barriers 2>&1 | filecheck %s --check-prefix TWICE

// Each of two warpgroups meets at a barrier of its own where it learns whether it adds the parts; what
// is in the fix-up's body is ordered as in the line around it, by barriers of the warpgroup.
// CHECK:      tile.role "consumer" warpgroups 2
// CHECK:        tile.fixup "fixup" <warpgroup> %total in %partials[%tile, %part_1] at 4 plus %warpgroup_1 :
// CHECK-NEXT:   ^bb0(%sum:
// CHECK:          barrier.sync 4 plus %warpgroup{{.*}} threads 128
// CHECK-NEXT:     tile.store "out" <warpgroup>
// CHECK:          tile.bulk_store "out" <warpgroup>

// One warpgroup is all of its role, and meets where the role does.
// ONE:        tile.fixup "fixup" <warpgroup> %total in %partials[%tile, %part_1] at 2 :

// Not all warpgroups may get to a barrier of the role in there.
// SHARED: error: tile.bulk_store: needed buffers of its own for each warpgroup, as not all may finish a tile; found one they share; distribute the epilogue's label, too

// TWICE: needed copies without a signal; found one; run insert-barriers only once
