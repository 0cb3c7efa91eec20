// RUN: gemmc %s --pipeline 'normalize-contractions{others=linalg},form-program' --emit mlir | filecheck %s
// RUN: gemmc %s --pipeline 'normalize-contractions{others=linalg},form-program,form-loops' --emit mlir | filecheck %s --check-prefix LOOPS

#turned = affine_map<(d0, d1) -> (d1, d0)>
#one = affine_map<(d0, d1) -> ()>

// The sum of a matrix that is read transposed: lanes have neighbours along its rows.
// CHECK-LABEL: func.func @turned_0
// CHECK:         maps [affine_map<(d0, d1) -> (d0, d1)>] over [96, 64] by "add" : tensor<96x64xf32> -> tensor<f32> {
// CHECK:           tile.loop_index 1
// LOOPS-LABEL: tile.kernel @turned_0
// LOOPS:         tile.reduce
func.func @turned(%x: tensor<96x64xf32>) -> tensor<f32> {
  %z = arith.constant dense<0.0> : tensor<f32>
  %r = linalg.generic {indexing_maps = [#turned, #one], iterator_types = ["reduction", "reduction"]} ins(%x : tensor<96x64xf32>) outs(%z : tensor<f32>) {
  ^bb0(%a: f32, %s: f32):
    %i = linalg.index 0 : index
    %j = arith.index_cast %i : index to i32
    %k = arith.sitofp %j : i32 to f32
    %b = arith.mulf %a, %k : f32
    %t = arith.addf %s, %b : f32
    linalg.yield %t : f32
  } -> tensor<f32>
  return %r : tensor<f32>
}

// Steps stay in their order, and so do the loops of a result that occupies the device as it is.
// CHECK-LABEL: func.func @steps_0
// CHECK:         maps [affine_map<(d0, d1) -> (d1, d0)>] over [64, 96] keeps 0
// CHECK-LABEL: func.func @many_0
// CHECK:         maps [affine_map<(d0, d1, d2) -> (d2, d0, d1)>] over [8, 4] by "add"
func.func @steps(%x: tensor<96x64xf32>) -> tensor<f32> {
  %z = arith.constant dense<0.0> : tensor<f32>
  %r = linalg.generic {indexing_maps = [#turned, #one], iterator_types = ["reduction", "reduction"]} ins(%x : tensor<96x64xf32>) outs(%z : tensor<f32>) {
  ^bb0(%a: f32, %s: f32):
    %t = arith.subf %a, %s : f32
    linalg.yield %t : f32
  } -> tensor<f32>
  return %r : tensor<f32>
}

func.func @many(%x: tensor<4x4096x8xf32>) -> tensor<4096xf32> {
  %z = arith.constant dense<0.0> : tensor<4096xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0, d1)>, affine_map<(d0, d1, d2) -> (d0)>], iterator_types = ["parallel", "reduction", "reduction"]} ins(%x : tensor<4x4096x8xf32>) outs(%z : tensor<4096xf32>) {
  ^bb0(%a: f32, %s: f32):
    %t = arith.addf %s, %a : f32
    linalg.yield %t : f32
  } -> tensor<4096xf32>
  return %r : tensor<4096xf32>
}
