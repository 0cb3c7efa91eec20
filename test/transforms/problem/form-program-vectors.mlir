// RUN: gemmc %s -p 'normalize-contractions{vectors=linalg},form-program' | filecheck %s

// A layer of one row: what is made of its sums, element by element, is computed once for all that
// read it, beside the sums (`fuse-rows` makes one kernel of the two).
// CHECK-LABEL: func.func @layers_0(
// CHECK:         tile.loops {{.*}} over [32] by "add"
// CHECK-LABEL: func.func @layers_1(
// CHECK:         arith.addf
// CHECK-NEXT:    arith.maximumf
// CHECK-LABEL: func.func @layers_2(
// CHECK:         tile.loops {{.*}} over [128] by "add"
// CHECK-NOT:     arith.maximumf
#row = affine_map<(d0, d1) -> (d0, d1)>
#bias = affine_map<(d0, d1) -> (d1)>
func.func @layers(%x: tensor<1x32xf32>, %v: tensor<32x128xf32>, %b: tensor<128xf32>, %w: tensor<128x96xf32>) -> tensor<1x96xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<1x128xf32>
  %none = linalg.fill ins(%zero : f32) outs(%empty : tensor<1x128xf32>) -> tensor<1x128xf32>
  %sums = linalg.matmul ins(%x, %v : tensor<1x32xf32>, tensor<32x128xf32>) outs(%none : tensor<1x128xf32>) -> tensor<1x128xf32>
  %h = linalg.generic {indexing_maps = [#row, #bias, #row], iterator_types = ["parallel", "parallel"]} ins(%sums, %b : tensor<1x128xf32>, tensor<128xf32>) outs(%empty : tensor<1x128xf32>) {
  ^bb0(%s: f32, %t: f32, %o: f32):
    %u = arith.addf %s, %t : f32
    %relu = arith.maximumf %u, %zero : f32
    linalg.yield %relu : f32
  } -> tensor<1x128xf32>
  %out = tensor.empty() : tensor<1x96xf32>
  %start = linalg.fill ins(%zero : f32) outs(%out : tensor<1x96xf32>) -> tensor<1x96xf32>
  %r = linalg.matmul ins(%h, %w : tensor<1x128xf32>, tensor<128x96xf32>) outs(%start : tensor<1x96xf32>) -> tensor<1x96xf32>
  func.return %r : tensor<1x96xf32>
}
