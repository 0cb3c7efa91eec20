// RUN: python %S/../split_refusals.py %s | filecheck %s

// CHECK: debufferize-invalid.mlir:1:1: error: builtin.module: needed a function on memrefs; found none; leave the pass out
// -----
// PIPELINE: debufferize
func.func @none(%a: tensor<4xf32>) -> tensor<4xf32> {
  func.return %a : tensor<4xf32>
}

// CHECK: debufferize-invalid.mlir:15:3: error: scf.if: needed static sizes of what is written in a choice; found memref<?xf32>
// -----
// PIPELINE: debufferize
func.func @choice(%c: i1, %m: memref<?xf32>) {
  %z = arith.constant 0.0 : f32
  scf.if %c {
    linalg.fill ins(%z : f32) outs(%m : memref<?xf32>)
  }
  return
}

// CHECK: debufferize-invalid.mlir:24:1: error: func.func: needed memory at strides of 0 and more, of sizes that are static or the outermost; found memref<?x4xf32, strided<[1, 4]>>; copy it into rows ahead of the call
// -----
// PIPELINE: debufferize
func.func @open_columns(%a: memref<?x4xf32, strided<[1, 4]>>, %m: memref<?x4xf32>) {
  memref.copy %a, %m : memref<?x4xf32, strided<[1, 4]>> to memref<?x4xf32>
  return
}

// CHECK: debufferize-invalid.mlir:33:3: error: memref.reinterpret_cast: needed elements inside of memory of 32; found elements 4 to 35
// -----
// PIPELINE: debufferize
func.func @recast(%a: memref<4x8xf32>, %m: memref<8x4xf32>) {
  %r = memref.reinterpret_cast %a to offset: [4], sizes: [8, 4], strides: [4, 1] : memref<4x8xf32> to memref<8x4xf32, strided<[4, 1], offset: 4>>
  memref.copy %r, %m : memref<8x4xf32, strided<[4, 1], offset: 4>> to memref<8x4xf32>
  return
}

// CHECK: debufferize-invalid.mlir:45:5: error: memref.store: needed bodies that only load from memory, or ask for its sizes; found memref.store; write it with linalg and views, outside of the body
// -----
// PIPELINE: debufferize
func.func @inside(%a: memref<4xf32>, %m: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%m : memref<4xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    memref.store %o, %a[%i] : memref<4xf32>
    linalg.yield %o : f32
  }
  return
}

// CHECK: debufferize-invalid.mlir:57:3: error: memref.copy: needed memory that may be written; found a constant, or what bufferization.to_buffer shows; copy it into a memref.alloc
// -----
// PIPELINE: debufferize
memref.global "private" constant @w : memref<4xf32> = dense<2.0>
func.func @constant(%a: memref<4xf32>) {
  %w = memref.get_global @w : memref<4xf32>
  memref.copy %a, %w : memref<4xf32> to memref<4xf32>
  return
}

// CHECK: debufferize-invalid.mlir:66:3: error: memref.get_global: needed a constant with elements; found a memref.global that may change
// -----
// PIPELINE: debufferize
memref.global "private" @w : memref<4xf32> = uninitialized
func.func @variable(%a: memref<4xf32>) {
  %w = memref.get_global @w : memref<4xf32>
  memref.copy %w, %a : memref<4xf32> to memref<4xf32>
  return
}

// CHECK: debufferize-invalid.mlir:75:3: error: linalg.reduce: needed outputs that are all memrefs, or all tensors; found both
// -----
// PIPELINE: debufferize
func.func @mixed(%a: memref<4x8xf32>, %t: tensor<4xf32>) -> tensor<4xf32> {
  %r = linalg.reduce ins(%a : memref<4x8xf32>) outs(%t : tensor<4xf32>) dimensions = [1] (%e: f32, %o: f32) {
    %s = arith.addf %e, %o : f32
    linalg.yield %s : f32
  }
  func.return %r : tensor<4xf32>
}

// CHECK: debufferize-invalid.mlir:86:3: error: linalg.matmul: needed an output that no other operand overlaps, but element by element; found one in the memory of operand 1; write to a memref.alloc and copy it
// -----
// PIPELINE: debufferize
func.func @product(%a: memref<4x4xf32>, %c: memref<4x4xf32>) {
  linalg.matmul ins(%a, %c : memref<4x4xf32>, memref<4x4xf32>) outs(%c : memref<4x4xf32>)
  return
}

