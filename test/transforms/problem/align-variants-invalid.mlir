// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// PIPELINE: align-variants
// CHECK: <pipeline>:1:1: error: align-variants: needed sizes=A,B,… and a multiple of 1 or more; found sizes= multiple=8 least=1
// PIPELINE: align-variants{sizes=k multiple=0}
// CHECK-NEXT: <pipeline>:1:1: error: align-variants: needed sizes=A,B,… and a multiple of 1 or more; found sizes=k multiple=0 least=1
// PIPELINE: align-variants{sizes=k function=other}
// CHECK-NEXT: align-variants-invalid.mlir:1:1: error: builtin.module: needed a function other; found none
// PIPELINE: align-variants{sizes=m,n}
// CHECK-NEXT: align-variants-invalid.mlir:15:3: error: tile.contract: needed dynamic sizes of the product (m); found n
// PIPELINE: align-variants{sizes=m filled=k}
// CHECK-NEXT: align-variants-invalid.mlir:15:3: error: tile.contract: needed dynamic sizes of the product (m); found k
func.func @linear(%x: tensor<?x4xf32>, %w: tensor<8x4xf32>) -> tensor<?x8xf32> {
  %r = tile.contract %x, %w maps [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>] accumulate f32 : tensor<?x4xf32>, tensor<8x4xf32> -> tensor<?x8xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  func.return %r : tensor<?x8xf32>
}
