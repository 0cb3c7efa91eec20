// RUN: not gemmc %s -p 'normalize-contractions,unpack-products' 2>&1 | filecheck %s

// CHECK: <pipeline>:1:24: error: unpack-products: needed a program on tensors; found none; move unpack-products before normalize-contractions at <pipeline>:1:1
func.func @main(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  func.return %x : tensor<4x8xf32>
}
