// RUN: not gemmc %s --pipeline 'cse-rows{least=0}' 2>&1 | filecheck %s

// CHECK: error: cse-rows: needed 1 or more for least; found least=0
func.func @nothing(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  func.return %x : tensor<4x8xf32>
}
