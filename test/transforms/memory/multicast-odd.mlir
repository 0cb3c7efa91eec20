// RUN: gemmc %s --pipeline hopper-coop --stop-after multicast | filecheck %s

// The right operand's rows are no whole 16 bytes: the copy engine, which alone multicasts, cannot
// read them, and each CTA of the cluster copies its own.
// CHECK-LABEL: tile.kernel @main
// CHECK-SAME:  cluster [2, 1]
// CHECK:       tile.copy "lhs" <role> %
// CHECK-NEXT:  tile.copy "rhs" <role> %
// CHECK-NOT:   multicast
func.func @main(%a: tensor<256x64xbf16>, %b: tensor<64x255xbf16>) -> tensor<256x255xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<256x255xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<256x255xf32>) -> tensor<256x255xf32>
  %c = linalg.matmul ins(%a, %b : tensor<256x64xbf16>, tensor<64x255xbf16>) outs(%z : tensor<256x255xf32>) -> tensor<256x255xf32>
  return %c : tensor<256x255xf32>
}
