// RUN: gemmc %s --pipeline 'normalize-contractions,transpose-operands{gain=0.0}' --emit mlir | filecheck %s
// RUN: gemmc %s --pipeline 'normalize-contractions,transpose-operands{gain=0.0},transpose-operands{gain=0.0},normalize-contractions' --emit mlir | filecheck %s
// RUN: gemmc %s --pipeline 'normalize-contractions,transpose-operands' --emit mlir | filecheck %s --check-prefix SMALL

// Only the left operand lies along K. Of so small a product nothing is turned unless that is asked for.
// CHECK-LABEL: func.func @left
// CHECK:         %0 = tensor.empty() : tensor<32x16xf32>
// CHECK-NEXT:    %a_turned = linalg.transpose ins(%a:tensor<16x32xf32>) outs(%0:tensor<32x16xf32>) permutation = [1, 0]
// CHECK:         %c = tile.contract %a_turned, %b maps [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]
// CHECK-NOT:     linalg.transpose
// SMALL-LABEL: func.func @left
// SMALL-NOT:     linalg.transpose
func.func @left(%a: tensor<16x32xf32>, %b: tensor<32x8xf32>) -> tensor<16x8xf32> {
  %z = arith.constant dense<0.0> : tensor<16x8xf32>
  %c = linalg.matmul ins(%a, %b : tensor<16x32xf32>, tensor<32x8xf32>) outs(%z : tensor<16x8xf32>) -> tensor<16x8xf32>
  return %c : tensor<16x8xf32>
}

// The last two dimensions of each batch are turned.
// CHECK-LABEL: func.func @batches
// SMALL-LABEL: func.func @batches
// CHECK-DAG:     %a_turned = linalg.transpose ins(%a:tensor<3x16x32xf32>) outs(%{{.*}}:tensor<3x32x16xf32>) permutation = [0, 2, 1]
// CHECK-DAG:     %b_turned = linalg.transpose ins(%b:tensor<3x8x32xf32>) outs(%{{.*}}:tensor<3x32x8xf32>) permutation = [0, 2, 1]
// CHECK:         tile.contract %a_turned, %b_turned maps [affine_map<(d0, d1, d2, d3) -> (d0, d3, d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>,
func.func @batches(%a: tensor<3x16x32xf32>, %b: tensor<3x8x32xf32>) -> tensor<3x16x8xf32> {
  %z = arith.constant dense<0.0> : tensor<3x16x8xf32>
  %c = linalg.batch_matmul_transpose_b ins(%a, %b : tensor<3x16x32xf32>, tensor<3x8x32xf32>) outs(%z : tensor<3x16x8xf32>) -> tensor<3x16x8xf32>
  return %c : tensor<3x16x8xf32>
}

// FOREIGN: batches between rows and columns, which normalize-contractions would make one dimension with the rows. They are
// outermost when turned; the operand that they share is turned once.
// CHECK-LABEL: func.func @inner
// CHECK:         linalg.transpose ins(%b:tensor<8x32xf32>) outs(%{{.*}}:tensor<32x8xf32>) permutation = [1, 0]
// CHECK:         linalg.transpose ins(%a:tensor<16x3x32xf32>) outs(%{{.*}}:tensor<3x32x16xf32>) permutation = [1, 2, 0]
// CHECK:         tile.contract %a_turned, %b_turned maps [affine_map<(d0, d1, d2, d3) -> (d0, d3, d1)>, affine_map<(d0, d1, d2, d3) -> (d3, d2)>,
func.func @inner(%a: tensor<16x3x32xf32>, %b: tensor<8x32xf32>) -> tensor<3x16x8xf32> {
  %c = tile.contract %a, %b maps [affine_map<(d0, d1, d2, d3) -> (d1, d0, d3)>, affine_map<(d0, d1, d2, d3) -> (d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>] accumulate f32 : tensor<16x3x32xf32>, tensor<8x32xf32> -> tensor<3x16x8xf32> {
  ^bb0(%s: f32):
    tile.yield %s : f32
  }
  return %c : tensor<3x16x8xf32>
}

// Operands of 16 bits stay, and those that do not lie along K.
// CHECK-LABEL: func.func @stays
// CHECK-NOT:     linalg.transpose
// CHECK:         tile.contract %a, %a maps
// CHECK-NOT:     linalg.transpose
// CHECK:         tile.contract %v, %w maps
func.func @stays(%a: tensor<16x32xf16>, %v: tensor<32x16xf32>, %w: tensor<32x8xf32>) -> (tensor<16x16xf32>, tensor<16x8xf32>) {
  %z = arith.constant dense<0.0> : tensor<16x16xf32>
  %y = arith.constant dense<0.0> : tensor<16x8xf32>
  %c = linalg.matmul_transpose_b ins(%a, %a : tensor<16x32xf16>, tensor<16x32xf16>) outs(%z : tensor<16x16xf32>) -> tensor<16x16xf32>
  %d = linalg.matmul_transpose_a ins(%v, %w : tensor<32x16xf32>, tensor<32x8xf32>) outs(%y : tensor<16x8xf32>) -> tensor<16x8xf32>
  return %c, %d : tensor<16x16xf32>, tensor<16x8xf32>
}

// FOREIGN: a transpose that the product's map has not taken in. The operand turned is what it is of.
// CHECK-LABEL: func.func @back
// CHECK:         tile.contract %x, %b maps [affine_map<(d0, d1, d2) -> (d2, d0)>
func.func @back(%x: tensor<32x16xf32>, %b: tensor<32x8xf32>) -> tensor<16x8xf32> {
  %e = tensor.empty() : tensor<16x32xf32>
  %a = linalg.transpose ins(%x : tensor<32x16xf32>) outs(%e : tensor<16x32xf32>) permutation = [1, 0]
  %c = tile.contract %a, %b maps [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] accumulate f32 : tensor<16x32xf32>, tensor<32x8xf32> -> tensor<16x8xf32> {
  ^bb0(%s: f32):
    tile.yield %s : f32
  }
  return %c : tensor<16x8xf32>
}
