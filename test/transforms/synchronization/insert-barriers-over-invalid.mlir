// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// The copy engine fills the ring: who waits for its barriers does not wait for the buffer.
// PIPELINE: stage-epilogue{columns=512 buffers=1 over=true}, distribute{label=main to=thread shape=8,4}, distribute-copies{label=out vector=1}, assign-atoms{copy=tma mma=fma store=st bulk_store=thread_store}, insert-barriers
// CHECK: insert-barriers-over-invalid.mlir:24:3: error: tile.store: needed rings that their own threads fill, in whose place a buffer lies; found rings that the copy engine or another role fills; leave stage-epilogue's over out
tile.kernel @over ["a", "c"] outputs 1 sizes {} {
^bb0(%a: memref<40x32xf32, #tile.space<global>>, %c: memref<40x31xf32, #tile.space<global>>):
  %m = arith.constant 40 : index
  %n = arith.constant 31 : index
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %k = arith.constant 32 : index
  %ring = tile.alloc : !tile.ring<2, memref<32x16xf32, #tile.space<shared>>>
  %zero = tile.zero : !tile.fragment<32x32xf32>
  %sums = scf.for %i = %c0 to %k step %c16 iter_args(%acc = %zero) -> (!tile.fragment<32x32xf32>) {
    %w = tile.window %a[%c0, %i] within [%m, %k] : memref<40x32xf32, #tile.space<global>> to !tile.window<32x16xf32>
    %slot = tile.slot %ring[%c0] : !tile.ring<2, memref<32x16xf32, #tile.space<shared>>> to memref<32x16xf32, #tile.space<shared>>
    tile.copy "lhs" <role> %w to %slot : !tile.window<32x16xf32> to memref<32x16xf32, #tile.space<shared>>
    %p = tile.mma "main" <role> %slot "mk", %slot "nk", %acc : memref<32x16xf32, #tile.space<shared>>, memref<32x16xf32, #tile.space<shared>>, !tile.fragment<32x32xf32> to !tile.fragment<32x32xf32>
    scf.yield %p : !tile.fragment<32x32xf32>
  }
  %v = tile.window %c[%c0, %c0] within [%m, %n] : memref<40x31xf32, #tile.space<global>> to !tile.window<32x32xf32>
  tile.epilogue "out" <role> %sums to %v : !tile.fragment<32x32xf32> to !tile.window<32x32xf32> {
  ^bb0(%x: f32):
    tile.yield %x : f32
  }
}
