// RUN: python %S/../split_refusals.py %s | filecheck %s

// CHECK: form-program-invalid.mlir:6:1: error: func.func: needed tensors; found tensor<*xf32>
// -----
// PIPELINE: form-program
func.func @dynamic(%a: tensor<*xf32>) -> tensor<*xf32> {
  func.return %a : tensor<*xf32>
}

// CHECK: form-program-invalid.mlir:15:3: error: linalg.matmul: needed a tile.contract; found linalg.matmul; run normalize-contractions first
// -----
// PIPELINE: form-program
func.func @product(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %z = arith.constant dense<0.0> : tensor<8x8xf32>
  %r = linalg.matmul ins(%a, %a : tensor<8x8xf32>, tensor<8x8xf32>) outs(%z : tensor<8x8xf32>) -> tensor<8x8xf32>
  func.return %r : tensor<8x8xf32>
}

// CHECK: form-program-invalid.mlir:23:3: error: tensor.cast: needed an op that a kernel is known for; found tensor.cast; write it with products, element-wise ops and reductions of linalg on tensors
// -----
// PIPELINE: form-program
func.func @cast(%a: tensor<8xf32>) -> tensor<8xf32> {
  %r = tensor.cast %a : tensor<8xf32> to tensor<8xf32>
  func.return %r : tensor<8xf32>
}

// CHECK: form-program-invalid.mlir:31:3: error: linalg.generic: needed elements that are combined by one of arith.addf, arith.mulf, arith.maximumf, arith.minimumf, arith.maxnumf, arith.minnumf, arith.addi, arith.muli, arith.ori, arith.xori, arith.andi, arith.maxsi, arith.minsi, arith.maxui, arith.minui; found another body
// -----
// PIPELINE: form-program
func.func @less(%a: tensor<8xf32>, %z: tensor<f32>) -> tensor<f32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} ins(%a : tensor<8xf32>) outs(%z : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %d = arith.subf %out, %in : f32
    linalg.yield %d : f32
  } -> tensor<f32>
  func.return %r : tensor<f32>
}

// CHECK: form-program-invalid.mlir:44:3: error: tensor.extract_slice: needed places and sizes that follow from the arguments' sizes; found others
// -----
// PIPELINE: form-program
func.func @more(%a: tensor<8xf32>, %z: tensor<f32>) -> tensor<4xf32> {
  %n = arith.constant 2 : index
  %r = tensor.extract_slice %a[0] [4] [%n] : tensor<8xf32> to tensor<4xf32>

  // The line below keeps the places of what follows.

  func.return %r : tensor<4xf32>
}

// CHECK: form-program-invalid.mlir:55:3: error: tensor.empty: needed a tensor whose elements are written before they are read; found none
// -----
// PIPELINE: form-program
func.func @unwritten(%a: tensor<2xf32>) -> tensor<2xf32> {
  %c = tensor.empty() : tensor<2xf32>
  %r = arith.addf %a, %c : tensor<2xf32>
  func.return %r : tensor<2xf32>
}

// CHECK: form-program-invalid.mlir:63:1: error: func.func: needed tensors; found f32
// -----
// PIPELINE: form-program
func.func @number(%a: tensor<2xf32>, %f: f32) -> tensor<2xf32> {
  %r = arith.negf %a : tensor<2xf32>
  func.return %r : tensor<2xf32>
}

// CHECK: form-program-invalid.mlir:79:5: error: tensor.extract_slice: needed a slice inside of 16 in dimension 0; found elements 16 to 19
// -----
// PIPELINE: normalize-contractions
func.func @passes_the_end(%t: tensor<16xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %n = arith.constant 5 : index
  %z = arith.constant dense<0.0> : tensor<4xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> (tensor<4xf32>) {
    %o = arith.muli %i, %c4 : index
    %s = tensor.extract_slice %t[%o] [4] [1] : tensor<16xf32> to tensor<4xf32>
    %c = arith.addf %a, %s : tensor<4xf32>
    scf.yield %c : tensor<4xf32>
  }
  func.return %r : tensor<4xf32>
}

// CHECK: form-program-invalid.mlir:93:3: error: scf.for: needed at most 256 steps, of 20000 ops together; found 200 of 402
// -----
// PIPELINE: normalize-contractions
func.func @nested(%t: tensor<16xf32>) -> tensor<16xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 200 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<16xf32>) {
    %q = scf.for %j = %c0 to %n step %c1 iter_args(%b = %a) -> (tensor<16xf32>) {
      %c = arith.addf %b, %b : tensor<16xf32>
      scf.yield %c : tensor<16xf32>
    }
    scf.yield %q : tensor<16xf32>
  }
  func.return %r : tensor<16xf32>
}

// CHECK: form-program-invalid.mlir:111:5: error: tensor.extract: needed a table of static sizes for indices that are computed; found tensor<?xf32>; give the table a static size
// -----
// PIPELINE: form-program
func.func @open_table(%t: tensor<?xf32>, %i: tensor<8xi32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%i : tensor<8xi32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: i32, %o: f32):
    %x = arith.index_cast %a : i32 to index
    %v = tensor.extract %t[%x] : tensor<?xf32>
    linalg.yield %v : f32
  } -> tensor<8xf32>
  func.return %r : tensor<8xf32>
}
