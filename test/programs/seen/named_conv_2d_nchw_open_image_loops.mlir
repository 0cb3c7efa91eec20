#map = affine_map<()[s0] -> (s0 + 1)>
#map1 = affine_map<(d0, d1) -> (d0 + d1)>
module {
  func.func @main(%arg0: memref<?x6x?x?xf32>, %arg1: memref<10x6x3x2xf32>, %arg2: memref<10xf32>) -> memref<?x10x?x?xf32> {
    %c10 = arith.constant 10 : index
    %c6 = arith.constant 6 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %cst_0 = arith.constant 3.000000e+00 : f32
    %cst_1 = arith.constant 6.000000e+00 : f32
    %dim = memref.dim %arg0, %c0 : memref<?x6x?x?xf32>
    %dim_2 = memref.dim %arg0, %c2 : memref<?x6x?x?xf32>
    %0 = affine.apply #map()[%dim_2]
    %dim_3 = memref.dim %arg0, %c3 : memref<?x6x?x?xf32>
    %1 = affine.apply #map()[%dim_3]
    %alloc = memref.alloc(%dim, %0, %1) alignment = 64 : memref<?x6x?x?xf32>
    scf.for %arg3 = %c0 to %dim step %c1 {
      scf.for %arg4 = %c0 to %c6 step %c1 {
        scf.for %arg5 = %c0 to %0 step %c1 {
          scf.for %arg6 = %c0 to %1 step %c1 {
            memref.store %cst, %alloc[%arg3, %arg4, %arg5, %arg6] : memref<?x6x?x?xf32>
          }
        }
      }
    }
    %subview = memref.subview %alloc[0, 0, 1, 0] [%dim, 6, %dim_2, %dim_3] [1, 1, 1, 1] : memref<?x6x?x?xf32> to memref<?x6x?x?xf32, strided<[?, ?, ?, 1], offset: ?>>
    memref.copy %arg0, %subview : memref<?x6x?x?xf32> to memref<?x6x?x?xf32, strided<[?, ?, ?, 1], offset: ?>>
    %2 = arith.subi %dim_2, %c1 : index
    %alloc_4 = memref.alloc(%dim, %2, %dim_3) alignment = 64 : memref<?x10x?x?xf32>
    scf.for %arg3 = %c0 to %dim step %c1 {
      scf.for %arg4 = %c0 to %c10 step %c1 {
        scf.for %arg5 = %c0 to %2 step %c1 {
          scf.for %arg6 = %c0 to %dim_3 step %c1 {
            %3 = memref.load %arg2[%arg4] : memref<10xf32>
            memref.store %3, %alloc_4[%arg3, %arg4, %arg5, %arg6] : memref<?x10x?x?xf32>
          }
        }
      }
    }
    scf.for %arg3 = %c0 to %dim step %c1 {
      scf.for %arg4 = %c0 to %c10 step %c1 {
        scf.for %arg5 = %c0 to %2 step %c1 {
          scf.for %arg6 = %c0 to %dim_3 step %c1 {
            scf.for %arg7 = %c0 to %c6 step %c1 {
              scf.for %arg8 = %c0 to %c3 step %c1 {
                scf.for %arg9 = %c0 to %c2 step %c1 {
                  %3 = affine.apply #map1(%arg5, %arg8)
                  %4 = affine.apply #map1(%arg6, %arg9)
                  %5 = memref.load %alloc[%arg3, %arg7, %3, %4] : memref<?x6x?x?xf32>
                  %6 = memref.load %arg1[%arg4, %arg7, %arg8, %arg9] : memref<10x6x3x2xf32>
                  %7 = memref.load %alloc_4[%arg3, %arg4, %arg5, %arg6] : memref<?x10x?x?xf32>
                  %8 = arith.mulf %5, %6 : f32
                  %9 = arith.addf %7, %8 : f32
                  memref.store %9, %alloc_4[%arg3, %arg4, %arg5, %arg6] : memref<?x10x?x?xf32>
                }
              }
            }
          }
        }
      }
    }
    scf.for %arg3 = %c0 to %dim step %c1 {
      scf.for %arg4 = %c0 to %c10 step %c1 {
        scf.for %arg5 = %c0 to %2 step %c1 {
          scf.for %arg6 = %c0 to %dim_3 step %c1 {
            %3 = memref.load %alloc_4[%arg3, %arg4, %arg5, %arg6] : memref<?x10x?x?xf32>
            %4 = arith.addf %3, %cst_0 : f32
            %5 = arith.maximumf %4, %cst : f32
            %6 = arith.minimumf %5, %cst_1 : f32
            %7 = arith.mulf %6, %3 : f32
            %8 = arith.divf %7, %cst_1 : f32
            memref.store %8, %alloc_4[%arg3, %arg4, %arg5, %arg6] : memref<?x10x?x?xf32>
          }
        }
      }
    }
    return %alloc_4 : memref<?x10x?x?xf32>
  }
}

