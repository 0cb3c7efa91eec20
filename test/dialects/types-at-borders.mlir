// RUN: gemmc %s --pipeline '' --emit mlir | filecheck %s
// RUN: gemmc %s --pipeline '' --emit mlir -o %t && gemmc %t --pipeline '' --emit mlir | filecheck %s

// Signs of integers are left out of types; a call gives the same bits.
// CHECK-LABEL: func.func @signs
// CHECK-SAME:    (%x: tensor<4x2xi8>, %m: memref<4xi32, strided<[2]>>) -> tensor<4x2xi8>
// CHECK-NOT:     unrealized
// CHECK:         arith.extui
func.func @signs(%x: tensor<4x2xui8>, %m: memref<4xsi32, strided<[2]>>) -> tensor<4x2xui8> {
  %0 = builtin.unrealized_conversion_cast %x : tensor<4x2xui8> to tensor<4x2xi8>
  %1 = arith.extui %0 : tensor<4x2xi8> to tensor<4x2xi32>
  %2 = arith.trunci %1 : tensor<4x2xi32> to tensor<4x2xi8>
  %3 = builtin.unrealized_conversion_cast %2 : tensor<4x2xi8> to tensor<4x2xui8>
  return %3 : tensor<4x2xui8>
}

// Indices that a call gives or gets are of i64; a shape that a reshape is told stays one.
// CHECK-LABEL: func.func @indices
// CHECK-SAME:    (%i: tensor<3xi64>, %m: memref<4xi64>, %x: tensor<?xf32>) -> tensor<3xi64>
// CHECK:         [[C:%.*]] = arith.constant dense<[4, 5, 6]> : tensor<3xi64>
// CHECK:         [[S:%.*]] = arith.addi %i, [[C]] : tensor<3xi64>
// CHECK:         [[T:%.*]] = arith.trunci [[S]] : tensor<3xi64> to tensor<3xi32>
// CHECK:         arith.extsi [[T]] : tensor<3xi32> to tensor<3xi64>
// CHECK:         [[N:%.*]] = tensor.extract [[S]]{{.*}} : tensor<3xi64>
// CHECK-NEXT:    [[E:%.*]] = arith.index_cast [[N]] : i64 to index
// CHECK-NEXT:    [[B:%.*]] = arith.index_cast [[E]] : index to i64
// CHECK-NEXT:    memref.store [[B]], %m
// CHECK:         tensor.reshape %x({{.*}}) : (tensor<?xf32>, tensor<2xindex>)
// CHECK:         ^bb0([[A:%.*]]: i64, {{.*}}: i64):
// CHECK-NEXT:      [[J:%.*]] = arith.constant 1 : i64
// CHECK-NEXT:      [[R:%.*]] = arith.addi [[A]], [[J]] : i64
// CHECK-NEXT:      linalg.yield [[R]] : i64
func.func @indices(%i: tensor<3xindex>, %m: memref<4xindex>, %x: tensor<?xf32>) -> tensor<3xindex> {
  %c = arith.constant dense<[4, 5, 6]> : tensor<3xindex>
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %s = arith.addi %i, %c : tensor<3xindex>
  %n = arith.index_cast %s : tensor<3xindex> to tensor<3xi32>
  %w = arith.index_cast %n : tensor<3xi32> to tensor<3xindex>
  %e = tensor.extract %s[%c1] : tensor<3xindex>
  memref.store %e, %m[%c1] : memref<4xindex>
  %shape = tensor.from_elements %c1, %c2 : tensor<2xindex>
  %y = tensor.reshape %x(%shape) : (tensor<?xf32>, tensor<2xindex>) -> tensor<1x2xf32>
  %o = tensor.empty() : tensor<3xindex>
  %r = linalg.generic {indexing_maps = [affine_map<(a) -> (a)>, affine_map<(a) -> (a)>], iterator_types = ["parallel"]} ins(%w : tensor<3xindex>) outs(%o : tensor<3xindex>) {
  ^bb0(%a: index, %b: index):
    %0 = arith.addi %a, %c1 : index
    linalg.yield %0 : index
  } -> tensor<3xindex>
  return %r : tensor<3xindex>
}

// Places and sizes that constants tell are numbers of the ops.
// CHECK-LABEL: func.func @places
// CHECK:         tensor.pad %x low[0, 0] high[0, 1]
// CHECK:         tensor.extract_slice {{.*}}[2, %i] [4, 2] [1, 1]
// CHECK:         tensor.insert_slice {{.*}}[0, 0] [4, 2] [2, 1]
func.func @places(%x: tensor<8x3xf32>, %i: index) -> tensor<8x3xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  %p = tensor.pad %x low[%c0, %c0] high[0, %c1] {
  ^bb0(%j: index, %k: index):
    tensor.yield %z : f32
  } : tensor<8x3xf32> to tensor<8x4xf32>
  %s = tensor.extract_slice %p[%c2, %i] [%c4, 2] [1, %c1] : tensor<8x4xf32> to tensor<4x2xf32>
  %r = tensor.insert_slice %s into %x[%c0, 0] [%c4, %c2] [%c2, 1] : tensor<4x2xf32> into tensor<8x3xf32>
  return %r : tensor<8x3xf32>
}
