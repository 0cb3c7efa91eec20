// RUN: gemmc %s -p 'normalize-contractions,align-variants{sizes=n,k multiple=8}' | filecheck %s
// RUN: gemmc %s -p 'normalize-contractions,align-variants{sizes=k multiple=1 function=mm}' | filecheck %s --check-prefix SUMS
// RUN: gemmc %s -p 'normalize-contractions,align-variants{sizes=n filled=k function=mm}' | filecheck %s --check-prefix FILLED
// RUN: gemmc %s -p 'normalize-contractions,align-variants{sizes=n,k function=mm},form-variants{size=m most=16 function=mm_0}' | filecheck %s --check-prefix RANGES

// A kernel for rows of whole vectors, and one for any; a launch takes the first whose guard holds.
// CHECK-LABEL: func.func @mm_0({{.*}} attributes {tile.guard = [array<i64: 0, 1, 1, 2147483647, 8>, array<i64: 1, 1, 1, 2147483647, 8>]} {
// CHECK:       func.func @mm_1({{.*}}) -> tensor<?x?xf32> {
// CHECK:       launch.program @mm ["arg0", "arg1", "result0"] outputs 1 dynamic {m = array<i64: 0, 0, 2, 0>, k = array<i64: 0, 1, 1, 0>, n = array<i64: 1, 1, 2, 1>} {
// CHECK:         launch.run @mm_0 else [@mm_1] reads %arg0, %arg1

// What is left beside sums of 1 or more are those of nothing: planned for one.
// SUMS-LABEL: func.func @mm_0({{.*}} attributes {tile.guard = [array<i64: 0, 1, 1, 2147483647, 1>]} {
// SUMS:       func.func @mm_1({{.*}} attributes {tile.planned = [array<i64: 0, 1, 1>]} {

// Sums of nothing are of the last kernel, which may have any others too.
// FILLED-LABEL: func.func @mm_0({{.*}} attributes {tile.guard = [array<i64: 0, 1, 1, 2147483647, 1>, array<i64: 1, 1, 1, 2147483647, 8>]} {
// FILLED:       func.func @mm_1({{.*}}) -> tensor<?x?xf32> {

// Ranges of rows keep what is promised of the others.
// RANGES-LABEL: func.func @mm_0_0({{.*}}array<i64: 0, 0, 0, 16, 1>
// RANGES-SAME:  array<i64: 0, 1, 1, 2147483647, 8>
// RANGES:       launch.run @mm_0_0 else [@mm_0_1, @mm_1]
func.func @mm(%x: tensor<?x?xbf16>, %w: tensor<?x?xbf16>) -> tensor<?x?xf32> {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tensor.dim %x, %c0 : tensor<?x?xbf16>
  %n = tensor.dim %w, %c1 : tensor<?x?xbf16>
  %empty = tensor.empty(%m, %n) : tensor<?x?xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.matmul ins(%x, %w : tensor<?x?xbf16>, tensor<?x?xbf16>) outs(%init : tensor<?x?xf32>) -> tensor<?x?xf32>
  func.return %r : tensor<?x?xf32>
}

// FOREIGN: a function that is for few rows, launched by a program beside another kernel. Both variants
// keep what it promises.
// CHECK-LABEL: func.func @foreign_0({{.*}} attributes {tile.guard = [array<i64: 0, 0, 0, 16, 1>, array<i64: 0, 1, 1, 2147483647, 8>
// CHECK:       func.func @foreign_1({{.*}} attributes {tile.guard = [array<i64: 0, 0, 0, 16, 1>]}
// CHECK:       launch.program @chooses
// CHECK:         launch.run @foreign_0 else [@foreign_1, @rest] reads
func.func @foreign(%x: tensor<?x?xf32>, %w: tensor<?x?xf32>) -> tensor<?x?xf32> attributes {tile.guard = [array<i64: 0, 0, 0, 16, 1>]} {
  %r = tile.contract %x, %w maps [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] accumulate f32 : tensor<?x?xf32>, tensor<?x?xf32> -> tensor<?x?xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  func.return %r : tensor<?x?xf32>
}
tile.kernel @rest ["arg0", "arg1", "result0"] outputs 1 sizes {} {
^bb0(%x: memref<?x?xf32, #tile.space<global>>, %w: memref<?x?xf32, #tile.space<global>>, %r: memref<?x?xf32, #tile.space<global>>):
}
launch.program @chooses ["arg0", "arg1", "result0"] outputs 1 dynamic {m = array<i64: 0, 0, 2, 0>, k = array<i64: 0, 1, 1, 0>, n = array<i64: 1, 1, 2, 1>} {
^bb0(%x: memref<?x?xf32, #tile.space<global>>, %w: memref<?x?xf32, #tile.space<global>>, %r: memref<?x?xf32, #tile.space<global>>):
  launch.run @foreign else [@rest] reads %x, %w : memref<?x?xf32, #tile.space<global>>, memref<?x?xf32, #tile.space<global>> writes %r : memref<?x?xf32, #tile.space<global>>
}
