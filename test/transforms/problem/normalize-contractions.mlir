// RUN: gemmc %s --pipeline 'normalize-contractions' --emit mlir | filecheck %s
// RUN: gemmc %inputs/matmul_nt_bf16.mlir --pipeline 'normalize-contractions' --emit mlir | filecheck %s --check-prefix NT
// RUN: gemmc %inputs/mlp_bias_relu_bf16.mlir --pipeline 'normalize-contractions' --emit mlir | filecheck %s --check-prefix BIAS
// RUN: gemmc %inputs/two_layer_mlp_f16.mlir --pipeline 'normalize-contractions' --emit mlir | filecheck %s --check-prefix TWO
// RUN: gemmc %inputs/batch_matmul_f16.mlir --pipeline 'normalize-contractions' --emit mlir | filecheck %s --check-prefix BATCH
// RUN: gemmc %inputs/matmul_i8_i32.mlir --pipeline 'normalize-contractions' --emit mlir | filecheck %s --check-prefix I8

// The transpose is in the map, the cast in the epilogue, and nothing else is left.
// NT:      func.func @main
// NT-NEXT:    %0 = tile.contract %arg0, %arg1 maps [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>] accumulate f32 : tensor<512x1024xbf16>, tensor<768x1024xbf16> -> tensor<512x768xbf16> {
// NT-NEXT:    ^bb0(%1: f32):
// NT-NEXT:      %2 = arith.truncf %1 : f32 to bf16
// NT-NEXT:      tile.yield %2 : bf16
// NT-NEXT:    }
// NT-NEXT:    func.return %0 : tensor<512x768xbf16>

// The bias is an input of the epilogue, broadcast by its map; nothing else is left.
// BIAS:      %0 = tile.contract %arg0, %arg1 with %arg2 maps [{{.*}}, affine_map<(d0, d1, d2) -> (d1)>] accumulate f32 : tensor<512x256xbf16>, tensor<256x1024xbf16> with tensor<1024xf32> -> tensor<512x1024xbf16> {
// BIAS-NEXT:   ^bb0(%1: f32, %2: f32):
// BIAS-NEXT:     %3 = arith.addf %1, %2 : f32
// BIAS-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// BIAS-NEXT:     %4 = arith.maximumf %3, %cst : f32
// BIAS-NEXT:     %5 = arith.truncf %4 : f32 to bf16
// BIAS-NEXT:     tile.yield %5 : bf16
// BIAS-NEXT:   }
// BIAS-NEXT:   func.return %0

// A relu with a captured constant and a cast, in the epilogue of the first product only.
// TWO:      %0 = tile.contract %arg0, %arg1
// TWO-NEXT: ^bb0(%1: f32):
// TWO-NEXT:   %cst = arith.constant 0.000000e+00 : f32
// TWO-NEXT:   %2 = arith.maximumf %1, %cst : f32
// TWO-NEXT:   %3 = arith.truncf %2 : f32 to f16
// TWO-NEXT:   tile.yield %3 : f16
// TWO-NEXT: }
// TWO-NEXT: %4 = tile.contract %0, %arg2
// TWO-NEXT: ^bb0(%5: f32):
// TWO-NEXT:   %6 = arith.truncf %5 : f32 to f16
// TWO-NEXT:   tile.yield %6 : f16
// TWO-NEXT: }
// TWO-NEXT: func.return %4 : tensor<256x512xf16>

// BATCH: tile.contract %arg0, %arg1 maps [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>] accumulate f32

// I8: tile.contract %arg0, %arg1 {{.*}} accumulate i32 : tensor<256x1024xi8>, tensor<1024x512xi8> -> tensor<256x512xi32>

#mk = affine_map<(d0, d1, d2) -> (d0, d2)>
#kn = affine_map<(d0, d1, d2) -> (d2, d1)>
#mn = affine_map<(d0, d1, d2) -> (d0, d1)>
#nm = affine_map<(d0, d1, d2) -> (d1, d0)>
#id = affine_map<(d0, d1) -> (d0, d1)>
#swap = affine_map<(d0, d1) -> (d1, d0)>
#none = affine_map<(d0, d1) -> ()>

