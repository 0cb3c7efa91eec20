// RUN: not gemmc %inputs/two_layer_mlp_f16.mlir --pipeline 'resize{m=64}' --emit mlir 2>&1 | filecheck %s --check-prefix TWO
// RUN: not gemmc %s --pipeline 'resize{m=64}' --emit mlir 2>&1 | filecheck %s --check-prefix TIED
// RUN: not gemmc %s --pipeline 'resize{n=0}' --emit mlir 2>&1 | filecheck %s --check-prefix ZERO
// RUN: gemmc %s --pipeline 'resize{m=64 n=64}' --emit mlir | filecheck %s --check-prefix BOTH

// TWO: two_layer_mlp_f16.mlir:22:5: error: linalg.matmul: needed one matrix product, so that m, n and k have one meaning; found 2;
// TIED: resize-invalid.mlir:13:3: error: linalg.matmul_transpose_b: needed m and n as dimensions of their own; found one dimension that is both; give m and n the same size
// ZERO: error: builtin.module: needed a positive n; found 0; change n
// BOTH: func.func @gram(%a: tensor<64x8xf32>) -> tensor<64x64xf32>
// FOREIGN: one argument is both operands, as in none of the programs that pipelines are for.
func.func @gram(%a: tensor<4x8xf32>) -> tensor<4x4xf32> {
  %z = arith.constant dense<0.0> : tensor<4x4xf32>
  %c = linalg.matmul_transpose_b ins(%a, %a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%z : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %c : tensor<4x4xf32>
}
