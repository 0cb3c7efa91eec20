// RUN: gemmc %s --pipeline unpack-products --emit mlir | filecheck %s
// RUN: gemmc %s --pipeline 'unpack-products,normalize-contractions,pair-products' --emit mlir | filecheck %s --check-prefix PAIR

// The cast of the whole product is one of each half.
// CHECK-LABEL: func.func @packed
// CHECK:         %w_1 = tensor.extract_slice %w[0, 0] [64, 32] [1, 1] : tensor<64x64xbf16> to tensor<64x32xbf16>
// CHECK:         linalg.matmul ins(%x, %w_1 : tensor<16x64xbf16>, tensor<64x32xbf16>)
// CHECK:         arith.truncf %{{.*}} : f32 to bf16
// CHECK:         %w_2 = tensor.extract_slice %w[0, 32] [64, 32] [1, 1] : tensor<64x64xbf16> to tensor<64x32xbf16>
// CHECK:         linalg.matmul ins(%x, %w_2 : tensor<16x64xbf16>, tensor<64x32xbf16>)
// CHECK-NOT:     tensor.extract_slice
// CHECK:         linalg.generic {{.*}} ins(%g, %u :
// PAIR-LABEL: func.func @packed
// PAIR:         tile.contract %x, {{.*}} beside {{.*}} maps
// PAIR-NOT:     tile.contract
// PAIR:         return
func.func @packed(%x: tensor<16x64xbf16>, %w: tensor<64x64xbf16>) -> tensor<16x32xbf16> {
  %z = arith.constant dense<0.0> : tensor<16x64xf32>
  %p = linalg.matmul ins(%x, %w : tensor<16x64xbf16>, tensor<64x64xbf16>) outs(%z : tensor<16x64xf32>) -> tensor<16x64xf32>
  %d = tensor.empty() : tensor<16x64xbf16>
  %c = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%p : tensor<16x64xf32>) outs(%d : tensor<16x64xbf16>) {
  ^bb0(%a: f32, %out: bf16):
    %t = arith.truncf %a : f32 to bf16
    linalg.yield %t : bf16
  } -> tensor<16x64xbf16>
  %g = tensor.extract_slice %c[0, 0] [16, 32] [1, 1] : tensor<16x64xbf16> to tensor<16x32xbf16>
  %u = tensor.extract_slice %c[0, 32] [16, 32] [1, 1] : tensor<16x64xbf16> to tensor<16x32xbf16>
  %o = tensor.empty() : tensor<16x32xbf16>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%g, %u : tensor<16x32xbf16>, tensor<16x32xbf16>) outs(%o : tensor<16x32xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %out: bf16):
    %m = arith.mulf %a, %b : bf16
    linalg.yield %m : bf16
  } -> tensor<16x32xbf16>
  return %r : tensor<16x32xbf16>
}

// FOREIGN: halves that do not meet, slices that overlap, and a product that is read whole besides stay
// one product.
// CHECK-LABEL: func.func @apart
// CHECK:         linalg.matmul
// CHECK-NOT:     linalg.matmul
// CHECK:         return
func.func @apart(%x: tensor<16x64xbf16>, %w: tensor<64x64xbf16>) -> (tensor<16x32xf32>, tensor<16x32xf32>) {
  %z = arith.constant dense<0.0> : tensor<16x64xf32>
  %p = linalg.matmul ins(%x, %w : tensor<16x64xbf16>, tensor<64x64xbf16>) outs(%z : tensor<16x64xf32>) -> tensor<16x64xf32>
  %g = tensor.extract_slice %p[0, 0] [16, 32] [1, 1] : tensor<16x64xf32> to tensor<16x32xf32>
  %u = tensor.extract_slice %p[0, 32] [16, 32] [1, 1] : tensor<16x64xf32> to tensor<16x32xf32>
  return %g, %u : tensor<16x32xf32>, tensor<16x32xf32>
}

// CHECK-LABEL: func.func @overlapping
// CHECK:         linalg.matmul
// CHECK-NOT:     linalg.matmul
// CHECK:         return
func.func @overlapping(%x: tensor<16x64xbf16>, %w: tensor<64x64xbf16>) -> tensor<16x32xf32> {
  %z = arith.constant dense<0.0> : tensor<16x64xf32>
  %p = linalg.matmul ins(%x, %w : tensor<16x64xbf16>, tensor<64x64xbf16>) outs(%z : tensor<16x64xf32>) -> tensor<16x64xf32>
  %g = tensor.extract_slice %p[0, 0] [16, 32] [1, 1] : tensor<16x64xf32> to tensor<16x32xf32>
  %u = tensor.extract_slice %p[0, 16] [16, 32] [1, 1] : tensor<16x64xf32> to tensor<16x32xf32>
  %o = tensor.empty() : tensor<16x32xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%g, %u : tensor<16x32xf32>, tensor<16x32xf32>) outs(%o : tensor<16x32xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %m = arith.mulf %a, %b : f32
    linalg.yield %m : f32
  } -> tensor<16x32xf32>
  return %r : tensor<16x32xf32>
}

