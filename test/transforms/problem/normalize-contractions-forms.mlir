// RUN: gemmc %s -p normalize-contractions | filecheck %s

// CHECK-LABEL: func.func @affine(
// CHECK:         [[TWICE:%.*]] = arith.muli %n, %c2
// CHECK-NEXT:    tensor.empty([[TWICE]])
// CHECK-NOT:     affine.apply
func.func @affine(%x: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %n = tensor.dim %x, %c0 : tensor<?x8xf32>
  %m = affine.apply affine_map<()[s0] -> (s0 * 2)>()[%n]
  %e = tensor.empty(%m) : tensor<?x8xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<?x8xf32>) -> tensor<?x8xf32>
  func.return %f : tensor<?x8xf32>
}

// What follows from static arguments is static; a cast of it is none.
// CHECK-LABEL: func.func @static(
// CHECK-NOT:     tensor.cast
// CHECK:         math.absf {{.*}} : f32
// CHECK:         func.return {{.*}} : tensor<4x8xf32>
func.func @static(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %y = tensor.cast %x : tensor<4x8xf32> to tensor<?x8xf32>
  %a = math.absf %y : tensor<?x8xf32>
  %r = tensor.cast %a : tensor<?x8xf32> to tensor<4x8xf32>
  func.return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @forms(
// CHECK:         tensor.collapse_shape %x
// CHECK-SAME:      tensor<4x8xf32> into tensor<32xf32>
// CHECK-NEXT:    tensor.expand_shape
// CHECK-SAME:      tensor<32xf32> into tensor<2x16xf32>
// CHECK:         tensor.insert_slice {{.*}}[%{{.*}}, 1] [1, 1] [1, 1] : tensor<f32> into tensor<4x8xf32>
// CHECK:         linalg.generic
// CHECK:           tensor.extract %at
// CHECK:           tensor.extract %x
// CHECK-NOT:     tensor.gather
func.func @forms(%x: tensor<4x8xf32>, %v: tensor<f32>, %at: tensor<3x1xi32>) -> (tensor<2x16xf32>, tensor<4x8xf32>, tensor<3x8xf32>) {
  %s = arith.constant dense<[2, 16]> : tensor<2xi64>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %1 = tensor.reshape %x(%s) : (tensor<4x8xf32>, tensor<2xi64>) -> tensor<2x16xf32>
  %i = tensor.extract %at[%c0, %c0] : tensor<3x1xi32>
  %k = arith.index_cast %i : i32 to index
  %n = tensor.extract %v[] : tensor<f32>
  %2 = tensor.insert %n into %x[%k, %c1] : tensor<4x8xf32>
  %3 = tensor.gather %x[%at] gather_dims([0]) : (tensor<4x8xf32>, tensor<3x1xi32>) -> tensor<3x8xf32>
  func.return %1, %2, %3 : tensor<2x16xf32>, tensor<4x8xf32>, tensor<3x8xf32>
}

// Several numbers are a concatenation of tensors of one each, cut into rows; sizes of a shape stay.
// CHECK-LABEL: func.func @several(
// CHECK:         %[[A:.*]] = tensor.from_elements {{.*}} : tensor<1xf32>
// CHECK-NEXT:    %[[B:.*]] = tensor.from_elements {{.*}} : tensor<1xf32>
// CHECK:         %[[ALL:.*]] = tensor.concat dim(0) %[[A]], %[[B]], {{.*}} -> tensor<4xf32>
// CHECK-NEXT:    tensor.expand_shape %[[ALL]]
// CHECK-SAME:      tensor<4xf32> into tensor<2x2xf32>
// CHECK-NEXT:    [[NUMBER:%.*]] = tensor.from_elements {{.*}} : tensor<f32>
// CHECK-NEXT:    func.return {{.*}}, [[NUMBER]] : tensor<2x2xf32>, tensor<f32>
func.func @several(%x: tensor<8xf32>) -> (tensor<2x2xf32>, f32) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = tensor.extract %x[%c1] : tensor<8xf32>
  %b = tensor.extract %x[%c2] : tensor<8xf32>
  %r = tensor.from_elements %a, %b, %b, %a : tensor<2x2xf32>
  func.return %r, %a : tensor<2x2xf32>, f32
}

// An open size that a cast makes a number is that number in every type; others stay open.
// CHECK-LABEL: func.func @settled(%x: tensor<?x1xf32>) -> tensor<1x?xf32>
// CHECK:         [[ROWS:%.*]] = tensor.dim %x, %c0
// CHECK-NOT:     tensor.cast
// CHECK:         tensor.empty([[ROWS]]) : tensor<1x?xf32>
// CHECK-NEXT:    linalg.transpose ins(%x:tensor<?x1xf32>) outs({{.*}}:tensor<1x?xf32>)
func.func @settled(%x: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c0 : tensor<?x?xf32>
  %k = tensor.dim %x, %c1 : tensor<?x?xf32>
  %y = tensor.cast %x : tensor<?x?xf32> to tensor<?x1xf32>
  %z = tensor.cast %y : tensor<?x1xf32> to tensor<?x?xf32>
  %e = tensor.empty(%k, %n) : tensor<?x?xf32>
  %r = linalg.transpose ins(%z : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) permutation = [1, 0]
  return %r : tensor<?x?xf32>
}

// Functions of f64 are arithmetic; a root has an instruction, and those of f32 stay.
// CHECK-LABEL: func.func @doubles
// CHECK:         ^{{.*}}(%a: f64, %b: f32, %o: f64):
// CHECK:           [[SIZE:%.*]] = arith.andi %{{.*}}, %{{.*}} : i64
// CHECK:           [[SIGN:%.*]] = arith.andi %{{.*}}, %{{.*}} : i64
// CHECK-NEXT:      [[BITS:%.*]] = arith.ori [[SIZE]], [[SIGN]] : i64
// CHECK-NEXT:      [[BOTH:%.*]] = arith.bitcast [[BITS]] : i64 to f64
// CHECK-NEXT:      math.sqrt [[BOTH]] : f64
// CHECK-NEXT:      math.exp %b : f32
func.func @doubles(%x: tensor<8xf64>, %y: tensor<8xf32>) -> tensor<8xf64> {
  %e = tensor.empty() : tensor<8xf64>
  %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%x, %y : tensor<8xf64>, tensor<8xf32>) outs(%e : tensor<8xf64>) {
  ^bb0(%a: f64, %b: f32, %o: f64):
    %0 = math.copysign %a, %a : f64
    %1 = math.sqrt %0 : f64
    %2 = math.exp %b : f32
    %3 = arith.extf %2 : f32 to f64
    %4 = arith.addf %1, %3 : f64
    linalg.yield %4 : f64
  } -> tensor<8xf64>
  func.return %r : tensor<8xf64>
}

