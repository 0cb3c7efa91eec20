// RUN: gemmc %inputs/two_layer_mlp_f16.mlir -p 'normalize-contractions, form-program' | filecheck %s --check-prefix MLP
// RUN: gemmc %s -p form-program | filecheck %s

// MLP:      func.func @main_0(%arg0: tensor<256x512xf16>, %arg1: tensor<512x2048xf16>) -> tensor<256x2048xf16> {
// MLP:      func.func @main_1(%0: tensor<256x2048xf16>, %arg2: tensor<2048x512xf16>) -> tensor<256x512xf16> {
// MLP:      launch.program @main ["arg0", "arg1", "arg2", "result0"] outputs 1 {
// MLP:        %made = launch.workspace : memref<256x2048xf16, #tile.space<global>>
// MLP-NEXT:   launch.run @main_0 reads %arg0, %arg1 : {{.*}} writes %made
// MLP-NEXT:   launch.run @main_1 reads %made, %arg2 : {{.*}} writes %result0

// FOREIGN: the first product is a result, reshaped, and read again as a slice of its rows by a second
// one; the epilogue of the second has a constant from outside.
// CHECK:      func.func @pair_0(%a: tensor<16x8xf32>, %b: tensor<8x16xf32>) -> tensor<16x16xf32> {
// CHECK:      func.func @pair_1(%rows: tensor<4x16xf32>, %b: tensor<8x16xf32>) -> tensor<4x8xf32> {
// CHECK-NEXT:   %two = arith.constant 2.000000e+00 : f32
// CHECK:      launch.program @pair ["arg0", "arg1", "result0", "result1"] outputs 2 {
// CHECK-NEXT: ^bb0(%arg0: {{.*}}, %arg1: {{.*}}, %result0: memref<256xf32, {{.*}}, %result1: memref<4x8xf32, {{.*}}):
// CHECK-NEXT:   [[WHOLE:%.*]] = launch.view %result0 from 0 : {{.*}} to memref<16x16xf32, #tile.space<global>>
// CHECK-NEXT:   launch.run @pair_0 reads %arg0, %arg1 : {{.*}} writes [[WHOLE]]
// CHECK:        [[ROWS:%.*]] = launch.view [[WHOLE]] from 64 : {{.*}} to memref<4x16xf32, #tile.space<global>>
// CHECK-NEXT:   launch.run @pair_1 reads [[ROWS]], %arg1 : {{.*}} writes %result1
func.func @pair(%a: tensor<16x8xf32>, %b: tensor<8x16xf32>) -> (tensor<256xf32>, tensor<4x8xf32>) {
  %two = arith.constant 2.0 : f32
  %x = tile.contract %a, %b maps [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] accumulate f32 : tensor<16x8xf32>, tensor<8x16xf32> -> tensor<16x16xf32> {
  ^bb0(%sum: f32):
    tile.yield %sum : f32
  }
  %flat = tensor.collapse_shape %x [[0, 1]] : tensor<16x16xf32> into tensor<256xf32>
  %rows = tensor.extract_slice %x[4, 0] [4, 16] [1, 1] : tensor<16x16xf32> to tensor<4x16xf32>
  %y = tile.contract %rows, %b maps [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>] accumulate f32 : tensor<4x16xf32>, tensor<8x16xf32> -> tensor<4x8xf32> {
  ^bb0(%sum: f32):
    %scaled = arith.mulf %sum, %two : f32
    tile.yield %scaled : f32
  }
  func.return %flat, %y : tensor<256xf32>, tensor<4x8xf32>
}

// One product of its arguments stays.
// CHECK:      func.func @one(
// CHECK-NOT:  launch.program @one
func.func @one(%a: tensor<16x8xf32>, %b: tensor<8x16xf32>) -> tensor<16x16xf32> {
  %x = tile.contract %a, %b maps [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] accumulate f32 : tensor<16x8xf32>, tensor<8x16xf32> -> tensor<16x16xf32> {
  ^bb0(%sum: f32):
    tile.yield %sum : f32
  }
  func.return %x : tensor<16x16xf32>
}
