// RUN: gemmc %s --pipeline 'hint-cache{label=a policy=evict_last},hint-cache{label=out policy=evict_first}' --emit mlir | filecheck %s
// RUN: gemmc %s --pipeline 'hint-cache{label=a policy=evict_last},hint-cache{label=out policy=evict_first},convert-tile-to-tma' --emit mlir | filecheck %s --check-prefix TMA

// FOREIGN: copies that signal already, two of one label, and a bulk store of a warpgroup: each of the
// label gets the hint, the other copy none, and the copy engine's instructions carry it on.
// TMA:      tma.load %a_map[%c0, %c0] cache "evict_last" to %x
// TMA-NEXT: tma.load %a_map[%c0, %c0] to %y
// TMA-NEXT: tma.load %a_map[%c0, %c0] cache "evict_last" to %y
// TMA:      tma.store %t to %a_map[%c0, %c0] cache "evict_first"
// CHECK-LABEL: tile.kernel @hints
// CHECK-NEXT:  ^bb0(%a: memref<512x512xbf16, #tile.space<global>>):
// CHECK-NEXT:    %s = tile.alloc : !tile.ring<2, memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>>
// CHECK-NEXT:    %t = tile.alloc : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:    %full = barrier.alloc : !barrier.ring<2>
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %m = arith.constant 512 : index
// CHECK-NEXT:    %v = tile.window %a[%c0, %c0] within [%m, %m] : memref<512x512xbf16, #tile.space<global>> to !tile.window<64x64xbf16>
// CHECK-NEXT:    %x = tile.slot %s[%c0] : !tile.ring<2, memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:    %y = tile.slot %s[%c1] : !tile.ring<2, memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:    tile.copy "a" <role> atom <tma> cache "evict_last" %v to %x signals %full[%c0] : !barrier.ring<2> : !tile.window<64x64xbf16> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:    tile.copy "b" <role> atom <tma> %v to %y signals %full[%c0] : !barrier.ring<2> : !tile.window<64x64xbf16> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:    tile.copy "a" <role> atom <tma> cache "evict_last" %v to %y signals %full[%c1] : !barrier.ring<2> : !tile.window<64x64xbf16> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:    tile.bulk_store "out" <warpgroup> atom <tma_store> cache "evict_first" %t to %v : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>> to !tile.window<64x64xbf16>
// CHECK-NEXT:  }
tile.kernel @hints ["a"] outputs 0 sizes {} threads 128 {
^bb0(%a: memref<512x512xbf16, #tile.space<global>>):
  %s = tile.alloc : !tile.ring<2, memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>>
  %t = tile.alloc : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
  %full = barrier.alloc : !barrier.ring<2>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = arith.constant 512 : index
  %v = tile.window %a[%c0, %c0] within [%m, %m] : memref<512x512xbf16, #tile.space<global>> to !tile.window<64x64xbf16>
  %x = tile.slot %s[%c0] : !tile.ring<2, memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
  %y = tile.slot %s[%c1] : !tile.ring<2, memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
  tile.copy "a" <role> atom <tma> %v to %x signals %full[%c0] : !barrier.ring<2> : !tile.window<64x64xbf16> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
  tile.copy "b" <role> atom <tma> %v to %y signals %full[%c0] : !barrier.ring<2> : !tile.window<64x64xbf16> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
  tile.copy "a" <role> atom <tma> %v to %y signals %full[%c1] : !barrier.ring<2> : !tile.window<64x64xbf16> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
  tile.bulk_store "out" <warpgroup> atom <tma_store> %t to %v : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>> to !tile.window<64x64xbf16>
}