// Indices that a call passes or that come back are numbers of i64, in tensors of rank 0.
// CHECK-LABEL: func.func @indices(%i: tensor<i64>, %x: tensor<8xf32>) -> (tensor<2xf32>, tensor<i64>)
// CHECK-NEXT:    [[NUMBER:%.*]] = tensor.extract %i[] : tensor<i64>
// CHECK-NEXT:    [[INDEX:%.*]] = arith.index_cast [[NUMBER]] : i64 to index
// CHECK-NEXT:    [[PART:%.*]] = tensor.extract_slice %x[[[INDEX]]] [2] [1]
// CHECK-NEXT:    [[BACK:%.*]] = arith.index_cast [[INDEX]] : index to i64
// CHECK-NEXT:    [[RESULT:%.*]] = tensor.from_elements [[BACK]] : tensor<i64>
// CHECK-NEXT:    func.return [[PART]], [[RESULT]]
func.func @indices(%i: index, %x: tensor<8xf32>) -> (tensor<2xf32>, index) {
  %r = tensor.extract_slice %x[%i] [2] [1] : tensor<8xf32> to tensor<2xf32>
  return %r, %i : tensor<2xf32>, index
}

// A transpose of open size that moves an extent of 1 alone moves no element.
// CHECK-LABEL: func.func @unit_moves
// CHECK-NOT:     linalg.transpose
// CHECK:         %[[S:.*]] = tensor.collapse_shape %x {{\[\[}}0 : i64], [1 : i64], [2 : i64, 3 : i64]] : tensor<?x4x?x1xf32> into tensor<?x4x?xf32>
// CHECK:         tensor.expand_shape %[[S]] {{\[\[}}0 : i64], [1 : i64, 2 : i64], [3 : i64]] output_shape [%{{.*}}, 4, 1, %{{.*}}] : tensor<?x4x?xf32> into tensor<?x4x1x?xf32>
func.func @unit_moves(%x: tensor<?x4x?x1xf32>) -> tensor<?x4x1x?xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %b = tensor.dim %x, %c0 : tensor<?x4x?x1xf32>
  %s = tensor.dim %x, %c2 : tensor<?x4x?x1xf32>
  %e = tensor.empty(%b, %s) : tensor<?x4x1x?xf32>
  %t = linalg.transpose ins(%x : tensor<?x4x?x1xf32>) outs(%e : tensor<?x4x1x?xf32>) permutation = [0, 1, 3, 2]
  return %t : tensor<?x4x1x?xf32>
}
