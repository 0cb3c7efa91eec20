module @jit_einsum_reversed_axes_diag_of_outer attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: memref<4x5x6xf32>, %arg1: memref<6x5x4xf32>, %arg2: memref<4x4xf32>) -> (memref<5x4xf32> {jax.result_info = "result[0]"}, memref<4x4x5xf32> {jax.result_info = "result[1]"}, memref<5x6xf32> {jax.result_info = "result[2]"}) {
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() alignment = 64 : memref<5x4xf32>
    affine.for %arg3 = 0 to 5 {
      affine.for %arg4 = 0 to 4 {
        affine.store %cst, %alloc[%arg3, %arg4] : memref<5x4xf32>
      }
    }
    affine.for %arg3 = 0 to 5 {
      affine.for %arg4 = 0 to 4 {
        affine.for %arg5 = 0 to 6 {
          %0 = affine.load %arg0[%arg4, %arg3, %arg5] : memref<4x5x6xf32>
          %1 = affine.load %arg1[%arg5, %arg3, %arg4] : memref<6x5x4xf32>
          %2 = affine.load %alloc[%arg3, %arg4] : memref<5x4xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          affine.store %4, %alloc[%arg3, %arg4] : memref<5x4xf32>
        }
      }
    }
    %alloc_0 = memref.alloc() alignment = 64 : memref<5x4x4xf32>
    affine.for %arg3 = 0 to 5 {
      affine.for %arg4 = 0 to 4 {
        affine.for %arg5 = 0 to 4 {
          affine.store %cst, %alloc_0[%arg3, %arg4, %arg5] : memref<5x4x4xf32>
        }
      }
    }
    affine.for %arg3 = 0 to 5 {
      affine.for %arg4 = 0 to 4 {
        affine.for %arg5 = 0 to 4 {
          affine.for %arg6 = 0 to 6 {
            %0 = affine.load %arg1[%arg6, %arg3, %arg4] : memref<6x5x4xf32>
            %1 = affine.load %arg0[%arg5, %arg3, %arg6] : memref<4x5x6xf32>
            %2 = affine.load %alloc_0[%arg3, %arg4, %arg5] : memref<5x4x4xf32>
            %3 = arith.mulf %0, %1 : f32
            %4 = arith.addf %2, %3 : f32
            affine.store %4, %alloc_0[%arg3, %arg4, %arg5] : memref<5x4x4xf32>
          }
        }
      }
    }
    %alloc_1 = memref.alloc() alignment = 64 : memref<4x4x5xf32>
    affine.for %arg3 = 0 to 4 {
      affine.for %arg4 = 0 to 4 {
        affine.for %arg5 = 0 to 5 {
          %0 = affine.load %alloc_0[%arg5, %arg3, %arg4] : memref<5x4x4xf32>
          affine.store %0, %alloc_1[%arg3, %arg4, %arg5] : memref<4x4x5xf32>
        }
      }
    }
    %alloc_2 = memref.alloc() alignment = 64 : memref<4x4xi32>
    %alloc_3 = memref.alloc() alignment = 64 : memref<4x4xi32>
    affine.for %arg3 = 0 to 4 {
      affine.for %arg4 = 0 to 4 {
        %0 = arith.index_cast %arg3 : index to i64
        %1 = arith.trunci %0 : i64 to i32
        affine.store %1, %alloc_3[%arg3, %arg4] : memref<4x4xi32>
      }
    }
    affine.for %arg3 = 0 to 4 {
      affine.for %arg4 = 0 to 4 {
        %0 = arith.index_cast %arg4 : index to i64
        %1 = arith.trunci %0 : i64 to i32
        affine.store %1, %alloc_2[%arg3, %arg4] : memref<4x4xi32>
      }
    }
    %alloc_4 = memref.alloc() alignment = 64 : memref<4x4xi1>
    affine.for %arg3 = 0 to 4 {
      affine.for %arg4 = 0 to 4 {
        %0 = affine.load %alloc_3[%arg3, %arg4] : memref<4x4xi32>
        %1 = affine.load %alloc_2[%arg3, %arg4] : memref<4x4xi32>
        %2 = arith.cmpi eq, %0, %1 : i32
        affine.store %2, %alloc_4[%arg3, %arg4] : memref<4x4xi1>
      }
    }
    %alloc_5 = memref.alloc() alignment = 64 : memref<4x4xf32>
    affine.for %arg3 = 0 to 4 {
      affine.for %arg4 = 0 to 4 {
        %0 = affine.load %alloc_4[%arg3, %arg4] : memref<4x4xi1>
        %1 = affine.load %arg2[%arg3, %arg4] : memref<4x4xf32>
        %2 = arith.select %0, %1, %cst : f32
        affine.store %2, %alloc_5[%arg3, %arg4] : memref<4x4xf32>
      }
    }
    %alloc_6 = memref.alloc() alignment = 64 : memref<4xf32>
    affine.for %arg3 = 0 to 4 {
      affine.store %cst, %alloc_6[%arg3] : memref<4xf32>
    }
    affine.for %arg3 = 0 to 4 {
      affine.for %arg4 = 0 to 4 {
        %0 = affine.load %alloc_5[%arg3, %arg4] : memref<4x4xf32>
        %1 = affine.load %alloc_6[%arg4] : memref<4xf32>
        %alloc_8 = memref.alloc() alignment = 64 : memref<f32>
        memref.store %0, %alloc_8[] : memref<f32>
        %alloc_9 = memref.alloc() alignment = 64 : memref<f32>
        memref.store %1, %alloc_9[] : memref<f32>
        %2 = memref.load %alloc_9[] : memref<f32>
        %3 = memref.load %alloc_8[] : memref<f32>
        %4 = arith.addf %2, %3 : f32
        %alloc_10 = memref.alloc() alignment = 64 : memref<f32>
        memref.store %4, %alloc_10[] : memref<f32>
        %5 = memref.load %alloc_10[] : memref<f32>
        affine.store %5, %alloc_6[%arg4] : memref<4xf32>
      }
    }
    %alloc_7 = memref.alloc() alignment = 64 : memref<5x6xf32>
    affine.for %arg3 = 0 to 5 {
      affine.for %arg4 = 0 to 6 {
        affine.store %cst, %alloc_7[%arg3, %arg4] : memref<5x6xf32>
      }
    }
    affine.for %arg3 = 0 to 5 {
      affine.for %arg4 = 0 to 6 {
        affine.for %arg5 = 0 to 4 {
          %0 = affine.load %alloc_6[%arg5] : memref<4xf32>
          %1 = affine.load %arg0[%arg5, %arg3, %arg4] : memref<4x5x6xf32>
          %2 = affine.load %alloc_7[%arg3, %arg4] : memref<5x6xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          affine.store %4, %alloc_7[%arg3, %arg4] : memref<5x6xf32>
        }
      }
    }
    return %alloc, %alloc_1, %alloc_7 : memref<5x4xf32>, memref<4x4x5xf32>, memref<5x6xf32>
  }
}

