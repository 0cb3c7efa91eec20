// memref.global constants read by get_global, a product onto an argument.
module {
  memref.global "private" constant @bias : memref<4xf32> = dense<[1.0, 2.0, -3.0, 0.5]> {alignment = 64 : i64}
  memref.global "private" constant @w : memref<8x4xf32> = dense<0.25>
  func.func @main(%x: memref<6x8xf32>, %y: memref<6x4xf32>) attributes {llvm.emit_c_interface} {
    %b = memref.get_global @bias : memref<4xf32>
    %w = memref.get_global @w : memref<8x4xf32>
    linalg.broadcast ins(%b : memref<4xf32>) outs(%y : memref<6x4xf32>) dimensions = [0]
    linalg.matmul ins(%x, %w : memref<6x8xf32>, memref<8x4xf32>) outs(%y : memref<6x4xf32>)
    return
  }
}
