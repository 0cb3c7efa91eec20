
#lb = affine_map<(d0) -> (d0 * 8)>
#ub = affine_map<(d0)[s0] -> (d0 * 8 + 8, s0)>
func.func @main(%a: memref<30x20xf32>, %b: memref<20x28xf32>, %c: memref<30x28xf32>) {
  %n = arith.constant 30 : index
  affine.for %ii = 0 to affine_map<()[s0] -> (s0 ceildiv 8)>()[%n] {
    affine.for %jj = 0 to 4 {
      affine.for %k = 0 to 20 {
        affine.for %i = #lb(%ii) to min #ub(%ii)[%n] {
          affine.for %j = affine_map<(d0) -> (d0 * 7)>(%jj) to affine_map<(d0) -> (d0 * 7 + 7)>(%jj) {
            %0 = affine.load %a[%i, %k] : memref<30x20xf32>
            %1 = affine.load %b[%k, %j] : memref<20x28xf32>
            %2 = affine.load %c[%i, %j] : memref<30x28xf32>
            %3 = arith.mulf %0, %1 : f32
            %4 = arith.addf %2, %3 : f32
            affine.store %4, %c[%i, %j] : memref<30x28xf32>
          }
        }
      }
    }
  }
  return
}