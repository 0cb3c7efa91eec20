module {
  func.func @main(%x: memref<8x20xf32>, %y: memref<8x20xf32>) {
    %ninf = arith.constant 0xFF800000 : f32
    %z = arith.constant 0.0 : f32
    affine.for %i = 0 to 8 {
      %m = affine.for %j = 0 to 20 iter_args(%acc = %ninf) -> (f32) {
        %a = affine.load %x[%i, %j] : memref<8x20xf32>
        %b = arith.maximumf %acc, %a : f32
        affine.yield %b : f32
      }
      %s = affine.for %j = 0 to 20 iter_args(%acc = %z) -> (f32) {
        %a = affine.load %x[%i, %j] : memref<8x20xf32>
        %b = arith.subf %a, %m : f32
        %e = math.exp %b : f32
        affine.store %e, %y[%i, %j] : memref<8x20xf32>
        %c = arith.addf %acc, %e : f32
        affine.yield %c : f32
      }
      affine.for %j = 0 to 20 {
        %a = affine.load %y[%i, %j] : memref<8x20xf32>
        %b = arith.divf %a, %s : f32
        affine.store %b, %y[%i, %j] : memref<8x20xf32>
      }
    }
    return
  }
}
