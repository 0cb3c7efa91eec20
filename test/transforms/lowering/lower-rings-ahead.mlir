// RUN: gemmc %s --pipeline 'lower-rings' --emit mlir | filecheck %s
// RUN: gemmc %s --pipeline 'convert-tile-to-simt' --emit mlir | filecheck %s --check-prefix SIMT
// RUN: gemmc %s --pipeline 'lower-rings, verify-level{level=threads}' --emit mlir | filecheck %s

// Slots of later iterations: found from the carried slot by an addition, and never by a division.
// Without mbarriers no parity is carried.
//
// CHECK-LABEL: tile.kernel @ahead
// CHECK:       scf.for %k = %c0 to %n step %c1 iter_args(%slot = {{%.*}}) -> (index) {
// CHECK:         [[MOVED:%.*]] = arith.addi %slot, %c2
// CHECK-NEXT:    %c3 = arith.constant 3
// CHECK-NEXT:    [[PAST:%.*]] = arith.cmpi uge, [[MOVED]], %c3
// CHECK-NEXT:    [[BACK:%.*]] = arith.subi [[MOVED]], %c3
// CHECK-NEXT:    [[THERE:%.*]] = arith.select [[PAST]], [[BACK]], [[MOVED]]
// CHECK-NEXT:    [[TO:%.*]] = tile.at %r[[[THERE]]]
// CHECK-NEXT:    tile.copy "lhs" <thread> atom <cp_async> %w to [[TO]]
// CHECK-NOT:   divui
// SIMT:        tile.copy "lhs" <thread> atom <cp_async> %w to
tile.kernel @ahead ["w"] outputs 0 sizes {} threads 64 {
^bb0(%w: !tile.window<8x64xf32>):
  %r = tile.alloc : !tile.ring<3, memref<8x64xf32, #tile.space<shared>>>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 64 : index
  %last = scf.for %k = %c0 to %n step %c1 iter_args(%it = %c0) -> (index) {
    %s = tile.slot %r[%it offset 2] : !tile.ring<3, memref<8x64xf32, #tile.space<shared>>> to memref<8x64xf32, #tile.space<shared>>
    tile.copy "lhs" <thread> atom <cp_async> %w to %s : !tile.window<8x64xf32> to memref<8x64xf32, #tile.space<shared>>
    %next = arith.addi %it, %c1 : index
    scf.yield %next : index
  }
}
