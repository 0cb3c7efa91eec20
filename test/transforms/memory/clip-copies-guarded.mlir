// RUN: gemmc %s --pipeline 'hopper-coop{tile=64,40,128 cluster=none clip=true}' --stop-after clip-copies | filecheck %s

// A launch tells how many rows there are. The function is for up to 30 of them, in sevens: no more than 28.
// CHECK-LABEL: tile.kernel @main
// CHECK:       tile.copy "lhs" <role> rows 32 %arg0_window to %lhs_slot
// CHECK-NEXT:  tile.copy "rhs" <role> %arg1_window to %rhs_slot
func.func @main(%a: tensor<?x512xbf16>, %b: tensor<200x512xbf16>, %z: tensor<?x200xf32>) -> tensor<?x200xf32> attributes {tile.guard = [array<i64: 0, 0, 0, 30, 7>]} {
  %c = linalg.matmul_transpose_b ins(%a, %b : tensor<?x512xbf16>, tensor<200x512xbf16>) outs(%z : tensor<?x200xf32>) -> tensor<?x200xf32>
  return %c : tensor<?x200xf32>
}
