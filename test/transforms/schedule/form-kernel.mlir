// RUN: gemmc %s --pipeline 'form-kernel{tile=32,16,8}' --emit mlir | filecheck %s

// One product with a cast: the windows follow the operands' index orders, the map is the epilogue.
// CHECK-LABEL: tile.kernel @cast ["arg0", "arg1", "result0"] outputs 1 sizes {m = array<i64: 2, 0>, n = array<i64: 2, 1>, k = array<i64: 0, 1>} {
// CHECK-NEXT:  ^bb0(%arg0: memref<100x40xbf16, #tile.space<global>>, %arg1: memref<60x40xbf16, #tile.space<global>>, %result0: memref<100x60xbf16, #tile.space<global>>):
// CHECK-NEXT:    %m = arith.constant 100 : index
// CHECK-NEXT:    %n = arith.constant 60 : index
// CHECK-NEXT:    %k = arith.constant 40 : index
// CHECK-NEXT:    tile.work of %m by %n by %k in blocks [32, 16, 8] {
// CHECK-NEXT:    ^bb0(%block_row: index, %block_column: index, %k0: index, %k1: index, %first: i1, %last: i1):
// CHECK-NEXT:      %c32 = arith.constant 32 : index
// CHECK-NEXT:      %row = arith.muli %block_row, %c32 : index
// CHECK-NEXT:      %c16 = arith.constant 16 : index
// CHECK-NEXT:      %column = arith.muli %block_column, %c16 : index
// CHECK-NEXT:      %zero = tile.zero : !tile.fragment<32x16xf32>
// CHECK-NEXT:      %c8 = arith.constant 8 : index
// CHECK-NEXT:      %total = scf.for %k_1 = %k0 to %k1 step %c8 iter_args(%acc = %zero) -> (!tile.fragment<32x16xf32>) {
// CHECK-NEXT:        %arg0_window = tile.window %arg0[%row, %k_1] within [%m, %k] : memref<100x40xbf16, #tile.space<global>> to !tile.window<32x8xbf16>
// CHECK-NEXT:        %arg1_window = tile.window %arg1[%column, %k_1] within [%n, %k] : memref<60x40xbf16, #tile.space<global>> to !tile.window<16x8xbf16>
// CHECK-NEXT:        %product = tile.mma "main" <role> %arg0_window "mk", %arg1_window "nk", %acc : !tile.window<32x8xbf16>, !tile.window<16x8xbf16>, !tile.fragment<32x16xf32> to !tile.fragment<32x16xf32>
// CHECK-NEXT:        scf.yield %product : !tile.fragment<32x16xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      scf.if %last {
// CHECK-NEXT:        %result0_window = tile.window %result0[%row, %column] within [%m, %n] : memref<100x60xbf16, #tile.space<global>> to !tile.window<32x16xbf16>
// CHECK-NEXT:        tile.epilogue "out" <role> %total to %result0_window : !tile.fragment<32x16xf32> to !tile.window<32x16xbf16> {
// CHECK-NEXT:        ^bb0(%0: f32):
// CHECK-NEXT:          %e = arith.truncf %0 : f32 to bf16
// CHECK-NEXT:          tile.yield %e : bf16
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
func.func @cast(%x: tensor<100x40xbf16>, %w: tensor<60x40xbf16>) -> tensor<100x60xbf16> {
  %y = tile.contract %x, %w maps [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>] accumulate f32 : tensor<100x40xbf16>, tensor<60x40xbf16> -> tensor<100x60xbf16> {
  ^bb0(%sum: f32):
    %e = arith.truncf %sum : f32 to bf16
    tile.yield %e : bf16
  }
  func.return %y : tensor<100x60xbf16>
}

