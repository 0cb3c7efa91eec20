module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = none, profiles = [pro_int, pro_fp], extensions = [dynamic, doubleround]>} {
  memref.global "private" constant @__constant_1x1x1x1xf32 : memref<1x1x1x1xf32> = dense<3.500000e-01> alignment = 64
  func.func @main(%arg0: memref<2x3x6x8xf32>, %arg1: memref<2x3x6x8xf32>, %arg2: memref<2x3x6x8xf32>) -> memref<2x3x6x8xf32> {
    %cst = arith.constant 3.500000e-01 : f32
    %c6 = arith.constant 6 : index
    %c8 = arith.constant 8 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant -3.40282347E+38 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() alignment = 64 : memref<2x3x8x6xf32>
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c8 step %c1 {
          scf.for %arg6 = %c0 to %c6 step %c1 {
            %0 = memref.load %arg1[%arg3, %arg4, %arg6, %arg5] : memref<2x3x6x8xf32>
            memref.store %0, %alloc[%arg3, %arg4, %arg5, %arg6] : memref<2x3x8x6xf32>
          }
        }
      }
    }
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1], [2], [3]] : memref<2x3x6x8xf32> into memref<6x6x8xf32>
    %collapse_shape_3 = memref.collapse_shape %alloc [[0, 1], [2], [3]] : memref<2x3x8x6xf32> into memref<6x8x6xf32>
    %alloc_4 = memref.alloc() alignment = 64 : memref<6x6x6xf32>
    scf.for %arg3 = %c0 to %c6 step %c1 {
      scf.for %arg4 = %c0 to %c6 step %c1 {
        scf.for %arg5 = %c0 to %c6 step %c1 {
          memref.store %cst_2, %alloc_4[%arg3, %arg4, %arg5] : memref<6x6x6xf32>
        }
      }
    }
    scf.for %arg3 = %c0 to %c6 step %c1 {
      scf.for %arg4 = %c0 to %c6 step %c1 {
        scf.for %arg5 = %c0 to %c6 step %c1 {
          scf.for %arg6 = %c0 to %c8 step %c1 {
            %0 = memref.load %collapse_shape[%arg3, %arg4, %arg6] : memref<6x6x8xf32>
            %1 = memref.load %collapse_shape_3[%arg3, %arg6, %arg5] : memref<6x8x6xf32>
            %2 = memref.load %alloc_4[%arg3, %arg4, %arg5] : memref<6x6x6xf32>
            %3 = arith.mulf %0, %1 : f32
            %4 = arith.addf %2, %3 : f32
            memref.store %4, %alloc_4[%arg3, %arg4, %arg5] : memref<6x6x6xf32>
          }
        }
      }
    }
    %expand_shape = memref.expand_shape %alloc_4 [[0, 1], [2], [3]] output_shape [2, 3, 6, 6] : memref<6x6x6xf32> into memref<2x3x6x6xf32>
    %alloc_5 = memref.alloc() alignment = 64 : memref<2x3x6x6xf32>
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c6 step %c1 {
          scf.for %arg6 = %c0 to %c6 step %c1 {
            %0 = memref.load %expand_shape[%arg3, %arg4, %arg5, %arg6] : memref<2x3x6x6xf32>
            %1 = arith.mulf %0, %cst : f32
            memref.store %1, %alloc_5[%arg3, %arg4, %arg5, %arg6] : memref<2x3x6x6xf32>
          }
        }
      }
    }
    %alloc_6 = memref.alloc() alignment = 64 : memref<2x3x6xf32>
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c6 step %c1 {
          memref.store %cst_1, %alloc_6[%arg3, %arg4, %arg5] : memref<2x3x6xf32>
        }
      }
    }
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c6 step %c1 {
          scf.for %arg6 = %c0 to %c6 step %c1 {
            %0 = memref.load %alloc_5[%arg3, %arg4, %arg5, %arg6] : memref<2x3x6x6xf32>
            %1 = memref.load %alloc_6[%arg3, %arg4, %arg5] : memref<2x3x6xf32>
            %2 = arith.maximumf %0, %1 : f32
            memref.store %2, %alloc_6[%arg3, %arg4, %arg5] : memref<2x3x6xf32>
          }
        }
      }
    }
    %expand_shape_7 = memref.expand_shape %alloc_6 [[0], [1], [2, 3]] output_shape [2, 3, 6, 1] : memref<2x3x6xf32> into memref<2x3x6x1xf32>
    %alloc_8 = memref.alloc() alignment = 64 : memref<2x3x6x6xf32>
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c6 step %c1 {
          scf.for %arg6 = %c0 to %c6 step %c1 {
            %0 = memref.load %alloc_5[%arg3, %arg4, %arg5, %arg6] : memref<2x3x6x6xf32>
            %1 = memref.load %expand_shape_7[%arg3, %arg4, %arg5, %c0] : memref<2x3x6x1xf32>
            %2 = arith.subf %0, %1 : f32
            memref.store %2, %alloc_8[%arg3, %arg4, %arg5, %arg6] : memref<2x3x6x6xf32>
          }
        }
      }
    }
    %alloc_9 = memref.alloc() alignment = 64 : memref<2x3x6x6xf32>
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c6 step %c1 {
          scf.for %arg6 = %c0 to %c6 step %c1 {
            %0 = memref.load %alloc_8[%arg3, %arg4, %arg5, %arg6] : memref<2x3x6x6xf32>
            %1 = math.exp %0 : f32
            memref.store %1, %alloc_9[%arg3, %arg4, %arg5, %arg6] : memref<2x3x6x6xf32>
          }
        }
      }
    }
    %alloc_10 = memref.alloc() alignment = 64 : memref<2x3x6xf32>
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c6 step %c1 {
          memref.store %cst_2, %alloc_10[%arg3, %arg4, %arg5] : memref<2x3x6xf32>
        }
      }
    }
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c6 step %c1 {
          scf.for %arg6 = %c0 to %c6 step %c1 {
            %0 = memref.load %alloc_9[%arg3, %arg4, %arg5, %arg6] : memref<2x3x6x6xf32>
            %1 = memref.load %alloc_10[%arg3, %arg4, %arg5] : memref<2x3x6xf32>
            %2 = arith.addf %0, %1 : f32
            memref.store %2, %alloc_10[%arg3, %arg4, %arg5] : memref<2x3x6xf32>
          }
        }
      }
    }
    %expand_shape_11 = memref.expand_shape %alloc_10 [[0], [1], [2, 3]] output_shape [2, 3, 6, 1] : memref<2x3x6xf32> into memref<2x3x6x1xf32>
    %alloc_12 = memref.alloc() alignment = 64 : memref<2x3x6x1xf32>
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c6 step %c1 {
          scf.for %arg6 = %c0 to %c1 step %c1 {
            %0 = memref.load %expand_shape_11[%arg3, %arg4, %arg5, %arg6] : memref<2x3x6x1xf32>
            %1 = arith.divf %cst_0, %0 : f32
            memref.store %1, %alloc_12[%arg3, %arg4, %arg5, %arg6] : memref<2x3x6x1xf32>
          }
        }
      }
    }
    %alloc_13 = memref.alloc() alignment = 64 : memref<2x3x6x6xf32>
    scf.for %arg3 = %c0 to %c2 step %c1 {
      scf.for %arg4 = %c0 to %c3 step %c1 {
        scf.for %arg5 = %c0 to %c6 step %c1 {
          scf.for %arg6 = %c0 to %c6 step %c1 {
            %0 = memref.load %alloc_9[%arg3, %arg4, %arg5, %arg6] : memref<2x3x6x6xf32>
            %1 = memref.load %alloc_12[%arg3, %arg4, %arg5, %c0] : memref<2x3x6x1xf32>
            %2 = arith.mulf %0, %1 : f32
            memref.store %2, %alloc_13[%arg3, %arg4, %arg5, %arg6] : memref<2x3x6x6xf32>
          }
        }
      }
    }
    %collapse_shape_14 = memref.collapse_shape %alloc_13 [[0, 1], [2], [3]] : memref<2x3x6x6xf32> into memref<6x6x6xf32>
    %collapse_shape_15 = memref.collapse_shape %arg2 [[0, 1], [2], [3]] : memref<2x3x6x8xf32> into memref<6x6x8xf32>
    %alloc_16 = memref.alloc() alignment = 64 : memref<6x6x8xf32>
    scf.for %arg3 = %c0 to %c6 step %c1 {
      scf.for %arg4 = %c0 to %c6 step %c1 {
        scf.for %arg5 = %c0 to %c8 step %c1 {
          memref.store %cst_2, %alloc_16[%arg3, %arg4, %arg5] : memref<6x6x8xf32>
        }
      }
    }
    scf.for %arg3 = %c0 to %c6 step %c1 {
      scf.for %arg4 = %c0 to %c6 step %c1 {
        scf.for %arg5 = %c0 to %c8 step %c1 {
          scf.for %arg6 = %c0 to %c6 step %c1 {
            %0 = memref.load %collapse_shape_14[%arg3, %arg4, %arg6] : memref<6x6x6xf32>
            %1 = memref.load %collapse_shape_15[%arg3, %arg6, %arg5] : memref<6x6x8xf32>
            %2 = memref.load %alloc_16[%arg3, %arg4, %arg5] : memref<6x6x8xf32>
            %3 = arith.mulf %0, %1 : f32
            %4 = arith.addf %2, %3 : f32
            memref.store %4, %alloc_16[%arg3, %arg4, %arg5] : memref<6x6x8xf32>
          }
        }
      }
    }
    %expand_shape_17 = memref.expand_shape %alloc_16 [[0, 1], [2], [3]] output_shape [2, 3, 6, 8] : memref<6x6x8xf32> into memref<2x3x6x8xf32>
    return %expand_shape_17 : memref<2x3x6x8xf32>
  }
}

