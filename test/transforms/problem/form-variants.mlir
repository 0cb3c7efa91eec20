// RUN: gemmc %s -p 'normalize-contractions,form-variants{size=m most=16,128 beyond=1024}' | filecheck %s
// RUN: gemmc %s -p 'normalize-contractions,form-program,form-variants{size=m most=16 function=linear}' | filecheck %s --check-prefix ONE
// RUN: gemmc %s -p 'normalize-contractions,form-variants{size=m most=16,128 planned=4,45 beyond=1024}' | filecheck %s --check-prefix MIDDLE
// RUN: gemmc %s -p 'normalize-contractions,form-variants{size=m beyond=48 function=linear}' | filecheck %s --check-prefix SIZE

// No range: one kernel, planned for a size.
// SIZE:       func.func @linear_0({{.*}} attributes {tile.planned = [array<i64: 0, 0, 48>]} {
// SIZE:         launch.run @linear_0 reads

// MIDDLE:       func.func @linear_1({{.*}} attributes {tile.guard = [array<i64: 0, 0, 0, 128, 1>], tile.planned = [array<i64: 0, 0, 45>]} {

// A kernel for each range and one for all sizes, planned for their largest; the program chooses.
// CHECK-LABEL: func.func @linear_0({{.*}}) -> tensor<?x8xf32> attributes {tile.guard = [array<i64: 0, 0, 0, 16, 1>], tile.planned = [array<i64: 0, 0, 16>]} {
// CHECK:       func.func @linear_1({{.*}}) -> tensor<?x8xf32> attributes {tile.guard = [array<i64: 0, 0, 0, 128, 1>], tile.planned = [array<i64: 0, 0, 128>]} {
// CHECK:       func.func @linear_2({{.*}}) -> tensor<?x8xf32> attributes {tile.planned = [array<i64: 0, 0, 1024>]} {
// CHECK-NEXT:    {{.*}} = tile.contract
// CHECK:       launch.program @linear ["arg0", "arg1", "result0"] outputs 1 dynamic {m = array<i64: 0, 0, 2, 0>} {
// CHECK:         launch.run @linear_0 else [@linear_1, @linear_2] reads %arg0, %arg1

// ONE-LABEL: launch.program @linear
// ONE:         launch.run @linear_0 else [@linear_1] reads
// ONE-LABEL: func.func @foreign(
func.func @linear(%x: tensor<?x4xf32>, %w: tensor<4x8xf32>) -> tensor<?x8xf32> {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x4xf32>
  %empty = tensor.empty(%m) : tensor<?x8xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<?x8xf32>) -> tensor<?x8xf32>
  %r = linalg.matmul ins(%x, %w : tensor<?x4xf32>, tensor<4x8xf32>) outs(%init : tensor<?x8xf32>) -> tensor<?x8xf32>
  func.return %r : tensor<?x8xf32>
}

// FOREIGN: a function that is for multiples of 8 already, and is launched beside another kernel. Each
// variant keeps what the function promises.
// CHECK-LABEL: func.func @foreign_0({{.*}} attributes {tile.guard = [array<i64: 0, 0, 8, 16, 8>]
// CHECK:       func.func @foreign_2({{.*}} attributes {tile.guard = [array<i64: 0, 0, 8, 2147483647, 8>]
// CHECK:       tile.kernel @rest
// CHECK:       launch.program @chooses
// CHECK-NEXT:    ^bb0
// CHECK-NEXT:    launch.run @foreign_0 else [@foreign_1, @foreign_2, @rest] reads
func.func @foreign(%x: tensor<?x4xf32>, %w: tensor<8x4xf32>) -> tensor<?x8xf32> attributes {tile.guard = [array<i64: 0, 0, 8, 2147483647, 8>]} {
  %r = tile.contract %x, %w maps [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>] accumulate f32 : tensor<?x4xf32>, tensor<8x4xf32> -> tensor<?x8xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  func.return %r : tensor<?x8xf32>
}
tile.kernel @rest ["a", "w", "r"] outputs 1 sizes {} dynamic {m = array<i64: 0, 0, 2, 0>} {
^bb0(%a: memref<?x4xf32, #tile.space<global>>, %w: memref<8x4xf32, #tile.space<global>>, %r: memref<?x8xf32, #tile.space<global>>):
}
launch.program @chooses ["a", "w", "r"] outputs 1 dynamic {m = array<i64: 0, 0, 2, 0>} {
^bb0(%a: memref<?x4xf32, #tile.space<global>>, %w: memref<8x4xf32, #tile.space<global>>, %r: memref<?x8xf32, #tile.space<global>>):
  launch.run @foreign else [@rest] reads %a, %w : memref<?x4xf32, #tile.space<global>>, memref<8x4xf32, #tile.space<global>> writes %r : memref<?x8xf32, #tile.space<global>>
}
