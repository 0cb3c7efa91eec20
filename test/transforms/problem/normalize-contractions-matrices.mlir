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

// Of sizes that a launch tells, and of two rows: contracts.
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

// In 16 bits where lanes read the matrix along the sum: as it is, or as the transpose of another.
// CHECK-LABEL: func.func @halves(
// CHECK:         tile.contract
// VECTORS-LABEL: func.func @halves(
// VECTORS-NOT:     tile.contract
// VECTORS:         linalg.matvec
func.func @halves(%a: tensor<64x32xbf16>, %x: tensor<32xbf16>) -> tensor<64xf32> {
  %o = arith.constant dense<0.0> : tensor<64xf32>
  %r = linalg.matvec ins(%a, %x : tensor<64x32xbf16>, tensor<32xbf16>) outs(%o : tensor<64xf32>) -> tensor<64xf32>
  func.return %r : tensor<64xf32>
}

// VECTORS-LABEL: func.func @turned_halves(
// VECTORS-NOT:     tile.contract
// VECTORS:         linalg.vecmat
func.func @turned_halves(%a: tensor<64x32xf16>, %x: tensor<32xf16>) -> tensor<64xf32> {
  %o = arith.constant dense<0.0> : tensor<64xf32>
  %e = tensor.empty() : tensor<32x64xf16>
  %t = linalg.transpose ins(%a : tensor<64x32xf16>) outs(%e : tensor<32x64xf16>) permutation = [1, 0]
  %r = linalg.vecmat ins(%x, %t : tensor<32xf16>, tensor<32x64xf16>) outs(%o : tensor<64xf32>) -> tensor<64xf32>
  func.return %r : tensor<64xf32>
}

// Across the sum tensor cores are faster, unless rows are no whole 16 bytes.
// VECTORS-LABEL: func.func @columns(
// VECTORS:         tile.contract
func.func @columns(%a: tensor<32x64xbf16>, %x: tensor<32xbf16>) -> tensor<64xf32> {
  %o = arith.constant dense<0.0> : tensor<64xf32>
  %r = linalg.vecmat ins(%x, %a : tensor<32xbf16>, tensor<32x64xbf16>) outs(%o : tensor<64xf32>) -> tensor<64xf32>
  func.return %r : tensor<64xf32>
}

// VECTORS-LABEL: func.func @odd_columns(
// VECTORS-NOT:     tile.contract
// VECTORS:         linalg.vecmat
func.func @odd_columns(%a: tensor<32x65xbf16>, %x: tensor<32xbf16>) -> tensor<65xf32> {
  %o = arith.constant dense<0.0> : tensor<65xf32>
  %r = linalg.vecmat ins(%x, %a : tensor<32xbf16>, tensor<32x65xbf16>) outs(%o : tensor<65xf32>) -> tensor<65xf32>
  func.return %r : tensor<65xf32>
}

// A matrix that is computed is a product's operand.
// VECTORS-LABEL: func.func @computed(
// VECTORS:         tile.contract
func.func @computed(%q: tensor<64x32xi8>, %x: tensor<32xbf16>) -> tensor<64xf32> {
  %o = arith.constant dense<0.0> : tensor<64xf32>
  %e = tensor.empty() : tensor<64x32xbf16>
  %a = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%q : tensor<64x32xi8>) outs(%e : tensor<64x32xbf16>) {
  ^bb0(%b: i8, %f: bf16):
    %g = arith.sitofp %b : i8 to bf16
    linalg.yield %g : bf16
  } -> tensor<64x32xbf16>
  %r = linalg.matvec ins(%a, %x : tensor<64x32xbf16>, tensor<32xbf16>) outs(%o : tensor<64xf32>) -> tensor<64xf32>
  func.return %r : tensor<64xf32>
}

// From a start, which each step would test.
// VECTORS-LABEL: func.func @started(
// VECTORS:         tile.contract
func.func @started(%a: tensor<64x32xbf16>, %x: tensor<32xbf16>, %o: tensor<64xf32>) -> tensor<64xf32> {
  %r = linalg.matvec ins(%a, %x : tensor<64x32xbf16>, tensor<32xbf16>) outs(%o : tensor<64xf32>) -> tensor<64xf32>
  func.return %r : tensor<64xf32>
}

// A transposed slice of an argument.
// VECTORS-LABEL: func.func @turned_slice(
// VECTORS-NOT:     tile.contract
// VECTORS:         linalg.vecmat
func.func @turned_slice(%w: tensor<3x64x32xf16>, %x: tensor<32xf16>) -> tensor<64xf32> {
  %o = arith.constant dense<0.0> : tensor<64xf32>
  %a = tensor.extract_slice %w[1, 0, 0] [1, 64, 32] [1, 1, 1] : tensor<3x64x32xf16> to tensor<64x32xf16>
  %e = tensor.empty() : tensor<32x64xf16>
  %t = linalg.transpose ins(%a : tensor<64x32xf16>) outs(%e : tensor<32x64xf16>) permutation = [1, 0]
  %r = linalg.vecmat ins(%x, %t : tensor<32xf16>, tensor<32x64xf16>) outs(%o : tensor<64xf32>) -> tensor<64xf32>
  func.return %r : tensor<64xf32>
}

// Of several loops a product's K is one; lanes would have the innermost one alone, if it is no 256 elements long.
// VECTORS-LABEL: func.func @heads(
// VECTORS:         tile.contract
func.func @heads(%x: tensor<4x64xf32>, %w: tensor<96x4x64xf32>) -> tensor<96xf32> {
  %o = arith.constant dense<0.0> : tensor<96xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0)>], iterator_types = ["parallel", "reduction", "reduction"]} ins(%x, %w : tensor<4x64xf32>, tensor<96x4x64xf32>) outs(%o : tensor<96xf32>) {
  ^bb0(%a: f32, %b: f32, %s: f32):
    %p = arith.mulf %a, %b : f32
    %t = arith.addf %s, %p : f32
    linalg.yield %t : f32
  } -> tensor<96xf32>
  func.return %r : tensor<96xf32>
}

// VECTORS-LABEL: func.func @long_heads(
// VECTORS-NOT:     tile.contract
// VECTORS:         linalg.generic
func.func @long_heads(%x: tensor<4x256xf16>, %w: tensor<96x4x256xf16>) -> tensor<96xf32> {
  %o = arith.constant dense<0.0> : tensor<96xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0)>], iterator_types = ["parallel", "reduction", "reduction"]} ins(%x, %w : tensor<4x256xf16>, tensor<96x4x256xf16>) outs(%o : tensor<96xf32>) {
  ^bb0(%a: f16, %b: f16, %s: f32):
    %c = arith.extf %a : f16 to f32
    %d = arith.extf %b : f16 to f32
    %p = arith.mulf %c, %d : f32
    %t = arith.addf %s, %p : f32
    linalg.yield %t : f32
  } -> tensor<96xf32>
  func.return %r : tensor<96xf32>
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
