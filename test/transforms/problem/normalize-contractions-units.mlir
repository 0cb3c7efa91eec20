// RUN: gemmc %s --pipeline normalize-contractions --emit mlir | filecheck %s

// A reduction over one element combines it with what it starts from, and takes no kernel of its own: its counter is 0.
// CHECK-LABEL: func.func @checked
// CHECK:         linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}
// CHECK:           arith.constant 0 : index
// CHECK:           arith.andi
func.func @checked(%x: tensor<64x1x8xi32>) -> tensor<64x8xi32> {
  %one = arith.constant -1 : i32
  %e = tensor.empty() : tensor<64x8xi32>
  %f = linalg.fill ins(%one : i32) outs(%e : tensor<64x8xi32>) -> tensor<64x8xi32>
  %r = linalg.generic {indexing_maps = [affine_map<(a, u, b) -> (a, u, b)>, affine_map<(a, u, b) -> (a, b)>], iterator_types = ["parallel", "reduction", "parallel"]} ins(%x : tensor<64x1x8xi32>) outs(%f : tensor<64x8xi32>) {
  ^bb0(%i: i32, %o: i32):
    %u = linalg.index 1 : index
    %b = linalg.index 2 : index
    %s = arith.addi %u, %b : index
    %n = arith.index_cast %s : index to i32
    %0 = arith.addi %i, %n : i32
    %1 = arith.andi %o, %0 : i32
    linalg.yield %1 : i32
  } -> tensor<64x8xi32>
  return %r : tensor<64x8xi32>
}

// One over more elements stays a reduction, and so does a product of one term a product.
// CHECK-LABEL: func.func @longer
// CHECK:         iterator_types = ["parallel", "reduction", "reduction"]
// CHECK:         tile.contract
func.func @longer(%x: tensor<64x1x8xf32>, %l: tensor<64x1xf32>, %r: tensor<1x32xf32>) -> (tensor<64xf32>, tensor<64x32xf32>) {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(a, u, b) -> (a, u, b)>, affine_map<(a, u, b) -> (a)>], iterator_types = ["parallel", "reduction", "reduction"]} ins(%x : tensor<64x1x8xf32>) outs(%f : tensor<64xf32>) {
  ^bb0(%i: f32, %o: f32):
    %0 = arith.addf %i, %o : f32
    linalg.yield %0 : f32
  } -> tensor<64xf32>
  %g = tensor.empty() : tensor<64x32xf32>
  %h = linalg.fill ins(%z : f32) outs(%g : tensor<64x32xf32>) -> tensor<64x32xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%l, %r : tensor<64x1xf32>, tensor<1x32xf32>) outs(%h : tensor<64x32xf32>) {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %0 = arith.mulf %i, %j : f32
    %1 = arith.addf %o, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<64x32xf32>
  return %s, %p : tensor<64xf32>, tensor<64x32xf32>
}
