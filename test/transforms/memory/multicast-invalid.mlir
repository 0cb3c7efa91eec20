// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// No cluster, and one of a single CTA.
// PIPELINE: multicast
// CHECK: multicast-invalid.mlir:9:1: error: tile.kernel: needed a copy that does not vary along a dimension of a cluster; found a cluster of 1 x 1 and 1 copies; run form-cluster before schedule-work
// PIPELINE: form-cluster{shape=1,1}, multicast
// CHECK-NEXT: multicast-invalid.mlir:9:1: error: tile.kernel: needed a copy that does not vary along a dimension of a cluster; found a cluster of 1 x 1 and 1 copies; run form-cluster before schedule-work
tile.kernel @alone ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x16xf32, #tile.space<global>>):
  %c8 = arith.constant 8 : index
  %ring = tile.alloc : !tile.ring<2, memref<8x8xf32, #tile.space<shared>>>
  tile.work of %c8 by %c8 by %c8 in blocks [8, 8, 8] {
  ^bb0(%i: index, %j: index, %k0: index, %k1: index, %first: i1, %last: i1):
    %slot = tile.slot %ring[%i] : !tile.ring<2, memref<8x8xf32, #tile.space<shared>>> to memref<8x8xf32, #tile.space<shared>>
    %w = tile.window %a[%i, %k0] within [%c8, %c8] : memref<64x16xf32, #tile.space<global>> to !tile.window<8x8xf32>
    tile.copy "lhs" <role> %w to %slot : !tile.window<8x8xf32> to memref<8x8xf32, #tile.space<shared>>
  }
}

// -----
// The work is not scheduled yet, so nothing is known about its blocks.
// PIPELINE: form-cluster{shape=2,1}, multicast
// CHECK-NEXT: multicast-invalid.mlir:25:1: error: tile.kernel: needed a copy that does not vary along a dimension of a cluster; found a cluster of 2 x 1 and 1 copies; run form-cluster before schedule-work
tile.kernel @early ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x16xf32, #tile.space<global>>):
  %c8 = arith.constant 8 : index
  %ring = tile.alloc : !tile.ring<2, memref<8x8xf32, #tile.space<shared>>>
  tile.work of %c8 by %c8 by %c8 in blocks [8, 8, 8] {
  ^bb0(%i: index, %j: index, %k0: index, %k1: index, %first: i1, %last: i1):
    %slot = tile.slot %ring[%c8] : !tile.ring<2, memref<8x8xf32, #tile.space<shared>>> to memref<8x8xf32, #tile.space<shared>>
    %w = tile.window %a[%c8, %c8] within [%c8, %c8] : memref<64x16xf32, #tile.space<global>> to !tile.window<8x8xf32>
    tile.copy "lhs" <role> %w to %slot : !tile.window<8x8xf32> to memref<8x8xf32, #tile.space<shared>>
  }
}

