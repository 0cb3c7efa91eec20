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
