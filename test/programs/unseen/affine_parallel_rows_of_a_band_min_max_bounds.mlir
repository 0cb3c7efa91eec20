#band = affine_set<(i, j)[n] : (i - j + 3 >= 0, j - i + 3 >= 0, n - 1 >= i)>
func.func @main(%a: memref<20x20xf32>, %x: memref<20xf32>, %y: memref<20xf32>) {
  affine.parallel (%i) = (0) to (20) {
    %z = arith.constant 0.0 : f32
    %s = affine.for %j = max affine_map<(i) -> (0, i - 3)>(%i) to min affine_map<(i) -> (20, i + 4)>(%i) iter_args(%acc = %z) -> f32 {
      %v = affine.load %a[%i, %j] : memref<20x20xf32>
      %u = affine.load %x[%j] : memref<20xf32>
      %m = arith.mulf %v, %u : f32
      %t = arith.addf %acc, %m : f32
      affine.yield %t : f32
    }
    affine.store %s, %y[%i] : memref<20xf32>
  }
  return
}