// RUN: gemmc %s -p inline-operands | filecheck %s
// RUN: gemmc %s -p 'inline-operands{least=16777217}' | filecheck %s --check-prefix FEW

// Weights of 8 bits with a scale for each row, transposed, and one row of activations: the sum makes them of bytes, in f32, and is rounded as the product was.
// FEW-LABEL:  func.func @quantized
// FEW:          linalg.matmul
// CHECK-LABEL: func.func @quantized
// CHECK-NOT:     linalg.transpose
// CHECK:         [[R:%.*]] = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %w, %s
// CHECK:           [[M:%.*]] = arith.mulf {{.*}} : f16
// CHECK:           arith.extf [[M]] : f16 to f32
// CHECK:         } -> tensor<1x4096xf32>
// CHECK:         linalg.generic {{.*}} ins([[R]]
// CHECK:           arith.truncf
func.func @quantized(%x: tensor<1x4096xf16>, %w: tensor<4096x4096xi8>, %s: tensor<4096xf16>) -> tensor<1x4096xf16> {
  %z = arith.constant 0.0 : f16
  %e = tensor.empty() : tensor<4096x4096xf16>
  %g = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a)>, affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} ins(%w, %s : tensor<4096x4096xi8>, tensor<4096xf16>) outs(%e : tensor<4096x4096xf16>) {
  ^bb0(%i: i8, %c: f16, %o: f16):
    %0 = arith.sitofp %i : i8 to f16
    %1 = arith.mulf %0, %c : f16
    linalg.yield %1 : f16
  } -> tensor<4096x4096xf16>
  %t = linalg.transpose ins(%g : tensor<4096x4096xf16>) outs(%e : tensor<4096x4096xf16>) permutation = [1, 0]
  %n = tensor.empty() : tensor<1x4096xf16>
  %f = linalg.fill ins(%z : f16) outs(%n : tensor<1x4096xf16>) -> tensor<1x4096xf16>
  %y = linalg.matmul ins(%x, %t : tensor<1x4096xf16>, tensor<4096x4096xf16>) outs(%f : tensor<1x4096xf16>) -> tensor<1x4096xf16>
  return %y : tensor<1x4096xf16>
}

// Experts that a router has chosen, one for each of 4 tokens: rows of theirs are read where they lie.
// CHECK-LABEL: func.func @chosen
// CHECK-NOT:     linalg.batch_matmul
// CHECK:         linalg.generic {{.*}} ins({{%.*}}, %i :
// CHECK:           [[N:%.*]] = linalg.index 1
// CHECK:           [[K:%.*]] = linalg.index 3
// CHECK:           tensor.extract %w[{{%.*}}, [[N]], [[K]]]
func.func @chosen(%x: tensor<4x256x1xf16>, %w: tensor<8x512x256xf16>, %i: tensor<4xi64>) -> tensor<4x512x1xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x512x256xf16>
  %g = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a)>, affine_map<(a, b, c) -> (a, b, c)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%i : tensor<4xi64>) outs(%e : tensor<4x512x256xf16>) {
  ^bb0(%at: i64, %o: f16):
    %p = arith.index_cast %at : i64 to index
    %q = linalg.index 1 : index
    %r = linalg.index 2 : index
    %v = tensor.extract %w[%p, %q, %r] : tensor<8x512x256xf16>
    linalg.yield %v : f16
  } -> tensor<4x512x256xf16>
  %n = tensor.empty() : tensor<4x512x1xf32>
  %f = linalg.fill ins(%z : f32) outs(%n : tensor<4x512x1xf32>) -> tensor<4x512x1xf32>
  %y = linalg.batch_matmul ins(%g, %x : tensor<4x512x256xf16>, tensor<4x256x1xf16>) outs(%f : tensor<4x512x1xf32>) -> tensor<4x512x1xf32>
  return %y : tensor<4x512x1xf32>
}

// Two rows read each weight twice, and a tensor that is returned is there anyway: both stay products of what is computed ahead.
// CHECK-LABEL: func.func @two_rows
// CHECK:         linalg.matmul
// CHECK-LABEL: func.func @returned
// CHECK:         linalg.matmul
func.func @two_rows(%x: tensor<2x512xf32>, %w: tensor<512x512xf32>) -> tensor<2x512xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<512x512xf32>
  %g = linalg.exp ins(%w : tensor<512x512xf32>) outs(%e : tensor<512x512xf32>) -> tensor<512x512xf32>
  %n = tensor.empty() : tensor<2x512xf32>
  %f = linalg.fill ins(%z : f32) outs(%n : tensor<2x512xf32>) -> tensor<2x512xf32>
  %y = linalg.matmul ins(%x, %g : tensor<2x512xf32>, tensor<512x512xf32>) outs(%f : tensor<2x512xf32>) -> tensor<2x512xf32>
  return %y : tensor<2x512xf32>
}
func.func @returned(%x: tensor<1x512xf32>, %w: tensor<512x512xf32>) -> (tensor<1x512xf32>, tensor<512x512xf32>) {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<512x512xf32>
  %g = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} ins(%w : tensor<512x512xf32>) outs(%e : tensor<512x512xf32>) {
  ^bb0(%i: f32, %o: f32):
    %0 = math.exp %i : f32
    linalg.yield %0 : f32
  } -> tensor<512x512xf32>
  %n = tensor.empty() : tensor<1x512xf32>
  %f = linalg.fill ins(%z : f32) outs(%n : tensor<1x512xf32>) -> tensor<1x512xf32>
  %y = linalg.matmul ins(%x, %g : tensor<1x512xf32>, tensor<512x512xf32>) outs(%f : tensor<1x512xf32>) -> tensor<1x512xf32>
  return %y, %g : tensor<1x512xf32>, tensor<512x512xf32>
}

