// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// PIPELINE: form-kernel{tile=128,128}
// CHECK: error: form-kernel: needed tile=M,N,K of three positive sizes; found tile=128,128
// PIPELINE: form-kernel{tile=128,0,64}
// CHECK-NEXT: error: form-kernel: needed tile=M,N,K of three positive sizes; found tile=128,0,64
// PIPELINE: form-kernel{tile=64,1000000,64}
// CHECK-NEXT: error: form-kernel: needed tile=M,N,K of at most 131072 sums, in steps of at most 65536; found tile=64,1000000,64
// PIPELINE: form-kernel{tile=64,64,1000000}
// CHECK-NEXT: error: form-kernel: needed tile=M,N,K of at most 131072 sums, in steps of at most 65536; found tile=64,64,1000000
// PIPELINE: form-kernel
// CHECK-NEXT: form-kernel-invalid.mlir:14:1: error: func.func: needed a function with a body of one block; found a declaration
func.func private @declared(tensor<4x8xf32>) -> tensor<4x8xf32>

// -----
// PIPELINE: form-kernel
// CHECK-NEXT: form-kernel-invalid.mlir:19:1: error: func.func: needed one contraction per function; found 0; run normalize-contractions first
func.func @nothing(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  func.return %x : tensor<4x8xf32>
}

// -----
// PIPELINE: form-kernel
// CHECK-NEXT: form-kernel-invalid.mlir:26:1: error: func.func: needed one contraction per function; found 2; give each matmul a function of its own
func.func @chain(%x: tensor<4x4xf32>, %y: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %p = tile.contract %x, %y maps [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] accumulate f32 : tensor<4x4xf32>, tensor<4x4xf32> -> tensor<4x4xf32> {
  ^bb0(%sum: f32):
    tile.yield %sum : f32
  }
  %q = tile.contract %p, %y maps [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] accumulate f32 : tensor<4x4xf32>, tensor<4x4xf32> -> tensor<4x4xf32> {
  ^bb0(%sum_1: f32):
    tile.yield %sum_1 : f32
  }
  func.return %q : tensor<4x4xf32>
}

// -----
// An element-wise op that was not folded into the epilogue.
// PIPELINE: form-kernel
// CHECK-NEXT: form-kernel-invalid.mlir:43:3: error: arith.addf: needed a function that is one contraction with an element-wise epilogue; found arith.addf beside it; give it a function of its own
func.func @beside(%x: tensor<4x4xf32>, %y: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %z = arith.addf %x, %y : tensor<4x4xf32>
  %p = tile.contract %z, %y maps [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] accumulate f32 : tensor<4x4xf32>, tensor<4x4xf32> -> tensor<4x4xf32> {
  ^bb0(%sum: f32):
    tile.yield %sum : f32
  }
  func.return %p : tensor<4x4xf32>
}

// -----
// PIPELINE: form-kernel
// CHECK-NEXT: form-kernel-invalid.mlir:54:1: error: func.func: needed a function that returns just its contraction; found other results
func.func @returns_another(%x: tensor<4x4xf32>, %y: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %p = tile.contract %x, %y maps [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] accumulate f32 : tensor<4x4xf32>, tensor<4x4xf32> -> tensor<4x4xf32> {
  ^bb0(%sum: f32):
    tile.yield %sum : f32
  }
  func.return %x : tensor<4x4xf32>
}

// -----
// PIPELINE: form-kernel
// CHECK-NEXT: form-kernel-invalid.mlir:67:3: error: tile.contract: needed operands that are the function's arguments; found another value
func.func @of_a_constant(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %y = arith.constant dense<1.0> : tensor<4x4xf32>
  %p = tile.contract %x, %y maps [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] accumulate f32 : tensor<4x4xf32>, tensor<4x4xf32> -> tensor<4x4xf32> {
  ^bb0(%sum: f32):
    tile.yield %sum : f32
  }
  func.return %p : tensor<4x4xf32>
}

