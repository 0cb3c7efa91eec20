module {
  func.func @main(%flag: i1, %a: memref<16x32xf32>, %b: memref<32x24xf32>, %c: memref<16x24xf32>) {
    %z = arith.constant 0.0 : f32

    scf.if %flag {
      linalg.fill ins(%z : f32) outs(%c : memref<16x24xf32>)
    }
    linalg.matmul ins(%a, %b : memref<16x32xf32>, memref<32x24xf32>) outs(%c : memref<16x24xf32>)
    return
  }
}
