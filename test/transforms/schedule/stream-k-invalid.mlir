// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// One block of 18 steps has four units of four, two of them for each of two segments.
// PIPELINE: stream-k{segments=5}
// CHECK: stream-k-invalid.mlir:29:3: error: tile.work: needed 4 steps of K for each of 5 segments; found 4 times as many in 1 blocks; use segments=4
// PIPELINE: stream-k{segments=2 whole=1}
// CHECK-NEXT: stream-k-invalid.mlir:29:3: error: tile.work: needed 2 blocks that are whole, 1 a segment; found 1; use whole=0
// PIPELINE: stream-k{segments=0}
// CHECK-NEXT: <pipeline>:1:1: error: stream-k: needed segments and least of at least 1, and whole from 0 on; found segments=0 whole=0 least=4
// PIPELINE: stream-k{least=0}
// CHECK-NEXT: <pipeline>:1:1: error: stream-k: needed segments and least of at least 1, and whole from 0 on; found segments=2 whole=0 least=0
// PIPELINE: stream-k{whole=-1}
// CHECK-NEXT: <pipeline>:1:1: error: stream-k: needed segments and least of at least 1, and whole from 0 on; found segments=2 whole=-1 least=4
// PIPELINE: split-k{parts=2} => stream-k
// CHECK-NEXT: stream-k-invalid.mlir:29:3: error: tile.work: needed work that is not cut into parts yet; found 2 parts; split K only once
// PIPELINE: stream-k => split-k{parts=2}
// CHECK-NEXT: stream-k-invalid.mlir:29:3: error: tile.work: needed work that is not cut into parts yet; found a stream; split K only once
// PIPELINE: stream-k => form-cluster{shape=2,1}
// CHECK-NEXT: stream-k-invalid.mlir:29:3: error: tile.work: needed whole blocks; found a stream; run form-cluster before split-k or stream-k
// PIPELINE: stream-k => schedule-work
// CHECK-NEXT: stream-k-invalid.mlir:29:3: error: tile.work: needed CTAs that walk over several blocks, in steps, for a stream of them; found persistent=false; use persistent=true and no contiguous, or split-k
// PIPELINE: stream-k => schedule-work{persistent=true contiguous=true}
// CHECK-NEXT: stream-k-invalid.mlir:29:3: error: tile.work: needed CTAs that walk over several blocks, in steps, for a stream of them; found contiguous=true; use persistent=true and no contiguous, or split-k
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
// FOREIGN: a K that is computed.
// PIPELINE: stream-k
// CHECK-NEXT: stream-k-invalid.mlir:51:3: error: tile.work: needed a constant extent of K; found a computed one
tile.kernel @computed ["c"] outputs 1 sizes {m = array<i64: 0, 0>, n = array<i64: 0, 1>} {
^bb0(%c: memref<64x64xf32, #tile.space<global>>):
  %m = arith.constant 64 : index
  %k = arith.addi %m, %m : index
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
// FOREIGN: more than 32 bits can count.
// PIPELINE: stream-k{segments=200000}
// CHECK-NEXT: stream-k-invalid.mlir:73:3: error: tile.work: needed steps times segments that 32 bits count; found 1048576 x 200000; use fewer segments
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
// FOREIGN: more than 32 bits can address.
// PIPELINE: stream-k{segments=1100 least=18}
// CHECK-NEXT: stream-k-invalid.mlir:95:3: error: tile.work: needed less than 2 GiB of partial sums; found 2305818624 bytes; use fewer segments or smaller blocks
tile.kernel @wide ["c"] outputs 1 sizes {m = array<i64: 0, 0>, n = array<i64: 0, 1>} {
^bb0(%c: memref<32768x32768xf32, #tile.space<global>>):
  %m = arith.constant 32768 : index
  %k = arith.constant 288 : index
  tile.work of %m by %m by %k in blocks [512, 512, 16] {
  ^bb0(%row: index, %column: index, %k0: index, %k1: index, %first: i1, %last: i1):
    %step = arith.constant 16 : index
    %zero = tile.zero : !tile.fragment<512x512xf32>
    %total = scf.for %at = %k0 to %k1 step %step iter_args(%acc = %zero) -> (!tile.fragment<512x512xf32>) {
      scf.yield %acc : !tile.fragment<512x512xf32>
    }
    scf.if %last {
      %z = tile.window %c[%row, %column] within [%m, %m] : memref<32768x32768xf32, #tile.space<global>> to !tile.window<512x512xf32>
      tile.store "out" <role> %total to %z : !tile.fragment<512x512xf32> to !tile.window<512x512xf32>
    }
  }
}

// -----
// FOREIGN: a stream of more blocks than there are.
// PIPELINE: schedule-work{persistent=true}
// CHECK-NEXT: stream-k-invalid.mlir:117:3: error: tile.work: needed 4 blocks in the stream and whole ones that 2 share evenly; found 1 blocks; run form-cluster before stream-k
tile.kernel @others ["c"] outputs 1 sizes {m = array<i64: 0, 0>, n = array<i64: 0, 1>} {
^bb0(%c: memref<64x64xf32, #tile.space<global>>):
  %m = arith.constant 64 : index
  %k = arith.constant 288 : index
  tile.work of %m by %m by %k in blocks [64, 64, 16] streamed [2, 4, 4] {
  ^bb0(%row: index, %column: index, %k0: index, %k1: index, %first: i1, %last: i1, %slot: index, %part: index, %parts: index):
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
// FOREIGN: rows that are counted when the kernel runs.
// PIPELINE: stream-k
// CHECK-NEXT: stream-k-invalid.mlir:140:3: error: tile.work: needed constant extents of the work; found a computed one; use split-k, or leave K whole
tile.kernel @rows ["c"] outputs 1 sizes {m = array<i64: 0, 0>, n = array<i64: 0, 1>} {
^bb0(%c: memref<64x64xf32, #tile.space<global>>):
  %m = arith.constant 64 : index
  %k = arith.constant 288 : index
  %rows = arith.addi %m, %m : index
  tile.work of %rows by %m by %k in blocks [64, 64, 16] {
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
// FOREIGN: a stream of blocks whose rows a launch tells.
// PIPELINE: schedule-work{persistent=true}
// CHECK-NEXT: stream-k-invalid.mlir:163:3: error: tile.work: needed constant extents of a stream of blocks; found a computed one
tile.kernel @counted ["c"] outputs 1 sizes {m = array<i64: 0, 0>, n = array<i64: 0, 1>} dynamic {m = array<i64: 0, 0>} guard {m = array<i64: 0, 4096, 8>} {
^bb0(%c: memref<?x64xf32, #tile.space<global>>):
  %m = tile.extent "m"
  %n = arith.constant 64 : index
  %k = arith.constant 288 : index
  tile.work of %m by %n by %k in blocks [64, 64, 16] streamed [2, 4, 4] {
  ^bb0(%row: index, %column: index, %k0: index, %k1: index, %first: i1, %last: i1, %slot: index, %part: index, %parts: index):
    %step = arith.constant 16 : index
    %zero = tile.zero : !tile.fragment<64x64xf32>
    %total = scf.for %at = %k0 to %k1 step %step iter_args(%acc = %zero) -> (!tile.fragment<64x64xf32>) {
      scf.yield %acc : !tile.fragment<64x64xf32>
    }
    scf.if %last {
      %z = tile.window %c[%row, %column] within [%m, %n] : memref<?x64xf32, #tile.space<global>> to !tile.window<64x64xf32>
      tile.store "out" <role> %total to %z : !tile.fragment<64x64xf32> to !tile.window<64x64xf32>
    }
  }
}