// FOREIGN: a second function in the module, of the product of the transpose of a tensor with
// itself, beside an argument that nothing uses; its epilogue reads a constant from outside.
// CHECK-LABEL: tile.kernel @gram ["arg0", "arg1", "result0"] outputs 1 sizes {m = array<i64: 2, 0>, n = array<i64: 2, 1>, k = array<i64: 1, 0>} {
// CHECK-NEXT:  ^bb0(%arg0: memref<7xi32, #tile.space<global>>, %arg1: memref<24x48xf32, #tile.space<global>>, %result0: memref<48x48xf32, #tile.space<global>>):
// CHECK-NEXT:    %m = arith.constant 48 : index
// CHECK-NEXT:    %n = arith.constant 48 : index
// CHECK-NEXT:    %k = arith.constant 24 : index
// CHECK-NEXT:    tile.work of %m by %n by %k in blocks [32, 16, 8] {
// CHECK-NEXT:    ^bb0(%block_row: index, %block_column: index, %k0: index, %k1: index, %first: i1, %last: i1):
// CHECK-NEXT:      %c32 = arith.constant 32 : index
// CHECK-NEXT:      %row = arith.muli %block_row, %c32 : index
// CHECK-NEXT:      %c16 = arith.constant 16 : index
// CHECK-NEXT:      %column = arith.muli %block_column, %c16 : index
// CHECK-NEXT:      %zero = tile.zero : !tile.fragment<32x16xf32>
// CHECK-NEXT:      %c8 = arith.constant 8 : index
// CHECK-NEXT:      %total = scf.for %k_1 = %k0 to %k1 step %c8 iter_args(%acc = %zero) -> (!tile.fragment<32x16xf32>) {
// CHECK-NEXT:        %arg1_window = tile.window %arg1[%k_1, %row] within [%k, %m] : memref<24x48xf32, #tile.space<global>> to !tile.window<8x32xf32>
// CHECK-NEXT:        %arg1_window_1 = tile.window %arg1[%k_1, %column] within [%k, %n] : memref<24x48xf32, #tile.space<global>> to !tile.window<8x16xf32>
// CHECK-NEXT:        %product = tile.mma "main" <role> %arg1_window "km", %arg1_window_1 "kn", %acc : !tile.window<8x32xf32>, !tile.window<8x16xf32>, !tile.fragment<32x16xf32> to !tile.fragment<32x16xf32>
// CHECK-NEXT:        scf.yield %product : !tile.fragment<32x16xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      scf.if %last {
// CHECK-NEXT:        %result0_window = tile.window %result0[%row, %column] within [%m, %n] : memref<48x48xf32, #tile.space<global>> to !tile.window<32x16xf32>
// CHECK-NEXT:        tile.epilogue "out" <role> %total to %result0_window : !tile.fragment<32x16xf32> to !tile.window<32x16xf32> {
// CHECK-NEXT:        ^bb0(%0: f32):
// CHECK-NEXT:          %half = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:          %e = arith.mulf %0, %half : f32
// CHECK-NEXT:          tile.yield %e : f32
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
func.func @gram(%unused: tensor<7xi32>, %x: tensor<24x48xf32>) -> tensor<48x48xf32> {
  %half = arith.constant 5.000000e-01 : f32
  %y = tile.contract %x, %x maps [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] accumulate f32 : tensor<24x48xf32>, tensor<24x48xf32> -> tensor<48x48xf32> {
  ^bb0(%sum: f32):
    %e = arith.mulf %sum, %half : f32
    tile.yield %e : f32
  }
  func.return %y : tensor<48x48xf32>
}

// FOREIGN: an epilogue that yields a constant, whatever the sum.
// CHECK-LABEL: tile.kernel @constant
// CHECK:             %result0_window = tile.window %result0[%row, %column] within [%m, %n] : memref<4x6xf32, #tile.space<global>> to !tile.window<32x16xf32>
// CHECK-NEXT:        tile.epilogue "out" <role> %total to %result0_window : !tile.fragment<32x16xf32> to !tile.window<32x16xf32> {
// CHECK-NEXT:        ^bb0(%0: f32):
// CHECK-NEXT:          %one = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:          tile.yield %one : f32
// CHECK-NEXT:        }
func.func @constant(%x: tensor<4x8xf32>, %y: tensor<8x6xf32>) -> tensor<4x6xf32> {
  %one = arith.constant 1.000000e+00 : f32
  %z = tile.contract %x, %y maps [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] accumulate f32 : tensor<4x8xf32>, tensor<8x6xf32> -> tensor<4x6xf32> {
  ^bb0(%sum: f32):
    tile.yield %one : f32
  }
  func.return %z : tensor<4x6xf32>
}
