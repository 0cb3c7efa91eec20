// RUN: gemmc %s -p 'normalize-contractions{doubles=matrices}' | filecheck %s
// RUN: not gemmc %s -p 'normalize-contractions{doubles=floats}' 2>&1 | filecheck %s --check-prefix WRONG

// WRONG: error: builtin.module: needed contract, linalg or matrices for doubles; found doubles=floats

// Several rows and columns, enough of them.
// CHECK-LABEL: func.func @tile(
// CHECK:         tile.contract %a, %b {{.*}} accumulate f64
func.func @tile(%a: tensor<16x8xf64>, %b: tensor<8x16xf64>, %o: tensor<16x16xf64>) -> tensor<16x16xf64> {
  %r = linalg.matmul ins(%a, %b : tensor<16x8xf64>, tensor<8x16xf64>) outs(%o : tensor<16x16xf64>) -> tensor<16x16xf64>
  func.return %r : tensor<16x16xf64>
}

// Sizes that a launch tells may be large.
// CHECK-LABEL: func.func @told(
// CHECK:         tile.contract %a, %b {{.*}} accumulate f64
func.func @told(%a: tensor<?x8xf64>, %b: tensor<8x16xf64>, %o: tensor<?x16xf64>) -> tensor<?x16xf64> {
  %r = linalg.matmul ins(%a, %b : tensor<?x8xf64>, tensor<8x16xf64>) outs(%o : tensor<?x16xf64>) -> tensor<?x16xf64>
  func.return %r : tensor<?x16xf64>
}

// CHECK-LABEL: func.func @few(
// CHECK-NOT:     tile.contract
// CHECK:         linalg.
func.func @few(%a: tensor<15x8xf64>, %b: tensor<8x17xf64>, %o: tensor<15x17xf64>) -> tensor<15x17xf64> {
  %r = linalg.matmul ins(%a, %b : tensor<15x8xf64>, tensor<8x17xf64>) outs(%o : tensor<15x17xf64>) -> tensor<15x17xf64>
  func.return %r : tensor<15x17xf64>
}

// CHECK-LABEL: func.func @one_row(
// CHECK-NOT:     tile.contract
// CHECK:         linalg.
func.func @one_row(%a: tensor<1x8xf64>, %b: tensor<8x512xf64>, %o: tensor<1x512xf64>) -> tensor<1x512xf64> {
  %r = linalg.matmul ins(%a, %b : tensor<1x8xf64>, tensor<8x512xf64>) outs(%o : tensor<1x512xf64>) -> tensor<1x512xf64>
  func.return %r : tensor<1x512xf64>
}

// An operand of another type.
// CHECK-LABEL: func.func @extended(
// CHECK-NOT:     tile.contract
// CHECK:         linalg.
func.func @extended(%a: tensor<16x8xf32>, %b: tensor<8x16xf64>, %o: tensor<16x16xf64>) -> tensor<16x16xf64> {
  %r = linalg.matmul ins(%a, %b : tensor<16x8xf32>, tensor<8x16xf64>) outs(%o : tensor<16x16xf64>) -> tensor<16x16xf64>
  func.return %r : tensor<16x16xf64>
}

// Products that are summed in f32 are contracts, whatever they are of.
// CHECK-LABEL: func.func @single(
// CHECK:         tile.contract %a, %b {{.*}} accumulate f32
func.func @single(%a: tensor<1x8xf32>, %b: tensor<8x2xf32>, %o: tensor<1x2xf32>) -> tensor<1x2xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<1x8xf32>, tensor<8x2xf32>) outs(%o : tensor<1x2xf32>) -> tensor<1x2xf32>
  func.return %r : tensor<1x2xf32>
}
