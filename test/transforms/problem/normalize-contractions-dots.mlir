// RUN: gemmc %s --pipeline 'normalize-contractions{others=linalg}' --emit mlir | filecheck %s
// RUN: gemmc %s --pipeline normalize-contractions --emit mlir | filecheck %s --check-prefix CONTRACT

// A dot product for each row is a reduction, which reads each element once; so is a batch of products of one row and one column.
// So is one of two vectors.
// CHECK-LABEL: func.func @rows
// CHECK-NOT:     tile.contract
// CHECK-LABEL: func.func @units
// CHECK-NOT:     tile.contract
// CHECK-LABEL: func.func @one
// CHECK-NOT:     tile.contract
// CONTRACT-COUNT-3: tile.contract
func.func @rows(%x: tensor<6x40xf32>, %y: tensor<6x40xf32>) -> tensor<6xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<6xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<6xf32>) -> tensor<6xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(b, k) -> (b, k)>, affine_map<(b, k) -> (b, k)>, affine_map<(b, k) -> (b)>], iterator_types = ["parallel", "reduction"]}
    ins(%x, %y : tensor<6x40xf32>, tensor<6x40xf32>) outs(%f : tensor<6xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.addf %c, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @units(%x: tensor<6x1x40xf32>, %y: tensor<6x40x1xf32>) -> tensor<6x1x1xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<6x1x1xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<6x1x1xf32>) -> tensor<6x1x1xf32>
  %r = linalg.batch_matmul ins(%x, %y : tensor<6x1x40xf32>, tensor<6x40x1xf32>) outs(%f : tensor<6x1x1xf32>) -> tensor<6x1x1xf32>
  return %r : tensor<6x1x1xf32>
}
func.func @one(%x: tensor<40xf32>, %y: tensor<40xf32>) -> tensor<f32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<f32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<f32>) -> tensor<f32>
  %r = linalg.dot ins(%x, %y : tensor<40xf32>, tensor<40xf32>) outs(%f : tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}