// -----
// FOREIGN: a number of the CTA that is not one of its cluster: blocks do not go by clusters.
// PIPELINE: multicast
// CHECK-NEXT: multicast-invalid.mlir:41:1: error: tile.kernel: needed a copy that does not vary along a dimension of a cluster; found a cluster of 2 x 2 and 1 copies; run form-cluster before schedule-work
tile.kernel @unaware ["a"] outputs 0 sizes {} cluster [2, 2] {
^bb0(%a: memref<64x16xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %block = tile.block_id
  %pair = arith.divui %block, %c2 : index
  %ring = tile.alloc : !tile.ring<2, memref<8x8xf32, #tile.space<shared>>>
  %slot = tile.slot %ring[%c0] : !tile.ring<2, memref<8x8xf32, #tile.space<shared>>> to memref<8x8xf32, #tile.space<shared>>
  %w = tile.window %a[%pair, %c0] within [%c2, %c2] : memref<64x16xf32, #tile.space<global>> to !tile.window<8x8xf32>
  tile.copy "lhs" <role> %w to %slot : !tile.window<8x8xf32> to memref<8x8xf32, #tile.space<shared>>
}

// -----
// FOREIGN: a copy that all four CTAs of a cluster need alike.
// PIPELINE: multicast
// CHECK-NEXT: multicast-invalid.mlir:63:3: error: tile.copy: needed a copy that varies along one dimension of the cluster; found one that varies along neither
tile.kernel @two_ways ["a"] outputs 0 sizes {} cluster [2, 2] {
^bb0(%a: memref<64x16xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %ring = tile.alloc : !tile.ring<2, memref<8x8xf32, #tile.space<shared>>>
  %slot = tile.slot %ring[%c0] : !tile.ring<2, memref<8x8xf32, #tile.space<shared>>> to memref<8x8xf32, #tile.space<shared>>
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<64x16xf32, #tile.space<global>> to !tile.window<8x8xf32>
  tile.copy "lhs" <role> %w to %slot : !tile.window<8x8xf32> to memref<8x8xf32, #tile.space<shared>>
}

// -----
// PIPELINE: multicast
// CHECK-NEXT: multicast-invalid.mlir:75:3: error: tile.copy: needed rows, or multiples of 32 bytes of them, that 3 CTAs share evenly; found a tile of 8x8; change form-cluster's shape or form-kernel's tile
tile.kernel @uneven ["a"] outputs 0 sizes {} cluster [3, 1] {
^bb0(%a: memref<64x16xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %ring = tile.alloc : !tile.ring<2, memref<8x8xf32, #tile.space<shared>>>
  %slot = tile.slot %ring[%c0] : !tile.ring<2, memref<8x8xf32, #tile.space<shared>>> to memref<8x8xf32, #tile.space<shared>>
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<64x16xf32, #tile.space<global>> to !tile.window<8x8xf32>
  tile.copy "lhs" <role> %w to %slot : !tile.window<8x8xf32> to memref<8x8xf32, #tile.space<shared>>
}

// -----
// PIPELINE: multicast
// CHECK-NEXT: multicast-invalid.mlir:86:3: error: tile.copy: needed the slot of a ring as the target of a multicast copy; found a single buffer; run multi-buffer first
tile.kernel @single_buffer ["a"] outputs 0 sizes {} cluster [2, 1] {
^bb0(%a: memref<64x16xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %buffer = tile.alloc : memref<8x8xf32, #tile.space<shared>>
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<64x16xf32, #tile.space<global>> to !tile.window<8x8xf32>
  tile.copy "lhs" <role> %w to %buffer : !tile.window<8x8xf32> to memref<8x8xf32, #tile.space<shared>>
}

// -----
// Too late: an atom is chosen, or each thread has its own part.
// PIPELINE: assign-atoms{copy=tma} => multicast
// CHECK-NEXT: multicast-invalid.mlir:101:3: error: tile.copy: needed a multicast copy of scope role without an atom; found #tile.atom<tma>; run multicast before distribute and assign-atoms
// PIPELINE: distribute{label=lhs to=thread shape=32,1} => multicast
// CHECK-NEXT: multicast-invalid.mlir:101:3: error: tile.copy: needed a tile.window as the source of a multicast copy; found !tile.window<1x8xf32>; run multicast before distribute
tile.kernel @late ["a"] outputs 0 sizes {} cluster [2, 1] {
^bb0(%a: memref<64x16xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %ring = tile.alloc : !tile.ring<2, memref<32x8xf32, #tile.space<shared>>>
  %slot = tile.slot %ring[%c0] : !tile.ring<2, memref<32x8xf32, #tile.space<shared>>> to memref<32x8xf32, #tile.space<shared>>
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<64x16xf32, #tile.space<global>> to !tile.window<32x8xf32>
  tile.copy "lhs" <role> %w to %slot : !tile.window<32x8xf32> to memref<32x8xf32, #tile.space<shared>>
}

// -----
// FOREIGN: one part for the only thread there is: the copy has its scope, the window is whole.
// PIPELINE: multicast
// CHECK-NEXT: multicast-invalid.mlir:114:3: error: tile.copy: needed a multicast copy of scope role without an atom; found scope thread; run multicast before distribute and assign-atoms
tile.kernel @thread ["a"] outputs 0 sizes {} cluster [2, 1] {
^bb0(%a: memref<64x16xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %ring = tile.alloc : !tile.ring<2, memref<8x8xf32, #tile.space<shared>>>
  %slot = tile.slot %ring[%c0] : !tile.ring<2, memref<8x8xf32, #tile.space<shared>>> to memref<8x8xf32, #tile.space<shared>>
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<64x16xf32, #tile.space<global>> to !tile.window<8x8xf32>
  tile.copy "lhs" <thread> %w to %slot : !tile.window<8x8xf32> to memref<8x8xf32, #tile.space<shared>>
}
