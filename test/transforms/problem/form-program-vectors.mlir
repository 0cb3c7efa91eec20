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

// What is made of the sums and of a matrix has more elements than these: no memory has it.
// CHECK-LABEL: func.func @spread_0(
// CHECK-SAME:    -> tensor<128xf32>
// CHECK-LABEL: func.func @spread_1(
// CHECK-SAME:    -> tensor<128xf32>
// CHECK-LABEL: func.func @spread_2(
// CHECK-SAME:    -> tensor<128xf32>
// CHECK-NOT:     func.func
func.func @spread(%a: tensor<128x128xf32>, %x: tensor<128xf32>, %b: tensor<128x128xf32>) -> (tensor<128xf32>, tensor<128xf32>) {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<128xf32>
  %none = linalg.fill ins(%zero : f32) outs(%empty : tensor<128xf32>) -> tensor<128xf32>
  %y = linalg.matvec ins(%a, %x : tensor<128x128xf32>, tensor<128xf32>) outs(%none : tensor<128xf32>) -> tensor<128xf32>
  %wide = tensor.empty() : tensor<128x128xf32>
  %g = linalg.generic {indexing_maps = [#row, affine_map<(d0, d1) -> (d0)>, #row], iterator_types = ["parallel", "parallel"]} ins(%b, %y : tensor<128x128xf32>, tensor<128xf32>) outs(%wide : tensor<128x128xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = arith.addf %p, %q : f32
    linalg.yield %s : f32
  } -> tensor<128x128xf32>
  %v = linalg.matvec ins(%g, %x : tensor<128x128xf32>, tensor<128xf32>) outs(%none : tensor<128xf32>) -> tensor<128xf32>
  %w = linalg.vecmat ins(%x, %g : tensor<128xf32>, tensor<128x128xf32>) outs(%none : tensor<128xf32>) -> tensor<128xf32>
  func.return %v, %w : tensor<128xf32>, tensor<128xf32>
}

// A function of the vector is computed once for all rows, by a kernel ahead of them.
// CHECK-LABEL: func.func @of_function_0(
// CHECK:         math.tanh
// CHECK-LABEL: func.func @of_function_1(
// CHECK-NOT:     math.tanh
// CHECK:         tile.loops {{.*}} over [32] by "add"
func.func @of_function(%a: tensor<128x32xf32>, %x: tensor<32xf32>) -> tensor<128xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<128xf32>
  %none = linalg.fill ins(%zero : f32) outs(%empty : tensor<128xf32>) -> tensor<128xf32>
  %short = tensor.empty() : tensor<32xf32>
  %t = linalg.tanh ins(%x : tensor<32xf32>) outs(%short : tensor<32xf32>) -> tensor<32xf32>
  %y = linalg.matvec ins(%a, %t : tensor<128x32xf32>, tensor<32xf32>) outs(%none : tensor<128xf32>) -> tensor<128xf32>
  func.return %y : tensor<128xf32>
}
