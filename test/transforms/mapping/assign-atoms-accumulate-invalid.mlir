// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// Sums in f16: of bf16, by another instruction, without one.
// PIPELINE: assign-atoms{mma=wgmma accumulate=f16}
// CHECK: assign-atoms-accumulate-invalid.mlir:10:3: error: tile.mma: needed wgmma of f16 for accumulate=f16; found wgmma of bf16; leave accumulate=f16 out, for sums in f32
tile.kernel @bf16 [] outputs 0 sizes {} threads 128 {
  %a = tile.alloc : memref<64x16xbf16, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<64x64xf32>
  %p = tile.mma "main" <warpgroup> %a "mk", %a "nk", %zero : memref<64x16xbf16, #tile.space<shared>>, memref<64x16xbf16, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
}

// -----
// PIPELINE: assign-atoms{mma=fma accumulate=f16}
// CHECK-NEXT: assign-atoms-accumulate-invalid.mlir:19:3: error: tile.mma: needed wgmma of f16 for accumulate=f16; found fma of f32; leave accumulate=f16 out, for sums in f32
tile.kernel @f32 [] outputs 0 sizes {} threads 128 {
  %a = tile.alloc : memref<8x16xf32, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<8x8xf32>
  %p = tile.mma "main" <thread> %a "mk", %a "nk", %zero : memref<8x16xf32, #tile.space<shared>>, memref<8x16xf32, #tile.space<shared>>, !tile.fragment<8x8xf32> to !tile.fragment<8x8xf32>
}

// -----
// PIPELINE: assign-atoms{mma=mma_sync accumulate=f16}
// CHECK-NEXT: assign-atoms-accumulate-invalid.mlir:28:3: error: tile.mma: needed wgmma of f16 for accumulate=f16; found mma_sync of f16; leave accumulate=f16 out, for sums in f32
tile.kernel @mma_sync [] outputs 0 sizes {} threads 32 {
  %a = tile.alloc : memref<16x16xf16, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<16x16xf32>
  %p = tile.mma "main" <warp> %a "mk", %a "nk", %zero : memref<16x16xf16, #tile.space<shared>>, memref<16x16xf16, #tile.space<shared>>, !tile.fragment<16x16xf32> to !tile.fragment<16x16xf32>
}

// -----
// PIPELINE: assign-atoms{store=st accumulate=f16}
// CHECK-NEXT: <pipeline>:1:1: error: assign-atoms: needed mma for accumulate; found none; leave accumulate=f16 out, or give mma=wgmma
tile.kernel @nothing [] outputs 0 sizes {} threads 128 {
  %a = arith.constant 0 : index
}

// -----
// Parts of sums, which are added in f32.
// PIPELINE: assign-atoms{mma=wgmma accumulate=f16}
// CHECK-NEXT: assign-atoms-accumulate-invalid.mlir:48:3: error: tile.fixup: needed whole sums over K for accumulate=f16; found parts; leave split-k and stream-k out, or accumulate=f16
tile.kernel @parts [] outputs 0 sizes {} threads 128 {
  %a = tile.alloc : memref<64x16xf16, #tile.space<shared>>
  %i = arith.constant 0 : index
  %partials = tile.partials : !tile.partials<1x2x64x64xf32>
  %zero = tile.zero : !tile.fragment<64x64xf32>
  %p = tile.mma "main" <warpgroup> %a "mk", %a "nk", %zero : memref<64x16xf16, #tile.space<shared>>, memref<64x16xf16, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
  tile.fixup "fixup" <role> %p in %partials[%i, %i] : !tile.fragment<64x64xf32> in !tile.partials<1x2x64x64xf32> {
  ^bb0(%total: !tile.fragment<64x64xf32>):
  }
}

// -----
// FOREIGN: sums that are stored as they are, in f32.
// PIPELINE: assign-atoms{mma=wgmma accumulate=f16}
// CHECK-NEXT: assign-atoms-accumulate-invalid.mlir:65:3: error: tile.store: needed sums that a tile.map or tile.epilogue reads, for accumulate=f16; found tile.store; leave accumulate=f16 out
tile.kernel @stored ["c"] outputs 1 sizes {} threads 128 {
^bb0(%c: memref<64x64xf32, #tile.space<global>>):
  %a = tile.alloc : memref<64x16xf16, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %zero = tile.zero : !tile.fragment<64x64xf32>
  %p = tile.mma "main" <warpgroup> %a "mk", %a "nk", %zero : memref<64x16xf16, #tile.space<shared>>, memref<64x16xf16, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
  %w = tile.window %c[%c0, %c0] within [%c64, %c64] : memref<64x64xf32, #tile.space<global>> to !tile.window<64x64xf32>
  tile.store "out" <warpgroup> %p to %w : !tile.fragment<64x64xf32> to !tile.window<64x64xf32>
}
