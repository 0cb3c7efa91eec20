// RUN: gemmc %s --pipeline 'normalize-contractions,pad-operands{gain=0.0}' --emit mlir | filecheck %s

// Rows of 62 bytes become rows of 64; the other operand's are whole already.
// CHECK-LABEL: func.func @one
// CHECK:         %padded = tensor.pad %a low[0, 0] high[0, 1] {
// CHECK:         } : tensor<16x31xbf16> to tensor<16x32xbf16>
// CHECK-NEXT:    %a_1 = tensor.extract_slice %padded[0, 0] [16, 31] [1, 1] : tensor<16x32xbf16> to tensor<16x31xbf16>
// CHECK-NEXT:    %c = tile.contract %a_1, %b maps
func.func @one(%a: tensor<16x31xbf16>, %b: tensor<31x8xbf16>) -> tensor<16x8xf32> {
  %z = arith.constant dense<0.0> : tensor<16x8xf32>
  %c = linalg.matmul ins(%a, %b : tensor<16x31xbf16>, tensor<31x8xbf16>) outs(%z : tensor<16x8xf32>) -> tensor<16x8xf32>
  return %c : tensor<16x8xf32>
}

// FOREIGN: an operand in f32, which no tensor map is for, and one of two products.
// CHECK-LABEL: func.func @two
// CHECK:         tensor.pad %a
// CHECK:         tile.contract %{{.*}}, %{{.*}} maps
// CHECK-NOT:     tensor.pad
// CHECK:         tile.contract %{{.*}}, %w maps
func.func @two(%a: tensor<16x31xf16>, %v: tensor<16x31xf32>, %w: tensor<8x31xf32>) -> (tensor<16x16xf32>, tensor<16x8xf32>) {
  %z = arith.constant dense<0.0> : tensor<16x16xf32>
  %y = arith.constant dense<0.0> : tensor<16x8xf32>
  %c = linalg.matmul_transpose_b ins(%a, %a : tensor<16x31xf16>, tensor<16x31xf16>) outs(%z : tensor<16x16xf32>) -> tensor<16x16xf32>
  %d = linalg.matmul_transpose_b ins(%v, %w : tensor<16x31xf32>, tensor<8x31xf32>) outs(%y : tensor<16x8xf32>) -> tensor<16x8xf32>
  return %c, %d : tensor<16x16xf32>, tensor<16x8xf32>
}