// CHECK-LABEL: func.func @whole_too
// CHECK:         linalg.matmul
// CHECK-NOT:     linalg.matmul
// CHECK:         return
func.func @whole_too(%x: tensor<16x64xbf16>, %w: tensor<64x64xbf16>) -> (tensor<16x64xf32>, tensor<16x32xf32>) {
  %z = arith.constant dense<0.0> : tensor<16x64xf32>
  %p = linalg.matmul ins(%x, %w : tensor<16x64xbf16>, tensor<64x64xbf16>) outs(%z : tensor<16x64xf32>) -> tensor<16x64xf32>
  %g = tensor.extract_slice %p[0, 0] [16, 32] [1, 1] : tensor<16x64xf32> to tensor<16x32xf32>
  %u = tensor.extract_slice %p[0, 32] [16, 32] [1, 1] : tensor<16x64xf32> to tensor<16x32xf32>
  %o = tensor.empty() : tensor<16x32xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%g, %u : tensor<16x32xf32>, tensor<16x32xf32>) outs(%o : tensor<16x32xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %m = arith.mulf %a, %b : f32
    linalg.yield %m : f32
  } -> tensor<16x32xf32>
  return %p, %r : tensor<16x64xf32>, tensor<16x32xf32>
}

// A sequence's rows, by weights that every sequence has: both halves read the same view of %x.
// PAIR-LABEL: func.func @packed_sequence
// PAIR:         [[X:%.*]] = tensor.collapse_shape %x
// PAIR-NOT:     tensor.collapse_shape
// PAIR:         tile.contract [[X]], {{.*}} beside {{.*}} maps
// PAIR-NOT:     tile.contract
// PAIR:         return
func.func @packed_sequence(%x: tensor<2x24x32xbf16>, %w: tensor<32x80xbf16>) -> tensor<2x24x40xf32> {
  %z = arith.constant dense<0.0> : tensor<2x24x80xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%x, %w : tensor<2x24x32xbf16>, tensor<32x80xbf16>) outs(%z : tensor<2x24x80xf32>) {
  ^bb0(%a: bf16, %b: bf16, %c: f32):
    %ae = arith.extf %a : bf16 to f32
    %be = arith.extf %b : bf16 to f32
    %pp = arith.mulf %ae, %be : f32
    %s = arith.addf %c, %pp : f32
    linalg.yield %s : f32
  } -> tensor<2x24x80xf32>
  %g = tensor.extract_slice %p[0, 0, 0] [2, 24, 40] [1, 1, 1] : tensor<2x24x80xf32> to tensor<2x24x40xf32>
  %u = tensor.extract_slice %p[0, 0, 40] [2, 24, 40] [1, 1, 1] : tensor<2x24x80xf32> to tensor<2x24x40xf32>
  %o = tensor.empty() : tensor<2x24x40xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(b, m, n) -> (b, m, n)>, affine_map<(b, m, n) -> (b, m, n)>, affine_map<(b, m, n) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%g, %u : tensor<2x24x40xf32>, tensor<2x24x40xf32>) outs(%o : tensor<2x24x40xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %m = math.absf %a : f32
    %h = arith.subf %m, %b : f32
    linalg.yield %h : f32
  } -> tensor<2x24x40xf32>
  return %r : tensor<2x24x40xf32>
}

// What makes no tensor is nothing that is done to each element.
// CHECK-LABEL: func.func @one_element
// CHECK:         linalg.matmul
// CHECK-NEXT:    tensor.extract %
// PAIR-LABEL: func.func @one_element
func.func @one_element(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>) -> f32 {
  %c = arith.constant 0 : index
  %z = arith.constant dense<0.0> : tensor<4x4xf32>
  %p = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x4xf32>) outs(%z : tensor<4x4xf32>) -> tensor<4x4xf32>
  %s = tensor.extract %p[%c, %c] : tensor<4x4xf32>
  return %s : f32
}
