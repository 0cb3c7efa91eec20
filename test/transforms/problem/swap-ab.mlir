// RUN: gemmc %s --pipeline 'swap-ab' --emit mlir | filecheck %s

// The right operand comes first; m is the result's second dimension. The epilogue moves along.
// CHECK-LABEL: func.func @cast(%a: tensor<40x24xbf16>, %b: tensor<24x56xbf16>) -> tensor<40x56xbf16> {
// CHECK-NEXT:    %y = tile.contract %b, %a maps [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d1, d0)>] accumulate f32 : tensor<24x56xbf16>, tensor<40x24xbf16> -> tensor<40x56xbf16> {
// CHECK-NEXT:    ^bb0(%sum: f32):
// CHECK-NEXT:      %e = arith.truncf %sum : f32 to bf16
// CHECK-NEXT:      tile.yield %e : bf16
// CHECK-NEXT:    }
// CHECK-NEXT:    func.return %y : tensor<40x56xbf16>
// CHECK-NEXT:  }
func.func @cast(%a: tensor<40x24xbf16>, %b: tensor<24x56xbf16>) -> tensor<40x56xbf16> {
  %y = tile.contract %a, %b maps [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] accumulate f32 : tensor<40x24xbf16>, tensor<24x56xbf16> -> tensor<40x56xbf16> {
  ^bb0(%sum: f32):
    %e = arith.truncf %sum : f32 to bf16
    tile.yield %e : bf16
  }
  func.return %y : tensor<40x56xbf16>
}

// FOREIGN: a product in batches whose result has n before m already, and is an operand of a second
// one, with another op between them; both are swapped.
// CHECK-LABEL: func.func @chain(%a: tensor<2x8x4xi8>, %b: tensor<2x8x6xi8>) -> tensor<4x4xi32> {
// CHECK-NEXT:    %y = tile.contract %b, %a maps [affine_map<(d0, d1, d2, d3) -> (d0, d3, d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>] accumulate i32 : tensor<2x8x6xi8>, tensor<2x8x4xi8> -> tensor<2x6x4xi32> {
// CHECK-NEXT:    ^bb0(%sum: i32):
// CHECK-NEXT:      tile.yield %sum : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    %flat = tensor.collapse_shape %y [[0 : i64, 1 : i64], [2 : i64]] : tensor<2x6x4xi32> into tensor<12x4xi32>
// CHECK-NEXT:    %z = tile.contract %flat, %flat maps [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d1, d0)>] accumulate i32 : tensor<12x4xi32>, tensor<12x4xi32> -> tensor<4x4xi32> {
// CHECK-NEXT:    ^bb0(%sum_1: i32):
// CHECK-NEXT:      tile.yield %sum_1 : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    func.return %z : tensor<4x4xi32>
// CHECK-NEXT:  }
func.func @chain(%a: tensor<2x8x4xi8>, %b: tensor<2x8x6xi8>) -> tensor<4x4xi32> {
  %y = tile.contract %a, %b maps [affine_map<(d0, d1, d2, d3) -> (d0, d3, d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d2, d1)>] accumulate i32 : tensor<2x8x4xi8>, tensor<2x8x6xi8> -> tensor<2x6x4xi32> {
  ^bb0(%sum: i32):
    tile.yield %sum : i32
  }
  %flat = tensor.collapse_shape %y [[0 : i64, 1 : i64], [2 : i64]] : tensor<2x6x4xi32> into tensor<12x4xi32>
  %z = tile.contract %flat, %flat maps [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] accumulate i32 : tensor<12x4xi32>, tensor<12x4xi32> -> tensor<4x4xi32> {
  ^bb0(%sum: i32):
    tile.yield %sum : i32
  }
  func.return %z : tensor<4x4xi32>
}
