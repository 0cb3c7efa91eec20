func.func @lu(%a: memref<40x40xf64>) {
  affine.for %i = 0 to 40 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.for %k = 0 to affine_map<(d0) -> (d0)>(%j) {
        %x = affine.load %a[%i, %k] : memref<40x40xf64>
        %y = affine.load %a[%k, %j] : memref<40x40xf64>
        %z = affine.load %a[%i, %j] : memref<40x40xf64>
        %m = arith.mulf %x, %y : f64
        %s = arith.subf %z, %m : f64
        affine.store %s, %a[%i, %j] : memref<40x40xf64>
      }
      %z = affine.load %a[%i, %j] : memref<40x40xf64>
      %y = affine.load %a[%j, %j] : memref<40x40xf64>
      %q = arith.divf %z, %y : f64
      affine.store %q, %a[%i, %j] : memref<40x40xf64>
    }
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to 40 {
      affine.for %k = 0 to affine_map<(d0) -> (d0)>(%i) {
        %x = affine.load %a[%i, %k] : memref<40x40xf64>
        %y = affine.load %a[%k, %j] : memref<40x40xf64>
        %z = affine.load %a[%i, %j] : memref<40x40xf64>
        %m = arith.mulf %x, %y : f64
        %s = arith.subf %z, %m : f64
        affine.store %s, %a[%i, %j] : memref<40x40xf64>
      }
    }
  }
  return
}
