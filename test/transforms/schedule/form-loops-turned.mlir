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
// Of a smaller input alone, or of rows that whole warps do not share, neighbours are along the rows.
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

// CHECK-LABEL: tile.kernel @ragged
// CHECK:        [[C12:%.*]] = arith.constant 12 : index
// CHECK-NEXT:   arith.remui %at, [[C12]]
func.func @ragged(%x: tensor<48x60xf32>) -> tensor<60x48xf32> {
  %r = tile.loops %x maps [affine_map<(d0, d1) -> (d1, d0)>] : tensor<48x60xf32> -> tensor<60x48xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  func.return %r : tensor<60x48xf32>
}
