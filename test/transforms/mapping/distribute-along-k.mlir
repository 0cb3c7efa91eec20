// RUN: gemmc %inputs/matmul_f32.mlir -p 'simt-warptile{lhs_along=k runs=1,4 lhs_vector=4 unroll=8}' --stop-after convert-tile-to-simt | filecheck %s
// RUN: gemmc %inputs/matmul_f32.mlir -p 'simt-warptile{lhs_along=k runs=1,4 lhs_vector=4}' --emit ptx | filecheck %s --check-prefix PTX

// A stays along K, so that a copy is of four of its elements; a thread has every eighth row of its warp's, and
// neighbouring threads neighbouring rows, of 36 elements, whose 16 bytes are in other banks.
// CHECK:      %lhs_ring = tile.alloc : !tile.ring<2, memref<128x32xf32, strided<[36, 1]>, #tile.space<shared>>>
// CHECK:      tile.copy "lhs" <thread> atom <cp_async> {{.*}} : !tile.window<4x4xf32> to
// CHECK:      tile.part runs [1, 32] {{.*}} of [8, 1] : memref<64x32xf32, strided<[36, 1], offset: ?>, #tile.space<shared>> to memref<8x32xf32, strided<[288, 1], offset: ?>, #tile.space<shared>>

// Rows are 8 apart, 1152 bytes; steps of K are neighbours, of which ptxas makes one load of four.
// PTX:      ld.shared.f32 {{%f[0-9]+}}, {{\[}}[[ROW:%r[0-9]+]]+0]
// PTX-NEXT: ld.shared.f32 {{%f[0-9]+}}, {{\[}}[[ROW]]+1152]
