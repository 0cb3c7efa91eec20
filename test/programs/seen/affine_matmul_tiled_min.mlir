#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (d0 + 16, 40)>
module {
  func.func @main(%arg0: memref<40x40xf32>, %arg1: memref<40x40xf32>, %arg2: memref<40x40xf32>) {
    affine.for %arg3 = 0 to 40 step 16 {
      affine.for %arg4 = 0 to 40 step 16 {
        affine.for %arg5 = 0 to 40 step 16 {
          affine.for %arg6 = #map(%arg3) to min #map1(%arg3) {
            affine.for %arg7 = #map(%arg4) to min #map1(%arg4) {
              affine.for %arg8 = #map(%arg5) to min #map1(%arg5) {
                %0 = affine.load %arg0[%arg6, %arg8] : memref<40x40xf32>
                %1 = affine.load %arg1[%arg8, %arg7] : memref<40x40xf32>
                %2 = affine.load %arg2[%arg6, %arg7] : memref<40x40xf32>
                %3 = arith.mulf %0, %1 : f32
                %4 = arith.addf %2, %3 : f32
                affine.store %4, %arg2[%arg6, %arg7] : memref<40x40xf32>
              }
            }
          }
        }
      }
    }
    return
  }
}
