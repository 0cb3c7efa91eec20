// RUN: gemmc %s --pipeline 'multicast' --emit mlir | filecheck %s

// 24 rows are no two times 8: each CTA of the cluster loads half of the columns, 32 bytes of them.
// CHECK-LABEL: tile.kernel @columns ["b"] outputs 0 sizes {} cluster [2, 1] {
// CHECK-NEXT:    ^bb0(%b: memref<96x64xbf16, #tile.space<global>>):
// CHECK-NEXT:      %c0 = arith.constant 0 : index
// CHECK-NEXT:      %n = arith.constant 96 : index
// CHECK-NEXT:      %k = arith.constant 64 : index
// CHECK-NEXT:      %ring = tile.alloc : !tile.ring<2, memref<24x32xbf16, #tile.space<shared>>>
// CHECK-NEXT:      %slot = tile.slot %ring[%c0] : !tile.ring<2, memref<24x32xbf16, #tile.space<shared>>> to memref<24x32xbf16, #tile.space<shared>>
// CHECK-NEXT:      %in_cluster = tile.cluster_id 0
// CHECK-NEXT:      %c16 = arith.constant 16 : index
// CHECK-NEXT:      %0 = arith.muli %in_cluster, %c16 : index
// CHECK-NEXT:      %1 = arith.addi %c0, %0 : index
// CHECK-NEXT:      %b_slice = tile.window %b[%c0, %1] within [%n, %k] : memref<96x64xbf16, #tile.space<global>> to !tile.window<24x16xbf16>
// CHECK-NEXT:      %c0_1 = arith.constant 0 : index
// CHECK-NEXT:      %part = tile.part %slot[%c0_1, %in_cluster] of [1, 2] : memref<24x32xbf16, #tile.space<shared>> to memref<24x16xbf16, strided<[32, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:      tile.copy "rhs" <role> multicast [0] %b_slice to %part : !tile.window<24x16xbf16> to memref<24x16xbf16, strided<[32, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:    }
tile.kernel @columns ["b"] outputs 0 sizes {} cluster [2, 1] {
^bb0(%b: memref<96x64xbf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %n = arith.constant 96 : index
  %k = arith.constant 64 : index
  %ring = tile.alloc : !tile.ring<2, memref<24x32xbf16, #tile.space<shared>>>
  %slot = tile.slot %ring[%c0] : !tile.ring<2, memref<24x32xbf16, #tile.space<shared>>> to memref<24x32xbf16, #tile.space<shared>>
  %w = tile.window %b[%c0, %c0] within [%n, %k] : memref<96x64xbf16, #tile.space<global>> to !tile.window<24x32xbf16>
  tile.copy "rhs" <role> %w to %slot : !tile.window<24x32xbf16> to memref<24x32xbf16, #tile.space<shared>>
}
