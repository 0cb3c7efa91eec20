#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (d0 + 5, 12)>
#map2 = affine_map<(d0) -> (d0 + 4, 10)>
#map3 = affine_map<(d0) -> (d0 + 6)>
module {
  func.func @main(%arg0: memref<12x18xf32>, %arg1: memref<18x10xf32>, %arg2: memref<10xf32>, %arg3: memref<12x10xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    affine.for %arg4 = 0 to 12 step 5 {
      affine.for %arg5 = 0 to 10 step 4 {
        affine.for %arg6 = #map(%arg4) to min #map1(%arg4) {
          affine.for %arg7 = #map(%arg5) to min #map2(%arg5) {
            %0 = affine.load %arg2[%arg7] : memref<10xf32>
            affine.store %0, %arg3[%arg6, %arg7] : memref<12x10xf32>
          }
        }
      }
    }
    affine.for %arg4 = 0 to 12 step 5 {
      affine.for %arg5 = 0 to 10 step 4 {
        affine.for %arg6 = 0 to 18 step 6 {
          affine.for %arg7 = #map(%arg4) to min #map1(%arg4) {
            affine.for %arg8 = #map(%arg5) to min #map2(%arg5) {
              affine.for %arg9 = #map(%arg6) to #map3(%arg6) {
                %0 = affine.load %arg0[%arg7, %arg9] : memref<12x18xf32>
                %1 = affine.load %arg1[%arg9, %arg8] : memref<18x10xf32>
                %2 = affine.load %arg3[%arg7, %arg8] : memref<12x10xf32>
                %3 = arith.mulf %0, %1 : f32
                %4 = arith.addf %2, %3 : f32
                affine.store %4, %arg3[%arg7, %arg8] : memref<12x10xf32>
              }
            }
          }
        }
      }
    }
    affine.for %arg4 = 0 to 12 step 5 {
      affine.for %arg5 = 0 to 10 step 4 {
        affine.for %arg6 = #map(%arg4) to min #map1(%arg4) {
          affine.for %arg7 = #map(%arg5) to min #map2(%arg5) {
            %0 = affine.load %arg3[%arg6, %arg7] : memref<12x10xf32>
            %1 = arith.maximumf %0, %cst : f32
            affine.store %1, %arg3[%arg6, %arg7] : memref<12x10xf32>
          }
        }
      }
    }
    return
  }
}

