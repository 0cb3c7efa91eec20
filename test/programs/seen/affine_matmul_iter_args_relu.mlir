module {
  func.func @main(%arg0: memref<12x40xf32>, %arg1: memref<40x20xf32>, %arg2: memref<20xf32>, %arg3: memref<12x20xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    affine.for %i = 0 to 12 {
      affine.for %j = 0 to 20 {
        %0 = affine.for %k = 0 to 40 iter_args(%acc = %cst) -> (f32) {
          %3 = affine.load %arg0[%i, %k] : memref<12x40xf32>
          %4 = affine.load %arg1[%k, %j] : memref<40x20xf32>
          %5 = arith.mulf %3, %4 : f32
          %6 = arith.addf %acc, %5 : f32
          affine.yield %6 : f32
        }
        %b = affine.load %arg2[%j] : memref<20xf32>
        %1 = arith.addf %0, %b : f32
        %2 = arith.maximumf %1, %cst : f32
        affine.store %2, %arg3[%i, %j] : memref<12x20xf32>
      }
    }
    return
  }
}
