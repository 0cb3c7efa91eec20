// RUN: not gemmc %s -p form-program 2>&1 | filecheck %s

// CHECK: form-program-invalid.mlir:4:1: error: func.func: needed static sizes of at least 1; found tensor<?x8xf32>; write the sizes out
func.func @dynamic(%a: tensor<?x8xf32>) -> tensor<?x8xf32> {
  func.return %a : tensor<?x8xf32>
}
