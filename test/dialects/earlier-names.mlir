// RUN: gemmc %s --pipeline '' --emit mlir | filecheck %s
// RUN: gemmc %s --pipeline '' --emit mlir -o %t && gemmc %t --pipeline '' --emit mlir | filecheck %s

// Ops as MLIR called or wrote them before are read as what they are called today; a block's name may
// be a number.

// CHECK-LABEL: func.func @larger
// CHECK:         tensor.empty({{%.*}}) : tensor<3x?xf32>
// CHECK:         ^bb0(%p: f32, %q: f32, %o: f32):
// CHECK-NEXT:      [[A:%.*]] = arith.maximumf %p, %q fastmath<nnan> : f32
// CHECK-NEXT:      arith.minimumf [[A]], %q : f32
func.func @larger(%x: tensor<3x?xf32>, %y: tensor<3x?xf32>, %n: index) -> tensor<3x?xf32> {
  %e = linalg.init_tensor [3, %n] : tensor<3x?xf32>
  %r = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%x, %y : tensor<3x?xf32>, tensor<3x?xf32>) outs(%e : tensor<3x?xf32>) {
  ^0(%p: f32, %q: f32, %o: f32):
    %a = arith.maxf %p, %q fastmath<nnan> : f32
    %b = arith.minf %a, %q : f32
    linalg.yield %b : f32
  } -> tensor<3x?xf32>
  return %r : tensor<3x?xf32>
}

// CHECK-LABEL: func.func @unsigned
// CHECK:         linalg.matmul {cast = #linalg.type_fn<cast_unsigned>}
func.func @unsigned(%a: tensor<3x5xi8>, %b: tensor<5x7xi8>, %c: tensor<3x7xi32>) -> tensor<3x7xi32> {
  %r = linalg.matmul_unsigned ins(%a, %b : tensor<3x5xi8>, tensor<5x7xi8>) outs(%c : tensor<3x7xi32>) -> tensor<3x7xi32>
  return %r : tensor<3x7xi32>
}

// CHECK-LABEL: func.func @tensors
// CHECK:         tensor.empty() : tensor<6xf32>
// CHECK-NEXT:    tensor.expand_shape %x {{\[\[}}0 : i64, 1 : i64], [2 : i64]] output_shape [2, 3, 4] : tensor<6x4xf32> into tensor<2x3x4xf32>
// CHECK-NEXT:    tensor.empty() : tensor<5xf32>
// CHECK-NEXT:    return
func.func @tensors(%x: tensor<6x4xf32>) -> tensor<5xf32> {
  %e = tensor.empty() {alignment = 64 : i64} : tensor<6xf32>
  %y = tensor.expand_shape %x [[0, 1], [2]] : tensor<6x4xf32> into tensor<2x3x4xf32>
  %a = bufferization.alloc_tensor() {memory_space = 1 : i64} : tensor<5xf32>
  %b = bufferization.materialize_in_destination %a in %a : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  return %b : tensor<5xf32>
}
