// RUN: gemmc %s -p drop-empty | filecheck %s

// FOREIGN: results that no other program has side by side: all of one start.
// A product over no K, and a sum over no columns, are what they start from; what has no elements is
// computed by nothing, and none of a concatenation, an insertion or padding.
// CHECK:      func.func @main(%a: tensor<4x0xf32>, %b: tensor<0x8xf32>, %c: tensor<4x8xf32>, %n: tensor<4xf32>) -> (
// CHECK-NEXT:   %z = arith.constant
// CHECK-NEXT:   [[NONE:%.*]] = tensor.empty() : tensor<4x0xf32>
// CHECK-NEXT:   [[ZEROS:%.*]] = tensor.splat %z : tensor<4x3xf32>
// CHECK-NEXT:   func.return %c, [[NONE]], %n, %c, %c, [[ZEROS]]
func.func @main(%a: tensor<4x0xf32>, %b: tensor<0x8xf32>, %c: tensor<4x8xf32>, %n: tensor<4xf32>) -> (tensor<4x8xf32>, tensor<4x0xf32>, tensor<4xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x3xf32>) {
  %z = arith.constant 0.0 : f32
  %p = linalg.matmul ins(%a, %b : tensor<4x0xf32>, tensor<0x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  %e = tensor.empty() : tensor<4x0xf32>
  %s = linalg.add ins(%a, %a : tensor<4x0xf32>, tensor<4x0xf32>) outs(%e : tensor<4x0xf32>) -> tensor<4x0xf32>
  %r = linalg.reduce ins(%s : tensor<4x0xf32>) outs(%n : tensor<4xf32>) dimensions = [1] (%x: f32, %y: f32) {
    %t = arith.addf %x, %y : f32
    linalg.yield %t : f32
  }
  %j = tensor.concat dim(1) %s, %c : (tensor<4x0xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  %i = tensor.insert_slice %s into %c[0, 3] [4, 0] [1, 1] : tensor<4x0xf32> into tensor<4x8xf32>
  %d = tensor.pad %s low[0, 1] high[0, 2] {
  ^bb0(%u: index, %v: index):
    tensor.yield %z : f32
  } : tensor<4x0xf32> to tensor<4x3xf32>
  return %p, %s, %r, %j, %i, %d : tensor<4x8xf32>, tensor<4x0xf32>, tensor<4xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x3xf32>
}
