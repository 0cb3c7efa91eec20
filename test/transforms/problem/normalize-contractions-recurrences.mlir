// RUN: gemmc %s -p 'normalize-contractions,form-program,unroll-recurrences' --emit mlir | filecheck %s --check-prefix LAUNCHED
// RUN: gemmc %s -p normalize-contractions | filecheck %s

// 300 steps: the product of what each step reads is one ahead of them, the other one is the step; what it makes is stacked from the end on, and carried there.
// CHECK-LABEL: func.func @main(
// CHECK:         [[ROWS:%.*]] = tensor.collapse_shape %x
// CHECK:         {{%.*}} = tile.contract [[ROWS]], %w
// CHECK:         [[XW:%.*]] = tensor.expand_shape {{%.*}} : tensor<1200x8xf32> into tensor<300x4x8xf32>
// CHECK:         [[ALL:%.*]] = tensor.empty() : tensor<300x4x8xf32>
// CHECK-NEXT:    {{%.*}}, [[RESULT:%.*]] = tile.recurrence @main_step0 steps 300 carried %h by [0] windows [[XW]] invariants %v stacked [[ALL]] by [0] firsts [0, 9568] strides [32, -32] :
// CHECK-NEXT:    func.return [[RESULT]]
// CHECK:       func.func private @main_step0([[H:%.*]]: tensor<4x8xf32>, [[ROW:%.*]]: tensor<4x8xf32>, [[V:%.*]]: tensor<8x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT:    [[MADE:%.*]] = tile.contract [[H]], [[V]] with [[ROW]]
// CHECK:         func.return [[MADE]]

// LAUNCHED-LABEL: launch.program @main
// LAUNCHED-COUNT-300: launch.run @main_step0
func.func @main(%x: tensor<300x4x8xf32>, %w: tensor<8x8xf32>, %v: tensor<8x8xf32>, %h: tensor<4x8xf32>) -> tensor<300x4x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c299 = arith.constant 299 : index
  %c300 = arith.constant 300 : index
  %z = arith.constant dense<0.0> : tensor<4x8xf32>
  %e = arith.constant dense<0.0> : tensor<300x4x8xf32>
  %r:2 = scf.for %i = %c0 to %c300 step %c1 iter_args(%a = %h, %all = %e) -> (tensor<4x8xf32>, tensor<300x4x8xf32>) {
    %row = tensor.extract_slice %x[%i, 0, 0] [1, 4, 8] [1, 1, 1] : tensor<300x4x8xf32> to tensor<4x8xf32>
    %p = linalg.matmul ins(%row, %w : tensor<4x8xf32>, tensor<8x8xf32>) outs(%z : tensor<4x8xf32>) -> tensor<4x8xf32>
    %q = linalg.matmul ins(%a, %v : tensor<4x8xf32>, tensor<8x8xf32>) outs(%z : tensor<4x8xf32>) -> tensor<4x8xf32>
    %b = arith.addf %p, %q : tensor<4x8xf32>
    %n = arith.subi %c299, %i : index
    %more = tensor.insert_slice %b into %all[%n, 0, 0] [1, 4, 8] [1, 1, 1] : tensor<4x8xf32> into tensor<300x4x8xf32>
    scf.yield %b, %more : tensor<4x8xf32>, tensor<300x4x8xf32>
  }
  func.return %r#1 : tensor<300x4x8xf32>
}
