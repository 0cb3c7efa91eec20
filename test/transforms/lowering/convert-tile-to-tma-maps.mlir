// RUN: gemmc %s --pipeline 'convert-tile-to-tma{promotion=128 prefetch=true}' --emit mlir | filecheck %s

// FOREIGN: one matrix copied in boxes of two shapes, between ops that have nothing to do with it:
// two maps that say what a miss brings into L2, and one thread that fetches both of them first.
// CHECK-LABEL: tile.kernel @boxes
// CHECK-NEXT:  ^bb0(%a: memref<512x512xbf16, #tile.space<global>>):
// CHECK-NEXT:    %a_map = tma.descriptor %a promotion 128 : memref<512x512xbf16, #tile.space<global>> to !tma.map<32x64xbf16, swizzle 128>
// CHECK-NEXT:    %a_map_1 = tma.descriptor %a promotion 128 : memref<512x512xbf16, #tile.space<global>> to !tma.map<64x64xbf16, swizzle 128>
// CHECK-NEXT:    tile.elect {
// CHECK-NEXT:      tma.prefetch %a_map : !tma.map<32x64xbf16, swizzle 128>
// CHECK-NEXT:      tma.prefetch %a_map_1 : !tma.map<64x64xbf16, swizzle 128>
// CHECK-NEXT:    }
// CHECK-NEXT:    %s = tile.alloc : !tile.ring<2, memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>>
// CHECK-NEXT:    %t = tile.alloc : !tile.ring<2, memref<32x64xbf16, #tile.swizzle<span 128 pitch 4096>, #tile.space<shared>>>
// CHECK-NEXT:    %full = barrier.alloc : !barrier.ring<2>
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %x = tile.slot %s[%c0] : !tile.ring<2, memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:    %y = tile.slot %t[%c0] : !tile.ring<2, memref<32x64xbf16, #tile.swizzle<span 128 pitch 4096>, #tile.space<shared>>> to memref<32x64xbf16, #tile.swizzle<span 128 pitch 4096>, #tile.space<shared>>
// CHECK-NEXT:    tile.elect {
// CHECK-NEXT:      tma.load %a_map_1[%c0, %c0] to %x signals %full[%c0] : !tma.map<64x64xbf16, swizzle 128> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>> signals !barrier.ring<2>
// CHECK-NEXT:      tma.load %a_map[%c0, %c0] to %y signals %full[%c0] : !tma.map<32x64xbf16, swizzle 128> to memref<32x64xbf16, #tile.swizzle<span 128 pitch 4096>, #tile.space<shared>> signals !barrier.ring<2>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
tile.kernel @boxes ["a"] outputs 0 sizes {} threads 128 {
^bb0(%a: memref<512x512xbf16, #tile.space<global>>):
  %s = tile.alloc : !tile.ring<2, memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>>
  %t = tile.alloc : !tile.ring<2, memref<32x64xbf16, #tile.swizzle<span 128 pitch 4096>, #tile.space<shared>>>
  %full = barrier.alloc : !barrier.ring<2>
  %c0 = arith.constant 0 : index
  %m = arith.constant 512 : index
  %v = tile.window %a[%c0, %c0] within [%m, %m] : memref<512x512xbf16, #tile.space<global>> to !tile.window<64x64xbf16>
  %w = tile.window %a[%c0, %c0] within [%m, %m] : memref<512x512xbf16, #tile.space<global>> to !tile.window<32x64xbf16>
  %x = tile.slot %s[%c0] : !tile.ring<2, memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
  %y = tile.slot %t[%c0] : !tile.ring<2, memref<32x64xbf16, #tile.swizzle<span 128 pitch 4096>, #tile.space<shared>>> to memref<32x64xbf16, #tile.swizzle<span 128 pitch 4096>, #tile.space<shared>>
  tile.copy "a" <role> atom <tma> %v to %x signals %full[%c0] : !barrier.ring<2> : !tile.window<64x64xbf16> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
  tile.copy "b" <role> atom <tma> %w to %y signals %full[%c0] : !barrier.ring<2> : !tile.window<32x64xbf16> to memref<32x64xbf16, #tile.swizzle<span 128 pitch 4096>, #tile.space<shared>>
}
