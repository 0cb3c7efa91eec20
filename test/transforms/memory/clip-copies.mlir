// RUN: gemmc %s --pipeline 'hopper-coop{tile=64,40,128 cluster=none clip=true}' --stop-after clip-copies | filecheck %s

// Five rows, of which one pattern is copied; the weights are copied whole.
// CHECK-LABEL: tile.kernel @rows
// CHECK:       tile.copy "lhs" <role> rows 8 %arg0_window to %lhs_slot : !tile.window<64x128xbf16> to memref<64x128xbf16, #tile.space<shared>>
// CHECK-NEXT:  tile.copy "rhs" <role> %arg1_window to %rhs_slot : !tile.window<40x128xbf16> to memref<40x128xbf16, #tile.space<shared>>
func.func @rows(%a: tensor<5x512xbf16>, %b: tensor<200x512xbf16>, %z: tensor<5x200xf32>) -> tensor<5x200xf32> {
  %c = linalg.matmul_transpose_b ins(%a, %b : tensor<5x512xbf16>, tensor<200x512xbf16>) outs(%z : tensor<5x200xf32>) -> tensor<5x200xf32>
  return %c : tensor<5x200xf32>
}