// CHECK: debufferize-invalid.mlir:96:3: error: linalg.exp: needed an output that no other operand overlaps, but element by element; found one in the memory of operand 0; write to a memref.alloc and copy it
// -----
// PIPELINE: debufferize
func.func @shifted(%c: memref<8xf32>) {
  %x = memref.subview %c[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
  %y = memref.subview %c[1] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 1>>
  linalg.exp ins(%x : memref<4xf32, strided<[1]>>) outs(%y : memref<4xf32, strided<[1], offset: 1>>)
  return
}

// CHECK: debufferize-invalid.mlir:106:3: error: memref.copy: needed memrefs that do not overlap; found two views of one memory; copy through a memref.alloc
// -----
// PIPELINE: debufferize
func.func @copied(%c: memref<8xf32>) {
  %x = memref.subview %c[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
  %y = memref.subview %c[1] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 1>>
  memref.copy %x, %y : memref<4xf32, strided<[1]>> to memref<4xf32, strided<[1], offset: 1>>
  return
}

// CHECK: debufferize-invalid.mlir:113:1: error: func.func: needed memory at strides of 0 and more, of sizes that are static or the outermost; found memref<8xf32, strided<[-1], offset: 7>>; copy it into rows ahead of the call
// -----
// PIPELINE: debufferize
func.func @downwards(%c: memref<8xf32, strided<[-1], offset: 7>>) -> memref<8xf32, strided<[-1], offset: 7>> {
  return %c : memref<8xf32, strided<[-1], offset: 7>>
}

// CHECK: debufferize-invalid.mlir:120:1: error: func.func: needed a function that returns something, or writes one of its arguments; found one that does neither
// -----
// PIPELINE: debufferize
func.func @idle(%c: memref<8xf32>) {
  return
}

// CHECK: debufferize-invalid.mlir:128:3: error: memref.subview: needed a step of at least 1 in dimension 0; found -1; take each element once, from the first to the last
// -----
// PIPELINE: debufferize
func.func @backwards(%a: memref<16xf32>, %b: memref<8xf32>) {
  %r = memref.subview %a[15] [8] [-1] : memref<16xf32> to memref<8xf32, strided<[-1], offset: 15>>
  memref.copy %b, %r : memref<8xf32> to memref<8xf32, strided<[-1], offset: 15>>
  return
}

// CHECK: debufferize-invalid.mlir:138:3: error: memref.subview: needed a step of at least 1 in dimension 0; found 0; take each element once, from the first to the last
// -----
// PIPELINE: debufferize
func.func @standing(%a: memref<16xf32>, %b: memref<8xf32>) {
  %0 = arith.constant 0 : index
  %r = memref.subview %a[3] [8] [%0] : memref<16xf32> to memref<8xf32, strided<[?], offset: 3>>
  memref.copy %r, %b : memref<8xf32, strided<[?], offset: 3>> to memref<8xf32>
  return
}

// CHECK: debufferize-invalid.mlir:151:5: error: memref.load: needed an output that the body does not load; found one memory for both; copy it into another
// -----
// PIPELINE: debufferize
func.func @shifted(%m: memref<5xf32>) {
  %low = memref.subview %m[0] [4] [1] : memref<5xf32> to memref<4xf32, strided<[1]>>
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%low : memref<4xf32, strided<[1]>>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %e = memref.load %m[%i] : memref<5xf32>
    linalg.yield %e : f32
  }
  return
}

// CHECK: debufferize-invalid.mlir:162:3: error: scf.if: needed memory that is written in a choice through one memref; found views of one memory; make the views in the choice
// -----
// PIPELINE: debufferize
func.func @shown_twice(%c: i1, %m: memref<4x4xf32>) {
  %r = memref.collapse_shape %m [[0, 1]] : memref<4x4xf32> into memref<16xf32>
  scf.if %c {
    memref.copy %r, %r : memref<16xf32> to memref<16xf32>
    memref.copy %m, %m : memref<4x4xf32> to memref<4x4xf32>
  }
  return
}

// CHECK: debufferize-invalid.mlir:174:3: error: scf.if: needed numbers or memory from a choice that writes memory; found tensor<4xf32>
// -----
// PIPELINE: debufferize
func.func @tensor_too(%c: i1, %m: memref<4xf32>, %t: tensor<4xf32>) -> tensor<4xf32> {
  %z = arith.constant 0.0 : f32
  %r = scf.if %c -> (tensor<4xf32>) {
    linalg.fill ins(%z : f32) outs(%m : memref<4xf32>)
    scf.yield %t : tensor<4xf32>
  } else {
    scf.yield %t : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// CHECK: debufferize-invalid.mlir:189:3: error: scf.if: needed memory that is written in a choice through one memref; found views of one memory; make the views in the choice
// -----
// PIPELINE: debufferize
func.func @selected(%c: i1, %d: i1, %m: memref<4xf32>, %n: memref<4xf32>) {
  %z = arith.constant 0.0 : f32
  %r = arith.select %c, %m, %n : memref<4xf32>
  scf.if %d {
    linalg.fill ins(%z : f32) outs(%r : memref<4xf32>)
    linalg.add ins(%n, %n : memref<4xf32>, memref<4xf32>) outs(%n : memref<4xf32>)
  }
  return
}

// CHECK: debufferize-invalid.mlir:203:3: error: linalg.fill: needed memory that may be written; found a constant, or what bufferization.to_buffer shows; copy it into a memref.alloc
// -----
// PIPELINE: debufferize
func.func @selected_constant(%c: i1, %m: memref<4xf32>, %t: tensor<4xf32>) {
  %z = arith.constant 0.0 : f32
  %n = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  %r = arith.select %c, %m, %n : memref<4xf32>
  linalg.fill ins(%z : f32) outs(%r : memref<4xf32>)
  return
}

// CHECK: debufferize-invalid.mlir:{{.*}}: error: memref.copy: needed strides to write at that are multiples of each other, each over all inside; found strides [1, 1]; write to a memref.alloc and copy it
// -----
// PIPELINE: debufferize
func.func @windows(%a: memref<7xf32>, %m: memref<4x4xf32>) {
  %r = memref.reinterpret_cast %a to offset: [0], sizes: [4, 4], strides: [1, 1] : memref<7xf32> to memref<4x4xf32, strided<[1, 1]>>
  memref.copy %m, %r : memref<4x4xf32> to memref<4x4xf32, strided<[1, 1]>>
  return
}

// CHECK: debufferize-invalid.mlir:{{.*}}: error: memref.reinterpret_cast: needed sizes and strides that are numbers; found some that a call tells; write them into the op
// -----
// PIPELINE: debufferize
func.func @told(%a: memref<16xf32>, %n: index, %m: memref<?xf32>) {
  %r = memref.reinterpret_cast %a to offset: [0], sizes: [%n], strides: [1] : memref<16xf32> to memref<?xf32, strided<[1]>>
  memref.copy %r, %m : memref<?xf32, strided<[1]>> to memref<?xf32>
  return
}

// CHECK: debufferize-invalid.mlir:{{.*}}: error: memref.reinterpret_cast: needed static sizes of what is seen at strides; found tensor<8xf32>; write the sizes into the types
// -----
// PIPELINE: debufferize
func.func @open(%a: memref<?xf32>, %m: memref<8xf32>) {
  %r = memref.reinterpret_cast %a to offset: [0], sizes: [8], strides: [1] : memref<?xf32> to memref<8xf32>
  memref.copy %r, %m : memref<8xf32> to memref<8xf32>
  return
}

// CHECK: debufferize-invalid.mlir:{{.*}}: error: memref.reinterpret_cast: needed strides of 0 and more; found [-1]
// -----
// PIPELINE: debufferize
func.func @backwards(%a: memref<8xf32>, %m: memref<8xf32>) {
  %r = memref.reinterpret_cast %a to offset: [7], sizes: [8], strides: [-1] : memref<8xf32> to memref<8xf32, strided<[-1], offset: 7>>
  memref.copy %r, %m : memref<8xf32, strided<[-1], offset: 7>> to memref<8xf32>
  return
}

// CHECK: debufferize-invalid.mlir:{{.*}}: error: memref.extract_strided_metadata: needed a type with its sizes, strides and offset; found memref<2xf32, strided<[1], offset: ?>>; write them into the type
// -----
// PIPELINE: debufferize
func.func @metadata(%a: memref<8xf32>, %i: index, %m: memref<2xf32>) {
  %s = memref.subview %a[%i] [2] [1] : memref<8xf32> to memref<2xf32, strided<[1], offset: ?>>
  %base, %offset, %size, %stride = memref.extract_strided_metadata %s : memref<2xf32, strided<[1], offset: ?>> -> memref<f32>, index, index, index
  %r = memref.reinterpret_cast %base to offset: [%offset], sizes: [2], strides: [1] : memref<f32> to memref<2xf32, strided<[1], offset: ?>>
  memref.copy %r, %m : memref<2xf32, strided<[1], offset: ?>> to memref<2xf32>
  return
}

// CHECK: debufferize-invalid.mlir:258:3: error: scf.if: needed memory from a choice that is its own, or is there ahead of it; found a view of what it writes; make the view behind it
// -----
// PIPELINE: debufferize
func.func @viewed(%p: i1, %x: memref<4xf32>, %m: memref<8xf32>, %o: memref<4xf32>) {
  %r = scf.if %p -> (memref<4xf32, strided<[1]>>) {
    %v = memref.subview %m[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
    memref.copy %x, %v : memref<4xf32> to memref<4xf32, strided<[1]>>
    scf.yield %v : memref<4xf32, strided<[1]>>
  } else {
    %w = memref.cast %x : memref<4xf32> to memref<4xf32, strided<[1]>>
    scf.yield %w : memref<4xf32, strided<[1]>>
  }
  memref.copy %r, %o : memref<4xf32, strided<[1]>> to memref<4xf32>
  return
}

// A body's loop has as many steps for every element.
// CHECK: debufferize-invalid.mlir:280:5: error: scf.for: needed constant bounds and a step of 1 or more, in a body; found others; take the loop out of the body
// -----
// PIPELINE: debufferize
func.func @counted_by_an_element(%a: memref<4xi32>, %b: memref<4xi32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
    ins(%a : memref<4xi32>) outs(%b : memref<4xi32>) {
  ^bb0(%in: i32, %out: i32):
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %p = scf.for %i = %zero to %in step %one iter_args(%x = %one) -> (i32) : i32 {
      %m = arith.muli %x, %in : i32
      scf.yield %m : i32
    }
    linalg.yield %p : i32
  }
  return
}
