module @jit_lyapunov_smith_doubling {
  func.func public @main(%arg0: memref<8x8xf32>, %arg1: memref<8x8xf32>) -> memref<8x8xf32> {
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 3.000000e-01 : f32
    %alloc = memref.alloc() alignment = 64 : memref<8x8xf32>
    scf.for %arg2 = %c0 to %c8 step %c1 {
      scf.for %arg3 = %c0 to %c8 step %c1 {
        %0 = memref.load %arg0[%arg2, %arg3] : memref<8x8xf32>
        %1 = arith.mulf %0, %cst_0 : f32
        memref.store %1, %alloc[%arg2, %arg3] : memref<8x8xf32>
      }
    }
    %alloc_1 = memref.alloc() alignment = 64 : memref<8x8xf32>
    scf.for %arg2 = %c0 to %c8 step %c1 {
      scf.for %arg3 = %c0 to %c8 step %c1 {
        memref.store %cst, %alloc_1[%arg2, %arg3] : memref<8x8xf32>
      }
    }
    scf.for %arg2 = %c0 to %c8 step %c1 {
      scf.for %arg3 = %c0 to %c8 step %c1 {
        scf.for %arg4 = %c0 to %c8 step %c1 {
          %0 = memref.load %alloc[%arg2, %arg4] : memref<8x8xf32>
          %1 = memref.load %arg1[%arg4, %arg3] : memref<8x8xf32>
          %2 = memref.load %alloc_1[%arg2, %arg3] : memref<8x8xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          memref.store %4, %alloc_1[%arg2, %arg3] : memref<8x8xf32>
        }
      }
    }
    %alloc_2 = memref.alloc() alignment = 64 : memref<8x8xf32>
    scf.for %arg2 = %c0 to %c8 step %c1 {
      scf.for %arg3 = %c0 to %c8 step %c1 {
        %0 = memref.load %alloc[%arg3, %arg2] : memref<8x8xf32>
        memref.store %0, %alloc_2[%arg2, %arg3] : memref<8x8xf32>
      }
    }
    %alloc_3 = memref.alloc() alignment = 64 : memref<8x8xf32>
    scf.for %arg2 = %c0 to %c8 step %c1 {
      scf.for %arg3 = %c0 to %c8 step %c1 {
        memref.store %cst, %alloc_3[%arg2, %arg3] : memref<8x8xf32>
      }
    }
    scf.for %arg2 = %c0 to %c8 step %c1 {
      scf.for %arg3 = %c0 to %c8 step %c1 {
        scf.for %arg4 = %c0 to %c8 step %c1 {
          %0 = memref.load %alloc_1[%arg2, %arg4] : memref<8x8xf32>
          %1 = memref.load %alloc_2[%arg4, %arg3] : memref<8x8xf32>
          %2 = memref.load %alloc_3[%arg2, %arg3] : memref<8x8xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          memref.store %4, %alloc_3[%arg2, %arg3] : memref<8x8xf32>
        }
      }
    }
    %alloc_4 = memref.alloc() alignment = 64 : memref<8x8xf32>
    scf.for %arg2 = %c0 to %c8 step %c1 {
      scf.for %arg3 = %c0 to %c8 step %c1 {
        %0 = memref.load %arg1[%arg2, %arg3] : memref<8x8xf32>
        %1 = memref.load %alloc_3[%arg2, %arg3] : memref<8x8xf32>
        %2 = arith.addf %0, %1 : f32
        memref.store %2, %alloc_4[%arg2, %arg3] : memref<8x8xf32>
      }
    }
    %alloc_5 = memref.alloc() alignment = 64 : memref<8x8xf32>
    scf.for %arg2 = %c0 to %c8 step %c1 {
      scf.for %arg3 = %c0 to %c8 step %c1 {
        memref.store %cst, %alloc_5[%arg2, %arg3] : memref<8x8xf32>
      }
    }
    scf.for %arg2 = %c0 to %c8 step %c1 {
      scf.for %arg3 = %c0 to %c8 step %c1 {
        scf.for %arg4 = %c0 to %c8 step %c1 {
          %0 = memref.load %alloc[%arg2, %arg4] : memref<8x8xf32>
          %1 = memref.load %alloc[%arg4, %arg3] : memref<8x8xf32>
          %2 = memref.load %alloc_5[%arg2, %arg3] : memref<8x8xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          memref.store %4, %alloc_5[%arg2, %arg3] : memref<8x8xf32>
        }
      }
    }
    %alloc_6 = memref.alloc() alignment = 64 : memref<8x8xf32>
    scf.for %arg2 = %c0 to %c8 step %c1 {
      scf.for %arg3 = %c0 to %c8 step %c1 {
        memref.store %cst, %alloc_6[%arg2, %arg3] : memref<8x8xf32>
      }
    }
    scf.for %arg2 = %c0 to %c8 step %c1 {
      scf.for %arg3 = %c0 to %c8 step %c1 {
        scf.for %arg4 = %c0 to %c8 step %c1 {
          %0 = memref.load %alloc_5[%arg2, %arg4] : memref<8x8xf32>
          %1 = memref.load %alloc_4[%arg4, %arg3] : memref<8x8xf32>
          %2 = memref.load %alloc_6[%arg2, %arg3] : memref<8x8xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          memref.store %4, %alloc_6[%arg2, %arg3] : memref<8x8xf32>
        }
      }
    }
    %alloc_7 = memref.alloc() alignment = 64 : memref<8x8xf32>
    scf.for %arg2 = %c0 to %c8 step %c1 {
      scf.for %arg3 = %c0 to %c8 step %c1 {
        %0 = memref.load %alloc_5[%arg3, %arg2] : memref<8x8xf32>
        memref.store %0, %alloc_7[%arg2, %arg3] : memref<8x8xf32>
      }
    }
    %alloc_8 = memref.alloc() alignment = 64 : memref<8x8xf32>
    scf.for %arg2 = %c0 to %c8 step %c1 {
      scf.for %arg3 = %c0 to %c8 step %c1 {
        memref.store %cst, %alloc_8[%arg2, %arg3] : memref<8x8xf32>
      }
    }
    scf.for %arg2 = %c0 to %c8 step %c1 {
      scf.for %arg3 = %c0 to %c8 step %c1 {
        scf.for %arg4 = %c0 to %c8 step %c1 {
          %0 = memref.load %alloc_6[%arg2, %arg4] : memref<8x8xf32>
          %1 = memref.load %alloc_7[%arg4, %arg3] : memref<8x8xf32>
          %2 = memref.load %alloc_8[%arg2, %arg3] : memref<8x8xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          memref.store %4, %alloc_8[%arg2, %arg3] : memref<8x8xf32>
        }
      }
    }
    %alloc_9 = memref.alloc() alignment = 64 : memref<8x8xf32>
    scf.for %arg2 = %c0 to %c8 step %c1 {
      scf.for %arg3 = %c0 to %c8 step %c1 {
        %0 = memref.load %alloc_4[%arg2, %arg3] : memref<8x8xf32>
        %1 = memref.load %alloc_8[%arg2, %arg3] : memref<8x8xf32>
        %2 = arith.addf %0, %1 : f32
        memref.store %2, %alloc_9[%arg2, %arg3] : memref<8x8xf32>
      }
    }
    %alloc_10 = memref.alloc() alignment = 64 : memref<8x8xf32>
    scf.for %arg2 = %c0 to %c8 step %c1 {
      scf.for %arg3 = %c0 to %c8 step %c1 {
        memref.store %cst, %alloc_10[%arg2, %arg3] : memref<8x8xf32>
      }
    }
    scf.for %arg2 = %c0 to %c8 step %c1 {
      scf.for %arg3 = %c0 to %c8 step %c1 {
        scf.for %arg4 = %c0 to %c8 step %c1 {
          %0 = memref.load %alloc_5[%arg2, %arg4] : memref<8x8xf32>
          %1 = memref.load %alloc_5[%arg4, %arg3] : memref<8x8xf32>
          %2 = memref.load %alloc_10[%arg2, %arg3] : memref<8x8xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          memref.store %4, %alloc_10[%arg2, %arg3] : memref<8x8xf32>
        }
      }
    }
    %alloc_11 = memref.alloc() alignment = 64 : memref<8x8xf32>
    scf.for %arg2 = %c0 to %c8 step %c1 {
      scf.for %arg3 = %c0 to %c8 step %c1 {
        memref.store %cst, %alloc_11[%arg2, %arg3] : memref<8x8xf32>
      }
    }
    scf.for %arg2 = %c0 to %c8 step %c1 {
      scf.for %arg3 = %c0 to %c8 step %c1 {
        scf.for %arg4 = %c0 to %c8 step %c1 {
          %0 = memref.load %alloc_10[%arg2, %arg4] : memref<8x8xf32>
          %1 = memref.load %alloc_9[%arg4, %arg3] : memref<8x8xf32>
          %2 = memref.load %alloc_11[%arg2, %arg3] : memref<8x8xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          memref.store %4, %alloc_11[%arg2, %arg3] : memref<8x8xf32>
        }
      }
    }
    %alloc_12 = memref.alloc() alignment = 64 : memref<8x8xf32>
    scf.for %arg2 = %c0 to %c8 step %c1 {
      scf.for %arg3 = %c0 to %c8 step %c1 {
        %0 = memref.load %alloc_10[%arg3, %arg2] : memref<8x8xf32>
        memref.store %0, %alloc_12[%arg2, %arg3] : memref<8x8xf32>
      }
    }
    %alloc_13 = memref.alloc() alignment = 64 : memref<8x8xf32>
    scf.for %arg2 = %c0 to %c8 step %c1 {
      scf.for %arg3 = %c0 to %c8 step %c1 {
        memref.store %cst, %alloc_13[%arg2, %arg3] : memref<8x8xf32>
      }
    }
    scf.for %arg2 = %c0 to %c8 step %c1 {
      scf.for %arg3 = %c0 to %c8 step %c1 {
        scf.for %arg4 = %c0 to %c8 step %c1 {
          %0 = memref.load %alloc_11[%arg2, %arg4] : memref<8x8xf32>
          %1 = memref.load %alloc_12[%arg4, %arg3] : memref<8x8xf32>
          %2 = memref.load %alloc_13[%arg2, %arg3] : memref<8x8xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          memref.store %4, %alloc_13[%arg2, %arg3] : memref<8x8xf32>
        }
      }
    }
    %alloc_14 = memref.alloc() alignment = 64 : memref<8x8xf32>
    scf.for %arg2 = %c0 to %c8 step %c1 {
      scf.for %arg3 = %c0 to %c8 step %c1 {
        %0 = memref.load %alloc_9[%arg2, %arg3] : memref<8x8xf32>
        %1 = memref.load %alloc_13[%arg2, %arg3] : memref<8x8xf32>
        %2 = arith.addf %0, %1 : f32
        memref.store %2, %alloc_14[%arg2, %arg3] : memref<8x8xf32>
      }
    }
    return %alloc_14 : memref<8x8xf32>
  }
}

