func.func @main(%a: memref<37x21xf64>, %b: memref<21x45xf64>, %c: memref<37x45xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c37 = arith.constant 37 : index
  %c45 = arith.constant 45 : index
  %c21 = arith.constant 21 : index
  scf.for %i = %c0 to %c37 step %c1 {
    scf.for %j = %c0 to %c45 step %c1 {
      scf.for %k = %c0 to %c21 step %c1 {
        %0 = memref.load %a[%i, %k] : memref<37x21xf64>
        %1 = memref.load %b[%k, %j] : memref<21x45xf64>
        %2 = memref.load %c[%i, %j] : memref<37x45xf64>
        %n = arith.negf %0 : f64
        %4 = math.fma %n, %1, %2 : f64
        memref.store %4, %c[%i, %j] : memref<37x45xf64>
      }
    }
  }
  return
}
