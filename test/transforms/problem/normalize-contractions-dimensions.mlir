// RUN: gemmc %s -p normalize-contractions | filecheck %s
// RUN: gemmc %s -p 'normalize-contractions, form-kernel' | filecheck %s --check-prefix KERNEL

// Weights without a batch: what lies one behind the other in every tensor is one dimension, and the product is a plain one.
// CHECK:      func.func @shared
// CHECK:        %x_1 = tensor.collapse_shape %x {{.*}} : tensor<4x8x32xf16> into tensor<32x32xf16>
// CHECK:        tile.contract {{.*}}, %w maps [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] accumulate f32 : tensor<32x32xf16>, tensor<32x16xf16> -> tensor<32x16xf32> {
// CHECK:        tensor.expand_shape {{.*}} output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
func.func @shared(%x: tensor<4x8x32xf16>, %w: tensor<32x16xf16>) -> tensor<4x8x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x8x16xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
  %p = linalg.contract indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%x, %w : tensor<4x8x32xf16>, tensor<32x16xf16>) outs(%z : tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
  return %p : tensor<4x8x16xf32>
}

// Heads in the middle, taken to the front and collapsed with the batch, as JAX prints it: batches and strides.
// CHECK:      func.func @heads
// CHECK-NEXT:   %r = tile.contract %q, %k maps [affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d1, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d1, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>]
// KERNEL:      tile.kernel @heads {{.*}} sizes {m = array<i64: 2, 2>, n = array<i64: 2, 3>, k = array<i64: 0, 3>, b = array<i64: 2, 0>, c = array<i64: 2, 1>}
// KERNEL:        tile.matrices %arg0 : memref<2x9x3x8xbf16, #tile.space<global>> to memref<2x3x9x8xbf16, strided<[216, 8, 24, 1]>, #tile.space<global>>
// KERNEL:        tile.work of %m by %n by %k each %b, %c named ["b", "c"] in blocks [128, 128, 64] {
// KERNEL:          tile.window {{.*}} of %b_1, %c_1[%row, %k_1] within [%m, %k] : memref<2x3x9x8xbf16, strided<[216, 8, 24, 1]>
func.func @heads(%q: tensor<2x9x3x8xbf16>, %k: tensor<2x10x3x8xbf16>) -> tensor<2x3x9x10xf32> {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<2x3x9x8xbf16>
  %qt = linalg.transpose ins(%q : tensor<2x9x3x8xbf16>) outs(%e0 : tensor<2x3x9x8xbf16>) permutation = [0, 2, 1, 3]
  %e1 = tensor.empty() : tensor<2x3x8x10xbf16>
  %kt = linalg.transpose ins(%k : tensor<2x10x3x8xbf16>) outs(%e1 : tensor<2x3x8x10xbf16>) permutation = [0, 2, 3, 1]
  %qc = tensor.collapse_shape %qt [[0, 1], [2], [3]] : tensor<2x3x9x8xbf16> into tensor<6x9x8xbf16>
  %kc = tensor.collapse_shape %kt [[0, 1], [2], [3]] : tensor<2x3x8x10xbf16> into tensor<6x8x10xbf16>
  %e = tensor.empty() : tensor<6x9x10xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<6x9x10xf32>) -> tensor<6x9x10xf32>
  %p = linalg.batch_matmul ins(%qc, %kc : tensor<6x9x8xbf16>, tensor<6x8x10xbf16>) outs(%z : tensor<6x9x10xf32>) -> tensor<6x9x10xf32>
  %r = tensor.expand_shape %p [[0, 1], [2], [3]] output_shape [2, 3, 9, 10] : tensor<6x9x10xf32> into tensor<2x3x9x10xf32>
  return %r : tensor<2x3x9x10xf32>
}

