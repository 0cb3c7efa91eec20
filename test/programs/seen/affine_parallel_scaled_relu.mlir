module {
  func.func @main(%x: memref<24x32xf32>, %y: memref<24x32xf32>) {
    %z = arith.constant 0.0 : f32
    %s = arith.constant 0.5 : f32
    affine.parallel (%i, %j) = (0, 0) to (24, 32) {
      %a = affine.load %x[%i, %j] : memref<24x32xf32>
      %b = arith.mulf %a, %s : f32
      %c = arith.maximumf %b, %z : f32
      affine.store %c, %y[%i, %j] : memref<24x32xf32>
    }
    return
  }
}
