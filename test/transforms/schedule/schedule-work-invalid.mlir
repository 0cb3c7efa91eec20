// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// PIPELINE: schedule-work{order=grouped group=0}
// CHECK: <pipeline>:1:1: error: schedule-work: needed group of at least 1; found group=0
// PIPELINE: schedule-work{order=diagonal}
// CHECK-NEXT: <pipeline>:1:1: error: schedule-work: needed row, column, grouped, serpentine or hilbert for order; found order=diagonal
// PIPELINE: schedule-work{order=hilbert group=6}
// CHECK-NEXT: error: schedule-work: needed group that is a power of two for order=hilbert; found group=6
// PIPELINE: schedule-work{contiguous=true}
// CHECK-NEXT: error: schedule-work: needed persistent=true for CTAs that walk contiguous blocks; found persistent=false
// PIPELINE: schedule-work
// CHECK-NEXT: schedule-work-invalid.mlir:14:1: error: tile.kernel: needed one tile.work in the kernel; found 0; run form-kernel first
tile.kernel @nothing [] outputs 0 sizes {} {
^bb0:
}

// -----
// PIPELINE: schedule-work
// CHECK-NEXT: schedule-work-invalid.mlir:21:1: error: tile.kernel: needed one tile.work in the kernel; found 2; run form-kernel first
tile.kernel @twice ["c"] outputs 1 sizes {m = array<i64: 0, 0>, n = array<i64: 0, 1>} {
^bb0(%c: memref<8x8xf32, #tile.space<global>>):
  %m = arith.constant 8 : index
  tile.work of %m by %m by %m in blocks [8, 8, 8] {
  ^bb0(%i: index, %j: index, %k0: index, %k1: index, %first: i1, %last: i1):
  }
  tile.work of %m by %m by %m in blocks [8, 8, 8] {
  ^bb0(%i_1: index, %j_1: index, %k0_1: index, %k1_1: index, %first_1: i1, %last_1: i1):
  }
}

// -----
// FOREIGN: work inside of a loop.
// PIPELINE: schedule-work
// CHECK-NEXT: schedule-work-invalid.mlir:40:5: error: tile.work: needed a tile.work directly in the kernel; found one inside scf.for
tile.kernel @nested ["c"] outputs 1 sizes {m = array<i64: 0, 0>, n = array<i64: 0, 1>} {
^bb0(%c: memref<8x8xf32, #tile.space<global>>):
  %m = arith.constant 8 : index
  scf.for %t = %m to %m step %m {
    tile.work of %m by %m by %m in blocks [8, 8, 8] {
    ^bb0(%i: index, %j: index, %k0: index, %k1: index, %first: i1, %last: i1):
    }
  }
}

// -----
// FOREIGN: work of rows and columns in the wrong order: the grid would be another one.
// PIPELINE: schedule-work
// CHECK-NEXT: schedule-work-invalid.mlir:54:3: error: tile.work: needed a constant extent that is the kernel's size m (8); found 16
tile.kernel @swapped ["c"] outputs 1 sizes {m = array<i64: 0, 0>, n = array<i64: 0, 1>} {
^bb0(%c: memref<8x16xf32, #tile.space<global>>):
  %m = arith.constant 8 : index
  %n = arith.constant 16 : index
  tile.work of %n by %m by %m in blocks [8, 8, 8] {
  ^bb0(%i: index, %j: index, %k0: index, %k1: index, %first: i1, %last: i1):
  }
}

// -----
// FOREIGN: a kernel without a size n, and a computed extent.
// PIPELINE: schedule-work
// CHECK-NEXT: schedule-work-invalid.mlir:67:3: error: tile.work: needed a constant extent that is the kernel's size n (not declared); found a computed one
tile.kernel @sizeless ["c"] outputs 1 sizes {m = array<i64: 0, 0>} {
^bb0(%c: memref<8x16xf32, #tile.space<global>>):
  %m = arith.constant 8 : index
  %n = arith.addi %m, %m : index
  tile.work of %m by %n by %m in blocks [8, 8, 8] {
  ^bb0(%i: index, %j: index, %k0: index, %k1: index, %first: i1, %last: i1):
  }
}

// -----
// FOREIGN: an extent that is computed.
// PIPELINE: schedule-work
// CHECK-NEXT: schedule-work-invalid.mlir:80:3: error: tile.work: needed a constant extent that is the kernel's size n (16); found a computed one
tile.kernel @computed ["c"] outputs 1 sizes {m = array<i64: 0, 0>, n = array<i64: 0, 1>} {
^bb0(%c: memref<8x16xf32, #tile.space<global>>):
  %m = arith.constant 8 : index
  %n = arith.addi %m, %m : index
  tile.work of %m by %n by %m in blocks [8, 8, 8] {
  ^bb0(%i: index, %j: index, %k0: index, %k1: index, %first: i1, %last: i1):
  }
}
