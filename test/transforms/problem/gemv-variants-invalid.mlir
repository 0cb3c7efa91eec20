// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// PIPELINE: gemv-variants{function=other}
// CHECK: gemv-variants-invalid.mlir:1:1: error: builtin.module: needed a function other; found none
// PIPELINE: gemv-variants{size=n}
// CHECK-NEXT: gemv-variants-invalid.mlir:9:3: error: tile.contract: needed a product of which a launch tells the size n alone; found another
func.func @linear(%x: tensor<?x4xf32>, %w: tensor<8x4xf32>) -> tensor<?x8xf32> {
  %r = tile.contract %x, %w maps [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>] accumulate f32 : tensor<?x4xf32>, tensor<8x4xf32> -> tensor<?x8xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  func.return %r : tensor<?x8xf32>
}