// FOREIGN: no front end writes it: loops in another order (k, n, m), from a generic fill.
// CHECK-LABEL: func.func @generic
// CHECK-NEXT:    %c = tile.contract %a, %b maps [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] accumulate f32 : tensor<4x8xf16>, tensor<8x6xf16> -> tensor<4x6xf32> {
// CHECK-NEXT:    ^bb0(%0: f32):
// CHECK-NEXT:      tile.yield %0 : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    func.return %c : tensor<4x6xf32>
func.func @generic(%a: tensor<4x8xf16>, %b: tensor<8x6xf16>) -> tensor<4x6xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x6xf32>
  %z = linalg.generic {indexing_maps = [#none, #id], iterator_types = ["parallel", "parallel"]} ins(%zero : f32) outs(%e : tensor<4x6xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6xf32>
  %c = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d2, d1)>], iterator_types = ["reduction", "parallel", "parallel"]} ins(%a, %b : tensor<4x8xf16>, tensor<8x6xf16>) outs(%z : tensor<4x6xf32>) {
  ^bb0(%x: f16, %y: f16, %acc: f32):
    %x32 = arith.extf %x : f16 to f32
    %y32 = arith.extf %y : f16 to f32
    %p = arith.mulf %y32, %x32 : f32
    %s = arith.addf %p, %acc : f32
    linalg.yield %s : f32
  } -> tensor<4x6xf32>
  return %c : tensor<4x6xf32>
}

