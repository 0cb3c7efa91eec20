// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// PIPELINE: distribute{label=main to=thread shape=4,8 run=4}
// CHECK: error: distribute: needed run=rows,columns of at least 0; found run=4
// PIPELINE: distribute{label=main to=thread shape=4,8 run=4,-1}
// CHECK-NEXT: error: distribute: needed run=rows,columns of at least 0; found run=4,-1
// A part has 16 rows.
// PIPELINE: distribute{label=main to=thread shape=4,8 run=5,1}
// CHECK-NEXT: distribute-runs-invalid.mlir:20:3: error: tile.mma: needed parts of [4, 1] of memref<64x64xf32, #tile.space<shared>>; found tile.part: needed runs that fill a part of 16 elements; found 5; change distribute's shape
// A dimension in runs is cut into pieces of runs only.
// PIPELINE: distribute{label=main to=warp shape=2,1 run=4,0}, distribute{label=main to=thread shape=4,8}
// CHECK-NEXT: distribute-runs-invalid.mlir:20:3: error: tile.mma: needed parts of [4, 1] of memref<32x64xf32, #tile.runs<strides [64, 1] lengths [4, 1] of [2, 1]>, #tile.space<shared>>; found tile.part: needed solid parts that divide a run of 4 in a dimension in runs already; found 8 elements; change distribute's shape
tile.kernel @one ["c"] outputs 1 sizes {} {
^bb0(%c: memref<64x64xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %zero = tile.zero : !tile.fragment<64x64xf32>
  %s = tile.alloc : memref<64x64xf32, #tile.space<shared>>
  %p = tile.mma "main" <role> %s "mk", %s "nk", %zero : memref<64x64xf32, #tile.space<shared>>, memref<64x64xf32, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
}

// -----
// PIPELINE: distribute{label=main to=thread shape=32,3 order=pairs}
// CHECK-NEXT: distribute-runs-invalid.mlir:33:3: error: tile.mma: needed an even number of columns for order=pairs; found shape=32,3
tile.kernel @odd ["c"] outputs 1 sizes {} {
^bb0(%c: memref<64x64xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %zero = tile.zero : !tile.fragment<64x48xf32>
  %s = tile.alloc : memref<64x64xf32, #tile.space<shared>>
  %t = tile.alloc : memref<48x64xf32, #tile.space<shared>>
  %p = tile.mma "main" <role> %s "mk", %t "nk", %zero : memref<64x64xf32, #tile.space<shared>>, memref<48x64xf32, #tile.space<shared>>, !tile.fragment<64x48xf32> to !tile.fragment<64x48xf32>
}
