// RUN: gemmc %s --pipeline 'form-kernel{tile=32,16,8}' --emit mlir | filecheck %s

// A result that has n before m: its window has the block's columns down, and the store is
// transposed. The sizes of m and n are those of the result's other dimension.
// CHECK-LABEL: tile.kernel @transposed ["arg0", "arg1", "result0"] outputs 1 sizes {m = array<i64: 2, 1>, n = array<i64: 2, 0>, k = array<i64: 0, 0>} {
// CHECK-NEXT:  ^bb0(%arg0: memref<40x100xbf16, #tile.space<global>>, %arg1: memref<60x40xbf16, #tile.space<global>>, %result0: memref<60x100xbf16, #tile.space<global>>):
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
// CHECK-NEXT:        %arg0_window = tile.window %arg0[%k_1, %row] within [%k, %m] : memref<40x100xbf16, #tile.space<global>> to !tile.window<8x32xbf16>
// CHECK-NEXT:        %arg1_window = tile.window %arg1[%column, %k_1] within [%n, %k] : memref<60x40xbf16, #tile.space<global>> to !tile.window<16x8xbf16>
// CHECK-NEXT:        %product = tile.mma "main" <role> %arg0_window "km", %arg1_window "nk", %acc : !tile.window<8x32xbf16>, !tile.window<16x8xbf16>, !tile.fragment<32x16xf32> to !tile.fragment<32x16xf32>
// CHECK-NEXT:        scf.yield %product : !tile.fragment<32x16xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      scf.if %last {
// CHECK-NEXT:        %result0_window = tile.window %result0[%column, %row] within [%n, %m] : memref<60x100xbf16, #tile.space<global>> to !tile.window<16x32xbf16>
// CHECK-NEXT:        tile.epilogue "out" <role> %total to transposed %result0_window : !tile.fragment<32x16xf32> to !tile.window<16x32xbf16> {
// CHECK-NEXT:        ^bb0(%0: f32):
// CHECK-NEXT:          %e = arith.truncf %0 : f32 to bf16
// CHECK-NEXT:          tile.yield %e : bf16
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
func.func @transposed(%x: tensor<40x100xbf16>, %w: tensor<60x40xbf16>) -> tensor<60x100xbf16> {
  %y = tile.contract %x, %w maps [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d1, d0)>] accumulate f32 : tensor<40x100xbf16>, tensor<60x40xbf16> -> tensor<60x100xbf16> {
  ^bb0(%sum: f32):
    %e = arith.truncf %sum : f32 to bf16
    tile.yield %e : bf16
  }
  func.return %y : tensor<60x100xbf16>
}