// A vector is a matrix of one row, and the matrix the right operand: the result is a row.
// CHECK:      func.func @vector
// CHECK:        [[X:%.*]] = tensor.expand_shape %x {{.*}} output_shape [1, 32] : tensor<32xf16> into tensor<1x32xf16>
// CHECK:        tile.contract [[X]], %a maps [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>] accumulate f32 : tensor<1x32xf16>, tensor<16x32xf16> -> tensor<1x16xf32> {
// CHECK:        tensor.collapse_shape {{.*}} : tensor<1x16xf32> into tensor<16xf32>
func.func @vector(%a: tensor<16x32xf16>, %x: tensor<32xf16>) -> tensor<16xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<16xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %p = linalg.matvec ins(%a, %x : tensor<16x32xf16>, tensor<32xf16>) outs(%z : tensor<16xf32>) -> tensor<16xf32>
  return %p : tensor<16xf32>
}

// A window of 1 x 1: the filters are the left operand, shared by the images of a batch.
// CHECK:      func.func @convolution
// CHECK:        tile.contract {{.*}} maps [affine_map<(d0, d1, d2, d3) -> (d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>] accumulate f32 : tensor<16x8xf16>, tensor<2x8x20xf16> -> tensor<2x16x20xf32> {
func.func @convolution(%x: tensor<2x8x4x5xf16>, %w: tensor<16x8x1x1xf16>) -> tensor<2x16x4x5xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x16x4x5xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<2x16x4x5xf32>) -> tensor<2x16x4x5xf32>
  %p = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%x, %w : tensor<2x8x4x5xf16>, tensor<16x8x1x1xf16>) outs(%z : tensor<2x16x4x5xf32>) -> tensor<2x16x4x5xf32>
  return %p : tensor<2x16x4x5xf32>
}

// Parts of arguments: windows begin where the part does and are clipped where it ends.
// KERNEL:      tile.kernel @slices {{.*}} sizes {m = array<i64: 2, 0>, n = array<i64: 2, 1>}
// KERNEL:        [[A:%.*]] = tile.matrices %arg0 : memref<40x64xf16, #tile.space<global>> to memref<24x48xf16, strided<[64, 1]>, #tile.space<global>>
// KERNEL:        tile.window [[A]]{{.*}} within [%c24{{.*}}, %c48{{.*}}] : memref<24x48xf16, strided<[64, 1]>
func.func @slices(%a: tensor<40x64xf16>, %b: tensor<64x16xf16>) -> tensor<16x16xf32> {
  %zero = arith.constant 0.0 : f32
  %s = tensor.extract_slice %a[8, 16] [16, 32] [1, 1] : tensor<40x64xf16> to tensor<16x32xf16>
  %t = tensor.extract_slice %b[16, 0] [32, 16] [1, 1] : tensor<64x16xf16> to tensor<32x16xf16>
  %e = tensor.empty() : tensor<16x16xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
  %p = linalg.matmul ins(%s, %t : tensor<16x32xf16>, tensor<32x16xf16>) outs(%z : tensor<16x16xf32>) -> tensor<16x16xf32>
  return %p : tensor<16x16xf32>
}

// Two dimensions to sum over that lie apart in the left operand: a loop counts whole steps of k for each of the others.
// KERNEL:      tile.kernel @apart
// KERNEL:        tile.work of %m by %n by %c192 in blocks [128, 128, 64] {
// KERNEL:            {{.*}} = arith.remui %k_1, %c64
// KERNEL-NEXT:       [[STEP:%.*]] = arith.divui %k_1, %c64
// KERNEL-NEXT:       {{.*}} = arith.remui [[STEP]], %b
// KERNEL-NEXT:       {{.*}} = arith.divui [[STEP]], %b
func.func @apart(%x: tensor<3x16x40xf16>, %w: tensor<3x40x24xf16>) -> tensor<16x24xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<16x24xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<16x24xf32>) -> tensor<16x24xf32>
  %p = linalg.batch_reduce_matmul ins(%x, %w : tensor<3x16x40xf16>, tensor<3x40x24xf16>) outs(%z : tensor<16x24xf32>) -> tensor<16x24xf32>
  return %p : tensor<16x24xf32>
}

