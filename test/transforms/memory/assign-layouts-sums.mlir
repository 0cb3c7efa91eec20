// RUN: gemmc %inputs/matmul_f16_f32.mlir -p 'hopper-coop{tile=128,64,64 cluster=none columns=32}' --stop-after assign-layouts | filecheck %s
// RUN: gemmc %inputs/matmul_f16_f32.mlir -p 'hopper-coop{tile=128,64,64 cluster=none swap=true}' --stop-after assign-layouts | filecheck %s --check-prefix SWAP
// RUN: gemmc %inputs/matmul_f16_f32.mlir -p 'hopper-coop{tile=128,64,64 cluster=none swap=true}' --emit ptx | filecheck %s --check-prefix PTX
// RUN: gemmc %inputs/matmul_f16_f32.mlir -p 'resize{n=2047},hopper-coop{tile=128,64,64 cluster=none}' --stop-after assign-layouts | filecheck %s --check-prefix ODD

// Sums that threads store for the copy engine: in plain rows of 128 bytes eight rows' would be in the same banks.
// CHECK:     %output = tile.alloc : memref<128x32xf32, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
// CHECK:     tile.store "out" <warpgroup> atom <st>
// CHECK:     tile.bulk_store "out" <warpgroup> atom <tma_store>

// Transposed, each warpgroup has columns of the buffer, which are whole panels of the pattern.
// SWAP:      %output = tile.alloc : {{.*}}memref<16x128xf32, #tile.swizzle<span 128 pitch 2048>
// SWAP:      tile.part %output{{.*}} of [1, 2] {{.*}} to memref<16x64xf32, #tile.swizzle<span 128 pitch 2048>
// SWAP:      tile.store "out" <warpgroup> atom <st> {{.*}} to transposed

// Four lanes have rows 0, 2, 4, 6 and eight neighbouring columns each: 32 banks. The next row flips a bit of the chunk.
// PTX:       st.shared.f32 [[[PLACE:%r[0-9]+]]+0],
// PTX-NEXT:  xor.b32 [[NEXT:%r[0-9]+]], [[PLACE]], 16;
// PTX-NEXT:  st.shared.f32 [[[NEXT]]+128],

// What threads store from the buffer themselves has plain rows, spread over the banks.
// ODD:       %output = tile.alloc : memref<128x16xf32, strided<[20, 1]>, #tile.space<shared>>
// ODD:       tile.bulk_store "out" <warpgroup> atom <thread_store>
