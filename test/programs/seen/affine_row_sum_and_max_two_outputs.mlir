module {
  func.func @main(%x: memref<16x32xf32>, %s: memref<16xf32>, %m: memref<16xf32>) {
    %z = arith.constant 0.0 : f32
    %n = arith.constant -1.0e30 : f32
    affine.for %i = 0 to 16 {
      %r:2 = affine.for %j = 0 to 32 iter_args(%a = %z, %b = %n) -> (f32, f32) {
        %v = affine.load %x[%i, %j] : memref<16x32xf32>
        %c = arith.addf %a, %v : f32
        %d = arith.maximumf %b, %v : f32
        affine.yield %c, %d : f32, f32
      }
      affine.store %r#0, %s[%i] : memref<16xf32>
      affine.store %r#1, %m[%i] : memref<16xf32>
    }
    return
  }
}
