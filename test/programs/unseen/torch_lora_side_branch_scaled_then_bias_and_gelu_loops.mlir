module {
  func.func @main(%arg0: memref<24x32xbf16>, %arg1: memref<32x48xbf16>, %arg2: memref<32x4xbf16>, %arg3: memref<4x48xbf16>, %arg4: memref<48xbf16>) -> memref<24x48xbf16> {
    %c4 = arith.constant 4 : index
    %c32 = arith.constant 32 : index
    %c48 = arith.constant 48 : index
    %c1 = arith.constant 1 : index
    %c24 = arith.constant 24 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : bf16
    %cst_1 = arith.constant 2.000000e+00 : bf16
    %cst_2 = arith.constant 5.000000e-01 : bf16
    %alloc = memref.alloc() alignment = 64 : memref<24x48xf32>
    scf.for %arg5 = %c0 to %c24 step %c1 {
      scf.for %arg6 = %c0 to %c48 step %c1 {
        memref.store %cst, %alloc[%arg5, %arg6] : memref<24x48xf32>
      }
    }
    %alloc_3 = memref.alloc() alignment = 64 : memref<24x48xf32>
    memref.copy %alloc, %alloc_3 : memref<24x48xf32> to memref<24x48xf32>
    scf.for %arg5 = %c0 to %c24 step %c1 {
      scf.for %arg6 = %c0 to %c48 step %c1 {
        scf.for %arg7 = %c0 to %c32 step %c1 {
          %0 = memref.load %arg0[%arg5, %arg7] : memref<24x32xbf16>
          %1 = memref.load %arg1[%arg7, %arg6] : memref<32x48xbf16>
          %2 = memref.load %alloc_3[%arg5, %arg6] : memref<24x48xf32>
          %3 = arith.extf %0 : bf16 to f32
          %4 = arith.extf %1 : bf16 to f32
          %5 = arith.mulf %3, %4 : f32
          %6 = arith.addf %2, %5 : f32
          memref.store %6, %alloc_3[%arg5, %arg6] : memref<24x48xf32>
        }
      }
    }
    %alloc_4 = memref.alloc() alignment = 64 : memref<24x48xbf16>
    %alloc_5 = memref.alloc() alignment = 64 : memref<24x48xbf16>
    scf.for %arg5 = %c0 to %c24 step %c1 {
      scf.for %arg6 = %c0 to %c48 step %c1 {
        %0 = memref.load %alloc_3[%arg5, %arg6] : memref<24x48xf32>
        %1 = arith.truncf %0 : f32 to bf16
        memref.store %1, %alloc_5[%arg5, %arg6] : memref<24x48xbf16>
      }
    }
    %alloc_6 = memref.alloc() alignment = 64 : memref<24x4xf32>
    scf.for %arg5 = %c0 to %c24 step %c1 {
      scf.for %arg6 = %c0 to %c4 step %c1 {
        memref.store %cst, %alloc_6[%arg5, %arg6] : memref<24x4xf32>
      }
    }
    scf.for %arg5 = %c0 to %c24 step %c1 {
      scf.for %arg6 = %c0 to %c4 step %c1 {
        scf.for %arg7 = %c0 to %c32 step %c1 {
          %0 = memref.load %arg0[%arg5, %arg7] : memref<24x32xbf16>
          %1 = memref.load %arg2[%arg7, %arg6] : memref<32x4xbf16>
          %2 = memref.load %alloc_6[%arg5, %arg6] : memref<24x4xf32>
          %3 = arith.extf %0 : bf16 to f32
          %4 = arith.extf %1 : bf16 to f32
          %5 = arith.mulf %3, %4 : f32
          %6 = arith.addf %2, %5 : f32
          memref.store %6, %alloc_6[%arg5, %arg6] : memref<24x4xf32>
        }
      }
    }
    %alloc_7 = memref.alloc() alignment = 64 : memref<24x4xbf16>
    scf.for %arg5 = %c0 to %c24 step %c1 {
      scf.for %arg6 = %c0 to %c4 step %c1 {
        %0 = memref.load %alloc_6[%arg5, %arg6] : memref<24x4xf32>
        %1 = arith.truncf %0 : f32 to bf16
        memref.store %1, %alloc_7[%arg5, %arg6] : memref<24x4xbf16>
      }
    }
    scf.for %arg5 = %c0 to %c24 step %c1 {
      scf.for %arg6 = %c0 to %c48 step %c1 {
        scf.for %arg7 = %c0 to %c4 step %c1 {
          %0 = memref.load %alloc_7[%arg5, %arg7] : memref<24x4xbf16>
          %1 = memref.load %arg3[%arg7, %arg6] : memref<4x48xbf16>
          %2 = memref.load %alloc[%arg5, %arg6] : memref<24x48xf32>
          %3 = arith.extf %0 : bf16 to f32
          %4 = arith.extf %1 : bf16 to f32
          %5 = arith.mulf %3, %4 : f32
          %6 = arith.addf %2, %5 : f32
          memref.store %6, %alloc[%arg5, %arg6] : memref<24x48xf32>
        }
      }
    }
    scf.for %arg5 = %c0 to %c24 step %c1 {
      scf.for %arg6 = %c0 to %c48 step %c1 {
        %0 = memref.load %alloc[%arg5, %arg6] : memref<24x48xf32>
        %1 = arith.truncf %0 : f32 to bf16
        memref.store %1, %alloc_4[%arg5, %arg6] : memref<24x48xbf16>
      }
    }
    scf.for %arg5 = %c0 to %c24 step %c1 {
      scf.for %arg6 = %c0 to %c48 step %c1 {
        %0 = memref.load %alloc_4[%arg5, %arg6] : memref<24x48xbf16>
        %1 = arith.mulf %0, %cst_1 : bf16
        memref.store %1, %alloc_4[%arg5, %arg6] : memref<24x48xbf16>
      }
    }
    scf.for %arg5 = %c0 to %c24 step %c1 {
      scf.for %arg6 = %c0 to %c48 step %c1 {
        %0 = memref.load %alloc_5[%arg5, %arg6] : memref<24x48xbf16>
        %1 = memref.load %alloc_4[%arg5, %arg6] : memref<24x48xbf16>
        %2 = arith.addf %0, %1 : bf16
        memref.store %2, %alloc_4[%arg5, %arg6] : memref<24x48xbf16>
      }
    }
    scf.for %arg5 = %c0 to %c24 step %c1 {
      scf.for %arg6 = %c0 to %c48 step %c1 {
        %0 = memref.load %alloc_4[%arg5, %arg6] : memref<24x48xbf16>
        %1 = memref.load %arg4[%arg6] : memref<48xbf16>
        %2 = arith.addf %0, %1 : bf16
        memref.store %2, %alloc_4[%arg5, %arg6] : memref<24x48xbf16>
      }
    }
    scf.for %arg5 = %c0 to %c24 step %c1 {
      scf.for %arg6 = %c0 to %c48 step %c1 {
        %0 = memref.load %alloc_4[%arg5, %arg6] : memref<24x48xbf16>
        %1 = math.sqrt %cst_1 : bf16
        %2 = arith.divf %0, %1 : bf16
        %3 = math.erf %2 : bf16
        %4 = arith.addf %3, %cst_0 : bf16
        %5 = arith.mulf %4, %cst_2 : bf16
        %6 = arith.mulf %0, %5 : bf16
        memref.store %6, %alloc_4[%arg5, %arg6] : memref<24x48xbf16>
      }
    }
    return %alloc_4 : memref<24x48xbf16>
  }
}

