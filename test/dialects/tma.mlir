// RUN: gemmc %s --emit mlir --pipeline '' | filecheck %s
// RUN: gemmc %s --emit mlir --pipeline '' -o %t && gemmc %t --emit mlir --pipeline '' | filecheck %s

// The map of a matrix for a swizzled box, and the loads it serves, ring level and slot level.
// CHECK:      func.func @load(%a: memref<?x?xbf16, #tile.space<global>>, %s: memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>, %full: !barrier.ring<4>, %b: !barrier.mbarrier, %i: index, %j: index) {
// CHECK-NEXT:   %map = tma.descriptor %a : memref<?x?xbf16, #tile.space<global>> to !tma.map<64x64xbf16, swizzle 128>
// CHECK-NEXT:   tma.prefetch %map : !tma.map<64x64xbf16, swizzle 128>
// CHECK-NEXT:   tma.prefetch_box %map[%i, %j] : !tma.map<64x64xbf16, swizzle 128>
// CHECK-NEXT:   tma.prefetch_box %map[%i, %j] {note} : !tma.map<64x64xbf16, swizzle 128>
// CHECK-NEXT:   tma.load %map[%i, %j] to %s signals %full[%i] : !tma.map<64x64xbf16, swizzle 128> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>> signals !barrier.ring<4>
// CHECK-NEXT:   tma.load %map[%i, %j] to %s signals %b {note} : !tma.map<64x64xbf16, swizzle 128> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>> signals !barrier.mbarrier
// CHECK-NEXT:   func.return
// CHECK-NEXT: }
func.func @load(%a: memref<?x?xbf16, #tile.space<global>>, %s: memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>, %full: !barrier.ring<4>, %b: !barrier.mbarrier, %i: index, %j: index) {
  %map = tma.descriptor %a : memref<?x?xbf16, #tile.space<global>> to !tma.map<64x64xbf16, swizzle 128>
  tma.prefetch %map : !tma.map<64x64xbf16, swizzle 128>
  tma.prefetch_box %map[%i, %j] : !tma.map<64x64xbf16, swizzle 128>
  tma.prefetch_box %map[%i, %j] {note} : !tma.map<64x64xbf16, swizzle 128>
  tma.load %map[%i, %j] to %s signals %full[%i] : !tma.map<64x64xbf16, swizzle 128> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>> signals !barrier.ring<4>
  tma.load %map[%i, %j] to %s signals %b {note} : !tma.map<64x64xbf16, swizzle 128> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>> signals !barrier.mbarrier
  func.return
}

// A box that is not swizzled fills a row-major buffer.
// CHECK:      func.func @plain(%a: memref<128x256xf32, #tile.space<global>>, %s: memref<128x32xf32, #tile.space<shared>>, %b: !barrier.mbarrier, %i: index) {
// CHECK-NEXT:   %map = tma.descriptor %a promotion 64 {note} : memref<128x256xf32, #tile.space<global>> to !tma.map<128x32xf32, swizzle 0>
// CHECK-NEXT:   tma.prefetch %map {note} : !tma.map<128x32xf32, swizzle 0>
// CHECK-NEXT:   tma.load %map[%i, %i] to %s signals %b : !tma.map<128x32xf32, swizzle 0> to memref<128x32xf32, #tile.space<shared>> signals !barrier.mbarrier
// CHECK-NEXT:   func.return
// CHECK-NEXT: }
func.func @plain(%a: memref<128x256xf32, #tile.space<global>>, %s: memref<128x32xf32, #tile.space<shared>>, %b: !barrier.mbarrier, %i: index) {
  %map = tma.descriptor %a promotion 64 {note} : memref<128x256xf32, #tile.space<global>> to !tma.map<128x32xf32, swizzle 0>
  tma.prefetch %map {note} : !tma.map<128x32xf32, swizzle 0>
  tma.load %map[%i, %i] to %s signals %b : !tma.map<128x32xf32, swizzle 0> to memref<128x32xf32, #tile.space<shared>> signals !barrier.mbarrier
  func.return
}

// A load for the CTAs of a mask, and the way back: stores, their group and the wait for it.
// CHECK:      func.func @cluster(%map: !tma.map<64x64xbf16, swizzle 128>, %s: memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>, %full: !barrier.ring<4>, %b: !barrier.mbarrier, %mask: index, %i: index, %j: index) {
// CHECK-NEXT:   tma.load %map[%i, %j] multicast %mask to %s signals %full[%i] : !tma.map<64x64xbf16, swizzle 128> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>> signals !barrier.ring<4>
// CHECK-NEXT:   tma.load %map[%i, %j] multicast %mask cache "evict_first" to %s signals %b {note} : !tma.map<64x64xbf16, swizzle 128> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>> signals !barrier.mbarrier
// CHECK-NEXT:   tma.store %s to %map[%i, %j] : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>> to !tma.map<64x64xbf16, swizzle 128>
// CHECK-NEXT:   tma.store %s to %map[%j, %i] cache "evict_last" {note} : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>> to !tma.map<64x64xbf16, swizzle 128>
// CHECK-NEXT:   tma.commit_group
// CHECK-NEXT:   tma.wait_group 0
// CHECK-NEXT:   tma.wait_group 1 {note}
// CHECK-NEXT:   func.return
// CHECK-NEXT: }
func.func @cluster(%map: !tma.map<64x64xbf16, swizzle 128>, %s: memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>, %full: !barrier.ring<4>, %b: !barrier.mbarrier, %mask: index, %i: index, %j: index) {
  tma.load %map[%i, %j] multicast %mask to %s signals %full[%i] : !tma.map<64x64xbf16, swizzle 128> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>> signals !barrier.ring<4>
  tma.load %map[%i, %j] multicast %mask cache "evict_first" to %s signals %b {note} : !tma.map<64x64xbf16, swizzle 128> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>> signals !barrier.mbarrier
  tma.store %s to %map[%i, %j] : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>> to !tma.map<64x64xbf16, swizzle 128>
  tma.store %s to %map[%j, %i] cache "evict_last" {note} : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>> to !tma.map<64x64xbf16, swizzle 128>
  tma.commit_group
  tma.wait_group 0
  tma.wait_group 1 {note}
  func.return
}
