// RUN: gemmc %s --pipeline 'normalize-contractions,pair-products{gain=0.0}' --emit mlir | filecheck %s
// RUN: gemmc %s --pipeline 'normalize-contractions,pair-products{gain=1000000000.0}' --emit mlir | filecheck %s --check-prefix NONE
// NONE-NOT: beside

// The epilogue of the product that is read by the other, then the other's, with both biases.
// CHECK-LABEL: func.func @gated
// CHECK:         %r = tile.contract %x, %v beside %w with %b maps [{{.*}}, affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d1)>] accumulate f32 : tensor<16x64xbf16>, tensor<32x64xbf16> beside tensor<32x64xbf16> with tensor<32xf32> -> tensor<16x32xbf16> {
// CHECK-NEXT:    ^bb0(%0: f32, %1: f32, %2: f32):
// CHECK-NEXT:      [[S:%.*]] = arith.addf %1, %2 : f32
// CHECK-NEXT:      %m = arith.mulf %0, [[S]] : f32
// CHECK-NOT:     tile.contract
func.func @gated(%x: tensor<16x64xbf16>, %v: tensor<32x64xbf16>, %w: tensor<32x64xbf16>, %b: tensor<32xf32>) -> tensor<16x32xbf16> {
  %z = arith.constant dense<0.0> : tensor<16x32xf32>
  %o = tensor.empty() : tensor<16x32xbf16>
  %e = tensor.empty() : tensor<16x32xf32>
  %g = linalg.matmul_transpose_b ins(%x, %v : tensor<16x64xbf16>, tensor<32x64xbf16>) outs(%z : tensor<16x32xf32>) -> tensor<16x32xf32>
  %u = linalg.matmul_transpose_b ins(%x, %w : tensor<16x64xbf16>, tensor<32x64xbf16>) outs(%z : tensor<16x32xf32>) -> tensor<16x32xf32>
  %ub = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%u, %b : tensor<16x32xf32>, tensor<32xf32>) outs(%e : tensor<16x32xf32>) {
  ^bb0(%a: f32, %i: f32, %out: f32):
    %s = arith.addf %a, %i : f32
    linalg.yield %s : f32
  } -> tensor<16x32xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%g, %ub : tensor<16x32xf32>, tensor<16x32xf32>) outs(%o : tensor<16x32xbf16>) {
  ^bb0(%p: f32, %q: f32, %out: bf16):
    %m = arith.mulf %p, %q : f32
    %t = arith.truncf %m : f32 to bf16
    linalg.yield %t : bf16
  } -> tensor<16x32xbf16>
  return %r : tensor<16x32xbf16>
}

// FOREIGN: a product that is returned besides, one of another left operand, operands in f32 and rows
// of no whole 16 bytes stay apart; two that share the right operand are paired transposed.
// CHECK-LABEL: func.func @kept
// CHECK-NOT:     beside
// CHECK:         return
func.func @kept(%x: tensor<16x64xbf16>, %v: tensor<32x64xbf16>, %w: tensor<32x64xbf16>) -> (tensor<16x32xf32>, tensor<16x32xf32>) {
  %g = tile.contract %x, %v maps [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>] accumulate f32 : tensor<16x64xbf16>, tensor<32x64xbf16> -> tensor<16x32xf32> {
  ^bb0(%a: f32):
    tile.yield %a : f32
  }
  %r = tile.contract %x, %w with %g maps [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] accumulate f32 : tensor<16x64xbf16>, tensor<32x64xbf16> with tensor<16x32xf32> -> tensor<16x32xf32> {
  ^bb0(%a: f32, %b: f32):
    %m = arith.mulf %a, %b : f32
    tile.yield %m : f32
  }
  return %g, %r : tensor<16x32xf32>, tensor<16x32xf32>
}

// CHECK-LABEL: func.func @apart
// CHECK-NOT:     beside
// CHECK:         return
func.func @apart(%x: tensor<16x64xbf16>, %y: tensor<16x64xbf16>, %v: tensor<32x64xbf16>, %w: tensor<32x64xbf16>) -> tensor<16x32xf32> {
  %g = tile.contract %x, %v maps [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>] accumulate f32 : tensor<16x64xbf16>, tensor<32x64xbf16> -> tensor<16x32xf32> {
  ^bb0(%a: f32):
    tile.yield %a : f32
  }
  %r = tile.contract %y, %w with %g maps [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] accumulate f32 : tensor<16x64xbf16>, tensor<32x64xbf16> with tensor<16x32xf32> -> tensor<16x32xf32> {
  ^bb0(%a: f32, %b: f32):
    %m = arith.mulf %a, %b : f32
    tile.yield %m : f32
  }
  return %r : tensor<16x32xf32>
}

