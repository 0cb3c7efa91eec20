tile.kernel @plain ["a", "c"] outputs 1 sizes {} cluster [2, 1] {
^bb0(%a: memref<256x64xf32, #tile.space<global>>, %c: memref<256x64xf32, #tile.space<global>>):
  %ring = tile.alloc : !tile.ring<2, memref<64x32xf32, #tile.space<shared>>>
  %b = tile.alloc : memref<64x32xf32, #tile.space<shared>>
  %out = tile.alloc : memref<64x64xf32, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  %m = arith.constant 256 : index
  %block = tile.block_id
  %row_of = tile.cluster_id 0
  %row = arith.muli %block, %c64 : index
  %zero = tile.zero : !tile.fragment<64x64xf32>
  %total, %last = scf.for %k = %c0 to %c64 step %c32 iter_args(%acc = %zero, %it = %c0) -> (!tile.fragment<64x64xf32>, index) {
    %window = tile.window %a[%row, %k] within [%m, %c64] : memref<256x64xf32, #tile.space<global>> to !tile.window<64x32xf32>
    %slot = tile.slot %ring[%it] : !tile.ring<2, memref<64x32xf32, #tile.space<shared>>> to memref<64x32xf32, #tile.space<shared>>
    tile.copy "lhs" <role> atom <ldst> %window to %slot : !tile.window<64x32xf32> to memref<64x32xf32, #tile.space<shared>>
    %part = tile.part %slot[%c0, %c0] of [1, 1] : memref<64x32xf32, #tile.space<shared>> to memref<64x32xf32, #tile.space<shared>>
    %product = tile.mma "main" <role> atom <fma 1x1x1> %part "mk", %b "nk", %acc : memref<64x32xf32, #tile.space<shared>>, memref<64x32xf32, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
    %next = arith.addi %it, %c1 : index
    scf.yield %product, %next : !tile.fragment<64x64xf32>, index
  }
  %result = tile.map %total : !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32> {
  ^bb1(%e: f32):
    tile.yield %e : f32
  }
  %half = tile.extract %result from 0 : !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
  tile.store "out" <role> atom <st> %half to %out : !tile.fragment<64x64xf32> to memref<64x64xf32, #tile.space<shared>>
  %target = tile.window %c[%row, %c0] within [%m, %c64] : memref<256x64xf32, #tile.space<global>> to !tile.window<64x64xf32>
  tile.bulk_store "out" <role> atom <tma_store> %out to %target : memref<64x64xf32, #tile.space<shared>> to !tile.window<64x64xf32>
}
