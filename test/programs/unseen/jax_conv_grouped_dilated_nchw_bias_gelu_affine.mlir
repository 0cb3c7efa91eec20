// jax_conv_grouped_dilated_nchw_bias_gelu, affine.
module @jit_conv_grouped_dilated_nchw_bias_gelu {
  func.func public @main(%arg0: memref<1x8x6x6xf32>, %arg1: memref<12x4x3x3xf32>, %arg2: memref<12xf32>) -> memref<1x12x6x6xf32> {
    %cst = arith.constant 5.000000e-01 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 0.797884583 : f32
    %cst_2 = arith.constant 4.471500e-02 : f32
    %cst_3 = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() alignment = 64 : memref<1x6x6x8xf32>
    affine.for %arg3 = 0 to 1 {
      affine.for %arg4 = 0 to 6 {
        affine.for %arg5 = 0 to 6 {
          affine.for %arg6 = 0 to 8 {
            %0 = affine.load %arg0[%arg3, %arg6, %arg4, %arg5] : memref<1x8x6x6xf32>
            affine.store %0, %alloc[%arg3, %arg4, %arg5, %arg6] : memref<1x6x6x8xf32>
          }
        }
      }
    }
    %alloc_4 = memref.alloc() alignment = 64 : memref<3x3x4x12xf32>
    affine.for %arg3 = 0 to 3 {
      affine.for %arg4 = 0 to 3 {
        affine.for %arg5 = 0 to 4 {
          affine.for %arg6 = 0 to 12 {
            %0 = affine.load %arg1[%arg6, %arg5, %arg3, %arg4] : memref<12x4x3x3xf32>
            affine.store %0, %alloc_4[%arg3, %arg4, %arg5, %arg6] : memref<3x3x4x12xf32>
          }
        }
      }
    }
    %alloc_5 = memref.alloc() alignment = 64 : memref<1x10x10x8xf32>
    affine.for %arg3 = 0 to 1 {
      affine.for %arg4 = 0 to 10 {
        affine.for %arg5 = 0 to 10 {
          affine.for %arg6 = 0 to 8 {
            affine.store %cst_3, %alloc_5[%arg3, %arg4, %arg5, %arg6] : memref<1x10x10x8xf32>
          }
        }
      }
    }
    %subview = memref.subview %alloc_5[0, 2, 2, 0] [1, 6, 6, 8] [1, 1, 1, 1] : memref<1x10x10x8xf32> to memref<1x6x6x8xf32, strided<[800, 80, 8, 1], offset: 176>>
    memref.copy %alloc, %subview : memref<1x6x6x8xf32> to memref<1x6x6x8xf32, strided<[800, 80, 8, 1], offset: 176>>
    %alloc_6 = memref.alloc() alignment = 64 : memref<5x5x4x12xf32>
    affine.for %arg3 = 0 to 5 {
      affine.for %arg4 = 0 to 5 {
        affine.for %arg5 = 0 to 4 {
          affine.for %arg6 = 0 to 12 {
            affine.store %cst_3, %alloc_6[%arg3, %arg4, %arg5, %arg6] : memref<5x5x4x12xf32>
          }
        }
      }
    }
    %subview_7 = memref.subview %alloc_6[0, 0, 0, 0] [3, 3, 4, 12] [2, 2, 1, 1] : memref<5x5x4x12xf32> to memref<3x3x4x12xf32, strided<[480, 96, 12, 1]>>
    memref.copy %alloc_4, %subview_7 : memref<3x3x4x12xf32> to memref<3x3x4x12xf32, strided<[480, 96, 12, 1]>>
    %expand_shape = memref.expand_shape %alloc_5 [[0], [1], [2], [3, 4]] output_shape [1, 10, 10, 2, 4] : memref<1x10x10x8xf32> into memref<1x10x10x2x4xf32>
    %expand_shape_8 = memref.expand_shape %alloc_6 [[0], [1], [2], [3, 4]] output_shape [5, 5, 4, 2, 6] : memref<5x5x4x12xf32> into memref<5x5x4x2x6xf32>
    %alloc_9 = memref.alloc() alignment = 64 : memref<1x6x6x2x6xf32>
    affine.for %arg3 = 0 to 1 {
      affine.for %arg4 = 0 to 6 {
        affine.for %arg5 = 0 to 6 {
          affine.for %arg6 = 0 to 2 {
            affine.for %arg7 = 0 to 6 {
              affine.store %cst_3, %alloc_9[%arg3, %arg4, %arg5, %arg6, %arg7] : memref<1x6x6x2x6xf32>
            }
          }
        }
      }
    }
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 4 {
        affine.for %arg5 = 0 to 6 {
          affine.for %arg6 = 0 to 6 {
            affine.for %arg7 = 0 to 5 {
              affine.for %arg8 = 0 to 6 {
                affine.for %arg9 = 0 to 5 {
                  affine.for %arg10 = 0 to 1 {
                    %0 = affine.load %expand_shape[%arg10, %arg6 + %arg7, %arg8 + %arg9, %arg3, %arg4] : memref<1x10x10x2x4xf32>
                    %1 = affine.load %expand_shape_8[%arg7, %arg9, %arg4, %arg3, %arg5] : memref<5x5x4x2x6xf32>
                    %2 = affine.load %alloc_9[%arg10, %arg6, %arg8, %arg3, %arg5] : memref<1x6x6x2x6xf32>
                    %3 = arith.mulf %0, %1 : f32
                    %4 = arith.addf %2, %3 : f32
                    affine.store %4, %alloc_9[%arg10, %arg6, %arg8, %arg3, %arg5] : memref<1x6x6x2x6xf32>
                  }
                }
              }
            }
          }
        }
      }
    }
    %collapse_shape = memref.collapse_shape %alloc_9 [[0], [1], [2], [3, 4]] : memref<1x6x6x2x6xf32> into memref<1x6x6x12xf32>
    %alloc_10 = memref.alloc() alignment = 64 : memref<1x12x6x6xf32>
    affine.for %arg3 = 0 to 1 {
      affine.for %arg4 = 0 to 12 {
        affine.for %arg5 = 0 to 6 {
          affine.for %arg6 = 0 to 6 {
            %0 = affine.load %collapse_shape[%arg3, %arg5, %arg6, %arg4] : memref<1x6x6x12xf32>
            affine.store %0, %alloc_10[%arg3, %arg4, %arg5, %arg6] : memref<1x12x6x6xf32>
          }
        }
      }
    }
    %alloc_11 = memref.alloc() alignment = 64 : memref<1x12x6x6xf32>
    affine.for %arg3 = 0 to 1 {
      affine.for %arg4 = 0 to 12 {
        affine.for %arg5 = 0 to 6 {
          affine.for %arg6 = 0 to 6 {
            %0 = affine.load %arg2[%arg4] : memref<12xf32>
            affine.store %0, %alloc_11[%arg3, %arg4, %arg5, %arg6] : memref<1x12x6x6xf32>
          }
        }
      }
    }
    %alloc_12 = memref.alloc() alignment = 64 : memref<1x12x6x6xf32>
    affine.for %arg3 = 0 to 1 {
      affine.for %arg4 = 0 to 12 {
        affine.for %arg5 = 0 to 6 {
          affine.for %arg6 = 0 to 6 {
            %0 = affine.load %alloc_10[%arg3, %arg4, %arg5, %arg6] : memref<1x12x6x6xf32>
            %1 = affine.load %alloc_11[%arg3, %arg4, %arg5, %arg6] : memref<1x12x6x6xf32>
            %2 = arith.addf %0, %1 : f32
            affine.store %2, %alloc_12[%arg3, %arg4, %arg5, %arg6] : memref<1x12x6x6xf32>
          }
        }
      }
    }
    %alloc_13 = memref.alloc() alignment = 64 : memref<1x12x6x6xf32>
    affine.for %arg3 = 0 to 1 {
      affine.for %arg4 = 0 to 12 {
        affine.for %arg5 = 0 to 6 {
          affine.for %arg6 = 0 to 6 {
            %0 = affine.load %alloc_12[%arg3, %arg4, %arg5, %arg6] : memref<1x12x6x6xf32>
            %1 = arith.mulf %0, %0 : f32
            affine.store %1, %alloc_13[%arg3, %arg4, %arg5, %arg6] : memref<1x12x6x6xf32>
          }
        }
      }
    }
    %alloc_14 = memref.alloc() alignment = 64 : memref<1x12x6x6xf32>
    affine.for %arg3 = 0 to 1 {
      affine.for %arg4 = 0 to 12 {
        affine.for %arg5 = 0 to 6 {
          affine.for %arg6 = 0 to 6 {
            %0 = affine.load %alloc_13[%arg3, %arg4, %arg5, %arg6] : memref<1x12x6x6xf32>
            %1 = affine.load %alloc_12[%arg3, %arg4, %arg5, %arg6] : memref<1x12x6x6xf32>
            %2 = arith.mulf %0, %1 : f32
            affine.store %2, %alloc_14[%arg3, %arg4, %arg5, %arg6] : memref<1x12x6x6xf32>
          }
        }
      }
    }
    %alloc_15 = memref.alloc() alignment = 64 : memref<1x12x6x6xf32>
    affine.for %arg3 = 0 to 1 {
      affine.for %arg4 = 0 to 12 {
        affine.for %arg5 = 0 to 6 {
          affine.for %arg6 = 0 to 6 {
            %0 = affine.load %alloc_14[%arg3, %arg4, %arg5, %arg6] : memref<1x12x6x6xf32>
            %1 = arith.mulf %0, %cst_2 : f32
            affine.store %1, %alloc_15[%arg3, %arg4, %arg5, %arg6] : memref<1x12x6x6xf32>
          }
        }
      }
    }
    %alloc_16 = memref.alloc() alignment = 64 : memref<1x12x6x6xf32>
    affine.for %arg3 = 0 to 1 {
      affine.for %arg4 = 0 to 12 {
        affine.for %arg5 = 0 to 6 {
          affine.for %arg6 = 0 to 6 {
            %0 = affine.load %alloc_12[%arg3, %arg4, %arg5, %arg6] : memref<1x12x6x6xf32>
            %1 = affine.load %alloc_15[%arg3, %arg4, %arg5, %arg6] : memref<1x12x6x6xf32>
            %2 = arith.addf %0, %1 : f32
            affine.store %2, %alloc_16[%arg3, %arg4, %arg5, %arg6] : memref<1x12x6x6xf32>
          }
        }
      }
    }
    %alloc_17 = memref.alloc() alignment = 64 : memref<1x12x6x6xf32>
    affine.for %arg3 = 0 to 1 {
      affine.for %arg4 = 0 to 12 {
        affine.for %arg5 = 0 to 6 {
          affine.for %arg6 = 0 to 6 {
            %0 = affine.load %alloc_16[%arg3, %arg4, %arg5, %arg6] : memref<1x12x6x6xf32>
            %1 = arith.mulf %0, %cst_1 : f32
            affine.store %1, %alloc_17[%arg3, %arg4, %arg5, %arg6] : memref<1x12x6x6xf32>
          }
        }
      }
    }
    %alloc_18 = memref.alloc() alignment = 64 : memref<1x12x6x6xf32>
    affine.for %arg3 = 0 to 1 {
      affine.for %arg4 = 0 to 12 {
        affine.for %arg5 = 0 to 6 {
          affine.for %arg6 = 0 to 6 {
            %0 = affine.load %alloc_17[%arg3, %arg4, %arg5, %arg6] : memref<1x12x6x6xf32>
            %1 = math.tanh %0 : f32
            affine.store %1, %alloc_18[%arg3, %arg4, %arg5, %arg6] : memref<1x12x6x6xf32>
          }
        }
      }
    }
    %alloc_19 = memref.alloc() alignment = 64 : memref<1x12x6x6xf32>
    affine.for %arg3 = 0 to 1 {
      affine.for %arg4 = 0 to 12 {
        affine.for %arg5 = 0 to 6 {
          affine.for %arg6 = 0 to 6 {
            %0 = affine.load %alloc_18[%arg3, %arg4, %arg5, %arg6] : memref<1x12x6x6xf32>
            %1 = arith.addf %0, %cst_0 : f32
            affine.store %1, %alloc_19[%arg3, %arg4, %arg5, %arg6] : memref<1x12x6x6xf32>
          }
        }
      }
    }
    %alloc_20 = memref.alloc() alignment = 64 : memref<1x12x6x6xf32>
    affine.for %arg3 = 0 to 1 {
      affine.for %arg4 = 0 to 12 {
        affine.for %arg5 = 0 to 6 {
          affine.for %arg6 = 0 to 6 {
            %0 = affine.load %alloc_19[%arg3, %arg4, %arg5, %arg6] : memref<1x12x6x6xf32>
            %1 = arith.mulf %0, %cst : f32
            affine.store %1, %alloc_20[%arg3, %arg4, %arg5, %arg6] : memref<1x12x6x6xf32>
          }
        }
      }
    }
    %alloc_21 = memref.alloc() alignment = 64 : memref<1x12x6x6xf32>
    affine.for %arg3 = 0 to 1 {
      affine.for %arg4 = 0 to 12 {
        affine.for %arg5 = 0 to 6 {
          affine.for %arg6 = 0 to 6 {
            %0 = affine.load %alloc_12[%arg3, %arg4, %arg5, %arg6] : memref<1x12x6x6xf32>
            %1 = affine.load %alloc_20[%arg3, %arg4, %arg5, %arg6] : memref<1x12x6x6xf32>
            %2 = arith.mulf %0, %1 : f32
            affine.store %2, %alloc_21[%arg3, %arg4, %arg5, %arg6] : memref<1x12x6x6xf32>
          }
        }
      }
    }
    return %alloc_21 : memref<1x12x6x6xf32>
  }
}

