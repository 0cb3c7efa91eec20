// RUN: gemmc %s -p 'normalize-contractions{doubles=matrices}' | filecheck %s
// RUN: gemmc %s -p 'normalize-contractions{doubles=matrices vectors=linalg}' | filecheck %s --check-prefix VECTORS
// RUN: not gemmc %s -p 'normalize-contractions{vectors=matrices}' 2>&1 | filecheck %s --check-prefix VECTOR
// RUN: not gemmc %s -p 'normalize-contractions{doubles=floats}' 2>&1 | filecheck %s --check-prefix WRONG

// WRONG: error: builtin.module: needed contract, linalg or matrices for doubles; found doubles=floats
// VECTOR: error: builtin.module: needed contract or linalg for vectors; found vectors=matrices

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

// A matrix of f32 times a vector: no tile of it has several rows and columns.
// VECTORS-LABEL: func.func @single(
// VECTORS-NOT:     tile.contract
// VECTORS:         linalg.matmul

// CHECK-LABEL: func.func @vector(
// CHECK:         tile.contract
// VECTORS-LABEL: func.func @vector(
// VECTORS-NOT:     tile.contract
// VECTORS:         linalg.matvec
func.func @vector(%a: tensor<64x32xf32>, %x: tensor<32xf32>, %o: tensor<64xf32>) -> tensor<64xf32> {
  %r = linalg.matvec ins(%a, %x : tensor<64x32xf32>, tensor<32xf32>) outs(%o : tensor<64xf32>) -> tensor<64xf32>
  func.return %r : tensor<64xf32>
}

// Of sizes that a launch tells, of two rows, and of 16-bit floats: contracts.
// VECTORS-LABEL: func.func @told_vector(
// VECTORS:         tile.contract
func.func @told_vector(%a: tensor<64x?xf32>, %x: tensor<?xf32>, %o: tensor<64xf32>) -> tensor<64xf32> {
  %r = linalg.matvec ins(%a, %x : tensor<64x?xf32>, tensor<?xf32>) outs(%o : tensor<64xf32>) -> tensor<64xf32>
  func.return %r : tensor<64xf32>
}

// VECTORS-LABEL: func.func @two_rows(
// VECTORS:         tile.contract
func.func @two_rows(%a: tensor<2x8xf32>, %b: tensor<8x32xf32>, %o: tensor<2x32xf32>) -> tensor<2x32xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<2x8xf32>, tensor<8x32xf32>) outs(%o : tensor<2x32xf32>) -> tensor<2x32xf32>
  func.return %r : tensor<2x32xf32>
}

// VECTORS-LABEL: func.func @halves(
// VECTORS:         tile.contract
func.func @halves(%a: tensor<64x32xbf16>, %x: tensor<32xbf16>, %o: tensor<64xf32>) -> tensor<64xf32> {
  %r = linalg.matvec ins(%a, %x : tensor<64x32xbf16>, tensor<32xbf16>) outs(%o : tensor<64xf32>) -> tensor<64xf32>
  func.return %r : tensor<64xf32>
}

// Four heads share a matrix: they are the rows of a product.
// VECTORS-LABEL: func.func @shared(
// VECTORS:         tile.contract
func.func @shared(%q: tensor<8x1x16xf32>, %k: tensor<2x16x32xf32>, %o: tensor<8x1x32xf32>) -> tensor<8x1x32xf32> {
  %e = tensor.empty() : tensor<2x4x16x32xf32>
  %r = linalg.broadcast ins(%k : tensor<2x16x32xf32>) outs(%e : tensor<2x4x16x32xf32>) dimensions = [1]
  %c = tensor.collapse_shape %r [[0, 1], [2], [3]] : tensor<2x4x16x32xf32> into tensor<8x16x32xf32>
  %s = linalg.batch_matmul ins(%q, %c : tensor<8x1x16xf32>, tensor<8x16x32xf32>) outs(%o : tensor<8x1x32xf32>) -> tensor<8x1x32xf32>
  func.return %s : tensor<8x1x32xf32>
}

// What a sum starts from may be one number for all.
// VECTORS-LABEL: func.func @filled(
// VECTORS-NOT:     tile.contract
// VECTORS:         linalg.matvec
func.func @filled(%a: tensor<64x32xf32>, %x: tensor<32xf32>) -> tensor<64xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64xf32>
  %o = linalg.fill ins(%zero : f32) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  %r = linalg.matvec ins(%a, %x : tensor<64x32xf32>, tensor<32xf32>) outs(%o : tensor<64xf32>) -> tensor<64xf32>
  func.return %r : tensor<64xf32>
}
