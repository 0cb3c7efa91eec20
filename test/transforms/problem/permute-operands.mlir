// RUN: gemmc %s --pipeline 'normalize-contractions,permute-operands' --emit mlir | filecheck %s
// RUN: gemmc %s --pipeline 'normalize-contractions,permute-operands{gain=1000000000.0}' --emit mlir | filecheck %s --check-prefix LEFT

// LEFT-NOT: linalg.transpose

// A sum over two dimensions, of which lhs has the short one innermost: lhs has it outside, and both
// are one of 8192.
// CHECK-LABEL: func.func @two_sums
// CHECK:         %[[T:.*]] = linalg.transpose ins(%a:tensor<1024x2048x4xf32>) outs(%{{.*}}:tensor<1024x4x2048xf32>) permutation = [0, 2, 1]
// CHECK:         %[[L:.*]] = tensor.collapse_shape %[[T]] {{\[\[}}0 : i64], [1 : i64, 2 : i64]] : tensor<1024x4x2048xf32> into tensor<1024x8192xf32>
// CHECK:         %[[R:.*]] = tensor.collapse_shape %b {{\[\[}}0 : i64, 1 : i64], [2 : i64]] : tensor<4x2048x1536xf32> into tensor<8192x1536xf32>
// CHECK:         tile.contract %[[L]], %[[R]] maps [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]
func.func @two_sums(%a: tensor<1024x2048x4xf32>, %b: tensor<4x2048x1536xf32>) -> tensor<1024x1536xf32> {
  %z = arith.constant dense<0.0> : tensor<1024x1536xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(m, n, e, h) -> (m, h, e)>, affine_map<(m, n, e, h) -> (e, h, n)>, affine_map<(m, n, e, h) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%a, %b : tensor<1024x2048x4xf32>, tensor<4x2048x1536xf32>) outs(%z : tensor<1024x1536xf32>) {
  ^bb0(%x: f32, %y: f32, %acc: f32):
    %p = arith.mulf %x, %y : f32
    %q = arith.addf %acc, %p : f32
    linalg.yield %q : f32
  } -> tensor<1024x1536xf32>
  return %0 : tensor<1024x1536xf32>
}

// FOREIGN: a result with the batch innermost, with an epilogue: rows of the product are written, and
// turned behind it.
// CHECK-LABEL: func.func @batch_inside
// CHECK:         %[[C:.*]] = tile.contract
// CHECK-SAME:    -> tensor<256x1024x256xbf16>
// CHECK:         linalg.transpose ins(%[[C]]:tensor<256x1024x256xbf16>) outs(%{{.*}}:tensor<1024x256x256xbf16>) permutation = [1, 2, 0]
func.func @batch_inside(%a: tensor<256x1024x256xbf16>, %b: tensor<256x256x256xbf16>) -> tensor<1024x256x256xbf16> {
  %z = arith.constant dense<0.0> : tensor<1024x256x256xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(m, n, b, k) -> (b, m, k)>, affine_map<(m, n, b, k) -> (b, k, n)>, affine_map<(m, n, b, k) -> (m, n, b)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<256x1024x256xbf16>, tensor<256x256x256xbf16>) outs(%z : tensor<1024x256x256xf32>) {
  ^bb0(%x: bf16, %y: bf16, %acc: f32):
    %xx = arith.extf %x : bf16 to f32
    %yy = arith.extf %y : bf16 to f32
    %p = arith.mulf %xx, %yy : f32
    %q = arith.addf %acc, %p : f32
    linalg.yield %q : f32
  } -> tensor<1024x256x256xf32>
  %e = tensor.empty() : tensor<1024x256x256xbf16>
  %1 = linalg.generic {indexing_maps = [affine_map<(m, n, b) -> (m, n, b)>, affine_map<(m, n, b) -> (m, n, b)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%0 : tensor<1024x256x256xf32>) outs(%e : tensor<1024x256x256xbf16>) {
  ^bb0(%x: f32, %o: bf16):
    %y = arith.truncf %x : f32 to bf16
    linalg.yield %y : bf16
  } -> tensor<1024x256x256xbf16>
  return %1 : tensor<1024x256x256xbf16>
}

// Heads between the sequence and their channels are rows already; small products and open sizes stay.
// CHECK-LABEL: func.func @heads
// CHECK-NOT:     linalg.transpose
// CHECK-LABEL: func.func @small
// CHECK-NOT:     linalg.transpose
// CHECK-LABEL: func.func @open
// CHECK-NOT:     linalg.transpose
func.func @heads(%q: tensor<2x1024x16x64xbf16>, %k: tensor<2x1024x16x64xbf16>) -> tensor<2x16x1024x1024xf32> {
  %z = arith.constant dense<0.0> : tensor<2x16x1024x1024xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n, k) -> (b, m, h, k)>, affine_map<(b, h, m, n, k) -> (b, n, h, k)>, affine_map<(b, h, m, n, k) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%q, %k : tensor<2x1024x16x64xbf16>, tensor<2x1024x16x64xbf16>) outs(%z : tensor<2x16x1024x1024xf32>) {
  ^bb0(%x: bf16, %y: bf16, %acc: f32):
    %xx = arith.extf %x : bf16 to f32
    %yy = arith.extf %y : bf16 to f32
    %p = arith.mulf %xx, %yy : f32
    %s = arith.addf %acc, %p : f32
    linalg.yield %s : f32
  } -> tensor<2x16x1024x1024xf32>
  return %0 : tensor<2x16x1024x1024xf32>
}

func.func @small(%a: tensor<16x8x4xf32>, %b: tensor<4x8x24xf32>) -> tensor<16x24xf32> {
  %z = arith.constant dense<0.0> : tensor<16x24xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(m, n, e, h) -> (m, h, e)>, affine_map<(m, n, e, h) -> (e, h, n)>, affine_map<(m, n, e, h) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%a, %b : tensor<16x8x4xf32>, tensor<4x8x24xf32>) outs(%z : tensor<16x24xf32>) {
  ^bb0(%x: f32, %y: f32, %acc: f32):
    %p = arith.mulf %x, %y : f32
    %q = arith.addf %acc, %p : f32
    linalg.yield %q : f32
  } -> tensor<16x24xf32>
  return %0 : tensor<16x24xf32>
}

func.func @open(%a: tensor<?x2048x4xf32>, %b: tensor<4x2048x1536xf32>, %z: tensor<?x1536xf32>) -> tensor<?x1536xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(m, n, e, h) -> (m, h, e)>, affine_map<(m, n, e, h) -> (e, h, n)>, affine_map<(m, n, e, h) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%a, %b : tensor<?x2048x4xf32>, tensor<4x2048x1536xf32>) outs(%z : tensor<?x1536xf32>) {
  ^bb0(%x: f32, %y: f32, %acc: f32):
    %p = arith.mulf %x, %y : f32
    %q = arith.addf %acc, %p : f32
    linalg.yield %q : f32
  } -> tensor<?x1536xf32>
  return %0 : tensor<?x1536xf32>
}