// A multiplication that a sum alone reads is a matrix times a vector.
// CHECK:      func.func @in_two_ops
// CHECK:        tile.contract {{.*}}, %a maps [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>] accumulate f32 : tensor<1x32xf32>, tensor<16x32xf32> -> tensor<1x16xf32> {
func.func @in_two_ops(%a: tensor<16x32xf32>, %x: tensor<32xf32>) -> tensor<16xf32> {
  %zero = arith.constant 0.0 : f32
  %w = tensor.empty() : tensor<16x32xf32>
  %m = linalg.generic {indexing_maps = [affine_map<(m, k) -> (m, k)>, affine_map<(m, k) -> (k)>, affine_map<(m, k) -> (m, k)>], iterator_types = ["parallel", "parallel"]} ins(%a, %x : tensor<16x32xf32>, tensor<32xf32>) outs(%w : tensor<16x32xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %t = arith.mulf %p, %q : f32
    linalg.yield %t : f32
  } -> tensor<16x32xf32>
  %e = tensor.empty() : tensor<16xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(m, k) -> (m, k)>, affine_map<(m, k) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%m : tensor<16x32xf32>) outs(%z : tensor<16xf32>) {
  ^bb0(%p: f32, %o: f32):
    %t = arith.addf %p, %o : f32
    linalg.yield %t : f32
  } -> tensor<16xf32>
  return %r : tensor<16xf32>
}


// Dimensions of one element between two that are one in memory: k of the left operand, and n of the result.
// CHECK:      func.func @one_between
// CHECK:        [[X:%.*]] = tensor.collapse_shape {{.*}} {{\[}}[0 : i64], [1 : i64], [2 : i64, 3 : i64, 4 : i64]] : tensor<4x1x3x1x15xbf16> into tensor<4x1x45xbf16>
// CHECK:        tile.contract [[X]], %b maps [affine_map<(d0, d1, d2, d3) -> (d0, d3, d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]
// KERNEL:     tile.kernel @one_between
func.func @one_between(%a: tensor<4x3x1x15xbf16>, %b: tensor<4x63x1xbf16>) -> tensor<4x3x15x63xf32> {
  %zero = arith.constant dense<0.0> : tensor<4x3x15x63xf32>
  %p = linalg.contract indexing_maps = [affine_map<(b, m, i, n, k) -> (b, m, k, i)>, affine_map<(b, m, i, n, k) -> (b, n, k)>, affine_map<(b, m, i, n, k) -> (b, m, i, n)>] ins(%a, %b : tensor<4x3x1x15xbf16>, tensor<4x63x1xbf16>) outs(%zero : tensor<4x3x15x63xf32>) -> tensor<4x3x15x63xf32>
  return %p : tensor<4x3x15x63xf32>
}

// CHECK:      func.func @one_between_of_the_result
// CHECK:        tile.contract {{.*}} -> tensor<1x24xf32>
// CHECK:        tensor.expand_shape {{.*}} output_shape [1, 4, 1, 6] : tensor<1x24xf32> into tensor<1x4x1x6xf32>
// CHECK:        tensor.collapse_shape {{.*}} {{\[}}[0 : i64, 1 : i64], [2 : i64], [3 : i64]] : tensor<1x4x1x6xf32> into tensor<4x1x6xf32>
// KERNEL:     tile.kernel @one_between_of_the_result
func.func @one_between_of_the_result(%a: tensor<4x6x8xf16>, %b: tensor<8x1xf16>) -> tensor<4x1x6xf32> {
  %zero = arith.constant dense<0.0> : tensor<4x1x6xf32>
  %p = linalg.contract indexing_maps = [affine_map<(m, i, n, k) -> (m, i, k)>, affine_map<(m, i, n, k) -> (k, n)>, affine_map<(m, i, n, k) -> (m, n, i)>] ins(%a, %b : tensor<4x6x8xf16>, tensor<8x1xf16>) outs(%zero : tensor<4x1x6xf32>) -> tensor<4x1x6xf32>
  return %p : tensor<4x1x6xf32>
}
