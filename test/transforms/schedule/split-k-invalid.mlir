// RUN: python %S/../split_refusals.py %s | filecheck %s
// RUN: not gemmc %S/../../programs/dynamic/weight_gradient_dynamic.mlir -p 'normalize-contractions, form-kernel{tile=64,64,64}, split-k{parts=65}' 2>&1 | filecheck %s --check-prefix TOLD
// Parts of a K that a launch tells may begin beyond it, but not where indices have no 31 bits.
// TOLD: weight_gradient_dynamic.mlir:6:3: error: tile.work: needed at most 4096 elements of a K that a launch tells in a step of all parts; found 65 parts with steps of 64; use parts=64

// -----
// Every part needs a step; 18 steps have no 8 parts of 3.
// PIPELINE: split-k{parts=8}
// CHECK: split-k-invalid.mlir:22:3: error: tile.work: needed a step of K for each of 8 parts; found 18 steps, of which 6 parts of 3 are all; use parts=6
// PIPELINE: split-k{parts=1}
// CHECK-NEXT: <pipeline>:1:1: error: split-k: needed parts of at least 2; found parts=1; leave out split-k
// PIPELINE: split-k{parts=2} => split-k{parts=2}
// CHECK-NEXT: split-k-invalid.mlir:22:3: error: tile.work: needed work that is not cut into parts yet; found 2 parts; split K only once
// PIPELINE: split-k{parts=2} => form-cluster{shape=2,1}
// CHECK-NEXT: split-k-invalid.mlir:22:3: error: tile.work: needed whole blocks; found 2 parts; run form-cluster before split-k or stream-k
// PIPELINE: split-k{parts=19}
// CHECK-NEXT: split-k-invalid.mlir:22:3: error: tile.work: needed a step of K for each of 19 parts; found 18 steps, of which 18 parts of 1 are all; use parts=18
tile.kernel @steps ["c"] outputs 1 sizes {m = array<i64: 0, 0>, n = array<i64: 0, 1>} {
^bb0(%c: memref<64x64xf32, #tile.space<global>>):
  %m = arith.constant 64 : index
  %k = arith.constant 288 : index
  tile.work of %m by %m by %k in blocks [64, 64, 16] {
  ^bb0(%row: index, %column: index, %k0: index, %k1: index, %first: i1, %last: i1):
    %step = arith.constant 16 : index
    %zero = tile.zero : !tile.fragment<64x64xf32>
    %total = scf.for %at = %k0 to %k1 step %step iter_args(%acc = %zero) -> (!tile.fragment<64x64xf32>) {
      scf.yield %acc : !tile.fragment<64x64xf32>
    }
    scf.if %last {
      %z = tile.window %c[%row, %column] within [%m, %m] : memref<64x64xf32, #tile.space<global>> to !tile.window<64x64xf32>
      tile.store "out" <role> %total to %z : !tile.fragment<64x64xf32> to !tile.window<64x64xf32>
    }
  }
}

// -----
// FOREIGN: nobody multiplies.
// PIPELINE: split-k
// CHECK-NEXT: split-k-invalid.mlir:44:3: error: tile.work: needed a range of K that one loop right in the work, and nothing else, walks; found 0 such loops and 0 uses
tile.kernel @idle ["c"] outputs 1 sizes {m = array<i64: 0, 0>, n = array<i64: 0, 1>} {
^bb0(%c: memref<64x64xf32, #tile.space<global>>):
  %m = arith.constant 64 : index
  %k = arith.constant 288 : index
  tile.work of %m by %m by %k in blocks [64, 64, 16] {
  ^bb0(%row: index, %column: index, %k0: index, %k1: index, %first: i1, %last: i1):
    %step = arith.constant 16 : index
    %zero = tile.zero : !tile.fragment<64x64xf32>
    scf.if %last {
    }
  }
}

// -----
// FOREIGN: the range of K is used beside the loop.
// PIPELINE: split-k
// CHECK-NEXT: split-k-invalid.mlir:61:3: error: tile.work: needed a range of K that one loop right in the work, and nothing else, walks; found 1 such loops and 2 uses
tile.kernel @beside ["c"] outputs 1 sizes {m = array<i64: 0, 0>, n = array<i64: 0, 1>} {
^bb0(%c: memref<64x64xf32, #tile.space<global>>):
  %m = arith.constant 64 : index
  %k = arith.constant 288 : index
  tile.work of %m by %m by %k in blocks [64, 64, 16] {
  ^bb0(%row: index, %column: index, %k0: index, %k1: index, %first: i1, %last: i1):
    %step = arith.constant 16 : index
    %zero = tile.zero : !tile.fragment<64x64xf32>
    %total = scf.for %at = %k0 to %k1 step %step iter_args(%acc = %zero) -> (!tile.fragment<64x64xf32>) {
      scf.yield %acc : !tile.fragment<64x64xf32>
    }
    %far = arith.addi %k0, %k1 : index
    scf.if %last {
      %z = tile.window %c[%row, %column] within [%m, %m] : memref<64x64xf32, #tile.space<global>> to !tile.window<64x64xf32>
      tile.store "out" <role> %total to %z : !tile.fragment<64x64xf32> to !tile.window<64x64xf32>
    }
  }
}

// -----
// FOREIGN: steps of another length.
// PIPELINE: split-k
// CHECK-NEXT: split-k-invalid.mlir:89:5: error: scf.for: needed steps of 16, as of the work; found others
tile.kernel @steps_of_8 ["c"] outputs 1 sizes {m = array<i64: 0, 0>, n = array<i64: 0, 1>} {
^bb0(%c: memref<64x64xf32, #tile.space<global>>):
  %m = arith.constant 64 : index
  %k = arith.constant 288 : index
  tile.work of %m by %m by %k in blocks [64, 64, 16] {
  ^bb0(%row: index, %column: index, %k0: index, %k1: index, %first: i1, %last: i1):
    %step = arith.constant 16 : index
    %zero = tile.zero : !tile.fragment<64x64xf32>
    %eight = arith.constant 8 : index
    %total = scf.for %at = %k0 to %k1 step %eight iter_args(%acc = %zero) -> (!tile.fragment<64x64xf32>) {
      scf.yield %acc : !tile.fragment<64x64xf32>
    }
    scf.if %last {
      %z = tile.window %c[%row, %column] within [%m, %m] : memref<64x64xf32, #tile.space<global>> to !tile.window<64x64xf32>
      tile.store "out" <role> %total to %z : !tile.fragment<64x64xf32> to !tile.window<64x64xf32>
    }
  }
}

// -----
// FOREIGN: the tile is used whether or not the segment is the last.
// PIPELINE: split-k
// CHECK-NEXT: split-k-invalid.mlir:107:3: error: tile.work: needed one scf.if on `last`, without results, in the work; found no use
tile.kernel @always ["c"] outputs 1 sizes {m = array<i64: 0, 0>, n = array<i64: 0, 1>} {
^bb0(%c: memref<64x64xf32, #tile.space<global>>):
  %m = arith.constant 64 : index
  %k = arith.constant 288 : index
  tile.work of %m by %m by %k in blocks [64, 64, 16] {
  ^bb0(%row: index, %column: index, %k0: index, %k1: index, %first: i1, %last: i1):
    %step = arith.constant 16 : index
    %zero = tile.zero : !tile.fragment<64x64xf32>
    %total = scf.for %at = %k0 to %k1 step %step iter_args(%acc = %zero) -> (!tile.fragment<64x64xf32>) {
      scf.yield %acc : !tile.fragment<64x64xf32>
    }
  }
}

// -----
// FOREIGN: something to do where the segment is not the last.
// PIPELINE: split-k
// CHECK-NEXT: split-k-invalid.mlir:132:5: error: scf.if: needed nothing to do where a segment is not the last; found an else
tile.kernel @otherwise ["c"] outputs 1 sizes {m = array<i64: 0, 0>, n = array<i64: 0, 1>} {
^bb0(%c: memref<64x64xf32, #tile.space<global>>):
  %m = arith.constant 64 : index
  %k = arith.constant 288 : index
  tile.work of %m by %m by %k in blocks [64, 64, 16] {
  ^bb0(%row: index, %column: index, %k0: index, %k1: index, %first: i1, %last: i1):
    %step = arith.constant 16 : index
    %zero = tile.zero : !tile.fragment<64x64xf32>
    %total = scf.for %at = %k0 to %k1 step %step iter_args(%acc = %zero) -> (!tile.fragment<64x64xf32>) {
      scf.yield %acc : !tile.fragment<64x64xf32>
    }
    scf.if %last {
      %z = tile.window %c[%row, %column] within [%m, %m] : memref<64x64xf32, #tile.space<global>> to !tile.window<64x64xf32>
      tile.store "out" <role> %total to %z : !tile.fragment<64x64xf32> to !tile.window<64x64xf32>
    } else {
    }
  }
}

// -----
// FOREIGN: two tiles.
// PIPELINE: split-k
// CHECK-NEXT: split-k-invalid.mlir:155:5: error: scf.if: needed one register tile, which the branch uses; found 2
tile.kernel @two ["c"] outputs 1 sizes {m = array<i64: 0, 0>, n = array<i64: 0, 1>} {
^bb0(%c: memref<64x64xf32, #tile.space<global>>):
  %m = arith.constant 64 : index
  %k = arith.constant 288 : index
  tile.work of %m by %m by %k in blocks [64, 64, 16] {
  ^bb0(%row: index, %column: index, %k0: index, %k1: index, %first: i1, %last: i1):
    %step = arith.constant 16 : index
    %zero = tile.zero : !tile.fragment<64x64xf32>
    %total = scf.for %at = %k0 to %k1 step %step iter_args(%acc = %zero) -> (!tile.fragment<64x64xf32>) {
      scf.yield %acc : !tile.fragment<64x64xf32>
    }
    scf.if %last {
      %z = tile.window %c[%row, %column] within [%m, %m] : memref<64x64xf32, #tile.space<global>> to !tile.window<64x64xf32>
      tile.store "out" <role> %total to %z : !tile.fragment<64x64xf32> to !tile.window<64x64xf32>
      tile.store "out" <role> %zero to %z : !tile.fragment<64x64xf32> to !tile.window<64x64xf32>
    }
  }
}

// -----
// FOREIGN: more than 32 bits can count.
// PIPELINE: split-k{parts=9}
// CHECK-NEXT: split-k-invalid.mlir:171:3: error: tile.work: needed less than 2 GiB of partial sums; found 38654705664 bytes; use fewer parts
tile.kernel @large ["c"] outputs 1 sizes {m = array<i64: 0, 0>, n = array<i64: 0, 1>} {
^bb0(%c: memref<32768x32768xf32, #tile.space<global>>):
  %m = arith.constant 32768 : index
  %k = arith.constant 288 : index
  tile.work of %m by %m by %k in blocks [64, 64, 16] {
  ^bb0(%row: index, %column: index, %k0: index, %k1: index, %first: i1, %last: i1):
    %step = arith.constant 16 : index
    %zero = tile.zero : !tile.fragment<64x64xf32>
    %total = scf.for %at = %k0 to %k1 step %step iter_args(%acc = %zero) -> (!tile.fragment<64x64xf32>) {
      scf.yield %acc : !tile.fragment<64x64xf32>
    }
    scf.if %last {
      %z = tile.window %c[%row, %column] within [%m, %m] : memref<32768x32768xf32, #tile.space<global>> to !tile.window<64x64xf32>
      tile.store "out" <role> %total to %z : !tile.fragment<64x64xf32> to !tile.window<64x64xf32>
    }
  }
}

// -----
// FOREIGN: no work.
// PIPELINE: split-k
// CHECK-NEXT: split-k-invalid.mlir:189:1: error: tile.kernel: needed one tile.work in the kernel; found 0; run split-k after form-kernel and before schedule-work
tile.kernel @none [] outputs 0 sizes {} {
^bb0:
}
