// RUN: gemmc %s --pipeline 'form-kernel{tile=64,32,16}' --emit mlir | filecheck %s

// Each input has a window of the tile's size: a vector is a matrix of one row, whichever dimension
// it has, and a tensor of rank 0 a matrix of one element. They are clipped where the result is.
// CHECK-LABEL: tile.kernel @main ["arg0", "arg1", "arg2", "arg3", "arg4", "arg5", "result0"]
// CHECK:         scf.if %last {
// CHECK:           %result0_window = tile.window %result0[%row, %column] within [%m, %n] : {{.*}} to !tile.window<64x32xf32>
// CHECK:           %arg2_window = tile.window %arg2[{{%.*}}, %column] within [{{%.*}}, %n] : memref<96xbf16, #tile.space<global>> to !tile.window<1x32xbf16>
// CHECK:           %arg3_window = tile.window %arg3[{{%.*}}, %row] within [{{%.*}}, %m] : memref<80xf32, #tile.space<global>> to !tile.window<1x64xf32>
// CHECK:           %arg4_window = tile.window %arg4[{{%.*}}, {{%.*}}] within [{{%.*}}, {{%.*}}] : memref<f32, #tile.space<global>> to !tile.window<1x1xf32>
// CHECK-NEXT:      %arg5_window = tile.window %arg5[%row, %column] within [%m, %n] : memref<80x96xf16, #tile.space<global>> to !tile.window<64x32xf16>
// CHECK-NEXT:      tile.epilogue "out" <role> %total with %arg2_window, %arg3_window, %arg4_window, %arg5_window by ["n", "m", "", "mn"] to %result0_window : !tile.fragment<64x32xf32> with !tile.window<1x32xbf16>, !tile.window<1x64xf32>, !tile.window<1x1xf32>, !tile.window<64x32xf16> to !tile.window<64x32xf32> {
// CHECK-NEXT:      ^bb0({{%.*}}: f32, {{%.*}}: bf16, {{%.*}}: f32, {{%.*}}: f32, {{%.*}}: f16):
func.func @main(%a: tensor<80x48xf32>, %b: tensor<48x96xf32>, %row: tensor<96xbf16>, %column: tensor<80xf32>, %one: tensor<f32>, %other: tensor<80x96xf16>) -> tensor<80x96xf32> {
  %c = tile.contract %a, %b with %row, %column, %one, %other maps [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d1)>, affine_map<(d0, d1, d2) -> (d0)>, affine_map<(d0, d1, d2) -> ()>, affine_map<(d0, d1, d2) -> (d0, d1)>] accumulate f32 : tensor<80x48xf32>, tensor<48x96xf32> with tensor<96xbf16>, tensor<80xf32>, tensor<f32>, tensor<80x96xf16> -> tensor<80x96xf32> {
  ^bb0(%sum: f32, %x: bf16, %y: f32, %z: f32, %w: f16):
    %e = arith.mulf %sum, %y : f32
    tile.yield %e : f32
  }
  return %c : tensor<80x96xf32>
}
