// RUN: gemmc %s -p form-loops | filecheck %s
// RUN: gemmc %s -p 'form-loops{warps=2}' | filecheck %s --check-prefix TWO
// RUN: gemmc %s -p 'form-loops{warps=1}' | filecheck %s --check-prefix ALONE
// FOREIGN: functions of the names of rows, which form-program would not have made.

// Of rows of 8 KB eight warps share each sum: a place of shared memory for what each of them has, written by its first lane, and
// behind a barrier the first thread of the row combines them.
// CHECK-LABEL: tile.kernel @long
// CHECK-SAME:    grid ["9"] threads 256
// CHECK:        [[ROW:%.*]] = arith.divui %thread, %c256
// CHECK:        [[LANE:%.*]] = arith.remui %thread, %c256
// CHECK:        [[FIRST:%.*]] = arith.cmpi eq
// CHECK:        [[WARP:%.*]] = arith.divui [[LANE]], %c32
// CHECK:        [[OWN:%own]] = tile.reduce "add" across 32
// CHECK:        [[PARTS:%parts]] = tile.alloc : memref<1x8xf32
// CHECK-NEXT:   scf.if [[FIRST]] {
// CHECK-NEXT:     [[PLACE:%place]] = tile.part [[PARTS]]{{\[}}[[ROW]], [[WARP]]] of [1, 8]
// CHECK-NEXT:     tile.store "part" <thread> [[OWN]] to [[PLACE]]
// CHECK-NEXT:   }
// CHECK-NEXT:   barrier.sync 0
// CHECK:        scf.if
// CHECK:          [[ALL:%row]] = tile.part [[PARTS]]{{\[}}[[ROW]], {{.*}}] of [1, 1]
// CHECK:          [[HELD:%found]] = tile.load [[ALL]]
// CHECK:          tile.reduce "add" across 1 [[HELD]]
// CHECK:          tile.transfer_write
// TWO-LABEL: tile.kernel @long
// TWO-SAME:    grid ["3"] threads 256
// Three rows of the last CTA are not there: their warps sum the last one's, meet the others, and store nothing.
// TWO:         [[IN:%.*]] = arith.cmpi ult, {{.*}}, %c9
// TWO:         arith.select [[IN]]
// TWO:         barrier.sync 0
// TWO:         arith.andi {{.*}}, [[IN]]
// TWO:         scf.if
// ALONE-LABEL: tile.kernel @long
// ALONE-SAME:    grid ["2"] threads 256
// ALONE-NOT:   barrier.sync
func.func @long(%x: tensor<9x2048xf32>) -> tensor<9xf32> {
  %r = tile.loops %x maps [affine_map<(d0, d1) -> (d0, d1)>] over [2048] by "add" : tensor<9x2048xf32> -> tensor<9xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  func.return %r : tensor<9xf32>
}

// The last step is some lanes' only; as bytes count, rows of 3000 elements of 16 bits are for four warps.
// CHECK-LABEL: tile.kernel @ragged
// CHECK-SAME:    grid ["4"] threads 256
// CHECK:        tile.transfer_read %arg0[{{.*}}] step 1 width 8 if
// CHECK:        tile.alloc : memref<2x4xf32
// CHECK:        barrier.sync 0
func.func @ragged(%x: tensor<7x3000xbf16>) -> tensor<7xf32> {
  %r = tile.loops %x maps [affine_map<(d0, d1) -> (d0, d1)>] over [3000] by "max" : tensor<7x3000xbf16> -> tensor<7xf32> {
  ^bb0(%e: bf16):
    %w = arith.extf %e : bf16 to f32
    tile.yield %w : f32
  }
  func.return %r : tensor<7xf32>
}

// Rows of less than 2 KB are a warp's, and sums of integers, which have no way through shared memory.
// CHECK-LABEL: tile.kernel @short
// CHECK-NOT:    barrier.sync
// CHECK-LABEL: tile.kernel @whole
// CHECK-NOT:    barrier.sync
func.func @short(%x: tensor<9x480xf32>) -> tensor<9xf32> {
  %r = tile.loops %x maps [affine_map<(d0, d1) -> (d0, d1)>] over [480] by "add" : tensor<9x480xf32> -> tensor<9xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  func.return %r : tensor<9xf32>
}

func.func @whole(%x: tensor<9x2048xi32>) -> tensor<9xi32> {
  %r = tile.loops %x maps [affine_map<(d0, d1) -> (d0, d1)>] over [2048] by "add" : tensor<9x2048xi32> -> tensor<9xi32> {
  ^bb0(%e: i32):
    tile.yield %e : i32
  }
  func.return %r : tensor<9xi32>
}

// A vector that is a column is read in runs: the loop of one iteration moves nothing.
// CHECK-LABEL: tile.kernel @column
// CHECK:        tile.transfer_read %arg0[{{.*}}] step 1 width 8 :
// CHECK-NEXT:   tile.transfer_read %arg1[{{.*}}] step 1 width 8 :
func.func @column(%x: tensor<9x512xbf16>, %v: tensor<512x1xbf16>) -> tensor<9x1xf32> {
  %r = tile.loops %x, %v maps [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>] over [512] by "add" : tensor<9x512xbf16>, tensor<512x1xbf16> -> tensor<9x1xf32> {
  ^bb0(%e: bf16, %f: bf16):
    %g = arith.extf %e : bf16 to f32
    %h = arith.extf %f : bf16 to f32
    %p = arith.mulf %g, %h : f32
    tile.yield %p : f32
  }
  func.return %r : tensor<9x1xf32>
}
