// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// PIPELINE: form-cluster
// CHECK: <pipeline>:1:1: error: form-cluster: needed whole numbers with commas between them for shape; found none
// PIPELINE: form-cluster{shape=2}
// CHECK-NEXT: error: form-cluster: needed shape=rows,columns of at most 8 CTAs; found shape=2
// PIPELINE: form-cluster{shape=2,1,1}
// CHECK-NEXT: error: form-cluster: needed shape=rows,columns of at most 8 CTAs; found shape=2,1,1
// PIPELINE: form-cluster{shape=0,2}
// CHECK-NEXT: error: form-cluster: needed shape=rows,columns of at most 8 CTAs; found shape=0,2
// PIPELINE: form-cluster{shape=3,3}
// CHECK-NEXT: error: form-cluster: needed shape=rows,columns of at most 8 CTAs; found shape=3,3
// PIPELINE: form-cluster{shape=2,1}
// CHECK-NEXT: form-cluster-invalid.mlir:16:1: error: tile.kernel: needed a tile.work; found none; run form-cluster before schedule-work
tile.kernel @nothing [] outputs 0 sizes {} {
^bb0:
}

// -----
// Twice, and after the work is scheduled.
// PIPELINE: form-cluster{shape=2,1} => form-cluster{shape=2,1}
// CHECK-NEXT: form-cluster-invalid.mlir:26:1: error: tile.kernel: needed a kernel without a cluster; found array<i64: 2, 1>
// PIPELINE: schedule-work => form-cluster{shape=2,1}
// CHECK-NEXT: form-cluster-invalid.mlir:26:1: error: tile.kernel: needed a tile.work; found none; run form-cluster before schedule-work
tile.kernel @work ["c"] outputs 1 sizes {m = array<i64: 0, 0>, n = array<i64: 0, 1>} {
^bb0(%c: memref<8x8xf32, #tile.space<global>>):
  %m = arith.constant 8 : index
  tile.work of %m by %m by %m in blocks [8, 8, 8] {
  ^bb0(%i: index, %j: index, %k0: index, %k1: index, %first: i1, %last: i1):
  }
}

// -----
// FOREIGN: a kernel whose input says that it has a cluster, of one CTA.
// PIPELINE: form-cluster{shape=2,1}
// CHECK-NEXT: form-cluster-invalid.mlir:38:1: error: tile.kernel: needed a kernel without a cluster; found array<i64: 1, 1>
tile.kernel @one ["c"] outputs 1 sizes {m = array<i64: 0, 0>, n = array<i64: 0, 1>} cluster [1, 1] {
^bb0(%c: memref<8x8xf32, #tile.space<global>>):
  %m = arith.constant 8 : index
  tile.work of %m by %m by %m in blocks [8, 8, 8] {
  ^bb0(%i: index, %j: index, %k0: index, %k1: index, %first: i1, %last: i1):
  }
}
