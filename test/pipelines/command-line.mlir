// The command in lit: `not` and pipes belong to lit's own shell.
// RUN: gemmc %s -p 'canonicalize, cse' | filecheck %s
// RUN: not gemmc %s -p 'canonicalise' 2>&1 | filecheck %s --check-prefix ERROR
// RUN: gemmc %s -p 'resize{m=8},cse' --print-ir-after cse 2>&1 >/dev/null | filecheck %s --check-prefix AFTER

// CHECK: linalg.matmul ins(%a, %b : tensor<64x32xf32>, tensor<32x16xf32>)
// ERROR: <pipeline>:1:1: error: pipeline: needed the name of a pass or of a pipeline; found 'canonicalise'
// AFTER: // -----// IR after cse //----- //
// AFTER: linalg.matmul ins(%a, %b : tensor<8x32xf32>, tensor<32x16xf32>)
func.func @product(%a: tensor<64x32xf32>, %b: tensor<32x16xf32>, %c: tensor<64x16xf32>) -> tensor<64x16xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<64x32xf32>, tensor<32x16xf32>) outs(%c : tensor<64x16xf32>) -> tensor<64x16xf32>
  func.return %r : tensor<64x16xf32>
}