// A transposed result is the product with its operands swapped: n follows m again.
// CHECK-LABEL: func.func @transposed_result
// CHECK-NEXT:    %c = tile.contract %b, %a maps [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>] accumulate f32 : tensor<8x6xf32>, tensor<4x8xf32> -> tensor<6x4xf32> {
func.func @transposed_result(%a: tensor<4x8xf32>, %b: tensor<8x6xf32>) -> tensor<6x4xf32> {
  %zeros = arith.constant dense<0.0> : tensor<6x4xf32>
  %c = linalg.contract indexing_maps = [#mk, #kn, #nm] ins(%a, %b : tensor<4x8xf32>, tensor<8x6xf32>) outs(%zeros : tensor<6x4xf32>) -> tensor<6x4xf32>
  return %c : tensor<6x4xf32>
}

// Two permuting copies in a row cancel; one that something else reads stays for it.
// CHECK-LABEL: func.func @copies
// CHECK-NEXT:    %0 = tensor.empty() : tensor<8x4xf32>
// CHECK-NEXT:    %at = linalg.transpose ins(%a:tensor<4x8xf32>) outs(%0:tensor<8x4xf32>) permutation = [1, 0]
// CHECK-NEXT:    %c = tile.contract %a, %b maps [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]
// CHECK:         func.return %c, %at
func.func @copies(%a: tensor<4x8xf32>, %b: tensor<8x6xf32>) -> (tensor<4x6xf32>, tensor<8x4xf32>) {
  %zero = arith.constant 0.0 : f32
  %0 = tensor.empty() : tensor<8x4xf32>
  %1 = tensor.empty() : tensor<6x8xf32>
  %2 = tensor.empty() : tensor<8x6xf32>
  %3 = tensor.empty() : tensor<4x6xf32>
  %at = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%0 : tensor<8x4xf32>) permutation = [1, 0]
  %bt = linalg.transpose ins(%b : tensor<8x6xf32>) outs(%1 : tensor<6x8xf32>) permutation = [1, 0]
  %btt = linalg.generic {indexing_maps = [#swap, #id], iterator_types = ["parallel", "parallel"]} ins(%bt : tensor<6x8xf32>) outs(%2 : tensor<8x6xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x6xf32>
  %z = linalg.fill ins(%zero : f32) outs(%3 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %c = linalg.matmul_transpose_a ins(%at, %btt : tensor<8x4xf32>, tensor<8x6xf32>) outs(%z : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %c, %at : tensor<4x6xf32>, tensor<8x4xf32>
}

// A three-dimensional permutation: (k, b, m) in memory, read as (b, m, k).
// CHECK-LABEL: func.func @permuted_batch
// CHECK-NEXT:    tile.contract %a, %b maps [affine_map<(d0, d1, d2, d3) -> (d3, d0, d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>] accumulate f32 : tensor<8x2x4xf32>, tensor<2x8x6xf32> -> tensor<2x4x6xf32> {
func.func @permuted_batch(%a: tensor<8x2x4xf32>, %b: tensor<2x8x6xf32>) -> tensor<2x4x6xf32> {
  %zero = arith.constant 0.0 : f32
  %0 = tensor.empty() : tensor<2x4x8xf32>
  %1 = tensor.empty() : tensor<2x4x6xf32>
  %at = linalg.transpose ins(%a : tensor<8x2x4xf32>) outs(%0 : tensor<2x4x8xf32>) permutation = [1, 2, 0]
  %z = linalg.fill ins(%zero : f32) outs(%1 : tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
  %2 = linalg.batch_matmul ins(%at, %b : tensor<2x4x8xf32>, tensor<2x8x6xf32>) outs(%z : tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
  return %2 : tensor<2x4x6xf32>
}

// Not folded: the product has a second use. A number from the host is a tensor of rank 0, and folds.
// CHECK-LABEL: func.func @unfolded(%a: tensor<4x4xf32>, %scale: tensor<f32>)
// CHECK:         %c = tile.contract
// CHECK:           tile.yield %{{.*}} : f32
// CHECK:         linalg.exp
// CHECK:         %s = tile.contract %c, %a with %scale maps {{.*}} affine_map<(d0, d1, d2) -> ()>]
// CHECK-NEXT:    ^bb0(%2: f32, %3: f32):
// CHECK-NEXT:      %m = arith.mulf %2, %3 : f32
func.func @unfolded(%a: tensor<4x4xf32>, %scale: f32) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
  %zero = arith.constant 0.0 : f32
  %0 = tensor.empty() : tensor<4x4xf32>
  %z = linalg.fill ins(%zero : f32) outs(%0 : tensor<4x4xf32>) -> tensor<4x4xf32>
  %c = linalg.matmul ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%z : tensor<4x4xf32>) -> tensor<4x4xf32>
  %x = linalg.exp ins(%c : tensor<4x4xf32>) outs(%0 : tensor<4x4xf32>) -> tensor<4x4xf32>
  %d = linalg.matmul ins(%c, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%z : tensor<4x4xf32>) -> tensor<4x4xf32>
  %s = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%d : tensor<4x4xf32>) outs(%0 : tensor<4x4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %m = arith.mulf %in, %scale : f32
    linalg.yield %m : f32
  } -> tensor<4x4xf32>
  return %c, %x, %s : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
}

// A named element-wise op is an epilogue as well.
// CHECK-LABEL: func.func @named_epilogue
// CHECK-NEXT:    %x = tile.contract
// CHECK-NEXT:    ^bb0(%0: f32):
// CHECK-NEXT:      %1 = math.exp %0 : f32
// CHECK-NEXT:      tile.yield %1 : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    func.return %x
func.func @named_epilogue(%a: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %zero = arith.constant 0.0 : f32
  %0 = tensor.empty() : tensor<4x4xf32>
  %z = linalg.fill ins(%zero : f32) outs(%0 : tensor<4x4xf32>) -> tensor<4x4xf32>
  %c = linalg.matmul ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%z : tensor<4x4xf32>) -> tensor<4x4xf32>
  %x = linalg.exp ins(%c : tensor<4x4xf32>) outs(%0 : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %x : tensor<4x4xf32>
}

// Not contractions: a row sum, and a product of two tensors element by element.
// CHECK-LABEL: func.func @others
// CHECK-NOT:     tile.contract
// CHECK:         linalg.generic
// CHECK:         linalg.mul
func.func @others(%a: tensor<4x8xf32>, %r: tensor<4xf32>) -> (tensor<4xf32>, tensor<4x8xf32>) {
  %s = linalg.generic {indexing_maps = [#id, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<4x8xf32>) outs(%r : tensor<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %t = arith.addf %in, %out : f32
    linalg.yield %t : f32
  } -> tensor<4xf32>
  %p = linalg.mul ins(%a, %a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %s, %p : tensor<4xf32>, tensor<4x8xf32>
}

// The product is used twice on its way; the residual is another argument, extended; a column and a
// number of rank 0 are inputs by their maps; what the sum starts from is added to it.
// CHECK-LABEL: func.func @graph
// CHECK-NEXT:    %y = tile.contract %a, %a with %c, %s, %t, %r maps [{{.*}}, affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0)>, affine_map<(d0, d1, d2) -> ()>, affine_map<(d0, d1, d2) -> (d0, d1)>] accumulate f32 : tensor<4x4xbf16>, tensor<4x4xbf16> with tensor<4x4xf32>, tensor<4xf32>, tensor<f32>, tensor<4x4xbf16> -> tensor<4x4xf32> {
// CHECK-NEXT:    ^bb0(%0: f32, %1: f32, %2: f32, %3: f32, %4: bf16):
// CHECK-NEXT:      %5 = arith.addf %0, %1 : f32
// CHECK-NEXT:      %u = arith.mulf %5, %2 : f32
// CHECK-NEXT:      %v = arith.mulf %u, %3 : f32
// CHECK-NEXT:      %e = arith.extf %4 : bf16 to f32
// CHECK-NEXT:      %6 = arith.addf %e, %5 : f32
// CHECK-NEXT:      %7 = arith.mulf %v, %6 : f32
// CHECK-NEXT:      tile.yield %7 : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    func.return %y
func.func @graph(%a: tensor<4x4xbf16>, %c: tensor<4x4xf32>, %s: tensor<4xf32>, %t: tensor<f32>, %r: tensor<4x4xbf16>) -> tensor<4x4xf32> {
  %0 = tensor.empty() : tensor<4x4xf32>
  %p = linalg.matmul ins(%a, %a : tensor<4x4xbf16>, tensor<4x4xbf16>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  %wide = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%r : tensor<4x4xbf16>) outs(%0 : tensor<4x4xf32>) {
  ^bb0(%in: bf16, %out: f32):
    %e = arith.extf %in : bf16 to f32
    linalg.yield %e : f32
  } -> tensor<4x4xf32>
  %scaled = linalg.generic {indexing_maps = [#id, affine_map<(d0, d1) -> (d0)>, #none, #id], iterator_types = ["parallel", "parallel"]} ins(%p, %s, %t : tensor<4x4xf32>, tensor<4xf32>, tensor<f32>) outs(%0 : tensor<4x4xf32>) {
  ^bb0(%x: f32, %y0: f32, %z: f32, %out: f32):
    %u = arith.mulf %x, %y0 : f32
    %v = arith.mulf %u, %z : f32
    linalg.yield %v : f32
  } -> tensor<4x4xf32>
  %sum = linalg.add ins(%wide, %p : tensor<4x4xf32>, tensor<4x4xf32>) outs(%0 : tensor<4x4xf32>) -> tensor<4x4xf32>
  %y = linalg.mul ins(%scaled, %sum : tensor<4x4xf32>, tensor<4x4xf32>) outs(%0 : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %y : tensor<4x4xf32>
}

// Operands that are extended as whole tensors are read as they are; a sum in f16 is one in f32,
// rounded once.
// CHECK-LABEL: func.func @extended
// CHECK-NEXT:    %p = tile.contract %a, %a {{.*}} accumulate f32 : tensor<4x4xf16>, tensor<4x4xf16> -> tensor<4x4xf32> {
// CHECK:         func.return %p
func.func @extended(%a: tensor<4x4xf16>) -> tensor<4x4xf32> {
  %zeros = arith.constant dense<0.0> : tensor<4x4xf32>
  %0 = tensor.empty() : tensor<4x4xf32>
  %wide = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x4xf16>) outs(%0 : tensor<4x4xf32>) {
  ^bb0(%in: f16, %out: f32):
    %e = arith.extf %in : f16 to f32
    linalg.yield %e : f32
  } -> tensor<4x4xf32>
  %p = linalg.matmul ins(%wide, %wide : tensor<4x4xf32>, tensor<4x4xf32>) outs(%zeros : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %p : tensor<4x4xf32>
}

// CHECK-LABEL: func.func @halves
// CHECK-NEXT:    %p = tile.contract %a, %a {{.*}} accumulate f32
// CHECK-NEXT:    ^bb0(%0: f32):
// CHECK-NEXT:      %1 = arith.truncf %0 : f32 to f16
// CHECK-NEXT:      tile.yield %1 : f16
func.func @halves(%a: tensor<4x4xf16>) -> tensor<4x4xf16> {
  %zeros = arith.constant dense<0.0> : tensor<4x4xf16>
  %p = linalg.matmul ins(%a, %a : tensor<4x4xf16>, tensor<4x4xf16>) outs(%zeros : tensor<4x4xf16>) -> tensor<4x4xf16>
  return %p : tensor<4x4xf16>
}

// Broadcasts are inputs of fewer dimensions, also where the sum starts from one.
// CHECK-LABEL: func.func @broadcast
// CHECK-NEXT:    %s = tile.contract %a, %a with %b, %b maps [{{.*}}, affine_map<(d0, d1, d2) -> (d1)>, affine_map<(d0, d1, d2) -> (d0)>] accumulate f32
// CHECK:         func.return %s
func.func @broadcast(%a: tensor<4x4xf32>, %b: tensor<4xf32>) -> tensor<4x4xf32> {
  %e = tensor.empty() : tensor<4x4xf32>
  %start = linalg.broadcast ins(%b : tensor<4xf32>) outs(%e : tensor<4x4xf32>) dimensions = [0]
  %p = linalg.matmul ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%start : tensor<4x4xf32>) -> tensor<4x4xf32>
  %q = linalg.broadcast ins(%b : tensor<4xf32>) outs(%e : tensor<4x4xf32>) dimensions = [1]
  %s = linalg.mul ins(%p, %q : tensor<4x4xf32>, tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %s : tensor<4x4xf32>
}

// A function of which nothing but a rounding to 16 bits is left is approximate; one that stays f32 is not.
// CHECK-LABEL: func.func @rounded
// CHECK:           math.tanh %{{.*}} fastmath<afn> : f32
// CHECK:           arith.truncf
// CHECK-LABEL: func.func @kept
// CHECK:           math.tanh %{{[^ ]*}} : f32
func.func @rounded(%a: tensor<4x4xbf16>) -> tensor<4x4xbf16> {
  %zeros = arith.constant dense<0.0> : tensor<4x4xf32>
  %p = linalg.matmul ins(%a, %a : tensor<4x4xbf16>, tensor<4x4xbf16>) outs(%zeros : tensor<4x4xf32>) -> tensor<4x4xf32>
  %e = tensor.empty() : tensor<4x4xbf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%p : tensor<4x4xf32>) outs(%e : tensor<4x4xbf16>) {
  ^bb0(%in: f32, %out: bf16):
    %t = math.tanh %in : f32
    %y = arith.truncf %t : f32 to bf16
    linalg.yield %y : bf16
  } -> tensor<4x4xbf16>
  return %r : tensor<4x4xbf16>
}

func.func @kept(%a: tensor<4x4xbf16>) -> tensor<4x4xf32> {
  %zeros = arith.constant dense<0.0> : tensor<4x4xf32>
  %p = linalg.matmul ins(%a, %a : tensor<4x4xbf16>, tensor<4x4xbf16>) outs(%zeros : tensor<4x4xf32>) -> tensor<4x4xf32>
  %e = tensor.empty() : tensor<4x4xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%p : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %t = math.tanh %in : f32
    linalg.yield %t : f32
  } -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}

// Arithmetic on whole tensors, and maps, are in the epilogue as any other element-wise op; a number of the host's is a tensor of rank 0.
// CHECK-LABEL: func.func @whole
// CHECK-NEXT:    %t = tile.contract %a, %b with %bias, %s maps
// CHECK-SAME:    accumulate f32
// CHECK-NEXT:    ^bb0(%{{.*}}: f32, %{{.*}}: f32, %{{.*}}: f32):
// CHECK-NEXT:      arith.addf
// CHECK:           arith.maximumf
// CHECK-NEXT:      arith.mulf
// CHECK-NEXT:      math.exp
// CHECK-NEXT:      tile.yield
// CHECK-NEXT:    }
// CHECK-NEXT:    func.return %t
func.func @whole(%a: tensor<64x32xf16>, %b: tensor<32x16xf16>, %bias: tensor<16xf32>, %s: f32) -> tensor<64x16xf32> {
  %z = arith.constant dense<0.0> : tensor<64x16xf32>
  %e = tensor.empty() : tensor<64x16xf32>
  %p = linalg.matmul ins(%a, %b : tensor<64x32xf16>, tensor<32x16xf16>) outs(%z : tensor<64x16xf32>) -> tensor<64x16xf32>
  %w = linalg.broadcast ins(%bias : tensor<16xf32>) outs(%e : tensor<64x16xf32>) dimensions = [0]
  %q = arith.addf %p, %w : tensor<64x16xf32>
  %r = arith.maximumf %q, %z : tensor<64x16xf32>
  %m = linalg.map ins(%r : tensor<64x16xf32>) outs(%e : tensor<64x16xf32>) (%x: f32) {
    %y = arith.mulf %x, %s : f32
    linalg.yield %y : f32
  }
  %t = linalg.map { math.exp } ins(%m : tensor<64x16xf32>) outs(%e : tensor<64x16xf32>)
  return %t : tensor<64x16xf32>
}

// What a product ahead reads is in memory: a product behind reads it there, and does not compute it again.
// CHECK-LABEL: func.func @residual
// CHECK:         %h = linalg.generic
// CHECK:         %p = tile.contract %h, %w
// CHECK:         %r = tile.contract %p, %v with %h maps
// CHECK-NEXT:    ^{{.*}}([[S:%.*]]: f32, [[H:%.*]]: f32):
// CHECK-NEXT:      [[T:%.*]] = arith.addf [[H]], [[S]]
// CHECK-NEXT:      tile.yield [[T]]
func.func @residual(%x: tensor<4x6xf32>, %k: tensor<4xf32>, %w: tensor<6x8xf32>, %v: tensor<8x6xf32>) -> tensor<4x6xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x6xf32>
  %h = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%x, %k : tensor<4x6xf32>, tensor<4xf32>) outs(%e : tensor<4x6xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %m = arith.mulf %a, %b : f32
    linalg.yield %m : f32
  } -> tensor<4x6xf32>
  %pe = tensor.empty() : tensor<4x8xf32>
  %pz = linalg.fill ins(%zero : f32) outs(%pe : tensor<4x8xf32>) -> tensor<4x8xf32>
  %p = linalg.matmul ins(%h, %w : tensor<4x6xf32>, tensor<6x8xf32>) outs(%pz : tensor<4x8xf32>) -> tensor<4x8xf32>
  %qz = linalg.fill ins(%zero : f32) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
  %q = linalg.matmul ins(%p, %v : tensor<4x8xf32>, tensor<8x6xf32>) outs(%qz : tensor<4x6xf32>) -> tensor<4x6xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%h, %q : tensor<4x6xf32>, tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<4x6xf32>
  func.return %r : tensor<4x6xf32>
}