// CHECK-LABEL: func.func @short_rows
// CHECK-NOT:     beside
// CHECK:         return
func.func @short_rows(%x: tensor<16x62xbf16>, %v: tensor<32x62xbf16>, %w: tensor<32x62xbf16>) -> tensor<16x32xf32> {
  %g = tile.contract %x, %v maps [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>] accumulate f32 : tensor<16x62xbf16>, tensor<32x62xbf16> -> tensor<16x32xf32> {
  ^bb0(%a: f32):
    tile.yield %a : f32
  }
  %r = tile.contract %x, %w with %g maps [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] accumulate f32 : tensor<16x62xbf16>, tensor<32x62xbf16> with tensor<16x32xf32> -> tensor<16x32xf32> {
  ^bb0(%a: f32, %b: f32):
    %m = arith.mulf %a, %b : f32
    tile.yield %m : f32
  }
  return %r : tensor<16x32xf32>
}

// CHECK-LABEL: func.func @right
// CHECK:         tile.contract %x, %w beside %v maps [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d1, d0)>]
func.func @right(%x: tensor<16x64xbf16>, %v: tensor<32x64xbf16>, %w: tensor<32x64xbf16>) -> tensor<32x16xf32> {
  %g = tile.contract %v, %x maps [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>] accumulate f32 : tensor<32x64xbf16>, tensor<16x64xbf16> -> tensor<32x16xf32> {
  ^bb0(%a: f32):
    tile.yield %a : f32
  }
  %r = tile.contract %w, %x with %g maps [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] accumulate f32 : tensor<32x64xbf16>, tensor<16x64xbf16> with tensor<32x16xf32> -> tensor<32x16xf32> {
  ^bb0(%a: f32, %b: f32):
    %m = arith.mulf %a, %b : f32
    tile.yield %m : f32
  }
  return %r : tensor<32x16xf32>
}

// Two views of %x that are the same elements are one operand, and only one is left; other rows of it
// are another operand.
// CHECK-LABEL: func.func @views
// CHECK:         [[X:%.*]] = tensor.collapse_shape %x
// CHECK-NOT:     tensor.collapse_shape
// CHECK:         tile.contract [[X]], %w beside %v
// CHECK:         return
func.func @views(%x: tensor<2x8x64xbf16>, %v: tensor<32x64xbf16>, %w: tensor<32x64xbf16>) -> tensor<16x32xf32> {
  %one = tensor.collapse_shape %x [[0, 1], [2]] : tensor<2x8x64xbf16> into tensor<16x64xbf16>
  %other = tensor.collapse_shape %x [[0, 1], [2]] : tensor<2x8x64xbf16> into tensor<16x64xbf16>
  %g = tile.contract %one, %v maps [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>] accumulate f32 : tensor<16x64xbf16>, tensor<32x64xbf16> -> tensor<16x32xf32> {
  ^bb0(%a: f32):
    tile.yield %a : f32
  }
  %r = tile.contract %other, %w with %g maps [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] accumulate f32 : tensor<16x64xbf16>, tensor<32x64xbf16> with tensor<16x32xf32> -> tensor<16x32xf32> {
  ^bb0(%a: f32, %b: f32):
    %m = arith.mulf %a, %b : f32
    tile.yield %m : f32
  }
  return %r : tensor<16x32xf32>
}

// CHECK-LABEL: func.func @rows
// CHECK:         tile.contract
// CHECK-NOT:     beside
// CHECK:         return
func.func @rows(%x: tensor<32x64xbf16>, %v: tensor<32x64xbf16>, %w: tensor<32x64xbf16>) -> tensor<16x32xf32> {
  %one = tensor.extract_slice %x[0, 0] [16, 64] [1, 1] : tensor<32x64xbf16> to tensor<16x64xbf16>
  %other = tensor.extract_slice %x[16, 0] [16, 64] [1, 1] : tensor<32x64xbf16> to tensor<16x64xbf16>
  %g = tile.contract %one, %v maps [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>] accumulate f32 : tensor<16x64xbf16>, tensor<32x64xbf16> -> tensor<16x32xf32> {
  ^bb0(%a: f32):
    tile.yield %a : f32
  }
  %r = tile.contract %other, %w with %g maps [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] accumulate f32 : tensor<16x64xbf16>, tensor<32x64xbf16> with tensor<16x32xf32> -> tensor<16x32xf32> {
  ^bb0(%a: f32, %b: f32):
    %m = arith.mulf %a, %b : f32
    tile.yield %m : f32
  }
  return %r : tensor<16x32xf32>
}
