#map = affine_map<(d0, d1) -> (d0 * 2 + d1)>
module {
  func.func @im(%arg0: memref<2x9x9x4xf16>, %arg1: memref<36x8xf16>) -> memref<2x4x4x8xf32> {
    %c36 = arith.constant 36 : index
    %c8 = arith.constant 8 : index
    %c32 = arith.constant 32 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() alignment = 64 : memref<2x4x4x3x3x4xf16>
    scf.parallel (%arg2, %arg3, %arg4, %arg5, %arg6, %arg7) = (%c0, %c0, %c0, %c0, %c0, %c0) to (%c2, %c4, %c4, %c3, %c3, %c4) step (%c1, %c1, %c1, %c1, %c1, %c1) {
      %0 = affine.apply #map(%arg3, %arg5)
      %1 = affine.apply #map(%arg4, %arg6)
      %2 = memref.load %arg0[%arg2, %0, %1, %arg7] : memref<2x9x9x4xf16>
      memref.store %2, %alloc[%arg2, %arg3, %arg4, %arg5, %arg6, %arg7] : memref<2x4x4x3x3x4xf16>
      scf.reduce 
    }
    %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [0], sizes: [32, 36], strides: [36, 1] : memref<2x4x4x3x3x4xf16> to memref<32x36xf16>
    %alloc_0 = memref.alloc() alignment = 64 : memref<32x8xf32>
    scf.parallel (%arg2, %arg3) = (%c0, %c0) to (%c32, %c8) step (%c1, %c1) {
      memref.store %cst, %alloc_0[%arg2, %arg3] : memref<32x8xf32>
      scf.reduce 
    }
    scf.parallel (%arg2, %arg3) = (%c0, %c0) to (%c32, %c8) step (%c1, %c1) {
      scf.for %arg4 = %c0 to %c36 step %c1 {
        %0 = memref.load %reinterpret_cast[%arg2, %arg4] : memref<32x36xf16>
        %1 = memref.load %arg1[%arg4, %arg3] : memref<36x8xf16>
        %2 = memref.load %alloc_0[%arg2, %arg3] : memref<32x8xf32>
        %3 = arith.extf %0 : f16 to f32
        %4 = arith.extf %1 : f16 to f32
        %5 = arith.mulf %3, %4 : f32
        %6 = arith.addf %2, %5 : f32
        memref.store %6, %alloc_0[%arg2, %arg3] : memref<32x8xf32>
      }
      scf.reduce 
    }
    %reinterpret_cast_1 = memref.reinterpret_cast %alloc_0 to offset: [0], sizes: [2, 4, 4, 8], strides: [128, 32, 8, 1] : memref<32x8xf32> to memref<2x4x4x8xf32>
    return %reinterpret_cast_1 : memref<2x4x4x8xf32>
  }
}

