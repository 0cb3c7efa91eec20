// RUN: gemmc %s -p sink-scales | filecheck %s
// RUN: gemmc %s -p auto --relax --show-pipeline | filecheck %s --check-prefix SHOWN
// RUN: gemmc %s -p auto --relax --explain | filecheck %s --check-prefix DONE
// RUN: gemmc %s -p auto --explain | filecheck %s --check-prefix COULD

// SHOWN: sink-scales
// SHOWN-NEXT: normalize-contractions
// DONE: set: sink-scales@normalize-contractions, ahead of the kernels
// DONE: relaxed: what scales an operand of the product ({{.*}}sink-scales.mlir:{{[0-9]+}}:3) scales its result
// DONE: main: product
// COULD: not relaxed: an operand of the product ({{.*}}sink-scales.mlir:{{[0-9]+}}:3) is scaled ahead of it, by a kernel of its own; with --relax its result is, which rounds differently
// COULD: main_0: loops

// FOREIGN: scales of both operands at once: an argument, a row of each, a constant, and a sum that starts
// from a tensor. The product is one of bf16; what scales along K stays.
// CHECK-LABEL: func.func @main
// CHECK:       [[SUM:%.*]] = linalg.generic {{.*}} ins(%a, %b : tensor<64x128xbf16>, tensor<128x72xbf16>)
// CHECK:       %p = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins([[SUM]], %s, %q, %te, %c :
// CHECK:         arith.mulf
// CHECK-NEXT:    arith.mulf
// CHECK-NEXT:    arith.mulf
// CHECK-NEXT:    [[HALF:%.*]] = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:    [[LAST:%.*]] = arith.mulf {{%.*}}, [[HALF]] : f32
// CHECK-NEXT:    arith.addf [[LAST]], {{%.*}} : f32
// CHECK-NOT:   tensor<64x128xf32>
// CHECK:       return %p
#w = affine_map<(i, j) -> (i, j)>
#r = affine_map<(i, j) -> (i)>
func.func @main(%a: tensor<64x128xbf16>, %b: tensor<128x72xbf16>, %s: tensor<64xf32>, %q: f32, %t: tensor<72xbf16>, %c: tensor<64x72xf32>) -> tensor<64x72xf32> {
  %e = tensor.empty() : tensor<64x128xf32>
  %x = linalg.generic {indexing_maps = [#w, #r, #w], iterator_types = ["parallel", "parallel"]} ins(%a, %s : tensor<64x128xbf16>, tensor<64xf32>) outs(%e : tensor<64x128xf32>) {
  ^bb0(%0: bf16, %1: f32, %o: f32):
    %2 = arith.extf %0 : bf16 to f32
    %3 = arith.mulf %2, %1 : f32
    %4 = arith.mulf %q, %3 : f32
    linalg.yield %4 : f32
  } -> tensor<64x128xf32>
  %be = arith.extf %b : tensor<128x72xbf16> to tensor<128x72xf32>
  %te = arith.extf %t : tensor<72xbf16> to tensor<72xf32>
  %eb = tensor.empty() : tensor<128x72xf32>
  %tb = linalg.broadcast ins(%te : tensor<72xf32>) outs(%eb : tensor<128x72xf32>) dimensions = [0]
  %y0 = arith.mulf %be, %tb : tensor<128x72xf32>
  %cst = arith.constant dense<0.5> : tensor<128x72xf32>
  %y = arith.mulf %y0, %cst : tensor<128x72xf32>
  %p = linalg.matmul ins(%x, %y : tensor<64x128xf32>, tensor<128x72xf32>) outs(%c : tensor<64x72xf32>) -> tensor<64x72xf32>
  return %p : tensor<64x72xf32>
}
