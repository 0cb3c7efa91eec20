// RUN: gemmc %s -p form-loops | filecheck %s

// The input lies along d0, the result's rows along d1: 8 lanes have neighbours along d0, whose elements are a sector, of
// each of 4 runs along d1, which are two sectors of the result; 4 warps are beside each other along d0, 128 bytes.
// CHECK-LABEL: tile.kernel @wide
// CHECK:        %at = arith.addi
// CHECK:        [[C8:%.*]] = arith.constant 8 : index
// CHECK-NEXT:   [[LANE:%.*]] = arith.remui %at, [[C8]]
// CHECK:        [[LEFT:%.*]] = arith.divui %at
// CHECK:        [[C4:%.*]] = arith.constant 4 : index
// CHECK-NEXT:   [[PIECE:%.*]] = arith.remui [[LEFT]], [[C4]]
// CHECK:        [[WARPS:%.*]] = arith.divui [[LEFT]]
// CHECK:        [[BESIDE:%.*]] = arith.remui [[WARPS]]
// CHECK:        tile.transfer_read %arg0[%d1, %d0] step 64 width 1
// CHECK:        tile.transfer_write %value to %result0[%d0, %d1] width 4
func.func @wide(%x: tensor<48x64xf32>) -> tensor<64x48xf32> {
  %r = tile.loops %x maps [affine_map<(d0, d1) -> (d1, d0)>] : tensor<48x64xf32> -> tensor<64x48xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  func.return %r : tensor<64x48xf32>
}

// FOREIGN: a function that form-program would have named otherwise.
// Of a smaller input alone, neighbours are along the rows.
// CHECK-LABEL: tile.kernel @beside
// CHECK:        [[C12:%.*]] = arith.constant 12 : index
// CHECK-NEXT:   arith.remui %at, [[C12]]
func.func @beside(%x: tensor<64x48xf32>, %y: tensor<48x1xf32>) -> tensor<64x48xf32> {
  %r = tile.loops %x, %y maps [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1, 0)>] : tensor<64x48xf32>, tensor<48x1xf32> -> tensor<64x48xf32> {
  ^bb0(%e: f32, %f: f32):
    %s = arith.addf %e, %f : f32
    tile.yield %s : f32
  }
  func.return %r : tensor<64x48xf32>
}

// 15 runs of 4 along the rows are shared by 4 lanes each, and 132 elements along d0 by 8: some lanes have none.
// CHECK-LABEL: tile.kernel @ragged
// CHECK:        [[C8:%.*]] = arith.constant 8 : index
// CHECK-NEXT:   arith.remui %at, [[C8]]
// CHECK:        [[ROWS:%.*]] = arith.cmpi ult, %d0
// CHECK:        [[COLUMNS:%.*]] = arith.cmpi ult, %d1
// CHECK:        [[INSIDE:%.*]] = arith.andi [[ROWS]], [[COLUMNS]]
// CHECK-NEXT:   scf.if [[INSIDE]] {
// CHECK-NEXT:     {{.*}}tile.transfer_read %arg0[%d1, %d0]
func.func @ragged(%x: tensor<60x132xf32>) -> tensor<132x60xf32> {
  %r = tile.loops %x maps [affine_map<(d0, d1) -> (d1, d0)>] : tensor<60x132xf32> -> tensor<132x60xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  func.return %r : tensor<132x60xf32>
}

// Where more than an eighth would be outside, neighbours are along the rows.
// CHECK-LABEL: tile.kernel @small
// CHECK:        [[C17:%.*]] = arith.constant 17 : index
// CHECK-NEXT:   arith.remui %at, [[C17]]
func.func @small(%x: tensor<17x33xf32>) -> tensor<33x17xf32> {
  %r = tile.loops %x maps [affine_map<(d0, d1) -> (d1, d0)>] : tensor<17x33xf32> -> tensor<33x17xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  func.return %r : tensor<33x17xf32>
}
