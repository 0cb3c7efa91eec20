// RUN: gemmc %s -p normalize-contractions | filecheck %s

#pooled = affine_map<(d0, d1) -> (d0, d1)>
#rows = affine_map<(d0, d1) -> (d0)>

// The largest of each row and its place: the first step takes what it has, for no place is known.
// CHECK-LABEL: func.func @place_of_the_largest(
// CHECK:         [[ZERO:%.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    [[START:%.*]] = linalg.fill ins([[ZERO]] : f32)
// CHECK-NEXT:    linalg.generic {{.*}} outs([[START]], {{%.*}} : tensor<4xf32>, tensor<4xi32>)
func.func @place_of_the_largest(%x: tensor<4x8xf32>) -> (tensor<4xf32>, tensor<4xi32>) {
  %none = arith.constant -1 : i32
  %e = tensor.empty() : tensor<4xf32>
  %i = tensor.empty() : tensor<4xi32>
  %f = linalg.fill ins(%none : i32) outs(%i : tensor<4xi32>) -> tensor<4xi32>
  %r:2 = linalg.generic {indexing_maps = [#pooled, #rows, #rows], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<4x8xf32>) outs(%e, %f : tensor<4xf32>, tensor<4xi32>) {
  ^bb0(%in: f32, %most: f32, %at: i32):
    %larger = arith.cmpf oge, %in, %most : f32
    %first = arith.cmpi eq, %at, %none : i32
    %new = arith.ori %larger, %first : i1
    %n = linalg.index 1 : index
    %place = arith.index_cast %n : index to i32
    %v = arith.select %new, %in, %most : f32
    %p = arith.select %new, %place, %at : i32
    linalg.yield %v, %p : f32, i32
  } -> (tensor<4xf32>, tensor<4xi32>)
  func.return %r#0, %r#1 : tensor<4xf32>, tensor<4xi32>
}

// Where the condition is of the element alone, the first step may keep what nobody wrote.
// CHECK-LABEL: func.func @kept(
// CHECK-NOT:     linalg.fill
// CHECK:         [[EMPTY:%.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:    linalg.generic {{.*}} outs([[EMPTY]] : tensor<4xf32>)
func.func @kept(%x: tensor<4x8xf32>) -> tensor<4xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4xf32>
  %r = linalg.generic {indexing_maps = [#pooled, #rows], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<4x8xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %above = arith.cmpf ogt, %in, %zero : f32
    %v = arith.select %above, %in, %out : f32
    linalg.yield %v : f32
  } -> tensor<4xf32>
  func.return %r : tensor<4xf32>
}
