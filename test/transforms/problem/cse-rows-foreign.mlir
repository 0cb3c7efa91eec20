// RUN: gemmc %s -p cse-rows | filecheck %s

// FOREIGN: what is no function of loops over rows stays: a function without a body, one without
// loops, and one of a sum alone.
// CHECK-LABEL: func.func private @elsewhere
// CHECK-LABEL: func.func @same(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
// CHECK-NEXT:    func.return %x
// CHECK-LABEL: func.func @alone
// CHECK-COUNT-1: tile.loops
// CHECK-NOT:     tile.loops
func.func private @elsewhere(tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @same(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  func.return %x : tensor<4x8xf32>
}
func.func @alone(%x: tensor<4x8xf32>) -> tensor<4xf32> {
  %s = tile.loops %x maps [affine_map<(d0, d1) -> (d0, d1)>] over [8] by "add" : tensor<4x8xf32> -> tensor<4xf32> {
  ^bb0(%e: f32):
    %p = math.exp %e : f32
    %q = math.exp %e : f32
    %d = arith.addf %p, %q : f32
    tile.yield %d : f32
  }
  func.return %s : tensor<4xf32>
}
