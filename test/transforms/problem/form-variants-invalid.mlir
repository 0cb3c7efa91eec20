// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// PIPELINE: form-variants
// CHECK: <pipeline>:1:1: error: form-variants: needed most=A,B,… of ascending sizes, or beyond=A; found most= beyond=0
// PIPELINE: form-variants{most=16,16}
// CHECK-NEXT: <pipeline>:1:1: error: form-variants: needed most=A,B,… of ascending sizes, or beyond=A; found most=16,16 beyond=0
// PIPELINE: form-variants{most=16,32 planned=8}
// CHECK-NEXT: <pipeline>:1:1: error: form-variants: needed planned=A,B,… of 2 sizes, or none; found planned=8
// PIPELINE: form-variants{most=16 function=other}
// CHECK-NEXT: form-variants-invalid.mlir:1:1: error: builtin.module: needed a function other; found none
// PIPELINE: form-variants{size=n most=16}
// CHECK-NEXT: form-variants-invalid.mlir:17:3: error: tile.contract: needed a dynamic size of the product (m); found n
// PIPELINE: form-variants{most=16}
// CHECK-NEXT: form-variants-invalid.mlir:16:1: error: func.func: needed tile.guard of dynamic sizes; found one of [1, 0]
func.func @linear(%x: tensor<?x4xf32>, %w: tensor<8x4xf32>) -> tensor<?x8xf32> attributes {tile.guard = [array<i64: 1, 0, 8, 16, 8>]} {
  %r = tile.contract %x, %w maps [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>] accumulate f32 : tensor<?x4xf32>, tensor<8x4xf32> -> tensor<?x8xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  func.return %r : tensor<?x8xf32>
}

// Kernels would keep what a function alone promises, and none would be for the other sizes.
// -----
// PIPELINE: form-variants{most=16}
// CHECK: form-variants-invalid.mlir:32:1: error: func.func: needed a function for all sizes, or a launch.run of it and others; found tile.guard of a function alone; leave tile.guard out, or launch it ahead of a kernel for all sizes
// PIPELINE: align-variants{sizes=m}
// CHECK-NEXT: form-variants-invalid.mlir:32:1: error: func.func: needed a function for all sizes
// PIPELINE: auto
// CHECK-NEXT: form-variants-invalid.mlir:32:1: error: func.func: needed a function for all sizes
func.func @few(%x: tensor<?x4xf32>, %w: tensor<8x4xf32>) -> tensor<?x8xf32> attributes {tile.guard = [array<i64: 0, 0, 0, 16, 1>]} {
  %r = tile.contract %x, %w maps [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>] accumulate f32 : tensor<?x4xf32>, tensor<8x4xf32> -> tensor<?x8xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  func.return %r : tensor<?x8xf32>
}
