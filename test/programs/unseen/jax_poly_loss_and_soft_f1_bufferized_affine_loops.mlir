module @jit_poly_loss_and_soft_f1 {
  func.func public @main(%arg0: memref<9x5xf32>, %arg1: memref<9x7xf32>, %arg2: memref<5x7xf32>) -> (memref<f32>, memref<f32>) {
    %cst = arith.constant 7.000000e+00 : f32
    %cst_0 = arith.constant 6.300000e+01 : f32
    %cst_1 = arith.constant 9.99999997E-7 : f32
    %cst_2 = arith.constant 2.000000e+00 : f32
    %cst_3 = arith.constant 1.000000e+00 : f32
    %cst_4 = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() alignment = 64 : memref<9x7xf32>
    affine.for %arg3 = 0 to 9 {
      affine.for %arg4 = 0 to 7 {
        affine.store %cst_4, %alloc[%arg3, %arg4] : memref<9x7xf32>
      }
    }
    affine.for %arg3 = 0 to 9 {
      affine.for %arg4 = 0 to 7 {
        affine.for %arg5 = 0 to 5 {
          %6 = affine.load %arg0[%arg3, %arg5] : memref<9x5xf32>
          %7 = affine.load %arg2[%arg5, %arg4] : memref<5x7xf32>
          %8 = affine.load %alloc[%arg3, %arg4] : memref<9x7xf32>
          %9 = arith.mulf %6, %7 : f32
          %10 = arith.addf %8, %9 : f32
          affine.store %10, %alloc[%arg3, %arg4] : memref<9x7xf32>
        }
      }
    }
    %alloc_5 = memref.alloc() alignment = 64 : memref<9x7xf32>
    affine.for %arg3 = 0 to 9 {
      affine.for %arg4 = 0 to 7 {
        %6 = affine.load %alloc[%arg3, %arg4] : memref<9x7xf32>
        %7 = arith.negf %6 : f32
        affine.store %7, %alloc_5[%arg3, %arg4] : memref<9x7xf32>
      }
    }
    %alloc_6 = memref.alloc() alignment = 64 : memref<9x7xf32>
    affine.for %arg3 = 0 to 9 {
      affine.for %arg4 = 0 to 7 {
        %6 = affine.load %alloc_5[%arg3, %arg4] : memref<9x7xf32>
        %7 = math.exp %6 : f32
        affine.store %7, %alloc_6[%arg3, %arg4] : memref<9x7xf32>
      }
    }
    %alloc_7 = memref.alloc() alignment = 64 : memref<9x7xf32>
    affine.for %arg3 = 0 to 9 {
      affine.for %arg4 = 0 to 7 {
        %6 = affine.load %alloc_6[%arg3, %arg4] : memref<9x7xf32>
        %7 = arith.addf %6, %cst_3 : f32
        affine.store %7, %alloc_7[%arg3, %arg4] : memref<9x7xf32>
      }
    }
    %alloc_8 = memref.alloc() alignment = 64 : memref<9x7xf32>
    affine.for %arg3 = 0 to 9 {
      affine.for %arg4 = 0 to 7 {
        %6 = affine.load %alloc_7[%arg3, %arg4] : memref<9x7xf32>
        %7 = arith.divf %cst_3, %6 : f32
        affine.store %7, %alloc_8[%arg3, %arg4] : memref<9x7xf32>
      }
    }
    %alloc_9 = memref.alloc() alignment = 64 : memref<f32>
    affine.store %cst_4, %alloc_9[] : memref<f32>
    %alloc_10 = memref.alloc() alignment = 64 : memref<9x7xf32>
    affine.for %arg3 = 0 to 9 {
      affine.for %arg4 = 0 to 7 {
        %6 = affine.load %alloc_9[] : memref<f32>
        affine.store %6, %alloc_10[%arg3, %arg4] : memref<9x7xf32>
      }
    }
    %alloc_11 = memref.alloc() alignment = 64 : memref<9x7xf32>
    affine.for %arg3 = 0 to 9 {
      affine.for %arg4 = 0 to 7 {
        %6 = affine.load %alloc_10[%arg3, %arg4] : memref<9x7xf32>
        %7 = affine.load %arg1[%arg3, %arg4] : memref<9x7xf32>
        %8 = arith.maximumf %6, %7 : f32
        affine.store %8, %alloc_11[%arg3, %arg4] : memref<9x7xf32>
      }
    }
    %alloc_12 = memref.alloc() alignment = 64 : memref<f32>
    affine.store %cst_3, %alloc_12[] : memref<f32>
    %alloc_13 = memref.alloc() alignment = 64 : memref<9x7xf32>
    affine.for %arg3 = 0 to 9 {
      affine.for %arg4 = 0 to 7 {
        %6 = affine.load %alloc_12[] : memref<f32>
        affine.store %6, %alloc_13[%arg3, %arg4] : memref<9x7xf32>
      }
    }
    %alloc_14 = memref.alloc() alignment = 64 : memref<9x7xf32>
    affine.for %arg3 = 0 to 9 {
      affine.for %arg4 = 0 to 7 {
        %6 = affine.load %alloc_13[%arg3, %arg4] : memref<9x7xf32>
        %7 = affine.load %alloc_11[%arg3, %arg4] : memref<9x7xf32>
        %8 = arith.minimumf %6, %7 : f32
        affine.store %8, %alloc_14[%arg3, %arg4] : memref<9x7xf32>
      }
    }
    %alloc_15 = memref.alloc() alignment = 64 : memref<9x7xf32>
    affine.for %arg3 = 0 to 9 {
      affine.for %arg4 = 0 to 7 {
        %6 = affine.load %alloc_5[%arg3, %arg4] : memref<9x7xf32>
        %7 = arith.maximumf %6, %cst_4 : f32
        affine.store %7, %alloc_15[%arg3, %arg4] : memref<9x7xf32>
      }
    }
    %alloc_16 = memref.alloc() alignment = 64 : memref<9x7xi1>
    affine.for %arg3 = 0 to 9 {
      affine.for %arg4 = 0 to 7 {
        %6 = affine.load %alloc_5[%arg3, %arg4] : memref<9x7xf32>
        %7 = arith.cmpf une, %6, %6 : f32
        affine.store %7, %alloc_16[%arg3, %arg4] : memref<9x7xi1>
      }
    }
    %alloc_17 = memref.alloc() alignment = 64 : memref<9x7xf32>
    affine.for %arg3 = 0 to 9 {
      affine.for %arg4 = 0 to 7 {
        %6 = affine.load %alloc_5[%arg3, %arg4] : memref<9x7xf32>
        %7 = arith.addf %6, %cst_4 : f32
        affine.store %7, %alloc_17[%arg3, %arg4] : memref<9x7xf32>
      }
    }
    %alloc_18 = memref.alloc() alignment = 64 : memref<9x7xf32>
    affine.for %arg3 = 0 to 9 {
      affine.for %arg4 = 0 to 7 {
        %6 = affine.load %alloc_5[%arg3, %arg4] : memref<9x7xf32>
        %7 = math.absf %6 : f32
        affine.store %7, %alloc_18[%arg3, %arg4] : memref<9x7xf32>
      }
    }
    %alloc_19 = memref.alloc() alignment = 64 : memref<9x7xf32>
    affine.for %arg3 = 0 to 9 {
      affine.for %arg4 = 0 to 7 {
        %6 = affine.load %alloc_18[%arg3, %arg4] : memref<9x7xf32>
        %7 = arith.negf %6 : f32
        affine.store %7, %alloc_19[%arg3, %arg4] : memref<9x7xf32>
      }
    }
    %alloc_20 = memref.alloc() alignment = 64 : memref<9x7xf32>
    affine.for %arg3 = 0 to 9 {
      affine.for %arg4 = 0 to 7 {
        %6 = affine.load %alloc_19[%arg3, %arg4] : memref<9x7xf32>
        %7 = math.exp %6 : f32
        affine.store %7, %alloc_20[%arg3, %arg4] : memref<9x7xf32>
      }
    }
    %alloc_21 = memref.alloc() alignment = 64 : memref<9x7xf32>
    affine.for %arg3 = 0 to 9 {
      affine.for %arg4 = 0 to 7 {
        %6 = affine.load %alloc_20[%arg3, %arg4] : memref<9x7xf32>
        %7 = math.log1p %6 : f32
        affine.store %7, %alloc_21[%arg3, %arg4] : memref<9x7xf32>
      }
    }
    %alloc_22 = memref.alloc() alignment = 64 : memref<9x7xf32>
    affine.for %arg3 = 0 to 9 {
      affine.for %arg4 = 0 to 7 {
        %6 = affine.load %alloc_15[%arg3, %arg4] : memref<9x7xf32>
        %7 = affine.load %alloc_21[%arg3, %arg4] : memref<9x7xf32>
        %8 = arith.addf %6, %7 : f32
        affine.store %8, %alloc_22[%arg3, %arg4] : memref<9x7xf32>
      }
    }
    %alloc_23 = memref.alloc() alignment = 64 : memref<9x7xf32>
    affine.for %arg3 = 0 to 9 {
      affine.for %arg4 = 0 to 7 {
        %6 = affine.load %alloc_16[%arg3, %arg4] : memref<9x7xi1>
        %7 = affine.load %alloc_17[%arg3, %arg4] : memref<9x7xf32>
        %8 = affine.load %alloc_22[%arg3, %arg4] : memref<9x7xf32>
        %9 = arith.select %6, %7, %8 : f32
        affine.store %9, %alloc_23[%arg3, %arg4] : memref<9x7xf32>
      }
    }
    %alloc_24 = memref.alloc() alignment = 64 : memref<9x7xf32>
    affine.for %arg3 = 0 to 9 {
      affine.for %arg4 = 0 to 7 {
        %6 = affine.load %alloc_23[%arg3, %arg4] : memref<9x7xf32>
        %7 = arith.negf %6 : f32
        affine.store %7, %alloc_24[%arg3, %arg4] : memref<9x7xf32>
      }
    }
    %alloc_25 = memref.alloc() alignment = 64 : memref<9x7xf32>
    affine.for %arg3 = 0 to 9 {
      affine.for %arg4 = 0 to 7 {
        %6 = affine.load %alloc_14[%arg3, %arg4] : memref<9x7xf32>
        %7 = affine.load %alloc_24[%arg3, %arg4] : memref<9x7xf32>
        %8 = arith.mulf %6, %7 : f32
        affine.store %8, %alloc_25[%arg3, %arg4] : memref<9x7xf32>
      }
    }
    %alloc_26 = memref.alloc() alignment = 64 : memref<9x7xf32>
    affine.for %arg3 = 0 to 9 {
      affine.for %arg4 = 0 to 7 {
        %6 = affine.load %alloc_14[%arg3, %arg4] : memref<9x7xf32>
        %7 = arith.subf %cst_3, %6 : f32
        affine.store %7, %alloc_26[%arg3, %arg4] : memref<9x7xf32>
      }
    }
    %alloc_27 = memref.alloc() alignment = 64 : memref<9x7xf32>
    affine.for %arg3 = 0 to 9 {
      affine.for %arg4 = 0 to 7 {
        %6 = affine.load %alloc_5[%arg3, %arg4] : memref<9x7xf32>
        %7 = arith.negf %6 : f32
        affine.store %7, %alloc_27[%arg3, %arg4] : memref<9x7xf32>
      }
    }
    %alloc_28 = memref.alloc() alignment = 64 : memref<9x7xf32>
    affine.for %arg3 = 0 to 9 {
      affine.for %arg4 = 0 to 7 {
        %6 = affine.load %alloc_27[%arg3, %arg4] : memref<9x7xf32>
        %7 = arith.maximumf %6, %cst_4 : f32
        affine.store %7, %alloc_28[%arg3, %arg4] : memref<9x7xf32>
      }
    }
    %alloc_29 = memref.alloc() alignment = 64 : memref<9x7xi1>
    affine.for %arg3 = 0 to 9 {
      affine.for %arg4 = 0 to 7 {
        %6 = affine.load %alloc_27[%arg3, %arg4] : memref<9x7xf32>
        %7 = arith.cmpf une, %6, %6 : f32
        affine.store %7, %alloc_29[%arg3, %arg4] : memref<9x7xi1>
      }
    }
    %alloc_30 = memref.alloc() alignment = 64 : memref<9x7xf32>
    affine.for %arg3 = 0 to 9 {
      affine.for %arg4 = 0 to 7 {
        %6 = affine.load %alloc_27[%arg3, %arg4] : memref<9x7xf32>
        %7 = arith.addf %6, %cst_4 : f32
        affine.store %7, %alloc_30[%arg3, %arg4] : memref<9x7xf32>
      }
    }
    %alloc_31 = memref.alloc() alignment = 64 : memref<9x7xf32>
    affine.for %arg3 = 0 to 9 {
      affine.for %arg4 = 0 to 7 {
        %6 = affine.load %alloc_27[%arg3, %arg4] : memref<9x7xf32>
        %7 = math.absf %6 : f32
        affine.store %7, %alloc_31[%arg3, %arg4] : memref<9x7xf32>
      }
    }
    %alloc_32 = memref.alloc() alignment = 64 : memref<9x7xf32>
    affine.for %arg3 = 0 to 9 {
      affine.for %arg4 = 0 to 7 {
        %6 = affine.load %alloc_31[%arg3, %arg4] : memref<9x7xf32>
        %7 = arith.negf %6 : f32
        affine.store %7, %alloc_32[%arg3, %arg4] : memref<9x7xf32>
      }
    }
    %alloc_33 = memref.alloc() alignment = 64 : memref<9x7xf32>
    affine.for %arg3 = 0 to 9 {
      affine.for %arg4 = 0 to 7 {
        %6 = affine.load %alloc_32[%arg3, %arg4] : memref<9x7xf32>
        %7 = math.exp %6 : f32
        affine.store %7, %alloc_33[%arg3, %arg4] : memref<9x7xf32>
      }
    }
    %alloc_34 = memref.alloc() alignment = 64 : memref<9x7xf32>
    affine.for %arg3 = 0 to 9 {
      affine.for %arg4 = 0 to 7 {
        %6 = affine.load %alloc_33[%arg3, %arg4] : memref<9x7xf32>
        %7 = math.log1p %6 : f32
        affine.store %7, %alloc_34[%arg3, %arg4] : memref<9x7xf32>
      }
    }
    %alloc_35 = memref.alloc() alignment = 64 : memref<9x7xf32>
    affine.for %arg3 = 0 to 9 {
      affine.for %arg4 = 0 to 7 {
        %6 = affine.load %alloc_28[%arg3, %arg4] : memref<9x7xf32>
        %7 = affine.load %alloc_34[%arg3, %arg4] : memref<9x7xf32>
        %8 = arith.addf %6, %7 : f32
        affine.store %8, %alloc_35[%arg3, %arg4] : memref<9x7xf32>
      }
    }
    %alloc_36 = memref.alloc() alignment = 64 : memref<9x7xf32>
    affine.for %arg3 = 0 to 9 {
      affine.for %arg4 = 0 to 7 {
        %6 = affine.load %alloc_29[%arg3, %arg4] : memref<9x7xi1>
        %7 = affine.load %alloc_30[%arg3, %arg4] : memref<9x7xf32>
        %8 = affine.load %alloc_35[%arg3, %arg4] : memref<9x7xf32>
        %9 = arith.select %6, %7, %8 : f32
        affine.store %9, %alloc_36[%arg3, %arg4] : memref<9x7xf32>
      }
    }
    %alloc_37 = memref.alloc() alignment = 64 : memref<9x7xf32>
    affine.for %arg3 = 0 to 9 {
      affine.for %arg4 = 0 to 7 {
        %6 = affine.load %alloc_36[%arg3, %arg4] : memref<9x7xf32>
        %7 = arith.negf %6 : f32
        affine.store %7, %alloc_37[%arg3, %arg4] : memref<9x7xf32>
      }
    }
    %alloc_38 = memref.alloc() alignment = 64 : memref<9x7xf32>
    affine.for %arg3 = 0 to 9 {
      affine.for %arg4 = 0 to 7 {
        %6 = affine.load %alloc_26[%arg3, %arg4] : memref<9x7xf32>
        %7 = affine.load %alloc_37[%arg3, %arg4] : memref<9x7xf32>
        %8 = arith.mulf %6, %7 : f32
        affine.store %8, %alloc_38[%arg3, %arg4] : memref<9x7xf32>
      }
    }
    %alloc_39 = memref.alloc() alignment = 64 : memref<9x7xf32>
    affine.for %arg3 = 0 to 9 {
      affine.for %arg4 = 0 to 7 {
        %6 = affine.load %alloc_25[%arg3, %arg4] : memref<9x7xf32>
        %7 = affine.load %alloc_38[%arg3, %arg4] : memref<9x7xf32>
        %8 = arith.addf %6, %7 : f32
        affine.store %8, %alloc_39[%arg3, %arg4] : memref<9x7xf32>
      }
    }
    %alloc_40 = memref.alloc() alignment = 64 : memref<9x7xf32>
    affine.for %arg3 = 0 to 9 {
      affine.for %arg4 = 0 to 7 {
        %6 = affine.load %alloc_39[%arg3, %arg4] : memref<9x7xf32>
        %7 = arith.negf %6 : f32
        affine.store %7, %alloc_40[%arg3, %arg4] : memref<9x7xf32>
      }
    }
    %alloc_41 = memref.alloc() alignment = 64 : memref<9x7xf32>
    affine.for %arg3 = 0 to 9 {
      affine.for %arg4 = 0 to 7 {
        %6 = affine.load %alloc_8[%arg3, %arg4] : memref<9x7xf32>
        %7 = affine.load %alloc_14[%arg3, %arg4] : memref<9x7xf32>
        %8 = arith.mulf %6, %7 : f32
        affine.store %8, %alloc_41[%arg3, %arg4] : memref<9x7xf32>
      }
    }
    %alloc_42 = memref.alloc() alignment = 64 : memref<7xf32>
    affine.for %arg3 = 0 to 7 {
      affine.store %cst_4, %alloc_42[%arg3] : memref<7xf32>
    }
    affine.for %arg3 = 0 to 7 {
      affine.for %arg4 = 0 to 9 {
        %6 = affine.load %alloc_41[%arg4, %arg3] : memref<9x7xf32>
        %7 = affine.load %alloc_42[%arg3] : memref<7xf32>
        %8 = arith.addf %7, %6 : f32
        affine.store %8, %alloc_42[%arg3] : memref<7xf32>
      }
    }
    %alloc_43 = memref.alloc() alignment = 64 : memref<7xf32>
    affine.for %arg3 = 0 to 7 {
      %6 = affine.load %alloc_42[%arg3] : memref<7xf32>
      %7 = arith.mulf %6, %cst_2 : f32
      affine.store %7, %alloc_43[%arg3] : memref<7xf32>
    }
    %alloc_44 = memref.alloc() alignment = 64 : memref<7xf32>
    affine.for %arg3 = 0 to 7 {
      affine.store %cst_4, %alloc_44[%arg3] : memref<7xf32>
    }
    affine.for %arg3 = 0 to 7 {
      affine.for %arg4 = 0 to 9 {
        %6 = affine.load %alloc_8[%arg4, %arg3] : memref<9x7xf32>
        %7 = affine.load %alloc_44[%arg3] : memref<7xf32>
        %8 = arith.addf %7, %6 : f32
        affine.store %8, %alloc_44[%arg3] : memref<7xf32>
      }
    }
    %alloc_45 = memref.alloc() alignment = 64 : memref<7xf32>
    affine.for %arg3 = 0 to 7 {
      affine.store %cst_4, %alloc_45[%arg3] : memref<7xf32>
    }
    affine.for %arg3 = 0 to 7 {
      affine.for %arg4 = 0 to 9 {
        %6 = affine.load %alloc_14[%arg4, %arg3] : memref<9x7xf32>
        %7 = affine.load %alloc_45[%arg3] : memref<7xf32>
        %8 = arith.addf %7, %6 : f32
        affine.store %8, %alloc_45[%arg3] : memref<7xf32>
      }
    }
    %alloc_46 = memref.alloc() alignment = 64 : memref<7xf32>
    affine.for %arg3 = 0 to 7 {
      %6 = affine.load %alloc_44[%arg3] : memref<7xf32>
      %7 = affine.load %alloc_45[%arg3] : memref<7xf32>
      %8 = arith.addf %6, %7 : f32
      affine.store %8, %alloc_46[%arg3] : memref<7xf32>
    }
    %alloc_47 = memref.alloc() alignment = 64 : memref<7xf32>
    affine.for %arg3 = 0 to 7 {
      %6 = affine.load %alloc_46[%arg3] : memref<7xf32>
      %7 = arith.addf %6, %cst_1 : f32
      affine.store %7, %alloc_47[%arg3] : memref<7xf32>
    }
    %alloc_48 = memref.alloc() alignment = 64 : memref<7xf32>
    affine.for %arg3 = 0 to 7 {
      %6 = affine.load %alloc_43[%arg3] : memref<7xf32>
      %7 = affine.load %alloc_47[%arg3] : memref<7xf32>
      %8 = arith.divf %6, %7 : f32
      affine.store %8, %alloc_48[%arg3] : memref<7xf32>
    }
    %alloc_49 = memref.alloc() alignment = 64 : memref<9x7xf32>
    affine.for %arg3 = 0 to 9 {
      affine.for %arg4 = 0 to 7 {
        %6 = affine.load %alloc_40[%arg3, %arg4] : memref<9x7xf32>
        %7 = arith.negf %6 : f32
        affine.store %7, %alloc_49[%arg3, %arg4] : memref<9x7xf32>
      }
    }
    %alloc_50 = memref.alloc() alignment = 64 : memref<9x7xf32>
    affine.for %arg3 = 0 to 9 {
      affine.for %arg4 = 0 to 7 {
        %6 = affine.load %alloc_49[%arg3, %arg4] : memref<9x7xf32>
        %7 = math.exp %6 : f32
        affine.store %7, %alloc_50[%arg3, %arg4] : memref<9x7xf32>
      }
    }
    %alloc_51 = memref.alloc() alignment = 64 : memref<9x7xf32>
    affine.for %arg3 = 0 to 9 {
      affine.for %arg4 = 0 to 7 {
        %6 = affine.load %alloc_50[%arg3, %arg4] : memref<9x7xf32>
        %7 = arith.subf %cst_3, %6 : f32
        affine.store %7, %alloc_51[%arg3, %arg4] : memref<9x7xf32>
      }
    }
    %alloc_52 = memref.alloc() alignment = 64 : memref<9x7xf32>
    affine.for %arg3 = 0 to 9 {
      affine.for %arg4 = 0 to 7 {
        %6 = affine.load %alloc_40[%arg3, %arg4] : memref<9x7xf32>
        %7 = affine.load %alloc_51[%arg3, %arg4] : memref<9x7xf32>
        %8 = arith.addf %6, %7 : f32
        affine.store %8, %alloc_52[%arg3, %arg4] : memref<9x7xf32>
      }
    }
    %alloc_53 = memref.alloc() alignment = 64 : memref<f32>
    affine.store %cst_4, %alloc_53[] : memref<f32>
    affine.for %arg3 = 0 to 9 {
      affine.for %arg4 = 0 to 7 {
        %6 = affine.load %alloc_52[%arg3, %arg4] : memref<9x7xf32>
        %7 = affine.load %alloc_53[] : memref<f32>
        %8 = arith.addf %7, %6 : f32
        affine.store %8, %alloc_53[] : memref<f32>
      }
    }
    %alloc_54 = memref.alloc() alignment = 64 : memref<f32>
    %0 = affine.load %alloc_53[] : memref<f32>
    %1 = arith.divf %0, %cst_0 : f32
    affine.store %1, %alloc_54[] : memref<f32>
    %alloc_55 = memref.alloc() alignment = 64 : memref<f32>
    affine.store %cst_4, %alloc_55[] : memref<f32>
    affine.for %arg3 = 0 to 7 {
      %6 = affine.load %alloc_48[%arg3] : memref<7xf32>
      %7 = affine.load %alloc_55[] : memref<f32>
      %8 = arith.addf %7, %6 : f32
      affine.store %8, %alloc_55[] : memref<f32>
    }
    %alloc_56 = memref.alloc() alignment = 64 : memref<f32>
    %2 = affine.load %alloc_55[] : memref<f32>
    %3 = arith.divf %2, %cst : f32
    affine.store %3, %alloc_56[] : memref<f32>
    %alloc_57 = memref.alloc() alignment = 64 : memref<f32>
    %4 = affine.load %alloc_56[] : memref<f32>
    %5 = arith.subf %cst_3, %4 : f32
    affine.store %5, %alloc_57[] : memref<f32>
    return %alloc_54, %alloc_57 : memref<f32>, memref<f32>
  }
}

