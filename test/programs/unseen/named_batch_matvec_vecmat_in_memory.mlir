func.func @main(%a: memref<4x6x8xf32>, %x: memref<4x8xf32>, %y: memref<4x6xf32>, %z: memref<4x8xf32>) {
  linalg.batch_matvec ins(%a, %x : memref<4x6x8xf32>, memref<4x8xf32>) outs(%y : memref<4x6xf32>)
  linalg.batch_vecmat ins(%y, %a : memref<4x6xf32>, memref<4x6x8xf32>) outs(%z : memref<4x8xf32>)
  return
}
