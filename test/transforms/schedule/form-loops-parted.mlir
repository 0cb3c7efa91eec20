// RUN: gemmc %s -p form-loops | filecheck %s

// A row that is padded by one element begins inside of a run of four, and ends inside of one: each
// element is read apart, those ahead of the row and behind it are zeros.
// CHECK-LABEL: tile.kernel @padded
// CHECK:        arith.addi %d1, %c-1
// CHECK:        [[IN:%.*]] = arith.subi %c14, [[AT:%.*]] : index
// CHECK:        [[OUT:%.*]] = arith.subi %c0, [[AT]] : index
// CHECK:        tile.transfer_read %arg0[%d0, {{%.*}}] step 1 width 1 outside [[OUT]] inside [[IN]] : memref<8x14xf32
// CHECK:        tile.transfer_write {{.*}} to %result0[%d0, %d1] width 4
func.func @padded(%x: tensor<8x14xf32>) -> tensor<8x16xf32> {
  %r = tile.loops %x maps [affine_map<(d0, d1) -> (d0, d1 - 1)>] : tensor<8x14xf32> -> tensor<8x16xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  func.return %r : tensor<8x16xf32>
}

// Of two indices that leave the tensor along one loop, or one that steps by two, a thread has one
// element.
// CHECK-LABEL: tile.kernel @diagonal
// CHECK-NOT:    outside
// CHECK:        tile.transfer_write {{.*}} width 1
// CHECK-LABEL: tile.kernel @strided
// CHECK-NOT:    outside
// CHECK:        tile.transfer_write {{.*}} width 1
func.func @diagonal(%x: tensor<14x14xf32>) -> tensor<16xf32> {
  %r = tile.loops %x maps [affine_map<(d0) -> (d0 - 1, d0 - 1)>] : tensor<14x14xf32> -> tensor<16xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  func.return %r : tensor<16xf32>
}

func.func @strided(%x: tensor<30xf32>) -> tensor<16xf32> {
  %r = tile.loops %x maps [affine_map<(d0) -> (d0 * 2 - 1)>] : tensor<30xf32> -> tensor<16xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  func.return %r : tensor<16xf32>
}

// The window's columns are three of a warp's 32 lanes: of 16384 elements each is a thread's. So is
// one of few whose innermost loop has one iteration.
// CHECK-LABEL: tile.kernel @window
// CHECK-NOT:    tile.reduce
// CHECK-LABEL: tile.kernel @few
// CHECK:        tile.reduce "add" across 32
// CHECK-LABEL: tile.kernel @one
// CHECK-NOT:    tile.reduce
func.func @window(%x: tensor<130x130xf32>) -> tensor<128x128xf32> {
  %r = tile.loops %x maps [affine_map<(d0, d1, d2, d3) -> (d0 + d2, d1 + d3)>] over [3, 3] by "add" : tensor<130x130xf32> -> tensor<128x128xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  func.return %r : tensor<128x128xf32>
}

func.func @few(%x: tensor<66x130xf32>) -> tensor<64x128xf32> {
  %r = tile.loops %x maps [affine_map<(d0, d1, d2, d3) -> (d0 + d2, d1 + d3)>] over [3, 3] by "add" : tensor<66x130xf32> -> tensor<64x128xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  func.return %r : tensor<64x128xf32>
}

func.func @one(%x: tensor<66x8x1xf32>) -> tensor<64x8xf32> {
  %r = tile.loops %x maps [affine_map<(d0, d1, d2, d3) -> (d0 + d2, d1, d3)>] over [3, 1] by "add" : tensor<66x8x1xf32> -> tensor<64x8xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  func.return %r : tensor<64x8xf32>
}