// -----
// PIPELINE: form-kernel
// CHECK-NEXT: form-kernel-invalid.mlir:78:3: error: tensor.extract_slice: needed an offset that is a multiple of the stride 2; found 1
func.func @stepped(%x: tensor<9x4xf32>, %y: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %s = tensor.extract_slice %x[1, 0] [4, 4] [2, 1] : tensor<9x4xf32> to tensor<4x4xf32>
  %p = tile.contract %s, %y maps [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] accumulate f32 : tensor<4x4xf32>, tensor<4x4xf32> -> tensor<4x4xf32> { ^bb0(%sum: f32):
    tile.yield %sum : f32
  }
  func.return %p : tensor<4x4xf32>
}

// -----
// PIPELINE: form-kernel
// CHECK-NEXT: form-kernel-invalid.mlir:88:1: error: func.func: needed arguments that are tensors; found f32
func.func @scalar(%x: tensor<4x4xf32>, %alpha: f32) -> tensor<4x4xf32> {
  %p = tile.contract %x, %x maps [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] accumulate f32 : tensor<4x4xf32>, tensor<4x4xf32> -> tensor<4x4xf32> {
  ^bb0(%sum: f32):
    tile.yield %sum : f32
  }
  func.return %p : tensor<4x4xf32>
}

// -----
// PIPELINE: form-kernel
// CHECK-NEXT: form-kernel-invalid.mlir:100:3: error: tensor.collapse_shape: needed a reshape of sizes that are known; found one that a launch tells
func.func @dynamic(%x: tensor<4x4xf32>, %z: tensor<4x?x2xf32>) -> tensor<4x?xf32> {
  %y = tensor.collapse_shape %z [[0], [1, 2]] : tensor<4x?x2xf32> into tensor<4x?xf32>
  %p = tile.contract %x, %y maps [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] accumulate f32 : tensor<4x4xf32>, tensor<4x?xf32> -> tensor<4x?xf32> {
  ^bb0(%sum: f32):
    tile.yield %sum : f32
  }
  func.return %p : tensor<4x?xf32>
}

// -----
// PIPELINE: form-kernel
// CHECK-NEXT: form-kernel-invalid.mlir:112:3: error: tile.contract: needed sizes of at least 1; found tensor<4x0xf32>; write the sizes out
func.func @empty(%x: tensor<4x0xf32>, %y: tensor<0x4xf32>) -> tensor<4x4xf32> {
  %p = tile.contract %x, %y maps [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] accumulate f32 : tensor<4x0xf32>, tensor<0x4xf32> -> tensor<4x4xf32> {
  ^bb0(%sum: f32):
    tile.yield %sum : f32
  }
  func.return %p : tensor<4x4xf32>
}

// -----
// FOREIGN: an epilogue that branches.
// PIPELINE: form-kernel
// CHECK-NEXT: form-kernel-invalid.mlir:127:5: error: scf.if: needed an epilogue of scalar ops in a straight line; found an op with a region
func.func @branches(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %p = tile.contract %x, %x maps [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] accumulate f32 : tensor<4x4xf32>, tensor<4x4xf32> -> tensor<4x4xf32> {
  ^bb0(%sum: f32):
    %positive = arith.cmpf ogt, %sum, %sum : f32
    %e = scf.if %positive -> (f32) {
      scf.yield %sum : f32
    } else {
      scf.yield %sum : f32
    }
    tile.yield %e : f32
  }
  func.return %p : tensor<4x4xf32>
}

// -----
// FOREIGN: an epilogue that reads a tensor from outside.
// PIPELINE: form-kernel
// CHECK-NEXT: form-kernel-invalid.mlir:145:5: error: tensor.extract: needed an epilogue of the sum and constants; found a use of tensor<4x4xf32>
func.func @captures(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %p = tile.contract %x, %x maps [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] accumulate f32 : tensor<4x4xf32>, tensor<4x4xf32> -> tensor<4x4xf32> {
  ^bb0(%sum: f32):
    %zero = arith.constant 0 : index
    %bias = tensor.extract %x[%zero, %zero] : tensor<4x4xf32>
    %e = arith.addf %sum, %bias : f32
    tile.yield %e : f32
  }
  func.return %p : tensor<4x4xf32>
}

// -----
// PIPELINE: form-kernel
// CHECK-NEXT: error: builtin.module: needed a func.func; found none; run form-kernel once
builtin.module {
}
