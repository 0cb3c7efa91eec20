// RUN: gemmc %s --pipeline materialize-operands --emit mlir | filecheck %s
// RUN: gemmc %s --pipeline 'materialize-operands{gain=1000000000.0}' --emit mlir | filecheck %s --check-prefix LEFT
// RUN: gemmc %s --pipeline 'materialize-operands{gain=0}' --emit mlir | filecheck %s --check-prefix ALL

// LEFT-NOT: tensor.empty() : tensor<1024x4x256xf16>
// LEFT-NOT: %operand
#x = affine_map<(m, n, g, k) -> (m, g, k)>
#w = affine_map<(m, n, g, k) -> (n, g, k)>
#s = affine_map<(m, n, g, k) -> (n, g)>
#o = affine_map<(m, n, g, k) -> (m, n)>

// Weights of 8 bits with a scale for each group: f16 is what the body has before it extends it.
// CHECK-LABEL: func.func @dequantized
// CHECK:         %operand = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%w, %s
// CHECK-SAME:    outs(%{{.*}} : tensor<1024x4x256xf16>)
// CHECK:           arith.sitofp
// CHECK-NEXT:      arith.mulf %{{.*}} : f16
// CHECK:         linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%x, %operand
// CHECK:           arith.extf %{{.*}} : f16 to f32
// CHECK-NEXT:      arith.extf %{{.*}} : f16 to f32
// CHECK-NEXT:      arith.mulf %{{.*}} : f32
// CHECK-NEXT:      arith.addf %{{.*}} : f32
func.func @dequantized(%x: tensor<512x4x256xf16>, %w: tensor<1024x4x256xi8>, %s: tensor<1024x4xf16>) -> tensor<512x1024xf32> {
  %z = arith.constant dense<0.0> : tensor<512x1024xf32>
  %r = linalg.generic {indexing_maps = [#x, #w, #s, #o], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%x, %w, %s : tensor<512x4x256xf16>, tensor<1024x4x256xi8>, tensor<1024x4xf16>) outs(%z : tensor<512x1024xf32>) {
  ^bb0(%a: f16, %b: i8, %c: f16, %acc: f32):
    %bf = arith.sitofp %b : i8 to f16
    %d = arith.mulf %bf, %c : f16
    %ax = arith.extf %a : f16 to f32
    %dx = arith.extf %d : f16 to f32
    %p = arith.mulf %ax, %dx : f32
    %q = arith.addf %acc, %p : f32
    linalg.yield %q : f32
  } -> tensor<512x1024xf32>
  return %r : tensor<512x1024xf32>
}

// Three factors, of which the last is of both operands: the scale of rows is lhs's, that of K that
// one's of which there is less to compute, and what the body asks of its loops is asked of the copy's.
// CHECK-LABEL: func.func @regrouped
// CHECK:         %[[M:.*]] = tensor.dim %a
// CHECK:         tensor.empty(%[[M]]) : tensor<?x512xf32>
// CHECK:         linalg.index 1 : index
// CHECK:         arith.mulf
// CHECK-NEXT:    arith.mulf
// CHECK-NEXT:    linalg.yield
// CHECK:         ins(%operand, %b : tensor<?x512xf32>, tensor<16384x512xf32>)
#A = affine_map<(d0, d1, d2) -> (d0, d2)>
#B = affine_map<(d0, d1, d2) -> (d1, d2)>
#C = affine_map<(d0, d1, d2) -> (d0, d1)>
#R = affine_map<(d0, d1, d2) -> (d0)>
func.func @regrouped(%a: tensor<?x512xf32>, %b: tensor<16384x512xf32>, %r: tensor<?xf32>, %c: tensor<?x16384xf32>) -> tensor<?x16384xf32> {
  %0 = linalg.generic {indexing_maps = [#A, #B, #R, #C], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b, %r : tensor<?x512xf32>, tensor<16384x512xf32>, tensor<?xf32>) outs(%c : tensor<?x16384xf32>) {
  ^bb0(%x: f32, %y: f32, %s: f32, %z: f32):
    %i = linalg.index 2 : index
    %ii = arith.index_cast %i : index to i32
    %if = arith.sitofp %ii : i32 to f32
    %p = arith.mulf %x, %y : f32
    %q = arith.mulf %s, %if : f32
    %u = math.fma %p, %q, %z : f32
    linalg.yield %u : f32
  } -> tensor<?x16384xf32>
  return %0 : tensor<?x16384xf32>
}

// FOREIGN: an operand that lacks a loop which is summed over, in an op that no front end prints so.
// CHECK-LABEL: func.func @repeated
// CHECK:         outs(%{{.*}} : tensor<4x2048x512xbf16>)
// CHECK:         affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
func.func @repeated(%x: tensor<4x512x2048xbf16>, %w: tensor<2048x512xbf16>, %c: tensor<512x512xf32>) -> tensor<512x512xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(m, n, g, k) -> (g, m, k)>, affine_map<(m, n, g, k) -> (k, n)>, affine_map<(m, n, g, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%x, %w : tensor<4x512x2048xbf16>, tensor<2048x512xbf16>) outs(%c : tensor<512x512xf32>) {
  ^bb0(%a: bf16, %b: bf16, %z: f32):
    %ax = arith.extf %a : bf16 to f32
    %bx = arith.extf %b : bf16 to f32
    %p = arith.mulf %ax, %bx : f32
    %u = arith.addf %p, %z : f32
    linalg.yield %u : f32
  } -> tensor<512x512xf32>
  return %0 : tensor<512x512xf32>
}

// Bytes less a zero point are integers that bf16 has; by one that a call tells they may be larger.
// CHECK-LABEL: func.func @bytes
// CHECK:         %operand = linalg.generic
// CHECK:           arith.subi
// CHECK-NEXT:      linalg.yield
// CHECK:         ins(%operand, %operand_1 : tensor<512x512xi32>, tensor<512x512xi32>)
// CHECK:           arith.muli
// CHECK-NEXT:      arith.addi
// CHECK-LABEL: func.func @bytes_told
// CHECK-NOT:     %operand
func.func @bytes(%x: tensor<512x512xi8>, %w: tensor<512x512xi8>, %c: tensor<512x512xi32>) -> tensor<512x512xi32> {
  %z = arith.constant 7 : i32
  %n = arith.constant 0 : i32
  %0 = linalg.quantized_matmul ins(%x, %w, %z, %n : tensor<512x512xi8>, tensor<512x512xi8>, i32, i32) outs(%c : tensor<512x512xi32>) -> tensor<512x512xi32>
  return %0 : tensor<512x512xi32>
}

func.func @bytes_told(%x: tensor<512x512xi8>, %w: tensor<512x512xi8>, %z: i32, %c: tensor<512x512xi32>) -> tensor<512x512xi32> {
  %n = arith.constant 0 : i32
  %0 = linalg.quantized_matmul ins(%x, %w, %z, %n : tensor<512x512xi8>, tensor<512x512xi8>, i32, i32) outs(%c : tensor<512x512xi32>) -> tensor<512x512xi32>
  return %0 : tensor<512x512xi32>
}

// A product rounds as the body says: that of two in bf16 is rounded before the third, so these stay
// together; rows and columns of it are then not apart.
// CHECK-LABEL: func.func @rounded
// CHECK-NOT:     %operand
// ALL-LABEL: func.func @rounded
// ALL-NOT:     %operand
func.func @rounded(%a: tensor<512x512xbf16>, %b: tensor<512x512xbf16>, %s: tensor<512xbf16>, %c: tensor<512x512xbf16>) -> tensor<512x512xbf16> {
  %0 = linalg.generic {indexing_maps = [#A, #B, affine_map<(d0, d1, d2) -> (d2)>, #C], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b, %s : tensor<512x512xbf16>, tensor<512x512xbf16>, tensor<512xbf16>) outs(%c : tensor<512x512xbf16>) {
  ^bb0(%x: bf16, %y: bf16, %t: bf16, %z: bf16):
    %p = arith.mulf %x, %y : bf16
    %q = arith.mulf %p, %t : bf16
    %u = arith.addf %z, %q : bf16
    linalg.yield %u : bf16
  } -> tensor<512x512xbf16>
  return %0 : tensor<512x512xbf16>
}

// A factor of rows and columns is of neither operand; a sum of one column reads nothing twice; a
// product that is one is left alone, and small ones are faster in loops.
// ALL-LABEL: func.func @apart
// ALL-NOT:     %operand
// ALL-LABEL: func.func @column
// ALL-NOT:     %operand
// ALL-LABEL: func.func @plain
// ALL-NOT:     %operand
// CHECK-LABEL: func.func @small
// CHECK-NOT:     %operand
// ALL-LABEL: func.func @small
// ALL:         %operand = linalg.generic
func.func @apart(%a: tensor<512x512xf32>, %b: tensor<512x512xf32>, %s: tensor<512x512xf32>, %c: tensor<512x512xf32>) -> tensor<512x512xf32> {
  %0 = linalg.generic {indexing_maps = [#A, #B, #C, #C], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b, %s : tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) outs(%c : tensor<512x512xf32>) {
  ^bb0(%x: f32, %y: f32, %t: f32, %z: f32):
    %p = arith.mulf %x, %y : f32
    %q = arith.mulf %p, %t : f32
    %u = arith.addf %z, %q : f32
    linalg.yield %u : f32
  } -> tensor<512x512xf32>
  return %0 : tensor<512x512xf32>
}

func.func @column(%a: tensor<4096x4096xf32>, %b: tensor<4096xf32>, %c: tensor<4096xf32>) -> tensor<4096xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a, %b : tensor<4096x4096xf32>, tensor<4096xf32>) outs(%c : tensor<4096xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %e = math.exp %x : f32
    %p = arith.mulf %e, %y : f32
    %u = arith.addf %z, %p : f32
    linalg.yield %u : f32
  } -> tensor<4096xf32>
  return %0 : tensor<4096xf32>
}

func.func @plain(%a: tensor<512x512xf32>, %b: tensor<512x512xf32>, %c: tensor<512x512xf32>) -> tensor<512x512xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<512x512xf32>, tensor<512x512xf32>) outs(%c : tensor<512x512xf32>) -> tensor<512x512xf32>
  return %0 : tensor<512x512xf32>
}

func.func @small(%a: tensor<8x16xf32>, %b: tensor<24x16xf32>, %c: tensor<8x24xf32>) -> tensor<8x24xf32> {
  %0 = linalg.generic {indexing_maps = [#A, #B, #C], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<8x16xf32>, tensor<24x16xf32>) outs(%c : tensor<8x24xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %e = math.exp %x : f32
    %p = arith.mulf %e, %y : f32
    %u = arith.addf %z, %p : f32
    linalg.yield %u : f32
  } -> tensor<8x24xf32>
  return %0 : tensor<8x24xf32>
}