// Keys that 4 heads share and that are scaled are no matrix of each head: the product has 4 rows once the repetition is in its map.
// CHECK-LABEL: func.func @shared
// CHECK:         linalg.batch_matmul
func.func @shared(%q: tensor<4x1x64xf32>, %k: tensor<1x64x512xf32>) -> tensor<4x1x512xf32> {
  %z = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %e = tensor.empty() : tensor<4x64x512xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(h, d, t) -> (0, d, t)>, affine_map<(h, d, t) -> (h, d, t)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%k : tensor<1x64x512xf32>) outs(%e : tensor<4x64x512xf32>) {
  ^bb0(%i: f32, %o: f32):
    linalg.yield %i : f32
  } -> tensor<4x64x512xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(h, d, t) -> (h, d, t)>, affine_map<(h, d, t) -> (h, d, t)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%r : tensor<4x64x512xf32>) outs(%e : tensor<4x64x512xf32>) {
  ^bb0(%i: f32, %o: f32):
    %0 = arith.mulf %i, %half : f32
    linalg.yield %0 : f32
  } -> tensor<4x64x512xf32>
  %n = tensor.empty() : tensor<4x1x512xf32>
  %f = linalg.fill ins(%z : f32) outs(%n : tensor<4x1x512xf32>) -> tensor<4x1x512xf32>
  %y = linalg.batch_matmul ins(%q, %s : tensor<4x1x64xf32>, tensor<4x64x512xf32>) outs(%f : tensor<4x1x512xf32>) -> tensor<4x1x512xf32>
  return %y : tensor<4x1x512xf32>
}

// A matrix that does not lie along the sum stays ahead: lanes that each have a column would take parts of it in further launches.
// CHECK-LABEL: func.func @columns
// CHECK:         linalg.matmul
func.func @columns(%x: tensor<1x512xf32>, %w: tensor<512x512xf32>) -> tensor<1x512xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<512x512xf32>
  %g = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} ins(%w : tensor<512x512xf32>) outs(%e : tensor<512x512xf32>) {
  ^bb0(%i: f32, %o: f32):
    %0 = math.exp %i : f32
    linalg.yield %0 : f32
  } -> tensor<512x512xf32>
  %n = tensor.empty() : tensor<1x512xf32>
  %f = linalg.fill ins(%z : f32) outs(%n : tensor<1x512xf32>) -> tensor<1x512xf32>
  %y = linalg.matmul ins(%x, %g : tensor<1x512xf32>, tensor<512x512xf32>) outs(%f : tensor<1x512xf32>) -> tensor<1x512xf32>
  return %y : tensor<1x512xf32>
}

// FOREIGN: f32 by f16 in one product, which front ends extend first, with a start, and a matrix of constants' places that reads nothing.
// CHECK-LABEL: func.func @mixed
// CHECK:         linalg.generic {{.*}} ins(%x : tensor<512xf32>) outs(%b : tensor<256xf32>)
// CHECK:           [[M:%.*]] = arith.sitofp {{.*}} : i32 to f16
// CHECK:           arith.extf [[M]] : f16 to f32
func.func @mixed(%x: tensor<512xf32>, %b: tensor<256xf32>) -> tensor<256xf32> {
  %e = tensor.empty() : tensor<256x512xf16>
  %g = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<256x512xf16>) {
  ^bb0(%o: f16):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %s = arith.addi %i, %j : index
    %n = arith.index_cast %s : index to i32
    %v = arith.sitofp %n : i32 to f16
    linalg.yield %v : f16
  } -> tensor<256x512xf16>
  %y = linalg.contract indexing_maps = [affine_map<(n, k) -> (k)>, affine_map<(n, k) -> (n, k)>, affine_map<(n, k) -> (n)>] ins(%x, %g : tensor<512xf32>, tensor<256x512xf16>) outs(%b : tensor<256xf32>) -> tensor<256xf32>
  return %y : tensor<256xf32>
}
