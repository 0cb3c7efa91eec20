#map = affine_map<(d0, d1) -> (d0 * 2 + d1)>
module @jit_conv_stem_same_stride2_bias_relu_pool_raw attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  memref.global "private" constant @__constant_xf32 : memref<f32> = dense<0xFF800000> alignment = 64
  func.func public @main(%arg0: memref<2x16x16x3xf32>, %arg1: memref<3x3x3x8xf32>, %arg2: memref<8xf32>) -> (memref<2x8xf32> {jax.result_info = "result"}) {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 1.600000e+01 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() alignment = 64 : memref<3x3x3x8xf32>
    affine.for %arg3 = 0 to 3 {
      affine.for %arg4 = 0 to 3 {
        affine.for %arg5 = 0 to 3 {
          affine.for %arg6 = 0 to 8 {
            %0 = affine.load %arg1[%arg3, %arg4, %arg5, %arg6] : memref<3x3x3x8xf32>
            affine.store %0, %alloc[%arg3, %arg4, %arg5, %arg6] : memref<3x3x3x8xf32>
          }
        }
      }
    }
    %alloc_2 = memref.alloc() alignment = 64 : memref<2x8x8x8xf32>
    %alloc_3 = memref.alloc() alignment = 64 : memref<2x8x8x8xf32>
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 8 {
        affine.for %arg5 = 0 to 8 {
          affine.for %arg6 = 0 to 8 {
            affine.store %cst_1, %alloc_3[%arg3, %arg4, %arg5, %arg6] : memref<2x8x8x8xf32>
          }
        }
      }
    }
    %alloc_4 = memref.alloc() alignment = 64 : memref<2x17x17x3xf32>
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 17 {
        affine.for %arg5 = 0 to 17 {
          affine.for %arg6 = 0 to 3 {
            affine.store %cst_1, %alloc_4[%arg3, %arg4, %arg5, %arg6] : memref<2x17x17x3xf32>
          }
        }
      }
    }
    %subview = memref.subview %alloc_4[0, 0, 0, 0] [2, 16, 16, 3] [1, 1, 1, 1] : memref<2x17x17x3xf32> to memref<2x16x16x3xf32, strided<[867, 51, 3, 1]>>
    memref.copy %arg0, %subview : memref<2x16x16x3xf32> to memref<2x16x16x3xf32, strided<[867, 51, 3, 1]>>
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 8 {
        affine.for %arg5 = 0 to 8 {
          affine.for %arg6 = 0 to 8 {
            affine.for %arg7 = 0 to 3 {
              affine.for %arg8 = 0 to 3 {
                affine.for %arg9 = 0 to 3 {
                  %0 = affine.apply #map(%arg4, %arg7)
                  %1 = affine.apply #map(%arg5, %arg8)
                  %2 = affine.load %alloc_4[%arg3, %0, %1, %arg9] : memref<2x17x17x3xf32>
                  %3 = affine.load %alloc[%arg7, %arg8, %arg9, %arg6] : memref<3x3x3x8xf32>
                  %4 = affine.load %alloc_3[%arg3, %arg4, %arg5, %arg6] : memref<2x8x8x8xf32>
                  %5 = arith.mulf %2, %3 : f32
                  %6 = arith.addf %4, %5 : f32
                  affine.store %6, %alloc_3[%arg3, %arg4, %arg5, %arg6] : memref<2x8x8x8xf32>
                }
              }
            }
          }
        }
      }
    }
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 8 {
        affine.for %arg5 = 0 to 8 {
          affine.for %arg6 = 0 to 8 {
            %0 = affine.load %arg2[%arg6] : memref<8xf32>
            affine.store %0, %alloc_2[%arg3, %arg4, %arg5, %arg6] : memref<2x8x8x8xf32>
          }
        }
      }
    }
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 8 {
        affine.for %arg5 = 0 to 8 {
          affine.for %arg6 = 0 to 8 {
            %0 = affine.load %alloc_3[%arg3, %arg4, %arg5, %arg6] : memref<2x8x8x8xf32>
            %1 = affine.load %alloc_2[%arg3, %arg4, %arg5, %arg6] : memref<2x8x8x8xf32>
            %2 = arith.addf %0, %1 : f32
            affine.store %2, %alloc_2[%arg3, %arg4, %arg5, %arg6] : memref<2x8x8x8xf32>
          }
        }
      }
    }
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 8 {
        affine.for %arg5 = 0 to 8 {
          affine.for %arg6 = 0 to 8 {
            %0 = affine.load %alloc_2[%arg3, %arg4, %arg5, %arg6] : memref<2x8x8x8xf32>
            %1 = arith.maximumf %0, %cst_1 : f32
            affine.store %1, %alloc_2[%arg3, %arg4, %arg5, %arg6] : memref<2x8x8x8xf32>
          }
        }
      }
    }
    %alloc_5 = memref.alloc() alignment = 64 : memref<2x4x4x8xf32>
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 4 {
        affine.for %arg5 = 0 to 4 {
          affine.for %arg6 = 0 to 8 {
            affine.store %cst, %alloc_5[%arg3, %arg4, %arg5, %arg6] : memref<2x4x4x8xf32>
          }
        }
      }
    }
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 4 {
        affine.for %arg5 = 0 to 4 {
          affine.for %arg6 = 0 to 8 {
            affine.for %arg7 = 0 to 2 {
              affine.for %arg8 = 0 to 2 {
                %0 = affine.apply #map(%arg4, %arg7)
                %1 = affine.apply #map(%arg5, %arg8)
                %2 = affine.load %alloc_2[%arg3, %0, %1, %arg6] : memref<2x8x8x8xf32>
                %3 = affine.load %alloc_5[%arg3, %arg4, %arg5, %arg6] : memref<2x4x4x8xf32>
                %4 = arith.maximumf %3, %2 : f32
                affine.store %4, %alloc_5[%arg3, %arg4, %arg5, %arg6] : memref<2x4x4x8xf32>
              }
            }
          }
        }
      }
    }
    %alloc_6 = memref.alloc() alignment = 64 : memref<2x8xf32>
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 8 {
        affine.store %cst_1, %alloc_6[%arg3, %arg4] : memref<2x8xf32>
      }
    }
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 8 {
        affine.for %arg5 = 0 to 4 {
          affine.for %arg6 = 0 to 4 {
            %0 = affine.load %alloc_5[%arg3, %arg5, %arg6, %arg4] : memref<2x4x4x8xf32>
            %1 = affine.load %alloc_6[%arg3, %arg4] : memref<2x8xf32>
            %alloc_7 = memref.alloc() alignment = 64 : memref<f32>
            memref.store %0, %alloc_7[] : memref<f32>
            %alloc_8 = memref.alloc() alignment = 64 : memref<f32>
            memref.store %1, %alloc_8[] : memref<f32>
            %2 = memref.load %alloc_8[] : memref<f32>
            %3 = memref.load %alloc_7[] : memref<f32>
            %4 = arith.addf %2, %3 : f32
            %alloc_9 = memref.alloc() alignment = 64 : memref<f32>
            memref.store %4, %alloc_9[] : memref<f32>
            %5 = memref.load %alloc_9[] : memref<f32>
            affine.store %5, %alloc_6[%arg3, %arg4] : memref<2x8xf32>
          }
        }
      }
    }
    affine.for %arg3 = 0 to 2 {
      affine.for %arg4 = 0 to 8 {
        %0 = affine.load %alloc_6[%arg3, %arg4] : memref<2x8xf32>
        %1 = arith.divf %0, %cst_0 : f32
        affine.store %1, %alloc_6[%arg3, %arg4] : memref<2x8xf32>
      }
    }
    return %alloc_6 : memref<2x8xf32>
  }
}

