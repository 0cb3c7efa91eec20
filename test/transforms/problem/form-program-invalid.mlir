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

// CHECK: form-program-invalid.mlir:23:3: error: tensor.reshape: needed an op that a kernel is known for; found tensor.reshape; write it with products, element-wise ops and reductions of linalg on tensors
// -----
// PIPELINE: form-program
func.func @shape(%a: tensor<8xf32>, %s: tensor<1xi64>) -> tensor<8xf32> {
  %r = tensor.reshape %a(%s) : (tensor<8xf32>, tensor<1xi64>) -> tensor<8xf32>
  func.return %r : tensor<8xf32>
}

// CHECK: form-program-invalid.mlir:31:3: error: linalg.generic: needed results that depend on each other to have one map; found others
// -----
// PIPELINE: form-program
func.func @less(%a: tensor<8x4xf32>, %z: tensor<8xf32>, %y: tensor<8x1xf32>) -> tensor<8xf32> {
  %r, %s = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, 0)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<8x4xf32>) outs(%z, %y : tensor<8xf32>, tensor<8x1xf32>) {
  ^bb0(%in: f32, %out: f32, %last: f32):
    %d = arith.subf %last, %in : f32
    linalg.yield %d, %out : f32, f32
  } -> (tensor<8xf32>, tensor<8x1xf32>)
  func.return %r : tensor<8xf32>
}

// CHECK: form-program-invalid.mlir:44:3: error: tensor.extract_slice: needed places and sizes that follow from the arguments' sizes; found others
// -----
// PIPELINE: form-program
func.func @more(%a: tensor<8xf32>, %z: tensor<i64>) -> tensor<4xf32> {
  %i = tensor.extract %z[] : tensor<i64> %n = arith.index_cast %i : i64 to index
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

// CHECK: form-program-invalid.mlir:93:3: error: scf.for: needed at most 50000 steps; found 60000; write it with linalg, or as fewer steps that do more
// -----
// PIPELINE: normalize-contractions
func.func @nested(%t: tensor<16xf32>) -> tensor<16xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 60000 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<16xf32>) {
    %q = scf.for %j = %c0 to %n step %c1 iter_args(%b = %a) -> (tensor<16xf32>) {
      %c = arith.addf %b, %b : tensor<16xf32>
      scf.yield %c : tensor<16xf32>
    }
    scf.yield %q : tensor<16xf32>
  }
  func.return %r : tensor<16xf32>
}

// CHECK: form-program-invalid.mlir:107:3: error: linalg.generic: needed a result that is indexed by loops that are parallel; found d0, of a reduction; make d0 "parallel"
// -----
// PIPELINE: debufferize,form-program
func.func @result_of_a_reduction(%a: memref<8x4xf32>, %z: memref<8xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["reduction", "reduction"]} ins(%a : memref<8x4xf32>) outs(%z : memref<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %s = arith.addf %in, %out : f32
    linalg.yield %s : f32
  }
  func.return
}

// CHECK: form-program-invalid.mlir:124:3: error: tensor.pad: needed sizes that are extents of what a kernel reads or writes; found (d0 % 2); pass a tensor of that size
// -----
// PIPELINE: form-program
func.func @middle(%x: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %m = tensor.dim %x, %c0 : tensor<?x8xf32>
  %at = arith.remui %m, %c2 : index
  %z = arith.constant 0.0 : f32
  %r = tensor.pad %x low[%at, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<?x8xf32> to tensor<?x8xf32>
  func.return %r : tensor<?x8xf32>
}

// CHECK: form-program-invalid.mlir:139:3: error: tensor.extract_slice: needed a slice whose steps are numbers; found one whose step is an open size
// -----
// PIPELINE: form-program
func.func @step(%a: tensor<?x64xf32>) -> tensor<2x64xf32> {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %a, %c0 : tensor<?x64xf32>
  %c2 = arith.constant 2 : index
  %h = arith.divui %d, %c2 : index
  %x = tensor.extract_slice %a[0, 0] [2, 64] [%h, 1] : tensor<?x64xf32> to tensor<2x64xf32>
  %r = math.exp %x : tensor<2x64xf32>
  func.return %r : tensor<2x64xf32>
}
