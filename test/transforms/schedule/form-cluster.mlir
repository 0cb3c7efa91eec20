// RUN: gemmc %s --pipeline 'form-cluster{shape=2,1}' --emit mlir | filecheck %s
// RUN: gemmc %s --pipeline 'form-cluster{shape=4,2}' --emit mlir | filecheck %s --check-prefix EIGHT
// RUN: gemmc %s --pipeline 'form-cluster{shape=1,1}' --emit mlir | filecheck %s --check-prefix ONE

// The kernel learns the shape; its work stays as it is.
// CHECK-LABEL: tile.kernel @zeros ["c"] outputs 1 sizes {m = array<i64: 0, 0>, n = array<i64: 0, 1>} cluster [2, 1] {
// CHECK-NEXT:  ^bb0(%c: memref<256x64xf32, #tile.space<global>>):
// CHECK-NEXT:    %m = arith.constant 256 : index
// CHECK-NEXT:    %n = arith.constant 64 : index
// CHECK-NEXT:    tile.work of %m by %n by %n in blocks [64, 16, 8] attributes {note} {
// CHECK-NEXT:    ^bb0(%i: index, %j: index, %k0: index, %k1: index, %first: i1, %last: i1):
// CHECK-NEXT:      %zero = tile.zero : !tile.fragment<64x16xf32>
// CHECK-NEXT:      scf.if %last {
// CHECK-NEXT:        %w = tile.window %c[%i, %j] within [%m, %n] : memref<256x64xf32, #tile.space<global>> to !tile.window<64x16xf32>
// CHECK-NEXT:        tile.store "out" <role> %zero to %w : !tile.fragment<64x16xf32> to !tile.window<64x16xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// EIGHT-LABEL: tile.kernel @zeros ["c"] outputs 1 sizes {m = array<i64: 0, 0>, n = array<i64: 0, 1>} cluster [4, 2] {
// EIGHT:         tile.work of %m by %n by %n in blocks [64, 16, 8] attributes {note} {
// ONE-LABEL: tile.kernel @zeros ["c"] outputs 1 sizes {m = array<i64: 0, 0>, n = array<i64: 0, 1>} cluster [1, 1] {
// ONE:         tile.work of %m by %n by %n in blocks [64, 16, 8] attributes {note} {
tile.kernel @zeros ["c"] outputs 1 sizes {m = array<i64: 0, 0>, n = array<i64: 0, 1>} {
^bb0(%c: memref<256x64xf32, #tile.space<global>>):
  %m = arith.constant 256 : index
  %n = arith.constant 64 : index
  tile.work of %m by %n by %n in blocks [64, 16, 8] attributes {note} {
  ^bb0(%i: index, %j: index, %k0: index, %k1: index, %first: i1, %last: i1):
    %zero = tile.zero : !tile.fragment<64x16xf32>
    scf.if %last {
      %w = tile.window %c[%i, %j] within [%m, %n] : memref<256x64xf32, #tile.space<global>> to !tile.window<64x16xf32>
      tile.store "out" <role> %zero to %w : !tile.fragment<64x16xf32> to !tile.window<64x16xf32>
    }
  }
}

// FOREIGN: a second kernel with a thread count, whose work stands in a loop and is of fewer
// blocks than a cluster has CTAs.
// CHECK-LABEL: tile.kernel @looped ["c"] outputs 1 sizes {m = array<i64: 0, 0>, n = array<i64: 0, 1>} cluster [2, 1] threads 256 attributes {note} {
// CHECK-NEXT:  ^bb0(%c: memref<8x8xf32, #tile.space<global>>):
// CHECK-NEXT:    %m = arith.constant 8 : index
// CHECK-NEXT:    scf.for %t = %m to %m step %m {
// CHECK-NEXT:      tile.work of %m by %m by %m in blocks [8, 8, 8] {
// CHECK-NEXT:      ^bb0(%i: index, %j: index, %k0: index, %k1: index, %first: i1, %last: i1):
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// EIGHT-LABEL: tile.kernel @looped ["c"] outputs 1 sizes {m = array<i64: 0, 0>, n = array<i64: 0, 1>} cluster [4, 2] threads 256 attributes {note} {
// EIGHT:           tile.work of %m by %m by %m in blocks [8, 8, 8] {
// ONE-LABEL: tile.kernel @looped ["c"] outputs 1 sizes {m = array<i64: 0, 0>, n = array<i64: 0, 1>} cluster [1, 1] threads 256 attributes {note} {
// ONE:           tile.work of %m by %m by %m in blocks [8, 8, 8] {
tile.kernel @looped ["c"] outputs 1 sizes {m = array<i64: 0, 0>, n = array<i64: 0, 1>} threads 256 attributes {note} {
^bb0(%c: memref<8x8xf32, #tile.space<global>>):
  %m = arith.constant 8 : index
  scf.for %t = %m to %m step %m {
    tile.work of %m by %m by %m in blocks [8, 8, 8] {
    ^bb0(%i: index, %j: index, %k0: index, %k1: index, %first: i1, %last: i1):
    }
  }
}
